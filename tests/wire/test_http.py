"""The server answers good and bad requests as its OpenAPI document says."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saloon.client.account import Account
from saloon.wire.documents import openapi
from saloon.wire.lobby import NewTable
from saloon.wire.routes import BY_NAME, ROUTES
from tests.server.houses import open_house

EXAMPLES = 12
SCHEMA = schemathesis.openapi.from_dict(openapi())
OPERATIONS = {
    result.ok().label: result.ok() for result in SCHEMA.get_all_operations() if isinstance(result, Ok)
}


class Visit:
    """A server, somebody who may speak there, and a table of his."""

    def __init__(self, url: str, token: str, table: str) -> None:
        self.url = url
        self.token = token
        self.table = table


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    folder = tmp_path_factory.mktemp("visited")
    arrived: list[Visit] = []
    there, leave = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()
    thread = threading.Thread(
        target=loop.run_until_complete, args=(be_visited(folder, arrived, there, leave),)
    )
    thread.start()
    assert there.wait(30)
    yield arrived[0]
    loop.call_soon_threadsafe(leave.set)
    thread.join()
    loop.close()


async def be_visited(
    folder: Path, arrived: list[Visit], there: threading.Event, leave: asyncio.Event
) -> None:
    async with open_house(folder) as running:
        guest = await Account.new(running.url, "Joe")
        made = await guest.new_table(NewTable("bang", 4, pace=0.0))
        arrived.append(Visit(running.url, guest.token, made.table))
        there.set()
        await leave.wait()


def test_the_document_has_all_routes() -> None:
    assert len(OPERATIONS) == len(ROUTES)


REQUESTS = [
    (f"{route.method} {route.path}", mode)
    for route in ROUTES
    for mode in GenerationMode
    if mode == GenerationMode.POSITIVE or route.body is not None
]
"""Where there is a body, wrong ones too."""


@pytest.mark.long
@pytest.mark.parametrize(("label", "mode"), REQUESTS)
def test_a_request_is_answered_as_the_document_says(label: str, mode: GenerationMode, visit: Visit) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        if "table" in case.path_parameters and mode == GenerationMode.POSITIVE:
            case.path_parameters["table"] = visit.table
        token = visit.token
        if label.endswith(BY_NAME["forget_this_device"].path):
            token = asyncio.run(Account.new(visit.url, "Jane")).token
        response = case.call(base_url=visit.url, headers={"Authorization": f"Bearer {token}"})
        case.validate_response(
            response,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    ask()
