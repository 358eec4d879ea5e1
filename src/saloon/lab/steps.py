"""What each seat saw and did: a row a decision, derived again from the answers that a study has kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pyarrow as pa

from saloon.games.registry import game_type
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import give
from saloon.lab.columns import ANSWERS, file_bytes, read_columns
from saloon.lab.experiment import Trial
from saloon.lab.folder import Chunk, Folder

STEPS = pa.schema(
    [
        ("number", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("asked", pa.dictionary(pa.int16(), pa.string())),
        ("options", pa.list_(pa.string())),
        ("chosen", pa.int16()),
        ("view", pa.binary()),
        ("won", pa.bool_()),
    ]
)
"""`view`: what the seat saw, as the codec writes it (JSON); `chosen`: a place in `options`."""
OUT_OF_TURN = "out_of_turn"
"""What is asked where somebody acts although another one is asked."""


class Piece(NamedTuple):
    """A chunk whose steps are wanted. Plain data: it travels to other processes."""

    folder: str
    out: str
    chunk: Chunk
    trial: Trial


class Step(NamedTuple):
    """One decision."""

    number: int
    step: int
    seat: int
    asked: str
    options: list[str]
    chosen: int
    view: bytes


def write_steps(piece: Piece) -> int:
    """At the worker: derive and write the steps of a chunk; says how many there are."""
    columns = read_columns(Folder(piece.folder).read(piece.chunk.name), ["number", "winners", ANSWERS])
    made: dict[str, list[object]] = {name: [] for name in STEPS.names}
    for number, winners, answers in zip(*columns.values(), strict=True):
        for step in steps_of(piece.trial, number, answers):
            for name, value in zip(STEPS.names, (*step, step.seat in winners), strict=True):
                made[name].append(value)
    Folder(piece.out).write(piece.chunk.name.replace("games-", "steps-"), file_bytes(made, STEPS))
    return len(made["number"])


def steps_of(trial: Trial, number: int, answers: list[str]) -> Iterator[Step]:
    """The decisions of one game, each from the seat that took it."""
    kind = game_type(trial.plan.game)
    game: Game = kind.deal(trial.plan.setup(number))
    for answer in answers:
        decision = game.decision
        assert decision is not None, "answers of a game go no further than its end"
        head, interrupts, key = answer.partition("!")
        if interrupts:
            seat = PlayerId(int(head[1:]))
            options, asked = game.interrupts(seat), OUT_OF_TURN
        else:
            seat, options, asked, key = decision.player, decision.options, decision.kind, answer
        keys = [game.key(option) for option in options]
        yield Step(number, game.step, seat, asked, keys, keys.index(key), encode(kind.view(game, seat)))
        give(game, answer)
