"""The deal: roles, characters, life points, hands."""

from collections import Counter

import pytest

from saloon.games.bang.deal import as_dealt, deal
from saloon.games.bang.game import BANG as GAME
from saloon.games.bang.setup import new_setup
from saloon.games.bang.state import Bang
from saloon.games.bang.variants import SERIES_OPTIONS
from saloon.games.bang.view import BangView
from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, RENEGADE, ROLES, SHERIFF
from saloon.games.registry import GAMES
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.wishes import BadSetup
from tests.scenes.bang.base.names import EL_GRINGO, PAUL_REGRET, ROSE_DOOLAN, SLAB_THE_KILLER, WILLY_THE_KID


def dealt(players: int, seed: str = "1", **rules: str) -> Bang:
    return deal(new_setup(players, seed, chosen=rules), [])


@pytest.mark.parametrize(("players", "deputies", "outlaws"), [(4, 0, 2), (5, 1, 2), (6, 1, 3), (7, 2, 3)])
def test_the_roles_depend_on_the_number_of_players(players: int, deputies: int, outlaws: int) -> None:
    roles = Counter(player.role for player in dealt(players).players)
    assert roles[SHERIFF] == 1
    assert roles[RENEGADE] == 1
    assert roles[DEPUTY] == deputies
    assert roles[OUTLAW] == outlaws
    assert roles.total() == players


@pytest.mark.parametrize("players", [0, 1, 9])
def test_the_game_is_for_two_to_eight(players: int) -> None:
    with pytest.raises(BadSetup, match="players: 2, 3, 4, 5, 6, 7, 8"):
        new_setup(players)


def test_the_sheriff_shows_his_role_and_nobody_else_does() -> None:
    game = dealt(7)
    assert [player.revealed for player in game.players] == [player.role == SHERIFF for player in game.players]


def test_everybody_knows_his_own_role_and_hand_and_nobody_elses() -> None:
    game = dealt(5)
    for viewer in range(5):
        seen = GAMES["bang"].view(game, PlayerId(viewer))
        assert isinstance(seen, BangView)
        for other, figure in enumerate(seen.figures):
            mine = other == viewer
            assert (figure.role != -1) == (mine or game.players[other].role == SHERIFF)
            assert figure.hand == (game.players[other].hand if mine else [])
            assert figure.hand_size == len(game.players[other].hand)


def test_roles_are_dealt_at_random() -> None:
    sheriffs = {[player.role for player in dealt(5, str(seed)).players].index(SHERIFF) for seed in range(40)}
    assert sheriffs == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_player_gets_a_character_of_his_own(players: int) -> None:
    game = dealt(players)
    characters = [figure.characters[0] for figure in game.figures]
    assert len(set(characters)) == players


@pytest.mark.parametrize("seed", range(5))
def test_life_points_are_as_printed_and_the_sheriff_has_one_more(seed: int) -> None:
    game = dealt(7, str(seed))
    for player, figure in zip(game.players, game.figures, strict=True):
        printed_life = game.book.character(figure.characters[0]).life
        assert figure.max_life == printed_life + (1 if player.role == SHERIFF else 0)
        assert figure.life == figure.max_life


def test_a_sheriff_of_three_starts_with_four_and_one_of_four_with_five() -> None:
    for character, life in ((EL_GRINGO, 4), (PAUL_REGRET, 4), (WILLY_THE_KID, 5)):
        setup = new_setup(4, roles=[SHERIFF, -1, -1, -1], characters=[character, "", "", ""])
        assert deal(setup).figures[0].life == life


@pytest.mark.parametrize("seed", range(5))
def test_everybody_is_dealt_as_many_cards_as_life_points(seed: int) -> None:
    game = dealt(7, str(seed))
    first = game.turn
    for i, figure in enumerate(game.figures):
        if i != first:
            assert len(game.players[i].hand) == figure.life


def test_the_sheriff_has_the_first_turn_and_draws_two() -> None:
    setup = new_setup(
        4,
        roles=[OUTLAW, -1, SHERIFF, -1],
        characters=[EL_GRINGO, ROSE_DOOLAN, WILLY_THE_KID, SLAB_THE_KILLER],
    )
    game = deal(setup)
    assert game.decision is not None
    assert game.decision.kind == PLAY_PHASE
    assert (game.decision.player, game.turn) == (2, 2)
    assert [len(player.hand) for player in game.players] == [3, 4, 7, 4]


def test_the_second_turn_is_his_left_neighbours() -> None:
    game = deal(new_setup(4, roles=[-1, -1, -1, SHERIFF], characters=[WILLY_THE_KID, "", "", ROSE_DOOLAN]))
    assert game.turn == 3
    game.answer_key("end_turn")
    while game.turn == 3:
        game.answer(0)
    assert game.turn == 0


def test_nothing_lies_in_play_or_on_the_discard_pile_at_first() -> None:
    game = dealt(5)
    assert [figure.in_play for figure in game.figures] == [[]] * 5
    assert game.discard == []
    assert len(game.deck) + sum(len(player.hand) for player in game.players) == 80


def test_the_simplified_game_leaves_out_the_eleven_cards_with_a_book() -> None:
    game = dealt(4, simplified_deck="on")
    cards = game.deck + [card for player in game.players for card in player.hand]
    assert len(cards) == 69
    kinds = {game.book.kind_of[card].key for card in cards}
    assert kinds.isdisjoint({"dynamite", "jail", "duel", "general_store", "indians"})
    assert len(kinds) == 17


def test_the_full_game_has_all_cards() -> None:
    game = dealt(4)
    cards = game.deck + [card for player in game.players for card in player.hand]
    assert {"dynamite", "jail", "duel", "general_store", "indians"} < {
        game.book.kind_of[card].key for card in cards
    }


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    def hands(seed: str) -> list[list[CardId]]:
        return [player.hand for player in dealt(5, seed).players]

    assert hands("7") == hands("7")
    assert hands("7") != hands("8")


def test_the_deal_of_a_seed_never_changes() -> None:
    """Roles, characters, hands, deck and events: whoever names the seed can play the same game anywhere."""
    log: list[Event] = []
    game = as_dealt(new_setup(5, "the same", ["base", "high_noon"]), log)
    names = game.book
    told = [
        (
            ROLES[player.role],
            names.definitions[figure.characters[0]].key,
            names.definitions[figure.spare].key,
            names.card_name(player.hand[0]),
        )
        for player, figure in zip(game.players, game.figures, strict=True)
    ]
    assert told == [
        ("outlaw", "slab_the_killer", "rose_doolan", "cat_balou#72"),
        ("sheriff", "lucky_duke", "jesse_jones", "missed#47"),
        ("renegade", "calamity_janet", "black_jack", "missed#49"),
        ("outlaw", "el_gringo", "vulture_sam", "missed#51"),
        ("deputy", "jourdonnais", "sid_ketchum", "bang#37"),
    ]
    assert names.card_name(game.deck[-1]) == "jail#6"
    to_come = [names.definitions[event].key for event in game.event_decks[0].pile]
    assert to_come[-2:] == ["the_sermon", "train_arrival"]
    assert [event.name for event in log] == ["game_began"] + ["drew"] * 5


def test_a_game_that_is_just_dealt_has_neither_dead_nor_answers() -> None:
    game = as_dealt(new_setup(5))
    assert (game.step, game.deaths, game.turns) == (0, 0, 0)
    assert not game.over
    assert GAME.series_place(game) == (1, 0)


def test_the_two_characters_of_a_seed_never_change() -> None:
    game = as_dealt(new_setup(4, "the same", ["base"], chosen={"characters_dealt": "two"}))
    names = game.book.definitions
    assert [(names[one.characters[0]].key, names[one.spare].key) for one in game.figures] == [
        ("slab_the_killer", "jourdonnais"),
        ("lucky_duke", "sid_ketchum"),
        ("calamity_janet", "rose_doolan"),
        ("el_gringo", "pedro_ramirez"),
    ]


def test_sides_are_roles() -> None:
    setup = GAME.setup({"players": 5, "seed": "sides"})
    game = GAME.deal(setup)
    assert GAME.side_names(setup) == ["sheriff", "deputy", "outlaw", "renegade"]
    assert sorted(GAME.sides(game)) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]
    assert GAME.side_names(GAME.setup({"players": 4, "seed": "sides"})) == ["sheriff", "outlaw", "renegade"]


@pytest.mark.parametrize("preset", ["rulebooks", "compendium", "official"])
def test_no_preset_plays_for_money_or_with_a_variant(preset: str) -> None:
    rules = new_setup(5, preset=preset).rules
    assert [rules[option.name] for option in SERIES_OPTIONS] == [
        option.values[0] for option in SERIES_OPTIONS
    ]
    assert {rules[name] for name in ("campaign", "hiring", "experience", "no_mercy", "bounties")} == {"off"}


def test_a_role_that_was_wished_for_is_dealt_to_nobody_else() -> None:
    for seed in range(8):
        game = as_dealt(new_setup(5, f"wish {seed}", roles=[DEPUTY, -1, -1, RENEGADE, -1]))
        assert [game.players[0].role, game.players[3].role] == [DEPUTY, RENEGADE]
        assert sorted(player.role for player in game.players) == sorted(
            [SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE]
        )


def test_no_more_of_a_role_can_be_wished_for_than_there_are() -> None:
    with pytest.raises(BadSetup):
        new_setup(5, roles=[DEPUTY, DEPUTY, -1, -1, -1])
