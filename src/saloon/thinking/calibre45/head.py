"""A seat at a table of Calibre 45."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import CALL, DRAW, EXCHANGE, PICK
from saloon.games.calibre45.worlds import as_seen
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.ids import PlayerId, as_figure
from saloon.thinking.calibre45.evaluation import evaluate
from saloon.thinking.calibre45.outlook import Outlook
from saloon.thinking.calibre45.policy import CalibrePolicy
from saloon.thinking.calibre45.sense import allows
from saloon.thinking.calibre45.worth import TEMPERED, WORTH
from saloon.thinking.lot import Lot
from saloon.thinking.plain import Craft, PlainHead
from saloon.thinking.policy import Policy

AHEAD: Final = 40


class CalibreCraft(Craft[Calibre, CalibreView]):
    """What a head knows of Calibre 45."""

    def seen(self, view: CalibreView) -> Calibre:
        return as_seen(view)

    def asked(self, view: CalibreView, options: list[Option]) -> Decision:
        return Decision(
            view.viewer,
            as_figure(view.viewer),
            view.decision,
            options,
            view.because_card,
            as_figure(view.because_player),
            view.needed,
        )

    def policy(self, lot: Lot, character: str = "") -> Policy[Calibre]:
        return CalibrePolicy(lot, TEMPERED.get(character, WORTH))

    def rating(self, game: Calibre, decision: Decision, option: Option) -> float:
        """Of many exchanges the worst cards first; a call before them."""
        if option.verb != EXCHANGE:
            return 1.0 if option.verb in (CALL, DRAW) else 0.0
        outlook = Outlook(game, decision, WORTH)
        given = outlook.keep(option.card)
        if option.other != NONE:
            given += outlook.keep(option.other)
        return -given

    def allows(self, game: Calibre, decision: Decision, first: Option, option: Option) -> bool:
        return allows(Outlook(game, decision, WORTH), decision, option)

    def likeness(self, game: Calibre, option: Option) -> tuple[int, int, int, int, int]:
        """Nobody knows what lies where in the spread money; weapons are alike by their face."""
        if option.verb == PICK:
            return (PICK, NONE, NONE, NONE, NONE)
        return (
            option.verb,
            self.face(game, option.card),
            self.face(game, option.other),
            option.target,
            option.number,
        )

    def face(self, game: Calibre, card: int) -> int:
        book = game.book
        return NONE if card < 0 else 100 * book.kind_of[card] + book.number_of[card]

    def evaluate(self, game: Calibre, player: PlayerId) -> float:
        return evaluate(game, player)


CRAFT: Final = CalibreCraft(CALIBRE45, AHEAD)


class CalibreHead(PlainHead[Calibre, CalibreView]):
    """Cards are remembered."""

    def __init__(self, seed: str) -> None:
        super().__init__(CRAFT, seed)
