"""Gatling: a hit on everybody else."""

from saloon.games.bang.words import MISSED_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    EL_GRINGO,
    GATLING,
    MISSED,
    MUSTANG,
    PAUL_REGRET,
    SLAB_THE_KILLER,
)
from tests.scenes.language import ANY, Table


def test_everybody_else_takes_a_hit_whatever_the_distance(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    others = [table.seat() for _seat in range(4)]
    far = table.seat(PAUL_REGRET, in_play=[MUSTANG])
    sheriff.plays(GATLING)
    assert [seat.life for seat in others] == [3, 3, 3, 3]
    assert far.life == 2
    assert sheriff.life == 5


def test_a_missed_cancels_the_hit_of_a_gatling_for_its_player_alone(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    outlaw = table.seat(hand=[MISSED])
    renegade = table.seat()
    sheriff.plays(GATLING)
    outlaw.plays(MISSED)
    assert (outlaw.life, renegade.life) == (4, 3)


def test_the_targets_answer_one_after_the_other_clockwise_from_the_left_of_the_gunner(table: Table) -> None:
    first = table.seat(role=SHERIFF, hand=[ANY])
    gunner = table.seat(role=OUTLAW, hand=[GATLING])
    second = table.seat(role=RENEGADE, hand=[ANY])
    third = table.seat(role=OUTLAW, hand=[ANY])
    gunner.has_the_turn()
    gunner.plays(GATLING)
    second.takes_the_hit()
    third.takes_the_hit()
    first.takes_the_hit()
    assert gunner.decides(PLAY_PHASE)


def test_a_gatling_is_not_a_bang_card_and_leaves_the_bang_of_the_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, GATLING])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(GATLING)
    assert outlaw.life == 2


def test_after_a_gatling_a_bang_may_still_be_played(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, GATLING])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(GATLING)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 2


def test_a_barrel_works_against_a_gatling(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(GATLING)
    outlaw.uses(BARREL)
    assert outlaw.life == 4


def test_one_missed_is_enough_against_the_gatling_of_slab(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[GATLING])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    slab.plays(GATLING)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert slab.decides(PLAY_PHASE)


def test_a_beer_at_the_last_moment_is_played_before_the_next_target_is_hit(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    first = table.seat(life=1, hand=[BEER])
    second = table.seat(life=1, hand=[BEER])
    third = table.seat(hand=[MISSED])
    sheriff.plays(GATLING)
    first.takes_the_hit()
    first.plays(BEER)
    assert second.life == 1
    assert second.hand == [BEER]
    second.takes_the_hit()
    second.plays(BEER)
    third.plays(MISSED)
    assert [seat.life for seat in (first, second, third)] == [1, 1, 4]
    assert sheriff.decides(PLAY_PHASE)


def test_the_gunner_answers_for_every_death(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    outlaw = table.seat(role=OUTLAW, life=1)
    other = table.seat(role=OUTLAW, life=1)
    table.seat(role=RENEGADE)
    sheriff.plays(GATLING)
    assert not outlaw.alive
    assert not other.alive
    assert len(sheriff.hand) == 6


def test_the_reward_comes_only_when_the_gatling_has_been_handled_to_its_end(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    table.seat(role=OUTLAW, life=1)
    renegade = table.seat(role=RENEGADE, hand=[ANY])
    table.seat(role=OUTLAW)
    sheriff.plays(GATLING)
    assert len(sheriff.hand) == 0
    renegade.takes_the_hit()
    assert len(sheriff.hand) == 3


def test_abilities_that_a_gatling_awakens_wait_until_all_have_been_hit(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING, BEER])
    bart = table.seat(BART_CASSIDY)
    gringo = table.seat(EL_GRINGO)
    last = table.seat(hand=[ANY])
    sheriff.plays(GATLING)
    assert last.decides(MISSED_OR_HIT)
    assert bart.hand == []
    assert gringo.hand == []
    last.takes_the_hit()
    assert len(bart.hand) == 1
    assert gringo.hand == [BEER]
    assert sheriff.hand == []
