"""What an adviser says of a seat's own moves and suspicions, and a review of a whole game.

Numbers are worked out where there is time to think, without words; `saloon.advice.words` says them in the
language of whoever reads.
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from saloon.kernel.ids import PlayerId
from saloon.wire.lobby import Shown

Certainty = Literal["only", "clear", "slight", "toss_up"]
Grade = Literal["best", "good", "unclear", "inaccuracy", "mistake", "blunder"]


class MoveReason(Shown):
    """Why a move is as good as it is: a code of `advice.reason`, what it counts, and in words."""

    code: str
    whom: PlayerId | None = None
    """Of which player it speaks."""
    number: float = 0.0
    before: float = 0.0
    """What the number was, where it changes."""
    what: str = ""
    """A role or a side by its key, where it speaks of one."""
    text: str = ""


class MoveLine(Shown):
    """A move that was tried in imagined games, and how the seat did with it there."""

    option: int
    """Its place among the options."""
    chance: float
    """To win, from 0 to 1."""
    low: float
    high: float
    """Its interval, of 95 %."""
    behind: float
    """How much less than the first move, in the same imagined games; 0 for the first one."""
    error: float
    """The standard error of `behind`."""
    reasons: list[MoveReason] = field(default_factory=list)
    key: str = ""
    text: str = ""


class Hint(Shown):
    """The best moves for a seat, from what that seat sees and has heard."""

    step: int
    """The question that it is about: so many answers had been given."""
    certainty: Certainty
    moves: list[MoveLine]
    games: int
    """How many imagined games it was made of."""
    text: str = ""
    """How certain the first move is, in words."""


class RoleChance(Shown):
    """How likely somebody has a role."""

    role: str
    chance: float
    name: str = ""


class ActLine(Shown):
    """Something that happened and changed what is to be thought of somebody."""

    number: int
    """Which of the events that the seat heard, from 0."""
    role: str
    """Which role became likelier or less likely by it."""
    before: float
    after: float
    name: str = ""
    text: str = ""
    change: str = ""
    """What it changed, in words."""


class Suspect(Shown):
    """What a seat has to think of another player."""

    seat: PlayerId
    chances: list[RoleChance]
    """The likeliest role first."""
    acts: list[ActLine]
    """What moved them most, at most three."""
    name: str = ""


class Suspicion(Shown):
    """What a seat has to think of those whose role it does not know; empty where nothing is hidden."""

    step: int
    suspects: list[Suspect]


class Judged(Shown):
    """A decision of a recorded game, thought over again with what its seat knew then."""

    step: int
    """After so many answers."""
    seat: PlayerId
    kind: str
    """What was asked."""
    played: int
    """The place of the option that was taken, and of the one that was found best."""
    best: int
    chance: float
    """To win with the best one."""
    loss: float
    """What the choice cost, in chances to win, measured in the same imagined games."""
    error: float
    grade: Grade
    turn: int = 0
    played_text: str = ""
    best_text: str = ""
    reasons: list[MoveReason] = field(default_factory=list)
    """For the best one; only where something was lost."""


class Insight(Shown):
    """How likely a seat held the truth about the roles that it did not know, on average over these."""

    step: int
    seat: PlayerId
    chance: float
    turn: int = 0


class Fortune(Shown):
    """A moment at which chance, and nobody's decision, moved a seat's chances to win."""

    step: int
    seat: PlayerId
    change: float
    turn: int = 0
    text: str = ""


class Point(Shown):
    """The chances of all sides as a turn begins; of the winners 1 at the end."""

    step: int
    turn: int
    chances: list[float]


class Turning(Shown):
    """A turn that changed much: which side's chances, from what to what, and the step that did most."""

    step: int
    turn: int
    side: int
    before: float
    after: float
    text: str = ""


class SideLine(Shown):
    """A side whose chances are told, and who belongs to it."""

    key: str
    seats: list[PlayerId]
    name: str = ""


class SeatReview(Shown):
    """One player's game: decisions, luck and inference, each for itself."""

    seat: PlayerId
    side: str
    won: bool
    decisions: int
    """That were thought over again: where there was more than one move worth a thought."""
    lost: float
    """The sum of what inaccuracies, mistakes and blunders cost, in chances to win."""
    inaccuracies: int
    mistakes: int
    blunders: int
    unclear: int
    luck: float
    """The sum of what chance did."""
    insight: float | None
    """How likely the truth was held, on average over the turns; None: nothing was hidden."""
    name: str = ""
    role: str = ""


class Review(Shown):
    """A finished game thought over again."""

    game: str
    hash: str
    """Of the final state."""
    simulations: int
    players: int
    sides: list[SideLine]
    course: list[Point]
    turnings: list[Turning]
    seats: list[SeatReview]
    decisions: list[Judged]
    fortunes: list[Fortune]
    insights: list[Insight]
    names: list[str] = field(default_factory=list)


class ReviewSoFar(Shown):
    """How much of a review is done, from 0 to 1; and the review once it is. Ask again after a moment."""

    done: float
    review: Review | None = None
    failed: bool = False
    """It could not be thought over; whoever asks again has it tried again."""
