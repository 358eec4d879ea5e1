"""What the covering character can do while an effect has it as its target."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    ANNIE_OAKLEY,
    BILL_ANDERSON,
    DJANGO,
    JACK_RANSOM,
    LONE_RANGER,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
)


def test_against_indians_annie_in_cover_discards_a_missed_as_a_hit_card(table: Table) -> None:
    annie = Fighter(ANNIE_OAKLEY)
    law = table.law(DJANGO, annie, hand=["missed"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["indians"])
    table.has_turn(outlaws)
    outlaws.plays("indians")
    law.cannot_use("missed", because="no_hit_card")
    law.passes()
    pending = law.sees().pending
    assert pending is not None
    assert (pending.queue, pending.at) == ([0, 3, 1], 2)
    law.answers("missed")
    assert annie.health == 4
    assert outlaws.decides("play_phase")


def test_the_first_of_those_whom_indians_attack_is_the_one_who_is_asked(table: Table) -> None:
    law = table.law(DJANGO, STRANGER, hand=["missed"])
    outlaws = table.outlaws(WES_HARDIN, hand=["indians"])
    table.has_turn(outlaws)
    outlaws.plays("indians")
    pending = law.sees().pending
    assert pending is not None
    assert (pending.queue, pending.at) == ([0, 1], 0)
    assert law.decides("hit_card_or_loss")


def test_in_a_duel_with_ransom_annie_in_cover_answers_with_a_missed(table: Table) -> None:
    annie, jack = Fighter(ANNIE_OAKLEY), Fighter(JACK_RANSOM)
    law = table.law(DJANGO, annie, hand=["missed"])
    outlaws = table.outlaws(jack, TOM_HORN, hand=["duel"])
    table.has_turn(outlaws)
    outlaws.plays("duel", on=annie)
    law.answers("missed")
    assert (annie.health, jack.health) == (4, 3)


def test_who_loses_the_duel_of_another_has_lost_a_point_by_him(table: Table) -> None:
    ranger = Fighter(LONE_RANGER)
    law = table.law(ranger, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["law/duel"])
    table.has_turn(outlaws)
    table.next_cards(law, "bank")
    outlaws.plays("duel", on=ranger)
    assert law.hand == ["bank"]


def test_who_loses_his_own_duel_has_lost_it_by_himself(table: Table) -> None:
    ranger, hardin = Fighter(LONE_RANGER), Fighter(WES_HARDIN)
    law = table.law(ranger, DJANGO, hand=["duel"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["knife"])
    law.plays("duel", on=hardin)
    outlaws.answers("knife")
    assert (ranger.health, law.hand) == (4, [])


def test_what_the_covering_one_had_is_without_effect_as_soon_as_he_is_dead(table: Table) -> None:
    django = Fighter(DJANGO, health=1, cards=["rattlesnake", "bank"])
    table.law(STRANGER, django)
    outlaws = table.outlaws(BILL_ANDERSON, TOM_HORN, hand=["indians"])
    table.has_turn(outlaws)
    outlaws.plays("indians")
    assert table.asked == "outlaws for p2 take_spoils by p1, 2"
    outlaws.takes("bank")
    outlaws.passes()
    assert table.discard == ["rattlesnake", "indians"]
