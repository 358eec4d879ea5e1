"""The cards and characters of the Duel: what is printed on them, as data. `box.py` fills it."""

from __future__ import annotations

import json
from importlib.resources import files

from saloon.games.duel.questions import CardKind, Character, DuelDefinition
from saloon.games.duel.words import BORDERS, DECK_SIZE, SIDES, SYMBOLS
from saloon.kernel.ids import NO_DEFINITION, CardId, DefinitionId


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


def rows(plain: object) -> list[dict[str, object]]:
    assert isinstance(plain, list)
    return plain


BOOK = Catalogue()
