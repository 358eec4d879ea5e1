"""Bots that are not in the house: `FILE.py:Class` is a class in a file of one's own.

Only the league takes such names: it runs the file. At tables there are the bots of the house.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Callable
from pathlib import Path

from saloon.bots.bot import AnyBot, Bot
from saloon.bots.noisy import read_name
from saloon.bots.registry import ANY_GAME, BOTS, BotType

FILE = ".py:"


class NoSuchBot(ValueError):
    """A file, or a class in it, that is no bot."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(bot, why)
        self.bot = bot
        self.why = why


def welcome(name: str) -> None:
    """A bot of one's own is one of the bots from now on; its version is a digest of its file."""
    plain = read_name(name).plain
    if FILE not in plain or plain in BOTS:
        return
    place, _colon, wanted = plain.rpartition(":")
    file = Path(place)
    try:
        source = file.read_bytes()
        spec = importlib.util.spec_from_file_location(file.stem, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        made = getattr(module, wanted)
    except Exception as error:
        raise NoSuchBot(name, f"{type(error).__name__}: {error}") from error
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise NoSuchBot(name, f"{wanted} is not a {Bot.__module__}.{Bot.__name__}")
    digest = hashlib.sha256(source).hexdigest()[:12]
    make: Callable[[str], AnyBot] = made
    BOTS[plain] = BotType(lambda seed, _game: make(seed), getattr(made, "games", (ANY_GAME,)), digest)
