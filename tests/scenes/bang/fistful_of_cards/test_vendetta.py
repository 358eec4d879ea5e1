"""Vendetta: hearts at the end of the turn give another one."""

from saloon.games.bang.words import CHOOSE_CHECK
from tests.scenes.bang.base.names import BANG, DYNAMITE, JAIL, LUCKY_DUKE
from tests.scenes.bang.fistful_of_cards.names import LASSO, VENDETTA
from tests.scenes.language import Table


def test_hearts_give_one_more_turn_and_no_second_check(table: Table) -> None:
    table.event(VENDETTA)
    sheriff = table.seat()
    outlaw = table.seat()
    table.seat()
    table.next_cards("4♥", "2♠", "3♠", "5♥")
    sheriff.ends_turn()
    assert table.turn is sheriff
    assert sheriff.hand == ["2♠", "3♠"]
    sheriff.ends_turn()
    assert table.turn is outlaw
    assert "5♥" in outlaw.hand, "nobody flipped it"


def test_anything_else_ends_the_turn(table: Table) -> None:
    table.event(VENDETTA)
    sheriff = table.seat()
    outlaw = table.seat()
    table.seat()
    table.next_cards("4♦")
    sheriff.ends_turn()
    assert table.turn is outlaw
    assert table.discard == ["4♦"]


def test_a_turn_lost_in_jail_is_not_checked(table: Table) -> None:
    table.event(VENDETTA)
    table.seat()
    prisoner = table.seat(in_play=[JAIL])
    other = table.seat()
    table.next_cards("4♣", "5♥")
    prisoner.begins_turn()
    assert table.turn is other
    assert "5♥" in other.hand


def test_the_other_turn_is_a_full_one(table: Table) -> None:
    table.event(VENDETTA)
    sheriff = table.seat(hand=[BANG, BANG, DYNAMITE])
    outlaw = table.seat()
    table.seat()
    table.next_cards("4♥", "K♦")
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(DYNAMITE)
    sheriff.ends_turn()
    assert outlaw.in_play == [DYNAMITE]
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 2


def test_no_event_is_turned_up_in_it(table: Table) -> None:
    table.event(VENDETTA, coming=[LASSO])
    sheriff = table.seat()
    table.seat()
    table.next_cards("4♥")
    sheriff.ends_turn()
    assert table.turn is sheriff
    assert table.events_in_force == [VENDETTA]


def test_lucky_duke_chooses(table: Table) -> None:
    table.event(VENDETTA)
    duke = table.seat(LUCKY_DUKE)
    table.seat()
    table.next_cards("4♣", "5♥")
    duke.ends_turn()
    assert duke.decides(CHOOSE_CHECK)
    duke.picks("5♥")
    assert table.turn is duke
