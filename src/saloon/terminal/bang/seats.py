"""One seat at the table, in a few lines: who, life, hand, cards in play, how far away."""

from __future__ import annotations

from rich.text import Text

from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.figures import ANSWERING
from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId
from saloon.terminal.bang.money import is_campaign
from saloon.terminal.look import COMPACT
from saloon.terminal.paint import (
    GHOST,
    LIFE,
    NAME,
    QUIET,
    STRUCK,
    TURN,
    both_ends,
    fitted,
    painted,
    wrapped,
)
from saloon.text.bang.narrator import BangNarrator

MANY_HEARTS = 6
"""More life points than this are told by numbers."""
WAITS = "⏳"
OFF = "⊘"
SITS_OUT = "⏸"
OPEN_HAND_LINES = 3


def hearts(one: FigureView) -> Text:
    """Life points left and lost."""
    left = max(one.life, 0)
    if one.max_life > MANY_HEARTS:
        return Text("♥", style=LIFE).append(f"{left}/{one.max_life}")
    return Text("♥" * left, style=LIFE).append("♡" * (one.max_life - left), style=QUIET)


def title(one: FigureView, seen: BangView, narrator: BangNarrator) -> Text:
    """Marker of the turn, seat number, name, star of the Sheriff."""
    on_turn = seen.turn == one.figure and not seen.over
    text = Text("▶" if on_turn else " ", style=TURN)
    text.append(f"{one.figure + 1} ", style=QUIET if not one.alive else "")
    shown = TURN if on_turn else QUIET if one.ghost or not one.alive else NAME
    text.append(narrator.names[one.player], style=shown)
    if one.role == SHERIFF:
        text.append(" ★", style="bold yellow")
    if is_campaign(seen):
        text.append(f" {narrator.dollars(seen.money[one.player])}", style=QUIET)
    return text


def life(one: FigureView, narrator: BangNarrator) -> Text:
    """Life points; a ghost has none."""
    if one.ghost:
        return Text(narrator.say("table.ghost"), style=GHOST)
    return hearts(one)


def causes(one: FigureView) -> dict[str, str]:
    """What of a figure is switched off, and by what."""
    return dict(one.switched_off)


def known_characters(one: FigureView) -> list[str]:
    """Who a figure is, and whose abilities it has borrowed; nobody before it has a character."""
    return [key for key in one.characters if key != NOBODY.key]


def character_names(one: FigureView, narrator: BangNarrator) -> Text:
    """The character, then those whose abilities it has borrowed; switched off ones struck through."""
    off = causes(one)
    text = Text("", style=f"italic {QUIET}" if one.ghost or not one.is_awake() else "italic")
    for number, key in enumerate(known_characters(one)):
        if number:
            text.append(" + ")
        name = narrator.cards.character(key)
        if key in off:
            text.append(f"{OFF} ").append(name, style=STRUCK)
        else:
            text.append(name)
    return text


def card_in_play(one: FigureView, card: CardId, narrator: BangNarrator, short: bool = False) -> Text:
    """A card in front of a figure: with an hourglass while it waits, struck through while it is off."""
    cards = narrator.cards
    name = cards.kind(cards.book.kind_of[card].key) if short else cards.card(card)
    if cards.book.card_name(card) in causes(one):
        return Text(f"{OFF} ").append(name, style=STRUCK)
    text = painted(name)
    return text.append(WAITS) if card in one.fresh else text


def off_because(one: FigureView, narrator: BangNarrator, of: list[str] | None = None) -> Text:
    """What switches things of a figure, or some of them, off: by name."""
    found = [cause for what, cause in one.switched_off if of is None or what in of]
    names = dict.fromkeys(narrator.cards.definition(cause) for cause in found)
    return Text(f"({OFF} {', '.join(names)})" if names else "", style=QUIET)


def role_name(one: FigureView, narrator: BangNarrator) -> Text:
    """The role, if the viewer knows it; where there are none, whether its player plays with this figure."""
    if one.role != NONE:
        return Text(narrator.role(one.role), style="yellow")
    if not one.revealed or not one.alive or not known_characters(one):
        return Text("")
    stance = "answering" if one.stance == ANSWERING else "active" if one.is_chosen() else "passive"
    return Text(narrator.say(f"table.{stance}"), style=QUIET if stance == "passive" else TURN)


def reach_sign(one: FigureView, mine: int) -> str:
    """Whether the viewer's weapon reaches this seat; nothing where the viewer has no seat of his own."""
    if one.distance == 0:
        return ""
    return " ◎" if one.distance <= mine else " ○"


def position(one: FigureView, mine: int, narrator: BangNarrator) -> Text:
    """`hand 3 · distance 2 ◎`"""
    line = narrator.say("table.hand_count", number=one.hand_size)
    if one.distance:
        line += " · " + narrator.say("table.distance", number=one.distance) + reach_sign(one, mine)
    if one.skips:
        line += f" {SITS_OUT}"
    return Text(line)


def in_play(one: FigureView, narrator: BangNarrator, width: int, lines: int) -> list[Text]:
    """The cards in front of a figure, in at most so many lines; what does not fit is cut visibly."""
    cause = off_because(one, narrator, [narrator.cards.book.card_name(card) for card in one.in_play])
    full = [card_in_play(one, card, narrator) for card in one.in_play]
    rows = wrapped([*full, cause] if cause else full, width, ", ")
    if len(rows) > lines:
        rows = wrapped([card_in_play(one, card, narrator, True) for card in one.in_play], width, ", ")
    if len(rows) > lines:
        rows = [*rows[: lines - 1], Text(", ").join(rows[lines - 1 :])]
    return [fitted(row, width) for row in rows]


def open_hand(one: FigureView, seen: BangView, narrator: BangNarrator, width: int, lines: int) -> list[Text]:
    """The hand, where the viewer sees it at somebody else's seat: open hands, or an open replay."""
    return [] if one.player == seen.viewer else hand_cards(one, narrator, width, lines)


def hand_cards(one: FigureView, narrator: BangNarrator, width: int, lines: int) -> list[Text]:
    """The hand, if the viewer sees it."""
    if not one.hand:
        return []
    cards = narrator.cards
    label = Text(narrator.texts.say("terminal.table.hand"), style=QUIET)
    rows = wrapped([label, *(painted(cards.card(card)) for card in one.hand)], width, " ")
    if len(rows) > lines:
        names = [Text(cards.kind(cards.book.kind_of[card].key)) for card in one.hand]
        rows = wrapped([label, *names], width, " ")
    if len(rows) > lines:
        rows = [*rows[: lines - 1], Text(" ").join(rows[lines - 1 :])]
    return [fitted(row, width) for row in rows]


def seat_lines(
    one: FigureView, seen: BangView, narrator: BangNarrator, mine: int, width: int, style: int
) -> list[Text]:
    """A seat in 4 lines, or in 3 where there is little room; an eliminated one shows the role."""
    if not one.alive:
        gone = narrator.say("table.eliminated")
        return [
            fitted(title(one, seen, narrator), width),
            fitted(Text("   ✝ ", style=QUIET).append_text(role_name(one, narrator)), width),
            fitted(Text(f"   {gone}", style=QUIET), width),
        ]
    indent = Text("   ")
    character = character_names(one, narrator)
    if style == COMPACT:
        short = Text(f" [{one.hand_size}]")
        if one.skips:
            short.append(SITS_OUT)
        if one.distance:
            short.append(f" {one.distance}{reach_sign(one, mine).strip()}")
        return [
            both_ends(title(one, seen, narrator), life(one, narrator).append_text(short), width),
            both_ends(indent + character, role_name(one, narrator), width),
            *(indent + row for row in in_play(one, narrator, width - 3, 1)),
            *(indent + row for row in open_hand(one, seen, narrator, width - 3, 1)),
        ]
    return [
        both_ends(title(one, seen, narrator), life(one, narrator), width),
        both_ends(indent + character, role_name(one, narrator), width),
        fitted(indent + position(one, mine, narrator), width),
        *(indent + row for row in in_play(one, narrator, width - 3, 1 if width >= 38 else 2)),
        *(indent + row for row in open_hand(one, seen, narrator, width - 3, OPEN_HAND_LINES)),
    ]


def seat_in_full(one: FigureView, seen: BangView, narrator: BangNarrator) -> list[Text]:
    """Everything that is open about a seat: characters with their abilities, cards in play, an open hand."""
    say = narrator.say
    off = causes(one)
    head = title(one, seen, narrator).append("  ")
    if one.alive:
        head.append_text(life(one, narrator)).append("  ").append_text(position(one, one.distance, narrator))
    else:
        head.append(say("table.eliminated"), style=QUIET)
    lines = [head.append("  ").append_text(role_name(one, narrator))]
    for key in known_characters(one):
        line = Text("    ").append(narrator.cards.character(key), style=STRUCK if key in off else "italic")
        if key in off:
            line.append(f" ({OFF} {narrator.cards.definition(off[key])})")
        lines.append(line.append(f": {say(f'character.{key}.text')}"))
    for card in one.in_play:
        line = Text("    ").append_text(card_in_play(one, card, narrator))
        cause = off.get(narrator.cards.book.card_name(card), "")
        lines.append(line.append(f" ({narrator.cards.definition(cause)})" if cause else ""))
    for number, good, cards, flipped, percent in one.checks:
        values = {"good": good, "cards": cards, "flipped": flipped, "percent": percent}
        odds = narrator.texts.fill("common.odds_of_best" if flipped > 1 else "common.odds", values)
        lines.append(Text(f"    {narrator.kind(number)}: {odds}"))
    rows = hand_cards(one, narrator, 200, 1)
    return lines + [Text("    ") + row for row in rows]
