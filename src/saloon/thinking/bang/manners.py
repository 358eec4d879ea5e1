"""How the roles act as seen from outside: fitted to games (beliefs.json, scripts/fit_beliefs.py)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

SHOT: Final = 0
DUEL: Final = 1
JAIL: Final = 2
THEFT: Final = 3
HELP: Final = 4
OTHER: Final = 5
ACTS: Final = ("shot", "duel", "jail", "theft", "help", "other")
"""What somebody can do to somebody else: how much it says of a wish to hurt differs."""


class Manners:
    """Of one way to play."""

    __slots__ = ("acts", "early", "hold", "late", "noise", "trust")

    def __init__(
        self,
        early: list[list[float]],
        late: list[list[float]],
        hold: list[float],
        acts: list[float],
        noise: float,
        trust: float,
    ) -> None:
        self.early = early
        """How much somebody of the first role wants to hurt somebody of the second."""
        self.late = late
        """The same when hardly an Outlaw can be alive."""
        self.hold = hold
        """By role: how much not to act at all is wanted, beside a target to whom somebody is indifferent."""
        self.acts = acts
        """How much each act says; below 0: of a wish to help."""
        self.noise = noise
        """How often an act has nothing to do with a role."""
        self.trust = trust
        """The part of what an act says that is believed: acts out of one error all say the same."""


def fitted() -> dict[str, Manners]:
    """By the way to play, as they stand in the file."""
    plain = json.loads(files("saloon.thinking.bang").joinpath("beliefs.json").read_text("utf-8"))
    found: dict[str, Manners] = {}
    for way, row in plain["manners"].items():
        found[way] = Manners(
            [[float(one) for one in wishes] for wishes in row["early"]],
            [[float(one) for one in wishes] for wishes in row["late"]],
            [float(one) for one in row["hold"]],
            [float(row["acts"][act]) for act in ACTS],
            float(row["noise"]),
            float(row["trust"]),
        )
    return found


MANNERS: Final = fitted()
