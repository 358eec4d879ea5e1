"""What a route of HTTP is."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from saloon.wire import limits, lobby
from saloon.wire.codes import ErrorCode

API: Final = f"/api/v{limits.VERSION}"


class Route(NamedTuple):
    """One thing that can be asked for over HTTP."""

    name: str
    method: Literal["GET", "POST", "PATCH"]
    path: str
    summary: str
    answer: type[Struct] | None
    """None: plain text."""
    body: type[Struct] | None = None
    errors: tuple[ErrorCode, ...] = ()
    """Beside those that every route may give."""
    status: int = 200
    open: bool = False
    """Whether it can be asked by whoever has no token."""
    speaks: bool = False
    """Whether it can be asked for in a language: `?language=ru`."""
    at_entry: bool = False
    """Whether it can be asked for by the number of an entry: `?seq=20`."""
    for_screen: bool = False
    """Whether it can be asked for as a screen is shown it that the whole room sees: `?screen=1`."""

    @property
    def parameters(self) -> list[str]:
        """Names in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


def at_table(
    name: str,
    summary: str,
    body: type[Struct] = lobby.Nothing,
    errors: tuple[ErrorCode, ...] = (),
) -> Route:
    """Something done at a table: the answer is the table as it is afterwards."""
    return Route(name, "POST", f"{API}/tables/{{table}}/{name}", summary, lobby.TableFacts, body, errors)
