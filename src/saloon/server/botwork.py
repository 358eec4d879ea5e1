"""A process that thinks: it reads what somebody may know, a line a job, and writes what it made of it.

`python -m saloon.server.botwork`: started by `crew`, ends when its input ends. A bot lives here as long as it
is remembered; one that is not is told again all that it heard. `JOBS` names what can be asked for: a new kind
of job is a line there, with its payload and its answer as msgspec structs (`bothouse.BotHouse.think` asks).
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from saloon.advice import jobs
from saloon.advice.review import Piece, think_over
from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.games.registry import game_type
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, DefinitionId, FigureId
from saloon.kernel.views import View
from saloon.wire.plain import from_named

ANEW = -1

REMEMBERED = 4000
"""Bots that are kept; the one that was silent longest is forgotten first."""
IN_BACKGROUND: Final = "background"
"""A word for the command: whoever is quick goes first, and one core is left alone."""
READY: Final = 0
"""The number of the first thing that a process writes: it can be given jobs."""
HURRY: Final = signal.SIGUSR1
"""Sent when somebody else waits: what was found so far will do."""


class Job(msgspec.Struct):
    """What a process is to think about."""

    number: int
    name: str
    """One of JOBS."""
    seconds: float
    """How long it may take."""
    payload: msgspec.Raw


class Done(msgspec.Struct):
    """What became of a job."""

    number: int
    answer: msgspec.Raw
    failed: str = ""
    """What went wrong, as the name of an exception."""


class Question(msgspec.Struct):
    """What a bot is asked, with what happened since it was asked last."""

    bot_id: str
    """Table, game and seat."""
    game: str
    bot: str
    seed: str
    heard: int
    """How many events it was told before; ANEW: it is a new bot."""
    events: list[Any]
    view: Any
    options: list[tuple[int, CardId, DefinitionId, FigureId, CardId, int, int]]
    interrupt: bool
    """Whether it is asked if it wants to do one of these, or must do one."""
    seconds: float = 0.0
    """How long it may think, whatever it holds; 0: it does not look ahead."""


class Reply(msgspec.Struct):
    """What a bot answers."""

    index: int = -1
    forgotten: bool = False
    """It does not know what it heard before: tell it all."""
    failed: str = ""
    """What went wrong, as the name of an exception."""


class Time:
    """How long a job may still take."""

    def __init__(self) -> None:
        self._ends = 0.0

    def begin(self, seconds: float) -> None:
        self._ends = time.monotonic() + seconds

    def hurry(self) -> None:
        self._ends = 0.0

    def is_left(self) -> bool:
        return time.monotonic() < self._ends


class Thinker:
    """The bots of one process."""

    def __init__(self, time_left: Callable[[], bool] | None = None) -> None:
        self._time_left = time_left
        self._bots: OrderedDict[str, tuple[AnyBot, int]] = OrderedDict()

    def reply(self, question: Question) -> Reply:
        try:
            return self._think(question)
        except Exception as error:
            self._bots.pop(question.bot_id, None)
            return Reply(failed=type(error).__name__)

    def _think(self, question: Question) -> Reply:
        if question.heard == ANEW:
            # Views of a game can be read once all its records are known.
            game_type(question.game)
            bot, heard = new_bot(question.bot, question.seed, question.game), 0
            bot.time_left = self._time_left
        else:
            known = self._bots.get(question.bot_id)
            if known is None or known[1] != question.heard:
                return Reply(forgotten=True)
            bot, heard = known
        for event in question.events:
            made = from_named(event)
            assert isinstance(made, Event)
            bot.hear(made)
        self._bots[question.bot_id] = (bot, heard + len(question.events))
        self._bots.move_to_end(question.bot_id)
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        view = from_named(question.view)
        options = [Option(*numbers) for numbers in question.options]
        if not question.interrupt:
            assert view is None or isinstance(view, View)
            return Reply(bot.decide(view, options))
        assert isinstance(view, View)
        return Reply(bot.wants_interrupt(view, options))


class Workshop:
    """All that this process can do, and the time that it has for what it does now."""

    def __init__(self) -> None:
        self.time = Time()
        self.thinker = Thinker(self.time.is_left)

    def do(self, job: Job) -> Done:
        self.time.begin(job.seconds)
        try:
            payload, work = JOBS[job.name]
            answer = work(self, msgspec.json.decode(job.payload, type=payload))
        except Exception as error:
            return Done(job.number, msgspec.Raw(b"null"), type(error).__name__)
        return Done(job.number, msgspec.Raw(msgspec.json.encode(answer)))


JOBS: Final[dict[str, tuple[type[msgspec.Struct], Callable[[Workshop, Any], msgspec.Struct]]]] = {
    "bot": (Question, lambda shop, question: shop.thinker.reply(question)),
    "hint": (jobs.Seen, lambda shop, seen: jobs.hint(seen, shop.time.is_left)),
    "suspicion": (jobs.Seen, lambda _shop, seen: jobs.suspicion(seen)),
    "review": (Piece, lambda _shop, piece: think_over(piece)),
}
"""By name: what is given, and what makes an answer of it. One that searches asks `shop.time.is_left` after
each world; what takes longer than a second or two is to be cut into several jobs."""


def stand_back() -> None:
    """Leave the processor to whoever is quick, and one core to the server if there are several."""
    os.nice(10)
    with contextlib.suppress(AttributeError, OSError):  # not every system can be told
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, cores[1:] or cores)


def main() -> None:
    """Work until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if IN_BACKGROUND in sys.argv[1:]:
        stand_back()
    shop = Workshop()
    signal.signal(HURRY, lambda _signal, _frame: shop.time.hurry())
    decoder = msgspec.json.Decoder(Job)
    encoder = msgspec.json.Encoder()

    def write(done: Done) -> None:
        sys.stdout.buffer.write(encoder.encode(done) + b"\n")
        sys.stdout.buffer.flush()

    write(Done(READY, msgspec.Raw(b"null")))
    for line in sys.stdin.buffer:
        write(shop.do(decoder.decode(line)))


if __name__ == "__main__":
    main()
