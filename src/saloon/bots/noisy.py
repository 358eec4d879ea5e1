"""Any bot with a share of its moves at random: `greenhorn~25` makes a quarter of them so."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from saloon.bots.bot import AnyBot, Bot
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event

NOISE = "~"
"""Between the name of a bot and the share of its random moves, in percent."""
CHARACTER = "+"
"""Between the level of a bot and its character."""
CHARACTERS = ("vengeful", "cautious", "showman")
SHARES = {str(percent): percent for percent in range(1, 101)}
NOISE_VERSION = "1"
"""To be raised when other moves come to be random."""


class BotName(NamedTuple):
    """The name of a bot, how many percent of its moves are at random, and what it is like."""

    plain: str
    noise: int = 0
    character: str = ""


def read_name(name: str) -> BotName:
    """`LEVEL` or `LEVEL+CHARACTER`, with `~` and a share of 1 to 100 percent; or it means just itself."""
    named, _sign, share = name.rpartition(NOISE)
    noise = SHARES.get(share, 0) if named else 0
    level, _sign, character = (named if noise else name).rpartition(CHARACTER)
    if level and character in CHARACTERS:
        return BotName(level, noise, character)
    return BotName(named if noise else name, noise)


class Noisy(Bot[Any]):
    """A bot that now and then answers with any option, each with the same chance.

    It sees and hears what the bot itself would, and nothing else. Acting out of turn is left to the bot.
    """

    def __init__(self, bot: AnyBot, noise: int, seed: str) -> None:
        self._bot = bot
        self._share = noise / 100
        self._chance = random.Random(f"{seed}/noise")
        self.needs_view = bot.needs_view
        self.hears = bot.hears
        self.interrupts = bot.interrupts
        self.thinking_time = bot.thinking_time

    def hear(self, event: Event) -> None:
        self._bot.hear(event)

    def decide(self, view: Any, options: list[Option]) -> int:
        if self._chance.random() < self._share:
            return self._chance.randrange(len(options))
        self._bot.time_left = self.time_left
        return self._bot.decide(view, options)

    def wants_interrupt(self, view: Any, options: list[Option]) -> int:
        return self._bot.wants_interrupt(view, options)
