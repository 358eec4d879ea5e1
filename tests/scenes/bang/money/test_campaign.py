"""A campaign: as many games as players, the Sheriff going round, every dollar in the ledger."""

import itertools
import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import SHERIFF
from saloon.kernel.codec import encode
from saloon.kernel.protocol import SeriesOver
from saloon.kernel.views import SPECTATOR

ALL = {"campaign": "on", "hiring": "on", "experience": "on", "bounties": "on", "no_mercy": "on"}


def played(players: int, seed: str, rules: dict[str, str]) -> list[Bang]:
    """The games of a whole campaign, each as it ended."""
    rng = random.Random(seed)
    setup = BANG.setup({"players": players, "seed": seed, "rules": rules})
    games = []
    while True:
        game = BANG.deal(setup)
        while game.decision is not None:
            game.answer(rng.randrange(len(game.decision.options)))
        games.append(game)
        if BANG.is_last_of_series(game):
            return games
        setup = BANG.next_setup(game, f"{seed}/{len(games)}")


def sheriffs(games: list[Bang]) -> list[int]:
    return [[player.role for player in game.players].index(SHERIFF) for game in games]


@pytest.mark.parametrize("players", [4, 5, 8])
def test_everybody_is_the_sheriff_once_clockwise(players: int) -> None:
    games = played(players, "round", {"campaign": "on"})
    assert len(games) == players
    first = sheriffs(games)[0]
    assert sheriffs(games) == [(first + number) % players for number in range(players)]


def test_the_other_roles_are_dealt() -> None:
    seen = {tuple(player.role for player in game.players) for game in played(5, "roles", {"campaign": "on"})}
    turned = {tuple(roles[(roles.index(SHERIFF) + i) % 5] for i in range(5)) for roles in seen}
    assert len(turned) > 1


def test_after_the_last_game_there_is_no_next_one() -> None:
    games = played(4, "end", {"campaign": "on"})
    with pytest.raises(SeriesOver, match="all its 4 games"):
        BANG.next_setup(games[-1], "more")


def test_an_evening_without_a_campaign_has_no_last_game() -> None:
    game = BANG.deal(BANG.setup({"players": 4, "seed": "evening"}))
    assert not BANG.is_last_of_series(game)


def test_the_money_is_brought_along_from_game_to_game() -> None:
    games = played(4, "money", ALL)
    for before, after in itertools.pairwise(games):
        series = after.setup.series
        assert series is not None
        assert series.history[-1] == [player.money for player in before.players]
        assert encode(series.ledger[-len(before.ledger) :]) == encode(before.ledger)
        assert [entry.game for entry in series.ledger] == sorted(entry.game for entry in series.ledger)
    assert len(games[-1].setup.series.history) == 3  # type: ignore[union-attr]


def test_a_campaign_is_told_to_everybody_who_looks() -> None:
    games = played(4, "seen", ALL)
    seen = BANG.view(games[2], SPECTATOR)
    assert seen.series is games[2].setup.series
    assert seen.series is not None
    assert (seen.series.number, seen.series.games) == (3, 4)
    assert seen.money == [player.money for player in games[2].players]
    assert seen.ledger == games[2].ledger


def test_a_table_of_three_has_an_evening_all_the_same() -> None:
    game = BANG.deal(BANG.setup({"players": 3, "seed": "three"}))
    rng = random.Random(3)
    while game.decision is not None:
        game.answer(rng.randrange(len(game.decision.options)))
    following = BANG.deal(BANG.next_setup(game, "next"))
    assert following.ledger == []
    assert following.setup.series is not None
    assert following.setup.series.history == [[0, 0, 0]]


def test_the_hidden_six_has_a_campaign_too() -> None:
    games = played(6, "hidden", {**ALL, "six_players": "hidden"})
    assert len(games) == 6
    assert sorted(sheriffs(games)) == [0, 1, 2, 3, 4, 5]
    assert {game.mode.key for game in games} == {"hidden_six"}
