"""How to react: to shots, duels, death, checks; which cards to take and to part with."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.words import (
    ANSWER,
    BUY,
    DRAW,
    HEARTS,
    PASS,
    SPADES,
    TAKE,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.thinking.bang.odds import at_most
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.worth import ANY_CARD

MILDEST: Final = 0
NEVER: Final = -100.0
CANNOT_WIN: Final = 0.35
"""A duel that is won less often is given up, while there is life enough."""
RICH: Final = 3000
"""From so much money on a card is bought."""
WORTH_BUYING: Final = 1.6


def place_of(options: list[Option], verb: int) -> int:
    """The first option with this verb, or NONE."""
    for i, option in enumerate(options):
        if option.verb == verb:
            return i
    return NONE


def passing(options: list[Option]) -> int:
    return max(place_of(options, PASS), MILDEST)


def is_free(outlook: Outlook, option: Option) -> bool:
    """Whether it is a check that costs no card: a Barrel, or an ability like it."""
    return option.verb == USE and (option.card < 0 or not outlook.worth(option.card).green)


def free_check(outlook: Outlook, options: list[Option]) -> int:
    """A check that costs no card, or NONE."""
    for i, option in enumerate(options):
        if is_free(outlook, option):
            return i
    return NONE


def cheapest_answer(outlook: Outlook, options: list[Option]) -> int:
    """The card that I miss least among those that answer, or NONE."""
    best = NONE
    least = 0.0
    for i, option in enumerate(options):
        if option.verb == ANSWER:
            kept = outlook.keep(option.card)
            if best == NONE or kept < least:
                best = i
                least = kept
    return best


class Reaction:
    """What is answered to a kind of question. As a rule each option has a worth, and the best is taken."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        best = MILDEST
        highest = self.worth(outlook, options[0])
        for i in range(1, len(options)):
            worth = self.worth(outlook, options[i])
            if worth > highest:
                best = i
                highest = worth
        return best

    def worth(self, outlook: Outlook, option: Option) -> float:
        return 0.0


# Attacks


class AgainstShot(Reaction):
    """A barrel costs nothing; Missed! if there are enough, and a life point is worth more than they are."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        check = free_check(outlook, options)
        if check != NONE:
            return check
        prices: list[float] = []
        places: list[int] = []
        for i, option in enumerate(options):
            if option.verb == ANSWER:
                cost = outlook.keep(option.card)
            elif option.verb == USE:
                cost = outlook.worth(option.card).in_play
            else:
                continue
            at = len(prices)
            while at > 0 and prices[at - 1] > cost:
                at -= 1
            prices.insert(at, cost)
            places.insert(at, i)
        needed = max(1, outlook.decision.number)
        if len(places) < needed:
            return passing(options)
        total = 0.0
        for cost in prices[:needed]:
            total += cost
        return places[0] if total <= outlook.life_cost() + 1.0 else passing(options)


class AgainstIndians(Reaction):
    """A BANG!, unless it is worth more than a life point."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        answer = cheapest_answer(outlook, options)
        if answer == NONE or outlook.keep(options[answer].card) > outlook.life_cost():
            return passing(options)
        return answer


class InDuel(Reaction):
    """Go on if I am likely to win or have no life to lose; never against a friend if I can afford it."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        answer = cheapest_answer(outlook, options)
        if answer == NONE:
            return passing(options)
        if outlook.figure.life == 1:
            return answer
        opponent = outlook.decision.source
        friend = outlook.hostility()[opponent] < 0
        won = at_most(outlook.cards_of(opponent), outlook.bangs() - 1)
        return passing(options) if friend or (won < CANNOT_WIN and outlook.figure.life > 2) else answer


class WhenDying(Reaction):
    """Whatever saves my life, the cheapest first."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        answer = cheapest_answer(outlook, options)
        return answer if answer != NONE else max(place_of(options, USE), MILDEST)


class SaveCard(Reaction):
    """A barrel costs nothing; a Missed! only for a card in play that is worth more."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        check = free_check(outlook, options)
        if check != NONE:
            return check
        answer = cheapest_answer(outlook, options)
        threatened = outlook.worth(outlook.decision.card).in_play
        if answer == NONE or outlook.decision.number > 1 or threatened < outlook.keep(options[answer].card):
            return passing(options)
        return answer


class InRoulette(Reaction):
    """Two life points are worth more than any Missed!, in the hand or in play."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        check = free_check(outlook, options)
        if check != NONE:
            return check
        answer = cheapest_answer(outlook, options)
        if answer == NONE:
            answer = place_of(options, USE)
        return passing(options) if answer == NONE else answer


# Cards


class LeastUseful(Reaction):
    """The card to part with."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return -outlook.keep(option.card)


class MostUseful(Reaction):
    """The card to take; one that I do not see is as good as any."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return outlook.wanted(option.card) if option.card != NONE else ANY_CARD


class LeastInPlay(Reaction):
    """The card in front of me that I miss least: a Jail or a Dynamite before anything else."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return -outlook.worth(option.card).in_play


class Luckiest(Reaction):
    """Hearts open every door, low spades blow up."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        book = outlook.game.book
        if not 0 <= option.card < len(book.suit_of):
            return 1.0
        suit = book.suit_of[option.card]
        if suit == HEARTS:
            return 2.0
        return 0.0 if suit == SPADES and book.rank_of[option.card] <= 9 else 1.0


class FirstCard(Reaction):
    """From the deck, from the discard pile if a good card lies there, or from the hand of an enemy."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb == DRAW:
            return ANY_CARD
        game = outlook.game
        if option.verb == TAKE:
            few = 1.4 if outlook.cards_of(option.target) == 1 else 1.0
            return ANY_CARD + outlook.weights.from_hand * few * outlook.hostility()[option.target]
        if option.kind >= 0 and game.key_of(option.kind) == "hard_liquor":
            return outlook.life_cost() - ANY_CARD if outlook.figure.life < outlook.figure.max_life else NEVER
        if option.other >= 0:  # a card in play instead of two from the deck
            if goes_round(outlook):
                return 0.0
            taken = outlook.hostility()[option.target] * outlook.worth(option.other).in_play
            return outlook.keep(option.other) + taken - ANY_CARD
        return outlook.keep(option.card) if option.card != NONE else 0.0


def goes_round(outlook: Outlook) -> bool:
    """Every third round: two thieves who never draw would take the same card from each other for ever."""
    return outlook.game.turns // (len(outlook.others) + 1) % 3 == 2


class Present(Reaction):
    """An enemy gets what I miss least, a friend something of use."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        ranked: list[tuple[float, int]] = []
        for i, option in enumerate(options):
            ranked.append((outlook.keep(option.card), i))
        ranked.sort()
        friend = options[0].target != NONE and outlook.hostility()[options[0].target] < 0
        return ranked[len(ranked) // 2 if friend else 0][1]


class Exchange(Reaction):
    """The worst card, as long as an unknown one is better."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return ANY_CARD - outlook.keep(option.card) if option.card != NONE else 0.0


class Buying(Reaction):
    """What is much better than a card of the deck, if there is plenty of money."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb != BUY or outlook.game.players[outlook.decision.player].money < RICH:
            return 0.0
        return outlook.keep(option.card) - WORTH_BUYING


class TakeBack(Reaction):
    """A BANG! for nothing."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return max(place_of(options, TAKE), MILDEST)
