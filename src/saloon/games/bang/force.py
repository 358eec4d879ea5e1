"""Which definitions are in force: derived from the table by one function, kept until the table changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bang.questions import (
    COUNTER_CLOCKWISE,
    DISTANCE_ADDED,
    DISTANCE_CUT,
    FLATTENS_RING,
    QUESTIONS,
    SUPPRESSES,
    BangDefinition,
    BangRule,
)
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, DefinitionId, FigureId
from saloon.kernel.rules import NO_RULES, Gate

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


class SwitchedOff:
    """A definition that would be in force if nothing suppressed it, and what does."""

    __slots__ = ("card", "cause", "definition", "owner")

    def __init__(self, definition: DefinitionId, owner: FigureId, card: CardId, cause: DefinitionId) -> None:
        self.definition = definition
        self.owner = owner
        self.card = card
        self.cause = cause


class InForce(Gate[BangRule]):
    """The gate of BANG!: with who is alive, clockwise, and how far apart they are."""

    __slots__ = ("distances", "others", "switched_off")

    def __init__(
        self,
        by_question: list[list[BangRule]],
        living: list[FigureId],
        distances: list[list[int] | None],
        others: list[list[FigureId] | None],
        switched_off: list[SwitchedOff],
    ) -> None:
        super().__init__(by_question, living)
        self.distances = distances
        """What each figure sees, and beside it whom it sees: as far as somebody has asked."""
        self.others = others
        self.switched_off = switched_off

    def with_rule(self, game: Bang, rule: BangRule) -> InForce | None:
        """What is in force with one more rule; None: that is to be derived from the table."""
        if rule.definition.is_suppressor:
            return None
        cause = suppressor_of(game, rule, self.by_question[SUPPRESSES])
        force = self.renewed(rule.definition)
        if cause is None:
            force.insert(rule)
        else:
            force.switch_off(rule, cause.definition.number)
        return force

    def without(self, definition: BangDefinition, card: CardId) -> InForce | None:
        """What is in force without the rule on this card; None: that is to be derived from the table."""
        if definition.is_suppressor:
            return None
        force = self.renewed(definition)
        if not force.drop_switched_off(card):
            force.remove(definition, card)
        return force

    def without_figure(self, figure: FigureId, rules: list[BangRule]) -> InForce | None:
        """What is in force without a figure and its rules; None: that is to be derived from the table."""
        for rule in rules:
            if rule.definition.is_suppressor:
                return None
        force = self.unshared()
        force.forget_places()
        force.drop(figure, rules)
        if force.switched_off:
            force.switched_off = [one for one in force.switched_off if one.owner != figure]
        return force

    def with_figure(self, ring: list[FigureId], rules: list[BangRule]) -> InForce | None:
        """What is in force with one more figure in the ring; None: that is to be derived from the table."""
        if self.by_question[SUPPRESSES]:
            return None
        for rule in rules:
            if rule.definition.is_suppressor:
                return None
        force = self.unshared()
        force.ring = ring
        force.forget_places()
        for rule in rules:
            force.insert(rule)
        return force

    def with_seats(self, ring: list[FigureId]) -> InForce | None:
        """What is in force when the living sit in this order; None: that is to be derived from the table."""
        if self.by_question[SUPPRESSES]:
            return None
        force = self.unshared()
        force.forget_places()
        force.reseat(ring)
        return force

    def with_other_rules(
        self, figure: FigureId, before: list[BangRule], now: list[BangRule]
    ) -> InForce | None:
        """What is in force when a figure has other characters, with the same cards; None: to be derived."""
        if self.by_question[SUPPRESSES]:
            return None
        force = self.unshared()
        for rule in before:
            if rule.card == NONE and not force.exchange_answers(rule.definition, figure, now):
                return None
        for rule in now:
            if rule.card == NONE and not force.exchange_answers(rule.definition, figure, now):
                return None
        return force

    def exchange_answers(self, definition: BangDefinition, figure: FigureId, own: list[BangRule]) -> bool:
        """A figure has these rules now: to what this definition answers. False: all is to be derived."""
        if definition.is_suppressor:
            return False
        if definition.is_distance:
            self.distances = [None] * len(self.distances)
        for question in definition.answers:
            self.exchange_own(figure, own, question)
        return True

    def with_event(
        self,
        game: Bang,
        everybody: list[BangRule],
        old: BangDefinition | None,
        new: BangDefinition,
    ) -> InForce | None:
        """What is in force when an event covers another one; None: that is to be derived from the table."""
        if new.is_suppressor or (old is not None and old.is_suppressor):
            return None
        for rule in everybody:
            if suppressor_of(game, rule, self.by_question[SUPPRESSES]):
                return None
        force = self.renewed(new)
        if old is not None and old.is_distance:
            force.distances = [None] * len(self.distances)
        for question in new.answers:
            force.exchange(everybody, question)
        if old is not None:
            for question in old.answers:
                force.exchange(everybody, question)
        return force

    def switch_off(self, rule: BangRule, cause: DefinitionId) -> None:
        """One more rule of a figure is switched off, after the others that it has."""
        off = self.switched_off
        place = len(off)
        while place > 0 and self.is_later(off[place - 1].owner, rule.owner):
            place -= 1
        one = SwitchedOff(rule.definition.number, rule.owner, rule.card, cause)
        self.switched_off = [*off[:place], one, *off[place:]]

    def drop_switched_off(self, card: CardId) -> bool:
        """Forget that a card, which has left, was switched off; False if it was not."""
        off = self.switched_off
        if not off:
            return False
        self.switched_off = [one for one in off if one.card != card]
        return len(self.switched_off) < len(off)

    def renewed(self, definition: BangDefinition) -> InForce:
        """The gate to change where what this definition answers changes."""
        force = self.unshared()
        if definition.is_distance:
            force.distances = [None] * len(force.distances)
        return force

    def unshared(self) -> InForce:
        """The gate to change: this one, or a copy if clones of the game share it."""
        if not self.shared:
            return self
        return InForce(self.by_question[:], self.ring, self.distances, self.others, self.switched_off)

    def forget_places(self) -> None:
        """Others are alive: nothing is known any more of who sees whom, and how far away."""
        self.distances = [None] * len(self.distances)
        self.others = [None] * len(self.others)


def derive(game: Bang) -> InForce:
    """Everything in force: events, rules of the boxes, then round the ring. The one gate."""
    living = living_ring(game)
    size = len(game.figures)
    force = InForce([NO_RULES] * len(QUESTIONS), living, [None] * size, [None] * size, [])
    rules = candidates(game, living)
    suppressors: list[BangRule] = []
    for rule in rules:
        if rule.definition.is_suppressor and not suppressor_of(game, rule, suppressors):
            suppressors.append(rule)
    if not suppressors:
        for rule in rules:
            force.add(rule)
        return force
    off: list[SwitchedOff] = []
    for rule in rules:
        cause = suppressor_of(game, rule, suppressors)
        if cause is None:
            force.add(rule)
        else:
            off.append(SwitchedOff(rule.definition.number, rule.owner, rule.card, cause.definition.number))
    force.switched_off = off
    return force


def derived_again(game: Bang, before: InForce) -> InForce:
    """The same, where the living sit as before."""
    force = derive(game)
    force.others = before.others
    return force


def living_ring(game: Bang) -> list[FigureId]:
    """Who is alive, clockwise."""
    figures = game.figures
    return [figure for figure in game.ring if figures[figure].alive]


def candidates(game: Bang, living: list[FigureId]) -> list[BangRule]:
    """Everything that would be in force if nothing suppressed it."""
    rules = for_everybody(game)
    for owner in living:
        rules += game.rules_of(owner)
    return rules


def for_everybody(game: Bang) -> list[BangRule]:
    """What would work for everybody: events, the mode, then rules of the boxes and of agreed variants."""
    rules: list[BangRule] = []
    for deck in game.event_decks:
        if deck.active != NONE:
            rules.append(game.book.definitions[deck.active].for_everybody)
    if game.mode.answers:
        rules.append(game.mode.for_everybody)
    rules += game.book.box_rules_in_force
    rules += game.setup.variants_in_force
    return rules


def rules_of_figure(game: Bang, owner: FigureId) -> list[BangRule]:
    """What the characters of a figure and its cards in play have a say in."""
    kind_of = game.book.kind_of
    rules = rules_of_characters(game, owner)
    for card in game.figures[owner].in_play:
        if kind_of[card].answers:
            rules.append(BangRule(kind_of[card], owner, card))
    return rules


def rules_of_characters(game: Bang, owner: FigureId) -> list[BangRule]:
    """What the characters of a figure have a say in, unless it is passive."""
    definitions = game.book.definitions
    rules: list[BangRule] = []
    figure = game.figures[owner]
    if figure.is_awake():
        for number in figure.characters:
            if definitions[number].answers:
                rules.append(definitions[number].for_figure(owner))
    return rules


def suppressor_of(game: Bang, rule: BangRule, suppressors: list[BangRule]) -> BangRule | None:
    """The first rule in force that switches this one off."""
    for one in suppressors:
        me = rule.owner if one.owner == NONE else one.owner
        if one.definition.suppresses(game, me, rule.definition, rule.owner, rule.card):
            return one
    return None


def others(game: Bang, me: FigureId) -> list[FigureId]:
    """The living figures except `me`, clockwise from his left."""
    force = game.force()
    known = force.others[me]
    if known is not None:
        return known
    found = after(force.ring, me) if game.figures[me].alive else living_after(game, me)
    force.others[me] = found
    return found


def after(ring: list[FigureId], me: FigureId) -> list[FigureId]:
    """The others of a ring, clockwise from the left of `me`."""
    place = 0
    while ring[place] != me:
        place += 1
    found = ring[place + 1 :]
    found += ring[:place]
    return found


def living_after(game: Bang, me: FigureId) -> list[FigureId]:
    """The same for a figure that is dead and keeps its place among them."""
    figures = game.figures
    return [figure for figure in after(game.ring, me) if figures[figure].alive]


def distances(game: Bang, me: FigureId) -> list[int]:
    """How far `me` sees each figure: steps round the ring of the living, with all modifiers, at least 1."""
    force = game.force()
    known = force.distances[me]
    if known is not None:
        return known
    flat = 0
    for rule in force.by_question[FLATTENS_RING]:
        flat = max(flat, rule.definition.flattens_ring(game))
    row = [1] * len(game.figures)
    around = others(game, me)
    if flat == 0:
        size = len(around) + 1
        for between, target in enumerate(around):
            row[target] = min(between + 1, size - 1 - between)
    for rule in force.by_question[DISTANCE_ADDED]:
        if rule.owner == NONE:
            for target in around:
                row[target] += rule.definition.distance_added(game, target, me)
        elif rule.owner != me and counts(rule, flat):
            row[rule.owner] += rule.definition.distance_added(game, rule.owner, me)
    cuts = force.about(DISTANCE_CUT, me)
    for rule in cuts:
        if counts(rule, flat):
            for target in around:
                row[target] -= rule.definition.distance_cut(game, me, target)
    if cuts or game.paired:
        for target in around:
            row[target] = max(row[target], 1)
            if game.paired and game.share_hand(me, target):
                row[target] = 1  # one's own figures, whatever lies before them
    force.distances[me] = row
    return row


def counts(rule: BangRule, flat: int) -> bool:
    """Where the ring is flat for abilities too, only cards and what works for everybody change distances."""
    return flat < 2 or rule.card != NONE or rule.owner == NONE


def way(game: Bang, me: FigureId, target: FigureId) -> list[list[int]]:
    """How that distance comes about: [amount, definition], first the steps (NONE) or an event instead.

    The sum is the distance; a sum below 1 counts as 1.
    """
    if game.paired and game.share_hand(me, target):
        return [[1, NONE]]
    force = game.force()
    flat = 0
    cause = NONE
    for rule in force.by_question[FLATTENS_RING]:
        level = rule.definition.flattens_ring(game)
        if level > flat:
            flat = level
            cause = rule.definition.number
    around = others(game, me)
    step = around.index(target) + 1
    parts = [[1 if flat else min(step, len(around) + 1 - step), cause]]
    for rule in force.about(DISTANCE_ADDED, target):
        if counts(rule, flat):
            parts.append([rule.definition.distance_added(game, target, me), rule.definition.number])
    for rule in force.about(DISTANCE_CUT, me):
        if counts(rule, flat):
            parts.append([-rule.definition.distance_cut(game, me, target), rule.definition.number])
    return parts


def counter_clockwise(game: Bang) -> int:
    """0: clockwise; 1: turns pass counter-clockwise; 2: card effects too."""
    most = 0
    for rule in game.rules(COUNTER_CLOCKWISE):
        most = max(most, rule.definition.counter_clockwise(game))
    return most


def in_order_of_effects(game: Bang, figure: FigureId) -> list[FigureId]:
    """The other living figures in the order of effects: clockwise, unless an event turns it."""
    around = others(game, figure)
    return around[::-1] if counter_clockwise(game) == 2 else around


def other_hands(game: Bang, me: FigureId) -> list[FigureId]:
    """A figure of each other player: where a hand is meant, or a player and not one of his figures."""
    if len(game.figures) == len(game.players):
        return others(game, me)
    found: list[FigureId] = []
    for one in others(game, me):
        if not game.share_hand(me, one) and game.acting(one) not in found:
            found.append(game.acting(one))
    return found


def has_in_play(game: Bang, figure: FigureId, kind: DefinitionId) -> bool:
    """Whether a card of this kind lies in front of a figure."""
    number_of = game.book.number_of
    for card in game.figures[figure].in_play:  # noqa: SIM110 (a generator is slow in compiled code)
        if number_of[card] == kind:
            return True
    return False
