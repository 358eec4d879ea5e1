"""The stack of frames and its loop, with a toy game: a countdown in which triggers wait for quiet moments."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import pytest

import saloon
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import Decision, Option
from saloon.kernel.frames import Frame, Game
from saloon.kernel.ids import (
    NO_CARD,
    NO_DEFINITION,
    NO_FIGURE,
    CardId,
    DefinitionId,
    FigureId,
    PlayerId,
    as_figure,
)

if saloon.BUILD.is_compiled:
    pytest.skip(
        "a compiled class cannot have interpreted subclasses: the toy game is played on the pure build",
        allow_module_level=True,
    )

TICK, STOP, SHOUT = 0, 1, 2


class Toy(Game):
    """A countdown, with a diary of what its frames do."""

    def __init__(self, stack: list[Frame[Any]]) -> None:
        super().__init__(0, False, Chance("toy", [0]), stack, [])
        self.diary: list[str] = []
        self.run()

    def settle(self) -> bool:
        if self.waiting:
            self.push(self.waiting.pop(0))
            return True
        return False

    def interrupts(self, player: PlayerId) -> list[Option]:
        return [Option(SHOUT, NO_CARD, NO_DEFINITION, as_figure(player), NO_CARD)]

    def begin_interrupt(self, player: PlayerId, option: Option) -> None:
        self.push(Shout(f"p{player}"))

    def key(self, option: Option) -> str:
        return ("tick", "stop", "shout")[option.verb]


class Countdown(Frame[Toy]):
    """Asks before each step; pushes a step when told to tick; the game ends with it."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def quiet(self) -> bool:
        return True

    def advance(self, game: Toy) -> None:
        if self.left == 0:
            game.diary.append("over")
            game.over = True
        else:
            game.ask(
                Decision(
                    PlayerId(0),
                    FigureId(0),
                    "tick_or_stop",
                    [Option(verb, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD) for verb in (TICK, STOP)],
                )
            )

    def answer(self, game: Toy, option: Option) -> None:
        if option.verb == STOP:
            self.left = 0
        else:
            game.push(Step(2))

    def resumed(self, game: Toy, frame: Frame[Toy]) -> None:
        game.diary.append(f"countdown resumed after {type(frame).__name__}")
        if isinstance(frame, Step):
            self.left -= 1


class Step(Frame[Toy]):
    """Takes several advances, not quiet in between; triggers a shout that has to wait for its end."""

    def __init__(self, parts: int) -> None:
        self.parts = parts

    def advance(self, game: Toy) -> None:
        if self.parts == 0:
            game.diary.append("step done")
            game.finish(self)
        else:
            self.parts -= 1
            game.waiting.append(Shout(f"part {self.parts}"))
            game.diary.append("part")


class Shout(Frame[Toy]):
    """Writes a word and is done."""

    def __init__(self, word: str) -> None:
        self.word = word

    def advance(self, game: Toy) -> None:
        game.diary.append(f"shout {self.word}")
        game.finish(self)


class Last(Frame[Toy]):
    """Finishes although nothing lies below."""

    def advance(self, game: Toy) -> None:
        game.finish(self)
        game.over = True


def test_the_loop_stops_at_a_decision() -> None:
    game = Toy([Countdown(2)])
    assert game.decision is not None
    assert game.decision.kind == "tick_or_stop"
    assert not game.over
    assert game.diary == []


def test_triggers_wait_until_the_effect_is_finished_and_come_in_their_order() -> None:
    game = Toy([Countdown(2)])
    game.answer_key("tick")
    assert game.diary == [
        "part",
        "part",
        "step done",
        "countdown resumed after Step",
        "shout part 1",
        "countdown resumed after Shout",
        "shout part 0",
        "countdown resumed after Shout",
    ]
    assert game.decision is not None
    assert game.waiting == []
    assert cast(Countdown, game.stack[-1]).left == 1


def test_a_frame_that_finishes_is_taken_off_before_the_one_below_hears_of_it() -> None:
    game = Toy([Countdown(1)])
    step = Step(0)
    game.push(step)
    game.finish(step)
    assert len(game.stack) == 1
    assert game.diary == ["countdown resumed after Step"]


def test_the_lowest_frame_may_finish_too() -> None:
    game = Toy([Last()])
    assert game.over
    assert game.stack == []


def test_nothing_runs_once_the_game_is_over() -> None:
    game = Toy([Countdown(1)])
    game.answer_key("stop")
    assert game.over
    assert game.decision is None
    game.run()
    assert game.diary == ["over"]


def test_an_answer_can_be_taken_without_going_on() -> None:
    game = Toy([Countdown(2)])
    game.accept(0)
    assert game.decision is None
    assert [type(frame).__name__ for frame in game.stack] == ["Countdown", "Step"]
    assert game.diary == []
    game.run()
    assert "step done" in game.diary


def test_after_an_interrupt_the_question_is_asked_again() -> None:
    game = Toy([Countdown(2)])
    (option,) = game.interrupts(PlayerId(3))
    game.interrupt(PlayerId(3), option)
    assert game.diary == ["shout p3", "countdown resumed after Shout"]
    assert game.step == 1
    assert game.decision is not None
    assert [game.key(one) for one in game.decision.options] == ["tick", "stop"]


def test_the_kernel_asks_a_game_for_what_it_must_say_itself() -> None:
    bare = Game(0, False, Chance("bare", [0]), [], [])
    assert bare.settle() is False
    assert bare.interrupts(PlayerId(0)) == []
    for call in (
        lambda: bare.key(Option(0, CardId(0), DefinitionId(0), FigureId(0), CardId(0))),
        lambda: bare.begin_interrupt(
            PlayerId(0), Option(0, CardId(0), DefinitionId(0), FigureId(0), CardId(0))
        ),
    ):
        with pytest.raises(NotImplementedError):
            call()
    frame: Frame[Toy] = Frame()
    assert frame.quiet() is False
    assert frame.cards_held() == []
    with pytest.raises(NotImplementedError):
        frame.clone()
