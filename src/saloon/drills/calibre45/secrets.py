"""The secrets of Calibre 45: hands, cowboys that lie face down, the decks, the spread money."""

from __future__ import annotations

from typing import Any

from saloon.drills.secrets import CardSecrets, words
from saloon.games.calibre45.frames.arming import NewCowboy
from saloon.games.calibre45.state import Calibre
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, PlayerId


class CalibreSecrets(CardSecrets[Calibre]):
    """Every card is hidden until it is played, taken or turned up; a team may see its own."""

    no_cards = words(
        """
        acts against asked because_player caller choices cowboy_deck debt decider fighters hand_size kind last
        limit money needed number numbers outcome place player players privy robberies robbers seq shooter
        stage step strength suit target team team_money tokens turn turns verb viewer weapon_deck who whom
        winner winners
        """
    )
    shown_to_all = words(
        """
        change_taken cowboy_lost dismissed escaped exchanged joined loot_taken nobody_left paid
        robbery_called shot stood_up turned_up
        """
    )

    def hidden_cards(self, game: Calibre, viewer: PlayerId) -> set[CardId]:
        found = {*game.weapons, *game.cowboys, *game.spread} - {NONE}
        for number, player in enumerate(game.players):
            if viewer not in sharers(game, PlayerId(number)):
                found.update(player.hand)
                if not player.known and player.cowboy != NONE:
                    found.add(player.cowboy)
        for frame in game.stack:
            if isinstance(frame, NewCowboy) and viewer not in sharers(game, frame.player):
                found.update({frame.card} - {NONE})
        return found

    def privy_to(self, event: dict[str, Any], game: Calibre) -> list[int]:
        return sharers(game, event["who"])


def sharers(game: Calibre, player: PlayerId) -> list[int]:
    """Who sees what this player holds: he himself, and his team if the table plays with open teams."""
    if game.rule["team_hands"] == "hidden":
        return [player]
    team = game.players[player].team
    return [number for number, one in enumerate(game.players) if one.team == team]
