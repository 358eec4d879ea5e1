"""Ranch: exchange any number of hand cards, once."""

from saloon.games.bang.words import EXCHANGE, PLAY_PHASE
from tests.scenes.bang.base.names import BARREL, BEER, MISSED, SUZY_LAFAYETTE
from tests.scenes.bang.fistful_of_cards.names import RANCH, SETS
from tests.scenes.language import Table


def test_at_the_end_of_phase_two_by_the_compendium(table: Table) -> None:
    table.event(RANCH)
    sheriff = table.seat(hand=[BARREL, BEER, MISSED])
    table.seat()
    table.next_cards("7♥", "8♥")
    sheriff.ends_turn()
    assert sheriff.decides(EXCHANGE)
    sheriff.exchanges(BARREL, BEER)
    assert sheriff.hand == [MISSED, "7♥", "8♥"]
    assert table.discard == [BEER, BARREL]
    assert table.turn is not sheriff, "it is offered a single time"


def test_at_the_end_of_phase_one_by_the_publishers_text(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    table.event(RANCH)
    sheriff = table.seat(hand=[BARREL])
    table.seat()
    table.next_cards("7♥", "8♥", "9♥")
    sheriff.begins_drawing()
    assert sheriff.decides(EXCHANGE)
    sheriff.exchanges(BARREL)
    assert sheriff.hand == ["7♥", "8♥", "9♥"]
    assert sheriff.decides(PLAY_PHASE)
    sheriff.ends_turn()
    assert table.turn is not sheriff
    table.seats[1].passes()


def test_nobody_has_to(table: Table) -> None:
    table.event(RANCH)
    sheriff = table.seat(hand=[BARREL])
    table.seat()
    sheriff.ends_turn()
    sheriff.passes()
    assert sheriff.hand == [BARREL]


def test_an_empty_hand_has_nothing_to_exchange(table: Table) -> None:
    table.event(RANCH)
    sheriff = table.seat()
    other = table.seat()
    sheriff.ends_turn()
    assert table.turn is other


def test_suzy_who_exchanges_her_whole_hand_gets_as_many_and_no_more(table: Table) -> None:
    table.event(RANCH)
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BARREL, BEER])
    table.seat()
    suzy.ends_turn()
    suzy.exchanges(BARREL, BEER)
    assert len(suzy.hand) == 2
