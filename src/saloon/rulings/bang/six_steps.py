"""The verbs of the hidden six."""

from __future__ import annotations

from saloon.rulings.bang.actor import IF_ILLEGAL, Actor
from saloon.rulings.bang.board import TURN
from saloon.rulings.bang.table import Offer
from saloon.rulings.records import Fields
from saloon.rulings.verdicts import BadRecord, Refused

CLAIMS = {
    "crime_defeated": "declare_crime_beaten",
    "crime_beaten": "declare_crime_beaten",
    "law_dead": "declare_law_dead",
}
"""What can be declared, as the format and as the engine calls it."""


def declare(actor: Actor, step: Fields) -> None:
    """Say that crime is beaten or that the law is dead: as the first word of a turn, or whenever allowed."""
    what = step.get("what")
    if what not in CLAIMS:
        raise BadRecord(f"declare: {what!r} is none of {', '.join(CLAIMS)}")
    table = actor.table

    def wanted(offer: Offer) -> bool:
        return offer.verb == CLAIMS[str(what)]

    def unasked() -> list[Offer]:
        return [offer for offer in table.interrupts(actor.seat) if wanted(offer)]

    if actor.patience is IF_ILLEGAL and not actor.offered(wanted) and not unasked():
        raise Refused(table.stands())
    if table.stop() == TURN and table.turn() == actor.seat:
        table.release()
    actor.wait_for(lambda: bool(actor.offered(wanted) or unasked()))
    if actor.offered(wanted):
        actor.choose_now(wanted)
    else:
        table.interrupt(actor.seat, unasked()[0])


def refute(actor: Actor, step: Fields) -> None:
    """Show oneself against the claim that crime is beaten, or stay silent."""
    verb = "refute" if step.get("accept", True) else "pass"
    actor.choose(lambda offer: actor.table.question() == "refutation" and offer.verb == verb)
