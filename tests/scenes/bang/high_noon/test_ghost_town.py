"""Ghost Town: the eliminated have a turn as ghosts."""

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    GENERAL_STORE,
    KIT_CARLSON,
    MUSTANG,
    SCOPE,
    SUZY_LAFAYETTE,
    VULTURE_SAM,
)
from tests.scenes.bang.high_noon.names import GHOST_TOWN, SETS
from tests.scenes.language import ANY, Table


def ghost_town(table: Table, **rules: str) -> None:
    table.plays_with(sets=SETS, **rules)
    table.event(GHOST_TOWN)


def test_an_eliminated_player_has_a_turn_with_three_cards_and_is_out_again(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat()
    dead = table.seat(alive=False, life=0)
    other = table.seat()
    sheriff.ends_turn()
    assert table.turn == dead
    assert (dead.alive, len(dead.hand)) == (True, 3)
    dead.ends_turn()
    assert (dead.alive, len(dead.hand)) == (False, 0)
    assert table.turn == other


def test_without_the_event_the_dead_are_passed_over(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    table.seat(alive=False)
    other = table.seat()
    sheriff.ends_turn()
    assert table.turn == other


def test_a_ghost_leaves_nothing_behind(table: Table) -> None:
    ghost_town(table)
    table.seat()
    ghost = table.seat(hand=[ANY, ANY, ANY], in_play=[BARREL])
    table.seat()
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.ends_turn()
    assert len(ghost.hand) == 0
    assert ghost.in_play == []
    assert not ghost.alive


def test_a_ghost_cannot_die(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat(hand=[BANG])
    ghost = table.seat(hand=[DUEL, ANY])
    table.seat()
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    ghost.passes()
    assert ghost.alive
    assert ghost.life == 0
    assert table.turn == ghost


def test_where_ghosts_can_die_a_hit_sends_them_back(table: Table) -> None:
    ghost_town(table, ghost_immortal="no")
    sheriff = table.seat(hand=[BANG])
    ghost = table.seat(hand=[DUEL, ANY])
    other = table.seat()
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    ghost.passes()
    assert not ghost.alive
    assert table.turn == other


def test_a_ghost_that_drinks_a_beer_is_out_at_the_end_of_its_turn_all_the_same(table: Table) -> None:
    ghost_town(table)
    table.seat()
    ghost = table.seat(hand=[BEER, ANY])
    table.seat()
    table.seat()
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(BEER)
    assert ghost.life == 1
    ghost.ends_turn()
    assert not ghost.alive
    assert ghost.life == 0
    assert ghost.hand == []


def test_a_ghost_loses_what_it_has_regained_and_no_more(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat(hand=[BANG, BANG])
    ghost = table.seat(hand=[BEER, DUEL, DUEL, ANY])
    table.seat()
    table.seat()
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(BEER)
    ghost.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    ghost.passes()
    assert ghost.life == 0
    ghost.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    ghost.passes()
    assert ghost.life == 0
    assert ghost.alive


def test_a_ghost_stands_in_the_ring(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat()
    ghost = table.seat(hand=[GENERAL_STORE])
    far = table.seat()
    table.seat()
    table.ghost(ghost)
    table.next_cards("2♥", "3♥", "4♥", "5♥")
    ghost.has_the_turn()
    assert sheriff.distance_to(far) == 2
    ghost.plays(GENERAL_STORE)
    ghost.picks("2♥")
    assert far.decides("pick_card")


def test_a_renegade_ghost_who_kills_the_last_sheriff_wins_alone(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat(role=SHERIFF, life=1)
    ghost = table.seat(role=RENEGADE, hand=[BANG])
    table.seat(role=OUTLAW, alive=False)
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(BANG, at=sheriff)
    assert table.winners == {ghost}


def test_a_deputys_ghost_beside_him_gives_the_outlaws_the_victory(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat(role=SHERIFF, life=1)
    renegade = table.seat(role=RENEGADE, hand=[ANY])
    outlaw = table.seat(role=OUTLAW, alive=False)
    ghost = table.seat(role=DEPUTY, hand=[BANG])
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(BANG, at=sheriff)
    assert table.winners == {outlaw}
    assert renegade.alive


def test_an_outlaws_ghost_keeps_the_game_going_until_it_is_gone(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat(role=SHERIFF)
    renegade = table.seat(role=RENEGADE, life=1)
    ghost = table.seat(role=OUTLAW, hand=[BANG])
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.plays(BANG, at=renegade)
    assert not table.over
    ghost.ends_turn()
    assert table.winners == {sheriff}


def test_a_ghost_suzy_draws_once_when_her_hand_is_gone_and_takes_nothing_along(table: Table) -> None:
    ghost_town(table)
    table.seat()
    suzy = table.seat(SUZY_LAFAYETTE, hand=[ANY])
    table.seat()
    table.ghost(suzy)
    suzy.has_the_turn()
    suzy.ends_turn()
    assert len(suzy.hand) == 0
    assert [event.cause for event in table.events("drew")].count("suzy_lafayette") == 1


def test_vulture_sam_takes_what_a_ghost_leaves_in_play(table: Table) -> None:
    ghost_town(table)
    sam = table.seat(VULTURE_SAM)
    ghost = table.seat(hand=[ANY], in_play=[BARREL])
    table.seat()
    table.ghost(ghost)
    ghost.has_the_turn()
    ghost.ends_turn()
    assert sam.hand == [BARREL]


def test_a_ghost_kit_takes_all_three(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat()
    kit = table.seat(KIT_CARLSON, alive=False, life=-2)
    table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    sheriff.ends_turn()
    assert kit.hand == ["2♥", "3♥", "4♥"]
    assert kit.life == 0


def test_everybody_sees_who_is_a_ghost(table: Table) -> None:
    ghost_town(table)
    sheriff = table.seat()
    dead = table.seat(alive=False)
    table.seat()
    sheriff.ends_turn()
    assert sheriff.sees().figures[dead.number].ghost
    dead.ends_turn()
    assert not sheriff.sees().figures[dead.number].ghost


def test_a_ghost_has_nothing_left_of_what_vulture_sam_took(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(hand=[BANG], in_play=[SCOPE])
    outlaw = table.seat(life=1, in_play=[MUSTANG])
    sam = table.seat(VULTURE_SAM)
    table.seat()
    table.event(GHOST_TOWN)
    sheriff.plays(BANG, at=outlaw)
    assert MUSTANG in sam.hand
    sheriff.ends_turn()
    assert table.turn is outlaw
    assert sam.distance_to(outlaw) == 1
