"""Two players with the expansions: what names roles, the Sheriff, players or their number has a reading."""

import pytest

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.modes.two import TWO
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import CHOOSE_ACTIVE, COPY_CHARACTER, NAME_SUIT, NEW_ABILITIES
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CALAMITY_JANET,
    DUEL,
    EL_GRINGO,
    INDIANS,
    JAIL,
    JESSE_JONES,
    MISSED,
    MUSTANG,
    SALOON,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    STAGECOACH,
    SUZY_LAFAYETTE,
    VULTURE_SAM,
    WILLY_THE_KID,
)
from tests.scenes.bang.dodge_city.names import (
    APACHE_KID,
    BELLE_STAR,
    BRAWL,
    CANTEEN,
    CLAUS_THE_SAINT,
    GREG_DIGGER,
    HERB_HUNTER,
    HOWITZER,
    MOLLY_STARK,
    SOMBRERO,
    VERA_CUSTER,
)
from tests.scenes.bang.modes.pairs import pairs
from tests.scenes.language import ANY, Table

DODGE_CITY = ("base", "dodge_city")
HIGH_NOON = ("base", "high_noon")
FISTFUL = ("base", "fistful_of_cards")
SHOW = ("base", "wild_west_show")
ALL = ["base", "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show"]


# What is not played with


def test_events_that_make_no_sense_are_left_out() -> None:
    game = as_dealt(new_setup(2, sets=ALL))
    coming = {game.key_of(event) for deck in game.event_decks for event in deck.pile}
    assert len(coming) == 15 + 15 + 10 - len(TWO.senseless_events)
    assert not coming & set(TWO.senseless_events)
    assert set(game.setup.left_out) == set(TWO.senseless_events)


def test_more_may_be_left_out_besides() -> None:
    setup = new_setup(2, sets=ALL, left_out=["curse", "ghost_town"])
    assert sorted(setup.left_out) == sorted(["curse", *TWO.senseless_events])


# Dodge City


def test_a_passive_apache_kid_is_a_target_of_a_diamond_and_unaffected(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, _bob, _ann_too, kid = pairs(table, {"hand": [BANG("4♦")]}, {}, {}, {"character": APACHE_KID})
    ann.plays(BANG("4♦"), at=kid)
    assert kid.life == 3
    assert not kid.active


def test_belle_star_leaves_the_cards_of_her_own_player_alone(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    belle, bob, ann_too, bob_too = pairs(
        table,
        {"character": BELLE_STAR},
        {"in_play": [MUSTANG]},
        {"in_play": [MUSTANG]},
        {"in_play": [BARREL]},
    )
    assert belle.distance_to(bob) == 1
    assert bob_too.distance_to(ann_too) == 2


def test_belle_star_who_goes_on_with_a_turn_switches_cards_off_at_once(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, bob, belle, bob_too = pairs(
        table,
        {"life": 1, "hand": [DUEL]},
        {"hand": [BANG]},
        {"character": BELLE_STAR},
        {"in_play": [MUSTANG]},
    )
    assert belle.distance_to(bob_too) == 2
    ann.plays(DUEL, at=bob)
    bob.plays(BANG)
    assert table.turn == belle
    assert belle.distance_to(bob_too) == 1


def test_green_cards_are_laid_before_either_and_used_by_the_figure_they_lie_before(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, bob, ann_too, _bob_too = pairs(
        table, {"life": 2, "hand": [CANTEEN]}, ann_too={"life": 2, "in_play": [SOMBRERO]}
    )
    ann.plays(CANTEEN, at=ann_too)
    ann.ends_turn()
    bob.activates(bob)
    bob.ends_turn()
    ann.activates(ann)
    assert not ann.can_use(CANTEEN)
    ann.ends_turn()
    bob.activates(bob)
    bob.ends_turn()
    ann.activates(ann_too)
    ann_too.uses(CANTEEN)
    assert ann_too.life == 3


def test_a_green_card_waits_for_its_players_next_turn_whichever_figure_he_plays(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, bob, ann_too, _bob_too = pairs(table, {"hand": [SOMBRERO]}, {"hand": [BANG, BANG]})
    ann.plays(SOMBRERO, at=ann_too)
    ann.ends_turn()
    bob.activates(bob)
    bob.plays(BANG, at=ann_too)
    assert ann_too.life == 3, "not ready yet, and no cards in hand: no question"
    bob.ends_turn()
    ann.activates(ann)
    ann.ends_turn()
    bob.activates(bob)
    bob.plays(BANG, at=ann_too)
    ann_too.uses(SOMBRERO)
    assert ann_too.life == 3


def test_howitzer_and_brawl_strike_the_other_player_only(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, bob, ann_too, bob_too = pairs(
        table,
        {"hand": [BRAWL, ANY], "in_play": [HOWITZER]},
        {"in_play": [MUSTANG]},
        {"in_play": [BARREL]},
        {"in_play": [BARREL]},
    )
    ann.uses(HOWITZER)
    bob_too.uses(BARREL)
    assert [one.life for one in (ann, bob, ann_too, bob_too)] == [4, 3, 4, 3]
    ann.plays(BRAWL)
    assert bob.in_play == []
    assert bob_too.in_play == []
    assert ann_too.in_play == [BARREL]


def test_claus_gives_a_card_to_each_other_player_not_to_each_figure(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    claus, bob, _ann_too, _bob_too = pairs(table, {"character": CLAUS_THE_SAINT})
    claus.begins_drawing()
    table.next_cards("2♣", "3♣", "4♣")
    claus.gives("3♣", to=bob)
    assert claus.hand == ["2♣", "4♣"]
    assert bob.hand == ["3♣"]


@pytest.mark.parametrize(("character", "life", "cards"), [(GREG_DIGGER, 4, 0), (HERB_HUNTER, 2, 2)])
def test_who_gains_by_an_elimination_gains_by_that_of_a_figure(
    table: Table, character: str, life: int, cards: int
) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, bob, _ann_too, _bob_too = pairs(
        table, {"character": character, "life": 2, "hand": [BANG]}, {"life": 1}
    )
    ann.plays(BANG, at=bob)
    assert (ann.life, len(ann.hand)) == (life, cards)


def test_a_passive_molly_draws_for_a_card_with_which_she_answers(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, _bob, _ann_too, molly = pairs(
        table, {"hand": [BANG]}, {"hand": [MISSED]}, {}, {"character": MOLLY_STARK}
    )
    ann.plays(BANG, at=molly)
    molly.plays(MISSED)
    assert len(molly.hand) == 1


def test_vera_copies_when_she_is_chosen_and_has_it_until_she_is_chosen_again(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    ann, bob, vera, _bob_too = pairs(table, {}, {"character": WILLY_THE_KID}, {"character": VERA_CUSTER})
    ann.begins_turn()
    ann.activates(vera)
    assert vera.decides(COPY_CHARACTER)
    vera.uses(VERA_CUSTER, at=bob)
    assert vera.copies == [WILLY_THE_KID]
    vera.ends_turn()
    bob.activates(bob)
    bob.ends_turn()
    vera.activates(ann)
    ann.ends_turn()
    bob.activates(bob)
    bob.ends_turn()
    assert vera.copies == [WILLY_THE_KID], "the turn of her companion was not hers"
    ann.activates(vera)
    assert vera.copies == []
    assert vera.decides(COPY_CHARACTER)


# Hands and players


def test_jesse_jones_takes_from_the_other_players_hand_once(table: Table) -> None:
    jesse, bob, _ann_too, _bob_too = pairs(table, {"character": JESSE_JONES, "hand": [ANY]}, {"hand": [ANY]})
    jesse.begins_drawing()
    assert jesse.offered == ["draw", "take>p1"]
    jesse.takes_from(bob)
    assert bob.hand == []


def test_el_gringo_takes_nothing_from_his_own_player(table: Table) -> None:
    ann, _bob, gringo, _bob_too = pairs(table, {"hand": [BANG, ANY]}, ann_too={"character": EL_GRINGO})
    ann.plays(BANG, at=gringo)
    gringo.takes_the_hit()
    assert gringo.life == 2
    assert len(table.events("took_from_hand")) == 0


def test_vulture_sam_takes_what_lay_before_a_figure(table: Table) -> None:
    sam, bob, _ann_too, bob_too = pairs(
        table, {"character": VULTURE_SAM, "hand": [BANG]}, {"life": 1, "hand": [ANY], "in_play": [JAIL]}
    )
    sam.plays(BANG, at=bob)
    bob.takes_the_hit()
    bob.passes()
    assert sam.hand == [JAIL]
    assert len(bob_too.hand) == 1


def test_slab_shoots_at_his_own_companion_with_all_his_skill(table: Table) -> None:
    slab, _bob, ann_too, _bob_too = pairs(table, {"character": SLAB_THE_KILLER, "hand": [BANG, MISSED]})
    slab.plays(BANG, at=ann_too)
    ann_too.plays(MISSED)
    assert ann_too.life == 3


def test_a_passive_sid_ketchum_cannot_pay_for_life(table: Table) -> None:
    ann, _bob, sid, _bob_too = pairs(
        table, {"hand": [ANY, ANY]}, ann_too={"character": SID_KETCHUM, "life": 1}
    )
    assert not sid.can_use(SID_KETCHUM)
    assert not ann.can_use(SID_KETCHUM)


# Events


def test_events_are_turned_up_by_the_player_who_had_the_first_turn(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("thirst", coming=["curse", "blessing"])
    ann, bob, ann_too, _bob_too = pairs(table)
    ann.ends_turn()
    assert table.events_in_force == ["thirst"]
    bob.activates(bob)
    bob.ends_turn()
    assert table.events_in_force == ["curse"], "before the active figure is chosen"
    ann.activates(ann_too)
    ann_too.ends_turn()
    bob.activates(bob)
    bob.ends_turn()
    assert table.events_in_force == ["blessing"], "whichever figure he plays with"
    assert ann_too.decides(CHOOSE_ACTIVE)


def test_high_noon_hurts_the_figure_that_is_active_when_the_turn_begins(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("high_noon")
    ann, bob, ann_too, bob_too = pairs(table)
    ann.ends_turn()
    assert (bob.life, bob_too.life) == (3, 4)
    bob.activates(bob_too)
    bob_too.ends_turn()
    assert (ann.life, ann_too.life) == (3, 4)
    assert ann.decides(CHOOSE_ACTIVE)


def test_who_dies_of_it_leaves_the_turn_to_the_other_figure(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("high_noon")
    ann, bob, _ann_too, bob_too = pairs(table, {}, {"life": 1})
    ann.ends_turn()
    assert not bob.alive
    assert table.turn == bob_too


def test_gold_rush_turns_the_order_of_effects_not_of_two_players(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("gold_rush")
    ann, bob, _ann_too, bob_too = pairs(table, {"hand": [INDIANS]}, {"hand": [ANY]})
    ann.plays(INDIANS)
    bob_too.takes_the_hit()
    bob.takes_the_hit()
    ann.ends_turn()
    assert bob.decides(CHOOSE_ACTIVE)


def test_handcuffs_are_put_on_a_figure_and_bind_it_while_it_is_played(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("curse", coming=["handcuffs"])
    ann, bob, ann_too, _bob_too = pairs(table, {}, {"hand": [STAGECOACH]})
    ann.begins_turn()
    ann.uses("handcuffs", at=bob)
    ann.activates(ann_too)
    ann_too.ends_turn()
    bob.activates(bob)
    bob.cannot_play(STAGECOACH, because="event_forbids")


def test_the_other_one_is_free_of_them(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("curse", coming=["handcuffs"])
    ann, bob, _ann_too, bob_too = pairs(table, {}, {"hand": [STAGECOACH]})
    ann.begins_turn()
    ann.uses("handcuffs", at=bob)
    ann.activates(ann)
    ann.ends_turn()
    bob.activates(bob_too)
    bob_too.plays(STAGECOACH)


def test_the_suit_of_the_handcuffs_is_named_by_the_active_figure(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON, handcuffs="suit")
    table.event("handcuffs")
    ann, bob, _ann_too, bob_too = pairs(table, {}, {"hand": [BEER("6♥"), SALOON("5♥")]})
    ann.ends_turn()
    bob.activates(bob_too)
    assert bob_too.decides(NAME_SUIT)
    bob_too.names("♣")
    bob_too.cannot_play(SALOON, because="suit_locked")


def test_the_sermon_binds_both_figures_in_their_players_turn(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("the_sermon")
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [DUEL, BANG]})
    ann.cannot_play(BANG, because="event_forbids")
    ann.plays(DUEL, at=ann_too)
    assert ann_too.life == 3, "no BANG! in one's own turn: there is no question"


def test_the_daltons_and_the_doctor_look_at_figures(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("curse", coming=["the_daltons"])
    ann, bob, ann_too, bob_too = pairs(
        table, {"in_play": [MUSTANG]}, {"in_play": [MUSTANG]}, {"in_play": [BARREL]}, {"in_play": [BARREL]}
    )
    ann.begins_turn()
    assert [one.in_play for one in (ann, bob, ann_too, bob_too)] == [[], [], [], []]
    assert ann.decides(CHOOSE_ACTIVE)


def test_the_doctor_heals_the_weakest_figures(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("curse", coming=["the_doctor"])
    ann, bob, ann_too, bob_too = pairs(table, {"life": 2}, {"life": 1}, {"life": 1}, {"life": 3})
    ann.begins_turn()
    assert [one.life for one in (ann, bob, ann_too, bob_too)] == [2, 2, 2, 3]
    assert ann.decides(CHOOSE_ACTIVE)


def test_new_identity_is_for_the_figure_that_is_active_when_the_turn_begins(table: Table) -> None:
    table.plays_with(sets=HIGH_NOON)
    table.event("new_identity")
    ann, bob, _ann_too, bob_too = pairs(table)
    table.spare(bob, SUZY_LAFAYETTE)
    table.spare(bob_too, WILLY_THE_KID)
    ann.ends_turn()
    bob.uses(SUZY_LAFAYETTE)
    assert (bob.life, bob.max_life, bob_too.life) == (2, 4, 4)
    assert bob.decides(CHOOSE_ACTIVE)


def test_spare_characters_are_none_of_the_open_ones() -> None:
    for seed in range(10):
        game = as_dealt(new_setup(2, f"spare {seed}", sets=["base", "high_noon"]))
        spares = [figure.spare for figure in game.figures]
        assert len(set(spares) | set(game.mode.open_characters(game))) == 8


def test_vendetta_gives_a_whole_turn_with_a_choice_of_the_figure(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    table.event("vendetta")
    table.next_cards("4♥")
    ann, bob, ann_too, _bob_too = pairs(table)
    ann.ends_turn()
    ann.activates(ann_too)
    assert table.turn == ann_too
    ann_too.ends_turn()
    assert bob.decides(CHOOSE_ACTIVE)


def test_a_fistful_of_cards_is_fired_at_the_active_figure(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    table.event("a_fistful_of_cards")
    ann, bob, _ann_too, bob_too = pairs(table, {}, {"hand": [ANY, ANY]})
    ann.ends_turn()
    bob.takes_the_hit()
    bob.takes_the_hit()
    assert (bob.life, bob_too.life) == (2, 4)
    assert bob.decides(CHOOSE_ACTIVE)


def test_the_roulette_begins_with_who_had_the_first_turn_and_goes_round_all_figures(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    table.event("ambush", coming=["russian_roulette"])
    ann, bob, ann_too, _bob_too = pairs(table, {"hand": [MISSED]}, {"hand": [MISSED]})
    ann.begins_turn()
    ann.plays(MISSED)
    bob.plays(MISSED)
    assert ann_too.life == 2, "without a card in hand"
    assert ann.decides(CHOOSE_ACTIVE)


def test_blood_may_be_given_to_ones_own_other_figure(table: Table) -> None:
    table.plays_with(sets=FISTFUL)
    table.event("blood_brothers")
    ann, bob, _ann_too, bob_too = pairs(table, {}, {}, {}, {"life": 1})
    ann.ends_turn()
    bob.gives_a_life_point(to=bob_too)
    assert (bob.life, bob_too.life) == (3, 2)
    assert bob.decides(CHOOSE_ACTIVE)


def test_who_speaks_under_the_gag_pays_with_the_active_figure(table: Table) -> None:
    table.plays_with(sets=SHOW)
    table.event("gag")
    ann, _bob, ann_too, _bob_too = pairs(table)
    ann.speaks()
    assert (ann.life, ann_too.life) == (3, 4)


def test_dorothy_orders_the_other_player_and_his_active_figure_obeys(table: Table) -> None:
    table.plays_with(sets=SHOW)
    table.event("dorothy_rage")
    ann, bob, ann_too, bob_too = pairs(table, {"hand": [ANY]}, {"life": 3, "hand": [BEER]}, {}, {"life": 3})
    assert not ann.can_use("dorothy_rage", at=ann_too)
    assert not ann.can_use("dorothy_rage", at=bob_too)
    ann.orders(bob, BEER)
    assert (bob.life, bob_too.life) == (4, 3)


def test_susanna_takes_a_life_point_of_the_figure_on_turn(table: Table) -> None:
    table.plays_with(sets=SHOW)
    table.event("miss_susanna")
    ann, bob, ann_too, _bob_too = pairs(table)
    ann.ends_turn()
    assert (ann.life, ann_too.life) == (3, 4)
    assert bob.decides(CHOOSE_ACTIVE)


def test_a_hand_is_exchanged_once_at_the_start_of_a_players_turn(table: Table) -> None:
    table.plays_with(sets=SHOW)
    table.event("darling_valentine")
    ann, bob, _ann_too, bob_too = pairs(table, {}, {"hand": [BANG]})
    table.next_cards("2♣", "3♣", "4♣")
    ann.ends_turn()
    bob.activates(bob_too)
    assert bob.hand == ["2♣", "3♣", "4♣"]


def test_the_show_changes_nothing_about_the_goal(table: Table) -> None:
    table.plays_with(sets=SHOW)
    table.event("wild_west_show")
    ann, bob, ann_too, _bob_too = pairs(table, {"hand": [BANG]}, {"life": 1}, {}, {"alive": False})
    ann.plays(BANG, at=bob)
    assert table.winners == {ann, ann_too}


def test_greygory_may_change_his_abilities_when_he_is_chosen(table: Table) -> None:
    table.plays_with(sets=SHOW)
    ann, bob, _ann_too, greygory = pairs(table, bob_too={"character": "greygory_deck"})
    ann.ends_turn()
    bob.activates(greygory)
    assert greygory.decides(NEW_ABILITIES)


def test_janet_passive_and_then_chosen_has_her_ability_in_the_turn(table: Table) -> None:
    ann, bob, janet, _bob_too = pairs(table, {"hand": [MISSED]}, {}, {"character": CALAMITY_JANET})
    ann.begins_turn()
    ann.activates(janet)
    janet.plays(MISSED, at=bob, as_=BANG)
    assert bob.life == 3
