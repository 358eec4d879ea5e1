"""Where the rulebook can be read in two ways: the other reading. The usual one stands with its card."""

from saloon.games.duel.ruleset import OPTIONS
from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    ALAN_PINKERTON,
    CATTLE_KATE,
    DJANGO,
    KID_CURRY,
    KITTY_LEROY,
    LONE_RANGER,
    STRANGER,
    SUNDANCE_KID,
    TEX_WILLER,
    TOM_HORN,
    TUCO_RAMIREZ,
    WES_HARDIN,
    WILD_BILL,
    WYATT_EARP,
)


def test_a_random_card_may_be_quite_blind(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["law/hat", "outlaws/beer"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    table.plays_with(random_card="blind")
    assert [key for key in outlaws.offered if "robbery" in key] == ["play:robbery:any"]
    outlaws.plays("robbery", back="any")
    assert len(law.hand) == len(outlaws.hand) == 1


def test_the_sundance_kid_may_be_always_active(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(TOM_HORN, SUNDANCE_KID, hand=["hat"])
    table.has_turn(outlaws)
    table.plays_with(sundance_kid="always_active")
    outlaws.uses("sundance_kid", "hat")
    assert outlaws.decides("keep_cards")


def test_forced_moves_may_count_for_django(table: Table) -> None:
    horn = Fighter(CATTLE_KATE)
    law = table.law(DJANGO, STRANGER, hand=["water"])
    table.outlaws(KITTY_LEROY, horn)
    table.plays_with(forced_moves="counted")
    law.plays("water", on=horn)
    assert len(law.hand) == 1


def test_a_hail_of_bullets_may_hit_a_bare_character_once(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    table.outlaws(hardin, TOM_HORN)
    table.plays_with(hail_on_bare="one_hit")
    law.plays("hail_of_bullets", on=hardin)
    assert hardin.health == 3


def test_of_a_loss_that_kills_the_points_before_count(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(DJANGO, Fighter(ALAN_PINKERTON, health=3, cards=["dynamite"]))
    table.outlaws(hardin, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt(dynamite)")
    assert law.decides("play_phase")
    assert hardin.health == 2


def test_or_they_are_lost_with_him(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(DJANGO, Fighter(ALAN_PINKERTON, health=3, cards=["dynamite"]))
    table.outlaws(hardin, TOM_HORN)
    table.begins_turn(law)
    table.plays_with(losses_before_death="lost")
    table.next_cards(law, "colt(dynamite)")
    assert law.decides("play_phase")
    assert hardin.health == 4


def test_the_rangers_own_gatling_may_not_count(table: Table) -> None:
    law = table.law(STRANGER, LONE_RANGER, hand=["gatling"])
    table.outlaws(KITTY_LEROY)
    table.plays_with(own_gatling="not")
    law.plays("gatling")
    assert law.hand == []


def test_strong_ale_of_the_opponent_is_a_loss_point_by_point(table: Table) -> None:
    ranger = Fighter(LONE_RANGER)
    law = table.law(ranger, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["law/strong_ale"])
    table.has_turn(outlaws)
    outlaws.plays("strong_ale", on=ranger)
    assert ranger.health == 3
    assert len(law.hand) == 2


def test_or_strong_ale_is_no_loss(table: Table) -> None:
    ranger = Fighter(LONE_RANGER)
    law = table.law(ranger, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["law/strong_ale"])
    table.has_turn(outlaws)
    table.plays_with(strong_ale="no_loss")
    outlaws.plays("strong_ale", on=ranger)
    assert ranger.health == 3
    assert law.hand == []


def test_a_discard_by_choice_does_not_provoke_wild_bill(table: Table) -> None:
    kitty, bill = Fighter(KITTY_LEROY), Fighter(WILD_BILL)
    law = table.law(bill, DJANGO, hand=["missed", "bank"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["law/peacemaker"])
    table.has_turn(outlaws)
    outlaws.plays("peacemaker", on=bill)
    law.answers("missed")
    law.discards("bank")
    assert kitty.health == 4


def test_or_it_does(table: Table) -> None:
    kitty, bill = Fighter(KITTY_LEROY), Fighter(WILD_BILL)
    law = table.law(bill, DJANGO, hand=["missed", "bank"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["law/peacemaker"])
    table.has_turn(outlaws)
    table.plays_with(chosen_discards="counted")
    outlaws.plays("peacemaker", on=bill)
    law.answers("missed")
    law.discards("bank")
    assert kitty.health == 3


def test_the_extra_card_against_tex_may_come_from_play(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY, cards=["scope"])
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed"])
    table.plays_with(tex_extra_card="hand_or_play")
    law.plays("colt", on=kitty)
    outlaws.answers("missed")
    outlaws.discards("scope")
    assert kitty.health == 4
    assert kitty.cards == []


def test_the_attacker_may_pay_for_the_one_in_cover(table: Table) -> None:
    kitty, horn = Fighter(KITTY_LEROY, cards=["scope"]), Fighter(TOM_HORN)
    law = table.law(TEX_WILLER, DJANGO, hand=["winchester"])
    outlaws = table.outlaws(kitty, horn, hand=["missed"])
    table.plays_with(tex_extra_card="hand_or_play")
    law.plays("winchester", on=horn)
    outlaws.answers("missed")
    outlaws.discards("scope")
    assert horn.health == 4
    assert law.decides("play_phase")


def test_cards_in_play_pay_for_a_miss_but_are_none(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY, cards=["scope", "holster"])
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    table.outlaws(kitty, TOM_HORN)
    table.plays_with(tex_extra_card="hand_or_play")
    law.plays("colt", on=kitty)
    assert kitty.health == 3


def test_kid_currys_cancellation_may_be_a_miss(table: Table) -> None:
    kid = Fighter(KID_CURRY)
    law = table.law(WYATT_EARP, DJANGO, hand=["knife"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.plays_with(kid_curry="miss")
    table.next_cards(law, "bank(barrel)", "hat", "duel")
    law.plays("knife", on=kid)
    outlaws.uses("kid_curry")
    law.passes()
    assert law.hand == ["hat"]


def test_no_extra_card_is_due_for_kid_curry_against_tex(table: Table) -> None:
    tex, kid = Fighter(TEX_WILLER), Fighter(KID_CURRY)
    law = table.law(tex, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kid, TOM_HORN)
    table.next_cards(law, "bank(barrel)")
    law.plays("colt", on=kid)
    outlaws.uses("kid_curry")
    assert (tex.health, kid.health) == (3, 4)


def test_or_one_is_due_and_without_it_he_cannot_even_try(table: Table) -> None:
    kid = Fighter(KID_CURRY)
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    table.outlaws(kid, TOM_HORN)
    table.plays_with(kid_curry="miss")
    law.plays("colt", on=kid)
    assert kid.health == 3


def test_bang_cards_played_by_hardin_do_not_count_for_the_next_attacker(table: Table) -> None:
    stranger, kate = Fighter(STRANGER), Fighter(CATTLE_KATE)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, kate, hand=["colt", "colt"])
    table.has_turn(outlaws)
    outlaws.plays("colt", on=stranger)
    outlaws.moves_to(kate)
    outlaws.plays("colt", on=stranger)
    assert stranger.health == 2


def test_or_they_count(table: Table) -> None:
    stranger, kate = Fighter(STRANGER), Fighter(CATTLE_KATE)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, kate, hand=["colt", "colt"])
    table.has_turn(outlaws)
    table.plays_with(wes_hardin="counted")
    outlaws.plays("colt", on=stranger)
    outlaws.moves_to(kate)
    outlaws.cannot_use("colt", because="bang_played")


def test_tuco_may_answer_indians_with_any_card(table: Table) -> None:
    law = table.law(STRANGER, hand=["indians"])
    outlaws = table.outlaws(TUCO_RAMIREZ, hand=["beer"])
    law.plays("indians")
    outlaws.answers("beer")
    assert outlaws.hand == []


def test_or_not(table: Table) -> None:
    law = table.law(STRANGER, hand=["indians"])
    outlaws = table.outlaws(TUCO_RAMIREZ, hand=["beer", "missed"])
    table.plays_with(tuco_answers="no")
    law.plays("indians")
    assert outlaws.offered == ["pass"]
    outlaws.passes()
    law.ends_turn()
    assert outlaws.may("play:beer=colt>p0")
    assert outlaws.may("play:missed=colt>p0")


def test_a_deck_may_be_renewed_only_when_a_card_is_needed(table: Table) -> None:
    law = table.law(STRANGER, DJANGO)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.only_cards(law, "hat", "bank")
    table.plays_with(reshuffle="when_needed")
    assert law.hand == ["bank", "hat"]
    assert table.common == []
    assert len(table.discard) == 38


def test_cards_of_the_last_character_may_not_be_reloaded(table: Table) -> None:
    law = table.law(Fighter(STRANGER, cards=["scope"]), hand=["water"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.plays_with(reload_from_last="no")
    assert [key for key in law.offered if key.startswith("reload")] == ["reload:water"]


def test_usually_they_may(table: Table) -> None:
    law = table.law(Fighter(STRANGER, cards=["scope"]), hand=["water"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    reloads = [key for key in law.offered if key.startswith("reload")]
    assert reloads == ["reload:water", "reload:scope"]


def both_fall(table: Table) -> None:
    """No printed card does this; the rule is there all the same, so the scene lets both fall by hand."""
    stranger, hardin = Fighter(STRANGER, health=1), Fighter(WES_HARDIN, health=1)
    law = table.law(stranger, hand=["knife"])
    table.outlaws(hardin)
    table.falls(stranger)
    law.plays("knife", on=hardin)


def test_if_both_lose_their_last_character_at_once_it_is_a_draw(table: Table) -> None:
    both_fall(table)
    assert table.winners == ["law", "outlaws"]


def test_or_the_player_on_turn_has_lost(table: Table) -> None:
    table.plays_with(both_fall="turn_loses")
    both_fall(table)
    assert table.winners == ["outlaws"]


def test_every_option_says_where_it_comes_from_and_has_two_readings() -> None:
    assert len(OPTIONS) == 16
    for option in OPTIONS.values():
        assert len(option.values) >= 2
        assert option.source.startswith("rulebook")
