"""El Gringo takes a card from the hand of whoever's card hurt him."""

import pytest

from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, SHERIFF
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    DYNAMITE,
    EL_GRINGO,
    GATLING,
    INDIANS,
    MISSED,
    PANIC,
    SUZY_LAFAYETTE,
)
from tests.scenes.language import ANY, Card, Table


def test_he_takes_a_card_from_the_hand_of_the_shooter(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER])
    gringo = table.seat(EL_GRINGO)
    table.seat(hand=[ANY])
    sheriff.plays(BANG, at=gringo)
    assert gringo.life == 2
    assert gringo.hand == [BEER]
    assert sheriff.hand == []


def test_he_takes_it_blindly(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER, MISSED, PANIC])
    gringo = table.seat(EL_GRINGO)
    third = table.seat()
    sheriff.plays(BANG, at=gringo)
    assert len(gringo.hand) == 1
    assert len(sheriff.hand) == 2
    (took,) = table.events("took_from_hand")
    assert took.seen_by(PlayerId(third.number)).cards == []


def test_he_takes_nothing_from_an_empty_hand_and_no_card_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[BANG], in_play=[BARREL])
    gringo = table.seat(EL_GRINGO)
    table.seat()
    sheriff.plays(BANG, at=gringo)
    assert gringo.hand == []
    assert sheriff.in_play == [BARREL]


@pytest.mark.parametrize("card", [GATLING, INDIANS, DUEL])
def test_he_takes_from_the_player_of_any_card_that_hurt_him(table: Table, card: Card) -> None:
    sheriff = table.seat(hand=[card, BEER])
    gringo = table.seat(EL_GRINGO)
    table.seat()
    sheriff.plays(card, at=gringo if card is DUEL else None)
    assert gringo.life == 2
    assert gringo.hand == [BEER]


def test_dynamite_is_nobodys_card(table: Table) -> None:
    gringo = table.seat(EL_GRINGO, role=SHERIFF, in_play=[DYNAMITE])
    table.seat(hand=[BEER])
    table.seat(hand=[BEER])
    gringo.begins_turn()
    table.next_cards("5♠", "2♣", "3♣")
    assert gringo.life == 1
    assert gringo.hand == ["2♣", "3♣"]


def test_his_own_duel_is_his_own_card(table: Table) -> None:
    gringo = table.seat(EL_GRINGO, hand=[DUEL, ANY])
    outlaw = table.seat(hand=[BANG, BEER])
    table.seat()
    gringo.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    gringo.passes()
    assert gringo.life == 3
    assert gringo.hand == [ANY]
    assert outlaw.hand == [BEER]
    assert table.events("took_from_hand") == []


def test_killed_he_takes_nothing(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG, BEER])
    gringo = table.seat(EL_GRINGO, role=DEPUTY, life=1)
    table.seat(role=SHERIFF)
    outlaw.plays(BANG, at=gringo)
    assert not gringo.alive
    assert outlaw.hand == [BEER]


def test_saved_by_a_beer_he_takes_his_card(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, PANIC])
    gringo = table.seat(EL_GRINGO, life=1, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=gringo)
    gringo.takes_the_hit()
    gringo.plays(BEER)
    assert gringo.life == 1
    assert gringo.hand == [PANIC]


def test_he_steals_on_another_players_turn_and_the_turn_goes_on(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER, MISSED])
    gringo = table.seat(EL_GRINGO)
    table.seat()
    sheriff.plays(BANG, at=gringo)
    assert len(gringo.hand) == 1
    assert sheriff.decides(PLAY_PHASE)


def test_suzy_draws_then_he_steals_then_suzy_draws_again(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BANG])
    gringo = table.seat(EL_GRINGO)
    table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    suzy.plays(BANG, at=gringo)
    assert gringo.hand == ["2♥"]
    assert suzy.hand == ["3♥"]
