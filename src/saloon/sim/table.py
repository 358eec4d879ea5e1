"""One game at one table: bots play it to the end, or it is reported with all that is needed to repeat it."""

from __future__ import annotations

import random
import traceback
from typing import NamedTuple

import saloon
from saloon.bots.bot import AnyBot
from saloon.bots.registry import new_bot
from saloon.games.registry import game_type
from saloon.kernel.conformance import STEP_LIMIT, Broken, check, require
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import GameRecord, interrupt_key, state_hash
from saloon.kernel.views import SPECTATOR
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.rows import Facts, Row

CHECK_EVERY = 10
"""In a game that is checked, every so many decisions."""


class Trouble(NamedTuple):
    """A game that stalled or broke."""

    number: int
    seed: str
    setup: object
    what: str
    record: bytes


class Played(NamedTuple):
    """What came of one game; the record only if it was asked for."""

    row: Row
    trouble: Trouble | None
    record: bytes


class Table:
    """A game and the bots around it."""

    def __init__(self, plan: Plan, number: int, lineup: Lineup, setup: object = None, seed: str = "") -> None:
        """A game of the plan, or one with this setup, which another one has led to, and this seed."""
        self.kind: AnyGame = game_type(plan.game)
        self.setup = plan.setup(number) if setup is None else setup
        self.checked = plan.check > 0 and number % plan.check == 0
        self.answers: list[str] | None = None
        """Keys of the answers, if they are to be kept."""
        self.log: list[Event] = []
        self.game: Game = self.kind.deal(self.setup, self.log)
        self.names = lineup.seated(self.kind.sides(self.game) if lineup.needs_sides else [])
        seed = seed or plan.seed_of(number)
        self.bots: list[AnyBot] = [
            new_bot(name, f"{seed}/{i}", plan.game) for i, name in enumerate(self.names)
        ]
        self.listeners = [PlayerId(i) for i, bot in enumerate(self.bots) if bot.hears]
        self.interrupters = [PlayerId(i) for i, bot in enumerate(self.bots) if bot.interrupts]
        if not self.listeners:
            self.game.log = None
        self.chance = random.Random(seed)

    def play(self) -> None:
        """To the end of the game."""
        game = self.game
        view = self.kind.view
        bots = self.bots
        log = self.log
        while True:
            if log:
                self.tell()
            decision = game.decision
            if decision is None:
                break
            if self.checked and game.step % CHECK_EVERY == 0:
                check(self.kind, game, self.chance)
            if self.interrupters and self.interrupted():
                continue
            if game.step >= STEP_LIMIT:
                raise Broken(f"no end after {STEP_LIMIT} answers")
            index = 0
            if len(decision.options) > 1:
                player = decision.player
                bot = bots[player]
                index = bot.decide(view(game, player) if bot.needs_view else None, decision.options)
            if self.answers is not None:
                self.answers.append(game.key(decision.options[index]))
            game.answer(index)

    def tell(self) -> None:
        """Tell everybody who listens what happened, each as he sees it."""
        for event in self.log:
            for player in self.listeners:
                self.bots[player].hear(event if event.privy is None else event.seen_by(player))
        self.log.clear()

    def interrupted(self) -> bool:
        """Whether somebody acted although it was not for him to decide."""
        for player in self.interrupters:
            options = self.kind.out_of_turn(self.game, player).interrupts
            if options:
                index = self.bots[player].wants_interrupt(self.kind.view(self.game, player), options)
                if index >= 0:
                    if self.answers is not None:
                        self.answers.append(interrupt_key(player, self.game.key(options[index])))
                    self.game.interrupt(player, options[index])
                    return True
        return False

    def check_end(self) -> None:
        """The promises about a game that is over."""
        require(len(self.kind.winners(self.game)) > 0, "a game that is over has winners")
        places = sorted(self.kind.card_places(self.game))
        require(places == sorted(self.kind.all_cards(self.game)), "each card is in exactly one place")


def play_game(plan: Plan, number: int, lineup: Lineup | None = None) -> Played:
    """Play one game of a plan. A game that breaks is played again to write down the answers up to there."""
    seated = plan.lineup if lineup is None else lineup
    answers: list[str] | None = [] if plan.save else None
    try:
        table = Table(plan, number, seated)
        table.answers = answers
        table.play()
        table.check_end()
    except Exception as error:
        return broken_game(plan, number, seated, error)
    record = b"" if answers is None else record_of(plan, table.setup, answers, state_hash(table.game))
    return Played(row_of(plan, number, table), None, record)


def row_of(plan: Plan, number: int, table: Table) -> Row:
    """Everything is open when a game is over."""
    kind, game = table.kind, table.game
    return Row(
        number,
        plan.seed_of(number),
        True,
        game.step,
        tuple(kind.winners(game)),
        tuple(kind.sides(game)),
        tuple(table.names),
        study_of(plan.game).facts(kind.view(game, SPECTATOR)),
    )


def broken_game(
    plan: Plan, number: int, lineup: Lineup, error: Exception, setup: object = None, seed: str = ""
) -> Played:
    """What is needed to repeat a game that did not end as it should."""
    answers: list[str] = []
    names: list[str] = []
    reached = ""
    where = (
        "the second time it ended as it should: something besides its setup and its seed decides this game"
    )
    try:
        table = Table(plan, number, lineup, setup, seed)
        names = table.names
        table.answers = answers
        try:
            table.play()
            table.check_end()
        finally:
            reached = state_hash(table.game)
    except Exception as again:
        where = "".join(traceback.format_exception(again)[-3:])
    setup = plan.setup(number) if setup is None else setup
    seed = seed or plan.seed_of(number)
    row = Row(number, seed, False, len(answers), (), (), tuple(names), Facts())
    record = record_of(plan, setup, answers, reached)
    trouble = Trouble(number, seed, setup, f"{type(error).__name__}: {error}\n{where}", record)
    return Played(row, trouble, record if plan.save else b"")


def record_of(plan: Plan, setup: object, answers: list[str], reached: str) -> bytes:
    """The game as a record that `saloon replay` opens."""
    return GameRecord(plan.game, setup, answers, reached, saloon.__version__).to_bytes()
