"""How the cards and characters of the Duel are called."""

from __future__ import annotations

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.view import UNKNOWN
from saloon.games.duel.words import BACKS, SYMBOLS
from saloon.kernel.ids import CardId
from saloon.text.texts import Texts


class CardNames:
    """Their names in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, count: int | None = None, **values: object) -> str:
        return self.texts.say(f"duel.{key}", count, **values)

    def definition(self, key: str) -> str:
        """A kind of card or a character by its key."""
        if key in ("", UNKNOWN):
            return self.say("unknown")
        return self.say(f"{group_of(key)}.{key}.name")

    def card(self, card: CardId, used_as: str = "") -> str:
        """A card by its name, and as what it is used if that is something else."""
        key = BOOK.kind_of[card].key
        name = self.definition(key)
        if used_as in ("", key):
            return name
        return self.texts.say("common.card_as", card=name, name=self.definition(used_as))

    def cards(self, cards: list[CardId]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def face(self, card: CardId) -> str:
        """A card with the symbol in its corner: `Bank (barrel)`."""
        return self.say("face", name=self.card(card), symbol=self.symbol(card))

    def symbol(self, card: CardId) -> str:
        return self.say(f"symbol.{SYMBOLS[BOOK.symbol_of[card]]}.name")

    def faces(self, cards: list[CardId]) -> str:
        return ", ".join(self.face(card) for card in cards)

    def back(self, back: int) -> str:
        return self.say(f"back.{BACKS[back]}")


def group_of(key: str) -> str:
    """Where the texts of a definition stand."""
    return "character" if BOOK.character_of[BOOK.by_key[key].number] is not None else "card"
