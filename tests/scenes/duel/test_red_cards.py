"""BANG! cards: what each does when it hits and when it is missed."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    BILL_TILGHMAN,
    CATTLE_KATE,
    DJANGO,
    KITTY_LEROY,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
    WYATT_EARP,
)


def test_a_colt_is_one_hit(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("colt", on=hardin)
    assert hardin.health == 3


def test_a_missed_cancels_it(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed"])
    law.plays("colt", on=hardin)
    outlaws.answers("missed")
    assert hardin.health == 4
    assert table.discard == ["missed", "colt"]


def test_who_holds_cards_is_asked_even_if_none_of_them_helps(table: Table) -> None:
    """Not to ask him would tell the other one what he holds."""
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["scope"])
    law.plays("colt", on=hardin)
    assert outlaws.offered == ["pass"]
    outlaws.cannot_use("scope", because="no_miss")
    outlaws.passes()
    assert hardin.health == 3


def test_a_winchester_reaches_the_covering_character(table: Table) -> None:
    horn = Fighter(TOM_HORN)
    law = table.law(STRANGER, DJANGO, hand=["winchester"])
    table.outlaws(WES_HARDIN, horn)
    law.plays("winchester", on=horn)
    assert horn.health == 3


def test_a_hail_of_bullets_hits_once_for_each_card_in_play_and_each_hit_is_cancelled_separately(
    table: Table,
) -> None:
    hardin = Fighter(WES_HARDIN, cards=["holster", "scope", "rattlesnake"])
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed", "colt"])
    law.plays("hail_of_bullets", on=hardin)
    outlaws.answers("missed")
    outlaws.passes()
    outlaws.passes()
    assert hardin.health == 2


def test_against_a_hail_of_bullets_a_barrel_is_tried_for_each_hit(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel", "scope"])
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.next_cards(outlaws, "beer(barrel)", "colt")
    law.plays("hail_of_bullets", on=hardin)
    outlaws.uses("barrel")
    outlaws.uses("barrel")
    assert hardin.health == 3


def test_the_hits_of_a_hail_are_counted_when_it_is_played(table: Table) -> None:
    """A Hat that is spent against the first hit does not take the second one away."""
    hardin = Fighter(WES_HARDIN, cards=["hat", "scope"])
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    law.plays("hail_of_bullets", on=hardin)
    outlaws.uses("hat")
    assert hardin.health == 3


def test_on_a_bare_character_a_hail_of_bullets_does_nothing(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["hail_of_bullets"])
    table.outlaws(hardin, TOM_HORN)
    law.is_warned("play:hail_of_bullets>p2", "no_equipment")
    law.plays("hail_of_bullets", on=hardin)
    assert hardin.health == 4


def test_a_missed_carbine_discards_a_card_of_one_of_the_attacking_characters(table: Table) -> None:
    stranger, hardin = Fighter(STRANGER, cards=["bank"]), Fighter(WES_HARDIN, cards=["scope"])
    law = table.law(stranger, Fighter(DJANGO, cards=["hat"]), hand=["carbine"])
    outlaws = table.outlaws(hardin, Fighter(TOM_HORN, cards=["barrel"]), hand=["missed"])
    law.plays("carbine", on=hardin)
    outlaws.answers("missed")
    assert law.offered == ["pass", "discard:scope", "discard:bank"]
    law.discards("scope")
    assert hardin.cards == []


def test_a_carbine_that_hits_discards_nothing(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["scope"])
    law = table.law(STRANGER, DJANGO, hand=["carbine"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("carbine", on=hardin)
    assert hardin.health == 3
    assert hardin.cards == ["scope"]


def test_a_missed_peacemaker_costs_the_opponent_a_card_of_his_choice(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["peacemaker"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed", "beer", "colt"])
    law.plays("peacemaker", on=hardin)
    outlaws.answers("missed")
    assert outlaws.offered == ["discard:beer", "discard:colt"]
    outlaws.discards("beer")
    assert outlaws.hand == ["colt"]


def test_with_no_card_left_a_missed_peacemaker_costs_nothing(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["peacemaker"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed"])
    law.plays("peacemaker", on=hardin)
    outlaws.answers("missed")
    assert law.decides("play_phase")


def test_a_missed_remington_draws_a_card(table: Table) -> None:
    wyatt = Fighter(BILL_TILGHMAN)
    law = table.law(wyatt, DJANGO, hand=["missed"])
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["remington", "remington"])
    table.has_turn(outlaws)
    table.next_cards(outlaws, "beer")
    outlaws.plays("remington", on=wyatt)
    law.answers("missed")
    assert outlaws.hand == ["beer", "remington"]


def test_a_missed_schofield_heals_the_attacking_character_before_a_fightback_hits(table: Table) -> None:
    bill, kitty = Fighter(BILL_TILGHMAN), Fighter(KITTY_LEROY, health=1)
    law = table.law(bill, DJANGO, hand=["fightback"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["schofield"])
    table.has_turn(outlaws)
    outlaws.plays("schofield", on=bill)
    law.answers("fightback")
    assert kitty.is_there
    assert kitty.health == 1
    assert table.told[-3:] == ["healed", "hit_aimed", "lost_health"]


def test_a_schofield_heals_not_beyond_what_there_was(table: Table) -> None:
    bill, kitty = Fighter(BILL_TILGHMAN), Fighter(KITTY_LEROY)
    law = table.law(bill, DJANGO, hand=["missed"])
    outlaws = table.outlaws(kitty, TOM_HORN, hand=["schofield"])
    table.has_turn(outlaws)
    outlaws.plays("schofield", on=bill)
    law.answers("missed")
    assert kitty.health == 4


def test_a_missed_shotgun_moves_either_marker(table: Table) -> None:
    hardin, kate = Fighter(WES_HARDIN), Fighter(CATTLE_KATE)
    law = table.law(STRANGER, DJANGO, hand=["shotgun"])
    outlaws = table.outlaws(hardin, kate, hand=["missed"])
    law.plays("shotgun", on=hardin)
    outlaws.answers("missed")
    assert law.offered == ["pass", "move>p1", "move>p3"]
    law.moves_to(kate)
    assert kate.attacks
    assert law.may("move>p1")


def test_a_fightback_hits_whoever_attacks_when_the_shotgun_is_done(table: Table) -> None:
    """By analogy with the Schofield: what the missed card does comes first."""
    bill, kitty, kate = Fighter(BILL_TILGHMAN), Fighter(KITTY_LEROY), Fighter(CATTLE_KATE)
    law = table.law(bill, DJANGO, hand=["fightback"])
    outlaws = table.outlaws(kitty, kate, hand=["shotgun"])
    table.has_turn(outlaws)
    outlaws.plays("shotgun", on=bill)
    law.answers("fightback")
    outlaws.moves_to(kate)
    assert (kitty.health, kate.health) == (4, 3)


def test_the_covering_character_defends_itself_and_the_attacking_one_sleeps(table: Table) -> None:
    horn = Fighter(TOM_HORN, cards=["hat"])
    law = table.law(WYATT_EARP, DJANGO, hand=["winchester"])
    outlaws = table.outlaws(Fighter(WES_HARDIN, cards=["barrel"]), horn)
    law.plays("winchester", on=horn)
    assert outlaws.offered == ["use:hat", "pass"]
    assert outlaws.sees().awake == [0, 3]
    outlaws.uses("hat")
    assert horn.health == 4
    assert law.sees().awake == [0, 2]
