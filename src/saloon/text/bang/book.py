"""The book of BANG!: every card of every box, kinds, characters, events and roles."""

from __future__ import annotations

from saloon.games.bang.catalogue import DEFINITIONS, SETS
from saloon.games.bang.setup import book_of
from saloon.games.bang.words import BORDERS, RANKS, ROLES, SUITS
from saloon.text.bang.cards import reach_of
from saloon.text.bang.encyclopedia import CARD, CHARACTER, EVENT, BangEntry, entries
from saloon.text.book import Defined, GameBook, PrintedCard
from saloon.text.texts import Texts

ROLE = "role"
KINDS = {CARD: "card", CHARACTER: "character", EVENT: "event"}


class BangBook(GameBook):
    """All boxes of BANG!"""

    game = "bang"
    words = (
        *GameBook.words,
        *(
            "border",
            "event_noted",
            "goal",
            "money",
            "phase",
            "result",
            "role",
            "sense",
            "setup",
            "symbol",
            "table",
            "weapon",
        ),
    )

    def cards(self, texts: Texts, deck: object = None) -> list[PrintedCard]:
        """The cards of all boxes. A table without some boxes has its cards under the same numbers."""
        book = book_of(list(SETS), [])
        found = []
        for number in book.deck:
            kind = book.kind_of[number]
            path = entries()[kind.key].path
            found.append(
                PrintedCard(
                    number,
                    kind.key,
                    KINDS[CARD],
                    texts.say(f"{path}.name"),
                    texts.say(f"{path}.text"),
                    suit=SUITS[book.suit_of[number]],
                    rank=RANKS[book.rank_of[number]],
                    border=BORDERS[kind.border],
                    reach=reach_of(kind),
                )
            )
        return found

    def definitions(self, texts: Texts) -> list[Defined]:
        """Whatever the encyclopedia knows, and the roles in the order of their numbers."""
        numbers = {one.key: one.number for one in DEFINITIONS}
        found = [defined(entry, numbers[entry.key], texts) for entry in entries().values()]
        for role in ROLES:
            path = f"bang.role.{role}"
            found.append(Defined(None, role, ROLE, texts.say(f"{path}.name"), texts.say(f"{path}.goal")))
        return found


def defined(entry: BangEntry, number: int, texts: Texts) -> Defined:
    short = f"bang.event_short.{entry.key}"
    return Defined(
        number,
        entry.key,
        KINDS[entry.group],
        texts.say(f"{entry.path}.name"),
        texts.say(f"{entry.path}.text"),
        short=texts.say(short) if entry.group == EVENT else "",
        box=entry.box,
        life=0 if entry.character is None else entry.character.life,
    )
