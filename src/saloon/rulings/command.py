"""`saloon rulings FILE`: run scenarios against the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from saloon.games.registry import GAMES, UnknownName, boxes_of
from saloon.rulings.records import read_rulings
from saloon.rulings.runner import run, selected
from saloon.rulings.verdicts import FAILED, NOT_SUPPORTED, PASSED, BadFile, Verdict

STYLES = {
    PASSED: ("passed", typer.colors.GREEN),
    FAILED: ("FAILED", typer.colors.RED),
    NOT_SUPPORTED: ("not supported", typer.colors.YELLOW),
}


def rulings(
    file: Annotated[Path, typer.Argument(help="A YAML file of scenarios.", metavar="FILE")],
    only: Annotated[
        list[str] | None, typer.Option(help="Only records whose id fits, such as 'BASE-0*'. Repeatable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdicts as JSON.")] = False,
    sets: Annotated[
        str, typer.Option(help="Further sets beyond each record's own: names by commas, or all.")
    ] = "",
    preset: Annotated[
        str, typer.Option(help="Run every record under this preset instead of its own ruleset.")
    ] = "",
    rule: Annotated[
        list[str] | None, typer.Option(help="A single rule option over the preset: name=value. Repeatable.")
    ] = None,
) -> None:
    """Run rulings (scenarios) against the engine; exit with 1 if one fails, 2 if the file cannot be run."""
    try:
        further = boxes_of(GAMES["bang"], sets) if sets else []
    except UnknownName as error:
        stop(f"unknown set {error.name!r}; sets: {', '.join(error.known)}")
    if preset:
        allow(preset, GAMES["bang"].presets(), "preset")
    rules = chosen_rules(rule or [])
    try:
        records = read_rulings(file)
    except BadFile as error:
        stop(str(error))
    patterns = [pattern.strip() for option in only or [] for pattern in option.split(",")]
    chosen = selected(records, patterns)
    if not chosen:
        stop(f"no record fits {', '.join(patterns)}; ids run from {records[0].id} to {records[-1].id}")
    verdicts = [run(record, further, preset, rules) for record in chosen]
    if as_json:
        typer.echo(json.dumps(in_json(verdicts), ensure_ascii=False, indent=1))
    else:
        tell(verdicts)
    if any(verdict.status == FAILED for verdict in verdicts):
        raise typer.Exit(1)


def chosen_rules(wishes: list[str]) -> dict[str, str]:
    """`name=value` pairs; unknown names and values get an error with the known ones."""
    options = GAMES["bang"].rule_options(GAMES["bang"].sets())
    chosen: dict[str, str] = {}
    for wish in wishes:
        name, sign, value = wish.partition("=")
        if not sign:
            stop(f"{wish!r} is not a rule option; write name=value, for example panic_range=any")
        allow(name, list(options), "rule option")
        allow(value, options[name], "value")
        chosen[name] = value
    return chosen


def allow(name: str, known: list[str], what: str) -> None:
    if name not in known:
        stop(f"unknown {what} {name!r}; {what}s: {', '.join(known)}")


def stop(message: str) -> NoReturn:
    """Say what is wrong and leave with 2."""
    typer.echo(message, err=True)
    raise typer.Exit(2)


def counts(verdicts: list[Verdict]) -> dict[str, int]:
    return {
        status: sum(verdict.status == status for verdict in verdicts)
        for status in (PASSED, FAILED, NOT_SUPPORTED)
    }


def in_json(verdicts: list[Verdict]) -> dict[str, object]:
    return {
        **counts(verdicts),
        "records": [{"id": verdict.id, "status": verdict.status, "why": verdict.why} for verdict in verdicts],
    }


def tell(verdicts: list[Verdict]) -> None:
    """One line a record, the reason below, and the sum at the end."""
    width = max(len(verdict.id) for verdict in verdicts)
    for verdict in verdicts:
        word, colour = STYLES[verdict.status]
        typer.echo(f"{typer.style(f'{word:13}', fg=colour)}  {verdict.id:{width}}  {verdict.ruling}")
        if verdict.why:
            typer.echo(f"{'':15}{'':{width}}  {verdict.why}")
    sums = counts(verdicts)
    typer.echo(f"{sums[PASSED]} passed, {sums[FAILED]} failed, {sums[NOT_SUPPORTED]} not supported")
