"""Bart Cassidy draws a card for each life point that he loses."""

import pytest

from saloon.games.bang.words import OUTLAW, RENEGADE
from tests.scenes.bang.base.names import BANG, BART_CASSIDY, BEER, DUEL, DYNAMITE, GATLING, INDIANS, MISSED
from tests.scenes.language import Card, Table


def test_he_draws_a_card_for_a_life_point(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    bart = table.seat(BART_CASSIDY)
    table.seat()
    table.next_cards("2♥", "3♥")
    sheriff.plays(BANG, at=bart)
    assert bart.life == 3
    assert bart.hand == ["2♥"]


def test_he_draws_nothing_for_a_shot_that_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    bart = table.seat(BART_CASSIDY, hand=[MISSED])
    table.seat()
    sheriff.plays(BANG, at=bart)
    bart.plays(MISSED)
    assert bart.hand == []


@pytest.mark.parametrize("card", [GATLING, INDIANS])
def test_he_draws_for_every_kind_of_loss(table: Table, card: Card) -> None:
    sheriff = table.seat(hand=[card])
    bart = table.seat(BART_CASSIDY)
    table.seat()
    sheriff.plays(card)
    assert len(bart.hand) == 1


def test_he_draws_for_a_duel_that_he_called_and_lost(table: Table) -> None:
    bart = table.seat(BART_CASSIDY, hand=[DUEL])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    bart.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    assert bart.life == 4
    assert len(bart.hand) == 1


def test_dynamite_brings_him_three_cards_before_his_draw_phase(table: Table) -> None:
    bart = table.seat(BART_CASSIDY, in_play=[DYNAMITE])
    table.seat()
    bart.begins_turn()
    table.next_cards("5♠", "2♥", "3♥", "4♥", "5♥", "6♥")
    assert bart.life == 2
    assert bart.hand == ["2♥", "3♥", "4♥", "5♥", "6♥"]


def test_the_card_for_the_last_point_comes_too_late_to_save_him(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    bart = table.seat(BART_CASSIDY, role=OUTLAW, life=1)
    table.seat(role=RENEGADE)
    table.next_cards(BEER, "2♣", "3♣", "4♣")
    sheriff.plays(BANG, at=bart)
    assert not bart.alive
    assert bart.hand == []
    assert sheriff.hand == [BEER, "2♣", "3♣"]


def test_saved_by_a_beer_he_draws_for_the_point_he_lost(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    bart = table.seat(BART_CASSIDY, life=1, hand=[BEER])
    table.seat()
    table.next_cards("2♥")
    sheriff.plays(BANG, at=bart)
    bart.takes_the_hit()
    bart.plays(BEER)
    assert bart.life == 1
    assert bart.hand == ["2♥"]
