"""The cards and characters of the Duel: what is printed on them, as data. `box.py` fills it."""

from __future__ import annotations

import json
from importlib.resources import files

from saloon.games.duel.questions import CardKind, Character, DuelDefinition, DuelRule
from saloon.games.duel.words import BORDERS, DECK_SIZE, PLAY, SIDES, SYMBOLS
from saloon.kernel.decisions import Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, every_figure


class Catalogue:
    """Every card by its number, every definition by its number. Never changed once made."""

    def __init__(self) -> None:
        self.definitions: list[DuelDefinition] = []
        self.by_key: dict[str, DuelDefinition] = {}
        self.kinds: list[CardKind] = []
        self.characters: list[Character] = []
        self.character_of: list[Character | None] = []
        """By the number of the definition; None for kinds of cards."""
        self.kind_of: list[CardKind] = []
        self.symbol_of: list[int] = []
        self.sources: list[str] = []
        """Of each card's corner symbol: a public list, or reconstructed."""
        self.squads: list[list[DefinitionId]] = [[], []]
        """The characters of each side."""
        self.colt: DefinitionId = NO_DEFINITION
        """As what abilities let other cards be played."""
        self.untargeted: list[Option] = []
        """To play each card on nobody in particular."""
        self.aimed: list[list[Option]] = []
        """To play each card on the character at each place."""
        self.aimed_as_colt: list[list[Option]] = []
        self.rules_of_card: list[list[DuelRule]] = []
        """What each card is in force as, at each place."""
        self.rules_of_character: list[list[DuelRule]] = []
        """The same of each definition that is a character; empty for kinds of cards."""

    def fill(self, kinds: list[CardKind], characters: list[Character]) -> None:
        """Give the classes their data, and number everything in the order of cards.json."""
        text = files("saloon.games.duel").joinpath("cards.json").read_text("utf-8")
        plain = json.loads(text)
        made = {kind.key: kind for kind in kinds}
        for entry in rows(plain["kinds"]):
            self.add_kind(made[str(entry["key"])], entry)
        people = {character.key: character for character in characters}
        for entry in rows(plain["characters"]):
            self.add_character(people[str(entry["key"])], entry)
        self.colt = made["colt"].number
        decks = plain["decks"]
        for side in SIDES:
            for kind, symbol, source in decks[side]:
                self.kind_of.append(made[str(kind)])
                self.symbol_of.append(SYMBOLS.index(str(symbol)))
                self.sources.append(str(source))
        self.make_options()

    def make_options(self) -> None:
        """Options and rules never change: those of single cards and characters are made once."""
        places = every_figure(4)
        for number, kind in enumerate(self.kind_of):
            card = CardId(number)
            self.untargeted.append(Option(PLAY, card, kind.number, NO_FIGURE, NO_CARD))
            self.aimed.append([Option(PLAY, card, kind.number, place, NO_CARD) for place in places])
            self.aimed_as_colt.append([Option(PLAY, card, self.colt, place, NO_CARD) for place in places])
            self.rules_of_card.append([DuelRule(kind, place, card) for place in places])
        for character in self.character_of:
            self.rules_of_character.append(
                [] if character is None else [DuelRule(character, place, NO_CARD) for place in places]
            )

    def add_kind(self, kind: CardKind, entry: dict[str, object]) -> None:
        marks = entry["marks"]
        assert isinstance(marks, list)
        kind.border = BORDERS.index(str(entry["border"]))
        kind.hit_card = "hit_card" in marks
        kind.miss_card = "miss_card" in marks
        kind.always_active = "always_active" in marks
        kind.reload = "reload" in marks
        if "check" in entry:
            kind.symbol = SYMBOLS.index(str(entry["check"]))
        kind.lists = int(str(entry["lists"]))
        self.kinds.append(kind)
        self.define(kind, None)
        kind.aim = min([other.number for other in self.kinds if aimed_alike(kind, other)])

    def add_character(self, character: Character, entry: dict[str, object]) -> None:
        character.side = SIDES.index(str(entry["side"]))
        character.health = int(str(entry["health"]))
        character.always_active = "always_active" in entry
        self.characters.append(character)
        self.define(character, character)
        self.squads[character.side].append(character.number)

    def define(self, definition: DuelDefinition, character: Character | None) -> None:
        definition.number = DefinitionId(len(self.definitions))
        self.definitions.append(definition)
        self.by_key[definition.key] = definition
        self.character_of.append(character)

    def character(self, number: DefinitionId) -> Character:
        found = self.character_of[number]
        assert found is not None
        return found

    def kind(self, number: DefinitionId) -> CardKind:
        found = self.definitions[number]
        assert isinstance(found, CardKind)
        return found

    def card_name(self, card: CardId) -> str:
        """`colt#40`: the kind and the number of a card."""
        return f"{self.kind_of[card].key}#{card}"

    def back(self, card: CardId) -> int:
        """The side on the back of a card."""
        return 0 if card < DECK_SIZE else 1


def aimed_alike(one: CardKind, other: CardKind) -> bool:
    """Whether two kinds may always be played on the same characters: what is asked is the same for both."""
    if one.hit_card != other.hit_card:
        return False
    for question in ("targets", "target_refusal", "usual_refusal"):
        if getattr(type(one), question, None) is not getattr(type(other), question, None):
            return False
    return True


def rows(plain: object) -> list[dict[str, object]]:
    assert isinstance(plain, list)
    return plain


BOOK = Catalogue()
