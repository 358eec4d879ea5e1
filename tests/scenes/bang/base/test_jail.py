"""Jail: before his turn the prisoner checks for hearts; the Jail is discarded either way."""

import pytest

from saloon.games.bang.words import OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, BARREL, BEER, JAIL, MISSED, MUSTANG, PAUL_REGRET, WILLY_THE_KID
from tests.scenes.language import ANY, Table


def test_a_jail_is_laid_in_front_of_anybody_however_far_away(table: Table) -> None:
    sheriff = table.seat(hand=[JAIL])
    table.seat()
    table.seat()
    far = table.seat(PAUL_REGRET, in_play=[MUSTANG])
    table.seat()
    table.seat()
    sheriff.plays(JAIL, at=far)
    assert far.in_play == [MUSTANG, JAIL]
    assert table.discard == []


def test_on_hearts_the_prisoner_is_free_and_his_turn_goes_on(table: Table) -> None:
    sheriff = table.seat(hand=[JAIL])
    prisoner = table.seat()
    table.seat()
    table.next_cards("4♥", "2♣", "3♣")
    sheriff.plays(JAIL, at=prisoner)
    sheriff.ends_turn()
    assert prisoner.decides(PLAY_PHASE)
    assert prisoner.in_play == []
    assert prisoner.hand == ["2♣", "3♣"]
    assert table.discard == [JAIL, "4♥"]


@pytest.mark.parametrize("face", ["4♠", "4♣", "4♦"])
def test_on_any_other_suit_the_jail_is_discarded_and_the_whole_turn_skipped(table: Table, face: str) -> None:
    sheriff = table.seat(hand=[JAIL])
    prisoner = table.seat()
    third = table.seat()
    table.next_cards(face)
    sheriff.plays(JAIL, at=prisoner)
    sheriff.ends_turn()
    assert prisoner.in_play == []
    assert prisoner.hand == []
    assert third.decides(PLAY_PHASE)
    assert table.discard == [JAIL, face]


def test_a_skipped_turn_has_no_discard_phase(table: Table) -> None:
    sheriff = table.seat(hand=[JAIL])
    prisoner = table.seat(life=1, hand=[ANY, ANY, ANY])
    third = table.seat()
    sheriff.plays(JAIL, at=prisoner)
    sheriff.ends_turn()
    assert third.decides(PLAY_PHASE)
    assert len(prisoner.hand) == 3


def test_the_next_turn_of_the_prisoner_is_his_own_again(table: Table) -> None:
    prisoner = table.seat(role=OUTLAW, in_play=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    prisoner.begins_turn()
    sheriff.ends_turn()
    assert prisoner.decides(PLAY_PHASE)


def test_the_sheriff_cannot_be_jailed(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    renegade = table.seat(role=RENEGADE)
    outlaw.cannot_play(JAIL, at=sheriff, because="jail_on_sheriff")
    assert outlaw.can_play(JAIL, at=renegade)


def test_nobody_jails_himself(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[JAIL])
    table.seat(role=SHERIFF)
    renegade = table.seat(role=RENEGADE)
    assert not outlaw.can_play(JAIL, at=outlaw)
    assert outlaw.can_play(JAIL, at=renegade)


def test_a_prisoner_cannot_be_jailed_again(table: Table) -> None:
    sheriff = table.seat(hand=[JAIL])
    prisoner = table.seat(in_play=[JAIL])
    table.seat()
    sheriff.cannot_play(JAIL, at=prisoner, because="already_in_jail")


def test_a_prisoner_may_be_shot_at_and_answers_as_usual(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG, BANG])
    prisoner = table.seat(life=1, hand=[MISSED, BEER], in_play=[JAIL, BARREL])
    table.seat()
    table.next_cards("4♥")
    willy.plays(BANG, at=prisoner)
    prisoner.uses(BARREL)
    willy.plays(BANG, at=prisoner)
    prisoner.plays(MISSED)
    willy.plays(BANG, at=prisoner)
    prisoner.takes_the_hit()
    prisoner.plays(BEER)
    assert prisoner.life == 1
    assert prisoner.in_play == [JAIL, BARREL]


def test_a_prisoner_counts_for_distance(table: Table) -> None:
    sheriff = table.seat()
    table.seat(in_play=[JAIL])
    behind = table.seat()
    table.seat()
    assert sheriff.distance_to(behind) == 2


def test_the_jail_is_checked_before_the_draw_phase(table: Table) -> None:
    prisoner = table.seat(role=OUTLAW, in_play=[JAIL])
    table.seat(role=SHERIFF)
    prisoner.begins_turn()
    table.next_cards("4♥", "5♦", "6♦")
    assert prisoner.hand == ["5♦", "6♦"]
    assert prisoner.decides(PLAY_PHASE)
