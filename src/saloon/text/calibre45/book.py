"""The book of Calibre 45: every card of the house's composition, kinds of cards, cowboys, bail tokens."""

from __future__ import annotations

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.words import BULLETS, DECKS, TEAMS
from saloon.text.book import Defined, GameBook, PrintedCard
from saloon.text.calibre45.cards import CardNames
from saloon.text.calibre45.encyclopedia import entries
from saloon.text.texts import Texts


TEAM = "team"


class CalibreBook(GameBook):
    """The decks as the house has reconstructed them."""

    game = "calibre45"
    words = (
        *GameBook.words,
        *("dollars", "face", "new_cowboy", "phase", "place", "result", "team", "thousands"),
    )

    def cards(self, texts: Texts) -> list[PrintedCard]:
        """Weapons, then money, then cowboys. Bullet cards are called by their number, as at the table."""
        book = house_book()
        names = CardNames(texts, book)
        found = []
        for deck, numbers in zip(DECKS, book.decks, strict=True):
            for number in numbers:
                entry = entries()[names.entry(number)]
                name = names.card(number) if book.kind_of[number] == BULLETS else names.name(number)
                found.append(
                    PrintedCard(
                        number,
                        entry.key,
                        entry.group,
                        name,
                        texts.say(f"{entry.path}.text"),
                        deck=deck,
                        value=book.value_of[number],
                        figure=book.number_of[number],
                    )
                )
        return found

    def definitions(self, texts: Texts) -> list[Defined]:
        """Whatever the encyclopedia knows, and the teams in their order; views name none of it by a number."""
        found = [
            Defined(
                None,
                entry.key,
                entry.group,
                texts.say(f"{entry.path}.name"),
                texts.say(f"{entry.path}.text"),
                box=entry.box,
            )
            for entry in entries().values()
        ]
        for team in TEAMS:
            path = f"calibre45.team.{team}"
            name = texts.say(f"{path}.name")
            found.append(Defined(None, team, TEAM, name, name, short=texts.say(f"{path}.letter")))
        return found
