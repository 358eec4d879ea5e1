"""What one person may have of the house: the past, words, the page; and a log that nobody fills."""

from __future__ import annotations

import gzip
import json
import logging
from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.server.app import packed_words
from saloon.server.clock import HandClock
from saloon.server.limits import Bucket
from saloon.server.pages import packed, packed_file
from saloon.server.settings import Settings
from saloon.server.sparing import LINES, Sparing
from saloon.wire import limits
from saloon.wire.routing import API
from tests.server.houses import open_house, played_out, quick_table, run
from tests.server.test_bad_messages import message, raw_socket, told
from tests.server.test_gate import request

STRICT = Settings(workers=1)


def test_what_costs_more_than_there_ever_is_is_owed_for() -> None:
    clock = HandClock()
    bucket = Bucket(10.0, 100.0, clock.now)
    assert bucket.wait(150.0) == 0.0
    assert bucket.wait(10.0) == pytest.approx(6.0)
    clock.move(6.0)
    assert bucket.wait(10.0) == 0.0
    assert bucket.wait(1.0) == pytest.approx(0.1)


def test_the_past_is_told_again_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ENTRIES_AT_ONCE", 400)

    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, STRICT, clock) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(seed="", private=False))
            for _ in range(19):
                await anna.history(made.table)
            with pytest.raises(Refusal, match="slow_down"):
                await anna.history(made.table)
            assert await vera.history(made.table)
            async with raw_socket(anna) as socket:
                since = message(t="watch", table=made.table, since=0)
                await socket.send(since)
                assert (await told(socket, "entry", "error"))["t"] == "entry"
                await socket.send(since)
                error = await told(socket, "error")
                assert error["code"] == "slow_down"
                clock.move(error["retry_after"])
                await socket.send(since)
                assert (await told(socket, "entry", "error"))["t"] == "entry"

    run(scene())


def test_one_person_has_only_so_much_thought_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "THOUGHTS_AT_ONCE", 12)
    monkeypatch.setattr("saloon.server.advisers.REVIEW_SIMULATIONS", 8)
    monkeypatch.setattr("saloon.server.advisers.PARTS", 1)

    async def scene() -> None:
        async with open_house(tmp_path) as house:  # a game is played quickly in test mode only
            anna, table = await played_out(house)
        clock = HandClock()
        async with open_house(tmp_path, STRICT, clock) as house:
            anna = Account(house.url, anna.token)
            for _ in range(20):
                assert not (await anna.review(table.id)).failed, "it is begun once"
            made = await anna.new_table(quick_table(seed="", bots=["random"] * 3))
            async with Line(anna) as line:
                mine = await line.watch(made.table)
                await anna.start(made.table)
                await mine.until(lambda: mine.view is not None)
                for _ in range(2):
                    await anna.suspicion(made.table)
                with pytest.raises(Refusal, match="slow_down"):
                    await anna.suspicion(made.table)
                clock.move(1 / limits.THOUGHTS_PER_SECOND)
                await anna.suspicion(made.table)

    run(scene())


def test_fresh_sockets_bring_no_fresh_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, STRICT, HandClock()) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(seed=""))
            heard = []
            for number in range(limits.CHATS_AT_ONCE + 3):
                async with raw_socket(anna) as socket:
                    await socket.send(message(t="phrase", table=made.table, cid=str(number), phrase="hello"))
                    heard.append((await told(socket, "ack", "error"))["t"])
            assert heard == ["ack"] * limits.CHATS_AT_ONCE + ["error"] * 3

    run(scene())


def test_a_long_history_comes_in_parts_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HISTORY_PAGE", 10)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played_out(house)
            told_again = json.loads(await anna.history(table.id))["entries"]
            assert [one["seq"] for one in told_again] == list(range(1, table.seq + 1))
            path, token = f"{API}/tables/{table.id}/history", {"authorization": f"Bearer {anna.token}"}
            for first in (0, 1, 7, table.seq, table.seq + 1):
                page = (await request(house, "GET", f"{path}?seq={first}", token)).body["entries"]
                begin = max(0, first - 1)
                assert page == told_again[begin : begin + 10]
            assert (await request(house, "GET", f"{path}?seq=x", token)).status == 400

    run(scene())


def test_the_page_is_packed_once_and_not_sent_to_who_has_it(tmp_path: Path) -> None:
    page = packed(b"saloon " * 1000)
    assert gzip.decompress(page.small) == page.plain
    assert packed(b"short").small == b""
    file = tmp_path / "page"
    file.write_bytes(page.plain)
    assert packed_file(file) is packed_file(file)
    assert packed_words(page.plain) is packed_words(page.plain)

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            path = "/api/v1/games/bang/encyclopedia"
            first = await request(house, "GET", path, {"accept-encoding": "gzip"})
            assert first.headers["content-encoding"] == "gzip"
            again = await request(house, "GET", path, {"if-none-match": first.headers["etag"]})
            assert (again.status, again.body) == (304, b"")

    run(scene())


def test_a_log_has_a_few_lines_of_a_kind_in_a_minute() -> None:
    now = 0.0
    log = Sparing(lambda: now)

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("saloon", logging.ERROR, "", 0, text, (), None)

    assert sum(log.filter(line("broken %s")) for _ in range(100)) == LINES
    assert log.filter(line("something else"))
    now = 61.0
    again = line("broken %s")
    assert log.filter(again)
    assert "90 more" in again.getMessage()
