"""Two terminals, each a process in its own window, play through a server that is killed in the middle."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import pty
import random
import signal
import sys
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.kernel.records import record_from_bytes
from saloon.terminal.addresses import invite_link
from saloon.terminal.recording import Recording
from saloon.text.texts import Texts
from tests.server.houses import PATIENCE, quick_table
from tests.server.test_killed import Killable

pytestmark = pytest.mark.long

KILLS = 3
ANSWERS_BETWEEN = 5
"""Answers of the two after which the server is killed again."""


class Window:
    """`saloon join` in a window; types an answer whenever it is asked."""

    def __init__(self, url: str, home: Path, language: str, seed: int) -> None:
        self.arguments = ["join", url, "--language", language, "--name", f"Player {seed}"]
        self.home = home
        self.texts = Texts(language)
        self.page = ""
        self.answers = 0
        self.answered = asyncio.Event()
        self._chance = random.Random(seed)
        self._seen = 0
        """How much of the page had been shown when the last line was typed."""
        self._own, self._window = pty.openpty()
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    async def live(self) -> int:
        """From the start to the end of the process; its exit status."""
        environment = {**os.environ, "SALOON_HOME": str(self.home), "TERM": "xterm", "COLUMNS": "100"}
        arguments = [sys.executable, "-m", "saloon", *self.arguments]
        process = await asyncio.create_subprocess_exec(
            *arguments, stdin=self._window, stdout=self._window, stderr=self._window, env=environment
        )
        os.close(self._window)
        loop = asyncio.get_running_loop()
        loop.add_reader(self._own, self._read)
        try:
            return await process.wait()
        finally:
            loop.remove_reader(self._own)
            if process.returncode is None:
                process.kill()
                await process.wait()
            self._read()
            os.close(self._own)

    def _read(self) -> None:
        with contextlib.suppress(OSError):
            self.page += self._decoder.decode(os.read(self._own, 1 << 20))
            self._answer()

    def _answer(self) -> None:
        """Whatever is asked at the end of the page."""
        quits = self.texts.words("join.word.quit")[0]
        typed = {
            "terminal.prompt.answer": self._chance.choice(["1", "2", "3", "4", "7", "y"]),
            "join.prompt.host": self.texts.words("join.word.start")[0],
            "join.prompt.ended": "",
            "join.prompt.host_over": quits,
            "join.prompt.guest_over": quits,
        }
        for prompt, line in typed.items():
            if self.page[self._seen :].endswith(self.texts.say(prompt)):
                self._seen = len(self.page)
                self.answers += prompt == "terminal.prompt.answer"
                self.answered.set()
                os.write(self._own, f"{line}\n".encode())
                return


async def wait_for_answers(windows: list[Window], number: int, playing: list[asyncio.Task[int]]) -> bool:
    """Until they have given so many answers in all; False if the game is over before."""
    while sum(window.answers for window in windows) < number:
        for window in windows:
            window.answered.clear()
        waiting = [asyncio.create_task(window.answered.wait()) for window in windows]
        await asyncio.wait([*waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        if any(task.done() for task in playing):
            return False
    return True


async def seated(account: Account, table: str, number: int) -> None:
    async with Line(account, 0.02, 0.2) as line:
        watched = await line.watch(table)
        await watched.until(
            lambda: (
                watched.lobby is not None and sum(bool(seat.user) for seat in watched.lobby.seats) == number
            )
        )


def test_two_terminals_play_a_whole_game_through_a_server_that_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killable(tmp_path / "server")
        await server.start()
        anna = await Account.new(server.url, "Anna")
        made = await anna.new_table(quick_table(bots=["greenhorn"] * 2, absent_after=0))
        seat_link = server.url + (await anna.new_device()).link
        host = Window(seat_link, tmp_path / "first", "en", 1)
        guest = Window(invite_link(server.url, made.invite), tmp_path / "second", "ru", 2)
        playing = [asyncio.create_task(guest.live())]
        kills = 0
        try:
            await seated(anna, made.table, 2)
            playing.append(asyncio.create_task(host.live()))
            while kills < KILLS and await wait_for_answers(
                [host, guest], (kills + 1) * ANSWERS_BETWEEN, playing
            ):
                await server.kill(signal.SIGKILL)
                await server.start()
                kills += 1
            assert await asyncio.gather(*playing) == [0, 0], host.page[-3000:] + guest.page[-3000:]
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await server.kill(signal.SIGTERM)
        assert kills == KILLS
        check(host, guest, tmp_path)

    async def within() -> None:
        async with asyncio.timeout(PATIENCE * 3):
            await scene()

    asyncio.run(within())


def check(host: Window, guest: Window, folder: Path) -> None:
    """Both saw the connection go and come back, and the same game come to its end."""
    for window in (host, guest):
        assert window.texts.say("join.say.back") in window.page
        assert window.texts.say("terminal.say.replay_with", path="").strip() in window.page
    records = [
        record_from_bytes(path.read_bytes())
        for home in ("first", "second")
        for path in (folder / home / "records").iterdir()
    ]
    assert len(records) == 2
    assert records[0].answers == records[1].answers
    assert Recording(records[0]).prove() == records[1].state_hash
