"""The servants of the law, sentence by sentence."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    ALAN_PINKERTON,
    ANNIE_OAKLEY,
    BAT_MASTERSON,
    BILL_TILGHMAN,
    BUFFALO_BILL,
    CATTLE_KATE,
    DJANGO,
    DOCTOR_SCHULTZ,
    JACK_RANSOM,
    KID_CURRY,
    KITTY_LEROY,
    LONE_RANGER,
    PAT_GARRETT,
    STRANGER,
    TEX_WILLER,
    TOM_HORN,
    WES_HARDIN,
    WILD_BILL,
    WYATT_EARP,
)


def test_each_point_that_pinkerton_loses_is_a_hit_on_the_opponents_attacking_character(table: Table) -> None:
    alan, hardin = Fighter(ALAN_PINKERTON), Fighter(WES_HARDIN)
    law = table.law(alan, DJANGO)
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["knife", "missed"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=alan)
    assert alan.health == 3
    outlaws.passes()
    assert hardin.health == 3
    assert law.hand == []


def test_pinkerton_hits_with_one_point_left_and_from_cover_if_he_is_meant(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    alan = Fighter(ALAN_PINKERTON, health=2)
    table.law(alan, DJANGO)
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=alan)
    assert (alan.health, hardin.health) == (1, 3)


def test_the_strong_ale_of_pinkertons_friend_is_a_hit_too(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    alan = Fighter(ALAN_PINKERTON)
    law = table.law(DJANGO, alan, hand=["strong_ale"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("strong_ale", on=alan)
    assert (alan.health, hardin.health) == (3, 3)


def test_pinkertons_last_point_is_no_hit(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    alan = Fighter(ALAN_PINKERTON, health=1)
    table.law(alan, DJANGO)
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=alan)
    assert hardin.health == 4


def test_pinkerton_hits_from_cover_when_his_own_gatling_or_indians_hurt_him(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(DJANGO, ALAN_PINKERTON, hand=["gatling", "indians"])
    outlaws = table.outlaws(hardin, hand=["missed", "knife"])
    law.plays("gatling")
    outlaws.answers("missed")
    law.passes()
    outlaws.passes()
    assert hardin.health == 3
    law.plays("indians")
    outlaws.answers("knife")
    assert hardin.health == 2


def test_dynamite_on_pinkerton_is_three_hits(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    alan = Fighter(ALAN_PINKERTON, cards=["dynamite"])
    law = table.law(alan, DJANGO)
    table.outlaws(hardin, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt(dynamite)")
    assert law.decides("play_phase")
    assert alan.health == 1
    assert hardin.health == 1


def test_tilghman_draws_two_cards_for_every_other_death(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(BILL_TILGHMAN, DJANGO, hand=["knife"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    law.plays("knife", on=hardin)
    assert (len(law.hand), len(outlaws.hand)) == (2, 2)


def test_for_his_covering_character_tilghman_draws_four(table: Table) -> None:
    django = Fighter(DJANGO, health=1)
    law = table.law(BILL_TILGHMAN, django, hand=["gatling"])
    table.outlaws(WES_HARDIN)
    law.plays("gatling")
    assert not django.is_there
    assert len(law.hand) == 4


def test_tilghman_in_cover_draws_nothing(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(DJANGO, BILL_TILGHMAN, hand=["knife"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("knife", on=hardin)
    assert law.hand == []


def test_buffalo_bill_may_lose_a_point_for_the_other_one_from_either_place(table: Table) -> None:
    for first in (True, False):
        scene = Table()
        bill, django = Fighter(BUFFALO_BILL), Fighter(DJANGO)
        law = scene.law(bill, django) if first else scene.law(django, bill)
        outlaws = scene.outlaws(Fighter(KITTY_LEROY, cards=["scope"]), TOM_HORN, hand=["knife"])
        scene.has_turn(outlaws)
        outlaws.plays("knife", on=django)
        law.does(f"bear>p{bill.place}")
        assert (bill.health, django.health) == (3, 3)
    law = table.law(BUFFALO_BILL, DJANGO)
    table.outlaws(KITTY_LEROY)
    assert law.decides("play_phase")


def test_buffalo_bill_may_let_it_be(table: Table) -> None:
    bill, django = Fighter(BUFFALO_BILL), Fighter(DJANGO)
    law = table.law(django, bill)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    law.passes()
    assert (bill.health, django.health) == (4, 2)


def test_buffalo_bill_may_give_all_but_his_last_point(table: Table) -> None:
    bill, django = Fighter(BUFFALO_BILL, health=2), Fighter(DJANGO)
    law = table.law(django, bill)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    law.does("bear>p1")
    assert (bill.health, django.health) == (1, 3)


def test_buffalo_bill_never_gives_his_last_point_and_the_other_one_never_bears_his(table: Table) -> None:
    bill, django = Fighter(BUFFALO_BILL, health=1), Fighter(DJANGO)
    law = table.law(django, bill)
    outlaws = table.outlaws(Fighter(KITTY_LEROY, cards=["scope"]), TOM_HORN, hand=["knife", "knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    assert django.health == 2
    outlaws.plays("knife", on=bill)
    assert not bill.is_there
    assert law.attacker == DJANGO


def test_buffalo_bill_cannot_cancel_the_hit_with_his_own_barrel(table: Table) -> None:
    django = Fighter(DJANGO)
    law = table.law(django, Fighter(BUFFALO_BILL, cards=["barrel"]))
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    assert law.offered == ["pass", "bear>p1"]
    law.passes()


def test_buffalo_bill_bears_points_of_dynamite_one_by_one(table: Table) -> None:
    bill, django = Fighter(BUFFALO_BILL), Fighter(DJANGO, cards=["dynamite"])
    law = table.law(django, bill)
    table.outlaws(KITTY_LEROY, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt(dynamite)")
    law.does("bear>p1")
    law.passes()
    law.does("bear>p1")
    assert (bill.health, django.health) == (2, 2)


def test_with_masterson_two_cards_are_revealed_and_he_chooses_for_the_opponent_too(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(DJANGO, BAT_MASTERSON, hand=["knife"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.next_cards(outlaws, "beer(barrel)", "colt(dynamite)")
    law.plays("knife", on=hardin)
    outlaws.uses("barrel")
    assert law.offered == ["count:beer", "count:colt"]
    law.does("count:colt")
    assert hardin.health == 3
    assert sorted(table.discard) == ["beer", "colt", "knife"]


def test_masterson_chooses_for_kid_curry(table: Table) -> None:
    kid = Fighter(KID_CURRY)
    law = table.law(BAT_MASTERSON, DJANGO, hand=["knife"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.next_cards(law, "bank(barrel)", "missed(snake)")
    law.plays("knife", on=kid)
    outlaws.uses("kid_curry")
    law.does("count:missed")
    assert kid.health == 3


def test_django_draws_when_the_opponent_moves_his_marker(table: Table) -> None:
    horn = Fighter(CATTLE_KATE)
    law = table.law(DJANGO, STRANGER)
    outlaws = table.outlaws(KITTY_LEROY, horn)
    table.has_turn(outlaws)
    outlaws.moves_to(horn)
    assert len(law.hand) == 1


def test_django_in_cover_draws_nothing(table: Table) -> None:
    horn = Fighter(CATTLE_KATE)
    law = table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, horn)
    table.has_turn(outlaws)
    outlaws.moves_to(horn)
    assert law.hand == []


def test_who_takes_a_card_of_the_hand_is_shot_at_by_wild_bill(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    table.law(WILD_BILL, DJANGO, hand=["hat"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    outlaws.plays("robbery", back="law")
    outlaws.passes()
    assert kitty.health == 3


def test_who_discards_a_card_on_wild_bill_is_shot_at(table: Table) -> None:
    bill, kitty = Fighter(WILD_BILL, cards=["hat"]), Fighter(KITTY_LEROY)
    table.law(bill, Fighter(DJANGO, cards=["bank"]))
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    outlaws.plays("robbery", on=bill, taking="hat")
    assert kitty.health == 3


def test_wild_bill_in_cover_is_woken_by_a_robbery_on_himself_not_by_one_of_the_hand(table: Table) -> None:
    bill, ransom = Fighter(WILD_BILL, cards=["hat"]), Fighter(JACK_RANSOM)
    table.law(DJANGO, bill, hand=["bank"])
    outlaws = table.outlaws(ransom, TOM_HORN, hand=["robbery", "robbery"])
    table.has_turn(outlaws)
    outlaws.plays("robbery", back="law")
    assert ransom.health == 4
    outlaws.plays("robbery", on=bill, taking="hat")
    outlaws.passes()
    assert ransom.health == 3


def test_schultz_discarding_a_card_provokes_wild_bill(table: Table) -> None:
    schultz = Fighter(DOCTOR_SCHULTZ)
    law = table.law(WILD_BILL, DJANGO, hand=["knife", "bank"])
    outlaws = table.outlaws(schultz, TOM_HORN)
    law.plays("knife", on=schultz)
    outlaws.does("discard:law")
    assert schultz.health == 2
    assert law.hand == []


def test_with_the_stranger_two_bang_cards_even_from_cover(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(DJANGO, STRANGER, hand=["colt", "carbine", "shotgun"])
    table.outlaws(kitty, TOM_HORN)
    law.plays("colt", on=kitty)
    law.plays("carbine", on=kitty)
    law.cannot_use("shotgun", because="bang_played")
    assert kitty.health == 2


def test_the_ranger_draws_for_each_point_that_the_opponent_takes_but_the_last(table: Table) -> None:
    ranger = Fighter(LONE_RANGER, health=2)
    law = table.law(ranger, DJANGO, reserve=[STRANGER])
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["knife", "knife"])
    table.has_turn(outlaws)
    table.next_cards(law, "bank", "hat", "duel")
    outlaws.plays("knife", on=ranger)
    assert law.hand == ["bank"]
    outlaws.plays("knife", on=ranger)
    law.passes()
    assert law.attacker == STRANGER
    assert law.hand == ["bank", "duel", "hat"]


def test_the_ranger_draws_nothing_for_a_rattlesnake_or_for_his_own_indians(table: Table) -> None:
    law = table.law(DJANGO, Fighter(LONE_RANGER, cards=["rattlesnake"]), hand=["indians"])
    table.outlaws(KITTY_LEROY)
    table.begins_turn(law)
    table.next_cards(law, "missed(snake)", "bank", "hat")
    assert len(law.hand) == 3
    law.plays("indians")
    law.passes()
    assert law.hand == ["bank", "hat"]


def test_garrett_shows_his_second_card_and_draws_of_the_opponents_deck_for_a_horseshoe(table: Table) -> None:
    law = table.law(PAT_GARRETT, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "bank", "hat(horseshoe)")
    table.next_cards(outlaws, "beer")
    assert law.hand == ["bank", "beer", "hat"]
    assert table.keys(table.events("showed")[0].cards) == ["hat"]


def test_for_another_symbol_garrett_draws_nothing_more(table: Table) -> None:
    law = table.law(PAT_GARRETT, DJANGO)
    table.outlaws(KITTY_LEROY, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "hat(horseshoe)", "bank")
    assert law.hand == ["bank", "hat"]


def test_garretts_shown_card_is_no_reveal(table: Table) -> None:
    law = table.law(PAT_GARRETT, BAT_MASTERSON)
    table.outlaws(KITTY_LEROY, TOM_HORN)
    table.begins_turn(law)
    assert law.decides("play_phase")
    assert table.events("revealed") == []


def test_without_a_private_deck_garrett_draws_of_the_common_one(table: Table) -> None:
    law = table.law(PAT_GARRETT, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "bank", "hat(horseshoe)")
    table.only_cards(outlaws)
    table.common_cards("scope", "duel")
    assert law.hand == ["bank", "hat", "scope"]


def test_against_tex_a_miss_takes_one_more_card(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed", "beer"])
    law.plays("colt", on=kitty)
    outlaws.cannot_use("beer", because="no_miss")
    outlaws.answers("missed")
    assert outlaws.offered == ["discard:beer", "pass"]
    outlaws.discards("beer")
    assert kitty.health == 4


def test_without_one_more_card_a_miss_does_not_cancel_a_shot_of_tex(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY, cards=["barrel"])
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed"])
    table.next_cards(outlaws, "wagon(barrel)")
    law.plays("colt", on=kitty)
    outlaws.cannot_use("missed", because="no_extra_card")
    outlaws.uses("barrel")
    assert outlaws.decides("extra_card")
    outlaws.passes()
    assert kitty.health == 3


def test_tex_has_no_say_in_hits_of_other_cards(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(TEX_WILLER, DJANGO, hand=["derringer"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["beer"])
    law.plays("derringer", on=kitty)
    outlaws.answers("beer")
    assert kitty.health == 4


def test_each_hit_of_a_hail_of_bullets_by_tex_takes_a_card_more(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY, cards=["scope", "holster"])
    law = table.law(TEX_WILLER, DJANGO, hand=["hail_of_bullets"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed", "missed", "beer", "colt"])
    law.plays("hail_of_bullets", on=kitty)
    outlaws.answers("missed")
    outlaws.discards("beer")
    outlaws.answers("missed")
    outlaws.discards("colt")
    assert kitty.health == 4


def test_a_fightback_against_tex_works_only_with_one_more_card(table: Table) -> None:
    tex, kitty = Fighter(TEX_WILLER), Fighter(KITTY_LEROY)
    law = table.law(tex, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["law/fightback", "beer"])
    law.plays("colt", on=kitty)
    outlaws.answers("fightback")
    outlaws.discards("beer")
    assert (tex.health, kitty.health) == (3, 4)


def test_without_a_second_card_garrett_shows_none(table: Table) -> None:
    law = table.law(PAT_GARRETT, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN)
    table.has_turn(outlaws)
    table.holds_all_others(law, but=1)
    outlaws.ends_turn()
    assert len(law.hand) == 80
    assert table.events("showed") == []


def test_a_miss_with_one_more_card_is_a_miss_for_whatever_waits_for_one(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(TEX_WILLER, DJANGO, hand=["remington"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed", "beer"])
    table.next_cards(law, "bank")
    law.plays("remington", on=kitty)
    outlaws.answers("missed")
    outlaws.discards("beer")
    assert law.hand == ["bank"]


def test_with_a_single_card_and_nothing_in_play_nobody_is_asked_against_tex(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    table.outlaws(kitty, TOM_HORN, hand=["missed"])
    law.plays("colt", on=kitty)
    assert kitty.health == 3


def test_a_fightback_played_by_tex_takes_a_miss_only(table: Table) -> None:
    tex, kitty = Fighter(TEX_WILLER), Fighter(KITTY_LEROY)
    law = table.law(tex, DJANGO, hand=["fightback"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["knife", "missed"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=tex)
    law.answers("fightback")
    outlaws.answers("missed")
    assert kitty.health == 4


def test_wyatt_draws_for_each_of_his_hits_that_a_miss_cancels(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(WYATT_EARP, DJANGO, hand=["derringer"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["beer"])
    law.plays("derringer", on=kitty)
    outlaws.answers("beer")
    assert len(law.hand) == 1


def test_wyatt_draws_two_cards_for_a_missed_remington(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(WYATT_EARP, DJANGO, hand=["outlaws/remington"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed"])
    law.plays("remington", on=kitty)
    outlaws.answers("missed")
    assert len(law.hand) == 2


def test_annie_plays_hit_cards_as_misses_and_a_missed_as_a_colt(table: Table) -> None:
    annie, kitty = Fighter(ANNIE_OAKLEY), Fighter(KITTY_LEROY)
    law = table.law(annie, DJANGO, hand=["missed", "gatling", "colt"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["knife"])
    law.plays("missed", on=kitty, as_colt=True)
    outlaws.passes()
    assert kitty.health == 3
    law.cannot_use("colt", because="bang_played")
    law.ends_turn()
    outlaws.plays("knife", on=annie)
    law.answers("gatling")
    assert annie.health == 4


def test_annie_in_cover_defends_herself_but_nobody_else(table: Table) -> None:
    annie, django = Fighter(ANNIE_OAKLEY), Fighter(DJANGO)
    law = table.law(django, annie, hand=["derringer"])
    outlaws = table.outlaws(Fighter(KITTY_LEROY, cards=["scope"]), TOM_HORN, hand=["knife", "knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    assert law.offered == ["pass"]
    law.passes()
    outlaws.plays("knife", on=annie)
    law.answers("derringer")
    assert (annie.health, django.health) == (4, 2)


def test_when_annie_attacks_and_the_other_one_is_the_target_she_sleeps(table: Table) -> None:
    annie, django = Fighter(ANNIE_OAKLEY), Fighter(DJANGO)
    law = table.law(annie, django, hand=["derringer"])
    outlaws = table.outlaws(Fighter(KITTY_LEROY, cards=["scope"]), TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    assert law.offered == ["pass"]
    law.passes()


def test_a_hat_serves_annie_too(table: Table) -> None:
    annie = Fighter(ANNIE_OAKLEY, cards=["hat"])
    law = table.law(annie, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["colt"])
    table.has_turn(outlaws)
    outlaws.plays("colt", on=annie)
    law.uses("hat")
    assert annie.health == 4
