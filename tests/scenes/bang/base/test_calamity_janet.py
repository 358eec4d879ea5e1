"""Calamity Janet plays BANG! as Missed! and the other way round."""

from tests.scenes.bang.base.names import (
    BANG,
    CALAMITY_JANET,
    DUEL,
    GATLING,
    INDIANS,
    MISSED,
    SLAB_THE_KILLER,
    VOLCANIC,
)
from tests.scenes.language import Table


def test_she_fires_a_missed_as_a_bang(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[MISSED])
    outlaw = table.seat()
    table.seat()
    janet.plays(MISSED, at=outlaw, as_=BANG)
    assert outlaw.life == 3
    assert table.discard == [MISSED]


def test_she_dodges_with_a_bang_as_a_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    janet = table.seat(CALAMITY_JANET, hand=[BANG])
    table.seat()
    sheriff.plays(BANG, at=janet)
    janet.plays(BANG, as_=MISSED)
    assert janet.life == 4


def test_she_may_still_use_both_as_printed(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[BANG, MISSED])
    outlaw = table.seat(hand=[BANG])
    janet.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    janet.ends_turn()
    outlaw.plays(BANG, at=janet)
    janet.plays(MISSED)
    assert (janet.life, outlaw.life) == (5, 3)


def test_a_missed_fired_as_a_bang_is_her_bang_of_the_turn(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[MISSED, MISSED, BANG])
    outlaw = table.seat()
    table.seat()
    janet.plays(MISSED, at=outlaw)
    janet.cannot_play(BANG, because="bang_limit", played=1, limit=1)
    janet.cannot_play(MISSED, because="bang_limit", played=1, limit=1)


def test_with_a_volcanic_she_fires_any_mix_of_both(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[MISSED, BANG, MISSED], in_play=[VOLCANIC])
    outlaw = table.seat()
    table.seat()
    janet.plays(MISSED, at=outlaw)
    janet.plays(BANG, at=outlaw)
    janet.plays(MISSED, at=outlaw)
    assert outlaw.life == 1


def test_her_missed_flies_no_farther_than_her_weapon(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[MISSED])
    table.seat()
    opposite = table.seat()
    table.seat()
    janet.cannot_play(MISSED, at=opposite, because="out_of_reach", distance=2, reach=1)


def test_in_a_duel_a_missed_is_a_bang(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, BANG])
    janet = table.seat(CALAMITY_JANET, hand=[MISSED, BANG])
    table.seat()
    sheriff.plays(DUEL, at=janet)
    janet.plays(MISSED, as_=BANG)
    sheriff.plays(BANG)
    janet.plays(BANG)
    assert (sheriff.life, janet.life) == (4, 4)


def test_a_missed_thrown_in_her_own_duel_has_not_been_played(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[DUEL, MISSED, BANG])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    janet.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    janet.plays(MISSED)
    janet.plays(BANG, at=outlaw)
    assert outlaw.life == 2


def test_against_indians_a_missed_is_a_bang(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    janet = table.seat(CALAMITY_JANET, hand=[MISSED])
    table.seat()
    sheriff.plays(INDIANS)
    janet.plays(MISSED)
    assert janet.life == 4


def test_against_a_gatling_a_bang_is_a_missed(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    janet = table.seat(CALAMITY_JANET, hand=[BANG])
    table.seat()
    sheriff.plays(GATLING)
    janet.plays(BANG)
    assert janet.life == 4


def test_against_slab_one_of_each_will_do(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    janet = table.seat(CALAMITY_JANET, hand=[MISSED, BANG])
    table.seat()
    slab.plays(BANG, at=janet)
    janet.plays(BANG)
    janet.plays(MISSED)
    assert janet.life == 4


def test_against_her_missed_a_missed_is_an_answer(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[MISSED])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    janet.plays(MISSED, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.life == 4


def test_nobody_else_has_her_gift(table: Table) -> None:
    sheriff = table.seat(hand=[MISSED, BANG])
    janet = table.seat(CALAMITY_JANET, hand=[BANG])
    other = table.seat(hand=[BANG])
    sheriff.cannot_play(MISSED, because="only_as_answer")
    sheriff.plays(BANG, at=other)
    other.cannot_play(BANG, because="not_an_answer")
    other.takes_the_hit()
    assert janet.life == 4
