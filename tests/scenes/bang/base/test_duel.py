"""Duel: both throw BANG! cards in turns, the challenged first, until one does not."""

from saloon.games.bang import words
from saloon.games.bang.words import AS_BANG, DEPUTY, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    JOURDONNAIS,
    MISSED,
    MUSTANG,
    PAUL_REGRET,
    SLAB_THE_KILLER,
)
from tests.scenes.language import ANY, Table


def test_the_challenged_answers_first_then_they_take_turns_and_who_stops_loses_a_life_point(
    table: Table,
) -> None:
    sheriff = table.seat(hand=[DUEL, BANG])
    outlaw = table.seat(hand=[BANG, BANG])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    assert outlaw.decides(words.DUEL)
    outlaw.plays(BANG)
    sheriff.plays(BANG)
    outlaw.plays(BANG)
    assert sheriff.life == 4
    assert outlaw.life == 4
    assert outlaw.hand == []
    assert table.discard == [BANG, BANG, BANG, DUEL]
    assert sheriff.decides(PLAY_PHASE)


def test_the_challenged_may_give_up_at_once(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.passes()
    assert outlaw.life == 3
    assert outlaw.hand == [BANG]
    assert sheriff.life == 5


def test_the_challenger_may_give_up_although_he_holds_a_bang(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, BANG])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    sheriff.passes()
    assert (sheriff.life, outlaw.life) == (4, 4)
    assert sheriff.hand == [BANG]


def test_an_empty_hand_loses_without_being_asked(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    assert outlaw.life == 3
    assert sheriff.decides(PLAY_PHASE)


def test_a_duel_is_called_at_any_distance(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL])
    table.seat()
    table.seat()
    far = table.seat(PAUL_REGRET, in_play=[MUSTANG])
    table.seat()
    table.seat()
    assert sheriff.distance_to(far) == 5
    sheriff.plays(DUEL, at=far)
    assert far.life == 2


def test_missed_and_barrel_do_not_help_in_a_duel(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL])
    outlaw = table.seat(JOURDONNAIS, hand=[MISSED], in_play=[BARREL])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.cannot_play(MISSED, because="not_an_answer", symbol=AS_BANG)
    assert outlaw.offered == ["pass"]
    outlaw.passes()
    assert outlaw.life == 3


def test_bangs_thrown_in_a_duel_have_not_been_played(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, BANG, BANG])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    sheriff.plays(BANG)
    assert outlaw.life == 3
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 2


def test_a_duel_may_follow_the_bang_of_the_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, DUEL, BANG])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    sheriff.plays(BANG)
    assert outlaw.life == 2


def test_nobody_duels_with_himself(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL])
    outlaw = table.seat()
    table.seat()
    assert not sheriff.can_play(DUEL, at=sheriff)
    assert sheriff.can_play(DUEL, at=outlaw)


def test_slab_needs_no_more_bangs_in_a_duel_than_anybody(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[DUEL, ANY])
    outlaw = table.seat(hand=[BANG, ANY])
    table.seat()
    slab.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    slab.passes()
    assert (slab.life, outlaw.life) == (4, 4)


def test_the_challenger_is_rewarded_for_an_outlaw_who_loses(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[DUEL])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    renegade.plays(DUEL, at=outlaw)
    assert not outlaw.alive
    assert len(renegade.hand) == 3


def test_nobody_is_rewarded_for_an_outlaw_who_loses_the_duel_that_he_called(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, life=1, hand=[DUEL])
    sheriff = table.seat(role=SHERIFF)
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    table.seat(role=OUTLAW)
    outlaw.plays(DUEL, at=renegade)
    renegade.plays(BANG)
    assert not outlaw.alive
    assert renegade.hand == []
    assert sheriff.decides(PLAY_PHASE)


def test_the_sheriff_is_not_punished_for_a_deputy_who_loses_the_duel_that_he_called(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, ANY], in_play=[BARREL])
    deputy = table.seat(role=DEPUTY, life=1, hand=[DUEL])
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    deputy.has_the_turn()
    deputy.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    assert not deputy.alive
    assert sheriff.hand == [ANY]
    assert sheriff.in_play == [BARREL]


def test_the_challenger_who_dies_ends_his_turn_at_once(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[DUEL, BEER])
    renegade = table.seat()
    table.seat()
    outlaw.has_the_turn()
    outlaw.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    outlaw.passes()
    outlaw.passes()
    assert not outlaw.alive
    assert renegade.decides(PLAY_PHASE)
    assert len(renegade.hand) == 2


def test_a_beer_saves_the_loser_of_a_duel(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL])
    outlaw = table.seat(life=1, hand=[BEER])
    table.seat()
    sheriff.plays(DUEL, at=outlaw)
    outlaw.passes()
    outlaw.plays(BEER)
    assert outlaw.life == 1
