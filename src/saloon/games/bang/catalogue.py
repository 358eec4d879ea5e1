"""Which cards and characters there are. A card is a number into an immutable catalogue shared by all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.questions import BangDefinition, BoxRule, CardKind, Character, EventCard
from saloon.games.bang.ruleset import RuleOption
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, HAS_NO_USE, RANKS, SUITS
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, DefinitionId, FigureId
from saloon.kernel.rules import Rule

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


class Printed:
    """One printed card: the key of its kind, its suit and its rank."""

    __slots__ = ("kind", "rank", "suit")

    def __init__(self, kind: str, suit: int, rank: int) -> None:
        self.kind = kind
        self.suit = suit
        self.rank = rank


class CardSet:
    """A box of the game: printed cards, kinds, characters, events, rule options, in rulebook order."""

    def __init__(
        self,
        key: str,
        deck: list[Printed],
        kinds: list[CardKind],
        characters: list[Character],
        rule_options: list[RuleOption],
        events: list[EventCard] | None = None,
        box_rules: list[BoxRule] | None = None,
    ) -> None:
        self.key = key
        self.deck = deck
        self.kinds = kinds
        self.characters = characters
        self.rule_options = rule_options
        self.events: list[EventCard] = [] if events is None else events
        self.box_rules: list[BoxRule] = [] if box_rules is None else box_rules


def printed(line: str) -> Printed:
    """'bang 10D' as a printed card: rank, then the first letter of the suit."""
    kind, face = line.split()
    letters = {name[0].upper(): i for i, name in enumerate(SUITS)}
    if face[-1] not in letters or face[:-1] not in RANKS[2:]:
        raise ValueError(f"{face!r} is not a rank (2 to 10, J, Q, K, A) and a suit letter (C, D, H, S)")
    return Printed(kind, letters[face[-1]], RANKS.index(face[:-1]))


class Blank(CardKind):
    """A card whose kind does not matter: it can only be held and discarded. For scenes, never dealt."""

    key = "any"

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        return HAS_NO_USE


class Nobody(Character):
    """A character without an ability. For scenes, never dealt."""

    key = "nobody"


DEFINITIONS: list[BangDefinition] = []
"""Everything printed on a card, whatever the box: a definition's number is its place here."""

SETS: dict[str, CardSet] = {}
"""The boxes there are, by key; filled by `saloon.games.bang.expansions`."""


def number(definition: BangDefinition) -> None:
    definition.number = DefinitionId(len(DEFINITIONS))
    DEFINITIONS.append(definition)


def add_box(box: CardSet) -> None:
    """Take a box into the house."""
    SETS[box.key] = box
    for kind in box.kinds:
        number(kind)
    for character in box.characters:
        number(character)
    for event in box.events:
        number(event)
    for rule in box.box_rules:
        if rule.number == NONE:  # boxes may share a rule
            number(rule)


BLANK = Blank()
NOBODY = Nobody()
number(BLANK)
number(NOBODY)


class Catalogue:
    """All cards, kinds and characters of the chosen sets."""

    def __init__(self, sets: list[CardSet], extra: list[Printed]) -> None:
        self.definitions = DEFINITIONS
        self.kinds: dict[str, CardKind] = {}
        self.characters: dict[str, Character] = {}
        self.events: dict[str, EventCard] = {}
        self.box_rules: list[BoxRule] = []
        self.box_rules_in_force: list[Rule[BangDefinition]] = []
        self.kind_of: list[CardKind] = []
        self.suit_of: list[int] = []
        self.rank_of: list[int] = []
        self.kind_for: list[CardKind] = []
        """The kind that a card becomes when it serves as a BANG!, a Missed! or a Beer."""
        deck: list[Printed] = []
        for card_set in sets:
            for kind in card_set.kinds:
                self.kinds[kind.key] = kind
            for character in card_set.characters:
                self.characters[character.key] = character
            for event in card_set.events:
                self.events[event.key] = event
            for rule in card_set.box_rules:
                if rule not in self.box_rules:
                    self.box_rules.append(rule)
                    self.box_rules_in_force.append(Rule(rule, NO_FIGURE, NO_CARD))
            deck += card_set.deck
        self.kinds[BLANK.key] = BLANK
        self.deck_size = len(deck)
        """Cards from this number on are not part of the deck: a scene laid them out."""
        for face in deck + extra:
            self.kind_of.append(self.kinds[face.kind])
            self.suit_of.append(face.suit)
            self.rank_of.append(face.rank)
        self.kind_for = [BLANK, self._serving(AS_BANG), self._serving(AS_MISSED), self._serving(AS_BEER)]

    def _serving(self, symbol: int) -> CardKind:
        for kind in self.kinds.values():
            if kind.symbol == symbol:
                return kind
        raise ValueError(f"no card kind serves as symbol {symbol}")

    def kind(self, number: DefinitionId) -> CardKind:
        definition = self.definitions[number]
        assert isinstance(definition, CardKind)
        return definition

    def event(self, number: DefinitionId) -> EventCard:
        definition = self.definitions[number]
        assert isinstance(definition, EventCard)
        return definition

    def character(self, number: DefinitionId) -> Character:
        definition = self.definitions[number]
        assert isinstance(definition, Character)
        return definition

    def card_name(self, card: CardId) -> str:
        """The stable readable name of a card: its kind and its number."""
        return f"{self.kind_of[card].key}#{card}"
