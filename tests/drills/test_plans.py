"""What is played in a drill."""

import pytest

from saloon.drills.plans import tables
from saloon.drills.registry import CAMPAIGNS
from saloon.games.registry import GAMES


@pytest.mark.parametrize("players", [0, 5])
def test_every_game_that_has_campaigns_plays_one_soon(players: int) -> None:
    plans = tables(2 * len(GAMES), 1, players)
    for game, campaign in CAMPAIGNS.items():
        kind = GAMES[game]
        found = [one for one in plans if one.game == game and one.rules == campaign["rules"]]
        assert found
        for one in found:
            setup = kind.setup({"players": one.players, "sets": one.sets, "rules": one.rules, "seed": "1"})
            assert kind.series_place(kind.deal(setup)) == (1, one.players)
            assert one.players == players or not players


def test_after_that_each_way_to_play_comes_once() -> None:
    for game, kind in GAMES.items():
        ways = [(count, way.agreement) for count in kind.player_counts() for way in kind.ways(count)]
        first = 1 + (game in CAMPAIGNS)
        plans = [one for one in tables((first + len(ways)) * len(GAMES), 1) if one.game == game]
        assert [(one.players, one.rules) for one in plans[first:]] == ways
