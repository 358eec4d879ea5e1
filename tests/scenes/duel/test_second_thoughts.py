"""Legal answers that should be thought over, and the numbers that go with a reason."""

from saloon.games.duel.reasons import refusals
from saloon.kernel.ids import PlayerId
from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    CATTLE_KATE,
    DJANGO,
    JACK_RANSOM,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
    WILD_BILL,
)


def test_who_could_save_his_last_point_is_asked_whether_he_means_it(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed", "knife"])
    law.plays("colt", on=hardin)
    outlaws.is_warned("pass", "last_point")
    outlaws.is_warned("answer:missed", "")
    outlaws.answers("missed")


def test_who_cannot_save_it_or_has_another_one_is_not(table: Table) -> None:
    for health, hand in ((1, ["beer"]), (2, ["missed"])):
        scene = Table()
        hardin = Fighter(WES_HARDIN, health=health)
        law = scene.law(STRANGER, DJANGO, hand=["colt"])
        outlaws = scene.outlaws(hardin, TOM_HORN, hand=hand)
        law.plays("colt", on=hardin)
        outlaws.is_warned("pass", "")
    law = table.law(Fighter(STRANGER, health=1), hand=["wagon"])
    table.outlaws(WES_HARDIN)
    law.is_warned("end_turn", "")


def test_the_last_point_is_at_stake_in_a_duel_and_against_indians_too(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(STRANGER, DJANGO, hand=["duel", "indians"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["knife", "colt"])
    law.plays("duel", on=hardin)
    outlaws.is_warned("pass", "last_point")
    outlaws.answers("knife")
    law.passes()
    law.plays("indians")
    outlaws.is_warned("pass", "last_point")
    outlaws.answers("colt")


def test_a_second_bang_card_is_refused_with_the_number_of_those_played(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(DJANGO, WILD_BILL, hand=["colt", "colt", "missed"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("colt", on=hardin)
    told = {table.keys([one.card])[0]: one.reason.numbers for one in refusals(table.game, PlayerId(0))}
    assert told == {"colt": {"played": 1}, "missed": {}}


def test_a_beer_that_heals_nobody_is_told_as_no_healing(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["beer"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.is_warned("play:beer", "full_health")
    law.plays("beer")
    assert table.told == ["played"]


def test_only_bang_cards_count_as_such(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(DJANGO, WILD_BILL, hand=["beer", "knife", "colt"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("beer")
    law.plays("knife", on=hardin)
    law.plays("colt", on=hardin)
    assert hardin.health == 2


def test_what_was_shot_with_a_holster_does_not_count_when_it_is_gone(table: Table) -> None:
    stranger = Fighter(STRANGER)
    table.law(stranger, DJANGO)
    outlaws = table.outlaws(Fighter(CATTLE_KATE, cards=["holster"]), TOM_HORN, hand=["colt", "colt", "colt"])
    table.has_turn(outlaws)
    outlaws.plays("colt", on=stranger)
    outlaws.uses("cattle_kate", "holster")
    outlaws.plays("colt", on=stranger)
    outlaws.cannot_use("colt", because="bang_played")


def test_wild_bill_shoots_at_who_takes_a_card_of_his(table: Table) -> None:
    kate = Fighter(CATTLE_KATE)
    table.law(Fighter(WILD_BILL, cards=["bank"]), DJANGO)
    outlaws = table.outlaws(kate, TOM_HORN, hand=["schoolmarm"])
    table.has_turn(outlaws)
    outlaws.does("play:schoolmarm>p0:bank")
    outlaws.passes()
    assert kate.health == 3


def test_wild_bill_in_cover_is_the_target_of_who_robs_him(table: Table) -> None:
    jack = Fighter(JACK_RANSOM)
    table.law(DJANGO, Fighter(WILD_BILL, cards=["bank"]))
    outlaws = table.outlaws(jack, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    outlaws.does("play:robbery>p1:bank")
    assert jack.health == 3


def test_who_is_robbed_in_cover_sleeps_again_when_it_is_over(table: Table) -> None:
    table.law(WILD_BILL, Fighter(DJANGO, cards=["bank"]))
    outlaws = table.outlaws(JACK_RANSOM, TOM_HORN, hand=["schoolmarm"])
    table.has_turn(outlaws)
    outlaws.does("play:schoolmarm>p1:bank")
    assert outlaws.decides("play_phase")


def test_one_card_is_taken_from_a_hand(table: Table) -> None:
    table.law(STRANGER, DJANGO, hand=["hat", "bank"])
    outlaws = table.outlaws(CATTLE_KATE, TOM_HORN, hand=["robbery"])
    table.has_turn(outlaws)
    outlaws.does("play:robbery:law")
    assert [event.amount for event in table.events("took_from_hand")] == [1]
    assert len(outlaws.hand) == 1
