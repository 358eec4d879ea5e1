"""Several nodes on one database behind HAProxy, each a process of its own, to be drilled."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator
from importlib import resources
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import asyncpg

from saloon.drills.postgres import Cluster as Postgres
from saloon.drills.postgres import why_not as why_no_postgres
from saloon.drills.relay import Relay
from saloon.drills.serving import HOME, ServerProcess
from saloon.server.running import bound

NAMES: Final = ("a", "b", "c")
READY_WITHIN: Final = 30.0
LOOK_EVERY: Final = 0.02
END_SESSIONS: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE $1 AND datname = current_database() AND pid <> pg_backend_pid()
"""


class NoCluster(Exception):
    """What several nodes need is not there; says what."""


def haproxy() -> str:
    """Debian keeps it where only root looks."""
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin") or ""


def why_not(database: str = "") -> str:
    """What is missing for several nodes, in a word; empty: nothing is."""
    if not haproxy():
        return "haproxy"
    return "postgresql" if not database and why_no_postgres() else ""


class Node(ServerProcess):
    """One node, and its own way to the database."""

    def __init__(self, folder: Path, name: str, relay: Relay, database: str, alone: bool) -> None:
        self.name = name
        self.relay = relay
        common = ("--test-mode", "--workers", "1", "--trust-proxy", HOME, "--database", database)
        super().__init__(folder / name, *common, *(() if alone else ("--node", name)))

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGCONT)


class Balancer:
    """HAProxy with the file of contrib/, always at the same port."""

    def __init__(self, nodes: list[Node]) -> None:
        self._nodes = nodes
        self._process: asyncio.subprocess.Process | None = None
        with contextlib.closing(bound(HOME, 0)) as place:
            self._port = place.getsockname()[1]
        self.url = f"http://{HOME}:{self._port}"

    async def __aenter__(self) -> Balancer:
        # HAProxy trusts a place until it has asked there: a node that does not exist is another name of one.
        nodes = islice(cycle(self._nodes), len(NAMES))
        places = {
            f"SALOON_{name.upper()}": f"{HOME}:{node.port}" for name, node in zip(NAMES, nodes, strict=True)
        }
        surroundings = {**os.environ, **places, "SALOON_BIND": f"{HOME}:{self._port}", "SALOON_HOST": HOME}
        with resources.as_file(resources.files("saloon.drills") / "haproxy.cfg") as file:
            self._process = await asyncio.create_subprocess_exec(
                haproxy(), "-db", "-q", "-f", str(file), env=surroundings
            )
        async with asyncio.timeout(READY_WITHIN):
            while not await self._answers():
                await asyncio.sleep(LOOK_EVERY)
        return self

    async def _answers(self) -> bool:
        assert self._process is not None
        if self._process.returncode is not None:
            raise NoCluster("HAProxy does not start")
        try:
            _, writer = await asyncio.open_connection(HOME, self._port)
        except OSError:
            return False
        writer.close()
        return True

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


class NodeCluster:
    """Nodes, balancer and database."""

    def __init__(self, nodes: list[Node], balancer: Balancer, database: str, own: Postgres | None) -> None:
        self.nodes = nodes
        self.url = balancer.url
        self.database = database
        self.own = own
        """The database server, if it is the drill's own and may be stopped."""

    @property
    def urls(self) -> list[str]:
        """Of each node."""
        return [node.url for node in self.nodes]

    @property
    def names(self) -> list[str]:
        return [node.name for node in self.nodes]

    def memory(self) -> int:
        return sum(node.memory() for node in self.nodes)

    def processor_time(self) -> float:
        return sum(node.processor_time() for node in self.nodes)

    async def end_sessions(self, node: Node) -> None:
        """The database ends all that this node has open."""
        db = await asyncpg.connect(self.database)
        try:
            await db.fetch(END_SESSIONS, f"saloon {node.name}.%")
        finally:
            await db.close()


@contextlib.asynccontextmanager
async def cluster(
    count: int, database: str = "", relayed: bool = True, alone: bool = False
) -> AsyncIterator[NodeCluster]:
    """So many nodes that take calls; on a database server of their own if no address is given.

    With `relayed` each can be cut off from it, which costs time. With `alone` it is one server, no node.
    """
    if reason := why_not(database):
        raise NoCluster(reason)
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="saloon-nodes-")))
        own = None
        if not database:
            own = await asyncio.to_thread(Postgres)
            stack.callback(own.remove)
            database = own.new_database()
        nodes = []
        for name in NAMES[:count]:
            relay = await stack.enter_async_context(Relay(database))
            nodes.append(Node(folder, name, relay, relay.url if relayed else database, alone))
        for node in nodes:
            stack.push_async_callback(ended, node)
        await asyncio.gather(*[node.start() for node in nodes])
        balancer = await stack.enter_async_context(Balancer(nodes))
        yield NodeCluster(nodes, balancer, database, own)


async def ended(node: Node) -> None:
    """Also one that stands still."""
    if node.alive:
        node.thaw()
    await node.kill()
