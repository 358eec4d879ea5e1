"""Calibre 45 keeps the kernel's promises on random walks, with every team shape and rule option."""

import copy
import random
from typing import Any

import pytest

from saloon.games.calibre45.composition import house, plain_of
from saloon.games.calibre45.game import CALIBRE45 as CALIBRE
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.teams import SHAPES, sizes
from saloon.games.calibre45.words import DECISIONS
from saloon.kernel.conformance import STEP_LIMIT, walk

pytestmark = pytest.mark.long

OPTIONS = {name: values for name, values in CALIBRE.rule_options(["base"]).items() if name != "teams"}
GAMES_EACH = 60


def setup(shape: str, seed: str, rules: dict[str, str] | None = None, deck: object = None) -> object:
    chosen = {"teams": shape, **(rules or {})}
    return CALIBRE.setup(
        {"players": sum(sizes(shape)), "seed": seed, "preset": "rulebook", "rules": chosen, "deck": deck}
    )


@pytest.mark.parametrize("shape", SHAPES)
def test_promises_hold_for_every_shape_of_teams(shape: str) -> None:
    assert walk(CALIBRE, setup(shape, f"walk {shape}"), seed=1, every=31).over


def test_promises_hold_at_every_single_decision() -> None:
    assert walk(CALIBRE, setup("2+1", "every decision"), seed=3).over


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_promises_hold_with_every_value_of_a_rule_option(name: str, value: str) -> None:
    for shape in ("2+2", "2+2+1"):
        assert walk(CALIBRE, setup(shape, f"{name} {value}", {name: value}), seed=5, every=47).over


def test_promises_hold_with_all_other_readings_together() -> None:
    other = {name: values[-1] for name, values in OPTIONS.items()}
    assert walk(CALIBRE, setup("3+3", "other", other), seed=6, every=13).over


def test_promises_hold_with_a_composition_of_the_tables_own() -> None:
    deck: dict[str, Any] = copy.deepcopy(plain_of(house()))
    deck["money"][0]["value"] = 150_000
    deck["weapons"][6]["count"], deck["weapons"][8]["count"] = 3, 10
    assert walk(CALIBRE, setup("2+2", "own", deck=deck), seed=7, every=13).over


def test_the_options_are_what_the_tests_above_walk_over() -> None:
    """Guards the parametrization: an empty table of options would test nothing."""
    assert CALIBRE.player_counts() == list(range(2, 10))
    assert (CALIBRE.sets(), CALIBRE.presets(), CALIBRE.parts(["base"])) == (["base"], ["rulebook"], [])
    assert len(OPTIONS) == 11
    assert all(len(values) >= 2 for values in OPTIONS.values())


@pytest.mark.parametrize("shape", SHAPES)
def test_every_game_of_random_players_ends(shape: str) -> None:
    asked: set[str] = set()
    for number in range(GAMES_EACH):
        rng = random.Random(number)
        game = CALIBRE.deal(setup(shape, f"end {number}"))
        while (decision := game.decision) is not None:
            assert game.step < STEP_LIMIT, f"{shape}, game {number} has stalled"
            asked.add(decision.kind)
            game.answer(rng.randrange(len(decision.options)))
        teams = {game.players[player].team for player in CALIBRE.winners(game)}
        assert len(teams) == 1
        assert game.team_money(teams.pop()) >= 1_000_000
    assert asked == set(DECISIONS)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("bold", [3, 9, 15])
def test_every_game_of_players_with_a_plan_ends(shape: str, bold: int) -> None:
    """They rob when they hold so many bullets, shoot when they can, and otherwise do what is mildest."""
    for number in range(5):
        game = CALIBRE.deal(setup(shape, f"plan {bold} {number}"))
        while game.decision is not None:
            assert game.step < STEP_LIMIT, f"{shape}, game {number} has stalled"
            game.answer(planned(game, bold))


WISHES = ["call", "join", "recruit", "lay", "shoot"]


def planned(game: Calibre, bold: int) -> int:
    decision = game.decision
    assert decision is not None
    hand = game.players[decision.player].hand
    armed = game.book.bullets(hand) >= bold
    verbs = [game.key(option).split(":")[0].split(">")[0] for option in decision.options]
    for verb in WISHES:
        if verb in verbs and (armed or verb in ("recruit", "lay")):
            return verbs.index(verb)
    if decision.kind == "arming" and len(hand) == 6 and not armed:
        return worst(game)
    return 0


def worst(game: Calibre) -> int:
    """Exchange the card with the fewest bullets, if any can be exchanged."""
    assert game.decision is not None
    options = game.decision.options
    found = [i for i, option in enumerate(options) if game.key(option).startswith("exchange:")]
    return min(found, key=lambda i: game.book.bullets_of[options[i].card], default=0)
