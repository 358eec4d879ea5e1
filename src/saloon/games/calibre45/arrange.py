"""A table laid out by hand: for scenes and puzzles. It begins with somebody's turn of arming."""

from __future__ import annotations

from saloon.games.calibre45.catalogue import Catalogue
from saloon.games.calibre45.frames.arming import Arming
from saloon.games.calibre45.players import Player
from saloon.games.calibre45.setup import Setup, new_setup
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import COWBOYS, DECKS, MONEY, STREAMS, TOKENS, WEAPONS
from saloon.kernel.chance import new_chance
from saloon.kernel.ids import NO_CARD, CardId, PlayerId


class Place:
    """One place at the table: who sits there, with what. Cards and cowboys by their keys."""

    def __init__(
        self,
        team: int,
        hand: list[str] | None = None,
        cowboy: str = "",
        tokens: int = 0,
        loot: list[str] | None = None,
        debt: int = 0,
        known: bool = False,
        resting: bool = False,
    ) -> None:
        self.team = team
        self.hand = [] if hand is None else hand
        self.cowboy = cowboy
        """A key, or "" for none."""
        self.tokens = tokens
        self.loot = [] if loot is None else loot
        self.debt = debt
        self.known = known
        self.resting = resting


class Pile:
    """A deck as a scene wants it: what lies on top (or at the first places), and what was discarded."""

    def __init__(
        self, top: list[str] | None = None, discard: list[str] | None = None, rest: bool = True
    ) -> None:
        self.top = [] if top is None else top
        self.discard = [] if discard is None else discard
        """The top card first."""
        self.rest = rest
        """Whether all other cards lie below; otherwise they lie under the discard pile."""


class Box:
    """Gives each card out once."""

    def __init__(self, book: Catalogue) -> None:
        self.book = book
        self.left: list[list[CardId]] = [cards[:] for cards in book.decks]

    def find(self, deck: int, key: str) -> CardId:
        for card in self.left[deck]:
            if self.book.key_of[card] == key:
                self.left[deck].remove(card)
                return card
        known = ", ".join(dict.fromkeys([self.book.key_of[card] for card in self.left[deck]]))
        raise ValueError(f"no {key!r} is left among the {DECKS[deck]}; left are: {known}")

    def find_all(self, deck: int, keys: list[str]) -> list[CardId]:
        return [self.find(deck, key) for key in keys]

    def lay(self, deck: int, pile: Pile) -> tuple[list[CardId], list[CardId]]:
        """The deck, its first card first, and the discard pile, its top last; nothing is left in the box."""
        top = self.find_all(deck, pile.top)
        discard = self.find_all(deck, pile.discard)[::-1]
        rest, self.left[deck] = self.left[deck], []
        return (top + rest, discard) if pile.rest else (top, rest + discard)


def arrange(
    places: list[Place],
    turn: PlayerId = PlayerId(0),
    weapons: Pile | None = None,
    money: Pile | None = None,
    cowboys: Pile | None = None,
    chosen: dict[str, str] | None = None,
    seed: str = "scene",
    deck: object = None,
) -> Calibre:
    """The table as described, nothing worked off yet: call `run` to go to the first decision."""
    setup: Setup = new_setup(len(places), seed, "rulebook", chosen, deck)
    box = Box(setup.book)
    players: list[Player] = []
    tokens = TOKENS
    for place in places:
        cowboy = box.find(COWBOYS, place.cowboy) if place.cowboy else NO_CARD
        players.append(
            Player(
                place.team,
                box.find_all(WEAPONS, place.hand),
                cowboy,
                False,
                place.known,
                place.tokens,
                place.resting,
                box.find_all(MONEY, place.loot),
                place.debt,
            )
        )
        tokens -= place.tokens
    armoury, used = box.lay(WEAPONS, weapons or Pile())
    spread, spent = box.lay(MONEY, money or Pile())
    hired, gone = box.lay(COWBOYS, cowboys or Pile())
    return Calibre(
        setup,
        0,
        False,
        new_chance(seed, STREAMS),
        [Arming()],
        [],
        players,
        armoury[::-1],
        used,
        spread,
        spent,
        hired[::-1],
        gone,
        tokens,
        turn,
        1,
        0,
        False,
        [],
    )
