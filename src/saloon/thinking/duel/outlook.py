"""One moment of the Duel from one seat: what the rules of thumb ask of it."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.figures import beside, other_player, owner_of
from saloon.games.duel.state import Duel
from saloon.kernel.decisions import Decision
from saloon.kernel.ids import CardId, FigureId
from saloon.thinking.duel.worth import Worth

NEVER: Final = -50.0


class Outlook:
    """The table as whoever is asked sees it: both fronts, the own hand, how many cards the other holds."""

    __slots__ = ("game", "hand", "me", "rival", "worth")

    def __init__(self, game: Duel, decision: Decision, worth: Worth) -> None:
        self.game = game
        self.worth = worth
        self.me = decision.player
        self.rival = other_player(decision.player)
        self.hand = game.players[decision.player].hand

    def is_mine(self, figure: FigureId) -> bool:
        return owner_of(figure) == self.me

    def keep(self, card: CardId) -> float:
        """What a card is worth in hand."""
        return self.worth.keep[self.game.book.kind_of[card].number]

    def in_play(self, card: CardId) -> float:
        """What a card in play is worth to its bearer."""
        return self.worth.in_play[self.game.book.kind_of[card].number]

    def removal(self, card: CardId) -> float:
        """What it is worth to me that a card leaves play."""
        worth = self.in_play(card)
        return -worth if self.is_mine(self.game.bearer(card)) else worth

    def fitness(self, figure: FigureId) -> float:
        """How glad its player is to see a character in front."""
        one = self.game.figures[figure]
        gear = 0.0
        for card in one.in_play:
            gear += self.in_play(card)
        return self.worth.health_in_front * one.health + self.worth.gear_in_front * gear

    def swap(self, figure: FigureId) -> float:
        """What it is worth to me that this covering character becomes the attacking one."""
        gain = self.fitness(figure) - self.fitness(beside(figure))
        return gain if self.is_mine(figure) else -gain

    def hit(self, target: FigureId) -> float:
        """What a hit on a character is worth."""
        if self.is_mine(target):
            return NEVER
        worth = self.worth
        health = self.game.figures[target].health
        return worth.hit + (worth.kill if health == 1 else 0.0) - worth.wounded * health

    def hit_cards(self) -> int:
        """How many hit cards I hold."""
        count = 0
        kind_of = self.game.book.kind_of
        for card in self.hand:
            if kind_of[card].hit_card:
                count += 1
        return count

    def rival_cards(self) -> int:
        return len(self.game.players[self.rival].hand)
