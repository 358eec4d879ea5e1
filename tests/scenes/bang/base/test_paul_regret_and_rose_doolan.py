"""Paul Regret is always one step farther away, Rose Doolan sees everybody one step nearer."""

from tests.scenes.bang.base.names import BANG, MUSTANG, PAUL_REGRET, ROSE_DOOLAN, SCOPE
from tests.scenes.language import Table


def test_paul_is_one_step_farther_for_everybody(table: Table) -> None:
    paul = table.seat(PAUL_REGRET)
    others = [table.seat() for _seat in range(5)]
    assert [other.distance_to(paul) for other in others] == [2, 3, 4, 3, 2]
    assert [paul.distance_to(other) for other in others] == [1, 2, 3, 2, 1]


def test_a_mustang_adds_up_with_his_own(table: Table) -> None:
    paul = table.seat(PAUL_REGRET, in_play=[MUSTANG])
    neighbour = table.seat()
    table.seat()
    assert neighbour.distance_to(paul) == 3


def test_his_neighbour_cannot_shoot_him_with_a_colt(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    paul = table.seat(PAUL_REGRET)
    table.seat()
    sheriff.cannot_play(BANG, at=paul, because="out_of_reach", distance=2, reach=1)


def test_rose_sees_everybody_one_step_nearer(table: Table) -> None:
    rose = table.seat(ROSE_DOOLAN)
    others = [table.seat() for _seat in range(5)]
    assert [rose.distance_to(other) for other in others] == [1, 1, 2, 1, 1]
    assert [other.distance_to(rose) for other in others] == [1, 2, 3, 2, 1]


def test_a_scope_adds_up_with_her_own(table: Table) -> None:
    rose = table.seat(ROSE_DOOLAN, in_play=[SCOPE])
    others = [table.seat() for _seat in range(5)]
    assert [rose.distance_to(other) for other in others] == [1, 1, 1, 1, 1]


def test_rose_shoots_over_one_seat_with_a_colt(table: Table) -> None:
    rose = table.seat(ROSE_DOOLAN, hand=[BANG])
    table.seat()
    opposite = table.seat()
    table.seat()
    rose.plays(BANG, at=opposite)
    assert opposite.life == 3


def test_for_rose_paul_is_where_he_sits(table: Table) -> None:
    rose = table.seat(ROSE_DOOLAN)
    table.seat()
    paul = table.seat(PAUL_REGRET)
    table.seat()
    assert rose.distance_to(paul) == 2
