"""Run as a script: plays seeded games in the build that runs and prints a fingerprint of each as JSON.

A fingerprint covers the bytes of the state and the keys of the options at every decision, the views of all
seats at every tenth, all events, what seats remember, redeals, and the record at the end.
"""

import hashlib
import json
import random
import sys
from typing import NamedTuple

import saloon
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.conformance import Witness
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import GameRecord, interrupt_key, state_hash

GAMES_EACH = 2
TABLES = {"bang": [4, 5, 6, 7], "calibre45": [2, 5, 9], "duel": [2]}
"""Which games are compared, and at tables of which sizes: each with its first box and with all boxes."""


SERIES = "series"
"""In place of boxes: the first two games of a campaign, with all variants."""
CAMPAIGN = dict.fromkeys(["campaign", "hiring", "experience", "bounties", "no_mercy"], "on")


class Played(NamedTuple):
    """One game that is compared."""

    key: str
    players: int
    sets: str
    preset: str
    number: int

    @property
    def name(self) -> str:
        return " ".join(map(str, self))


def compared() -> list[Played]:
    return [Played("bang", 4, SERIES, "rulebooks", number) for number in range(GAMES_EACH)] + [
        Played(key, players, sets, preset, number)
        for key, sizes in TABLES.items()
        for players in sizes
        for sets in (["base", "all"] if len(GAMES[key].sets()) > 1 else ["base"])
        for preset in GAMES[key].presets()
        for number in range(GAMES_EACH)
    ]


def fingerprint(played: Played) -> list[object]:
    """The hash of all that happens in a random game, interrupts included, and how long it is."""
    key, players, boxes, preset, number = played
    kind = GAMES[key]
    sets = kind.sets() if boxes == "all" else kind.sets()[:1]
    wishes = {"players": players, "seed": f"build {number}", "preset": preset, "sets": sets}
    if boxes == SERIES:
        wishes["rules"] = CAMPAIGN
    digest = hashlib.sha256()
    rng = random.Random(number)
    setup = kind.setup(wishes)
    game, answers = played_through(kind, setup, number, rng, digest)
    if boxes == SERIES:
        _game, more = played_through(kind, kind.next_setup(game, f"next {number}"), number, rng, digest)
        answers += more
    return [digest.hexdigest(), len(answers), sum("!" in answer for answer in answers)]


def played_through(
    kind: AnyGame, setup: object, number: int, rng: random.Random, digest: "hashlib._Hash"
) -> tuple[Game, list[str]]:
    """One game to its end; its answers."""
    log: list[Event] = []
    game = kind.deal(setup, log)
    players = kind.seats(game)
    answers: list[str] = []
    witnesses = [Witness(PlayerId(viewer)) for viewer in range(-1, players)]
    while (decision := game.decision) is not None:
        digest.update(encode(game))
        keys = [game.key(option) for option in decision.options]
        digest.update(json.dumps([decision.kind, decision.player, keys]).encode())
        if game.step % 10 == 0:
            for witness in witnesses:
                seen = kind.view(game, witness.viewer)
                witness.look(kind, game, log)
                digest.update(encode(kind.full_view(game, witness.viewer)))
                digest.update(encode(witness.knowledge))
                digest.update(encode(kind.redeal(seen, str(number))))
                digest.update(encode(kind.redeal(seen, str(number), witness.knowledge)))
        chances = [
            (player, option) for player in range(players) for option in game.interrupts(PlayerId(player))
        ]
        if chances and rng.random() < 0.3:
            player, option = chances[0]
            answers.append(interrupt_key(PlayerId(player), game.key(option)))
            game.interrupt(PlayerId(player), option)
        else:
            index = rng.randrange(len(keys))
            answers.append(keys[index])
            game.answer(index)
    for event in log:
        digest.update(encode(event))
    digest.update(GameRecord(kind.key, setup, answers, state_hash(game), saloon.__version__).to_bytes())
    return game, answers


def main() -> None:
    games = {played.name: fingerprint(played) for played in compared()}
    json.dump({"compiled": saloon.BUILD.is_compiled, "games": games}, sys.stdout)


if __name__ == "__main__":
    main()
