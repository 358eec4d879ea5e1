"""Blood Brothers: a life point for somebody else."""

from saloon.games.bang.words import DEPUTY, GIVE_LIFE, PLAY_PHASE
from tests.scenes.bang.base.names import BART_CASSIDY, DYNAMITE, JAIL
from tests.scenes.bang.fistful_of_cards.names import BLOOD_BROTHERS
from tests.scenes.language import Table


def test_a_life_point_is_given_at_the_start_of_the_turn(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    sheriff = table.seat(life=3)
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat()
    sheriff.begins_turn()
    sheriff.gives_a_life_point(to=deputy)
    assert sheriff.life == 2
    assert deputy.life == 2


def test_nobody_has_to(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    sheriff = table.seat(life=3)
    deputy = table.seat(life=1)
    table.seat()
    sheriff.begins_turn()
    sheriff.passes()
    assert (sheriff.life, deputy.life) == (3, 1)


def test_never_the_last_one(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    sheriff = table.seat(life=1)
    table.seat(life=1)
    table.seat()
    sheriff.begins_turn()
    assert sheriff.decides(PLAY_PHASE)


def test_only_to_somebody_who_is_hurt(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    sheriff = table.seat(life=2)
    table.seat(life=1)
    table.seat()
    sheriff.begins_turn()
    assert sheriff.offered == ["pass", "give>p1"]
    assert sheriff.decides(GIVE_LIFE)


def test_nothing_is_asked_when_nobody_is_hurt(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    sheriff = table.seat(life=2)
    table.seat()
    sheriff.begins_turn()
    assert sheriff.decides(PLAY_PHASE)


def test_before_the_checks_of_dynamite_and_jail(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    friend = table.seat(life=4)
    giver = table.seat(in_play=[DYNAMITE, JAIL])
    table.seat()
    table.next_cards("5♠", "2♣")
    giver.begins_turn()
    giver.gives_a_life_point(to=friend)
    assert not giver.alive, "three life points were left when the Dynamite went off"
    assert friend.life == 5


def test_giving_is_losing_bart_cassidy_draws(table: Table) -> None:
    table.event(BLOOD_BROTHERS)
    bart = table.seat(BART_CASSIDY)
    friend = table.seat(life=2)
    table.seat()
    bart.begins_turn()
    bart.gives_a_life_point(to=friend)
    assert len(bart.hand) == 3
