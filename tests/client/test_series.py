"""A series of games as a client knows it: what it sees between two games, what it misses, what it may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.blocking import Visitor
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.bang.series import Series
from saloon.games.bang.view import BangView
from saloon.kernel.records import series_from_bytes
from tests.client.test_client import url
from tests.server.houses import open_house, quick_table, run

__all__ = ["url"]
CAMPAIGN = {"campaign": "on", "hiring": "on", "experience": "on"}
BIDS = {"open_auction", "opening_bid", "raise_bid"}


async def play_first(table: RemoteTable) -> list[str]:
    """Answer with the first option until the game is over; what was asked."""
    asked = []
    while table.phase == "playing":
        if table.my_turn and table.ask is not None:
            assert table.asked is not None
            asked.append(table.asked.kind)
            await table.answer(table.ask.options[0].key)
        else:
            await table.changed()
    return asked


async def follow(host: Account, table: RemoteTable) -> None:
    await host.rematch(table.id)
    await table.until(lambda: table.phase == "open")
    await host.start(table.id)
    await table.until(lambda: table.phase == "playing" and table.view is not None)


def money(table: RemoteTable) -> list[int]:
    view = table.view or table.last
    assert isinstance(view, BangView)
    return view.money


def of_series(table: RemoteTable) -> Series:
    assert isinstance(table.view, BangView)
    assert table.view.series is not None
    return table.view.series


def shown(table: RemoteTable) -> list[str]:
    """Whether the game that is played is seen, or the last one."""
    return [name for name in ("view", "last") if getattr(table, name) is not None]


def test_between_two_games_the_last_one_is_seen_and_in_the_next_one_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["random"] * 3, rules=CAMPAIGN))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                assert BIDS & set(await play_first(table))
                had = money(table)
                await anna.rematch(made.table)
                await table.until(lambda: table.phase == "open")
                assert shown(table) == ["last"]
                assert money(table) == had
                assert not table.my_turn
                await anna.start(made.table)
                await table.until(lambda: table.phase == "playing" and table.view is not None)
                assert shown(table) == ["view"]
                assert of_series(table).history == [had]

    run(scene())


def test_whose_line_breaks_in_a_game_and_between_two_sees_the_one_that_runs(tmp_path: Path) -> None:

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera = await house.guest("Anna"), await house.guest("Vera")
            made = await anna.new_table(quick_table(bots=["random"] * 3, rules=CAMPAIGN))
            await vera.join(invite=made.invite)
            async with Line(anna) as line, Line(vera) as other:
                table, watched = await line.watch(made.table), await other.watch(made.table)
                await anna.start(made.table)
                await watched.until(lambda: watched.phase == "playing")
                await other.drop()
                await play_first(table)
                await watched.until(lambda: watched.phase == "over")
                await other.drop()
                await follow(anna, table)
                await watched.until(lambda: watched.seq >= table.seq)
                assert shown(watched) == ["view"]
                assert of_series(watched).number == 2
                assert other.breaks == 2

    run(scene())


def test_a_campaign_is_played_and_closed_without_asyncio(url: str) -> None:
    with Visitor.newcomer(url, "Anna") as anna:
        account = anna.account
        name = anna.run(account.new_table(quick_table(bots=["random"] * 3, rules=CAMPAIGN))).table
        table = anna.watch(name)
        with pytest.raises(Refusal):
            anna.run(account.close(name))
        anna.run(account.start(name))
        anna.run(play_first(table.remote))
        had = money(table.remote)
        anna.run(follow(account, table.remote))
        facts = anna.run(account.close(name))
        assert facts.campaign is not None
        assert (facts.campaign.closed, facts.phase) == (True, "over")
        anna.run(table.remote.until(lambda: table.remote.phase == "over"))
        assert money(table.remote) == had
        series = series_from_bytes(anna.run(account.series(name)))
        assert (len(series.games), series.closed) == (1, True)
