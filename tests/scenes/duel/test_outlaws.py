"""The outlaws, sentence by sentence."""

from saloon.games.duel.explaining import UNLIMITED
from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    BILL_ANDERSON,
    BILL_TILGHMAN,
    CATTLE_KATE,
    DALTON_BROTHERS,
    DJANGO,
    DOCTOR_SCHULTZ,
    JACK_RANSOM,
    KID_CURRY,
    KITTY_LEROY,
    LONE_RANGER,
    PEARL_HART,
    STRANGER,
    SUNDANCE_KID,
    TOM_HORN,
    TUCO_RAMIREZ,
    WES_HARDIN,
    WYATT_EARP,
)


def test_anderson_takes_two_cards_of_the_killed_before_the_owner_draws(table: Table) -> None:
    django = Fighter(DJANGO, health=1, cards=["hat"])
    law = table.law(django, STRANGER, hand=["bank"])
    outlaws = table.outlaws(BILL_ANDERSON, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    table.next_cards(law, "duel", "wagon")
    outlaws.plays("knife", on=django)
    law.passes()
    assert outlaws.offered == ["pass", "take:hat", "take:law"]
    outlaws.takes("hat")
    outlaws.takes("law")
    assert outlaws.hand == ["bank", "hat"]
    assert law.hand == ["duel", "wagon"]


def test_a_bang_card_played_by_tuco_was_his_only_one(table: Table) -> None:
    stranger = Fighter(STRANGER)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(TUCO_RAMIREZ, TOM_HORN, hand=["colt", "beer", "missed"])
    table.has_turn(outlaws)
    assert outlaws.may("play:missed=colt>p0")
    outlaws.plays("colt", on=stranger)
    assert outlaws.offered == ["end_turn", "move>p3", "play:beer"]


def test_anderson_takes_no_third_card(table: Table) -> None:
    django = Fighter(DJANGO, health=1, cards=["bank", "scope", "holster"])
    table.law(django, STRANGER)
    outlaws = table.outlaws(BILL_ANDERSON, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    outlaws.takes("scope")
    outlaws.takes("bank")
    assert outlaws.decides("play_phase")


def test_anderson_may_take_less(table: Table) -> None:
    django = Fighter(DJANGO, health=1)
    law = table.law(django, STRANGER, hand=["bank", "scope"])
    outlaws = table.outlaws(BILL_ANDERSON, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    law.passes()
    outlaws.takes("law")
    outlaws.passes()
    assert len(outlaws.hand) == 1


def test_of_his_own_killed_friend_anderson_takes_equipment_only(table: Table) -> None:
    horn = Fighter(TOM_HORN, health=1, cards=["scope", "barrel"])
    law = table.law(STRANGER, DJANGO, hand=["winchester"])
    outlaws = table.outlaws(BILL_ANDERSON, horn, hand=["colt"])
    law.plays("winchester", on=horn)
    outlaws.passes()
    assert outlaws.offered == ["pass", "take:scope", "take:barrel"]
    outlaws.takes("scope")
    outlaws.takes("barrel")
    assert {"scope", "barrel", "colt"} <= set(outlaws.hand)
    assert len(outlaws.hand) == 5


def test_the_daltons_draw_three_cards(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(DALTON_BROTHERS, TOM_HORN)
    table.begins_turn(outlaws)
    assert len(outlaws.hand) == 3


def test_ransom_plays_cards_on_any_character(table: Table) -> None:
    ransom = Fighter(JACK_RANSOM)
    table.law(STRANGER, Fighter(DJANGO, cards=["bank"]))
    hand = ["hat", "colt", "duel", "robbery", "knife", "schoolmarm", "dynamite"]
    outlaws = table.outlaws(ransom, TOM_HORN, hand=hand)
    table.has_turn(outlaws)
    assert outlaws.may("play:hat>p2")
    for card in ("colt", "duel", "knife"):
        assert outlaws.may(f"play:{card}>p1")
    for card in ("robbery", "schoolmarm"):
        assert outlaws.may(f"play:{card}>p1:bank")
    assert {f"play:dynamite>p{place}" for place in range(4)} <= set(outlaws.offered)
    outlaws.plays("hat", on=ransom)
    assert ransom.cards == ["hat"]


def test_ransom_in_cover_reaches_nobody(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(TOM_HORN, JACK_RANSOM, hand=["knife"])
    table.has_turn(outlaws)
    assert not outlaws.may("play:knife>p1")


def test_a_duel_of_ransom_with_the_covering_character_is_lost_by_that_one(table: Table) -> None:
    stranger, django = Fighter(STRANGER), Fighter(DJANGO)
    table.law(stranger, django)
    outlaws = table.outlaws(JACK_RANSOM, TOM_HORN, hand=["duel"])
    table.has_turn(outlaws)
    outlaws.plays("duel", on=django)
    assert (stranger.health, django.health) == (4, 2)


def test_schultz_discards_a_random_card_for_each_point_that_the_opponent_takes(table: Table) -> None:
    schultz = Fighter(DOCTOR_SCHULTZ)
    law = table.law(STRANGER, DJANGO, hand=["knife", "law/hat", "outlaws/beer"])
    outlaws = table.outlaws(schultz, TOM_HORN)
    law.plays("knife", on=schultz)
    assert outlaws.offered == ["pass", "discard:law", "discard:outlaws"]
    outlaws.does("discard:outlaws")
    assert law.hand == ["hat"]
    assert table.discard == ["beer", "knife"]


def test_schultz_need_not_and_does_not_with_his_last_point(table: Table) -> None:
    schultz = Fighter(DOCTOR_SCHULTZ, health=2)
    law = table.law(STRANGER, DJANGO, hand=["knife", "knife", "hat"])
    outlaws = table.outlaws(schultz, TOM_HORN)
    law.plays("knife", on=schultz)
    outlaws.passes()
    law.plays("knife", on=schultz)
    assert law.hand == ["hat"]
    assert outlaws.cover == TOM_HORN


def test_a_rattlesnake_and_dynamite_do_not_provoke_schultz(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["hat"])
    outlaws = table.outlaws(Fighter(DOCTOR_SCHULTZ, cards=["rattlesnake", "dynamite"]), TOM_HORN)
    table.begins_turn(outlaws)
    table.next_cards(outlaws, "colt(dynamite)", "missed(snake)")
    assert outlaws.decides("play_phase")
    assert law.hand == ["hat"]


def test_kid_curry_cancels_on_a_barrel_of_the_opponents_deck_and_the_shooter_is_hit(table: Table) -> None:
    bill, kid = Fighter(BILL_TILGHMAN), Fighter(KID_CURRY)
    law = table.law(bill, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.next_cards(law, "bank(barrel)")
    law.plays("colt", on=kid)
    outlaws.uses("kid_curry")
    assert (bill.health, kid.health) == (4, 4)
    assert table.discard == ["bank", "colt"]


def test_kid_curry_and_a_barrel_he_chooses_what_to_try_first(table: Table) -> None:
    kid = Fighter(KID_CURRY, cards=["barrel"])
    law = table.law(BILL_TILGHMAN, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.next_cards(law, "missed(snake)")
    table.next_cards(outlaws, "beer(barrel)")
    law.plays("colt", on=kid)
    assert outlaws.offered == ["use:kid_curry", "use:barrel", "pass"]
    outlaws.uses("kid_curry")
    outlaws.uses("barrel")
    assert kid.health == 4


def test_without_a_private_deck_of_the_opponent_kid_curry_reveals_of_the_common_one(table: Table) -> None:
    kid = Fighter(KID_CURRY)
    law = table.law(BILL_TILGHMAN, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.only_cards(law)
    table.common_cards("beer(barrel)", "bank")
    law.plays("colt", on=kid)
    outlaws.uses("kid_curry")
    assert kid.health == 4


def test_a_cancellation_by_kid_curry_is_no_miss_for_wyatt(table: Table) -> None:
    kid = Fighter(KID_CURRY)
    law = table.law(WYATT_EARP, DJANGO, hand=["knife"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.next_cards(law, "bank(barrel)")
    law.plays("knife", on=kid)
    outlaws.uses("kid_curry")
    assert law.hand == []


def test_kitty_draws_two_cards_with_an_empty_hand_once_in_a_turn(table: Table) -> None:
    stranger = Fighter(STRANGER)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["beer"])
    table.has_turn(outlaws)
    table.next_cards(outlaws, "knife", "colt")
    assert not outlaws.may("use:kitty_leroy")
    outlaws.plays("beer")
    outlaws.uses("kitty_leroy")
    assert outlaws.hand == ["colt", "knife"]
    for card in ("colt", "knife"):
        outlaws.plays(card, on=stranger)
    assert not outlaws.may("use:kitty_leroy")


def test_kitty_may_become_the_attacking_one_and_then_draw(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(CATTLE_KATE, kitty)
    table.has_turn(outlaws)
    assert not outlaws.may("use:kitty_leroy")
    outlaws.moves_to(kitty)
    outlaws.uses("kitty_leroy")
    assert len(outlaws.hand) == 2


def test_water_as_the_last_card_takes_kitty_out_of_her_chance(table: Table) -> None:
    kate = Fighter(CATTLE_KATE)
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, kate, hand=["water"])
    table.has_turn(outlaws)
    outlaws.plays("water", on=kate)
    assert not outlaws.may("use:kitty_leroy")


def test_pearl_repeats_the_action_card_that_lay_on_top_for_a_hand_card(table: Table) -> None:
    stranger = Fighter(STRANGER)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(PEARL_HART, TOM_HORN, hand=["hat", "scope"])
    table.has_turn(outlaws)
    table.discarded("knife")
    outlaws.uses("pearl_hart", "hat")
    outlaws.does("play:knife>p0")
    assert stranger.health == 3
    assert table.discard == ["hat", "knife"]
    assert not [key for key in outlaws.offered if key.startswith("use")]


def test_pearl_repeats_no_card_of_another_colour_and_no_miss(table: Table) -> None:
    for top in ("colt", "hat", "missed", "fightback"):
        scene = Table()
        scene.law(STRANGER, DJANGO)
        outlaws = scene.outlaws(PEARL_HART, TOM_HORN, hand=["beer"])
        scene.has_turn(outlaws)
        scene.discarded(top)
        assert not [key for key in outlaws.offered if key.startswith("use")], top
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(PEARL_HART, TOM_HORN)
    table.has_turn(outlaws)
    table.discarded("beer")
    assert not outlaws.may("use:pearl_hart")


def test_pearl_repeats_a_reloaded_card_or_reloads_it_again(table: Table) -> None:
    horn = Fighter(CATTLE_KATE)
    table.law(STRANGER)
    outlaws = table.outlaws(PEARL_HART, horn, hand=["water", "hat"])
    table.has_turn(outlaws)
    table.next_cards(outlaws, "colt", "beer")
    outlaws.does("reload:water")
    outlaws.uses("pearl_hart", "hat")
    assert outlaws.offered == ["play:water>p3", "reload:water"]
    outlaws.does("reload:water")
    assert outlaws.hand == ["beer", "colt"]


def test_pearl_reloads_nothing_without_the_sign_and_nothing_while_both_have_two(table: Table) -> None:
    table.law(STRANGER)
    outlaws = table.outlaws(PEARL_HART, TOM_HORN, hand=["hat"])
    table.has_turn(outlaws)
    table.discarded("knife")
    outlaws.uses("pearl_hart", "hat")
    assert outlaws.offered == ["play:knife>p0", "play:knife>p2", "play:knife>p3"]
    outlaws.does("play:knife>p0")
    scene = Table()
    scene.law(STRANGER, DJANGO)
    outlaws = scene.outlaws(PEARL_HART, TOM_HORN, hand=["hat"])
    scene.has_turn(outlaws)
    scene.discarded("water")
    outlaws.uses("pearl_hart", "hat")
    assert outlaws.offered == ["play:water>p3", "play:water>p1"]


def test_a_card_without_a_choice_is_repeated_at_once(table: Table) -> None:
    pearl = Fighter(PEARL_HART, health=1)
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(pearl, TOM_HORN, hand=["hat"])
    table.has_turn(outlaws)
    table.discarded("beer")
    outlaws.uses("pearl_hart", "hat")
    assert pearl.health == 2


def test_sundance_draws_one_card_of_each_deck_and_keeps_one(table: Table) -> None:
    law = table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(SUNDANCE_KID, TOM_HORN, hand=["hat", "colt"])
    table.has_turn(outlaws)
    table.next_cards(outlaws, "beer")
    table.next_cards(law, "gatling")
    outlaws.uses("sundance_kid", "hat")
    assert outlaws.offered == ["discard:beer", "discard:gatling"]
    outlaws.discards("beer")
    assert outlaws.hand == ["colt", "gatling"]
    assert not [key for key in outlaws.offered if key.startswith("use")]


def test_sundance_draws_both_cards_of_the_common_deck_if_only_that_is_left(table: Table) -> None:
    law = table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(SUNDANCE_KID, TOM_HORN, hand=["hat"])
    table.has_turn(outlaws)
    table.only_cards(law)
    table.only_cards(outlaws)
    table.common_cards("beer", "bank", "scope")
    outlaws.uses("sundance_kid", "hat")
    outlaws.discards("bank")
    assert outlaws.hand == ["beer"]
    assert table.common == ["scope"]


def test_sundance_in_cover_does_nothing(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(TOM_HORN, SUNDANCE_KID, hand=["hat"])
    table.has_turn(outlaws)
    assert not outlaws.may("use:sundance_kid:hat")


def test_kate_discards_one_of_her_cards_in_play_and_draws_two(table: Table) -> None:
    kate = Fighter(CATTLE_KATE, cards=["hat", "dynamite", "rattlesnake", "stampede"])
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(kate, Fighter(TOM_HORN, cards=["scope"]))
    table.has_turn(outlaws)
    assert [key for key in outlaws.offered if key.startswith("use")] == ["use:cattle_kate:hat"]
    outlaws.uses("cattle_kate", "hat")
    assert len(outlaws.hand) == 2
    assert kate.cards == ["dynamite", "rattlesnake", "stampede"]


def test_kate_does_it_once_in_a_turn(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(Fighter(CATTLE_KATE, cards=["hat", "scope"]), TOM_HORN)
    table.has_turn(outlaws)
    outlaws.uses("cattle_kate", "hat")
    assert not outlaws.may("use:cattle_kate:scope")


def test_when_tom_horn_becomes_the_attacking_one_the_opponents_covering_character_is_hit(
    table: Table,
) -> None:
    django, horn = Fighter(DJANGO), Fighter(TOM_HORN)
    table.law(STRANGER, django)
    outlaws = table.outlaws(KITTY_LEROY, horn)
    table.has_turn(outlaws)
    outlaws.moves_to(horn)
    assert django.health == 2


def test_tom_horn_shoots_also_when_the_opponent_moves_him(table: Table) -> None:
    django, horn = Fighter(DJANGO), Fighter(TOM_HORN)
    law = table.law(LONE_RANGER, django, hand=["water"])
    table.outlaws(KITTY_LEROY, horn)
    law.plays("water", on=horn)
    assert django.health == 2


def test_tom_horn_hits_a_single_character(table: Table) -> None:
    stranger, horn = Fighter(STRANGER), Fighter(TOM_HORN)
    table.law(stranger)
    outlaws = table.outlaws(KITTY_LEROY, horn)
    table.has_turn(outlaws)
    outlaws.moves_to(horn)
    assert stranger.health == 3


def test_tom_horn_does_not_shoot_when_he_has_just_come_or_is_alone(table: Table) -> None:
    django, kitty = Fighter(DJANGO), Fighter(KITTY_LEROY, health=1)
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(STRANGER, django, hand=["knife", "gatling"])
    outlaws = table.outlaws(kitty, hardin, reserve=[TOM_HORN])
    law.plays("knife", on=kitty)
    assert outlaws.attacker == TOM_HORN
    assert table.events("hit_aimed") == []
    law.plays("gatling")
    outlaws.passes()
    outlaws.passes()
    assert (outlaws.attacker, outlaws.cover) == (TOM_HORN, TOM_HORN)
    assert table.events("hit_aimed") == []


def test_tuco_plays_any_card_as_a_colt_which_is_a_bang_card(table: Table) -> None:
    stranger = Fighter(STRANGER)
    law = table.law(stranger, DJANGO, hand=["bank"])
    outlaws = table.outlaws(TUCO_RAMIREZ, TOM_HORN, hand=["law/derringer", "beer", "hat"])
    table.has_turn(outlaws)
    outlaws.plays("derringer", on=stranger, as_colt=True)
    assert law.offered == ["pass"]
    law.passes()
    assert stranger.health == 3
    assert not outlaws.may("play:beer=colt>p0")
    assert outlaws.may("play:beer")


def test_hardin_plays_any_number_of_bang_cards(table: Table) -> None:
    stranger = Fighter(STRANGER)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["colt", "colt", "remington"])
    table.has_turn(outlaws)
    for card in ("colt", "colt", "remington"):
        assert outlaws.sees().bangs_left == UNLIMITED
        outlaws.plays(card, on=stranger)
    assert stranger.health == 1
