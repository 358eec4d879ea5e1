"""Pedro Ramirez may take his first card from the top of the discard pile."""

from saloon.games.bang.words import FIRST_CARD, PLAY_PHASE
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, BEER, MISSED, PEDRO_RAMIREZ
from tests.scenes.language import Table


def test_he_takes_the_top_of_the_discard_pile_first_and_then_from_the_deck(table: Table) -> None:
    pedro = table.seat(PEDRO_RAMIREZ)
    table.seat()
    pedro.begins_turn()
    table.discarded(BEER, BANG)
    table.next_cards("2♥", "3♥")
    pedro.picks(BEER)
    assert pedro.hand == [BEER, "2♥"]
    assert table.discard == [BANG]
    assert pedro.decides(PLAY_PHASE)


def test_he_may_draw_both_from_the_deck(table: Table) -> None:
    pedro = table.seat(PEDRO_RAMIREZ)
    table.seat()
    pedro.begins_turn()
    table.discarded(BEER)
    table.next_cards("2♥", "3♥")
    pedro.draws_from_the_deck()
    assert pedro.hand == ["2♥", "3♥"]
    assert table.discard == [BEER]


def test_only_the_top_card_is_his_to_take(table: Table) -> None:
    pedro = table.seat(PEDRO_RAMIREZ)
    table.seat()
    pedro.begins_turn()
    table.discarded(BEER, BANG, MISSED)
    assert pedro.decides(FIRST_CARD)
    assert pedro.offered == ["draw", "pick:beer"]


def test_with_an_empty_discard_pile_he_is_not_asked(table: Table) -> None:
    pedro = table.seat(PEDRO_RAMIREZ)
    table.seat()
    pedro.begins_turn()
    assert pedro.decides(PLAY_PHASE)
    assert len(pedro.hand) == 2


def test_everybody_sees_what_he_took(table: Table) -> None:
    pedro = table.seat(PEDRO_RAMIREZ)
    outlaw = table.seat()
    pedro.begins_turn()
    table.discarded(BEER)
    pedro.picks(BEER)
    (took,) = table.events("took_discard")
    assert len(took.seen_by(PlayerId(outlaw.number)).cards) == 1
