"""Elimination: the role is shown, all cards are discarded in the order that their owner likes."""

from saloon.games.bang.words import LAY_DOWN, OUTLAW, PLAY_PHASE, RENEGADE, SAVE_LIFE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DYNAMITE,
    JESSE_JONES,
    PEDRO_RAMIREZ,
    SCOPE,
    STAGECOACH,
    WILLY_THE_KID,
)
from tests.scenes.cards import Cards
from tests.scenes.language import ANY, Table


def test_who_loses_the_last_life_point_is_out_and_shows_his_role(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1)
    table.seat()
    assert sheriff.sees().figures[outlaw.number].role == -1
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.alive
    assert outlaw.shows_role
    (eliminated,) = table.events("eliminated")
    assert (eliminated.who, eliminated.whom, eliminated.role) == (outlaw.number, sheriff.number, "outlaw")


def test_who_is_dying_could_keep_no_card(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    assert sheriff.sees().figures[outlaw.number].hand_limit == 1
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert outlaw.decides(SAVE_LIFE)
    assert sheriff.sees().figures[outlaw.number].hand_limit == 0


def test_jesse_with_four_life_points_is_out_after_the_fourth_hit(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG] * 4)
    jesse = table.seat(JESSE_JONES)
    table.seat()
    for left in (3, 2, 1):
        willy.plays(BANG, at=jesse)
        assert jesse.life == left
    willy.plays(BANG, at=jesse)
    assert not jesse.alive


def test_the_roles_of_the_living_stay_secret(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1)
    renegade = table.seat()
    sheriff.plays(BANG, at=outlaw)
    assert sheriff.shows_role
    assert not renegade.shows_role
    assert sheriff.sees().figures[renegade.number].role == -1
    assert sheriff.sees().figures[outlaw.number].role == OUTLAW


def test_the_eliminated_discards_hand_and_cards_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[ANY], in_play=[BARREL, SCOPE])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    assert outlaw.hand == []
    assert outlaw.in_play == []
    assert len(table.discard) == 4


def test_his_cards_are_laid_down_by_themselves_where_nobody_minds_the_order(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[STAGECOACH, BEER], in_play=[BARREL])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    assert sheriff.decides(PLAY_PHASE)
    assert Cards(list(table.discard)) == [STAGECOACH, BEER, BARREL, BANG]


def test_he_chooses_the_order_of_his_discards_where_somebody_may_take_the_last(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[STAGECOACH, BEER], in_play=[BARREL])
    table.seat(PEDRO_RAMIREZ)
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    assert outlaw.decides(LAY_DOWN)
    outlaw.discards(BARREL, BEER)
    assert table.discard == [STAGECOACH, BEER, BARREL, BANG]
    assert sheriff.decides(PLAY_PHASE)


def test_nobody_is_left_to_mind_the_order_of_pedro_ramirez_own_cards(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    pedro = table.seat(PEDRO_RAMIREZ, life=1, hand=[STAGECOACH, BEER], in_play=[BARREL])
    table.seat()
    sheriff.plays(BANG, at=pedro)
    pedro.takes_the_hit()
    pedro.passes()
    assert sheriff.decides(PLAY_PHASE)


def test_a_single_card_is_discarded_without_a_question(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, in_play=[SCOPE])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    assert table.discard == [SCOPE, BANG]
    assert sheriff.decides(PLAY_PHASE)


def test_the_order_is_chosen_so_pedro_ramirez_finds_the_last_card(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[STAGECOACH, BEER])
    pedro = table.seat(PEDRO_RAMIREZ)
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    outlaw.discards(BEER)
    sheriff.ends_turn()
    pedro.picks(STAGECOACH)
    assert STAGECOACH in pedro.hand


def test_whoever_falls_below_zero_dies_once(table: Table) -> None:
    holder = table.seat(role=OUTLAW, life=1, in_play=[DYNAMITE])
    table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    holder.begins_turn()
    table.next_cards("5♠")
    assert not holder.alive
    assert len(table.events("eliminated")) == 1


def test_a_player_who_was_saved_is_not_revealed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.plays(BEER)
    assert outlaw.alive
    assert not outlaw.shows_role
