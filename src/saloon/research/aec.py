"""A table as an environment of PettingZoo (AEC): every player is an agent, one acts at a time."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.research.actions import actions_for
from saloon.research.history import Historian
from saloon.research.play import MOST_STEPS, Play
from saloon.research.seen import Observation, along, check_along, observation_space, observed
from saloon.research.table import VERSION, Deals, Spec, Table


class TableEnv(AECEnv[str, Observation, int]):
    """All players are agents. Nobody is terminated before the end: the dead of a winning side win too."""

    def __init__(
        self,
        table: Table,
        encoding: str = "index",
        skip_forced: bool = True,
        interrupts: bool = False,
        most_steps: int = MOST_STEPS,
        info: tuple[str, ...] = (),
        history: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`info`: what goes along with observations, of `seen.ALONG`; `history`: rows of the last events."""
        super().__init__()
        self.metadata = {
            "name": f"saloon_{table.kind.key}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.table = table
        self.actions = actions_for(encoding, table)
        self.skip_forced = skip_forced
        self.interrupts = interrupts
        self.most_steps = most_steps
        self.info = check_along(info)
        self.historian = Historian(table, history)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(table.players)]
        self._numbers = {agent: PlayerId(number) for number, agent in enumerate(self.possible_agents)}
        spaces = {
            agent: observation_space(table, self.actions, self.historian) for agent in self.possible_agents
        }
        self.observation_spaces = dict(spaces)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.actions.size) for agent in self.possible_agents
        }
        self.deals = Deals()
        self.agents: list[str] = []

    def spec(self) -> Spec:
        """What the numbers of an observation mean."""
        return self.table.spec()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next deal of the row that began with the last seed; `options={"deal": name}`: that deal."""
        if seed is not None:
            self.deals = Deals(seed)
        self.deal = (options or {}).get("deal") or self.deals.next()
        listens = "events" in self.info or self.historian.length > 0
        game = self.table.deal(self.deal, [] if listens else None)
        self.play = Play(
            self.table,
            game,
            self.skip_forced,
            self.interrupts,
            self.most_steps,
            listens,
            self.historian.length,
        )
        self.heard: dict[str, list[Event]] = {agent: [] for agent in self.possible_agents}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def observe(self, agent: str) -> Observation:
        return observed(self.play, self.actions, self.historian, self._numbers[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must choose")
        play = self.play
        index = self.actions.choice(int(action), play.options, play.player)
        self.heard[agent] = []
        play.answer(index)
        self._cumulative_rewards[agent] = 0.0
        self._look()

    def _look(self) -> None:
        """Say who is asked, or how the game has ended."""
        play = self.play
        if "events" in self.info:
            for agent, player in self._numbers.items():
                self.heard[agent] += play.heard(player)
        if play.over:
            ended = self.truncations if play.broken_off else self.terminations
            for agent, reward in zip(self.agents, play.rewards(), strict=True):
                ended[agent] = True
                self.rewards[agent] = reward
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            for agent in self.agents:
                self._tell(agent)
            return
        agent = self.possible_agents[play.player]
        self.agent_selection = agent
        self._tell(agent)

    def _tell(self, agent: str) -> None:
        """What goes along for this agent; nothing of an earlier step is left."""
        if self.info or len(self.play.options) > self.actions.size:
            viewer = self._numbers[agent]
            self.infos[agent] = along(self.play, self.actions, viewer, self.info, self.heard[agent])
        elif self.infos[agent]:
            self.infos[agent] = {}

    def render(self) -> str | None:
        """The table as text, as everybody sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        kind = self.table.kind
        return kind.view_position(kind.view(self.play.game, SPECTATOR))

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str = "bang",
    players: int = 0,
    sets: str = "",
    encoding: str = "index",
    preset: str = "",
    rules: dict[str, str] | None = None,
    most_options: int = 0,
    **more: Any,
) -> TableEnv:
    """An environment, by the names of a game, its boxes and its rules."""
    return TableEnv(Table(game, players, sets, preset, rules, most_options), encoding, **more)


def random_action(observation: Observation, chance: np.random.Generator) -> int:
    """One of the legal actions."""
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))
