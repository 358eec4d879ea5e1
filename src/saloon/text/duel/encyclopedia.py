"""The encyclopedia of the Duel: kinds of cards, characters of both sides."""

from __future__ import annotations

import functools
from importlib.resources import files

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.questions import CardKind, Character
from saloon.games.duel.ruleset import OPTIONS
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import BASE, BORDERS, DECK_SIZE, SIDES, SYMBOLS
from saloon.kernel.ids import CardId
from saloon.text.duel.topics import CHAPTERS
from saloon.text.encyclopedia import TOPIC, Encyclopedia, Entry, RuleChoice, Ruling, Shelf, rulings_in
from saloon.text.texts import Texts, read_yaml

CARD = "card"
CHARACTER = "character"
RECONSTRUCTED = "reconstructed"


class DuelEntry(Entry):
    """A kind of card, a character, or a topic."""

    def __init__(self, group: str, key: str) -> None:
        super().__init__("duel", group, key, BASE, rules_touching(key))


class DuelEncyclopedia(Encyclopedia[DuelEntry, DuelView]):
    """Everything in the box."""

    game = "duel"
    chapters = CHAPTERS

    def entries(self) -> dict[str, DuelEntry]:
        return entries()

    def shelves(self, sets: list[str]) -> list[Shelf]:
        found = self.chapter_shelves()
        for border in BORDERS:
            kinds = [kind for kind in BOOK.kinds if BORDERS[kind.border] == border]
            copies = [len(cards_of(kind)) for kind in kinds]
            found.append(Shelf(BASE, f"shelf.{border}", sum(copies), [kind.key for kind in kinds], copies))
        for side, squad in zip(SIDES, BOOK.squads, strict=True):
            keys = [BOOK.definitions[number].key for number in squad]
            found.append(Shelf(BASE, f"shelf.{side}", len(keys), keys))
        return found

    def facts(self, entry: DuelEntry, texts: Texts) -> list[str]:
        """What it is, its numbers, its signs, and how well that is known."""
        if entry.group == TOPIC:
            return [texts.say(self.chapter_of(entry.key))]
        definition = BOOK.by_key[entry.key]
        if isinstance(definition, Character):
            return character_facts(definition, texts)
        assert isinstance(definition, CardKind)
        return kind_facts(definition, texts)

    def copies(self, entry: DuelEntry, texts: Texts, box: str = "") -> list[str]:
        """Each printed copy: its deck and its symbol; where the symbol is a guess, that too."""
        if entry.group != CARD:
            return []
        kind = BOOK.by_key[entry.key]
        assert isinstance(kind, CardKind)
        return [copy_of(card, texts) for card in cards_of(kind)]

    def rulings_of(self, key: str) -> list[Ruling]:
        return [ruling for ruling in rulings() if key in ruling.cards]


def cards_of(kind: CardKind) -> list[CardId]:
    return [CardId(card) for card, one in enumerate(BOOK.kind_of) if one is kind]


def character_facts(character: Character, texts: Texts) -> list[str]:
    facts = [texts.say(f"duel.side.{SIDES[character.side]}.name")]
    facts.append(texts.say("duel.fact.health", number=character.health))
    if character.always_active:
        facts.append(texts.say("duel.fact.always_active"))
    return facts


def kind_facts(kind: CardKind, texts: Texts) -> list[str]:
    say = texts.say
    cards = cards_of(kind)
    law = len([card for card in cards if card < DECK_SIZE])
    facts = [say(f"duel.border.{BORDERS[kind.border]}")]
    facts.append(say("duel.fact.copies", law=law, outlaws=len(cards) - law))
    signs = {"hit_card": kind.hit_card, "miss_card": kind.miss_card}
    signs |= {"always_active": kind.always_active, "reload": kind.reload}
    facts += [say(f"duel.fact.{sign}") for sign, there in signs.items() if there]
    if kind.lists == 1:
        facts.append(say("duel.fact.one_list"))
    if RECONSTRUCTED in {BOOK.sources[card] for card in cards}:
        facts.append(say("duel.fact.reconstructed"))
    return facts


def copy_of(card: CardId, texts: Texts) -> str:
    deck = texts.say(f"duel.back.{SIDES[BOOK.back(card)]}")
    symbol = texts.say(f"duel.symbol.{SYMBOLS[BOOK.symbol_of[card]]}.name")
    guess = " ≈" if BOOK.sources[card] == RECONSTRUCTED else ""
    return texts.say("duel.copy", deck=deck, symbol=symbol + guess)


@functools.cache
def entries() -> dict[str, DuelEntry]:
    """Topics, then every kind of card, then every character."""
    found = [DuelEntry(TOPIC, topic.key) for chapter in CHAPTERS for topic in chapter.topics]
    found += [DuelEntry(CARD, kind.key) for kind in BOOK.kinds]
    found += [DuelEntry(CHARACTER, character.key) for character in BOOK.characters]
    return {entry.key: entry for entry in found}


@functools.cache
def rulings() -> tuple[Ruling, ...]:
    return tuple(rulings_in(files("saloon.text.duel").joinpath("rulings.yml")))


@functools.cache
def rule_cards() -> dict[str, list[str]]:
    """The cards and characters that each rule option touches."""
    tree = read_yaml(files("saloon.text.duel").joinpath("rule_cards.yml"))
    assert isinstance(tree, dict)
    return {str(name): [str(key) for key in keys] for name, keys in tree.items()}


def rules_touching(key: str) -> list[RuleChoice]:
    return [
        RuleChoice(option.name, option.values)
        for option in OPTIONS.values()
        if key in rule_cards()[option.name]
    ]
