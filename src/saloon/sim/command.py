"""`saloon sim`: many games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.bots.registry import bots_for, usual_bot
from saloon.games.registry import ALL, GAMES, UnknownName, boxes_of, game_type, left_out_of
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import record_from_bytes
from saloon.kernel.wishes import COMMON, LEFT_OUT, UnknownWish, WrongWish, wish_called
from saloon.sim.campaign import run_campaigns
from saloon.sim.campaign_report import campaigns_json, draw_worth, show_campaigns
from saloon.sim.compare import Comparison, Contest, compare
from saloon.sim.executors import executor_for
from saloon.sim.lineup import NOBODY, BadLineup, read_lineup
from saloon.sim.matrix import USUAL_CHECK, USUAL_GAMES, Outcome, lines, play_cells
from saloon.sim.matrix_plot import draw_matrix
from saloon.sim.matrix_report import MIXED, matrix_json, show_matrix
from saloon.sim.plan import Plan
from saloon.sim.plot import draw
from saloon.sim.registry import study_of
from saloon.sim.report import (
    CsvFile,
    comparisons_json,
    show_comparisons,
    show_tally,
    tally_json,
)
from saloon.sim.table import Played, Trouble
from saloon.sim.texts import TEXTS, Words
from saloon.sim.tournament import run
from saloon.text.compositions import UnreadableFile, read_composition
from saloon.text.registry import ENCYCLOPEDIAS
from saloon.text.texts import Texts, preferred_language

HELP = Words(preferred_language().partition("_")[0])
"""Help is in the language of the system: it is asked for before the options are read."""

DECK = "deck"
"""The wish that `--deck` is read for."""
STALLED = 1
BAD_ARGUMENTS = 2


class BadArgument(ValueError):
    """An argument that cannot be used: the key of the text that says so, and its values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class CannotBeSetUp(ValueError):
    """A table that a game refuses."""

    def __init__(self, game: str, error: ValueError) -> None:
        super().__init__(game, error)
        self.game = game
        self.error = error


def sim(
    game: Annotated[str, typer.Option(help=HELP.say("help_game"))] = "bang",
    players: Annotated[int | None, typer.Option(help=HELP.say("help_players"), show_default=False)] = None,
    games: Annotated[int | None, typer.Option(help=HELP.say("help_games"), show_default=False)] = None,
    bots: Annotated[str, typer.Option(help=HELP.say("help_bots"), show_default=False)] = "",
    seed: Annotated[str, typer.Option(help=HELP.say("help_seed"))] = "1",
    sets: Annotated[str, typer.Option(help=HELP.say("help_sets"), show_default=False)] = "",
    preset: Annotated[str, typer.Option(help=HELP.say("help_preset"), show_default=False)] = "",
    rule: Annotated[list[str] | None, typer.Option(help=HELP.say("help_rule"))] = None,
    leave_out: Annotated[str, typer.Option(help=HELP.say("help_leave_out"))] = "",
    deck: Annotated[Path | None, typer.Option(help=HELP.say("help_deck"))] = None,
    wish: Annotated[list[str] | None, typer.Option(help=HELP.say("help_wish"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=HELP.say("help_json"))] = False,
    jobs: Annotated[int, typer.Option(help=HELP.say("help_jobs"))] = 1,
    csv: Annotated[Path | None, typer.Option(help=HELP.say("help_csv"))] = None,
    plot: Annotated[Path | None, typer.Option(help=HELP.say("help_plot"))] = None,
    save: Annotated[Path | None, typer.Option(help=HELP.say("help_save"))] = None,
    check: Annotated[int | None, typer.Option(help=HELP.say("help_check"), show_default=False)] = None,
    compare_bots: Annotated[str | None, typer.Option("--compare", help=HELP.say("help_compare"))] = None,
    side: Annotated[str, typer.Option("--as", help=HELP.say("help_as"), show_default=False)] = "",
    matrix: Annotated[bool, typer.Option("--matrix", help=HELP.say("help_matrix"))] = False,
    campaign: Annotated[bool, typer.Option("--campaign", help=HELP.say("help_campaign"))] = False,
    language: Annotated[str, typer.Option(help=HELP.say("help_language"))] = HELP.language,
) -> None:
    words = Words(language if language in TEXTS else HELP.language, game)
    try:
        if language not in TEXTS:
            raise BadArgument("error_language", language=language, languages=", ".join(TEXTS))
        seated = "" if matrix else bots
        chosen = [*(rule or []), *(campaign_rules(game) if campaign else [])]
        plan = read_plan(game, players, seated, seed, sets, preset, chosen, leave_out, deck, wish or [])
        if games is None:
            games = USUAL_GAMES if matrix else 1000
        if check is None:
            check = USUAL_CHECK if matrix else 0
        plan = plan._replace(check=check, save=save is not None)
        check_numbers(games, jobs, check)
        run = Run(plan, games, jobs, words, as_json)
        if matrix:
            refuse("--matrix", (("--csv", csv), ("--compare", compare_bots), ("--deck", deck)))
            if bots and bots not in bots_for(game):
                raise BadArgument("error_matrix_bots", bots=", ".join(bots_for(game)))
            if run.matrix(boxes_of(GAMES[game], sets or ALL), bots, plot, save):
                raise typer.Exit(STALLED)
        elif campaign:
            refuse("--campaign", (("--csv", csv), ("--compare", compare_bots), ("--save", save)))
            if plan.lineup.needs_sides:
                raise BadArgument("error_campaign_bots")
            if run.campaigns(plot):
                raise typer.Exit(STALLED)
        elif compare_bots is None:
            run.play(csv, plot, save)
        else:
            refuse("--compare", (("--csv", csv), ("--plot", plot), ("--save", save)))
            run.compare(read_contests(compare_bots, side, plan))
    except (BadArgument, BadLineup) as error:
        what = words.say(error.key, **error.values)
        typer.echo(words.say("error", what=what), err=True)
        raise typer.Exit(BAD_ARGUMENTS) from error
    except CannotBeSetUp as error:
        why = ENCYCLOPEDIAS[error.game].why_not_set_up(error.error, Texts(language))
        typer.echo(words.say("error", what=words.say("error_setup", why=why)), err=True)
        raise typer.Exit(BAD_ARGUMENTS) from error
    except OSError as error:
        what = words.say("error_file", file=error.filename, why=error.strerror)
        typer.echo(words.say("error", what=what), err=True)
        raise typer.Exit(BAD_ARGUMENTS) from error


sim.__doc__ = HELP.say("help")


# Reading the arguments


def read_plan(
    game: str,
    players: int | None,
    bots: str,
    seed: str,
    sets: str,
    preset: str,
    rules: list[str],
    leave_out: str,
    deck: Path | None = None,
    wishes: Sequence[str] = (),
) -> Plan:
    """A plan whose every part exists; anything else gets an error that names what there is."""
    if game not in GAMES:
        raise BadArgument("error_game", game=game, games=", ".join(GAMES))
    kind = GAMES[game]
    study = study_of(game)
    if players is None:
        players = study.usual_players()
    if players not in kind.player_counts():
        counts = ", ".join(map(str, kind.player_counts()))
        raise BadArgument("error_players", game=game, players=players, counts=counts)
    boxes, left_out = read_boxes(kind, sets, leave_out)
    presets = kind.presets()
    preset = preset or presets[0]
    if preset not in presets:
        raise BadArgument("error_preset", preset=preset, presets=", ".join(presets))
    chosen = read_rules(rules, kind.rule_options(boxes))
    own: dict[str, object] = {LEFT_OUT: left_out} if left_out else {}
    if deck is not None:
        own[DECK] = read_deck(deck)
    own |= read_wishes(wishes, kind)
    plan = Plan(game, players, tuple(boxes), preset, chosen, seed, NOBODY, own=tuple(own.items()))
    sides = sides_of(plan)
    lineup = read_lineup(bots or usual_bot(game), players, sides, study.alliances, bots_for(game))
    return plan._replace(lineup=lineup)


def campaign_rules(game: str) -> list[str]:
    """The rule options of a campaign; a game without one is refused."""
    rules = study_of(game).campaign_rules() if game in GAMES else {"": ""}
    if not rules:
        raise BadArgument("error_campaign", game=game)
    return [f"{name}={value}" for name, value in rules.items() if name]


def sides_of(plan: Plan) -> list[str]:
    """The sides at this table; a table that cannot be set up is refused."""
    try:
        return game_type(plan.game).side_names(plan.setup(0))
    except ValueError as error:
        raise CannotBeSetUp(plan.game, error) from error


def read_wishes(wishes: Sequence[str], kind: AnyGame) -> dict[str, object]:
    """`name=value` as wishes that only this game has; those of every game have options of their own."""
    own = [wish for wish in kind.wishes() if wish.name not in COMMON]
    read: dict[str, object] = {}
    for pair in wishes:
        name, _sign, value = pair.partition("=")
        try:
            read[name] = wish_called(name, own).read(value)
        except UnknownWish as error:
            raise BadArgument("error_wish", wish=pair, wishes=", ".join(error.known)) from error
        except WrongWish as error:
            raise BadArgument("error_wish_value", wish=name, value=value) from error
    return read


def read_deck(file: Path) -> object:
    """The composition in a file."""
    try:
        return read_composition(file)
    except UnreadableFile as error:
        raise BadArgument("error_deck", file=file, why=error) from error


def read_boxes(kind: AnyGame, sets: str, leave_out: str) -> tuple[list[str], list[str]]:
    """The boxes that are played with, and what of them is left out."""
    try:
        boxes = boxes_of(kind, sets)
    except UnknownName as error:
        raise BadArgument("error_set", set=error.name, sets=", ".join(error.known)) from error
    try:
        return boxes, left_out_of(kind, boxes, leave_out)
    except UnknownName as error:
        raise BadArgument("error_leave_out", name=error.name, names=", ".join(error.known)) from error


def refuse(option: str, others: tuple[tuple[str, object], ...]) -> None:
    """Options that do not go with this one."""
    for other, value in others:
        if value is not None:
            raise BadArgument("error_not_with", option=other, other=option)


def read_rules(wishes: list[str], options: dict[str, list[str]]) -> tuple[tuple[str, str], ...]:
    chosen: dict[str, str] = {}
    for wish in wishes:
        name, sign, value = wish.partition("=")
        if not sign or name not in options:
            raise BadArgument("error_rule", rule=wish, rules=", ".join(options))
        if value not in options[name]:
            raise BadArgument("error_rule_value", rule=name, value=value, values=", ".join(options[name]))
        chosen[name] = value
    return tuple(chosen.items())


def read_contests(wish: str, side: str, plan: Plan) -> list[Contest]:
    bots = bots_for(plan.game)
    pair = [name.strip() for name in wish.split(":")]
    if len(pair) != 2 or not all(name in bots for name in pair):
        raise BadArgument("error_compare", wish=wish, bots=", ".join(bots))
    study = study_of(plan.game)
    there = study.contestants(sides_of(plan))
    sides = [name.strip() for name in side.split(",")] if side else study.usual_contestants(there)
    for name in sides:
        if name not in there:
            raise BadArgument("error_side", side=name, sides=", ".join(there))
    return [Contest(name, pair[0], pair[1]) for name in sides]


def check_numbers(games: int, jobs: int, check: int) -> None:
    if games < 1:
        raise BadArgument("error_games", games=games)
    if jobs < 1:
        raise BadArgument("error_jobs", jobs=jobs)
    if check < 0:
        raise BadArgument("error_check", check=check)


# Running


class Run:
    """One run of the command: plays, and shows what came of it."""

    def __init__(self, plan: Plan, games: int, jobs: int, words: Words, as_json: bool) -> None:
        self.plan = plan
        self.study = study_of(plan.game)
        self.games = games
        self.jobs = jobs
        self.executor = executor_for(jobs)
        self.words = words
        self.as_json = as_json

    def play(self, csv: Path | None, plot: Path | None, save: Path | None) -> None:
        """Play, with each game written where it is wanted as soon as it is over."""
        with ExitStack() as open_files:
            lines = None
            if csv is not None:
                lines = CsvFile(open_files.enter_context(csv.open("w", encoding="utf-8")), self.study)
            if save is not None:
                save.mkdir(parents=True, exist_ok=True)
            if plot is not None:
                plot.open("ab").close()  # not after an hour of play, but now: can it be written?

            def one_more(played: Played) -> None:
                if lines is not None:
                    lines.add(played.row)
                if save is not None:
                    (save / f"{file_name(played.row.seed)}.json").write_bytes(played.record)
                if played.trouble is not None:
                    self.report(played.trouble, save)

            with self.progress(self.words.say("playing")) as advance:
                tally = run(self.plan, self.games, self.executor, one_more, advance)
        if plot is not None:
            draw(plot, self.words, self.plan, tally)
        if self.as_json:
            typer.echo(tally_json(self.plan, tally))
        else:
            show_tally(Console(), self.words, self.plan, tally)

    def campaigns(self, plot: Path | None) -> int:
        """Play whole campaigns; says how many did not end as they should."""
        if plot is not None:
            plot.open("ab").close()
        with self.progress(self.words.say("playing")) as advance:
            standings = run_campaigns(self.plan, self.games, self.executor, self.report, advance)
        if plot is not None:
            draw_worth(plot, self.words, self.plan, standings, self.study)
        if self.as_json:
            typer.echo(campaigns_json(self.plan, standings))
        else:
            show_campaigns(Console(), self.words, self.plan, standings, self.study)
        return standings.stalled

    def compare(self, contests: list[Contest]) -> None:
        comparisons: list[Comparison] = []
        for contest in contests:
            side = self.words.side(contest.side)
            with self.progress(self.words.say("comparing", side=side)) as advance:
                comparisons.append(
                    compare(self.plan, contest, self.games, self.executor, advance, self.report)
                )
        if self.as_json:
            typer.echo(comparisons_json(self.plan, self.games, comparisons))
        else:
            show_comparisons(Console(), self.words, self.plan, self.games, comparisons)

    def matrix(self, boxes: list[str], bot: str, plot: Path | None, save: Path | None) -> int:
        """Play the whole matrix, with one bot or mixed; says how many games did not end as they should."""
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
        if plot is not None:
            plot.open("ab").close()
        wanted = self.study.cells(boxes, self.games, self.plan.check, self.plan.seed)
        if bot:
            wanted = [cell.with_bot(bot) for cell in wanted]
        outcomes: list[Outcome] = []
        with self.progress(self.words.say("playing"), sum(cell.games for cell in wanted)) as advance:
            for outcome in play_cells(wanted, self.jobs):
                outcomes.append(outcome)
                for trouble in outcome.troubles:
                    self.report(trouble, save, f"{outcome.cell.name}-{outcome.cell.plan.preset}-")
                advance(outcome.cell.games)
        if self.as_json:
            typer.echo(matrix_json(outcomes))
        else:
            show_matrix(Console(), self.words, outcomes)
        if plot is not None:
            draw_matrix(plot, self.words, lines(outcomes), bot or MIXED)
        return sum(outcome.tally.stalled for outcome in outcomes)

    @contextmanager
    def progress(self, label: str, total: int = 0) -> Iterator[Callable[[int], None]]:
        """A bar on the error stream, if a person is looking at it."""
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(label, total=total or self.games)
            yield lambda games: progress.advance(task, games)

    def report(self, trouble: Trouble, folder: Path | None = None, where: str = "") -> None:
        """Say what is needed to repeat a game that stalled or broke."""
        say = self.words.say
        lines = [
            say("trouble", number=trouble.number),
            trouble.what.rstrip(),
            say("trouble_seed", seed=trouble.seed),
            say("trouble_setup", setup=trouble.setup),
        ]
        file = (folder or Path()) / f"stalled-{file_name(where + trouble.seed)}.json"
        try:
            file.write_bytes(trouble.record)
            lines.append(say("trouble_file", file=file))
        except OSError:
            lines.append(say("trouble_answers", answers=record_from_bytes(trouble.record).answers))
        typer.echo("\n".join(lines), err=True)


def file_name(seed: str) -> str:
    """A seed as the name of a file."""
    return "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in seed)
