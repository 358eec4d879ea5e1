"""What a drill found, and whether that is good enough."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

GROWTH: Final = 0.05
"""By how much the memory of a server may grow in the course of a drill: a twentieth."""


class Figures(Struct):
    """What was counted. The fields are what `--json` prints."""

    def missed(self) -> list[str]:
        """Names of the figures that miss their bar."""
        raise NotImplementedError

    def _above(self, **most: float) -> list[str]:
        """Names of the figures that are greater than they may be."""
        return [name for name, limit in most.items() if getattr(self, name) > limit]

    def _below(self, **least: float) -> list[str]:
        """Names of the figures that are smaller than they have to be."""
        return [name for name, limit in least.items() if getattr(self, name) < limit]
