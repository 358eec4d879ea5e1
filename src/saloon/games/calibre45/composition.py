"""What the decks are made of: data, from composition.json or a table's own file, and what is wrong with it.

No public list of the printed cards is known. The house's composition is a reconstruction that fits every
total of the rulebook; each entry says whether it stands in the rulebook (`seed`) or not (`reconstructed`).
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Final

from saloon.games.calibre45.words import (
    BULLETS,
    COWBOY,
    COWBOY_CARDS,
    DECKS,
    FORT_KNOX,
    INDIANS,
    KINDS,
    KINDS_OF_DECK,
    MONEY,
    MONEY_CARDS,
    MOST_TEAMS,
    STAGECOACH,
    TARGET,
    TOKEN_VALUE,
    WEAPON_CARDS,
)
from saloon.kernel.codec import Record

TOTALS: Final = (WEAPON_CARDS, MONEY_CARDS, COWBOY_CARDS)
SOURCES: Final = ("seed", "reconstructed", "own")
MOST: Final = 99
"""Of bullets, guards, attackers and of a limit: more is a slip of the pen."""

FAULTS: dict[str, str] = {
    "unreadable": "cannot be read: {found}",
    "not_json": "is not JSON: {found}",
    "not_an_object": "is {found}; must be an object with {allowed}",
    "not_a_list": "is {found}; must be a list of entries",
    "part_missing": "is missing; a composition has {allowed}",
    "part_unknown": "is unknown; a composition has {allowed}",
    "field_missing": "has no {found}; needed: {allowed}",
    "field_unknown": "has {found}, which means nothing here; fields: {allowed}",
    "not_a_key": "cannot be a key: {found}; a key is made of small Latin letters, digits and _",
    "key_twice": "has the key {found}, which another entry has too; each key stands once",
    "kind_unknown": "cannot be of the kind {found}; kinds: {allowed}",
    "not_a_number": "cannot have {found}; must be a whole number, {allowed}",
    "not_a_text": "cannot have {found}; must be a text",
    "source_unknown": "cannot come from {found}; sources: {allowed}",
    "guards_on_stagecoach": "has {found} guards; a Stagecoach has none",
    "value_uneven": "is worth {found}; must be a multiple of the bail token, {allowed}",
    "wrong_total": "has {found} cards; the rulebook says {allowed}",
    "kind_missing": "has no card of the kind {found}; each of these must exist: {allowed}",
    "too_little_loot": "holds {found} dollars that can be robbed; a game surely ends with {allowed} or more",
}


class Fault:
    """Something wrong with a composition: a code, where it stands, what was found and what is allowed."""

    __slots__ = ("allowed", "code", "found", "place")

    def __init__(self, code: str, place: str, found: str = "", allowed: str = "") -> None:
        self.code = code
        self.place = place
        self.found = found
        self.allowed = allowed

    def text(self) -> str:
        return f"{self.place} {FAULTS[self.code].format(found=self.found, allowed=self.allowed)}"


class BadComposition(ValueError):
    """A composition that cannot be played with; tells all its faults, not only the first."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(fault.text() for fault in faults))
        self.faults = faults


class Printed(Record):
    """One entry of a composition: a face and how many cards have it. Never changed once made."""

    __slots__ = ("copies", "en", "key", "kind", "number", "ru", "source", "value")

    fields: ClassVar[tuple[str, ...]] = ("key", "kind", "copies", "number", "value", "source", "en", "ru")

    def __init__(
        self, key: str, kind: int, copies: int, number: int, value: int, source: str, en: str, ru: str
    ) -> None:
        self.key = key
        self.kind = kind
        self.copies = copies
        self.number = number
        """Bullets, guards, attackers or the limit, whatever the kind has."""
        self.value = value
        """Dollars, if it is loot."""
        self.source = source
        self.en = en
        """A name that the table gave it; "" for what the house knows by its key."""
        self.ru = ru


def number_field(kind: int) -> str:
    """What the number of this kind is called in a file; "" if it has none."""
    if kind == BULLETS:
        return "bullets"
    if STAGECOACH <= kind <= FORT_KNOX:
        return "guards"
    if kind == INDIANS:
        return "attackers"
    return "limit" if kind == COWBOY else ""


class Reader:
    """Reads a composition entry by entry and gathers what is wrong."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.keys: list[str] = []

    def fault(self, code: str, place: str, found: object = "", allowed: str = "") -> None:
        self.faults.append(Fault(code, place, str(found), allowed))

    def composition(self, data: object) -> list[Printed]:
        if not isinstance(data, dict):
            self.fault("not_an_object", "the composition", shown(data), ", ".join(DECKS))
            return []
        for part in data:
            if part not in DECKS:
                self.fault("part_unknown", str(part), "", ", ".join(DECKS))
        found: list[Printed] = []
        for deck, name in enumerate(DECKS):
            if name not in data:
                self.fault("part_missing", name, "", ", ".join(DECKS))
            elif not isinstance(data[name], list):
                self.fault("not_a_list", name, shown(data[name]))
            else:
                found += self.part(deck, data[name])
        return found

    def part(self, deck: int, entries: list[object]) -> list[Printed]:
        before = len(self.faults)
        found: list[Printed] = []
        for place, entry in enumerate(entries):
            made = self.entry(deck, f"{DECKS[deck]} {place + 1}", entry)
            if made is not None:
                found.append(made)
        if len(self.faults) == before:
            self.check_part(deck, found)
        return found

    def entry(self, deck: int, place: str, entry: object) -> Printed | None:
        if not isinstance(entry, dict):
            self.fault("not_an_object", place, shown(entry), "key, kind, count")
            return None
        if isinstance(entry.get("key"), str):
            place = f"{place} ({entry['key']})"
        before = len(self.faults)
        kind = self.kind(deck, place, entry)
        if kind is None:
            return None
        number = number_field(kind)
        loot = STAGECOACH <= kind <= FORT_KNOX
        needed = ["key", *([] if deck == 2 else ["kind", "count"])]
        needed += [name for name in (number, "value" if loot else "") if name]
        self.check_fields(place, entry, needed)
        made = Printed(
            self.key(place, entry),
            kind,
            self.number(place, entry, "count", 1, 1),
            self.number(place, entry, number, 0 if loot else 1, 0) if number else 0,
            self.number(place, entry, "value", TOKEN_VALUE, 0, TARGET) if loot else 0,
            self.source(place, entry),
            self.text(place, entry, "en"),
            self.text(place, entry, "ru"),
        )
        if kind == STAGECOACH and made.number != 0:
            self.fault("guards_on_stagecoach", place, made.number)
        if made.value % TOKEN_VALUE != 0:
            self.fault("value_uneven", place, made.value, str(TOKEN_VALUE))
        return made if len(self.faults) == before else None

    def kind(self, deck: int, place: str, entry: dict[object, object]) -> int | None:
        """The kind of an entry; cowboys need not name theirs."""
        kinds = [KINDS[kind] for kind in KINDS_OF_DECK[deck]]
        name = entry.get("kind", "" if len(kinds) > 1 else kinds[0])
        if "kind" not in entry and len(kinds) > 1:
            self.fault("field_missing", place, "kind", ", ".join(kinds))
            return None
        if name not in kinds:
            self.fault("kind_unknown", place, shown(name), ", ".join(kinds))
            return None
        return KINDS.index(str(name))

    def check_fields(self, place: str, entry: dict[object, object], needed: list[str]) -> None:
        known = [*needed, *(name for name in ("kind", "count", "source", "en", "ru") if name not in needed)]
        for name in needed:
            if name not in entry:
                self.fault("field_missing", place, name, ", ".join(needed))
        for field in entry:
            if field not in known:
                self.fault("field_unknown", place, shown(field), ", ".join(known))

    def key(self, place: str, entry: dict[object, object]) -> str:
        key = entry.get("key", "")
        if "key" not in entry:
            return ""
        if not isinstance(key, str) or not key or any(letter not in LETTERS for letter in key):
            self.fault("not_a_key", place, shown(key))
            return ""
        if key in self.keys:
            self.fault("key_twice", place, key)
        self.keys.append(key)
        return key

    def number(
        self,
        place: str,
        entry: dict[object, object],
        name: str,
        least: int,
        absent: int,
        most: int = MOST,
    ) -> int:
        if name not in entry:
            return absent
        value = entry[name]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fault("not_a_number", place, f"{name}: {shown(value)}", f"{least} to {most}")
            return absent
        return value

    def source(self, place: str, entry: dict[object, object]) -> str:
        source = entry.get("source", "own")
        if not isinstance(source, str) or source not in SOURCES:
            self.fault("source_unknown", place, shown(source), ", ".join(SOURCES))
            return "own"
        return source

    def text(self, place: str, entry: dict[object, object], name: str) -> str:
        text = entry.get(name, "")
        if not isinstance(text, str):
            self.fault("not_a_text", place, f"{name}: {shown(text)}")
            return ""
        return text

    def check_part(self, deck: int, found: list[Printed]) -> None:
        """The totals of the rulebook, and the kinds that it names."""
        name = DECKS[deck]
        total = sum([one.copies for one in found])
        if total != TOTALS[deck]:
            self.fault("wrong_total", name, total, str(TOTALS[deck]))
        kinds = KINDS_OF_DECK[deck]
        for kind in kinds:
            if not any([one.kind == kind for one in found]):  # noqa: C419 (compiled)
                self.fault("kind_missing", name, KINDS[kind], ", ".join([KINDS[one] for one in kinds]))

    def check_loot(self, found: list[Printed]) -> None:
        """All teams together can hold at most this much without one of them having won."""
        limits = [one.number for one in found if one.kind == COWBOY]
        if self.faults or not limits:
            return
        loot = sum([one.value * one.copies for one in found if one.number <= max(limits)])
        needed = MOST_TEAMS * (TARGET - TOKEN_VALUE) + TOKEN_VALUE
        if loot < needed:
            self.fault("too_little_loot", DECKS[MONEY], loot, str(needed))


LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"


def shown(value: object) -> str:
    """What somebody wrote, short enough to be shown to him."""
    text = repr(value) if isinstance(value, str | int | float | bool) else type(value).__name__
    return text if len(text) <= 40 else f"{text[:37]}..."


def composition_of(data: object) -> list[Printed]:
    """A composition from plain data, checked against the rulebook; tells all that is wrong with it."""
    reader = Reader()
    found = reader.composition(data)
    reader.check_loot(found)
    if reader.faults:
        raise BadComposition(reader.faults)
    return found


def composition_in(text: str, name: str = "the composition") -> object:
    """The plain data in a text of JSON, not yet checked."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadComposition([Fault("not_json", name, str(error))]) from error


def composition_file(path: str) -> object:
    """The plain data in a JSON file, not yet checked: for `setup(deck=...)`."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComposition([Fault("unreadable", path, str(error))]) from error
    return composition_in(text, path)


def plain_of(composition: list[Printed]) -> dict[str, object]:
    """A composition as the plain data that it can be read from."""
    data: dict[str, object] = {}
    for deck, name in enumerate(DECKS):
        entries: list[object] = []
        for one in composition:
            if one.kind in KINDS_OF_DECK[deck]:
                entry: dict[str, object] = {"key": one.key, "kind": KINDS[one.kind], "count": one.copies}
                if number_field(one.kind):
                    entry[number_field(one.kind)] = one.number
                if STAGECOACH <= one.kind <= FORT_KNOX:
                    entry["value"] = one.value
                entry["source"] = one.source
                if one.en:
                    entry["en"] = one.en
                if one.ru:
                    entry["ru"] = one.ru
                entries.append(entry)
        data[name] = entries
    return data


_HOUSE: list[Printed] = []


def house() -> list[Printed]:
    """The house's own composition: the reconstruction."""
    if not _HOUSE:
        text = files("saloon.games.calibre45").joinpath("composition.json").read_text("utf-8")
        _HOUSE.extend(composition_of(composition_in(text, "composition.json")))
    return _HOUSE
