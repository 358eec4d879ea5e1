"""The verbs of High Noon and A Fistful of Cards."""

from __future__ import annotations

from saloon.games.bang.words import COLOURS
from saloon.kernel.ids import CardId
from saloon.rulings.bang.actor import Actor
from saloon.rulings.bang.leniency import NO_EFFECT, PHASE_ENDED
from saloon.rulings.bang.names import suit_named
from saloon.rulings.records import Fields
from saloon.rulings.verdicts import BadRecord


def guess(actor: Actor, step: Fields) -> None:
    """Name a colour, red or black, before the top card of the deck is turned."""
    named = step.get("colour", step.get("color"))
    if named not in COLOURS:
        raise BadRecord(f"guess: {named!r} is no colour; colours: {', '.join(COLOURS)}")
    colour = COLOURS.index(named)
    table = actor.table
    actor.choose(lambda offer: table.question() == "guess_colour" and offer.option.number == colour)


def ranch(actor: Actor, step: Fields) -> None:
    """Lay off so many cards, or these, and draw as many; at the end of phase 2 that phase is ended first."""
    table = actor.table
    if table.in_play_phase() and table.asked() == actor.seat:
        table.lenient.note(PHASE_ENDED, actor.seat)
        actor.choose_now(lambda offer: offer.verb == "end_turn")
    actor.wait_for(lambda: table.question() == "exchange" and table.asked() == actor.seat)
    for name in actor.cards(step.get("discard", step.get("cards"))):
        actor.choose_now(lambda offer, name=name: offer.verb == "discard" and table.is_card(offer.card, name))  # type: ignore[misc]
    if table.question() == "exchange":
        actor.choose_now(lambda offer: offer.verb == "pass")


def sniper(actor: Actor, step: Fields) -> None:
    """Two BANG! cards together at somebody."""
    table = actor.table
    names = actor.cards(step.get("cards"))
    target = table.seats[table.number_of(step.get("target"))]
    actor.choose(
        lambda offer: (
            offer.verb == "use"
            and offer.kind == "sniper"
            and offer.target == target
            and isinstance(offer.other, int)
            and table.compare(names, [offer.card, CardId(offer.other)]) == ([], [])
        )
    )


def blood_brothers(actor: Actor, step: Fields) -> None:
    """Give a life point to somebody, or to nobody."""
    if step.get("target") is None or not step.get("accept", True):
        actor.choose(lambda offer: actor.table.question() == "give_life" and offer.verb == "pass")
        return
    target = actor.table.seats[actor.table.number_of(step["target"])]
    actor.choose(lambda offer: offer.verb == "give" and offer.target == target)


def hard_liquor(actor: Actor, step: Fields) -> None:
    """Skip phase 1 for a life point; who does not want to draws."""
    if step.get("accept", True):
        actor.choose(lambda offer: offer.verb == "use" and offer.kind == "hard_liquor")
    else:
        actor.table.lenient.note(NO_EFFECT, f"{actor.seat} hard_liquor")


def choose_suit(actor: Actor, step: Fields) -> None:
    """Name the only suit to be used in the turn."""
    suit = suit_named(step.get("suit"), "suit")
    table = actor.table
    actor.choose(lambda offer: table.question() == "name_suit" and offer.option.suit == suit)


def handcuff(actor: Actor, step: Fields) -> None:
    """Put the handcuffs on somebody."""
    table = actor.table
    target = table.seats[table.number_of(step.get("target", step.get("player")))]
    actor.choose(lambda offer: table.question() == "handcuff" and offer.target == target)


def new_identity(actor: Actor, step: Fields) -> None:
    """Become the character under the life counter, or not."""
    verb = "use" if step.get("accept", True) else "pass"
    actor.choose(lambda offer: actor.table.question() == "new_identity" and offer.verb == verb)
