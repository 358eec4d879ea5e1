"""Messages that almost are some: made from the types of the wire, then bent, torn and mixed."""

from __future__ import annotations

import random
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from saloon.wire import limits
from saloon.wire.messages import ClientMessage

ODD_TEXTS: Final = (
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202egnorw",
    "я" * 40,
    "a" * 65,
    "a" * 2000,
    "../../etc/passwd",
    "{table}",
    "%s%n",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "👩‍👩‍👧‍👦" * 20,
    "-1",
    "true",
)
ODD_NUMBERS: Final = (-1, 0, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e308, -0.0)
ODD_VALUES: Final[tuple[Any, ...]] = (
    *ODD_TEXTS,
    *ODD_NUMBERS,
    None,
    True,
    False,
    [],
    {},
    [[]],
    [{}],
    {"": ""},
    [None] * 50,
)
ODD_JSON: Final = (
    "NaN",
    "Infinity",
    "1e999",
    "01",
    '"\\ud800"',
    '"\\u0000"',
    "{}{}",
    "[",
    '{"t":',
    "null",
    "",
)


class Known:
    """What a client could know: words for fields, so that messages get past the first check."""

    def __init__(self) -> None:
        self.words: dict[str, list[Any]] = {"v": [limits.VERSION], "phrase": ["hello"], "pay": [True, False]}

    def learn(self, field: str, *values: Any) -> None:
        self.words[field] = [*self.words.get(field, []), *values][-20:]


class Maker:
    """Makes frames, good and bad ones, from a seed."""

    def __init__(self, chance: random.Random, known: Known) -> None:
        self._chance = chance
        self._known = known
        self._last = b"{}"
        self._kinds = [inspect.type_info(kind) for kind in get_args(ClientMessage)]

    def frame(self) -> str | bytes:
        """The next frame: text, or bytes for a binary one."""
        lot = self._chance.random()
        if lot < 0.01:
            return self._chance.randbytes(self._chance.randrange(200))
        if lot < 0.03:
            return self._chance.choice(ODD_JSON)
        if lot < 0.04:
            return self._nested()
        message = self.message()
        if lot < 0.65:
            self._bend(message)
        try:
            text = msgspec.json.encode(message)
        except UnicodeEncodeError:
            text = repr(message).encode("utf-8", "surrogatepass")
        if lot > 0.8:
            text = self._torn(text)
        self._last = text
        return text.decode("utf-8", "replace")

    def message(self) -> dict[str, Any]:
        """A message of some kind, all fields as they should be."""
        kind = self._chance.choice(self._kinds)
        assert isinstance(kind, inspect.StructType)
        found: dict[str, Any] = {kind.tag_field or "t": kind.tag}
        for field in kind.fields:
            if field.required or self._chance.random() < 0.5:
                found[field.encode_name] = self._value(field.encode_name, field.type)
        return found

    def _value(self, name: str, kind: inspect.Type) -> Any:
        words = self._known.words.get(name)
        if words and self._chance.random() < 0.9:
            return self._chance.choice(words)
        match kind:
            case inspect.IntType():
                return self._chance.randrange(100)
            case inspect.BoolType():
                return self._chance.random() < 0.5
            case inspect.DictType():
                tables = self._known.words.get("table", ["t"])
                return {self._chance.choice(tables): self._chance.randrange(200)}
            case inspect.UnionType():
                return self._value(name, self._chance.choice(kind.types))
            case inspect.NoneType():
                return None
            case _:
                return "".join(self._chance.choices("abc#:>1я", k=self._chance.randrange(1, 12)))

    def _bend(self, message: dict[str, Any]) -> None:
        """Something is missing, too much, or not what it should be."""
        chance = self._chance
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            name = chance.choice([*message, "extra"])
            match chance.randrange(4):
                case 0:
                    message.pop(name, None)
                case 1:
                    message[chance.choice(("extra", "seed", "__class__", "T"))] = chance.choice(ODD_VALUES)
                case _:
                    message[name] = chance.choice(ODD_VALUES)

    def _nested(self) -> str:
        deep = self._chance.choice((limits.DEPTH, limits.DEPTH + 1, 1000, 7000))
        return '{"t":"ping","x":' + "[" * deep + "]" * deep + "}"

    def _torn(self, text: bytes) -> bytes:
        """Bytes changed, lost, doubled, or half of one message and half of the one before."""
        chance = self._chance
        body = bytearray(text)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(body) + 1)
            match chance.randrange(5):
                case 0:
                    body[at : at + 1] = bytes([chance.randrange(256)])
                case 1:
                    del body[at : at + chance.randrange(1, 8)]
                case 2:
                    body[at:at] = body[at : at + chance.randrange(1, 20)]
                case 3:
                    body[at:at] = chance.choice((b'"', b"{", b"\\u0000", b"\xff", b",", b"1e5"))
                case _:
                    body[at:] = self._last[chance.randrange(len(self._last) + 1) :]
        return bytes(body)
