"""Panic!: take a card from somebody at distance 1."""

from saloon.games.bang.words import PLAY_PHASE
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DYNAMITE,
    JAIL,
    MISSED,
    MUSTANG,
    PANIC,
    PAUL_REGRET,
    ROSE_DOOLAN,
    SCHOFIELD,
    SCOPE,
    VOLCANIC,
    WINCHESTER,
)
from tests.scenes.language import ANY, HAND, Table


def test_panic_takes_a_card_in_play_that_is_pointed_at(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(hand=[ANY], in_play=[BARREL, SCHOFIELD])
    table.seat()
    sheriff.plays(PANIC, at=outlaw, taking=SCHOFIELD)
    assert sheriff.hand == [SCHOFIELD]
    assert sheriff.in_play == []
    assert outlaw.in_play == [BARREL]
    assert outlaw.hand == [ANY]
    assert table.discard == [PANIC]


def test_panic_takes_a_card_of_the_hand_blindly(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(hand=[BEER, BANG, MISSED])
    third = table.seat()
    sheriff.plays(PANIC, at=outlaw, taking=HAND)
    assert len(sheriff.hand) == 1
    assert len(outlaw.hand) == 2
    (took,) = table.events("took_from_hand")
    assert len(took.seen_by(PlayerId(sheriff.number)).cards) == 1
    assert len(took.seen_by(PlayerId(outlaw.number)).cards) == 1
    assert took.seen_by(PlayerId(third.number)).cards == []


def test_the_options_of_panic_name_no_card_of_a_hand(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(hand=[BEER])
    table.seat()
    assert sheriff.can_play(PANIC, at=outlaw, taking=HAND)
    assert not sheriff.can_play(PANIC, at=outlaw, taking=BEER)


def test_panic_reaches_only_distance_one(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    left = table.seat(hand=[ANY])
    opposite = table.seat(hand=[ANY])
    right = table.seat(hand=[ANY])
    assert sheriff.can_play(PANIC, at=left, taking=HAND)
    assert sheriff.can_play(PANIC, at=right, taking=HAND)
    sheriff.cannot_play(PANIC, at=opposite, because="too_far", distance=2, range=1)


def test_a_weapon_does_not_bring_panic_any_farther(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC, BANG], in_play=[WINCHESTER])
    table.seat()
    opposite = table.seat(hand=[ANY])
    table.seat()
    assert sheriff.can_play(BANG, at=opposite)
    sheriff.cannot_play(PANIC, at=opposite, because="too_far", distance=2, range=1)


def test_a_scope_brings_panic_farther(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC], in_play=[SCOPE])
    table.seat()
    opposite = table.seat(hand=[BEER])
    table.seat()
    sheriff.plays(PANIC, at=opposite, taking=HAND)
    assert sheriff.hand == [BEER]


def test_a_mustang_keeps_panic_away(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    rider = table.seat(hand=[ANY], in_play=[MUSTANG])
    table.seat()
    sheriff.cannot_play(PANIC, at=rider, because="too_far", distance=2)


def test_rose_doolan_panics_across_the_table(table: Table) -> None:
    rose = table.seat(ROSE_DOOLAN, hand=[PANIC])
    table.seat(hand=[ANY])
    opposite = table.seat(hand=[ANY])
    table.seat(hand=[ANY])
    assert rose.can_play(PANIC, at=opposite, taking=HAND)


def test_paul_regret_is_too_far_for_his_neighbours_panic(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    paul = table.seat(PAUL_REGRET, hand=[ANY])
    table.seat()
    sheriff.cannot_play(PANIC, at=paul, because="too_far", distance=2)


def test_panic_needs_somebody_who_has_a_card(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    poor = table.seat()
    rich = table.seat(hand=[ANY])
    sheriff.cannot_play(PANIC, at=poor, because="target_has_no_cards")
    assert sheriff.can_play(PANIC, at=rich, taking=HAND)
    assert not sheriff.can_play(PANIC, at=rich, taking=BARREL)


def test_a_stolen_weapon_leaves_its_owner_with_the_colt(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(in_play=[WINCHESTER])
    table.seat()
    assert outlaw.reach == 5
    sheriff.plays(PANIC, at=outlaw, taking=WINCHESTER)
    assert outlaw.reach == 1
    assert sheriff.reach == 1
    sheriff.plays(WINCHESTER)
    assert sheriff.reach == 5


def test_a_stolen_card_may_be_played_in_the_same_turn(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(PANIC, at=outlaw, taking=HAND)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 3


def test_panic_takes_dynamite_before_it_goes_off(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    outlaw = table.seat(in_play=[DYNAMITE])
    table.seat()
    sheriff.plays(PANIC, at=outlaw, taking=DYNAMITE)
    assert sheriff.hand == [DYNAMITE]
    assert outlaw.in_play == []


def test_panic_may_take_a_jail_and_free_the_prisoner(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC])
    prisoner = table.seat(in_play=[JAIL])
    table.seat()
    sheriff.plays(PANIC, at=prisoner, taking=JAIL)
    sheriff.ends_turn()
    assert prisoner.decides(PLAY_PHASE)
    assert sheriff.hand == [JAIL]


def test_panic_may_take_back_an_own_card_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC], in_play=[VOLCANIC])
    table.seat(hand=[ANY])
    table.seat()
    sheriff.plays(PANIC, at=sheriff, taking=VOLCANIC)
    assert sheriff.hand == [VOLCANIC]
    assert sheriff.in_play == []
