"""Hard Liquor: a life point instead of the draw phase."""

from saloon.games.bang.words import FIRST_CARD, PLAY_PHASE, PUT_CARD_BACK, RENEGADE
from tests.scenes.bang.base.names import KIT_CARLSON
from tests.scenes.bang.fistful_of_cards.names import HARD_LIQUOR
from tests.scenes.language import Table


def test_it_heals_and_no_card_is_drawn(table: Table) -> None:
    table.event(HARD_LIQUOR)
    sheriff = table.seat(life=3)
    table.seat()
    sheriff.begins_drawing()
    sheriff.uses(HARD_LIQUOR)
    assert sheriff.life == 4
    assert sheriff.hand == []
    assert sheriff.decides(PLAY_PHASE)


def test_nobody_has_to_drink(table: Table) -> None:
    table.event(HARD_LIQUOR)
    sheriff = table.seat(life=3)
    table.seat()
    sheriff.begins_drawing()
    sheriff.draws_from_the_deck()
    assert sheriff.life == 3
    assert len(sheriff.hand) == 2


def test_at_full_life_nothing_is_asked(table: Table) -> None:
    table.event(HARD_LIQUOR)
    sheriff = table.seat()
    table.seat()
    sheriff.begins_drawing()
    assert sheriff.decides(PLAY_PHASE)
    assert len(sheriff.hand) == 2


def test_it_is_no_beer_and_helps_when_only_two_are_left(table: Table) -> None:
    table.event(HARD_LIQUOR)
    sheriff = table.seat(life=3)
    table.seat(role=RENEGADE)
    sheriff.begins_drawing()
    sheriff.uses(HARD_LIQUOR)
    assert sheriff.life == 4


def test_who_draws_in_his_own_way_is_asked_first(table: Table) -> None:
    table.event(HARD_LIQUOR)
    kit = table.seat(KIT_CARLSON, life=2)
    table.seat()
    kit.begins_drawing()
    assert kit.decides(FIRST_CARD)
    kit.draws_from_the_deck()
    assert kit.decides(PUT_CARD_BACK)
