"""The table of BANG! around the seats: events in force, the middle, the own seat."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.view import UNKNOWN, BangView
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import FigureId
from saloon.terminal.bang.seats import (
    card_in_play,
    character_names,
    known_characters,
    life,
    off_because,
    role_name,
    title,
)
from saloon.terminal.paint import (
    ALARM,
    EVENT,
    QUIET,
    TURN,
    both_ends,
    fitted,
    folded_words,
    painted,
    wrapped,
)
from saloon.text.bang.narrator import BangNarrator


def direction_of(seen: BangView) -> str:
    """Which way round the turn passes."""
    return "↺" if seen.counter_clockwise else "↻"


def centre(seen: BangView, narrator: BangNarrator, mine: int) -> list[Text]:
    """What lies in the middle: whose turn, the deck, the discard pile and its top card."""
    say = narrator.say
    lines = []
    if seen.turn != NONE:
        turn = say("table.turn", number=seen.turns, who=narrator.name(seen.turn))
        lines.append(Text(f"{direction_of(seen)} {turn}", style=TURN))
        lines += [Text(fact, style=ALARM) for fact in narrator.turn_facts(seen)]
    lines.append(Text(say("table.piles", deck=seen.deck_size, discard=len(seen.discard))))
    if seen.discard:
        lines.append(painted(say("table.top", card=narrator.cards.card(seen.discard[-1]))))
    if mine:
        lines.append(Text(say("table.reach_sign", reach=mine), style=QUIET))
    return lines


def own_seat(seen: BangView, narrator: BangNarrator, bottom: FigureId, width: int) -> list[Text]:
    """The seat at the bottom: name, role, character, life, weapon and cards in play."""
    one = seen.figures[bottom]
    say = narrator.say
    left = title(one, seen, narrator)
    if not one.alive:
        left.append(" ✝", style=QUIET)
    for text in (role_name(one, narrator), character_names(one, narrator)):
        if text:
            left.append(" · ").append_text(text)
    reach = say("table.reach", reach=one.reach, weapon=weapon_name(seen, narrator, bottom))
    right = life(one, narrator).append(f"  {reach}" if one.alive else "")
    if one.alive and one.hand_limit != one.life and not one.ghost:
        right.append(" · " + say("table.hand_limit", number=one.hand_limit))
    if one.skips:
        right.append(" · " + say("table.skips"))
    lines = [both_ends(left, right, width)]
    off = off_because(one, narrator)
    if one.in_play or off:
        parts = [card_in_play(one, card, narrator) for card in one.in_play]
        head = Text(f"   {say('table.in_play')}" if one.in_play else "  ", style=QUIET)
        lines += wrapped([head, *parts, *([off] if off else [])], width, " ")
    if one.spare not in ("", UNKNOWN):
        spare = say("table.spare", character=narrator.cards.character(one.spare))
        lines.append(Text(f"   {spare}", style=QUIET))
    return lines


def events(seen: BangView, narrator: BangNarrator, width: int) -> list[Text]:
    """The events in force, each in one line with its effect, and the next one where it lies face up."""
    lines: list[Text] = []
    shootout = narrator.shootout(seen)
    if shootout:
        lines += folded_words(f"✶ {shootout}", ALARM, width)
    to_come: list[str] = []
    for deck in seen.event_decks:
        name, effect = narrator.event_in_force(deck)
        right = narrator.event_to_come(deck)
        if deck.active:
            shown = Text("⚑ ").append(name).append(": ")
            shown.stylize(EVENT)
            lines.append(both_ends(shown.append(effect, style="not bold"), Text(right, style=QUIET), width))
        elif deck.left:
            to_come.append(f"{name}: {right}")
    if to_come:
        lines.append(fitted(Text("⚐ " + " · ".join(to_come), style=QUIET), width))
    return lines


def weapon_name(seen: BangView, narrator: BangNarrator, figure: FigureId) -> str:
    kind_of = narrator.cards.book.kind_of
    for card in seen.figures[figure].in_play:
        if kind_of[card].weapon:
            return narrator.cards.kind(kind_of[card].key)
    return narrator.say("weapon.colt")


def ability(seen: BangView, narrator: BangNarrator, bottom: FigureId, width: int) -> list[Text]:
    """What the own character can do."""
    keys = known_characters(seen.figures[bottom])
    told = " ".join(narrator.say(f"character.{key}.text") for key in keys)
    return [Text("   ") + row for row in folded_words(told, QUIET, width - 3)]
