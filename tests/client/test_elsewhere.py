"""A client that is told that another node has what it wants goes there, and does nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest
from websockets.asyncio.server import ServerConnection, serve

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.wire import messages as wire
from saloon.wire.codec import decode_client, encode

WITHIN = 30.0


def node_in(path: str) -> str:
    return "".join(parse_qs(urlsplit(path).query).get("node", []))


class Nodes:
    """A balancer with nodes behind it that answers over HTTP; by name what each says, "" by chance."""

    def __init__(self, **answers: tuple[int, dict[str, object]]) -> None:
        self.answers = answers
        self.asked: list[str] = []

    @contextlib.contextmanager
    def open(self) -> Iterator[Account]:
        nodes = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                nodes.asked.append(self.path)
                status, body = nodes.answers[node_in(self.path) or "any"]
                told = json.dumps(body).encode()
                self.send_response(status)
                self.send_header("content-length", str(len(told)))
                self.end_headers()
                self.wfile.write(told)

            def log_message(self, *_: object) -> None: ...

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield Account(f"http://127.0.0.1:{server.server_address[1]}", "token")
        finally:
            server.shutdown()
            server.server_close()


def elsewhere(**params: str) -> tuple[int, dict[str, object]]:
    problem = {"type": "urn:saloon:elsewhere", "title": "elsewhere", "status": 503, "code": "elsewhere"}
    return 503, {**problem, "retry_after": 1.0, "params": params}


def test_a_request_is_asked_once_more_at_the_node_that_has_it() -> None:
    nodes = Nodes(any=elsewhere(node="b"), b=(200, {"tables": ["t"]}))
    with nodes.open() as anna:
        assert asyncio.run(anna.waiting()) == ["t"]
        anna.ask("replay", None, "t", language="ru")
    paths = [(urlsplit(one).path, urlsplit(one).query) for one in nodes.asked]
    assert paths[:2] == [("/api/v1/users/me/waiting", ""), ("/api/v1/users/me/waiting", "node=b")]
    assert [query for _, query in paths[2:]] == ["language=ru", "language=ru&node=b"]


def test_a_request_does_not_go_round_for_ever() -> None:
    nodes = Nodes(any=elsewhere(node="b"), b=elsewhere(node="a"))
    with nodes.open() as anna, pytest.raises(Refusal, match="elsewhere"):
        anna.ask("waiting")
    assert len(nodes.asked) == 2
    nobody = Nodes(any=elsewhere())
    with nobody.open() as anna, pytest.raises(Refusal, match="elsewhere"):
        anna.ask("waiting")
    assert len(nobody.asked) == 1


class Sockets:
    """Nodes behind a balancer, by socket: node `b` has table `t`, the others have all other tables."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.heard: list[tuple[str, wire.ClientMessage]] = []
        self.routes = True
        """Whether the balancer knows what `?node=` is; if not, chance leads to `b` at the fourth call."""

    async def talk(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        asked = node_in(socket.request.path)
        node = asked if self.routes else ["", "", "", "b"][min(len(self.opened), 3)]
        self.opened.append(asked)

        async def say(message: wire.ServerMessage) -> None:
            await socket.send(encode(message).decode())

        async for data in socket:
            message = decode_client(str(data))
            self.heard.append((node, message))
            if isinstance(message, wire.Hello):
                await say(wire.Welcome(1, "anna", "Anna", []))
                for table in message.since:
                    await self.show(say, table, node, "")
            elif isinstance(message, wire.Watch | wire.StandBy):
                await self.show(say, message.table, node, getattr(message, "cid", ""))

    async def show(self, say, table: str, node: str, cid: str) -> None:  # type: ignore[no-untyped-def]
        if (table == "t") != (node == "b"):
            await say(wire.Error("elsewhere", cid, table, 0.05, {"node": "b" if table == "t" else "a"}))
        elif cid:
            await say(wire.Ack(cid, table, 7))
        else:
            await say(wire.Presence(table, []))

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Line]:
        async with serve(self.talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Line(Account(f"http://127.0.0.1:{port}", "token"), 0.02, 0.05) as line:
                yield line


async def shown(line: Line, table: str) -> None:
    """Something of this table was told."""
    remote = await line.watch(table, since=1)
    async with asyncio.timeout(WITHIN):
        await remote.until(lambda: remote.presence is not None)


def test_a_line_goes_to_the_node_that_has_the_table_and_says_there_what_was_refused() -> None:
    async def scene() -> None:
        nodes = Sockets()
        async with nodes.open() as line:
            await shown(line, "t")
            assert nodes.opened == ["", "b"]
            async with asyncio.timeout(WITHIN):
                assert await line.request(wire.StandBy("t", line.new_cid())) == 7
            await line.drop()
            line.tables["t"].presence = None
            async with asyncio.timeout(WITHIN):
                await line.tables["t"].until(lambda: line.tables["t"].presence is not None)
            assert nodes.opened == ["", "b", "b"], "it comes back to where it was sent"

    asyncio.run(scene())


def test_a_line_that_shows_other_tables_stays_and_tries_again() -> None:
    async def scene() -> None:
        nodes = Sockets()
        async with nodes.open() as line:
            await shown(line, "other")
            remote = await line.watch("t", since=1)
            async with asyncio.timeout(WITHIN):
                while len([one for _, one in nodes.heard if getattr(one, "table", "") == "t"]) < 3:
                    await line.tables["other"].until(lambda: True)
                    await asyncio.sleep(0)
            assert nodes.opened == [""]
            await line.leave("other")
            async with asyncio.timeout(WITHIN):
                await remote.until(lambda: remote.presence is not None)
            assert nodes.opened == ["", "b"]

    asyncio.run(scene())


def test_where_the_balancer_does_not_know_nodes_a_line_calls_again_until_it_gets_there() -> None:
    async def scene() -> None:
        nodes = Sockets()
        nodes.routes = False
        async with nodes.open() as line:
            await shown(line, "t")
            assert nodes.opened == ["", "b", "b", "b"]

    asyncio.run(scene())
