"""The verbs of the Wild West Show."""

from __future__ import annotations

from saloon.rulings.bang.actor import Actor
from saloon.rulings.bang.choices import aim_of, choose_losses, pay
from saloon.rulings.bang.leniency import DONE_UNASKED, NO_EFFECT
from saloon.rulings.bang.names import ANY
from saloon.rulings.bang.table import Offer
from saloon.rulings.records import Fields, mapping


def order(actor: Actor, step: Fields) -> None:
    """Dorothy Rage: name a player, a card and, at once or when it is asked for, its target."""
    table = actor.table
    place = len(table.log)
    obeying = table.seats[table.number_of(step.get("player"))]
    kind = actor.card(step.get("card")).kind
    target = "" if step.get("target") is None else table.seats[table.number_of(step["target"])]
    fits = aim_of(actor, step)

    def aims(offer: Offer) -> bool:
        return offer.target == target and fits(offer)

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
    player = Actor(actor.layout, table, obeying, actor.patience)
    if "extra_discard" in step:
        pay(player, player.cards(step["extra_discard"]), place)
    if "choices" in step:
        choose_losses(player, mapping(step["choices"], "choices"))


def change_seats(actor: Actor, _step: Fields) -> None:
    """Lady Rose of Texas."""
    actor.choose(lambda offer: offer.verb == "use" and offer.kind == "lady_rose_of_texas")


def speak(actor: Actor, _step: Fields) -> None:
    """Speak, whoever is asked. Without a Gag that changes nothing."""
    table = actor.table
    if actor.patience.stops and table.stop():
        table.release_unasked()
    offers = [offer for offer in table.interrupts(actor.seat) if offer.verb == "speak"]
    if offers:
        table.interrupt(actor.seat, offers[0])
    else:
        table.lenient.note(NO_EFFECT, f"{actor.seat} speak")


def give(actor: Actor, step: Fields) -> None:
    """Give a card to another seat; the only one may go without a question."""
    table = actor.table
    name = actor.card(step.get("card", ANY))

    def wanted(offer: Offer) -> bool:
        return offer.verb == "give" and table.is_card(offer.card, name)

    if not actor.choose_unless(lambda: table.done_unasked(actor.seat, ("gave",), name), wanted):
        table.lenient.note(DONE_UNASKED, f"{actor.seat} give {name.line()}")
