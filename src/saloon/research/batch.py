"""Many games at once, in arrays that are made once: self-play at speed, without any library but numpy."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.kernel.ids import PlayerId
from saloon.research.actions import WIDTH, actions_for
from saloon.research.history import EVENT_COLUMNS, Historian
from saloon.research.play import MOST_STEPS, Play
from saloon.research.table import Deals, Spec, Table


class Batch:
    """`size` games of one table. `step` answers in all of them; a game that is over is dealt anew at once.

    After `reset` and `step` the arrays tell how the games stand; the next step fills them again.
    """

    def __init__(
        self,
        table: Table,
        size: int,
        encoding: str = "index",
        skip_forced: bool = True,
        interrupts: bool = False,
        most_steps: int = MOST_STEPS,
        history: int = 0,
    ) -> None:
        self.table = table
        self.size = size
        self.actions = actions_for(encoding, table)
        self.skip_forced = skip_forced
        self.interrupts = interrupts
        self.most_steps = most_steps
        self.historian = Historian(table, history)
        self.width = table.columns.width()
        self.observation: npt.NDArray[np.int8] = np.zeros((size, self.width), np.int8)
        """What whoever is asked sees."""
        rows = self.actions.size if self.actions.has_rows else 0
        self.options: npt.NDArray[np.int16] = np.zeros((size, rows, WIDTH), np.int16)
        """His options, in `index`; rows after `count` mean nothing."""
        self.history: npt.NDArray[np.int32] = np.zeros((size, history, len(EVENT_COLUMNS)), np.int32)
        """What he heard last."""
        self.mask: npt.NDArray[np.int8] = np.zeros((size, self.actions.size), np.int8)
        self.count: npt.NDArray[np.int32] = np.zeros(size, np.int32)
        """How many options are offered."""
        self.left_out: npt.NDArray[np.int32] = np.zeros(size, np.int32)
        """How many more there were."""
        self.player: npt.NDArray[np.int32] = np.zeros(size, np.int32)
        """Who is asked."""
        self.done: npt.NDArray[np.bool_] = np.zeros(size, np.bool_)
        """Whether the game before this one ended with the last step."""
        self.truncated: npt.NDArray[np.bool_] = np.zeros(size, np.bool_)
        """Whether it was broken off."""
        self.reward: npt.NDArray[np.float32] = np.zeros((size, table.players), np.float32)
        """Of each player, for a game that has ended; otherwise 0."""
        self.plays: list[Play] = []
        self.deals = Deals()
        self._look_into_arrays()
        self.reset(0)

    def _look_into_arrays(self) -> None:
        """The same memory as bytes and numbers, which is quicker to write to."""
        self._seen = self.observation.reshape(-1).data.cast("B")
        self._rows = self.options.reshape(-1).data

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_seen", "_rows")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._look_into_arrays()

    def spec(self) -> Spec:
        return self.table.spec()

    def reset(self, seed: int) -> None:
        """Begin the row of deals of this seed: seed/0, seed/1, … in the order in which they are needed."""
        self.deals = Deals(seed)
        self.done[:] = False
        self.truncated[:] = False
        self.reward[:] = 0
        self.mask[:] = 0
        self.count[:] = 0
        self.plays = [self._dealt() for _game in range(self.size)]
        for number in range(self.size):
            self._show(number)

    def step(self, actions: npt.NDArray[np.integer] | list[int]) -> None:
        """Answer in every game; an action outside its mask raises, and nothing has changed before it."""
        chosen = actions if isinstance(actions, list) else actions.tolist()
        if len(chosen) != self.size:
            raise ValueError(f"{len(chosen)} actions for {self.size} games")
        choice = self.actions.choice
        plays = self.plays
        indices = [
            choice(action, play.options, play.player) for action, play in zip(chosen, plays, strict=True)
        ]
        if self.done.any():
            self.done[:] = False
            self.truncated[:] = False
            self.reward[:] = 0
        show = self._show
        for number, index in enumerate(indices):
            play = plays[number]
            play.answer(index)
            if not play.options:
                self.done[number] = True
                self.truncated[number] = play.broken_off
                self.reward[number] = play.rewards()
                plays[number] = self._dealt()
            show(number)

    def _dealt(self) -> Play:
        """The next game in which somebody is asked."""
        while True:
            length = self.historian.length
            game = self.table.deal(self.deals.next(), [] if length else None)
            play = Play(self.table, game, self.skip_forced, self.interrupts, self.most_steps, history=length)
            if play.options:
                return play

    def _show(self, number: int) -> None:
        """Fill in how one game stands."""
        play = self.plays[number]
        player: PlayerId = play.player
        options = play.options
        actions = self.actions
        self.player[number] = player
        at = number * self.width
        self._seen[at : at + self.width] = play.row(player)
        offered = min(len(options), actions.size)
        if actions.has_rows:
            numbers = array("h", actions.columns.option_numbers(options[:offered], player))
            first = number * actions.size * WIDTH
            self._rows[first : first + len(numbers)] = numbers
            mask = self.mask[number]
            before = self.count[number]
            if offered > before:
                mask[before:offered] = 1
            elif offered < before:
                mask[offered:before] = 0
            self.left_out[number] = len(options) - offered
        else:
            mask = self.mask[number]
            mask[:] = 0
            actions.fill(mask, options, player)
        self.count[number] = offered
        if self.historian.length:
            self.history[number] = self.historian.rows(play.recent, player)
