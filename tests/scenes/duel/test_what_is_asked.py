"""What a question says besides its options: for whom, because of which card, by whom, how many."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    BAT_MASTERSON,
    BILL_ANDERSON,
    BUFFALO_BILL,
    CATTLE_KATE,
    DJANGO,
    DOCTOR_SCHULTZ,
    KITTY_LEROY,
    PEARL_HART,
    STRANGER,
    TEX_WILLER,
    TOM_HORN,
    WES_HARDIN,
)


def test_against_the_second_of_two_hits(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["scope", "bank"])
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["beer"])
    law.plays("hail_of_bullets", on=hardin)
    assert table.asked == "outlaws for p2 defend because of hail_of_bullets by p0, 1 of 2"
    outlaws.passes()
    assert table.asked == "outlaws for p2 defend because of hail_of_bullets by p0, 2 of 2"
    pending = outlaws.sees().pending
    assert pending is not None
    assert (pending.queue, pending.at, pending.place, pending.of) == ([2], 0, 2, 2)


def test_a_hail_ends_with_the_one_it_was_meant_for(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1, cards=["scope", "bank"])
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["beer"])
    law.plays("hail_of_bullets", on=hardin)
    outlaws.passes()
    assert law.decides("play_phase")
    assert outlaws.attacker == TOM_HORN


def test_a_gatling_asks_one_after_the_other(table: Table) -> None:
    hardin, horn = Fighter(WES_HARDIN), Fighter(TOM_HORN)
    law = table.law(STRANGER, hand=["gatling"])
    outlaws = table.outlaws(hardin, horn, hand=["beer"])
    law.plays("gatling")
    assert table.asked == "outlaws for p2 defend because of gatling by p0"
    outlaws.passes()
    assert table.asked == "outlaws for p3 defend because of gatling by p0"


def test_indians_and_a_duel(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, hand=["indians", "duel", "knife"])
    outlaws = table.outlaws(hardin, hand=["knife", "colt"])
    law.plays("indians")
    assert table.asked == "outlaws for p2 hit_card_or_loss because of indians by p0"
    outlaws.passes()
    law.plays("duel", on=hardin)
    assert table.asked == "outlaws for p2 duel_answer because of duel by p0"
    outlaws.answers("knife")
    assert table.asked == "law for p0 duel_answer because of duel by p2"


def test_one_more_card_against_tex(table: Table) -> None:
    kitty = Fighter(KITTY_LEROY)
    law = table.law(TEX_WILLER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["missed", "beer"])
    law.plays("colt", on=kitty)
    outlaws.answers("missed")
    assert table.asked == "outlaws for p2 extra_card by p0"


def test_buffalo_bill_is_asked_for_each_point(table: Table) -> None:
    stranger = Fighter(STRANGER, cards=["dynamite"])
    law = table.law(stranger, BUFFALO_BILL)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt(dynamite)")
    assert table.asked == "law for p1 bear_loss by p0, 3"
    law.does("bear>p1")
    assert table.asked == "law for p1 bear_loss by p0, 2"


def test_which_of_two_symbols_counts(table: Table) -> None:
    law = table.law(BAT_MASTERSON, DJANGO)
    outlaws = table.outlaws(Fighter(WES_HARDIN, cards=["rattlesnake"]), TOM_HORN)
    table.begins_turn(outlaws)
    table.next_cards(outlaws, "colt", "missed(snake)")
    assert table.asked == "law for p0 count_symbol by p2"
    law.does("count:colt")


def test_how_many_of_the_spoils_are_left(table: Table) -> None:
    django = Fighter(DJANGO, health=1, cards=["bank", "scope"])
    table.law(django, STRANGER)
    outlaws = table.outlaws(BILL_ANDERSON, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    assert table.asked == "outlaws for p2 take_spoils by p0, 2"
    outlaws.takes("bank")
    assert table.asked == "outlaws for p2 take_spoils by p0, 1"


def test_what_schultz_discards(table: Table) -> None:
    schultz = Fighter(DOCTOR_SCHULTZ)
    law = table.law(STRANGER, DJANGO, hand=["knife", "hat"])
    table.outlaws(schultz, TOM_HORN)
    law.plays("knife", on=schultz)
    assert table.asked == "outlaws for p2 random_card by p0"


def test_what_is_kept_of_a_wagon_and_taken_from_a_store(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["wagon", "general_store"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.plays("wagon")
    assert table.asked == "law for p0 keep_cards, 2"
    law.does(law.offered[0])
    law.plays("general_store")
    assert table.asked == "law for p0 pick_from_store, 4"
    law.does(law.offered[0])
    assert table.asked == "outlaws for p2 pick_from_store, 3"


def test_what_a_missed_card_does(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["bank"])
    law = table.law(Fighter(STRANGER, cards=["holster"]), DJANGO, hand=["carbine", "shotgun", "peacemaker"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed", "missed", "law/missed", "beer"])
    law.plays("carbine", on=hardin)
    outlaws.answers("missed")
    assert table.asked == "law for p0 discard_equipment because of carbine"
    law.passes()
    law.plays("shotgun", on=hardin)
    outlaws.answers("missed")
    assert table.asked == "law for p0 move_marker because of shotgun"
    law.passes()
    law.plays("peacemaker", on=hardin)
    outlaws.answers("missed")
    assert table.asked == "outlaws for p2 give_up_card because of peacemaker by p0"


def test_a_repeated_card_and_how_many_are_too_many(table: Table) -> None:
    stranger = Fighter(STRANGER)
    table.law(stranger, DJANGO)
    hand = ["knife", "hat", "bank", "missed", "beer", "scope"]
    outlaws = table.outlaws(Fighter(PEARL_HART, health=2), CATTLE_KATE, hand=hand)
    table.has_turn(outlaws)
    outlaws.plays("knife", on=stranger)
    outlaws.uses("pearl_hart", "hat")
    assert table.asked == "outlaws for p2 repeat because of knife"
    outlaws.does("play:knife>p0")
    outlaws.ends_turn()
    assert table.asked == "outlaws for p2 discard_excess, 2"
