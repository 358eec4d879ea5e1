"""BANG! and Missed!: the main way to take life points, and the way to keep them."""

from saloon.games.bang.words import AS_MISSED, MISSED_OR_HIT, OUTLAW, PLAY_PHASE
from tests.scenes.bang.base.names import BANG, BARREL, MISSED
from tests.scenes.language import ANY, Table


def test_a_bang_takes_a_life_point(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 3
    assert sheriff.hand == []
    assert table.discard == [BANG]


def test_a_missed_cancels_the_hit_and_the_bang_is_discarded_all_the_same(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert outlaw.hand == []
    assert table.discard == [MISSED, BANG]
    assert sheriff.decides(PLAY_PHASE)


def test_nobody_has_to_play_a_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert outlaw.life == 3
    assert outlaw.hand == [MISSED]


def test_one_missed_is_enough(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED, MISSED])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.hand == [MISSED]
    assert sheriff.decides(PLAY_PHASE)


def test_a_bang_is_no_answer_to_a_bang(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.cannot_play(BANG, because="not_an_answer", symbol=AS_MISSED)
    outlaw.takes_the_hit()


def test_who_holds_cards_is_asked_even_without_a_missed_so_that_the_hand_stays_secret(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.decides(MISSED_OR_HIT)
    outlaw.takes_the_hit()
    assert outlaw.life == 3


def test_nobody_can_play_a_missed_for_another_player(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY])
    friend = table.seat(role=OUTLAW, hand=[MISSED])
    sheriff.plays(BANG, at=outlaw)
    assert not friend.can_play(MISSED)
    friend.cannot_play(MISSED, because="not_your_decision")
    outlaw.takes_the_hit()
    assert outlaw.life == 3


def test_a_missed_cannot_be_played_in_the_own_turn(table: Table) -> None:
    sheriff = table.seat(hand=[MISSED])
    table.seat()
    table.seat()
    sheriff.cannot_play(MISSED, because="only_as_answer")


def test_only_one_bang_card_may_be_played_in_a_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.cannot_play(BANG, because="bang_limit", played=1, limit=1)


def test_a_bang_that_was_missed_has_been_played_too(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED])
    renegade = table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    sheriff.cannot_play(BANG, at=renegade, because="bang_limit")


def test_the_next_turn_has_a_bang_of_its_own(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    sheriff.ends_turn()
    outlaw.plays(BANG, at=sheriff)
    sheriff.takes_the_hit()
    outlaw.ends_turn()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert outlaw.life == 2
    assert sheriff.life == 4


def test_nobody_shoots_at_himself(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat()
    table.seat()
    assert not sheriff.can_play(BANG, at=sheriff)
    assert sheriff.can_play(BANG, at=outlaw)


def test_nobody_shoots_at_the_eliminated(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    dead = table.seat(alive=False, life=0)
    renegade = table.seat()
    table.seat()
    assert not sheriff.can_play(BANG, at=dead)
    assert sheriff.can_play(BANG, at=renegade)


def test_the_bang_lies_on_the_discard_pile_before_a_check_against_it_is_flipped(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert table.discard == ["4♥", BANG]
