"""A way to the database that can be cut: packets vanish, nobody is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final
from urllib.parse import SplitResult, parse_qs, urlsplit

HOME: Final = "127.0.0.1"
PORT: Final = 5432
PIECE: Final = 65536


class Relay:
    """`async with Relay(database) as relay`: the database is at `relay.url` too, as long as it is not cut."""

    def __init__(self, database: str) -> None:
        self._parts = urlsplit(database)
        self._flows = asyncio.Event()
        self._flows.set()
        self._carrying: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Relay:
        self._server = await asyncio.start_server(self._called, HOME, 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = url_at(self._parts, port)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def cut(self) -> None:
        """Nothing goes through from now on, and nobody hears that it does not."""
        self._flows.clear()

    def mend(self) -> None:
        self._flows.set()

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        try:
            await self._flows.wait()
            with contextlib.suppress(OSError):
                there, back = await connected(self._parts)
                await self._carry(reader, back, there, writer)
        finally:
            self._carrying.discard(task)
            writer.transport.abort()

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        """Both ways, until one of them ends."""
        ways = {
            asyncio.ensure_future(self._flow(reader, back)),
            asyncio.ensure_future(self._flow(there, writer)),
        }
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            back.transport.abort()

    async def _flow(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while piece := await source.read(PIECE):
            await self._flows.wait()
            sink.write(piece)
            await sink.drain()


def url_at(parts: SplitResult, port: int) -> str:
    """The same database, at this port of this machine."""
    person = f"{parts.netloc.rpartition('@')[0]}@" if "@" in parts.netloc else ""
    return f"{parts.scheme}://{person}{HOME}:{port}{parts.path}"


async def connected(parts: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    folder = parse_qs(parts.query).get("host", [""])[0]
    if folder.startswith("/"):
        return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{parts.port or PORT}")
    return await asyncio.open_connection(parts.hostname or HOME, parts.port or PORT)
