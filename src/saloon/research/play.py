"""One game, question after question, as a program steps through it."""

from __future__ import annotations

from collections import deque
from typing import Final

from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, NO_PLAYER, PlayerId
from saloon.research.table import Table

MOST_STEPS: Final = 5_000
"""A game in which nobody does anything need not end: after so many answers it is broken off."""

LET_PASS: Final = Option(NONE, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
"""The first option of whoever may act out of turn: he does not."""


class Play:
    """A game, who is asked now, and his options.

    With `skip_forced` what leaves no choice is answered here. With `interrupts` whoever may act although
    somebody else decides is asked first, with `LET_PASS` as his first option. With `listens` the log of the
    game holds what the last answer brought about, and `recent` the last `history` events of all.
    """

    def __init__(
        self,
        table: Table,
        game: Game,
        skip_forced: bool = True,
        interrupts: bool = False,
        most_steps: int = MOST_STEPS,
        listens: bool = False,
        history: int = 0,
    ) -> None:
        self.table = table
        self.game = game
        self.skip_forced = skip_forced
        self.interrupts = interrupts
        self.most_steps = most_steps
        self.listens = listens or history > 0
        self.recent: deque[Event] = deque(maxlen=history)
        self.player: PlayerId = NO_PLAYER
        self.options: list[Option] = []
        """What he may answer; empty when the game is over or broken off."""
        self.out_of_turn = False
        """Whether he is asked only because he may interrupt."""
        self._offered = 0
        """Players before this one have been asked whether they interrupt."""
        self.go_on()
        self.recent += game.log or []

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.options

    @property
    def broken_off(self) -> bool:
        """Whether it took too long."""
        return not self.options and not self.game.over

    def answer(self, index: int) -> None:
        """Give the answer of whoever is asked, and go on to the next question."""
        if self.listens:
            self.game.log = []
        if self.out_of_turn:
            self.out_of_turn = False
            if index == 0:
                self._offered = self.player + 1
            else:
                self._offered = 0
                self.game.interrupt(self.player, self.options[index])
        else:
            self._offered = 0
            self.game.answer(index)
        self.go_on()
        if self.listens:
            self.recent += self.game.log or []

    def go_on(self) -> None:
        """Find whom to ask next."""
        game = self.game
        while (decision := game.decision) is not None and game.step < self.most_steps:
            if self.interrupts and self.offers_interrupt():
                return
            options = decision.options
            if len(options) > 1 or not self.skip_forced:
                self.player = decision.player
                self.options = options
                return
            self._offered = 0
            game.answer(0)
        self.player = NO_PLAYER
        self.options = []

    def offers_interrupt(self) -> bool:
        """Whether somebody may act out of turn and has not been asked yet; then he is."""
        for number in range(self._offered, self.table.players):
            player = PlayerId(number)
            found = self.table.kind.out_of_turn(self.game, player).interrupts
            if found:
                self.player = player
                self.options = [LET_PASS, *found]
                self.out_of_turn = True
                return True
        self._offered = self.table.players
        return False

    def clone(self) -> Play:
        """An independent copy, which can be played on."""
        made = Play.__new__(Play)
        made.table = self.table
        made.game = self.table.kind.clone(self.game)
        made.skip_forced = self.skip_forced
        made.interrupts = self.interrupts
        made.most_steps = self.most_steps
        made.listens = self.listens
        made.recent = self.recent.copy()
        made.player = self.player
        made.options = self.options
        made.out_of_turn = self.out_of_turn
        made._offered = self._offered
        return made

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        return self.clone()

    def keys(self) -> list[str]:
        """The options as people and records write them."""
        key = self.game.key
        return [key(option) if option.verb >= 0 else "let_pass" for option in self.options]

    def rewards(self) -> list[float]:
        """+1 for winners and -1 for others when the game is over; 0 before, and if it is broken off."""
        if not self.game.over:
            return [0.0] * self.table.players
        winners = self.table.kind.winners(self.game)
        return [1.0 if player in winners else -1.0 for player in range(self.table.players)]

    def row(self, viewer: PlayerId) -> bytes:
        """What this player sees, as signed bytes."""
        return self.table.columns.row(self.table.kind.view(self.game, viewer))

    def heard(self, viewer: PlayerId) -> list[Event]:
        """What the last answer brought about, as this player heard it."""
        return [event.seen_by(viewer) for event in self.game.log or []]
