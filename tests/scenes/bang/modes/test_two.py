"""The game for two, sentence by sentence: two figures each, one active, one passive, one turn for both."""

from collections import Counter

import pytest

from saloon.games.bang.deal import as_dealt, deal
from saloon.games.bang.game import BANG as GAME
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.words import CHOOSE_ACTIVE, DISCARD_EXCESS, DRAFT, PICK_CARD, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.kernel.wishes import BadSetup
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CALAMITY_JANET,
    DUEL,
    DYNAMITE,
    EL_GRINGO,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    LUCKY_DUKE,
    MISSED,
    MUSTANG,
    PANIC,
    PAUL_REGRET,
    REMINGTON,
    SALOON,
    SCHOFIELD,
    SCOPE,
    SUZY_LAFAYETTE,
    VOLCANIC,
    WILLY_THE_KID,
)
from tests.scenes.bang.modes.pairs import pairs
from tests.scenes.language import ANY, HAND, Table

FOUR = [SUZY_LAFAYETTE, EL_GRINGO, CALAMITY_JANET, WILLY_THE_KID]


# Preparation


def drafted(seed: str, picks: list[str], actives: list[int], **rules: str) -> Bang:
    """A game of two with these four characters, taken in this order; then each chooses his active one."""
    game = deal(new_setup(2, seed, characters=FOUR, chosen=rules))
    for character in picks:
        assert game.decision is not None
        assert game.decision.kind == DRAFT
        game.answer_key(f"pick:{character}")
    for figure in actives:
        assert game.decision is not None
        assert game.decision.kind == CHOOSE_ACTIVE
        game.answer_key(f"activate>p{figure}")
    return game


def drafter(game: Bang) -> PlayerId:
    assert game.decision is not None
    return game.decision.player


def test_four_characters_lie_open_and_the_players_take_them_in_turn() -> None:
    game = deal(new_setup(2, "draft", characters=FOUR))
    first = drafter(game)
    takers = []
    while game.decision is not None and game.decision.kind == DRAFT:
        takers.append(game.decision.player)
        game.answer(0)
    assert takers == [first, 1 - first, first], "the last character is left for the other one"
    assert Counter(figure.player for figure in game.figures) == {0: 2, 1: 2}
    assert sorted(game.key_of(figure.characters[0]) for figure in game.figures) == sorted(FOUR)
    assert game.mode.open_characters(game) == []


def test_of_characters_that_are_the_same_one_is_offered() -> None:
    game = deal(new_setup(2, "draft", characters=[EL_GRINGO, EL_GRINGO, SUZY_LAFAYETTE, EL_GRINGO]))
    assert game.decision is not None
    assert [game.key(option) for option in game.decision.options] == ["pick:el_gringo", "pick:suzy_lafayette"]


def test_both_see_which_characters_are_still_there() -> None:
    game = deal(new_setup(2, "draft", characters=FOUR))
    game.answer_key(f"pick:{EL_GRINGO}")
    for viewer in (PlayerId(0), PlayerId(1), PlayerId(-1)):
        assert GAME.view(game, viewer).draft == [SUZY_LAFAYETTE, CALAMITY_JANET, WILLY_THE_KID]


def test_without_wishes_four_of_all_characters_lie_open() -> None:
    open_ones = {
        tuple(game.mode.open_characters(game)) for game in (deal(new_setup(2, str(i))) for i in range(5))
    }
    assert len(open_ones) == 5
    assert all(len(set(four)) == 4 for four in open_ones)


def test_each_is_dealt_as_many_cards_as_the_one_he_begins_with_has_life_points() -> None:
    game = deal(new_setup(2, "draft", characters=FOUR))
    first = drafter(game)
    own = [i for i, figure in enumerate(game.figures) if figure.player == first]
    other = [i for i, figure in enumerate(game.figures) if figure.player != first]
    picks = [EL_GRINGO, SUZY_LAFAYETTE, WILLY_THE_KID]
    log: list[Event] = []
    game = as_dealt(new_setup(2, "draft", characters=FOUR), log)
    game.run()
    for key in [*[f"pick:{one}" for one in picks], f"activate>p{own[0]}", f"activate>p{other[1]}"]:
        game.answer_key(key)
    drawn = {game.figures[event.who].player: event.amount for event in log if event.name == "drew"}
    assert drawn == {first: 3, 1 - first: 4}
    assert [figure.is_awake() for figure in game.figures if figure.player != first] == [False, True]


def test_a_character_who_starts_with_more_or_fewer_cards_does_so_here_too() -> None:
    four = ["big_spencer", "gary_looter", "el_gringo", "willy_the_kid"]
    log: list[Event] = []
    game = as_dealt(new_setup(2, "draft", sets=["base", "wild_west_show"], characters=four), log)
    game.run()
    while game.decision is not None and game.decision.kind in (DRAFT, CHOOSE_ACTIVE):
        game.answer(0)
    assert [event.amount for event in log if event.name == "drew"][:2] == [5, 5], "nine and five life points"


def test_there_are_no_roles_and_nobody_has_an_extra_life_point() -> None:
    first = drafter(deal(new_setup(2, "draft", characters=FOUR)))
    game = drafted("draft", [EL_GRINGO, SUZY_LAFAYETTE, WILLY_THE_KID], [first, 1 - first])
    assert [player.role for player in game.players] == [NONE, NONE]
    lives = {game.key_of(figure.characters[0]): figure.max_life for figure in game.figures}
    assert lives == {EL_GRINGO: 3, SUZY_LAFAYETTE: 4, WILLY_THE_KID: 4, CALAMITY_JANET: 4}
    with pytest.raises(BadSetup):
        new_setup(2, roles=[SHERIFF, NONE])


def test_the_lot_names_who_begins_and_the_other_one_takes_the_first_character() -> None:
    beginners: Counter[int] = Counter()
    for seed in range(40):
        game = deal(new_setup(2, f"lot {seed}"))
        first = drafter(game)
        while game.turns == 0:
            game.answer(0)
        assert game.figures[game.turn].player == 1 - first
        beginners[1 - first] += 1
    assert min(beginners.values()) > 8, "sometimes one, sometimes the other"


# The aim


def test_who_has_lost_both_figures_has_lost(table: Table) -> None:
    ann, bob, ann_too, bob_too = pairs(
        table, {"hand": [BANG, BANG], "in_play": [VOLCANIC]}, {"life": 1}, {}, {"life": 1}
    )
    ann.plays(BANG, at=bob)
    assert not bob.alive
    assert table.winners == set()
    ann.plays(BANG, at=bob_too)
    assert table.winners == {ann, ann_too}


def test_a_gatling_may_take_both_at_once(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(
        table, {"hand": [GATLING], "life": 1}, {"life": 1}, {"life": 1}, {"life": 1}
    )
    ann.plays(GATLING)
    assert table.winners == {ann, ann_too}


# Distances


def test_distances_are_those_of_a_table_of_four(table: Table) -> None:
    ann, bob, _ann_too, bob_too = pairs(table, bob_too={"in_play": [MUSTANG]})
    assert ann.distance_to(bob) == 1
    assert ann.distance_to(bob_too) == 2
    assert bob_too.distance_to(ann) == 1


def test_the_dead_leave_a_gap_that_closes_as_always(table: Table) -> None:
    table.plays_with(two_seating="side_by_side")
    table.plays_mode("two")
    ann = table.seat(role=NONE)
    ann_too = table.seat(role=NONE, of=ann, passive=True)
    bob = table.seat(role=NONE, alive=False, passive=True)
    bob_too = table.seat(role=NONE, of=bob)
    assert (ann_too.distance_to(bob_too), ann.distance_to(bob_too)) == (1, 1)


def test_ones_own_two_are_always_at_distance_1(table: Table) -> None:
    ann, bob, ann_too, _bob_too = pairs(table, ann_too={"character": PAUL_REGRET, "in_play": [MUSTANG]})
    assert ann.distance_to(ann_too) == ann_too.distance_to(ann) == 1
    assert ann.way_to(ann_too) == [("", 1)]
    assert bob.distance_to(ann_too) == 2, "the horse works for the others; the ability rests"


def test_one_may_take_a_card_that_lies_before_ones_other_figure(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [PANIC, ANY]}, ann_too={"in_play": [MUSTANG]})
    assert not ann.can_play(PANIC, at=ann_too, taking=HAND), "the hand is the same"
    ann.plays(PANIC, at=ann_too, taking=MUSTANG)
    assert ann_too.in_play == []
    assert MUSTANG in ann.hand


# A turn


def test_a_player_has_one_turn_for_both_figures(table: Table) -> None:
    ann, bob, _ann_too, bob_too = pairs(table, {"hand": [ANY, ANY]})
    ann.ends_turn()
    bob.activates(bob_too)
    assert table.turn == bob_too
    bob_too.ends_turn()
    assert ann.decides(CHOOSE_ACTIVE), "and not another one of Bob's"


def test_the_active_figure_is_chosen_after_the_checks_and_before_drawing(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(
        table, {"in_play": [DYNAMITE]}, ann_too={"in_play": [JAIL]}, bob_too={"alive": False}
    )
    ann.begins_turn()
    table.next_cards("4♣", "5♥", BANG, BANG)
    assert [event.definition for event in table.events("checked")] == ["dynamite", "jail"]
    assert ann.hand == []
    ann.activates(ann_too)
    assert (ann.active, ann_too.active) == (False, True)
    assert ann_too.hand == [BANG, BANG]


def test_a_figure_still_in_jail_cannot_be_activated(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, {"in_play": [JAIL], "character": WILLY_THE_KID})
    ann.begins_turn()
    table.next_cards("4♣")
    assert table.turn == ann_too, "there is no question: it is the other one's turn"
    assert ann_too.active
    assert not ann.active
    assert len(ann_too.hand) == 2


def test_a_passive_one_in_jail_cannot_be_activated_either(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, ann_too={"in_play": [JAIL]})
    ann.begins_turn()
    table.next_cards("4♣")
    assert table.turn == ann
    assert not ann_too.active


def test_who_escapes_may_be_activated(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, ann_too={"in_play": [JAIL]})
    ann.begins_turn()
    table.next_cards("4♥")
    ann.activates(ann_too)
    assert table.turn == ann_too


def test_if_both_stay_in_jail_the_turn_is_lost(table: Table) -> None:
    ann, bob, _ann_too, _bob_too = pairs(table, {"in_play": [JAIL]}, ann_too={"in_play": [JAIL]})
    ann.begins_turn()
    table.next_cards("4♣", "5♣")
    assert len(table.events("turn_skipped")) == 1
    assert bob.decides(CHOOSE_ACTIVE)
    assert ann.hand == []


def test_the_last_figure_of_a_player_may_lose_the_turn_in_jail_alone(table: Table) -> None:
    ann, bob, _ann_too, _bob_too = pairs(table, {"in_play": [JAIL]}, ann_too={"alive": False})
    ann.begins_turn()
    table.next_cards("4♣")
    assert bob.decides(CHOOSE_ACTIVE)


def test_with_one_figure_left_there_is_no_question(table: Table) -> None:
    ann, _bob, _ann_too, bob_too = pairs(
        table, bob={"alive": False, "passive": True}, bob_too={"passive": False}
    )
    ann.ends_turn()
    assert table.turn == bob_too
    assert len(bob_too.hand) == 2


def test_checks_begin_with_ones_right_figure_dynamite_before_jail(table: Table) -> None:
    ann, bob, _ann_too, bob_too = pairs(table, {"in_play": [JAIL]}, ann_too={"in_play": [JAIL, DYNAMITE]})
    ann.begins_turn()
    table.next_cards("4♣", "5♥", "6♣")
    bob.lays_dynamite(before=bob_too)
    checks = [(event.who, event.definition) for event in table.events("checked")]
    assert checks == [(2, "dynamite"), (0, "jail"), (2, "jail")]
    assert table.turn == ann


def test_the_hand_limit_is_the_life_of_the_active_figure(table: Table) -> None:
    ann, _bob, _ann_too, _bob_too = pairs(table, {"life": 2, "hand": [ANY, ANY, ANY]}, ann_too={"life": 4})
    ann.ends_turn()
    assert ann.decides(DISCARD_EXCESS)


# Abilities


def test_only_the_ability_of_the_active_figure_is_in_force(table: Table) -> None:
    ann, bob, _ann_too, _bob_too = pairs(
        table, {"hand": [BANG, BANG], "life": 4}, ann_too={"character": WILLY_THE_KID}
    )
    ann.plays(BANG, at=bob)
    ann.cannot_play(BANG, because="bang_limit")


def test_it_comes_with_the_choice_of_the_figure(table: Table) -> None:
    ann, bob, ann_too, _bob_too = pairs(table, {"hand": [BANG, BANG]}, ann_too={"character": WILLY_THE_KID})
    ann.begins_turn()
    ann.activates(ann_too)
    ann_too.plays(BANG, at=bob)
    ann_too.plays(BANG, at=bob)
    assert bob.life == 2


def test_suzy_and_janet_the_example_of_the_rulebook_step_by_step(table: Table) -> None:
    ann, suzy, _ann_too, janet = pairs(
        table,
        {"hand": [INDIANS]},
        {"character": SUZY_LAFAYETTE, "hand": [BANG]},
        {},
        {"character": CALAMITY_JANET},
    )
    table.next_cards("9♣")
    assert (suzy.active, janet.active) == (True, False)
    ann.plays(INDIANS)
    suzy.takes_the_hit()
    assert suzy.life == 3
    assert (suzy.active, janet.active) == (False, True), "now Janet is the target"
    janet.plays(BANG)
    assert janet.life == 4
    assert (suzy.active, janet.active) == (True, False), "Suzy is active again"
    assert suzy.hand == ["9♣"], "and draws, for the hand is empty"


def test_a_passive_janet_answers_a_bang_with_a_bang(table: Table) -> None:
    ann, _bob, _ann_too, janet = pairs(
        table, {"hand": [BANG]}, {"hand": [BANG("2♣")]}, {}, {"character": CALAMITY_JANET}
    )
    ann.plays(BANG, at=janet)
    janet.plays(BANG("2♣"))
    assert janet.life == 4
    assert not janet.active


def test_the_active_one_rests_while_the_other_answers(table: Table) -> None:
    ann, _janet, _ann_too, bob_too = pairs(
        table, {"hand": [BANG]}, {"character": CALAMITY_JANET, "hand": [BANG("2♣")]}
    )
    ann.plays(BANG, at=bob_too)
    bob_too.cannot_play(BANG("2♣"), because="not_an_answer")
    bob_too.takes_the_hit()


def test_in_a_duel_the_challenged_figure_is_active(table: Table) -> None:
    ann, _bob, _ann_too, janet = pairs(
        table, {"hand": [DUEL]}, {"hand": [MISSED]}, {}, {"character": CALAMITY_JANET}
    )
    ann.plays(DUEL, at=janet)
    janet.plays(MISSED)
    assert ann.life == 3
    assert not janet.active


def test_ones_own_two_may_duel_each_with_its_ability(table: Table) -> None:
    ann, _bob, janet, _bob_too = pairs(table, {"hand": [DUEL, MISSED]}, ann_too={"character": CALAMITY_JANET})
    ann.plays(DUEL, at=janet)
    janet.plays(MISSED)
    assert ann.life == 3, "without cards"
    assert ann.active


def test_a_figure_that_is_hit_has_its_ability_for_that(table: Table) -> None:
    ann, _bob, _ann_too, gringo = pairs(table, {"hand": [BANG, ANY]}, {}, {}, {"character": EL_GRINGO})
    ann.plays(BANG, at=gringo)
    assert gringo.life == 2
    assert len(gringo.hand) == 1
    assert not gringo.active


def test_what_is_not_aimed_at_it_does_not_wake_a_passive_figure(table: Table) -> None:
    ann, _bob, duke, _bob_too = pairs(table, ann_too={"character": LUCKY_DUKE, "in_play": [JAIL]})
    ann.begins_turn()
    table.next_cards("4♣", "5♥")
    assert len(table.events("checked")) == 1
    assert table.turn == ann, "one card was flipped"
    assert not duke.active


def test_a_barrel_works_for_its_figure_passive_or_not(table: Table) -> None:
    ann, _bob, _ann_too, duke = pairs(
        table, {"hand": [BANG]}, {}, {}, {"character": LUCKY_DUKE, "in_play": [BARREL]}
    )
    table.next_cards("4♣", "5♥")
    ann.plays(BANG, at=duke)
    duke.uses(BARREL)
    duke.picks("5♥")
    assert duke.life == 4


def test_a_weapon_works_for_the_figure_before_which_it_lies(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, ann_too={"in_play": [REMINGTON]})
    assert (ann.reach, ann_too.reach) == (1, 3)


# Cards


def test_any_figure_within_reach_may_be_the_target(table: Table) -> None:
    ann, bob, ann_too, bob_too = pairs(table, {"hand": [BANG]}, bob_too={"in_play": [MUSTANG]})
    assert ann.can_play(BANG, at=bob)
    assert ann.can_play(BANG, at=ann_too), "one's own as well"
    ann.cannot_play(BANG, at=bob_too, because="out_of_reach", distance=2, reach=1)


def test_blue_cards_are_laid_before_either_of_ones_figures(table: Table) -> None:
    ann, bob, ann_too, _bob_too = pairs(table, {"hand": [BARREL, SCOPE]})
    ann.plays(BARREL, at=ann_too)
    ann.plays(SCOPE, at=ann)
    assert ann.in_play == [SCOPE]
    assert ann_too.in_play == [BARREL]
    assert not ann.can_play(BARREL, at=bob)


def test_a_weapon_replaces_the_one_of_the_same_figure(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(
        table, {"hand": [SCHOFIELD], "in_play": [VOLCANIC]}, ann_too={"in_play": [REMINGTON]}
    )
    ann.is_warned("gives_up_weapon", SCHOFIELD, at=ann_too, reach=3, new_reach=2)
    ann.plays(SCHOFIELD, at=ann_too)
    assert ann.in_play == [VOLCANIC]
    assert ann_too.in_play == [SCHOFIELD]


def test_beer_is_only_for_the_active_figure(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, {"life": 3, "hand": [BEER]}, ann_too={"life": 1})
    assert not ann.can_play(BEER, at=ann_too)
    ann.plays(BEER)
    assert (ann.life, ann_too.life) == (4, 1)


def test_saloon_is_for_all_figures(table: Table) -> None:
    ann, bob, ann_too, bob_too = pairs(
        table, {"life": 3, "hand": [SALOON]}, {"life": 2}, {"life": 1}, {"life": 1}
    )
    ann.plays(SALOON)
    assert [one.life for one in (ann, bob, ann_too, bob_too)] == [4, 3, 2, 2]


def test_the_store_has_a_card_for_each_living_figure(table: Table) -> None:
    ann, bob, _ann_too, bob_too = pairs(table, {"hand": [GENERAL_STORE]}, ann_too={"alive": False})
    table.next_cards("2♣", "3♣", "4♣")
    ann.plays(GENERAL_STORE)
    ann.picks("2♣")
    bob.picks("3♣")
    assert ann.hand == ["2♣"]
    assert bob_too.hand == ["3♣", "4♣"]


def test_indians_and_gatling_strike_the_other_players_figures_clockwise(table: Table) -> None:
    ann, bob, ann_too, bob_too = pairs(table, {"hand": [INDIANS, GATLING]}, {"hand": [ANY]})
    ann.plays(INDIANS)
    bob.takes_the_hit()
    bob_too.takes_the_hit()
    ann.plays(GATLING)
    bob.takes_the_hit()
    bob_too.takes_the_hit()
    assert [one.life for one in (ann, bob, ann_too, bob_too)] == [4, 2, 4, 2]


def test_clockwise_is_from_the_figure_that_plays_the_card(table: Table) -> None:
    _ann, bob, ann_too, bob_too = pairs(
        table, {"passive": True, "hand": [INDIANS]}, {"hand": [ANY]}, {"passive": False}
    )
    ann_too.has_the_turn()
    ann_too.plays(INDIANS)
    bob_too.takes_the_hit()
    bob.takes_the_hit()


def test_jail_is_played_on_a_figure(table: Table) -> None:
    ann, _bob, _ann_too, bob_too = pairs(table, {"hand": [JAIL]})
    ann.plays(JAIL, at=bob_too)
    assert bob_too.in_play == [JAIL]


def test_dynamite_lies_before_any_of_ones_figures(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [DYNAMITE]})
    ann.plays(DYNAMITE, at=ann_too)
    assert ann_too.in_play == [DYNAMITE]


def test_after_its_check_dynamite_is_handed_to_the_other_player(table: Table) -> None:
    ann, bob, ann_too, bob_too = pairs(table, ann_too={"in_play": [DYNAMITE]})
    ann.begins_turn()
    table.next_cards("4♣")
    bob.lays_dynamite(before=bob_too)
    assert ann_too.in_play == []
    assert bob_too.in_play == [DYNAMITE]
    ann.activates(ann)


def test_with_one_figure_left_it_is_laid_there(table: Table) -> None:
    ann, bob, _ann_too, _bob_too = pairs(table, {"in_play": [DYNAMITE]}, bob_too={"alive": False})
    ann.begins_turn()
    table.next_cards("4♣")
    assert bob.in_play == [DYNAMITE]
    ann.activates(ann)


def test_dynamite_that_kills_a_figure_leaves_the_turn_to_the_other(table: Table) -> None:
    ann, _bob, ann_too, _bob_too = pairs(table, {"life": 2, "in_play": [DYNAMITE]})
    ann.begins_turn()
    table.next_cards("4♠")
    assert not ann.alive
    assert table.turn == ann_too
    assert len(ann_too.hand) == 2


def test_when_one_dies_the_other_one_is_active_for_good(table: Table) -> None:
    ann, bob, _ann_too, bob_too = pairs(
        table, {"hand": [BANG]}, {"life": 1}, {}, {"character": WILLY_THE_KID}
    )
    ann.plays(BANG, at=bob)
    assert not bob.alive
    assert bob_too.active
    ann.ends_turn()
    assert table.turn == bob_too


def test_the_store_asks_by_turns(table: Table) -> None:
    ann, bob, ann_too, bob_too = pairs(table, {"hand": [GENERAL_STORE]})
    table.next_cards("2♣", "3♣", "4♣", "5♣")
    ann.plays(GENERAL_STORE)
    ann.picks("2♣")
    bob.picks("3♣")
    assert ann_too.decides(PICK_CARD)
    ann_too.picks("5♣")
    assert bob_too.hand == ["3♣", "4♣"]


def test_nobody_is_dealt_two_characters_to_choose_from() -> None:
    with pytest.raises(BadSetup):
        new_setup(2, chosen={"characters_dealt": "two"})


@pytest.mark.parametrize("figures", [FOUR[:2], FOUR[:3]])
def test_the_open_characters_are_four(figures: list[str]) -> None:
    with pytest.raises(BadSetup):
        new_setup(2, characters=figures)


def test_figures_are_numbered_in_turn() -> None:
    game = as_dealt(new_setup(2))
    assert [figure.player for figure in game.figures] == [0, 1, 0, 1]
    assert game.ring == [FigureId(i) for i in range(4)]


def test_sides_of_two_are_who_begins_and_who_does_not() -> None:
    for seed in ("one", "two", "three", "four"):
        game = drafted(seed, [], [])
        first = game.mode_notes[0]
        assert GAME.sides(game)[first] == "first"
        assert GAME.sides(game)[1 - first] == "second"
    assert GAME.side_names(GAME.setup({"players": 2, "seed": "one"})) == ["first", "second"]
