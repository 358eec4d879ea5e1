"""What a house keeps of its people's games, as they are told it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from saloon.kernel.ids import PlayerId
from saloon.wire import limits
from saloon.wire.lobby import Body, Shown


class Share(Shown):
    """So many wins in so many games, and between which shares the truth lies with 95 % confidence."""

    key: str
    name: str
    games: int
    wins: int
    low: float
    high: float


class GameHistory(Share):
    """What somebody has played of one game: `key` and `name` are the game's."""

    sides: list[Share] = field(default_factory=list)
    """By what he was: role, team, side; the most frequent first."""
    characters: list[Share] = field(default_factory=list)
    """Whom he had, the most frequent first, not all."""


class PastGame(Shown):
    """A finished game, as one who played in it keeps it."""

    table: str
    number: int
    """Which game of the table, from 1."""
    seat: PlayerId
    at: int
    """When it ended: milliseconds since 1970."""
    game: str
    name: str
    players: int
    sets: list[str]
    side: str
    side_name: str
    won: bool
    characters: list[str] = field(default_factory=list)
    """Names."""
    left: bool = False
    """A bot played for him at the end."""
    rated: bool = False


class HistoryPage(Shown):
    """My own games: all of them in figures, and a page of them, the newest first."""

    games: list[GameHistory]
    past: list[PastGame]
    more: bool = False
    """Whether there are older ones."""
    shown: bool = False
    """Whether those at my tables may see my figures."""


class Showing(Body):
    """Whether those at my tables may see what I have played, in figures."""

    shown: bool


class PersonHistory(Shown):
    """Somebody at a table who shows what he has played."""

    user: str
    name: str
    games: list[GameHistory]


class Histories(Shown):
    """Those at a table who show what they have played."""

    people: list[PersonHistory]


class DealWish(Body):
    """Which game is meant: that of an entry; otherwise the one that runs or was the last, or the next one."""

    seq: Annotated[int, Meta(ge=1)] | None = None


class DealLink(Shown):
    """What lets others play the same deal: behind the # of a link, `#/deal/…`."""

    deal: str


class DealChosen(Body):
    """A deal that somebody wants to play."""

    deal: Annotated[str, Meta(max_length=limits.TOKEN_CHARACTERS)]


class ComparedSeat(Shown):
    """How a seat came out at one of the tables."""

    seat: PlayerId
    name: str
    side: str
    side_name: str
    won: bool
    person: bool = False
    left: list[str] = field(default_factory=list)
    """What it had left at the end, in words."""


class ComparedTable(Shown):
    """One of the tables that have played a deal."""

    table: str
    answers: int
    """How many were given until the game was over."""
    seats: list[ComparedSeat]
    first: int
    """The first answer's entry."""
    mine: bool = False
    parted: int = -1
    """So many answers were the same as at my table; -1: it went just as mine."""
    parted_name: str = ""
    """Who answered differently then."""
    here: int = 0
    """The entry in which my game parted from it."""
    there: int = 0
    """And that in which it parted from mine."""


class Comparison(Shown):
    """How a deal went at each table that has finished it, in the order in which they did."""

    tables: list[ComparedTable]


class RatingLine(Shown):
    """How strong somebody is in a game, whatever roles he was dealt."""

    name: str
    games: int
    rating: int = 0
    """Of the usual bot it is 1000; 400 more: ten times its chances, side against side."""
    reach: int = 0
    """With 95 % confidence the truth is not farther away than this."""
    user: str = ""
    """Empty: a bot."""
    known: bool = True
    """False: there are too few games yet to tell a number."""


class GameRatings(Shown):
    """The ratings of one game, the best first; whoever has too few games comes last."""

    key: str
    name: str
    lines: list[RatingLine]


class RatingList(Shown):
    """The ratings of the house, of everybody who has played rated games."""

    games: list[GameRatings]
    least: int
    """Rated games that somebody needs before he has a number."""
