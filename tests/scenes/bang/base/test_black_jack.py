"""Black Jack shows the second card that he draws, and draws a third if it is red."""

import pytest

from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BLACK_JACK, STAGECOACH
from tests.scenes.language import Table


@pytest.mark.parametrize("second", ["4♥", "4♦"])
def test_a_red_second_card_brings_him_a_third(table: Table, second: str) -> None:
    jack = table.seat(BLACK_JACK)
    table.seat()
    jack.begins_turn()
    table.next_cards("2♣", second, "5♣", "6♣")
    assert jack.hand == ["2♣", second, "5♣"]


@pytest.mark.parametrize("second", ["4♠", "4♣"])
def test_a_black_second_card_brings_him_nothing(table: Table, second: str) -> None:
    jack = table.seat(BLACK_JACK)
    table.seat()
    jack.begins_turn()
    table.next_cards("2♥", second, "5♥")
    assert jack.hand == ["2♥", second]


def test_all_see_the_second_card_and_only_he_the_others(table: Table) -> None:
    jack = table.seat(BLACK_JACK)
    outlaw = table.seat()
    jack.begins_turn()
    table.next_cards("2♣", "4♥", "5♥")
    assert len(jack.hand) == 3
    (showed,) = table.events("showed")
    assert [table.card(card).face for card in showed.seen_by(PlayerId(outlaw.number)).cards] == ["4♥"]
    assert [event.seen_by(PlayerId(outlaw.number)).cards for event in table.events("drew")] == [[], [], []]


def test_a_red_third_card_is_not_shown_and_brings_no_fourth(table: Table) -> None:
    jack = table.seat(BLACK_JACK)
    table.seat()
    jack.begins_turn()
    table.next_cards("2♥", "4♥", "5♥", "6♥")
    assert jack.hand == ["2♥", "4♥", "5♥"]


def test_a_stagecoach_is_no_draw_phase(table: Table) -> None:
    jack = table.seat(BLACK_JACK, hand=[STAGECOACH])
    table.seat()
    table.next_cards("2♥", "4♥", "5♥")
    jack.plays(STAGECOACH)
    assert jack.hand == ["2♥", "4♥"]
