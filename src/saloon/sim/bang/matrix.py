"""The matrix of BANG!: every combination of boxes, and each event and character alone.

Each with every number of players, every way in which so many can play, and every preset.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from saloon.games.bang import wishes
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import mode_agreed, rules_by
from saloon.games.registry import GAMES
from saloon.kernel.wishes import LEFT_OUT
from saloon.sim.plan import Cell
from saloon.sim.study import AnyStudy

COMBINATIONS, EVENTS, CHARACTERS = "combinations", "events", "characters"

CARDS_BESIDE_EVENTS = "dodge_city"
"""A box with cards of all colours: the events of the other boxes meet them."""


def cells(study: AnyStudy, boxes: list[str], games: int, check: int, seed: str) -> list[Cell]:
    """The whole matrix of these boxes: `games` games for each combination, event and character."""
    return [
        *of_combinations(study, boxes, games, check, seed),
        *of_events(study, boxes, games, check, seed),
        *of_characters(study, boxes, games, check, seed),
    ]


def of_combinations(study: AnyStudy, boxes: list[str], games: int, check: int, seed: str) -> Iterator[Cell]:
    """Each combination of boxes, with each number of players and each preset."""
    first, *further = boxes
    for size in range(len(further) + 1):
        for chosen in combinations(further, size):
            for players, preset, rules in ways():
                plan = study.plan(players, (first, *chosen), preset, check, seed)._replace(rules=rules)
                yield Cell(COMBINATIONS, ",".join((first, *chosen)), plan, games)


def of_events(study: AnyStudy, boxes: list[str], games: int, check: int, seed: str) -> Iterator[Cell]:
    """A deck of one event only, for each event."""
    each = share(games)
    for box in boxes:
        for event in SETS[box].events:
            sets = tuple(one for one in boxes if one in (boxes[0], CARDS_BESIDE_EVENTS, box))
            others = [one.key for one in SETS[box].events if one is not event]
            for players, preset, rules in ways():
                plan = study.plan(players, sets, preset, check, seed)._replace(rules=rules)
                yield Cell(EVENTS, event.key, plan.with_wish(LEFT_OUT, others), each)


def of_characters(study: AnyStudy, boxes: list[str], games: int, check: int, seed: str) -> Iterator[Cell]:
    """All seats the same character, for each character."""
    each = share(games)
    for box in boxes:
        for character in SETS[box].characters:
            for players, preset, rules in ways():
                plan = study.plan(players, tuple(boxes), preset, check, seed)._replace(rules=rules)
                same = [character.key] * figures(players)
                yield Cell(CHARACTERS, character.key, plan.with_wish(wishes.CHARACTERS, same), each)


def figures(players: int) -> int:
    """How many characters so many play with."""
    mode = mode_agreed(players, rules_by(PRESETS[0], [], ["base"]))
    return players if mode is None else players * mode.figures_each


def ways() -> list[tuple[int, str, tuple[tuple[str, str], ...]]]:
    """Every number of players, in every way in which so many can play, with every preset."""
    kind = GAMES["bang"]
    return [
        (players, preset, tuple(way.agreement.items()))
        for players in kind.player_counts()
        for way in kind.ways(players)
        for preset in kind.presets()
    ]


def share(games: int) -> int:
    """How many games of a line fall to each way to play it."""
    return -(-games // len(ways()))
