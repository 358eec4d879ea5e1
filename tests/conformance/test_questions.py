"""What is asked next, and what is told of it, depend only on what the one who answered may know."""

import random

import pytest

from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, view
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from tests.conformance.walks import BANG, dealt, open_decision, states

QUESTION = ("decider", "decision", "because_card", "because_figure", "needed", "options")


def table_seen(seen: BangView) -> list[bytes]:
    return [encode(getattr(seen, name)) for name in BangView.fields if name not in QUESTION]


def question_seen(seen: BangView) -> list[object]:
    return [getattr(seen, name) for name in QUESTION]


def told(log: list[Event], viewer: int) -> list[object]:
    """What the viewer hears of, without cards that lay open for everybody (a check, Black Jack's card)."""
    heard: list[object] = []
    for event in log:
        seen = event.seen_by(viewer)
        heard.append((seen.name, seen.who, seen.whom, seen.kind, seen.number, seen.choices))
        if event.privy is not None:
            heard.append(seen.cards)
    return heard


def played_on(game: Bang, index: int) -> tuple[Bang, list[Event]]:
    log: list[Event] = []
    game.log = log
    game.answer(index)
    return game, log


@pytest.mark.parametrize("preset", BANG.presets())
def test_in_another_world_that_looks_the_same_the_same_is_asked_and_told(preset: str) -> None:
    rng = random.Random(preset)
    compared = 0
    for number in range(8):
        for state in states(dealt(4 + number % 4, f"asked {number}", preset), rng):
            decision = open_decision(state)
            index = rng.randrange(len(decision.options))
            other = state.clone()
            BANG.permute_hidden(other, decision.player, str(rng.random()))
            here, log_here = played_on(state.clone(), index)
            there, log_there = played_on(other, index)
            seen_here, seen_there = view(here, decision.player), view(there, decision.player)
            if table_seen(seen_here) == table_seen(seen_there):
                compared += 1
                what = f"seed {number}, step {state.step}, {state.key(decision.options[index])}"
                assert question_seen(seen_here) == question_seen(seen_there), what
                assert told(log_here, decision.player) == told(log_there, decision.player), what
    assert compared > 300
