"""Action cards, sentence by sentence."""

import pytest

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    ANNIE_OAKLEY,
    BILL_TILGHMAN,
    BUFFALO_BILL,
    CATTLE_KATE,
    DJANGO,
    KITTY_LEROY,
    LONE_RANGER,
    STRANGER,
    TOM_HORN,
    TUCO_RAMIREZ,
    WES_HARDIN,
    WILD_BILL,
)


def test_any_hand_card_cancels_a_derringer(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["derringer"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["beer"])
    law.plays("derringer", on=hardin)
    outlaws.answers("beer")
    assert hardin.health == 4
    assert table.events("healed") == []


def test_a_fightback_against_a_derringer_hits_back(table: Table) -> None:
    bill, hardin = Fighter(BILL_TILGHMAN), Fighter(WES_HARDIN)
    law = table.law(bill, DJANGO, hand=["derringer"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["law/fightback"])
    law.plays("derringer", on=hardin)
    outlaws.answers("fightback")
    assert (bill.health, hardin.health) == (4, 4)


def test_a_barrel_may_be_tried_against_a_derringer(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(STRANGER, DJANGO, hand=["derringer"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.next_cards(outlaws, "beer(barrel)")
    law.plays("derringer", on=hardin)
    outlaws.uses("barrel")
    assert hardin.health == 4


def test_a_gatling_hits_everybody_but_ones_own_attacking_character(table: Table) -> None:
    people = [Fighter(key) for key in (STRANGER, DJANGO, WES_HARDIN, TOM_HORN)]
    law = table.law(*people[:2], hand=["gatling"])
    table.outlaws(*people[2:])
    law.plays("gatling")
    assert [one.health for one in people] == [4, 2, 3, 3]
    assert [event.who for event in table.events("lost_health")] == [2, 1, 3]


def test_a_single_character_is_hit_once_by_a_gatling(table: Table) -> None:
    horn = Fighter(TOM_HORN)
    law = table.law(STRANGER, hand=["gatling"])
    table.outlaws(horn)
    law.plays("gatling")
    assert horn.health == 3


def test_a_robbery_takes_a_random_card_chosen_by_its_back(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["law/hat", "outlaws/beer"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    assert outlaws.offered[2:] == ["play:robbery:law", "play:robbery:outlaws"]
    outlaws.plays("robbery", back="outlaws")
    assert outlaws.hand == ["beer"]
    assert law.hand == ["hat"]
    assert outlaws.may("play:beer")


def test_who_is_robbed_knows_the_card_and_a_spectator_its_back(table: Table) -> None:
    table.law(STRANGER, DJANGO, hand=["law/hat"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    outlaws.plays("robbery", back="law")
    took = table.events("took_from_hand")[0]
    assert (took.privy, took.role) == ([1, 0], "law")


def test_a_robbery_discards_a_card_in_play_not_of_the_opponents_covering_character(table: Table) -> None:
    stranger = Fighter(STRANGER, cards=["bank"])
    django = Fighter(DJANGO, cards=["law/hat"])
    table.law(stranger, django)
    horn = Fighter(TOM_HORN, cards=["scope"])
    outlaws = table.outlaws(Fighter(WES_HARDIN, cards=["holster"]), horn, hand=["robbery"])
    table.has_turn(outlaws)
    thefts = [key for key in outlaws.offered if key.startswith("play:robbery")]
    assert thefts == ["play:robbery>p0:bank", "play:robbery>p2:holster", "play:robbery>p3:scope"]
    outlaws.plays("robbery", on=stranger, taking="bank")
    assert stranger.cards == []
    assert table.discard == ["bank", "robbery"]


def test_with_nothing_to_take_a_robbery_cannot_be_played(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    outlaws.cannot_use("robbery", because="nothing_to_take")


def test_indians_cost_a_hit_card_or_a_point_for_each_character(table: Table) -> None:
    stranger, django = Fighter(STRANGER), Fighter(DJANGO)
    kitty, horn = Fighter(KITTY_LEROY), Fighter(TOM_HORN)
    law = table.law(stranger, django, hand=["indians", "derringer"])
    outlaws = table.outlaws(kitty, horn, hand=["knife", "missed"])
    law.plays("indians")
    assert outlaws.offered == ["answer:knife", "pass"]
    outlaws.cannot_use("missed", because="no_hit_card")
    outlaws.answers("knife")
    law.answers("derringer")
    outlaws.passes()
    assert [one.health for one in (stranger, django, kitty, horn)] == [4, 3, 4, 3]


def test_a_gatling_serves_against_indians_and_a_fightback_does_not(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["indians"])
    outlaws = table.outlaws(KITTY_LEROY, hand=["gatling", "fightback"])
    law.plays("indians")
    assert outlaws.offered == ["answer:gatling", "pass"]
    outlaws.answers("gatling")


def test_in_a_duel_hit_cards_are_discarded_in_turns_and_the_first_who_does_not_loses_a_point(
    table: Table,
) -> None:
    stranger, kitty = Fighter(STRANGER), Fighter(KITTY_LEROY)
    law = table.law(stranger, DJANGO, hand=["duel", "derringer", "hail_of_bullets"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["knife", "colt"])
    law.plays("duel", on=kitty)
    outlaws.answers("knife")
    law.answers("derringer")
    outlaws.answers("colt")
    law.answers("hail_of_bullets")
    assert (stranger.health, kitty.health) == (4, 3)


def test_nobody_must_answer_in_a_duel(table: Table) -> None:
    stranger, kitty = Fighter(STRANGER), Fighter(KITTY_LEROY)
    law = table.law(stranger, DJANGO, hand=["duel", "missed"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["knife"])
    law.plays("duel", on=kitty)
    outlaws.answers("knife")
    assert law.offered == ["pass"]
    law.passes()
    assert stranger.health == 3


def test_annie_may_use_a_missed_in_a_duel(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(ANNIE_OAKLEY, DJANGO, hand=["duel", "missed"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["knife"])
    law.plays("duel", on=kitty)
    outlaws.answers("knife")
    law.answers("missed")
    assert kitty.health == 3


def test_water_exchanges_the_positions_of_either_player(table: Table) -> None:
    django, horn = Fighter(DJANGO), Fighter(CATTLE_KATE)
    law = table.law(STRANGER, django, hand=["water", "water"])
    table.outlaws(WES_HARDIN, horn)
    law.plays("water", on=horn)
    law.plays("water", on=django)
    assert horn.attacks
    assert django.attacks
    assert law.may("move>p0")


def test_water_cannot_be_played_on_a_player_with_a_single_character(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["water"])
    table.outlaws(WES_HARDIN)
    assert [key for key in law.offered if key.startswith("play:water")] == ["play:water>p1"]


def test_with_two_single_characters_water_can_only_be_reloaded(table: Table) -> None:
    law = table.law(STRANGER, hand=["water"])
    table.outlaws(WES_HARDIN)
    law.cannot_use("water", because="one_character")
    assert law.may("reload:water")


def test_strong_ale_leaves_three_points_whatever_there_was(table: Table) -> None:
    bill, django, kitty = Fighter(BILL_TILGHMAN), Fighter(DJANGO, health=1), Fighter(KITTY_LEROY, health=3)
    law = table.law(bill, django, hand=["strong_ale"])
    table.outlaws(kitty, TOM_HORN)
    assert {f"play:strong_ale>p{place}" for place in (0, 1, 2)} <= set(law.offered)
    assert not law.may("play:strong_ale>p3")
    law.is_warned("play:strong_ale>p0", "ale_harms")
    law.plays("strong_ale", on=django)
    assert django.health == 3


def test_strong_ale_takes_points_of_a_healthy_character(table: Table) -> None:
    bill = Fighter(BILL_TILGHMAN)
    law = table.law(bill, DJANGO, hand=["strong_ale"])
    table.outlaws(KITTY_LEROY, TOM_HORN)
    law.plays("strong_ale", on=bill)
    assert bill.health == 3


@pytest.mark.parametrize("points", [3, 4])
@pytest.mark.parametrize("reading", ["loss", "no_loss"])
def test_strong_ale_takes_one_point_of_four_and_none_of_three(
    table: Table, reading: str, points: int
) -> None:
    bill = Fighter(BILL_TILGHMAN, health=points)
    law = table.law(bill, DJANGO, hand=["strong_ale"])
    table.outlaws(KITTY_LEROY, TOM_HORN)
    table.plays_with(strong_ale=reading)
    law.plays("strong_ale", on=bill)
    assert (bill.health, len(table.events("lost_health"))) == (3, points - 3)


def test_whoever_gains_by_strong_ale_or_is_an_opponent_is_no_reason_to_think_twice(table: Table) -> None:
    law = table.law(Fighter(BILL_TILGHMAN, health=2), Fighter(DJANGO, health=3), hand=["strong_ale"])
    table.outlaws(KITTY_LEROY, TOM_HORN)
    law.is_warned("play:strong_ale>p0", "")
    law.is_warned("play:strong_ale>p1", "ale_harms")
    law.is_warned("play:strong_ale>p2", "")


def test_with_no_card_to_be_had_a_wagon_brings_none_and_nothing_is_discarded(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["wagon"])
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN)
    table.holds_all_others(outlaws)
    law.plays("wagon")
    assert law.hand == ["wagon"]
    assert law.decides("play_phase")


def test_nobody_bears_what_strong_ale_takes(table: Table) -> None:
    bill = Fighter(BILL_TILGHMAN)
    law = table.law(bill, BUFFALO_BILL, hand=["strong_ale"])
    table.outlaws(KITTY_LEROY, TOM_HORN)
    law.plays("strong_ale", on=bill)
    assert bill.health == 3


def test_in_a_general_store_four_cards_lie_and_both_take_in_turns(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["general_store"])
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN)
    table.next_cards(law, "bank", "hat")
    table.next_cards(outlaws, "colt", "beer")
    law.plays("general_store")
    assert law.offered == ["take:bank", "take:hat", "take:colt", "take:beer"]
    law.takes("beer")
    outlaws.takes("bank")
    law.takes("colt")
    assert law.hand == ["beer", "colt"]
    assert outlaws.hand == ["bank", "hat"]


def test_with_one_private_deck_left_two_cards_of_the_store_are_of_the_common_deck(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["general_store"])
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN)
    table.only_cards(law)
    table.common_cards("hat", "bank", "scope")
    table.next_cards(outlaws, "colt", "beer")
    law.plays("general_store")
    assert law.offered == ["take:hat", "take:bank", "take:colt", "take:beer"]
    assert law.decides("pick_from_store")


def test_a_wagon_brings_three_cards_of_which_two_are_kept(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["wagon", "duel"])
    table.outlaws(KITTY_LEROY, TOM_HORN)
    table.next_cards(law, "bank", "hat", "scope")
    law.plays("wagon")
    assert law.offered == ["discard:bank", "discard:hat", "discard:scope"]
    law.discards("hat")
    assert law.hand == ["bank", "duel", "scope"]


def test_a_beer_heals_both_characters_within_what_they_had(table: Table) -> None:
    kitty, horn = Fighter(KITTY_LEROY, health=2), Fighter(TOM_HORN)
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(kitty, horn, hand=["beer"])
    table.has_turn(outlaws)
    outlaws.plays("beer")
    assert (kitty.health, horn.health) == (3, 4)


def test_a_beer_heals_a_single_character_once(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY, health=2)
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(kitty, hand=["beer"])
    table.has_turn(outlaws)
    outlaws.plays("beer")
    assert kitty.health == 3


def test_a_beer_for_the_healthy_is_warned_of_and_cannot_be_played_out_of_turn(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY, health=1)
    law = table.law(STRANGER, DJANGO, hand=["knife"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["beer"])
    law.plays("knife", on=kitty)
    outlaws.cannot_use("beer", because="no_miss")
    outlaws.is_warned("pass", "")
    outlaws.passes()
    assert outlaws.cover == TOM_HORN
    law.ends_turn()
    outlaws.is_warned("play:beer", "full_health")


def test_a_schoolmarm_takes_a_card_in_play_into_the_hand(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["holster"])
    law = table.law(STRANGER, Fighter(DJANGO, cards=["bank"]), hand=["schoolmarm"])
    outlaws = table.outlaws(hardin, Fighter(TOM_HORN, cards=["scope"]), hand=["beer"])
    thefts = [key for key in law.offered if key.startswith("play:schoolmarm")]
    assert thefts == ["play:schoolmarm>p2:holster", "play:schoolmarm>p1:bank"]
    law.plays("schoolmarm", on=hardin, taking="holster")
    assert law.hand == ["holster"]
    assert outlaws.hand == ["beer"]


def test_fightback_cancels_and_the_opponents_attacking_character_is_hit(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    bill = Fighter(BILL_TILGHMAN)
    law = table.law(bill, DJANGO, hand=["fightback"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["colt", "missed"])
    table.has_turn(outlaws)
    outlaws.plays("colt", on=bill)
    law.answers("fightback")
    outlaws.answers("missed")
    assert (bill.health, hardin.health) == (5, 4)


def test_missed_and_fightback_are_only_answers(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["missed", "fightback"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.cannot_use("missed", because="only_as_answer")
    law.cannot_use("fightback", because="only_as_answer")


def test_the_lone_ranger_draws_for_his_own_gatling_as_its_entry_says(table: Table) -> None:
    law = table.law(STRANGER, LONE_RANGER, hand=["gatling"])
    table.outlaws(KITTY_LEROY)
    law.plays("gatling")
    assert len(law.hand) == 1


def test_wild_bill_does_not_notice_what_his_owner_discards(table: Table) -> None:
    kitty = Fighter(TUCO_RAMIREZ)
    law = table.law(WILD_BILL, DJANGO, hand=["bank", "hat", "scope", "duel", "water", "wagon"])
    table.outlaws(kitty, TOM_HORN)
    law.ends_turn()
    law.discards("bank")
    assert kitty.health == 4
