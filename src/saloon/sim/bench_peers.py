"""Random play in other engines, each on a game of its own: what the benchmark of Saloon is compared with.

Run by the benchmark as a script, with the Python of the peers' own environment (`make bench-peers`), so it
imports nothing of Saloon. It answers requests, one JSON object a line: `{"peer": name, "seconds": s}`.
As in our own figures every decision is answered uniformly at random over the legal actions, the deal is
part of the game, and seconds are CPU seconds of this one process.
"""

import contextlib
import copy
import importlib
import json
import operator
import random
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

PACKAGES = ("pyspiel", "rlcard", "pokerkit", "pettingzoo", "pettingzoo.classic")
"""What is imported first of each peer: if that is not found, the peer is not installed."""

STATES_CLONED = 48


class Game(NamedTuple):
    """How one game of a peer is played: `play` gives the decisions of one game; `samples` states to clone."""

    play: Callable[[], int]
    samples: Callable[[], list[Any]]
    clone: Callable[[Any], Any] | None


def no_samples() -> list[Any]:
    return []


def open_spiel(name: str, python_module: str = "") -> Game:
    """A game of OpenSpiel; its chance nodes (all uniform in these games) are the deal and not counted."""
    pyspiel = importlib.import_module("pyspiel")
    if python_module:
        importlib.import_module(f"open_spiel.python.games.{python_module}")
    game = pyspiel.load_game(name)
    choice = random.choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(choice(state.legal_actions()))
        return decisions

    def samples() -> list[Any]:
        found: list[Any] = []
        while len(found) < STATES_CLONED:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node() and random.random() < 0.1:
                    found.append(state.clone())
                state.apply_action(choice(state.legal_actions()))
        return found[:STATES_CLONED]

    return Game(play, samples, operator.methodcaller("clone"))


def rlcard(name: str) -> Game:
    """A game of RLCard, which cannot clone."""
    environment = importlib.import_module("rlcard").make(name)
    choice = random.choice

    def play() -> int:
        state, _player = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _player = environment.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return Game(play, no_samples, None)


def pokerkit_hold_em() -> Game:
    """PokerKit: a hand of no-limit hold'em, six players, 100 big blinds each, raises by the minimum."""
    module = importlib.import_module("pokerkit")
    automation = module.Automation
    automations = tuple(
        getattr(automation, name)
        for name in (
            "ANTE_POSTING",
            "BET_COLLECTION",
            "BLIND_OR_STRADDLE_POSTING",
            "CARD_BURNING",
            "HOLE_DEALING",
            "BOARD_DEALING",
            "RUNOUT_COUNT_SELECTION",
            "HOLE_CARDS_SHOWING_OR_MUCKING",
            "HAND_KILLING",
            "CHIPS_PUSHING",
            "CHIPS_PULLING",
        )
    )

    def deal() -> Any:
        return module.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, (200,) * 6, 6)

    def act(state: Any) -> None:
        actions = [state.check_or_call]
        if state.checking_or_calling_amount:  # nobody folds to a free card
            actions.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            actions.append(state.complete_bet_or_raise_to)
        random.choice(actions)()

    def play() -> int:
        state = deal()
        decisions = 0
        while state.status:
            act(state)
            decisions += 1
        return decisions

    def samples() -> list[Any]:
        found: list[Any] = []
        while len(found) < STATES_CLONED:
            state = deal()
            while state.status:
                if random.random() < 0.3:
                    found.append(copy.deepcopy(state))
                act(state)
        return found[:STATES_CLONED]

    return Game(play, samples, copy.deepcopy)


def petting_zoo(name: str) -> Game:
    """A classic environment of PettingZoo, which cannot clone."""
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        environment.reset(seed=random.getrandbits(31))
        decisions = 0
        for _agent in environment.agent_iter():
            seen, _reward, ended, cut, _more = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            environment.step(random.choice(seen["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return Game(play, no_samples, None)


PEERS: dict[str, Callable[[], Game]] = {
    "OpenSpiel hearts (C++)": lambda: open_spiel("hearts"),
    "OpenSpiel spades (C++)": lambda: open_spiel("spades"),
    "OpenSpiel gin_rummy (C++)": lambda: open_spiel("gin_rummy"),
    "OpenSpiel tic_tac_toe (Python)": lambda: open_spiel("python_tic_tac_toe", "tic_tac_toe"),
    "OpenSpiel liars_poker (Python)": lambda: open_spiel("python_liars_poker", "liars_poker"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "PokerKit no-limit hold'em, 6 players": pokerkit_hold_em,
    "PettingZoo texas_holdem_no_limit_v6": lambda: petting_zoo("texas_holdem_no_limit_v6"),
    "PettingZoo connect_four_v3": lambda: petting_zoo("connect_four_v3"),
}


def per_second(do: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How much `do` did, and how often it was done, in a CPU second."""
    done = times = 0
    clock = time.process_time
    began = clock()
    while True:
        done += do()
        times += 1
        took = clock() - began
        if took >= seconds:
            return done / took, times / took


def measure(game: Game, states: list[Any], seconds: float) -> dict[str, float | None]:
    decisions, games = per_second(game.play, seconds)
    clones: float | None = None
    clone = game.clone
    if clone is not None:

        def clone_all() -> int:
            for state in states:
                clone(state)
            return len(states)

        clones = per_second(clone_all, seconds / 2)[0]
    return {"decisions_per_s": decisions, "games_per_s": games, "clones_per_s": clones}


def main() -> None:
    """Answer requests until the input ends; what a peer prints is not part of the answer."""
    answers = sys.stdout
    known: dict[str, tuple[Game, list[Any]]] = {}
    for line in sys.stdin:
        request = json.loads(line)
        name = request["peer"]
        answer: dict[str, float | None] | dict[str, str]
        with contextlib.redirect_stdout(sys.stderr):
            try:
                if name not in known:
                    random.seed(1)
                    game = PEERS[name]()
                    known[name] = (game, game.samples())
                answer = measure(*known[name], request["seconds"])
            except ModuleNotFoundError as error:
                answer = {"missing" if error.name in PACKAGES else "failed": str(error)}
            except Exception as error:
                answer = {"failed": repr(error)}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
