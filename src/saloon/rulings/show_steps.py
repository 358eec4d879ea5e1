"""The verbs of the Wild West Show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.rulings.names import ANY
from saloon.rulings.records import Fields
from saloon.rulings.table import HAND, Offer
from saloon.rulings.verdicts import Refused

if TYPE_CHECKING:
    from saloon.rulings.steps import Actor


def order(actor: Actor, step: Fields) -> None:
    """Dorothy Rage: name a player, a card and, at once or when it is asked for, its target."""
    table = actor.table
    obeying = table.seats[table.number_of(step.get("player"))]
    kind = actor.card(step.get("card")).kind
    target = "" if step.get("target") is None else table.seats[table.number_of(step["target"])]
    pointed = actor.card(step["target_card"]) if step.get("target_card", ANY) != ANY else None
    zone = step.get("target_zone")

    def aims(offer: Offer) -> bool:
        return (
            offer.target == target
            and (pointed is None or table.is_card(offer.other, pointed))
            and (zone is None or (offer.other == HAND) == (zone == HAND))
        )

    actor.choose(
        lambda offer: offer.verb == "use" and offer.kind == "dorothy_rage" and offer.target == obeying
    )
    whole = table.game.rule["dorothy_order"] == "whole_order"
    actor.choose_now(
        lambda offer: (
            offer.verb == "command" and offer.kind == kind and (aims(offer) if whole else not offer.target)
        )
    )
    if not whole and target and table.question() == "give_order":
        actor.choose_now(lambda offer: offer.verb == "command" and aims(offer))


def change_seats(actor: Actor, _step: Fields) -> None:
    """Lady Rose of Texas."""
    actor.choose(lambda offer: offer.verb == "use" and offer.kind == "lady_rose_of_texas")


def speak(actor: Actor, _step: Fields) -> None:
    """Speak, whoever is asked."""
    table = actor.table
    if actor.patience.stops and table.stop():
        table.release()
    offers = [offer for offer in table.interrupts(actor.seat) if offer.verb == "speak"]
    if not offers:
        raise Refused(f"speaking changes nothing: {table.stands()}")
    table.interrupt(actor.seat, offers[0])


def give(actor: Actor, step: Fields) -> None:
    """Give a card to another seat; the only one may go without a question."""
    table = actor.table
    name = actor.card(step.get("card", ANY))

    def wanted(offer: Offer) -> bool:
        return offer.verb == "give" and table.is_card(offer.card, name)

    silent = actor.patience.silent_answers and not actor.offered(wanted)
    if not (silent and table.done_unasked(actor.seat, ("gave",), name)):
        actor.choose(wanted)
