"""A process in which bots think. It reads what a bot may know, a line a question, and writes its answer.

`python -m saloon.server.botwork`: started by `bothouse`, ends when its input ends. A bot lives here as long
as it is remembered; one that is not is told again all that it heard.
"""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict
from typing import Any

import msgspec

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


class Question(msgspec.Struct):
    """What a bot is asked, with what happened since it was asked last."""

    number: int
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


class Reply(msgspec.Struct):
    """What a bot answers."""

    number: int
    index: int = -1
    forgotten: bool = False
    """It does not know what it heard before: tell it all."""
    failed: str = ""
    """What went wrong, as the name of an exception."""


class Thinker:
    """The bots of one process."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, tuple[AnyBot, int]] = OrderedDict()

    def reply(self, question: Question) -> Reply:
        try:
            return self._think(question)
        except Exception as error:
            self._bots.pop(question.bot_id, None)
            return Reply(question.number, failed=type(error).__name__)

    def _think(self, question: Question) -> Reply:
        if question.heard == ANEW:
            # Views of a game can be read once all its records are known.
            game_type(question.game)
            bot, heard = new_bot(question.bot, question.seed, question.game), 0
        else:
            known = self._bots.get(question.bot_id)
            if known is None or known[1] != question.heard:
                return Reply(question.number, forgotten=True)
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
            return Reply(question.number, bot.decide(view, options))
        assert isinstance(view, View)
        return Reply(question.number, bot.wants_interrupt(view, options))


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Question)
    encoder = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(encoder.encode(thinker.reply(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
