"""The turn: draw, play, move the marker once, keep as many cards as the attacker has health; the decks."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    BILL_TILGHMAN,
    DJANGO,
    KITTY_LEROY,
    STRANGER,
    SUNDANCE_KID,
    TOM_HORN,
    TUCO_RAMIREZ,
    WES_HARDIN,
    WYATT_EARP,
)


def test_two_cards_are_drawn_at_the_beginning(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "bank", "hat")
    assert law.hand == ["bank", "hat"]
    assert law.decides("play_phase")


def test_the_marker_may_be_moved_once_in_a_turn(table: Table) -> None:
    wyatt, django = Fighter(WYATT_EARP), Fighter(DJANGO)
    law = table.law(wyatt, django)
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.moves_to(django)
    assert django.attacks
    assert law.offered == ["end_turn"]


def test_in_the_next_turn_everything_may_be_done_once_more(table: Table) -> None:
    stranger, django = Fighter(WYATT_EARP), Fighter(DJANGO)
    horn = Fighter(TOM_HORN)
    law = table.law(stranger, django, hand=["colt"])
    outlaws = table.outlaws(SUNDANCE_KID, horn, hand=["colt", "beer"])
    table.has_turn(outlaws)
    table.next_cards(outlaws, "hat")
    outlaws.plays("colt", on=stranger)
    law.passes()
    outlaws.uses("sundance_kid", "beer")
    outlaws.discards("hat")
    outlaws.moves_to(horn)
    law.passes()
    outlaws.ends_turn()
    assert law.may(f"play:colt>p{horn.place}")
    assert law.may(f"move>p{django.place}")


def test_an_ability_may_be_used_again_in_ones_next_turn(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(SUNDANCE_KID, TOM_HORN, hand=["beer", "hat"])
    table.has_turn(outlaws)
    outlaws.uses("sundance_kid", "beer")
    outlaws.does(outlaws.offered[0])
    assert not outlaws.may("use:sundance_kid:hat")
    outlaws.ends_turn()
    law.ends_turn()
    assert outlaws.may("use:sundance_kid:hat")


def test_what_a_player_does_is_told_of_his_attacking_character(table: Table) -> None:
    django = Fighter(DJANGO)
    law = table.law(WYATT_EARP, django, hand=["wagon"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.moves_to(django)
    law.plays("wagon")
    assert [event.who for event in table.events("played") + table.events("drew")] == [1, 1]
    assert table.asked == "law for p1 keep_cards, 2"


def test_only_in_the_play_phase_it_is_told_what_may_still_be_done(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(Fighter(WYATT_EARP, health=2), DJANGO, hand=["hat", "bank", "scope", "colt"])
    table.outlaws(hardin, TOM_HORN)
    assert (law.sees().bangs_left, law.sees().may_move) == (1, True)
    law.plays("colt", on=hardin)
    assert (law.sees().bangs_left, law.sees().may_move) == (0, True)
    law.ends_turn()
    assert law.decides("discard_excess")
    assert (law.sees().bangs_left, law.sees().may_move) == (0, False)


def test_who_has_one_point_left_is_not_dead(table: Table) -> None:
    wyatt, hardin = Fighter(WYATT_EARP, health=1), Fighter(WES_HARDIN, health=1)
    law = table.law(wyatt, DJANGO, hand=["knife"])
    table.outlaws(hardin, TOM_HORN)
    law.plays("knife", on=hardin)
    assert (wyatt.is_there, hardin.is_there) == (True, False)


def test_a_deck_of_the_discard_pile_is_shuffled(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.only_cards(law, "bank", "hat")
    table.begins_turn(law)
    assert law.hand == ["bank", "hat"]
    game = table.game
    assert len(game.common) == 38
    assert game.common not in (sorted(game.common), sorted(game.common, reverse=True))


def test_as_many_cards_may_be_kept_as_the_attacking_character_has_health(table: Table) -> None:
    law = table.law(Fighter(WYATT_EARP, health=3), DJANGO, hand=["hat", "bank", "scope", "colt", "duel"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN)
    law.ends_turn()
    law.discards("duel")
    assert law.decides("discard_excess")
    law.discards("colt")
    assert law.hand == ["bank", "hat", "scope"]
    assert table.discard == ["colt", "duel"]
    assert outlaws.decides("play_phase")


def test_with_the_last_point_two_cards_may_be_kept(table: Table) -> None:
    law = table.law(Fighter(WYATT_EARP, health=1), DJANGO, hand=["hat", "bank"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN)
    law.ends_turn()
    assert law.hand == ["bank", "hat"]
    assert outlaws.decides("play_phase")


def test_only_one_bang_card_in_a_turn_and_only_on_the_attacking_character(table: Table) -> None:
    hardin, horn = Fighter(WES_HARDIN), Fighter(TOM_HORN)
    law = table.law(WYATT_EARP, DJANGO, hand=["colt", "carbine"])
    outlaws = table.outlaws(hardin, horn)
    law.cannot_use("colt", because="covered", on=horn)
    assert not law.may("play:colt>p3")
    law.plays("colt", on=hardin)
    assert hardin.health == 3
    law.cannot_use("carbine", because="bang_played")
    assert outlaws.hand == []


def test_hit_cards_that_are_no_bang_cards_are_not_limited(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(WYATT_EARP, DJANGO, hand=["colt", "derringer", "derringer", "knife"])
    table.outlaws(hardin, TOM_HORN)
    for card in ("colt", "derringer", "derringer", "knife"):
        law.plays(card, on=hardin)
    assert table.told.count("lost_health") == 4


def test_an_action_card_may_be_aimed_at_any_character_but_the_opponents_covering_one(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO, hand=["knife"])
    horn = Fighter(TOM_HORN)
    table.outlaws(WES_HARDIN, horn)
    assert {f"play:knife>p{place}" for place in (0, 1, 2)} <= set(law.offered)
    law.cannot_use("knife", because="covered", on=horn)
    law.is_warned("play:knife>p1", "own_character")


def test_equipment_goes_on_ones_own_covering_or_on_the_opponents_attacking_character(table: Table) -> None:
    wyatt, django, horn = Fighter(WYATT_EARP), Fighter(DJANGO), Fighter(TOM_HORN)
    law = table.law(wyatt, django, hand=["hat", "bank"])
    hardin = Fighter(WES_HARDIN)
    table.outlaws(hardin, horn)
    law.cannot_use("hat", because="own_attacker", on=wyatt)
    law.cannot_use("hat", because="covered", on=horn)
    law.plays("hat", on=django)
    law.plays("bank", on=hardin)
    assert django.cards == ["hat"]
    assert hardin.cards == ["bank"]


def test_a_second_card_of_the_same_kind_replaces_the_first(table: Table) -> None:
    django = Fighter(DJANGO, cards=["hat"])
    law = table.law(WYATT_EARP, django, hand=["outlaws/hat"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.plays("hat", on=django)
    assert django.cards == ["hat"]
    assert table.discard == ["hat"]
    assert table.game.book.back(table.game.discard[0]) == 0


def test_equipment_stays_where_it_is_when_positions_change(table: Table) -> None:
    wyatt, django = Fighter(WYATT_EARP, cards=["bank"]), Fighter(DJANGO, cards=["hat"])
    law = table.law(wyatt, django)
    table.outlaws(WES_HARDIN, TOM_HORN)
    law.moves_to(django)
    assert wyatt.cards == ["bank"]
    assert django.cards == ["hat"]


def test_who_has_only_one_character_plays_equipment_on_it_and_never_moves(table: Table) -> None:
    wyatt = Fighter(WYATT_EARP)
    law = table.law(wyatt, hand=["hat"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert law.offered == ["end_turn", "play:hat>p2", "play:hat>p0"]
    law.plays("hat", on=wyatt)
    assert wyatt.cards == ["hat"]


# Death


def test_who_is_killed_leaves_his_equipment_and_two_cards_and_the_next_one_comes(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1, cards=["hat", "barrel"])
    law = table.law(WYATT_EARP, DJANGO, hand=["winchester", "knife"])
    outlaws = table.outlaws(hardin, TOM_HORN, reserve=[TUCO_RAMIREZ, KITTY_LEROY])
    table.next_cards(outlaws, "colt", "beer")
    law.plays("knife", on=hardin)
    outlaws.passes()
    assert outlaws.attacker == TUCO_RAMIREZ
    assert sorted(table.discard) == ["barrel", "hat", "knife"]
    assert outlaws.hand == ["beer", "colt"]
    assert table.game.figures[2].health == 4


def test_with_an_empty_reserve_the_last_one_attacks_and_covers(table: Table) -> None:
    hardin, horn = Fighter(WES_HARDIN, health=1), Fighter(TOM_HORN)
    law = table.law(WYATT_EARP, DJANGO, hand=["knife"])
    outlaws = table.outlaws(hardin, horn)
    law.plays("knife", on=hardin)
    assert horn.attacks
    assert (outlaws.attacker, outlaws.cover) == (TOM_HORN, TOM_HORN)


def test_who_loses_his_last_character_has_lost(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(WYATT_EARP, DJANGO, hand=["knife"])
    table.outlaws(hardin)
    law.plays("knife", on=hardin)
    assert table.over
    assert table.winners == ["law"]


def test_two_deaths_of_one_card_are_dealt_with_in_the_order_of_priority(table: Table) -> None:
    hardin, horn = Fighter(WES_HARDIN, health=1), Fighter(TOM_HORN, health=1)
    law = table.law(WYATT_EARP, Fighter(DJANGO, health=1), hand=["gatling"], reserve=[STRANGER])
    outlaws = table.outlaws(hardin, horn, reserve=[KITTY_LEROY, TUCO_RAMIREZ])
    law.plays("gatling")
    assert [event.who for event in table.events("killed")] == [2, 1, 3]
    assert (outlaws.attacker, outlaws.cover) == (KITTY_LEROY, TUCO_RAMIREZ)


# Decks


def test_the_discard_pile_becomes_the_common_deck_when_a_private_deck_has_run_out(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.only_cards(law, "hat", "bank")
    table.discarded("colt")
    assert law.hand == ["bank", "hat"]
    assert table.deck(law) == []
    assert len(table.common) == 38
    assert table.discard == []
    law.ends_turn()
    assert len(table.deck(outlaws)) == 38


def test_when_the_second_private_deck_has_run_out_nothing_is_mixed_into_the_common_one(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(outlaws)
    table.only_cards(law)
    table.only_cards(outlaws, "colt")
    table.common_cards("hat", "scope")
    assert outlaws.hand == ["colt", "hat"]
    assert table.common == ["scope"]
    assert len(table.discard) > 60


def test_the_common_deck_is_made_anew_of_the_discard_pile_whenever_it_is_used_up(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(outlaws)
    table.only_cards(law)
    table.only_cards(outlaws)
    table.common_cards("hat")
    assert len(outlaws.hand) == 2
    assert len(table.events("reshuffled")) == 1
    assert len(table.common) == 78


def test_everybody_sees_the_back_of_the_top_card_of_the_common_deck(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN)
    table.only_cards(law)
    table.common_cards("outlaws/hat", "law/scope")
    for side in (law, outlaws):
        assert side.sees().common_top == "outlaws"
        assert side.sees().common == 2


# Reloading


def test_cards_are_reloaded_only_when_somebody_has_a_single_character_left(table: Table) -> None:
    law = table.law(WYATT_EARP, Fighter(DJANGO, cards=["scope"]), hand=["water"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert not law.may("reload:water")


def test_a_reloaded_card_is_discarded_and_another_one_drawn(table: Table) -> None:
    law = table.law(WYATT_EARP, DJANGO, hand=["water"])
    table.outlaws(WES_HARDIN)
    table.next_cards(law, "bank")
    law.does("reload:water")
    assert law.hand == ["bank"]
    assert table.discard == ["water"]


def test_cards_in_play_are_reloaded_from_the_attacking_character_not_from_the_covering_one(
    table: Table,
) -> None:
    wyatt = Fighter(WYATT_EARP, cards=["stampede", "bank"])
    law = table.law(wyatt, Fighter(DJANGO, cards=["scope"]))
    table.outlaws(WES_HARDIN)
    table.next_cards(law, "hat")
    assert [key for key in law.offered if key.startswith("reload")] == ["reload:stampede"]
    law.does("reload:stampede")
    assert wyatt.cards == ["bank"]
    assert law.hand == ["hat"]


def test_cards_without_the_sign_cannot_be_reloaded(table: Table) -> None:
    law = table.law(BILL_TILGHMAN, DJANGO, hand=["hat", "colt", "derringer", "wagon"])
    table.outlaws(WES_HARDIN)
    assert not [key for key in law.offered if key.startswith("reload")]


def test_who_falls_last_is_told_before_the_end(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, health=1)
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(hardin)
    law.plays("colt", on=hardin)
    assert table.winners == ["law"]
    assert table.told[-3:] == ["lost_health", "killed", "game_ended"]
    assert outlaws.sees().figures[hardin.place].is_dead()
