"""Stagecoach and Wells Fargo: two and three cards from the deck."""

from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, STAGECOACH, WELLS_FARGO
from tests.scenes.language import Table


def test_a_stagecoach_brings_two_cards(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    sheriff.plays(STAGECOACH)
    assert sheriff.hand == ["2♥", "3♥"]
    assert table.deck.top(1) == ["4♥"]
    assert table.discard == [STAGECOACH]


def test_wells_fargo_brings_three_cards(table: Table) -> None:
    sheriff = table.seat(hand=[WELLS_FARGO])
    table.seat()
    table.next_cards("2♥", "3♥", "4♥", "5♥")
    sheriff.plays(WELLS_FARGO)
    assert sheriff.hand == ["2♥", "3♥", "4♥"]
    assert table.deck.top(1) == ["5♥"]
    assert table.discard == [WELLS_FARGO]


def test_what_a_stagecoach_brought_may_be_played_in_the_same_turn(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    outlaw = table.seat()
    table.seat()
    table.next_cards(STAGECOACH, WELLS_FARGO, BANG)
    sheriff.plays(STAGECOACH)
    sheriff.plays(STAGECOACH)
    sheriff.plays(WELLS_FARGO)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 3
    assert len(sheriff.hand) == 4


def test_only_who_drew_them_sees_the_cards(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    outlaw = table.seat()
    sheriff.plays(STAGECOACH)
    (drew,) = table.events("drew")
    assert len(drew.seen_by(PlayerId(sheriff.number)).cards) == 2
    assert drew.seen_by(PlayerId(outlaw.number)).cards == []
    assert drew.seen_by(PlayerId(outlaw.number)).amount == 2
