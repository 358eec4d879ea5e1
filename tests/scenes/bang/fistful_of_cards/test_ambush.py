"""Ambush: everybody is next to everybody."""

from tests.scenes.bang.base.names import BANG, MUSTANG, PANIC, PAUL_REGRET, ROSE_DOOLAN, SCHOFIELD, SCOPE
from tests.scenes.bang.fistful_of_cards.names import AMBUSH, SETS
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
