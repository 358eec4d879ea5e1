"""Sniper: two BANG! cards for a shot that takes two Missed!."""

import pytest

from saloon.games.bang.words import MISSED_OR_HIT
from tests.scenes.bang.base.names import BANG, BARREL, CALAMITY_JANET, MISSED, SLAB_THE_KILLER
from tests.scenes.bang.fistful_of_cards.names import RICOCHET, SETS, SNIPER
from tests.scenes.language import ANY, Table


def test_two_missed_are_needed(table: Table) -> None:
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED, MISSED, MISSED])
    table.seat()
    sheriff.uses(SNIPER, at=outlaw)
    assert sheriff.hand == []
    outlaw.plays(MISSED)
    assert outlaw.decides(MISSED_OR_HIT)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert outlaw.hand == [MISSED]


def test_one_missed_is_not_enough_and_the_shot_takes_one_life_point(table: Table) -> None:
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    sheriff.uses(SNIPER, at=outlaw)
    outlaw.plays(MISSED)
    outlaw.takes_the_hit()
    assert outlaw.life == 3


def test_a_barrel_counts_for_one_of_the_two(table: Table) -> None:
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.uses(SNIPER, at=outlaw)
    outlaw.uses(BARREL)
    outlaw.plays(MISSED)
    assert outlaw.life == 4


def test_it_is_not_the_bang_of_the_turn(table: Table) -> None:
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG, BANG])
    outlaw = table.seat()
    table.seat()
    sheriff.uses(SNIPER, at=outlaw)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 2


def test_it_is_the_bang_of_the_turn_where_the_card_is_read_so(table: Table) -> None:
    table.plays_with(sets=SETS, sniper_limit="counts")
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG, BANG, BANG])
    outlaw = table.seat()
    table.seat()
    sheriff.uses(SNIPER, at=outlaw)
    sheriff.cannot_play(BANG, because="bang_limit")
    assert not sheriff.can_use(SNIPER)


def test_the_weapon_must_reach(table: Table) -> None:
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG])
    table.seat()
    table.seat()
    table.seat()
    targets = {key for key in sheriff.offered if key.startswith("use")}
    assert targets == {"use:bang=sniper>p1:bang", "use:bang=sniper>p3:bang"}


def test_the_weapon_need_not_reach_where_that_is_agreed(table: Table) -> None:
    table.plays_with(sets=SETS, sniper_reach="any")
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, BANG])
    table.seat()
    opposite = table.seat()
    table.seat()
    sheriff.uses(SNIPER, at=opposite)
    assert opposite.life == 3


def test_one_bang_is_not_enough(table: Table) -> None:
    table.event(SNIPER)
    sheriff = table.seat(hand=[BANG, MISSED])
    table.seat()
    assert not sheriff.can_use(SNIPER)


def test_calamity_janet_may_use_two_missed(table: Table) -> None:
    table.event(SNIPER)
    janet = table.seat(CALAMITY_JANET, hand=[MISSED, MISSED])
    outlaw = table.seat()
    table.seat()
    janet.uses(SNIPER, at=outlaw)
    assert outlaw.life == 3


def test_two_missed_are_enough_against_slab_too(table: Table) -> None:
    table.event(SNIPER)
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED, MISSED, ANY])
    table.seat()
    slab.uses(SNIPER, at=outlaw)
    outlaw.plays(MISSED)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert outlaw.hand == [ANY]


def test_where_it_is_the_bang_of_the_turn_it_is_one_and_not_two(table: Table) -> None:
    table.plays_with(sets=SETS, sniper_limit="counts")
    sheriff = table.seat(hand=[BANG, BANG, BANG])
    outlaw = table.seat()
    table.event(SNIPER)
    sheriff.uses(SNIPER, at=outlaw)
    sheriff.cannot_play(BANG, at=outlaw, because="bang_limit", played=1, limit=1)


@pytest.mark.parametrize("event", [SNIPER, RICOCHET])
def test_it_is_fired_with_bang_cards_so_any_barrel_helps(table: Table, event: str) -> None:
    """Even one that helps against BANG! cards only."""
    table.plays_with(sets=SETS, barrel_scope="bang_card")
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.event(event)
    sheriff.uses(event, at=outlaw)
    assert outlaw.can_use(BARREL)
    outlaw.takes_the_hit()
