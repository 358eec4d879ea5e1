"""A table as a game of OpenSpiel: one chance node deals, everything after it follows from the answers.

Importing this module registers the game: `pyspiel.load_game("python_saloon", {"game": "duel"})`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.research.actions import Actions, actions_for
from saloon.research.play import MOST_STEPS, Play
from saloon.research.table import Table

NAME: Final = "python_saloon"
DEALS: Final = 4_096
"""So many deals the chance node has."""

PARAMETERS: Final = {
    "game": "bang",
    "players": 4,
    "sets": "base",
    "encoding": "index",
    "deals": DEALS,
    "seed": 0,
    "most_options": 0,
    "most_steps": MOST_STEPS,
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Wild-West card games of Saloon",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=9,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    default_loadable=True,
    parameter_specification=PARAMETERS,
)


class House:
    """What all states of a game share. OpenSpiel copies whatever a state holds: this it need not."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        self.wanted = wanted
        sets, most = str(wanted["sets"]), int(wanted["most_options"])
        self.table = Table(str(wanted["game"]), int(wanted["players"]), sets, most_options=most)
        self.actions: Actions = actions_for(str(wanted["encoding"]), self.table)
        self.deals = int(wanted["deals"])
        self.seed = int(wanted["seed"])
        self.most_steps = int(wanted["most_steps"])
        self.chances: list[tuple[int, float]] = [(deal, 1 / self.deals) for deal in range(self.deals)]

    def __deepcopy__(self, memo: dict[int, object]) -> House:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return House, (self.wanted,)

    def playing(self, game: Game) -> Play:
        return Play(self.table, game, most_steps=self.most_steps)


class SaloonGame(pyspiel.Game):
    """A game of the house with so many deals."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        house = House({**PARAMETERS, **(params or {})})
        info = pyspiel.GameInfo(
            num_distinct_actions=house.actions.size,
            max_chance_outcomes=house.deals,
            num_players=house.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=house.most_steps,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.house = house

    def new_initial_state(self) -> SaloonState:
        return SaloonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SaloonObserver:
        return SaloonObserver(self.house)


class SaloonState(pyspiel.State):
    """A game before its deal, or in progress. Forced moves are made by themselves."""

    def __init__(self, game: SaloonGame) -> None:
        super().__init__(game)
        self.house = game.house
        self.play: Play | None = None

    def dealt(self) -> Play:
        """The game; there must have been a deal."""
        if self.play is None:
            raise ValueError("nothing is dealt yet")
        return self.play

    def current_player(self) -> int:
        play = self.play
        if play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(play.player) if play.options else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.play is not None and not self.play.options

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.house.chances

    def _legal_actions(self, player: int) -> list[int]:
        play = self.play
        if play is None or play.player != player:
            return []
        return self.house.actions.legal(play.options, play.player)

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play is None:
            self.play = self.house.playing(self.house.table.deal(f"{self.house.seed}/{action}"))
        else:
            play.answer(self.house.actions.choice(action, play.options, play.player))

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.play
        if play is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if play.player != player:
            return f"action {action}"
        return play.keys()[self.house.actions.choice(action, play.options, play.player)]

    def returns(self) -> list[float]:
        return [0.0] * self.house.table.players if self.play is None else self.play.rewards()

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as the bytes of his view."""
        if self.play is None:
            return "nothing is dealt yet"
        viewer = self.current_player() if player is None else player
        return encode(self.house.table.kind.view(self.play.game, PlayerId(viewer))).decode()

    def row(self, viewer: int) -> memoryview:
        """What a player sees, as signed bytes."""
        if self.play is None:
            return memoryview(bytes(self.house.table.columns.width())).cast("b")
        return memoryview(self.play.row(PlayerId(viewer))).cast("b")

    def resample_from_infostate(self, player: int, sampler: Any) -> SaloonState:
        """A possible world, dealt from what this player sees and nothing else: searches cannot cheat."""
        kind = self.house.table.kind
        world = kind.redeal(kind.view(self.dealt().game, PlayerId(player)), str(sampler()))
        state: SaloonState = self.get_game().new_initial_state()
        state.play = self.house.playing(world)
        return state

    def __str__(self) -> str:
        if self.play is None:
            return "nothing is dealt yet"
        return self.house.table.kind.position(self.play.game)


class SaloonObserver:
    """Observations as OpenSpiel's Python games give them."""

    def __init__(self, house: House) -> None:
        self.tensor = np.zeros(house.table.columns.width(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SaloonState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.row(player), np.int8)

    def string_from(self, state: SaloonState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, SaloonGame)
