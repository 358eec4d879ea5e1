"""Games that are played while a judge looks over the shoulder of every bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from saloon.bots.bot import AnyBot, Bot
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.sim.follies import AnyFolly, Moment, is_committed
from saloon.sim.league.watch import Watch, table_watched
from saloon.sim.registry import study_of
from saloon.sim.table import Table, Trouble, broken_game


class Found(NamedTuple):
    """A folly in a game: enough to look at it again."""

    name: str
    seed: str
    step: int
    """How many answers had been given before."""
    player: PlayerId
    answer: str
    position: str
    """The table as text, all cards open; of the first one of its name in a game only, otherwise empty."""


class Tried(NamedTuple):
    """What a game has shown; or what went wrong."""

    watch: Watch
    decisions: int
    found: tuple[Found, ...]
    trouble: Trouble | None


class Judge:
    """Looks over the shoulders of all bots at a table."""

    def __init__(self, seed: str, follies: Sequence[AnyFolly]) -> None:
        self.seed = seed
        self.follies = follies
        self.decisions = 0
        self.found: list[Found] = []

    def sits_behind(self, bot: AnyBot, table: Table) -> AnyBot:
        return Judged(bot, table, self)

    def judge(self, table: Table, moment: Moment[Any]) -> None:
        self.decisions += 1
        for folly in self.follies:
            if is_committed(folly, moment):
                self.note(folly.__name__, table, moment)

    def note(self, name: str, table: Table, moment: Moment[Any]) -> None:
        game = table.game
        known = any(one.name == name for one in self.found)
        position = "" if known else table.kind.position(game)
        key = game.key(moment.answer)
        self.found.append(Found(name, self.seed, game.step, moment.view.viewer, key, position))


class Judged(Bot[Any]):
    """A bot that plays as it would, with a judge behind it."""

    def __init__(self, bot: AnyBot, table: Table, judge: Judge) -> None:
        self._bot = bot
        self._table = table
        self._judge = judge
        self._heard: list[Event] = []
        self.interrupts = bot.interrupts

    def hear(self, event: Event) -> None:
        self._heard.append(event)
        if self._bot.hears:
            self._bot.hear(event)

    def decide(self, view: Any, options: list[Option]) -> int:
        index = self._bot.decide(view if self._bot.needs_view else None, options)
        self._judge.judge(self._table, Moment(view, options, options[index], self._heard))
        return index

    def wants_interrupt(self, view: Any, options: list[Option]) -> int:
        return self._bot.wants_interrupt(view, options)


def look_through(watch: Watch) -> Tried:
    """Play a game of a plan; the bots do not notice that somebody judges them."""
    plan, number = watch
    judge = Judge(plan.seed_of(number), study_of(plan.game).follies())
    try:
        table = table_watched(watch, judge.sits_behind)
        table.play()
        table.check_end()
    except Exception as error:
        return Tried(watch, 0, (), broken_game(plan, number, plan.lineup, error).trouble)
    return Tried(watch, judge.decisions, tuple(judge.found), None)
