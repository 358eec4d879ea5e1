"""What happens and is asked after an answer depends only on what one may know.

Two worlds that look the same to somebody and get the same answer go on alike, until something hidden is
shown to him: the same event then shows him another card or role. A question that is skipped because a hidden
hand has no answer to it would break this. Conformance asks the same at every walk; here it is looked at more
closely: the only events that are another event in another world are those in which the cards shown decide
what happens.
"""

import random
from collections import Counter

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.view import BangView
from saloon.games.bang.words import CHOOSE_CHECK, GIVE_CARD, NEW_IDENTITY
from saloon.games.calibre45.game import CALIBRE45 as CALIBRE
from saloon.games.calibre45.teams import SHAPES, sizes
from saloon.kernel.codec import encode
from saloon.kernel.conformance import Parting, heard_after, where_worlds_part
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.kernel.protocol import G, GameType, V
from saloon.kernel.views import View

BY_CARDS_SHOWN = {
    "bang": {
        frozenset(["guessed_right", "guessed_wrong"]),  # Peyote: the card that was guessed is shown
        frozenset(["showed_hand", "played"]),  # Dorothy Rage: who has not what was named shows his hand
        frozenset(["showed_hand", ""]),
    },
    "calibre45": {
        # Cards are laid one by one and shown together, when they are enough.
        frozenset(["stood_up", ""]),
        frozenset(["shot", ""]),
    },
}
"""What happens in one world and in the other, where these are two things. Empty: a question comes first."""
SHOWN_WITH = {CHOOSE_CHECK, GIVE_CARD, NEW_IDENTITY}
"""Questions that show what no event has told: flipped cards, cards to give away, another character."""


class Compared:
    """What was met on the way."""

    def __init__(self) -> None:
        self.alike = 0
        self.same_event: Counter[str] = Counter()
        self.others: set[frozenset[str]] = set()

    def walk(self, kind: GameType[G, V], setup: object, rng: random.Random) -> None:
        """Compare worlds at each decision of a random game, for who decides and for somebody else."""
        game = kind.deal(setup)
        while (decision := game.decision) is not None:
            index = rng.randrange(len(decision.options))
            key = game.key(decision.options[index])
            exchanged = kind.clone(game)
            kind.permute_hidden(exchanged, decision.player, str(rng.random()))
            other = PlayerId(rng.randrange(-1, kind.seats(game)))
            worlds = [(decision.player, exchanged)]
            worlds += [
                (one, kind.redeal(kind.view(game, one), str(rng.random())))
                for one in (decision.player, other)
            ]
            for viewer, world in worlds:
                before = kind.clone(world)
                parting = where_worlds_part(kind, game, world, key, viewer)
                what = f"{setup}, step {game.step}, {key}: viewer {viewer} is told: {parting}"
                if parting is not None:
                    assert parting.shows(), what
                    self.note(parting)
                elif before.decision is not None and key in [before.key(o) for o in before.decision.options]:
                    self.alike += seen_alike(kind, kind.clone(game), before, key, viewer, what)
            game.answer(index)

    def note(self, parting: Parting) -> None:
        here, there = parting.names()
        if here == there:
            self.same_event[here] += 1
        else:
            self.others.add(frozenset([here, there]))


def seen_alike(kind: GameType[G, V], here: G, there: G, key: str, viewer: PlayerId, what: str) -> bool:
    """After the same events the same is seen; not where a view shows more than events have told."""
    told = {event.name for event in heard_after(here, key, viewer) + heard_after(there, key, viewer)}
    seen = kind.view(here, viewer)
    # The end shows all roles, and under an event that comes into force lies the next one.
    if (
        here.decision is None
        or here.decision.kind in SHOWN_WITH
        or "event_turned_up" in told
        or open_hands(seen)
    ):
        return False
    assert encode(seen) == encode(kind.view(there, viewer)), what
    return True


def open_hands(seen: View) -> bool:
    """Whether others play with open hands (Sacagaway): what they draw is seen."""
    return isinstance(seen, BangView) and any(
        one.hand and one.player != seen.viewer for one in seen.figures if one.alive
    )


@pytest.mark.long
@pytest.mark.parametrize("sets", [["base"], BANG.sets()], ids=["base", "all boxes"])
@pytest.mark.parametrize("preset", BANG.presets())
def test_worlds_that_look_the_same_go_on_alike(preset: str, sets: list[str]) -> None:
    rng = random.Random(preset)
    compared = Compared()
    for number in range(6):
        wishes = {"players": 4 + number % 4, "seed": f"asked {number}", "preset": preset, "sets": sets}
        compared.walk(BANG, BANG.setup(wishes), rng)
    assert compared.alike > 500
    assert len(compared.same_event) >= 5
    assert compared.others <= BY_CARDS_SHOWN["bang"]


@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES[::3])
def test_worlds_of_calibre_that_look_the_same_go_on_alike(shape: str) -> None:
    rng = random.Random(shape)
    compared = Compared()
    wishes = {"players": sum(sizes(shape)), "seed": f"asked {shape}", "rules": {"teams": shape}}
    compared.walk(CALIBRE, CALIBRE.setup(wishes), rng)
    assert compared.alike > 100
    assert {"drew", "turned_up"} <= set(compared.same_event)
    assert compared.others <= BY_CARDS_SHOWN["calibre45"]


def test_a_question_skipped_in_one_world_only_is_noticed() -> None:
    """Guards the comparison: it must be able to fail."""
    ann, bob = FigureId(0), FigureId(1)
    played, lost = Event("played", ann, bob, [CardId(17)]), Event("lost_life", bob, ann, amount=1)
    assert not Parting(lost, None).shows()
    assert not Parting(lost, Event("missed", bob, ann)).shows()
    assert not Parting(lost, Event("lost_life", bob, ann, amount=2)).shows()
    assert not Parting(None, None).shows()
    checked = [Event("checked", bob, cards=[CardId(number)]) for number in (3, 4)]
    assert Parting(*checked).shows()
    assert Parting(played, None).shows()
    assert str(Parting(lost, None)) == "lost_life here, a question there"
