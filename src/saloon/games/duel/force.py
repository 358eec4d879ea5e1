"""Which cards and abilities are in force: derived from the table by one function, kept until it changes.

A player's attacking character is awake, and while an effect has his covering one as its target, that one
instead. What is printed with the sign "always active" works from either place. The order of asking is that of
simultaneous effects: the attacking character of the player on turn, the opponent's, then the covering ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.figures import beside, other_player, owner_of
from saloon.games.duel.questions import QUESTIONS, REACHES, CardKind, DuelRule
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId, PlayerId
from saloon.kernel.rules import NO_RULES, Gate

if TYPE_CHECKING:
    from saloon.games.duel.state import Duel


class InForce(Gate[DuelRule]):
    """The gate of the Duel: with the characters on which each kind of card may be played."""

    __slots__ = ("targets",)

    def __init__(self, by_question: list[list[DuelRule]], ring: list[FigureId], kinds: int) -> None:
        super().__init__(by_question, ring)
        self.targets: list[list[FigureId] | None] = [None] * kinds
        """For the player on turn, by the number of the kind; None: not asked yet."""

    def with_card(self, game: Duel, figure: FigureId, card: CardId) -> InForce:
        """What is in force with one more card on a character."""
        kind = game.book.kind_of[card]
        works = kind.always_active or is_awake(game, figure)
        if not works or not kind.answers:
            return self
        force = self.renewed(kind)
        force.insert(game.book.rules_of_card[card][figure])
        return force

    def without(self, kind: CardKind, card: CardId) -> InForce:
        """What is in force without this card."""
        if not kind.answers:
            return self
        force = self.renewed(kind)
        force.remove(kind, card)
        return force

    def in_order_of(self, ring: list[FigureId]) -> InForce:
        """The same in force, asked in another order, as the turn has passed."""
        force = InForce(self.by_question[:], ring, 0) if self.shared else self
        force.targets = [None] * len(self.targets)
        force.reseat(ring)
        return force

    def renewed(self, kind: CardKind) -> InForce:
        """The gate to change where what this kind answers changes: this one, or a copy if clones share it."""
        force = self
        if self.shared:
            force = InForce(self.by_question[:], self.ring, 0)
            force.targets = self.targets
        if kind.has_say[REACHES]:
            force.targets = [None] * len(self.targets)
        return force


def priority(game: Duel) -> list[FigureId]:
    """The characters in play in the order in which simultaneous effects and deaths are dealt with."""
    turn = game.turn if game.turn != NONE else PlayerId(0)
    first = game.players[turn].attacking
    second = game.players[other_player(turn)].attacking
    found: list[FigureId] = []
    if first != NONE:
        found.append(first)
    if second != NONE:
        found.append(second)
    if first != NONE and game.figures[beside(first)].character != NONE:
        found.append(beside(first))
    if second != NONE and game.figures[beside(second)].character != NONE:
        found.append(beside(second))
    return found


def derive(game: Duel) -> InForce:
    """Everything in force. The one gate."""
    ring = priority(game)
    force = InForce([NO_RULES] * len(QUESTIONS), ring, len(game.book.kinds))
    book = game.book
    definitions = book.definitions
    kind_of = book.kind_of
    for figure in ring:
        one = game.figures[figure]
        if one.health <= 0:
            continue
        awake = is_awake(game, figure)
        character = definitions[one.character]
        if (awake or character.works_from_cover(game)) and character.answers:
            force.add(book.rules_of_character[one.character][figure])
        for card in one.in_play:
            kind = kind_of[card]
            if (awake or kind.always_active) and kind.answers:
                force.add(book.rules_of_card[card][figure])
    return force


def is_awake(game: Duel, figure: FigureId) -> bool:
    """Whether the ability and the cards of this character work now."""
    woken = game.woken
    if woken != NO_FIGURE and owner_of(woken) == owner_of(figure):
        return woken == figure
    return game.players[owner_of(figure)].attacking == figure
