"""How a server is run."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """What is decided once, at the start."""

    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "[::1]"})
    """Names and addresses under which the server may be called, without ports."""
    origins: frozenset[str] = frozenset()
    """Pages elsewhere that may talk to it, such as `https://cards.example`."""
    workers: int | None = None
    """Processes for bots; None: one for each core but one."""
    proxies: frozenset[str] = frozenset()
    """Addresses of proxies in front of it, whose word counts on where a request is from."""
    test_mode: bool = False
    """Tables may be made with a seed, and nobody is too quick: for drills, never for people."""
    open_for: float = 30.0
    """Days after which an open table is put aside at which nothing happens; 0: never."""
    drain: float = 0.0
    """Seconds that a node which is told to go waits for the games that it drives to end."""
    grace: float = 20.0
    """Seconds that everybody gets on top after a restart."""
