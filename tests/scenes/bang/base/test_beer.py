"""Beer: a life point in the own turn, or at the very moment when the last one is lost."""

from saloon.games.bang.words import AS_MISSED, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, BEER, DYNAMITE, GATLING
from tests.scenes.language import ANY, Table


def test_a_beer_in_the_own_turn_gives_back_a_life_point(table: Table) -> None:
    sheriff = table.seat(life=3, hand=[BEER])
    table.seat()
    table.seat()
    sheriff.plays(BEER)
    assert sheriff.life == 4
    assert table.discard == [BEER]


def test_nobody_gets_more_life_points_than_he_started_with(table: Table) -> None:
    sheriff = table.seat(hand=[BEER])
    table.seat()
    table.seat()
    assert sheriff.life == sheriff.max_life == 5
    sheriff.plays(BEER)
    assert sheriff.life == 5
    assert sheriff.hand == []


def test_any_number_of_beers_may_be_played_in_a_turn(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[BEER, BEER, BEER])
    table.seat()
    table.seat()
    sheriff.plays(BEER)
    sheriff.plays(BEER)
    sheriff.plays(BEER)
    assert sheriff.life == 4


def test_a_beer_helps_nobody_else(table: Table) -> None:
    sheriff = table.seat(life=3, hand=[BEER])
    outlaw = table.seat(life=1)
    table.seat()
    assert not sheriff.can_play(BEER, at=outlaw)
    sheriff.plays(BEER)
    assert (sheriff.life, outlaw.life) == (4, 1)


def test_a_beer_played_at_once_saves_from_the_last_hit(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.plays(BEER)
    assert outlaw.alive
    assert outlaw.life == 1
    assert outlaw.hand == []
    assert sheriff.decides(PLAY_PHASE)


def test_one_beer_is_enough_and_no_second_one_is_asked_for(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER, BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.plays(BEER)
    assert outlaw.life == 1
    assert outlaw.hand == [BEER]
    assert sheriff.decides(PLAY_PHASE)


def test_out_of_turn_a_beer_cannot_be_played_for_any_hit_but_the_last(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=2, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.cannot_play(BEER, because="not_an_answer", symbol=AS_MISSED)
    outlaw.takes_the_hit()
    assert outlaw.life == 1
    assert outlaw.hand == [BEER]
    assert sheriff.decides(PLAY_PHASE)


def test_nobody_can_save_another_with_his_beer(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[ANY])
    friend = table.seat(role=OUTLAW, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    friend.cannot_play(BEER, because="not_your_decision")
    outlaw.passes()
    assert not outlaw.alive
    assert friend.hand == [BEER]


def test_who_could_be_saved_may_still_prefer_to_die(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    assert not outlaw.alive


def test_two_minus_three_plus_two_is_one(table: Table) -> None:
    unlucky = table.seat(life=2, hand=[BEER, BEER], in_play=[DYNAMITE])
    table.seat()
    table.seat()
    unlucky.begins_turn()
    table.next_cards("5♠")
    assert unlucky.life == -1
    unlucky.plays(BEER)
    assert unlucky.life == 0
    unlucky.plays(BEER)
    assert unlucky.alive
    assert unlucky.life == 1
    assert unlucky.decides(PLAY_PHASE)


def test_one_beer_does_not_help_against_two_minus_three(table: Table) -> None:
    unlucky = table.seat(role=RENEGADE, life=2, hand=[BEER, ANY], in_play=[DYNAMITE])
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    unlucky.begins_turn()
    table.next_cards("5♠")
    unlucky.cannot_play(BEER, because="cannot_save", needed=2)
    unlucky.passes()
    assert not unlucky.alive


def test_who_holds_too_few_cards_for_any_rescue_is_not_even_asked(table: Table) -> None:
    unlucky = table.seat(role=RENEGADE, life=2, hand=[BEER], in_play=[DYNAMITE])
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    unlucky.begins_turn()
    table.next_cards("5♠")
    assert not unlucky.alive
    assert BEER in table.discard


def test_between_the_last_two_a_beer_may_be_played_but_gives_nothing(table: Table) -> None:
    sheriff = table.seat(life=3, hand=[BEER])
    table.seat(role=RENEGADE)
    sheriff.plays(BEER)
    assert sheriff.life == 3
    assert sheriff.hand == []
    assert table.discard == [BEER]


def test_between_the_last_two_a_beer_saves_nobody(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1, hand=[BEER])
    table.seat(alive=False, life=0)
    sheriff.plays(BANG, at=renegade)
    renegade.takes_the_hit()
    assert not renegade.alive
    assert table.winners == {sheriff}


def test_the_dead_do_not_count_when_the_last_two_drink(table: Table) -> None:
    sheriff = table.seat(life=3, hand=[BEER])
    table.seat(role=RENEGADE)
    table.seat(alive=False, life=0)
    table.seat(alive=False, life=0)
    sheriff.plays(BEER)
    assert sheriff.life == 3


def test_with_three_left_a_beer_still_works(table: Table) -> None:
    sheriff = table.seat(life=3, hand=[BEER])
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    table.seat(alive=False, life=0)
    sheriff.plays(BEER)
    assert sheriff.life == 4


def test_a_beer_in_hand_is_lost_when_the_third_last_dies_by_the_same_gatling(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[GATLING])
    outlaw = table.seat(role=OUTLAW, life=1)
    sheriff = table.seat(role=SHERIFF, life=1, hand=[BEER])
    renegade.plays(GATLING)
    sheriff.takes_the_hit()
    assert not outlaw.alive
    assert not sheriff.alive
    assert table.winners == {renegade}
