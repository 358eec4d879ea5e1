"""`saloon sim`: many games between bots."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from saloon.bots.registry import bots_for
from saloon.games.registry import ALL, GAMES, boxes_of
from saloon.sim.arguments import (
    BadArgument,
    campaign_rules,
    check_language,
    check_numbers,
    check_plots,
    read_contests,
    read_plan,
    refuse,
    refusing,
)
from saloon.sim.campaign import run_campaigns
from saloon.sim.campaign_report import campaigns_json, draw_worth, show_campaigns
from saloon.sim.compare import Comparison, Contest, compare
from saloon.sim.executors import Executor, executor_for
from saloon.sim.matrix import USUAL_CHECK, USUAL_GAMES, Outcome, lines, play_cells
from saloon.sim.matrix_plot import draw_matrix
from saloon.sim.matrix_report import MIXED, matrix_json, show_matrix
from saloon.sim.plan import Plan
from saloon.sim.plot import draw
from saloon.sim.registry import study_of
from saloon.sim.report import CsvFile, comparisons_json, show_comparisons, show_tally, tally_json
from saloon.sim.running import file_name, progress, report_trouble
from saloon.sim.table import Played, Trouble
from saloon.sim.texts import TEXTS, Words
from saloon.sim.tournament import run
from saloon.text.texts import preferred_language

HELP = Words(preferred_language().partition("_")[0])
"""Help is in the language of the system: it is asked for before the options are read."""

STALLED = 1


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
    cluster: Annotated[str, typer.Option(help=HELP.say("help_cluster"), show_default=False)] = "",
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
    with refusing(words):
        check_language(language)
        seated = "" if matrix else bots
        chosen = [*(rule or []), *(campaign_rules(game) if campaign else [])]
        plan = read_plan(game, players, seated, seed, sets, preset, chosen, leave_out, deck, wish or [])
        if games is None:
            games = USUAL_GAMES if matrix else 1000
        if check is None:
            check = USUAL_CHECK if matrix else 0
        plan = plan._replace(check=check, save=save is not None)
        check_numbers(games, jobs, check)
        if plot is not None:
            check_plots()
        run = Run(plan, games, executor_for(jobs, cluster), words, as_json)
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


sim.__doc__ = HELP.say("help")


class Run:
    """One run of the command: plays, and shows what came of it."""

    def __init__(self, plan: Plan, games: int, executor: Executor, words: Words, as_json: bool) -> None:
        self.plan = plan
        self.study = study_of(plan.game)
        self.games = games
        self.executor = executor
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

            with progress(self.words.say("playing"), self.games) as advance:
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
        with progress(self.words.say("playing"), self.games) as advance:
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
            with progress(self.words.say("comparing", side=side), self.games) as advance:
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
        with progress(self.words.say("playing"), sum(cell.games for cell in wanted)) as advance:
            for outcome in play_cells(wanted, self.executor):
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

    def report(self, trouble: Trouble, folder: Path | None = None, where: str = "") -> None:
        report_trouble(self.words, trouble, folder, where)
