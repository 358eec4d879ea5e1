"""Checks: the top card of the deck is turned up, looked at and discarded without effect."""

from saloon.games.bang.words import OUTLAW, SHERIFF
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, BARREL, DYNAMITE, JAIL, STAGECOACH
from tests.scenes.language import Table


def test_a_check_turns_up_exactly_one_card_and_discards_it_whatever_it_is(table: Table) -> None:
    prisoner = table.seat(role=OUTLAW, in_play=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    prisoner.begins_turn()
    table.next_cards(STAGECOACH("9♠"), "2♣", "3♣", "4♣")
    assert prisoner.hand == []
    assert sheriff.hand == ["2♣", "3♣"]
    assert table.discard == [JAIL, STAGECOACH("9♠")]


def test_everybody_sees_the_card_of_a_check(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    third = table.seat()
    table.next_cards("4♣")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    (checked,) = table.events("checked")
    assert checked.definition == "barrel"
    assert [table.card(card).face for card in checked.seen_by(PlayerId(third.number)).cards] == ["4♣"]


def test_the_limits_of_a_range_of_ranks_are_part_of_it(table: Table) -> None:
    first = table.seat(role=SHERIFF, in_play=[DYNAMITE("2♥")])
    table.seat()
    first.begins_turn()
    table.next_cards("9♠")
    assert first.life == 2


def test_an_ace_is_high_and_no_one(table: Table) -> None:
    first = table.seat(role=SHERIFF, in_play=[DYNAMITE("2♥")])
    table.seat()
    first.begins_turn()
    table.next_cards("A♠")
    assert first.life == 5
