"""A turn: draw two, play what you like, discard down to your life points; then the left neighbour."""

from saloon.games.bang.words import DISCARD_EXCESS, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    GATLING,
    MISSED,
    MUSTANG,
    PANIC,
    SALOON,
    SCOPE,
    STAGECOACH,
    SUZY_LAFAYETTE,
    WELLS_FARGO,
)
from tests.scenes.language import ANY, Table


def test_the_draw_phase_brings_the_two_top_cards(table: Table) -> None:
    sheriff = table.seat(hand=[ANY])
    table.seat()
    sheriff.begins_turn()
    table.next_cards("2♥", "3♥", "4♥")
    assert sheriff.hand == [ANY("10♣"), "2♥", "3♥"]
    assert table.deck.top(1) == ["4♥"]
    assert sheriff.decides(PLAY_PHASE)


def test_any_number_of_cards_may_be_played(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[BEER, SALOON, STAGECOACH, WELLS_FARGO, BARREL, SCOPE])
    table.seat()
    table.seat()
    for card in (BEER, SALOON, STAGECOACH, WELLS_FARGO, BARREL, SCOPE):
        sheriff.plays(card)
    assert sheriff.life == 3
    assert len(sheriff.hand) == 5


def test_nobody_has_to_play_a_card(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER])
    outlaw = table.seat()
    sheriff.ends_turn()
    assert sheriff.hand == [BANG, BEER]
    assert outlaw.decides(PLAY_PHASE)


def test_cards_are_played_only_in_the_own_turn(table: Table) -> None:
    table.seat()
    outlaw = table.seat(hand=[BANG, BEER, STAGECOACH, BARREL], life=1)
    for card in (BANG, BEER, STAGECOACH, BARREL):
        outlaw.cannot_play(card, because="not_your_decision")
    assert not outlaw.can_play(STAGECOACH)


def test_a_brown_card_is_discarded_and_a_blue_one_stays_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH, BARREL])
    table.seat()
    sheriff.plays(STAGECOACH)
    sheriff.plays(BARREL)
    assert sheriff.in_play == [BARREL]
    assert table.discard == [STAGECOACH]


def test_a_brown_card_lies_on_top_of_the_discard_pile(table: Table) -> None:
    sheriff = table.seat(life=3, hand=[STAGECOACH, BEER])
    table.seat()
    table.seat()
    table.discarded(PANIC, MISSED)
    sheriff.plays(STAGECOACH)
    assert table.discard == [STAGECOACH, PANIC, MISSED]
    sheriff.plays(BEER)
    assert table.discard == [BEER, STAGECOACH, PANIC, MISSED]


def test_at_the_end_of_the_turn_the_hand_is_cut_to_the_life_points(table: Table) -> None:
    jesse = table.seat(role=OUTLAW, hand=[BEER, BANG, MISSED, PANIC, DUEL, ANY])
    sheriff = table.seat(role=SHERIFF)
    assert jesse.life == 4
    jesse.ends_turn()
    assert jesse.decides(DISCARD_EXCESS)
    jesse.discards(BEER, ANY)
    assert jesse.hand == [BANG, MISSED, PANIC, DUEL]
    assert table.discard == [ANY, BEER]
    assert sheriff.decides(PLAY_PHASE)


def test_the_limit_is_the_life_of_now_not_of_the_start(table: Table) -> None:
    jesse = table.seat(role=OUTLAW, life=3, max_life=4, hand=[ANY] * 4)
    sheriff = table.seat(role=SHERIFF)
    jesse.ends_turn()
    jesse.discards(ANY)
    assert len(jesse.hand) == 3
    assert sheriff.decides(PLAY_PHASE)


def test_a_hand_within_the_limit_is_kept_whole(table: Table) -> None:
    jesse = table.seat(role=OUTLAW, hand=[ANY] * 4)
    sheriff = table.seat(role=SHERIFF)
    jesse.ends_turn()
    assert len(jesse.hand) == 4
    assert sheriff.decides(PLAY_PHASE)


def test_there_is_no_limit_before_the_end_of_the_turn(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[WELLS_FARGO, ANY, ANY])
    table.seat()
    sheriff.plays(WELLS_FARGO)
    assert len(sheriff.hand) == 5
    assert sheriff.decides(PLAY_PHASE)


def test_there_is_no_limit_out_of_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=3, hand=[ANY] * 4)
    third = table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert outlaw.life == 2
    assert len(outlaw.hand) == 4
    sheriff.ends_turn()
    outlaw.ends_turn()
    outlaw.discards(ANY, ANY, ANY, ANY)
    assert third.decides(PLAY_PHASE)


def test_cards_in_play_do_not_count_for_the_limit(table: Table) -> None:
    jesse = table.seat(role=OUTLAW, hand=[ANY] * 4, in_play=[BARREL, SCOPE, MUSTANG])
    sheriff = table.seat(role=SHERIFF)
    jesse.ends_turn()
    assert sheriff.decides(PLAY_PHASE)


def test_nothing_can_be_played_any_more_while_discarding(table: Table) -> None:
    jesse = table.seat(role=OUTLAW, life=1, hand=[BEER, STAGECOACH])
    table.seat(role=SHERIFF)
    table.seat()
    jesse.ends_turn()
    assert jesse.offered == ["discard:beer", "discard:stagecoach"]
    jesse.discards(STAGECOACH)


def test_the_turn_passes_clockwise(table: Table) -> None:
    seats = [table.seat() for _seat in range(4)]
    for seat in seats:
        assert table.turn is seat
        seat.ends_turn()
    assert table.turn is seats[0]


def test_the_eliminated_have_no_turn(table: Table) -> None:
    first = table.seat()
    table.seat(alive=False, life=0)
    table.seat(alive=False, life=0)
    fourth = table.seat()
    first.ends_turn()
    assert fourth.decides(PLAY_PHASE)
    fourth.ends_turn()
    assert first.decides(PLAY_PHASE)


def test_after_the_left_neighbour_was_shot_the_turn_goes_to_the_next_living(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1)
    renegade = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.ends_turn()
    assert not outlaw.alive
    assert renegade.decides(PLAY_PHASE)


def test_a_death_in_an_earlier_seat_does_not_move_the_turn(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF)
    outlaw = table.seat(role=OUTLAW, life=1)
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    other = table.seat(role=OUTLAW)
    renegade.has_the_turn()
    renegade.plays(BANG, at=outlaw)
    assert not outlaw.alive
    renegade.ends_turn()
    other.ends_turn()
    assert sheriff.decides(PLAY_PHASE)


def test_the_turn_does_not_follow_whoever_acted_last(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    first = table.seat(role=OUTLAW)
    suzy = table.seat(SUZY_LAFAYETTE, role=RENEGADE, hand=[MISSED])
    last = table.seat(role=OUTLAW, life=1, hand=[ANY])
    sheriff.plays(GATLING)
    suzy.plays(MISSED)
    last.takes_the_hit()
    last.passes()
    assert not last.alive
    assert sheriff.decides(PLAY_PHASE)
    assert len(suzy.hand) == 1
    sheriff.ends_turn()
    assert first.decides(PLAY_PHASE)


def test_when_the_player_of_the_turn_dies_the_next_living_goes_on(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1, hand=[DUEL])
    table.seat(role=OUTLAW, alive=False, life=0)
    renegade = table.seat(role=RENEGADE)
    outlaw.has_the_turn()
    outlaw.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    assert not outlaw.alive
    assert renegade.decides(PLAY_PHASE)


def test_turns_are_counted(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat()
    sheriff.ends_turn()
    outlaw.ends_turn()
    first, second = table.events("turn_began")
    assert (first.who, second.who) == (outlaw.number, sheriff.number)
    assert second.nth == first.nth + 1


def test_everybody_is_told_whom_a_card_could_have_been_aimed_at(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, STAGECOACH])
    left = table.seat()
    table.seat()
    right = table.seat()
    sheriff.plays(BANG, at=left)
    sheriff.plays(STAGECOACH)
    aimed, other = table.events("played")
    assert aimed.choices == [left.number, right.number]
    assert other.choices == []
