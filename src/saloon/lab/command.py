"""`saloon lab`: `run` plays a study, `status` says how far it is, `report` shows it; `league`, `steps`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.filesize import decimal
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.lab.words import LabWords
from saloon.sim.arguments import BadArgument, check_language, refusing
from saloon.sim.executors import Executor, executor_for
from saloon.sim.texts import TEXTS
from saloon.text.texts import preferred_language

if TYPE_CHECKING:
    from saloon.lab.folder import Folder, Found

HELP: Final = LabWords(preferred_language().partition("_")[0])
STALLED, STOPPED = 1, 130
LATELY: Final = 60.0
"""Seconds of which the speed is told."""

lab = typer.Typer(
    name="lab",
    help=HELP.say("cli.lab"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def option(key: str, *flags: str) -> Any:
    return typer.Option(*flags, help=HELP.say(f"cli.{key}"), show_default=False)


Study = Annotated[Path, typer.Argument(help=HELP.say("cli.study"))]
Where = Annotated[str, typer.Argument(help=HELP.say("cli.folder"))]
Jobs = Annotated[int, option("jobs", "--jobs")]
Cluster = Annotated[str, option("cluster", "--cluster")]
Json = Annotated[bool, option("json", "--json")]
Language = Annotated[str, option("language", "--language", "-l")]


@contextmanager
def speaking(language: str) -> Iterator[LabWords]:
    """In a language; whatever cannot be done is said in it. Without pyarrow there is no lab."""
    words = LabWords(language if language in TEXTS else HELP.language)
    with refusing(words):
        check_language(language)
        try:
            yield words
        except ModuleNotFoundError as error:
            raise BadArgument("lab_error_missing", what=error.name) from error


def workers(jobs: int, cluster: str) -> Executor:
    if jobs < 1:
        raise BadArgument("error_jobs", jobs=jobs)
    return executor_for(jobs, cluster)


@lab.command(help=HELP.say("cli.run"))
def run(
    study: Study,
    out: Annotated[str, option("out", "--out")],
    jobs: Jobs = 1,
    cluster: Cluster = "",
    language: Language = HELP.language,
) -> None:
    with speaking(language) as words:
        from saloon.lab.experiment import read_experiment
        from saloon.lab.folder import Folder
        from saloon.lab.playing import Done, begin, pieces_left, play_on

        experiment, folder = read_experiment(study), Folder(out)
        executor = workers(jobs, cluster)
        begin(experiment, folder)
        left = sum(piece.chunk.last - piece.chunk.first for piece in pieces_left(experiment, folder))
        began = time.monotonic()
        try:
            with bar(words.say("playing"), left) as advance:

                def listen(done: Done) -> None:
                    advance(done.chunk.last - done.chunk.first, executor.workers())

                play_on(experiment, folder, executor, listen)
        except KeyboardInterrupt:
            typer.echo(words.say("stopped", folder=out), err=True)
            raise typer.Exit(STOPPED) from None
        seconds = round(time.monotonic() - began, 1)
        said = words.say("played", games=left, seconds=seconds, folder=out) if left else ""
        typer.echo(said or words.say("known", folder=out))
        if troubles := folder.troubles():
            typer.echo(words.say("troubles", count=len(troubles), folder=out), err=True)
            raise typer.Exit(STALLED)


@contextmanager
def bar(label: str, games: int) -> Iterator[Any]:
    """How far it is, on the error stream, if a person is looking: games, their speed, workers, time left."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]} · {task.fields[workers]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(label, total=games, rate="", workers="")
        began = time.monotonic()

        def advance(more: int, workers: int) -> None:
            done = shown.tasks[0].completed + more
            rate = f"{done / max(time.monotonic() - began, 1e-9):,.0f}/s".replace(",", " ")
            shown.update(task, advance=more, rate=rate, workers=f"×{workers}")

        yield advance


@lab.command(help=HELP.say("cli.status"))
def status(folder: Where, as_json: Json = False, language: Language = HELP.language) -> None:
    with speaking(language) as words:
        from saloon.lab.folder import Folder

        there = Folder(folder)
        figures = progress_of(there)
        if as_json:
            typer.echo(msgspec_json(figures))
            return
        typer.echo(there.manifest["name"])
        size = decimal(int(figures["bytes"]))
        line = {key: figures[key] for key in ("done", "all", "games", "wanted")}
        typer.echo(words.say("status_line", **line, size=size))
        if figures["done"] == figures["all"]:
            typer.echo(words.say("status_done"))
        elif figures["games_per_s"]:
            rate, left = figures["games_per_s"], how_long(figures["seconds_left"])
            typer.echo(words.say("status_rate", rate=f"{rate:.0f}", left=left))
        if figures["troubles"]:
            typer.echo(words.say("status_troubles", count=figures["troubles"]))


def msgspec_json(figures: dict[str, float]) -> str:
    import msgspec

    return msgspec.json.encode(figures).decode()


def progress_of(folder: Folder) -> dict[str, float]:
    """How far a study is, as its files tell it."""
    done, wanted = folder.done(), folder.wanted()
    games = sum(games_in(one) for one in done)
    every = sum(chunk.last - chunk.first for chunk in wanted)
    latest = max((one.at for one in done), default=0.0)
    late = sorted((one for one in done if one.at > latest - LATELY), key=lambda one: one.at)
    span = late[-1].at - late[0].at if late else 0.0
    rate = sum(games_in(one) for one in late[1:]) / span if span > 0 else 0.0
    return {
        "done": len(done),
        "all": len(wanted),
        "games": games,
        "wanted": every,
        "bytes": sum(one.size for one in done),
        "games_per_s": round(rate, 2),
        "seconds_left": round((every - games) / rate, 1) if rate else 0.0,
        "troubles": len(folder.troubles()),
    }


def games_in(found: Found) -> int:
    return found.chunk.last - found.chunk.first


def how_long(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


@lab.command(help=HELP.say("cli.report"))
def report(
    folder: Where,
    out: Annotated[Path | None, option("page", "--out")] = None,
    as_json: Json = False,
    language: Language = HELP.language,
) -> None:
    with speaking(language) as words:
        from saloon.lab.findings import Findings
        from saloon.lab.folder import Folder
        from saloon.lab.report import findings_json, page

        there = Folder(folder)
        found = Findings(there)
        if as_json:
            typer.echo(findings_json(found))
            return
        data = page(found, words).encode()
        if out is None:
            there.write("report.html", data)
        else:
            out.write_bytes(data)
        typer.echo(words.say("written", file=out or f"{folder}/report.html"))


@lab.command(help=HELP.say("cli.steps"))
def steps(
    folder: Where,
    out: Annotated[str, option("steps_out", "--out")],
    jobs: Jobs = 1,
    cluster: Cluster = "",
    language: Language = HELP.language,
) -> None:
    with speaking(language) as words:
        from saloon.lab.folder import Folder, travelling
        from saloon.lab.steps import Piece, write_steps

        there = Folder(folder)
        experiment = there.experiment()
        if not experiment.answers:
            raise BadArgument("lab_error_answers", folder=folder)
        chunks = [one.chunk for one in there.done() if not experiment.trials[one.chunk.plan].campaign]
        pieces = [
            Piece(travelling(folder), travelling(out), chunk, experiment.trials[chunk.plan])
            for chunk in chunks
        ]
        written = sum(workers(jobs, cluster).each(write_steps, pieces))
        games = sum(chunk.last - chunk.first for chunk in chunks)
        typer.echo(words.say("steps_written", steps=written, games=games, folder=out))


@lab.command(help=HELP.say("cli.league"))
def league(
    study: Study,
    bots: Annotated[str, option("bots", "--bots")],
    out: Annotated[Path, option("league_out", "--out")],
    deals: Annotated[int, option("deals", "--deals")] = 100,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    language: Language = HELP.language,
) -> None:
    with speaking(language) as words:
        from saloon.lab.experiment import read_experiment
        from saloon.lab.pairing import play_pairs

        if deals < 1:
            raise BadArgument("error_deals", deals=deals)
        names = [name.strip() for name in bots.split(",") if name.strip()]
        if len(set(names)) < 2:
            raise BadArgument("lab_error_bots")
        play_pairs(read_experiment(study), names, deals, workers(jobs, cluster), out, words.language)
