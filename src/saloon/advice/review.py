"""A finished game thought over again: decisions from what was known then, luck, inference, the course.

The work is cut into pieces that need nothing of one another, so that several processes can share it; what
comes of it does not depend on how it was shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec import Struct

from saloon.advice.adviser import Adviser
from saloon.advice.comparing import Comparison
from saloon.advice.effects import reasons
from saloon.advice.registry import COUNSELS
from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import GameRecord, give, record_from_plain, state_hash
from saloon.thinking.search import Mind, search
from saloon.wire.advice import (
    Fortune,
    Grade,
    Insight,
    Judged,
    Point,
    Review,
    SeatReview,
    SideLine,
    Turning,
)

PARTS = 4
"""Pieces into which the decisions of a seat are cut."""
SHARE_OF_WORLDS = 4
FEWEST_WORLDS = 8
LOOKS_AGAIN = 3
"""A loss that may be one is measured in so many times as many worlds more."""
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
COURSE_GAMES = 64
LUCK_GAMES = 12
A_TURN = "turn_began"
WEIGHTY = (
    ("played", "used", "used_green", "moved_marker", "robbery_called", "turned_up"),
    ("checked", "exploded"),
    ("lost_life", "lost_health"),
    ("eliminated", "cowboy_lost", "killed", "roles_dealt_anew"),
)
"""Events that are told of a turn rather than others, the weightiest last."""
TURNING = 0.10
MOST_TURNINGS = 6
FORTUNE = 0.03
MOST_FORTUNES = 3
"""For each seat, of either sort together."""


class NotOver(ValueError):
    """The game of a record has not come to its end: nobody is told what is hidden in it."""


class Piece(Struct):
    """A piece of the work: one of the parts of a seat's decisions; without a seat the course of the game.

    Plain data, as what comes of it: both travel to other processes.
    """

    record: object
    """As plain data."""
    simulations: int
    seat: PlayerId | None = None
    part: int = 0
    parts: int = PARTS


class Found(Struct):
    """What comes of a piece."""

    decisions: list[Judged] = []
    insights: list[Insight] = []
    fortunes: list[Fortune] = []
    """Those that are worth telling."""
    luck: list[float] = []
    """By player: the sum of all that chance did."""
    course: list[Point] = []
    shifts: list[list[float]] = []
    """By step: the chances of all sides at a look."""
    weights: list[int] = []
    """By step: how weighty the weightiest event was that led there."""


class Step(NamedTuple):
    """A moment of a recorded game: before its next answer is given."""

    number: int
    game: Game
    events: list[Event]
    """What the answer before it brought about."""
    answer: str
    """Empty at the end."""
    turn: int


def weight_of(event: Event) -> int:
    """How much an event has to say of what changed a game; 0: nothing in particular."""
    return next((weight for weight, names in enumerate(WEIGHTY, 1) if event.name in names), 0)


def walk(record: GameRecord) -> Iterator[Step]:
    """All moments of a recorded game, from the deal to its end."""
    log: list[Event] = []
    game = game_type(record.game).deal(record.setup, log)
    told = turn = 0
    for number, answer in enumerate([*record.answers, ""]):
        events, told = log[told:], len(log)
        turn = next((one.nth for one in reversed(events) if one.name == A_TURN), turn)
        yield Step(number, game, events, answer, turn)
        if answer:
            give(game, answer)


def pieces(record: GameRecord, simulations: int, seats: list[PlayerId], parts: int = PARTS) -> list[Piece]:
    """The work of a review, each seat's in so many parts; a game that is not over is refused."""
    require_over(record)
    plain = record.to_plain()
    own = [Piece(plain, simulations, seat, part, parts) for seat in seats for part in range(parts)]
    return [Piece(plain, simulations), *own]


def require_over(record: GameRecord) -> None:
    *_, last = walk(record)
    if not last.game.over:
        raise NotOver("this game is not over; a running one is not told")


def think_over(piece: Piece) -> Found:
    """Do a piece of the work."""
    record = record_from_plain(piece.record)
    return course(record) if piece.seat is None else decisions(record, piece.seat, piece)


# Decisions and inference


def decisions(record: GameRecord, seat: PlayerId, piece: Piece) -> Found:
    """Every decision of a seat, from what it had heard and saw then."""
    found = Found()
    kind = game_type(record.game)
    adviser = Adviser(record.game)
    asked = looked_at = 0
    for step in walk(record):
        for event in step.events:
            adviser.hear(event.seen_by(seat))
        decision = step.game.decision
        if decision is None or decision.player != seat or "!" in step.answer:
            continue
        view = kind.view(step.game, seat)
        if piece.part == 0 and step.turn != looked_at:
            looked_at = step.turn
            chance = adviser.insight(view, step.game)
            if chance is not None:
                found.insights.append(Insight(step.number, seat, chance, step.turn))
        if len(decision.options) < 2:
            continue
        mind = adviser.mind(view, decision.options)  # always: what a seat remembers grows with every look
        asked += 1
        if asked % piece.parts == piece.part:
            played = [step.game.key(option) for option in decision.options].index(step.answer)
            judged = judge(mind, played, piece.simulations)
            if judged is not None:
                judged.step, judged.seat, judged.kind, judged.turn = (
                    step.number,
                    seat,
                    decision.kind,
                    step.turn,
                )
                if judged.grade in ("inaccuracy", "mistake", "blunder"):
                    judged.reasons = reasons(COUNSELS[record.game], mind, view, judged.best)
                found.decisions.append(judged)
    return found


def judge(mind: Mind[Any], played: int, simulations: int) -> Judged | None:
    """What was lost by a choice; None where nothing else was worth a thought."""
    verdict = search(mind, simulations)
    if len(verdict.tried) == 1 and verdict.choice == played:
        return None
    best = verdict.choice
    compared = Comparison(mind, [best] if best == played else [best, played])
    worlds = max(FEWEST_WORLDS, simulations // SHARE_OF_WORLDS)
    compared.go_on(worlds)
    chance = compared.value(0).mean
    if best == played:
        return Judged(0, PlayerId(0), "", played, best, chance, 0.0, 0.0, "best")
    loss = compared.ahead(0, 1)
    if loss.mean >= INACCURACY:
        compared.go_on(LOOKS_AGAIN * worlds)
        loss = compared.ahead(0, 1)
    grade = graded(loss.mean, loss.error)
    return Judged(
        0, PlayerId(0), "", played, best, compared.value(0).mean, max(loss.mean, 0.0), loss.error, grade
    )


def graded(loss: float, error: float) -> Grade:
    """A loss counts if it is larger than two errors."""
    if loss < INACCURACY:
        return "good"
    if loss <= 2 * error:
        return "unclear"
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "inaccuracy"


# Course and luck


def course(record: GameRecord) -> Found:
    """The chances of all sides as each turn begins, and what chance did between two answers."""
    found = Found()
    counsel = COUNSELS[record.game]
    expected: list[float] = []
    players: list[PlayerId] = []
    for step in walk(record):
        game = step.game
        players = every_player(game_type(record.game).seats(game))
        if not found.luck:
            found.luck = [0.0] * len(players)
        found.shifts.append(counsel.shares(game))
        found.weights.append(max((weight_of(event) for event in step.events), default=0))
        for seat, before in zip(players, expected, strict=False):
            change = counsel.chance(game, seat) - before
            found.luck[seat] += change
            if abs(change) >= FORTUNE:
                found.fortunes.append(Fortune(step.number, seat, change, step.turn))
        if game.over or step.number == 0 or any(event.name == A_TURN for event in step.events):
            found.course.append(Point(step.number, step.turn, outlook(record.game, game)))
        expected = by_lot(record.game, game, step.answer) if step.answer else []
    return found


def outlook(key: str, game: Game) -> list[float]:
    """The chances of all sides with everything open but the deck: games that the policy plays on."""
    counsel, kind = COUNSELS[key], game_type(key)
    if game.over:
        return counsel.shares(game)
    totals = [0.0] * len(counsel.sides(game))
    for number in range(COURSE_GAMES):
        world = kind.clone(game)
        counsel.shuffle(world, f"course {number}")
        counsel.play_on(world, f"course {number}")
        for side, share in enumerate(counsel.shares(world)):
            totals[side] += share / COURSE_GAMES
    return totals


def by_lot(key: str, game: Game, answer: str) -> list[float]:
    """By player: the chance to win after this answer, on average over what chance may do with it."""
    counsel, kind = COUNSELS[key], game_type(key)
    players = every_player(kind.seats(game))
    totals = [0.0] * len(players)
    for number in range(LUCK_GAMES):
        world = kind.clone(game)
        counsel.shuffle(world, f"luck {number}")
        give(world, answer)
        for player in players:
            totals[player] += counsel.chance(world, player)
    return [total / LUCK_GAMES for total in totals]


# All of it


def assembled(record: GameRecord, simulations: int, found: list[Found]) -> Review:
    """A review, from what came of its pieces."""
    *_, last = walk(record)
    end = last.game
    kind, counsel = game_type(record.game), COUNSELS[record.game]
    judged = sorted((one for piece in found for one in piece.decisions), key=lambda one: one.step)
    blame_once(record, judged)
    insights = sorted(
        (one for piece in found for one in piece.insights), key=lambda one: (one.step, one.seat)
    )
    whole = next(piece for piece in found if piece.course)
    sides = [SideLine(key, seats) for key, seats in counsel.sides(end)]
    seats = sorted({one.seat for one in judged} | {one.seat for one in insights})
    return Review(
        record.game,
        state_hash(end),
        simulations,
        kind.seats(end),
        sides,
        whole.course,
        turnings(whole),
        [
            seat_review(seat, kind.sides(end)[seat], seat in kind.winners(end), judged, insights, whole)
            for seat in seats
        ],
        judged,
        [one for seat in seats for one in strokes(whole.fortunes, seat)],
        insights,
    )


FAULTS: Final = ("inaccuracy", "mistake", "blunder")


def blame_once(record: GameRecord, judged: list[Judged]) -> None:
    """Whoever leaves the same move out several times in a turn is blamed when he could last make it."""
    by_step = {one.step: one for one in judged if one.grade in FAULTS}
    omitted: dict[tuple[PlayerId, int, str], Judged] = {}
    for step in walk(record):
        one = by_step.get(step.number)
        if one is not None and step.game.decision is not None:
            key = (one.seat, one.turn, step.game.key(step.game.decision.options[one.best]))
            earlier = omitted.get(key)
            if earlier is not None:
                earlier.grade, earlier.loss, earlier.reasons = "good", 0.0, []
            omitted[key] = one


def seat_review(
    seat: PlayerId, side: str, won: bool, judged: list[Judged], insights: list[Insight], whole: Found
) -> SeatReview:
    own = [one for one in judged if one.seat == seat]
    faults = [one for one in own if one.grade in FAULTS]
    guesses = [one.chance for one in insights if one.seat == seat]

    def count(grade: Grade) -> int:
        return sum(one.grade == grade for one in own)

    return SeatReview(
        seat,
        side,
        won,
        len(own),
        sum(one.loss for one in faults),
        count("inaccuracy"),
        count("mistake"),
        count("blunder"),
        count("unclear"),
        whole.luck[seat],
        sum(guesses) / len(guesses) if guesses else None,
    )


def strokes(fortunes: list[Fortune], seat: PlayerId) -> list[Fortune]:
    """The luckiest and unluckiest moments of a seat, in the order of the game."""
    own = [one for one in fortunes if one.seat == seat]
    most = sorted(own, key=lambda one: -abs(one.change))[:MOST_FORTUNES]
    return sorted(most, key=lambda one: one.step)


def turnings(whole: Found) -> list[Turning]:
    """The turns that changed most, each with the step in it that did most."""
    found: list[Turning] = []
    shares = whole.shifts
    for before, after in zip(whole.course, whole.course[1:], strict=False):
        changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
        side = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[side]) >= TURNING:
            steps = range(before.step + 1, after.step + 1)
            step = max(
                steps,
                key=lambda one: (whole.weights[one], abs(shares[one][side] - shares[one - 1][side])),
            )
            found.append(Turning(step, before.turn, side, before.chances[side], after.chances[side]))
    most = sorted(found, key=lambda one: -abs(one.after - one.before))[:MOST_TURNINGS]
    return sorted(most, key=lambda one: one.step)
