"""Recorded games of every version of the rules: `<game>/<version>/*.json`, made by scripts/record_corpus.py.

Between them the games of a version use every box, every preset and every number of players. They are random
games, the shortest of a few deals, so that the files stay small.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from saloon import __version__
from saloon.games.registry import GAMES
from saloon.kernel.chance import Chance
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import GameRecord, interrupt_key, record_from_bytes, state_hash

FOLDER: Final = Path(__file__).parent
DEALS: Final = 12
"""Of so many deals the shortest game is kept."""


class Wish(NamedTuple):
    """What a game of the corpus is played with."""

    players: int
    sets: list[str]
    preset: str

    @property
    def name(self) -> str:
        return f"{self.players}p-{self.preset}-{self.sets[-1] if len(self.sets) < 3 else 'all'}.json"


def wishes(kind: AnyGame) -> list[Wish]:
    """Every box beside the first one, then all boxes; presets and numbers of players in turn."""
    boxes, presets, counts = kind.sets(), kind.presets(), kind.player_counts()
    chosen = [list(dict.fromkeys([boxes[0], box])) for box in boxes]
    chosen += [boxes] * max(len(presets), len(counts) - len(boxes))
    return [
        Wish(counts[number % len(counts)], sets, presets[number % len(presets)])
        for number, sets in enumerate(chosen)
    ]


def recorded(kind: AnyGame, wish: Wish) -> GameRecord:
    """The shortest of a few random games."""
    every = [
        played(
            kind,
            kind.setup(
                {"players": wish.players, "seed": str(seed), "sets": wish.sets, "preset": wish.preset}
            ),
        )
        for seed in range(DEALS)
    ]
    return min(every, key=lambda record: len(record.answers))


def played(kind: AnyGame, setup: object) -> GameRecord:
    game = kind.deal(setup)
    chance = Chance(f"corpus {kind.seed_of(setup)}", [0, 0])
    answers: list[str] = []
    while game.decision is not None:
        answers.append(answered(kind, game, chance))
    return GameRecord(kind.key, setup, answers, state_hash(game), __version__)


def answered(kind: AnyGame, game: Game, chance: Chance) -> str:
    """Answer at random, or now and then do something out of turn; says what, as records write it."""
    for player in range(kind.seats(game)):
        for option in game.interrupts(PlayerId(player)):
            if chance.below(1, 3) == 0:
                done = interrupt_key(PlayerId(player), game.key(option))
                game.interrupt(PlayerId(player), option)
                return done
    assert game.decision is not None
    index = chance.below(0, len(game.decision.options))
    done = game.key(game.decision.options[index])
    game.answer(index)
    return done


def folder_of(game: str, version: int) -> Path:
    return FOLDER / game / str(version)


def files_of(game: str, version: int) -> list[Path]:
    return sorted(folder_of(game, version).glob("*.json"))


def versions_of(game: str) -> list[int]:
    return sorted(int(folder.name) for folder in (FOLDER / game).iterdir())


def record_at(file: Path) -> GameRecord:
    return record_from_bytes(file.read_bytes())


def every_file() -> Iterator[Path]:
    for game in GAMES:
        for version in versions_of(game):
            yield from files_of(game, version)
