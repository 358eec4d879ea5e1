"""How a game of The Duel ended for each player."""

from __future__ import annotations

from saloon.games.duel.view import UNKNOWN, DuelView
from saloon.kernel.ids import PlayerId
from saloon.text.outcomes import Outcome
from saloon.text.texts import Texts


class DuelOutcome(Outcome[DuelView]):
    """All characters of a side, those who fell too; who is left, and their health."""

    def characters(self, end: DuelView, player: PlayerId) -> list[str]:
        seat = end.seats[player]
        fought = [one.character for one in end.figures if one.player == player]
        return sorted({*fought, *seat.fallen, *seat.reserve} - {"", UNKNOWN})

    def figures(self, end: DuelView, player: PlayerId) -> dict[str, int]:
        seat = end.seats[player]
        fighting = [one for one in end.figures if one.player == player and one.character and one.health > 0]
        return {
            "characters": len(fighting) + seat.reserve_size,
            "life": sum(one.health for one in fighting),
            "cards": seat.hand_size,
        }

    def side_name(self, side: str, texts: Texts) -> str:
        return texts.say(f"duel.side.{side}.name")
