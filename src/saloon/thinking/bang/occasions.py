"""What events, the deal and claims ask: others, characters, figures, suits."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.frames.hiring import LEAST_BID, Auction
from saloon.games.bang.words import (
    AS_BEER,
    AS_MISSED,
    BLACK,
    GIVE,
    KEEP,
    PASS,
    RED,
    REFUTE,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId, DefinitionId
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.reactions import MILDEST, NEVER, Reaction, passing, place_of
from saloon.thinking.bang.worth import worth_of

BLOOD_BROTHER: Final = -0.9
LIFE_TO_SPARE: Final = 3
"""Blood Brothers: how much of a friend, and how much life of my own."""
NEARLY_OVER: Final = 2
"""From fewer life points another identity is welcome."""
SURE_ENOUGH: Final = 0.6
"""How likely it must be that it is over, before I declare it."""
LIFE_OF_THE_ACTIVE: Final = 0.25
REACH_OF_THE_ACTIVE: Final = 0.3
BEER_AT_HAND: Final = 0.8
"""What the figure that is played with should have."""
PLAIN_CHARACTER: Final = 1.4
"""The worth of a character for which nobody bids against anybody."""
DOLLARS_FOR_ABILITY: Final = 250
LIFE_POINT_OF_CHARACTER: Final = 0.3
SHARE_OF_MONEY: Final = 0.5
"""Of what there is, at most so much for a character."""
KEEP_WORTH: Final = 1.9
"""A character that costs nothing is kept from here on; a new one would be worth a little less."""


# Others


class Loss(Reaction):
    """What an enemy misses most, or a friend least."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        lost = outlook.weights.from_hand if option.card == NONE else outlook.worth(option.card).in_play
        return outlook.hostility()[option.target] * lost


class Order(Reaction):
    """Whoever has to obey is set on those whom I like least, or wastes a card."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb == PASS:
            return 0.0
        hostility = outlook.hostility()
        if option.target != NONE:
            harm = hostility[option.target]
            return harm if option.other < 0 else harm * outlook.worth(option.other).in_play
        obeying = outlook.decision.source
        key = outlook.game.key_of(option.kind) if option.kind >= 0 else ""
        if key == "bang":
            most = NEVER
            for one in outlook.others:
                if one != obeying:
                    most = max(most, hostility[one])
            return most
        return 0.1 * hostility[obeying] if key == "beer" else 0.0


class Handcuff(Reaction):
    """The worst enemy, the more cards he holds the better; never myself."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.target == outlook.me:
            return NEVER
        cards = outlook.cards_of(option.target)
        return outlook.hostility()[option.target] * (2 + cards)


class GiveLife(Reaction):
    """A sworn friend who is nearly dead, if I have enough myself."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.verb != GIVE or outlook.figure.life < LIFE_TO_SPARE:
            return 0.0
        friend = outlook.game.figures[option.target].life == 1
        return 1.0 if friend and outlook.hostility()[option.target] < BLOOD_BROTHER else 0.0


class Suit(Reaction):
    """The suit of the best hand cards that could be used in my own turn."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        suits = outlook.game.book.suit_of
        total = 0.0
        for card in outlook.hand:
            if 0 <= card < len(suits) and suits[card] == option.suit and outlook.symbol(card) != AS_MISSED:
                total += outlook.keep(card)
        return total


class Colour(Reaction):
    """The colour of which fewer cards can be seen."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        game = outlook.game
        red = self.reds(outlook, game.discard) + self.reds(outlook, outlook.hand)
        seen = len(game.discard) + len(outlook.hand)
        for figure in game.figures:
            red += self.reds(outlook, figure.in_play)
            seen += len(figure.in_play)
        return 1.0 if option.number == (BLACK if 2 * red > seen else RED) else 0.0

    def reds(self, outlook: Outlook, cards: list[CardId]) -> int:
        suits = outlook.game.book.suit_of
        found = 0
        for card in cards:
            if 0 <= card < len(suits) and suits[card] in (1, 2):
                found += 1
        return found


# Characters and figures


class Ability(Reaction):
    """The ability that is worth most."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        if option.target == NONE:
            return 0.0
        characters = outlook.game.figures[option.target].characters
        total = 0.0
        for character in characters[1:] or characters:
            total += worth_of(character).ability
        return total


class NewIdentity(Reaction):
    """Another life is welcome when this one is nearly over."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return max(place_of(options, USE if outlook.figure.life < NEARLY_OVER else PASS), MILDEST)


def character_worth(number: DefinitionId) -> float:
    """How good a character is: the ability, and the life points."""
    printed = worth_of(number)
    return printed.ability + LIFE_POINT_OF_CHARACTER * (printed.life - 4)


class BestCharacter(Reaction):
    """The best of those that lie open."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return character_worth(option.kind)


def price_for(outlook: Outlook, number: DefinitionId) -> float:
    """The most that a character is worth in dollars, to somebody with so much money."""
    dollars = LEAST_BID + DOLLARS_FOR_ABILITY * (character_worth(number) - PLAIN_CHARACTER)
    return min(dollars, SHARE_OF_MONEY * outlook.game.players[outlook.decision.player].money)


class KeepCharacter(Reaction):
    """A good one is kept; one that was hired, if it is still worth its price."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        kept = place_of(options, KEEP)
        number = options[kept].kind
        price = outlook.decision.number
        good = price <= price_for(outlook, number) if price else character_worth(number) >= KEEP_WORTH
        return kept if good else passing(options)


class Raise(Reaction):
    """One step more, as long as the character is worth it."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        auction = outlook.game.stack[-1]
        assert isinstance(auction, Auction)
        if len(options) < 2 or options[1].number > price_for(outlook, auction.character):
            return passing(options)
        return 1


class FigureToPlay(Reaction):
    """The one with the better ability, weapon and hand limit; a hurt one, if there is a Beer for it."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        figure = outlook.game.figures[option.target]
        total = LIFE_OF_THE_ACTIVE * min(figure.life, len(outlook.hand) + 2)
        for character in figure.characters:
            total += worth_of(character).ability
        longest = 1
        for card in figure.in_play:
            longest = max(longest, outlook.worth(card).far)
        total += REACH_OF_THE_ACTIVE * min(longest, 3)
        if figure.life < figure.max_life and outlook.beer_works() and outlook.count(AS_BEER):
            total += BEER_AT_HAND
        return total


class FigureToRisk(Reaction):
    """Dynamite lies where it is survived, if anywhere."""

    def worth(self, outlook: Outlook, option: Option) -> float:
        return float(outlook.game.figures[option.target].life)


# Claims of the hidden six


class Declare(Reaction):
    """Declare it if hardly anybody who is left can be one of these."""

    def __init__(self, verb: int, enemies: tuple[int, ...]) -> None:
        self.verb = verb
        self.enemies = enemies

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        place = place_of(options, self.verb)
        return place if place != NONE and self.chance_of_none(outlook) >= SURE_ENOUGH else MILDEST

    def chance_of_none(self, outlook: Outlook) -> float:
        figures = outlook.game.figures
        others = [figures[one].player for one in outlook.others if not figures[one].ghost]
        return outlook.beliefs.chance_of_none(outlook.known(), others, self.enemies)


class Refute(Reaction):
    """Silence would lose the game."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        return max(place_of(options, REFUTE), MILDEST)
