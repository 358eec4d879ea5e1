"""What Greenhorn does with money: keep or hire a character, buy cards, take a BANG! back.

Money is what is counted in the end, so nothing is bought that is not likely to bring more than it costs.
"""

from __future__ import annotations

from saloon.bots.greenhorn.answers import MILDEST, passing
from saloon.bots.greenhorn.outlook import Outlook
from saloon.bots.greenhorn.values import (
    COPY,
    COPY_DEFAULT,
    DOLLARS_FOR_ABILITY,
    KEEP_WORTH,
    LIFE_POINT_OF_CHARACTER,
    PLAIN_CHARACTER,
    RICH,
    SHARE_OF_MONEY,
    WORTH_BUYING,
)
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.frames.hiring import LEAST_BID, Auction
from saloon.games.bang.questions import Character
from saloon.games.bang.words import BUY, KEEP, TAKE
from saloon.kernel.decisions import Option
from saloon.kernel.ids import DefinitionId


def worth_of(outlook: Outlook, number: DefinitionId) -> float:
    """How good a character is: the ability, and the life points."""
    character = DEFINITIONS[number]
    life = character.life if isinstance(character, Character) else 4
    return COPY.get(outlook.faces.key(number), COPY_DEFAULT) + LIFE_POINT_OF_CHARACTER * (life - 4)


def price_for(outlook: Outlook, number: DefinitionId) -> int:
    """The most that a character is worth in dollars, to somebody with so much money."""
    dollars = LEAST_BID + DOLLARS_FOR_ABILITY * (worth_of(outlook, number) - PLAIN_CHARACTER)
    money = outlook.view.money[outlook.view.viewer]
    return int(min(dollars, SHARE_OF_MONEY * money))


def keep_character(outlook: Outlook, options: list[Option]) -> int:
    """A good one is kept; one that was hired, if it is still worth its price."""
    kept = next(i for i, option in enumerate(options) if option.verb == KEEP)
    number = options[kept].kind
    price = outlook.view.needed
    good = price <= price_for(outlook, number) if price else worth_of(outlook, number) >= KEEP_WORTH
    return kept if good else passing(options)


def character_to_name(outlook: Outlook, options: list[Option]) -> int:
    """The best of those that lie open."""
    return max(range(len(options)), key=lambda i: worth_of(outlook, options[i].kind))


def raise_bid(outlook: Outlook, options: list[Option]) -> int:
    """One step more, as long as the character is worth it."""
    auction = outlook.view.stack[-1]
    assert isinstance(auction, Auction)
    least = 1
    if options[least].number > price_for(outlook, auction.character):
        return passing(options)
    return least


def buy_cards(outlook: Outlook, options: list[Option]) -> int:
    """What is much better than a card of the deck, if there is plenty of money."""
    if outlook.view.money[outlook.view.viewer] < RICH:
        return passing(options)
    buys = [i for i, option in enumerate(options) if option.verb == BUY]
    best = max(buys, key=lambda i: outlook.keep(options[i].card))
    return best if outlook.keep(options[best].card) >= WORTH_BUYING else passing(options)


def take_back(_outlook: Outlook, options: list[Option]) -> int:
    """A BANG! for nothing."""
    return next((i for i, option in enumerate(options) if option.verb == TAKE), MILDEST)
