"""Texts by key: one language, placeholders, plural forms.

A file `en/bang_base.yml` holds texts of the game `bang`: its keys begin with `bang.`. A variant of a language
(`ru_literal`) is a folder with the few texts in which it differs, and so are gentler words (`en_gentle`).
"""

from __future__ import annotations

import functools
import locale
import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

import yaml

LANGUAGES = ("en", "ru")
VARIANTS = {"ru_literal": "ru"}
"""Languages that differ from another one in a few texts: here, characters under their original names."""

PLURAL_FORMS = {"en": ("one", "other"), "ru": ("one", "few", "many")}
ALL_FORMS = frozenset(form for forms in PLURAL_FORMS.values() for form in forms)

Entry = str | dict[str, str]
"""A text, or its plural forms."""


class MissingText(KeyError):
    """A text that a language does not have."""


class UnknownLanguage(ValueError):
    """A language that nobody speaks here; says which ones are spoken."""


def plural_form(language: str, count: int) -> str:
    """Which plural form goes with a number: English has two, Russian three."""
    if language == "en":
        return "one" if count == 1 else "other"
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14):
        return "few"
    return "many"


class Texts:
    """All texts of one language; `gentle`: as one would say it among children."""

    def __init__(self, language: str, gentle: bool = False) -> None:
        if language not in LANGUAGES and language not in VARIANTS:
            raise UnknownLanguage(
                f"unknown language {language!r}; languages: {', '.join([*LANGUAGES, *VARIANTS])}"
            )
        self.language = language
        self.gentle = gentle
        self.base = VARIANTS.get(language, language)
        """The language itself, whatever the variant."""
        self.entries = entries_of(self.base)
        if language in VARIANTS:
            self.entries = {**self.entries, **entries_of(language)}
        if gentle:
            self.entries = {**self.entries, **entries_of(f"{self.base}_gentle")}

    def has(self, key: str) -> bool:
        return key in self.entries

    def say(self, key: str, count: int | None = None, **values: object) -> str:
        """The text of this key, placeholders filled; `count` chooses the plural form and fills {count}."""
        return self.fill(key, values if count is None else {**values, "count": count})

    def fill(self, key: str, values: Mapping[str, object]) -> str:
        """The text of this key, filled from a mapping that may hold more than it needs."""
        entry = self.entries.get(key)
        if entry is None:
            raise MissingText(f"no text {key!r} in {self.language!r}")
        if isinstance(entry, dict):
            count = values.get("count")
            if not isinstance(count, int):
                raise MissingText(f"the text {key!r} in {self.language!r} needs a count")
            entry = entry[plural_form(self.base, count)]
        return entry.format_map(values) if values else entry

    def words(self, key: str) -> list[str]:
        """A text that is a list of words separated by spaces."""
        return self.say(key).split()


@functools.cache
def entries_of(folder: str) -> Mapping[str, Entry]:
    """All texts of a folder by dotted key."""
    entries: dict[str, Entry] = {}
    for file in sorted(files("saloon.text").joinpath(folder).iterdir(), key=lambda one: one.name):
        if file.name.endswith(".yml"):
            prefix = file.name.removesuffix(".yml").partition("_")[0]
            flatten(prefix, read_yaml(file), entries)
    return entries


def read_yaml(file: Traversable) -> object:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(file.read_text("utf-8"), Loader=loader)


def flatten(prefix: str, tree: object, entries: dict[str, Entry]) -> None:
    """Nested mappings as dotted keys; a mapping of plural forms is one entry."""
    if isinstance(tree, str):
        if prefix in entries:
            raise ValueError(f"two texts for {prefix!r}")
        entries[prefix] = tree
    elif isinstance(tree, dict) and tree and all(form in ALL_FORMS for form in tree):
        entries[prefix] = {str(form): str(text) for form, text in tree.items()}
    elif isinstance(tree, dict):
        for name, branch in tree.items():
            if not isinstance(name, str):
                raise TypeError(f"{prefix}: {name!r} is not a word; put it into quotes")
            flatten(f"{prefix}.{name}", branch, entries)
    else:
        raise TypeError(f"{prefix}: {tree!r} is not a text; put it into quotes")


def preferred_language() -> str:
    """The language that the environment asks for, or English."""
    wishes = [os.environ.get(name, "") for name in ("SALOON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((wish for wish in wishes if wish), "") or (locale.getlocale()[0] or "")
    if first in VARIANTS:
        return first
    return "ru" if first.lower().startswith("ru") else "en"
