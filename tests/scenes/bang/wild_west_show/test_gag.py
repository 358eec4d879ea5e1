"""Gag: whoever speaks loses a life point."""

import pytest

from saloon.games.bang.game import BANG as BANG_GAME
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, BEER, EL_GRINGO, MISSED, SID_KETCHUM
from tests.scenes.bang.wild_west_show.names import GAG, SETS, SHOWDOWN
from tests.scenes.language import SceneBroken, Table


def test_anybody_who_speaks_loses_a_life_point_at_once_between_effects(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat()
    table.seat()
    table.event(GAG)
    outlaw.speaks()
    assert outlaw.life == 3
    sheriff.speaks()
    assert sheriff.life == 4
    assert sheriff.decides("play_phase")


def test_in_the_middle_of_an_effect_it_costs_when_the_effect_is_over(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, "2♣"])
    gringo = table.seat(EL_GRINGO, hand=[MISSED])
    other = table.seat()
    table.event(GAG)
    sheriff.plays(BANG, at=gringo)
    gringo.speaks()
    other.speaks()
    assert (gringo.life, other.life) == (3, 4)
    gringo.plays(MISSED)
    assert (gringo.life, other.life) == (2, 3)
    assert sheriff.hand == ["2♣"]


def test_a_beer_helps_against_the_last_word(table: Table) -> None:
    table.seat()
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    table.event(GAG)
    outlaw.speaks()
    outlaw.plays(BEER)
    assert outlaw.life == 1


def test_who_dies_before_he_has_paid_pays_nothing_more(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=["2♣"])
    table.seat()
    table.event(GAG)
    sheriff.plays(BANG, at=outlaw)
    outlaw.speaks()
    outlaw.takes_the_hit()
    outlaw.passes()
    assert not outlaw.alive
    assert len(table.events("lost_life")) == 1


def test_a_word_stands_apart_from_what_else_may_be_done_out_of_turn(table: Table) -> None:
    table.seat()
    sid = table.seat(SID_KETCHUM, life=2, hand=["2♣", "3♣"])
    table.seat()
    table.event(GAG)
    aside = BANG_GAME.out_of_turn(table.game, PlayerId(sid.number))
    assert [table.game.key(option) for option in aside.interrupts] == ["use:sid_ketchum"]
    assert aside.speech is not None
    assert table.game.key(aside.speech) == "speak:gag"


def test_the_dead_may_talk(table: Table) -> None:
    table.seat()
    dead = table.seat(alive=False)
    table.seat()
    table.event(GAG)
    with pytest.raises(SceneBroken):
        dead.speaks()


def test_without_the_gag_speech_is_free(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(SHOWDOWN)
    with pytest.raises(SceneBroken):
        sheriff.speaks()


def test_where_nobody_can_speak_nothing_happens(table: Table) -> None:
    table.plays_with(sets=SETS, gag="silence")
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(GAG)
    with pytest.raises(SceneBroken):
        sheriff.speaks()
