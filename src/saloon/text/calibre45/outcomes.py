"""How a game of Calibre 45 ended for each player."""

from __future__ import annotations

from saloon.games.calibre45.view import CalibreView
from saloon.kernel.ids import PlayerId
from saloon.text.outcomes import Outcome
from saloon.text.texts import Texts


class CalibreOutcome(Outcome[CalibreView]):
    """Money. Cowboys come and go: nobody has one of his own."""

    def figures(self, end: CalibreView, player: PlayerId) -> dict[str, int]:
        own = end.seats[player]
        return {"money": own.money, "team_money": end.team_money[own.team]}

    def side_name(self, side: str, texts: Texts) -> str:
        return texts.say(f"calibre45.team.{side}.name")
