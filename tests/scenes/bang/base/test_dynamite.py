"""Dynamite: from the next turn of its holder on it explodes on spades 2 to 9, or moves to the left."""

import pytest

from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BARREL, DYNAMITE, JAIL
from tests.scenes.language import ANY, Table


def test_dynamite_is_laid_in_front_of_its_player_and_nothing_happens_yet(table: Table) -> None:
    sheriff = table.seat(hand=[DYNAMITE])
    outlaw = table.seat()
    table.next_cards("5♠")
    sheriff.plays(DYNAMITE)
    assert sheriff.in_play == [DYNAMITE]
    assert sheriff.life == 5
    sheriff.ends_turn()
    assert outlaw.decides(PLAY_PHASE)
    assert (sheriff.life, outlaw.life) == (5, 4)


def test_it_is_checked_at_the_start_of_the_next_turn_of_its_player(table: Table) -> None:
    sheriff = table.seat(hand=[DYNAMITE])
    outlaw = table.seat()
    table.next_cards("2♣", "3♣", "5♠")
    sheriff.plays(DYNAMITE)
    sheriff.ends_turn()
    outlaw.ends_turn()
    assert sheriff.life == 2
    assert sheriff.in_play == []
    assert sheriff.decides(PLAY_PHASE)


@pytest.mark.parametrize("face", ["2♠", "3♠", "4♠", "5♠", "6♠", "7♠", "8♠", "9♠"])
def test_spades_from_two_to_nine_blow_it_up_for_three_life_points(table: Table, face: str) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    left = table.seat()
    holder.begins_turn()
    table.next_cards(face)
    assert holder.life == 2
    assert holder.in_play == []
    assert left.in_play == []
    assert table.discard == [DYNAMITE, face]
    assert holder.decides(PLAY_PHASE)


@pytest.mark.parametrize("face", ["10♠", "J♠", "Q♠", "K♠", "A♠", "5♣", "5♦", "5♥", "2♥", "9♣"])
def test_anything_else_passes_it_to_the_left_neighbour(table: Table, face: str) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    left = table.seat()
    table.seat()
    holder.begins_turn()
    table.next_cards(face)
    assert holder.life == 5
    assert holder.in_play == []
    assert left.in_play == [DYNAMITE]
    assert table.discard == [face]


def test_the_neighbour_makes_the_same_check_at_the_start_of_his_turn(table: Table) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    left = table.seat()
    table.seat()
    holder.begins_turn()
    table.next_cards("5♥", "2♣", "3♣", "5♠")
    holder.ends_turn()
    assert left.life == 1
    assert holder.life == 5


def test_it_passes_on_until_it_explodes(table: Table) -> None:
    seats = [table.seat(in_play=[DYNAMITE]), table.seat(), table.seat()]
    seats[0].begins_turn()
    table.next_cards("5♥", "2♣", "3♣", "5♥", "2♣", "3♣", "5♥", "2♣", "3♣", "5♠")
    for seat in seats:
        seat.ends_turn()
    assert [seat.life for seat in seats] == [2, 4, 4]


def test_it_skips_the_eliminated_on_its_way(table: Table) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    dead = table.seat(alive=False, life=0)
    next_living = table.seat()
    table.seat()
    holder.begins_turn()
    table.next_cards("5♥")
    assert dead.in_play == []
    assert next_living.in_play == [DYNAMITE]


def test_it_is_checked_before_drawing(table: Table) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    table.seat()
    holder.begins_turn()
    table.next_cards("5♥", "6♦", "7♦")
    assert holder.hand == ["6♦", "7♦"]


def test_dynamite_is_checked_before_jail(table: Table) -> None:
    holder = table.seat(role=OUTLAW, in_play=[JAIL, DYNAMITE])
    sheriff = table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    holder.begins_turn()
    table.next_cards("4♥", "5♠")
    assert [event.definition for event in table.events("checked")] == ["dynamite", "jail", "dynamite"]
    assert holder.life == 4
    assert holder.in_play == []
    assert sheriff.decides(PLAY_PHASE)


def test_who_survives_the_explosion_still_checks_his_jail(table: Table) -> None:
    holder = table.seat(role=OUTLAW, in_play=[JAIL, DYNAMITE])
    table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    holder.begins_turn()
    table.next_cards("5♠", "4♥")
    assert holder.life == 1
    assert holder.in_play == []
    assert holder.decides(PLAY_PHASE)


def test_who_dies_by_dynamite_has_no_turn(table: Table) -> None:
    holder = table.seat(role=OUTLAW, life=3, in_play=[DYNAMITE])
    sheriff = table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    holder.begins_turn()
    table.next_cards("5♠", "6♦", "7♦")
    assert not holder.alive
    assert sheriff.decides(PLAY_PHASE)
    assert sheriff.hand == ["6♦", "7♦"]


def test_nobody_is_rewarded_for_an_outlaw_killed_by_dynamite(table: Table) -> None:
    sheriff = table.seat(hand=[DYNAMITE])
    outlaw = table.seat(life=3)
    table.seat()
    table.seat()
    table.next_cards("2♣", "3♣", "2♣", "3♣", "2♣", "3♣", "5♥", "2♣", "3♣", "5♠")
    sheriff.plays(DYNAMITE)
    sheriff.ends_turn()
    for seat in table.seats[1:]:
        seat.ends_turn()
    assert len(sheriff.hand) == 2
    sheriff.ends_turn()
    outlaw.passes()
    assert not outlaw.alive
    assert len(sheriff.hand) == 2


def test_the_sheriff_is_not_punished_for_a_deputy_killed_by_his_dynamite(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, life=3, in_play=[DYNAMITE])
    sheriff = table.seat(role=SHERIFF, hand=[ANY], in_play=[BARREL])
    table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    deputy.begins_turn()
    table.next_cards("5♠")
    assert not deputy.alive
    assert sheriff.in_play == [BARREL]
    assert len(sheriff.hand) == 3


def test_dynamite_passes_over_a_player_who_already_has_one(table: Table) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    left = table.seat(in_play=[DYNAMITE])
    third = table.seat()
    holder.begins_turn()
    table.next_cards("5♥")
    assert left.in_play == [DYNAMITE]
    assert third.in_play == [DYNAMITE]


def test_a_second_dynamite_cannot_be_laid(table: Table) -> None:
    sheriff = table.seat(hand=[DYNAMITE], in_play=[DYNAMITE])
    table.seat()
    sheriff.cannot_play(DYNAMITE, because="already_in_play")
