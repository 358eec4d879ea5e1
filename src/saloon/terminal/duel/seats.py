"""One side of the table: who attacks, who covers, with what cards; hand, reserve, the dead."""

from __future__ import annotations

from rich.text import Text

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import beside
from saloon.games.duel.view import DuelView, FigureView, SeatView
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import DefinitionId, FigureId
from saloon.terminal.look import COMPACT
from saloon.terminal.paint import ALARM, NAME, QUIET, TURN, both_ends, fitted, painted
from saloon.text.duel.narrator import DuelNarrator

ATTACKS = "▶"
COVERS = "▷"
DEAD = "✝"
ASLEEP = "z"
HEART = "♥"
LOST = "♡"
INDENT = 3


def line_up(one: SeatView, seen: DuelView) -> list[FigureView]:
    """The characters of a player, the attacking one first."""
    first = FigureId(2 * one.player) if one.attacking == NONE else one.attacking
    return [figure for figure in (seen.figures[first], seen.figures[beside(first)]) if figure.character]


def title(one: SeatView, seen: DuelView, narrator: DuelNarrator) -> Text:
    """`★L Ada`: side and name, marked if it is for him to act."""
    acts = seen.decider == one.player
    sign = f"{narrator.say(f'side.{one.side}.sign')}{narrator.say(f'side.{one.side}.letter')} "
    text = Text("● " if acts else "  ", style=TURN).append(sign, style="not bold default")
    return text.append(narrator.names[one.player], style=TURN if acts else NAME)


def hearts(figure: FigureView) -> Text:
    lost = LOST * (figure.most_health - max(0, figure.health))
    style = ALARM if figure.health == 1 else "red"
    return Text(HEART * figure.health, style=style).append(lost, style=QUIET)


def fighter(figure: FigureView, one: SeatView, seen: DuelView, narrator: DuelNarrator) -> Text:
    """`▶ Tom Horn ♥♥♥♡ z`: position, name, health, whether the ability sleeps."""
    sign = DEAD if figure.is_dead() else ATTACKS if figure.figure == one.attacking else COVERS
    text = Text(f"{sign} ").append(narrator.cards.definition(figure.character), style=NAME)
    text.append(" ").append_text(hearts(figure))
    if is_asleep(figure, seen):
        text.append(f" {ASLEEP}", style=QUIET)
    if figure.figure == target_of(seen):
        text.append(" ◎", style=ALARM)
    return text


def is_asleep(figure: FigureView, seen: DuelView) -> bool:
    """Whether an ability does not work now; one that is always active never sleeps."""
    if not seen.awake or figure.figure in seen.awake:
        return False
    return not BOOK.by_key[figure.character].always_active


def target_of(seen: DuelView) -> FigureId:
    """The character that is the target of what is going on."""
    pending = seen.pending
    if pending is None or not pending.queue:
        return FigureId(NONE)
    return pending.queue[min(pending.at, len(pending.queue) - 1)]


def equipment(figure: FigureView, narrator: DuelNarrator) -> str:
    return narrator.cards.cards(figure.in_play)


def counts(one: SeatView, narrator: DuelNarrator) -> list[str]:
    """The hand by its backs; the reserve and the dead where there are some."""
    law, outlaws = one.backs
    told = [narrator.say("table.hand_count", law=law, outlaws=outlaws)]
    if one.reserve_size:
        told.append(narrator.say("table.reserve", number=one.reserve_size))
    if one.fallen:
        told.append(narrator.say("table.fallen", number=len(one.fallen)))
    return told


def seat_lines(one: SeatView, seen: DuelView, narrator: DuelNarrator, width: int, style: int) -> list[Text]:
    """The opponent: the hand in the head, then each character, its cards beside it or below."""
    lines = [fitted(title(one, seen, narrator), width)]
    lines.append(fitted(Text(f"  {' · '.join(counts(one, narrator))}", style=QUIET), width))
    for figure in line_up(one, seen):
        lines.append(fitted(Text("  ") + fighter(figure, one, seen, narrator), width))
        if figure.in_play and style != COMPACT:
            lines.append(fitted(Text(f"     {equipment(figure, narrator)}", style="cyan"), width))
    if one.hand:
        lines.append(fitted(painted(f"   {narrator.cards.cards(one.hand)}"), width))
    return lines


def own_seat(one: SeatView, seen: DuelView, narrator: DuelNarrator, width: int) -> list[Text]:
    """The seat at the bottom: side, hand, reserve; then each character with its cards."""
    right = Text(" · ".join(counts(one, narrator)), style=QUIET)
    lines = [both_ends(title(one, seen, narrator), right, width)]
    for figure in line_up(one, seen):
        line = Text("  ") + fighter(figure, one, seen, narrator)
        if figure.in_play:
            line.append(f"  {equipment(figure, narrator)}", style="cyan")
        lines.append(fitted(line, width))
    return lines


def seat_in_full(one: SeatView, seen: DuelView, narrator: DuelNarrator) -> list[Text]:
    """Everything that is open about a side."""
    lines = [title(one, seen, narrator).append(f"  {narrator.side(one.side)}", style=QUIET)]
    lines.append(Text(f"    {' · '.join(counts(one, narrator))}"))
    for figure in line_up(one, seen):
        line = Text("    ") + fighter(figure, one, seen, narrator)
        lines.append(line.append(f"  {equipment(figure, narrator)}", style="cyan"))
        for check in figure.checks:
            lines.append(Text(f"      {narrator.kind(DefinitionId(check[0]))}: {narrator.odds(check)}"))
    for keys in (one.reserve, one.fallen):
        if keys:
            names = ", ".join(narrator.cards.definition(key) for key in keys)
            lines.append(Text(f"    {names}", style=QUIET))
    if one.hand:
        lines.append(painted(f"    {narrator.cards.cards(one.hand)}"))
    return lines
