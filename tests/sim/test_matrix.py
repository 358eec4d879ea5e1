"""The matrix: every kind of table, by one bot or mixed, in JSON, as a table, as a picture."""

import json
from pathlib import Path

import pytest

from saloon.games.calibre45.teams import SHAPES
from saloon.games.registry import GAMES
from saloon.sim.lineup import NOBODY
from saloon.sim.matrix import lines, play_cell
from saloon.sim.plan import Cell
from saloon.sim.registry import study_of
from saloon.sim.study import SIDE
from saloon.sim.tally import Tally
from tests.sim.test_sim_command import sim

CALIBRE = study_of("calibre45")


def cells(games: int) -> list[Cell]:
    return CALIBRE.cells(["base"], games, 1, "matrix")


def test_calibre_45_is_played_with_every_way_to_make_up_teams() -> None:
    found = cells(1)
    assert [cell.name for cell in found] == list(SHAPES)
    for cell in found:
        setup = cell.plan.setup(0)
        kind = GAMES["calibre45"]
        sides = kind.sides(kind.deal(setup))
        assert sorted(map(sides.count, set(sides)), reverse=True) == [int(n) for n in cell.name.split("+")]


def test_without_a_bot_of_ones_own_the_bots_are_mixed() -> None:
    cell = cells(4)[0]
    assert cell.plan.lineup == NOBODY
    assert cell.with_bot("bandit").plan.lineup.by_seat == ("bandit", "bandit")
    mixed, alone = play_cell(cell).tally, play_cell(cell.with_bot("bandit")).tally
    assert mixed.finished == alone.finished == 4
    assert mixed.decisions != alone.decisions


def test_cells_of_one_name_are_one_line() -> None:
    one, other = (play_cell(cell) for cell in cells(2)[:2])
    renamed = other._replace(cell=other.cell._replace(name=one.cell.name))
    (line,) = lines([one, renamed])
    assert line.tally.finished == 4
    assert line.tally.decisions == one.tally.decisions + other.tally.decisions
    assert sum(rate.wins for rate in line.tally.rates(SIDE).values()) == 4
    assert (
        line.tally.numbers["robberies"] == one.tally.numbers["robberies"] + other.tally.numbers["robberies"]
    )


def test_a_tally_of_nothing_absorbs_another() -> None:
    played = play_cell(cells(2)[0]).tally
    empty = Tally(played.study)
    empty.absorb(played)
    assert empty.rates("size") == played.rates("size")
    assert empty.cpu_s == played.cpu_s


def test_the_command_shows_tells_and_draws_it(tmp_path: Path) -> None:
    picture = tmp_path / "matrix.png"
    options = ["--game", "calibre45", "--matrix", "--games", "1", "--bots", "random", "--language", "en"]
    options += ["--check", "0"]  # what is promised is the matter of other tests
    shown = sim(*options, "--plot", str(picture))
    assert shown.exit_code == 0, shown.output
    assert all(shape in shown.stdout for shape in SHAPES)
    assert "robberies" in shown.stdout
    assert "wins" in shown.stdout
    assert "16 games, 0 did not end as they should" in shown.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")
    body = json.loads(sim(*options, "--json").stdout)
    assert (body["games"], body["finished"], body["stalled"]) == (16, 16, 0)
    cell = body["cells"][-1]
    assert (cell["name"], cell["players"], cell["bots"]) == ("3+3+3", 9, "random")
    assert set(cell["wins"]) == {"team_1", "team_2", "team_3"}
    assert set(cell["length"]) == {"robberies", "turns", "loot", "decisions"}


@pytest.mark.long
def test_who_wins_mixed_games_is_not_shown() -> None:
    shown = sim("--game", "calibre45", "--matrix", "--games", "1", "--check", "0", "--language", "en")
    assert shown.exit_code == 0, shown.output
    assert "wins" not in shown.stdout


@pytest.mark.parametrize("bots", ["random,random", "team_1=random", "cook"])
def test_the_matrix_takes_one_bot_for_all_seats(bots: str) -> None:
    refused = sim("--game", "calibre45", "--matrix", "--bots", bots, "--language", "en")
    assert refused.exit_code == 2
    assert "bots: random, bandit" in refused.stderr
    assert not refused.stdout
