"""Slots, fields, constructor and clone of a record class are written by hand: here they are held together.

Every class is read from its source and made with a value of its own in every field. Compiled classes show
less of themselves than their sources do; what they do is tried as it runs.
"""

from __future__ import annotations

import ast
import functools
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

import saloon
from saloon.games.registry import GAMES
from saloon.kernel.codec import Record, from_plain, known_records, to_plain
from saloon.kernel.frames import Frame
from saloon.kernel.records import without_version

SOURCES = Path(saloon.__file__).parent
PACKAGES = {game: f"saloon.games.{game}" for game in GAMES}


def classes() -> Iterator[tuple[str, type[Record]]]:
    """Every record class of every game, and those of the kernel."""
    for game, package in PACKAGES.items():
        for record in known_records(package).values():
            if record.fields or not record.__subclasses__():
                yield game, record


def named(value: object) -> str:
    return value.__name__ if isinstance(value, type) else str(value)


# What the source says


@functools.cache
def module_of(file: Path) -> dict[str, ast.ClassDef]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def written(record: type) -> ast.ClassDef | None:
    """The class as it is written, if it is one of ours."""
    module = str(record.__module__)
    if module == __name__:
        return module_of(Path(__file__)).get(record.__name__)
    if not module.startswith("saloon."):
        return None
    file = SOURCES.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return module_of(file)[record.__name__]


def lineage(record: type) -> list[ast.ClassDef]:
    return [found for found in map(written, record.__mro__) if found is not None]


def slots_of(record: type) -> list[str]:
    slots: list[str] = []
    for one in lineage(record):
        for line in one.body:
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
                found = ast.literal_eval(line.value)
                slots += [found] if isinstance(found, str) else found
    return slots


def constructors(record: type) -> list[ast.FunctionDef]:
    """Its own and those that it inherits."""
    every = [line for one in lineage(record) for line in one.body if isinstance(line, ast.FunctionDef)]
    return [function for function in every if function.name == "__init__"]


def arguments(record: type) -> dict[str, ast.expr]:
    """What the constructor takes, with what it says of each."""
    for function in constructors(record)[:1]:
        found = {one.arg: one.annotation for one in function.args.args[1:]}
        return {name: said for name, said in found.items() if said is not None}
    return {}


def assigned(record: type) -> set[str]:
    """What the constructors give a value."""
    found: set[str] = set()
    for function in constructors(record):
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            found |= {one.attr for one in targets if isinstance(one, ast.Attribute)}
    return found


# Instances with something in every field

NUMBERS = ("int", "PlayerId", "FigureId", "CardId", "DefinitionId")


class Filling:
    """Makes instances; every number and text in them is there once."""

    def __init__(self, game: str, package: str) -> None:
        self.game = game
        self.records = known_records(package)
        self.numbers = itertools.count(1)
        self.unlike: list[str] = []
        """Fields that do not hold what their instance was made with."""

    def filled(self, record: type[Record]) -> Record:
        if record.__name__ == "Setup":
            kind = GAMES[self.game]
            plain = kind.setup({"players": kind.player_counts()[0], "seed": "7", "sets": kind.sets()})
            setup = from_plain(without_version(plain), self.records)
            assert isinstance(setup, Record)
            return setup
        values = [self.value(said, record) for said in arguments(record).values()]
        made = record(*values)
        self.unlike += [
            f"{record.__name__}.{name}"
            for name, value in zip(record.fields, values, strict=True)
            if to_plain(getattr(made, name)) != to_plain(value)
        ]
        return made

    def value(self, said: ast.expr, record: type[Record]) -> Any:
        match said:
            case ast.BinOp(left=left):  # or None
                return self.value(left, record)
            case ast.Subscript(value=ast.Name(id="list"), slice=item):
                return [self.value(item, record), self.value(item, record)]
            case ast.Subscript(value=ast.Name(id="Frame")):
                return self.filled(self.plain_frame())
            case ast.Name(id="bool"):
                return True
            case ast.Name(id="int"):
                return next(self.numbers)
            case ast.Name(id="str"):
                return f"text {next(self.numbers)}"
            case ast.Name(id=name) if name in self.records:
                return self.filled(self.records[name])
            case ast.Name(id=name):
                # A type of its own for a number or a text.
                kind = getattr(sys.modules[str(record.__module__)], name).__supertype__
                return self.value(ast.Name(id=kind.__name__), record)
            case _:
                raise AssertionError(f"{record.__name__}: nothing is known of {ast.unparse(said)}")

    def plain_frame(self) -> type[Record]:
        """Some frame that holds nothing but numbers."""
        for record in self.records.values():
            if issubclass(record, Frame) and arguments(record):
                if all(ast.unparse(said) in NUMBERS for said in arguments(record).values()):
                    return record
        raise AssertionError("no such frame")


def changing(value: object) -> dict[int, object]:
    """Every list and every record that can be cloned in it, by identity. What has no clone never changes."""
    found: dict[int, object] = {}
    if isinstance(value, list):
        found[id(value)] = value
        for item in value:
            found |= changing(item)
    elif isinstance(value, Record) and hasattr(value, "clone"):
        found[id(value)] = value
        for name in type(value).fields:
            found |= changing(getattr(value, name))
    return found


def faults(game: str, package: str, record: type[Record]) -> list[str]:
    """All that does not agree in a record class."""
    found: list[str] = []
    fields = list(record.fields)
    slots = slots_of(record)
    if list(arguments(record)) != fields:
        found.append(f"the constructor takes {list(arguments(record))}, the fields are {fields}")
    if len(set(slots)) != len(slots):
        found.append("a slot stands there twice")
    if missing := set(fields) - set(slots):
        found.append(f"fields without a slot: {sorted(missing)}")
    if forgotten := set(slots) - assigned(record):
        found.append(f"the constructor does not fill {sorted(forgotten)}")
    if found:
        return found
    filling = Filling(game, package)
    one = filling.filled(record)
    if filling.unlike:
        found.append(f"its fields are not what it was made with: {filling.unlike}")
    if hasattr(one, "clone"):
        copy = one.clone()
        if type(copy) is not record or to_plain(copy) != to_plain(one):
            found.append("its clone is not equal")
        shared = changing(one).keys() & changing(copy).keys()
        if shared:
            found.append(f"its clone shares {[changing(one)[number] for number in shared]}")
    return found


@pytest.mark.parametrize(("game", "record"), list(classes()), ids=named)
def test_slots_fields_constructor_and_clone_agree(game: str, record: type[Record]) -> None:
    assert faults(game, PACKAGES[game], record) == []


# The test of the test


class Sound(Record):
    __slots__ = ("cards", "rows", "who")
    fields: ClassVar[tuple[str, ...]] = ("who", "cards", "rows")

    def __init__(self, who: int, cards: list[int], rows: list[list[int]]) -> None:
        self.who = who
        self.cards = cards
        self.rows = rows

    def clone(self) -> Sound:
        return Sound(self.who, self.cards[:], [row[:] for row in self.rows])


class ForgetsAField(Sound):
    __slots__ = ()

    def clone(self) -> ForgetsAField:
        return ForgetsAField(0, self.cards[:], [row[:] for row in self.rows])


class MixesUp(Sound):
    __slots__ = ("other",)
    fields: ClassVar[tuple[str, ...]] = ("who", "other", "cards", "rows")

    def __init__(self, who: int, other: int, cards: list[int], rows: list[list[int]]) -> None:
        super().__init__(who, cards, rows)
        self.other = other

    def clone(self) -> MixesUp:
        return MixesUp(self.other, self.who, self.cards[:], [row[:] for row in self.rows])


class SharesAList(Sound):
    __slots__ = ()

    def clone(self) -> SharesAList:
        return SharesAList(self.who, self.cards, [row[:] for row in self.rows])


class SharesARow(Sound):
    __slots__ = ()

    def clone(self) -> SharesARow:
        return SharesARow(self.who, self.cards[:], self.rows[:])


class OtherOrder(Sound):
    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("cards", "who", "rows")


class OneSlotMore(Sound):
    __slots__ = ("never_filled",)


class KeepsNothing(Sound):
    __slots__ = ("spare",)
    fields: ClassVar[tuple[str, ...]] = ("who", "cards", "rows", "spare")

    def __init__(self, who: int, cards: list[int], rows: list[list[int]], spare: int) -> None:
        super().__init__(who, cards, rows)
        self.spare = 0


PLAIN = pytest.mark.skipif(saloon.BUILD.is_compiled, reason="no compiled class has a plain Python child")


@PLAIN
@pytest.mark.parametrize(
    ("record", "why"),
    [
        (ForgetsAField, "its clone is not equal"),
        (MixesUp, "its clone is not equal"),
        (SharesAList, "its clone shares"),
        (SharesARow, "its clone shares"),
        (OtherOrder, "the constructor takes"),
        (OneSlotMore, "the constructor does not fill"),
        (KeepsNothing, "its fields are not what it was made with"),
    ],
    ids=named,
)
def test_a_class_that_is_not_in_step_is_found(record: type[Record], why: str) -> None:
    found = faults("bang", PACKAGES["bang"], record)
    assert any(one.startswith(why) for one in found), found


@PLAIN
def test_a_sound_class_is_not_blamed() -> None:
    assert faults("bang", PACKAGES["bang"], Sound) == []
