"""Ambush: everybody is next to everybody."""

from tests.scenes.bang.base.names import BANG, MUSTANG, PANIC, PAUL_REGRET, ROSE_DOOLAN, SCHOFIELD, SCOPE
from tests.scenes.bang.fistful_of_cards.names import AMBUSH, SETS, THE_JUDGE
from tests.scenes.language import ANY, Table


def test_any_two_are_at_distance_one(table: Table) -> None:
    table.event(AMBUSH)
    sheriff = table.seat(hand=[BANG, PANIC])
    table.seat()
    opposite = table.seat(hand=[ANY])
    table.seat()
    assert sheriff.distance_to(opposite) == 1
    assert sheriff.can_play(BANG, at=opposite)
    assert sheriff.can_play(PANIC, at=opposite, taking="hand")


def test_cards_in_play_still_change_it(table: Table) -> None:
    table.event(AMBUSH)
    sheriff = table.seat(hand=[BANG], in_play=[SCHOFIELD])
    table.seat()
    rider = table.seat(in_play=[MUSTANG])
    watcher = table.seat(in_play=[SCOPE])
    assert sheriff.distance_to(rider) == 2
    assert sheriff.way_to(rider) == [("ambush", 1), ("mustang", 1)]
    assert watcher.distance_to(rider) == 1
    assert sheriff.can_play(BANG, at=rider)


def test_abilities_change_it_too_by_the_compendium(table: Table) -> None:
    table.event(AMBUSH)
    sheriff = table.seat()
    rose = table.seat(ROSE_DOOLAN)
    paul = table.seat(PAUL_REGRET)
    table.seat()
    assert sheriff.distance_to(paul) == 2
    assert rose.distance_to(paul) == 1


def test_abilities_do_not_change_it_by_the_publishers_text(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    table.event(AMBUSH)
    sheriff = table.seat()
    rose = table.seat(ROSE_DOOLAN)
    paul = table.seat(PAUL_REGRET)
    rider = table.seat(in_play=[MUSTANG])
    assert sheriff.distance_to(paul) == 1
    assert sheriff.way_to(paul) == [("ambush", 1)]
    assert rose.distance_to(rider) == 2


def test_when_it_is_covered_the_old_distances_count_again(table: Table) -> None:
    seats = [table.seat(max_life=9) for _seat in range(4)]
    sheriff, _left, opposite, _right = seats
    table.event(AMBUSH, coming=[THE_JUDGE])
    sheriff.has_the_turn()
    assert sheriff.distance_to(opposite) == 1
    for seat in seats:
        seat.ends_turn()
    assert sheriff.distance_to(opposite) == 2


def test_the_way_begins_with_the_ambush_instead_of_steps(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    opposite = table.seat(in_play=[MUSTANG])
    table.seat()
    table.event(AMBUSH)
    assert sheriff.way_to(opposite) == [("ambush", 1), ("mustang", 1)]


def test_the_way_goes_round_the_shorter_side(table: Table) -> None:
    sheriff, *others = [table.seat() for _seat in range(6)]
    ways = [sheriff.way_to(other) for other in others]
    assert ways == [[("", steps)] for steps in (1, 2, 3, 2, 1)]
