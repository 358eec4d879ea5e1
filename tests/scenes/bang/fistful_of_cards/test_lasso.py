"""Lasso: cards in play have no effect."""

from saloon.games.bang.words import PLAY_PHASE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    DYNAMITE,
    JAIL,
    JOURDONNAIS,
    MUSTANG,
    SCOPE,
    VOLCANIC,
    WINCHESTER,
)
from tests.scenes.bang.fistful_of_cards.names import LASSO
from tests.scenes.language import Table


def test_a_weapon_falls_back_to_the_colt(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(hand=[BANG], in_play=[WINCHESTER, SCOPE])
    table.seat(in_play=[MUSTANG])
    opposite = table.seat()
    table.seat()
    assert sheriff.reach == 1
    assert sheriff.distance_to(opposite) == 2
    assert sheriff.distance_to(table.seats[1]) == 1
    sheriff.cannot_play(BANG, at=opposite, because="out_of_reach", distance=2, reach=1)


def test_a_volcanic_lifts_no_limit(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(hand=[BANG, BANG], in_play=[VOLCANIC])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.cannot_play(BANG, because="bang_limit")


def test_a_barrel_does_not_help_but_an_ability_does(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=jourdonnais)
    assert not jourdonnais.can_use(BARREL)
    jourdonnais.uses(JOURDONNAIS)
    assert jourdonnais.life == 4


def test_jail_holds_nobody_and_dynamite_neither_explodes_nor_moves(table: Table) -> None:
    table.event(LASSO)
    table.seat()
    outlaw = table.seat(in_play=[JAIL, DYNAMITE])
    table.seat()
    table.next_cards("5♠", "4♣")
    outlaw.begins_turn()
    assert outlaw.decides(PLAY_PHASE)
    assert outlaw.life == 4
    assert outlaw.in_play == [JAIL, DYNAMITE]
    assert outlaw.hand == ["5♠", "4♣"]


def test_the_table_says_what_is_switched_off_and_why(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(in_play=[BARREL])
    table.seat()
    off = sheriff.sees().figures[0].switched_off
    assert [what.split("#")[0] for what, _cause in off] == ["barrel"]
    assert {cause for _what, cause in off} == {LASSO}
