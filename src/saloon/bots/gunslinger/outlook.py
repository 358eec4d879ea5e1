"""What Gunslinger makes of one view."""

from __future__ import annotations

from saloon.bots.gunslinger.values import CARDS, HARMFUL, HELPFUL
from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.figures import beside, other_player, owner_of
from saloon.games.duel.questions import CardKind
from saloon.games.duel.view import DuelView, FigureView
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, DefinitionId, FigureId


class Outlook:
    """The table from the viewer's side."""

    def __init__(self, view: DuelView) -> None:
        self.view = view
        self.me = view.viewer
        self.rival = other_player(view.viewer)
        self.hand = view.seats[self.me].hand

    def figure(self, figure: FigureId) -> FigureView:
        return self.view.figures[figure]

    def is_mine(self, figure: FigureId) -> bool:
        return owner_of(figure) == self.me

    def attacker(self, mine: bool) -> FigureView:
        return self.figure(self.view.seats[self.me if mine else self.rival].attacking)

    def cover(self, mine: bool) -> FigureView | None:
        """The covering character, if there is one."""
        other = self.figure(beside(self.attacker(mine).figure))
        return other if other.character else None

    def kind(self, number: DefinitionId) -> CardKind:
        kind = BOOK.definitions[number]
        assert isinstance(kind, CardKind)
        return kind

    def key(self, card: CardId) -> str:
        return BOOK.kind_of[card].key

    def worth(self, card: CardId) -> float:
        """What a card is worth in hand."""
        return CARDS[self.key(card)]

    def in_play(self, card: CardId) -> float:
        """What a card in play is worth to its bearer; less than nothing if it hurts."""
        key = self.key(card)
        return HELPFUL.get(key, 0.0) - HARMFUL.get(key, 0.0)

    def bearer(self, card: CardId) -> FigureId:
        for one in self.view.figures:
            if card in one.in_play:
                return one.figure
        raise LookupError(card)

    def removal(self, card: CardId) -> float:
        """What it is worth to the viewer that a card leaves play."""
        worth = self.in_play(card)
        return -worth if self.is_mine(self.bearer(card)) else worth

    def fitness(self, one: FigureView) -> float:
        """How glad its player is to see a character in front."""
        cards = sum(self.in_play(card) for card in one.in_play)
        return 1.5 * one.health + 0.5 * cards

    def swap(self, figure: FigureId) -> float:
        """What it is worth to the viewer that this covering character becomes the attacking one."""
        mine = self.is_mine(figure)
        gain = self.fitness(self.figure(figure)) - self.fitness(self.attacker(mine))
        return gain if mine else -gain

    def hit_cards(self) -> int:
        return sum(BOOK.kind_of[card].hit_card for card in self.hand)

    def rival_cards(self) -> int:
        return self.view.seats[self.rival].hand_size

    def has(self, figure: FigureView, key: str) -> bool:
        return any(self.key(card) == key for card in figure.in_play)


def cheapest(outlook: Outlook, cards: list[CardId]) -> int:
    """Which of these cards is worth least; cards that are none come last."""
    rated = [outlook.worth(card) if card != NONE else 99.0 for card in cards]
    return rated.index(min(rated))
