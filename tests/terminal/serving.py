"""A server in a thread of its own, for terminals that block; and people at their keyboards."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

from saloon.client.account import Account
from saloon.terminal.evening import Evening
from saloon.terminal.terminal import Left
from saloon.terminal.visit import Visit
from saloon.text.texts import Texts
from tests.server.houses import PATIENCE, Running, open_house
from tests.terminal.typist import Typist

T = TypeVar("T")


class Served:
    """A house that runs elsewhere: `do` something there and wait for it."""

    def __init__(self, running: Running, loop: asyncio.AbstractEventLoop) -> None:
        self.running = running
        self.url = running.url
        self._loop = loop

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def guest(self, name: str) -> Account:
        return self.do(self.running.guest(name))


@contextlib.contextmanager
def served(folder: Path) -> Iterator[Served]:
    loop = asyncio.new_event_loop()
    there, leave = threading.Event(), asyncio.Event()
    found: list[Running] = []

    async def keep_open() -> None:
        async with open_house(folder) as running:
            found.append(running)
            there.set()
            await leave.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(keep_open(),))
    thread.start()
    assert there.wait(PATIENCE)
    try:
        yield Served(found[0], loop)
    finally:
        loop.call_soon_threadsafe(leave.set)
        thread.join()
        loop.close()


class AtRandom:
    """Answers by small numbers at random; in the lobby types what it was given, then leaves."""

    def __init__(self, seed: int, texts: Texts, *lobby: str) -> None:
        self.chance = random.Random(seed)
        self.answer = texts.say("terminal.prompt.answer")
        self.lobby = list(lobby)

    def __call__(self, prompt: str) -> str | None:
        if prompt == self.answer:
            return self.chance.choice(["1", "2", "3", "4", "7", "y", str(self.chance.randint(1, 40))])
        return self.lobby.pop(0) if self.lobby else None


class Player:
    """Somebody at a terminal in a thread of his own, from sitting down to leaving."""

    def __init__(self, account: Account, table: str, language: str, seed: int, *lobby: str) -> None:
        self.account = account
        self.table = table
        self.typist = Typist(AtRandom(seed, Texts(language), *lobby), language, width=100)
        self.watch = False
        self.failure: BaseException | None = None
        self._thread = threading.Thread(target=self._sit)

    def begin(self) -> None:
        self._thread.start()

    def _sit(self) -> None:
        try:
            with Visit(self.account, self.typist) as visit:
                Evening(visit, self.table, "", self.watch, False).run()
        except Left:
            pass
        except BaseException as error:
            self.failure = error

    def end(self) -> str:
        """When he has left: all that he was shown."""
        self._thread.join(PATIENCE)
        if self.failure is not None:
            raise self.failure
        assert not self._thread.is_alive(), self.typist.shown()[-2000:]
        return self.typist.shown()
