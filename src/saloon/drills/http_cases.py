"""Requests made from the HTTP document by schemathesis, good ones and bad ones, in a process of their own.

`python -m saloon.drills.http_cases` reads an order from its input and writes what came of it.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

import msgspec

from saloon.client.account import Account
from saloon.games.registry import GAMES
from saloon.wire.documents import openapi
from saloon.wire.routes import BY_NAME, ROUTES
from saloon.wire.routing import Route

BROKEN: Final = 500
MADE: Final = 201
NEW_TABLE: Final = BY_NAME["new_table"].path
LOG_OUT: Final = BY_NAME["forget_this_device"].path


ENOUGH_TABLES: Final = 30
"""No more are made: each takes its room in memory, rightly, for as long as its bots play on."""


class NoSchemathesis(Exception):
    """The library that makes the requests is not installed."""


class Order(msgspec.Struct):
    """How many requests, to whom, as whom, and about which tables."""

    url: str
    token: str
    tables: list[str]
    cases: int
    seed: int


class Answers(msgspec.Struct):
    """How many were answered, which of them with a server error, and the tables that were made."""

    cases: int = 0
    tables: list[str] = []
    errors: list[str] = []


async def ask_all(order: Order) -> Answers:
    """So many requests at least, spread over all routes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        told, _ = await process.communicate(msgspec.json.encode(order))
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if process.returncode:
        raise NoSchemathesis("schemathesis cannot make requests")
    return msgspec.json.decode(told, type=Answers)


def ask_routes(order: Order) -> Answers:
    import schemathesis
    from hypothesis import HealthCheck, Phase, given, seed, settings
    from schemathesis.core.result import Ok
    from schemathesis.generation import GenerationMode

    found = Answers()
    schema = schemathesis.openapi.from_dict(openapi())
    operations = {one.ok().label: one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)}
    ways = [(route, mode) for route in ROUTES for mode in GenerationMode]
    ways = [(route, mode) for route, mode in ways if mode == GenerationMode.POSITIVE or can_be_wrong(route)]
    rules = settings(
        max_examples=-(-order.cases // len(ways)),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    headers = bearer(order.token)

    def ask(case: Any) -> None:
        if found.cases % 2:
            make_sense(case, order.tables + found.tables, found.cases)
        response = case.call(
            base_url=order.url, headers=headers if case.path != LOG_OUT else leaver(order.url)
        )
        found.cases += 1
        if case.path == NEW_TABLE and response.status_code == MADE:
            found.tables.append(response.json()["table"])
        if response.status_code >= BROKEN:
            found.errors.append(f"{case.method} {case.path}: {response.status_code}")

    strategies = [
        operations[f"{route.method} {route.path}"].as_strategy(generation_mode=mode) for route, mode in ways
    ]
    while found.cases < order.cases:
        for strategy in strategies:
            seed(order.seed + found.cases)(rules(given(case=strategy)(ask)))()
    return found


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def leaver(url: str) -> dict[str, str]:
    """Somebody whom nobody misses when he has logged out."""
    return bearer(asyncio.run(Account.new(url, "Leaver")).token)


def make_sense(case: Any, tables: list[str], number: int) -> None:
    """What the document cannot know: a table that there is, a game that there is."""
    if tables and "table" in case.path_parameters:
        case.path_parameters["table"] = tables[number % len(tables)]
    if case.path == NEW_TABLE and isinstance(case.body, dict) and len(tables) < ENOUGH_TABLES:
        kind = list(GAMES.values())[number % len(GAMES)]
        case.body |= {"game": kind.key, "players": kind.player_counts()[0], "pace": 10}
        if number % 4 == 1:
            case.body = {name: case.body[name] for name in ("game", "players", "pace")}


def can_be_wrong(route: Route) -> bool:
    """Whether a request can differ from what the document says."""
    return route.body is not None


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgspec.json.encode(ask_routes(order)))


if __name__ == "__main__":
    main()
