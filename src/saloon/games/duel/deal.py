"""The deal: sides, squads, hands; then both choose who attacks first."""

from __future__ import annotations

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import Figure, Player
from saloon.games.duel.frames.turn import Preparation
from saloon.games.duel.setup import Setup, sides_of
from saloon.games.duel.state import Duel
from saloon.games.duel.words import DEAL_CARDS, DEAL_CHARACTERS, DECK_SIZE, SIDES, STARTING_CARDS, STREAMS
from saloon.kernel.chance import new_chance
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_FIGURE, NO_PLAYER, CardId, DefinitionId, PlayerId


def cards_of_side(side: int) -> list[CardId]:
    """The cards with this side on their backs."""
    return [CardId(card) for card in range(side * DECK_SIZE, (side + 1) * DECK_SIZE)]


def shuffled_deck(setup: Setup, side: int) -> list[CardId]:
    """The deck of a side as the seed deals it, the top last."""
    cards = cards_of_side(side)
    new_chance(setup.seed, STREAMS).shuffle(DEAL_CARDS[side], cards)
    return cards


def shuffled_characters(setup: Setup, side: int) -> list[DefinitionId]:
    """All characters of a side as the seed deals them, the first ones last."""
    characters = BOOK.squads[side][:]
    new_chance(setup.seed, STREAMS).shuffle(DEAL_CHARACTERS[side], characters)
    return characters


def deal(setup: Setup, log: list[Event] | None = None) -> Duel:
    """A new game, up to its first decision."""
    game = as_dealt(setup, log)
    game.run()
    return game


def as_dealt(setup: Setup, log: list[Event] | None = None) -> Duel:
    """A new game as it lies after the deal."""
    players: list[Player] = []
    figures: list[Figure] = []
    for side in sides_of(setup):
        squad = shuffled_characters(setup, side)[-setup.squad :]
        for _place in range(2):
            character = squad.pop()
            figures.append(Figure(character, BOOK.character(character).health, []))
        players.append(Player(side, [], NO_FIGURE, squad, []))
    game = Duel(
        setup,
        0,
        False,
        new_chance(setup.seed, STREAMS),
        [Preparation(0)],
        [],
        players,
        figures,
        [shuffled_deck(setup, side) for side in range(len(SIDES))],
        [],
        [],
        NO_FIGURE,
        NO_PLAYER,
        0,
        [],
    )
    game.log = log
    if log is not None:
        log.append(Event("game_began", amount=setup.squad))
    for number, one in enumerate(players):
        game.draw(PlayerId(number), STARTING_CARDS[one.side], "deal")
    return game
