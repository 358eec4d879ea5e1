"""Tables between two games of a series: what is given of money, and where the next game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.deal import Dealing, as_dealt, next_game
from saloon.games.bang.frames.hiring import Hiring, from_the_leader, give_character
from saloon.games.bang.frames.turn import Rounds
from saloon.games.bang.series import HIRED, Entry
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.kernel.ids import PlayerId
from saloon.rulings.records import Fields, listed, whole
from saloon.rulings.verdicts import BadRecord

if TYPE_CHECKING:
    from saloon.rulings.bang.layout import Layout

NEED_CAMPAIGN = ("experience", "hiring")
"""Variants that are paid for with the money of a campaign."""
STEPS = (100, 50, 10)
"""By how much bids may rise."""


def with_money(layout: Layout, game: Bang) -> None:
    """What each player has, and what he paid for his character."""
    for figure, place in zip(game.figures, layout.places, strict=True):
        game.players[figure.player].money += money_of(place)
    for number, place in enumerate(layout.places):
        if place.get("hire_price"):
            price = whole(place["hire_price"], "hire_price")
            game.ledger.append(Entry(1, PlayerId(number), HIRED, 1, -price, layout.character(place)))


def money_of(place: Fields) -> int:
    return whole(place.get("money") or 0, f"{place.get('seat')}.money")


def between_games(game: Bang) -> Bang:
    """The game after one that is over, and scored already, before anybody has been asked anything. Everybody
    has the role that is given, so that what is said of life points is true of it."""
    game.over = True
    setup = next_game(game, "next ruling")
    roles = [player.role for player in game.players]
    if sorted(roles) == sorted(setup.mode.role_cards(setup.players)):
        setup = new_setup(
            setup.players,
            setup.seed,
            setup.sets,
            setup.preset,
            dict(setup.chosen),
            roles,
            series=setup.series,
        )
    return as_dealt(setup)


def auction(layout: Layout) -> Bang:
    """A game in which the characters that are given lie open to be hired."""
    roles = [layout.role(place) for place in layout.places]
    game = as_dealt(layout.setup(roles, []))
    keys = [layout.character({"character": name}) for name in listed(layout.given.get("characters") or [])]
    if not keys:
        raise BadRecord("given.characters: no character lies open")
    for number, place in enumerate(layout.places):
        if place.get("character") is not None:
            give_character(game, game.ring[number], game.book.characters[layout.character(place)].number)
    characters = [game.book.characters[key].number for key in keys]
    game.stack = [Rounds(), Dealing(2), Hiring(characters, from_the_leader(game, 0))]
    with_money(layout, game)
    return game


def step_of_bids(amounts: list[int]) -> str:
    """The largest step in which all these bids can be made."""
    for step in STEPS:
        if all(amount % step == 0 for amount in amounts):
            return str(step)
    return str(STEPS[-1])
