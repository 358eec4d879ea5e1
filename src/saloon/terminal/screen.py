"""The whole screen, fitted to the window: ring, log, own seat, hand with its choices, question.

It is drawn from a view and a question, and knows nothing else of the game.
"""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.view import UNKNOWN, BangView
from saloon.kernel.decisions import NONE, Refusal
from saloon.terminal.choices import hand_line, question_lines
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.paint import ALARM, EVENT, NAME, QUIET, both_ends, fitted, painted, wrapped
from saloon.terminal.question import CRAMPED, TIGHT, Choice, Question, own_hand, question
from saloon.terminal.ring import BOXED, ring_lines
from saloon.terminal.seats import (
    COMPACT,
    FULL,
    card_in_play,
    character_names,
    life,
    off_because,
    role_name,
    title,
)
from saloon.text.narrator import Narrator

SIDE_LOG_FROM = 118
"""From this width on the log stands beside the ring."""
BOXED_FROM = 84
"""From this width of the ring on, seats stand in boxes if they are not too high."""
LINES_OF_LOG = 4
"""Fewer lines of log than this, and the seats are drawn smaller."""


def own_seat(seen: BangView, narrator: Narrator, bottom: int, width: int) -> list[Text]:
    """The seat at the bottom: name, role, character, life, weapon and cards in play."""
    one = seen.figures[bottom]
    say = narrator.texts.say
    left = title(one, seen, narrator)
    if not one.alive:
        left.append(" ✝", style=QUIET)
    for text in (role_name(one, narrator), character_names(one, narrator)):
        left.append(" · ").append_text(text)
    reach = say("terminal.table.reach", reach=one.reach, weapon=weapon_name(seen, narrator, bottom))
    right = life(one, narrator).append(f"  {reach}" if one.alive else "")
    if one.alive and one.hand_limit != one.life and not one.ghost:
        right.append(" · " + say("terminal.table.hand_limit", number=one.hand_limit))
    if one.skips:
        right.append(" · " + say("terminal.table.skips"))
    lines = [both_ends(left, right, width)]
    off = off_because(one, narrator)
    if one.in_play or off:
        parts = [card_in_play(one, card, narrator) for card in one.in_play]
        head = Text(f"   {say('terminal.table.in_play')}" if one.in_play else "  ", style=QUIET)
        lines += wrapped([head, *parts, *([off] if off else [])], width, " ")
    if one.spare not in ("", UNKNOWN):
        spare = say("terminal.table.spare", character=narrator.cards.character(one.spare))
        lines.append(Text(f"   {spare}", style=QUIET))
    return lines


def events(seen: BangView, narrator: Narrator, width: int) -> list[Text]:
    """The events in force, each in one line with its effect, and the next one where it lies face up."""
    lines: list[Text] = []
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


def question_that_fits(
    seen: BangView,
    narrator: Narrator,
    choices: list[Choice],
    refusals: list[Refusal],
    bottom: int,
    width: int,
    height: int,
) -> Question:
    """The question with its choices in groups as far as the window asks for it."""
    asked = question(choices, refusals, own_hand(seen))
    for room in (TIGHT, CRAMPED):
        if is_crowded(seen, narrator, asked, bottom, width, height):
            asked = question(choices, refusals, own_hand(seen), room)
    return asked


def is_crowded(
    seen: BangView, narrator: Narrator, asked: Question, bottom: int, width: int, height: int
) -> bool:
    """Whether the choices leave no room for the table and a few lines of log."""
    ring = len(ring_lines(seen, narrator, bottom, min(width, BOXED_FROM), COMPACT))
    used = len(events(seen, narrator, width)) + ring + len(bottom_part(seen, narrator, asked, bottom, width))
    return used + (0 if width >= SIDE_LOG_FROM else LINES_OF_LOG) > height


def weapon_name(seen: BangView, narrator: Narrator, figure: int) -> str:
    kind_of = narrator.cards.book.kind_of
    for card in seen.figures[figure].in_play:
        if kind_of[card].weapon:
            return narrator.cards.kind(kind_of[card].key)
    return narrator.texts.say("bang.weapon.colt")


def ability(seen: BangView, narrator: Narrator, bottom: int, width: int) -> list[Text]:
    """What the own character can do."""
    keys = seen.figures[bottom].characters
    told = " ".join(narrator.texts.say(f"bang.character.{key}.text") for key in keys)
    return [Text("   ") + row for row in folded_words(told, QUIET, width - 3)]


def bottom_part(
    seen: BangView, narrator: Narrator, asked: Question | None, bottom: int, width: int
) -> list[Text]:
    """Own seat, hand and question."""
    lines = [Text("─" * width, style=QUIET), *own_seat(seen, narrator, bottom, width)]
    if asked is not None:
        lines += question_lines(asked, seen, narrator, width)
        alarm = seen.decision != "play_phase"
        if asked.opened:
            return [*lines, Text(narrator.texts.say("terminal.prompt.opened"), style=NAME)]
        return lines + folded_words(narrator.prompt(seen), ALARM if alarm else NAME, width)
    lines += hand_line(seen.figures[bottom].hand, narrator, width)
    if seen.decider != NONE:
        lines.append(Text(f"… {narrator.waiting_for(seen)}", style=QUIET))
    return lines


def folded_words(line: str, style: str, width: int) -> list[Text]:
    words = [painted(word, style) for word in line.split()]
    return wrapped(words, width, " ")


def whole_screen(
    seen: BangView,
    narrator: Narrator,
    chronicle: Chronicle,
    asked: Question | None,
    bottom: int,
    width: int,
    height: int,
) -> list[Text]:
    """Everything, in at most `height` lines if that is possible at all."""
    lower = bottom_part(seen, narrator, asked, bottom, width)
    head = events(seen, narrator, width)
    height -= len(head)
    if width >= SIDE_LOG_FROM:
        upper = beside(seen, narrator, chronicle, bottom, width, height - len(lower))
    else:
        upper = above(seen, narrator, chronicle, bottom, width, height - len(lower))
    spare = height - len(upper) - len(lower)
    told = ability(seen, narrator, bottom, width)
    if max(len(told), 3) <= spare and seen.figures[bottom].alive:
        lower[2:2] = told
    return head + upper + lower


def ring_that_fits(seen: BangView, narrator: Narrator, bottom: int, width: int, room: int) -> list[Text]:
    """The ring in the largest style that leaves enough room."""
    lines: list[Text] = []
    for style in (BOXED, FULL, COMPACT):
        if style != BOXED or width >= BOXED_FROM:
            lines = ring_lines(seen, narrator, bottom, width, style)
            if len(lines) <= room:
                return lines
    return lines


def above(
    seen: BangView, narrator: Narrator, chronicle: Chronicle, bottom: int, width: int, room: int
) -> list[Text]:
    """The ring above the log."""
    ring = ring_that_fits(seen, narrator, bottom, width, room - LINES_OF_LOG - 1)
    left = room - len(ring) - 1
    log = chronicle.tail(max(left - 3, min(left, LINES_OF_LOG)), width)
    return [*ring, Text("─" * width, style=QUIET), *log] if log else ring


def beside(
    seen: BangView, narrator: Narrator, chronicle: Chronicle, bottom: int, width: int, room: int
) -> list[Text]:
    """The ring beside the log."""
    side = min(width // 3, 50, width - BOXED_FROM - 3)
    ring = ring_that_fits(seen, narrator, bottom, width - side - 3, room)
    count = min(max(len(ring), room - 3), room)
    log = chronicle.tail(count, side)
    rows = []
    for number in range(max(len(ring), len(log))):
        left = ring[number] if number < len(ring) else Text("")
        right = log[number] if number < len(log) else Text("")
        row = fitted(left, width - side - 3).append(" │ ", style=QUIET)
        rows.append(row.append_text(fitted(right, side)))
    return rows
