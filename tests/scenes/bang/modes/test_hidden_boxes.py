"""The hidden six with other boxes: who turns up events, when they end, and who comes back from the dead."""

from collections import Counter

import pytest

from saloon.games.bang.words import (
    CRIME_BEATEN,
    DEPUTY,
    GIVE_LIFE,
    HANDCUFF,
    LAW_DEAD,
    OUTLAW,
    PLAY_PHASE,
    RENEGADE,
    ROULETTE,
    SHERIFF,
)
from saloon.kernel.decisions import NONE
from tests.scenes.bang.base.names import BANG, DUEL, DYNAMITE, GATLING, STAGECOACH, SUZY_LAFAYETTE
from tests.scenes.bang.dodge_city.names import GREG_DIGGER, HERB_HUNTER, VERA_CUSTER
from tests.scenes.bang.fistful_of_cards.names import (
    AMBUSH,
    BLOOD_BROTHERS,
    DEAD_MAN,
    LASSO,
    RUSSIAN_ROULETTE,
    SNIPER,
)
from tests.scenes.bang.high_noon.names import (
    GHOST_TOWN,
    GOLD_RUSH,
    HANDCUFFS,
    HANGOVER,
    THE_DOCTOR,
    THE_SERMON,
    THIRST,
    TRAIN_ARRIVAL,
)
from tests.scenes.bang.wild_west_show.names import (
    BONE_ORCHARD,
    GAG,
    HELENA_ZONTERO,
    LADY_ROSE_OF_TEXAS,
    WILD_WEST_SHOW,
)
from tests.scenes.language import Seat, Table

ALL = ("base", "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show")


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.plays_mode("hidden_six")
    laid.plays_with(sets=ALL)
    return laid


def sitting(table: Table, *roles: int) -> list[Seat]:
    return [table.seat(role=role) for role in roles]


def dead(table: Table, *roles: int) -> list[Seat]:
    return [table.seat(role=role, alive=False) for role in roles]


def role(seat: Seat) -> int:
    return seat.table.game.players[seat.number].role


# Who turns up the events


def test_after_the_sheriffs_death_the_next_one_clockwise_turns_up_the_events(table: Table) -> None:
    dead(table, SHERIFF)
    first, second, *_others = sitting(table, DEPUTY, OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    table.event("", coming=[THIRST, LASSO])
    first.has_the_turn()
    first.ends_turn()
    assert table.turn == second
    assert table.events_in_force == []


def test_and_after_his_death_the_next(table: Table) -> None:
    dead(table, SHERIFF, DEPUTY)
    third, *_others = sitting(table, OUTLAW, OUTLAW, RENEGADE, DEPUTY)
    table.event("", coming=[THIRST])
    third.begins_turn()
    third.passes()
    assert table.events_in_force == [THIRST]


def dies_in_his_turn(table: Table, rule: str) -> Seat:
    """The Sheriff has turned up the event of the round, and dies by his own Duel."""
    table.plays_with(sets=ALL, event_after_death=rule)
    sheriff = table.seat(role=SHERIFF, life=1, hand=[DUEL])
    second = table.seat(role=DEPUTY, hand=[BANG])
    sitting(table, OUTLAW, OUTLAW, RENEGADE, DEPUTY)
    table.event(AMBUSH, coming=[LASSO, SNIPER])
    sheriff.plays(DUEL, at=second)
    second.plays(BANG)
    assert table.turn == second
    return second


def test_the_event_that_he_turned_up_before_he_died_is_that_of_the_round(table: Table) -> None:
    second = dies_in_his_turn(table, "next_round")
    assert table.events_in_force == [AMBUSH]
    for seat in [second, *table.seats[2:]]:
        seat.ends_turn()
    assert table.turn == second
    assert table.events_in_force == [LASSO]


def test_so_it_is_if_the_sheriff_is_dead_and_the_one_after_him_dies_in_his_turn(table: Table) -> None:
    table.plays_with(sets=ALL, event_after_death="next_round")
    dead(table, SHERIFF)
    first = table.seat(role=DEPUTY, life=1, hand=[DUEL])
    second = table.seat(role=OUTLAW, hand=[BANG])
    sitting(table, OUTLAW, RENEGADE, DEPUTY)
    table.event(AMBUSH, coming=[LASSO])
    first.has_the_turn()
    first.plays(DUEL, at=second)
    second.plays(BANG)
    second.passes()
    assert table.turn == second
    assert table.events_in_force == [AMBUSH]


def test_somebody_else_who_dies_in_his_turn_delays_no_event(table: Table) -> None:
    table.plays_with(sets=ALL, event_after_death="next_round")
    sheriff = table.seat(role=SHERIFF)
    second = table.seat(role=DEPUTY, life=1, hand=[DUEL])
    third = table.seat(role=OUTLAW, hand=[BANG])
    others = sitting(table, OUTLAW, RENEGADE, DEPUTY)
    table.event(AMBUSH, coming=[LASSO])
    second.has_the_turn()
    second.plays(DUEL, at=third)
    third.plays(BANG)
    for seat in [third, *others]:
        seat.ends_turn()
    assert table.turn == sheriff
    assert table.events_in_force == [LASSO]


def test_or_the_next_one_turns_up_another_at_once(table: Table) -> None:
    dies_in_his_turn(table, "at_once")
    assert table.events_in_force == [LASSO]


def test_whoever_dies_in_somebody_elses_turn_leaves_the_events_to_the_next_round(table: Table) -> None:
    sheriff = table.seat(role=SHERIFF, life=1)
    second, *others = sitting(table, DEPUTY, OUTLAW, DEPUTY, RENEGADE)
    last = table.seat(role=OUTLAW, hand=[BANG])
    table.event(AMBUSH, coming=[LASSO])
    last.has_the_turn()
    last.plays(BANG, at=sheriff)
    assert table.events_in_force == [AMBUSH]
    last.ends_turn()
    assert table.turn == second
    assert table.events_in_force == [LASSO]
    assert len(others) == 3


def test_a_ghost_sheriff_turns_up_nothing_and_his_end_delays_nothing(table: Table) -> None:
    sheriff, *_others = dead(table, SHERIFF)
    second, *_others = sitting(table, DEPUTY, OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    table.event(GHOST_TOWN, coming=[LASSO])
    sheriff.begins_turn()
    assert table.events_in_force == [GHOST_TOWN]
    sheriff.ends_turn()
    assert table.turn == second
    assert table.events_in_force == [LASSO]


@pytest.mark.parametrize(("event", "question"), [(HANDCUFFS, HANDCUFF), (RUSSIAN_ROULETTE, ROULETTE)])
def test_handcuffs_and_roulette_begin_with_whoever_turns_up_the_events(
    table: Table, event: str, question: str
) -> None:
    dead(table, SHERIFF)
    first = table.seat(role=DEPUTY, hand=[BANG])
    sitting(table, OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    table.event("", coming=[event])
    first.begins_turn()
    assert first.decides(question)


# Events end with the closed half


def test_the_event_in_force_ends_and_no_other_is_turned_up(table: Table) -> None:
    """The declaration comes before the event of the round."""
    sheriff = table.seat(role=SHERIFF)
    deputy, renegade = sitting(table, DEPUTY, RENEGADE)
    dead(table, OUTLAW, OUTLAW, OUTLAW)
    table.event(THIRST, coming=[LASSO, SNIPER])
    sheriff.begins_turn()
    assert table.events_in_force == [THIRST]
    sheriff.declares()
    deputy.passes()
    assert table.events_in_force == [THIRST], "until somebody shows himself"
    renegade.refutes()
    assert table.events_in_force == []
    assert table.events("events_ended")
    assert len(renegade.hand) == 2, "he draws two cards, not the one of Thirst"
    renegade.ends_turn()
    sheriff.ends_turn()
    assert table.events_in_force == []


def test_a_stagecoach_turns_up_no_show_any_more(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW)
    deputy = table.seat(role=DEPUTY, hand=[STAGECOACH])
    sitting(table, OUTLAW)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    table.event(GAG, coming=[HELENA_ZONTERO])
    outlaw.begins_turn()
    outlaw.declares()
    deputy.plays(STAGECOACH)
    assert table.events_in_force == []
    assert len(deputy.hand) == 4


def test_two_who_are_left_end_the_event_too(table: Table) -> None:
    deputy = table.seat(role=DEPUTY, hand=[BANG, BANG, BANG])
    outlaw = table.seat(role=OUTLAW, life=1)
    last = table.seat(SUZY_LAFAYETTE, role=RENEGADE)
    dead(table, SHERIFF, DEPUTY, OUTLAW)
    table.event(HANGOVER)
    deputy.has_the_turn()
    deputy.plays(BANG, at=outlaw)
    assert table.events_in_force == []
    assert len(last.hand) == 1, "Suzy has her ability again, and an empty hand"


def test_the_suit_that_was_named_binds_nobody_any_more(table: Table) -> None:
    table.plays_with(sets=ALL, handcuffs="suit")
    deputy = table.seat(role=DEPUTY, hand=[BANG("2♣"), STAGECOACH("9♠")])
    outlaw = table.seat(role=OUTLAW, life=1)
    table.seat(role=RENEGADE)
    dead(table, SHERIFF, DEPUTY, OUTLAW)
    table.event("handcuffs")
    deputy.begins_drawing()
    deputy.names("♣")
    deputy.plays(BANG, at=outlaw)
    assert table.events_in_force == []
    assert deputy.sees().this_turn.suit == NONE
    assert deputy.can_play(STAGECOACH)


def test_two_events_of_which_the_first_leaves_two_alive(table: Table) -> None:
    """The second one was turned up, but ends before it acts."""
    table.plays_with(sets=ALL, event_decks="side_by_side")
    dead(table, SHERIFF)
    deputy = table.seat(role=DEPUTY, life=1)
    outlaw = table.seat(role=OUTLAW, life=2)
    renegade = table.seat(role=RENEGADE, life=2)
    dead(table, OUTLAW, OUTLAW)
    table.event("", coming=[RUSSIAN_ROULETTE])
    table.event("", coming=[THE_DOCTOR])
    deputy.begins_turn()
    assert not deputy.alive
    assert table.events_in_force == []
    assert (outlaw.life, renegade.life) == (2, 2), "the Doctor would have healed them"
    assert table.turn == outlaw


def test_gold_rush_ends_and_the_turn_passes_clockwise(table: Table) -> None:
    outlaw, renegade, second, deputy = sitting(table, OUTLAW, RENEGADE, OUTLAW, DEPUTY)
    dead(table, SHERIFF, DEPUTY)
    table.event(GOLD_RUSH)
    outlaw.begins_turn()
    outlaw.declares()
    assert table.turn == renegade
    assert not second.alive
    assert deputy.alive


def test_nobody_sits_out_a_turn_for_lady_rose_any_more(table: Table) -> None:
    table.plays_with(sets=ALL, law_dead_moment="any_time")
    outlaw, renegade, _second, deputy = sitting(table, OUTLAW, RENEGADE, OUTLAW, DEPUTY)
    dead(table, SHERIFF, DEPUTY)
    table.event(LADY_ROSE_OF_TEXAS)
    renegade.has_the_turn()
    renegade.uses(LADY_ROSE_OF_TEXAS, at=outlaw)
    assert table.game.figures[outlaw.number].skips == 1
    outlaw.declares()
    assert table.turn == deputy
    deputy.ends_turn()
    assert table.turn in (outlaw, renegade)
    assert [figure.skips for figure in table.game.figures] == [0] * 6
    assert table.events("sat_out") == []


# The dead who come back


def test_a_ghost_is_dead_he_declares_nothing_and_is_not_asked(table: Table) -> None:
    dead(table, SHERIFF)
    ghost = table.seat(role=OUTLAW, alive=False)
    deputy, *_others = sitting(table, DEPUTY, OUTLAW, RENEGADE)
    dead(table, DEPUTY)
    table.event(GHOST_TOWN)
    ghost.begins_turn()
    assert ghost.decides(PLAY_PHASE)
    assert not ghost.may_declare
    ghost.ends_turn()
    assert deputy.decides(LAW_DEAD), "the living are asked"


def test_a_ghost_who_leaves_two_alive_is_gone_with_his_town(table: Table) -> None:
    ghost = table.seat(role=OUTLAW, alive=False, hand=[GATLING])
    deputy = table.seat(role=DEPUTY)
    renegade = table.seat(role=RENEGADE)
    outlaw = table.seat(role=OUTLAW, life=1)
    dead(table, SHERIFF, DEPUTY)
    table.event(GHOST_TOWN)
    ghost.begins_turn()
    ghost.plays(GATLING)
    assert not outlaw.alive
    assert not ghost.alive
    assert ghost.hand == []
    assert table.events_in_force == []
    assert not table.over
    assert table.turn == deputy
    assert deputy.shows_role
    assert renegade.shows_role


def test_a_sheriff_who_returns_for_good_has_his_rights_again(table: Table) -> None:
    """Dead Man: he lives, turns up the events, and no Deputy declares anything while he does."""
    sheriff, *_villains = dead(table, SHERIFF, OUTLAW, OUTLAW, OUTLAW)
    first, _second = sitting(table, DEPUTY, DEPUTY)
    table.out_first(sheriff)
    table.event(DEAD_MAN, coming=[LASSO])
    table.next_cards("2♣", "3♣", "4♣", "5♣")
    sheriff.begins_turn()
    assert sheriff.life == 2
    assert sheriff.decides(CRIME_BEATEN)
    sheriff.passes()
    assert table.events_in_force == [LASSO]
    sheriff.ends_turn()
    sheriff.discards("2♣", "3♣")
    assert first.decides(PLAY_PHASE)


def test_a_villain_who_returns_is_not_dead_any_more(table: Table) -> None:
    villain, *_others = dead(table, OUTLAW, OUTLAW, RENEGADE)
    sheriff, *_deputies = sitting(table, SHERIFF, DEPUTY, DEPUTY)
    table.out_first(villain)
    table.event(DEAD_MAN)
    table.next_cards("2♣", "3♣", "4♣", "5♣")
    villain.begins_turn()
    villain.ends_turn()
    villain.discards("2♣", "3♣")
    assert table.turn == sheriff
    assert sheriff.decides(PLAY_PHASE)


def test_a_villain_whom_everybody_knows_can_refute_too(table: Table) -> None:
    sheriff, deputy = sitting(table, SHERIFF, DEPUTY)
    villain, *_others = dead(table, OUTLAW, OUTLAW, OUTLAW, RENEGADE)
    table.out_first(villain)
    table.event(DEAD_MAN)
    table.next_cards("2♣", "3♣", "4♣", "5♣")
    villain.begins_turn()
    villain.ends_turn()
    villain.discards("2♣", "3♣")
    sheriff.declares()
    villain.refutes()
    assert villain.alive, "and everybody knows that the Deputy is none: he is not asked"
    assert not deputy.alive


def test_bone_orchard_deals_the_roles_of_the_dead_anew_the_sheriffs_too(table: Table) -> None:
    """Who gets the star shows it; the others are hidden, and whoever was known to be dead is no more."""
    back, *others = dead(table, SHERIFF, OUTLAW, DEPUTY)
    sitting(table, OUTLAW, RENEGADE, DEPUTY)
    table.event(BONE_ORCHARD)
    back.begins_turn()
    anew = [back, *others]
    assert Counter(map(role, anew)) == {SHERIFF: 1, OUTLAW: 1, DEPUTY: 1}
    assert [seat.shows_role for seat in anew] == [role(seat) == SHERIFF for seat in anew]
    assert back.decides(PLAY_PHASE)
    assert back.life == 1


def test_helena_zontero_deals_the_roles_of_the_living_anew_but_not_the_card_out_of_the_game(
    table: Table,
) -> None:
    deputy = table.seat(role=DEPUTY, hand=[STAGECOACH])
    others = sitting(table, OUTLAW, OUTLAW, RENEGADE)
    dead(table, SHERIFF, DEPUTY)
    table.event("", coming=[HELENA_ZONTERO])
    table.next_cards("2♥")
    deputy.has_the_turn()
    deputy.plays(STAGECOACH)
    assert table.events("roles_dealt_anew")
    assert Counter(map(role, [deputy, *others])) == {DEPUTY: 1, OUTLAW: 2, RENEGADE: 1}
    assert table.game.roles_aside == [OUTLAW]


# The goal of the Wild West Show


def test_under_the_wild_west_show_nobody_has_anything_to_declare(table: Table) -> None:
    outlaw, *_others = sitting(table, OUTLAW, OUTLAW, DEPUTY, RENEGADE)
    dead(table, SHERIFF, DEPUTY)
    table.event(WILD_WEST_SHOW)
    outlaw.begins_turn()
    assert outlaw.decides(PLAY_PHASE)


def test_and_two_who_are_left_fight_without_showing_themselves(table: Table) -> None:
    """Even two of one camp: everybody's goal is to be the last."""
    outlaw = table.seat(role=OUTLAW, hand=[GATLING, BANG])
    second = table.seat(role=OUTLAW, life=2)
    table.seat(role=DEPUTY, life=1)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    table.event(WILD_WEST_SHOW)
    outlaw.has_the_turn()
    outlaw.plays(GATLING)
    assert not table.over
    assert not second.shows_role
    assert table.events_in_force == [WILD_WEST_SHOW]
    outlaw.plays(BANG, at=second)
    assert table.winners == {outlaw}


# Characters


def test_nobody_is_killed_by_a_claim_so_that_nothing_is_taken_or_healed(table: Table) -> None:
    outlaw = table.seat(HERB_HUNTER, role=OUTLAW)
    deputy = table.seat(GREG_DIGGER, role=DEPUTY, life=1)
    sitting(table, OUTLAW)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    outlaw.begins_turn()
    outlaw.declares()
    assert outlaw.hand == []
    assert deputy.life == 1


def test_vera_keeps_what_she_has_copied_though_its_owner_is_out(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, role=OUTLAW, copying=SUZY_LAFAYETTE)
    deputy = table.seat(role=DEPUTY)
    table.seat(SUZY_LAFAYETTE, role=OUTLAW)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    vera.begins_turn()
    vera.declares()
    assert table.turn == deputy
    assert vera.copies == [SUZY_LAFAYETTE]
    assert len(vera.hand) == 1


def test_blood_brothers_and_dynamite_wait_until_nothing_was_declared(table: Table) -> None:
    outlaw = table.seat(role=OUTLAW, life=2, in_play=[DYNAMITE])
    table.seat(role=DEPUTY, life=2)
    sitting(table, OUTLAW, RENEGADE)
    dead(table, SHERIFF, DEPUTY)
    table.event(BLOOD_BROTHERS)
    outlaw.begins_turn()
    assert outlaw.decides(LAW_DEAD)
    outlaw.passes()
    assert outlaw.decides(GIVE_LIFE)
    assert outlaw.in_play == [DYNAMITE], "which comes after it"


@pytest.mark.parametrize("event", [THE_SERMON, TRAIN_ARRIVAL, AMBUSH])
def test_any_other_event_ends_like_these(table: Table, event: str) -> None:
    outlaw, _deputy, _second = sitting(table, OUTLAW, DEPUTY, OUTLAW)
    dead(table, SHERIFF, DEPUTY, RENEGADE)
    table.event(event)
    outlaw.begins_turn()
    outlaw.declares()
    assert table.events_in_force == []
