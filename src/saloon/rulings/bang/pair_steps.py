"""The verbs of the game for two: a draft, the active character, Dynamite that is handed over."""

from __future__ import annotations

from saloon.rulings.bang.actor import Actor
from saloon.rulings.bang.board import DRAW
from saloon.rulings.bang.leniency import DONE_UNASKED
from saloon.rulings.bang.names import character_key
from saloon.rulings.bang.table import Offer, Table
from saloon.rulings.records import Fields, listed
from saloon.rulings.verdicts import BadRecord, Refused


def draft(actor: Actor, step: Fields) -> None:
    """Players take characters in turn: `X: El Gringo`; whoever is named first is the one who takes first."""
    table = actor.table
    picks: list[tuple[str, str]] = []
    for pick in listed(step.get("picks") or []):
        name, colon, character = str(pick).partition(":")
        if not colon:
            raise BadRecord(f"draft: {pick!r} is not a player and a character")
        picks.append((name.strip(), character_key(character.strip())))
    table.go_on()
    table.name_players(list(dict.fromkeys([name for name, _character in picks])))
    for name, character in picks:
        if table.question() != "draft":
            if character not in [table.character(seat) for seat in table.seats_of(name)]:
                raise Refused(f"{name} cannot take {character}: {table.stands()}")
            continue  # the last one is what is left
        if table.asked() not in table.seats_of(name):
            raise Refused(f"it is not the turn of {name}: {table.stands()}")
        answer_with(table, lambda offer, key=character: offer.kind == key)


def choose_active(actor: Actor, step: Fields) -> None:
    """Each player names the character with whom he begins."""
    table = actor.table
    chosen = {name: character_key(value) for name, value in step.items() if name not in ("do", "note")}
    while table.question() == "choose_active" and table.game.turns == 0:
        wanted = chosen.get(table.player_of(table.asked()), "")
        answer_with(table, lambda offer, key=wanted: table.character(offer.target) == key)


def answer_with(table: Table, wanted: object) -> None:
    """Answer the open question with the offer that is wanted."""
    assert callable(wanted)
    offers = [offer for offer in table.offers() if wanted(offer)]
    if not offers:
        raise Refused(table.stands())
    table.answer(offers[0])


def activate(actor: Actor, step: Fields) -> None:
    """Phase 0: play with this character, named by its seat or by itself."""
    table = actor.table
    said = step.get("character", step.get("seat", step.get("target")))
    own = table.seats_of(table.player_of(actor.seat))
    named = [seat for seat in own if said == seat or character_key(said) == table.character(seat)]
    if not named:
        raise BadRecord(f"activate: {said!r} is no character of {actor.seat}")
    if table.question() != "choose_active" and table.stop() == DRAW and table.turn() == named[0]:
        table.lenient.note(DONE_UNASKED, f"{actor.seat} activate {said}")
        return
    actor.choose(lambda offer: offer.verb == "activate" and offer.target == named[0])


def place_dynamite(actor: Actor, step: Fields) -> None:
    """Lay the Dynamite that was handed over before one of one's characters."""
    table = actor.table
    on = table.seats[table.number_of(step.get("on", step.get("target")))]

    def wanted(offer: Offer) -> bool:
        return offer.verb == "lay" and offer.target == on

    def lies_there() -> bool:
        passed = [event for event in table.log if event.name == "passed_on"]
        return bool(passed) and table.seats[passed[-1].whom] == on

    if not actor.choose_unless(lies_there, wanted):
        table.lenient.note(DONE_UNASKED, f"{actor.seat} place_dynamite {on}")
