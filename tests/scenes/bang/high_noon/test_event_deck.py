"""The event deck: when events are turned up, by whom, in which order, and what happens at its end."""

import pytest

from saloon.games.bang.catalogue import SETS as BOXES
from saloon.games.bang.deal import as_dealt, deal
from saloon.games.bang.figures import OPEN_TO_ALL, UNSEEN
from saloon.games.bang.game import BANG
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import CHOOSE_CHARACTER, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.kernel.wishes import BadSetup
from tests.scenes.bang.base.names import DYNAMITE, MISSED, SUZY_LAFAYETTE
from tests.scenes.bang.high_noon.names import (
    BLESSING,
    CURSE,
    GHOST_TOWN,
    HANGOVER,
    HIGH_NOON,
    SETS,
    SHOOTOUT,
    THE_DALTONS,
    THIRST,
)
from tests.scenes.bang.watching import check_found_anew
from tests.scenes.language import Table

BOTH = [*SETS, "fistful_of_cards"]


def test_the_sheriff_turns_up_the_next_event_before_anything_else(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(in_play=[DYNAMITE])
    table.seat()
    table.seat()
    table.event(THIRST, coming=[BLESSING, CURSE])
    table.next_cards("5♠", "2♥", "3♥")
    sheriff.begins_turn()
    assert sheriff.life == 5, "the Dynamite was checked under the Blessing"
    assert len(sheriff.hand) == 2, "Thirst was covered before he drew"
    assert table.events_in_force == [BLESSING]


def test_nobody_turns_up_an_event_in_the_sheriffs_first_turn() -> None:
    (deck,) = deal(new_setup(4, "first", list(SETS))).event_decks
    assert deck.active == NONE
    assert len(deck.pile) == 15


def test_others_do_not_turn_up_events(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.seat()
    outlaw = table.seat()
    table.seat()
    table.event(SHOOTOUT, coming=[CURSE])
    outlaw.begins_turn()
    assert table.events_in_force == [SHOOTOUT]


def test_the_event_lasts_until_the_sheriffs_next_turn(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    one = table.seat()
    other = table.seat()
    table.event("", coming=[THIRST, SHOOTOUT])
    sheriff.begins_turn()
    sheriff.ends_turn()
    one.ends_turn()
    assert table.events_in_force == [THIRST]
    assert [len(seat.hand) for seat in (sheriff, one, other)] == [1, 1, 1]
    other.ends_turn()
    assert table.events_in_force == [SHOOTOUT]
    assert len(sheriff.hand) == 3


def test_without_a_sheriff_the_next_one_clockwise_turns_up_the_events(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.seat(alive=False)
    one = table.seat()
    other = table.seat()
    table.seat()
    table.event(SHOOTOUT, coming=[THIRST])
    one.begins_turn()
    assert table.events_in_force == [THIRST]
    one.ends_turn()
    assert table.turn == other


def test_everybody_sees_the_next_event_but_not_the_one_after(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(SHOOTOUT, coming=[THIRST, CURSE])
    sheriff.has_the_turn()
    (deck,) = sheriff.sees().event_decks
    assert (deck.active, deck.next_one, deck.left) == (SHOOTOUT, THIRST, 2)


def test_suzy_draws_when_the_hangover_ends_before_the_new_event_acts(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    suzy = table.seat(SUZY_LAFAYETTE)
    table.seat()
    table.event(HANGOVER, coming=[THE_DALTONS])
    table.next_cards("9♣")
    sheriff.begins_turn()
    assert suzy.hand == ["9♣"]


def test_by_the_publisher_the_last_event_stays(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(HIGH_NOON)
    sheriff.begins_turn()
    assert table.events_in_force == [HIGH_NOON]
    assert len(table.events("event_turned_up")) == 0
    assert sheriff.life == 4


def test_by_the_compendium_the_used_events_are_shuffled_and_come_again(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    one = table.seat()
    other = table.seat()
    table.event(SHOOTOUT, coming=[THIRST])
    sheriff.begins_turn()
    for seat in (sheriff, one, other):
        seat.ends_turn()
    assert len(table.events("event_turned_up")) == 2
    assert table.events_in_force[0] in (SHOOTOUT, THIRST)
    deck = table.game.event_decks[0]
    assert len(deck.pile) == 1
    assert not deck.spent


def keys(setup_rules: dict[str, str], sets: list[str], preset: str = "rulebooks") -> list[list[str]]:
    """The decks of a new game, from the top down."""
    game = as_dealt(new_setup(5, "decks", sets, preset, setup_rules))
    names = game.book.definitions
    return [[names[number].key for number in deck.pile[::-1]] for deck in game.event_decks]


def test_by_the_publisher_high_noon_lies_at_the_bottom() -> None:
    (deck,) = keys({}, list(SETS), "official")
    assert len(deck) == 15
    assert deck[-1] == HIGH_NOON


def test_by_the_compendium_all_events_are_shuffled() -> None:
    bottoms = set()
    for number in range(12):
        game = as_dealt(new_setup(4, f"bottom {number}", list(SETS)))
        bottoms.add(game.event_decks[0].pile[0])
    assert len(bottoms) > 3


def test_two_boxes_are_mixed_into_one_deck() -> None:
    (deck,) = keys({}, BOTH)
    assert len(deck) == 30


def test_by_the_publisher_a_mixed_deck_has_twelve_events_and_one_final_card() -> None:
    (deck,) = keys({}, BOTH, "official")
    assert len(deck) == 13
    assert deck[-1] in (HIGH_NOON, "a_fistful_of_cards")
    assert not {HIGH_NOON, "a_fistful_of_cards"} & set(deck[:-1])


def test_two_decks_side_by_side_have_two_events_in_force(table: Table) -> None:
    high_noon, fistful = keys({"event_decks": "side_by_side"}, BOTH)
    assert (len(high_noon), len(fistful)) == (15, 15)
    table.plays_with(sets=BOTH, event_decks="side_by_side", event_deck_end="reshuffle")
    sheriff = table.seat()
    one = table.seat()
    other = table.seat()
    table.event(SHOOTOUT, "ambush", coming=[THIRST])
    sheriff.has_the_turn()
    assert table.events_in_force == [SHOOTOUT, "ambush"]
    for seat in (sheriff, one, other):
        seat.ends_turn()
    assert table.events_in_force == [THIRST, "ambush"]
    assert len(sheriff.hand) == 1


def test_single_events_and_characters_can_be_left_out() -> None:
    setup = new_setup(7, "left out", list(SETS), left_out=[GHOST_TOWN, "paul_regret"])
    game = as_dealt(setup)
    names = game.book.definitions
    assert GHOST_TOWN not in [names[number].key for number in game.event_decks[0].pile]
    assert len(game.event_decks[0].pile) == 14
    figures = [number for figure in game.figures for number in [*figure.characters, figure.spare]]
    assert "paul_regret" not in [names[number].key for number in figures]


def test_leaving_out_what_there_is_not_gets_a_clear_error() -> None:
    with pytest.raises(BadSetup, match=r"'ghost_twon' cannot be left out; .*ghost_town"):
        new_setup(4, "0", list(SETS), left_out=["ghost_twon"])
    with pytest.raises(BadSetup, match="7 characters are needed, 6 are left"):
        new_setup(7, "0", ["base"], left_out=list(new_setup(4).book.characters)[:10])
    with pytest.raises(BadSetup, match="left out and given to a player"):
        new_setup(4, "0", ["base"], characters=["suzy_lafayette", "", "", ""], left_out=["suzy_lafayette"])


def test_whose_character_is_named_has_nothing_to_choose_though_another_lies_face_down() -> None:
    """Two characters to choose from, and New Identity: the one under the life counter stays unknown."""
    wishes: dict[str, object] = {
        "players": 4,
        "seed": "named",
        "sets": ["base", "high_noon"],
        "rules": {"characters_dealt": "two"},
        "characters": ["suzy_lafayette", "", "jourdonnais", ""],
    }
    game = BANG.deal(BANG.setup(wishes))
    asked = []
    while game.decision is not None and game.decision.kind == CHOOSE_CHARACTER:
        asked.append(game.decision.player)
        game.answer(0)
    assert sorted(asked) == [1, 3]
    assert [game.book.definitions[game.figures[i].characters[0]].key for i in (0, 2)] == [
        "suzy_lafayette",
        "jourdonnais",
    ]
    assert [figure.spare_seen for figure in game.figures] == [UNSEEN, OPEN_TO_ALL, UNSEEN, OPEN_TO_ALL]


def test_two_characters_may_be_dealt_to_choose_from() -> None:
    roles = [-1, SHERIFF, -1, -1]
    game = deal(new_setup(4, "two", ["base"], chosen={"characters_dealt": "two"}, roles=roles))
    first = game.figures[1].characters[0]
    second = game.figures[1].spare
    for seat in (1, 2, 3, 0):
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind) == (seat, CHOOSE_CHARACTER)
        assert not game.hand(FigureId(seat)), "cards are dealt when all have chosen"
        game.answer(1)
    sheriff = game.figures[1]
    assert (sheriff.characters, sheriff.spare) == ([second], first)
    assert sheriff.max_life == game.book.character(second).life + 1
    assert [len(player.hand) for player in game.players][2:] == [game.figures[i].life for i in (2, 3)]


def test_of_two_decks_side_by_side_both_events_act_at_once_one_after_the_other(table: Table) -> None:
    """The Doctor comes first, so that nobody is lost to the Russian Roulette whom he could save."""
    table.plays_with(sets=BOTH, event_decks="side_by_side")
    sheriff = table.seat(life=2)
    table.seat()
    table.seat()
    table.event(SHOOTOUT, coming=["the_doctor"])
    table.event("ambush", coming=["russian_roulette"])
    sheriff.begins_turn()
    assert sheriff.life == 1, "one point more, then two fewer"
    assert "russian_roulette" in table.events_in_force
    assert [event.definition for event in table.events("event_turned_up")] == [
        "the_doctor",
        "russian_roulette",
    ]


def test_suzy_has_a_card_again_before_the_event_that_ends_the_hangover_wants_one(table: Table) -> None:
    table.plays_with(sets=BOTH)
    sheriff = table.seat(SUZY_LAFAYETTE)
    one = table.seat(hand=[DYNAMITE])
    table.seat()
    table.event(HANGOVER, coming=["russian_roulette"])
    table.next_cards(MISSED)
    sheriff.begins_turn()
    sheriff.plays(MISSED)
    assert sheriff.life == 5
    one.takes_the_hit()
    assert one.life == 2


def test_the_final_card_comes_last_again_when_the_events_come_again(table: Table) -> None:
    table.plays_with(sets=SETS, event_deck_end="reshuffle", event_final_card="bottom")
    sheriff = table.seat(max_life=20)
    one = table.seat(max_life=20)
    other = table.seat(max_life=20)
    table.event(SHOOTOUT, coming=[THIRST, HANGOVER, CURSE, BLESSING, HIGH_NOON])
    sheriff.begins_turn()
    for _turn in range(4):
        for seat in (sheriff, one, other):
            seat.ends_turn()
    assert table.events_in_force == [HIGH_NOON]
    for seat in (sheriff, one, other):
        seat.ends_turn()
    (deck,) = table.game.event_decks
    names = [table.game.book.definitions[number].key for number in [*deck.pile, deck.active]]
    assert names[0] == HIGH_NOON
    assert sorted(names[1:]) == sorted([SHOOTOUT, THIRST, HANGOVER, CURSE, BLESSING])
    turned_up = [SHOOTOUT, THIRST, HANGOVER, CURSE, BLESSING]
    assert names[1:] not in (turned_up, turned_up[::-1]), "they are shuffled"


def test_a_deck_of_a_single_event_turns_it_up_again_and_again() -> None:
    left_out = [event.key for event in BOXES["high_noon"].events if event.key != THE_DALTONS]
    rules = {"event_deck_end": "reshuffle"}
    log: list[Event] = []
    game = deal(new_setup(4, "single", list(SETS), chosen=rules, left_out=left_out), log)
    assert game.event_decks[0].box == "high_noon"
    while [event.name for event in log].count("turn_began") < 12:
        game.answer(0)
    assert [event.definition for event in log if event.name == "event_turned_up"] == [THE_DALTONS] * 2


def test_an_event_that_leaves_at_once_comes_again_with_the_others(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    one = table.seat()
    other = table.seat()
    table.event(SHOOTOUT, coming=["the_doctor"])
    sheriff.begins_turn()
    assert table.events_in_force == []
    for seat in (sheriff, one, other):
        seat.ends_turn()
    (deck,) = table.game.event_decks
    assert len([*deck.pile, *deck.spent, deck.active]) == (3 if deck.active == NONE else 2)


def test_whoever_takes_the_other_character_has_its_life_points_and_its_ability_at_once() -> None:
    """Of several deals some offer characters that differ in both."""
    lives = set()
    for seed in range(12):
        game = deal(new_setup(4, f"two {seed}", ["base"], chosen={"characters_dealt": "two"}))
        while game.decision is not None and game.decision.kind == CHOOSE_CHARACTER:
            figure = game.figures[game.decision.figure]
            lives.add(figure.life - game.book.character(figure.spare).life)
            game.force()
            game.answer(1)
        check_found_anew(game)
        for number, figure in enumerate(game.figures):
            printed = game.book.character(figure.characters[0]).life
            sheriff = game.players[number].role == SHERIFF
            assert figure.life == figure.max_life == printed + (1 if sheriff else 0)
    assert {-1, 1} <= lives


def test_of_two_mixed_decks_only_the_rule_leaves_a_final_card_out() -> None:
    both = {HIGH_NOON, "a_fistful_of_cards"}
    (bottom,) = keys({"event_mix": "all", "event_final_card": "bottom"}, BOTH)
    assert len(bottom) == 29
    assert bottom[-1] in both
    (twelve,) = keys({"event_mix": "twelve", "event_final_card": "shuffled"}, BOTH)
    assert len(twelve) == 13
    assert len(both & set(twelve)) == 1
    (shuffled,) = keys({"event_mix": "all", "event_final_card": "shuffled"}, BOTH)
    assert both < set(shuffled)


def test_which_twelve_events_and_which_final_card_is_left_to_chance() -> None:
    decks = [
        as_dealt(new_setup(5, f"decks {seed}", BOTH, "official")).event_decks[0].pile for seed in range(8)
    ]
    assert len({frozenset(deck) for deck in decks}) == 8
    assert len({deck[0] for deck in decks}) == 2


@pytest.mark.parametrize("sets", [list(SETS), BOTH])
def test_the_next_event_of_a_new_deck_lies_face_up(sets: list[str]) -> None:
    game = deal(new_setup(4, "face up", sets))
    (deck,) = BANG.view(game, PlayerId(0)).event_decks
    assert deck.next_one == game.book.definitions[game.event_decks[0].pile[-1]].key
