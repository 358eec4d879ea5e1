"""`saloon league`: `run` plays and writes down, `table` shows that, `beliefs` measures guesses, `follies`
counts stupid moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from saloon.bots.registry import bots_for, can_play, usual_bot
from saloon.games.registry import GAMES
from saloon.sim.arguments import (
    BadArgument,
    check_language,
    check_numbers,
    read_plan,
    refusing,
    sides_of,
)
from saloon.sim.executors import Executor, executor_for
from saloon.sim.fitting import Among, Fitting, steps
from saloon.sim.league.beliefs_report import beliefs_json, show_beliefs
from saloon.sim.league.file import BadLine, Busy, Ledger, read_lines
from saloon.sim.league.follies_report import follies_json, show_follies
from saloon.sim.league.judging import Tried, look_through
from saloon.sim.league.lines import ONE, TEAM, GameLine
from saloon.sim.league.own_bots import NoSuchBot, welcome
from saloon.sim.league.play import Entry, Swap, deals_left, entries_of, key_of, play_deal
from saloon.sim.league.ratings import ratings as rated
from saloon.sim.league.report import league_json, show_contest, show_ratings
from saloon.sim.league.standings import contests, joined
from saloon.sim.league.watch import Watch, Watched, is_hidden, watch_game
from saloon.sim.league.words import LeagueWords
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.running import progress, report_trouble
from saloon.sim.table import Trouble
from saloon.sim.texts import TEXTS
from saloon.text.texts import preferred_language

HELP = LeagueWords(preferred_language().partition("_")[0])
"""Help is in the language of the system: it is asked for before the options are read."""

ROLES, TEAMS, TEAM_OF = "roles", "teams", "team:"
"""What `--as` takes besides sides: each side, each team, and what a team's name begins with."""
MOST_TROUBLES = 3
"""So many games that do not end as they should are told at length."""
STALLED, STOPPED = 1, 130

league = typer.Typer(
    name="league",
    help=HELP.say("cli.league"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def option(key: str, *flags: str) -> Any:
    return typer.Option(*flags, help=HELP.say(f"cli.{key}"), show_default=False)


Language = Annotated[str, option("language", "--language", "-l")]


@league.command(help=HELP.say("cli.run"))
def run(
    game: Annotated[str, option("game", "--game")] = "bang",
    players: Annotated[str, option("players", "--players")] = "",
    hero: Annotated[str, option("hero", "--hero")] = "",
    against: Annotated[str, option("against", "--against")] = "",
    field: Annotated[str, option("field", "--field")] = "",
    swapped: Annotated[str, option("swapped", "--as")] = ROLES,
    deals: Annotated[int, option("deals", "--deals")] = 100,
    seed: Annotated[str, option("seed", "--seed")] = "1",
    sets: Annotated[str, option("sets", "--sets")] = "",
    preset: Annotated[str, option("preset", "--preset")] = "",
    rule: Annotated[list[str] | None, option("rule", "--rule")] = None,
    jobs: Annotated[int, option("jobs", "--jobs")] = 1,
    out: Annotated[Path | None, option("out", "--out")] = None,
    language: Language = HELP.language,
) -> None:
    words = spoken(language, game)
    with refusing_lines(words):
        check_language(language)
        if deals < 1:
            raise BadArgument("error_deals", deals=deals)
        if jobs < 1:
            raise BadArgument("error_jobs", jobs=jobs)
        plans = [read_plan(game, n, "", seed, sets, preset, rule or [], "") for n in counts(game, players)]
        against = against or usual_bot(game)
        heroes, fields = names(hero), names(field or against)
        for bot in (*heroes, against, *fields):
            welcome(bot)
            if not can_play(bot, game):
                raise BadArgument("error_bot", bot=bot, bots=", ".join(bots_for(game)))
        wanted = {
            plan: entries_of(swaps, heroes, against, fields)
            for plan, swaps in swaps_of(plans, names(swapped)).items()
        }
        if out is None:
            raise BadArgument("error_out")
        play(wanted, deals, executor_for(jobs), out, words)


def play(
    wanted: dict[Plan, list[Entry]], deals: int, executor: Executor, out: Path, words: LeagueWords
) -> None:
    """Whatever is not in the file yet, each deal written as soon as it is played."""
    with Ledger(out) as ledger:
        found = ledger.found
        if found.torn:
            typer.echo(words.say("mended", file=out, bytes=found.torn), err=True)
        known = {line.key for line in found.lines}
        left = list(deals_left(wanted, deals, known))
        written = stalled = 0
        try:
            with progress(words.say("playing"), len(left)) as advance:
                for played in executor.each(play_deal, left):
                    ledger.add(played.lines)
                    written += len(played.lines)
                    for trouble in played.troubles:
                        stalled += 1
                        if stalled <= MOST_TROUBLES:
                            report_trouble(words, trouble, out.parent, f"{stalled}-")
                    advance(1)
        except KeyboardInterrupt:
            typer.echo(words.say("stopped", file=out), err=True)
            raise typer.Exit(STOPPED) from None
    asked = (
        key_of(plan, number, one) for plan, all_ in wanted.items() for number in range(deals) for one in all_
    )
    typer.echo(words.say("written", count=written, file=out, known=sum(key in known for key in asked)))
    typer.echo(words.say("look", file=out))
    if stalled:
        typer.echo(words.say("stalled_games", count=stalled), err=True)
        raise typer.Exit(STALLED)


@league.command(help=HELP.say("cli.table"))
def table(
    files: Annotated[list[Path], typer.Argument(help=HELP.say("cli.files"))],
    hero: Annotated[str, option("shown_hero", "--hero")] = "",
    against: Annotated[str, option("shown_against", "--against")] = "",
    ratings: Annotated[bool, option("ratings", "--ratings")] = False,
    as_json: Annotated[bool, option("json", "--json")] = False,
    language: Language = HELP.language,
) -> None:
    words = spoken(language)
    with refusing_lines(words):
        check_language(language)
        games = joined(lines_of(files, words))
        if not games.lines:
            raise BadArgument("error_empty")
    if games.contradictions:
        typer.echo(words.say("contradictions", count=games.contradictions), err=True)
    found = [
        (contest, standings)
        for contest, standings in contests(games)
        if hero in ("", contest.hero.bot) and against in ("", contest.against.bot)
    ]
    boards = rated(games.lines.values()) if ratings else []
    if as_json:
        typer.echo(league_json(found, boards))
        return
    console = Console()
    for contest, standings in found:
        show_contest(console, language, contest, standings)
    for board in boards:
        show_ratings(console, language, board)
    if not found:
        typer.echo(words.say("no_pairs"))


@league.command(help=HELP.say("cli.beliefs"))
def beliefs(
    game: Annotated[str, option("game", "--game")] = "bang",
    players: Annotated[str, option("ways", "--players")] = "",
    bots: Annotated[str, option("bots", "--bots")] = "",
    games: Annotated[int, option("games", "--games")] = 100,
    seed: Annotated[str, option("seed", "--seed")] = "1",
    sets: Annotated[str, option("sets", "--sets")] = "",
    preset: Annotated[str, option("preset", "--preset")] = "",
    rule: Annotated[list[str] | None, option("rule", "--rule")] = None,
    jobs: Annotated[int, option("jobs", "--jobs")] = 1,
    as_json: Annotated[bool, option("json", "--json")] = False,
    language: Language = HELP.language,
) -> None:
    words = spoken(language, game)
    with refusing_lines(words):
        check_language(language)
        check_numbers(games, jobs, 0)
        ways = ways_of(game, players, rule or [])
        guesswork = study_of(game).guesswork()
        if guesswork is None:
            raise BadArgument("error_open", game=words.game_name)
        bots = bots or usual_bot(game)
        for name in names(bots):
            welcome(name.rpartition("=")[2])
        plans = [read_plan(game, n, bots, seed, sets, preset, rules, "") for n, rules in ways]
    watched: dict[Plan, list[Watched]] = {plan: [] for plan in plans}
    hidden = [plan for plan in plans if is_hidden(plan, guesswork)]
    pieces = [Watch(plan, number) for plan in hidden for number in range(games)]
    with progress(words.say("playing"), len(pieces)) as advance:
        for one in executor_for(jobs).each(watch_game, pieces):
            watched[one.watch.plan].append(one)
            advance(1)
    if as_json:
        typer.echo(beliefs_json(watched, bots))
    else:
        show_beliefs(Console(), words, watched, bots)
    report_troubles([one.trouble for found in watched.values() for one in found], words)


@league.command(help=HELP.say("cli.follies"))
def follies(
    game: Annotated[str, option("game", "--game")] = "bang",
    players: Annotated[str, option("players", "--players")] = "",
    bots: Annotated[str, option("judged", "--bots")] = "",
    games: Annotated[int, option("games", "--games")] = 100,
    seed: Annotated[str, option("seed", "--seed")] = "1",
    sets: Annotated[str, option("sets", "--sets")] = "",
    preset: Annotated[str, option("preset", "--preset")] = "",
    rule: Annotated[list[str] | None, option("rule", "--rule")] = None,
    jobs: Annotated[int, option("jobs", "--jobs")] = 1,
    as_json: Annotated[bool, option("json", "--json")] = False,
    language: Language = HELP.language,
) -> None:
    words = spoken(language, game)
    with refusing_lines(words):
        check_language(language)
        check_numbers(games, jobs, 0)
        numbers = counts(game, players)
        plans: dict[str, list[Plan]] = {}
        for bot in names(bots or usual_bot(game)):
            welcome(bot)
            plans[bot] = [read_plan(game, n, bot, seed, sets, preset, rule or [], "") for n in numbers]
    pieces = [(bot, Watch(plan, i)) for bot, found in plans.items() for plan in found for i in range(games)]
    tries: dict[str, list[Tried]] = {bot: [] for bot in plans}
    bot_of = {watch: bot for bot, watch in pieces}
    with progress(words.say("playing"), len(pieces)) as advance:
        for one in executor_for(jobs).each(look_through, [watch for _bot, watch in pieces]):
            tries[bot_of[one.watch]].append(one)
            advance(1)
    first = next(iter(plans.values()))[0]
    if as_json:
        typer.echo(follies_json(first, tries))
    else:
        show_follies(Console(), words, first, tries)
    report_troubles([one.trouble for found in tries.values() for one in found], words)


@league.command(help=HELP.say("cli.fit"))
def fit(
    game: Annotated[str, option("game", "--game")] = "bang",
    players: Annotated[str, option("players", "--players")] = "",
    rounds: Annotated[int, option("rounds", "--rounds")] = 12,
    pairs: Annotated[int, option("pairs", "--pairs")] = 20_000,
    seed: Annotated[str, option("seed", "--seed")] = "1",
    sets: Annotated[str, option("sets", "--sets")] = "",
    sides: Annotated[str, option("fit_as", "--as")] = "",
    field: Annotated[str, option("fit_field", "--field")] = "",
    jobs: Annotated[int, option("jobs", "--jobs")] = 1,
    out: Annotated[Path | None, option("fit_out", "--out")] = None,
    language: Language = HELP.language,
) -> None:
    words = spoken(language, game)
    with refusing_lines(words):
        check_language(language)
        check_numbers(pairs, jobs, 0)
        plans = [read_plan(game, n, "", seed, sets, "", [], "") for n in counts(game, players)]
        fitting = study_of(game).fitting()
        if fitting is None:
            raise BadArgument("error_fit", game=words.game_name)
        among = among_whom(fitting, sides, field)
        if out is None:
            raise BadArgument("error_out")
    told = {"players": players, "sets": sets, "as": sides, "field": field}
    wishes = "".join(f" --{name} {wish}" for name, wish in told.items() if wish)
    command = f"saloon league fit{wishes} --rounds {rounds} --pairs {pairs} --seed {seed}"
    for number, (weights, slopes) in enumerate(
        steps(fitting, plans, rounds, pairs, executor_for(jobs), among)
    ):
        out.write_text(fitting.written(weights, command), "utf-8")
        wins = ", ".join(f"{side} {slopes.share(i):.1%}" for i, side in enumerate(fitting.sides))
        typer.echo(words.say("fitted", number=number + 1, of=rounds, wins=wins, gain=f"{slopes.gain():.1f}"))


def report_troubles(found: list[Trouble | None], words: LeagueWords) -> None:
    """The first few games that did not end as they should; with any of them the command has failed."""
    troubles = [trouble for trouble in found if trouble is not None]
    for i, trouble in enumerate(troubles[:MOST_TROUBLES]):
        report_trouble(words, trouble, where=f"{i + 1}-")
    if troubles:
        typer.echo(words.say("stalled_games", count=len(troubles)), err=True)
        raise typer.Exit(STALLED)


# Reading


def ways_of(game: str, players: str, rules: list[str]) -> list[tuple[int, list[str]]]:
    """Numbers of players with the rules agreed on; where nothing is said, every way to play there is."""
    if players or rules or game not in GAMES:
        return [(count, rules) for count in counts(game, players)]
    ways = sorted(study_of(game).ways())
    return [(count, [f"{name}={value}" for name, value in agreed]) for count, agreed in ways]


def spoken(language: str, game: str = "") -> LeagueWords:
    return LeagueWords(language if language in TEXTS else HELP.language, game)


@contextmanager
def refusing_lines(words: LeagueWords) -> Iterator[None]:
    """Arguments and files that cannot be used are told in words, and the command ends."""
    with refusing(words):
        try:
            yield
        except BadLine as error:
            raise BadArgument("error_line", file=error.file, number=error.number) from error
        except NoSuchBot as error:
            raise BadArgument("error_own_bot", bot=error.bot, why=error.why) from error
        except Busy as error:
            raise BadArgument("error_busy", file=error.file) from error


def names(wish: str) -> list[str]:
    """A list by commas, each once."""
    return list(dict.fromkeys(name.strip() for name in wish.split(",")))


def counts(game: str, wish: str) -> list[int]:
    """Numbers of players."""
    if game not in GAMES:
        raise BadArgument("error_game", game=game, games=", ".join(GAMES))
    possible = {str(count): count for count in GAMES[game].player_counts()}
    if not wish:
        return [study_of(game).usual_players()]
    for name in names(wish):
        if name not in possible:
            raise BadArgument("error_players", game=game, players=name, counts=", ".join(possible))
    return [possible[name] for name in names(wish)]


def swaps_of(plans: list[Plan], wishes: list[str]) -> dict[Plan, list[Swap]]:
    """What is swapped at each table. A side that a smaller table does not have is left out there."""
    possible: dict[Plan, dict[str, Swap]] = {}
    for plan in plans:
        study, sides = study_of(plan.game), sides_of(plan)
        teams = study.usual_contestants(study.contestants(sides))
        ones = {side: Swap(ONE, side) for side in sides}
        possible[plan] = ones | {f"{TEAM_OF}{team}": Swap(TEAM, team) for team in teams}
    known = dict.fromkeys(name for swaps in possible.values() for name in swaps)
    for name in wishes:
        if name not in (ROLES, TEAMS, *known):
            raise BadArgument("error_swapped", side=name, sides=", ".join((ROLES, TEAMS, *known)))
    return {
        plan: [swap for name, swap in swaps.items() if is_wanted(name, swap, wishes)]
        for plan, swaps in possible.items()
    }


def among_whom(fitting: Fitting, wish: str, field: str) -> Among:
    """Whose weights are looked for, and among whom; a field of bots needs somebody who plays among them."""
    if not wish:
        if field:
            raise BadArgument("error_fit_field")
        return Among()
    for name in names(wish):
        if name not in fitting.sides:
            raise BadArgument("error_swapped", side=name, sides=", ".join(fitting.sides))
    if field:
        welcome(field)
    return Among(tuple(fitting.sides.index(name) for name in names(wish)), field)


def is_wanted(name: str, swap: Swap, wishes: list[str]) -> bool:
    return name in wishes or (ROLES if swap.kind == ONE else TEAMS) in wishes


def lines_of(files: list[Path], words: LeagueWords) -> Iterator[GameLine]:
    for file in files:
        try:
            found = read_lines(file)
        except OSError as error:
            raise BadArgument("error_read", file=file, why=error.strerror) from error
        if found.torn:
            typer.echo(words.say("torn", file=file, bytes=found.torn), err=True)
        yield from found.lines
