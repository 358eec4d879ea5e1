"""How to react to what events and the deal ask: a card to give up, a suit, a victim, another character."""

from __future__ import annotations

from saloon.bots.greenhorn.answers import MILDEST, cheapest_answer, passing, place_of
from saloon.bots.greenhorn.outlook import Outlook
from saloon.bots.greenhorn.values import (
    ANY_CARD,
    BLOOD_BROTHER,
    LIFE_POINTS_OF_A_NEW_IDENTITY,
    LIFE_TO_SPARE,
)
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.questions import Character
from saloon.games.bang.words import AS_MISSED, BLACK, DIAMONDS, GIVE, HEARTS, PASS, RED, USE
from saloon.kernel.decisions import NONE, Option


def least_useful_in_play(outlook: Outlook, options: list[Option]) -> int:
    """The card in front of me that I miss least: a Jail or a Dynamite before anything else."""
    return min(range(len(options)), key=lambda i: outlook.faces.in_play(options[i].card))


def suit_to_use(outlook: Outlook, options: list[Option]) -> int:
    """The suit of the best hand cards that could be used in my own turn."""
    worth = [0.0] * len(options)
    for card in outlook.hand:
        if outlook.faces.symbol(card) != AS_MISSED:
            worth[outlook.faces.suit(card)] += outlook.keep(card)
    return max(range(len(options)), key=lambda i: worth[options[i].suit])


def whom_to_handcuff(outlook: Outlook, options: list[Option]) -> int:
    """The worst enemy, the more cards he holds the better; never myself."""

    def worth(option: Option) -> float:
        target = outlook.figures[option.target]
        if target.figure == outlook.me.figure:
            return -10.0
        return outlook.hostility[target.figure] * (2 + target.hand_size)

    return max(range(len(options)), key=lambda i: worth(options[i]))


def new_identity(outlook: Outlook, options: list[Option]) -> int:
    """Another life is welcome when this one is nearly over."""
    wanted = USE if outlook.me.life < LIFE_POINTS_OF_A_NEW_IDENTITY else PASS
    return next(i for i, option in enumerate(options) if option.verb == wanted)


def character_to_be(_outlook: Outlook, options: list[Option]) -> int:
    """The one with more life points."""

    def life(option: Option) -> int:
        character = DEFINITIONS[option.kind]
        return character.life if isinstance(character, Character) else 0

    return max(range(len(options)), key=lambda i: life(options[i]))


def save_card(outlook: Outlook, options: list[Option]) -> int:
    """A barrel costs nothing; a Missed! only for a card in play that is worth more."""
    barrel = place_of(options, USE)
    if barrel != NONE:
        return barrel
    answer = cheapest_answer(outlook, options)
    needed = max(1, outlook.view.needed)
    threatened = outlook.faces.in_play(outlook.view.because_card)
    if answer == NONE or needed > 1 or threatened < outlook.keep(options[answer].card):
        return passing(options)
    return answer


def in_roulette(outlook: Outlook, options: list[Option]) -> int:
    """Two life points are worth more than any Missed!."""
    barrel = place_of(options, USE)
    if barrel != NONE:
        return barrel
    answer = cheapest_answer(outlook, options)
    return passing(options) if answer == NONE else answer


def whom_to_give_life(outlook: Outlook, options: list[Option]) -> int:
    """A sworn friend who is nearly dead, if I have enough myself."""
    best = MILDEST
    for i, option in enumerate(options):
        if option.verb == GIVE and outlook.me.life >= LIFE_TO_SPARE:
            friend = outlook.figures[option.target]
            if friend.life == 1 and outlook.hostility[friend.figure] < BLOOD_BROTHER:
                best = i
    return best


def likelier_colour(outlook: Outlook, options: list[Option]) -> int:
    """The colour of which fewer cards can be seen."""
    seen = outlook.view.discard + outlook.hand
    for figure in outlook.figures:
        seen = seen + figure.in_play
    red = sum(outlook.faces.suit(card) in (DIAMONDS, HEARTS) for card in seen)
    colour = BLACK if 2 * red > len(seen) else RED
    return next(i for i, option in enumerate(options) if option.number == colour)


def worth_exchanging(outlook: Outlook, options: list[Option]) -> int:
    """The worst card, as long as an unknown one is better."""
    cards = [i for i, option in enumerate(options) if option.card != NONE]
    worst = min(cards, key=lambda i: outlook.keep(options[i].card))
    return worst if outlook.keep(options[worst].card) < ANY_CARD else passing(options)
