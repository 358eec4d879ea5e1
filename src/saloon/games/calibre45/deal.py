"""The deal: teams, hands, cowboys, the spread money deck, the first player."""

from __future__ import annotations

from saloon.games.calibre45.frames.arming import Arming, begin_turn
from saloon.games.calibre45.players import new_player
from saloon.games.calibre45.setup import Setup, teams_of
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    COWBOYS,
    DEAL_COWBOYS,
    DEAL_MONEY,
    DEAL_WEAPONS,
    FIRST_PLAYER,
    FULL_HAND,
    MONEY,
    STREAMS,
    TOKENS,
    WEAPONS,
)
from saloon.kernel.chance import new_chance
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, NO_PLAYER, PlayerId, every_player


def deal(setup: Setup, log: list[Event] | None = None) -> Calibre:
    """A new game, up to its first decision."""
    game = as_dealt(setup, log)
    game.run()
    return game


def as_dealt(setup: Setup, log: list[Event] | None = None) -> Calibre:
    """A new game as it lies after the deal, with the first turn begun."""
    chance = new_chance(setup.seed, STREAMS)
    decks = [cards[:] for cards in setup.book.decks]
    for deck, stream in ((WEAPONS, DEAL_WEAPONS), (MONEY, DEAL_MONEY), (COWBOYS, DEAL_COWBOYS)):
        chance.shuffle(stream, decks[deck])
    game = Calibre(
        setup,
        0,
        False,
        chance,
        [Arming()],
        [],
        [new_player(team, [], NO_CARD) for team in teams_of(setup)],
        decks[WEAPONS],
        [],
        decks[MONEY],
        [],
        decks[COWBOYS],
        [],
        TOKENS,
        NO_PLAYER,
        0,
        0,
        False,
        [],
    )
    game.log = log
    first = PlayerId(chance.below(FIRST_PLAYER, setup.players))
    game.happened("game_began", first, amount=setup.players)
    for player in every_player(setup.players):
        one = game.players[player]
        game.draw(player, FULL_HAND)
        one.cowboy = game.top_cowboy()
        game.happened_unseen("cowboy_dealt", player, [one.cowboy])
    begin_turn(game, first)
    return game
