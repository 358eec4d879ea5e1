"""What beliefs are worth: tables for people, and JSON for programs."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from saloon.games.registry import game_type
from saloon.sim.league.report import NOTHING
from saloon.sim.league.scores import Bin, Moment, Ratio, calibration, moments
from saloon.sim.league.watch import Watched
from saloon.sim.league.words import LeagueWords
from saloon.sim.plan import Plan

Games = Mapping[Plan, list[Watched]]
"""What was watched of each way to play; nothing where nothing is hidden."""


def beliefs_json(games: Games, bots: str) -> str:
    first = next(iter(games))
    body = {
        "game": first.game,
        "rules_version": game_type(first.game).version,
        "sets": first.sets,
        "preset": first.preset,
        "bots": bots,
        "seed": first.seed,
        "ways": [way_plain(plan, found) for plan, found in games.items()],
        "calibration": {
            name: [rounded(one._asdict()) for one in bins] for name, bins in calibration(every(games)).items()
        },
    }
    return json.dumps(body, indent=1, ensure_ascii=False)


def way_plain(plan: Plan, games: list[Watched]) -> dict[str, object]:
    """`hidden` is false where there is nothing to guess; such games are not played."""
    return {
        "players": plan.players,
        "rules": dict(plan.rules),
        "hidden": bool(games),
        "games": len(games),
        "stalled": sum(game.trouble is not None for game in games),
        "moments": [moment_plain(one) for one in moments(games)] if games else [],
    }


def moment_plain(one: Moment) -> dict[str, object]:
    return {
        "mark": one.mark,
        "games": one.games,
        "scores": [rounded(score._asdict()) for score in one.scores],
        "ratios": [rounded(ratio._asdict()) for ratio in one.ratios],
    }


def rounded(fields: dict[str, object]) -> dict[str, object]:
    """Null stands for a limit that is not known."""
    return {
        name: (round(value, 6) if math.isfinite(value) else None) if isinstance(value, float) else value
        for name, value in fields.items()
    }


# For people


def show_beliefs(console: Console, words: LeagueWords, games: Games, bots: str) -> None:
    say = words.say
    first = next(iter(games))
    sets = ", ".join(first.sets)
    version = game_type(first.game).version
    console.print(f"[bold]{say('beliefs.title', game=words.game_name, bots=bots)}[/bold]", highlight=False)
    subtitle = say("beliefs.subtitle", sets=sets, preset=first.preset, version=version, seed=first.seed)
    console.print(f"[dim]{subtitle}[/dim]", highlight=False)
    hidden = {plan: found for plan, found in games.items() if found}
    if hidden:
        console.print(scores_table(words, hidden))
        console.print(f"[dim]{say('beliefs.note')}[/dim]\n", highlight=False)
        console.print(f"[bold]{say('beliefs.calibration')}[/bold]", highlight=False)
        console.print(calibration_table(words, calibration(every(games))))
        console.print(f"[dim]{say('beliefs.calibration_note')}[/dim]\n", highlight=False)
    for plan in games:
        if plan not in hidden:
            console.print(say("beliefs.open", way=way_shown(plan)), highlight=False)


def scores_table(words: LeagueWords, games: Games) -> Table:
    say = words.say
    shown = {plan: list(moments(found)) for plan, found in games.items()}
    all_moments = [one for found in shown.values() for one in found]
    believers = list(dict.fromkeys(score.believer for one in all_moments for score in one.scores))
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    columns = [say("beliefs.way"), say("beliefs.mark"), say("beliefs.games"), *believers]
    columns += [say("beliefs.ratio", believer=name, to=believers[-1]) for name in believers[:-1]]
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for plan, found in shown.items():
        for one in found:
            scores = [f"{score.mean:.3f} · {score.geometric:.3f}" for score in one.scores]
            figures = [*scores, *map(ratio_shown, one.ratios)] or [NOTHING] * (2 * len(believers) - 1)
            table.add_row(way_shown(plan, "\n"), f"{100 * one.mark:.0f} %", str(one.games), *figures)
    return table


def calibration_table(words: LeagueWords, found: Mapping[str, Sequence[Bin]]) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("believer", "bin", "guesses", "predicted", "right"):
        table.add_column(words.say(f"beliefs.{column}"), justify="right")
    for name, bins in found.items():
        for one in bins:
            limits = f"{100 * one.low:.0f} – {100 * one.high:.0f} %"
            shares = (f"{100 * one.predicted:.1f} %", f"{100 * one.right:.1f} %")
            table.add_row(name, limits, str(one.guesses), *shares)
    return table


def ratio_shown(ratio: Ratio) -> str:
    """Bold if it is no chance."""
    if not math.isfinite(ratio.high):
        return NOTHING
    shown = f"{ratio.times:.2f} ({ratio.low:.2f} – {ratio.high:.2f})"
    return f"[bold]{shown}[/bold]" if ratio.low > 1 or ratio.high < 1 else shown


def way_shown(plan: Plan, between: str = ", ") -> str:
    return between.join([str(plan.players), *(f"{name}={value}" for name, value in plan.rules)])


def every(games: Games) -> list[Watched]:
    return [one for found in games.values() for one in found]
