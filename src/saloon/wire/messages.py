"""The messages of the socket: what a client says, and what the server says.

Every frame is one JSON object whose `t` names its kind. Unknown fields of a client are refused; a client
ignores unknown fields of the server, because minor versions add some.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.wire import limits
from saloon.wire.codes import ErrorCode
from saloon.wire.fairness import LOT_CHARACTERS
from saloon.wire.languages import LANGUAGES
from saloon.wire.lobby import TableFacts

Id = Annotated[str, Meta(min_length=1, max_length=limits.ID_CHARACTERS)]
Token = Annotated[str, Meta(max_length=limits.TOKEN_CHARACTERS)]
Key = Annotated[str, Meta(min_length=1, max_length=limits.KEY_CHARACTERS)]
Language = Annotated[str, Meta(max_length=limits.ID_CHARACTERS, examples=["", *LANGUAGES])]
"""One that the server speaks; empty: no words, only data."""
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Of an entry or a step: what every language's numbers can hold."""


class Said(Struct, forbid_unknown_fields=True, tag_field="t"):
    """What a client sends."""


class Hello(Said, tag="hello"):
    """The first message of a socket: who I am, and what I have seen already of which table.

    A browser leaves the token empty and is known by its cookie. A table in `since` is watched from the entry
    after that number, as by `watch`. With a language every frame carries its words too.
    A `screen` is one that everybody in the room looks at: it is shown what a stranger sees, whoever it
    belongs to, and nothing can be said or done there.
    """

    v: int
    token: Token = ""
    since: dict[Id, Number] = {}
    language: Language = ""
    screen: bool = False


class Watch(Said, tag="watch"):
    """Show me this table: the owner of a seat gets his view, anybody else a spectator's.

    Without `since` the answer is one complete `state`; with it, every entry after that number.
    A private table wants the invite of whoever is not yet a guest there.
    """

    table: Id
    since: Number | None = None
    invite: Token = ""


class LeaveTable(Said, tag="leave_table"):
    """Show me no more of this table. A seat there stays mine."""

    table: Id


class Answer(Said, tag="answer"):
    """My answer to what I am asked: the key of one of the options of that step.

    `cid` is the client's own name for this message. Sent again with the same `cid`, it is acknowledged again
    and not done again.
    """

    table: Id
    cid: Id
    step: Number
    key: Key


class Interrupt(Said, tag="interrupt"):
    """What I do although somebody else is asked: the key of one of my `interrupts`."""

    table: Id
    cid: Id
    step: Number
    key: Key


class TakeBack(Said, tag="take_back"):
    """I take my last answer back, the one to this step: within three seconds, where the table agreed to it,
    nobody has acted since and it has shown nobody anything."""

    table: Id
    cid: Id
    step: Number


class StandBy(Said, tag="stand_by"):
    """My last answer stands: bots need not wait for whether I take it back."""

    table: Id
    cid: Id


class HaveReady(Said, tag="ready"):
    """I have an answer ready for a question that may come, or I have it no more.

    It is one of those of the game (`ready` of its line). The server gives it for me at the pace of the table
    when I am asked; it lasts until it is used or until my next turn. `readied` tells me alone what I have
    ready. An empty key only asks.
    """

    table: Id
    cid: Id
    key: Annotated[str, Meta(max_length=limits.KEY_CHARACTERS)] = ""
    on: bool = True


class Chat(Said, tag="chat"):
    """A word at the table. Where speech costs something, `pay` says that I know and do it all the same."""

    table: Id
    cid: Id
    text: Annotated[str, Meta(min_length=1, max_length=limits.RAW_CHARACTERS)]
    pay: bool = False


class Phrase(Said, tag="phrase"):
    """A gesture or a ready-made phrase, by its key. Always free."""

    table: Id
    cid: Id
    phrase: Id


Speed = Literal["wait", "1", "2", "4", "skip"]
"""How many times faster than the table's own pace bots play; `wait`: not at all, `skip`: at once."""


class Pace(Said, tag="pace"):
    """How fast I want the bots of this table to play, while I am there.

    It is no entry; `presence` tells what came of it. `skip` lasts until I am asked something, `wait` until I
    say otherwise, but not long where others play too. Bots keep the pace of the slowest of those who play;
    whoever is out, or a host who watches, has a say when nobody else has.
    """

    table: Id
    cid: Id
    speed: Speed


class Commit(Said, tag="commit"):
    """My device throws in a lot for the next deal at this table: the hash of it, before anybody tells his.

    For whoever has a seat, before the deal; `presence` shows it to everybody.
    """

    table: Id
    commitment: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{LOT_CHARACTERS}}}$")]


class TellLot(Said, tag="tell_lot"):
    """What my device threw in, in answer to `dealing`."""

    table: Id
    value: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{{LOT_CHARACTERS}}}$")]


class Ping(Said, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Watch
    | LeaveTable
    | Answer
    | Interrupt
    | TakeBack
    | StandBy
    | HaveReady
    | Chat
    | Phrase
    | Pace
    | Commit
    | TellLot
    | Ping
)


class OptionLine(Struct, omit_defaults=True):
    """One legal answer. -1 stands where it names no card, kind, target, other card, suit or number."""

    key: str
    verb: int
    card: CardId
    kind: DefinitionId
    target: FigureId
    other: CardId
    """A second card, and nothing else; -2: a random one of the target's hand."""
    suit: int = -1
    """The suit that it names."""
    number: int = -1
    """A place, a colour or a way that it names."""
    warning: ReasonLine | None = None
    """Why it should be thought over."""
    text: str = ""
    """In words, in full: the card and what is done with it."""
    part: str = ""
    """In words, beside the name of its card: only what is done with it."""

    def option(self) -> Option:
        """The option itself, without its words."""
        return Option(self.verb, self.card, self.kind, self.target, self.other, self.suit, self.number)


class ReasonLine(Struct, omit_defaults=True):
    """Why not, or why to think it over: a code and its numbers."""

    code: str
    numbers: dict[str, int]
    text: str = ""
    """In words."""


class RefusalLine(Struct, omit_defaults=True):
    """Something that I hold, the figure that it was meant for (-1: nobody in particular) and why not."""

    card: CardId
    target: FigureId
    code: str
    numbers: dict[str, int]
    text: str = ""
    """In words, with the numbers."""
    hint: str = ""
    """What would make it possible, in words."""
    short: str = ""
    """In as few words as possible."""


class LogLine(Struct, omit_defaults=True):
    """What happened, in words."""

    text: str
    event: int
    """Which of the entry's events it tells, from 0; the last one where it tells several."""
    count: int = 1
    """How many it tells."""
    page: str = ""
    """Key of the page of the encyclopedia that explains it; empty: none does."""
    headline: str = ""
    """The same in a few words to be shown large, if it is one of the moments that matter; mostly empty."""


class Ask(Struct, omit_defaults=True):
    """What I can do now. For the eyes of the seat's owner only."""

    step: int
    kind: str = ""
    """What I am asked; empty while somebody else is."""
    options: list[OptionLine] = []
    """The first one is the mildest: it is what the clock answers."""
    refusals: list[RefusalLine] = []
    interrupts: list[OptionLine] = []
    speech_costs: bool = False
    """Whether a word at the table now costs something."""


class Asked(Struct, omit_defaults=True):
    """Who is being asked, for everybody to see."""

    seat: PlayerId
    kind: str


class ChatLine(Struct, omit_defaults=True):
    """A word, phrase or gesture at the table."""

    user: str
    name: str
    seat: PlayerId = NO_PLAYER
    """-1: a spectator."""
    text: str = ""
    phrase: str = ""
    apart: bool = False
    """Said among the dead and the spectators: the living do not hear it while the game runs."""
    remark: str = ""
    """What a bot says, by a key; `text` and `name` are its words and name for whoever wants words."""


What = Literal[
    "made",
    "joined",
    "renamed",
    "sat",
    "stood",
    "started",
    "answered",
    "interrupted",
    "taken_back",
    "said",
    "unheard",
    "to_bot",
    "back",
    "kicked",
    "muted",
    "host",
    "agreed",
    "placed",
    "rematch",
    "closed",
    "stopped",
]
"""Kinds of entries. `unheard`: something was said that this viewer may not hear."""

By = Literal["", "person", "bot", "clock"]


class Told(Struct, omit_defaults=True, tag_field="t"):
    """What the server sends."""


class Welcome(Told, tag="welcome"):
    """The answer to `hello`."""

    v: int
    user: str
    name: str
    capabilities: list[str] = []


class State(Told, tag="state"):
    """A table as it is after entry `seq`, complete."""

    table: str
    seq: int
    lobby: TableFacts
    seat: PlayerId = NO_PLAYER
    """Mine; -1: I watch."""
    view: View | None = None
    """None while there is no game yet."""
    last: View | None = None
    """How the last game ended, while the next one of its series has not begun or the series is over."""
    asked: Asked | None = None
    ask: Ask | None = None
    known: KnownCards | None = None
    """Cards that my seat has seen in this game and does not see now, where the table reminds its players."""
    prompt: str = ""
    """What I am asked, or whom we wait for, or how it ended, in words."""
    chat: list[ChatLine] = []
    """The last words, oldest first."""


class Entry(Told, tag="entry"):
    """One entry of a table's log as I may see it. Numbers have no gaps and no repeats."""

    table: str
    seq: int
    what: What
    seat: PlayerId = NO_PLAYER
    """Whose doing it was, or whom it concerns."""
    by: By = ""
    """Who decided for that seat."""
    events: list[Event] = []
    lines: list[LogLine] = []
    """The events in words."""
    view: View | None = None
    last: View | None = None
    """As in `state`, where the entry ended a game or changed who sees it how."""
    asked: Asked | None = None
    ask: Ask | None = None
    known: KnownCards | None = None
    """As in `state`, whenever there is a view: without it there is nothing to be reminded of."""
    prompt: str = ""
    """What I am asked, or whom we wait for, or how it ended, in words; told whenever there is a view."""
    chat: ChatLine | None = None
    lobby: TableFacts | None = None
    """The table's facts, where the entry changed them."""
    may_take_back: bool = False
    """It is my answer, and I may take it back for three seconds, until somebody else acts."""
    mine: PlayerId | None = None
    """My seat, where the entry changed it; -1: I watch."""


class Ack(Told, tag="ack"):
    """What was sent as `cid` is stored and done, and is entry `seq`; what is no entry is done after it."""

    cid: str
    table: str
    seq: int


class Error(Told, tag="error"):
    """What was refused and why; nothing was done."""

    code: ErrorCode
    cid: str = ""
    table: str = ""
    retry_after: float | None = None
    """Seconds."""
    params: dict[str, str | int | list[str]] = {}
    """What the code is about: the keys that are allowed, the field that is wrong."""


class SeatPresence(Struct, omit_defaults=True):
    """Whether the person of a seat is there. Bots always are."""

    seat: PlayerId
    here: bool
    speed: Speed = "1"
    """How fast he wants the bots to play."""
    commitment: str = ""
    """The hash of what his device has thrown into the next deal."""
    bank: float | None = None
    """Seconds that are left to this person for the whole game, where the table has such clocks; it runs down
    while he is asked."""


class KnockLine(Struct, omit_defaults=True):
    """Somebody who waits for the host."""

    knock: str
    name: str
    seat: PlayerId = NO_PLAYER
    """The bot's seat that he wants in the running game; -1: he wants to come in."""


class Onlooker(Struct, omit_defaults=True):
    """Somebody who watches."""

    user: str
    name: str
    muted: bool = False


class Presence(Told, tag="presence"):
    """Who is there. Not part of the log: it has no number and is not told again."""

    table: str
    seats: list[SeatPresence]
    watchers: int = 0
    knocks: list[KnockLine] = []
    """For the host only."""
    seconds_left: float | None = None
    """Until the table goes on without whoever is asked, because the clock answers or a bot stands in for him;
    none where it waits for him, or where a bot is asked."""
    speed: Speed = "1"
    """How fast the bots play now."""
    onlookers: list[Onlooker] = []
    """For the host only: who watches, fifty of them at most."""
    screens: int = 0
    """How many screens show the table to the whole room."""


class Door(Told, tag="door"):
    """The host let me in, or he did not; or I was shown the door of a table that I was at."""

    table: str
    open: bool
    seat: PlayerId = NO_PLAYER
    """The seat that I wanted in the running game and got, or did not get; -1: it was about the door."""


class Dealing(Told, tag="dealing"):
    """The cards are about to be dealt: tell now what you threw in. Whoever does not is left out."""

    table: str


WhyReady = Literal["", "used", "unfit", "turn", "gone"]


class ReadyNow(Told, tag="readied"):
    """What I have ready, for my devices only; and why it changed by itself.

    It was used, it did not fit what I was asked, my turn came; or a bot plays for me, or the game is over
    (`gone`).
    """

    table: str
    keys: list[str]
    why: WhyReady = ""


class Pong(Told, tag="pong"):
    """I am."""


ServerMessage = Welcome | State | Entry | Ack | Error | Presence | Door | Dealing | ReadyNow | Pong


class GameSpan(Struct, omit_defaults=True):
    """Where in a table's log a finished game is: from its deal to its last answer."""

    round: int
    """Which game at this table, from 1."""
    first: int
    last: int
    follows: bool = False
    """Whether it follows from the game before it."""


class History(Struct, omit_defaults=True):
    """A table's log so far as one viewer may see it: what `GET /tables/{table}/history` answers.

    Or one finished game, with where the others are: what `GET /tables/{table}/replay` answers.
    """

    table: str
    entries: list[Entry]
    games: list[GameSpan] = []
