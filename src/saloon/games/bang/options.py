"""Options of BANG!: how they are made, named, refused and warned of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.words import BID, END_TURN, GIVE, NAME, PASS, REST, SPEAK, USE, VERBS
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang

ENDING_TURN: Final = Option(END_TURN, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
PASSING: Final = Option(PASS, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)
LAYING_REST: Final = Option(REST, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)

FROM_HAND: Final[CardId] = -2  # type: ignore[assignment]
"""In place of a card that is pointed at: a random one of the hand."""


# Options that are offered again and again are made once and shared by all games: no option is ever changed.

_WITH_CARD: Final[list[list[Option]]] = [[] for _verb in VERBS]
"""By verb and card."""


def with_card(verb: int, card: CardId) -> Option:
    """An option that names a card and nothing else."""
    known = _WITH_CARD[verb]
    if card + 1 >= len(known):
        known = [
            Option(verb, CardId(one), NO_DEFINITION, NO_FIGURE, NO_CARD) for one in range(NONE, card + 1)
        ]
        _WITH_CARD[verb] = known
    return known[card + 1]


ROW: Final = 9
"""The targets that options are kept for: nobody, and eight figures."""


class CardOptions:
    """The options to do one thing with a card as one kind, by card and target."""

    __slots__ = ("known", "verb")

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.known: list[Option | None] = []
        """A row for no card, then one for each card: one list is quicker to read than lists in a list."""

    def of(self, kind: DefinitionId, card: CardId, target: FigureId) -> Option:
        place = (card + 1) * ROW + target + 1
        if place < len(self.known) and target + 1 < ROW:
            known = self.known[place]
            if known is not None:
                return known
        return self.made(kind, card, target)

    def made(self, kind: DefinitionId, card: CardId, target: FigureId) -> Option:
        if target + 1 >= ROW:
            return Option(self.verb, card, kind, target, NO_CARD)
        last = NONE if target == NONE else ROW - 2
        row = [Option(self.verb, card, kind, FigureId(one), NO_CARD) for one in range(NONE, last + 1)]
        first = (card + 1) * ROW
        if first + ROW > len(self.known):
            self.known += [None] * (first + ROW - len(self.known))
        self.known[first : first + len(row)] = row
        return row[target + 1]


_USING: Final[list[list[Option]]] = []
"""By definition and figure."""


def using(definition: DefinitionId, target: FigureId = NO_FIGURE) -> Option:
    """The option to use an ability or an event, at a figure or at nobody in particular."""
    while definition >= len(_USING):
        _USING.append([])
    known = _USING[definition]
    if target + 1 >= len(known):
        known = [Option(USE, NO_CARD, definition, FigureId(one), NO_CARD) for one in range(NONE, target + 1)]
        _USING[definition] = known
    return known[target + 1]


_GIVING: Final = CardOptions(GIVE)


def giving(card: CardId, target: FigureId) -> Option:
    """The option to give a card, or something else (NONE), to a figure."""
    return _GIVING.of(NO_DEFINITION, card, target)


def made_by(figure: FigureId, option: Option) -> Option:
    """Something that may be done out of turn, by one of the figures that its player has."""
    return Option(
        option.verb, option.card, option.kind, option.target, option.other, option.suit, number=figure
    )


def targets_of(options: list[Option]) -> list[FigureId]:
    """The figures at which these options are aimed, each once."""
    targets: list[FigureId] = []
    for option in options:
        if option.target != NONE and option.target not in targets:
            targets.append(option.target)
    return targets


def key_of(game: Bang, option: Option) -> str:
    """`play:bang#17>p3`: verb, card (as what), target, card pointed at. Stable and readable.

    `use:sid_ketchum@p2` says which figure does it, where its player has another one that could.
    """
    parts = [VERBS[option.verb]]
    definitions = game.book.definitions
    if option.card != NONE:
        name = game.book.card_name(option.card)
        as_itself = option.kind in (NONE, game.book.kind_of[option.card].number)
        parts.append(f":{name}" if as_itself else f":{name}={definitions[option.kind].key}")
    elif option.kind != NONE:
        parts.append(f":{definitions[option.kind].key}")
    if option.target != NONE:
        parts.append(f">p{option.target}")
    if option.verb in (NAME, BID):
        parts.append(f":{option.suit if option.suit != NONE else option.number}")
    elif option.other == FROM_HAND:
        parts.append(":hand")
    elif option.other != NONE:
        parts.append(f":{game.book.card_name(option.other)}")
    if option.verb in (USE, SPEAK) and option.number != NONE:
        parts.append(f"@p{option.number}")
    return "".join(parts)
