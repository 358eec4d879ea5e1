"""The card encyclopedia: cards, characters and events, found by any of their names, with rulings."""

from __future__ import annotations

import difflib
import functools
import re
from importlib.resources import files
from typing import NamedTuple

from saloon.games.bang.catalogue import SETS, Printed
from saloon.games.bang.questions import CardKind, Character, EventCard
from saloon.games.bang.ruleset import RuleOption
from saloon.text.texts import LANGUAGES, VARIANTS, Texts, read_yaml

LIKELY = 0.75
"""How much alike two words must be for one to pass as the other."""
POSSIBLE = 0.5
"""How much alike they must be to be worth a suggestion."""


class Entry(NamedTuple):
    """What the encyclopedia knows of one card kind, character or event."""

    key: str
    box: str
    kind: CardKind | None
    character: Character | None
    event: EventCard | None
    copies: list[Printed]
    rules: list[RuleOption]

    @property
    def path(self) -> str:
        """Where its texts stand."""
        group = "card" if self.kind is not None else "event_card" if self.event is not None else "character"
        return f"bang.{group}.{self.key}"


class Ruling(NamedTuple):
    """A ruling in one sentence, in each language, and the cards that it concerns."""

    id: str
    cards: list[str]
    sentence: dict[str, str]


def bare(text: str) -> str:
    """Letters and digits only, in lower case, ё as е: so that nobody has to type `BANG!`."""
    return re.sub(r"[\W_]+", " ", text.casefold().replace("ё", "е")).strip()


@functools.cache
def rule_cards() -> dict[str, list[str]]:
    """The cards that each rule option touches."""
    tree = read_yaml(files("saloon.text").joinpath("rule_cards.yml"))
    assert isinstance(tree, dict)
    return {str(name): [str(key) for key in keys] for name, keys in tree.items()}


@functools.cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, in the order of their numbers."""
    tree = read_yaml(files("saloon.text").joinpath("rulings.yml"))
    assert isinstance(tree, list)
    return tuple(
        Ruling(one["id"], one["cards"], {language: one[language] for language in LANGUAGES}) for one in tree
    )


def rulings_of(key: str) -> list[Ruling]:
    return [ruling for ruling in rulings() if key in ruling.cards]


@functools.cache
def entries() -> dict[str, Entry]:
    """Every card kind, character and event by key, box by box in rulebook order."""
    found: dict[str, Entry] = {}
    for box in SETS.values():
        for kind in box.kinds:
            copies = [card for one in SETS.values() for card in one.deck if card.kind == kind.key]
            found[kind.key] = Entry(kind.key, box.key, kind, None, None, copies, rules_touching(kind.key))
        for character in box.characters:
            rules = rules_touching(character.key)
            found[character.key] = Entry(character.key, box.key, None, character, None, [], rules)
        for event in box.events:
            found[event.key] = Entry(event.key, box.key, None, None, event, [], rules_touching(event.key))
    return found


def rules_touching(key: str) -> list[RuleOption]:
    options = [option for box in SETS.values() for option in box.rule_options]
    return [option for option in options if key in rule_cards().get(option.name, [])]


@functools.cache
def names_of(key: str) -> tuple[str, ...]:
    """Every name of a card kind, character or event, in every language, bare."""
    names = [key]
    for language in (*LANGUAGES, *VARIANTS):
        texts = Texts(language)
        for group in ("card", "character", "event_card"):
            path = f"bang.{group}.{key}"
            if texts.has(f"{path}.name"):
                names.append(texts.say(f"{path}.name"))
            if texts.has(f"{path}.aliases"):
                aliases = texts.say(f"{path}.aliases")
                names += aliases.split() if group == "card" else aliases.split(",")
    return tuple(dict.fromkeys(name for name in map(bare, names) if name))


def find(name: str) -> list[str]:
    """Keys of the entries of this name: exactly it, else beginning with it, else much like it."""
    wanted = bare(name)
    if not wanted:
        return []
    keys = list(entries())
    tests = (
        lambda one: one == wanted,
        lambda one: one.startswith(wanted),
        lambda one: any(word.startswith(wanted) for word in one.split()),
    )
    for test in tests:
        found = [key for key in keys if any(test(one) for one in names_of(key))]
        if found:
            return found
    best = max(keys, key=lambda key: likeness(wanted, key))
    return [best] if likeness(wanted, best) >= LIKELY else []


def likeness(wanted: str, key: str) -> float:
    """How much a word is like one of the names of an entry, or a word of it: 0 to 1."""
    words = {word for name in names_of(key) for word in (name, *name.split())}
    return max(difflib.SequenceMatcher(None, wanted, word).ratio() for word in words)


def suggestions(name: str) -> list[str]:
    """Keys of up to five entries whose names are something like this."""
    wanted = bare(name)
    ranked = sorted(entries(), key=lambda key: -likeness(wanted, key))
    return [key for key in ranked[:5] if likeness(wanted, key) >= POSSIBLE]
