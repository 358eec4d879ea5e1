"""A seat at a table of Calibre 45."""

from __future__ import annotations

from typing import Final

from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import CALL, DRAW, EXCHANGE, PICK
from saloon.games.calibre45.worlds import as_seen
from saloon.kernel.decisions import NONE, Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId, as_figure
from saloon.thinking.calibre45.evaluation import evaluate
from saloon.thinking.calibre45.outlook import Outlook
from saloon.thinking.calibre45.policy import CalibrePolicy
from saloon.thinking.calibre45.sense import allows
from saloon.thinking.calibre45.worth import TEMPERED, WORTH
from saloon.thinking.lot import Lot
from saloon.thinking.plain import Craft, PlainHead
from saloon.thinking.policy import Policy

AHEAD: Final = 40
OFTEN_ENOUGH: Final = 2
"""Times that somebody came to a robbery in vain, after which he rather stays at home."""
DEEDS: Final = ("shot", "drew", "exchanged", "stood_up", "fled")
"""What somebody does at a robbery."""


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
    """Cards are remembered, and how often somebody came to a robbery only to flee from it."""

    def __init__(self, seed: str) -> None:
        super().__init__(CRAFT, seed)
        self._idle: set[FigureId] = set()
        """Who is at a robbery and has done nothing there yet."""
        self._in_vain: dict[FigureId, int] = {}
        self._waited = 0
        """Turns of arming since the last robbery."""

    def hear(self, event: Event) -> None:
        who = event.who
        if event.name == "turn_began":
            self._waited += 1
        elif event.name == "robbery_called":
            self._waited = 0
        elif event.name == "joined":
            self._idle.add(who)
        elif event.name == "fled" and who in self._idle:
            self._in_vain[who] = self._in_vain.get(who, 0) + 1
        if event.name in DEEDS:
            self._idle.discard(who)

    def minded(self, policy: Policy[Calibre], view: CalibreView) -> Policy[Calibre]:
        assert isinstance(policy, CalibrePolicy)
        policy.weary = self._in_vain.get(as_figure(view.viewer), 0) >= OFTEN_ENOUGH
        policy.waited = self._waited / len(view.seats)
        return policy
