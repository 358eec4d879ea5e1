"""The encyclopedia of BANG!: cards, characters and events, with the rulings about them."""

from __future__ import annotations

import functools
from importlib.resources import files

from saloon.games.bang.catalogue import SETS, Printed
from saloon.games.bang.questions import CardKind, Character, EventCard
from saloon.games.bang.setup import book_of
from saloon.games.bang.view import BangView
from saloon.games.bang.words import BORDERS
from saloon.text.bang.cards import CardNames, reach_of
from saloon.text.bang.topics import CHAPTERS
from saloon.text.encyclopedia import TOPIC, Encyclopedia, Entry, RuleChoice, Ruling, Shelf
from saloon.text.texts import LANGUAGES, Texts, read_yaml

CARD, CHARACTER, EVENT = "card", "character", "event_card"


class BangEntry(Entry):
    """A card kind, a character, an event or a topic."""

    def __init__(
        self,
        group: str,
        key: str,
        box: str,
        kind: CardKind | None = None,
        character: Character | None = None,
        event: EventCard | None = None,
        copies: list[Printed] | None = None,
    ) -> None:
        super().__init__("bang", group, key, box, rules_touching(key))
        self.kind = kind
        self.character = character
        self.event = event
        self.copies = copies or []


class BangEncyclopedia(Encyclopedia[BangEntry, BangView]):
    """All boxes of BANG!"""

    game = "bang"
    chapters = CHAPTERS

    def entries(self) -> dict[str, BangEntry]:
        return {**topics(), **entries()}

    def shelves(self, sets: list[str]) -> list[Shelf]:
        found = self.chapter_shelves()
        for box in [box for key, box in SETS.items() if key in sets]:
            for heading, number, keys in (
                ("cards", len(box.deck), [kind.key for kind in box.kinds]),
                ("characters", len(box.characters), [one.key for one in box.characters]),
                ("events", len(box.events), [event.key for event in box.events]),
            ):
                if keys:
                    found.append(Shelf(box.key, f"shelf.{heading}", number, keys))
        return found

    def facts(self, entry: BangEntry, texts: Texts) -> list[str]:
        """Box, border, reach or life; of a topic its chapter."""
        say = texts.say
        if entry.group == TOPIC:
            return [say(self.chapter_of(entry.key))]
        facts = [say(f"bang.set.{entry.box}")]
        if entry.kind is not None:
            facts.append(say(f"bang.border.{BORDERS[entry.kind.border]}"))
            if reach_of(entry.kind):
                facts.append(say("bang.fact.reach", reach=reach_of(entry.kind)))
            if entry.kind.book:
                facts.append(say("bang.fact.book"))
        if entry.character is not None:
            facts.append(say("bang.fact.character"))
            facts.append(say("bang.fact.life", number=entry.character.life))
        if entry.event is not None:
            facts.append(say("bang.fact.event"))
            facts.append(say(f"bang.fact.{'each_round' if entry.event.each_round else 'by_cards'}"))
            if entry.event.last:
                facts.append(say("bang.fact.last"))
        return facts

    def copies(self, entry: BangEntry, texts: Texts) -> list[str]:
        names = CardNames(texts, book_of(list(SETS), []))
        return [names.face(card.suit, card.rank) for card in entry.copies]

    def rulings_of(self, key: str) -> list[Ruling]:
        return [ruling for ruling in rulings() if key in ruling.cards]


@functools.cache
def rule_cards() -> dict[str, list[str]]:
    """The cards that each rule option touches."""
    tree = read_yaml(files("saloon.text.bang").joinpath("rule_cards.yml"))
    assert isinstance(tree, dict)
    return {str(name): [str(key) for key in keys] for name, keys in tree.items()}


@functools.cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, in the order of their numbers."""
    tree = read_yaml(files("saloon.text.bang").joinpath("rulings.yml"))
    assert isinstance(tree, list)
    return tuple(
        Ruling(one["id"], one["cards"], {language: one[language] for language in LANGUAGES}) for one in tree
    )


@functools.cache
def topics() -> dict[str, BangEntry]:
    """What "How to play" tells, by key."""
    keys = [topic.key for chapter in CHAPTERS for topic in chapter.topics]
    return {key: BangEntry(TOPIC, key, "") for key in keys}


@functools.cache
def entries() -> dict[str, BangEntry]:
    """Every card kind, character and event by key, box by box in rulebook order."""
    found: list[BangEntry] = []
    for box in SETS.values():
        for kind in box.kinds:
            copies = [card for one in SETS.values() for card in one.deck if card.kind == kind.key]
            found.append(BangEntry(CARD, kind.key, box.key, kind=kind, copies=copies))
        for character in box.characters:
            found.append(BangEntry(CHARACTER, character.key, box.key, character=character))
        for event in box.events:
            found.append(BangEntry(EVENT, event.key, box.key, event=event))
    return {entry.key: entry for entry in found}


def rules_touching(key: str) -> list[RuleChoice]:
    options = [option for box in SETS.values() for option in box.rule_options]
    return [
        RuleChoice(option.name, option.values)
        for option in options
        if key in rule_cards().get(option.name, [])
    ]
