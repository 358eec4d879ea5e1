"""The bodies of the HTTP requests and answers: people, games, tables."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from saloon.kernel.ids import PlayerId
from saloon.wire import limits
from saloon.wire.codes import ErrorCode
from saloon.wire.fairness import Proof

Id = Annotated[str, Meta(min_length=1, max_length=limits.ID_CHARACTERS)]
Word = Annotated[str, Meta(min_length=1, max_length=limits.KEY_CHARACTERS)]
Words = Annotated[list[Word], Meta(max_length=limits.NAMES)]
RawName = Annotated[str, Meta(min_length=1, max_length=limits.RAW_CHARACTERS)]
SeatNumber = Annotated[PlayerId, Meta(ge=0, lt=limits.SEATS)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Shown(Struct, omit_defaults=True):
    """What the server answers."""


class Agreements(Struct, kw_only=True):
    """What a table may agree on before a game, each true or false; null: as before, or as usual.

    A further one is a field here, its texts (`common.agreement.NAME`, `join.word.NAME`), and its effect.
    """

    card_memory: bool | None = None
    """Everybody who plays is reminded of the cards that his seat has seen."""
    hints: bool | None = None
    """Everybody who plays may ask for advice. Whoever plays alone among bots may anyway."""
    take_back: bool | None = None
    """Whoever answered may take it back for a few seconds, if it has shown nobody anything."""
    same_deal: bool | None = None
    """Others may play the same deal while this game runs; otherwise only when it is over."""
    rated: bool | None = None
    """The game counts for the ratings of the house, where everybody who plays it appears by name; nobody is
    advised, nothing is taken back, and nobody comes into it later."""
    broadcast: bool | None = None
    """Whoever watches may see all hands, some minutes late."""


AGREEMENTS: Final = Agreements.__struct_fields__
NOT_RATED: Final = ("hints", "take_back", "same_deal", "broadcast")
"""Agreements that are not in force in a rated game: an answer stands, and nobody knows more than his seat."""
FREE_ALONE: Final = ("hints",)
"""Agreements that are in force anyway where only one person plays: nobody else could be wronged by them."""


class Nothing(Body):
    """A request that has nothing to say: `{}` or an empty body."""


class Done(Shown):
    """An answer that has nothing to say: it is done."""


class Naming(Body):
    """A name that somebody wants to be called by. It is cleaned, and is no key to anything."""

    name: RawName


class UserMade(Shown):
    """A new person. The token is shown this once; browsers get it as a cookie too."""

    user: str
    name: str
    token: str


class UserLine(Shown):
    """A person, and the tables where he has a seat in a game that is not over."""

    user: str
    name: str
    tables: list[str] = []


class Waiting(Shown):
    """Tables where this person is asked something now, oldest first."""

    tables: list[str]


class DeviceMade(Shown):
    """A token of the same person for another device, and the page that takes it (behind the #)."""

    token: str
    link: str


class SetLine(Shown):
    """A box: its rule options with their values, and what of it can be left out by name."""

    key: str
    rules: dict[str, list[str]]
    parts: list[str]


class WishLine(Shown):
    """Something that can be agreed on for a table of this game, besides what every game knows."""

    name: str
    form: str
    """`number`, `text`, `names` (a list), `pairs` (an object of texts) or `plain` (anything)."""
    usual: Any = None
    """What is meant if nobody says anything; null: it has to be said."""


class WayLine(Shown):
    """A way in which so many can play: of those for as many the first one whose `agreement` the rules say."""

    players: int
    agreement: dict[str, str]
    silent: list[str]
    """Rule options that have nothing to say in it."""
    senseless: dict[str, str]
    """What cannot be chosen in it: rule options that stay as the preset has them, parts of boxes that are not
    played with; each with its reason, a word of the book (`setup.…`)."""


class ConditionLine(Shown):
    """What a rule option depends on: other options have these values, and so many of these boxes are played
    with. Otherwise it has nothing to say."""

    option: str
    rules: dict[str, str]
    boxes: list[str]
    least: int


class GameLine(Shown):
    """A game of the house."""

    key: str
    players: list[int]
    sets: list[SetLine]
    """The first one is always part of the game."""
    presets: list[str]
    """The first one is usual."""
    bots: list[str]
    """From the weakest to the strongest."""
    preset_rules: dict[str, dict[str, str]] = {}
    """What each preset says: the value of every rule option of every box."""
    wishes: list[WishLine] = []
    ways: list[WayLine] = []
    conditions: list[ConditionLine] = []
    usual_bot: str = ""
    """Who plays where nobody asked for another, and for whoever is gone."""
    mannered: list[str] = []
    """Bots that can have a character: `LEVEL+CHARACTER`."""
    characters: list[str] = []
    ready: list[str] = []
    """Answers that somebody can have ready before he is asked: `ready`; texts `common.ready.GAME.KEY`."""


class GameList(Shown):
    """All games of the house."""

    games: list[GameLine]


class NewTable(Body, Agreements):
    """A table to be made. What is left out is as usual in the game."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=limits.SEATS)]
    sets: Words = []
    """Empty: the first box only."""
    preset: Annotated[str, Meta(max_length=limits.KEY_CHARACTERS)] = ""
    """Empty: the usual one."""
    rules: Annotated[dict[Word, Word], Meta(max_length=limits.NAMES)] = {}
    left_out: Words = []
    deck: Any = None
    """A composition of its own, where a game knows such a thing."""
    wishes: Annotated[dict[Word, Any], Meta(max_length=limits.NAMES)] = {}
    """Whatever else the game lets one agree on, by name: see `wishes` of the game's line."""
    bots: Annotated[list[Word], Meta(max_length=limits.SEATS)] = []
    """Bots by name, on the last seats. Seats that are empty at the start are filled with bots as well."""
    private: bool = True
    """Not listed; to be watched and joined with the invite only."""
    open_door: bool = False
    """Whoever has the code comes in without knocking."""
    open_seats: bool = True
    """A guest may take over a bot's seat in a running game."""
    seconds: Annotated[int, Meta(ge=0, le=limits.SECONDS_PER_DECISION)] = 0
    """For each decision; 0: untimed."""
    bank: Annotated[int, Meta(ge=0, le=limits.BANK)] = 0
    """Seconds that each person has for a whole game; 0: no such clock."""
    increment: Annotated[int, Meta(ge=0, le=limits.INCREMENT)] = 0
    """Seconds that each answer adds to a bank."""
    absent_after: Annotated[int, Meta(ge=0, le=limits.ABSENT_AFTER)] = 60
    """Seconds after which a bot stands in for somebody who is gone and is asked; 0: never."""
    pace: Annotated[float, Meta(ge=0, le=limits.PACE)] = 0.8
    """Seconds that a bot takes for an answer, whatever it is."""
    family: bool = False
    """For children and first-timers: the simplest deck that the rules know, gentler words, texts on cards."""
    host_plays: bool = True
    """Whoever makes the table has the first seat. A screen for the whole room makes one and only shows it."""
    seed: Annotated[str, Meta(max_length=limits.TOKEN_CHARACTERS)] = ""
    """In test mode only: the deal."""
    lesson: Annotated[str, Meta(max_length=limits.KEY_CHARACTERS)] = ""
    """A prepared game for a newcomer among bots, such as `first_game`: all else is as prepared."""
    position: Annotated[str, Meta(max_length=limits.POSITION_CHARACTERS)] = ""
    """A position as text to begin from: it says how many play, with which boxes and by which rules."""


class TableMade(Shown):
    """A new table. The invite is shown this once; whoever has it comes in."""

    table: str
    invite: str
    code: str


class Inviting(Body):
    """An invite to play; or the link for watching, with which nobody sits down at a private table."""

    watch: bool = False


class Joining(Body):
    """The invite (comes in), the code (knocks, unless the table stands open) or the table (knocks)."""

    invite: Annotated[str, Meta(max_length=limits.TOKEN_CHARACTERS)] = ""
    """To play, or to watch."""
    code: Annotated[str, Meta(pattern=rf"^([0-9]{{{limits.CODE_DIGITS}}})?$")] = ""
    table: Annotated[str, Meta(max_length=limits.ID_CHARACTERS)] = ""


class Joined(Shown):
    """Come in; or the host was asked: the table can be seen once he has said yes."""

    table: str
    waiting: bool = False
    watching: bool = False
    """By a link for watching: to be looked at, not to sit down."""


class SitDown(Body):
    """Take this seat, or any that is free."""

    seat: SeatNumber | None = None


class SeatChosen(Body):
    """Which seat is meant."""

    seat: SeatNumber


class PersonChosen(Body):
    """Who is meant."""

    user: Id


class Muting(Body):
    """Whether what somebody says is heard at this table."""

    user: Id
    """Or `bots`: their remarks."""
    muted: bool = True


class Agreement(Body, Agreements):
    """What the host settles with the others before a game."""


class BotChosen(Body):
    """Which bot is to have a seat before a game; none: the seat is free."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=limits.KEY_CHARACTERS)] = ""


class KnockAnswer(Body):
    """The host's word about somebody at the door."""

    knock: Id
    welcome: bool = True


Holder = Literal["person", "bot", "empty"]
Phase = Literal["open", "playing", "over"]


class SeatLine(Shown):
    """A seat and who has it."""

    seat: PlayerId
    holder: Holder
    name: str = ""
    """Of the person or the bot."""
    user: str = ""
    bot: str = ""
    """The bot that plays now: for itself, or in place of a person who is gone."""


class CampaignLine(Shown):
    """A series of games that has an end: how far it is."""

    game: int
    """The one that runs, was the last or comes next, from 1."""
    games: int
    over: bool = False
    closed: bool = False
    """The host ended it before its last game."""


class TableFacts(Shown, Agreements):
    """What everybody at a table, or everybody who sees it listed, may know of it.

    Of the agreements those are true that are in force; the others are left out.
    """

    table: str
    game: str
    players: int
    sets: list[str]
    preset: str
    rules: dict[str, str]
    left_out: list[str]
    seats: list[SeatLine]
    phase: Phase
    host: str
    """User."""
    private: bool
    open_seats: bool
    seconds: int
    absent_after: int
    pace: float
    family: bool = False
    """Whether words are gentle here, and cards say what they do."""
    bank: int = 0
    """Seconds that each person has for a whole game; 0: no such clock."""
    increment: int = 0
    round: int = 0
    """Which game at this table, from 1; 0 before the first."""
    seed_hash: str = ""
    """SHA-256 of the server's secret, shown before the deal; the secret stands in the record of a finished
    game, and the deal follows from it and from what people's devices threw in (docs/fairness.md)."""
    test_mode: bool = False
    """The house is run for tests: whoever made the table may have chosen the deal. Nothing here is proved."""
    winners: list[PlayerId] = []
    other_rules: bool = False
    """The last game here was played by rules that this server does not have any more: it is kept, but cannot
    be shown or played on. The host may begin another one."""
    damaged: bool = False
    """The game broke off by a fault of the rules: it is kept and cannot go on. The host may begin another."""
    own_deck: bool = False
    """Whether it is played with a deck of its own: the table's book tells which."""
    wishes: dict[str, Any] = {}
    """Whatever else was agreed on."""
    from_position: bool = False
    """Whether its games begin from a position that somebody laid out: he knows every card."""
    campaign: CampaignLine | None = None
    """How far the campaign is that is played here, once it has begun."""
    follows: bool = False
    """Whether the next game is to follow from how the last one ended. Without a `last` in the state of the
    table it cannot, and begins afresh."""
    anew: bool = False
    """The game should have followed the one before it, which was played by other rules: it began afresh."""
    code: str = ""
    """For the guests of the table only."""
    waiting: bool = False
    """In answer to `sit` only: the host was asked, and `door` will tell what he said."""
    again: bool = False
    """The game here is dealt as it was dealt at another table: seats, bots and agreements are as they were
    there, and whoever has seen that deal has no seat."""
    quiet_bots: bool = False
    """The host has muted the bots: they make no remarks."""


OWN_FIELDS = ("players", "sets", "preset", "rules", "left_out", "deck")
"""Wishes that have a field of their own; others stand in `wishes`."""


def wished(table: NewTable | TableFacts) -> dict[str, object]:
    """What was agreed on for a table, by name, as its game knows it; what nobody said is not there."""
    said = {name: getattr(table, name, None) for name in OWN_FIELDS}
    return {name: value for name, value in said.items() if value} | table.wishes


class PositionWish(Body):
    """Which moment is meant: after this entry. `open`: with every card, which a game that is over allows."""

    seq: Annotated[int, Meta(ge=1)]
    open: bool = False


class PositionText(Shown):
    """A moment of a game as text. A table can begin from it, if nothing is hidden by `?` or if that may be
    dealt anew."""

    text: str


class NewNote(Body):
    """What I think of whoever sits at a seat, in a word of the page's; empty: nothing any more."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=limits.NOTE_CHARACTERS, pattern="^[a-z0-9_]*$")]


class Note(Shown):
    """What I thought of a seat after entry `seq`."""

    seq: int
    seat: PlayerId
    text: str


class NoteList(Shown):
    """My own notes at a table, oldest first. Nobody else ever gets them."""

    notes: list[Note]


class TableList(Shown):
    """Tables that can be joined or watched by everybody."""

    tables: list[TableFacts]


class SittingLine(Shown):
    """Who had a seat from a moment of a game on."""

    after: int
    """So many answers had been given."""
    seat: PlayerId
    name: str
    """Empty: a bot."""


class RecordFile(Shown):
    """A finished game: `saloon replay` reproduces it."""

    format: int
    version: str
    game: str
    setup: Any
    answers: list[str]
    hash: str
    names: list[str] = []
    """Of the people by seat, "" for a bot."""
    proof: Proof | None = None
    """What the deal follows from, where it can be proved."""
    sittings: list[SittingLine] = []
    """Who sat where when: those of the deal, and every change."""


class SeriesFile(Shown):
    """Finished games, each set up by the end of the one before: `saloon replay` goes through all of them."""

    format: int
    games: list[RecordFile]
    closed: bool = False
    """A campaign that was ended before its last game."""


class Health(Shown):
    """How the server is doing. `failing` comes with the status 503, `draining` with 404: a node that plays
    its games to their end, and to which nobody is to be sent who does not ask for it by name."""

    status: Literal["ok", "draining", "failing"]
    version: str
    tables: int
    """In memory."""
    store: str = "ok"
    """Whether anything can be kept now; otherwise in a word why not: `gone`, `full`, `closed`, `disk`, ..."""
    damaged: int = 0
    """Tables that cannot be read."""


class Problem(Shown):
    """Why a request was refused (application/problem+json)."""

    type: str
    title: str
    status: int
    code: ErrorCode
    detail: str = ""
    retry_after: float | None = None
    params: dict[str, str | int | list[str]] = {}
