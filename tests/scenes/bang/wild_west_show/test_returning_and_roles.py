"""Bone Orchard and Helena Zontero deal roles anew; under Wild West Show everybody has the same goal."""

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, BARREL, DUEL, JAIL, LUCKY_DUKE, STAGECOACH
from tests.scenes.bang.wild_west_show.names import (
    BONE_ORCHARD,
    GAG,
    HELENA_ZONTERO,
    JOHN_PAIN,
    WILD_WEST_SHOW,
)
from tests.scenes.language import Seat, Table


def role(seat: Seat) -> int:
    return seat.table.game.players[seat.number].role


def test_the_eliminated_returns_in_his_turn_with_one_life_point_and_draws(table: Table) -> None:
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, alive=False)
    table.seat()
    table.event(BONE_ORCHARD)
    sheriff.ends_turn()
    assert dead.alive
    assert dead.life == 1
    assert len(dead.hand) == 2
    assert dead.decides("play_phase")


def test_he_stays_when_the_event_is_gone(table: Table) -> None:
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, alive=False)
    other = table.seat()
    table.event(BONE_ORCHARD, coming=[GAG])
    table.next_cards(STAGECOACH, "2♣", "3♣", "4♣")
    sheriff.ends_turn()
    dead.plays(STAGECOACH)
    dead.ends_turn()
    dead.discards("2♣", "3♣")
    assert table.events_in_force == [GAG]
    assert table.turn is other
    assert dead.alive


def test_without_the_event_the_dead_stay_dead(table: Table) -> None:
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, alive=False)
    table.seat()
    table.event(GAG)
    sheriff.ends_turn()
    assert not dead.alive


def test_all_roles_of_the_eliminated_are_shuffled_and_secret_again(table: Table) -> None:
    sheriff = table.seat()
    first = table.seat(role=OUTLAW, alive=False)
    second = table.seat(role=RENEGADE, alive=False)
    third = table.seat(role=OUTLAW)
    table.event(BONE_ORCHARD)
    sheriff.ends_turn()
    assert sorted([role(first), role(second)]) == [OUTLAW, RENEGADE]
    assert not first.shows_role
    assert not second.shows_role
    assert third.sees().figures[second.number].role == -1
    assert first.sees().figures[first.number].role == role(first)


def test_who_returned_can_be_eliminated_and_return_again(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    dead = table.seat(role=RENEGADE, life=1)
    other = table.seat(role=OUTLAW)
    table.event(BONE_ORCHARD)
    sheriff.plays(BANG, at=dead)
    assert [event.who for event in table.events("eliminated")] == [dead.number]
    sheriff.ends_turn()
    assert table.turn is dead
    assert dead.alive
    assert other.alive


def test_a_red_card_for_helena_deals_the_roles_of_the_living_anew(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    places = [table.seat(role=one) for one in (OUTLAW, DEPUTY, RENEGADE, OUTLAW)]
    dead = table.seat(role=DEPUTY, alive=False)
    table.event(coming=[HELENA_ZONTERO])
    table.next_cards("5♥")
    before = [place.place.role for place in places]
    sheriff.plays(STAGECOACH)
    after = [role(place) for place in places]
    assert sorted(after) == sorted(before)
    assert after != before
    assert (role(sheriff), role(dead)) == (SHERIFF, DEPUTY)
    assert dead.shows_role
    assert table.events("roles_dealt_anew")[0].players == [1, 2, 3, 4]


def test_a_black_card_for_helena_changes_nothing(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    table.event(coming=[HELENA_ZONTERO])
    table.next_cards("5♠")
    sheriff.plays(STAGECOACH)
    assert not table.events("roles_dealt_anew")


def test_nobody_makes_helenas_check(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, hand=[STAGECOACH])
    john = table.seat(JOHN_PAIN)
    table.seat()
    table.event(coming=[HELENA_ZONTERO])
    table.next_cards("5♠", "6♥")
    duke.plays(STAGECOACH)
    assert john.hand == []
    assert table.discard == ["5♠", STAGECOACH]


def test_under_wild_west_show_the_sheriffs_death_ends_nothing(table: Table) -> None:
    sheriff = table.seat(life=1)
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    table.seat(role=RENEGADE)
    outlaw.has_the_turn()
    table.event(WILD_WEST_SHOW)
    outlaw.plays(BANG, at=sheriff)
    assert not sheriff.alive
    assert not table.over


def test_under_wild_west_show_the_law_has_to_fight_it_out(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY)
    table.event(WILD_WEST_SHOW)
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.alive
    assert len(sheriff.hand) == 3
    assert not table.over
    assert deputy.alive


def test_the_last_one_alive_wins_whatever_his_role(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[DUEL])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=SHERIFF, alive=False)
    table.event(WILD_WEST_SHOW)
    deputy.plays(DUEL, at=outlaw)
    assert table.over
    assert table.winners == {deputy}


def test_other_rules_of_the_roles_stay(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG], in_play=[BARREL])
    deputy = table.seat(role=DEPUTY, life=1)
    outlaw = table.seat(role=OUTLAW, hand=[JAIL])
    table.event(WILD_WEST_SHOW)
    sheriff.plays(BANG, at=deputy)
    assert sheriff.hand == []
    assert sheriff.in_play == []
    sheriff.ends_turn()
    outlaw.cannot_play(JAIL, at=sheriff, because="jail_on_sheriff")
