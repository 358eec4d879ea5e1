"""Slab the Killer: against his BANG! it takes two Missed!."""

from saloon.games.bang.words import MISSED_OR_HIT, OUTLAW, PLAY_PHASE, SHERIFF
from tests.scenes.bang.base.names import BANG, BARREL, MISSED, SLAB_THE_KILLER, SUZY_LAFAYETTE
from tests.scenes.language import ANY, Table


def test_two_missed_cancel_his_bang(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, MISSED])
    table.seat()
    slab.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.decides(MISSED_OR_HIT)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert outlaw.hand == []
    assert slab.decides(PLAY_PHASE)


def test_one_missed_is_not_enough_and_is_lost(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    slab.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    outlaw.takes_the_hit()
    assert outlaw.life == 3
    assert outlaw.hand == [ANY]


def test_a_lucky_barrel_counts_as_one_of_the_two(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    slab.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    outlaw.plays(MISSED)
    assert outlaw.life == 4


def test_a_lucky_barrel_alone_is_not_enough(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    slab.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 3


def test_his_bang_still_takes_only_one_life_point(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat()
    table.seat()
    slab.plays(BANG, at=outlaw)
    assert outlaw.life == 3


def test_shots_at_him_are_like_any_other(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    slab = table.seat(SLAB_THE_KILLER, role=SHERIFF, hand=[MISSED, MISSED])
    table.seat()
    outlaw.plays(BANG, at=slab)
    slab.plays(MISSED)
    assert slab.hand == [MISSED]
    assert outlaw.decides(PLAY_PHASE)


def test_suzy_draws_between_the_two_missed(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[MISSED])
    table.seat()
    table.next_cards(MISSED, "2♥")
    slab.plays(BANG, at=suzy)
    suzy.plays(MISSED)
    assert suzy.hand == [MISSED]
    suzy.plays(MISSED)
    assert suzy.life == 4
    assert suzy.hand == ["2♥"]
