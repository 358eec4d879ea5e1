"""Servers to be drilled: a process of its own to be killed, or a house in this loop to be looked into.

Both listen on the loopback address only.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import deque
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from saloon.server.clock import Clock
from saloon.server.house import House
from saloon.server.running import bound, new_server, serve
from saloon.server.settings import Settings
from saloon.server.store_sqlite import SqliteStore

HOME: Final = "127.0.0.1"
READY_WITHIN: Final = 60.0
STOP_WITHIN: Final = 30.0
COMPLAINTS_KEPT: Final = 10_000
"""Lines."""


class NoServer(Exception):
    """A server that did not start; says what it said itself."""


class ServerProcess:
    """`saloon serve` as a process of its own, always at the same port. What it complains of is kept."""

    def __init__(self, folder: Path, *arguments: str, command: tuple[str, ...] = ("-m", "saloon")) -> None:
        self.folder = folder / "house"
        self.complaints: deque[str] = deque(maxlen=COMPLAINTS_KEPT)
        self.complained = 0
        """Bytes, of all that it ever complained of."""
        self.url = ""
        self.port = 0
        self._command = (*command, "serve", "--plain", "--no-browser", *arguments)
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> ServerProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    @property
    def urls(self) -> list[str]:
        return [self.url]

    @property
    def names(self) -> list[str]:
        return [""]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def launch(self) -> None:
        """Have the process run; it may not take calls yet."""
        arguments = [*self._command, "--port", str(self.port), "--data", str(self.folder)]
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        self._listening = asyncio.create_task(self._listen(self._process))

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while line := await process.stderr.readline():
            self.complained += len(line)
            self.complaints.append(line.decode("utf-8", "replace").rstrip())

    async def start(self) -> float:
        """Launch and wait until it takes calls; the seconds that it took."""
        began = time.monotonic()
        await self.launch()
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(READY_WITHIN):
            line = (await self._process.stdout.readline()).decode()
        if not line.startswith("ready "):
            await self._gone()
            raise NoServer(self.last_words())
        self.port = int(line.rpartition(":")[2])
        self.url = f"http://{HOME}:{self.port}"
        return time.monotonic() - began

    async def kill(self) -> None:
        """As a loss of power would: without a word."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to close; its exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(how)
        try:
            async with asyncio.timeout(STOP_WITHIN):
                return await self._gone()
        except TimeoutError:
            self._process.kill()
            return await self._gone()

    async def _gone(self) -> int:
        """Its exit code, when it is gone and has said its last."""
        assert self._process is not None
        assert self._process.stdout is not None
        code = await self._process.wait()
        await self._process.stdout.read()
        if self._listening is not None:
            await self._listening
        return code

    def memory(self) -> int:
        """Bytes that the process holds in memory."""
        return resident(self.pid)

    def processor_time(self) -> float:
        """Seconds that the process has been at work."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def last_words(self) -> str:
        """The last line that it complained with."""
        return self.complaints[-1] if self.complaints else ""


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def open_house(
    folder: Path, settings: Settings, clock: Clock | None = None
) -> AsyncIterator[tuple[House, str]]:
    """A server in this loop and its address."""
    house = House(SqliteStore(folder), settings, clock)
    place = bound(HOME, 0)
    server = new_server(house)
    server.config.ws_ping_interval = None  # guests are in this loop too: while it is busy, no pong can come
    serving = asyncio.create_task(serve(house, server, place))
    while not server.started and not serving.done():
        await asyncio.sleep(0.005)
    try:
        yield house, f"http://{HOME}:{place.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
