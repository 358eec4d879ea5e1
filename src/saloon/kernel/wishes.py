"""What can be agreed on before a deal.

Each game says which wishes it knows, and reads their values itself; whoever passes them on (command line,
lobby, simulator) passes them by name and need not know them.
"""

from __future__ import annotations

import json
from typing import Final

PLAYERS: Final = "players"
SEED: Final = "seed"
SETS: Final = "sets"
PRESET: Final = "preset"
RULES: Final = "rules"
COMMON: Final = (PLAYERS, SEED, SETS, PRESET, RULES)
"""Wishes that every game knows."""
LEFT_OUT: Final = "left_out"
"""The wish of games that have `parts`."""

NUMBER: Final = "number"
TEXT: Final = "text"
NAMES: Final = "names"
PAIRS: Final = "pairs"
PLAIN: Final = "plain"
"""Forms of values: an integer, a text, a list of texts, texts by name, any plain data."""


class BadSetup(ValueError):
    """A setup that cannot be played; says what is allowed."""

    def __init__(self, message: str, code: str = "", words: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.code = code
        """Under which the game tells the reason in each language; empty: in these words only."""
        self.words: dict[str, str] = {} if words is None else words


class UnknownWish(ValueError):
    """A wish that the game does not know; says which ones it does."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"unknown wish {name!r}; wishes: {', '.join(known)}")
        self.name = name
        self.known = known


class WrongWish(ValueError):
    """A wish that was not said, or not in its form."""

    def __init__(self, name: str, form: str) -> None:
        super().__init__(f"the wish {name!r} must be said, in this form: {FORMS[form]}")
        self.name = name
        self.form = form


FORMS: dict[str, str] = {
    NUMBER: "a whole number",
    TEXT: "a text",
    NAMES: "a list of names",
    PAIRS: "names with their values",
    PLAIN: "plain data",
}


class Wish:
    """Something that can be agreed on: its name, its form, and what is meant if nobody says anything."""

    def __init__(self, name: str, form: str, usual: object = None, alone: bool = False) -> None:
        self.name = name
        self.form = form
        self.usual = usual
        """None: it has to be said, unless it is plain data, of which None may be a value."""
        self.alone = alone
        """Whether it is for somebody who plays alone with bots: it says what others have or are."""

    def fits(self, value: object) -> bool:
        """Whether a value has the form of this wish."""
        if self.form == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool)
        if self.form == TEXT:
            return isinstance(value, str)
        if self.form == NAMES:
            return isinstance(value, list) and all_texts(value)
        if self.form == PAIRS:
            return isinstance(value, dict) and all_texts(list(value)) and all_texts(list(value.values()))
        return True

    def read(self, text: str) -> object:
        """The value that somebody typed: `3`, `rulebooks`, `one,other`, `name=value,other=value`, or JSON."""
        value: object = text
        if self.form == NUMBER:
            value = int(text) if text.lstrip("-").isdecimal() else None
        elif self.form == NAMES:
            value = names_in(text)
        elif self.form == PAIRS:
            value = pairs_in(text)
        elif self.form == PLAIN:
            try:
                value = json.loads(text)
            except ValueError as error:
                raise WrongWish(self.name, self.form) from error
        if not self.fits(value):
            raise WrongWish(self.name, self.form)
        return value


def all_texts(values: list[object]) -> bool:
    return all([isinstance(value, str) for value in values])  # noqa: C419 (compiled)


def names_in(text: str) -> list[str]:
    """Names separated by commas, each once."""
    return list(dict.fromkeys([name.strip() for name in text.split(",") if name.strip()]))


def pairs_in(text: str) -> dict[str, str] | None:
    """`name=value` pairs separated by commas; None if something else is among them."""
    pairs: dict[str, str] = {}
    for pair in names_in(text):
        name, sign, value = pair.partition("=")
        if not sign:
            return None
        pairs[name.strip()] = value.strip()
    return pairs


def common_wishes(sets: list[str], presets: list[str]) -> list[Wish]:
    """What every game knows: the first box and the first preset are usual."""
    return [
        Wish(PLAYERS, NUMBER),
        Wish(SEED, TEXT),
        Wish(SETS, NAMES, sets[:1]),
        Wish(PRESET, TEXT, presets[0]),
        Wish(RULES, PAIRS, {}),
    ]


class Agreed:
    """Wishes of a game that it knows and that have their forms; what was not said is as usual."""

    def __init__(self, known: list[Wish], wishes: dict[str, object]) -> None:
        names = [wish.name for wish in known]
        for name in wishes:
            if name not in names:
                raise UnknownWish(name, names)
        self.values: dict[str, object] = {}
        for wish in known:
            value = wishes.get(wish.name, wish.usual)
            if not wish.fits(value):
                raise WrongWish(wish.name, wish.form)
            self.values[wish.name] = value

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def names(self, name: str) -> list[str]:
        value = self.values[name]
        assert isinstance(value, list)
        return [str(one) for one in value]

    def pairs(self, name: str) -> dict[str, str]:
        value = self.values[name]
        assert isinstance(value, dict)
        return {str(key): str(one) for key, one in value.items()}

    def plain(self, name: str) -> object:
        return self.values[name]


def wish_called(name: str, known: list[Wish]) -> Wish:
    """The wish of this name; an unknown one gets an error with those there are."""
    for wish in known:
        if wish.name == name:
            return wish
    raise UnknownWish(name, [wish.name for wish in known])


def knows_wish(known: list[Wish], name: str) -> bool:
    return name in [wish.name for wish in known]
