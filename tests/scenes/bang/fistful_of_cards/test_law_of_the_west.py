"""Law of the West: the second card drawn must be played."""

import pytest

from saloon.games.bang.words import OUTLAW, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    BLACK_JACK,
    CALAMITY_JANET,
    EL_GRINGO,
    JAIL,
    JESSE_JONES,
    KIT_CARLSON,
    MISSED,
    MUSTANG,
    SID_KETCHUM,
)
from tests.scenes.bang.fistful_of_cards.names import LAW_OF_THE_WEST, SETS
from tests.scenes.language import Table


def test_the_second_card_is_shown_and_must_be_played_before_the_turn_ends(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.next_cards("2♠", BEER("6♥"))
    sheriff.begins_drawing()
    shown = [table.card(card).face for event in table.events("showed") for card in event.cards]
    assert shown == ["6♥"]
    assert "end_turn" not in sheriff.offered
    assert sheriff.offered[0] == "play:beer", "who lets the time run out plays it"
    sheriff.plays(BEER)
    sheriff.ends_turn()


def test_a_card_that_cannot_be_played_does_not_hold_up_the_turn(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    sheriff = table.seat(in_play=[BARREL("Q♠")])
    table.seat()
    table.next_cards("2♠", BARREL("K♠"))
    sheriff.begins_drawing()
    assert "end_turn" in sheriff.offered


def test_a_bang_without_a_target_does_not_hold_up_the_turn(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    sheriff = table.seat()
    table.seat(in_play=[MUSTANG])
    table.next_cards("2♠", BANG)
    sheriff.begins_drawing()
    assert "end_turn" in sheriff.offered


def test_a_missed_does_not_hold_up_the_turn(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    sheriff = table.seat()
    table.seat()
    table.next_cards("2♠", MISSED)
    sheriff.begins_drawing()
    assert "end_turn" in sheriff.offered


@pytest.mark.parametrize(("law", "bound"), [("any_use", True), ("printed_use", False)])
def test_calamity_janet_must_play_a_missed_as_a_bang_or_need_not(table: Table, law: str, bound: bool) -> None:
    table.plays_with(sets=SETS, law_of_the_west=law)
    table.event(LAW_OF_THE_WEST)
    janet = table.seat(CALAMITY_JANET)
    outlaw = table.seat()
    table.next_cards("2♠", MISSED)
    janet.begins_drawing()
    assert janet.can_play(MISSED, at=outlaw)
    assert ("end_turn" not in janet.offered) == bound


@pytest.mark.parametrize(("law", "bound"), [("any_use", True), ("printed_use", False)])
def test_calamity_janet_keeps_her_last_shot_for_a_missed_that_was_shown(
    table: Table, law: str, bound: bool
) -> None:
    table.plays_with(sets=SETS, law_of_the_west=law)
    table.event(LAW_OF_THE_WEST)
    janet = table.seat(CALAMITY_JANET, hand=[BANG])
    outlaw = table.seat()
    table.next_cards("2♠", MISSED)
    janet.begins_drawing()
    assert janet.can_play(BANG, at=outlaw) == (not bound)
    janet.plays(MISSED, at=outlaw)
    janet.ends_turn()


def test_under_the_showdown_a_missed_that_was_shown_must_be_fired_by_anybody(table: Table) -> None:
    table.plays_with(sets=(*SETS, "wild_west_show"))
    table.event("showdown", LAW_OF_THE_WEST)
    sheriff = table.seat()
    outlaw = table.seat()
    table.seat()
    table.next_cards("2♠", MISSED)
    sheriff.begins_drawing()
    assert "end_turn" not in sheriff.offered
    sheriff.plays(MISSED, at=outlaw)
    sheriff.ends_turn()


def test_under_the_showdown_a_card_that_can_be_played_as_it_is_leaves_the_shot_free(
    table: Table,
) -> None:
    table.plays_with(sets=(*SETS, "wild_west_show"))
    table.event("showdown", LAW_OF_THE_WEST)
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat()
    table.seat()
    table.next_cards("2♠", BARREL)
    sheriff.begins_drawing()
    sheriff.plays(BANG, at=outlaw)
    assert "end_turn" not in sheriff.offered
    sheriff.plays(BARREL)
    sheriff.ends_turn()


def test_uncle_will_must_play_whatever_was_shown_as_a_store(table: Table) -> None:
    table.plays_with(sets=(*SETS, "dodge_city"))
    table.event(LAW_OF_THE_WEST)
    will = table.seat("uncle_will")
    other = table.seat()
    table.next_cards("2♠", MISSED, BEER("6♥"), "9♣")
    will.begins_drawing()
    assert "end_turn" not in will.offered
    will.plays(MISSED)
    will.picks(BEER)
    assert other.hand == ["9♣"]
    assert "end_turn" in will.offered


def test_greygory_as_jesse_and_kit_shows_the_card_that_he_keeps_as_his_second(table: Table) -> None:
    table.plays_with(sets=(*SETS, "wild_west_show"))
    table.event(LAW_OF_THE_WEST)
    grey = table.seat("greygory_deck", life=3)
    victim = table.seat(hand=["7♣"])
    table.seat()
    table.borrows(grey, JESSE_JONES, KIT_CARLSON)
    table.next_cards("2♠", BEER("6♥"), "9♣")
    grey.begins_drawing()
    grey.takes_from(victim)
    grey.puts_back("2♠")
    grey.puts_back("9♣")
    shown = [table.card(card).face for event in table.events("showed") for card in event.cards]
    assert shown == ["6♥"]
    assert "end_turn" not in grey.offered


def test_black_jack_shows_it_and_draws_for_red_as_well(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    jack = table.seat(BLACK_JACK)
    table.seat()
    table.next_cards("2♠", BEER("6♥"), "3♣")
    jack.begins_drawing()
    assert len(jack.hand) == 3
    assert "end_turn" not in jack.offered


def test_a_card_that_was_stolen_binds_nobody(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    sheriff = table.seat()
    gringo = table.seat(EL_GRINGO)
    table.seat()
    table.next_cards(BANG("2♣"), BEER("6♥"))
    sheriff.begins_drawing()
    sheriff.plays(BANG, at=gringo)
    assert gringo.hand == [BEER]
    assert "end_turn" in sheriff.offered


def test_a_card_that_was_spent_binds_nobody(table: Table) -> None:
    table.event(LAW_OF_THE_WEST)
    sid = table.seat(SID_KETCHUM, life=2)
    table.seat(role=OUTLAW)
    table.seat()
    table.next_cards("2♠", BEER("6♥"))
    sid.begins_drawing()
    sid.uses(SID_KETCHUM)
    assert sid.life == 3
    assert "end_turn" in sid.offered


def test_a_jail_that_was_shown_holds_up_the_turn_only_if_somebody_can_be_jailed(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    sheriff = table.seat(role=SHERIFF)
    other = table.seat(role=OUTLAW, in_play=[JAIL])
    table.event(LAW_OF_THE_WEST)
    table.next_cards(BEER, JAIL)
    outlaw.begins_drawing()
    assert "end_turn" in outlaw.offered
    outlaw.cannot_play(JAIL, at=sheriff, because="jail_on_sheriff")
    outlaw.cannot_play(JAIL, at=other, because="already_in_jail")
