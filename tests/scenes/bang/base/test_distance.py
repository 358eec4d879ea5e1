"""Distance: gaps between the living, the short way round; Mustang and Scope change it, weapons do not."""

import pytest

from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.view import BangView
from saloon.games.bang.words import OUTLAW, RENEGADE
from saloon.kernel.ids import NO_PLAYER
from tests.scenes.bang.base.names import (
    BANG,
    MUSTANG,
    REMINGTON,
    REV_CARABINE,
    SCOPE,
    WILLY_THE_KID,
    WINCHESTER,
)
from tests.scenes.language import Card, Seat, Table


def round_table(table: Table, **in_play: list[Card]) -> list[Seat]:
    """The six of the rulebook's picture, clockwise: a is Artyom, d is Galina on the other side."""
    return [table.seat(in_play=in_play.get(letter, [])) for letter in "abcdef"]


def test_distance_is_counted_the_short_way_round(table: Table) -> None:
    a, b, c, d, e, f = round_table(table)
    assert [a.distance_to(other) for other in (b, c, d, e, f)] == [1, 2, 3, 2, 1]


@pytest.mark.parametrize(
    ("players", "expected"),
    [(2, [1]), (3, [1, 1]), (4, [1, 2, 1]), (5, [1, 2, 2, 1]), (7, [1, 2, 3, 3, 2, 1])],
)
def test_neighbours_are_at_distance_one_at_every_table(
    table: Table, players: int, expected: list[int]
) -> None:
    me, *others = [table.seat() for _seat in range(players)]
    assert [me.distance_to(other) for other in others] == expected


def test_the_colt_reaches_only_the_neighbours(table: Table) -> None:
    a, b, c, d, e, f = round_table(table)
    assert a.reach == 1
    assert [a.distance_to(other) <= a.reach for other in (b, c, d, e, f)] == [True, False, False, False, True]


def test_the_eliminated_do_not_count(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    table.seat(alive=False, life=0)
    c = table.seat()
    d = table.seat()
    assert sheriff.distance_to(c) == 1
    assert c.distance_to(sheriff) == 1
    assert c.distance_to(d) == 1
    assert sheriff.can_play(BANG, at=c)


def test_a_death_brings_the_others_together_at_once(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG])
    victim = table.seat(role=RENEGADE, life=1)
    behind = table.seat(role=OUTLAW)
    table.seat(role=OUTLAW)
    willy.cannot_play(BANG, at=behind, because="out_of_reach", distance=2, reach=1)
    willy.plays(BANG, at=victim)
    willy.plays(BANG, at=behind)
    assert behind.life == 3


def test_a_mustang_makes_its_owner_farther_for_all_others_but_not_them_for_him(table: Table) -> None:
    a, b, c, d, e, f = round_table(table, a=[MUSTANG])
    assert [other.distance_to(a) for other in (b, f)] == [2, 2]
    assert [other.distance_to(a) for other in (c, e)] == [3, 3]
    assert d.distance_to(a) == 4
    assert [a.distance_to(other) for other in (b, c, d, e, f)] == [1, 2, 3, 2, 1]


def test_a_mustang_does_not_change_the_distance_between_two_others(table: Table) -> None:
    _a, b, c, _d, _e, f = round_table(table, a=[MUSTANG])
    assert b.distance_to(c) == 1
    assert b.distance_to(f) == 2


def test_a_scope_brings_all_others_nearer_but_not_its_owner_to_them(table: Table) -> None:
    a, b, c, d, e, f = round_table(table, a=[SCOPE])
    assert [a.distance_to(other) for other in (b, c, e, f)] == [1, 1, 1, 1]
    assert a.distance_to(d) == 2
    assert [other.distance_to(a) for other in (b, c, d, e, f)] == [1, 2, 3, 2, 1]


def test_scope_and_mustang_cancel_each_other(table: Table) -> None:
    a, _b, c, _d, _e, _f = round_table(table, a=[SCOPE], c=[MUSTANG])
    assert a.distance_to(c) == 2


def test_a_scope_never_brings_anybody_nearer_than_one(table: Table) -> None:
    a, b, _c, _d, _e, _f = round_table(table, a=[SCOPE])
    assert a.distance_to(b) == 1


def test_artyom_shoots_viktor_with_any_weapon_when_he_has_a_scope(table: Table) -> None:
    a = table.seat(hand=[BANG], in_play=[SCOPE])
    table.seat()
    c = table.seat()
    for _seat in range(3):
        table.seat()
    a.plays(BANG, at=c)
    assert c.life == 3


def test_artyom_needs_a_reach_of_four_for_galina_on_her_mustang(table: Table) -> None:
    a = table.seat(hand=[BANG, REV_CARABINE], in_play=[REMINGTON])
    table.seat()
    table.seat()
    d = table.seat(in_play=[MUSTANG])
    table.seat()
    table.seat()
    a.cannot_play(BANG, at=d, because="out_of_reach", distance=4, reach=3)
    a.plays(REV_CARABINE)
    a.plays(BANG, at=d)
    assert d.life == 3


def test_a_weapon_does_not_change_distance(table: Table) -> None:
    a, _b, _c, d, _e, _f = round_table(table, a=[WINCHESTER])
    assert a.distance_to(d) == 3
    assert a.reach == 5


def test_scope_and_mustang_are_laid_in_front_of_their_player(table: Table) -> None:
    sheriff = table.seat(hand=[SCOPE, MUSTANG])
    table.seat()
    opposite = table.seat()
    table.seat()
    sheriff.plays(SCOPE)
    assert sheriff.distance_to(opposite) == 1
    sheriff.plays(MUSTANG)
    assert opposite.distance_to(sheriff) == 3
    assert sheriff.in_play == [SCOPE, MUSTANG]


def test_a_second_mustang_or_scope_cannot_be_played(table: Table) -> None:
    sheriff = table.seat(hand=[MUSTANG, SCOPE], in_play=[MUSTANG, SCOPE])
    table.seat()
    sheriff.cannot_play(MUSTANG, because="already_in_play")
    sheriff.cannot_play(SCOPE, because="already_in_play")


def test_a_player_is_shown_how_a_distance_comes_about_both_ways(table: Table) -> None:
    me = table.seat(in_play=[SCOPE])
    table.seat()
    rider = table.seat(in_play=[MUSTANG, SCOPE])
    table.seat()
    assert me.way_to(rider) == [("", 2), ("mustang", 1), ("scope", -1)]
    assert rider.way_to(me) == [("", 2), ("scope", -1)]
    seen = me.sees().figures[rider.number]
    assert (seen.distance, seen.distance_back) == (2, 1)
    assert [amount for amount, _what in seen.way_back] == [2, -1]


def test_a_spectator_is_at_no_distance(table: Table) -> None:
    table.seat()
    table.seat()
    table.seat()
    seen = BANG_GAME.full_view(table.game, NO_PLAYER)
    assert isinstance(seen, BangView)
    assert [(one.distance, one.way, one.distance_back, one.way_back) for one in seen.figures] == [
        (0, [], 0, [])
    ] * 3
