"""The policy of BANG!: it sees what its seat sees, and its games end."""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.worlds import as_seen
from saloon.kernel.codec import encode
from saloon.thinking.bang.head import asked
from saloon.thinking.bang.playing import play_on, policy_for

MOST = 20_000
EVERY_WAY = [(count, way.agreement) for count in BANG.player_counts() for way in BANG.ways(count)]


def dealt(players: int, rules: dict[str, str], seed: str, sets: list[str] | None = None) -> Bang:
    wishes: dict[str, object] = {
        "players": players,
        "sets": sets or BANG.sets(),
        "rules": rules,
        "seed": seed,
    }
    return BANG.deal(BANG.setup(wishes))


@pytest.mark.parametrize(("players", "rules"), EVERY_WAY)
def test_it_looks_at_nothing_that_is_hidden(players: int, rules: dict[str, str]) -> None:
    """In the true game, in what is seen of it, and with what is hidden exchanged it answers the same."""
    game = dealt(players, rules, f"honest {players}")
    chance = random.Random(players)
    policy = policy_for(game, "lot")
    for _decision in range(250):
        decision = game.decision
        if decision is None:
            break
        lot = policy.lot.state
        answer = policy.decide(game, decision)
        after = policy.lot.state
        seen = BANG.view(game, decision.player)
        policy.lot.state = lot
        assert policy.decide(as_seen(seen), asked(seen, decision.options)) == answer
        other = BANG.clone(game)
        BANG.permute_hidden(other, decision.player, str(chance.random()))
        policy.lot.state = lot
        assert policy.decide(other, decision) == answer
        policy.lot.state = after
        game.answer(answer)


@pytest.mark.long
@pytest.mark.parametrize(("players", "rules"), EVERY_WAY)
def test_its_games_end(players: int, rules: dict[str, str]) -> None:
    for number in range(4):
        game = dealt(players, rules, f"end {number}")
        assert play_on(game, policy_for(game, str(number)), MOST) < MOST
        assert game.over
        assert game.winners


def test_it_stops_where_it_is_told_to() -> None:
    game = dealt(5, {}, "stop", ["base"])
    assert play_on(game, policy_for(game, "1"), 30) == 30
    assert not game.over


def test_the_same_lot_plays_the_same_game() -> None:
    games = [dealt(5, {}, "same") for _time in range(2)]
    for game in games:
        play_on(game, policy_for(game, "lot"), MOST)
    assert encode(games[0]) == encode(games[1])
