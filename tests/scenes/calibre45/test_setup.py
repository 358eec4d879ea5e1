"""What is in the box, the teams, and the deal."""

from collections import Counter

import pytest

from saloon.games.calibre45.deal import deal
from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.setup import Setup, new_setup, teams_of
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.teams import SHAPES, evenest, seating, shapes_for, sizes
from saloon.games.calibre45.words import ARMING, COWBOYS, DECKS, MONEY, TOKENS, WEAPONS
from saloon.kernel.codec import to_plain
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId, as_player
from saloon.kernel.wishes import BadSetup, UnknownWish


def dealt(players: int, seed: str = "1", **rules: str) -> Calibre:
    return deal(new_setup(players, seed, chosen=rules))


def neighbours(teams: list[int]) -> int:
    """How many pairs of neighbours are teammates."""
    return sum(team == teams[(place + 1) % len(teams)] for place, team in enumerate(teams))


def test_there_are_sixty_two_weapon_cards_thirty_four_of_money_and_twelve_cowboys() -> None:
    book = dealt(4).book
    assert [len(book.decks[deck]) for deck in (WEAPONS, MONEY, COWBOYS)] == [62, 34, 12]
    assert len(DECKS) == 3


def test_fifteen_bail_tokens_lie_ready() -> None:
    assert dealt(4).tokens == TOKENS == 15


@pytest.mark.parametrize("players", range(2, 10))
def test_two_to_nine_play_in_two_or_three_teams_of_one_to_three(players: int) -> None:
    shapes = shapes_for(players)
    assert shapes
    for shape in shapes:
        counts = Counter(player.team for player in dealt(players, teams=shape).players)
        assert sorted(counts.values(), reverse=True) == sizes(shape)
        assert 2 <= len(counts) <= 3
        assert max(counts.values()) <= 3


@pytest.mark.parametrize("players", [0, 1, 10])
def test_fewer_than_two_or_more_than_nine_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup, match=rf"cannot be played by {players}; players: 2 to 9"):
        new_setup(players)


def test_every_shape_of_two_or_three_teams_can_be_chosen() -> None:
    found = {f"{a}+{b}" for a in range(1, 4) for b in range(1, a + 1)}
    found |= {f"{a}+{b}+{c}" for a in range(1, 4) for b in range(1, a + 1) for c in range(1, b + 1)}
    assert set(SHAPES) == found
    assert len(SHAPES) == 16


def test_left_to_itself_the_table_makes_teams_as_even_as_can_be() -> None:
    assert [evenest(players) for players in range(2, 10)] == [
        "1+1",
        "1+1+1",
        "2+2",
        "3+2",
        "3+3",
        "3+2+2",
        "3+3+2",
        "3+3+3",
    ]
    assert Counter(teams_of(new_setup(7))) == {0: 3, 1: 2, 2: 2}


def test_teams_that_do_not_add_up_are_refused_with_those_that_do() -> None:
    with pytest.raises(
        BadSetup, match=r"teams 2\+2 do not make 5 players; teams: auto, 3\+2, 2\+2\+1, 3\+1\+1$"
    ):
        new_setup(5, chosen={"teams": "2+2"})


@pytest.mark.parametrize("shape", SHAPES)
def test_teammates_sit_apart_where_that_can_be(shape: str) -> None:
    teams = seating(shape)
    most = max(sizes(shape))
    unavoidable = max(0, 2 * most - len(teams))
    assert neighbours(teams) == unavoidable
    assert sorted(Counter(teams).values(), reverse=True) == sizes(shape)


def test_teams_of_equal_size_take_turns_in_the_same_order() -> None:
    assert seating("3+3") == [0, 1, 0, 1, 0, 1]
    assert seating("2+2+2") == [0, 1, 2, 0, 1, 2]
    assert seating("3+3+3") == [0, 1, 2] * 3
    assert seating("3+1") == [0, 1, 0, 0]


def test_the_first_player_is_found_by_lot() -> None:
    firsts = {dealt(5, str(seed)).turn for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    game = dealt(5)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (game.turn, ARMING)


def test_every_deck_is_shuffled() -> None:
    one, other = dealt(3, "1"), dealt(3, "2")
    assert one.weapons != other.weapons
    assert one.spread != other.spread
    assert one.cowboys != other.cowboys
    for deck, cards in ((WEAPONS, one.weapons), (MONEY, one.spread), (COWBOYS, one.cowboys)):
        assert cards != sorted(cards), DECKS[deck]
    assert dealt(3, "1").weapons == one.weapons


@pytest.mark.parametrize("players", range(2, 10))
def test_everybody_gets_six_weapon_cards_and_a_cowboy(players: int) -> None:
    game = dealt(players)
    assert [len(player.hand) for player in game.players] == [6] * players
    cowboys = {player.cowboy for player in game.players}
    assert len(cowboys) == players
    assert cowboys <= set(game.book.cowboys())
    assert [player.tokens for player in game.players] == [0] * players


def test_cowboys_lie_face_down_and_only_their_owner_knows_them() -> None:
    log: list[Event] = []
    game = deal(new_setup(3), log)
    assert [(player.robbing, player.known) for player in game.players] == [(False, False)] * 3
    for event in log:
        if event.name == "cowboy_dealt":
            assert event.privy == [as_player(event.who)]
            assert event.seen_by(PlayerId((event.who + 1) % 3)).cards == []


def test_the_other_weapon_cards_and_cowboys_are_piles_to_draw_from() -> None:
    game = dealt(4)
    assert (len(game.weapons), len(game.cowboys)) == (62 - 24, 12 - 4)
    assert (game.weapon_discard, game.money_discard, game.cowboy_discard) == ([], [], [])


def test_the_money_deck_is_spread_out_whole() -> None:
    game = dealt(4)
    assert sorted(game.spread) == game.book.money()
    assert [player.loot for player in game.players] == [[]] * 4


def test_the_same_seed_deals_the_same_game() -> None:
    hands = [player.hand for player in dealt(5, "7").players]
    assert hands == [player.hand for player in dealt(5, "7").players]
    assert hands != [player.hand for player in dealt(5, "8").players]


def test_a_setup_keeps_what_was_chosen() -> None:
    setup = new_setup(4, "s", chosen={"team_hands": "open", "teams": "2+2"})
    assert isinstance(setup, Setup)
    assert setup.chosen == [["team_hands", "open"], ["teams", "2+2"]]
    assert setup.rules["team_hands"] == "open"
    assert setup.rules["dynamite_redeal"] == "off"


# As the rest of the program sees it


def test_what_calibre_45_does_not_know_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown sets dodge_city; Calibre 45 has one: base"):
        CALIBRE45.setup({"players": 4, "seed": "s", "sets": ["dodge_city"], "preset": "rulebook"})
    for name, value in (("left_out", ["coyote"]), ("characters", ["pat_garrett"]), ("sides", ["team_2"])):
        with pytest.raises(UnknownWish, match=f"unknown wish '{name}'; wishes: players, .*, deck"):
            CALIBRE45.setup({"players": 4, "seed": "s", name: value})


def test_something_else_than_a_setup_is_refused() -> None:
    wrong: list[object] = [None, 5, {"Setup": [2]}, {"Bang": []}, {"Chance": ["a", []]}]
    for plain in wrong:
        with pytest.raises(BadSetup, match="not a setup of Calibre 45"):
            CALIBRE45.deal(plain)
    with pytest.raises(BadSetup, match="cannot be played by 12"):
        CALIBRE45.deal(to_plain(Setup(12, "s", "rulebook", [], new_setup(2).decks)))


def test_sides_are_teams() -> None:
    setup = CALIBRE45.setup({"players": 5, "seed": "s", "preset": "rulebook", "rules": {"teams": "2+2+1"}})
    game = CALIBRE45.deal(setup)
    assert CALIBRE45.side_names(setup) == ["team_1", "team_2", "team_3"]
    assert Counter(CALIBRE45.sides(game)) == {"team_1": 2, "team_2": 2, "team_3": 1}
    assert CALIBRE45.seed_of(setup) == "s"
    assert CALIBRE45.rules(game)["teams"] == "2+2+1"
    two = CALIBRE45.setup({"players": 4, "seed": "s", "preset": "rulebook", "rules": {"teams": "2+2"}})
    assert CALIBRE45.side_names(two) == ["team_1", "team_2"]


def test_the_next_game_of_an_evening_is_the_same_table_with_another_deal() -> None:
    setup = CALIBRE45.setup(
        {"players": 4, "seed": "s", "preset": "rulebook", "rules": {"team_hands": "open"}}
    )
    game = CALIBRE45.deal(setup)
    following = CALIBRE45.next_setup(game, "t")
    assert following == CALIBRE45.setup(
        {"players": 4, "seed": "t", "preset": "rulebook", "rules": {"team_hands": "open"}}
    )


def test_the_deal_of_a_seed_never_changes() -> None:
    """Who begins, hands, cowboys and decks: whoever names the seed can play the same game anywhere."""
    log: list[Event] = []
    game = deal(new_setup(4, "the same"), log)
    names = game.book.key_of
    assert [(names[one.cowboy], names[one.hand[0]]) for one in game.players] == [
        ("buffalo_bill", "coyote"),
        ("butch_cassidy", "bullets_5"),
        ("doc_holliday", "cactus"),
        ("wild_bill_hickok", "bullets_1"),
    ]
    tops = [game.weapons[-1], game.spread[0], game.cowboys[-1]]
    assert [names[card] for card in tops] == ["bullets_2", "gold_train_4", "jesse_james"]
    assert game.turn == 3
    assert [(event.name, event.who) for event in log] == [
        ("game_began", 3),
        *[(name, player) for player in range(4) for name in ("drew", "cowboy_dealt")],
        ("turn_began", 3),
    ]


def test_at_first_nobody_robs_owes_or_is_known() -> None:
    game = deal(new_setup(4, "the same"))
    for one in game.players:
        assert (one.robbing, one.known, one.resting) == (False, False, False)
        assert (one.tokens, one.debt, one.loot) == (0, 0, [])
    assert (game.step, game.turns, game.robberies, game.tokens) == (0, 1, 0, 15)
    assert (game.over, game.money_moved, game.winners) == (False, False, [])


@pytest.mark.parametrize(
    ("shape", "seats"),
    [
        ("2+1+1", "0102"),
        ("3+2", "01010"),
        ("2+2+1", "01201"),
        ("3+1+1", "01020"),
        ("3+2+1", "010201"),
        ("3+2+2", "0120102"),
        ("3+3+1", "0120101"),
        ("3+3+2", "01201021"),
    ],
)
def test_teammates_sit_as_far_apart_as_teams_of_different_sizes_allow(shape: str, seats: str) -> None:
    assert "".join(map(str, seating(shape))) == seats
