"""Legal, but to be thought over: each warning once, with its numbers, and where it is not given."""

import re
from pathlib import Path

import pytest

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF, WARNINGS
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    MISSED,
    PANIC,
    SALOON,
    SLAB_THE_KILLER,
    VOLCANIC,
    WILLY_THE_KID,
    WINCHESTER,
)
from tests.scenes.language import ANY, HAND, Card, Table


def test_heals_nothing_a_beer_at_full_life(table: Table) -> None:
    sheriff = table.seat(hand=[BEER, SALOON])
    table.seat()
    table.seat()
    sheriff.is_warned("heals_nothing", BEER, life=5)
    sheriff.is_warned("heals_nothing", SALOON, life=5)


def test_no_warning_for_a_beer_that_heals(table: Table) -> None:
    sheriff = table.seat(life=4, hand=[BEER, SALOON])
    table.seat()
    table.seat()
    sheriff.is_not_warned(BEER)
    sheriff.is_not_warned(SALOON)


def test_beer_is_flat_between_the_last_two(table: Table) -> None:
    sheriff = table.seat(life=2, hand=[BEER])
    table.seat(role=RENEGADE)
    sheriff.is_warned("beer_is_flat", BEER)


def test_needs_another_missed_against_slab(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    slab.plays(BANG, at=outlaw)
    outlaw.is_warned("needs_another_missed", MISSED, needed=2)
    outlaw.takes_the_hit()


def test_no_warning_against_slab_with_two_missed_or_a_barrel(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.seat()
    slab.plays(BANG, at=outlaw)
    outlaw.is_not_warned(MISSED)
    outlaw.takes_the_hit()


def test_no_warning_against_anybody_else_with_one_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.is_not_warned(MISSED)
    outlaw.plays(MISSED)


def test_gives_up_weapon(table: Table) -> None:
    sheriff = table.seat(hand=[VOLCANIC, BARREL], in_play=[WINCHESTER])
    table.seat()
    sheriff.is_warned("gives_up_weapon", VOLCANIC, reach=5, new_reach=1)
    sheriff.is_not_warned(BARREL)


def test_no_warning_for_the_first_weapon(table: Table) -> None:
    sheriff = table.seat(hand=[VOLCANIC])
    table.seat()
    sheriff.is_not_warned(VOLCANIC)


def test_own_card(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC, CAT_BALOU], in_play=[BARREL])
    outlaw = table.seat(hand=[ANY])
    sheriff.is_warned("own_card", PANIC, at=sheriff, taking=BARREL)
    sheriff.is_warned("own_card", CAT_BALOU, at=sheriff, taking=BARREL)
    sheriff.is_not_warned(PANIC, at=outlaw, taking=HAND)


def test_hits_the_sheriff_warns_a_deputy(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG, DUEL, PANIC, CAT_BALOU])
    sheriff = table.seat(role=SHERIFF, life=3, hand=[ANY])
    outlaw = table.seat(role=OUTLAW, hand=[ANY])
    for card in (BANG, DUEL):
        deputy.is_warned("hits_the_sheriff", card, at=sheriff, life=3)
        deputy.is_not_warned(card, at=outlaw)
    for card in (PANIC, CAT_BALOU):
        deputy.is_warned("hits_the_sheriff", card, at=sheriff, taking=HAND, life=3)
        deputy.is_not_warned(card, at=outlaw, taking=HAND)


@pytest.mark.parametrize("card", [GATLING, INDIANS])
def test_hits_the_sheriff_warns_a_deputy_of_a_card_that_could_kill_him(table: Table, card: Card) -> None:
    deputy = table.seat(role=DEPUTY, hand=[card])
    table.seat(role=SHERIFF, life=1)
    table.seat(role=OUTLAW)
    deputy.is_warned("hits_the_sheriff", card, life=1)


@pytest.mark.parametrize("role", [OUTLAW, RENEGADE])
def test_nobody_but_a_deputy_is_warned_of_hitting_the_sheriff(table: Table, role: int) -> None:
    shooter = table.seat(role=role, hand=[BANG, GATLING])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=OUTLAW)
    shooter.is_not_warned(BANG, at=sheriff)
    shooter.is_not_warned(GATLING)


def test_would_eliminate_you_when_something_could_still_be_done(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[MISSED, BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.is_warned("would_eliminate_you")
    outlaw.takes_the_hit()
    outlaw.is_warned("would_eliminate_you")
    outlaw.plays(BEER)


def test_would_eliminate_you_in_a_duel_and_against_indians(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, INDIANS])
    outlaw = table.seat(life=1, hand=[BANG, BANG])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.is_warned("would_eliminate_you")
    outlaw.plays(BANG)
    sheriff.passes()
    sheriff.plays(INDIANS)
    outlaw.is_warned("would_eliminate_you")
    outlaw.plays(BANG)


def test_no_warning_for_a_hit_that_can_be_borne_or_not_be_helped(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG])
    outlaw = table.seat(life=2, hand=[MISSED])
    helpless = table.seat(life=1, hand=[ANY])
    willy.plays(BANG, at=outlaw)
    outlaw.is_not_warned()
    outlaw.takes_the_hit()
    willy.plays(BANG, at=helpless)
    helpless.is_not_warned()
    helpless.takes_the_hit()
    helpless.passes()


def test_next_to_you_first_says_that_dynamite_is_checked_by_its_player_first(table: Table) -> None:
    sheriff = table.seat(hand=[DYNAMITE])
    table.seat()
    sheriff.is_warned("next_to_you_first", DYNAMITE)


def test_every_warning_has_a_scene() -> None:
    scenes = "".join(file.read_text("utf-8") for file in Path(__file__).parents[1].rglob("test_*.py"))
    assert set(re.findall(r'is_warned\("(\w+)"', scenes)) == set(WARNINGS)


@pytest.mark.parametrize("card", [BANG, INDIANS, DUEL])
def test_with_two_life_points_left_a_hit_may_be_taken_without_a_warning(table: Table, card: Card) -> None:
    sheriff = table.seat(hand=[card])
    outlaw = table.seat(life=2, hand=[MISSED, BANG])
    sheriff.plays(card, at=None if card == INDIANS else outlaw)
    outlaw.is_not_warned()
    outlaw.passes()
    assert outlaw.life == 1
