"""Which bot sits where: one for all, a list by seat, or by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from saloon.bots.noisy import read_name
from saloon.bots.registry import usual_bot

Alliances = Mapping[str, tuple[str, ...]]
"""Names for sides that win together."""

OTHERS = "others"


class BadLineup(ValueError):
    """A line-up that cannot be seated; says what is possible."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class Lineup(NamedTuple):
    """Either one name per seat, or one per side. Plain data: it travels to worker processes."""

    by_seat: tuple[str, ...]
    by_side: tuple[tuple[str, str], ...]

    @property
    def needs_sides(self) -> bool:
        return bool(self.by_side)

    def seated(self, sides: list[str]) -> list[str]:
        """The bot of each seat, once the sides are dealt."""
        if self.by_seat:
            return list(self.by_seat)
        bots = dict(self.by_side)
        return [bots[side] for side in sides]

    def with_bot(self, changed: tuple[str, ...], bot: str, sides: list[str]) -> Lineup:
        """The same line-up with some of the sides played by this bot."""
        seated = self.seated(sides)
        return Lineup(
            tuple(bot if side in changed else name for side, name in zip(sides, seated, strict=True)), ()
        )


NOBODY = Lineup((), ())


def mixed_lineup(game: str, players: int, number: int) -> Lineup:
    """In every other game random bots alone, otherwise by turns with the usual ones."""
    if number % 2 == 0:
        return Lineup(("random",) * players, ())
    pair = (usual_bot(game), "random")
    return Lineup(tuple(pair[(seat + number // 2) % 2] for seat in range(players)), ())


def read_lineup(wish: str, players: int, sides: list[str], alliances: Alliances, bots: list[str]) -> Lineup:
    """`greenhorn`, `greenhorn,random,random,random` or `outlaw=greenhorn,law=random,renegade=random`."""
    parts = [part.strip() for part in wish.split(",")]
    if any("=" in part for part in parts):
        return _by_side(parts, sides, alliances, bots)
    for name in parts:
        _check_bot(name, bots)
    if len(parts) == 1:
        return Lineup((parts[0],) * players, ())
    if len(parts) != players:
        raise BadLineup("error_lineup_seats", given=len(parts), players=players)
    return Lineup(tuple(parts), ())


def _by_side(parts: list[str], sides: list[str], alliances: Alliances, bots: list[str]) -> Lineup:
    chosen: dict[str, str] = {}
    for part in parts:
        who, _sign, name = part.partition("=")
        _check_bot(name, bots)
        if who not in (*sides, *alliances, OTHERS):
            raise BadLineup("error_lineup_side", side=who, sides=", ".join([*sides, *alliances, OTHERS]))
        for side in alliances.get(who, (who,)):
            chosen[side] = name
    others = chosen.pop(OTHERS, "")
    missing = [side for side in sides if side not in chosen]
    if missing and not others:
        raise BadLineup("error_lineup_sides", sides=", ".join(missing))
    return Lineup((), tuple((side, chosen.get(side, others)) for side in sides))


def _check_bot(name: str, bots: list[str]) -> None:
    if read_name(name).plain not in bots:
        raise BadLineup("error_bot", bot=name, bots=", ".join(bots))
