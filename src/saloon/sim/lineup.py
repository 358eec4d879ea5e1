"""Which bot sits where: one for all, a list by seat, or by role."""

from __future__ import annotations

from typing import NamedTuple

SIDES = {"law": ("sheriff", "deputy"), "outlaw": ("outlaw",), "renegade": ("renegade",)}
"""Who wins together."""

OTHERS = "others"


class BadLineup(ValueError):
    """A line-up that cannot be seated; says what is possible."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class Lineup(NamedTuple):
    """Either one name per seat, or one per role. Plain data: it travels to worker processes."""

    by_seat: tuple[str, ...]
    by_role: tuple[tuple[str, str], ...]

    @property
    def needs_roles(self) -> bool:
        return bool(self.by_role)

    def seated(self, roles: list[str]) -> list[str]:
        """The bot of each seat, once the roles are dealt."""
        if self.by_seat:
            return list(self.by_seat)
        bots = dict(self.by_role)
        return [bots[role] for role in roles]

    def with_side(self, side: str, bot: str, roles: list[str]) -> Lineup:
        """The same line-up with one side, or one role, played by this bot."""
        changed = SIDES.get(side, (side,))
        seated = self.seated(roles)
        return Lineup(
            tuple(bot if role in changed else name for role, name in zip(roles, seated, strict=True)), ()
        )


def read_lineup(wish: str, players: int, roles: list[str], bots: list[str]) -> Lineup:
    """`greenhorn`, `greenhorn,random,random,random` or `outlaw=greenhorn,law=random,renegade=random`."""
    parts = [part.strip() for part in wish.split(",")]
    if any("=" in part for part in parts):
        return _by_role(parts, roles, bots)
    for name in parts:
        _check_bot(name, bots)
    if len(parts) == 1:
        return Lineup((parts[0],) * players, ())
    if len(parts) != players:
        raise BadLineup("error_lineup_seats", given=len(parts), players=players)
    return Lineup(tuple(parts), ())


def _by_role(parts: list[str], roles: list[str], bots: list[str]) -> Lineup:
    chosen: dict[str, str] = {}
    for part in parts:
        who, _sign, name = part.partition("=")
        _check_bot(name, bots)
        if who not in (*roles, *SIDES, OTHERS):
            raise BadLineup("error_role", role=who, roles=", ".join([*roles, *SIDES, OTHERS]))
        for role in SIDES.get(who, (who,)):
            chosen[role] = name
    others = chosen.pop(OTHERS, "")
    missing = [role for role in roles if role not in chosen]
    if missing and not others:
        raise BadLineup("error_lineup_roles", roles=", ".join(missing))
    return Lineup((), tuple((role, chosen.get(role, others)) for role in roles))


def _check_bot(name: str, bots: list[str]) -> None:
    if name not in bots:
        raise BadLineup("error_bot", bot=name, bots=", ".join(bots))
