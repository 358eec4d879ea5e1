"""What an agent is given at a step: its observation, the spaces that it lies in, and what goes along."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.research.actions import WIDTH, Actions
from saloon.research.history import EVENT_COLUMNS, Historian
from saloon.research.play import Play
from saloon.research.table import Table

Observation = dict[str, npt.NDArray[Any]]

ALONG: Final = ("view", "keys", "events")
"""What `info` may hold, on request: the view itself, the options in words, what was heard since the last step
of the same player."""


def observation_space(table: Table, actions: Actions, historian: Historian) -> spaces.Dict:
    """Where observations lie."""
    columns = table.columns.columns
    low = np.array([one.low for one in columns], np.int8)
    high = np.array([one.high for one in columns], np.int8)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, high, dtype=np.int8),
        "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
    }
    if actions.has_rows:
        least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        parts["options"] = spaces.Box(least, most, (actions.size, WIDTH), np.int16)
    if historian.length:
        bounds = np.iinfo(np.int32)
        shape = (historian.length, len(EVENT_COLUMNS))
        parts["history"] = spaces.Box(bounds.min, bounds.max, shape, np.int32)
    return spaces.Dict(parts)


def observed(play: Play, actions: Actions, historian: Historian, viewer: PlayerId) -> Observation:
    """What this player sees, and what he may choose if he is the one who is asked."""
    mask = np.zeros(actions.size, np.int8)
    seen: Observation = {
        "observation": np.frombuffer(bytearray(play.row(viewer)), np.int8),
        "action_mask": mask,
    }
    asked = play.player == viewer
    if asked:
        actions.fill(mask, play.options, viewer)
    if actions.has_rows:
        rows = np.zeros((actions.size, WIDTH), np.int16)
        if asked:
            filled = actions.rows(play.options, viewer)
            rows[: len(filled)] = filled
        seen["options"] = rows
    if historian.length:
        seen["history"] = historian.rows(play.recent, viewer)
    return seen


def along(
    play: Play, actions: Actions, viewer: PlayerId, wanted: tuple[str, ...], heard: list[Event]
) -> dict[str, Any]:
    """What goes along with an observation; `heard`: what this player has heard since he was asked last."""
    told: dict[str, Any] = {}
    if play.player == viewer and actions.has_rows and len(play.options) > actions.size:
        told["left_out"] = len(play.options) - actions.size
    if "view" in wanted:
        told["view"] = play.table.kind.view(play.game, viewer)
    if "keys" in wanted:
        told["keys"] = play.keys() if play.player == viewer else []
    if "events" in wanted:
        told["events"] = heard
    return told


def check_along(wanted: tuple[str, ...]) -> tuple[str, ...]:
    """What is asked for, if there is such a thing."""
    for one in wanted:
        if one not in ALONG:
            raise ValueError(f"unknown {one!r} in info; there is: {', '.join(ALONG)}")
    return tuple(wanted)
