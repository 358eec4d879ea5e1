"""What decides quickly, and a game that it plays on for everybody."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from saloon.kernel.decisions import Decision, Option
from saloon.kernel.frames import Game

G = TypeVar("G", bound=Game)

ENDLESS: Final = 100_000
"""Decisions that no game takes."""


class Policy(Generic[G]):
    """Answers for whoever is asked. Of the state it looks at nothing that the asked seat does not see."""

    def decide(self, game: G, decision: Decision) -> int:
        """Which of the options to answer."""
        raise NotImplementedError

    def refuses(self, game: G, decision: Decision, option: Option) -> bool:
        """Whether he would not hear of it, however well it looked."""
        return False


def play_on(game: G, policy: Policy[G], most: int) -> int:
    """Answer for everybody until the game is over or so many decisions are made; how many were."""
    decisions = 0
    while decisions < most:
        decision = game.decision
        if decision is None:
            break
        game.answer(policy.decide(game, decision))
        decisions += 1
    return decisions
