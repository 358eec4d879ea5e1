"""`saloon bench`: how fast the rules are, in both builds, beside other engines."""

import json
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import saloon
from saloon.games.registry import GAMES, UnknownName, boxes_of, game_type, left_out_of
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import LEFT_OUT
from saloon.sim.bench import FIGURES, PEER_FIGURES, ROUNDS, YARDSTICK, Figures, Report, run
from saloon.sim.bench_beside import ways_to_play
from saloon.sim.bench_tables import Measured, base_of, parts_of, usual_tables
from saloon.sim.bench_texts import TEXTS
from saloon.sim.bench_workers import BenchFailed
from saloon.sim.registry import study_of
from saloon.text.registry import game_name
from saloon.text.texts import Texts

MOST_SECONDS = 600.0
USUAL_SECONDS = 3.0
QUICK_SECONDS = 0.35
ALL_FIGURES = [name for names in FIGURES.values() for name in names]


class Language(StrEnum):
    """The language of what is printed."""

    EN = "en"
    RU = "ru"


def bench(
    game: Annotated[
        str,
        typer.Option(help="Which game. Without it, and without other options about tables: all games."),
    ] = "",
    quick: Annotated[bool, typer.Option("--quick", help="Under a minute, without other engines.")] = False,
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
    doors: Annotated[
        bool, typer.Option("--doors", help="Measure the environments of saloon.research instead.")
    ] = False,
) -> None:
    """Measure the speed of the rules in random play, compiled and pure, beside other engines."""
    words = TEXTS[lang]
    tables = tables_of(game, players or [], sets, preset, rule or [], leave_out, Language(lang))
    everything = not any((game, players, sets, preset, rule, leave_out))
    ways = ways_to_play(YARDSTICK[0]) if everything else []
    wanted = seconds if seconds is not None else (QUICK_SECONDS if quick else USUAL_SECONDS)
    if not 0 < wanted <= MOST_SECONDS:
        fault = words["bad_seconds"].format(seconds=seconds, most=int(MOST_SECONDS))
        raise typer.BadParameter(fault, param_hint="--seconds")
    if doors:
        measure_doors(wanted, words, as_json)
        return
    try:
        with Console(stderr=True).status("") as status:
            report = run(
                tables,
                wanted,
                not quick,
                lambda what: status.update(words["measuring"].format(what=what)),
                ways,
            )
    except BenchFailed as error:
        typer.echo(words["failed"].format(why=error), err=True)
        raise typer.Exit(1) from error
    if as_json:
        typer.echo(report.to_json())
    else:
        show(report, Language(lang), Console())


def measure_doors(seconds: float, words: dict[str, str], as_json: bool) -> None:
    """Measure and print the doors for researchers."""
    from saloon.sim.bench_doors import doors

    try:
        with Console(stderr=True).status("") as status:
            found = doors(seconds, lambda what: status.update(words["measuring"].format(what=what)))
    except ModuleNotFoundError as error:
        typer.echo(words["no_research"].format(what=error.name), err=True)
        raise typer.Exit(1) from error
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in found], indent=1))
        return
    shown = Table(title=words["doors_title"].format(build=saloon.BUILD))
    for heading in ("door", "table", "steps_per_s", "bar", "to_peer"):
        shown.add_column(words[heading], justify="left" if heading in ("door", "table") else "right")
    for one in found:
        peer = "" if one.to_peer is None else f"× {one.to_peer:.2f}"
        shown.add_row(one.door, one.table, number(one.steps_per_s), number(one.bar), peer)
    Console().print(shown)
    compared = any(one.to_peer is not None for one in found)
    Console().print(words["door_peers" if compared else "no_door_peers"])


def tables_of(
    game: str,
    players: list[int],
    sets: str,
    preset: str,
    rules: list[str],
    leave_out: str,
    language: Language,
) -> list[Measured]:
    """What is to be measured; a wrong name gets an error with the names there are."""
    words = TEXTS[language]
    if not any((game, players, sets, preset, rules, leave_out)):
        return [table for key in GAMES for table in usual_tables(key, study_of(key).usual_counts())]
    try:
        if game and game not in GAMES:
            raise UnknownName(game, list(GAMES))
        kind = game_type(game or YARDSTICK[0])
        counts = list(dict.fromkeys(players)) or study_of(kind.key).usual_counts()
        check_players(kind, counts, language)
        tables = usual_tables(kind.key, counts)
        if sets:
            boxes = tuple(boxes_of(kind, sets))
            tables = [base_of(kind.key, count) for count in counts]
            tables += [Measured(kind.key, count, boxes) for count in counts if len(boxes) > 1]
        if preset and preset not in kind.presets():
            raise UnknownName(preset, kind.presets())
        chosen = chosen_rules(kind.rule_options(kind.sets()), rules)
        return [
            table._replace(
                preset=preset,
                rules=tuple(pair for pair in chosen if pair[0] in kind.rule_options(list(table.boxes))),
                own=left_out_in(kind, table, leave_out),
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


def left_out_in(kind: AnyGame, table: Measured, leave_out: str) -> tuple[tuple[str, object], ...]:
    """What this table leaves out: what is not in its boxes anyway need not be left out."""
    parts = kind.parts(list(table.boxes))
    names = [name for name in left_out_of(kind, kind.sets(), leave_out) if name in parts]
    return ((LEFT_OUT, names),) if names else ()


def check_players(kind: AnyGame, counts: list[int], language: Language) -> None:
    allowed = kind.player_counts()
    for count in counts:
        if count not in allowed:
            fault = TEXTS[language]["bad_players"].format(
                game=game_name(kind.key, Texts(language)), count=count, counts=", ".join(map(str, allowed))
            )
            raise typer.BadParameter(fault, param_hint="--players")


def show(report: Report, language: Language, console: Console) -> None:
    """Print the report as tables."""
    words = TEXTS[language]
    console.print(rules_table(report, language))
    if report.players:
        console.print(players_table(report, language))
    if report.beside:
        console.print(beside_table(report, language))
    if any(by_build["compiled"] is None for by_build in report.rules.values()):
        console.print(words["not_compiled"])
    if not report.peers:
        console.print(words["no_peers"])
        return
    console.print(peers_table(report, words))
    table, build = report.yardstick()
    game, count, _boxes = parts_of(table)
    note = words["peers_note"].format(game=game_name(game, Texts(language)), count=count, build=words[build])
    console.print(note)


def name_of(table: str, language: Language) -> str:
    """`bang-7p-all` as people say it."""
    words = TEXTS[language]
    game, count, boxes = parts_of(table)
    name = words["players"].format(game=game_name(game, Texts(language)), count=count)
    if boxes == GAMES[game].sets()[0]:
        return name
    return f"{name}, {words['all_boxes'] if boxes == 'all' else boxes}"


def rules_table(report: Report, language: Language) -> Table:
    words = TEXTS[language]
    shown = Table(title=words["title"].format(rounds=ROUNDS))
    shown.add_column(words["table"])
    shown.add_column(words["build"])
    for figure in ALL_FIGURES:
        shown.add_column(words[figure], justify="right")
    for table, by_build in report.rules.items():
        name = name_of(table, language)
        for build, figures in by_build.items():
            if figures is not None:
                shown.add_row(name, words[build], *(number(figures.get(figure)) for figure in ALL_FIGURES))
                name = ""
        for label, quotients in ratios_of(report, table, language):
            cells = [quotient(quotients, figure) for figure in ALL_FIGURES]
            shown.add_row("", label, *cells, style="bold")
        shown.add_section()
    return shown


def players_table(report: Report, language: Language) -> Table:
    """The yardstick as it is played by chance, by the policy and by bots."""
    words = TEXTS[language]
    shown = Table(title=words["played_by_title"].format(table=name_of(report.yardstick()[0], language)))
    for heading in ("played_by", "build", *FIGURES["play"]):
        shown.add_column(words[heading], justify="right" if heading in FIGURES["play"] else "left")
    for who, by_build in report.players.items():
        for place, (build, figures) in enumerate(by_build.items()):
            cells = (number(figures.get(figure)) for figure in FIGURES["play"])
            shown.add_row("" if place else words[who], words[build], *cells)
    return shown


def beside_table(report: Report, language: Language) -> Table:
    """Decisions of each table as a part of the yardstick's."""
    words = TEXTS[language]
    yardstick, build = report.yardstick()
    rounds = max(found.rounds for found in report.beside.values())
    title = words["beside_title"].format(
        table=name_of(yardstick, language), build=words[build], rounds=rounds
    )
    shown = Table(title=title)
    shown.add_column(words["table"])
    shown.add_column(words["median"], justify="right")
    shown.add_column(words["quartiles"], justify="right")
    for way, found in report.beside.items():
        table, _space, rules = way.partition(" ")
        name = ", ".join([name_of(table, language), *rules.split()])
        shown.add_row(name, f"× {found.median:.2f}", f"{found.lower:.2f} – {found.upper:.2f}")
    return shown


def ratios_of(report: Report, table: str, language: Language) -> list[tuple[str, Figures]]:
    """What is compared with this table: its builds, its base game, another game."""
    words = TEXTS[language]
    found: list[tuple[str, Figures]] = []
    between_builds = report.build_ratios()[table]
    if between_builds:
        found.append((words["ratio"], between_builds))
    for build, figures in report.box_ratios().get(table, {}).items():
        found.append((words["to_base"].format(build=words[build]), figures))
    game, count, _boxes = parts_of(report.yardstick()[0])
    for build, figures in report.game_ratios().get(table, {}).items():
        name = game_name(game, Texts(language))
        found.append((words["to_yardstick"].format(game=name, count=count, build=words[build]), figures))
    return found


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
