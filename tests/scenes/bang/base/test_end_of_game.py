"""The end: the Sheriff is dead, or all Outlaws and the Renegade are."""

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, BEER, DUEL, DYNAMITE, GATLING, MISSED
from tests.scenes.language import ANY, Table


def test_the_sheriff_dies_and_the_outlaws_win_dead_ones_included(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    fallen = table.seat(role=OUTLAW, alive=False, life=0)
    table.seat(role=RENEGADE)
    outlaw.plays(BANG, at=sheriff)
    assert table.over
    assert table.winners == {outlaw, fallen}


def test_it_does_not_matter_who_killed_the_sheriff(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    outlaw = table.seat(role=OUTLAW)
    renegade.plays(BANG, at=sheriff)
    assert table.winners == {outlaw}


def test_the_renegade_wins_as_the_only_survivor(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=OUTLAW, alive=False, life=0)
    table.seat(role=OUTLAW, alive=False, life=0)
    renegade.plays(BANG, at=sheriff)
    assert table.winners == {renegade}


def test_the_sheriff_dies_with_renegade_and_deputy_left_and_the_dead_outlaws_win(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat(role=DEPUTY)
    first = table.seat(role=OUTLAW, alive=False, life=0)
    second = table.seat(role=OUTLAW, alive=False, life=0)
    renegade.plays(BANG, at=sheriff)
    assert table.winners == {first, second}


def test_all_outlaws_are_dead_but_the_renegade_lives_and_the_game_goes_on(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=RENEGADE)
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.alive
    assert not table.over


def test_the_renegade_is_dead_but_an_outlaw_lives_and_the_game_goes_on(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1)
    table.seat(role=OUTLAW)
    sheriff.plays(BANG, at=renegade)
    assert not renegade.alive
    assert not table.over


def test_all_villains_are_dead_and_sheriff_and_deputies_win_dead_ones_included(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY)
    fallen = table.seat(role=DEPUTY, alive=False, life=0)
    table.seat(role=RENEGADE, alive=False, life=0)
    sheriff.plays(BANG, at=outlaw)
    assert table.winners == {sheriff, deputy, fallen}


def test_a_deputy_may_win_the_game_for_the_law(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1)
    sheriff = table.seat(role=SHERIFF)
    deputy.plays(BANG, at=renegade)
    assert table.winners == {deputy, sheriff}


def test_the_game_is_judged_when_the_whole_gatling_has_been_handled(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[GATLING])
    sheriff = table.seat(role=SHERIFF, life=1)
    last = table.seat(role=DEPUTY, life=1, hand=[ANY])
    table.seat(role=OUTLAW, alive=False, life=0)
    renegade.plays(GATLING)
    assert not sheriff.alive
    assert not table.over
    last.takes_the_hit()
    assert table.winners == {renegade}


def test_a_gatling_that_kills_the_sheriff_but_leaves_a_survivor_gives_the_outlaws_the_game(
    table: Table,
) -> None:
    renegade = table.seat(role=RENEGADE, hand=[GATLING])
    table.seat(role=SHERIFF, life=1)
    deputy = table.seat(role=DEPUTY, hand=[MISSED])
    outlaw = table.seat(role=OUTLAW, alive=False, life=0)
    renegade.plays(GATLING)
    deputy.plays(MISSED)
    assert table.winners == {outlaw}


def test_the_sheriff_blown_up_with_only_the_renegade_left_gives_him_the_game(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, life=3, in_play=[DYNAMITE])
    renegade = table.seat(role=RENEGADE)
    sheriff.begins_turn()
    table.next_cards("5♠")
    assert table.winners == {renegade}


def test_the_sheriff_who_loses_his_own_duel_gives_the_outlaws_the_game(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, life=1, hand=[DUEL])
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    table.seat(role=RENEGADE)
    sheriff.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    assert table.winners == {outlaw}


def test_when_the_game_is_over_all_roles_are_shown_and_nothing_is_asked(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1)
    outlaw = table.seat(role=OUTLAW)
    renegade.plays(BANG, at=sheriff)
    assert table.over
    assert renegade.shows_role
    assert outlaw.shows_role
    assert table.game.decision is None


def test_a_beer_keeps_the_sheriff_and_the_game_alive(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1, hand=[BEER])
    table.seat(role=RENEGADE)
    outlaw.plays(BANG, at=sheriff)
    sheriff.takes_the_hit()
    sheriff.plays(BEER)
    assert not table.over
    assert sheriff.life == 1
