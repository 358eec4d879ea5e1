"""Events of High Noon together with the cards, characters and events of the other boxes."""

import pytest

from saloon.games.bang.words import PLAY_PHASE
from tests.scenes.bang.base.names import BANG, BARREL, BEER
from tests.scenes.bang.high_noon.names import (
    BLESSING,
    GHOST_TOWN,
    HANDCUFFS,
    HANGOVER,
    NEW_IDENTITY,
    SETS,
    THE_DALTONS,
    THE_REVEREND,
    THE_SERMON,
    THIRST,
    TRAIN_ARRIVAL,
)
from tests.scenes.language import ANY, Card, Table

DODGE_CITY = (*SETS, "dodge_city")
FISTFUL = (*SETS, "fistful_of_cards")
SHOW = (*SETS, "wild_west_show")


def test_the_end_of_a_ghost_is_an_end_for_greg_and_herb(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.seat()
    ghost = table.seat()
    greg = table.seat("greg_digger", life=2)
    herb = table.seat("herb_hunter")
    table.ghost(ghost)
    table.event(GHOST_TOWN)
    ghost.has_the_turn()
    ghost.ends_turn()
    assert greg.life == 4
    assert len(herb.hand) == 2


def test_a_ghost_pixie_pete_draws_one_more_than_usual(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY, pixie_pete_draw="3")
    table.seat()
    pete = table.seat("pixie_pete")
    table.seat()
    table.ghost(pete)
    table.event(GHOST_TOWN)
    pete.begins_drawing()
    assert len(pete.hand) == 4


def test_a_ghost_bill_noface_counts_all_his_wounds(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.seat()
    bill = table.seat("bill_noface")
    table.seat()
    table.ghost(bill)
    table.event(GHOST_TOWN)
    bill.begins_drawing()
    assert len(bill.hand) == 5


def test_a_ghost_chuck_wengam_spends_only_what_he_has_regained(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.event(GHOST_TOWN)
    table.seat()
    chuck = table.seat("chuck_wengam", hand=[BEER])
    table.seat()
    table.ghost(chuck)
    chuck.has_the_turn()
    assert not chuck.can_use("chuck_wengam")
    chuck.plays(BEER)
    chuck.uses("chuck_wengam")
    assert chuck.life == 0
    assert len(chuck.hand) == 2
    assert not chuck.can_use("chuck_wengam")


@pytest.mark.parametrize(("thirst", "cards"), [("first_card", 1), ("one_fewer", 2)])
def test_in_the_drought_pixie_pete_draws_only_his_first_card_or_one_fewer(
    table: Table, thirst: str, cards: int
) -> None:
    table.plays_with(sets=DODGE_CITY, pixie_pete_draw="3", thirst=thirst)
    pete = table.seat("pixie_pete")
    table.seat()
    table.seat()
    table.event(THIRST)
    pete.begins_drawing()
    assert len(pete.hand) == cards


@pytest.mark.parametrize("preset", ["rulebooks", "official", "compendium"])
def test_in_the_drought_every_preset_draws_one_card(table: Table, preset: str) -> None:
    table.plays_with(sets=DODGE_CITY, preset=preset)
    bill = table.seat("bill_noface", life=1)
    table.seat()
    table.seat()
    table.event(THIRST)
    bill.begins_drawing()
    assert len(bill.hand) == 1


def test_in_the_drought_a_healthy_bill_noface_still_draws_his_one_card(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    bill = table.seat("bill_noface")
    table.seat()
    table.seat()
    table.event(THIRST)
    bill.begins_drawing()
    assert len(bill.hand) == 1


def test_the_reverend_has_nothing_against_tequila(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    sheriff = table.seat(life=3, hand=[Card("tequila"), ANY])
    table.seat()
    table.seat()
    table.event(THE_REVEREND)
    sheriff.plays(Card("tequila"), at=sheriff)
    assert sheriff.life == 4


def test_the_sermon_has_nothing_against_a_punch(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    sheriff = table.seat(hand=[Card("punch"), BANG])
    one = table.seat()
    table.seat()
    table.event(THE_SERMON)
    sheriff.cannot_play(BANG, at=one, because="event_forbids")
    sheriff.plays(Card("punch"), at=one)
    assert one.life == 3


def test_handcuffs_leave_green_cards_in_play_free(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY, handcuffs="suit")
    sheriff = table.seat(hand=[ANY], in_play=[Card("pepperbox")])
    one = table.seat()
    table.seat()
    table.event(HANDCUFFS)
    sheriff.begins_drawing()
    sheriff.names("♣")
    assert sheriff.can_use(Card("pepperbox"), at=one)


def test_by_the_publisher_the_daltons_leave_green_cards_alone(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY, preset="official")
    sheriff = table.seat(in_play=[Card("iron_plate")])
    one = table.seat(in_play=[Card("iron_plate"), BARREL])
    table.seat()
    table.event("", coming=[THE_DALTONS])
    sheriff.begins_turn()
    assert sheriff.in_play == [Card("iron_plate")]
    assert one.in_play == [Card("iron_plate")]


def test_by_the_compendium_the_daltons_take_green_cards_too(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    sheriff = table.seat(in_play=[Card("iron_plate")])
    table.seat()
    table.seat()
    table.event("", coming=[THE_DALTONS])
    sheriff.begins_turn()
    assert sheriff.in_play == []


def test_in_a_hangover_vera_has_neither_her_own_nor_a_copied_ability(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.seat("willy_the_kid")
    vera = table.seat("vera_custer", copying="willy_the_kid", hand=[BANG("2♣"), BANG("3♣")])
    one = table.seat()
    table.event(HANGOVER)
    vera.begins_turn()
    assert vera.decides(PLAY_PHASE), "she is not asked whom to copy"
    vera.plays(BANG("2♣"), at=one)
    vera.cannot_play(BANG, at=one, because="bang_limit")


def test_under_the_blessing_apache_kid_is_hit_by_diamonds(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    sheriff = table.seat(hand=[BANG("2♦")])
    apache = table.seat("apache_kid")
    table.seat()
    table.event(BLESSING)
    sheriff.plays(BANG, at=apache)
    assert apache.life == 2


def test_a_ghost_may_have_a_second_turn_by_vendetta(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    table.seat()
    ghost = table.seat()
    other = table.seat()
    table.ghost(ghost)
    table.event(GHOST_TOWN, "vendetta")
    table.next_cards("4♥", "2♠", "3♠", "4♠")
    ghost.has_the_turn()
    ghost.ends_turn()
    assert table.turn == ghost
    assert (ghost.alive, len(ghost.hand)) == (True, 3)
    ghost.ends_turn()
    assert (ghost.alive, len(ghost.hand)) == (False, 0)
    assert table.turn == other


def test_the_dead_man_comes_back_for_good_though_others_are_ghosts(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    sheriff = table.seat()
    first = table.seat(life=0, alive=False)
    second = table.seat(life=0, alive=False)
    table.seat()
    table.out_first(first)
    table.event(GHOST_TOWN, "dead_man")
    sheriff.has_the_turn()
    sheriff.ends_turn()
    assert (first.life, len(first.hand)) == (2, 4)
    first.ends_turn()
    first.discards(ANY, ANY)
    assert first.alive
    assert table.turn == second
    assert (second.life, len(second.hand)) == (0, 3)


def test_an_extra_turn_of_the_sheriff_turns_up_no_event(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event("vendetta", coming=[THIRST])
    table.next_cards("4♥")
    sheriff.has_the_turn()
    sheriff.ends_turn()
    assert table.turn == sheriff
    assert table.events_in_force == ["vendetta"]


def test_who_drinks_instead_of_drawing_misses_the_train(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    sheriff = table.seat(life=3)
    table.seat()
    table.seat()
    table.event(TRAIN_ARRIVAL, "hard_liquor")
    sheriff.begins_drawing()
    sheriff.uses("hard_liquor")
    assert sheriff.life == 4
    assert len(sheriff.hand) == 0


def test_under_the_sermon_no_sniper_shoots(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    sheriff = table.seat(hand=[BANG("2♣"), BANG("3♣")])
    one = table.seat()
    table.seat()
    table.event(THE_SERMON, "sniper")
    sheriff.has_the_turn()
    assert not sheriff.can_use("sniper", at=one)


def test_a_new_identity_may_be_greygory_who_chooses_at_once(table: Table) -> None:
    table.plays_with(sets=SHOW)
    table.seat()
    one = table.seat()
    table.seat()
    table.spare(one, "greygory_deck")
    table.event(NEW_IDENTITY)
    one.begins_turn()
    one.uses("greygory_deck")
    assert one.life == 2
    assert one.sees().figures[one.number].characters[0] == "greygory_deck"
    assert one.can_use("greygory_deck"), "the turn has only begun"
    one.passes()
    assert one.decides(PLAY_PHASE)
