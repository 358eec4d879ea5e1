"""Weapons: how far a BANG! flies. Only one at a time; the Colt is always there."""

import pytest

from saloon.games.bang.words import RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    DYNAMITE,
    MUSTANG,
    PAUL_REGRET,
    REMINGTON,
    REV_CARABINE,
    SCHOFIELD,
    SCOPE,
    VOLCANIC,
    WINCHESTER,
)
from tests.scenes.language import Card, Table


def test_everybody_begins_with_a_colt_of_reach_one(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    assert sheriff.reach == 1
    assert sheriff.in_play == []


@pytest.mark.parametrize(
    ("weapon", "reach"), [(VOLCANIC, 1), (SCHOFIELD, 2), (REMINGTON, 3), (REV_CARABINE, 4), (WINCHESTER, 5)]
)
def test_each_weapon_reaches_as_far_as_the_number_on_it(table: Table, weapon: Card, reach: int) -> None:
    shooter = table.seat(hand=[BANG, weapon])
    table.seat()
    table.seat()
    far = table.seat(PAUL_REGRET, role=RENEGADE, in_play=[MUSTANG])
    at_three = [table.seat(), table.seat(), table.seat()]
    assert shooter.distance_to(far) == 5
    shooter.plays(weapon)
    assert shooter.reach == reach
    for target in [far, *at_three]:
        assert shooter.can_play(BANG, at=target) == (shooter.distance_to(target) <= reach)


def test_a_new_weapon_replaces_the_old_one(table: Table) -> None:
    sheriff = table.seat(hand=[REMINGTON], in_play=[BARREL, WINCHESTER])
    table.seat()
    sheriff.plays(REMINGTON)
    assert sheriff.in_play == [BARREL, REMINGTON]
    assert sheriff.reach == 3
    assert table.discard == [WINCHESTER]


def test_a_weapon_does_not_push_other_cards_out_of_play(table: Table) -> None:
    sheriff = table.seat(hand=[SCHOFIELD], in_play=[BARREL, SCOPE, MUSTANG, DYNAMITE])
    table.seat()
    sheriff.plays(SCHOFIELD)
    assert sheriff.in_play == [BARREL, SCOPE, MUSTANG, DYNAMITE, SCHOFIELD]


def test_a_volcanic_fires_any_number_of_bangs_at_one_or_several_targets(table: Table) -> None:
    shooter = table.seat(hand=[BANG, BANG, BANG], in_play=[VOLCANIC])
    left = table.seat()
    table.seat()
    right = table.seat()
    shooter.plays(BANG, at=left)
    shooter.plays(BANG, at=right)
    shooter.plays(BANG, at=left)
    assert (left.life, right.life) == (2, 3)


def test_a_volcanic_fires_only_at_distance_one(table: Table) -> None:
    shooter = table.seat(hand=[BANG], in_play=[VOLCANIC])
    table.seat()
    opposite = table.seat()
    table.seat()
    shooter.cannot_play(BANG, at=opposite, because="out_of_reach", distance=2, reach=1)


def test_after_one_bang_from_a_long_gun_a_volcanic_lets_him_fire_on(table: Table) -> None:
    shooter = table.seat(hand=[BANG, BANG, VOLCANIC], in_play=[WINCHESTER])
    left = table.seat()
    opposite = table.seat()
    table.seat()
    shooter.plays(BANG, at=opposite)
    shooter.cannot_play(BANG, because="bang_limit")
    shooter.plays(VOLCANIC)
    shooter.cannot_play(BANG, at=opposite, because="out_of_reach", distance=2, reach=1)
    shooter.plays(BANG, at=left)
    assert (opposite.life, left.life) == (3, 3)


def test_who_changes_from_a_volcanic_to_another_gun_has_fired_his_bang(table: Table) -> None:
    shooter = table.seat(hand=[BANG, BANG, SCHOFIELD], in_play=[VOLCANIC])
    left = table.seat()
    table.seat()
    shooter.plays(BANG, at=left)
    shooter.plays(SCHOFIELD)
    shooter.cannot_play(BANG, because="bang_limit", played=1, limit=1)


def test_a_weapon_in_hand_does_not_shoot(table: Table) -> None:
    shooter = table.seat(hand=[BANG, WINCHESTER])
    table.seat()
    opposite = table.seat()
    table.seat()
    shooter.cannot_play(BANG, at=opposite, because="out_of_reach", distance=2, reach=1)


def test_any_number_of_different_blue_cards_may_lie_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[BARREL, SCOPE, MUSTANG, DYNAMITE, VOLCANIC])
    table.seat()
    for card in (BARREL, SCOPE, MUSTANG, DYNAMITE, VOLCANIC):
        sheriff.plays(card)
    assert sheriff.in_play == [BARREL, SCOPE, MUSTANG, DYNAMITE, VOLCANIC]
