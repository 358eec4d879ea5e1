"""The game for eight: two Renegades, each for himself alone."""

from collections import Counter

import pytest

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, GATLING, INDIANS
from tests.scenes.language import Seat, Table

DEAD = (OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY)


@pytest.fixture
def table() -> Table:
    return Table()


def dead(table: Table) -> list[Seat]:
    """Outlaws and Deputies who are out."""
    return [table.seat(role=role, alive=False) for role in DEAD]


def test_a_second_renegade_is_dealt() -> None:
    roles = Counter(player.role for player in as_dealt(new_setup(8)).players)
    assert roles == {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}


def test_only_the_sheriff_shows_his_role() -> None:
    game = as_dealt(new_setup(8, "eight"))
    assert [player.revealed for player in game.players] == [player.role == SHERIFF for player in game.players]


def test_if_the_sheriff_dies_before_one_of_two_renegades_the_outlaws_have_won(table: Table) -> None:
    first = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=RENEGADE)
    outlaws = dead(table)[:3]
    first.plays(BANG, at=sheriff)
    assert table.winners == set(outlaws)


def test_a_renegade_who_is_the_only_one_left_has_won_alone(table: Table) -> None:
    first = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=RENEGADE, alive=False)
    dead(table)
    first.plays(BANG, at=sheriff)
    assert table.winners == {first}


def test_sheriff_and_other_renegade_may_die_by_one_card(table: Table) -> None:
    """Victory is judged when the whole card has been resolved: who is left alone then has won."""
    first = table.seat(role=RENEGADE, hand=[GATLING])
    table.seat(role=SHERIFF, life=1)
    table.seat(role=RENEGADE, life=1)
    dead(table)
    first.plays(GATLING)
    assert table.winners == {first}


def test_the_law_has_to_get_rid_of_both(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, INDIANS])
    first = table.seat(role=RENEGADE, life=1)
    table.seat(role=RENEGADE, life=1)
    outlaws_and_deputies = dead(table)
    sheriff.plays(BANG, at=first)
    assert not table.over
    sheriff.plays(INDIANS)
    assert table.winners == {sheriff, *outlaws_and_deputies[3:]}


def test_nobody_is_rewarded_for_a_renegade(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    first = table.seat(role=RENEGADE, life=1)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=first)
    assert sheriff.hand == []
