"""The deck of the Wild West Show: face down, turned up by Stagecoaches and Wells Fargos."""

import pytest

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.setup import new_setup
from saloon.games.bang.view import view
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import BANG, GENERAL_STORE, STAGECOACH, SUZY_LAFAYETTE, WELLS_FARGO
from tests.scenes.bang.wild_west_show.names import (
    GAG,
    HELENA_ZONTERO,
    MISS_SUSANNA,
    SACAGAWAY,
    SETS,
    SHOWDOWN,
    WILD_WEST_SHOW,
)
from tests.scenes.language import Card, Table


def test_ten_events_lie_face_down_with_wild_west_show_at_the_bottom() -> None:
    orders = set()
    for seed in "abc":
        game = as_dealt(new_setup(4, seed, list(SETS)))
        deck = game.event_decks[0]
        keys = [game.book.definitions[number].key for number in deck.pile]
        assert len(set(keys)) == 10
        assert keys[0] == WILD_WEST_SHOW
        assert deck.active == -1
        seen = view(game, PlayerId(0)).event_decks[0]
        assert (seen.active, seen.next_one, seen.left) == ("", "", 10)
        orders.add(tuple(keys))
    assert len(orders) == 3


@pytest.mark.parametrize("card", [STAGECOACH, WELLS_FARGO])
def test_playing_one_of_these_two_turns_up_the_next_event(table: Table, card: Card) -> None:
    sheriff = table.seat(hand=[card])
    table.seat()
    table.seat()
    table.event(GAG, coming=[MISS_SUSANNA, SACAGAWAY])
    sheriff.plays(card)
    assert table.events_in_force == [MISS_SUSANNA]


def test_other_cards_turn_up_nothing(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE, BANG])
    outlaw = table.seat()
    table.seat()
    table.event(GAG, coming=[MISS_SUSANNA])
    sheriff.plays(BANG, at=outlaw)
    assert table.events_in_force == [GAG]


def test_a_stagecoach_that_is_fired_as_a_bang_turns_up_nothing(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    outlaw = table.seat()
    table.seat()
    table.event(SHOWDOWN, coming=[MISS_SUSANNA])
    sheriff.plays(STAGECOACH, at=outlaw, as_=BANG)
    assert table.events_in_force == [SHOWDOWN]


def test_the_event_comes_before_the_cards(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat()
    table.seat()
    table.event(coming=[HELENA_ZONTERO])
    table.next_cards("2♣", "3♣", "4♣")
    sheriff.plays(STAGECOACH)
    assert table.discard == ["2♣", STAGECOACH]
    assert sheriff.hand == ["3♣", "4♣"]


def test_a_last_card_does_not_refill_a_hand_before_it_has_its_effect(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[STAGECOACH])
    table.seat()
    table.seat()
    table.event(coming=[HELENA_ZONTERO])
    suzy.plays(STAGECOACH)
    assert len(suzy.hand) == 2


def test_wild_west_show_stays_to_the_end(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH, WELLS_FARGO])
    table.seat()
    table.seat()
    table.event(GAG, coming=[WILD_WEST_SHOW])
    sheriff.plays(STAGECOACH)
    sheriff.plays(WELLS_FARGO)
    assert table.events_in_force == [WILD_WEST_SHOW]


@pytest.mark.parametrize(("priority", "first"), [("wild_west_show", 0), ("others", 1)])
def test_its_events_come_before_those_of_other_decks(priority: str, first: int) -> None:
    sets = ["base", "high_noon", "wild_west_show"]
    game = as_dealt(new_setup(4, "two decks", sets, chosen={"event_priority": priority}))
    assert game.event_decks[first].box == WILD_WEST_SHOW
