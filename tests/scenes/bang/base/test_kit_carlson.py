"""Kit Carlson looks at three cards, keeps two and puts one back on the deck."""

from saloon.games.bang.words import PLAY_PHASE, PUT_CARD_BACK
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, BEER, KIT_CARLSON, MISSED, STAGECOACH
from tests.scenes.language import Card, Table


def test_he_keeps_two_of_three_and_puts_the_third_back_on_top(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    outlaw = table.seat()
    kit.begins_turn()
    table.next_cards("2♥", "3♥", "4♥", "5♥")
    kit.puts_back("3♥")
    assert kit.hand == ["2♥", "4♥"]
    assert table.deck.top(2) == ["3♥", "5♥"]
    kit.ends_turn()
    assert outlaw.hand == ["3♥", "5♥"]


def test_he_must_put_one_back(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    table.seat()
    kit.begins_turn()
    table.next_cards(BANG, BEER, MISSED)
    assert kit.decides(PUT_CARD_BACK)
    assert kit.offered == ["put_back:bang", "put_back:beer", "put_back:missed"]


def test_nobody_else_sees_what_he_looks_at_or_puts_back(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    outlaw = table.seat()
    kit.begins_turn()
    kit.puts_back(Card(""))
    for name in ("looked_at", "put_back", "drew"):
        (event,) = table.events(name)
        assert event.seen_by(PlayerId(outlaw.number)).cards == []
        assert len(event.seen_by(PlayerId(kit.number)).cards) > 0


def test_a_stagecoach_brings_him_just_two(table: Table) -> None:
    kit = table.seat(KIT_CARLSON, hand=[STAGECOACH])
    table.seat()
    kit.plays(STAGECOACH)
    assert len(kit.hand) == 2
    assert kit.decides(PLAY_PHASE)
