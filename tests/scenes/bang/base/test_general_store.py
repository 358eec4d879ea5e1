"""General Store: an open card for each living player, chosen in turn."""

from saloon.games.bang.words import OUTLAW, PICK_CARD, PLAY_PHASE, RENEGADE, SHERIFF
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, BEER, GENERAL_STORE, JAIL, MISSED
from tests.scenes.language import Table


def test_as_many_cards_as_living_players_are_turned_up_and_each_picks_one_clockwise(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF)
    outlaw = table.seat(role=OUTLAW, hand=[GENERAL_STORE])
    renegade = table.seat(role=RENEGADE)
    table.next_cards("2♥", "3♥", "4♥", "5♥")
    outlaw.has_the_turn()
    outlaw.plays(GENERAL_STORE)
    assert table.deck.top(1) == ["5♥"]
    outlaw.picks("3♥")
    renegade.picks("4♥")
    assert outlaw.hand == ["3♥"]
    assert renegade.hand == ["4♥"]
    assert sheriff.hand == ["2♥"]
    assert outlaw.decides(PLAY_PHASE)
    assert table.discard == [GENERAL_STORE]


def test_a_card_that_was_picked_is_gone_for_the_next(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    outlaw = table.seat()
    table.seat()
    table.next_cards(BEER, BANG, MISSED)
    sheriff.plays(GENERAL_STORE)
    sheriff.picks(BEER)
    assert outlaw.offered == ["pick:bang", "pick:missed"]
    outlaw.picks(MISSED)


def test_the_dead_get_nothing_and_no_card_is_turned_up_for_them(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    dead = table.seat(alive=False, life=0)
    renegade = table.seat()
    outlaw = table.seat()
    table.next_cards("2♥", "3♥", "4♥", "5♥")
    sheriff.plays(GENERAL_STORE)
    sheriff.picks("2♥")
    renegade.picks("3♥")
    assert outlaw.hand == ["4♥"]
    assert dead.hand == []
    assert table.deck.top(1) == ["5♥"]


def test_the_last_player_takes_what_is_left_without_being_asked(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    outlaw = table.seat()
    table.next_cards(BEER, BANG)
    sheriff.plays(GENERAL_STORE)
    sheriff.picks(BEER)
    assert outlaw.hand == [BANG]
    assert sheriff.decides(PLAY_PHASE)


def test_everybody_sees_the_store(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    outlaw = table.seat()
    table.next_cards("2♥", "3♥")
    sheriff.plays(GENERAL_STORE)
    (opened,) = table.events("store_opened")
    assert len(opened.seen_by(PlayerId(outlaw.number)).cards) == 2
    assert sheriff.decides(PICK_CARD)


def test_prisoners_shop_too(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    prisoner = table.seat(in_play=[JAIL])
    table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    sheriff.plays(GENERAL_STORE)
    sheriff.picks("2♥")
    prisoner.picks("4♥")
    assert prisoner.hand == ["4♥"]
    assert prisoner.in_play == [JAIL]
