"""The game for three: open roles, everybody hunts another one."""

import pytest

from saloon.games.bang.deal import as_dealt, deal, next_game
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import CHOOSE_CHARACTER, DEPUTY, OUTLAW, RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BEER,
    CALAMITY_JANET,
    DUEL,
    DYNAMITE,
    GATLING,
    JAIL,
    MISSED,
)
from tests.scenes.bang.high_noon.names import SETS as HIGH_NOON_SETS
from tests.scenes.language import Seat, Table

HUNTERS = [(DEPUTY, RENEGADE), (RENEGADE, OUTLAW), (OUTLAW, DEPUTY)]


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.plays_mode("three")
    return laid


def test_a_deputy_an_outlaw_and_a_renegade_are_dealt_face_up() -> None:
    game = as_dealt(new_setup(3))
    assert sorted(player.role for player in game.players) == [DEPUTY, OUTLAW, RENEGADE]
    assert all(player.revealed for player in game.players)


def test_nobody_has_an_extra_life_point() -> None:
    game = as_dealt(new_setup(3, characters=["willy_the_kid", "el_gringo", "bart_cassidy"]))
    assert [figure.life for figure in game.figures] == [4, 3, 4]
    assert [len(player.hand) for player in game.players] == [4, 3, 4]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_the_deputy_begins(seed: str) -> None:
    game = deal(new_setup(3, seed))
    assert game.role(game.turn) == DEPUTY


@pytest.mark.parametrize(("hunter", "quarry"), HUNTERS)
def test_who_kills_his_quarry_himself_has_won(table: Table, hunter: int, quarry: int) -> None:
    other = next(role for role in (DEPUTY, OUTLAW, RENEGADE) if role not in (hunter, quarry))
    killer = table.seat(role=hunter, hand=[BANG])
    victim = table.seat(role=quarry, life=1)
    table.seat(role=other)
    killer.plays(BANG, at=victim)
    assert table.winners == {killer}


@pytest.mark.parametrize(("hunter", "quarry"), HUNTERS)
def test_if_another_one_struck_the_last_blow_the_two_left_play_for_survival(
    table: Table, hunter: int, quarry: int
) -> None:
    other = next(role for role in (DEPUTY, OUTLAW, RENEGADE) if role not in (hunter, quarry))
    killer = table.seat(role=other, hand=[BANG, BANG])
    victim = table.seat(role=quarry, life=1)
    left = table.seat(role=hunter, life=1)
    table.next_cards("2♣", "3♣", "4♣")
    killer.plays(BANG, at=victim)
    assert not table.over
    assert killer.hand == [BANG, "2♣", "3♣", "4♣"], "every kill is worth three cards"
    killer.ends_turn()
    assert table.turn == left


def test_the_last_one_alive_has_won_whoever_he_is(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, hand=[GATLING])
    table.seat(role=RENEGADE, life=1)
    table.seat(role=DEPUTY, life=1)
    outlaw.plays(GATLING)
    assert table.winners == {outlaw}


def test_the_first_death_decides_even_if_the_quarry_dies_by_the_same_card(table: Table) -> None:
    """The Renegade's Gatling kills the Deputy first, not his quarry: he wins as the last one alive."""
    renegade = table.seat(role=RENEGADE, hand=[GATLING])
    table.seat(role=DEPUTY, life=1)
    table.seat(role=OUTLAW, life=1)
    renegade.plays(GATLING)
    assert table.winners == {renegade}


def test_a_quarry_killed_by_dynamite_was_killed_by_nobody(table: Table) -> None:
    table.seat(role=DEPUTY)
    renegade = table.seat(role=RENEGADE, life=2, in_play=[DYNAMITE])
    outlaw = table.seat(role=OUTLAW)
    table.next_cards("5♠")
    renegade.begins_turn()
    assert not renegade.alive
    assert not table.over
    assert table.turn == outlaw


def test_who_dies_of_his_own_duel_was_killed_by_nobody(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, life=1, hand=[DUEL])
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    table.seat(role=RENEGADE)
    deputy.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    assert not deputy.alive
    assert not table.over
    assert not table.events("rewarded")


def test_everybody_can_be_jailed(table: Table) -> None:
    renegade = table.seat(role=RENEGADE, hand=[JAIL])
    others = [table.seat(role=role) for role in (DEPUTY, OUTLAW)]
    for other in others:
        assert renegade.can_play(JAIL, at=other)


def test_beer_is_dead_when_two_are_left(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1, hand=[BEER])
    table.seat(role=RENEGADE, alive=False)
    deputy.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert table.winners == {deputy}


def test_beer_still_saves_while_three_are_alive(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1, hand=[BEER])
    table.seat(role=OUTLAW)
    deputy.plays(BANG, at=renegade)
    renegade.takes_the_hit()
    renegade.plays(BEER)
    assert renegade.life == 1
    assert not table.over


def test_the_deputy_turns_up_the_events_from_his_second_turn_on(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON_SETS)
    deputy = table.seat(role=DEPUTY)
    outlaw = table.seat(role=OUTLAW)
    renegade = table.seat(role=RENEGADE)
    table.event("", coming=["thirst"])
    deputy.has_the_turn()
    for seat in (deputy, outlaw):
        seat.ends_turn()
        assert table.events_in_force == []
    renegade.ends_turn()
    assert table.events_in_force == ["thirst"]


def test_a_hunter_need_not_be_near_and_a_missed_saves_as_always(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, role=DEPUTY, hand=[MISSED])
    renegade: Seat = table.seat(role=RENEGADE, life=1, hand=[MISSED])
    table.seat(role=OUTLAW)
    janet.plays(MISSED, at=renegade)
    renegade.plays(MISSED)
    assert renegade.alive


def test_two_characters_to_choose_from_are_chosen_from_by_the_deputy_first() -> None:
    game = deal(new_setup(3, "two", chosen={"characters_dealt": "two"}))
    assert game.decision is not None
    assert game.decision.kind == CHOOSE_CHARACTER
    assert game.role(game.decision.figure) == DEPUTY


def test_the_deputys_role_can_be_passed_on_for_the_next_game(table: Table) -> None:
    table.plays_with(star_passed="yes")
    deputy = table.seat(role=DEPUTY, hand=[BANG])
    renegade = table.seat(role=RENEGADE, life=1)
    table.seat(role=OUTLAW)
    deputy.plays(BANG, at=renegade)
    following = next_game(table.game, "next")
    assert as_dealt(following).players[1].role == DEPUTY
