"""Arming oneself: in one's turn of arming, and in a shoot-out in the same way."""

from __future__ import annotations

from saloon.games.calibre45.options import DRAWING, exchanging_coyote
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import COYOTE, EXCHANGE, FULL_HAND
from saloon.kernel.decisions import NONE, Option


def add_arming(game: Calibre, player: int, options: list[Option]) -> None:
    """With fewer than six cards: draw one. With six: exchange one, a Coyote only together with bullets."""
    if not game.can_draw():
        return
    hand = game.players[player].hand
    if len(hand) < FULL_HAND:
        options.append(DRAWING)
        return
    book = game.book
    for card in hand:
        if book.kind_of[card] != COYOTE:
            options.append(book.exchanging[card])
        else:
            for other in hand:
                if book.bullets_of[other]:
                    options.append(exchanging_coyote(card, other))


def arm(game: Calibre, player: int, option: Option) -> None:
    """Draw, or discard and draw."""
    drawn = 1
    if option.verb == EXCHANGE:
        game.discard(player, option.card)
        game.happened("exchanged", player, card=option.card)
        if option.other != NONE:
            game.discard(player, option.other)
            game.happened("exchanged", player, card=option.other)
            if game.rule["coyote_exchange"] == "draw_two":
                drawn = 2
    game.draw(player, drawn)
