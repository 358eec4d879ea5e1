"""The folder of a study. A file's name says what is in it: what is done is what is there.

    manifest.json                                   the study, and the rules by which it is played
    plan=0003/games-00012000-00012200.parquet       some games in a row; written beside, then renamed
    troubles/                                       games that broke, as records for saloon replay

It may lie on this machine or wherever pyarrow can write (`s3://…`).
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyarrow.fs import FileSelector, FileSystem, FileType

import saloon
from saloon.lab.experiment import Experiment, trial_of
from saloon.sim.arguments import BadArgument

MANIFEST: Final = "manifest.json"
TROUBLES: Final = "troubles"
FORMAT: Final = 1
DONE: Final = re.compile(r"plan=(\d{4})/games-(\d{8})-(\d{8})\.parquet$")


class Chunk(NamedTuple):
    """Games of one plan of a study, from one number up to another."""

    plan: int
    first: int
    last: int

    @property
    def name(self) -> str:
        return f"plan={self.plan:04}/games-{self.first:08}-{self.last:08}.parquet"


class Found(NamedTuple):
    """A chunk that is done, and when it was."""

    chunk: Chunk
    at: float
    size: int


def travelling(uri: str) -> str:
    """Where a folder is, for processes that stand elsewhere."""
    return uri if "://" in uri else str(Path(uri).absolute())


class Folder:
    """Where a study is kept."""

    def __init__(self, uri: str) -> None:
        self.uri = uri
        self.system, self.root = FileSystem.from_uri(travelling(uri))

    def path(self, name: str) -> str:
        return f"{self.root}/{name}"

    def read(self, name: str) -> bytes:
        with self.system.open_input_stream(self.path(name)) as file:
            data: bytes = file.read()
            return data

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all, also if whoever writes is killed."""
        place = self.path(name)
        self.system.create_dir(place.rpartition("/")[0])
        beside = f"{place}.part"
        with self.system.open_output_stream(beside) as file:
            file.write(data)
        self.system.move(beside, place)

    def holds(self, name: str) -> bool:
        return bool(self.system.get_file_info(self.path(name)).type != FileType.NotFound)

    def done(self) -> list[Found]:
        """Every chunk that is there, in the order of plans and games."""
        every = self.system.get_file_info(FileSelector(self.root, recursive=True, allow_not_found=True))
        found = []
        for file in every:
            if match := DONE.search(file.path):
                at = file.mtime.timestamp() if file.mtime else 0.0
                found.append(Found(Chunk(*map(int, match.groups())), at, file.size))
        return sorted(found)

    def troubles(self) -> list[str]:
        """The names of records of games that did not end as they should."""
        place = self.path(TROUBLES)
        every = self.system.get_file_info(FileSelector(place, allow_not_found=True))
        return sorted(file.base_name for file in every if file.base_name.endswith(".json"))

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """What stands in the folder; a BadArgument if that is no study."""
        if not self.holds(MANIFEST):
            raise BadArgument("lab_error_folder", folder=self.uri)
        try:
            body = json.loads(self.read(MANIFEST))
            if body["format"] != FORMAT:
                raise BadArgument("lab_error_folder", folder=self.uri)
        except (ValueError, KeyError, TypeError) as error:
            raise BadArgument("lab_error_folder", folder=self.uri) from error
        return dict(body)

    def experiment(self) -> Experiment:
        """The study whose folder this is."""
        body = self.manifest
        trials = tuple(trial_of(chosen, body["seed"]) for chosen in body["plans"])
        return Experiment(body["name"], body["seed"], body["games"], body["answers"], 0, trials)

    def wanted(self) -> list[Chunk]:
        """Every chunk of the study, plans by turns, so that all get on."""
        games: int = self.manifest["games"]
        spans = [
            (first, plan, min(first + size, games))
            for plan, size in enumerate(self.manifest["chunks"])
            for first in range(0, games, size)
        ]
        return [Chunk(plan, first, last) for first, plan, last in sorted(spans)]

    def begin(self, body: dict[str, Any]) -> None:
        """Written once: a run that does not fit what stands there is refused."""
        if not self.holds(MANIFEST):
            text = json.dumps(body, indent=1, ensure_ascii=False, sort_keys=True)
            self.write(MANIFEST, text.encode())
            return
        for name, value in body.items():
            if self.manifest.get(name) != value and name != "saloon":
                there = json.dumps(self.manifest.get(name), ensure_ascii=False)
                raise BadArgument("lab_error_fit", folder=self.uri, field=name, there=there[:200])


def manifest_of(experiment: Experiment, rules: str, sizes: list[int]) -> dict[str, Any]:
    """What must be the same for two runs to be one study."""
    return {
        "format": FORMAT,
        "saloon": saloon.__version__,
        "rules": rules,
        "name": experiment.name,
        "seed": experiment.seed,
        "games": experiment.games,
        "answers": experiment.answers,
        "plans": [trial.chosen for trial in experiment.trials],
        "chunks": sizes,
    }
