"""Three cards for whoever eliminates an Outlaw; the Sheriff who eliminates a Deputy loses everything."""

import pytest

from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    GATLING,
    INDIANS,
    SCOPE,
    STAGECOACH,
    WINCHESTER,
)
from tests.scenes.language import ANY, Card, Table


def test_who_eliminates_an_outlaw_draws_three_cards(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, ANY])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat()
    table.next_cards("2♥", "3♥", "4♥", "5♥")
    sheriff.plays(BANG, at=outlaw)
    assert sheriff.hand == [ANY("10♣"), "2♥", "3♥", "4♥"]


@pytest.mark.parametrize("role", [OUTLAW, RENEGADE, DEPUTY])
def test_it_does_not_matter_who_he_is_even_another_outlaw(table: Table, role: int) -> None:
    killer = table.seat(role=role, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=SHERIFF)
    table.seat(role=RENEGADE)
    killer.plays(BANG, at=outlaw)
    assert len(killer.hand) == 3


def test_the_reward_may_be_played_in_the_same_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat()
    table.next_cards(STAGECOACH)
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(STAGECOACH)
    assert len(sheriff.hand) == 4


def test_nobody_draws_for_a_renegade(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=renegade)
    assert not renegade.alive
    assert sheriff.hand == []


def test_nobody_draws_for_a_deputy(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(role=SHERIFF)
    outlaw.plays(BANG, at=deputy)
    assert not deputy.alive
    assert outlaw.hand == []


def test_nobody_draws_for_an_outlaw_who_was_only_wounded(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1, hand=[BEER])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.plays(BEER)
    assert sheriff.hand == []


def test_the_sheriff_who_eliminates_a_deputy_discards_hand_and_cards_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BEER, ANY], in_play=[BARREL, WINCHESTER])
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=deputy)
    assert sheriff.hand == []
    assert sheriff.in_play == []
    assert sheriff.reach == 1
    assert len(table.discard) == 5
    assert sheriff.decides(PLAY_PHASE)


@pytest.mark.parametrize("card", [GATLING, INDIANS])
def test_the_penalty_applies_to_a_deputy_lost_to_a_card_that_hits_all(table: Table, card: Card) -> None:
    sheriff = table.seat(hand=[card, BEER], in_play=[BARREL])
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(card)
    assert not deputy.alive
    assert sheriff.hand == []
    assert sheriff.in_play == []


def test_the_penalty_applies_to_a_deputy_who_loses_the_duel_of_the_sheriff(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, ANY], in_play=[BARREL])
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(DUEL, at=deputy)
    assert not deputy.alive
    assert sheriff.hand == []


def test_nobody_but_the_sheriff_is_punished_for_a_deputy(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG, ANY], in_play=[BARREL])
    other = table.seat(role=DEPUTY, life=1)
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    deputy.plays(BANG, at=other)
    assert not other.alive
    assert deputy.hand == [ANY]
    assert deputy.in_play == [BARREL]


def test_a_gatling_that_kills_an_outlaw_and_then_a_deputy_costs_the_sheriff_the_reward_too(
    table: Table,
) -> None:
    sheriff = table.seat(hand=[GATLING])
    table.seat(role=OUTLAW, life=1)
    table.seat(role=DEPUTY, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(GATLING)
    assert sheriff.hand == []
    assert len(table.discard) == 4


def test_a_gatling_that_kills_a_deputy_and_then_an_outlaw_brings_the_penalty_and_then_the_reward(
    table: Table,
) -> None:
    sheriff = table.seat(hand=[GATLING], in_play=[BARREL, SCOPE])
    deputy = table.seat(role=DEPUTY, life=1)
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(GATLING)
    assert not deputy.alive
    assert not outlaw.alive
    assert sheriff.in_play == []
    assert len(sheriff.hand) == 3
