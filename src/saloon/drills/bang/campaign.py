"""A campaign with everything that is asked between two games."""

from __future__ import annotations

from typing import Any, Final

CAMPAIGN: Final[dict[str, Any]] = {
    "players": 4,
    "rules": {"campaign": "on", "hiring": "on", "experience": "on", "bounties": "on", "no_mercy": "on"},
}
