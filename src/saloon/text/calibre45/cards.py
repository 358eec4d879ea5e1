"""How the cards of Calibre 45 are called: by name and numbers, and sums of money."""

from __future__ import annotations

from saloon.games.calibre45.catalogue import Catalogue, book_of, house_book
from saloon.games.calibre45.composition import Printed
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import BULLETS, COWBOY, FORT_KNOX, INDIANS, KINDS, STAGECOACH
from saloon.kernel.ids import CardId
from saloon.text.texts import Texts

SPARE = "cowboy"
"""The entry of a cowboy that only this table has."""


def catalogue_of(seen: CalibreView) -> Catalogue:
    """The cards that a table plays with: the house's, or its own."""
    return book_of(seen.decks) if seen.decks else house_book()


class CardNames:
    """The names of the cards of one composition in one language."""

    def __init__(self, texts: Texts, book: Catalogue) -> None:
        self.texts = texts
        self.book = book

    def say(self, key: str, count: int | None = None, **values: object) -> str:
        return self.texts.say(f"calibre45.{key}", count, **values)

    def dollars(self, amount: int) -> str:
        """`$250,000`"""
        return self.say("dollars", amount=f"{amount:,}".replace(",", self.say("thousands")))

    def bullets(self, number: int) -> str:
        return self.say("bullets", number)

    def entry(self, card: CardId) -> str:
        """Under which key the encyclopedia knows this card."""
        kind = self.book.kind_of[card]
        if kind != COWBOY:
            return KINDS[kind]
        key = self.book.key_of[card]
        return key if self.is_known(key) else SPARE

    def is_known(self, cowboy: str) -> bool:
        """Whether the house knows this cowboy too."""
        return self.texts.has(f"calibre45.cowboy.{cowboy}.name")

    def name(self, card: CardId) -> str:
        """The name that the table gave it, else the house's; a cowboy of this table only: its key."""
        own = self.own_name(self.book.printed_of[card])
        if own:
            return own
        entry = self.entry(card)
        if entry == SPARE:
            return self.book.key_of[card].replace("_", " ").title()
        group = "cowboy" if self.book.kind_of[card] == COWBOY else "card"
        return self.say(f"{group}.{entry}.name")

    def own_name(self, face: Printed) -> str:
        """The name that a table's own composition gives a card, in whatever language it has one."""
        return (face.ru or face.en) if self.texts.base == "ru" else (face.en or face.ru)

    def card(self, card: CardId) -> str:
        """A card with its numbers: `3 bullets`, `Gold Train ($250,000, guards 4)`, `Pat Garrett (7)`."""
        book = self.book
        kind, number, name = book.kind_of[card], book.number_of[card], self.name(card)
        if kind == BULLETS:
            bullets = self.bullets(number)
            own = self.own_name(book.printed_of[card])
            return self.say("face.named_bullets", name=own, bullets=bullets) if own else bullets
        if STAGECOACH <= kind <= FORT_KNOX:
            face = "face.guarded" if number else "face.unguarded"
            return self.say(face, name=name, dollars=self.dollars(book.value_of[card]), number=number)
        if kind == INDIANS:
            return self.say("face.indians", name=name, number=number)
        return self.say("face.cowboy", name=name, number=number) if kind == COWBOY else name

    def cards(self, cards: list[CardId]) -> str:
        return ", ".join(self.card(card) for card in cards)

    def names(self, cards: list[CardId]) -> str:
        """Cards by their names alone."""
        return ", ".join(self.name(card) for card in cards)

    def sum(self, cards: list[CardId]) -> str:
        """Bullet cards that add up: `2 + 5`."""
        return " + ".join(str(self.book.bullets_of[card]) for card in cards)

    def money(self, cards: list[CardId]) -> str:
        """Money cards by their worth, the greatest first: `$250,000 ×2, $50,000`."""
        return ", ".join(
            self.dollars(value) + (f"\u00a0×{count}" if count > 1 else "")
            for value, count in self.by_worth(cards).items()
        )

    def in_thousands(self, cards: list[CardId]) -> str:
        """The same where there is little room: `250×2+50`."""
        return "+".join(
            f"{value // 1000}" + (f"×{count}" if count > 1 else "")
            for value, count in self.by_worth(cards).items()
        )

    def by_worth(self, cards: list[CardId]) -> dict[int, int]:
        """How many cards there are of each worth, the greatest first."""
        worth = sorted((self.book.value_of[card] for card in cards), reverse=True)
        return {value: worth.count(value) for value in worth}
