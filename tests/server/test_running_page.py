"""docs/running-a-server.md is true."""

import asyncio
import http.client
import re
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from typer.main import get_command

from saloon.cli import app
from saloon.server.metrics import Metrics
from saloon.server.serve_command import settings_of
from saloon.terminal.addresses import address_of
from saloon.wire import limits
from saloon.wire.routing import API
from tests.server.houses import open_house, run

PAGE = (Path(__file__).parents[2] / "docs" / "running-a-server.md").read_text("utf-8")
JOINS = re.findall(r"^saloon (join|tables) (\S+) *(--\w+)?", PAGE, re.MULTILINE)


def options_of(command: str) -> set[str]:
    found = get_command(app).get_command(None, command)  # type: ignore[attr-defined]
    return {name for parameter in found.params for name in parameter.opts if name.startswith("--")}


def test_every_option_of_serve_is_explained_and_no_other() -> None:
    explained = set(re.findall(r"^\| `(--[\w-]+)", PAGE, re.MULTILINE))
    left_out = {"--db", "--no-browser", "--language", "--help"}
    assert explained == options_of("serve") - left_out


def test_every_example_of_joining_is_one() -> None:
    assert len(JOINS) == 6
    for command, url, option in JOINS:
        address_of(url)
        assert not option or option in options_of(command)


def test_every_figure_that_is_named_is_counted() -> None:
    counted = Metrics().page().decode()
    named = set(re.findall(r"`(saloon_\w+)", PAGE))
    assert len(named) > 5
    for name in named:
        assert re.search(rf"^# TYPE {name} ", counted, re.MULTILINE), name


def test_the_limits_are_the_true_ones() -> None:
    assert f"frames of {limits.FRAME_BYTES // 1024} KB" in PAGE
    assert f"{limits.ANSWERS_PER_SECOND:.0f} answers a second ({limits.ANSWERS_AT_ONCE} at once)" in PAGE
    assert f"a word every {limits.CHAT_INTERVAL} s ({limits.CHATS_AT_ONCE} at once)" in PAGE
    assert f"{limits.SOCKETS_PER_ADDRESS} sockets an address" in PAGE
    assert f"{limits.CODES_PER_MINUTE} codes a minute" in PAGE
    assert f"when {limits.QUEUED_FRAMES} frames wait" in PAGE


def test_behind_a_proxy_that_speaks_https_its_pages_may_speak_to_the_server(tmp_path: Path) -> None:
    name = "saloon.example.org"

    def status(url: str, **forwarded: str) -> int:
        line = http.client.HTTPConnection(urlsplit(url).netloc, timeout=10)
        headers = {"Host": name, "Origin": f"https://{name}", **forwarded}
        line.request("POST", f"{API}/users", b'{"name": "Anna"}', headers)
        found = line.getresponse().status
        line.close()
        return found

    async def scene() -> None:
        settings = settings_of(False, [name], [], 1, ["127.0.0.1"], True)
        async with open_house(tmp_path, settings) as house:
            secure = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
            assert await asyncio.to_thread(partial(status, house.url, **secure)) == 201
            assert await asyncio.to_thread(status, house.url) == 403

    run(scene())


@pytest.mark.parametrize("path", re.findall(r"\]\((\w[\w./-]+)\)", PAGE))
def test_what_it_points_at_is_there(path: str) -> None:
    assert (Path(__file__).parents[2] / "docs" / path).exists()
