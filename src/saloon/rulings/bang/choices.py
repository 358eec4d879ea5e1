"""Choices that belong to a step: what is paid with, what others lose, who gets which card."""

from __future__ import annotations

from collections.abc import Callable

from saloon.rulings.bang.actor import Actor
from saloon.rulings.bang.leniency import PRESENT_CHOSEN
from saloon.rulings.bang.names import ANY, CardName
from saloon.rulings.bang.table import HAND, Offer
from saloon.rulings.records import Fields, mapping
from saloon.rulings.verdicts import BadRecord, Refused


def aim_of(actor: Actor, step: Fields) -> Callable[[Offer], bool]:
    """What a theft is aimed at: a card in play, a hand, or whatever there is."""
    table = actor.table
    zone = step.get("target_zone")
    aim = step.get("target_card", ANY)
    pointed = actor.card(aim) if aim != ANY else None
    if zone not in (None, HAND, "in_play"):
        raise BadRecord(f"target_zone: {zone!r} is neither hand nor in_play")
    return lambda offer: (
        (pointed is None or table.is_card(offer.other, pointed))
        and (zone is None or (offer.other == HAND) == (zone == HAND))
    )


def pay(actor: Actor, price: list[CardName], place: int) -> None:
    """Discard exactly these cards as a price; cards of any kind are paid with what is of no other use."""
    table = actor.table
    for name in sorted(price, key=CardName.precision, reverse=True):
        if table.question() == "discard_cost" and table.asked() == actor.seat:
            fitting = actor.offered(lambda offer, name=name: table.is_card(offer.card, name))  # type: ignore[misc]
            blank = [offer for offer in fitting if table.face(offer.card)[0] == ANY]
            if not fitting:
                raise Refused(f"{name.line()} is not there to pay with: {table.stands()}")
            table.answer((blank or fitting)[0])
    if table.question() == "discard_cost" and table.asked() == actor.seat:
        raise Refused(f"{len(price)} cards are not enough: {table.stands()}")
    paid = table.discarded_since(place, actor.seat)[: len(price)]
    missing, more = table.compare(price, paid)
    if missing or more:
        raise Refused(f"paid {table.describe(paid)} instead of {', '.join(name.line() for name in price)}")


def choose_losses(actor: Actor, choices: Fields) -> None:
    """For each seat the card that it loses: one in play, or `hand`. What leaves no choice is not asked."""
    table = actor.table
    while table.question() == "choose_loss" and table.asked() == actor.seat:
        victim = table.offers()[0].target
        if victim not in choices:
            raise BadRecord(f"choices: nothing is said of {victim}: {table.stands()}")
        if choices[victim] == HAND:
            actor.choose_now(lambda offer: offer.other == HAND)
        else:
            name = actor.card(choices[victim])
            actor.choose_now(lambda offer, name=name: table.is_card(offer.card, name))  # type: ignore[misc]


def give_presents(actor: Actor, gifts: Fields, kept: list[CardName]) -> None:
    """A card for each of the others: as listed, otherwise one that is not to be kept."""
    table = actor.table
    if table.question() != "give_card":
        raise Refused(table.stands())
    while table.question() == "give_card" and table.asked() == actor.seat:
        offers = table.offers()
        target = offers[0].target
        if target in gifts:
            name = actor.card(gifts[target])
            actor.choose_now(lambda offer, name=name: table.is_card(offer.card, name))  # type: ignore[misc]
        else:
            _missing, free = table.compare(kept, [offer.card for offer in offers])
            if not free:
                raise Refused(f"nothing is left for {target}: {table.stands()}")
            if not table.is_no_choice():
                table.lenient.note(PRESENT_CHOSEN, f"{actor.seat} for {target}")
            actor.choose_now(lambda offer, card=free[0]: offer.card == card)  # type: ignore[misc]
    missing, _more = table.compare(kept, table.hand(actor.seat))
    if missing:
        raise Refused(f"{', '.join(name.line() for name in missing)} was not kept")


def take_in_play(actor: Actor, take: object) -> None:
    """Take a card in front of somebody in place of drawing."""
    table = actor.table
    words = mapping(take, "take")
    owner = table.seats[table.number_of(words.get("player"))]
    name = actor.card(words.get("card", ANY))
    actor.choose_now(
        lambda offer: offer.verb == "use" and offer.target == owner and table.is_card(offer.other, name)
    )
