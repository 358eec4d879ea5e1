"""Whose turn it is, and what comes at its beginning and end."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.figures import fresh_turn
from saloon.games.bang.force import counter_clockwise
from saloon.games.bang.frames.phases import DiscardPhase, DrawPhase, PlayPhase
from saloon.games.bang.frames.steps import StepTaken, next_step
from saloon.games.bang.questions import AFTER_TURN, AT_TURN_START, TAKES_TURN, TURN_LOST
from saloon.games.bang.state import Bang
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_DEFINITION, NO_FIGURE, DefinitionId, FigureId

STALEMATE: Final = 250
"""After so many turns, and so many again, the cards are shuffled. No game of people lasts as long; but
where an event never ends (the Abandoned Mine as the only one), the same few cards could go round for ever."""


class Rounds(Frame[Bang]):
    """Turns pass clockwise from the Sheriff until somebody has won."""

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Rounds:
        return Rounds()

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        if game.turns > 0 and game.turns % STALEMATE == 0:
            game.stir()
        game.push(Turn(next_to_play(game), 0, [], False, []))


def next_to_play(game: Bang) -> FigureId:
    """The next figure that has a turn; who leads has the first one. Where a player has one turn for all his
    figures it is the one with which he plays."""
    ring = game.ring
    if game.turn == NONE:
        leader = game.mode.leading(game)
        return ring[0] if leader == NONE else leader
    place = ring.index(game.turn)
    step = -1 if counter_clockwise(game) >= 1 else 1
    for i in range(1, 2 * len(ring) + 1):
        number = ring[(place + i * step) % len(ring)]
        figure = game.figures[number]
        if game.paired and game.share_hand(game.turn, number):
            continue
        if figure.alive and figure.skips > 0:
            figure.skips = 0
            game.happened("sat_out", number)
        elif figure.alive or returner_of(game, number) != NONE:
            return game.acting(number)
    raise AssertionError("nobody is left to have a turn")


def returner_of(game: Bang, figure: FigureId) -> DefinitionId:
    """The definition that gives an eliminated figure a turn, or NONE; who returns for good is no ghost."""
    found = NO_DEFINITION
    soonest = 0
    for rule in game.rules(TAKES_TURN):
        order = rule.definition.start_order
        if (found == NONE or order < soonest) and rule.definition.takes_turn(game, figure):
            found = rule.definition.number
            soonest = order
    return found


class FirstStep(Frame[Bang]):
    """A step at the start of a turn that decides whether there is a turn at all."""

    __slots__ = ()

    def costs_the_turn(self) -> bool:
        """Whether the turn of a figure is over before it has begun."""
        return False

    def holds(self) -> FigureId:
        """The figure that it keeps from its turn."""
        return NO_FIGURE


class Turn(Frame[Bang]):
    """A turn: its first steps and checks, then drawing, playing and discarding, then its last steps."""

    __slots__ = ("done", "extra", "figure", "held", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "stage", "done", "extra", "held")

    def __init__(
        self, figure: FigureId, stage: int, done: list[StepTaken], extra: bool, held: list[FigureId]
    ) -> None:
        self.figure = figure
        self.stage = stage
        """0 not begun, 1 first steps, 2 to draw, 3 to play, 4 to discard, 5 last steps, 6 over."""
        self.done = done
        """Steps that have been taken."""
        self.extra = extra
        """Whether it is an extra turn."""
        self.held = held
        """Figures that have no part in it: the Jail has kept them."""

    def clone(self) -> Turn:
        return Turn(self.figure, self.stage, self.done[:], self.extra, self.held[:])

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        if self.stage == 0:
            self.begin(game)
        elif self.stage == 6 or not (game.figures[self.figure].alive or self.goes_on(game)):
            game.finish(self)
        elif self.stage == 1:
            self.take_steps(game, AT_TURN_START)
        elif self.stage == 5:
            self.take_steps(game, AFTER_TURN)
        else:
            self.stage += 1
            if self.stage == 3:
                game.push(DrawPhase(self.figure, 0, 0, 0, []))
            elif self.stage == 4:
                game.push(PlayPhase(self.figure, False, []))
            else:
                game.push(DiscardPhase(self.figure, 0))

    def begin(self, game: Bang) -> None:
        self.stage = 1
        game.turn_passes_to(self.figure)
        game.turns += 1
        game.this_turn = fresh_turn(self.extra)
        figure = game.figures[self.figure]
        for one in game.company(self.figure):
            game.figures[one].fresh.clear()
        if game.log is not None:
            game.tell(Event("turn_began", self.figure, nth=game.turns))
        if not figure.alive:
            returner = returner_of(game, self.figure)
            if returner != NONE:
                game.because = returner
                game.book.definitions[returner].returns(game, self.figure)
                game.because = NO_DEFINITION

    def goes_on(self, game: Bang) -> bool:
        """The figure on turn is dead: whether its player goes on with another one, from where he was."""
        left = game.mode.goes_on_with(game, self.figure, self.stage == 1)
        if not left:
            return False
        self.figure = game.acting(left[0])
        game.turn_passes_to(self.figure)
        if self.stage == 4:
            self.stage = 3
        return True

    def take_steps(self, game: Bang, question: int) -> None:
        step = next_step(game, question, self.figure, self.done)
        if step is None:
            self.stage += 1
        else:
            game.push(step)

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if not isinstance(frame, FirstStep):
            return
        self.figure = game.turn
        if frame.costs_the_turn():
            self.hold(game, frame.holds())

    def hold(self, game: Bang, figure: FigureId) -> None:
        """A figure has no part in this turn, which is lost if there is no other one."""
        self.held.append(figure)
        for one in game.company(self.figure):
            if one not in self.held:
                return
        self.stage = 6
        game.happened("turn_skipped", self.figure)
        for rule in game.rules_for(TURN_LOST, self.figure):
            rule.definition.turn_lost(game, self.figure)
