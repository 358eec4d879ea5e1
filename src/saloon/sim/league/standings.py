"""What lines say about two bots: pairs of games of the same deal, by players and side, and all together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import product
from typing import NamedTuple

from saloon.measuring.intervals import Rate
from saloon.sim.league.lines import AGAINST, HERO, GameLine, Key, Player, Setting
from saloon.sim.statistics import Difference, Stratum, pooled, pooled_rate

ALL = ""
"""In place of a side: every side."""


class Contest(NamedTuple):
    """Two bots in the same seats of the same deals, all others the same. Players are not told apart here."""

    setting: Setting
    swap: str
    field: Player
    hero: Player
    against: Player


class Pair(NamedTuple):
    """Both games of a deal, with one bot and then with the other."""

    hero: GameLine
    against: GameLine

    @property
    def finished(self) -> bool:
        return self.hero.finished and self.against.finished


class Cell:
    """All pairs of so many players with one side, by the seed of the deal."""

    def __init__(self, players: int, side: str) -> None:
        self.players = players
        self.side = side
        self.pairs: dict[str, Pair] = {}
        self.stalled = 0

    def stratum(self, weight: float, value: Callable[[Pair], float]) -> Stratum:
        values: dict[Hashable, float] = {
            (self.players, seed): value(pair) for seed, pair in self.pairs.items()
        }
        return Stratum(weight, values)


class Standing(NamedTuple):
    """A line of the table of a contest; 0 players: any number, no side: all of them."""

    players: int
    side: str
    hero: Rate
    against: Rate
    difference: Difference
    stalled: int


class Games(NamedTuple):
    """Every game once, however many files it is in, and how many of them contradict one another."""

    lines: dict[Key, GameLine]
    contradictions: int


def joined(lines: Iterable[GameLine]) -> Games:
    """Two lines of the same game must say the same: versions and seed decide all of it."""
    found: dict[Key, GameLine] = {}
    contradictions = 0
    for line in lines:
        first = found.setdefault(line.key, line)
        contradictions += (first.winners, first.decisions) != (line.winners, line.decisions)
    return Games(found, contradictions)


def contests(games: Games) -> Iterator[tuple[Contest, list[Standing]]]:
    """Every two bots that played the same seats of the same deals, with their table."""
    groups: dict[tuple[Setting, str, Player], list[GameLine]] = defaultdict(list)
    for key, line in games.lines.items():
        groups[key.setting._replace(players=0), key.swap, key.field].append(line)
    for (setting, swap, field), lines in groups.items():
        seats = seats_by_side(lines)
        for hero, against in product(bots_of(lines, HERO), bots_of(lines, AGAINST)):
            cells = cells_of(lines, hero, against)
            if cells:
                yield Contest(setting, swap, field, hero, against), list(standings(cells, seats))


def bots_of(lines: list[GameLine], arm: str) -> list[Player]:
    return list(dict.fromkeys(line.player(line.bot) for line in lines if line.arm == arm))


def cells_of(lines: list[GameLine], hero: Player, against: Player) -> list[Cell]:
    """The pairs of two bots. A deal counts only if both games ended."""
    others = {
        (line.players, line.side, line.seed): line
        for line in lines
        if line.arm == AGAINST and line.player(line.bot) == against
    }
    cells: dict[tuple[int, str], Cell] = {}
    for line in lines:
        other = others.get((line.players, line.side, line.seed))
        if line.arm == HERO and line.player(line.bot) == hero and other is not None:
            cell = cells.setdefault((line.players, line.side), Cell(line.players, line.side))
            pair = Pair(line, other)
            if pair.finished:
                cell.pairs[line.seed] = pair
            else:
                cell.stalled += 1
    return [cells[place] for place in sorted(cells, key=lambda place: place[0])]


Seats = dict[tuple[int, str], float]
"""How many seats have a side, on average, at a table of so many."""


def seats_by_side(lines: list[GameLine]) -> Seats:
    deals: dict[int, dict[str, GameLine]] = defaultdict(dict)
    for line in lines:
        deals[line.players][line.seed] = line
    sides = dict.fromkeys((line.players, line.side) for line in lines)
    return {
        (players, side): sum(line.seats_of(side) for line in deals[players].values()) / len(deals[players])
        for players, side in sides
    }


def standings(cells: list[Cell], seats: Seats) -> Iterator[Standing]:
    """By players and side; all sides of a table where all were played; then all numbers of players together.

    Each seat counts once: a side weighs as much as it has seats at the table.
    """
    counts = list(dict.fromkeys(cell.players for cell in cells))
    whole = True
    for players in counts:
        at_table = [cell for cell in cells if cell.players == players]
        for cell in at_table:
            yield standing(players, cell.side, [cell], seats)
        complete = abs(sum(seats[players, cell.side] for cell in at_table) - players) < 1e-9
        whole = whole and complete
        if complete and len(at_table) > 1:
            yield standing(players, ALL, at_table, seats)
    if len(counts) > 1:
        for side in dict.fromkeys(cell.side for cell in cells):
            yield standing(0, side, [cell for cell in cells if cell.side == side], seats)
        if whole:
            yield standing(0, ALL, cells, seats)


def standing(players: int, side: str, cells: list[Cell], seats: Seats) -> Standing:
    stalled = sum(cell.stalled for cell in cells)
    played = [cell for cell in cells if cell.pairs]

    def strata(value: Callable[[Pair], float]) -> list[Stratum]:
        return [cell.stratum(seats[cell.players, cell.side], value) for cell in played]

    return Standing(
        players,
        side,
        pooled_rate(strata(lambda pair: pair.hero.won)),
        pooled_rate(strata(lambda pair: pair.against.won)),
        pooled(strata(lambda pair: pair.hero.won - pair.against.won)),
        stalled,
    )
