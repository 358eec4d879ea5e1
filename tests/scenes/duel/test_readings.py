"""Readings of what the rulebook leaves open that have no scene with their card: docs/rules.md lists all."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    ALAN_PINKERTON,
    BILL_TILGHMAN,
    DJANGO,
    JACK_RANSOM,
    KID_CURRY,
    KITTY_LEROY,
    PEARL_HART,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
    WILD_BILL,
    WYATT_EARP,
)


def test_a_hit_that_waits_does_not_strike_the_successor(table: Table) -> None:
    """Kid Curry cancels two hits of a hail; the first hit back kills the shooter, the second is lost."""
    kid = Fighter(KID_CURRY, cards=["holster", "scope"])
    law = table.law(
        Fighter(STRANGER, health=1), DJANGO, hand=["hail_of_bullets"], reserve=[BILL_TILGHMAN, WYATT_EARP]
    )
    outlaws = table.outlaws(kid, TOM_HORN)
    table.next_cards(law, "bank(barrel)", "gatling(barrel)")
    law.plays("hail_of_bullets", on=kid)
    outlaws.uses("kid_curry")
    outlaws.uses("kid_curry")
    assert law.attacker == BILL_TILGHMAN
    assert table.game.figures[0].health == 5


def test_a_barrel_is_a_miss_for_wyatt_and_so_is_a_miss_against_his_fightback(table: Table) -> None:
    wyatt = Fighter(WYATT_EARP)
    kitty = Fighter(KITTY_LEROY, cards=["barrel"])
    law = table.law(wyatt, DJANGO, hand=["fightback"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    table.next_cards(outlaws, "beer(barrel)")
    outlaws.plays("knife", on=wyatt)
    law.answers("fightback")
    outlaws.uses("barrel")
    assert kitty.health == 4
    assert len(law.hand) == 1


def test_ransom_plays_no_more_bang_cards_than_others(table: Table) -> None:
    django = Fighter(DJANGO)
    table.law(STRANGER, django)
    outlaws = table.outlaws(JACK_RANSOM, TOM_HORN, hand=["colt", "colt"])
    table.has_turn(outlaws)
    outlaws.plays("colt", on=django)
    outlaws.cannot_use("colt", because="bang_played")


def test_a_scope_finds_nobody_behind_a_single_character(table: Table) -> None:
    law = table.law(Fighter(STRANGER, cards=["scope"]), DJANGO, hand=["colt"])
    table.outlaws(KITTY_LEROY)
    assert [key for key in law.offered if key.startswith("play")] == ["play:colt>p2"]


def test_an_older_card_that_is_replaced_does_not_provoke_wild_bill(table: Table) -> None:
    bill, kitty = Fighter(WILD_BILL, cards=["hat"]), Fighter(KITTY_LEROY)
    table.law(bill, DJANGO)
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["outlaws/hat"])
    table.has_turn(outlaws)
    outlaws.plays("hat", on=bill)
    assert kitty.health == 4


def test_a_derringer_on_ones_own_pinkerton_is_a_hit_on_the_opponent(table: Table) -> None:
    """An action card may be aimed at one's own characters, and here it pays."""
    alan, kitty = Fighter(ALAN_PINKERTON), Fighter(KITTY_LEROY)
    law = table.law(DJANGO, alan, hand=["derringer"])
    table.outlaws(kitty, TOM_HORN)
    law.plays("derringer", on=alan)
    assert (alan.health, kitty.health) == (3, 3)


def test_the_free_move_of_the_marker_comes_before_or_after_water(table: Table) -> None:
    stranger, django = Fighter(STRANGER), Fighter(DJANGO)
    law = table.law(stranger, django, hand=["water"])
    table.outlaws(KITTY_LEROY, TOM_HORN)
    law.moves_to(django)
    law.plays("water", on=stranger)
    assert stranger.attacks


def test_a_repeated_card_is_not_played_from_the_hand_and_stays_where_it_is(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(PEARL_HART, TOM_HORN, hand=["hat"])
    table.has_turn(outlaws)
    table.discarded("wagon")
    table.next_cards(outlaws, "colt", "beer", "knife")
    outlaws.uses("pearl_hart", "hat")
    outlaws.discards("beer")
    assert table.discard == ["beer", "hat", "wagon"]
    assert outlaws.hand == ["colt", "knife"]


def test_bang_cards_are_counted_over_both_characters(table: Table) -> None:
    hardin, django = Fighter(WES_HARDIN), Fighter(DJANGO)
    law = table.law(WYATT_EARP, django, hand=["colt", "carbine"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("colt", on=hardin)
    law.moves_to(django)
    law.cannot_use("carbine", because="bang_played")
