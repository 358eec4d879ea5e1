"""Messages to bytes and back; bytes that are no message get an error that says what is wrong."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from saloon.kernel.codec import Record
from saloon.wire import limits
from saloon.wire.codes import ErrorCode
from saloon.wire.messages import ClientMessage, ServerMessage
from saloon.wire.plain import from_named, named

T = TypeVar("T")


class BadMessage(ValueError):
    """Bytes that are no message; `code` is the wire's word for it."""

    def __init__(self, code: ErrorCode, detail: str) -> None:
        super().__init__(detail)
        self.code: ErrorCode = code
        self.detail = detail


def _encode_hook(value: object) -> object:
    if isinstance(value, Record):
        return named(value)
    raise NotImplementedError(f"a {type(value).__name__} does not travel")


def _decode_hook(kind: type, plain: object) -> object:
    if issubclass(kind, Record):
        return from_named(plain)
    raise NotImplementedError(f"a {kind.__name__} does not travel")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_encode_hook)
_FROM_CLIENT: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_FROM_SERVER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(
    ServerMessage, dec_hook=_decode_hook
)
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET: Final = re.compile(rb"[\[\]{}]")


def encode(message: object) -> bytes:
    """The bytes of a message or body."""
    return _ENCODER.encode(message)


def decode_client(data: bytes | str) -> ClientMessage:
    """What a client said."""
    check_size(data)
    return _decoded(_FROM_CLIENT, data)


def decode_server(data: bytes | str) -> ServerMessage:
    """What the server said. Its views and events are records again."""
    return _decoded(_FROM_SERVER, data)


def decode_body(data: bytes, kind: type[T]) -> T:
    """The body of a request; an empty one is `{}`."""
    check_size(data)
    return _decoded(msgspec.json.Decoder(kind), data or b"{}")


def decode_shown(data: bytes, kind: type[T]) -> T:
    """The body of an answer."""
    return _decoded(msgspec.json.Decoder(kind, dec_hook=_decode_hook), data)


def check_size(data: bytes | str) -> None:
    """Refuse what is too long or nested too deep, before anything is made of it."""
    text = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    if len(text) > limits.FRAME_BYTES:
        raise BadMessage("too_big", f"{len(text)} bytes; at most {limits.FRAME_BYTES} are taken")
    if depth_of(text) > limits.DEPTH:
        raise BadMessage("bad_message", f"nested too deep; at most {limits.DEPTH} levels are taken")


def depth_of(text: bytes) -> int:
    """How deep the brackets of a JSON text are nested, strings apart."""
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", text)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _decoded(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise BadMessage("bad_message", str(error)) from error
