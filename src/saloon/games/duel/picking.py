"""A random card of somebody's hand: its face is hidden, its back is not."""

from __future__ import annotations

from saloon.games.duel.figures import owner_of
from saloon.games.duel.state import Duel
from saloon.games.duel.words import ANY_BACK, RANDOM_CARDS, SIDES
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_FIGURE, CardId, PlayerId


def backs_offered(game: Duel, player: PlayerId) -> list[int]:
    """What can be pointed at in this hand: one of the backs that are there, or just any card."""
    if not game.hand(player):
        return []
    if game.rule["random_card"] == "blind":
        return [ANY_BACK]
    return [back for back, count in enumerate(game.backs(player)) if count]


def random_card(game: Duel, player: PlayerId, back: int) -> CardId:
    """Chance points at one of his cards with this back."""
    cards = [card for card in game.hand(player) if back in (ANY_BACK, game.book.back(card))]
    return cards[game.chance.below(RANDOM_CARDS, len(cards))]


def take_random(game: Duel, taker: PlayerId, victim: PlayerId, back: int) -> None:
    """A random card goes from one hand to another: both know it, the others see its back."""
    card = random_card(game, victim, back)
    game.players[victim].hand.remove(card)
    game.players[taker].hand.append(card)
    if game.log is not None:
        game.log.append(
            Event(
                "took_from_hand",
                game.voice(taker),
                game.voice(victim),
                [card],
                1,
                role=SIDES[game.book.back(card)],
                privy=[taker, victim],
            )
        )
    game.robbed(victim)


def discard_random(game: Duel, by: PlayerId, victim: PlayerId, back: int) -> None:
    """A random card of a hand is discarded."""
    card = random_card(game, victim, back)
    game.put_away(victim, card)
    game.happened("discarded_from_hand", game.voice(by), game.voice(victim), [card])
    game.robbed(victim)


def take_in_play(game: Duel, taker: PlayerId, card: CardId) -> None:
    """A card in play goes to a hand."""
    figure = game.bearer(card)
    tell_robbed(game, taker, card)
    game.take_off(figure, card)
    game.players[taker].hand.append(card)
    game.happened("took_in_play", game.voice(taker), figure, [card])


def discard_in_play(game: Duel, by: PlayerId, card: CardId) -> None:
    """A card in play is discarded by somebody."""
    figure = game.bearer(card)
    tell_robbed(game, by, card)
    game.take_off(figure, card)
    game.discard.append(card)
    game.happened("discarded_in_play", game.voice(by), figure, [card])


def tell_robbed(game: Duel, by: PlayerId, card: CardId) -> None:
    """The bearer is the target: if it is the opponent's, that is noticed while it is awake."""
    figure = game.bearer(card)
    if owner_of(figure) != by:
        game.wake(figure)
        game.robbed(owner_of(figure), figure)
        game.wake(NO_FIGURE)
