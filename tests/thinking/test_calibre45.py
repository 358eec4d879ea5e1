"""A head for Calibre 45: it sees what its seat sees, its games end, and its worlds could be true."""

import json
from importlib.resources import files
from typing import Any

import pytest

from saloon.bots.thinkers import Sharp
from saloon.games.calibre45.frames.shootout import Shootout
from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import ARMING, FLEE, JOIN, TARGET
from saloon.kernel.ids import PlayerId
from saloon.thinking.calibre45.evaluation import FEATURES, WEIGHTS, evaluate
from saloon.thinking.calibre45.head import CRAFT
from saloon.thinking.calibre45.policy import CalibrePolicy
from saloon.thinking.lot import Lot
from tests.thinking.plain import dealt, ends, imagines_what_could_be, is_honest

READINGS: list[dict[str, str]] = [
    {},
    {
        name: values[-1]
        for name, values in CALIBRE45.rule_options(CALIBRE45.sets()).items()
        if name != "teams"
    },
]
TABLES = [(2, READINGS[0]), (3, READINGS[1]), (4, READINGS[0]), (6, READINGS[1]), (9, READINGS[0])]


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_it_looks_at_nothing_that_is_hidden(players: int, rules: dict[str, str]) -> None:
    game = dealt(CALIBRE45, players, rules, f"honest {players}")
    is_honest(CRAFT, game, CalibrePolicy(Lot("lot")), 250)


@pytest.mark.long
@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_its_games_end(players: int, rules: dict[str, str]) -> None:
    for number in range(3):
        ends(CALIBRE45, dealt(CALIBRE45, players, rules, f"end {number}"), CalibrePolicy(Lot("lot")))


@pytest.mark.parametrize(("players", "rules"), TABLES)
def test_worlds_fit_and_go_on(players: int, rules: dict[str, str]) -> None:
    imagines_what_could_be(CRAFT, dealt(CALIBRE45, players, rules, "worlds"), 100, 12)


@pytest.mark.long
def test_who_joins_a_robbery_has_come_to_stay() -> None:
    """Of those who join, few ride home before anything has happened to them."""
    joined = 0
    fled_at_once = 0
    for number in range(8):
        game = dealt(CALIBRE45, 4, {}, f"stay {number}")
        policy = CalibrePolicy(Lot("lot"))
        fresh: set[int] = set()
        while game.decision is not None:
            decision = game.decision
            place = policy.decide(game, decision)
            verb = decision.options[place].verb
            if decision.kind == ARMING:
                fresh.clear()
            fled_at_once += verb == FLEE and decision.player in fresh
            fresh.discard(decision.player)
            if verb == JOIN:
                joined += 1
                fresh.add(decision.player)
            game.answer(place)
    assert joined > 50
    assert fled_at_once < joined / 20


@pytest.mark.long
def test_little_loot_is_not_fought_over_for_ever() -> None:
    """The smallest loot is decided on in a few steps, whoever gets it."""
    longest = 0
    for number in range(8):
        game = dealt(CALIBRE45, 4, {}, f"little {number}")
        policy = CalibrePolicy(Lot("lot"))
        steps = 0
        while game.decision is not None:
            steps = steps + 1 if over_stagecoach(game) else 0
            longest = max(longest, steps)
            game.answer(policy.decide(game, game.decision))
    assert 0 < longest < 45


def over_stagecoach(game: Calibre) -> bool:
    """Whether there is a shoot-out over the smallest loot, with which nobody wins the game."""
    for frame in game.stack:
        if isinstance(frame, Shootout):
            value = game.book.value_of[frame.card]
            return value == 50_000 and all(game.team_money(team) + value < TARGET for team in range(2))
    return False


@pytest.mark.long
def test_sharp_answers_the_same_again() -> None:
    game = dealt(CALIBRE45, 4, {}, "again")
    seen = CALIBRE45.view(game, game.decision.player)
    answers = {Sharp("x", "calibre45", 40).decide(seen, game.decision.options) for _time in range(2)}
    assert len(answers) == 1


def fitted() -> dict[str, Any]:
    text = files("saloon.thinking.calibre45").joinpath("evaluation.json").read_text("utf-8")
    return dict(json.loads(text))


def test_the_evaluation_was_fitted_to_these_rules() -> None:
    """Whoever raises the version of the rules fits it again: the file names the command."""
    assert fitted()["rules"] == CALIBRE45.version
    assert fitted()["features"] == list(FEATURES)
    assert len(WEIGHTS) == len(FEATURES)


def test_a_richer_team_is_likelier_to_win() -> None:
    game = dealt(CALIBRE45, 4, {}, "richer")
    me, rival = PlayerId(0), PlayerId(1)
    before = evaluate(game, me)
    rich = next(card for card in game.spread if game.book.value_of[card] == 500_000)
    game.spread.remove(rich)
    game.players[me].loot.append(rich)
    assert evaluate(game, me) > before + 0.1
    assert evaluate(game, me) + evaluate(game, rival) == pytest.approx(1)
    ends(CALIBRE45, game, CalibrePolicy(Lot("lot")))
    assert [player for player in range(4) if evaluate(game, PlayerId(player)) == 1.0] == game.winners
