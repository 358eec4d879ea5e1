"""Darling Valentine, Lady Rose of Texas, Miss Susanna: events of everybody's own turn."""

import pytest

from saloon.games.bang.words import FIRST_CARD, OUTLAW, RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BEER,
    DUEL,
    DYNAMITE,
    JAIL,
    JESSE_JONES,
    MISSED,
    MUSTANG,
    SCOPE,
    STAGECOACH,
    SUZY_LAFAYETTE,
)
from tests.scenes.bang.wild_west_show.names import (
    DARLING_VALENTINE,
    GAG,
    LADY_ROSE_OF_TEXAS,
    LEE_VAN_KLIFF,
    MISS_SUSANNA,
    SETS,
)
from tests.scenes.language import Card, Table


def test_valentine_exchanges_the_hand_and_the_draw_phase_follows(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER])
    table.seat()
    table.seat()
    sheriff.begins_turn()
    table.event(DARLING_VALENTINE)
    table.next_cards("2♣", "3♣", "4♣", "5♣")
    assert sheriff.hand == ["2♣", "3♣", "4♣", "5♣"]
    assert BANG in table.discard
    assert BEER in table.discard


def test_valentine_comes_before_the_checks_of_the_turn(table: Table) -> None:
    table.seat()
    outlaw = table.seat(hand=[BANG], in_play=[JAIL])
    other = table.seat()
    outlaw.begins_turn()
    table.event(DARLING_VALENTINE)
    table.next_cards("2♣", "3♣")
    assert outlaw.hand == ["2♣"]
    assert table.turn is other


def test_valentine_leaves_no_empty_hand_to_be_refilled(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BANG])
    table.seat()
    table.seat()
    suzy.begins_turn()
    table.event(DARLING_VALENTINE)
    assert suzy.decides("play_phase")
    assert len(suzy.hand) == 3


def test_lady_rose_changes_seats_with_the_player_on_the_right_who_sits_out_a_turn(table: Table) -> None:
    sheriff = table.seat()
    left = table.seat()
    opposite = table.seat()
    right = table.seat(in_play=[DYNAMITE])
    table.event(LADY_ROSE_OF_TEXAS)
    table.next_cards("5♠")
    assert not sheriff.can_use(LADY_ROSE_OF_TEXAS, at=left)
    sheriff.uses(LADY_ROSE_OF_TEXAS, at=right)
    assert table.game.ring == [right.number, left.number, opposite.number, sheriff.number]
    sheriff.ends_turn()
    assert table.turn is left
    assert right.in_play == [DYNAMITE]
    assert right.life == 4


def test_only_one_turn_is_sat_out(table: Table) -> None:
    sheriff = table.seat()
    left = table.seat()
    right = table.seat()
    table.event(LADY_ROSE_OF_TEXAS, coming=[GAG])
    sheriff.uses(LADY_ROSE_OF_TEXAS)
    for player in (sheriff, left, sheriff):
        assert table.turn is player
        player.ends_turn()
    assert table.turn is right


def test_whose_seat_is_taken_twice_sits_out_his_next_turn_and_no_more(table: Table) -> None:
    sheriff = table.seat()
    left = table.seat()
    opposite = table.seat()
    right = table.seat()
    table.event(LADY_ROSE_OF_TEXAS, coming=[GAG])
    sheriff.uses(LADY_ROSE_OF_TEXAS, at=right)
    sheriff.ends_turn()
    left.uses(LADY_ROSE_OF_TEXAS, at=right)
    for player in (left, opposite, sheriff, left):
        assert table.turn is player
        player.ends_turn()
    assert table.turn is right


def test_distances_are_those_of_the_new_seats(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    opposite = table.seat()
    table.seat()
    table.event(LADY_ROSE_OF_TEXAS)
    assert sheriff.distance_to(opposite) == 2
    sheriff.uses(LADY_ROSE_OF_TEXAS)
    assert sheriff.distance_to(opposite) == 1


def test_the_dead_are_passed_over(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    right = table.seat()
    table.seat(alive=False)
    table.event(LADY_ROSE_OF_TEXAS)
    assert sheriff.can_use(LADY_ROSE_OF_TEXAS, at=right)
    sheriff.uses(LADY_ROSE_OF_TEXAS)
    assert table.game.ring == [2, 1, 0, 3]


def test_seats_are_changed_in_succession_as_often_as_players_are_alive(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(LADY_ROSE_OF_TEXAS)
    for _again in range(3):
        sheriff.uses(LADY_ROSE_OF_TEXAS)
    assert not sheriff.can_use(LADY_ROSE_OF_TEXAS)


def test_the_succession_goes_over_turns_until_somebody_keeps_his_seat(table: Table) -> None:
    sheriff = table.seat()
    other = table.seat(role=RENEGADE)
    table.event(LADY_ROSE_OF_TEXAS)
    for _turn in range(2):
        sheriff.uses(LADY_ROSE_OF_TEXAS)
        sheriff.ends_turn()
        assert table.turn is sheriff
    assert not sheriff.can_use(LADY_ROSE_OF_TEXAS)
    sheriff.ends_turn()
    assert table.turn is other
    assert other.can_use(LADY_ROSE_OF_TEXAS)


@pytest.mark.parametrize(("cap", "times"), [("once_per_turn", 1), ("none", 9)])
def test_other_limits_of_lady_rose(table: Table, cap: str, times: int) -> None:
    table.plays_with(sets=SETS, lady_rose_cap=cap)
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(LADY_ROSE_OF_TEXAS)
    for _again in range(times):
        sheriff.uses(LADY_ROSE_OF_TEXAS)
    assert sheriff.can_use(LADY_ROSE_OF_TEXAS) == (cap == "none")


@pytest.mark.parametrize(
    ("cards", "life"), [([SCOPE], 4), ([SCOPE, MUSTANG], 4), ([SCOPE, MUSTANG, BEER], 5)]
)
def test_miss_susanna_wants_three_cards(table: Table, cards: list[Card], life: int) -> None:
    sheriff = table.seat(hand=cards)
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA)
    for card in cards:
        sheriff.plays(card)
    sheriff.ends_turn()
    assert sheriff.life == life


def test_cards_played_before_she_came_count(table: Table) -> None:
    sheriff = table.seat(hand=[SCOPE, STAGECOACH, MUSTANG])
    table.seat()
    table.seat()
    table.event(coming=[MISS_SUSANNA])
    for card in (SCOPE, STAGECOACH, MUSTANG):
        sheriff.plays(card)
    sheriff.ends_turn()
    assert sheriff.life == 5


def test_cards_thrown_in_a_duel_do_not_count(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, BANG, SCOPE])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    table.event(MISS_SUSANNA)
    sheriff.plays(SCOPE)
    sheriff.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    sheriff.plays(BANG)
    sheriff.ends_turn()
    assert sheriff.life == 4


def test_she_spares_who_is_in_jail(table: Table) -> None:
    table.seat()
    outlaw = table.seat(in_play=[JAIL])
    other = table.seat()
    outlaw.begins_turn()
    table.event(MISS_SUSANNA)
    table.next_cards("4♣")
    assert table.turn is other
    assert outlaw.life == 4


def test_her_penalty_follows_the_discards_and_can_be_met_with_a_beer(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[BEER, "2♣"])
    table.seat(role=OUTLAW)
    table.seat()
    table.event(MISS_SUSANNA)
    sheriff.ends_turn()
    sheriff.discards("2♣")
    sheriff.plays(BEER)
    assert sheriff.life == 1


def test_a_repetition_counts_as_one_card_and_its_price_does_not(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BEER, BANG, MISSED])
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA)
    lee.plays(BEER)
    lee.uses(LEE_VAN_KLIFF, spending=BANG)
    lee.ends_turn()
    assert lee.life == 4


def test_a_missed_in_answer_counts_for_miss_susanna(table: Table) -> None:
    table.plays_with(sets=(*SETS, "fistful_of_cards"))
    sheriff = table.seat(hand=[MISSED, SCOPE])
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA, "a_fistful_of_cards")
    table.next_cards(MUSTANG, "9♣")
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    sheriff.takes_the_hit()
    sheriff.plays(SCOPE)
    sheriff.plays(MUSTANG)
    sheriff.ends_turn()
    assert sheriff.life == 4, "only the shot hurt"


def test_a_beer_that_saves_ones_life_counts_for_miss_susanna(table: Table) -> None:
    table.plays_with(sets=(*SETS, "high_noon"))
    sheriff = table.seat(life=1, hand=[BEER])
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA, "high_noon")
    table.next_cards(SCOPE, MUSTANG)
    sheriff.begins_turn()
    sheriff.plays(BEER)
    sheriff.plays(SCOPE)
    sheriff.plays(MUSTANG)
    sheriff.ends_turn()
    assert sheriff.life == 1


def test_a_missed_in_somebody_elses_turn_does_not_count_for_miss_susanna(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, SCOPE])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    table.event(MISS_SUSANNA)
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    sheriff.plays(SCOPE)
    sheriff.ends_turn()
    assert sheriff.life == 4


def test_seats_can_be_changed_at_any_moment_of_ones_own_turn(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    left = table.seat(hand=[BANG])
    right = table.seat()
    table.event(LADY_ROSE_OF_TEXAS)
    jesse.begins_drawing()
    assert jesse.decides(FIRST_CARD)
    assert not left.can_use(LADY_ROSE_OF_TEXAS)
    jesse.uses(LADY_ROSE_OF_TEXAS, at=right)
    assert table.game.ring == [right.number, left.number, jesse.number]
    jesse.takes_from(left)
    jesse.ends_turn()
    assert table.turn == left, "who was on the right sits out his turn"


@pytest.mark.parametrize(("more", "life"), [(0, 2), (1, 3)])
def test_a_missed_in_answer_counts_as_one_card_for_miss_susanna(table: Table, more: int, life: int) -> None:
    table.plays_with(sets=(*SETS, "fistful_of_cards"))
    sheriff = table.seat(life=3, hand=[MISSED])
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA, "a_fistful_of_cards")
    table.next_cards(MUSTANG, SCOPE)
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    for card in [MUSTANG, SCOPE][: more + 1]:
        sheriff.plays(card)
    sheriff.ends_turn()
    assert sheriff.life == life
