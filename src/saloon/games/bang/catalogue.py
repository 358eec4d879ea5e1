"""Which cards and characters there are. A card is a number into an immutable catalogue shared by all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.numbers import CARD_LINES, DEFINITION_LINES
from saloon.games.bang.questions import BangDefinition, BangRule, BoxRule, CardKind, Character, EventCard
from saloon.games.bang.ruleset import RuleOption
from saloon.games.bang.words import AS_BANG, AS_BEER, AS_MISSED, HAS_NO_USE, RANKS, SUITS
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, DefinitionId, FigureId

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
        self.cards: list[CardId] = []
        """The numbers of the deck's cards, once the box is in the house."""


def printed(line: str) -> Printed:
    """'bang 10D' as a printed card: rank, then the first letter of the suit."""
    kind, face = line.split()
    letters = {name[0].upper(): i for i, name in enumerate(SUITS)}
    if face[-1] not in letters or face[:-1] not in RANKS[2:]:
        raise ValueError(f"{face!r} is not a rank (2 to 10, J, Q, K, A) and a suit letter (C, D, H, S)")
    return Printed(kind, letters[face[-1]], RANKS.index(face[:-1]))


class Face:
    """A kind of cards as it stands in a list that is read often: compiled code would look at the class of
    each kind that it reads, one of many, were it a list of kinds."""

    __slots__ = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind


class Blank(CardKind):
    """A card whose kind does not matter: it can only be held and discarded. For scenes, never dealt."""

    key = "any"

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        return HAS_NO_USE


class Nobody(Character):
    """A character without an ability. For scenes, never dealt."""

    key = "nobody"


BLANK = Blank()
NOBODY = Nobody()

LISTED: Final = " ".join(DEFINITION_LINES).split()
"""The keys of definitions in the order of their numbers."""

DEFINITIONS: list[BangDefinition] = [BLANK] * len(LISTED)
"""Everything printed on a card, whatever the box: a definition's number is its place here."""

FACES: list[Face] = [Face(BLANK)] * len(LISTED)
"""The kinds of cards by the same numbers."""

PRINTED: list[Printed] = []
"""Every printed card, whatever the box: a card's number is its place here."""

EXTRA: Final = 1000
"""The first number of the cards that a scene makes for itself: far enough that no new box ever moves them."""

SETS: dict[str, CardSet] = {}
"""The boxes there are, by key; filled by `saloon.games.bang.expansions`."""

_places: dict[str, list[CardId]] = {}
"""The numbers of listed cards that no box has taken yet, by what is printed on them."""


def list_cards() -> None:
    """Make room for the cards that are listed."""
    for line in CARD_LINES:
        box, kind, *faces = line.split()
        for face in faces:
            one = printed(f"{kind} {face}")
            _places.setdefault(described(box, one), []).append(CardId(len(PRINTED)))
            PRINTED.append(one)


def described(box: str, face: Printed) -> str:
    """`base bang 10D`: how the list of numbers names a card."""
    return f"{box} {face.kind} {RANKS[face.rank]}{SUITS[face.suit][0].upper()}"


def number(definition: BangDefinition) -> None:
    """Give a definition the number that it has for ever; one that is not listed yet comes last."""
    if definition.key in LISTED:
        definition.number = DefinitionId(LISTED.index(definition.key))
    else:
        definition.number = DefinitionId(len(DEFINITIONS))
        DEFINITIONS.append(definition)
        FACES.append(FACES[0])
    DEFINITIONS[definition.number] = definition
    if isinstance(definition, CardKind):
        FACES[definition.number] = Face(definition)


def number_card(box: str, face: Printed) -> CardId:
    """The number that a printed card has for ever; one that is not listed yet comes last."""
    free = _places.get(described(box, face))
    if free:
        return free.pop(0)
    PRINTED.append(face)
    return CardId(len(PRINTED) - 1)


def add_box(box: CardSet) -> None:
    """Take a box into the house."""
    SETS[box.key] = box
    box.cards = [number_card(box.key, face) for face in box.deck]
    for kind in box.kinds:
        number(kind)
    for character in box.characters:
        number(character)
    for event in box.events:
        number(event)
    for rule in box.box_rules:
        if rule.number == NONE:  # boxes may share a rule
            number(rule)


list_cards()
number(BLANK)
number(NOBODY)


def start_order_of(rule: BangRule) -> int:
    """When a rule has its say at the start of a turn: so rules of boxes seldom have to be sorted then."""
    return rule.definition.start_order


def events_together(decks: list[list[EventCard]]) -> tuple[str, list[DefinitionId], list[DefinitionId]]:
    """One deck of several: its name, its ordinary events and those that belong at the bottom."""
    ordinary: list[DefinitionId] = []
    finals: list[DefinitionId] = []
    for deck in decks:
        for event in deck:
            (finals if event.last else ordinary).append(event.number)
    return "+".join([deck[0].deck for deck in decks]), ordinary, finals


class Catalogue:
    """All cards, kinds and characters of the chosen sets."""

    def __init__(self, sets: list[CardSet], extra: list[Printed]) -> None:
        self.boxes = ",".join([card_set.key for card_set in sets])
        """`base,dodge_city`: the sets by their names."""
        self.definitions = DEFINITIONS
        self.faces = FACES
        self.kinds: dict[str, CardKind] = {}
        self.characters: dict[str, Character] = {}
        self.events: dict[str, EventCard] = {}
        self.box_rules: list[BoxRule] = []
        self.box_rules_in_force: list[BangRule] = []
        size = EXTRA + len(extra) if extra else len(PRINTED)
        self.kind_of: list[CardKind] = [BLANK] * size
        """The kind of each card by its number; of a card that is in none of these sets nothing is known."""
        self.face_of: list[Face] = [FACES[BLANK.number]] * size
        """The same, for whoever looks at many cards."""
        self.number_of: list[DefinitionId] = [BLANK.number] * size
        """The number of that kind."""
        self.suit_of: list[int] = [0] * size
        self.rank_of: list[int] = [0] * size
        self.kind_for: list[CardKind] = []
        """The kind that a card becomes when it serves as a BANG!, a Missed! or a Beer."""
        self.deck: list[CardId] = []
        """The cards of these sets."""
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
                    self.box_rules_in_force.append(rule.for_everybody)
            self.deck += card_set.cards
        self.box_rules_in_force.sort(key=start_order_of)
        self.kinds[BLANK.key] = BLANK
        self.kind_numbers = [kind.number for kind in self.kinds.values()]
        self.all_characters = list(self.characters.values())
        self.character_numbers = [character.number for character in self.all_characters]
        self.place_of_character = [NONE] * len(DEFINITIONS)
        """The place of a character among those, by the number of a definition; NONE: it is none of them."""
        for place, character_number in enumerate(self.character_numbers):
            self.place_of_character[character_number] = place
        self.decks: dict[str, list[EventCard]] = {}
        """Events by the deck that they belong to."""
        for event in self.events.values():
            self.decks.setdefault(event.deck, []).append(event)
        self.round_decks = [events for events in self.decks.values() if events[0].each_round]
        """Those decks from which an event is turned up each round."""
        self.round_events = events_together(self.round_decks)
        """All of those together."""
        self.each_round = [isinstance(one, EventCard) and one.each_round for one in DEFINITIONS]
        """By the number of a definition: whether it is an event of such a deck."""
        for card in self.deck:
            self._know(card, PRINTED[card])
        self.extra = [CardId(EXTRA + place) for place in range(len(extra))]
        """Cards that a scene laid out beside those of the deck."""
        for card, face in zip(self.extra, extra, strict=True):
            self._know(card, face)
        self.kind_for = [BLANK, self._serving(AS_BANG), self._serving(AS_MISSED), self._serving(AS_BEER)]

    def _know(self, card: CardId, face: Printed) -> None:
        self.kind_of[card] = self.kinds[face.kind]
        self.number_of[card] = self.kind_of[card].number
        self.face_of[card] = FACES[self.number_of[card]]
        self.suit_of[card] = face.suit
        self.rank_of[card] = face.rank

    def _serving(self, symbol: int) -> CardKind:
        for kind in self.kinds.values():
            if kind.symbol == symbol:
                return kind
        raise ValueError(f"no card kind serves as symbol {symbol}")

    def kind(self, number: DefinitionId) -> CardKind:
        kind = self.faces[number].kind
        assert kind.number == number
        return kind

    def event(self, number: DefinitionId) -> EventCard:
        definition = self.definitions[number]
        assert isinstance(definition, EventCard)
        return definition

    def character(self, number: DefinitionId) -> Character:
        definition = self.definitions[number]
        assert isinstance(definition, Character)
        return definition

    def characters_without(self, used: list[DefinitionId], among: int) -> list[DefinitionId]:
        """The first so many characters of these sets, in order, without those that are used."""
        places = [self.place_of_character[one] for one in used]
        places.sort()
        left = self.character_numbers[:among]
        last = among
        for place in reversed(places):
            if NONE < place < last:  # whom several have is used once all the same
                left.pop(place)
                last = place
        return left

    def card_name(self, card: CardId) -> str:
        """The stable readable name of a card: its kind and its number."""
        return f"{self.kind_of[card].key}#{card}"
