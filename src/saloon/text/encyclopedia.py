"""The card encyclopedia of a game: whatever has a name, found by any of its names, with rulings."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from saloon.kernel.views import View
from saloon.text.texts import LANGUAGES, VARIANTS, Texts, read_yaml

LIKELY = 0.75
"""How much alike two words must be for one to pass as the other."""
POSSIBLE = 0.5
"""How much alike they must be to be worth a suggestion."""


class RuleChoice(NamedTuple):
    """A rule option and its values."""

    name: str
    values: list[str]


class Entry:
    """Something that has a name and a text. Games add to it what they know of it."""

    def __init__(self, game: str, group: str, key: str, box: str, rules: list[RuleChoice]) -> None:
        self.group = group
        """What it is, as texts are sorted: card, character, ..."""
        self.key = key
        self.box = box
        self.rules = rules
        """The rule options that touch it."""
        self.path = f"{game}.{group}.{key}"
        """Where its texts stand: name, text and, for more names, aliases separated by commas."""


class Topic(NamedTuple):
    """A page about something that is no card: a role, a phase, a sign."""

    key: str
    picture: str
    """Key of the card, role or token whose picture goes with it; `sign.` and the name of a sign on cards."""


class Chapter(NamedTuple):
    """A part of "How to play": topics under one heading, `<game>.chapter.<key>`."""

    key: str
    topics: tuple[Topic, ...]


TOPIC = "topic"
"""The group of entries that are topics: their texts stand at `<game>.topic.<key>`."""


class Ruling(NamedTuple):
    """A ruling in one sentence, in each language, and the cards that it concerns."""

    id: str
    cards: list[str]
    sentence: dict[str, str]


def rulings_in(file: Traversable) -> list[Ruling]:
    """All rulings of a file, in its order."""
    tree = read_yaml(file)
    assert isinstance(tree, list)
    return [
        Ruling(one["id"], one["cards"], {language: one[language] for language in LANGUAGES}) for one in tree
    ]


class Shelf(NamedTuple):
    """Entries that stand together in the contents: of one box, under one heading."""

    box: str
    heading: str
    """Key of a text of this game that is given the {number}."""
    number: int
    keys: list[str]
    copies: Sequence[int] = ()
    """How many cards of each key are in the box, all in all `number`; empty where they are not counted."""


E = TypeVar("E", bound=Entry)
V = TypeVar("V", bound=View)


class Encyclopedia(Generic[E, V]):
    """All entries of one game."""

    game: ClassVar[str] = ""
    chapters: ClassVar[tuple[Chapter, ...]] = ()
    """"How to play", in its order."""

    def entries(self) -> Mapping[str, E]:
        """Every entry by key, in rulebook order."""
        raise NotImplementedError

    def of_table(self, seen: V) -> Encyclopedia[E, V]:
        """With the cards that the table plays with, if they can differ from the house's."""
        return self

    def shelves(self, sets: list[str]) -> list[Shelf]:
        """The contents: what there is in these boxes."""
        raise NotImplementedError

    def facts(self, entry: E, texts: Texts) -> list[str]:
        """What is to be known of it in a few words each: box, kind, numbers."""
        raise NotImplementedError

    def copies(self, entry: E, texts: Texts, box: str = "") -> list[str]:
        """Each printed copy, told from the others where they differ; of one box, or of all."""
        return []

    def chapter_shelves(self) -> list[Shelf]:
        """The contents of "How to play": of no box."""
        return [
            Shelf("", f"chapter.{chapter.key}", len(chapter.topics), [topic.key for topic in chapter.topics])
            for chapter in self.chapters
        ]

    def chapter_of(self, key: str) -> str:
        """Text of the heading under which a topic stands."""
        found = next(one for one in self.chapters if key in (topic.key for topic in one.topics))
        return f"{self.game}.chapter.{found.key}"

    def picture_of(self, key: str) -> str:
        """What is drawn beside a topic; empty: the entry is a card itself."""
        topics = {topic.key: topic.picture for chapter in self.chapters for topic in chapter.topics}
        return topics.get(key, "")

    def rulings_of(self, key: str) -> list[Ruling]:
        return []

    def why_not_set_up(self, error: ValueError, texts: Texts) -> str:
        """Why a table cannot be set up as it was wished for; without a text, in the engine's words."""
        return str(error)

    def names_of(self, key: str) -> tuple[str, ...]:
        """Every name of an entry, in every language, bare."""
        return names_at(key, self.entries()[key].path)

    def name(self, key: str, texts: Texts) -> str:
        return texts.say(f"{self.entries()[key].path}.name")

    def find(self, name: str) -> list[str]:
        """Keys of the entries of this name: exactly it, else beginning with it, else much like it."""
        wanted = bare(name)
        if not wanted:
            return []
        keys = list(self.entries())
        tests = (
            lambda one: one == wanted,
            lambda one: one.startswith(wanted),
            lambda one: any(word.startswith(wanted) for word in one.split()),
        )
        for test in tests:
            found = [key for key in keys if any(test(one) for one in self.names_of(key))]
            if found:
                return found
        best = max(keys, key=lambda key: self.likeness(wanted, key))
        return [best] if self.likeness(wanted, best) >= LIKELY else []

    def likeness(self, wanted: str, key: str) -> float:
        """How much a word is like one of the names of an entry, or a word of it: 0 to 1."""
        words = {word for name in self.names_of(key) for word in (name, *name.split())}
        return max(difflib.SequenceMatcher(None, wanted, word).ratio() for word in words)

    def suggestions(self, name: str) -> list[str]:
        """Keys of up to five entries whose names are something like this."""
        wanted = bare(name)
        ranked = sorted(self.entries(), key=lambda key: -self.likeness(wanted, key))
        return [key for key in ranked[:5] if self.likeness(wanted, key) >= POSSIBLE]


AnyEncyclopedia: TypeAlias = Encyclopedia[Any, Any]


def bare(text: str) -> str:
    """Letters and digits only, in lower case, ё as е: so that nobody has to type `BANG!`."""
    return re.sub(r"[\W_]+", " ", text.casefold().replace("ё", "е")).strip()


@functools.cache
def names_at(key: str, path: str) -> tuple[str, ...]:
    """The key and every name and alias that stands at a path, in every language, bare."""
    names = [key]
    for language in (*LANGUAGES, *VARIANTS):
        texts = Texts(language)
        names.append(texts.say(f"{path}.name"))
        if texts.has(f"{path}.aliases"):
            names += texts.say(f"{path}.aliases").split(",")
    return tuple(dict.fromkeys(name for name in map(bare, names) if name))
