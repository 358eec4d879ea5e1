"""Where games are kept: the one being played, and the records of those that are over."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from saloon.kernel.ids import PlayerId
from saloon.kernel.records import (
    BrokenRecord,
    GameRecord,
    SeriesRecord,
    record_from_bytes,
    record_from_plain,
    written,
)
from saloon.text.texts import Texts

SAVED = "saved-game.json"
RECORDS = "records"
EARLIER = "earlier"
"""Where a saved game has those of the same series that were played before it."""


class NothingSaved(Exception):
    """There is no game to go on with."""


class DamagedSave(Exception):
    """The saved game cannot be read; it was put aside, and nothing was thrown away."""

    def __init__(self, kept: Path, why: str) -> None:
        super().__init__(why)
        self.kept = kept
        self.why = why


class Table(NamedTuple):
    """Who sits at the table of a saved game, and how the person likes it."""

    human: PlayerId
    names: list[str]
    bots: str
    language: str
    ask_interrupts: bool
    card_memory: bool = False
    """Whether he is reminded of the cards that he has seen."""
    family: bool = False
    """Whether words are gentle, and cards say what they do."""

    @property
    def texts(self) -> Texts:
        return Texts(self.language, self.family)


class SavedGame(NamedTuple):
    """A game that is not over, or a campaign that is not: the record and the table."""

    record: GameRecord
    table: Table
    earlier: list[GameRecord]
    """The games of the same series that were played before it."""


def home() -> Path:
    """The folder of all that is kept: SALOON_HOME, or the user's data folder."""
    chosen = os.environ.get("SALOON_HOME")
    if chosen:
        return Path(chosen)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "saloon"


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all, whatever happens in between."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def free_name(path: Path) -> Path:
    """This path, or one with a number if there is such a file already."""
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def with_table(record: GameRecord | SeriesRecord, table: Table, earlier: Sequence[GameRecord] = ()) -> bytes:
    """A record with the table beside it: still a record for everybody who does not know of tables."""
    body = record.to_plain()
    body["table"] = table._asdict()
    if earlier:
        body[EARLIER] = [one.to_plain() for one in earlier]
    return written(body)


def save_game(record: GameRecord, table: Table, earlier: Sequence[GameRecord] = ()) -> None:
    write_whole(home() / SAVED, with_table(record, table, earlier))


def saved_exists() -> bool:
    return (home() / SAVED).is_file()


def load_game() -> SavedGame:
    """The saved game; a damaged file is kept under another name."""
    path = home() / SAVED
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise NothingSaved from None
    try:
        body = json.loads(content)
        earlier = [record_from_plain(one) for one in body.get(EARLIER, [])]
        return SavedGame(record_from_bytes(content), table_of(body), earlier)
    except ValueError as error:
        raise put_aside(str(error)) from error


def table_of(body: Mapping[str, object]) -> Table:
    """The table of a saved game; anything that does not fit is an error that names it."""
    table = body.get("table")
    if not isinstance(table, dict):
        raise BrokenRecord("no table in it")
    names = table.get("names")
    human = table.get("human")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BrokenRecord("no names in it")
    if not isinstance(human, int) or not 0 <= human < len(names):
        raise BrokenRecord("it does not say which player is the person")
    return Table(
        PlayerId(human),
        names,
        str(table.get("bots", "")),
        str(table.get("language", "")),
        bool(table.get("ask_interrupts", True)),
        bool(table.get("card_memory", False)),
        bool(table.get("family", False)),
    )


def put_aside(why: str, as_what: str = "damaged") -> DamagedSave:
    """Keep a file that cannot be played on under another name."""
    path = home() / SAVED
    kept = free_name(path.with_name(f"saved-game.{as_what}.json"))
    path.replace(kept)
    return DamagedSave(kept, why)


def keep_unfinished() -> Path | None:
    """Make room for a new game: the one that is not over is kept under another name."""
    path = home() / SAVED
    if not path.is_file():
        return None
    kept = free_name(path.with_name("saved-game.unfinished.json"))
    path.replace(kept)
    return kept


def finish_game(record: GameRecord, table: Table, seed: str) -> Path:
    """Keep the record of a game that is over, and forget the saved one."""
    path = free_name(home() / RECORDS / f"{record.game}-{as_file_name(seed)}.json")
    write_whole(path, with_table(record, table))
    forget_saved()
    return path


def keep_campaign(series: SeriesRecord, table: Table, seed: str, ended: bool) -> Path:
    """Keep all games of a campaign in one file, which grows game by game; until it has ended it is resumed
    from the saved game."""
    path = home() / RECORDS / f"{series.games[0].game}-{as_file_name(seed)}-campaign.json"
    write_whole(path, with_table(series, table))
    if ended:
        forget_saved()
    return path


def as_file_name(seed: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in seed)[:40]


def forget_saved() -> None:
    (home() / SAVED).unlink(missing_ok=True)
