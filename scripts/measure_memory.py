"""What memory is worth and what it costs: `scripts/measure_memory.py [games] [seats]`.

Bots play; each keeps a memory. Printed: how often whoever decides knows a card that he does not see, how many
of those cards, and of all hidden hand cards, a redealt world has in the right hand, without the memory and
with it, and what learning and redealing take.
"""

import random
import sys
import time

from saloon import BUILD
from saloon.bots.registry import new_bot, usual_bot
from saloon.games.bang.state import Bang
from saloon.games.calibre45.state import Calibre
from saloon.games.duel.state import Duel
from saloon.games.registry import GAMES
from saloon.kernel.conformance import Witness
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.protocol import AnyGame

SHARE = 0.1
"""In how many of the decisions worlds are dealt."""


class Measured:
    """Counts and seconds of many games."""

    def __init__(self) -> None:
        self.decisions = self.with_known = self.events = self.redeals = 0
        self.known = [0, 0, 0]
        self.hidden = [0, 0, 0]
        self.learning = self.plain = self.remembering = 0.0

    def report(self, title: str) -> str:
        build = "compiled" if BUILD.is_compiled else "plain Python"
        learning = self.learning / max(1, self.events) * 1e6
        plain = self.plain / max(1, self.redeals) * 1e6
        remembering = self.remembering / max(1, self.redeals) * 1e6
        lines = [
            f"{title}, {build}, {self.decisions} decisions",
            f"a card is known that is not seen: {self.with_known / self.decisions:.1%} of decisions",
            f"of those cards in the right hand: {share(self.known, 1)} without, {share(self.known, 2)} with",
            f"of all hidden hand cards: {share(self.hidden, 1)} without, {share(self.hidden, 2)} with",
            f"learning: {learning:.1f} us an event, the view not counted",
            f"a redeal: {plain:.0f} us without, {remembering:.0f} us with",
        ]
        return "\n  ".join(lines)


def share(counts: list[int], which: int) -> str:
    return f"{counts[which] / max(1, counts[0]):.1%}"


def with_player(game: Game, player: int) -> list[CardId]:
    """What lies with a player."""
    if isinstance(game, Calibre):
        return [*game.players[player].hand, game.players[player].cowboy]
    assert isinstance(game, Bang | Duel)
    return game.players[player].hand


def play(kind: AnyGame, setup: object, seed: int, measured: Measured) -> None:
    rng = random.Random(seed)
    log: list[Event] = []
    game = kind.deal(setup, log)
    seats = range(kind.seats(game))
    bots = [new_bot(usual_bot(kind.key), f"{seed} {seat}", kind.key) for seat in seats]
    witnesses = [Witness(PlayerId(seat)) for seat in seats]
    while (decision := game.decision) is not None:
        for seat, witness in enumerate(witnesses):
            events = [event.seen_by(PlayerId(seat)) for event in log[witness.heard :]]
            witness.heard = len(log)
            for event in events:
                bots[seat].hear(event)
            seen = kind.view(game, PlayerId(seat))
            began = time.perf_counter()
            kind.learn(witness.knowledge, events, seen)
            measured.learning += time.perf_counter() - began
            measured.events += len(events)
        measured.decisions += 1
        worlds(kind, game, witnesses[decision.player], rng, measured)
        seen = kind.view(game, decision.player)
        game.answer(bots[decision.player].decide(seen, decision.options))


def worlds(kind: AnyGame, game: Game, witness: Witness, rng: random.Random, measured: Measured) -> None:
    """Compare the truth with a world without memory and one with it."""
    seen = kind.view(game, witness.viewer)
    known = kind.known_cards(witness.knowledge, seen)
    measured.with_known += any(known)
    if rng.random() > SHARE:
        return
    began = time.perf_counter()
    plain = kind.redeal(seen, "world")
    half = time.perf_counter()
    remembered = kind.redeal(seen, "world", witness.knowledge)
    measured.remembering += time.perf_counter() - half
    measured.plain += half - began
    measured.redeals += 1
    for player in range(kind.seats(game)):
        if player == witness.viewer:
            continue
        truth = with_player(game, player)
        for counts, cards in ((measured.known, known[player]), (measured.hidden, truth)):
            counts[0] += len(cards)
            counts[1] += len(set(cards) & set(with_player(plain, player)))
            counts[2] += len(set(cards) & set(with_player(remembered, player)))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    for key, kind in GAMES.items():
        for sets in (["base"], kind.sets()) if len(kind.sets()) > 1 else (["base"],):
            measured = Measured()
            for number in range(games):
                setup = kind.setup({"players": seats, "seed": f"memory {number}", "sets": sets})
                play(kind, setup, number, measured)
            print(measured.report(f"{key}, {', '.join(sets)}, {seats} players, {games} games"))


if __name__ == "__main__":
    main()
