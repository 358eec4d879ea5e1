"""What a game is worth: the table of the compendium, line by line, and its examples."""

import pytest

from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.scoring import earnings
from saloon.games.bang.series import LAW_SHERIFF
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.views import SPECTATOR
from tests.scenes.bang.base.names import BANG, GATLING
from tests.scenes.language import Seat, Table


@pytest.fixture
def table() -> Table:
    return Table()


def money(table: Table) -> dict[Seat, int]:
    """Who gets how much."""
    found: dict[Seat, int] = {}
    for earning in earnings(table.game):
        seat = table.seats[earning.player]
        found[seat] = found.get(seat, 0) + earning.amount()
    return found


def test_example_1_the_law_wins_at_five(table: Table) -> None:
    """The Renegade did not die last: he gets nothing."""
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY)
    table.seat(role=OUTLAW, alive=False)
    table.seat(role=RENEGADE, alive=False)
    sheriff.plays(BANG, at=outlaw)
    assert money(table) == {sheriff: 3000, deputy: 2000}


def test_example_2_the_outlaws_win_at_seven(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    second = table.seat(role=OUTLAW)
    dead = table.seat(role=OUTLAW, alive=False)
    renegade = table.seat(role=RENEGADE)
    table.seat(role=DEPUTY)
    table.seat(role=DEPUTY, alive=False)
    outlaw.plays(BANG, at=sheriff)
    assert money(table) == {outlaw: 3000, second: 3000, dead: 2400, renegade: 2100}


def test_a_dead_deputy_of_a_law_that_won_gets_less(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY, alive=False)
    sheriff.plays(BANG, at=outlaw)
    assert money(table) == {sheriff: 1500, deputy: 700}


def test_a_renegade_who_dies_last_gets_something(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1)
    for role in (OUTLAW, OUTLAW):
        table.seat(role=role, alive=False)
    sheriff.plays(BANG, at=renegade)
    assert money(table) == {sheriff: 3000, renegade: 1600}


def test_a_renegade_who_wins_takes_nearly_everything(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    for role in (OUTLAW, OUTLAW, DEPUTY):
        table.seat(role=role, alive=False)
    renegade.plays(BANG, at=sheriff)
    assert money(table) == {renegade: 7500, sheriff: 500}


def test_of_two_renegades_only_the_winner_is_paid(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=RENEGADE, alive=False)
    for role in (OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY):
        table.seat(role=role, alive=False)
    renegade.plays(BANG, at=sheriff)
    assert money(table) == {renegade: 12000, sheriff: 800}


def test_a_dead_renegade_gets_nothing_from_the_outlaws(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=RENEGADE, alive=False)
    outlaw.plays(BANG, at=sheriff)
    assert money(table) == {outlaw: 1000}


def test_a_deputy_who_killed_his_sheriff_is_fined(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    first = table.seat(role=OUTLAW)
    second = table.seat(role=OUTLAW)
    renegade = table.seat(role=RENEGADE)
    deputy.plays(BANG, at=sheriff)
    assert money(table) == {deputy: -5000, first: 2000, second: 2000, renegade: 1500}


def test_it_does_not_matter_who_killed_whom(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[GATLING])
    sheriff = table.seat(role=SHERIFF)
    table.seat(role=OUTLAW, life=1)
    table.seat(role=OUTLAW, life=1)
    renegade.plays(GATLING)
    assert not table.over
    assert money(table) == {}
    assert sheriff.alive


def test_under_the_wild_west_show_the_last_one_alive_is_paid_like_a_renegade(table: Table) -> None:
    table.plays_with(sets=("base", "wild_west_show"))
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    for role in (OUTLAW, RENEGADE):
        table.seat(role=role, alive=False)
    table.event("wild_west_show")
    outlaw.plays(BANG, at=sheriff)
    assert money(table) == {outlaw: 6000}


def test_every_sum_tells_its_reason(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=OUTLAW, alive=False)
    sheriff.plays(BANG, at=outlaw)
    (entry,) = table.game.ledger
    assert (entry.player, entry.reason, entry.count, entry.each) == (0, LAW_SHERIFF, 2, 1500)
    assert table.game.players[0].money == 3000


def test_everybody_sees_what_the_game_was_worth(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    sheriff.plays(BANG, at=outlaw)
    seen = BANG_GAME.view(table.game, SPECTATOR)
    assert seen.money == [1500, 0]
    assert [entry.amount() for entry in seen.ledger] == [1500]


def beaten_renegade(table: Table, deputy_alive: bool) -> tuple[Seat, Seat]:
    sheriff = table.seat(hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1)
    table.seat(role=OUTLAW, alive=False)
    table.seat(role=OUTLAW, alive=False)
    table.seat(role=DEPUTY, alive=deputy_alive)
    sheriff.plays(BANG, at=renegade)
    return sheriff, renegade


def test_a_renegade_killed_at_the_end_may_have_to_be_alone_with_the_sheriff(table: Table) -> None:
    """As in the first example, where a Deputy lived and the Renegade got nothing."""
    table.plays_with(renegade_at_end="with_sheriff")
    _sheriff, renegade = beaten_renegade(table, deputy_alive=True)
    assert renegade not in money(table)


def test_alone_with_the_sheriff_he_is_paid_by_either_reading(table: Table) -> None:
    table.plays_with(renegade_at_end="with_sheriff")
    _sheriff, renegade = beaten_renegade(table, deputy_alive=False)
    assert money(table)[renegade] == 2000
