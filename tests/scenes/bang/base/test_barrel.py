"""Barrel: against a hit, a check; hearts count as a Missed!."""

import pytest

from saloon.games.bang.words import PLAY_PHASE
from tests.scenes.bang.base.names import BANG, BARREL, BEER, MISSED, WILLY_THE_KID
from tests.scenes.language import ANY, Table


def test_hearts_cancel_the_hit(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 4
    assert outlaw.in_play == [BARREL]
    assert table.discard == ["4♥", BANG]
    assert sheriff.decides(PLAY_PHASE)


@pytest.mark.parametrize("face", ["4♠", "4♣", "4♦", "A♦", "A♠"])
def test_any_other_suit_changes_nothing(table: Table, face: str) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards(face)
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 3


@pytest.mark.parametrize("face", ["2♥", "9♥", "10♥", "A♥"])
def test_any_heart_will_do(table: Table, face: str) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards(face)
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 4


def test_after_a_barrel_that_failed_a_missed_may_still_be_played(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♣")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    outlaw.plays(MISSED)
    assert outlaw.life == 4


def test_the_barrel_is_used_or_not_as_its_owner_likes(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert table.deck.top(1) == ["4♥"]


def test_the_owner_of_a_barrel_may_just_take_the_hit(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert outlaw.life == 3
    assert table.deck.top(1) == ["4♥"]


def test_a_barrel_may_be_tried_once_against_a_shot(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY], in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert not outlaw.can_use(BARREL)
    outlaw.takes_the_hit()
    assert outlaw.life == 3


def test_each_shot_has_its_own_try(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    willy.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    willy.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 3


def test_the_card_of_the_check_has_no_effect_of_its_own(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=2, in_play=[BARREL])
    table.seat()
    table.next_cards(BEER("6♥"))
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 2
    assert outlaw.hand == []
    assert table.discard == [BEER("6♥"), BANG]


def test_a_barrel_in_hand_is_of_no_use(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[BARREL])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.can_use(BARREL)
    outlaw.takes_the_hit()


def test_nobody_hides_behind_the_barrel_of_another(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY])
    table.seat(in_play=[BARREL])
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.offered == ["pass"]
    outlaw.takes_the_hit()


def test_a_second_barrel_cannot_be_played(table: Table) -> None:
    sheriff = table.seat(hand=[BARREL], in_play=[BARREL])
    table.seat()
    sheriff.cannot_play(BARREL, because="already_in_play")


def test_a_barrel_is_laid_in_front_of_its_player_and_stays(table: Table) -> None:
    sheriff = table.seat(hand=[BARREL])
    table.seat()
    sheriff.plays(BARREL)
    assert sheriff.in_play == [BARREL]
    assert sheriff.hand == []
    assert table.discard == []
