"""Ricochet: BANG! cards at cards in play."""

from saloon.games.bang.words import MISSED_OR_CARD
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CALAMITY_JANET,
    JAIL,
    MISSED,
    MUSTANG,
    SCOPE,
    SID_KETCHUM,
    SLAB_THE_KILLER,
)
from tests.scenes.bang.fistful_of_cards.names import RICOCHET
from tests.scenes.language import ANY, Table


def test_the_card_is_lost_unless_a_missed_saves_it(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG("2♣"), BANG("3♣")])
    outlaw = table.seat(hand=[MISSED], in_play=[MUSTANG, SCOPE])
    table.seat()
    sheriff.uses(RICOCHET, at=outlaw, taking=MUSTANG, spending=BANG("2♣"))
    assert outlaw.decides(MISSED_OR_CARD)
    outlaw.plays(MISSED)
    assert outlaw.in_play == [MUSTANG, SCOPE]
    sheriff.uses(RICOCHET, at=outlaw, taking=MUSTANG)
    assert outlaw.in_play == [SCOPE]
    assert outlaw.life == 4
    assert table.discard.top(1) == [MUSTANG]


def test_any_number_of_times_and_the_bang_of_the_turn_is_still_there(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG, BANG, BANG])
    outlaw = table.seat(in_play=[MUSTANG, SCOPE])
    table.seat()
    sheriff.uses(RICOCHET, at=outlaw, taking=MUSTANG)
    sheriff.uses(RICOCHET, at=outlaw, taking=SCOPE)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 3


def test_distance_does_not_matter(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG])
    table.seat()
    opposite = table.seat(in_play=[MUSTANG])
    table.seat()
    sheriff.uses(RICOCHET, at=opposite, taking=MUSTANG)
    assert opposite.in_play == []


def test_a_barrel_may_save_a_card_even_itself(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.uses(RICOCHET, at=outlaw, taking=BARREL)
    outlaw.uses(BARREL)
    assert outlaw.in_play == [BARREL]


def test_no_life_is_at_stake_so_nobody_is_warned_or_saved(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG])
    sid = table.seat(SID_KETCHUM, life=1, hand=[BEER, MISSED], in_play=[SCOPE])
    table.seat()
    sheriff.uses(RICOCHET, at=sid, taking=SCOPE)
    sid.is_not_warned()
    assert not sid.can_use(SID_KETCHUM)
    sid.cannot_play(BEER, because="not_an_answer")
    sid.passes()
    assert sid.life == 1
    assert sid.in_play == []


def test_own_cards_are_no_target_but_a_friend_can_be_freed_from_jail(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG], in_play=[SCOPE])
    friend = table.seat(in_play=[JAIL])
    table.seat()
    assert [key for key in sheriff.offered if key.startswith("use")] == ["use:bang=ricochet>p1:jail"]
    sheriff.uses(RICOCHET, at=friend, taking=JAIL)
    assert friend.in_play == []


def test_slabs_bang_takes_two_missed_here_too(table: Table) -> None:
    table.event(RICOCHET)
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, MISSED], in_play=[SCOPE])
    table.seat()
    slab.uses(RICOCHET, at=outlaw, taking=SCOPE)
    outlaw.plays(MISSED)
    outlaw.plays(MISSED)
    assert outlaw.in_play == [SCOPE]


def test_calamity_janet_shoots_at_cards_with_missed(table: Table) -> None:
    table.event(RICOCHET)
    janet = table.seat(CALAMITY_JANET, hand=[MISSED])
    outlaw = table.seat(in_play=[SCOPE])
    table.seat()
    janet.uses(RICOCHET, at=outlaw, taking=SCOPE, spending=MISSED)
    assert outlaw.in_play == []


def test_who_holds_cards_is_asked_even_without_a_missed(table: Table) -> None:
    table.event(RICOCHET)
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY], in_play=[SCOPE])
    table.seat()
    sheriff.uses(RICOCHET, at=outlaw, taking=SCOPE)
    assert outlaw.decides(MISSED_OR_CARD)
