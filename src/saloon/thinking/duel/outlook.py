"""One moment of the Duel from one seat: what the rules of thumb ask of it."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.figures import beside, other_player, owner_of
from saloon.games.duel.frames.turn import Turn, hand_limit
from saloon.games.duel.questions import AFTER_BECOMING_ATTACKER, AFTER_OPPONENT_MOVED, AFTER_ROBBED
from saloon.games.duel.state import Duel
from saloon.games.duel.words import PLAY
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId
from saloon.thinking.duel.worth import Worth

NEVER: Final = -50.0
ANSWERS: Final = ("missed", "fightback")
SHIELDS: Final = ("barrel", "hat")


class Outlook:
    """The table as whoever is asked sees it: both fronts, the own hand, how many cards the other holds."""

    __slots__ = ("game", "hand", "me", "options", "rival", "worth")

    def __init__(self, game: Duel, decision: Decision, worth: Worth) -> None:
        self.game = game
        self.worth = worth
        self.me = decision.player
        self.rival = other_player(decision.player)
        self.hand = game.players[decision.player].hand
        self.options = decision.options

    def is_mine(self, figure: FigureId) -> bool:
        return owner_of(figure) == self.me

    def keep(self, card: CardId) -> float:
        """What a card is worth in hand; the last one with which the last character could answer, more."""
        kind = self.game.book.kind_of[card]
        worth = self.worth.keep[kind.number]
        if kind.key in ANSWERS and card in self.hand and self.is_last():
            for other in self.hand:
                if other != card and self.game.book.kind_of[other].key in ANSWERS:
                    return worth
            return worth + self.worth.last_answer
        return worth

    def is_last(self) -> bool:
        """Whether I have one character left, and the game is lost with it."""
        return self.game.is_alone(self.me) and not self.game.players[self.me].reserve

    def can_hit(self) -> bool:
        """Whether I may play a hit card at the rival now."""
        for option in self.options:
            if option.verb == PLAY and option.target != NONE and not self.is_mine(option.target):
                if self.game.book.kind_of[option.card].hit_card:
                    return True
        return False

    def in_play(self, card: CardId) -> float:
        """What a card in play is worth to its bearer."""
        return self.worth.in_play[self.game.book.kind_of[card].number]

    def removal(self, card: CardId) -> float:
        """What it is worth to me that a card leaves play."""
        worth = self.in_play(card)
        return -worth if self.is_mine(self.game.bearer(card)) else worth

    def fitness(self, figure: FigureId) -> float:
        """How glad its player is to see a character in front; what is always active works in cover too."""
        one = self.game.figures[figure]
        gear = 0.0
        for card in one.in_play:
            if not self.game.book.kind_of[card].always_active:
                gear += self.in_play(card)
        return self.worth.health_in_front * one.health + self.worth.gear_in_front * gear

    def swap(self, figure: FigureId) -> float:
        """What it is worth to me that this covering character becomes the attacking one."""
        gain = self.fitness(figure) - self.fitness(beside(figure))
        if not self.is_mine(figure):
            return -gain - self.shot_on_rising(figure)
        if self.exposes(figure):
            return NEVER
        return gain - self.draws_for_moves()

    def exposes(self, figure: FigureId) -> bool:
        """Whether a character with its last point would come to the front in place of a healthier one."""
        figures = self.game.figures
        return figures[figure].health == 1 and figures[beside(figure)].health > 1

    def draws_for_moves(self) -> float:
        """What it costs to move my marker: the rival may have somebody who draws a card for that."""
        return self.worth.any_card * len(self.game.rules_of(AFTER_OPPONENT_MOVED, self.rival))

    def shot_on_rising(self, figure: FigureId) -> float:
        """What it costs if this one of the rival's comes to the front: he may shoot at my covering one."""
        character = self.game.book.character(self.game.figures[figure].character)
        return self.pain(self.game.covering(self.me)) if character.has_say[AFTER_BECOMING_ATTACKER] else 0.0

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

    def has_answer(self) -> bool:
        """Whether I could cancel a hit with a card of my hand."""
        kind_of = self.game.book.kind_of
        return any(kind_of[card].key in ANSWERS for card in self.hand)

    def room(self) -> int:
        """How many cards more I could keep at the end of my turn."""
        return hand_limit(self.game, self.me) - len(self.hand)

    def may_move(self) -> bool:
        """Whether my marker can still be moved for nothing in this turn."""
        for frame in self.game.stack:
            if isinstance(frame, Turn):
                return not frame.moved
        return False

    def revenge(self, robbed: FigureId = NO_FIGURE) -> float:
        """What it costs to take a card of the rival's hand, or one in play on a character of his: he may have
        somebody who shoots back for it."""
        for rule in self.game.rules_of(AFTER_ROBBED, self.rival):
            if robbed in (NO_FIGURE, rule.owner):
                return self.pain(self.game.attacking(self.me))
        return 0.0

    def pain(self, figure: FigureId) -> float:
        """What it costs to have one of mine hit: a card, if I hold one against that."""
        return self.worth.answered if self.has_answer() else self.loss(figure)

    def loss(self, figure: FigureId) -> float:
        """What a point of one of mine is worth."""
        last = self.game.figures[figure].health == 1
        return self.worth.own_hit + (self.worth.own_death if last else 0.0)

    def opens(self, card: CardId) -> float:
        """More for taking what protects whoever I can shoot: that comes before the shot."""
        game = self.game
        bearer = game.bearer(card)
        shields = game.book.kind_of[card].key in SHIELDS and not self.is_mine(bearer)
        if shields and bearer == game.attacking(self.rival) and self.hit_cards() > 0:
            return self.worth.opened
        return 0.0
