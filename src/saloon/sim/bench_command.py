"""`saloon bench`: how fast the rules are, in both builds, beside other engines."""

from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from saloon.games.registry import UnknownName, boxes_of, game_type, left_out_of
from saloon.kernel.protocol import GameType
from saloon.sim.bench import (
    FIGURES,
    GAME,
    PEER_FIGURES,
    ROUNDS,
    BenchFailed,
    Figures,
    Measured,
    Report,
    run,
    usual_tables,
)
from saloon.sim.bench_texts import TEXTS

MOST_SECONDS = 600.0
USUAL_SECONDS = 3.0
QUICK_SECONDS = 0.5
ALL_FIGURES = [name for names in FIGURES.values() for name in names]


class Language(StrEnum):
    """The language of what is printed."""

    EN = "en"
    RU = "ru"


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="Under 40 s, without other engines.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    players: Annotated[
        list[int] | None, typer.Option("--players", help="A number of players; may be given several times.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="CPU seconds for each figure and build.")
    ] = None,
    sets: Annotated[
        str,
        typer.Option(
            help="Measure these boxes beside the base game: names by commas, or all.", show_default=False
        ),
    ] = "",
    preset: Annotated[str, typer.Option(help="Rule preset.", show_default=False)] = "",
    rule: Annotated[
        list[str] | None, typer.Option(help="A single rule option, name=value; may be repeated.")
    ] = None,
    leave_out: Annotated[str, typer.Option(help="Single events or characters to leave out.")] = "",
    lang: Annotated[Language, typer.Option("--lang", help="Language of the tables.")] = Language.EN,
) -> None:
    """Measure the speed of the rules in random play, compiled and pure, beside other engines."""
    words = TEXTS[lang]
    counts = list(dict.fromkeys(players)) if players else [4, 5, 7]
    check_players(counts, words)
    wanted = seconds if seconds is not None else (QUICK_SECONDS if quick else USUAL_SECONDS)
    if not 0 < wanted <= MOST_SECONDS:
        fault = words["bad_seconds"].format(seconds=seconds, most=int(MOST_SECONDS))
        raise typer.BadParameter(fault, param_hint="--seconds")
    tables = tables_of(counts, sets, preset, rule or [], leave_out, words)
    try:
        with Console(stderr=True).status("") as status:
            report = run(
                tables, wanted, not quick, lambda what: status.update(words["measuring"].format(what=what))
            )
    except BenchFailed as error:
        typer.echo(words["failed"].format(why=error), err=True)
        raise typer.Exit(1) from error
    if as_json:
        typer.echo(report.to_json())
    else:
        show(report, words, Console())


def tables_of(
    counts: list[int], sets: str, preset: str, rules: list[str], leave_out: str, words: dict[str, str]
) -> list[Measured]:
    """What is to be measured; a wrong name gets an error with the names there are."""
    kind = game_type(GAME)
    tables = usual_tables(counts)
    try:
        if sets:
            boxes = tuple(boxes_of(kind, sets))
            tables = [table for table in tables if table.boxes == ("base",)]
            tables += [Measured(count, boxes) for count in counts if boxes != ("base",)]
        if preset and preset not in kind.presets():
            raise UnknownName(preset, kind.presets())
        chosen = chosen_rules(kind.rule_options(kind.sets()), rules)
        return [
            table._replace(
                preset=preset,
                rules=tuple(pair for pair in chosen if pair[0] in kind.rule_options(list(table.boxes))),
                left_out=tuple(left_out_in(kind, table, leave_out)),
            )
            for table in tables
        ]
    except UnknownName as error:
        fault = words["bad_name"].format(name=error.name, names=", ".join(error.known))
        raise typer.BadParameter(fault) from error


def chosen_rules(options: dict[str, list[str]], rules: list[str]) -> list[tuple[str, str]]:
    chosen = []
    for wish in rules:
        name, _sign, value = wish.partition("=")
        if name not in options:
            raise UnknownName(name, list(options))
        if value not in options[name]:
            raise UnknownName(value, options[name])
        chosen.append((name, value))
    return chosen


def left_out_in(kind: GameType, table: Measured, leave_out: str) -> list[str]:
    """What this table leaves out: what is not in its boxes anyway need not be left out."""
    parts = kind.parts(list(table.boxes))
    return [name for name in left_out_of(kind, kind.sets(), leave_out) if name in parts]


def check_players(counts: list[int], words: dict[str, str]) -> None:
    allowed = game_type(GAME).player_counts()
    for count in counts:
        if count not in allowed:
            fault = words["bad_players"].format(count=count, counts=", ".join(map(str, allowed)))
            raise typer.BadParameter(fault, param_hint="--players")


def show(report: Report, words: dict[str, str], console: Console) -> None:
    """Print the report as tables."""
    console.print(rules_table(report, words))
    if any(by_build["compiled"] is None for by_build in report.rules.values()):
        console.print(words["not_compiled"])
    if not report.peers:
        console.print(words["no_peers"])
        return
    console.print(peers_table(report, words))
    table, build = report.yardstick()
    console.print(words["peers_note"].format(count=players_of(table), build=words[build]))


def players_of(table: str) -> str:
    return table.split("-")[1].removesuffix("p")


def rules_table(report: Report, words: dict[str, str]) -> Table:
    shown = Table(title=words["title"].format(rounds=ROUNDS))
    shown.add_column(words["table"])
    shown.add_column(words["build"])
    for figure in ALL_FIGURES:
        shown.add_column(words[figure], justify="right")
    quotients = report.build_ratios()
    to_base = report.box_ratios()
    for table, by_build in report.rules.items():
        name = words["players"].format(count=players_of(table))
        boxes = table.split("-", 2)[2]
        if boxes != "base":
            name += f", {words['all_boxes'] if boxes == 'all' else boxes}"
        for build, figures in by_build.items():
            if figures is not None:
                shown.add_row(name, words[build], *(number(figures.get(figure)) for figure in ALL_FIGURES))
                name = ""
        if quotients[table]:
            cells = [quotient(quotients[table], figure) for figure in ALL_FIGURES]
            shown.add_row("", words["ratio"], *cells, style="bold")
        for build, quotient_to_base in to_base.get(table, {}).items():
            cells = [quotient(quotient_to_base, figure) for figure in ALL_FIGURES]
            shown.add_row("", words["to_base"].format(build=words[build]), *cells, style="bold")
        shown.add_section()
    return shown


def peers_table(report: Report, words: dict[str, str]) -> Table:
    shown = Table(title=words["peers_title"])
    shown.add_column(words["peer"])
    for figure in PEER_FIGURES:
        shown.add_column(words["peer_clones_per_s" if figure == "clones_per_s" else figure], justify="right")
    quotients = report.peer_ratios()
    for peer, figures in report.peers.items():
        if figures is None:
            shown.add_row(peer, words["not_installed"])
            continue
        cells = []
        for figure in PEER_FIGURES:
            known = figures[figure] is not None
            beside = f"({quotient(quotients[peer], figure)})"
            cells.append(f"{number(figures[figure])} {beside}" if known else words["cannot"])
        shown.add_row(peer, *cells)
    return shown


def number(value: float | None) -> str:
    """12345.6 as 12 346."""
    return "" if value is None else f"{value:,.0f}".replace(",", " ")


def quotient(figures: Figures, figure: str) -> str:
    value = figures.get(figure)
    return "" if value is None else f"× {value:.1f}" if value >= 0.95 else f"× {value:.2f}"
