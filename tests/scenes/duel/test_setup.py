"""Before the first turn: squads, hands, the secret choice of the first attackers; what is hidden."""

import pytest

from saloon.games.duel.game import DUEL
from saloon.games.duel.state import Duel
from saloon.games.duel.words import DECK_SIZE, STREAMS
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.wishes import BadSetup, WrongWish


def dealt(log: list[Event] | None = None, **wishes: object) -> Duel:
    return DUEL.deal(DUEL.setup({"players": 2, "seed": "deal", **wishes}), log)


def test_the_law_has_four_cards_and_the_outlaws_five() -> None:
    game = dealt()
    assert [len(one.hand) for one in game.players] == [4, 5]
    assert [len(deck) for deck in game.decks] == [36, 35]


def test_each_deck_has_forty_cards_with_the_symbols_in_the_shares_of_the_rulebook() -> None:
    book = dealt().book
    for first in (0, DECK_SIZE):
        symbols = book.symbol_of[first : first + DECK_SIZE]
        assert [symbols.count(symbol) for symbol in range(4)] == [10, 10, 5, 15]


def test_each_side_has_four_characters_of_its_twelve_two_of_them_in_play() -> None:
    game = dealt()
    for number, one in enumerate(game.players):
        squad = one.reserve + [game.figures[place].character for place in (2 * number, 2 * number + 1)]
        assert len(set(squad)) == 4
        assert set(squad) <= set(game.book.squads[one.side])


def test_the_deal_of_a_seed_never_changes() -> None:
    """Hands, characters and reserves: whoever names the seed can play the same game anywhere."""
    log: list[Event] = []
    game = dealt(log)
    names = [one.key for one in game.book.definitions]
    assert [[game.book.kind_of[card].key for card in one.hand] for one in game.players] == [
        ["strong_ale", "barrel", "peacemaker", "general_store"],
        ["shotgun", "robbery", "barrel", "carbine", "remington"],
    ]
    characters = [names[figure.character] for figure in game.figures]
    assert characters == ["pat_garrett", "annie_oakley", "cattle_kate", "jack_ransom"]
    assert [[names[number] for number in one.reserve] for one in game.players] == [
        ["django", "bill_tilghman"],
        ["kid_curry", "doctor_schultz"],
    ]
    assert [(event.name, event.who, event.amount) for event in log] == [
        ("game_began", -1, 4),
        ("drew", 0, 4),
        ("drew", 2, 5),
    ]
    assert (game.step, game.turns, game.chance.drawn) == (0, 0, [0] * STREAMS)


@pytest.mark.parametrize("squad", [2, 7, 12])
def test_the_players_may_agree_on_more_characters(squad: int) -> None:
    game = dealt(squad=squad)
    assert [len(one.reserve) for one in game.players] == [squad - 2] * 2
    assert DUEL.agreed(DUEL.setup({"players": 2, "seed": "x", "squad": squad}))["squad"] == squad


@pytest.mark.parametrize("squad", [1, 13])
def test_a_side_has_two_to_twelve_characters(squad: int) -> None:
    with pytest.raises(BadSetup, match="2 to 12"):
        DUEL.setup({"players": 2, "seed": "x", "squad": squad})
    with pytest.raises(WrongWish):
        dealt(squad="four")


@pytest.mark.parametrize("players", [1, 3])
def test_the_duel_is_for_two(players: int) -> None:
    with pytest.raises(BadSetup, match="players: 2"):
        DUEL.setup({"players": players, "seed": "x"})


def test_both_choose_their_first_attacker_in_secret_and_show_together() -> None:
    log: list[Event] = []
    game = dealt(log)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "choose_attacker")
    game.answer_key("choose>p1")
    other = DUEL.view(game, PlayerId(1))
    assert other.seats[0].attacking == -1
    assert [figure.character for figure in other.figures[:2]] == ["?", "?"]
    assert "?" not in [figure.character for figure in other.figures[2:]]
    assert [event for event in log if event.name == "shown"] == []
    assert [event.who for event in log if event.name == "chose"] == [0]
    game.answer_key("choose>p2")
    assert game.attacking(PlayerId(0)) == 1
    assert game.attacking(PlayerId(1)) == 2
    assert [event.who for event in log if event.name == "chose"] == [0, 2]
    shown = [(event.who, event.cause) for event in log if event.name == "shown"]
    assert shown == [(1, "attacking"), (0, "covering"), (2, "attacking"), (3, "covering")]


@pytest.mark.parametrize(("seat", "law"), [("first", 0), ("second", 1)])
def test_the_law_has_the_first_turn_wherever_it_sits(seat: str, law: int) -> None:
    game = dealt(rules={"law_seat": seat})
    game.answer(0)
    game.answer(0)
    assert (game.turn, game.turns) == (law, 1)
    assert game.decision is not None
    keys = [game.key(option).split(":")[0] for option in game.decision.options]
    assert keys[:2] == ["end_turn", f"move>p{2 * law + 1}"]
    assert "play:peacemaker" in [game.key(option).split("#")[0] for option in game.decision.options]
    assert DUEL.sides(game)[law] == "law"
    assert encode(DUEL.read_position(DUEL.position(game))) == encode(game)


def test_the_seats_may_be_drawn_by_lot() -> None:
    """And a seed always draws the same."""
    first = [DUEL.sides(dealt(rules={"law_seat": "lot"}, seed=str(seed)))[0] for seed in range(12)]
    assert [seed for seed, side in enumerate(first) if side == "law"] == [0, 7, 8]
    assert first.count("outlaws") == 9


def test_a_player_knows_who_is_in_his_reserve_but_not_in_which_order_and_the_other_one_nothing() -> None:
    game = dealt()
    mine, theirs = DUEL.view(game, PlayerId(0)).seats, DUEL.view(game, PlayerId(1)).seats
    reserve = [game.book.definitions[number].key for number in game.players[0].reserve]
    assert sorted(mine[0].reserve) == sorted(reserve)
    game.players[0].reserve.reverse()
    assert DUEL.view(game, PlayerId(0)).seats[0].reserve == mine[0].reserve
    assert theirs[0].reserve == []
    assert theirs[0].reserve_size == 2


def test_of_a_hand_the_opponent_sees_the_backs_and_nothing_else() -> None:
    game = dealt()
    game.players[0].hand[0], game.decks[1][0] = game.decks[1][0], game.players[0].hand[0]
    seen = DUEL.view(game, PlayerId(1)).seats[0]
    assert (seen.hand, seen.hand_size, seen.backs) == ([], 4, [3, 1])
