"""A table laid out by hand for rulings and scenes: what was named, and what is there without a word."""

from saloon.games.bang.arrange import LaidDeck, Place, arrange
from saloon.games.bang.catalogue import EXTRA
from saloon.games.bang.words import OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF, STREAMS
from saloon.games.calibre45.arrange import Place as Seat
from saloon.games.calibre45.arrange import arrange as arrange_calibre
from saloon.games.calibre45.words import ARMING
from saloon.games.duel.arrange import Place as Side
from saloon.games.duel.arrange import Stand
from saloon.games.duel.arrange import arrange as arrange_duel
from saloon.games.duel.words import PLAY_PHASE as PLAY_PHASE_OF_A_DUEL
from saloon.kernel.decisions import NONE


def places(*hands: list[str]) -> list[Place]:
    roles = [SHERIFF, OUTLAW, RENEGADE]
    return [Place(role, "nobody", 4, 4, hand, [], True, []) for role, hand in zip(roles, hands, strict=True)]


def test_without_a_word_it_is_the_first_ones_play_phase_of_a_game_of_the_base_box() -> None:
    game = arrange(places([], [], []))
    assert (game.turn, game.turns, game.step, game.deaths) == (0, 1, 0, 0)
    assert (len(game.deck), game.discard, game.over) == (40, [], False)
    assert (game.first_out, game.last_out, game.winners, game.event_decks) == (NONE, NONE, [], [])
    assert (game.setup.seed, game.setup.preset, game.setup.sets) == ("scene", "rulebooks", ["base"])
    assert game.chance.drawn == [0] * STREAMS
    assert game.ring == [0, 1, 2]
    game.run()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, PLAY_PHASE)


def test_roles_lie_open_as_the_rules_say() -> None:
    seats = places([], [], [])
    seats[2].alive = False
    game = arrange(seats)
    assert [player.revealed for player in game.players] == [True, False, True]


def test_before_the_first_turn_it_is_nobodys() -> None:
    game = arrange(places([], [], []), phase="setup")
    assert (game.turn, game.turns) == (NONE, 0)


def test_cards_with_a_face_are_found_before_those_without() -> None:
    """Else the nameless one could be the very copy that somebody else names."""
    game = arrange(places(["bang", "bang AS"], ["bang 2D", "any 5H"], []), deck_top=["beer"], discard_size=2)
    assert len({card for player in game.players for card in player.hand}) == 4
    kinds = [[game.book.kind_of[card].key for card in player.hand] for player in game.players]
    assert kinds == [["bang", "bang"], ["bang", "any"], []]
    assert game.book.kind_of[game.deck[-1]].key == "beer"
    assert len(game.deck) == 40
    assert len(game.discard) == 2
    made = [card for player in game.players for card in player.hand if card >= EXTRA]
    assert len(made) == 1, "only a card that is not printed is made"


def test_the_same_face_twice_is_printed_once_and_made_once() -> None:
    game = arrange(places(["bang AS", "bang AS"], [], []))
    assert sorted(card >= EXTRA for card in game.players[0].hand) == [False, True]


def test_events_lie_as_they_are_laid() -> None:
    deck = LaidDeck("thirst", ["curse", "blessing"])
    game = arrange(places([], [], []), sets=["base", "high_noon"], event_decks=[deck])
    (laid,) = game.event_decks
    names = game.book.definitions
    assert names[laid.active].key == "thirst"
    assert [names[number].key for number in laid.pile[::-1]] == ["curse", "blessing"]
    assert (laid.spent, laid.noted, laid.face_up) == ([], [], True)


def test_calibre_45_begins_with_a_turn_of_arming() -> None:
    game = arrange_calibre([Seat(0, [], "", 0, [], 0), Seat(1, [], "", 0, [], 0)])
    assert (game.turn, game.turns, game.step, game.robberies) == (0, 1, 0, 0)
    assert (game.over, game.money_moved, game.winners) == (False, False, [])
    assert [len(pile) for pile in (game.weapons, game.spread, game.cowboys)] == [62, 34, 12]
    assert (game.weapon_discard, game.money_discard, game.cowboy_discard) == ([], [], [])
    assert [player.known for player in game.players] == [False, False]
    game.run()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, ARMING)


def test_a_duel_is_laid_without_a_word_on_the_laws_turn() -> None:
    game = arrange_duel(Side([], Stand("wyatt_earp")), Side(["colt"], Stand("tuco_ramirez")))
    assert (game.turn, game.setup.seed, game.discard) == (0, "scene", [])
    game.run()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, PLAY_PHASE_OF_A_DUEL)
