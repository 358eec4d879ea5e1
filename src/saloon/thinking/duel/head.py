"""A seat at a table of the Duel."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.game import DUEL
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import COUNT, PLAY_PHASE, REPEAT
from saloon.games.duel.worlds import as_seen
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.ids import PlayerId
from saloon.thinking.duel.answers import REACTIONS
from saloon.thinking.duel.evaluation import evaluate
from saloon.thinking.duel.outlook import Outlook
from saloon.thinking.duel.plays import rate
from saloon.thinking.duel.policy import DuelPolicy
from saloon.thinking.duel.sense import allows
from saloon.thinking.duel.worth import TEMPERED, WORTH
from saloon.thinking.lot import Lot
from saloon.thinking.plain import Craft, PlainHead
from saloon.thinking.policy import Policy

AHEAD: Final = 30


class DuelCraft(Craft[Duel, DuelView]):
    """What a head knows of the Duel."""

    def seen(self, view: DuelView) -> Duel:
        return as_seen(view)

    def asked(self, view: DuelView, options: list[Option]) -> Decision:
        return Decision(
            view.viewer,
            view.for_figure,
            view.decision,
            options,
            view.because_card,
            view.because_figure,
            view.needed,
            view.total,
        )

    def policy(self, lot: Lot, character: str = "") -> Policy[Duel]:
        return DuelPolicy(lot, TEMPERED.get(character, WORTH))

    def rating(self, game: Duel, decision: Decision, option: Option) -> float:
        outlook = Outlook(game, decision, WORTH)
        if decision.kind in (PLAY_PHASE, REPEAT):
            return rate(outlook, option)
        return REACTIONS[decision.kind].rate(outlook, option)

    def allows(self, game: Duel, decision: Decision, first: Option, option: Option) -> bool:
        return allows(Outlook(game, decision, WORTH), decision, first, option)

    def likeness(self, game: Duel, option: Option) -> tuple[int, int, int, int, int]:
        kind_of = game.book.kind_of
        if option.verb == COUNT:
            return (option.verb, option.card, NONE, NONE, NONE)
        card = NONE if option.card < 0 else int(kind_of[option.card].number)
        other = NONE if option.other < 0 else int(kind_of[option.other].number)
        return (option.verb, card, option.kind, option.target, (other + 1) * 100 + option.number)

    def evaluate(self, game: Duel, player: PlayerId) -> float:
        return evaluate(game, player)


CRAFT: Final = DuelCraft(DUEL, AHEAD)


class DuelHead(PlainHead[Duel, DuelView]):
    """Cards are remembered."""

    def __init__(self, seed: str) -> None:
        super().__init__(CRAFT, seed)
