"""Two releases with different rules in one cluster, as processes behind the balancer, on one database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import saloon
from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.drills.cluster import Balancer, why_not
from saloon.drills.serving import HOME, ServerProcess
from saloon.games.registry import GAMES
from saloon.kernel.records import GameRecord, record_from_bytes, version_of
from saloon.server.own_rules import OWN_RULES
from saloon.terminal.recording import Breaks, Recording
from saloon.wire.lobby import NewTable
from tests.server.houses import PATIENCE, QUICK, play_on, quick_table, run

pytestmark = pytest.mark.long

VERSION = GAMES["bang"].version
CHANGES = {
    "games/bang/game.py": (f"    version = {VERSION}\n", f"    version = {VERSION + 1}\n"),
    "kernel/chance.py": ('f"{self.seed}|{stream}', 'f"shuffled otherwise|{self.seed}|{stream}'),
}
"""By which the next release differs: every deal of BANG! and every draw is another one."""


class Released(ServerProcess):
    """A node of a release."""

    def __init__(self, folder: Path, name: str, database: str, release: Path) -> None:
        self.name = name
        at = f"import os, sys; sys.path.insert(0, {str(release)!r}); os.environ['PYTHONPATH'] = sys.path[0]"
        run_it = f"{at}; from saloon.cli import main; main()"
        common = ("--test-mode", "--workers", "1", "--trust-proxy", HOME, "--drain", "120")
        super().__init__(
            folder / name, *common, "--database", database, "--node", name, command=("-c", run_it)
        )

    async def goes(self) -> int:
        """Its exit code, when it has left by itself."""
        async with asyncio.timeout(PATIENCE):
            return await self._gone()


def next_release(folder: Path) -> Path:
    """This program with other rules, as plain Python."""
    package = Path(saloon.__file__).parent
    shutil.copytree(package, folder / "saloon", ignore=shutil.ignore_patterns("_native", "__pycache__"))
    for name, (before, after) in CHANGES.items():
        source = (folder / "saloon" / name).read_text("utf-8")
        assert source.count(before) == 1
        (folder / "saloon" / name).write_text(source.replace(before, after), "utf-8")
    return folder


@contextlib.asynccontextmanager
async def two_releases(folder: Path, database: str) -> AsyncIterator[tuple[Released, Released, str]]:
    """Node `a` of this release, node `b` of the next, and the address of the balancer in front of them."""
    if reason := why_not(database):
        pytest.skip(reason)
    a = Released(folder, "a", database, Path(saloon.__file__).parents[1])
    b = Released(folder, "b", database, next_release(folder / "next"))
    async with a, b, Balancer([a, b]) as balancer:  # type: ignore[list-item]
        yield a, b, balancer.url


def at(url: str, account: Account) -> Account:
    """The same person by another way."""
    return Account(url, account.token, account.user, account.name)


def wishes() -> NewTable:
    return quick_table(bots=["random"] * 3)


async def begun(node: Released, anna: Account) -> str:
    """A game that this node has dealt: Anna and three bots."""
    made = await at(node.url, anna).new_table(wishes())
    await at(node.url, anna).start(made.table)
    return made.table


async def played(url: str, anna: Account, table: str) -> GameRecord:
    """To its end, wherever the balancer sends her first; its record as the nodes have it then."""
    async with Line(at(url, anna), QUICK) as line, asyncio.timeout(PATIENCE):
        remote = await line.watch(table)
        await play_on(remote)
        assert remote.gaps == 0
    return record_from_bytes(await at(url, anna).record(table))


async def sent_to(asked: Account, table: str) -> str:
    """The node that has this game, as one says that has not."""
    with pytest.raises(Refusal) as refused:
        await asked.table(table)
    assert refused.value.code == "elsewhere"
    return str(refused.value.params["node"])


async def status_of(url: str) -> int:
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return int(answer.split()[1])


def test_a_game_of_each_release_is_finished_by_its_own_rules_and_the_old_node_goes_when_its_last_is_over(
    tmp_path: Path, database: str
) -> None:
    async def scene() -> None:
        async with two_releases(tmp_path, database) as (a, b, url):
            anna = await Account.new(url, "Anna")
            old, new = await begun(a, anna), await begun(b, anna)
            assert await sent_to(at(b.url, anna), old) == "a"
            assert await sent_to(at(a.url, anna), new) == "b"
            of_old, of_new = await asyncio.gather(played(url, anna, old), played(url, anna, new))
            assert [version_of(one.setup) for one in (of_old, of_new)] == [VERSION, VERSION + 1]
            Recording(of_old).prove()
            with pytest.raises(Breaks):
                Recording(of_new).prove()

            last = await begun(a, anna)
            os.kill(a.pid, signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                while await status_of(a.url) != 404:
                    await asyncio.sleep(0)
            with pytest.raises(Refusal, match="elsewhere"):
                await at(a.url, anna).new_table(wishes())
            made = await anna.new_table(wishes())
            assert (await at(b.url, anna).start(made.table)).phase == "playing"
            assert a.alive
            of_last = await played(url, anna, last)
            assert version_of(of_last.setup) == VERSION
            assert await a.goes() == 0
            assert not [line for line in (*a.complaints, *b.complaints) if "Traceback" in line]

    assert OWN_RULES["bang"] == f"bang {VERSION}"
    run(scene())


def test_a_game_goes_on_by_the_new_rules_when_nobody_has_the_old_ones_any_more(
    tmp_path: Path, database: str
) -> None:
    async def scene() -> None:
        async with two_releases(tmp_path, database) as (a, b, url):
            anna = await Account.new(url, "Anna")
            table = await begun(a, anna)
            os.kill(a.pid, signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                while await status_of(a.url) != 404:
                    await asyncio.sleep(0)
            os.kill(a.pid, signal.SIGTERM)
            assert await a.goes() == 0
            told = await played(b.url, anna, table)
            assert version_of(told.setup) == VERSION, "it was dealt by the old ones"
            assert any("goes on by" in line for line in b.complaints)

    run(scene())
