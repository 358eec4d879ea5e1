"""The encyclopedia of Calibre 45: kinds of weapon and money cards, cowboys, bail tokens."""

from __future__ import annotations

import functools
from importlib.resources import files

from saloon.games.calibre45.catalogue import Catalogue, house_book
from saloon.games.calibre45.composition import BadComposition, Fault, Printed, number_field
from saloon.games.calibre45.ruleset import OPTIONS
from saloon.games.calibre45.setup import WrongTeams
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import (
    BASE,
    COWBOY,
    COWBOYS,
    DECKS,
    KINDS,
    KINDS_OF_DECK,
    MONEY,
    TOKENS,
    WEAPONS,
)
from saloon.text.calibre45.cards import SPARE, CardNames, catalogue_of
from saloon.text.calibre45.topics import CHAPTERS
from saloon.text.encyclopedia import TOPIC, Encyclopedia, Entry, RuleChoice, Shelf
from saloon.text.texts import Texts, read_yaml

BAIL = "bail"
SEED = "seed"
OWN = "own"
RECONSTRUCTED = "reconstructed"
LIMIT = "limit"
WHOLE = "the composition"
"""Where a fault stands that concerns all of it."""


class CalibreEntry(Entry):
    """A kind of card with its faces, a cowboy, the bail tokens, or a topic."""

    def __init__(self, group: str, key: str, shelf: str, faces: list[Printed]) -> None:
        super().__init__("calibre45", group, key, BASE, rules_touching(key))
        self.shelf = shelf
        """The deck that it belongs to, or the tokens."""
        self.faces = faces
        """What is printed on the cards."""


class CalibreEncyclopedia(Encyclopedia[CalibreEntry, CalibreView]):
    """Everything in the box, as the house has reconstructed it or as a table has it."""

    game = "calibre45"
    chapters = CHAPTERS

    def __init__(self, book: Catalogue | None = None) -> None:
        self.book = book or house_book()
        self._cards = entries(self.book)

    def entries(self) -> dict[str, CalibreEntry]:
        topics = [topic.key for chapter in CHAPTERS for topic in chapter.topics]
        return {**{key: CalibreEntry(TOPIC, key, "", []) for key in topics}, **self._cards}

    def cards(self) -> dict[str, CalibreEntry]:
        """The entries that stand for cards and tokens."""
        return self._cards

    def of_table(self, seen: CalibreView) -> CalibreEncyclopedia:
        return CalibreEncyclopedia(catalogue_of(seen))

    def shelves(self, sets: list[str]) -> list[Shelf]:
        book = self.book
        totals = {name: len(book.decks[deck]) for deck, name in enumerate(DECKS)} | {"tokens": TOKENS}
        known = self._cards.values()
        found = self.chapter_shelves()
        for name, total in totals.items():
            here = [one for one in known if one.shelf == name]
            counted = name in (DECKS[WEAPONS], DECKS[MONEY])
            copies = [sum(face.copies for face in one.faces) for one in here] if counted else []
            found.append(Shelf(BASE, f"shelf.{name}", total, [one.key for one in here], copies))
        return found

    def facts(self, entry: CalibreEntry, texts: Texts) -> list[str]:
        """Deck, number of cards, what is printed on them, and whether that stands in the rulebook."""
        if entry.group == TOPIC:
            return [texts.say(self.chapter_of(entry.key))]
        names = CardNames(texts, self.book)
        say = names.say
        facts = [say(f"fact.{entry.shelf}")]
        if entry.key in (SPARE, BAIL):
            return facts
        if entry.group == "card":
            facts.append(say("fact.copies", number=sum(face.copies for face in entry.faces)))
        for value in dict.fromkeys(face.value for face in entry.faces if face.value):
            facts.append(say("fact.value", dollars=names.dollars(value)))
        facts += numbers(entry.faces, names)
        return [*facts, say(f"fact.{source(entry)}")]

    def why_not_set_up(self, error: ValueError, texts: Texts) -> str:
        """All faults of a composition, each in a line; which teams fit."""
        if isinstance(error, BadComposition):
            return "\n".join(["", *(fault_in_words(fault, texts) for fault in error.faults)])
        if isinstance(error, WrongTeams):
            return texts.say("calibre45.fault.teams", allowed=", ".join(error.teams))
        return super().why_not_set_up(error, texts)


def fault_in_words(fault: Fault, texts: Texts) -> str:
    """A fault; the engine's own English words in it are said in this language too."""
    allowed = fault.allowed
    least, to, most = allowed.partition(" to ")
    if to:
        allowed = texts.say("calibre45.fault.range", least=least, most=most)
    place = texts.say("calibre45.fault.whole") if fault.place == WHOLE else fault.place
    return texts.say(f"calibre45.fault.{fault.code}", place=place, found=fault.found, allowed=allowed)


def source(entry: CalibreEntry) -> str:
    """Where what is printed on these cards is from: the rulebook, the house's guess, a table's own file."""
    sources = {face.source for face in entry.faces}
    if sources <= {SEED, OWN}:
        return OWN if OWN in sources else SEED
    return RECONSTRUCTED


def is_reconstructed(entry: CalibreEntry) -> bool:
    """Whether something printed on these cards is the house's guess."""
    return source(entry) == RECONSTRUCTED


def numbers(faces: list[Printed], names: CardNames) -> list[str]:
    """The numbers printed on these faces and how often: `guards: 2 ×4, 3 ×4`."""
    field = number_field(faces[0].kind)
    if not field or not any(face.number for face in faces):
        return []
    if field == LIMIT:
        return [names.say("fact.limit", number=faces[0].number)]
    each = ", ".join(
        f"{face.number}\u00a0×{face.copies}" if face.copies > 1 else str(face.number) for face in faces
    )
    return [names.say("fact.spread", name=names.say(f"fact.{field}"), each=each)]


@functools.cache
def rule_cards() -> dict[str, list[str]]:
    """The cards that each rule option touches."""
    tree = read_yaml(files("saloon.text.calibre45").joinpath("rule_cards.yml"))
    assert isinstance(tree, dict)
    return {str(name): [str(key) for key in keys] for name, keys in tree.items()}


def entries(book: Catalogue) -> dict[str, CalibreEntry]:
    """Every kind of card, then every cowboy that has a text, then the tokens."""
    faces = book.composition
    names = CardNames(Texts("en"), book)
    found: list[CalibreEntry] = []
    for deck, kinds in enumerate(KINDS_OF_DECK):
        for kind in kinds:
            alike = [face for face in faces if face.kind == kind]
            found.append(CalibreEntry("card", KINDS[kind], DECKS[deck], [] if kind == COWBOY else alike))
    for face in faces:
        if face.kind == COWBOY and names.is_known(face.key):
            found.append(CalibreEntry("cowboy", face.key, DECKS[COWBOYS], [face]))
    found.append(CalibreEntry("card", BAIL, "tokens", []))
    return {entry.key: entry for entry in found}


def rules_touching(key: str) -> list[RuleChoice]:
    return [
        RuleChoice(option.name, option.values)
        for option in OPTIONS.values()
        if key in rule_cards()[option.name]
    ]
