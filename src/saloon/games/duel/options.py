"""Options of the Duel: those that need nothing else, and the names of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.figures import PLACES
from saloon.games.duel.words import BACKS, END_TURN, PASS, VERBS
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, FigureId, every_figure

if TYPE_CHECKING:
    from saloon.games.duel.state import Duel

PASSING: Final = Option(PASS, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
ENDING_TURN: Final = Option(END_TURN, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)


# Options that are offered again and again are made once and shared by all games: no option is ever changed.

_WITH_CARD: Final[list[list[Option]]] = [[] for _verb in VERBS]
"""By verb and card."""

_WITH_FIGURE: Final[list[list[Option]]] = [
    [Option(verb, NO_CARD, NO_DEFINITION, figure, NO_CARD) for figure in every_figure(PLACES)]
    for verb in range(len(VERBS))
]
"""By verb and figure."""


def with_card(verb: int, card: CardId) -> Option:
    """An option that names a card and nothing else."""
    known = _WITH_CARD[verb]
    while card >= len(known):
        known.append(Option(verb, CardId(len(known)), NO_DEFINITION, NO_FIGURE, NO_CARD))
    return known[card]


def with_figure(verb: int, figure: FigureId) -> Option:
    """An option that names a character and nothing else."""
    return _WITH_FIGURE[verb][figure]


def with_back(verb: int, back: int) -> Option:
    """An option that names the back of a card and nothing else."""
    return Option(verb, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD, number=back)


def key_of(game: Duel, option: Option) -> str:
    """`play:missed#7=colt>p2`, `play:robbery#65>p2:hat#14`, `play:robbery#65:law`: stable and readable.

    Verb, card (as what), the character on whose place it is played, a second card, the back of a card.
    """
    parts = [VERBS[option.verb]]
    book = game.book
    if option.card != NONE:
        parts.append(f":{book.card_name(option.card)}")
        if option.kind not in (NONE, book.kind_of[option.card].number):
            parts.append(f"={book.definitions[option.kind].key}")
    elif option.kind != NONE:
        parts.append(f":{book.definitions[option.kind].key}")
    if option.target != NONE:
        parts.append(f">p{option.target}")
    if option.other != NONE:
        parts.append(f":{book.card_name(option.other)}")
    if option.number != NONE:
        parts.append(f":{BACKS[option.number]}")
    return "".join(parts)
