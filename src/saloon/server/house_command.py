"""`saloon house`: what a house keeps, copies of it, and what may be thrown away."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from saloon.server.serve_command import HELP, data_folder, language_of, option, stop
from saloon.text.texts import Texts

if TYPE_CHECKING:
    from saloon.server.backups import Keeping, TableInHouse

ACTIONS: Final = ("list", "prune", "export", "restore")
PRUNED: Final = ("expired", "over")
"""Nobody plays at these any more."""


def argument(key: str) -> object:
    return typer.Argument(help=HELP.say(f"server.house.cli.{key}"))


def house(
    action: Annotated[str, argument("action")],
    file: Annotated[Path | None, argument("file")] = None,
    data: Annotated[Path | None, option("data", "--data")] = None,
    database: Annotated[str, option("database", "--database", "--db")] = "",
    table: Annotated[str, typer.Option("--table", help=HELP.say("server.house.cli.table"))] = "",
    days: Annotated[float, typer.Option("--days", min=0, help=HELP.say("server.house.cli.days"))] = 90,
    really: Annotated[bool, typer.Option("--yes", help=HELP.say("server.house.cli.yes"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=HELP.say("server.house.cli.json"))] = False,
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """Look after what a house keeps."""
    from saloon.server.store import StoreFailed

    texts = Texts(language_of(language))
    if action not in ACTIONS:
        stop(texts.say("server.house.action", action=action, choices=", ".join(ACTIONS)), 2)
    if file is None and action in ("export", "restore"):
        stop(texts.say("server.house.file", action=action), 2)
    keeping = kept_in(data or data_folder(), database, texts)
    try:
        if action == "list":
            show(keeping.tables(), texts, as_json)
        elif action == "prune":
            found = keeping.prune(PRUNED, days, really)
            typer.echo(texts.say("server.house.pruned" if really else "server.house.would", len(found)))
        elif action == "export" and file is not None:
            keeping.export(file)
            typer.echo(texts.say("server.house.exported", place=file))
        elif file is not None and table:
            keeping.restore_table(file, table)
            typer.echo(texts.say("server.house.restored_table", table=table))
        elif file is not None:
            before = keeping.restore(file)
            typer.echo(texts.say("server.house.restored", place=keeping.place))
            if before is not None:
                typer.echo(texts.say("server.house.before", place=before))
    except StoreFailed as error:
        stop(texts.fill(f"server.store.{error.reason}", error.values) if error.reason else str(error), 1)


house.__doc__ = HELP.say("server.house.cli.house")


def kept_in(folder: Path, database: str, texts: Texts) -> Keeping:
    from saloon.server.backups import Folder
    from saloon.server.stores import SCHEMES

    if not database:
        return Folder(folder)
    if not database.startswith(SCHEMES):
        stop(texts.say("server.error.database", schemes=", ".join(SCHEMES)), 2)
    try:
        from saloon.server.backups_postgres import Database
    except ModuleNotFoundError as error:
        stop(texts.say("server.error.no_driver", what=error.name), 1)
    return Database(database)


def show(found: list[TableInHouse], texts: Texts, as_json: bool) -> None:
    """A line for each table, and how many there are."""
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in found]))
        return
    for one in found:
        state = texts.say("server.house.damaged") if one.damaged else one.state
        row = {**one._asdict(), "state": state, "game": one.game or "?"}
        typer.echo(texts.say("server.house.line", **row))
    typer.echo(texts.say("server.house.tables", len(found)))
