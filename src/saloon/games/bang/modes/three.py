"""Three players: Deputy, Outlaw and Renegade with open roles, each hunting another one."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.bounties import reward_for, three_cards
from saloon.games.bang.mode import Mode
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import living_players
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import FigureId, PlayerId

QUARRY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}


def reward_among_hunters(game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
    """Every kill brings something; for which ones that is a bounty, where there are any, is agreed on."""
    role = game.role(victim)
    paid = game.rule["bounties_three"]
    if paid == "outlaws" and role != OUTLAW:
        return three_cards(killer)
    if paid == "quarry" and QUARRY.get(game.role(killer)) != role:
        return three_cards(killer)
    return reward_for(game, victim, killer)


class Three(Mode):
    """Whoever strikes the last blow against his quarry himself has won. If somebody else did, or nobody, the
    two who are left play for survival. Every kill is rewarded."""

    key = "three"
    leader = DEPUTY
    silent: ClassVar[list[str]] = ["renegade_at_end"]

    def counts(self) -> list[int]:
        return [3]

    def role_cards(self, players: int) -> list[int]:
        return [DEPUTY, OUTLAW, RENEGADE]

    def is_open(self, role: int) -> bool:
        return True

    def life_added(self, role: int) -> int:
        return 0

    def is_scored(self) -> bool:
        return False

    def eliminated(self, game: Bang, victim: FigureId, killer: FigureId) -> None:
        """The first death decides: for the hunter, or (NONE) that it goes on for survival."""
        if not game.mode_notes:
            hunted = killer != NONE and killer != victim and QUARRY[game.role(killer)] == game.role(victim)
            game.mode_notes.append(game.figures[killer].player if hunted else NONE)

    def reward(self, game: Bang, victim: FigureId, killer: FigureId) -> Frame[Bang] | None:
        return reward_among_hunters(game, victim, killer)

    def winners(self, game: Bang) -> list[PlayerId]:
        if game.mode_notes and game.mode_notes[0] != NONE:
            return [PlayerId(game.mode_notes[0])]
        living = living_players(game)
        if len(living) > 1:
            return []
        return living or [game.figures[game.turn].player]


THREE = Three()
