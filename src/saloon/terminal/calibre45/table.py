"""The table of Calibre 45 around the seats: how far each team is, the robbery, the middle."""

from __future__ import annotations

from rich.text import Text

from saloon.games.calibre45.frames.attack import Attack, Stand
from saloon.games.calibre45.frames.paying import Fines
from saloon.games.calibre45.frames.robbery import CHOOSING, Robbery
from saloon.games.calibre45.frames.shootout import Loading, Shootout
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import ANSWER_SHOT, TARGET
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import as_figure
from saloon.terminal.calibre45.seats import ROBBING
from saloon.terminal.paint import EVENT, QUIET, TURN, both_ends, painted, wrapped
from saloon.text.calibre45.narrator import CalibreNarrator

CELLS = 10
"""Of the bar that shows a team's way to the million."""


def robbery_of(seen: CalibreView) -> Robbery | None:
    """The robbery in progress."""
    found = [frame for frame in seen.stack if isinstance(frame, Robbery)]
    return found[0] if found and not seen.over else None


def stage(seen: CalibreView, robbery: Robbery) -> str:
    """Which part of the robbery this is, as the key of a text."""
    for frame in reversed(seen.stack):
        for kind, name in ((Shootout, "shootout"), (Attack, "attack"), (Fines, "fines")):
            if isinstance(frame, kind):
                return name
    return "pick" if robbery.stage == CHOOSING else "call"


def standings(seen: CalibreView, narrator: CalibreNarrator, width: int) -> list[Text]:
    """What each team has, and how far it is from here to the million."""
    parts = []
    for team, money in enumerate(seen.team_money):
        done = min(max(money * CELLS // TARGET, 0), CELLS)
        part = painted(f"{narrator.sign(team)}{narrator.letter(team)} ")
        parts.append(
            part.append(narrator.dollars(money), style="bold").append(" " + "▰" * done, style="green")
        )
        parts[-1].append("▱" * (CELLS - done), style=QUIET)
    rows = wrapped(parts, width, "   ")
    goal = Text(narrator.say("table.goal", dollars=narrator.dollars(TARGET)), style=QUIET)
    if rows[-1].cell_len + goal.cell_len + 3 <= width:
        rows[-1] = both_ends(rows[-1], goal, width)
    return rows


def robbery_line(seen: CalibreView, narrator: CalibreNarrator, width: int) -> list[Text]:
    """What is robbed, and what is just happening."""
    robbery = robbery_of(seen)
    if robbery is None:
        return []
    if robbery.card == NONE:
        what = narrator.say("table.called", who=narrator.name(as_figure(robbery.caller)))
    else:
        what = narrator.card(robbery.card)
    told = narrator.say("table.robbery", number=seen.robberies, what=what)
    return [both_ends(painted(f"{ROBBING} {told}", EVENT), painted(happening(seen, narrator), "bold"), width)]


def happening(seen: CalibreView, narrator: CalibreNarrator) -> str:
    """Who faces whom at this moment."""
    frame = seen.stack[-1]
    if isinstance(frame, Stand):
        needed = narrator.cards.bullets(frame.needed)
        who = narrator.name(as_figure(frame.player))
        if frame.kind == ANSWER_SHOT:
            shooter = narrator.name(as_figure(frame.shooter))
            return narrator.say("table.under_fire", who=shooter, whom=who, bullets=needed)
        return narrator.say("table.facing", who=who, needed=needed)
    if isinstance(frame, Loading):
        who, whom = narrator.name(as_figure(frame.player)), narrator.name(as_figure(frame.target))
        return narrator.say("table.aiming", who=who, whom=whom)
    if isinstance(frame, Fines) and seen.decider != NONE:
        return narrator.say("table.fining", who=narrator.name(as_figure(seen.decider)))
    return ""


def centre(seen: CalibreView, narrator: CalibreNarrator) -> list[Text]:
    """What lies in the middle: whose turn or which part of the robbery, decks, discard piles, tokens."""
    say = narrator.say
    robbery = robbery_of(seen)
    lines = []
    if robbery is not None:
        lines.append(Text(f"{ROBBING} {say(f'phase.{stage(seen, robbery)}')}", style=EVENT))
    elif not seen.over:
        lines.append(
            painted(
                f"↻ {say('table.turn', number=seen.turns, who=narrator.name(as_figure(seen.turn)))}", TURN
            )
        )
    spread = sum(card != NONE for card in seen.spread)
    lines.append(Text(say("table.weapons", deck=seen.weapon_deck, discard=len(seen.weapon_discard))))
    lines.append(Text(say("table.money", deck=spread, discard=len(seen.money_discard))))
    lines.append(Text(say("table.cowboys", deck=seen.cowboy_deck, discard=len(seen.cowboy_discard))))
    return [*lines, Text(say("table.tokens", number=seen.tokens))]
