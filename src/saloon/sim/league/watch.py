"""A game that is played while believers look on from every seat: what they gave the truth, and when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from saloon.bots.bot import AnyBot, Bot
from saloon.games.registry import game_type
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import SPECTATOR
from saloon.sim.guesswork import AnyGuesswork, Odds, World
from saloon.sim.league.own_bots import welcome
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.table import Table, Trouble, broken_game

MARKS = (0.25, 0.5, 0.75)
"""Of all decisions of a game: when is looked."""
AS_NEAR_AS = 0.125
"""A look further from its mark than this share of the game does not count for it."""


class Guess(NamedTuple):
    """How likely somebody thought it that a seat has something, and whether it has."""

    chance: float
    right: bool


class Thought(NamedTuple):
    """What one believer made of a moment."""

    truth: float
    """The chance that he gave to all as it was."""
    guesses: tuple[Guess, ...]
    """Seat by seat, each thing that he held possible there."""


class Look(NamedTuple):
    """A moment at which the seat to move was in doubt."""

    step: int
    thoughts: dict[str, Thought]


class Watch(NamedTuple):
    """A game to be watched. Plain data: it travels to worker processes."""

    plan: Plan
    number: int


class Watched(NamedTuple):
    """The look for each mark, if there was one near; or what went wrong."""

    watch: Watch
    looks: tuple[Look | None, ...]
    trouble: Trouble | None


class Onlooker(Bot[Any]):
    """Sits behind a bot: lets it play as it would, and asks believers who hear and see what it may."""

    def __init__(self, bot: AnyBot, table: Table, guesswork: AnyGuesswork, looks: list[Look]) -> None:
        self._bot = bot
        self._table = table
        self._guesswork = guesswork
        self._looks = looks
        self._believers = guesswork.believers()
        self.interrupts = bot.interrupts

    def hear(self, event: Event) -> None:
        for believer in self._believers.values():
            believer.hear(event)
        if self._bot.hears:
            self._bot.hear(event)

    def decide(self, view: Any, options: list[Option]) -> int:
        for believer in self._believers.values():
            believer.attend(view)
        if self._guesswork.is_time(view):
            known = self._guesswork.known(view)
            if NONE in known:
                truth = self._guesswork.truth(self._table.game)
                thoughts = {
                    name: thought_of(believer.odds(view), known, truth)
                    for name, believer in self._believers.items()
                }
                self._looks.append(Look(self._table.game.step, thoughts))
        return self._bot.decide(view if self._bot.needs_view else None, options)

    def wants_interrupt(self, view: Any, options: list[Option]) -> int:
        return self._bot.wants_interrupt(view, options)


def thought_of(odds: Odds, known: World, truth: World) -> Thought:
    guesses: list[Guess] = []
    for seat, certain in enumerate(known):
        if certain == NONE:
            chances: dict[int, float] = defaultdict(float, {truth[seat]: 0.0})
            for world, chance in odds.items():
                if chance > 0:
                    chances[world[seat]] += chance
            guesses += [Guess(chances[what], what == truth[seat]) for what in sorted(chances)]
    return Thought(odds.get(truth, 0.0), tuple(guesses))


def is_hidden(plan: Plan, guesswork: AnyGuesswork) -> bool:
    """Whether anything is hidden at such a table from somebody who only looks on."""
    kind = game_type(plan.game)
    return NONE in guesswork.known(kind.view(kind.deal(plan.setup(0)), SPECTATOR))


def table_watched(watch: Watch, behind: Callable[[AnyBot, Table], AnyBot]) -> Table:
    """A table at which somebody sits behind every bot, and hears and sees what it may."""
    plan, number = watch
    for bot in {*plan.lineup.by_seat, *dict(plan.lineup.by_side).values()}:
        welcome(bot)  # in a process of its own nobody has met it yet
    table = Table(plan, number, plan.lineup)
    table.game.log = table.log  # somebody listens in every seat, whether or not the bot does
    table.bots = [behind(bot, table) for bot in table.bots]
    table.listeners = [PlayerId(seat) for seat in range(plan.players)]
    return table


def watch_game(watch: Watch) -> Watched:
    """Play a game; the bots do not notice."""
    plan, number = watch
    guesswork = study_of(plan.game).guesswork()
    assert guesswork is not None
    looks: list[Look] = []
    try:
        table = table_watched(watch, lambda bot, table: Onlooker(bot, table, guesswork, looks))
        table.play()
        table.check_end()
    except Exception as error:
        return Watched(watch, (), broken_game(plan, number, plan.lineup, error).trouble)
    return Watched(watch, tuple(nearest(looks, mark, table.game.step) for mark in MARKS), None)


def nearest(looks: list[Look], mark: float, steps: int) -> Look | None:
    """The look that is nearest to a mark, if it is near."""
    found = min(looks, key=lambda look: abs(look.step - mark * steps), default=None)
    if found is None or abs(found.step - mark * steps) > AS_NEAR_AS * steps:
        return None
    return found
