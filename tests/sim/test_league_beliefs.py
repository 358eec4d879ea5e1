"""What beliefs are worth: the probability given to the truth, turn by turn, by those who look on."""

import json
import math
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from saloon.cli import app
from saloon.games.bang.mode import mode_named
from saloon.games.bang.view import BangView
from saloon.games.registry import game_type
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import state_hash
from saloon.sim.arguments import read_plan
from saloon.sim.bang.believers import BangGuesswork, Posterior, Suspecting
from saloon.sim.guesswork import Believer, Odds, scaled
from saloon.sim.league.scores import LEAST, calibration, moment
from saloon.sim.league.watch import MARKS, Guess, Look, Thought, Watch, Watched, nearest, watch_game
from saloon.sim.table import Table, play_game
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.hearing import roles_known


def beliefs(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["league", "beliefs", *map(str, arguments)], env={"COLUMNS": "140"})


def figures(*arguments: object) -> dict[str, Any]:
    result = beliefs(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


class Ignorant(Believer[BangView]):
    """Counts the deals that are possible, and hears nothing."""

    def odds(self, view: BangView) -> Odds:
        known = roles_known(view)
        return scaled(
            {tuple(deal): 1.0 for deal in Beliefs(mode_named(view.mode), view.players, known).deals}
        )


class Cheat(Believer[BangView]):
    """Counts too, but puts half of his money on the truth, of which he was told."""

    truth: tuple[int, ...] = ()

    def odds(self, view: BangView) -> Odds:
        odds = Ignorant().odds(view)
        return {world: chance / 2 + (world == Cheat.truth) / 2 for world, chance in odds.items()}


# Who looks on


def test_whoever_knows_nothing_scores_what_the_number_of_deals_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five players, nobody dead yet: an Outlaw sees 6 deals of the other three cards, a Deputy or Renegade 3,
    the Sheriff 12."""
    seen: list[tuple[int, int]] = []

    class Counting(Ignorant):
        def odds(self, view: BangView) -> Odds:
            odds = super().odds(view)
            seen.append((roles_known(view).count(NONE), len(odds)))
            return odds

    monkeypatch.setattr(BangGuesswork, "believers", lambda _self: {"ignorant": Counting()})
    watched = [watch_game(Watch(read_plan("bang", 5, "random", "1", "", "", [], ""), i)) for i in range(6)]
    assert {deals for hidden, deals in seen if hidden == 4} == {12}, "the Sheriff"
    assert {deals for hidden, deals in seen if hidden == 3} <= {6, 3}, "an own role, or one that lies open"
    looks = [look for game in watched for look in game.looks if look is not None]
    assert looks
    possible = {1 / deals for _hidden, deals in seen}
    for look in looks:
        assert look.thoughts["ignorant"].truth in possible


@pytest.mark.parametrize("bot", ["greenhorn", "random"])
def test_onlookers_change_nothing(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game to the last card, also behind a bot that neither looks nor listens."""
    ends: list[str] = []
    monkeypatch.setattr(Table, "check_end", lambda table: ends.append(state_hash(table.game)))
    plan = read_plan("bang", 5, bot, "1", "", "", [], "")
    decisions = play_game(plan, 0).row.decisions
    looks = [look for look in watch_game(Watch(plan, 0)).looks if look is not None]
    alone, watched = ends
    assert alone == watched
    assert looks
    assert all(0 < look.step < decisions for look in looks)


def test_a_better_believer_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who gives the truth half of his money, and one who gives every deal the same."""
    told = BangGuesswork.truth

    def whispered(self: BangGuesswork, game: Any) -> tuple[int, ...]:
        Cheat.truth = told(self, game)
        return Cheat.truth

    monkeypatch.setattr(BangGuesswork, "truth", whispered)
    monkeypatch.setattr(
        BangGuesswork,
        "believers",
        lambda _self: {"cheat": Cheat(), "ignorant as well": Ignorant(), "ignorant": Ignorant()},
    )
    (way,) = figures("--players", 5, "--bots", "random", "--games", 8)["ways"]
    assert way["moments"][0]["ratios"][0]["low"] > 1
    for found in way["moments"]:
        cheat, same = found["ratios"]
        assert cheat["believer"] == "cheat"
        assert cheat["to"] == "ignorant"
        assert cheat["times"] > 1
        assert (same["times"], same["low"], same["high"]) == (1, 1, 1)


# The figures


def look(step: int, **truth: float) -> Look:
    return Look(step, {name: Thought(chance, (Guess(chance, True),)) for name, chance in truth.items()})


def test_means_and_ratios_are_those_of_paired_log_scores() -> None:
    found = moment(0.5, [look(1, mine=0.8, other=0.4), look(1, mine=0.2, other=0.1)])
    mine, other = found.scores
    assert (mine.mean, other.mean) == pytest.approx((0.5, 0.25))
    assert (mine.geometric, other.geometric) == pytest.approx((0.4, 0.2))
    (ratio,) = found.ratios
    assert (ratio.times, ratio.low, ratio.high) == pytest.approx((2, 2, 2)), "twice in both games"


def test_one_game_says_nothing_certain() -> None:
    (ratio,) = moment(0.5, [look(1, mine=0.8, other=0.4)]).ratios
    assert (ratio.low, ratio.high) == (0, math.inf)


def test_a_truth_that_was_held_for_impossible_costs_much_but_not_everything() -> None:
    assert moment(0.5, [look(1, mine=0.0)]).scores[0].geometric == pytest.approx(LEAST)


def test_calibration_compares_what_was_given_with_what_was_so() -> None:
    guesses = (Guess(0.31, True), Guess(0.39, False), Guess(1.0, True))
    game = Watched(Watch(read_plan("bang", 4, "", "1", "", "", [], ""), 0), (), None)
    seen = game._replace(looks=(None, Look(1, {"mine": Thought(0.5, guesses)}), None))
    low, high = calibration([seen])["mine"]
    assert (low.low, low.guesses, low.predicted, low.right) == pytest.approx((0.3, 2, 0.35, 0.5))
    assert (high.high, high.guesses, high.predicted, high.right) == (1.0, 1, 1.0, 1.0)


def test_a_look_counts_only_near_its_mark() -> None:
    looks = [look(10), look(45), look(58)]
    assert [nearest(looks, mark, 100) for mark in MARKS] == [None, looks[1], None]
    assert nearest([], 0.5, 100) is None


# The believers


@pytest.mark.parametrize(("players", "rules"), [(4, []), (8, []), (6, ["six_players=hidden"])])
def test_believers_agree_before_anything_has_happened(players: int, rules: list[str]) -> None:
    """By the numbers of the cards alone; in the hidden six by the seats too."""
    plan = read_plan("bang", players, "", "1", "", "", rules, "")
    kind = game_type("bang")
    game = kind.deal(plan.setup(0))
    for seat in range(players):
        view: Any = kind.view(game, PlayerId(seat))
        mine = {world: chance for world, chance in Posterior().odds(view).items() if chance}
        assert sum(mine.values()) == pytest.approx(1)
        assert mine == pytest.approx(Suspecting().odds(view))
        assert BangGuesswork().truth(game) in mine


# The command


def test_one_and_two_processes_find_the_same() -> None:
    one, two = (beliefs("--players", "4,5", "--games", 3, "--json", "--jobs", jobs).stdout for jobs in (1, 2))
    assert one == two
    assert [way["players"] for way in json.loads(one)["ways"]] == [4, 5]


def test_the_same_seed_finds_the_same_and_another_one_something_else() -> None:
    first, again, other = (figures("--players", 5, "--games", 2, "--seed", seed) for seed in "114")
    assert first == again
    assert first["ways"] != other["ways"]


@pytest.mark.parametrize(
    ("language", "open_", "title"),
    [("en", "nothing to guess", "come true"), ("ru", "угадывать нечего", "Сбываются")],
)
def test_tables_without_hidden_roles_say_so(language: str, open_: str, title: str) -> None:
    result = beliefs("--players", "3,4", "--games", 2, "--language", language)
    assert result.exit_code == 0, result.output
    assert open_ in result.stdout
    assert title in result.stdout
    assert beliefs("--players", "2", "--language", language).stdout.count(open_) == 1
    for game in ("calibre45", "duel"):
        refused = beliefs("--game", game, "--language", language)
        assert refused.exit_code == 2
        assert open_ in refused.output


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--games", 0), "at least 1"),
        (("--jobs", 0), "at least 1"),
        (("--bots", "nobody"), "no bot 'nobody'"),
        (("--bots", "nowhere.py:Nobody"), "is no bot"),
        (("--players", 9), "2, 3, 4"),
        (("--game", "chess"), "no game 'chess'"),
    ],
)
def test_what_does_not_exist_is_refused(wrong: tuple[object, ...], said: str) -> None:
    result = beliefs(*wrong, "--language", "en")
    assert result.exit_code == 2, result.output
    assert said in result.output


def test_a_game_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def gone(_believer: object, _view: object) -> Odds:
        raise LookupError("asleep")

    monkeypatch.setattr(Posterior, "odds", gone)
    monkeypatch.chdir(tmp_path)
    result = beliefs("--players", 5, "--games", 2, "--language", "en", "--bots", "random")
    assert result.exit_code == 1
    assert "asleep" in result.output
    assert "2 games did not end" in result.output


def test_without_a_number_of_players_every_way_to_play_is_looked_at() -> None:
    ways = figures("--games", 1)["ways"]
    assert [(way["players"], way["hidden"]) for way in ways] == [
        (2, False),
        (3, False),
        (4, True),
        (5, True),
        (6, True),
        (6, True),
        (7, True),
        (8, True),
    ]
    assert {"six_players": "hidden"} in [way["rules"] for way in ways]
