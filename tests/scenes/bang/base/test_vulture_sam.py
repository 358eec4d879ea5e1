"""Vulture Sam takes all cards of whoever is eliminated."""

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BEER,
    DYNAMITE,
    GATLING,
    JAIL,
    MISSED,
    MUSTANG,
    SCOPE,
    VULTURE_SAM,
    WINCHESTER,
)
from tests.scenes.language import ANY, Table


def test_he_takes_hand_and_cards_in_play_into_his_hand(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    victim = table.seat(role=RENEGADE, life=1, hand=[BEER, MISSED], in_play=[SCOPE, WINCHESTER])
    sam = table.seat(VULTURE_SAM, hand=[ANY], in_play=[MUSTANG])
    sheriff.plays(BANG, at=victim)
    victim.takes_the_hit()
    victim.passes()
    assert not victim.alive
    assert sam.hand == [ANY, BEER, MISSED, SCOPE, WINCHESTER]
    assert sam.in_play == [MUSTANG]
    assert victim.hand == []
    assert victim.in_play == []


def test_the_cards_never_touch_the_discard_pile(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    victim = table.seat(role=RENEGADE, life=1, in_play=[SCOPE])
    sam = table.seat(VULTURE_SAM)
    sheriff.plays(BANG, at=victim)
    assert table.discard == [BANG]
    assert sam.hand == [SCOPE]


def test_he_takes_even_a_jail_and_dynamite(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    victim = table.seat(role=RENEGADE, life=1, in_play=[JAIL, DYNAMITE])
    sam = table.seat(VULTURE_SAM)
    sheriff.plays(BANG, at=victim)
    assert not victim.alive
    assert sam.hand == [JAIL, DYNAMITE]
    assert sam.in_play == []


def test_killing_an_outlaw_himself_he_takes_the_cards_and_the_reward(table: Table) -> None:
    sam = table.seat(VULTURE_SAM, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1, in_play=[SCOPE])
    table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    sam.plays(BANG, at=outlaw)
    assert sam.hand == [SCOPE, "2♥", "3♥", "4♥"]


def test_who_was_killed_by_dynamite_leaves_him_his_cards_too(table: Table) -> None:
    victim = table.seat(role=OUTLAW, life=1, in_play=[DYNAMITE, SCOPE])
    sam = table.seat(VULTURE_SAM, role=SHERIFF)
    table.seat(role=RENEGADE)
    victim.begins_turn()
    table.next_cards("5♠", "2♣", "3♣")
    assert not victim.alive
    assert sam.hand == [SCOPE, "2♣", "3♣"]
    assert DYNAMITE in table.discard


def test_his_own_cards_are_discarded_like_anybodys(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    sam = table.seat(VULTURE_SAM, role=RENEGADE, life=1, in_play=[SCOPE])
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=sam)
    assert sam.hand == []
    assert table.discard == [SCOPE, BANG]


def test_a_sheriff_who_kills_a_deputy_loses_also_what_he_took(table: Table) -> None:
    sam = table.seat(VULTURE_SAM, hand=[BANG, ANY])
    deputy = table.seat(role=DEPUTY, life=1, in_play=[SCOPE])
    table.seat(role=OUTLAW)
    sam.plays(BANG, at=deputy)
    assert sam.hand == []
    assert SCOPE in table.discard


def test_two_deaths_by_one_gatling_feed_him_twice(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    table.seat(role=RENEGADE, life=1, in_play=[SCOPE])
    table.seat(role=RENEGADE, life=1, in_play=[MUSTANG])
    sam = table.seat(VULTURE_SAM, role=OUTLAW)
    sheriff.plays(GATLING)
    sam.takes_the_hit()
    assert sam.hand == [SCOPE, MUSTANG]
    assert sam.life == 3
