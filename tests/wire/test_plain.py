"""Records travel as objects with named fields, and arrive as what they were."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode as stored
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.wire import codec
from saloon.wire.messages import Entry
from saloon.wire.plain import UnknownRecord, all_records, from_named, to_named, wire_name
from tests.wire.games import games, moments

EVERY = 7
"""Views of every so manieth decision: enough to meet every frame in a few games."""


@pytest.mark.parametrize(("kind", "seed"), games(), ids=lambda one: getattr(one, "key", one))
def test_every_view_and_event_of_a_random_game_arrives_as_it_was_sent(kind: AnyGame, seed: str) -> None:
    for number, (game, events) in enumerate(moments(kind, seed)):
        if number % EVERY:
            continue
        for viewer in [SPECTATOR, *range(kind.seats(game))]:
            seen = [event.seen_by(viewer) for event in events]
            sent = Entry("t1", number, "answered", viewer, events=seen, view=kind.view(game, viewer))
            arrived = codec.decode_server(codec.encode(sent))
            assert isinstance(arrived, Entry)
            assert arrived.view is not None
            assert stored(arrived.view) == stored(kind.view(game, viewer))
            assert [stored(event) for event in arrived.events] == [stored(event) for event in seen]


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_a_record_spelled_out_is_what_the_wire_says(kind: AnyGame) -> None:
    game, events = next(moments(kind, "spelled out"))
    seen = kind.view(game, PlayerId(0))
    assert to_named(seen) == msgspec.json.decode(codec.encode(seen))
    assert stored(from_named(to_named(seen))) == stored(seen)
    assert [stored(from_named(to_named(event))) for event in events] == [stored(event) for event in events]


def test_two_games_may_use_the_same_word_for_different_things() -> None:
    names = [wire_name(kind) for kind in all_records()]
    assert sorted(set(names)) == sorted(names)
    assert wire_name(Event) == "Event"


@pytest.mark.parametrize(
    ("plain", "complaint"),
    [
        ({"name": "shot"}, "without a type"),
        ({"type": "Nonsense"}, "unknown record 'Nonsense'"),
        ({"type": "Event", "name": "shot"}, "Event without who, whom"),
    ],
)
def test_an_object_that_is_no_record_is_refused(plain: object, complaint: str) -> None:
    with pytest.raises(UnknownRecord, match=complaint):
        from_named(plain)


def test_a_field_that_a_later_version_added_is_ignored() -> None:
    later = {**msgspec.json.decode(codec.encode(Event("shot", FigureId(1)))), "weather": "hot"}
    assert stored(from_named(later)) == stored(Event("shot", FigureId(1)))


def test_a_process_that_only_reads_records_knows_those_of_every_game() -> None:
    """As the bots' processes do: what a bot's own module imports is not enough."""
    asked = "from saloon.wire.plain import all_records, wire_name; print(*map(wire_name, all_records()))"
    shown = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    known = set(shown.stdout.split())
    rooms = ("saloon.kernel", *(f"saloon.games.{key}" for key in GAMES))
    assert {wire_name(kind) for kind in all_records() if kind.__module__.startswith(rooms)} <= known
