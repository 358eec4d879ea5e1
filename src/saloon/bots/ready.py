"""Answers that a person can have ready before he is asked: which there are in each game, and what they pick.

An answer is found by the kind of the question and by the keys of its options, in order. One that ends with
`pass` or the like always fits, so that the time of the answer tells nothing of what he holds; any other falls
back to asking him.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple


class Ready(NamedTuple):
    """An answer that is ready for questions of one kind."""

    key: str
    asked: str
    """The kind of the question."""
    picks: tuple[str, ...]
    """Patterns of options' keys: the first that there is an option for."""


READY: Final[dict[str, tuple[Ready, ...]]] = {
    "bang": (
        Ready("defend", "missed_or_hit", (r"use:(barrel#|jourdonnais)", r"answer:missed#\d+$", "pass$")),
        Ready("missed", "missed_or_hit", (r"answer:missed#\d+$",)),
        Ready("take_hit", "missed_or_hit", ("pass$",)),
        Ready("fight_indians", "bang_or_hit", (r"answer:bang#\d+$", "pass$")),
        Ready("take_indians", "bang_or_hit", ("pass$",)),
        Ready("give_up_duel", "duel", ("pass$",)),
    ),
    "duel": (
        Ready("defend", "defend", ("use:barrel#", r"answer:missed#\d+$", "pass$")),
        Ready("missed", "defend", (r"answer:missed#\d+$",)),
        Ready("take_hit", "defend", ("pass$",)),
        Ready("take_volley", "hit_card_or_loss", ("pass$",)),
        Ready("give_up_duel", "duel_answer", ("pass$",)),
    ),
    "calibre45": (
        Ready("escape", "answer_shot", ("escape:", "give_up$")),
        Ready("take_shot", "answer_shot", ("give_up$",)),
        Ready("join", "join_robbery", ("join$",)),
        Ready("decline", "join_robbery", ("decline$",)),
    ),
}
"""By game. Texts: `common.ready.GAME.KEY`."""

OWN_TURN: Final = ("play_phase", "arming", "choose_attacker")
"""Whoever is asked this has his turn: what he had ready is over."""


def ready_for(game: str) -> tuple[Ready, ...]:
    return READY.get(game, ())


def picked(ready: Ready, keys: Sequence[str]) -> tuple[str, Ready | None]:
    """The option that it takes, empty: none fits; and what is left of it for the same question again."""
    for place, pattern in enumerate(ready.picks):
        for key in keys:
            if re.match(pattern, key):
                rest = ready.picks[place + 1 :]
                return key, ready._replace(picks=rest) if rest else None
    return "", None
