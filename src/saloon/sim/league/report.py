"""The tables of the league: for people, and as JSON for programs."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from saloon.measuring.intervals import Z95, Rate
from saloon.sim.league.lines import TEAM, Player
from saloon.sim.league.ratings import Rating, Ratings
from saloon.sim.league.standings import ALL, Contest, Standing
from saloon.sim.league.words import LeagueWords
from saloon.sim.registry import study_of
from saloon.sim.report import percent, rate_plain
from saloon.sim.statistics import Difference
from saloon.sim.study import SIDE

NOTHING = "–"
"""Where nothing can be said."""
Standings = Sequence[tuple[Contest, list[Standing]]]


def league_json(found: Standings, boards: Sequence[Ratings]) -> str:
    body: dict[str, object] = {"contests": [contest_plain(*one) for one in found]}
    if boards:
        body["ratings"] = [board_plain(board) for board in boards]
    return json.dumps(body, indent=1, ensure_ascii=False)


def contest_plain(contest: Contest, standings: list[Standing]) -> dict[str, object]:
    setting = contest.setting
    return {
        "game": setting.game,
        "rules_version": setting.rules_version,
        "sets": setting.sets,
        "preset": setting.preset,
        "rules": dict(setting.rules),
        "swap": contest.swap,
        "hero": contest.hero._asdict(),
        "against": contest.against._asdict(),
        "field": contest.field._asdict(),
        "rows": [standing_plain(standing) for standing in standings],
    }


def standing_plain(one: Standing) -> dict[str, object]:
    """Null stands for any number of players and for all sides; rates are then weighted by seats."""
    return {
        "players": one.players or None,
        "side": one.side or None,
        "pairs": one.difference.pairs,
        "stalled": one.stalled,
        "hero": rate_plain(one.hero),
        "against": rate_plain(one.against),
        "difference": round(one.difference.mean, 6),
        "interval": [round(one.difference.low, 6), round(one.difference.high, 6)],
    }


def board_plain(board: Ratings) -> dict[str, object]:
    return {
        "game": board.game,
        "anchor": board.anchor._asdict(),
        "bots": [
            {
                **one.player._asdict(),
                "skill": round(one.skill, 4),
                "error": round(one.error, 4),
                "games": one.games,
            }
            for one in board.ratings
        ],
    }


# For people


def show_contest(console: Console, language: str, contest: Contest, standings: list[Standing]) -> None:
    words = LeagueWords(language, contest.setting.game)
    title, *subtitles = titles(words, contest)
    console.print(f"[bold]{title}[/bold]", highlight=False)
    for line in subtitles:
        console.print(f"[dim]{line}[/dim]", highlight=False)
    console.print(standings_table(words, contest, standings))
    console.print(f"[dim]{words.say('note')}[/dim]\n", highlight=False)


def titles(words: LeagueWords, contest: Contest) -> list[str]:
    """Who is compared, among whom, by which rules, and in which versions."""
    setting = contest.setting
    field = words.say(
        "field",
        field=contest.field.bot,
        sets=", ".join(setting.sets),
        preset=setting.preset,
        rules="".join(f", {name}={value}" for name, value in setting.rules),
        version=setting.rules_version,
    )
    versions = ", ".join(f"{bot} {version}" for bot, version in players_of(contest))
    return [
        words.say("title", hero=contest.hero.bot, against=contest.against.bot, game=words.game_name),
        field,
        words.say("versions", versions=versions),
        words.say(f"swap.{contest.swap}"),
    ]


def standings_table(words: LeagueWords, contest: Contest, standings: list[Standing]) -> Table:
    say = words.say
    table = Table(box=None, pad_edge=False)
    table.add_column(say("column.players"), justify="right")
    table.add_column(say("column.side"))
    table.add_column(say("column.pairs"), justify="right")
    for bot in (contest.hero.bot, contest.against.bot):
        table.add_column(say("column.wins", bot=bot.rpartition(":")[2]), justify="right")
    table.add_column(say("column.difference"), justify="right")
    stalled = any(one.stalled for one in standings)
    if stalled:
        table.add_column(say("column.stalled"), justify="right")
    for one in standings:
        players = str(one.players) if one.players else say("any_players")
        cells = [players, side_shown(words, contest, one.side), str(one.difference.pairs)]
        cells += [rate_shown(one.hero), rate_shown(one.against), difference_shown(one.difference)]
        table.add_row(*cells, *([str(one.stalled)] if stalled else []))
    return table


def players_of(contest: Contest) -> list[Player]:
    return list(dict.fromkeys((contest.hero, contest.against, contest.field)))


def side_shown(words: LeagueWords, contest: Contest, side: str) -> str:
    if side == ALL:
        return words.say("every_side")
    game = contest.setting.game
    return words.side(side) if contest.swap == TEAM else study_of(game).label(SIDE, side, words.texts)


def rate_shown(rate: Rate) -> str:
    if not rate.games:
        return NOTHING
    return f"{percent(rate.rate)} ({100 * rate.low:.1f} – {100 * rate.high:.1f})"


def difference_shown(difference: Difference) -> str:
    """In points of percent; bold if it is no chance."""
    if difference.pairs < 2:
        return NOTHING
    shown = f"{100 * difference.mean:+.1f} ({100 * difference.low:+.1f} … {100 * difference.high:+.1f})"
    return f"[bold]{shown}[/bold]" if difference.excludes_equality else shown


def show_ratings(console: Console, language: str, board: Ratings) -> None:
    words = LeagueWords(language, board.game)
    say = words.say
    console.print(f"[bold]{say('ratings.title', game=words.game_name)}[/bold]", highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column(say("ratings.bot"))
    for column in ("skill", "error"):
        table.add_column(say(f"ratings.{column}"), justify="right")
    table.add_column(say("ratings.chance", anchor=board.anchor.bot), justify="right")
    table.add_column(say("ratings.games"), justify="right")
    for one in board.ratings:
        name = f"{one.player.bot} [dim]{one.player.version}[/dim]"
        if one.player == board.anchor:
            table.add_row(name, say("ratings.anchor"), "", "", str(one.games))
        else:
            table.add_row(name, f"{one.skill:+.2f}", f"{one.error:.2f}", chance_shown(one), str(one.games))
    console.print(table)
    console.print(f"[dim]{say('ratings.note', anchor=board.anchor.bot)}[/dim]\n", highlight=False)


def chance_shown(one: Rating) -> str:
    """A side of this bot against a side of the anchor, where nothing else speaks for either."""
    chances = [1 / (1 + math.exp(-one.skill - z * one.error)) for z in (0.0, -Z95, Z95)]
    middle, low, high = (100 * chance for chance in chances)
    return f"{middle:.1f}% ({low:.1f} – {high:.1f})"
