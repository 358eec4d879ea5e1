"""The verbs of a series of games: keeping and hiring characters, buying cards."""

from __future__ import annotations

import random

from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.series import HIRED
from saloon.rulings.bang.actor import Actor
from saloon.rulings.bang.leniency import BETWEEN_ANSWERED
from saloon.rulings.bang.names import character_key
from saloon.rulings.bang.table import Offer, Table
from saloon.rulings.records import Fields, whole
from saloon.rulings.verdicts import Refused

BETWEEN = ("keep_character", "open_auction", "opening_bid", "raise_bid", "buy_cards")
"""Questions that are asked before hands are dealt, in their order."""


def keep_character(actor: Actor, _step: Fields) -> None:
    """Keep the character of the game before, for its price."""
    go_on_to(actor, "keep_character")
    actor.choose_now(lambda offer: offer.verb == "keep")


def buy_cards(actor: Actor, step: Fields) -> None:
    """Buy these cards and no more; then everybody gets his hand."""
    table = actor.table
    go_on_to(actor, "buy_cards")
    for name in actor.cards(step.get("cards", step.get("card"))):
        if table.asked() != actor.seat or table.question() != "buy_cards":
            raise Refused(f"{name.line()} cannot be bought: {table.stands()}")
        actor.choose_now(lambda offer, name=name: offer.verb == "buy" and table.is_card(offer.card, name))  # type: ignore[misc]
    while table.question() in BETWEEN:
        answer_mildly(table)


def bid(actor: Actor, step: Fields) -> None:
    """Bid for a character: who opens the auction names it first."""
    table = actor.table
    amount = whole(step.get("amount"), "amount")
    character = character_key(step.get("character"))
    if table.question() == "open_auction":
        actor.choose_now(lambda offer: offer.verb == "pick" and offer.kind == character)
        if table.question() != "opening_bid" and bid_made(table, actor.seat) == amount:
            return  # nobody else could bid
    actor.choose_now(
        lambda offer: offer.verb == "bid" and offer.option.number == amount and on_sale(table) == character
    )


def play_series(actor: Actor, step: Fields) -> None:
    """Play whole games of a series, whatever is played in them, from the one on that is given."""
    table = actor.table
    rng = random.Random("series")
    for number in range(whole(step.get("games", len(table.seats)), "games")):
        if number or table.game.over:
            table.game = deal(next_game(table.game, f"ruling {number}"))
        game = table.game
        while game.decision is not None:
            game.answer(rng.randrange(len(game.decision.options)))


def on_sale(table: Table) -> str:
    """The character that is being auctioned."""
    character = getattr(table.game.stack[-1], "character", None)
    return "" if character is None else table.game.key_of(character)


def bid_made(table: Table, seat: str) -> int:
    """What a seat has just paid for a character."""
    player = table.figure_of(seat).player
    paid = [-entry.amount() for entry in table.game.ledger if (entry.player, entry.reason) == (player, HIRED)]
    return paid[-1] if paid else -1


def go_on_to(actor: Actor, question: str) -> None:
    """Answer what comes before somebody's question for those who are asked."""
    table = actor.table
    while not (table.asked() == actor.seat and table.question() == question):
        if table.question() not in BETWEEN[: BETWEEN.index(question) + 1]:
            raise Refused(table.stands())
        answer_mildly(table)


def answer_mildly(table: Table) -> None:
    """A character that costs nothing is kept; otherwise nobody spends more than he must."""
    offers = table.offers()
    answer: Offer = offers[0]
    if table.question() == "keep_character" and table.number_asked() == 0:
        answer = offers[1]
    table.lenient.note(BETWEEN_ANSWERED, f"{table.asked()}: {table.question()}")
    table.answer(answer)
