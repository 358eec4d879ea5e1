"""Saloon: everybody regains a life point, and it is no Beer."""

from saloon.games.bang.words import AS_BEER, OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, DUEL, EL_GRINGO, PAUL_REGRET, SALOON
from tests.scenes.language import Table


def test_everybody_regains_a_life_point(table: Table) -> None:
    sheriff = table.seat(life=2, hand=[SALOON])
    outlaw = table.seat(life=1)
    renegade = table.seat(life=3)
    sheriff.plays(SALOON)
    assert [seat.life for seat in (sheriff, outlaw, renegade)] == [3, 2, 4]
    assert table.discard == [SALOON]


def test_nobody_rises_above_his_starting_life(table: Table) -> None:
    sheriff = table.seat(hand=[SALOON])
    outlaw = table.seat()
    gringo = table.seat(EL_GRINGO, life=2)
    regret = table.seat(PAUL_REGRET)
    sheriff.plays(SALOON)
    assert [seat.life for seat in (sheriff, outlaw, gringo, regret)] == [5, 4, 3, 3]


def test_the_dead_stay_dead(table: Table) -> None:
    sheriff = table.seat(life=2, hand=[SALOON])
    dead = table.seat(alive=False, life=0)
    table.seat()
    table.seat()
    sheriff.plays(SALOON)
    assert dead.life == 0
    assert not dead.alive


def test_a_saloon_does_not_save_from_the_last_hit(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[SALOON])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.cannot_play(SALOON, because="not_an_answer", symbol=AS_BEER)
    outlaw.passes()
    assert not outlaw.alive


def test_not_even_in_the_own_turn_does_a_saloon_save_the_dying(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1, hand=[DUEL, SALOON])
    table.seat(role=RENEGADE)
    outlaw.has_the_turn()
    outlaw.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    outlaw.passes()
    outlaw.cannot_play(SALOON, because="not_an_answer", symbol=AS_BEER)
    outlaw.passes()
    assert not outlaw.alive


def test_a_saloon_still_heals_when_only_two_are_left(table: Table) -> None:
    sheriff = table.seat(life=2, hand=[SALOON])
    renegade = table.seat(role=RENEGADE, life=1)
    sheriff.plays(SALOON)
    assert (sheriff.life, renegade.life) == (3, 2)
