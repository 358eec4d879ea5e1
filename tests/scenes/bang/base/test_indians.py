"""Indians!: a BANG! from everybody else, or a life point."""

from saloon.games.bang.words import AS_BANG, BANG_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    INDIANS,
    JOURDONNAIS,
    MISSED,
    MUSTANG,
    PAUL_REGRET,
    SLAB_THE_KILLER,
)
from tests.scenes.language import ANY, Table


def test_everybody_else_discards_a_bang_or_loses_a_life_point(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    outlaw = table.seat(hand=[BANG])
    renegade = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(INDIANS)
    outlaw.plays(BANG)
    renegade.takes_the_hit()
    assert (outlaw.life, renegade.life, sheriff.life) == (4, 3, 5)
    assert outlaw.hand == []
    assert renegade.hand == [BANG]
    assert table.discard == [BANG, INDIANS]


def test_who_has_no_cards_loses_a_life_point_at_once(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(INDIANS)
    assert outlaw.life == 3
    assert sheriff.decides(PLAY_PHASE)


def test_a_missed_does_not_help_against_indians(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    sheriff.plays(INDIANS)
    assert outlaw.decides(BANG_OR_HIT)
    outlaw.cannot_play(MISSED, because="not_an_answer", symbol=AS_BANG)
    outlaw.takes_the_hit()
    assert outlaw.life == 3


def test_a_barrel_does_not_help_against_indians(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    outlaw = table.seat(hand=[ANY], in_play=[BARREL])
    jourdonnais = table.seat(JOURDONNAIS, hand=[ANY])
    sheriff.plays(INDIANS)
    assert outlaw.offered == ["pass"]
    outlaw.takes_the_hit()
    assert jourdonnais.offered == ["pass"]
    jourdonnais.takes_the_hit()
    assert (outlaw.life, jourdonnais.life) == (3, 3)


def test_indians_ignore_distance_and_come_clockwise(table: Table) -> None:
    first = table.seat(role=SHERIFF, hand=[BANG])
    chief = table.seat(role=OUTLAW, hand=[INDIANS])
    second = table.seat(role=RENEGADE, hand=[BANG])
    third = table.seat(PAUL_REGRET, role=OUTLAW, hand=[BANG], in_play=[MUSTANG])
    chief.has_the_turn()
    chief.plays(INDIANS)
    second.plays(BANG)
    third.plays(BANG)
    first.plays(BANG)
    assert chief.decides(PLAY_PHASE)


def test_indians_are_no_bang_card(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, INDIANS])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(INDIANS)
    assert outlaw.life == 2


def test_a_bang_thrown_at_indians_is_not_the_bang_of_the_next_turn(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    outlaw = table.seat(hand=[BANG, BANG])
    sheriff.plays(INDIANS)
    outlaw.plays(BANG)
    sheriff.ends_turn()
    assert outlaw.can_play(BANG, at=sheriff)


def test_a_beer_saves_from_indians(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    sheriff.plays(INDIANS)
    outlaw.takes_the_hit()
    outlaw.plays(BEER)
    assert outlaw.life == 1


def test_who_sends_the_indians_answers_for_the_deaths(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[INDIANS])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    renegade.plays(INDIANS)
    assert not outlaw.alive
    assert len(renegade.hand) == 3


def test_one_bang_is_enough_against_the_indians_of_slab(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[INDIANS])
    outlaw = table.seat(hand=[BANG, BANG])
    table.seat()
    slab.plays(INDIANS)
    outlaw.plays(BANG)
    assert outlaw.hand == [BANG]
    assert slab.decides(PLAY_PHASE)
