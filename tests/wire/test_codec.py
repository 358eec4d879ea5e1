"""What a client says is understood or refused with a word about what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.wire import codec, limits, lobby, messages
from saloon.wire.codec import BadMessage, decode_body, decode_client, decode_server, depth_of, encode

ANSWER = {"t": "answer", "table": "t1", "cid": "c1", "step": 3, "key": "pass"}


def said(**changes: Any) -> bytes:
    return json.dumps({**ANSWER, **changes}).encode()


def test_an_answer_is_understood() -> None:
    assert decode_client(said()) == messages.Answer("t1", "c1", 3, "pass")
    assert decode_client(said().decode()) == messages.Answer("t1", "c1", 3, "pass")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "truncated"),
        (b"not JSON", "malformed"),
        (b"[]", "Expected `object`"),
        (b"null", "Expected `object`"),
        (b"{}", "missing required field `t`"),
        (b'{"t":"dance"}', "Invalid value 'dance'"),
        (b'{"t":5}', "Expected `str`"),
        (b'{"t":"answer"}', "missing required field `table`"),
        (said(extra=1), "unknown field `extra`"),
        (said(step="3"), "Expected `int`"),
        (said(step=-1), "`int` >= 0"),
        (said(step=2**60), "`int` <="),
        (said(step=1.5), "Expected `int`"),
        (said(key=""), "length >= 1"),
        (said(key="x" * 500), "length <= 200"),
        (said(cid="x" * 65), "length <= 64"),
        (said(table=None), "Expected `str`"),
        (b"\xff\xfe", "malformed"),
        (b'{"t":"chat","table":"t","cid":"c","text":"\xff"}', "utf-8"),
        (b'{"t":"chat","table":"t","cid":"c","text":"\\ud800"}', "truncated"),
        (b'{"t":"hello","v":1,"since":{"t1":-1}}', "`int` >= 0"),
        (b'{"t":"ping"}{"t":"ping"}', "trailing"),
    ],
)
def test_what_is_no_message_is_refused_with_the_reason(data: bytes, complaint: str) -> None:
    with pytest.raises(BadMessage, match=complaint) as refusal:
        decode_client(data)
    assert refusal.value.code == "bad_message"


def test_a_frame_that_is_too_big_is_refused_before_it_is_read() -> None:
    for data in (b"x" * (limits.FRAME_BYTES + 1), "ж" * (limits.FRAME_BYTES // 2 + 1)):
        with pytest.raises(BadMessage, match=f"at most {limits.FRAME_BYTES}") as refusal:
            decode_client(data)
        assert refusal.value.code == "too_big"


def test_what_is_nested_too_deep_is_refused_before_it_is_read() -> None:
    deck = "[" * 20 + "]" * 20
    body = f'{{"game":"bang","players":4,"deck":{deck}}}'.encode()
    with pytest.raises(BadMessage, match="at most 16 levels"):
        decode_body(body, lobby.NewTable)
    with pytest.raises(BadMessage):
        decode_client(b"[" * limits.FRAME_BYTES)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(alphabet='[]{}"\\,:x'),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(alphabet='[]{}"\\x'), inner, max_size=3)
    ),
)


def depth(value: object) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


@given(plain)
def test_brackets_in_strings_do_not_count(value: object) -> None:
    assert depth_of(json.dumps(value).encode()) == depth(value)


@given(st.binary(max_size=200))
def test_no_bytes_at_all_break_the_reading(data: bytes) -> None:
    depth_of(data)
    with pytest.raises(BadMessage):
        decode_client(b"?" + data)


def test_an_empty_body_is_one_without_wishes() -> None:
    assert decode_body(b"", lobby.SitDown) == lobby.SitDown()
    with pytest.raises(BadMessage, match="`name`"):
        decode_body(b"", lobby.Naming)


@pytest.mark.parametrize("code", ["1234", "123456", "abcde", "１２３４５"])
def test_a_code_is_five_digits(code: str) -> None:
    with pytest.raises(BadMessage):
        decode_body(json.dumps({"code": code}).encode(), lobby.Joining)
    assert decode_body(b'{"code":"01234"}', lobby.Joining).code == "01234"


EXAMPLES: list[Struct] = [
    messages.Welcome(1, "u1", "Joe"),
    messages.Entry(
        "t1", 2, "said", PlayerId(0), "person", chat=messages.ChatLine("u1", "Joe", PlayerId(0), "Howdy")
    ),
    messages.Entry(
        "t1",
        3,
        "answered",
        PlayerId(1),
        "bot",
        events=[Event("shot", FigureId(1), FigureId(2), [CardId(17)])],
    ),
    messages.Ack("c1", "t1", 4),
    messages.Error("illegal_answer", "c1", "t1", params={"options": ["pass", "play:bang#17>p3"]}),
    messages.Presence("t1", [messages.SeatPresence(PlayerId(0), True)], seconds_left=12.5),
    messages.Pong(),
]


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda one: type(one).__name__)
def test_what_the_server_tells_arrives_as_it_was_told(message: Struct) -> None:
    arrived = decode_server(encode(message))
    assert type(arrived) is type(message)
    assert encode(arrived) == encode(message)


def test_a_client_ignores_what_a_later_server_adds() -> None:
    assert decode_server(b'{"t":"pong","weather":"hot"}') == messages.Pong()


@pytest.mark.parametrize(
    "data",
    [
        b'{"t":"entry","table":"t","seq":1,"what":"answered","view":{"type":"Nonsense"}}',
        b'{"t":"entry","table":"t","seq":1,"what":"answered","view":{"type":"Event"}}',
        b'{"t":"entry","table":"t","seq":1,"what":"answered","view":5}',
    ],
)
def test_a_view_that_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(BadMessage):
        decode_server(data)


def test_what_is_no_record_does_not_travel() -> None:
    with pytest.raises(NotImplementedError, match="does not travel"):
        codec.encode(codec)
