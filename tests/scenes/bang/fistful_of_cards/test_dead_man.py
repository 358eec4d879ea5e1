"""Dead Man: the first who was eliminated comes back."""

from saloon.games.bang.words import OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import BANG, BARREL, BEER, MUSTANG, SCOPE, VOLCANIC, WILLY_THE_KID
from tests.scenes.bang.fistful_of_cards.names import DEAD_MAN, LASSO
from tests.scenes.language import Table


def test_he_comes_back_in_his_turn_with_two_life_points_and_two_cards(table: Table) -> None:
    table.event(DEAD_MAN)
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, life=0, alive=False)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    table.out_first(dead)
    sheriff.has_the_turn()
    assert sheriff.distance_to(table.seats[2]) == 1
    sheriff.ends_turn()
    assert table.turn is dead
    assert dead.life == 2
    assert len(dead.hand) == 4, "two to begin with, two of his draw phase"
    assert sheriff.distance_to(table.seats[2]) == 2
    dead.ends_turn()
    dead.discards(dead.hand.cards[0], dead.hand.cards[0])
    assert dead.alive


def test_only_the_first_one_comes_back(table: Table) -> None:
    table.event(DEAD_MAN)
    sheriff = table.seat()
    second = table.seat(role=OUTLAW, life=0, alive=False)
    first = table.seat(role=RENEGADE, life=0, alive=False)
    table.seat(role=OUTLAW)
    table.out_first(first)
    sheriff.has_the_turn()
    sheriff.ends_turn()
    assert table.turn is first
    assert not second.alive


def test_his_role_stays_known_and_a_second_death_is_rewarded_as_the_first(table: Table) -> None:
    table.event(DEAD_MAN)
    renegade = table.seat(role=RENEGADE)
    dead = table.seat(role=OUTLAW, life=0, alive=False)
    sheriff = table.seat(WILLY_THE_KID, role=SHERIFF, hand=[BANG, BANG])
    table.seat(role=OUTLAW)
    table.out_first(dead)
    table.next_cards(BEER, BEER, SCOPE, SCOPE)
    renegade.has_the_turn()
    renegade.ends_turn()
    assert table.turn is dead
    assert dead.shows_role
    dead.plays(SCOPE)
    dead.ends_turn()
    dead.discards(BEER)
    sheriff.plays(BANG, at=dead)
    dead.takes_the_hit()
    sheriff.plays(BANG, at=dead)
    dead.takes_the_hit()
    dead.passes()
    assert not dead.alive
    assert len(table.events("rewarded")) == 1


def test_he_comes_back_only_once(table: Table) -> None:
    table.event(DEAD_MAN)
    renegade = table.seat(role=RENEGADE)
    dead = table.seat(role=OUTLAW, life=0, alive=False)
    sheriff = table.seat(WILLY_THE_KID, role=SHERIFF, hand=[BANG, BANG])
    outlaw = table.seat(role=OUTLAW)
    table.out_first(dead)
    table.next_cards(SCOPE, MUSTANG, BARREL, VOLCANIC, "10♣", "10♣", "10♣")
    renegade.has_the_turn()
    renegade.ends_turn()
    for card in (SCOPE, BARREL, VOLCANIC):
        dead.plays(card)
    dead.ends_turn()
    sheriff.plays(BANG, at=dead)
    dead.uses(BARREL)
    dead.takes_the_hit()
    sheriff.plays(BANG, at=dead)
    dead.uses(BARREL)
    dead.takes_the_hit()
    dead.passes()
    sheriff.ends_turn()
    outlaw.ends_turn()
    renegade.ends_turn()
    assert table.events_in_force == [DEAD_MAN]
    assert table.turn is sheriff
    assert not dead.alive


def test_nobody_comes_back_under_another_event(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat()
    dead = table.seat(role=OUTLAW, life=0, alive=False)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    table.out_first(dead)
    sheriff.has_the_turn()
    sheriff.ends_turn()
    assert table.turn is table.seats[2]
