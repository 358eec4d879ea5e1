"""One seat at the table, in a few lines: who, of which team, with what cowboy, hand and money."""

from __future__ import annotations

from rich.text import Text

from saloon.games.calibre45.frames.attack import Stand
from saloon.games.calibre45.view import CalibreView, PlayerView
from saloon.games.calibre45.words import TOKEN_VALUE
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId
from saloon.kernel.views import HIDDEN
from saloon.terminal.look import COMPACT
from saloon.terminal.paint import ALARM, EVENT, NAME, QUIET, TURN, both_ends, fitted, painted, wrapped
from saloon.text.calibre45.narrator import CalibreNarrator

BACK = "▒"
"""A card that lies face down."""
ROBBING = "⚑"
SHOT_AT = "◎"
TOKEN = "¤"
INDENT = 3
HAND_LINES = 2
"""A hand that the viewer sees at somebody else's seat takes no more lines than this."""


def target_of(seen: CalibreView) -> int:
    """The player whose cowboy is shot at now; NONE if nobody's is."""
    frame = seen.stack[-1] if seen.stack else None
    return frame.player if isinstance(frame, Stand) else NONE


def title(one: PlayerView, seen: CalibreView, narrator: CalibreNarrator) -> Text:
    """`▶2 ▼B Ada ⚑`: whether it is for him to act, seat, team, name, whether he is on the robbery."""
    acts = seen.decider == one.player
    emblem = painted(f"{narrator.sign(one.team)}{narrator.letter(one.team)}")
    text = Text("▶" if acts else " ", style=TURN).append(f"{one.player + 1} ", style="not bold default")
    text.append_text(emblem).append(" ").append(narrator.names[one.player], style=TURN if acts else NAME)
    if one.player == target_of(seen):
        text.append(f" {SHOT_AT}", style=ALARM)
    return text


def cowboy(one: PlayerView, narrator: CalibreNarrator, room: int) -> Text:
    """Face up, face down but known, hidden, or none; the limit is never cut off."""
    if one.cowboy == NONE:
        return Text(narrator.say("table.no_cowboy"), style=QUIET)
    if one.cowboy == HIDDEN:
        return Text(f"{BACK} {narrator.say('table.face_down')}", style=QUIET)
    sign, style = (ROBBING, EVENT) if one.robbing else (BACK, "italic")
    name, limit = narrator.cards.name(one.cowboy), f"({one.limit})"
    space = room - len(limit) - 3
    if len(name) > space > 1:
        name = name[: space - 1].rstrip() + "…"
    return Text(f"{sign} ", style=EVENT if one.robbing else QUIET).append(f"{name} {limit}", style=style)


def bail(one: PlayerView) -> Text:
    """The bail tokens on the cowboy, one sign each."""
    return Text(TOKEN * one.tokens, style="yellow")


def money(one: PlayerView, narrator: CalibreNarrator) -> Text:
    """What he has, debts deducted."""
    text = Text(narrator.dollars(one.money), style="green" if one.money else QUIET)
    return text.append("!", style=ALARM) if one.debt else text


def troubles(one: PlayerView, narrator: CalibreNarrator) -> list[str]:
    """Bail and debts in words."""
    told = []
    if one.tokens:
        told.append(narrator.say("table.bail", dollars=narrator.dollars(one.tokens * TOKEN_VALUE)))
    if one.resting:
        told.append(narrator.say("table.resting"))
    if one.debt:
        told.append(narrator.say("table.debt", dollars=narrator.dollars(one.debt)))
    return told


def open_hand(one: PlayerView, narrator: CalibreNarrator, width: int, lines: int) -> list[Text]:
    """The hand, where the viewer sees it at somebody else's seat: an open team, or an open replay."""
    if not one.hand:
        return []
    cards = [Text(narrator.card(card)) for card in in_order(one.hand, narrator)]
    rows = wrapped(cards, width, ", ")
    if len(rows) > lines:
        rows = [*rows[: lines - 1], Text(", ").join(rows[lines - 1 :])]
    return [fitted(row, width) for row in rows]


def in_order(hand: list[CardId], narrator: CalibreNarrator) -> list[CardId]:
    """A hand as one holds it: bullets by their number, then the rest."""
    book = narrator.cards.book
    return sorted(hand, key=lambda card: (book.kind_of[card], book.bullets_of[card]))


def seat_lines(
    one: PlayerView, seen: CalibreView, narrator: CalibreNarrator, width: int, style: int
) -> list[Text]:
    """A seat in 3 lines, or in 2 where there is little room."""
    indent = Text(" " * INDENT)
    inner = width - INDENT
    head = title(one, seen, narrator)
    tokens, sum_of_money = bail(one), money(one, narrator)
    if style == COMPACT:
        count = Text(f"[{one.hand_size}]") if not tokens else tokens.append(f" [{one.hand_size}]", "default")
        held = cowboy(one, narrator, inner - sum_of_money.cell_len - 1)
        hand = open_hand(one, narrator, inner, 1)
        lines = [both_ends(head, count, width), both_ends(indent + held, sum_of_money, width)]
        return lines + [indent + row for row in hand]
    pile = sum_of_money
    if len(one.loot) > 1:
        pile = pile.append(f" ({narrator.cards.in_thousands(one.loot)})", style=QUIET)
    held = cowboy(one, narrator, inner - tokens.cell_len - 1)
    return [
        both_ends(head, Text(narrator.say("table.hand_count", number=one.hand_size)), width),
        both_ends(indent + held, tokens, width),
        fitted(indent + pile, width),
        *(indent + row for row in open_hand(one, narrator, inner, HAND_LINES)),
    ]


def own_seat(one: PlayerView, seen: CalibreView, narrator: CalibreNarrator, width: int) -> list[Text]:
    """The seat at the bottom: team, cowboy, bail, money card by card."""
    held = cowboy(one, narrator, width // 2)
    left = title(one, seen, narrator).append(" · ").append_text(held)
    if one.cowboy >= 0 and not one.robbing:
        left.append(f" {narrator.say('table.face_down')}", style=QUIET)
    right = bail(one).append("  ") if one.tokens else Text("")
    lines = [both_ends(left, right.append_text(money(one, narrator)), width)]
    told = troubles(one, narrator)
    if len(one.loot) > 1:
        told.insert(0, f"{narrator.say('table.pile')} {narrator.cards.money(one.loot)}")
    if told:
        lines.append(fitted(Text(f"   {' · '.join(told)}", style=QUIET), width))
    return lines


def seat_in_full(one: PlayerView, seen: CalibreView, narrator: CalibreNarrator) -> list[Text]:
    """Everything that is open about a seat."""
    head = title(one, seen, narrator).append(f"  {narrator.team(one.team)}  ", style=QUIET)
    head.append(narrator.say("table.hand_count", number=one.hand_size)).append("  ")
    lines = [head.append_text(cowboy(one, narrator, 60))]
    loot = narrator.cards.cards(one.loot) if one.loot else narrator.say("table.no_money")
    lines.append(Text("    ").append_text(money(one, narrator)).append(f"  {loot}", style=QUIET))
    told = troubles(one, narrator)
    if told:
        lines.append(Text(f"    {' · '.join(told)}"))
    if one.hand:
        lines.append(Text(f"    {narrator.cards.cards(in_order(one.hand, narrator))}"))
    return lines
