"""A table laid out by hand: for scenes. It begins in somebody's play phase, or at the start of his turn."""

from __future__ import annotations

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.deal import cards_of_side
from saloon.games.duel.figures import Figure, Player, empty_place
from saloon.games.duel.frames.turn import PLAYING, START, Turn
from saloon.games.duel.setup import Setup, new_setup
from saloon.games.duel.state import Duel
from saloon.games.duel.words import COMMON, SIDES, STREAMS, SYMBOLS
from saloon.kernel.chance import new_chance
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId


class Stand:
    """A character as a scene wants it: its key, its health (0: all of it) and its cards in play."""

    def __init__(self, character: str, health: int = 0, cards: list[str] | None = None) -> None:
        self.character = character
        self.health = health
        self.cards = [] if cards is None else cards


class Place:
    """One side of the table: hand, attacking and covering character, the reserve with its top first."""

    def __init__(
        self,
        hand: list[str],
        attacking: Stand,
        covering: Stand | None = None,
        reserve: list[str] | None = None,
        fallen: list[str] | None = None,
    ) -> None:
        self.hand = hand
        self.attacking = attacking
        self.covering = covering
        self.reserve = [] if reserve is None else reserve
        self.fallen = [] if fallen is None else fallen


class Box:
    """Gives each card out once. `hat` is of any deck, the owner's first; `outlaws/hat` says which."""

    def __init__(self) -> None:
        self.left: list[list[CardId]] = [cards_of_side(side) for side in range(len(SIDES))]

    def find(self, name: str, side: int) -> CardId:
        """A card by `deck/kind(symbol)`, of which all but the kind may be left out."""
        deck, slash, rest = name.rpartition("/")
        key, _bracket, symbol = rest.partition("(")
        wanted = symbol.rstrip(")")
        sides = [SIDES.index(deck)] if slash else [side, 1 - side]
        for one in sides:
            for card in self.left[one]:
                fits = not wanted or SYMBOLS[BOOK.symbol_of[card]] == wanted
                if BOOK.kind_of[card].key == key and fits:
                    self.left[one].remove(card)
                    return card
        raise ValueError(f"no {name!r} is left in the box")

    def find_all(self, names: list[str], side: int) -> list[CardId]:
        return [self.find(name, side) for name in names]


class Piles:
    """Decks as a scene wants them: what lies on top, the top card first, and whether anything lies below."""

    def __init__(self) -> None:
        self.top: list[list[str]] = [[], [], []]
        """Of the law's, the outlaws' and the common deck."""
        self.rest = [True, True]
        """Whether all other cards of a private deck lie below; otherwise they are discarded."""
        self.discard: list[str] = []
        """The top card first."""


def arrange(
    law: Place,
    outlaws: Place,
    piles: Piles | None = None,
    turn: PlayerId = PlayerId(0),
    chosen: dict[str, str] | None = None,
    at_start: bool = False,
    seed: str = "scene",
) -> Duel:
    """The table as described, nothing worked off yet: call `run` to go to the first decision."""
    setup: Setup = new_setup(seed, "rulebook", chosen)
    lying = Piles() if piles is None else piles
    box = Box()
    places = [law, outlaws]
    figures: list[Figure] = []
    players: list[Player] = []
    for side, place in enumerate(places):
        for stand in (place.attacking, place.covering):
            figures.append(empty_place() if stand is None else stood(stand, box, side))
        players.append(
            Player(
                side,
                box.find_all(place.hand, side),
                FigureId(2 * side),
                [BOOK.by_key[key].number for key in place.reserve[::-1]],
                [BOOK.by_key[key].number for key in place.fallen],
            )
        )
    tops = [box.find_all(names, side % 2)[::-1] for side, names in enumerate(lying.top)]
    discard = box.find_all(lying.discard, 0)[::-1]
    decks: list[list[CardId]] = []
    for side in range(len(SIDES)):
        if lying.rest[side]:
            decks.append(box.left[side] + tops[side])
        else:
            decks.append(tops[side])
            discard = box.left[side] + discard
    return Duel(
        setup,
        0,
        False,
        new_chance(seed, STREAMS),
        [Turn(START if at_start else PLAYING, 0, 0, False, [])],
        [],
        players,
        figures,
        decks,
        tops[COMMON],
        discard,
        NO_FIGURE,
        turn,
        1,
        [],
    )


def stood(stand: Stand, box: Box, side: int) -> Figure:
    character = BOOK.by_key[stand.character].number
    health = stand.health or BOOK.character(character).health
    return Figure(character, health, box.find_all(stand.cards, side))
