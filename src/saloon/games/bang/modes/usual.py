"""The usual game of four to eight: Sheriff and Deputies against Outlaws and Renegades, secretly."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.bounties import reward_for
from saloon.games.bang.frames.life import Penalty
from saloon.games.bang.mode import Mode
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import living_players
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.frames import Frame
from saloon.kernel.ids import FigureId, PlayerId

ROLE_CARDS: Final = {
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
    8: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY, RENEGADE],
}


class Usual(Mode):
    """The law wins when all Outlaws and Renegades are dead, the Outlaws when the Sheriff is.

    A Renegade who is the only one left then has won instead.
    """

    key = "usual"
    silent: ClassVar[list[str]] = ["bounties_three"]

    def counts(self) -> list[int]:
        return list(ROLE_CARDS)

    def role_cards(self, players: int) -> list[int]:
        return ROLE_CARDS.get(players, [])[:]

    def reward(self, game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
        """Three cards, or a bounty, for an Outlaw; the Sheriff loses everything for a Deputy."""
        role = game.role(victim)
        if role == OUTLAW:
            return reward_for(game, victim, killer)
        if role == DEPUTY and game.role(killer) == SHERIFF:
            return Penalty(killer, False)
        return None

    def winners(self, game: Bang) -> list[PlayerId]:
        players = living_players(game)
        living = [game.players[player].role for player in players]
        if SHERIFF not in living:
            return players if living == [RENEGADE] else with_roles(game, OUTLAW, OUTLAW)
        if OUTLAW not in living and RENEGADE not in living:
            return with_roles(game, SHERIFF, DEPUTY)
        return []


def with_roles(game: Bang, role: int, other: int) -> list[PlayerId]:
    return [PlayerId(i) for i, player in enumerate(game.players) if player.role in (role, other)]


USUAL = Usual()
