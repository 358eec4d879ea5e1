"""The stack of frames and the loop that works it off.

Whatever is being resolved stands on the stack; the top frame decides what happens next. The engine never
calls a player: it stops with one `Decision`, and goes on when that is answered.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from saloon.kernel.chance import Chance
from saloon.kernel.codec import Record, field_values
from saloon.kernel.decisions import NONE, Decision, IllegalAnswer, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, DefinitionId, FigureId, PlayerId

G = TypeVar("G", bound="Game")

MOST_STEPS: Final = 20_000
"""Of the loop between two decisions. Rules need some dozens; a position made by hand may go round."""


class Stalled(ValueError):
    """The rules go on and on without asking anybody."""


class Pending(Record):
    """What is going on, as everybody may know it: by whom, with what, upon whom, and who answers now."""

    __slots__ = ("at", "card", "definition", "of", "place", "queue", "source")

    fields: ClassVar[tuple[str, ...]] = ("card", "definition", "source", "queue", "at", "place", "of")

    def __init__(
        self,
        card: CardId,
        definition: DefinitionId,
        source: FigureId,
        queue: list[FigureId],
        at: int = 0,
        place: int = 0,
        of: int = 0,
    ) -> None:
        self.card = card
        """The card that does it; NONE: no card."""
        self.definition = definition
        """The event, ability or kind of card that does it; NONE: a rule of the game."""
        self.source = source
        """Whose doing it is; NONE: nobody's."""
        self.queue = queue
        """Upon whom, in order."""
        self.at = at
        """Whose turn it is in the queue, counted from 0; those before are done."""
        self.place = place
        """Which one of a series upon the same figure, counted from 1; 0: there is no series."""
        self.of = of


class Frame(Record, Generic[G]):
    """One thing being resolved: a rulebook noun."""

    __slots__ = ()

    def advance(self, game: G) -> None:
        """Do the next step: push a frame, ask a question (again, after an interrupt), or finish."""
        raise NotImplementedError

    def answer(self, game: G, option: Option) -> None:
        """Take the answer to the question that this frame asked."""
        raise NotImplementedError

    def resumed(self, game: G, frame: Frame[G]) -> None:
        """A frame pushed by this one has finished."""

    def quiet(self) -> bool:
        """Whether no effect is being resolved: waiting triggers come first, and interrupts are allowed."""
        return False

    def clone(self) -> Frame[G]:
        raise NotImplementedError

    def cards_held(self) -> list[CardId]:
        """Cards that lie with this frame and nowhere else."""
        return []

    def pending(self, game: G) -> Pending | None:
        """What is going on while this frame stands on the stack; None: what the frames beneath say."""
        return None

    def seen_by(self, game: G, player: PlayerId) -> Frame[G]:
        """A copy without what this player may not see."""
        return self.clone()

    def reveal(self, unseen: list[CardId]) -> None:
        """Put cards of `unseen` in place of the hidden ones, to make a possible world of a view."""


class Game(Record):
    """A game in progress: plain data, a stack of frames and at most one open decision."""

    __slots__ = ("asked", "chance", "chosen", "decision", "log", "over", "stack", "step", "waiting")

    def __init__(
        self, step: int, over: bool, chance: Chance, stack: list[Frame[Any]], waiting: list[Frame[Any]]
    ) -> None:
        self.step = step
        """How many answers have been given."""
        self.over = over
        self.chance = chance
        self.stack = stack
        self.waiting = waiting
        """Triggered frames that wait until the effect being resolved is finished."""
        self.decision: Decision | None = None
        self.log: list[Event] | None = None
        """Where events go; None in a search. Not part of the state."""
        self.asked: Decision | None = None
        """The question answered last, and the answer: while there is a log, and not part of the state."""
        self.chosen: Option | None = None

    def clone(self) -> Game:
        """An independent copy without a log."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: what is asked follows from the state, and a log is no part of it."""
        return revived, (type(self), field_values(self))

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def finish(self, frame: Frame[Any]) -> None:
        """The top frame is done: take it off and tell the one below."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].resumed(self, frame)

    def run(self) -> None:
        """Work the stack off up to the next decision or the end of the game."""
        steps = 0
        while not self.over and self.decision is None:
            self.work()
            steps += 1
            if steps > MOST_STEPS:
                raise Stalled(f"no decision and no end after {MOST_STEPS} steps")

    def work(self) -> None:
        """One step of the loop."""
        frame = self.stack[-1]
        if frame.quiet() and self.settle():
            return
        frame.advance(self)

    def settle(self) -> bool:
        """Between two effects: end the game or push one waiting frame. True if there was something to do."""
        return False

    def ask(self, decision: Decision) -> None:
        self.decision = decision

    def answer(self, index: int) -> None:
        """Answer the open decision with one of its options, and go on to the next."""
        self.accept(index)
        self.run()

    def accept(self, index: int) -> None:
        """Take an answer without going on."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over: there is nothing to answer")
        if not 0 <= index < len(decision.options):
            raise IllegalAnswer(f"option {index} is not one of the {len(decision.options)} offered")
        option = decision.options[index]
        self.decision = None
        self.step += 1
        if self.log is not None:
            self.asked = decision
            self.chosen = option
        self.stack[-1].answer(self, option)

    def could_have_chosen(self, who: FigureId, whom: FigureId) -> list[FigureId]:
        """If somebody has just chosen `whom` for this figure: at whom the same could have been done."""
        asked, chosen = self.asked, self.chosen
        if asked is None or chosen is None or asked.figure != who or chosen.target != whom or whom == NONE:
            return []
        targets: list[FigureId] = []
        for option in asked.options:
            same = (option.verb, option.card, option.kind) == (chosen.verb, chosen.card, chosen.kind)
            if same and option.target != NONE and option.target not in targets:
                targets.append(option.target)
        return targets

    def interrupts(self, player: PlayerId) -> list[Option]:
        """What this player may do now although somebody else decides."""
        return []

    def begin_interrupt(self, player: PlayerId, option: Option) -> None:
        """Push the frame of an interrupt."""
        raise NotImplementedError

    def interrupt(self, player: PlayerId, option: Option) -> None:
        """Do what `interrupts` offered; the open question is asked again afterwards."""
        if self.over:
            raise IllegalAnswer("the game is over: nobody can do anything any more")
        offered = [self.key(one) for one in self.interrupts(player)]
        if self.key(option) not in offered:
            raise IllegalAnswer(
                f"{self.key(option)!r}: player {player} may do only: {', '.join(offered) or 'nothing'}"
            )
        self.decision = None
        self.asked = self.chosen = None
        self.step += 1
        self.begin_interrupt(player, option)
        self.run()

    def key(self, option: Option) -> str:
        """The stable readable name of an option."""
        raise NotImplementedError

    def answer_key(self, key: str) -> None:
        """Answer by the key of an option, as logs and wires do."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer(f"{key!r}: the game is over, there is nothing to answer")
        keys = [self.key(option) for option in decision.options]
        if key not in keys:
            raise IllegalAnswer(f"{key!r} is not an option here; options: {', '.join(keys)}")
        self.answer(keys.index(key))


def revived(kind: type[Record], values: tuple[object, ...]) -> Game:
    """A game from what its constructor takes, up to its decision."""
    game = kind(*values)
    assert isinstance(game, Game)
    if not game.over:
        game.run()
    return game
