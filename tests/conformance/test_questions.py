"""What happens and is asked after an answer depends only on what the one who answered may know.

Two worlds that look the same to him and get the same answer go on alike, until something hidden is shown to
him: the same event then shows him another card or role. A question that is skipped because a hidden hand has
no answer to it would break this.
"""

import random

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import CHOOSE_CHECK
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from tests.conformance.walks import dealt, open_decision, states


def played_on(game: Bang, index: int, viewer: PlayerId) -> list[Event]:
    """Answer, and give the events that follow, as the viewer sees them."""
    log: list[Event] = []
    game.log = log
    game.answer(index)
    return [event.seen_by(viewer) for event in log]


def shown_differently(one: Event, other: Event) -> bool:
    """Whether the same thing happened, and showed another card or role."""
    same = (one.name, one.who, one.whom) == (other.name, other.who, other.whom)
    roles = (one.role != other.role) or one.name == "game_ended"
    return same and (one.cards != other.cards or roles)


def leak(here: list[Event], there: list[Event]) -> str:
    """Where the worlds part although nothing hidden was shown; empty if they part rightly or not at all."""
    for one, other in zip(here, there, strict=False):
        if encode(one) != encode(other):
            return "" if shown_differently(one, other) else f"{one.name} here, {other.name} there"
    if len(here) != len(there):
        longer = max(here, there, key=len)
        return f"{longer[min(len(here), len(there))].name} in one world, a question in the other"
    return ""


@pytest.mark.parametrize("preset", BANG.presets())
def test_worlds_that_look_the_same_go_on_alike(preset: str) -> None:
    rng = random.Random(preset)
    alike = 0
    for number in range(8):
        for state in states(dealt(4 + number % 4, f"asked {number}", preset), rng):
            decision = open_decision(state)
            viewer, index = decision.player, rng.randrange(len(decision.options))
            here, there = state.clone(), state.clone()
            BANG.permute_hidden(there, viewer, str(rng.random()))
            events_here, events_there = played_on(here, index, viewer), played_on(there, index, viewer)
            what = f"seed {number}, step {state.step}, {state.key(decision.options[index])}"
            assert leak(events_here, events_there) == "", what
            # The end shows all roles, and Lucky Duke's flipped cards lie open before he chooses one.
            shown = here.decision is None or here.decision.kind == CHOOSE_CHECK
            if [*map(encode, events_here)] == [*map(encode, events_there)] and not shown:
                assert encode(view(here, viewer)) == encode(view(there, viewer)), what
                alike += 1
    assert alike > 300


def test_a_question_skipped_in_one_world_only_is_noticed() -> None:
    """Guards the comparison: it must be able to fail."""
    played, lost = (
        Event("played", FigureId(0), FigureId(1), [CardId(17)]),
        Event("lost_life", FigureId(1), FigureId(0), amount=1),
    )
    assert leak([played, lost], [played]) == "lost_life in one world, a question in the other"
    assert (
        leak([played, lost], [played, Event("missed", FigureId(1), FigureId(0))])
        == "lost_life here, missed there"
    )
    assert (
        leak(
            [Event("checked", FigureId(1), cards=[CardId(3)]), lost],
            [Event("checked", FigureId(1), cards=[CardId(4)])],
        )
        == ""
    )
    assert leak([played, lost], [played, lost]) == ""
