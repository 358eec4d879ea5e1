"""State and records to bytes and back: JSON with a schema version, the same bytes on every machine."""

from __future__ import annotations

import json
from typing import ClassVar

SCHEMA = 1


class Record:
    """Plain data that can be stored. The constructor takes every field, in the order of `fields`."""

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]] = ()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy: the class and its fields, in both builds."""
        return type(self), field_values(self)


def field_values(record: Record) -> tuple[object, ...]:
    """What the constructor takes."""
    names: tuple[str, ...] = type(record).fields
    return tuple([getattr(record, name) for name in names])


class SchemaMismatch(ValueError):
    """Stored bytes that this version of the program cannot read."""


def to_plain(value: object) -> object:
    """A record as JSON data: {name: [fields]}; lists and scalars as they are."""
    if isinstance(value, Record):
        names: tuple[str, ...] = type(value).fields
        return {type(value).__name__: [to_plain(getattr(value, name)) for name in names]}
    if isinstance(value, list):
        return [to_plain(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"cannot store a {type(value).__name__}: states hold numbers, strings, lists and records")


def from_plain(plain: object, records: dict[str, type[Record]]) -> object:
    """The value that to_plain made `plain` from."""
    if isinstance(plain, dict):
        for name, values in plain.items():
            if name not in records:
                raise SchemaMismatch(f"unknown record {name!r}")
            if not isinstance(values, list) or len(values) > len(records[name].fields):
                raise SchemaMismatch(f"{name} needs {len(records[name].fields)} fields")
            made = [from_plain(item, records) for item in values]
            if len(made) == len(records[name].fields):
                return records[name](*made)
            try:
                return records[name](*made)
            except TypeError as error:  # only fields with a default may have come since
                raise SchemaMismatch(f"{name} needs {len(records[name].fields)} fields") from error
        raise SchemaMismatch("a record without a name")
    if isinstance(plain, list):
        return [from_plain(item, records) for item in plain]
    return plain


def known_records(package: str = "", base: type[Record] = Record) -> dict[str, type[Record]]:
    """The record classes of the kernel and of one package, by name: two games may use the same word."""
    found: dict[str, type[Record]] = {}
    for child in base.__subclasses__():
        home = str(vars(child)["__module__"])
        if home.startswith("saloon.kernel.") or (package and home.startswith(f"{package}.")):
            found[child.__name__] = child
        found.update(known_records(package, child))
    return found


def encode(value: object) -> bytes:
    """The bytes of a record."""
    body = {"schema": SCHEMA, "body": to_plain(value)}
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()


def decode(data: bytes, records: dict[str, type[Record]]) -> object:
    """The record that `encode` made these bytes from; anything else is refused with the reason."""
    try:
        body = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise SchemaMismatch(f"not a stored state: {error}") from error
    if not isinstance(body, dict) or "schema" not in body or "body" not in body:
        raise SchemaMismatch("not a stored state: no schema number or no body")
    if body["schema"] != SCHEMA:
        raise SchemaMismatch(f"stored with schema {body['schema']}, this version reads schema {SCHEMA}")
    try:
        return from_plain(body["body"], records)
    except SchemaMismatch:
        raise
    except (TypeError, ValueError, RecursionError) as error:
        raise SchemaMismatch(f"damaged state: {error}") from error
