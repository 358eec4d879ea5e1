"""How to react to what events and the deal ask: a card to give up, a suit, a victim, another character."""

from __future__ import annotations

from saloon.bots.greenhorn.outlook import Outlook
from saloon.bots.greenhorn.values import LIFE_POINTS_OF_A_NEW_IDENTITY
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.questions import Character
from saloon.games.bang.words import AS_MISSED, PASS, USE
from saloon.kernel.decisions import Option


def least_useful_in_play(outlook: Outlook, options: list[Option]) -> int:
    """The card in front of me that I miss least: a Jail or a Dynamite before anything else."""
    return min(range(len(options)), key=lambda i: outlook.faces.in_play(options[i].card))


def suit_to_use(outlook: Outlook, options: list[Option]) -> int:
    """The suit of the best hand cards that could be used in my own turn."""
    worth = [0.0] * len(options)
    for card in outlook.hand:
        if outlook.faces.symbol(card) != AS_MISSED:
            worth[outlook.faces.suit(card)] += outlook.keep(card)
    return max(range(len(options)), key=lambda i: worth[options[i].other])


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
