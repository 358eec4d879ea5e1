"""Events that act when they are turned up: The Daltons and The Doctor."""

from saloon.games.bang.words import GIVE_UP_CARD
from tests.scenes.bang.base.names import BARREL, DYNAMITE, EL_GRINGO, JAIL, MUSTANG, SCOPE, VOLCANIC
from tests.scenes.bang.high_noon.names import GHOST_TOWN, SETS, THE_DALTONS, THE_DOCTOR
from tests.scenes.language import Table


def test_the_daltons_take_a_blue_card_from_everybody_beginning_with_the_sheriff(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    sheriff = table.seat(in_play=[BARREL, SCOPE])
    one = table.seat(in_play=[MUSTANG])
    other = table.seat(in_play=[JAIL, VOLCANIC])
    table.event("", coming=[THE_DALTONS])
    sheriff.begins_turn()
    sheriff.discards(SCOPE)
    other.discards(JAIL)
    assert sheriff.in_play == [BARREL]
    assert one.in_play == []
    assert other.in_play == [VOLCANIC]


def test_the_daltons_may_have_the_dynamite(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(in_play=[DYNAMITE, BARREL])
    table.seat()
    table.seat()
    table.event("", coming=[THE_DALTONS])
    sheriff.begins_turn()
    assert sheriff.decides(GIVE_UP_CARD)
    sheriff.discards(DYNAMITE)
    assert sheriff.in_play == [BARREL]


def test_by_the_compendium_who_had_nothing_gives_up_a_card_at_the_end_of_his_turn(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(in_play=[SCOPE], hand=[BARREL, MUSTANG])
    one = table.seat(hand=[VOLCANIC])
    table.seat()
    table.event("", coming=[THE_DALTONS])
    sheriff.begins_turn()
    assert sheriff.in_play == []
    sheriff.plays(BARREL)
    sheriff.ends_turn()
    assert sheriff.in_play == [BARREL], "he has given up his Scope already"
    one.plays(VOLCANIC)
    one.ends_turn()
    assert one.in_play == []


def test_by_the_publisher_what_is_laid_later_is_safe(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    sheriff = table.seat(hand=[BARREL])
    table.seat()
    table.seat()
    table.event("", coming=[THE_DALTONS])
    sheriff.begins_turn()
    sheriff.plays(BARREL)
    sheriff.ends_turn()
    assert sheriff.in_play == [BARREL]


def test_the_doctor_heals_those_with_the_fewest_life_points(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    one = table.seat(life=2)
    other = table.seat(life=2)
    third = table.seat(life=3)
    table.event("", coming=[THE_DOCTOR])
    sheriff.begins_turn()
    assert [seat.life for seat in (sheriff, one, other, third)] == [5, 3, 3, 3]


def test_the_doctor_heals_nobody_above_his_starting_number(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    gringo = table.seat(EL_GRINGO)
    one = table.seat()
    table.event("", coming=[THE_DOCTOR])
    sheriff.begins_turn()
    assert (gringo.life, one.life) == (3, 4)


def test_the_doctor_does_not_call_on_the_dead(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    dead = table.seat(alive=False, life=0)
    one = table.seat(life=2)
    table.event("", coming=[THE_DOCTOR])
    sheriff.begins_turn()
    assert (dead.life, one.life) == (0, 3)


def test_by_the_compendium_the_doctor_leaves_at_once(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(GHOST_TOWN, coming=[THE_DOCTOR])
    sheriff.begins_turn()
    assert table.events_in_force == []


def test_by_the_publisher_the_doctor_lies_there_until_the_next_event(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event("", coming=[THE_DOCTOR])
    sheriff.begins_turn()
    assert table.events_in_force == [THE_DOCTOR]
