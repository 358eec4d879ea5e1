"""One seat at the table, in a few lines: who, life, hand, cards in play, how far away."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import SHERIFF
from saloon.kernel.decisions import NONE
from saloon.terminal.paint import LIFE, NAME, QUIET, TURN, both_ends, fitted, painted, wrapped
from saloon.text.narrator import Narrator

FULL = 0
COMPACT = 1


def hearts(one: FigureView) -> Text:
    """Life points left and lost."""
    left = max(one.life, 0)
    return Text("♥" * left, style=LIFE).append("♡" * (one.max_life - left), style=QUIET)


def title(one: FigureView, seen: BangView, narrator: Narrator) -> Text:
    """Marker of the turn, seat number, name, star of the Sheriff."""
    on_turn = seen.turn == one.figure and not seen.over
    text = Text("▶" if on_turn else " ", style=TURN)
    text.append(f"{one.figure + 1} ", style=QUIET if not one.alive else "")
    text.append(narrator.names[one.player], style=TURN if on_turn else NAME if one.alive else QUIET)
    if one.role == SHERIFF:
        text.append(" ★", style="bold yellow")
    return text


def role_name(one: FigureView, narrator: Narrator) -> Text:
    """The role, if the viewer knows it."""
    return Text("" if one.role == NONE else narrator.role(one.role), style="yellow")


def reach_sign(one: FigureView, mine: int) -> str:
    """Whether the viewer's weapon reaches this seat; nothing where the viewer has no seat of his own."""
    if one.distance == 0:
        return ""
    return " ◎" if one.distance <= mine else " ○"


def position(one: FigureView, mine: int, narrator: Narrator) -> Text:
    """`hand 3 · distance 2 ◎`"""
    texts = narrator.texts
    line = texts.say("terminal.table.hand_count", number=one.hand_size)
    if one.distance:
        line += " · " + texts.say("terminal.table.distance", number=one.distance) + reach_sign(one, mine)
    return Text(line)


def in_play(one: FigureView, narrator: Narrator, width: int, lines: int) -> list[Text]:
    """The cards in front of a figure, in at most so many lines; what does not fit is cut visibly."""
    cards = narrator.cards
    parts = [painted(cards.card(card)) for card in one.in_play]
    rows = wrapped(parts, width, ", ")
    if len(rows) > lines:
        rows = wrapped([Text(cards.kind(cards.book.kind_of[card].key)) for card in one.in_play], width, ", ")
    if len(rows) > lines:
        rows = [*rows[: lines - 1], Text(", ").join(rows[lines - 1 :])]
    return [fitted(row, width) for row in rows]


def hand_cards(one: FigureView, narrator: Narrator, width: int) -> list[Text]:
    """The hand, where the viewer sees it at somebody else's seat: in an open replay."""
    if not one.hand:
        return []
    kinds = [painted(narrator.cards.card(card)) for card in one.hand]
    return [
        fitted(row, width)
        for row in wrapped([Text(narrator.texts.say("terminal.table.hand"), style=QUIET), *kinds], width, " ")
    ]


def seat_lines(
    one: FigureView, seen: BangView, narrator: Narrator, mine: int, width: int, style: int
) -> list[Text]:
    """A seat in 4 lines, or in 3 where there is little room; an eliminated one shows the role."""
    if not one.alive:
        gone = narrator.texts.say("terminal.table.eliminated")
        return [
            fitted(title(one, seen, narrator), width),
            fitted(Text("   ✝ ", style=QUIET).append_text(role_name(one, narrator)), width),
            fitted(Text(f"   {gone}", style=QUIET), width),
        ]
    indent = Text("   ")
    character = Text(narrator.character(one.figure, seen), style="italic")
    if style == COMPACT:
        short = Text(f" [{one.hand_size}]")
        if one.distance:
            short.append(f" {one.distance}{reach_sign(one, mine).strip()}")
        return [
            both_ends(title(one, seen, narrator), hearts(one).append_text(short), width),
            both_ends(indent + character, role_name(one, narrator), width),
            *(indent + row for row in in_play(one, narrator, width - 3, 1)),
            *(indent + row for row in hand_cards(one, narrator, width - 3)),
        ]
    return [
        both_ends(title(one, seen, narrator), hearts(one), width),
        both_ends(indent + character, role_name(one, narrator), width),
        fitted(indent + position(one, mine, narrator), width),
        *(indent + row for row in in_play(one, narrator, width - 3, 1 if width >= 38 else 2)),
        *(indent + row for row in hand_cards(one, narrator, width - 3)),
    ]
