"""Jourdonnais has a barrel wherever he goes."""

from saloon.games.bang.words import PLAY_PHASE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    CAT_BALOU,
    GATLING,
    JOURDONNAIS,
    MISSED,
    PANIC,
    SLAB_THE_KILLER,
)
from tests.scenes.language import Table


def test_he_checks_as_if_he_had_a_barrel(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS)
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=jourdonnais)
    jourdonnais.uses(JOURDONNAIS)
    assert jourdonnais.life == 4


def test_his_barrel_fails_like_any_other(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS)
    table.seat()
    table.next_cards("4♦")
    sheriff.plays(BANG, at=jourdonnais)
    jourdonnais.uses(JOURDONNAIS)
    assert jourdonnais.life == 3


def test_with_a_barrel_in_play_he_has_two_chances(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    sheriff.plays(BANG, at=jourdonnais)
    jourdonnais.uses(JOURDONNAIS)
    assert not jourdonnais.can_use(JOURDONNAIS)
    jourdonnais.uses(BARREL)
    assert jourdonnais.life == 4


def test_after_both_chances_he_may_still_play_a_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♠")
    sheriff.plays(BANG, at=jourdonnais)
    jourdonnais.uses(BARREL)
    jourdonnais.uses(JOURDONNAIS)
    jourdonnais.plays(MISSED)
    assert jourdonnais.life == 4


def test_two_hearts_stop_slab_without_a_card(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, in_play=[BARREL])
    table.seat()
    table.next_cards("4♥", "5♥")
    slab.plays(BANG, at=jourdonnais)
    jourdonnais.uses(JOURDONNAIS)
    jourdonnais.uses(BARREL)
    assert jourdonnais.life == 4
    assert slab.decides(PLAY_PHASE)


def test_his_barrel_works_against_a_gatling(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    jourdonnais = table.seat(JOURDONNAIS)
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(GATLING)
    jourdonnais.uses(JOURDONNAIS)
    assert jourdonnais.life == 4


def test_his_barrel_cannot_be_stolen(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC, CAT_BALOU])
    jourdonnais = table.seat(JOURDONNAIS)
    table.seat()
    sheriff.cannot_play(PANIC, at=jourdonnais, because="target_has_no_cards")
    sheriff.cannot_play(CAT_BALOU, at=jourdonnais, because="target_has_no_cards")
