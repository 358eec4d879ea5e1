"""Where the chapter on two players is silent or can be read twice: both readings of each rule option."""

import pytest

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import CHOOSE_ACTIVE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DUEL,
    DYNAMITE,
    GENERAL_STORE,
    SALOON,
    VULTURE_SAM,
)
from tests.scenes.bang.modes.pairs import pairs
from tests.scenes.language import ANY, Table


@pytest.mark.parametrize(
    ("seating", "players"), [("alternating", [0, 1, 0, 1]), ("side_by_side", [0, 0, 1, 1])]
)
def test_seating(seating: str, players: list[int]) -> None:
    game = as_dealt(new_setup(2, chosen={"two_seating": seating}))
    assert [game.figures[figure].player for figure in game.ring] == players


@pytest.mark.parametrize(("rule", "cards"), [("stays", 2), ("lost", 0)])
def test_the_hand_when_one_of_two_figures_dies(table: Table, rule: str, cards: int) -> None:
    table.plays_with(two_hand=rule)
    ann, bob, _ann_too, bob_too = pairs(
        table, {"hand": [BANG]}, {"life": 1, "hand": [ANY, ANY], "in_play": [BARREL]}
    )
    table.next_cards("2♣")
    ann.plays(BANG, at=bob)
    bob.takes_the_hit()
    bob.passes()
    assert not bob.alive
    assert bob.in_play == []
    assert len(bob_too.hand) == cards


@pytest.mark.parametrize(("rule", "cards"), [("stays", 1), ("lost", 3)])
def test_an_heir_gets_the_hand_only_if_it_is_lost(table: Table, rule: str, cards: int) -> None:
    table.plays_with(two_hand=rule)
    sam, bob, _ann_too, _bob_too = pairs(
        table,
        {"character": VULTURE_SAM, "hand": [BANG]},
        {"life": 1, "hand": [ANY, ANY], "in_play": [BARREL]},
    )
    table.next_cards("2♣")
    sam.plays(BANG, at=bob)
    bob.takes_the_hit()
    bob.passes()
    assert len(sam.hand) == cards


@pytest.mark.parametrize(("rule", "life"), [("dead", 3), ("works", 4)])
def test_beer_with_one_figure_each(table: Table, rule: str, life: int) -> None:
    table.plays_with(two_beer=rule)
    ann, _bob, _ann_too, _bob_too = pairs(
        table, {"life": 3, "hand": [BEER]}, ann_too={"alive": False}, bob_too={"alive": False}
    )
    ann.plays(BEER)
    assert ann.life == life


def test_beer_works_while_three_figures_are_left(table: Table) -> None:
    ann, _bob, _ann_too, _bob_too = pairs(table, {"life": 3, "hand": [BEER]}, ann_too={"alive": False})
    ann.plays(BEER)
    assert ann.life == 4


@pytest.mark.parametrize("rule", ["active", "any"])
def test_a_passive_figure_that_answers_a_card_may_be_saved_by_a_beer(table: Table, rule: str) -> None:
    table.plays_with(two_saving_beer=rule)
    ann, _bob, _ann_too, bob_too = pairs(table, {"hand": [BANG]}, {"hand": [BEER]}, {}, {"life": 1})
    ann.plays(BANG, at=bob_too)
    bob_too.takes_the_hit()
    bob_too.plays(BEER)
    assert bob_too.life == 1


def test_a_passive_figure_that_dynamite_kills_may_not(table: Table) -> None:
    table.plays_with(two_saving_beer="active")
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [BEER]}, ann_too={"life": 3, "in_play": [DYNAMITE]})
    ann.begins_turn()
    table.next_cards("4♠")
    assert not ann_too.alive
    assert table.turn == ann


def test_unless_beer_is_for_any_figure_on_the_point_of_death(table: Table) -> None:
    table.plays_with(two_saving_beer="any")
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [BEER]}, ann_too={"life": 3, "in_play": [DYNAMITE]})
    ann.begins_turn()
    table.next_cards("4♠")
    ann_too.plays(BEER)
    assert ann_too.life == 1
    assert ann.decides(CHOOSE_ACTIVE)


def test_the_active_one_may_always(table: Table) -> None:
    table.plays_with(two_saving_beer="active")
    ann, _bob, _ann_too, _bob_too = pairs(table, {"life": 3, "hand": [BEER], "in_play": [DYNAMITE]})
    ann.begins_turn()
    table.next_cards("4♠")
    ann.plays(BEER)
    assert ann.life == 1
    assert ann.decides(CHOOSE_ACTIVE)


def test_the_same_card_may_lie_before_both_figures(table: Table) -> None:
    table.plays_with(two_same_card="per_figure")
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [BARREL]}, ann_too={"in_play": [BARREL]})
    assert not ann.can_play(BARREL, at=ann_too)
    ann.plays(BARREL, at=ann)
    assert ann.in_play == [BARREL]
    assert ann_too.in_play == [BARREL]


def test_or_before_one_of_them_only(table: Table) -> None:
    table.plays_with(two_same_card="per_player")
    ann, _bob, _ann_too, _bob_too = pairs(table, {"hand": [BARREL]}, ann_too={"in_play": [BARREL]})
    ann.cannot_play(BARREL, because="already_in_play")


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [("alternately", ["2♣", "4♣"], ["3♣", "5♣"]), ("all_at_once", ["2♣", "3♣"], ["4♣", "5♣"])],
)
def test_the_order_of_the_store(table: Table, rule: str, first: list[str], second: list[str]) -> None:
    table.plays_with(two_store=rule)
    ann, bob, _ann_too, _bob_too = pairs(table, {"hand": [GENERAL_STORE]})
    table.next_cards("2♣", "3♣", "4♣", "5♣")
    ann.plays(GENERAL_STORE)
    for face in ("2♣", "3♣", "4♣"):
        assert table.game.decision is not None
        table.seats[table.game.decision.figure].picks(face)
    assert ann.hand == first
    assert bob.hand == second


@pytest.mark.parametrize(("rule", "cards"), [("none", 0), ("three_cards", 3)])
def test_what_a_kill_brings(table: Table, rule: str, cards: int) -> None:
    table.plays_with(two_reward=rule)
    ann, bob, _ann_too, _bob_too = pairs(table, {"hand": [BANG]}, {"life": 1})
    ann.plays(BANG, at=bob)
    assert len(ann.hand) == cards


def test_nothing_for_ones_own_figure(table: Table) -> None:
    table.plays_with(two_reward="three_cards")
    ann, _bob, ann_too, _bob_too = pairs(table, {"hand": [BANG]}, ann_too={"life": 1})
    ann.plays(BANG, at=ann_too)
    assert not ann_too.alive
    assert ann.hand == []


def test_who_loses_the_active_figure_in_his_own_turn_goes_on_with_the_other(table: Table) -> None:
    table.plays_with(two_turn="goes_on")
    ann, bob, ann_too, _bob_too = pairs(table, {"life": 1, "hand": [DUEL, SALOON]}, {"hand": [BANG]})
    ann.plays(DUEL, at=bob)
    bob.plays(BANG)
    ann.takes_the_hit()
    ann.passes()
    assert not ann.alive
    assert table.turn == ann_too
    ann_too.plays(SALOON)


def test_or_his_turn_is_over(table: Table) -> None:
    table.plays_with(two_turn="ends")
    ann, bob, ann_too, _bob_too = pairs(table, {"life": 1, "hand": [DUEL, SALOON]}, {"hand": [BANG]})
    ann.plays(DUEL, at=bob)
    bob.plays(BANG)
    ann.takes_the_hit()
    ann.passes()
    assert ann_too.alive
    assert bob.decides(CHOOSE_ACTIVE)


def test_a_bang_is_one_a_turn_whichever_figure_goes_on(table: Table) -> None:
    ann, bob, ann_too, _bob_too = pairs(table, {"life": 1, "hand": [BANG, DUEL, BANG]}, {"hand": [BANG]})
    ann.plays(BANG, at=bob)
    bob.takes_the_hit()
    ann.plays(DUEL, at=bob)
    bob.plays(BANG)
    ann.takes_the_hit()
    ann.passes()
    ann_too.cannot_play(BANG, because="bang_limit")
