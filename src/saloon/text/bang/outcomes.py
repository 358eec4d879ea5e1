"""How a game of BANG! ended for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from saloon.games.bang.view import BangView
from saloon.kernel.ids import PlayerId
from saloon.text.outcomes import Outcome
from saloon.text.texts import Texts


class BangOutcome(Outcome[BangView]):
    """Characters, life points and cards; money where it is played for."""

    alliances: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "law": ("sheriff", "deputy"),
        "outlaw": ("outlaw",),
        "renegade": ("renegade",),
    }

    def characters(self, end: BangView, player: PlayerId) -> list[str]:
        """Of each figure its own character, not those whose abilities it has besides."""
        return [one.characters[0] for one in end.figures if one.player == player and one.characters]

    def figures(self, end: BangView, player: PlayerId) -> dict[str, int]:
        own = [one for one in end.figures if one.player == player and one.alive]
        left = {
            "life": sum(max(0, one.life) for one in own),
            "cards": sum(one.hand_size + len(one.in_play) for one in own),
        }
        return left | {"money": end.money[player]} if end.series is not None and end.series.games else left

    def side_name(self, side: str, texts: Texts) -> str:
        role = f"bang.role.{side}.name"
        return texts.say(role if texts.has(role) else f"bang.side.{side}")
