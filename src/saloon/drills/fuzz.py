"""Fuzz: rubbish over real sockets and over HTTP, while a game goes on in the same house.

Whatever is sent, nothing in the server may break: no unhandled exception, no server error, no growing memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.drills.figures import GROWTH, Figures
from saloon.drills.http_cases import Order, ask_all
from saloon.drills.load import figure
from saloon.drills.mutations import Known, Maker
from saloon.drills.plans import tables
from saloon.drills.serving import ServerProcess
from saloon.drills.strangers import Strangers, is_shown_well, unclean_in
from saloon.drills.wires import Wire
from saloon.wire import limits
from saloon.wire import messages as wire
from saloon.wire.codec import encode

CALLERS: Final = 8
BURST: Final = 20
"""Frames that are sent before the answers to them are read."""
SILENCE: Final = 30.0
"""Seconds after which a server that does not answer counts as broken."""
TO_THE_END: Final = 240.0
"""Seconds within which the game that goes on is over when there is no more rubbish."""
SLOWLY: Final = 10.0
"""Seconds between two answers of the game that goes on."""
FIRST_HELLO: Final = 0.9
"""How often a socket says hello properly before the rubbish."""
GAMES: Final = 2
"""One before the rubbish, so that there is something long to ask for; one while there is rubbish."""
WAYS: Final = 99
"""Tables of which the seed chooses: 1 is everything that BANG! has, then come all other ways to play."""
WARM: Final = 0.5
"""Of all frames and requests, those before memory is measured for the first time. What comes after them may
add to the logs of tables, which are kept: about a thousand words that somebody said."""
LONG_ENOUGH: Final = 100
"""Entries that are played at the table of a stranger."""
FAULTS: Final = "saloon_faults_total"
BROKEN: Final = (1006, 1011)
"""Close codes of a server that broke; a socket that we abort has none."""


class FuzzFigures(Figures):
    """What was sent, and what broke."""

    frames: int = 0
    http_cases: int = 0
    unhandled: int = 0
    """Exceptions that nobody caught, and sockets that ended because of one."""
    server_errors: int = 0
    """Answers with a status of 500 or more."""
    memory_growth: float = 0.0
    memory_mb: float = 0.0
    refused: int = 0
    """Frames that were answered with an error of the protocol."""
    closed: int = 0
    """Sockets that the server closed, with a code of the protocol."""
    brought: int = 0
    """Tables that were asked for with a strange deck or position."""
    taken: int = 0
    """Of these, the ones that were made and played at."""
    broke: int = 0
    """Of these, the ones in which the rules broke: they stop and disturb nobody."""
    unclean: int = 0
    """Texts with signs that steer or hide, that others were shown."""
    games: int = 0
    """Games that came to their end."""
    complaints: list[str] = msgspec.field(default_factory=list)
    wanted_frames: int = 0
    wanted_cases: int = 0
    wanted_brought: int = 0

    def missed(self) -> list[str]:
        found = self._above(unhandled=0, server_errors=0, unclean=0, memory_growth=GROWTH)
        found += self._below(frames=self.wanted_frames, http_cases=self.wanted_cases)
        return found + self._below(brought=self.wanted_brought, games=GAMES)


class Fuzz:
    """The drill."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.figures = FuzzFigures()
        self._server = server
        self._chance = random.Random(seed)
        first = max(0, seed - 1) % WAYS
        self._plans = iter(tables(first + GAMES, seed)[first:])
        self._known = Known()
        self._tables: list[str] = []
        self._left = 0
        self._quiet = asyncio.Event()
        """Nothing is sent any more but the game."""

    async def run(self, frames: int, http_cases: int, seconds: float, brought: int = 0) -> FuzzFigures:
        figures = self.figures
        figures.wanted_frames, figures.wanted_cases = frames, http_cases
        figures.wanted_brought = brought
        account = await Account.new(self._server.url, "Mallory")
        self._quiet.set()
        await self._play()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._bring(account, brought)
        self._quiet.clear()
        playing = asyncio.create_task(self._play())
        before = self._server.memory()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._bother(account, int(frames * WARM), int(http_cases * WARM))
                before = self._server.memory()
                await self._bother(account, frames, http_cases)
        self._quiet.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(playing, TO_THE_END)
        after = self._server.memory()
        figures.memory_growth = round(max(0, after - before) / before, 3)
        figures.memory_mb = round(after / 2**20, 1)
        self._count_faults(await asyncio.to_thread(Account(self._server.url).ask, "metrics"))
        return figures

    async def _bother(self, account: Account, frames: int, cases: int) -> None:
        """Rubbish until so much of it was sent in all."""
        await self._pour(account, frames - self.figures.frames)
        if cases > self.figures.http_cases:
            await self._ask(account, cases - self.figures.http_cases)

    async def _ask(self, account: Account, cases: int) -> None:
        """Rubbish over HTTP."""
        order = Order(self._server.url, account.token, self._tables, cases, self._chance.randrange(2**32))
        answers = await ask_all(order)
        self._tables += answers.tables
        self.figures.http_cases += answers.cases
        self.figures.server_errors += len(answers.errors)
        self.figures.complaints += answers.errors

    def _count_faults(self, page: bytes) -> None:
        figures = self.figures
        complaints = [line for line in self._server.complaints if "ERROR" in line or "Traceback" in line]
        figures.unhandled += int(figure(page.decode(), FAULTS)) + len(complaints) + (not self._server.alive)
        figures.complaints = [*figures.complaints, *complaints][:20]

    # What strangers bring

    async def _bring(self, account: Account, tables: int) -> None:
        """Ask for tables with strange decks and positions; those that are made are played at by bots."""
        strangers = Strangers(random.Random(self._chance.random()))
        async with Line(account, language="ru") as line:
            for _ in range(tables):
                self.figures.brought += 1
                try:
                    made = await account.new_table(strangers.table())
                except Refusal as refusal:
                    self.figures.server_errors += refusal.code == "internal"
                    self.figures.unclean += not is_shown_well(refusal.detail)
                    continue
                await self._play_out(account, line, made.table)

    async def _play_out(self, account: Account, line: Line, table: str) -> None:
        remote = await line.watch(table)
        await account.start(table)
        async with asyncio.timeout(SILENCE):
            while not ended(remote) and remote.seq < LONG_ENOUGH:
                if remote.my_turn and remote.ask is not None:
                    await remote.answer(self._chance.choice(remote.ask.options).key)
                else:
                    await remote.changed()
        self.figures.taken += 1
        self.figures.broke += remote.lobby is not None and remote.lobby.damaged
        for told in (await account.history(table), encode(await account.table_book(table, "ru"))):
            self.figures.unclean += len(unclean_in(told))

    # A game that goes on

    async def _play(self) -> None:
        """A game, as if nothing were the matter: slowly while there is rubbish, else at once to its end."""
        account = await Account.new(self._server.url, "Player")
        wishes = next(self._plans)
        wishes.bots = ["random"] * (wishes.players - 1)
        made = await account.new_table(wishes)
        self._known.learn("table", made.table)
        self._tables.append(made.table)
        self._known.learn("invite", made.invite)
        async with Line(account) as line:
            remote = await line.watch(made.table)
            await account.start(made.table)
            while remote.phase != "over":
                if remote.my_turn and remote.ask is not None:
                    await self._answer(remote, remote.ask)
                else:
                    await remote.changed()
        self.figures.games += 1

    async def _answer(self, remote: RemoteTable, ask: wire.Ask) -> None:
        key = self._chance.choice(ask.options).key
        self._known.learn("step", ask.step)
        self._known.learn("key", *[option.key for option in ask.options])
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._quiet.wait(), SLOWLY)
        await remote.answer(key)

    # Rubbish

    async def _pour(self, account: Account, frames: int) -> None:
        self._left = frames
        await asyncio.gather(*[self._call(account, number) for number in range(CALLERS)])

    async def _call(self, account: Account, number: int) -> None:
        """One socket after the other."""
        maker = Maker(random.Random(self._chance.random()), self._known)
        own = random.Random(self._chance.random())
        while self._left > 0:
            caller = Wire(account)
            await caller.connect()
            try:
                if own.random() < FIRST_HELLO:
                    await caller.say(wire.Hello(limits.VERSION, account.token))
                    await asyncio.wait_for(caller.hear(), SILENCE)
                await self._mumble(caller, maker)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                self.figures.unhandled += code in BROKEN
                self.figures.closed += 1
            except TimeoutError:
                self.figures.unhandled += 1
            finally:
                await caller.__aexit__()

    async def _mumble(self, caller: Wire, maker: Maker) -> None:
        """Rubbish in bursts, each ended by a question that must be answered."""
        while self._left > 0:
            for _ in range(BURST):
                self._left -= 1
                self.figures.frames += 1
                await caller.socket.send(maker.frame())
            await caller.say(wire.Ping())
            async with asyncio.timeout(SILENCE):
                while True:
                    told: dict[str, Any] = msgspec.json.decode(await caller.hear())
                    if told["t"] == "pong":
                        break
                    self._heard(told)

    def _heard(self, told: dict[str, Any]) -> None:
        if told["t"] == "error":
            self.figures.refused += 1
            self.figures.unhandled += told["code"] == "internal"


def ended(remote: RemoteTable) -> bool:
    """Whether nobody can play on here."""
    return remote.phase == "over" or (remote.lobby is not None and remote.lobby.damaged)


async def fuzz(frames: int, http_cases: int, seed: int, seconds: float, brought: int = 0) -> FuzzFigures:
    """The whole drill in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="saloon-fuzz-") as folder:
        async with ServerProcess(Path(folder), "--test-mode", "--workers", "1") as server:
            return await Fuzz(server, seed).run(frames, http_cases, seconds, brought)
