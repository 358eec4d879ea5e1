"""`saloon rulings FILE`: run scenarios against the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from saloon.games.registry import GAMES, UnknownName, boxes_of
from saloon.kernel.protocol import AnyGame
from saloon.rulings.records import USUAL_GAME, read_rulings
from saloon.rulings.referee import Terms
from saloon.rulings.registry import NoRulings, referee_of
from saloon.rulings.runner import run, selected
from saloon.rulings.verdicts import FAILED, NOT_SUPPORTED, NOTHING_TO_FALSIFY, PASSED, BadFile, Verdict

STYLES = {
    PASSED: ("passed", typer.colors.GREEN),
    FAILED: ("FAILED", typer.colors.RED),
    NOT_SUPPORTED: ("not supported", typer.colors.YELLOW),
    NOTHING_TO_FALSIFY: ("proves nothing", typer.colors.YELLOW),
}
WIDTH = max(len(word) for word, _colour in STYLES.values())


def rulings(
    file: Annotated[Path, typer.Argument(help="A YAML file of scenarios.", metavar="FILE")],
    game: Annotated[str, typer.Option(help="The game of records that do not name one.")] = USUAL_GAME,
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
    strict: Annotated[
        bool, typer.Option("--strict", help="Fail records whose words have to be taken generously.")
    ] = False,
) -> None:
    """Run rulings (scenarios) against the engine; exit with 1 if one fails, 2 if the file cannot be run."""
    kind = game_of(game)
    try:
        further = boxes_of(kind, sets) if sets else []
    except UnknownName as error:
        stop(f"unknown set {error.name!r}; sets: {', '.join(error.known)}")
    if preset:
        allow(preset, kind.presets(), "preset")
    terms = Terms(tuple(further), preset, tuple(chosen_rules(rule or [], kind).items()), strict)
    try:
        records = read_rulings(file, game)
        for one in records:
            referee_of(one.game)
    except (BadFile, NoRulings) as error:
        stop(str(error))
    patterns = [pattern.strip() for option in only or [] for pattern in option.split(",")]
    chosen = selected(records, patterns)
    if not chosen:
        stop(f"no record fits {', '.join(patterns)}; ids run from {records[0].id} to {records[-1].id}")
    verdicts = [run(record, terms) for record in chosen]
    if as_json:
        typer.echo(json.dumps(in_json(verdicts), ensure_ascii=False, indent=1))
    else:
        tell(verdicts)
    if any(verdict.status == FAILED for verdict in verdicts):
        raise typer.Exit(1)


def game_of(name: str) -> AnyGame:
    """A game whose rulings can be run."""
    allow(name, list(GAMES), "game")
    try:
        return GAMES[referee_of(name).game]
    except NoRulings as error:
        stop(str(error))


def chosen_rules(wishes: list[str], kind: AnyGame) -> dict[str, str]:
    """`name=value` pairs; unknown names and values get an error with the known ones."""
    options = kind.rule_options(kind.sets())
    chosen: dict[str, str] = {}
    for wish in wishes:
        name, sign, value = wish.partition("=")
        if not sign:
            first = next(iter(options))
            stop(f"{wish!r} is not a rule option; write name=value, for example {first}={options[first][-1]}")
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
    return {status: sum(verdict.status == status for verdict in verdicts) for status in STYLES}


def in_json(verdicts: list[Verdict]) -> dict[str, object]:
    return {
        **counts(verdicts),
        "lenient": sum(bool(verdict.lenient) for verdict in verdicts),
        "records": [
            {
                "id": verdict.id,
                "status": verdict.status,
                "why": verdict.why,
                "lenient": list(verdict.lenient),
            }
            for verdict in verdicts
        ],
    }


def tell(verdicts: list[Verdict]) -> None:
    """One line a record, below it why and how generously, and the sums at the end."""
    width = max(len(verdict.id) for verdict in verdicts)
    below = f"{'':{WIDTH + 2}}{'':{width}}  "
    for verdict in verdicts:
        word, colour = STYLES[verdict.status]
        typer.echo(f"{typer.style(f'{word:{WIDTH}}', fg=colour)}  {verdict.id:{width}}  {verdict.ruling}")
        if verdict.why:
            typer.echo(f"{below}{verdict.why}")
        for leniency in verdict.lenient:
            typer.echo(f"{below}lenient: {leniency}")
    sums = counts(verdicts)
    line = f"{sums[PASSED]} passed, {sums[FAILED]} failed, {sums[NOT_SUPPORTED]} not supported"
    generous = sum(bool(verdict.lenient) for verdict in verdicts if verdict.status == PASSED)
    typer.echo(f"{line}, {sums[NOTHING_TO_FALSIFY]} with nothing to falsify; {generous} passed leniently")
