"""Follies by bot: a table for people, and JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from saloon.games.registry import game_type
from saloon.sim.league.judging import Found, Tried
from saloon.sim.league.report import NOTHING
from saloon.sim.league.words import LeagueWords
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of

Tries = Mapping[str, list[Tried]]
"""The games of each bot."""
PER = 100
"""Follies are told per so many decisions."""


def decisions(tried: list[Tried]) -> int:
    return sum(one.decisions for one in tried)


def found_of(tried: list[Tried], name: str) -> list[Found]:
    return [found for one in tried for found in one.found if found.name == name]


def share(tried: list[Tried], count: int) -> float:
    made = decisions(tried)
    return PER * count / made if made else 0.0


def names_of(game: str) -> list[str]:
    return [folly.__name__ for folly in study_of(game).follies()]


def follies_json(plan: Plan, tries: Tries) -> str:
    body = {
        "game": plan.game,
        "rules_version": game_type(plan.game).version,
        "sets": plan.sets,
        "preset": plan.preset,
        "seed": plan.seed,
        "bots": {bot: bot_plain(plan.game, tried) for bot, tried in tries.items()},
    }
    return json.dumps(body, indent=1, ensure_ascii=False)


def bot_plain(game: str, tried: list[Tried]) -> dict[str, object]:
    follies: dict[str, object] = {}
    for name in names_of(game):
        found = found_of(tried, name)
        follies[name] = {
            "count": len(found),
            "per_100": round(share(tried, len(found)), 4),
            "example": found[0]._asdict() if found else None,
        }
    return {"games": len(tried), "decisions": decisions(tried), "follies": follies}


def show_follies(console: Console, words: LeagueWords, plan: Plan, tries: Tries) -> None:
    """What each bot does, the most frequent first; what nobody does is only counted."""
    say = words.say
    console.print(f"[bold]{say('follies.title', game=words.game_name)}[/bold]", highlight=False)
    version = game_type(plan.game).version
    subtitle = say(
        "beliefs.subtitle", sets=", ".join(plan.sets), preset=plan.preset, version=version, seed=plan.seed
    )
    console.print(f"[dim]{subtitle}[/dim]", highlight=False)
    for bot, tried in tries.items():
        console.print(follies_table(words, plan.game, bot, tried))
        never = sum(not found_of(tried, name) for name in names_of(plan.game))
        console.print(
            say("follies.never", never=never, all=len(names_of(plan.game)), decisions=decisions(tried))
            + "\n",
            highlight=False,
        )


def follies_table(words: LeagueWords, game: str, bot: str, tried: list[Tried]) -> Table:
    table = Table(title=bot, title_justify="left", box=None, pad_edge=False)
    for column in ("folly", "count", "share", "example"):
        table.add_column(words.say(f"follies.{column}"), justify="left" if column == "folly" else "right")
    by_name = {name: found_of(tried, name) for name in names_of(game)}
    for name, found in sorted(by_name.items(), key=lambda one: -len(one[1])):
        if found:
            text = words.texts.say(f"{game}.sim.folly.{name}")
            table.add_row(text, str(len(found)), f"{share(tried, len(found)):.3f}", example_of(found[0]))
    if not table.row_count:
        table.add_row(NOTHING, "0", f"{0:.3f}", NOTHING)
    return table


def example_of(found: Found) -> str:
    return f"{found.seed} · {found.step} · {found.answer}"
