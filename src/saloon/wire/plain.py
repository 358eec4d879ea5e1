"""Records of the rules as JSON objects with named fields, and back.

`{"type": "bang.FigureView", "figure": 0, ...}`: the type is the record's class behind the key of its game;
records of the kernel have no game. Generic: a new game's views and events travel without a line here.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import saloon.games.registry  # noqa: F401 (a record can be read only where its class is known)
from saloon.kernel.codec import Record

TYPE: Final = "type"
GAMES_PACKAGE: Final = "saloon.games."


class UnknownRecord(ValueError):
    """A JSON object that is none of the records there are."""


def wire_name(kind: type[Record]) -> str:
    """`bang.FigureView`, `Event`."""
    if kind.__module__.startswith(GAMES_PACKAGE):
        game = kind.__module__[len(GAMES_PACKAGE) :].partition(".")[0]
        return f"{game}.{kind.__name__}"
    return kind.__name__


class Shape:
    """How a class of records is taken apart and put together. Made once for each class."""

    __slots__ = ("kind", "name", "names", "values")

    def __init__(self, kind: type[Record]) -> None:
        self.kind = kind
        self.name = wire_name(kind)
        self.names = kind.fields
        self.values: Callable[[Record], tuple[object, ...]] = values_of(kind.fields)


def values_of(names: tuple[str, ...]) -> Callable[[Record], tuple[object, ...]]:
    """A function that takes the values of these fields from a record, all at once."""
    if not names:
        return lambda _record: ()
    take = attrgetter(*names)
    if len(names) == 1:
        return lambda record: (take(record),)
    return take


_SHAPES: dict[type[Record], Shape] = {}
_BY_NAME: dict[str, Shape] = {}


def shape_of(kind: type[Record]) -> Shape:
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = Shape(kind)
    return shape


def named(record: Record) -> dict[str, Any]:
    """One record as an object; the records in its fields are left to whoever encodes it."""
    shape = shape_of(type(record))
    found: dict[str, Any] = {TYPE: shape.name}
    found.update(zip(shape.names, shape.values(record), strict=True))
    return found


def to_named(value: object) -> object:
    """A record and all that is in it as objects, lists and scalars."""
    if isinstance(value, Record):
        return {name: to_named(item) for name, item in named(value).items()}
    if isinstance(value, list):
        return [to_named(item) for item in value]
    return value


def from_named(plain: object) -> object:
    """The value that `to_named` made `plain` from. Fields not known here are left out: minors only add."""
    if isinstance(plain, dict):
        shape = _shape_named(plain.get(TYPE))
        missing = [name for name in shape.names if name not in plain]
        if missing:
            raise UnknownRecord(f"{shape.name} without {', '.join(missing)}")
        return shape.kind(*[from_named(plain[name]) for name in shape.names])
    if isinstance(plain, list):
        return [from_named(item) for item in plain]
    return plain


def _shape_named(name: object) -> Shape:
    if not isinstance(name, str):
        raise UnknownRecord("an object without a type")
    if name not in _BY_NAME:
        _BY_NAME.update({wire_name(kind): shape_of(kind) for kind in all_records()})
    if name not in _BY_NAME:
        raise UnknownRecord(f"unknown record {name!r}")
    return _BY_NAME[name]


def all_records(base: type[Record] = Record) -> list[type[Record]]:
    """Every class of records that is imported."""
    found: list[type[Record]] = []
    for child in base.__subclasses__():
        found.append(child)
        found += all_records(child)
    return found
