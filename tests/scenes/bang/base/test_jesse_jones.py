"""Jesse Jones may take his first card from somebody's hand."""

from saloon.games.bang.words import FIRST_CARD, PLAY_PHASE
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    JESSE_JONES,
    MISSED,
    MUSTANG,
    PAUL_REGRET,
    SUZY_LAFAYETTE,
)
from tests.scenes.language import ANY, Table


def test_he_takes_the_first_card_from_a_hand_and_the_second_from_the_deck(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    outlaw = table.seat(hand=[BEER])
    table.seat()
    jesse.begins_turn()
    table.next_cards("2♥", "3♥")
    jesse.takes_from(outlaw)
    assert jesse.hand == [BEER, "2♥"]
    assert outlaw.hand == []
    assert jesse.decides(PLAY_PHASE)


def test_he_may_draw_both_from_the_deck(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    table.seat(hand=[BEER])
    jesse.begins_turn()
    table.next_cards("2♥", "3♥")
    jesse.draws_from_the_deck()
    assert jesse.hand == ["2♥", "3♥"]


def test_he_may_choose_anybody_however_far_away(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    table.seat(hand=[ANY])
    table.seat(hand=[ANY])
    far = table.seat(PAUL_REGRET, hand=[BEER], in_play=[MUSTANG])
    table.seat(hand=[ANY])
    table.seat(hand=[ANY])
    jesse.begins_turn()
    jesse.takes_from(far)
    assert BEER in jesse.hand


def test_he_cannot_choose_an_empty_hand_or_himself(table: Table) -> None:
    jesse = table.seat(JESSE_JONES, hand=[ANY])
    table.seat(in_play=[BARREL])
    table.seat(hand=[ANY])
    jesse.begins_turn()
    assert jesse.decides(FIRST_CARD)
    assert jesse.offered == ["draw", "take>p2"]


def test_he_is_not_asked_when_nobody_holds_a_card(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    table.seat()
    table.seat()
    jesse.begins_turn()
    assert jesse.decides(PLAY_PHASE)
    assert len(jesse.hand) == 2


def test_he_takes_it_blindly(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    outlaw = table.seat(hand=[BEER, BANG, MISSED])
    third = table.seat()
    jesse.begins_turn()
    jesse.takes_from(outlaw)
    assert len(outlaw.hand) == 2
    (took,) = table.events("took_from_hand")
    assert took.seen_by(PlayerId(third.number)).cards == []


def test_suzy_robbed_of_her_last_card_draws_a_new_one(table: Table) -> None:
    jesse = table.seat(JESSE_JONES)
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BEER])
    jesse.begins_turn()
    jesse.takes_from(suzy)
    assert BEER in jesse.hand
    assert len(jesse.hand) == 2
    assert len(suzy.hand) == 1
