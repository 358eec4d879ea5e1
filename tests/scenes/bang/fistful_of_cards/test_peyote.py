"""Peyote: guessing colours instead of drawing."""

from saloon.games.bang.words import GUESS_COLOUR, PLAY_PHASE
from tests.scenes.bang.base.names import KIT_CARLSON, PEDRO_RAMIREZ
from tests.scenes.bang.fistful_of_cards.names import PEYOTE, SETS
from tests.scenes.language import Table


def test_right_guesses_keep_the_card_and_a_wrong_one_ends_it(table: Table) -> None:
    table.event(PEYOTE)
    sheriff = table.seat()
    table.seat()
    table.next_cards("2♥", "3♦", "4♣")
    sheriff.begins_drawing()
    sheriff.guesses("red")
    sheriff.guesses("red")
    sheriff.guesses("red")
    assert sheriff.hand == ["2♥", "3♦"]
    assert table.discard == ["4♣"]
    assert sheriff.decides(PLAY_PHASE)


def test_a_wrong_first_guess_leaves_nothing(table: Table) -> None:
    table.event(PEYOTE)
    sheriff = table.seat()
    table.seat()
    table.next_cards("2♥")
    sheriff.begins_drawing()
    sheriff.guesses("black")
    assert sheriff.hand == []


def test_after_a_right_guess_one_may_stop(table: Table) -> None:
    table.event(PEYOTE)
    sheriff = table.seat()
    table.seat()
    table.next_cards("2♠")
    sheriff.begins_drawing()
    assert "pass" not in sheriff.offered
    sheriff.guesses("black")
    sheriff.is_warned("guessing_is_free")
    sheriff.passes()
    assert sheriff.hand == ["2♠"]


def test_it_replaces_abilities_of_the_draw_phase(table: Table) -> None:
    table.event(PEYOTE)
    kit = table.seat(KIT_CARLSON)
    pedro = table.seat(PEDRO_RAMIREZ)
    table.discarded("9♥")
    table.next_cards("2♠", "3♠")
    kit.begins_drawing()
    assert kit.decides(GUESS_COLOUR)
    kit.guesses("red")
    kit.ends_turn()
    assert pedro.decides(GUESS_COLOUR)


def test_the_printed_colour_counts_whatever_another_event_makes_of_the_suits(table: Table) -> None:
    table.plays_with(sets=(*SETS, "high_noon"))
    table.event(PEYOTE, "blessing")
    sheriff = table.seat()
    table.seat()
    table.next_cards("2♠", "3♦")
    sheriff.begins_drawing()
    sheriff.guesses("black")
    sheriff.guesses("black")
    assert sheriff.hand == ["2♠"]


def test_when_no_card_is_left_nothing_is_guessed(table: Table) -> None:
    table.event(PEYOTE)
    sheriff = table.seat()
    table.seat()
    table.only_cards("2♥")
    sheriff.begins_drawing()
    sheriff.guesses("red")
    assert sheriff.decides(PLAY_PHASE)
