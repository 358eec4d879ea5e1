"""The book of the Duel: every card, every kind, every character, both sides."""

from __future__ import annotations

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.words import BORDERS, SIDES, SYMBOLS
from saloon.kernel.ids import CardId
from saloon.text.book import Defined, GameBook, PrintedCard
from saloon.text.duel.cards import group_of
from saloon.text.texts import Texts

SIDE = "side"


class DuelBook(GameBook):
    """The Duel as it is printed."""

    game = "duel"
    words = (*GameBook.words, "back", "border", "goal", "position", "result", "side", "symbol", "unknown")

    def cards(self, texts: Texts, deck: object = None) -> list[PrintedCard]:
        """The suit of a card is the symbol in its corner, its deck the side on its back."""
        found = []
        for number, kind in enumerate(BOOK.kind_of):
            card = CardId(number)
            path = f"duel.card.{kind.key}"
            found.append(
                PrintedCard(
                    card,
                    kind.key,
                    "card",
                    texts.say(f"{path}.name"),
                    texts.say(f"{path}.text"),
                    suit=SYMBOLS[BOOK.symbol_of[card]],
                    border=BORDERS[kind.border],
                    deck=SIDES[BOOK.back(card)],
                )
            )
        return found

    def definitions(self, texts: Texts) -> list[Defined]:
        found = []
        for one in BOOK.definitions:
            path = f"duel.{group_of(one.key)}.{one.key}"
            character = BOOK.character_of[one.number]
            health = 0 if character is None else character.health
            name, text = texts.say(f"{path}.name"), texts.say(f"{path}.text")
            found.append(Defined(one.number, one.key, group_of(one.key), name, text, box="base", life=health))
        for side in SIDES:
            path = f"duel.side.{side}"
            name = texts.say(f"{path}.name")
            found.append(Defined(None, side, SIDE, name, name, short=texts.say(f"{path}.letter")))
        return found
