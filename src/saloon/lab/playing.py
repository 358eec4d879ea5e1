"""Playing what a study still lacks, chunk by chunk, wherever there is room."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import saloon
from saloon.build import players_digest
from saloon.kernel.records import record_from_bytes
from saloon.lab.columns import campaigns_bytes, games_bytes
from saloon.lab.experiment import Experiment, Trial
from saloon.lab.folder import MANIFEST, TROUBLES, Chunk, Folder, manifest_of, travelling
from saloon.sim.campaign import play_campaign
from saloon.sim.executors import Executor
from saloon.sim.registry import study_of
from saloon.sim.table import Played, Trouble, play_game

CHUNK_SECONDS: Final = 2.0
SAMPLE_SECONDS: Final = 0.3
"""So long games of a plan are played to see how long they take."""
SIZES: Final = [digit * zeros for zeros in (1, 10, 100, 1000, 10_000) for digit in (1, 2, 5)]
"""Of chunks, in round numbers: two runs that are timed apart mostly agree."""


class Piece(NamedTuple):
    """A chunk with all that is needed to play it. Plain data: it travels to other machines."""

    folder: str
    chunk: Chunk
    trial: Trial
    answers: bool


class Done(NamedTuple):
    """A chunk that lies in the folder now; of what was played only this travels back."""

    chunk: Chunk
    cpu_s: float
    troubles: int


def play_chunk(piece: Piece) -> Done:
    """At the worker: play, and write what came of it. Twice is as good as once: it is the same bytes."""
    began = time.process_time()
    folder = Folder(piece.folder)
    plan = piece.trial.plan._replace(save=piece.answers)
    numbers = range(piece.chunk.first, piece.chunk.last)
    troubles: list[Trouble | None]
    if piece.trial.campaign:
        campaigns = [play_campaign(plan, number) for number in numbers]
        data, troubles = campaigns_bytes(campaigns), [one.trouble for one in campaigns]
    else:
        games = [play_game(plan, number) for number in numbers]
        data = games_bytes(study_of(plan.game), [one.row for one in games], answers_of(piece, games))
        troubles = [one.trouble for one in games]
    broken = [trouble for trouble in troubles if trouble is not None]
    for trouble in broken:
        folder.write(f"{TROUBLES}/plan-{piece.chunk.plan:04}-game-{trouble.number:08}.json", trouble.record)
    folder.write(piece.chunk.name, data)
    return Done(piece.chunk, time.process_time() - began, len(broken))


def answers_of(piece: Piece, games: list[Played]) -> list[list[str]] | None:
    """The answers of each game, if they are to be kept."""
    return [record_from_bytes(game.record).answers for game in games] if piece.answers else None


def begin(experiment: Experiment, folder: Folder) -> None:
    """The manifest of a study: written, or held against the one that is there."""
    if folder.holds(MANIFEST):
        sizes = folder.manifest["chunks"]
        if experiment.chunk:
            sizes = [experiment.chunk] * len(experiment.trials)
    else:
        sizes = [experiment.chunk or chunk_size(trial, experiment.games) for trial in experiment.trials]
    rules = players_digest(Path(saloon.__file__).parent)
    folder.begin(manifest_of(experiment, rules, sizes))


def chunk_size(trial: Trial, games: int) -> int:
    """How many games take about two seconds, in round numbers."""
    play: Callable[..., object] = play_campaign if trial.campaign else play_game
    began, played = time.process_time(), 0
    while played == 0 or (played < games and time.process_time() - began < SAMPLE_SECONDS):
        play(trial.plan, played)
        played += 1
    seconds = max(time.process_time() - began, 1e-6)
    wanted = played * CHUNK_SECONDS / seconds
    return max(size for size in SIZES if size <= max(wanted, 1))


def pieces_left(experiment: Experiment, folder: Folder) -> list[Piece]:
    """What is not there yet."""
    done = {found.chunk for found in folder.done()}
    return [
        Piece(travelling(folder.uri), chunk, experiment.trials[chunk.plan], experiment.answers)
        for chunk in folder.wanted()
        if chunk not in done
    ]


def play_on(
    experiment: Experiment, folder: Folder, executor: Executor, listener: Callable[[Done], None]
) -> None:
    """Play all that is left; `listener` hears of each chunk."""
    for done in executor.each(play_chunk, pieces_left(experiment, folder)):
        listener(done)
