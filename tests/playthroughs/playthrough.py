"""A seeded game as readable text: decisions, answers, events as each seat sees them, views between turns.

`[-]` is a spectator, `[p2]` a seat. An event that all see alike stands there once, without seats. A view is
printed in full for the spectator; of a seat only what it sees differently.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from saloon.games.registry import GAMES
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import state_hash
from saloon.kernel.views import SPECTATOR
from tests.corpus.corpus import answered
from tests.playthroughs.bang_teller import BangTeller
from tests.playthroughs.calibre45_teller import CalibreTeller
from tests.playthroughs.duel_teller import DuelTeller
from tests.playthroughs.teller import Teller, seat

FOLDER = Path(__file__).parent
TELLERS: dict[str, Teller] = {"bang": BangTeller(), "calibre45": CalibreTeller(), "duel": DuelTeller()}


class Playthrough(NamedTuple):
    """What a golden game is played with."""

    players: int
    preset: str
    seed: str
    all_boxes: bool = False
    game: str = "bang"
    rules: tuple[tuple[str, str], ...] = ()
    own: tuple[tuple[str, object], ...] = ()
    """Further wishes of this game, by name."""

    @property
    def sets(self) -> list[str]:
        return GAMES[self.game].sets() if self.all_boxes else ["base"]

    @property
    def agreed(self) -> list[tuple[str, object]]:
        """What is not as usual."""
        return [*self.rules, *self.own]

    @property
    def file(self) -> Path:
        ending = "-all" if self.all_boxes else ""
        ending += "".join(f"-{value}" for _name, value in self.agreed)
        return FOLDER / f"{self.game}-{self.players}p-{self.preset}{ending}.txt"


PLAYTHROUGHS = [
    Playthrough(4, "rulebooks", "0"),
    Playthrough(5, "official", "46"),
    Playthrough(7, "compendium", "3"),
    Playthrough(6, "rulebooks", "8", True),
    Playthrough(4, "rulebook", "1935", game="calibre45", rules=(("teams", "2+2"),)),
    Playthrough(5, "rulebook", "2744", game="calibre45", rules=(("teams", "2+2+1"),)),
    Playthrough(2, "rulebook", "88", game="duel"),
    Playthrough(2, "rulebook", "28", game="duel", own=(("squad", 5),)),
]


def text_of(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(lines_of(playthrough)) + "\n"


def lines_of(playthrough: Playthrough) -> Iterator[str]:
    kind = GAMES[playthrough.game]
    teller = TELLERS[playthrough.game]
    players, preset, seed = playthrough.players, playthrough.preset, playthrough.seed
    log: list[Event] = []
    game = kind.deal(
        kind.setup(
            {
                "players": players,
                "seed": seed,
                "sets": playthrough.sets,
                "preset": preset,
                "rules": dict(playthrough.rules),
                **dict(playthrough.own),
            }
        ),
        log,
    )
    boxes = ", ".join([*playthrough.sets, *(f"{name} {value}" for name, value in playthrough.agreed)])
    yield f"{teller.title}, {players} players, {boxes}, preset {preset}, seed {seed!r}, random answers."
    yield "Written by scripts/regenerate_playthroughs.py: run it when the rules change, and read the diff."
    yield ""
    yield from events_seen(teller, game, log)
    chance = Chance(f"answers {seed}", [0, 0])
    period = teller.period(game)
    while game.decision is not None:
        if teller.period(game) != period:
            period = teller.period(game)
            yield from teller.views_seen(game)
        yield from asked(teller, game, game.decision)
        yield f"  > {answered(kind, game, chance)}"
        yield from events_seen(teller, game, log)
    yield from teller.views_seen(game)
    yield f"{game.step} answers, state {state_hash(game)}"


def asked(teller: Teller, game: Game, decision: Decision) -> Iterator[str]:
    because = ""
    if decision.card != NONE:
        because += f" because of {teller.card_name(game, decision.card)}"
    if decision.source != NONE:
        because += f" by p{decision.source}"
    if decision.number:
        because += f", {decision.number} needed"
    yield f"{game.step}. p{decision.player} {decision.kind}{because}:"
    yield f"    {' | '.join(game.key(option) for option in decision.options)}"


def events_seen(teller: Teller, game: Game, log: list[Event]) -> Iterator[str]:
    """What happened, once for everybody who sees the same; empties the log."""
    for event in log:
        seen: dict[str, list[str]] = {}
        for viewer in range(SPECTATOR, teller.players(game)):
            seen.setdefault(event_text(teller, game, event.seen_by(PlayerId(viewer))), []).append(
                seat(viewer)
            )
        for text, seats in seen.items():
            yield f"  {text}" if len(seen) == 1 else f"  [{' '.join(seats)}] {text}"
    log.clear()


def event_text(teller: Teller, game: Game, event: Event) -> str:
    parts = [event.name]
    if event.who != NONE:
        parts.append(seat(event.who))
    if event.whom != NONE:
        parts.append(f"> {seat(event.whom)}")
    parts += [word for word in (event.definition, event.role, event.suit, event.deck) if word]
    parts += teller.card_names(game, event.cards)
    if event.onto != NONE:
        parts.append(f"onto {teller.card_name(game, event.onto) if event.onto >= 0 else 'hand'}")
    if event.nth:
        parts.append(f"no. {event.nth}")
    if event.amount:
        parts.append(f"({event.amount})")
    if event.players:
        parts.append(" ".join(seat(player) for player in event.players))
    if event.choices:
        parts.append(f"of {' '.join(seat(choice) for choice in event.choices)}")
    if event.cause:
        parts.append(f"because of {event.cause}")
    return " ".join(parts)
