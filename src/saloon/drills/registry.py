"""Whose secrets are known: the only place that names games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saloon.drills.bang.campaign import CAMPAIGN
from saloon.drills.bang.secrets import BangSecrets
from saloon.drills.calibre45.deck import deck
from saloon.drills.calibre45.secrets import CalibreSecrets
from saloon.drills.duel.secrets import DuelSecrets
from saloon.drills.secrets import Secrets

SECRETS: dict[str, Secrets] = {"bang": BangSecrets(), "calibre45": CalibreSecrets(), "duel": DuelSecrets()}


CAMPAIGNS: dict[str, dict[str, Any]] = {"bang": CAMPAIGN}
"""What a table of a game wishes at which one game follows the other, to an end."""


DECKS: dict[str, Callable[[], object]] = {"calibre45": deck}
"""Where a table may bring a deck of its own: the usual one, to be changed."""


def secrets_of(game: str) -> Secrets:
    """The secrets of a game; the plain ones where there are none of its own."""
    return SECRETS.get(game) or Secrets()
