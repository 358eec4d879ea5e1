"""Lucky Duke turns up two cards for every check and chooses the one that counts."""

from saloon.games.bang.words import CHOOSE_CHECK, OUTLAW, PLAY_PHASE, SHERIFF
from tests.scenes.bang.base.names import BANG, BARREL, DYNAMITE, JAIL, LUCKY_DUKE
from tests.scenes.language import Table


def test_behind_a_barrel_he_chooses_the_better_of_two(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    duke = table.seat(LUCKY_DUKE, in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥", "5♣")
    sheriff.plays(BANG, at=duke)
    duke.uses(BARREL)
    assert duke.decides(CHOOSE_CHECK)
    duke.picks("4♥")
    assert duke.life == 4
    assert table.deck.top(1) == ["5♣"]


def test_both_cards_are_discarded(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    duke = table.seat(LUCKY_DUKE, in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    sheriff.plays(BANG, at=duke)
    duke.uses(BARREL)
    duke.picks("4♥")
    assert len(table.discard) == 3
    assert "4♣" in table.discard
    assert "4♥" in table.discard


def test_he_may_choose_the_worse(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    duke = table.seat(LUCKY_DUKE, in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    sheriff.plays(BANG, at=duke)
    duke.uses(BARREL)
    duke.picks("4♣")
    assert duke.life == 3


def test_he_escapes_from_jail_with_one_heart_of_two(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, role=OUTLAW, in_play=[JAIL])
    table.seat(role=SHERIFF)
    duke.begins_turn()
    table.next_cards("4♥", "4♣", "2♦", "3♦")
    duke.picks("4♥")
    assert duke.decides(PLAY_PHASE)
    assert duke.hand == ["2♦", "3♦"]


def test_dynamite_explodes_only_if_both_cards_say_so_or_he_wants_it(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, in_play=[DYNAMITE])
    left = table.seat()
    table.seat()
    duke.begins_turn()
    table.next_cards("5♠", "5♥")
    duke.picks("5♥")
    assert duke.life == 5
    assert left.in_play == [DYNAMITE]


def test_two_bad_cards_blow_him_up(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, in_play=[DYNAMITE])
    table.seat()
    duke.begins_turn()
    table.next_cards("5♠", "6♠")
    duke.picks("6♠")
    assert duke.life == 2


def test_with_dynamite_and_jail_he_turns_up_two_for_each(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, role=OUTLAW, in_play=[JAIL, DYNAMITE])
    table.seat(role=SHERIFF)
    duke.begins_turn()
    table.next_cards("5♠", "10♠", "4♣", "4♥")
    duke.picks("10♠")
    duke.picks("4♥")
    assert duke.decides(PLAY_PHASE)
    assert duke.life == 4


def test_the_checks_of_others_have_one_card(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    duke.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 3
