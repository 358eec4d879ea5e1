"""The secrets of the Duel: what a view tells truly is no betrayal, and what it must not tell is noticed."""

import random
from typing import Any

from saloon.drills.duel.secrets import DuelSecrets
from saloon.games.duel.game import DUEL
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.wire.plain import to_named

SECRETS = DuelSecrets()


def shown(game: Any, viewer: PlayerId, events: list[Event]) -> dict[str, Any]:
    """A frame as it goes over the wire, as far as secrets are concerned."""
    told = [to_named(event.seen_by(viewer)) for event in events]
    return {"view": to_named(DUEL.full_view(game, viewer)), "events": told}


def test_whole_games_betray_nothing() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        log: list[Event] = []
        game = DUEL.deal(DUEL.setup({"players": 2, "seed": f"secret {seed}"}), log)
        while game.decision is not None:
            before = DUEL.clone(game)
            log.clear()
            game.answer(rng.randrange(len(game.decision.options)))
            for viewer in (PlayerId(-1), PlayerId(0), PlayerId(1)):
                assert list(SECRETS.betrayed(shown(game, viewer, log), before, game, viewer)) == []


def test_a_view_of_somebody_else_is_a_betrayal() -> None:
    game = DUEL.deal(DUEL.setup({"players": 2, "seed": "secret"}))
    theirs = shown(game, PlayerId(1), [])
    told = list(SECRETS.betrayed(theirs, None, game, PlayerId(0)))
    assert any("hidden card" in line for line in told)
    assert any("reserve" in line for line in told)
    assert any("before it is shown" in line for line in told)
