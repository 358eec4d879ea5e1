"""Every test has a limit of time. One that is over it fails, and tells where all its processes stood.

The test itself is interrupted by a signal, so that it fails where it waits. Processes that it started are
told to abort: with PYTHONFAULTHANDLER, which they inherit, each writes the stacks of its threads to its
stderr and ends. Code that no signal reaches (a loop in C) is ended by faulthandler with the whole process,
some time later.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import io
import os
import select
import signal
import stat
import sys
import threading
import traceback
from collections.abc import Generator, Iterator
from pathlib import Path
from types import FrameType
from typing import Never

import pytest

SECONDS = 300.0
"""On a machine that has much else to do; most tests take less than one."""
AGAIN = 15.0
"""So long after the limit whatever still waits, to clean up perhaps, is interrupted again."""
LAST = 60.0
"""So long after the limit the process ends, if nothing else helped."""
DYING = 5.0
"""So long a process may take to tell its stacks."""


class Limit:
    """A plug-in: set-up, call and tear-down of a test have so many seconds each."""

    def __init__(self, seconds: float, last: float = LAST) -> None:
        self.seconds = seconds
        self.last = last
        self.what = ""
        os.environ["PYTHONFAULTHANDLER"] = "1"
        # A copy: pytest captures what is written to 2 itself, and a process that ends shows none of that.
        self._stderr = os.fdopen(os.dup(2), "w")

    @contextlib.contextmanager
    def _over(self, item: pytest.Item, when: str) -> Iterator[None]:
        self.what = f"{when} of {item.nodeid}"
        before = signal.signal(signal.SIGALRM, self._interrupt)
        signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
        faulthandler.dump_traceback_later(self.seconds + self.last, exit=True, file=self._stderr)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, before)

    def _interrupt(self, _number: int, frame: FrameType | None) -> Never:
        pytest.fail(f"no end of the {self.what} after {self.seconds:g} s\n{everything(frame)}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, object, object]:
        with self._over(item, "set-up"):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        with self._over(item, "call"):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, object, object]:
        with self._over(item, "tear-down"):
            return (yield)


def everything(frame: FrameType | None = None) -> str:
    """Where this process, its tasks and all processes below it stand; those below are ended."""
    parts = [*stacks_of_threads(frame), *stacks_of_tasks()]
    for process in descendants(os.getpid()):
        parts.append(f"--- process {process}: {command_of(process)}\n{aborted(process)}")
    return "\n".join(parts)


def stacks_of_threads(frame: FrameType | None) -> Iterator[str]:
    """Of this process; the main thread where it was interrupted."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    here = threading.get_ident()
    for ident, found in sys._current_frames().items():
        stack = frame if ident == here and frame is not None else found
        yield f"--- thread {names.get(ident, ident)}\n" + "".join(traceback.format_stack(stack))


def stacks_of_tasks() -> Iterator[str]:
    """Of the loop that runs in this thread, if one does."""
    with contextlib.suppress(RuntimeError):
        for task in asyncio.all_tasks(asyncio.get_running_loop()):
            told = io.StringIO()
            task.print_stack(file=told)
            yield f"--- {told.getvalue()}"


def descendants(process: int) -> list[int]:
    """Processes started by this one, by those, and so on; the youngest first."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            # The name, in brackets, may hold anything: what follows is counted from its end.
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[:0:-1]


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ").strip() or "(ended)"
    except OSError:
        return "(ended)"


def aborted(process: int) -> str:
    """End a process that tells its stacks when it is aborted; what it told, if that went into a pipe."""
    try:
        environment = Path(f"/proc/{process}/environ").read_text(errors="replace").split("\0")
        program = Path(f"/proc/{process}/exe").readlink().name
        if "PYTHONFAULTHANDLER=1" not in environment or "python" not in program:
            return "(no Python: left to the test)"
        pipe = stderr_of(process)
        handle = os.pidfd_open(process)
    except OSError:
        return ""
    try:
        os.kill(process, signal.SIGABRT)
        select.select([handle], [], [], DYING)
    finally:
        os.close(handle)
    if pipe is None:
        return "(its stacks are in what was captured of stderr)"
    with pipe:
        return (pipe.read() or b"").decode(errors="replace")


def stderr_of(process: int) -> io.FileIO | None:
    """The other end of its stderr, if that is a pipe."""
    name = Path(f"/proc/{process}/fd/2")
    if not stat.S_ISFIFO(name.stat().st_mode):
        return None
    return io.FileIO(os.open(name, os.O_RDONLY | os.O_NONBLOCK))
