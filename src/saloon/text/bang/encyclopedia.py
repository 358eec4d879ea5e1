"""The encyclopedia of BANG!: cards, characters and events, with the rulings about them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.resources import files

from saloon.games.bang.catalogue import SETS, Printed
from saloon.games.bang.questions import CardKind, Character, EventCard
from saloon.games.bang.setup import book_of, options_of, rules_by
from saloon.games.bang.view import BangView
from saloon.games.bang.words import BLUE, BORDERS, GREEN
from saloon.kernel.wishes import BadSetup
from saloon.text.bang.cards import CardNames, reach_of
from saloon.text.bang.topics import CHAPTERS
from saloon.text.encyclopedia import TOPIC, Encyclopedia, Entry, RuleChoice, Ruling, Shelf, rulings_in
from saloon.text.texts import Texts, read_yaml

CARD, CHARACTER, EVENT = "card", "character", "event_card"
FINAL_CARD = "event_final_card"
KINDS_OF_CARDS: dict[str, Callable[[CardKind], bool]] = {
    "stays_in_play": lambda kind: kind.border in (BLUE, GREEN),
    "blue_without_book": lambda kind: kind.border == BLUE and not kind.book,
    "with_book": lambda kind: kind.book,
}
"""What rule_cards.yml calls cards of all boxes that have something in common."""


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
        copies: dict[str, list[Printed]] | None = None,
    ) -> None:
        super().__init__("bang", group, key, box, rules_touching(key, kind))
        self.kind = kind
        self.character = character
        self.event = event
        self.copies = copies or {}
        """By box: a later box may bring more cards of a kind."""


class BangEncyclopedia(Encyclopedia[BangEntry, BangView]):
    """All boxes of BANG!"""

    game = "bang"
    chapters = CHAPTERS

    def __init__(self, rules: dict[str, str] | None = None) -> None:
        self.rules = rules or {}
        """The rules in force at a table; of no table: none."""

    def of_table(self, seen: BangView) -> BangEncyclopedia:
        return BangEncyclopedia(rules_by(seen.preset, seen.chosen, seen.sets))

    def entries(self) -> dict[str, BangEntry]:
        return {**topics(), **entries()}

    def shelves(self, sets: list[str]) -> list[Shelf]:
        found = self.chapter_shelves()
        for box in [box for key, box in SETS.items() if key in sets]:
            own = [one for one in entries().values() if one.box == box.key and one.kind is not None]
            more = [one for one in entries().values() if one.box != box.key and box.key in one.copies]
            printed = own + more
            copies = [len(one.copies[box.key]) for one in printed]
            for heading, number, keys, counted in (
                ("cards", len(box.deck), [one.key for one in printed], copies),
                ("characters", len(box.characters), [one.key for one in box.characters], []),
                ("events", len(box.events), [event.key for event in box.events], []),
            ):
                if keys:
                    found.append(Shelf(box.key, f"shelf.{heading}", number, keys, counted))
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
                facts.append(say(f"bang.fact.{self.last(entry.key)}"))
        return facts

    def last(self, key: str) -> str:
        """Whether the card that gives a deck its name is the last one there: that may be agreed on."""
        if key not in rule_cards()[FINAL_CARD]:
            return "last"
        agreed = self.rules.get(FINAL_CARD, "")
        return {"bottom": "last", "shuffled": "shuffled"}.get(agreed, "last_if_agreed")

    def copies(self, entry: BangEntry, texts: Texts, box: str = "") -> list[str]:
        names = CardNames(texts, book_of(list(SETS), []))
        boxes = [box] if box else list(entry.copies)
        return [names.face(card.suit, card.rank) for one in boxes for card in entry.copies.get(one, [])]

    def why_not_set_up(self, error: ValueError, texts: Texts) -> str:
        """What makes no sense at such a table has a text of its own."""
        if isinstance(error, BadSetup) and error.code:
            return texts.fill(f"bang.setup.{error.code}", error.words)
        return super().why_not_set_up(error, texts)

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
    """All rulings, box by box in the order of their numbers."""
    folder = files("saloon.text.bang").joinpath("rulings")
    return tuple(one for box in SETS for one in rulings_in(folder.joinpath(f"{box}.yml")))


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
            printed = {one.key: [card for card in one.deck if card.kind == kind.key] for one in SETS.values()}
            copies = {one: cards for one, cards in printed.items() if cards}
            found.append(BangEntry(CARD, kind.key, box.key, kind=kind, copies=copies))
        for character in box.characters:
            found.append(BangEntry(CHARACTER, character.key, box.key, character=character))
        for event in box.events:
            found.append(BangEntry(EVENT, event.key, box.key, event=event))
    return {entry.key: entry for entry in found}


def rules_touching(key: str, kind: CardKind | None = None) -> list[RuleChoice]:
    """The options that touch it, each once: boxes may share them."""
    return [
        RuleChoice(option.name, option.values)
        for option in options_of(list(SETS)).values()
        if is_touched(key, kind, rule_cards().get(option.name, []))
    ]


def is_touched(key: str, kind: CardKind | None, named: list[str]) -> bool:
    """Whether a list of cards names this one, or cards of its kind."""
    alike = [] if kind is None else [name for name in named if name in KINDS_OF_CARDS]
    return key in named or (kind is not None and any(KINDS_OF_CARDS[name](kind) for name in alike))
