"""Willy the Kid plays any number of BANG! cards in his turn."""

from tests.scenes.bang.base.names import BANG, MISSED, SCHOFIELD, VOLCANIC, WILLY_THE_KID
from tests.scenes.language import Table


def test_he_plays_any_number_of_bangs(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG] * 4)
    left = table.seat()
    right = table.seat()
    willy.plays(BANG, at=left)
    willy.plays(BANG, at=right)
    willy.plays(BANG, at=left)
    willy.plays(BANG, at=left)
    assert (left.life, right.life) == (1, 3)


def test_each_flies_as_far_as_his_weapon(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG], in_play=[SCHOFIELD])
    table.seat()
    opposite = table.seat()
    table.seat()
    willy.plays(BANG, at=opposite)
    willy.plays(BANG, at=opposite)
    assert opposite.life == 2


def test_he_needs_no_volcanic_and_one_only_shortens_his_reach(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG, VOLCANIC], in_play=[SCHOFIELD])
    left = table.seat()
    opposite = table.seat()
    table.seat()
    willy.plays(BANG, at=opposite)
    willy.plays(VOLCANIC)
    willy.cannot_play(BANG, at=opposite, because="out_of_reach", distance=2, reach=1)
    assert willy.can_play(BANG, at=left)


def test_a_missed_stops_each_of_his_bangs_alone(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    willy.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    willy.plays(BANG, at=outlaw)
    assert outlaw.life == 3
