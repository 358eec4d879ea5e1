"""The secrets of the Duel: hands and decks, the reserves, who was chosen to attack first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from saloon.drills.secrets import CardSecrets, words
from saloon.games.duel.figures import owner_of
from saloon.games.duel.state import Duel
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, FigureId, PlayerId


class DuelSecrets(CardSecrets[Duel]):
    """A card is hidden until it is played, revealed or shown; of a hand only the backs are seen."""

    no_cards = words(
        """
        abilities amount at attacking awake backs bangs bangs_left because_figure by_opponent cancelling cause
        challenged challenger character checks choices chosen common count dead decider decks definition
        figure for_figure hand_limits hand_size health kind left most_health needed nth number numbers of onto
        owner place player players pending privy queue reserve_size seq shooter source squad stage step
        suit survived symbol
        target targets to_answer total turn turns verb viewer who whom winners woken
        """
    )
    shown_to_all = words(
        """
        answered counted discarded discarded_from_hand discarded_in_play exploded laid_out lost_equipment paid
        passed_on played reloaded repeated replaced revealed showed took_from_store took_in_play used
        """
    )

    def hidden_cards(self, game: Duel, viewer: PlayerId) -> set[CardId]:
        found = {*game.common}
        for deck in game.decks:
            found.update(deck)
        for number, player in enumerate(game.players):
            if number != viewer:
                found.update(player.hand)
        return found

    def seen_while_played(self, view: dict[str, Any]) -> set[CardId]:
        """A card that was just played may be in the common deck already: everybody saw it."""
        frames = [*view["stack"], *view["waiting"], view["pending"] or {}]
        return {frame["card"] for frame in frames if "card" in frame} | {view["because_card"]}

    def privy_to(self, event: dict[str, Any], game: Duel) -> list[int]:
        """Who drew it; of a card that was taken, also from whom."""
        return [owner_of(figure) for figure in (event["who"], event["whom"]) if figure != NONE]

    def betrayed_besides(self, view: dict[str, Any], game: Duel, viewer: PlayerId) -> Iterator[str]:
        """A reserve of somebody else, or who attacks first before that is shown."""
        for seat in view["seats"]:
            if seat["player"] == viewer:
                continue
            if seat["reserve"]:
                yield f"view: the reserve of {seat['player']} is named"
            if game.turn == NONE and seat["attacking"] != NONE:
                yield f"view: who attacks for {seat['player']} is told before it is shown"
        for figure in view["figures"]:
            hidden = game.turn == NONE and owner_of(FigureId(figure["figure"])) != viewer
            if hidden and figure["character"] != "?":
                yield f"view: the character at {figure['figure']} is named before it is shown"
