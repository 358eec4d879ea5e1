"""Arming oneself: in one's turn of arming, and in a shoot-out in the same way."""

from __future__ import annotations

from saloon.games.calibre45.options import DRAWING, exchanging_coyote
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import COYOTE, EXCHANGE, FULL_HAND, MUSTANG
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId, as_figure


def add_arming(game: Calibre, player: PlayerId, options: list[Option]) -> None:
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


def put_least_first(game: Calibre, options: list[Option]) -> None:
    """Where something must be exchanged, the card that is missed least comes first."""
    book = game.book
    best = 0
    worth = 100
    for place, option in enumerate(options):
        if option.verb == EXCHANGE:
            bullets = book.bullets_of[option.card] + (
                book.bullets_of[option.other] if option.other >= 0 else 0
            )
            missed = 99 if book.kind_of[option.card] == MUSTANG else bullets
            if missed < worth:
                best, worth = place, missed
    options.insert(0, options.pop(best))


def arm(game: Calibre, player: PlayerId, option: Option) -> None:
    """Draw, or discard and draw."""
    drawn = 1
    if option.verb == EXCHANGE:
        cards = [option.card] if option.other == NONE else [option.card, option.other]
        for card in cards:
            game.discard(player, card)
        if len(cards) == 2 and game.rule["coyote_exchange"] == "draw_two":
            drawn = 2
        if game.log is not None:
            game.log.append(Event("exchanged", as_figure(player), cards=cards))
    game.draw(player, drawn)
