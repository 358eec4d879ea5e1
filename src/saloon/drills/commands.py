"""`saloon chaos`, `leaks`, `load`, `fuzz` and `siege`: each prints its figures; 1 if a bar is missed."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer

from saloon.text.texts import LANGUAGES, Texts, preferred_language

if TYPE_CHECKING:
    from saloon.drills.figures import Figures

HELP: Final = Texts(preferred_language())
MISSED: Final = 1
BAD_ARGUMENTS: Final = 2
STOPPED: Final = 128 + signal.SIGTERM


def option(key: str, *flags: str, least: int = 0) -> Any:
    """An option of the command line, explained in the language of the environment."""
    return typer.Option(*flags, help=HELP.say(f"drills.cli.{key}"), min=least)


Json = Annotated[bool, typer.Option("--json", help=HELP.say("drills.cli.json"))]
Seed = Annotated[int, option("seed", "--seed")]
Minutes = Annotated[int, option("minutes", "--minutes", least=1)]
Nodes = Annotated[int, typer.Option("--nodes", help=HELP.say("drills.cli.nodes"), min=1, max=3)]
Database = Annotated[str, typer.Option("--database", "--db", help=HELP.say("drills.cli.database"))]
Language = Annotated[str, typer.Option("--language", "-l", help=HELP.say("drills.cli.language"))]


def chaos(
    games: Annotated[int, option("games", "--games", least=1)] = 50,
    kills: Annotated[int, option("kills", "--kills")] = 20,
    nodes: Nodes = 1,
    database: Database = "",
    seed: Seed = 1,
    minutes: Minutes = 30,
    as_json: Json = False,
    language: Language = "",
) -> None:
    from saloon.drills.chaos import chaos as drill
    from saloon.drills.faults import faults
    from saloon.drills.nodes_chaos import nodes_chaos

    if nodes > 1:
        check_cluster(database, language)
        report(nodes_chaos(nodes, database, games, kills, seed, 60.0 * minutes), as_json, language)
        return

    async def whole() -> Figures:
        figures = await drill(games, kills, seed, 60.0 * minutes)
        figures.cases = await faults()
        return figures

    report(whole(), as_json, language)


def leaks(
    games: Annotated[int, option("games", "--games", least=1)] = 500,
    pairs: Annotated[int, option("pairs", "--pairs", least=1)] = 10_000,
    windows: Annotated[int, option("windows", "--windows")] = 10_000,
    samples: Annotated[int, option("samples", "--samples")] = 500,
    jobs: Annotated[int, option("jobs", "--jobs", least=1)] = 1,
    nodes: Nodes = 1,
    database: Database = "",
    seed: Seed = 1,
    minutes: Minutes = 90,
    as_json: Json = False,
    language: Language = "",
) -> None:
    from saloon.drills.nodes_leaks import nodes_leaks
    from saloon.drills.privacy import privacy

    if nodes > 1:
        check_cluster(database, language)
        report(nodes_leaks(nodes, database, games, pairs, seed, 60.0 * minutes), as_json, language)
        return
    report(privacy(games, pairs, windows, samples, jobs, seed, 60.0 * minutes), as_json, language)


def load(
    tables: Annotated[int, option("tables", "--tables", least=1)] = 200,
    seconds: Annotated[int, option("seconds", "--seconds", least=3)] = 60,
    bots: Annotated[str, option("bots", "--bots")] = "",
    nodes: Nodes = 1,
    database: Database = "",
    seed: Seed = 1,
    as_json: Json = False,
    language: Language = "",
) -> None:
    from saloon.bots.registry import BOTS
    from saloon.drills.load import load as drill
    from saloon.drills.nodes_load import nodes_load

    if bots and bots not in BOTS:
        texts = Texts(language or HELP.language)
        typer.echo(texts.say("terminal.error.bots", value=bots, choices=", ".join(BOTS)), err=True)
        raise typer.Exit(BAD_ARGUMENTS)
    if nodes > 1:
        check_cluster(database, language)
        report(nodes_load(nodes, database, tables, float(seconds), seed, bots), as_json, language)
    else:
        report(drill(tables, float(seconds), seed, bots, database), as_json, language)


def fuzz(
    frames: Annotated[int, option("frames", "--frames")] = 100_000,
    requests: Annotated[int, option("requests", "--requests")] = 2_000,
    brought: Annotated[int, option("brought", "--brought")] = 300,
    seed: Seed = 1,
    minutes: Minutes = 30,
    as_json: Json = False,
    language: Language = "",
) -> None:
    from saloon.drills.fuzz import fuzz as drill
    from saloon.drills.http_cases import NoSchemathesis

    try:
        report(drill(frames, requests, seed, 60.0 * minutes, brought), as_json, language)
    except NoSchemathesis as error:
        typer.echo(Texts(language or HELP.language).say("drills.no_schemathesis"), err=True)
        raise typer.Exit(BAD_ARGUMENTS) from error


def siege(
    seconds: Annotated[int, option("seconds", "--seconds", least=3)] = 20,
    seed: Seed = 1,
    as_json: Json = False,
    language: Language = "",
) -> None:
    from saloon.drills.siege import siege as drill

    report(drill(float(seconds), seed), as_json, language)


COMMANDS: Final = {"chaos": chaos, "leaks": leaks, "load": load, "fuzz": fuzz, "siege": siege}
for name, command in COMMANDS.items():
    command.__doc__ = HELP.say(f"drills.cli.{name}")


def check_cluster(database: str, language: str) -> None:
    """Several nodes need a balancer and a database."""
    from saloon.drills.cluster import why_not

    if reason := why_not(database):
        typer.echo(Texts(language or HELP.language).say(f"drills.no_cluster.{reason}"), err=True)
        raise typer.Exit(BAD_ARGUMENTS)


def report(drill: Coroutine[Any, Any, Figures], as_json: bool, language: str) -> None:
    """Do it and say what came of it."""
    if language and language not in LANGUAGES:
        drill.close()
        choices = ", ".join(LANGUAGES)
        typer.echo(HELP.say("drills.error_language", language=language, choices=choices), err=True)
        raise typer.Exit(BAD_ARGUMENTS)
    figures = asyncio.run(until_told_to_stop(drill))
    missed = figures.missed()
    if as_json:
        told = {**msgspec.to_builtins(figures), "passed": not missed, "missed": missed}
        typer.echo(msgspec.json.encode(told).decode())
    else:
        for line in lines(figures, missed, Texts(language or HELP.language)):
            typer.echo(line)
    if missed:
        raise typer.Exit(MISSED)


async def until_told_to_stop(drill: Coroutine[Any, Any, Figures]) -> Figures:
    """A drill that is told to stop ends its servers and removes its folders first, as after Ctrl+C."""
    doing = asyncio.ensure_future(drill)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, doing.cancel)
    try:
        return await doing
    except asyncio.CancelledError:
        raise typer.Exit(STOPPED) from None


def lines(figures: Figures, missed: list[str], texts: Texts) -> list[str]:
    """The figures in words, and the verdict."""
    say = texts.say
    found = []
    for name in figures.__struct_fields__:
        value = getattr(figures, name)
        if name.startswith("wanted_") or value == [] or value == {}:
            continue
        mark = say("drills.mark") if name in missed else ""
        found.append(f"{say(f'drills.figure.{name}')}: {shown(value, texts)}{mark}")
    found.append(say("drills.missed") if missed else say("drills.passed"))
    return found


def shown(value: Any, texts: Texts) -> str:
    """A figure, a list of complaints, or parts of a figure by name."""
    if isinstance(value, dict):
        parts = [
            f"{texts.say(f'drills.part.{name}')} {texts.say('drills.fine') if part == '' else part}"
            for name, part in value.items()
        ]
        return ", ".join(parts)
    if isinstance(value, list):
        return "".join(f"\n  {one}" for one in value)
    return str(value)
