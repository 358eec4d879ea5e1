"""The whole screen, fitted to the window: ring, log, own seat, hand with its choices, question.

It is drawn from a view and a question by the look of the game, and knows nothing else of the game.
"""

from __future__ import annotations

from rich.text import Text

from saloon.kernel.decisions import NONE, Refusal
from saloon.kernel.ids import FigureId, PlayerId
from saloon.terminal.choices import hand_line, question_lines
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.look import BOXED, COMPACT, FULL, Look
from saloon.terminal.paint import ALARM, NAME, QUIET, fitted, folded_words
from saloon.terminal.question import CRAMPED, ROOMY, TIGHT, Choice, Question, question
from saloon.terminal.ring import ring_lines
from saloon.text.narrator import V

SIDE_LOG_FROM = 118
"""From this width on the log stands beside the ring."""
BOXED_FROM = 84
"""From this width of the ring on, seats stand in boxes if they are not too high."""
LINES_OF_LOG = 4
"""Fewer lines of log than this, and the seats are drawn smaller."""


def question_that_fits(
    look: Look[V],
    seen: V,
    choices: list[Choice],
    refusals: list[Refusal],
    bottom: PlayerId,
    width: int,
    height: int,
) -> Question:
    """The question with its choices in groups as far as the window asks for it."""
    placed = [
        choice._replace(
            beside=look.beside(choice.option, seen),
            bundle=look.bundle(choice.option),
            number=look.number(choice.option),
        )
        for choice in choices
    ]
    hand = look.own_hand(seen)
    asked = question(placed, refusals, hand, ROOMY)
    for room in (TIGHT, CRAMPED):
        if is_crowded(look, seen, asked, bottom, width, height):
            asked = question(placed, refusals, hand, room)
    return asked


def is_crowded(look: Look[V], seen: V, asked: Question, bottom: PlayerId, width: int, height: int) -> bool:
    """Whether the choices leave no room for the table and a few lines of log."""
    ring = len(ring_lines(look, seen, look.standing(bottom, seen), min(width, BOXED_FROM), COMPACT))
    used = len(look.head(seen, width)) + ring + len(bottom_part(look, seen, asked, bottom, width))
    return used + (0 if width >= SIDE_LOG_FROM else LINES_OF_LOG) > height


def bottom_part(look: Look[V], seen: V, asked: Question | None, bottom: PlayerId, width: int) -> list[Text]:
    """Own seat, hand and question."""
    lines = [Text("─" * width, style=QUIET), *look.own_seat(seen, look.standing(bottom, seen), width)]
    if asked is not None:
        lines += question_lines(asked, look, seen, width)
        if asked.opened:
            return [*lines, Text(look.texts.say("terminal.prompt.opened"), style=NAME)]
        style = NAME if look.is_calm(seen) else ALARM
        return lines + folded_words(look.narrator.prompt(seen), style, width)
    lines += hand_line(look.hand(bottom, seen), look, width)
    if seen.decider != NONE:
        lines.append(Text(f"… {look.narrator.waiting_for(seen)}", style=QUIET))
    return lines


def whole_screen(
    look: Look[V],
    seen: V,
    chronicle: Chronicle,
    asked: Question | None,
    bottom: PlayerId,
    width: int,
    height: int,
) -> list[Text]:
    """Everything, in at most `height` lines if that is possible at all."""
    lower = bottom_part(look, seen, asked, bottom, width)
    head = look.head(seen, width)
    standing = look.standing(bottom, seen)
    height -= len(head)
    if width >= SIDE_LOG_FROM:
        upper = beside(look, seen, chronicle, standing, width, height - len(lower))
    else:
        upper = above(look, seen, chronicle, standing, width, height - len(lower))
    spare = height - len(upper) - len(lower)
    told = look.ability(seen, standing, width)
    if max(len(told), 3) <= spare:
        lower[2:2] = told
    return head + upper + lower


def ring_that_fits(look: Look[V], seen: V, bottom: FigureId, width: int, room: int) -> list[Text]:
    """The ring in the largest style that leaves enough room; what is remembered must not make seats small."""
    lines: list[Text] = []
    styles = [(BOXED, True), (FULL, True), (FULL, False), (COMPACT, False)]
    for style, reminders in styles:
        if style != BOXED or width >= BOXED_FROM:
            lines = ring_lines(look, seen, bottom, width, style, reminders)
            if len(lines) <= room:
                return lines
    return lines


def above(
    look: Look[V], seen: V, chronicle: Chronicle, bottom: FigureId, width: int, room: int
) -> list[Text]:
    """The ring above the log."""
    ring = ring_that_fits(look, seen, bottom, width, room - LINES_OF_LOG - 1)
    left = room - len(ring) - 1
    log = chronicle.tail(max(left - 3, min(left, LINES_OF_LOG)), width)
    return [*ring, Text("─" * width, style=QUIET), *log] if log else ring


def beside(
    look: Look[V], seen: V, chronicle: Chronicle, bottom: FigureId, width: int, room: int
) -> list[Text]:
    """The ring beside the log."""
    side = min(width // 3, 50, width - BOXED_FROM - 3)
    ring = ring_that_fits(look, seen, bottom, width - side - 3, room)
    count = min(max(len(ring), room - 3), room)
    log = chronicle.tail(count, side)
    rows = []
    for number in range(max(len(ring), len(log))):
        left = ring[number] if number < len(ring) else Text("")
        right = log[number] if number < len(log) else Text("")
        row = fitted(left, width - side - 3).append(" │ ", style=QUIET)
        rows.append(row.append_text(fitted(right, side)))
    return rows
