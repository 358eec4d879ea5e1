"""What a variant can say of its own outcome, besides the assertions of `then`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from saloon.rulings.bang.table import Table
from saloon.rulings.records import listed
from saloon.rulings.verdicts import Difference


def explodes(before: Table, after: Table, expected: Any) -> None:
    """The Dynamite of whose turn it is goes off: three life points and the card are lost; or neither is."""
    seat = before.turn()
    lost = before.figure_of(seat).life - after.figure_of(seat).life
    dynamites = [card for card in after.game.discard if after.face(card)[0] == "dynamite"]
    if (lost, len(dynamites)) != ((3, 1) if expected else (0, 0)):
        raise Difference(
            f"explodes: {expected}, but {seat} lost {lost} and {len(dynamites)} Dynamite is discarded"
        )


def offered(before: Table, after: Table, expected: Any) -> None:
    """Whose turn it is has something to decide before he plays."""
    found = after.asked() == before.turn() and not after.in_play_phase()
    if found != bool(expected):
        raise Difference(f"offered: {expected}, but {after.stands()}")


def legal_targets(_before: Table, after: Table, expected: Any) -> None:
    """The seats that the open question lets one choose among."""
    found = sorted({offer.target for offer in after.offers() if offer.target})
    if found != sorted(listed(expected)):
        raise Difference(f"legal_targets: expected {expected}, but {after.stands()}")


def dealt(role: str) -> Callable[[Table, Table, Any], None]:
    """So many players have this role."""

    def check(_before: Table, after: Table, expected: Any) -> None:
        count = Counter(after.role(seat) for seat in after.seats)[role]
        if count != expected:
            raise Difference(f"{role}: expected {expected}, dealt {count}")

    return check


OUTCOMES: dict[str, Callable[[Table, Table, Any], None]] = {
    "explodes": explodes,
    "offered": offered,
    "legal_targets": legal_targets,
    "sheriff": dealt("sheriff"),
    "deputy": dealt("deputy"),
    "outlaw": dealt("outlaw"),
    "renegade": dealt("renegade"),
}
