"""The Wild West Show beside the events and cards of other boxes."""

import pytest

from saloon.games.bang.words import OUTLAW
from tests.scenes.bang.base.names import BANG, BEER, MISSED, SCOPE, SLAB_THE_KILLER, STAGECOACH, WILLY_THE_KID
from tests.scenes.bang.wild_west_show.names import (
    BIG_SPENCER,
    BONE_ORCHARD,
    GREYGORY_DECK,
    LADY_ROSE_OF_TEXAS,
    LEE_VAN_KLIFF,
    MISS_SUSANNA,
    SHOWDOWN,
)
from tests.scenes.language import Table

ALL = ("base", "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show")


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.plays_with(sets=ALL)
    return laid


def test_the_sermon_forbids_every_card_that_is_fired_as_a_bang(table: Table) -> None:
    sheriff = table.seat(hand=[BEER, BANG])
    outlaw = table.seat()
    table.seat()
    table.event(SHOWDOWN, "the_sermon")
    assert not sheriff.can_play(BEER, at=outlaw)
    assert not sheriff.can_play(BANG, at=outlaw)


def test_under_the_sermon_lee_still_pays_with_a_bang(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, life=1, hand=[BEER, BANG])
    table.seat()
    table.seat()
    table.event("the_sermon")
    lee.plays(BEER)
    lee.uses(LEE_VAN_KLIFF, spending=BANG)
    assert lee.life == 3


def test_a_hangover_frees_spencer_and_takes_both_abilities_of_greygory(table: Table) -> None:
    grey = table.seat(GREYGORY_DECK, hand=[BANG, BANG])
    spencer = table.seat(BIG_SPENCER, hand=[MISSED])
    table.seat()
    table.borrows(grey, SLAB_THE_KILLER, WILLY_THE_KID)
    table.event("hangover")
    grey.plays(BANG, at=spencer)
    spencer.plays(MISSED)
    assert spencer.life == 9
    assert not grey.can_play(BANG, at=spencer)


@pytest.mark.parametrize(
    ("first", "second", "life", "cards"), [("dead_man", BONE_ORCHARD, 2, 4), (BONE_ORCHARD, "dead_man", 1, 2)]
)
def test_who_was_out_first_comes_back_by_the_event_that_was_laid_first(
    table: Table, first: str, second: str, life: int, cards: int
) -> None:
    """No rule says whether it is the Dead Man or the Bone Orchard."""
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, alive=False, life=0)
    table.seat()
    table.event(first, second)
    table.out_first(dead)
    sheriff.ends_turn()
    assert (dead.life, len(dead.hand)) == (life, cards)


def test_bone_orchard_comes_before_ghost_town(table: Table) -> None:
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, alive=False)
    table.seat()
    table.event(BONE_ORCHARD, "ghost_town")
    sheriff.ends_turn()
    assert dead.life == 1
    assert not table.game.figures[dead.number].ghost


def test_miss_susanna_comes_before_the_vendetta(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[BEER])
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA, "vendetta")
    table.next_cards("4♥")
    sheriff.ends_turn()
    assert table.deck.top(1) == ["4♥"]
    sheriff.plays(BEER)
    assert sheriff.life == 1
    assert table.turn is sheriff


def test_lady_rose_means_the_right_hand_during_a_gold_rush_too(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    opposite = table.seat()
    right = table.seat()
    table.event(LADY_ROSE_OF_TEXAS, "gold_rush")
    sheriff.uses(LADY_ROSE_OF_TEXAS, at=right)
    sheriff.ends_turn()
    assert table.turn is opposite


WITH_FISTFUL = ("base", "fistful_of_cards", "wild_west_show")


@pytest.mark.parametrize(("more", "life"), [(0, 4), (1, 5)])
def test_the_two_bangs_of_the_sniper_are_two_cards_for_miss_susanna(
    table: Table, more: int, life: int
) -> None:
    table.plays_with(sets=WITH_FISTFUL)
    sheriff = table.seat(hand=[BANG, BANG, *[SCOPE] * more])
    outlaw = table.seat()
    table.seat()
    table.event(MISS_SUSANNA)
    table.event("sniper")
    sheriff.uses("sniper", at=outlaw)
    for _card in range(more):
        sheriff.plays(SCOPE)
    sheriff.ends_turn()
    assert sheriff.life == life


@pytest.mark.parametrize(("more", "life"), [(1, 4), (2, 5)])
def test_a_bang_that_ricochets_is_one_card_for_miss_susanna(table: Table, more: int, life: int) -> None:
    table.plays_with(sets=WITH_FISTFUL)
    sheriff = table.seat(hand=[BANG, STAGECOACH, SCOPE][: more + 1])
    outlaw = table.seat(in_play=[SCOPE])
    table.seat()
    table.next_cards("2♠", "3♠", "4♠", "5♠")
    table.event(MISS_SUSANNA)
    table.event("ricochet")
    sheriff.uses("ricochet", at=outlaw)
    for card in [STAGECOACH, SCOPE][:more]:
        sheriff.plays(card)
    sheriff.ends_turn()
    assert sheriff.life == life
    assert outlaw.in_play == []


def test_after_a_ricochet_lee_can_no_longer_repeat_the_card_before_it(table: Table) -> None:
    table.plays_with(sets=WITH_FISTFUL)
    lee = table.seat(LEE_VAN_KLIFF, hand=[STAGECOACH, BANG, BANG])
    outlaw = table.seat(in_play=[SCOPE])
    table.seat()
    table.event("ricochet")
    lee.plays(STAGECOACH)
    assert lee.can_use(LEE_VAN_KLIFF)
    lee.uses("ricochet", at=outlaw)
    assert not lee.can_use(LEE_VAN_KLIFF)


@pytest.mark.parametrize("event", ["sniper", "ricochet"])
def test_apache_kid_is_not_hurt_by_the_diamonds_of_an_event(table: Table, event: str) -> None:
    table.plays_with(sets=("base", "dodge_city", "fistful_of_cards"))
    sheriff = table.seat(hand=[BANG("2♦"), BANG("3♦")])
    apache = table.seat("apache_kid", in_play=[SCOPE])
    table.seat()
    table.event(event)
    sheriff.uses(event, at=apache)
    assert apache.life == 3
    assert apache.in_play == [SCOPE]
    assert [told.who for told in table.events("unaffected")] == [apache.number]
    assert BANG in table.discard


def test_of_the_snipers_two_cards_one_that_is_no_diamond_is_enough_for_apache_kid(table: Table) -> None:
    table.plays_with(sets=("base", "dodge_city", "fistful_of_cards"))
    sheriff = table.seat(hand=[BANG("2♦"), BANG("3♠")])
    apache = table.seat("apache_kid")
    table.seat()
    table.event("sniper")
    sheriff.uses("sniper", at=apache)
    assert apache.life == 2
