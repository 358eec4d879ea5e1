"""Whose secrets are known: the only place that names games."""

from __future__ import annotations

from saloon.drills.bang.secrets import BangSecrets
from saloon.drills.calibre45.secrets import CalibreSecrets
from saloon.drills.secrets import Secrets

SECRETS: dict[str, Secrets] = {"bang": BangSecrets(), "calibre45": CalibreSecrets()}


def secrets_of(game: str) -> Secrets:
    """The secrets of a game; the plain ones where there are none of its own."""
    return SECRETS.get(game) or Secrets()
