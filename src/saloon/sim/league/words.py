"""What the league says: its own texts, and those of the simulator where it has none."""

from __future__ import annotations

from saloon.sim.texts import Words


class LeagueWords(Words):
    """Texts under `league` come before those of the simulator."""

    def say(self, key: str, **values: object) -> str:
        own = f"league.{key}"
        return self.texts.fill(own, values) if self.texts.has(own) else super().say(key, **values)
