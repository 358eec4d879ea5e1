"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from saloon.bots.bandit.bot import Bandit
from saloon.bots.bot import AnyBot
from saloon.bots.greenhorn.bot import Greenhorn
from saloon.bots.gunslinger.bot import Gunslinger
from saloon.bots.noisy import NOISE, NOISE_VERSION, Noisy, read_name
from saloon.bots.random_bot import RandomBot
from saloon.bots.thinkers import Legend, Regular, Sharp
from saloon.thinking.registry import HEADS

ANY_GAME = "*"
USUAL = "regular"


class BotType:
    """How a bot is made, which games it can play, and its version: another one if it plays differently."""

    def __init__(
        self,
        make: Callable[[str, str], AnyBot],
        games: tuple[str, ...] = (ANY_GAME,),
        version: str = "1",
        mannered: bool = False,
    ) -> None:
        self.make = make
        """From a seed, for a game."""
        self.games = games
        self.version = version
        self.mannered = mannered
        """Whether it can have a character."""

    def plays(self, game: str) -> bool:
        return game in self.games or ANY_GAME in self.games


BOTS: dict[str, BotType] = {
    "random": BotType(lambda seed, _game: RandomBot(seed)),
    "greenhorn": BotType(lambda seed, _game: Greenhorn(seed), ("bang",)),
    "bandit": BotType(lambda seed, _game: Bandit(seed), ("calibre45",)),
    "gunslinger": BotType(lambda seed, _game: Gunslinger(seed), ("duel",)),
    USUAL: BotType(Regular, tuple(HEADS), "7", mannered=True),
    "sharp": BotType(Sharp, tuple(HEADS), "7", mannered=True),
    "legend": BotType(Legend, tuple(HEADS), "7", mannered=True),
}
"""From the weakest to the strongest."""


class UnknownBot(ValueError):
    """A bot that is not in the house, or does not know the game; says which ones do."""


def bots_for(game: str) -> list[str]:
    """Names of the bots that can play this game."""
    return [name for name, kind in BOTS.items() if kind.plays(game)]


def quick_bots(game: str) -> list[str]:
    """Those of them that answer at once, without a look ahead."""
    return [name for name in bots_for(game) if not BOTS[name].make("", game).thinking_time]


def usual_bot(game: str) -> str:
    """The bot that plays where nobody asked for another, and for whoever is gone: a regular of the house.

    Where a game has none, the first bot that was made for it.
    """
    if can_play(USUAL, game):
        return USUAL
    return next((name for name in bots_for(game) if ANY_GAME not in BOTS[name].games), "random")


def can_play(name: str, game: str) -> bool:
    """Whether there is such a bot for this game; also with a character or a share of random moves."""
    level = read_name(name)
    kind = BOTS.get(level.plain)
    return kind is not None and kind.plays(game) and (kind.mannered or not level.character)


def version_of(name: str) -> str:
    """The version of a bot: the same name and version, the same answers to the same questions."""
    level = read_name(name)
    version = BOTS[level.plain].version
    return f"{version}{NOISE}{NOISE_VERSION}" if level.noise else version


def new_bot(name: str, seed: str | int, game: str = "bang") -> AnyBot:
    """A bot that will give the same answers whenever it is made from the same seed and sees the same."""
    if not can_play(name, game):
        raise UnknownBot(f"no bot {name!r} for the game {game!r}; bots: {', '.join(bots_for(game))}")
    level = read_name(name)
    bot = BOTS[level.plain].make(str(seed), game)
    bot.be(level.character)
    return Noisy(bot, level.noise, str(seed)) if level.noise else bot
