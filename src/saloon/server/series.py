"""Games that follow one another at a table: how far a campaign is."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.kernel.frames import Game
from saloon.kernel.protocol import AnyGame
from saloon.server.party import Party
from saloon.wire.lobby import CampaignLine


def with_campaign(party: Party, kind: AnyGame, game: Game) -> Party:
    """The people of a table at which this game was just dealt, or has just ended."""
    line = campaign_of(kind, game)
    return party if line == party.campaign else replace(party, campaign=line)


def campaign_of(kind: AnyGame, game: Game) -> CampaignLine | None:
    """How far the campaign is that this game is part of; None: it is none."""
    number, games = kind.series_place(game)
    if not games:
        return None
    return CampaignLine(number, games, over=game.over and kind.is_last_of_series(game))
