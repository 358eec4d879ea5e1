"""A Fistful of Cards: whoever begins a turn is shot at once for each card in hand."""

from saloon.games.bang.words import DEPUTY, MISSED_OR_HIT, OUTLAW, RENEGADE, SAVE_LIFE
from tests.scenes.bang.base.names import (
    BARREL,
    BART_CASSIDY,
    BEER,
    DYNAMITE,
    EL_GRINGO,
    JAIL,
    JOURDONNAIS,
    MISSED,
    SUZY_LAFAYETTE,
)
from tests.scenes.bang.fistful_of_cards.names import A_FISTFUL_OF_CARDS, SETS
from tests.scenes.language import ANY, Table


def test_each_card_in_hand_is_a_shot_and_each_shot_is_answered_on_its_own(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(hand=[MISSED, ANY, ANY])
    table.seat()
    outlaw.begins_turn()
    outlaw.plays(MISSED)
    outlaw.takes_the_hit()
    outlaw.takes_the_hit()
    assert outlaw.life == 2


def test_it_is_told_which_shot_of_how_many_it_is(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(hand=[ANY, ANY])
    table.seat()
    outlaw.begins_turn()
    outlaw.takes_the_hit()
    outlaw.takes_the_hit()
    assert [(shot.place, shot.of) for shot in table.events("lost_life")] == [(1, 2), (2, 2)]


def test_a_missed_that_leaves_the_hand_makes_no_shot_fewer(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(hand=[MISSED, MISSED])
    table.seat()
    outlaw.begins_turn()
    outlaw.plays(MISSED)
    assert outlaw.decides(MISSED_OR_HIT)


def test_an_empty_hand_is_safe(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat()
    table.seat()
    outlaw.begins_turn()
    assert outlaw.life == 4
    assert len(outlaw.hand) == 2


def test_the_shots_come_before_dynamite_and_jail(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(hand=[ANY], in_play=[DYNAMITE, JAIL])
    table.seat()
    table.next_cards("K♦", "2♥")
    outlaw.begins_turn()
    assert outlaw.decides(MISSED_OR_HIT)
    assert outlaw.in_play == [DYNAMITE, JAIL]
    outlaw.takes_the_hit()
    assert outlaw.life == 3
    assert outlaw.in_play == []


def test_barrels_are_tried_against_each_of_them(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    jourdonnais = table.seat(JOURDONNAIS, hand=[ANY, ANY], in_play=[BARREL])
    table.seat()
    table.next_cards("4♥", "5♥")
    jourdonnais.begins_turn()
    jourdonnais.uses(JOURDONNAIS)
    jourdonnais.uses(BARREL)
    assert jourdonnais.life == 4


def test_they_are_bang_cards_to_a_barrel_that_helps_only_against_those(table: Table) -> None:
    table.plays_with(sets=SETS, barrel_scope="bang_card")
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(hand=[ANY], in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    outlaw.begins_turn()
    outlaw.uses(BARREL)
    assert outlaw.life == 4


def test_nobody_fires_them_el_gringo_takes_nothing(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    sheriff = table.seat(hand=[ANY, ANY])
    gringo = table.seat(EL_GRINGO, hand=[ANY])
    table.seat(hand=[ANY])
    gringo.begins_turn()
    gringo.takes_the_hit()
    assert gringo.life == 2
    assert len(sheriff.hand) == 2
    assert len(gringo.hand) == 3


def test_nobody_is_rewarded_for_a_death_by_them(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    sheriff = table.seat()
    outlaw = table.seat(role=OUTLAW, life=1, hand=[ANY])
    renegade = table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    outlaw.begins_turn()
    outlaw.takes_the_hit()
    outlaw.passes()
    assert not outlaw.alive
    assert sheriff.hand == []
    assert table.turn is renegade
    assert not table.events("rewarded")


def test_a_sheriff_is_not_punished_for_a_deputy_who_dies_of_them(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    sheriff = table.seat(hand=[BEER])
    deputy = table.seat(role=DEPUTY, life=1, hand=[ANY])
    table.seat(role=OUTLAW)
    deputy.begins_turn()
    deputy.takes_the_hit()
    deputy.passes()
    assert not deputy.alive
    assert sheriff.hand == [BEER]


def test_a_beer_saves_and_the_next_shot_follows(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    outlaw = table.seat(life=1, hand=[BEER, MISSED])
    table.seat()
    outlaw.begins_turn()
    outlaw.takes_the_hit()
    assert outlaw.decides(SAVE_LIFE)
    outlaw.plays(BEER)
    outlaw.plays(MISSED)
    assert outlaw.life == 1


def test_bart_cassidy_draws_after_each_hit_and_is_not_shot_at_for_these_cards(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    bart = table.seat(BART_CASSIDY, hand=[ANY, ANY])
    table.seat()
    table.next_cards(MISSED("2♠"))
    bart.begins_turn()
    bart.takes_the_hit()
    bart.plays(MISSED("2♠"))
    assert bart.life == 3


def test_suzy_draws_when_her_only_missed_is_played(table: Table) -> None:
    table.event(A_FISTFUL_OF_CARDS)
    table.seat()
    suzy = table.seat(SUZY_LAFAYETTE, hand=[MISSED])
    table.seat()
    suzy.begins_turn()
    suzy.plays(MISSED)
    assert suzy.life == 4
    assert len(suzy.hand) == 3
