"""Russian Roulette: a Missed! from everybody, round after round, until somebody has none."""

from saloon.games.bang.words import OUTLAW, RENEGADE, ROULETTE, SAVE_LIFE
from tests.scenes.bang.base.names import (
    BARREL,
    BART_CASSIDY,
    BEER,
    EL_GRINGO,
    JOURDONNAIS,
    MISSED,
    SUZY_LAFAYETTE,
)
from tests.scenes.bang.dodge_city.names import MOLLY_STARK
from tests.scenes.bang.fistful_of_cards.names import LASSO, RUSSIAN_ROULETTE, SETS
from tests.scenes.language import ANY, Table


def test_the_first_who_has_none_loses_two_life_points_and_it_stops(table: Table) -> None:
    table.event(LASSO, coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED])
    outlaw = table.seat(hand=[MISSED])
    empty = table.seat()
    last = table.seat(hand=[MISSED])
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    outlaw.plays(MISSED)
    assert [seat.life for seat in (sheriff, outlaw, empty, last)] == [5, 4, 2, 4]
    assert last.hand == [MISSED]
    assert table.turn is sheriff


def test_it_goes_round_again_if_everybody_has_one(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED])
    outlaw = table.seat(hand=[MISSED])
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    outlaw.plays(MISSED)
    assert sheriff.life == 3


def test_only_when_it_is_turned_up(table: Table) -> None:
    table.event(RUSSIAN_ROULETTE)
    table.seat(hand=[ANY])
    outlaw = table.seat()
    table.seat()
    outlaw.begins_turn()
    assert outlaw.life == 4


def test_barrels_help_and_are_not_used_up(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[ANY], in_play=[BARREL])
    jourdonnais = table.seat(JOURDONNAIS, hand=[ANY])
    table.next_cards("4♥", "5♥", "6♠")
    sheriff.begins_turn()
    sheriff.uses(BARREL)
    jourdonnais.uses(JOURDONNAIS)
    sheriff.uses(BARREL)
    sheriff.takes_the_hit()
    assert sheriff.life == 3


def test_a_barrel_that_helps_only_against_bang_cards_does_not_help(table: Table) -> None:
    table.plays_with(sets=SETS, barrel_scope="bang_card")
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(in_play=[BARREL])
    table.seat()
    sheriff.begins_turn()
    assert sheriff.life == 3


def test_a_missed_may_be_kept(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED])
    table.seat()
    sheriff.begins_turn()
    sheriff.takes_the_hit()
    assert sheriff.life == 3
    assert MISSED in sheriff.hand


def test_a_missed_must_be_given_by_the_compendium(table: Table) -> None:
    table.plays_with(sets=SETS, preset="compendium")
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED])
    outlaw = table.seat(hand=[ANY])
    sheriff.begins_turn()
    assert sheriff.offered == ["answer:missed"]
    sheriff.plays(MISSED)
    outlaw.takes_the_hit()
    assert outlaw.life == 2


def test_who_is_about_to_lose_the_last_two_is_warned_and_may_be_saved(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(life=2, hand=[MISSED, BEER])
    table.seat()
    table.seat()
    sheriff.begins_turn()
    sheriff.is_warned("would_eliminate_you")
    sheriff.takes_the_hit()
    assert sheriff.decides(SAVE_LIFE)
    sheriff.plays(BEER)
    assert sheriff.life == 1


def test_with_three_life_points_nobody_has_to_think_twice(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(life=3, hand=[MISSED])
    table.seat()
    table.seat()
    sheriff.begins_turn()
    sheriff.is_not_warned()
    sheriff.takes_the_hit()
    assert sheriff.life == 1


def test_nobody_is_to_blame_and_el_gringo_takes_nothing(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED, ANY])
    gringo = table.seat(EL_GRINGO)
    table.seat()
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    assert gringo.life == 1
    assert gringo.hand == []


def test_bart_cassidy_draws_two_cards_when_it_is_over(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    table.seat(BART_CASSIDY)
    table.seat()
    table.seats[0].begins_turn()
    assert len(table.seats[0].hand) == 4


def test_suzy_draws_before_she_is_asked_a_second_time(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[MISSED("2♠")])
    outlaw = table.seat(hand=[MISSED])
    table.next_cards(MISSED("3♠"))
    suzy.begins_turn()
    suzy.plays(MISSED("2♠"))
    outlaw.plays(MISSED)
    assert suzy.decides(ROULETTE)
    suzy.plays(MISSED("3♠"))
    assert outlaw.life == 2


def test_molly_draws_before_she_is_asked_a_second_time(table: Table) -> None:
    table.plays_with(sets=(*SETS, "dodge_city"))
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(hand=[MISSED, MISSED])
    molly = table.seat(MOLLY_STARK, hand=[MISSED("2♠")])
    table.next_cards(MISSED("3♠"))
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    molly.plays(MISSED("2♠"))
    assert molly.hand == [MISSED("3♠")]
    sheriff.plays(MISSED)
    molly.plays(MISSED("3♠"))
    assert sheriff.life == 3


def test_a_sheriff_who_dies_of_it_loses_the_game(table: Table) -> None:
    table.event(coming=[RUSSIAN_ROULETTE])
    sheriff = table.seat(life=1)
    outlaw = table.seat(role=OUTLAW)
    table.seat(role=RENEGADE)
    sheriff.begins_turn()
    assert table.over
    assert table.winners == {outlaw}
