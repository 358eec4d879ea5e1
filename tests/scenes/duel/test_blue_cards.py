"""Equipment: what each card does for the character that bears it."""

from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import (
    BILL_TILGHMAN,
    CATTLE_KATE,
    DALTON_BROTHERS,
    DJANGO,
    DOCTOR_SCHULTZ,
    KITTY_LEROY,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
    WYATT_EARP,
)


def test_what_a_scope_reaches_is_out_of_reach_without_it(table: Table) -> None:
    table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(Fighter(CATTLE_KATE, cards=["scope"]), TOM_HORN, hand=["colt"])
    table.has_turn(outlaws)
    assert outlaws.may("play:colt>p1")
    outlaws.uses("cattle_kate", "scope")
    assert not outlaws.may("play:colt>p1")


def test_without_a_card_to_reveal_a_rattlesnake_does_not_bite(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["rattlesnake"])
    law = table.law(WYATT_EARP, DJANGO)
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.holds_all_others(outlaws)
    law.ends_turn()
    assert table.told[-2:] == ["turn_began", "revealed"]
    assert hardin.health == 4
    assert outlaws.decides("play_phase")


def test_with_a_bank_one_card_more_is_drawn(table: Table) -> None:
    law = table.law(Fighter(STRANGER, cards=["bank"]), DJANGO)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    assert len(law.hand) == 3


def test_a_bank_of_the_covering_character_does_not_work(table: Table) -> None:
    law = table.law(STRANGER, Fighter(DJANGO, cards=["bank"]))
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    assert len(law.hand) == 2


def test_a_bank_may_be_wasted_on_the_opponent(table: Table) -> None:
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["bank"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    law.plays("bank", on=hardin)
    law.ends_turn()
    assert len(outlaws.hand) == 3


def test_a_rattlesnake_bites_on_a_snake_and_stays(table: Table) -> None:
    django = Fighter(DJANGO, cards=["rattlesnake"])
    law = table.law(STRANGER, django)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "missed(snake)")
    assert law.decides("play_phase")
    assert django.health == 2
    assert django.cards == ["rattlesnake"]
    assert table.discard == ["missed"]


def test_on_any_other_symbol_the_rattlesnake_does_not_bite(table: Table) -> None:
    django = Fighter(DJANGO, cards=["rattlesnake"])
    law = table.law(STRANGER, django)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt")
    assert law.decides("play_phase")
    assert django.health == 3


def test_dynamite_goes_on_ones_own_covering_character_only(table: Table) -> None:
    stranger = Fighter(STRANGER)
    law = table.law(stranger, DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["dynamite"])
    table.has_turn(outlaws)
    assert [key for key in outlaws.offered if "dynamite" in key] == ["play:dynamite>p3"]
    outlaws.cannot_use("dynamite", because="own_cover_only", on=stranger)
    assert law.hand == []


def test_dynamite_explodes_on_dynamite_and_takes_three_points(table: Table) -> None:
    bill = Fighter(BILL_TILGHMAN, cards=["dynamite"])
    law = table.law(STRANGER, bill)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt(dynamite)")
    assert law.decides("play_phase")
    assert bill.health == 2
    assert table.discard == ["dynamite", "colt"]


def test_dynamite_that_does_not_explode_goes_to_the_opponents_covering_character_and_back(
    table: Table,
) -> None:
    django, horn = Fighter(DJANGO, cards=["dynamite"]), Fighter(TOM_HORN)
    law = table.law(STRANGER, django)
    outlaws = table.outlaws(WES_HARDIN, horn)
    table.begins_turn(law)
    table.next_cards(law, "bank(barrel)")
    table.next_cards(outlaws, "beer(barrel)")
    assert law.decides("play_phase")
    assert (django.cards, horn.cards) == ([], ["dynamite"])
    law.ends_turn()
    assert (django.cards, horn.cards) == (["dynamite"], [])


def test_dynamite_goes_to_the_only_character_of_the_opponent(table: Table) -> None:
    horn = Fighter(TOM_HORN)
    law = table.law(STRANGER, Fighter(DJANGO, cards=["dynamite"]))
    table.outlaws(horn)
    table.begins_turn(law)
    table.next_cards(law, "bank(barrel)")
    assert law.decides("play_phase")
    assert horn.cards == ["dynamite"]


def test_who_is_killed_by_dynamite_is_replaced_before_the_next_card_of_the_start(table: Table) -> None:
    law = table.law(
        STRANGER, Fighter(DJANGO, health=3, cards=["dynamite", "rattlesnake"]), reserve=[WYATT_EARP]
    )
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "colt(dynamite)", "missed(snake)")
    assert law.decides("play_phase")
    assert law.cover == WYATT_EARP
    assert len(table.events("revealed")) == 1
    assert len(law.hand) == 4


def test_dynamite_rattlesnake_and_stampede_act_in_this_order(table: Table) -> None:
    bill = Fighter(BILL_TILGHMAN, cards=["stampede", "rattlesnake", "dynamite"])
    law = table.law(STRANGER, bill)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    table.next_cards(law, "bank(barrel)", "schoolmarm(barrel)")
    assert law.decides("play_phase")
    assert [event.cause for event in table.events("revealed")] == ["dynamite", "rattlesnake"]
    assert table.told[-2:] == ["moved_marker", "drew"]
    assert bill.attacks


def test_with_a_holster_any_number_of_bang_cards_and_they_do_not_count(table: Table) -> None:
    hardin = Fighter(CATTLE_KATE)
    django = Fighter(DJANGO)
    law = table.law(
        Fighter(WYATT_EARP, cards=["holster"]), django, hand=["colt", "carbine", "carbine", "shotgun"]
    )
    table.outlaws(hardin, TOM_HORN)
    law.plays("colt", on=hardin)
    law.plays("carbine", on=hardin)
    law.moves_to(django)
    law.plays("carbine", on=hardin)
    assert hardin.health == 1
    law.cannot_use("shotgun", because="bang_played")


def test_a_barrel_may_be_tried_and_then_a_miss_or_a_hat(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel", "hat"])
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed"])
    table.next_cards(outlaws, "colt")
    law.plays("colt", on=hardin)
    outlaws.uses("barrel")
    assert outlaws.offered == ["use:hat", "answer:missed", "pass"]
    outlaws.uses("hat")
    assert hardin.health == 4
    assert hardin.cards == ["barrel"]


def test_a_barrel_symbol_is_a_miss(table: Table) -> None:
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(STRANGER, DJANGO, hand=["knife"])
    outlaws = table.outlaws(hardin, TOM_HORN)
    table.next_cards(outlaws, "beer(barrel)")
    law.plays("knife", on=hardin)
    outlaws.uses("barrel")
    assert hardin.health == 4
    assert table.told[-2:] == ["revealed", "missed"]


def test_a_stampede_exchanges_the_positions_at_the_start_of_every_turn(table: Table) -> None:
    stranger = Fighter(STRANGER, cards=["stampede"])
    django = Fighter(DJANGO)
    law = table.law(stranger, django)
    outlaws = table.outlaws(WES_HARDIN, CATTLE_KATE)
    table.begins_turn(law)
    assert law.decides("play_phase")
    assert django.attacks
    law.ends_turn()
    outlaws.ends_turn()
    assert stranger.attacks
    assert stranger.cards == ["stampede"]


def test_a_stampede_does_nothing_to_a_single_character(table: Table) -> None:
    stranger = Fighter(STRANGER, cards=["stampede"])
    law = table.law(stranger)
    table.outlaws(WES_HARDIN, TOM_HORN)
    table.begins_turn(law)
    assert law.decides("play_phase")
    assert table.events("moved_marker") == []


def test_with_a_scope_hit_cards_reach_the_covering_character_and_other_cards_do_not(table: Table) -> None:
    horn = Fighter(TOM_HORN, cards=["hat"])
    law = table.law(
        Fighter(STRANGER, cards=["scope"]), DJANGO, hand=["colt", "derringer", "duel", "schoolmarm"]
    )
    table.outlaws(WES_HARDIN, horn)
    assert {"play:colt>p3", "play:derringer>p3"} <= set(law.offered)
    law.cannot_use("duel", because="covered", on=horn)
    law.cannot_use("schoolmarm", because="covered", on=horn)


def test_a_scope_of_the_covering_character_does_not_work(table: Table) -> None:
    law = table.law(STRANGER, Fighter(DJANGO, cards=["scope"]), hand=["colt"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert not law.may("play:colt>p3")


def test_a_pocket_watch_draws_when_the_opponent_moves_his_marker(table: Table) -> None:
    django = Fighter(DJANGO)
    law = table.law(STRANGER, django)
    outlaws = table.outlaws(Fighter(WES_HARDIN, cards=["pocket_watch"]), TOM_HORN)
    law.moves_to(django)
    assert len(outlaws.hand) == 1


def test_a_stampede_of_the_opponent_counts_for_the_watch(table: Table) -> None:
    law = table.law(Fighter(STRANGER, cards=["stampede"]), DJANGO)
    outlaws = table.outlaws(Fighter(WES_HARDIN, cards=["pocket_watch"]), TOM_HORN)
    table.begins_turn(law)
    assert law.decides("play_phase")
    assert len(outlaws.hand) == 1


def test_a_move_that_is_forced_on_the_opponent_draws_nothing(table: Table) -> None:
    law = table.law(STRANGER, Fighter(BILL_TILGHMAN))
    outlaws = table.outlaws(Fighter(WES_HARDIN, cards=["pocket_watch"]), TOM_HORN, hand=["water"])
    table.has_turn(outlaws)
    outlaws.does("play:water>p1")
    assert outlaws.hand == []
    assert law.attacker == BILL_TILGHMAN


def test_a_watch_and_tom_horn_the_player_on_turn_comes_first(table: Table) -> None:
    """The example of the rulebook: Tom becomes the attacking one while the opponent has the Watch."""
    horn = Fighter(TOM_HORN)
    django = Fighter(DJANGO)
    law = table.law(Fighter(STRANGER, cards=["outlaws/pocket_watch"]), django, hand=["missed"])
    outlaws = table.outlaws(KITTY_LEROY, horn)
    table.has_turn(outlaws)
    outlaws.moves_to(horn)
    assert len(law.hand) == 1
    law.passes()
    assert django.health == 2
    assert len(law.hand) == 2


def test_a_hat_is_discarded_as_a_miss_also_by_the_covering_character(table: Table) -> None:
    horn = Fighter(TOM_HORN, cards=["hat"])
    law = table.law(STRANGER, DJANGO, hand=["gatling"])
    outlaws = table.outlaws(DOCTOR_SCHULTZ, horn)
    law.plays("gatling")
    outlaws.uses("hat")
    assert horn.health == 4
    assert horn.cards == []


def test_daltons_with_a_bank_draw_four(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(Fighter(DALTON_BROTHERS, cards=["bank"]), TOM_HORN)
    table.begins_turn(outlaws)
    assert len(outlaws.hand) == 4
