"""The book of Calibre 45: every card of a composition, kinds, cowboys, bail tokens, teams."""

from __future__ import annotations

from saloon.games.calibre45.catalogue import book_of, house_book
from saloon.games.calibre45.composition import composition_of
from saloon.games.calibre45.words import BULLETS, DECKS, TEAMS
from saloon.text.book import Defined, GameBook, PrintedCard
from saloon.text.calibre45.cards import CardNames
from saloon.text.calibre45.encyclopedia import CalibreEncyclopedia, CalibreEntry
from saloon.text.texts import Texts

TEAM = "team"


class CalibreBook(GameBook):
    """Calibre 45 as the house has it, or a table."""

    game = "calibre45"
    words = (
        *GameBook.words,
        *("dollars", "face", "goal", "new_cowboy", "phase", "place", "result", "team", "thousands"),
    )

    def cards(self, texts: Texts, deck: object = None) -> list[PrintedCard]:
        """Bullet cards are called by their number, as at the table."""
        book = house_book() if deck is None else book_of(composition_of(deck))
        names = CardNames(texts, book)
        entries = CalibreEncyclopedia(book).cards()
        found = []
        for number, cards in enumerate(book.decks):
            for card in cards:
                entry = entries[names.entry(card)]
                name = names.card(card) if book.kind_of[card] == BULLETS else names.name(card)
                found.append(
                    PrintedCard(
                        card,
                        entry.key,
                        entry.group,
                        name,
                        texts.say(f"{entry.path}.text"),
                        deck=DECKS[number],
                        value=book.value_of[card],
                        figure=book.number_of[card],
                    )
                )
        return found

    def definitions(self, texts: Texts) -> list[Defined]:
        """Options name none of these by number; teams come in the order of theirs."""
        found = [defined(entry, texts) for entry in CalibreEncyclopedia().cards().values()]
        for team in TEAMS:
            path = f"calibre45.team.{team}"
            name = texts.say(f"{path}.name")
            found.append(Defined(None, team, TEAM, name, name, short=texts.say(f"{path}.letter")))
        return found


def defined(entry: CalibreEntry, texts: Texts) -> Defined:
    name, text = texts.say(f"{entry.path}.name"), texts.say(f"{entry.path}.text")
    return Defined(None, entry.key, entry.group, name, text, box=entry.box)
