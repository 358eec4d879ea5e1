"""What can happen at a table, as it is stored: one entry after the other is the whole table.

Bodies hold the truth (the seed too) and never leave the server; `frames` says what each viewer gets of them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, json

from saloon.kernel.ids import PlayerId
from saloon.wire.fairness import Lot
from saloon.wire.lobby import NewTable
from saloon.wire.messages import By, What


class Stored(Struct, omit_defaults=True, tag_field="kind", kw_only=True):
    """An entry of a table's log."""

    leads_to: str = ""
    """The fingerprint of the game after it; empty: it changed no game, or was stored before these were."""

    @property
    def what(self) -> What:
        kind: What = self.__struct_config__.tag  # type: ignore[assignment]
        return kind


class Deal(Struct, omit_defaults=True):
    """A deal that was played at a table and is to be played again at another one."""

    table: str
    """Where it was dealt first, and in which game there."""
    number: int
    setup: object
    bots: list[str]
    """Who had each seat: the bot, or empty for a person."""
    lots: list[Lot] | None = None

    @property
    def id(self) -> str:
        return deal_id(self.table, self.number)


def deal_id(table: str, number: int) -> str:
    """What the deal of a game of a table is called."""
    return f"{table}.{number}"


class Made(Stored, tag="made"):
    """The table was made, its host on the first seat if one is free. Its first secret is fixed."""

    wishes: NewTable
    user: str
    name: str
    seed: str
    test_mode: bool = False
    """In a house for tests: the secret is the seed, and may have been chosen."""
    deal: Deal | None = None
    """The first game here is one that was dealt before elsewhere; the secret is that of the other table."""


class Joined(Stored, tag="joined"):
    """Somebody came in by invite, by an open door, or because the host let him in."""

    user: str
    name: str
    watches: bool = False
    """By a link for watching: he has no right to a seat."""


class Renamed(Stored, tag="renamed"):
    """Somebody at the table is called something else from now on."""

    seat: PlayerId
    user: str
    name: str


class Sat(Stored, tag="sat"):
    """A guest took a free seat, or a bot's in a running game."""

    seat: PlayerId
    user: str
    name: str


class Stood(Stored, tag="stood"):
    """Somebody gave his seat up; in a running game a bot has it from now on."""

    seat: PlayerId
    user: str


class Kicked(Stored, tag="kicked"):
    """The host took somebody's seat away, for good; or sent somebody away who watched (seat -1)."""

    seat: PlayerId
    user: str


class Muted(Stored, tag="muted"):
    """What somebody says is not heard at this table any more, or again."""

    user: str
    muted: bool = True


class Started(Stored, tag="started"):
    """The cards were dealt."""

    setup: object
    follows: bool = False
    """Whether it was dealt from how the game before it ended."""
    anew: bool = False
    """Whether it should have followed that game, which today's rules cannot do: it begins afresh."""
    lots: list[Lot] | None = None
    """What people's devices threw in; None: the secret was the seed, so that nothing is proved."""
    rules: str = ""
    """By which it was dealt, as nodes name them; empty: it was stored before they did."""


class Answered(Stored, tag="answered"):
    """The open question was answered."""

    seat: PlayerId
    key: str
    by: By
    user: str = ""
    cid: str = ""
    took: int = 0
    """Milliseconds that whoever was asked had thought by then, where the table has banks of time."""


class Interrupted(Stored, tag="interrupted"):
    """Somebody acted although another one was asked."""

    seat: PlayerId
    key: str
    by: By
    user: str = ""
    cid: str = ""
    took: int = 0
    """Milliseconds that whoever was asked had thought by then, where the table has banks of time."""


class TakenBack(Stored, tag="taken_back"):
    """The last answer was taken back: the game stands as it stood before."""

    seat: PlayerId
    step: int
    """The one that the answer was for, and that is open again."""
    user: str = ""
    cid: str = ""


class Said(Stored, tag="said"):
    """A word, a ready-made phrase or a gesture."""

    user: str
    name: str
    seat: PlayerId
    text: str = ""
    phrase: str = ""
    cid: str = ""
    apart: bool = False
    """Among the dead and the spectators."""
    hearers: list[str] = []
    """Who watched then, and heard it: he may have no seat in this game. The dead hear it anyway."""
    paid: str = ""
    """Key of the interrupt that this word was."""
    remark: str = ""
    """Key of what the bot of this seat says."""


class ToBot(Stored, tag="to_bot"):
    """A bot stands in for somebody who is gone or does not answer."""

    seat: PlayerId


class Back(Stored, tag="back"):
    """He is there again and plays himself."""

    seat: PlayerId


class Host(Stored, tag="host"):
    """Another one has the say."""

    user: str


class Agreed(Stored, tag="agreed"):
    """The host settled something before a game."""

    on: list[str] = []
    """Agreements by name that are in force from now on."""
    off: list[str] = []
    card_memory: bool | None = None
    """Until version 0.1 the two that there were stood here."""
    hints: bool = False

    @property
    def settled(self) -> dict[str, bool]:
        """What each agreement is that was spoken of."""
        before = {} if self.card_memory is None else {"card_memory": self.card_memory, "hints": self.hints}
        return before | dict.fromkeys(self.on, True) | dict.fromkeys(self.off, False)


class Placed(Stored, tag="placed"):
    """Before a game the host chose which bot has a seat."""

    seat: PlayerId
    bot: str
    """Empty: the seat is free."""


class Rematch(Stored, tag="rematch"):
    """The same people want another game; its seed is fixed."""

    seed: str


class Closed(Stored, tag="closed"):
    """The host ended a campaign before its last game."""

    unfinished: bool = False
    """Whether a game ran: it ends with the campaign and does not count."""


class Stopped(Stored, tag="stopped"):
    """The rules broke on whatever was answered: the game cannot go on."""


Entry = (
    Made
    | Joined
    | Renamed
    | Sat
    | Stood
    | Kicked
    | Muted
    | Started
    | Answered
    | Interrupted
    | TakenBack
    | Said
    | ToBot
    | Back
    | Host
    | Agreed
    | Placed
    | Rematch
    | Closed
    | Stopped
)

_DECODER: Final[json.Decoder[Entry]] = json.Decoder(Entry)
_ENCODER: Final = json.Encoder()


def to_body(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def from_body(body: bytes) -> Entry:
    return _DECODER.decode(body)
