"""The same client for code that blocks, such as a terminal: the line lives in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import TimeoutError as NotInTime
from types import TracebackType
from typing import Any, TypeVar

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.kernel.events import Event

T = TypeVar("T")


class Visitor:
    """`with Visitor(account) as visitor`: a line, and `run` for everything that is awaited elsewhere."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.line = Line(account)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="line", daemon=True)

    @classmethod
    def newcomer(cls, url: str, name: str) -> Visitor:
        """Somebody who comes in for the first time. Raises Refusal or Unreachable."""
        return cls(asyncio.run(Account.new(url, name)))

    def __enter__(self) -> Visitor:
        self._thread.start()
        self.run(self.line.__aenter__())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.run(self.line.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(
        self,
        work: Coroutine[Any, Any, T],
        within: float | None = None,
        impatient: Callable[[], None] | None = None,
    ) -> T:
        """Wait for something; raises what it raises, or TimeoutError after so many seconds.

        With `impatient` the wait goes on after these seconds; that is called once, then.
        """
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result(within)
        except NotInTime:
            if impatient is None or future.done():
                future.cancel()
                raise
        impatient()
        return future.result()

    def watch(self, table: str, invite: str = "") -> BlockingTable:
        return BlockingTable(self, self.run(self.line.watch(table, invite)))


class BlockingTable:
    """A table: `remote` holds what is known of it; what is done here returns when it is done."""

    def __init__(self, visitor: Visitor, remote: RemoteTable) -> None:
        self.remote = remote
        self._visitor = visitor

    def answer(self, key: str) -> int:
        return self._visitor.run(self.remote.answer(key))

    def interrupt(self, key: str) -> int:
        return self._visitor.run(self.remote.interrupt(key))

    def say(self, text: str, pay: bool = False) -> int:
        return self._visitor.run(self.remote.say(text, pay))

    def phrase(self, phrase: str) -> int:
        return self._visitor.run(self.remote.phrase(phrase))

    def news(self) -> list[Event]:
        """What happened since the last time."""
        return self._visitor.run(self._news())

    async def _news(self) -> list[Event]:
        return self.remote.news()

    def wait(self, seen: int, within: float | None = None) -> bool:
        """Until there is an entry after the one of this number; False: nothing in so many seconds."""
        try:
            self._visitor.run(self.remote.until(lambda: self.remote.seq > seen), within)
            return True
        except TimeoutError:
            return False
