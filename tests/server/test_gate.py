"""Pages from elsewhere and invented names do not reach the server."""

import asyncio
import http.client
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from saloon.server.clock import HandClock
from saloon.server.gate import host_name
from saloon.server.settings import Settings
from saloon.wire.routes import SOCKET, cookie_name
from saloon.wire.routing import API
from tests.server.houses import Running, open_house, run

STRANGE = "http://evil.example"
FRIEND = "https://cards.example"
SETTINGS = Settings(workers=1, origins=frozenset({FRIEND}))


class Reply:
    """Status, headers and body of an answer."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        body = response.read()
        readable = (
            "json" in response.headers.get("content-type", "") and "content-encoding" not in self.headers
        )
        self.body: Any = json.loads(body) if readable else body


async def request(
    house: Running, method: str, path: str, headers: dict[str, str] | None = None, body: str = ""
) -> Reply:
    def exchange() -> Reply:
        line = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=10)
        try:
            line.request(method, path, body or None, headers or {})
            return Reply(line.getresponse())
        finally:
            line.close()

    return await asyncio.to_thread(exchange)


def test_a_name_that_is_not_ours_is_turned_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            reply = await request(house, "GET", "/healthz", {"host": "evil.example"})
            assert (reply.status, reply.body["code"]) == (403, "wrong_origin")
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert "default-src 'self'" in reply.headers["content-security-policy"]
            assert (await request(house, "GET", "/healthz", {"host": "localhost:1"})).status == 200

    run(scene())


@pytest.mark.parametrize(("origin", "status"), [(STRANGE, 403), ("null", 403), (FRIEND, 201), ("own", 201)])
def test_pages_of_the_house_and_its_friends_may_post(origin: str, status: int, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            headers = {"origin": house.url if origin == "own" else origin}
            reply = await request(house, "POST", f"{API}/users", headers, '{"name":"Anna"}')
            assert reply.status == status

    run(scene())


def test_a_browser_is_known_by_a_cookie_that_scripts_and_other_sites_do_not_get(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            made = await request(house, "POST", f"{API}/users", {"origin": house.url}, '{"name":"Anna"}')
            cookie = made.headers["set-cookie"]
            assert cookie.startswith(f"{cookie_name(urlsplit(house.url).netloc)}={made.body['token']}")
            assert "HttpOnly" in cookie
            assert "samesite=strict" in cookie.lower()
            pair = {"cookie": cookie.partition(";")[0]}
            assert (await request(house, "GET", f"{API}/users/me", pair)).body["name"] == "Anna"
            nameless = await request(house, "POST", f"{API}/users/me/devices", pair)
            assert (nameless.status, nameless.body["code"]) == (403, "wrong_origin")
            own = {**pair, "origin": house.url}
            assert (await request(house, "POST", f"{API}/users/me/devices", own)).status == 201

    run(scene())


def test_behind_a_proxy_that_speaks_https_the_cookie_goes_over_https_only(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = SETTINGS._replace(proxies=frozenset({"127.0.0.1"}))
        async with open_house(tmp_path, settings) as house:
            page = {"origin": house.url.replace("http:", "https:"), "x-forwarded-proto": "https"}
            over_tls = await request(house, "POST", f"{API}/users", page, '{"name":"Anna"}')
            plain = await request(house, "POST", f"{API}/users", {"origin": house.url}, '{"name":"Anna"}')
            assert "; Secure" in over_tls.headers["set-cookie"]
            assert "; Secure" not in plain.headers["set-cookie"]

    run(scene())


def test_a_socket_is_known_by_its_cookie_only_from_pages_of_the_house(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            anna = await house.guest("Anna")
            url = house.url.replace("http", "ws") + SOCKET
            cookie = {"Cookie": f"{cookie_name(urlsplit(house.url).netloc)}={anna.token}"}
            hello = json.dumps({"t": "hello", "v": 1})
            async with connect(url, additional_headers=cookie, origin=house.url) as socket:  # type: ignore[arg-type]
                await socket.send(hello)
                assert json.loads(await socket.recv())["user"] == anna.user
            async with connect(url, additional_headers=cookie) as socket:
                await socket.send(hello)
                assert json.loads(await socket.recv())["code"] == "unauthorized"
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=cookie, origin=STRANGE).__aenter__()  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403

    run(scene())


def test_a_browser_lets_pages_of_friends_talk_to_us_and_no_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            asked = await request(house, "OPTIONS", f"{API}/users", {"origin": FRIEND})
            assert asked.status == 204
            assert asked.headers["access-control-allow-origin"] == FRIEND
            games = await request(house, "GET", f"{API}/games", {"origin": FRIEND})
            assert games.headers["access-control-allow-origin"] == FRIEND
            strange = await request(house, "OPTIONS", f"{API}/users", {"origin": STRANGE})
            assert strange.status == 403
            assert "access-control-allow-origin" not in strange.headers
            own = await request(house, "GET", f"{API}/games", {"origin": house.url})
            assert "access-control-allow-origin" not in own.headers

    run(scene())


def test_every_answer_forbids_what_pages_need_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            for path in ("/", "/healthz", f"{API}/games", "/nowhere"):
                headers = (await request(house, "GET", path)).headers
                assert headers["content-security-policy"].startswith("default-src 'self'")
                assert headers["x-content-type-options"] == "nosniff"

    run(scene())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nowhere", "", 404, "unknown_route"),
        ("DELETE", f"{API}/users", "", 405, "wrong_method"),
        ("POST", f"{API}/users", "howdy", 400, "bad_message"),
        ("POST", f"{API}/users", '{"name":1}', 400, "bad_message"),
        ("POST", f"{API}/users", '{"name":"A","age":9}', 400, "bad_message"),
        ("POST", f"{API}/users", "[" * 1000, 400, "bad_message"),
        ("POST", f"{API}/users", '{"name":"' + "x" * 20000 + '"}', 413, "too_big"),
        ("GET", f"{API}/tables/nowhere", "", 404, "unknown_table"),
        ("POST", f"{API}/tables/nowhere/sit", "{}", 404, "unknown_table"),
        ("GET", f"{API}/tables/%00%ff", "", 404, "unknown_table"),
    ],
)
def test_bad_requests_are_problems_with_a_code(
    method: str, path: str, body: str, status: int, code: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            anna = await house.guest("Anna")
            headers = {"authorization": f"Bearer {anna.token}"}
            reply = await request(house, method, path, headers, body)
            assert (reply.status, reply.body["code"]) == (status, code)
            assert reply.headers["content-type"] == "application/problem+json"

    run(scene())


def test_too_many_requests_are_told_when_to_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS, HandClock()) as house:
            replies = [await request(house, "GET", f"{API}/games") for _ in range(120)]
            last = replies[-1]
            assert (last.status, last.body["code"]) == (429, "slow_down")
            assert int(last.headers["retry-after"]) >= 1
            assert (await request(house, "GET", "/healthz")).status == 200

    run(scene())


def test_figures_tell_how_much_and_never_who(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, SETTINGS) as house:
            anna = await house.guest("Anna")
            page = (await request(house, "GET", "/metrics")).body.decode()
            assert "saloon_sockets 0.0" in page
            assert anna.token not in page
            assert anna.user not in page

    run(scene())


@pytest.mark.parametrize(
    ("host", "name"),
    [("localhost:8383", "localhost"), ("[::1]:8383", "[::1]"), ("[::1]", "[::1]"), ("A.b", "a.b"), ("", "")],
)
def test_ports_do_not_count_in_names(host: str, name: str) -> None:
    assert host_name(host) == name
