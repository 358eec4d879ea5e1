"""docs/protocol.md tells the truth: its frames are frames, and nothing of the protocol is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

from saloon.wire import codec, limits, lobby, messages
from saloon.wire.codes import CLOSE_CODES, ERROR_CODES
from saloon.wire.routes import ROUTES, SOCKET, STATUS
from saloon.wire.routing import API

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
FRAMES = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)
ROWS = re.findall(r"^\| (`.+`) \| (\d{3}) \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("direction", "frame"), FRAMES)
def test_every_frame_of_the_session_is_one(direction: str, frame: str) -> None:
    message = codec.decode_client(frame) if direction == ">" else codec.decode_server(frame)
    told = json.loads(codec.encode(message))
    assert json.loads(frame).items() <= told.items(), "a field that does not exist is ignored by clients"


def test_the_session_has_frames_both_ways_and_numbers_that_only_grow() -> None:
    assert {direction for direction, _frame in FRAMES} == {"<", ">"}
    told = [json.loads(frame) for direction, frame in FRAMES if direction == "<"]
    numbers = [frame["seq"] for frame in told if frame["t"] in ("state", "entry")]
    assert numbers == sorted(set(numbers))


def test_the_bodies_of_the_session_are_bodies() -> None:
    kinds: list[type[Struct]] = [lobby.Naming, lobby.UserMade, lobby.NewTable, lobby.TableMade]
    bodies = re.findall(r"^(?:POST|\d+) .*?(\{.*\})$", PAGE, re.MULTILINE)
    assert len(bodies) == len(kinds)
    for kind, body in zip(kinds, bodies, strict=True):
        codec.decode_body(body.encode(), kind)


def test_every_message_is_named() -> None:
    for kind in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_every_error_is_listed_with_its_status() -> None:
    listed = {code: int(status) for codes, status in ROWS for code in re.findall(r"`(\w+)`", codes)}
    assert listed == dict(STATUS)
    assert len(listed) == len(ERROR_CODES)


def test_every_close_code_is_listed() -> None:
    assert re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE) == [str(code) for code in CLOSE_CODES]


def test_every_route_of_the_tables_is_named() -> None:
    assert API in PAGE
    assert SOCKET in PAGE
    for route in ROUTES:
        if route.path.startswith(f"{API}/tables/{{table}}/"):
            assert re.search(rf"`{route.name}`|/{route.name}`", PAGE), route.name


def test_the_limits_are_the_true_ones() -> None:
    for words in (
        f"at most {limits.FRAME_BYTES} bytes and {limits.DEPTH} levels",
        f"({limits.NAME_CHARACTERS} and {limits.CHAT_CHARACTERS} characters)",
        f"({limits.QUEUED_FRAMES} frames waited)",
        f"every {limits.HEARTBEAT:.0f} seconds; who is silent for {limits.DEAD_AFTER:.0f} counts",
        f"Answers: {limits.ANSWERS_PER_SECOND:.0f} a second, {limits.ANSWERS_AT_ONCE} at once.",
        f"Chat: one every {limits.CHAT_INTERVAL} seconds, {limits.CHATS_AT_ONCE} at once.",
        f"Codes: {limits.CODES_PER_MINUTE} a minute for an address",
        f"{limits.KNOCKS_PER_MINUTE} knocks a minute",
        f"until {limits.WRONG_CODES} wrong codes",
        f"{limits.SOCKETS_PER_USER} for a person, {limits.SOCKETS_PER_ADDRESS}\nfrom one address",
    ):
        assert words in PAGE
