"""Processes that think: who is served first, and what it costs the others if one hangs, dies or floods."""

import asyncio
import signal
import sys
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from saloon.server import crew as crews
from saloon.server.botwork import Job
from saloon.server.crew import Crew, NoAnswer, Priority, Queue, Thought, TooLate, Worker
from tests.server.houses import run

PATIENCE = 60.0
NOTHING = msgspec.Raw(b"{}")
READY = '{"number":0,"answer":null}'

WORKSHOP = f"""
import json, os, signal, sys, time
hurried = []
signal.signal(signal.SIGUSR1, lambda *_: hurried.append(1))
print('{READY}', flush=True)
for line in sys.stdin:
    job = json.loads(line)
    began = time.monotonic()
    if job["name"] == "hang":
        time.sleep(600)
    if job["name"] == "die":
        os._exit(1)
    if job["name"] == "flood":
        print("x" * {crews.LONGEST_LINE * 2}, flush=True)
    if job["name"] == "twice":
        print(json.dumps(dict(number=job["number"], answer=job)), flush=True)
    while job["name"] == "think" and not hurried and time.monotonic() < began + job["seconds"]:
        time.sleep(0.01)
    hurried.clear()
    print(json.dumps(dict(number=job["number"], answer=job)), flush=True)
"""


def thought(table: str, number: int, priority: Priority = Priority.MOVE) -> Thought:
    return Thought(table, Job(number, "bot", 1.0, NOTHING), priority, asyncio.get_running_loop().time() + 1)


def crew_scene(
    scene: Callable[[Crew], Awaitable[None]], monkeypatch: pytest.MonkeyPatch, depth: int = 1
) -> None:
    """A crew of one process that does as it is told, and is given up soon."""

    async def start(_words: list[str], give_back: Callable[[Thought], None]) -> Worker:
        pipe = asyncio.subprocess.PIPE
        program = [sys.executable, "-c", WORKSHOP]
        process = await asyncio.create_subprocess_exec(
            *program, stdin=pipe, stdout=pipe, limit=crews.LONGEST_LINE, start_new_session=True
        )
        return Worker(process, give_back)

    async def whole() -> None:
        crew = Crew(1, depth)
        try:
            async with asyncio.timeout(PATIENCE):
                await scene(crew)
        finally:
            await crew.stop()

    monkeypatch.setattr(Worker, "start", start)
    monkeypatch.setattr(crews, "OVERTIME", 0.2)
    run(whole())


async def asked(crew: Crew, table: str, name: str = "echo", seconds: float = 0.2) -> str:
    """Which job was answered."""
    answer = await crew.think(table, name, NOTHING, Priority.MOVE, seconds)
    return str(msgspec.json.decode(answer)["name"])


def test_a_person_is_served_before_a_bot_and_a_bot_before_a_review() -> None:
    async def scene() -> None:
        queue = Queue()
        for number, priority in enumerate((Priority.LATER, Priority.MOVE, Priority.PERSON)):
            queue.add(thought("t", number, priority))
        assert [(await queue.next()).priority for _ in range(3)] == list(Priority)

    run(scene())


def test_a_table_that_asks_for_much_waits_for_itself_alone() -> None:
    async def scene() -> None:
        queue = Queue()
        for number in range(4):
            queue.add(thought("busy", number))
        queue.add(thought("one", 4))
        queue.add(thought("two", 5))
        assert [(await queue.next()).table for _ in range(6)] == [
            "busy",
            "one",
            "two",
            "busy",
            "busy",
            "busy",
        ]

    run(scene())


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def scene() -> None:
        queue = Queue()
        gone, waiting = thought("t", 1), thought("t", 2)
        queue.add(gone)
        queue.add(waiting)
        gone.answered.cancel()
        assert await queue.next() is waiting

    run(scene())


def test_the_time_that_is_left_is_shared_with_those_who_wait() -> None:
    async def scene() -> None:
        alone, crowded = thought("a", 1), thought("b", 2)
        alone.begin(0)
        crowded.begin(9)
        assert 0.9 < alone.job.seconds <= 1.0
        assert 0.09 < crowded.job.seconds <= 0.1

    run(scene())


@pytest.mark.parametrize("fault", ["hang", "die", "flood"])
@pytest.mark.parametrize("depth", [1, 4])
def test_whoever_hangs_dies_or_floods_costs_its_own_table_an_answer(
    fault: str, depth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(crew: Crew) -> None:
        bad = asyncio.create_task(asked(crew, "bad", fault))
        others = [asyncio.create_task(asked(crew, f"table {number}")) for number in range(6)]
        with pytest.raises(TooLate if fault == "hang" else NoAnswer):
            await bad
        assert await asyncio.gather(*others) == ["echo"] * 6
        assert await asked(crew, "bad") == "echo"

    crew_scene(scene, monkeypatch, depth)


def test_an_answer_that_nobody_asked_for_is_rubbish(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(crew: Crew) -> None:
        assert await asked(crew, "t", "twice") == "twice"
        worker = crew.places[0].worker
        assert worker is not None
        await worker._reader
        assert not worker.alive
        assert await asked(crew, "t") == "echo"

    crew_scene(scene, monkeypatch)


def test_whoever_thinks_long_is_hurried_by_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(crew: Crew) -> None:
        await asked(crew, "t")  # the process has started
        began = time.monotonic()
        slow = asyncio.create_task(asked(crew, "slow", "think", PATIENCE * 2))
        await asyncio.sleep(0)
        assert await asked(crew, "quick", seconds=0.4) == "echo"
        assert await slow == "think"
        assert time.monotonic() - began < PATIENCE

    crew_scene(scene, monkeypatch)


def test_a_process_that_stands_still_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "WAITING_TIME", 0.1)
    monkeypatch.setattr(crews, "STARTING_TIME", 0.3)

    async def scene(crew: Crew) -> None:
        crew.open()
        while crew.places[0].worker is None:
            await asyncio.sleep(0)
        crew.places[0].worker._process.send_signal(signal.SIGSTOP)
        with pytest.raises(TooLate):
            await asked(crew, "t", seconds=0.01)

    crew_scene(scene, monkeypatch)


def test_a_crew_that_was_sent_home_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(crew: Crew) -> None:
        await asked(crew, "t")
        await crew.stop()
        with pytest.raises(NoAnswer):
            await asked(crew, "t")

    crew_scene(scene, monkeypatch)
