"""Runs of games: the same whatever the number of processes, and none is lost when one breaks."""

import pytest

from saloon.bots.bot import AnyBot, Bot
from saloon.bots.registry import BOTS, BotType, quick_bots
from saloon.games.registry import GAMES
from saloon.kernel.decisions import Option
from saloon.kernel.records import give, record_from_bytes, state_hash
from saloon.kernel.views import View
from saloon.sim import table
from saloon.sim.compare import Contest, compare
from saloon.sim.executors import InProcesses, InThisProcess, executor_for, spans
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.rows import Facts, Row
from saloon.sim.table import Played, play_game
from saloon.sim.tally import Tally
from saloon.sim.tournament import run


def plan(bots: str = "random", players: int = 4, preset: str = "rulebooks", seed: str = "test") -> Plan:
    return Plan("bang", players, ("base",), preset, (), seed, Lineup((bots,) * players, ()))


def rows_of(made: Plan, games: int, jobs: int) -> list[Row]:
    rows: list[Row] = []
    run(made, games, executor_for(jobs), lambda played: rows.append(played.row))
    return rows


def test_the_same_result_for_one_and_two_processes() -> None:
    made = plan("greenhorn", 5)
    rows = rows_of(made, 12, 1)
    assert rows == rows_of(made, 12, 2)
    assert [row.number for row in rows] == list(range(12))
    assert rows != rows_of(made._replace(seed="other"), 12, 1)


def test_a_game_depends_on_seed_and_number_alone() -> None:
    assert play_game(plan(), 7).row == rows_of(plan(), 10, 1)[7]


def test_spans_cover_every_game_once() -> None:
    for games, jobs in ((1, 1), (7, 2), (1000, 3), (16, 2)):
        covered = [number for first, last in spans(games, jobs) for number in range(first, last)]
        assert covered == list(range(games))


def test_executors() -> None:
    assert isinstance(executor_for(1), InThisProcess)
    assert isinstance(executor_for(2), InProcesses)


@pytest.mark.long
@pytest.mark.parametrize("preset", GAMES["bang"].presets())
@pytest.mark.parametrize("players", GAMES["bang"].player_counts())
@pytest.mark.parametrize("bots", quick_bots("bang"))
def test_every_game_ends(bots: str, players: int, preset: str) -> None:
    """With all promises of the engine checked on every third game."""
    troubles: list[str] = []

    def listen(played: Played) -> None:
        if played.trouble is not None:
            troubles.append(played.trouble.what)

    tally = run(plan(bots, players, preset)._replace(check=3), 6, InThisProcess(), listen)
    assert not troubles
    assert tally.finished == 6
    assert tally.stalled == 0


def test_the_tally_counts_games_and_wins() -> None:
    tally = Tally(study_of("bang"))
    roles = ("outlaw", "sheriff", "outlaw", "renegade")
    characters = (("a", "b", "c", "d"),)
    bots = ("random",) * 4
    tally.add(Row(0, "s/0", True, 100, (0, 2), roles, bots, Facts((20,), characters)))
    tally.add(Row(1, "s/1", True, 50, (1,), roles, bots, Facts((10,), characters)))
    tally.add(Row(2, "s/2", False, 9000, (), (), bots, Facts()))
    assert (tally.games, tally.finished, tally.stalled) == (3, 2, 1)
    assert tally.decisions_per_game == 75
    assert {role: rate[:2] for role, rate in tally.rates("side").items()} == {
        "outlaw": (1, 2),
        "renegade": (0, 2),
        "sheriff": (1, 2),
    }
    assert tally.rates("character")["a"][:2] == (1, 2)
    assert tally.rates("seat")["0"][:2] == (1, 2)
    assert tally.rates("order_of_play")["1"][:2] == (1, 2), "the Sheriff plays first, whatever his seat"
    assert tally.rates("order_of_play")["4"][:2] == (1, 2), "seat 0 plays last, right of the Sheriff"
    assert tally.percentiles(tally.numbers["turns"]) == {"5": 10, "25": 10, "50": 10, "75": 20, "95": 20}


class Sleeper(Bot[View]):
    """Falls off his chair at the thirtieth decision of his life."""

    needs_view = False

    def __init__(self, seed: str) -> None:
        self._asked = 0

    def decide(self, view: View | None, options: list[Option]) -> int:
        self._asked += 1
        if self._asked == 30:
            raise RuntimeError("fell off the chair")
        return 0


@pytest.fixture
def sleeper(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(BOTS, "sleeper", BotType(lambda seed, _game: Sleeper(seed)))
    return "sleeper"


def test_a_game_that_breaks_is_reported_with_a_record_that_replays_up_to_there(sleeper: str) -> None:
    made = plan(sleeper)
    tally = run(made, 2, InThisProcess())
    assert (tally.games, tally.stalled) == (2, 2)
    trouble = play_game(made, 0).trouble
    assert trouble is not None
    assert "fell off the chair" in trouble.what
    assert trouble.seed == "test/0"
    record = record_from_bytes(trouble.record)
    assert record.setup == trouble.setup == made.setup(0)
    game = GAMES["bang"].deal(record.setup)
    for answer in record.answers:
        give(game, answer)
    assert len(record.answers) == game.step > 100
    assert state_hash(game) == record.state_hash


def test_a_game_that_does_not_end_is_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "STEP_LIMIT", 25)
    played = play_game(plan(), 0)
    assert not played.row.finished
    assert played.row.decisions == 25
    assert played.trouble is not None
    assert "no end after 25 answers" in played.trouble.what
    assert len(record_from_bytes(played.trouble.record).answers) == 25


def test_a_deal_that_breaks_does_not_stop_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: object) -> AnyBot:
        raise RuntimeError("no chair")

    monkeypatch.setattr(table, "new_bot", broken)
    tally = run(plan(), 3, InThisProcess())
    assert tally.stalled == 3
    trouble = play_game(plan(), 1).trouble
    assert trouble is not None
    assert "no chair" in trouble.what
    assert record_from_bytes(trouble.record).answers == []


def test_a_saved_game_reproduces() -> None:
    played = play_game(plan("greenhorn", 7)._replace(save=True), 3)
    record = record_from_bytes(played.record)
    game = GAMES["bang"].deal(record.setup)
    for answer in record.answers:
        give(game, answer)
    assert game.over
    assert state_hash(game) == record.state_hash


def test_greenhorns_beat_randoms_in_the_same_seats() -> None:
    """As outlaws, as the law and as the renegade, against randoms: few deals are enough to see it."""
    for side in ("outlaw", "law", "renegade"):
        result = compare(plan("random", 5), Contest(side, "greenhorn", "random"), 40, InThisProcess())
        assert result.difference.low > 0, f"as {side}: {result}"
        assert result.difference.pairs == 40


def test_a_bot_is_not_better_than_itself() -> None:
    result = compare(plan("random", 4), Contest("outlaw", "random", "random"), 10, InThisProcess())
    assert result.difference.mean == 0.0
    assert result.first == result.second
    assert not result.difference.excludes_equality


def test_a_deal_counts_only_if_both_games_end(sleeper: str) -> None:
    result = compare(plan("random", 4), Contest("law", "random", sleeper), 5, InThisProcess())
    assert result.stalled + result.difference.pairs == 5
    assert result.stalled > 0
