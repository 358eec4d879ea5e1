"""Records of a rulings file: read, checked for shape, and unfolded into their variants."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from saloon.rulings.verdicts import BadFile, BadRecord, NotSupported
from saloon.text.texts import read_yaml

Fields = dict[str, Any]

USUAL_GAME = "bang"
"""Of records that do not say which game they are about."""

RECORD_WORDS = {
    *("id", "ruling", "game", "sets", "involves", "given", "when", "then", "variants", "ruleset"),
    *("authority", "conflicts", "difficulty", "tags", "note", "notes", "source", "see", "comment"),
}


@dataclass
class Scenario:
    """One parameterisation of a record: what is given, done, and expected."""

    label: str
    given: Fields
    when: list[Fields]
    then: list[Fields]
    expected: Fields = field(default_factory=dict)
    """What a variant says of its own outcome."""


@dataclass
class Ruling:
    """One record of the file."""

    id: str
    text: str
    game: str
    sets: list[str]
    ruleset: str
    fields: Fields

    def scenarios(self, variant_words: set[str]) -> list[Scenario]:
        """The record, once for each of its variants. `variant_words` are expectations, the rest is given."""
        unknown = [word for word in self.fields if word not in RECORD_WORDS]
        if unknown:
            raise NotSupported(f"unknown word {unknown[0]!r} in the record")
        given = mapping(self.fields.get("given"), "given")
        when = mappings(self.fields.get("when"), "when")
        then = mappings(self.fields.get("then"), "then")
        variants = mappings(given.get("variants"), "given.variants")
        variants += mappings(self.fields.get("variants"), "variants")
        given = {word: value for word, value in given.items() if word != "variants"}
        if not variants:
            return [Scenario("", given, when, then)]
        return [
            varied(Scenario(f"variant {i + 1}", deepcopy(given), when, then), variant, variant_words)
            for i, variant in enumerate(variants)
        ]


def varied(scenario: Scenario, variant: Fields, variant_words: set[str]) -> Scenario:
    """Put the words of a variant where they belong: a seat's field, a given word, or an expectation."""
    for word, value in variant.items():
        seat = re.fullmatch(r"([A-Z]\d?)_([a-z_]+)", word)
        if seat:
            place_of(scenario.given, seat[1], word)[seat[2]] = value
        elif word in variant_words or (word == "turn" and word in scenario.given):
            scenario.expected[word] = value
        elif word == "players" and isinstance(value, int):
            scenario.given["players_count"] = value
        elif word != "note":
            scenario.given[word] = value
    return scenario


def place_of(given: Fields, seat: str, word: str) -> Fields:
    for place in mappings(given.get("players"), "given.players"):
        if place.get("seat") == seat:
            return place
    raise BadRecord(f"variants: {word}: there is no seat {seat}")


def listed(value: Any) -> list[Any]:
    """A list as it is, anything else as a list of one."""
    return value if isinstance(value, list) else [value]


def mapping(value: object, field: str) -> Fields:
    if value is None:
        return {}
    if not isinstance(value, dict) or not all(isinstance(word, str) for word in value):
        raise BadRecord(f"{field}: expected words with values ({{word: value}}), found {value!r}")
    return value


def mappings(value: object, field: str) -> list[Fields]:
    """A list of mappings; a single one stands for a list of one."""
    if value is None:
        return []
    return [mapping(one, f"{field} {i + 1}") for i, one in enumerate(listed(value))]


def whole(value: object, field: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"{field}: expected a whole number, found {value!r}")
    return value


def read_rulings(path: Path, game: str = USUAL_GAME) -> list[Ruling]:
    """All records of a file, of this game if they do not say; anything else gets an error that says where."""
    try:
        content = read_yaml(path)
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{path}: cannot be read: {error}") from error
    except yaml.YAMLError as error:
        raise BadFile(f"{path}: not YAML: {' '.join(str(error).split())}") from error
    content = spelt_out(content)
    if not isinstance(content, list) or not content:
        raise BadFile(f"{path}: expected a list of records, each with id, ruling, sets, given, when and then")
    return [ruling_of(fields, path, i + 1, game) for i, fields in enumerate(content)]


def spelt_out(value: object) -> object:
    """The same with `on` as a word where YAML has read it as a truth: `{do: place_dynamite, on: B}`."""
    if isinstance(value, dict):
        return {"on" if word is True else word: spelt_out(one) for word, one in value.items()}
    return [spelt_out(one) for one in value] if isinstance(value, list) else value


def ruling_of(fields: object, path: Path, number: int, game: str = USUAL_GAME) -> Ruling:
    where = f"{path}: record {number}"
    if not isinstance(fields, dict):
        raise BadFile(f"{where}: expected a record (words with values), found {type(fields).__name__}")
    if "id" not in fields:
        raise BadFile(f"{where}: has no id")
    missing = [word for word in ("given", "then") if word not in fields]
    if missing:
        raise BadFile(f"{where} ({fields['id']}): has no {' and no '.join(missing)}")
    sets = fields.get("sets")
    return Ruling(
        str(fields["id"]),
        str(fields.get("ruling", "")),
        str(fields.get("game") or game),
        ["base"] if sets is None else [str(name) for name in listed(sets)],
        str(fields.get("ruleset") or ""),
        fields,
    )
