"""One seat of a table as an environment of Gymnasium: bots of the house have the others."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt

from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.research.actions import IllegalAction, actions_for
from saloon.research.history import Historian
from saloon.research.play import MOST_STEPS, Play
from saloon.research.seen import Observation, along, check_along, observation_space, observed
from saloon.research.table import VERSION, Deals, Spec, Table

ID = f"saloon/Seat-v{VERSION}"


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One learner among bots. The reward comes with the end: +1 if his side has won, -1 if not."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as gymnasium has it)

    def __init__(
        self,
        table: Table,
        bots: str = "random",
        seat: int = 0,
        encoding: str = "index",
        interrupts: bool = False,
        most_steps: int = MOST_STEPS,
        info: tuple[str, ...] = (),
        history: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`bots`: the name of the bot at all other seats. `interrupts`: the learner may act out of turn.

        `history`: so many rows of what he heard last are part of what he sees.
        """
        self.table = table
        self.bots = bots
        self.seat = PlayerId(seat)
        self.actions = actions_for(encoding, table)
        self.interrupts = interrupts
        self.most_steps = most_steps
        self.info = check_along(info)
        self.historian = Historian(table, history)
        self.render_mode = render_mode
        self.observation_space = cast("Any", observation_space(table, self.actions, self.historian))
        self.action_space = gymnasium.spaces.Discrete(self.actions.size)
        self.deals = Deals()
        self.others: list[AnyBot] = []

    def spec_of_columns(self) -> Spec:
        """What the numbers of an observation mean (`spec` is Gymnasium's own word for something else)."""
        return self.table.spec()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The next deal of the row that began with the last seed; `options={"deal": name}`: that deal."""
        super().reset(seed=seed)
        if seed is not None:
            self.deals = Deals(seed)
        while True:
            self.deal = (options or {}).get("deal") or self.deals.next()
            self._begin(self.deal)
            if not self.play.over or options:
                break
        return self._seen()

    def _begin(self, deal: str) -> None:
        key = self.table.kind.key
        players = self.table.players
        self.others = [new_bot(self.bots, f"{deal}/{player}", key) for player in range(players)]
        self.heard: list[Event] = []
        game = self.table.deal(deal, [])
        self.listeners = [
            PlayerId(player) for player, bot in enumerate(self.others) if player != self.seat and bot.hears
        ]
        self.play = Play(
            self.table, game, True, self.interrupts, self.most_steps, True, self.historian.length
        )
        self._wait()

    def _wait(self) -> None:
        """Let the others play until the learner is asked or the game is over."""
        play = self.play
        view = self.table.kind.view
        while True:
            self._tell()
            if play.over or play.player == self.seat:
                return
            if play.out_of_turn:
                play.answer(0)  # bots of the house wait for their turn
                continue
            bot = self.others[play.player]
            seen = view(play.game, play.player) if bot.needs_view else None
            play.answer(bot.decide(seen, play.options))

    def _tell(self) -> None:
        for player in self.listeners:
            for event in self.play.heard(player):
                self.others[player].hear(event)
        if "events" in self.info:
            self.heard += self.play.heard(self.seat)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; what is outside the mask is taken for the first option, the mildest one."""
        play = self.play
        illegal = False
        try:
            index = self.actions.choice(int(action), play.options, self.seat)
        except IllegalAction:
            index, illegal = 0, True
        self.heard = []
        play.answer(index)
        self._wait()
        observation, told = self._seen()
        if illegal:
            told["illegal"] = True
        reward = play.rewards()[self.seat]
        return observation, reward, play.game.over, play.broken_off, told

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        told = along(self.play, self.actions, self.seat, self.info, self.heard)
        return observed(self.play, self.actions, self.historian, self.seat), told

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as learners that mask them ask for it."""
        mask = np.zeros(self.actions.size, np.int8)
        if not self.play.over:
            self.actions.fill(mask, self.play.options, self.seat)
        return mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, as everybody sees it."""
        if self.render_mode is None:
            return None
        kind = self.table.kind
        return kind.view_position(kind.view(self.play.game, SPECTATOR))


def env(
    game: str = "bang",
    players: int = 0,
    sets: str = "",
    bots: str = "random",
    preset: str = "",
    rules: dict[str, str] | None = None,
    most_options: int = 0,
    **more: Any,
) -> SeatEnv:
    """An environment, by the names of a game, its boxes, its rules and the bot at the other seats."""
    return SeatEnv(Table(game, players, sets, preset, rules, most_options), bots, **more)


gymnasium.register(ID, entry_point="saloon.research.seat:env")
