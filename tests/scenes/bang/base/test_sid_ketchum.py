"""Sid Ketchum: at any time two hand cards for a life point."""

from saloon.games.bang.words import (
    DISCARD_COST,
    DISCARD_EXCESS,
    FIRST_CARD,
    OUTLAW,
    PLAY_PHASE,
    RENEGADE,
    SAVE_LIFE,
    SHERIFF,
)
from tests.scenes.bang.base.names import BANG, BARREL, BEER, DYNAMITE, JESSE_JONES, MISSED, SID_KETCHUM
from tests.scenes.language import ANY, Table


def test_in_his_turn_he_pays_two_cards_of_his_choice_for_a_life_point(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, life=2, hand=[BANG, BEER, MISSED])
    table.seat()
    table.seat()
    sid.uses(SID_KETCHUM)
    assert sid.decides(DISCARD_COST)
    sid.discards(MISSED, BANG)
    assert sid.life == 3
    assert sid.hand == [BEER]
    assert table.discard == [BANG, MISSED]


def test_he_may_do_so_several_times_in_a_row(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY] * 4)
    table.seat()
    table.seat()
    sid.uses(SID_KETCHUM)
    sid.discards(ANY, ANY)
    sid.uses(SID_KETCHUM)
    assert sid.life == 3
    assert sid.hand == []


def test_never_above_his_starting_life(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, hand=[ANY] * 4)
    table.seat()
    table.seat()
    assert sid.life == sid.max_life
    assert not sid.can_use(SID_KETCHUM)


def test_one_card_is_not_enough(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY], in_play=[BARREL])
    table.seat()
    table.seat()
    assert not sid.can_use(SID_KETCHUM)


def test_he_may_do_so_in_the_turn_of_another(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    sid = table.seat(SID_KETCHUM, life=2, hand=[ANY, ANY, MISSED])
    table.seat()
    assert sheriff.decides(PLAY_PHASE)
    sid.uses(SID_KETCHUM)
    sid.discards(ANY, ANY)
    assert sid.life == 3
    assert sid.hand == [MISSED]
    assert sheriff.decides(PLAY_PHASE)
    sheriff.plays(BANG, at=sid)
    sid.plays(MISSED)


def test_right_after_a_shot_has_been_handled_he_may_heal(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    sid = table.seat(SID_KETCHUM, hand=[ANY, ANY])
    table.seat()
    sheriff.plays(BANG, at=sid)
    sid.takes_the_hit()
    assert sid.life == 3
    sid.uses(SID_KETCHUM)
    assert sid.life == 4
    assert sheriff.decides(PLAY_PHASE)


def test_in_the_middle_of_an_effect_he_has_to_wait(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY])
    sid = table.seat(SID_KETCHUM, life=2, hand=[ANY, ANY])
    sheriff.plays(BANG, at=outlaw)
    assert not sid.can_use(SID_KETCHUM)
    outlaw.takes_the_hit()
    assert sid.can_use(SID_KETCHUM)


def test_he_may_heal_while_another_discards_or_chooses_his_first_card(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[ANY, ANY])
    jesse = table.seat(JESSE_JONES)
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY] * 4)
    sheriff.ends_turn()
    assert sheriff.decides(DISCARD_EXCESS)
    sid.uses(SID_KETCHUM)
    sid.discards(ANY, ANY)
    sheriff.discards(ANY)
    assert jesse.decides(FIRST_CARD)
    sid.uses(SID_KETCHUM)
    assert sid.life == 3
    assert sid.hand == []
    jesse.takes_from(sheriff)
    assert len(jesse.hand) == 2


def test_at_the_moment_of_death_he_may_save_himself(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY, ANY])
    table.seat()
    sheriff.plays(BANG, at=sid)
    sid.takes_the_hit()
    assert sid.decides(SAVE_LIFE)
    sid.uses(SID_KETCHUM)
    assert sid.alive
    assert sid.life == 1
    assert sid.hand == []


def test_his_gift_is_no_beer_and_saves_him_between_the_last_two(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    sid = table.seat(SID_KETCHUM, role=RENEGADE, life=1, hand=[BEER, BEER, ANY])
    sheriff.plays(BANG, at=sid)
    sid.takes_the_hit()
    sid.cannot_play(BEER, because="beer_two_left")
    sid.uses(SID_KETCHUM)
    sid.discards(BEER, ANY)
    assert sid.life == 1
    assert not table.over


def test_against_dynamite_from_one_life_he_needs_three_points_from_cards_and_beers_in_any_mix(
    table: Table,
) -> None:
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY, BEER, ANY, ANY, ANY], in_play=[DYNAMITE])
    table.seat()
    table.seat()
    sid.begins_turn()
    table.next_cards("5♠")
    sid.uses(SID_KETCHUM)
    sid.discards(ANY, ANY)
    assert sid.life == -1
    sid.plays(BEER)
    assert sid.life == 0
    sid.uses(SID_KETCHUM)
    assert sid.life == 1
    assert sid.decides(PLAY_PHASE)


def test_five_blank_cards_do_not_save_him_from_dynamite_at_one_life(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, role=RENEGADE, life=1, hand=[ANY] * 5, in_play=[DYNAMITE])
    table.seat(role=SHERIFF)
    table.seat(role=OUTLAW)
    sid.begins_turn()
    table.next_cards("5♠")
    assert not sid.can_use(SID_KETCHUM)
    sid.passes()
    assert not sid.alive


def test_nobody_else_heals_so(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[ANY] * 4)
    table.seat(SID_KETCHUM, life=1)
    assert not sheriff.can_use(SID_KETCHUM)
