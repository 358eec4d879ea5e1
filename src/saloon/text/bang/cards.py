"""How a card is called: its name, its face, one card as another."""

from __future__ import annotations

from saloon.games.bang.catalogue import DEFINITIONS, Catalogue
from saloon.games.bang.questions import CardKind
from saloon.games.bang.words import RANKS, SUITS
from saloon.kernel.ids import CardId
from saloon.text.texts import Texts


class CardNames:
    """The names of the cards and characters of one catalogue in one language."""

    def __init__(self, texts: Texts, book: Catalogue) -> None:
        self.texts = texts
        self.book = book

    def kind(self, key: str) -> str:
        """The name of a card kind."""
        return self.texts.say(f"bang.card.{key}.name")

    def character(self, key: str) -> str:
        return self.texts.say(f"bang.character.{key}.name")

    def definition(self, key: str) -> str:
        """The name of a card kind, an event or a character."""
        for group in ("card", "event_card"):
            if self.texts.has(f"bang.{group}.{key}.name"):
                return self.texts.say(f"bang.{group}.{key}.name")
        return self.character(key)

    def key_of(self, number: int) -> str:
        """The key of a card kind, an event or a character."""
        return DEFINITIONS[number].key

    def definition_of(self, number: int) -> str:
        return self.definition(DEFINITIONS[number].key)

    def symbol(self, card: CardId) -> int:
        """The symbol that a card shows."""
        return self.book.kind_of[card].symbol

    def face(self, suit: int, rank: int) -> str:
        """Rank and suit, the suit by shape and by letter."""
        suit_key = f"common.suit.{SUITS[suit]}"
        sign = self.texts.say(f"{suit_key}.sign")
        letter = self.texts.say(f"{suit_key}.letter")
        return self.texts.say("common.face", rank=RANKS[rank], sign=sign, letter=letter)

    def card(self, card: CardId) -> str:
        """`Beer 6♥H`"""
        face = self.face(self.book.suit_of[card], self.book.rank_of[card])
        return self.texts.say("common.card", name=self.kind(self.book.kind_of[card].key), face=face)

    def card_as(self, card: CardId, key: str) -> str:
        """A card, and what it is used as if that is something else."""
        if not key or self.book.kind_of[card].key == key:
            return self.card(card)
        return self.texts.say("common.card_as", card=self.card(card), name=self.kind(key))

    def cards(self, cards: list[CardId]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def any_of(self, names: list[str]) -> str:
        """`Remington, Rev. Carabine or Winchester`"""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.texts.say('common.or')} {names[-1]}"


def reach_of(kind: CardKind) -> int:
    """How far a weapon reaches; 0 for any other card."""
    return int(getattr(kind, "far", 0)) if kind.weapon else 0
