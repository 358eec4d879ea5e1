"""Showdown: any card is a BANG!; Sacagaway: open hands."""

from tests.scenes.bang.base.names import (
    BANG,
    BEER,
    CALAMITY_JANET,
    DUEL,
    INDIANS,
    JESSE_JONES,
    MISSED,
    PANIC,
    SCOPE,
)
from tests.scenes.bang.wild_west_show.names import SACAGAWAY, SETS, SHOWDOWN
from tests.scenes.language import HAND, Table


def test_any_card_may_be_played_as_a_bang_within_reach_and_limit(table: Table) -> None:
    sheriff = table.seat(hand=[BEER, SCOPE])
    outlaw = table.seat()
    far = table.seat()
    table.seat()
    table.event(SHOWDOWN)
    assert not sheriff.can_play(BEER, at=far)
    sheriff.plays(BEER, at=outlaw, as_=BANG)
    assert outlaw.life == 3
    assert not sheriff.can_play(SCOPE, at=outlaw)
    sheriff.plays(SCOPE)
    assert sheriff.in_play == [SCOPE]


def test_any_card_answers_indians_and_duels(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS, DUEL, "2♣"])
    outlaw = table.seat(hand=["3♣", SCOPE])
    table.seat()
    table.event(SHOWDOWN)
    sheriff.plays(INDIANS)
    outlaw.plays("3♣")
    sheriff.plays(DUEL, at=outlaw, as_=DUEL)
    outlaw.plays(SCOPE)
    sheriff.plays("2♣")
    assert (outlaw.life, sheriff.life) == (3, 5)


def test_a_bang_may_be_played_as_a_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[BANG, SCOPE])
    table.seat()
    table.event(SHOWDOWN)
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.can_play(SCOPE)
    outlaw.plays(BANG)
    assert outlaw.life == 4


def test_without_it_a_bang_is_no_missed_and_a_beer_no_bang(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    assert not sheriff.can_play(BEER, at=outlaw)
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.can_play(BANG)
    outlaw.takes_the_hit()


def test_by_the_author_a_bang_can_only_be_a_missed(table: Table) -> None:
    table.plays_with(sets=SETS, showdown_bang="only")
    sheriff = table.seat(hand=[BANG, BEER])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    table.event(SHOWDOWN)
    assert not sheriff.can_play(BANG, at=outlaw)
    sheriff.plays(BEER, at=outlaw, as_=BANG)
    outlaw.plays(BANG)
    assert outlaw.life == 4


def test_janet_still_uses_a_missed_both_ways(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    janet = table.seat(CALAMITY_JANET, hand=[MISSED, BANG])
    table.seat()
    table.event(SHOWDOWN)
    sheriff.plays(BANG, at=janet)
    assert janet.can_play(BANG)
    janet.plays(MISSED)
    assert janet.life == 4


def test_everybody_sees_all_hands_but_no_roles(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER])
    outlaw = table.seat(hand=[MISSED])
    other = table.seat()
    table.event(SACAGAWAY)
    seen = other.sees().figures
    assert len(seen[sheriff.number].hand) == 2
    assert len(seen[outlaw.number].hand) == 1
    assert [one.role for one in seen] == [0, -1, seen[2].role]


def test_hands_are_closed_without_it(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    other = table.seat()
    table.seat()
    assert other.sees().figures[sheriff.number].hand == []


def test_a_card_taken_from_an_open_hand_is_a_random_one(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(JESSE_JONES, hand=[BANG, BEER])
    table.seat()
    table.event(SACAGAWAY)
    assert [key for key in sheriff.offered if key.startswith("play:panic>p1")] == ["play:panic>p1:hand"]
    sheriff.plays(PANIC, at=outlaw, taking=HAND)
    assert len(sheriff.hand) == 1
    assert len(outlaw.hand) == 1
