"""Ratings are measured by bots that do not change: whoever plays differently has another version."""

import hashlib

import pytest

from saloon.bots.registry import BOTS, can_play
from saloon.games.registry import GAMES
from saloon.kernel.records import record_from_bytes
from saloon.sim.league.ratings import ANCHORS
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.table import play_game

FROZEN: dict[tuple[str, int, str, str], str] = {
    ("bang", 3, "random", "1"): "9cc3d20161af5f06",
    ("bang", 3, "greenhorn", "1"): "f0a9ae789b6ffa51",
    ("calibre45", 1, "random", "1"): "3944066681a7bc69",
    ("calibre45", 1, "bandit", "1"): "f805cdb945d744f1",
    ("duel", 1, "random", "1"): "e6cd6428b386c3b3",
    ("duel", 1, "gunslinger", "1"): "2e2c862cc0d4cae6",
}
"""A digest of all answers of a game, by its rules and bot with their versions. Lines are only added."""


@pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in GAMES for bot in ANCHORS if can_play(bot, game)]
)
def test_an_anchor_of_one_version_plays_as_it_did(game: str, bot: str) -> None:
    kind, players = GAMES[game], study_of(game).usual_players()
    lineup = Lineup((bot,) * players, ())
    plan = Plan(game, players, (kind.sets()[0],), kind.presets()[0], (), "anchor", lineup, save=True)
    answers = record_from_bytes(play_game(plan, 0).record).answers
    digest = hashlib.sha256("\n".join(answers).encode()).hexdigest()[:16]
    key = (game, kind.version, bot, BOTS[bot].version)
    assert FROZEN.get(key) == digest, (
        f"{key}: if the bot plays differently, raise its version in bots/registry.py; "
        "for a new version of bot or rules add a line here"
    )
