"""Suzy Lafayette draws a card as soon as her hand is empty."""

import pytest

from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    GENERAL_STORE,
    INDIANS,
    MISSED,
    MUSTANG,
    PANIC,
    PEDRO_RAMIREZ,
    SCOPE,
    STAGECOACH,
    SUZY_LAFAYETTE,
)
from tests.scenes.language import ANY, HAND, Card, Table


def test_she_draws_when_she_has_played_her_last_card(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BARREL])
    table.seat()
    table.next_cards("2♥", "3♥")
    suzy.plays(BARREL)
    assert suzy.hand == ["2♥"]


def test_she_does_not_draw_while_she_holds_a_card(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BARREL, ANY])
    table.seat()
    suzy.plays(BARREL)
    assert suzy.hand == [ANY]


def test_she_draws_as_often_as_her_hand_is_empty(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BARREL])
    table.seat()
    table.next_cards(SCOPE, MUSTANG, "2♥")
    suzy.plays(BARREL)
    suzy.plays(SCOPE)
    suzy.plays(MUSTANG)
    assert suzy.hand == ["2♥"]


def test_she_draws_out_of_turn_too(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[MISSED])
    table.seat()
    table.next_cards("2♥")
    sheriff.plays(BANG, at=suzy)
    suzy.plays(MISSED)
    assert suzy.hand == ["2♥"]
    assert sheriff.decides(PLAY_PHASE)


@pytest.mark.parametrize("card", [PANIC, CAT_BALOU])
def test_she_draws_when_her_last_card_is_taken(table: Table, card: Card) -> None:
    sheriff = table.seat(hand=[card])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BEER])
    table.seat()
    table.next_cards("2♥")
    sheriff.plays(card, at=suzy, taking=HAND)
    assert suzy.hand == ["2♥"]


def test_the_effect_of_her_last_card_comes_first_and_a_stagecoach_brings_two_not_three(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[STAGECOACH])
    table.seat()
    suzy.plays(STAGECOACH)
    assert len(suzy.hand) == 2


def test_a_general_store_as_her_last_card_brings_only_what_she_picks(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[GENERAL_STORE])
    outlaw = table.seat()
    table.next_cards("2♥", "3♥")
    suzy.plays(GENERAL_STORE)
    suzy.picks("3♥")
    assert suzy.hand == ["3♥"]
    assert outlaw.hand == ["2♥"]


def test_a_panic_as_her_last_card_brings_only_what_she_takes(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[PANIC])
    outlaw = table.seat(hand=[BEER])
    table.seat()
    suzy.plays(PANIC, at=outlaw, taking=HAND)
    assert suzy.hand == [BEER]


def test_in_a_duel_she_draws_only_when_it_is_over(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, BANG])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BANG])
    table.seat()
    table.next_cards(BANG)
    sheriff.plays(DUEL, at=suzy)
    suzy.plays(BANG)
    assert suzy.hand == []
    sheriff.plays(BANG)
    assert suzy.life == 3
    assert suzy.hand == [BANG]


def test_during_indians_she_draws_only_when_all_have_answered(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BANG])
    last = table.seat(hand=[ANY])
    sheriff.plays(INDIANS)
    suzy.plays(BANG)
    assert suzy.hand == []
    last.takes_the_hit()
    assert len(suzy.hand) == 1


def test_eliminated_she_does_not_draw(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    suzy = table.seat(SUZY_LAFAYETTE, role=RENEGADE, life=1, hand=[ANY])
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=suzy)
    suzy.takes_the_hit()
    suzy.passes()
    assert not suzy.alive
    assert suzy.hand == []


def test_killing_an_outlaw_with_her_last_bang_she_draws_her_own_card_and_then_three(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=RENEGADE)
    suzy.plays(BANG, at=outlaw)
    assert len(suzy.hand) == 4


def test_punished_for_a_deputy_she_draws_when_everything_has_been_laid_down(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BANG, BEER], in_play=[BARREL, SCOPE])
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(PEDRO_RAMIREZ, role=OUTLAW)
    table.next_cards("2♥", "3♥")
    suzy.plays(BANG, at=deputy)
    suzy.discards(BEER)
    assert suzy.hand == []
    suzy.lays_down_the_rest()
    assert suzy.in_play == []
    assert suzy.hand == ["2♥"]


def test_her_last_beer_saves_her_and_then_she_draws(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    suzy = table.seat(SUZY_LAFAYETTE, life=1, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=suzy)
    suzy.takes_the_hit()
    suzy.plays(BEER)
    assert suzy.life == 1
    assert len(suzy.hand) == 1
