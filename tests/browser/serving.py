"""A server as people start it: a process of its own on a free port, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType

READY = "ready "


class Serving:
    """`saloon serve` in a folder. Its port stays the same when it is started again."""

    def __init__(self, folder: Path, test_mode: bool = True) -> None:
        self.folder = folder
        self.test_mode = test_mode
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> None:
        words = ["serve", "--plain", "--no-browser", "--workers", "1"]
        words += ["--test-mode"] if self.test_mode else []
        place = ["--port", str(self.port), "--data", str(self.folder)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "saloon", *words, *place],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith(READY), f"the server said {line!r}"

    def kill(self) -> None:
        """As if the power went."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals) -> None:
        process = self._process
        if process is None:
            return
        self._process = None
        process.send_signal(how)
        process.wait(timeout=20)
        assert process.stdout is not None
        process.stdout.close()


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port: int = place.getsockname()[1]
        return port
