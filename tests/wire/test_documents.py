"""The documents are what the code says: up to date, whole, and true of real frames."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import write_protocol
from msgspec import Struct

from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR
from saloon.wire import codec, messages
from saloon.wire.codes import ERROR_CODES
from saloon.wire.documents import asyncapi, documents, json_schema, openapi
from saloon.wire.messages import Entry
from saloon.wire.routes import ROUTES, STATUS
from tests.wire.games import games, moments

SCHEMA = json_schema()


@pytest.fixture(scope="module")
def frame() -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(SCHEMA)


@pytest.mark.parametrize("path", documents())
def test_what_is_written_is_up_to_date(path: str) -> None:
    assert path not in write_protocol.stale(), "run scripts/write_protocol.py"


def test_a_stale_document_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(write_protocol, "ROOT", tmp_path)
    assert write_protocol.stale() == list(documents())
    monkeypatch.setattr("sys.argv", ["write_protocol.py", "--check"])
    assert write_protocol.main() == 1
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr("sys.argv", ["write_protocol.py"])
    assert write_protocol.main() == 0
    assert write_protocol.stale() == []


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


@pytest.mark.parametrize("document", [SCHEMA, openapi(), asyncapi()], ids=["schema", "openapi", "asyncapi"])
def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    found = set(references(document))
    assert found
    for reference in found:
        place: Any = document
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]
        assert place


@pytest.mark.parametrize(("kind", "seed"), games(), ids=lambda one: getattr(one, "key", one))
def test_every_frame_of_a_random_game_is_as_the_schema_says(
    kind: AnyGame, seed: str, frame: jsonschema_rs.Validator
) -> None:
    for number, (game, events) in enumerate(moments(kind, seed)):
        for viewer in (SPECTATOR, number % kind.seats(game)):
            seen = [event.seen_by(PlayerId(viewer)) for event in events]
            sent = Entry(
                "t1",
                number,
                "answered",
                PlayerId(viewer),
                events=seen,
                view=kind.view(game, PlayerId(viewer)),
            )
            frame.validate(json.loads(codec.encode(sent)))


def test_a_frame_that_is_wrong_is_not_as_the_schema_says(frame: jsonschema_rs.Validator) -> None:
    for wrong in (
        {"t": "answer", "table": "t1", "cid": "1", "step": -1, "key": "pass"},
        {"t": "answer", "table": "t1", "cid": "1", "step": 1},
        {"t": "ping", "extra": 1},
        {"t": "entry", "table": "t1", "seq": 1, "what": "answered", "view": {"type": "bang.BangView"}},
    ):
        assert not frame.is_valid(wrong)


def test_every_message_can_be_found_in_the_documents_of_the_socket() -> None:
    document = asyncapi()
    for union in (messages.ClientMessage, messages.ServerMessage):
        kinds: tuple[type[Struct], ...] = union.__args__
        for kind in kinds:
            assert document["components"]["messages"][kind.__name__]["name"] == kind.__struct_config__.tag


def test_every_route_is_in_the_document_with_all_its_refusals() -> None:
    paths = openapi()["paths"]
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        said = " ".join(answer["description"] for answer in operation["responses"].values())
        assert all(re.search(rf"\b{code}\b", said) for code in route.errors)
        assert ("security" in operation) == (not route.open)


def test_no_two_routes_share_a_name_or_a_place() -> None:
    assert len({route.name for route in ROUTES}) == len(ROUTES)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)


def test_every_error_has_a_status() -> None:
    assert sorted(STATUS) == sorted(ERROR_CODES)
