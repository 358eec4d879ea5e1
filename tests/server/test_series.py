"""Games that follow one another at a table: what they bring along, campaigns, their end, their file."""

import random
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.bang.view import BangView
from saloon.games.registry import GAMES, game_type
from saloon.kernel.codec import encode
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import SeriesRecord, give, record_from_bytes, series_from_bytes, state_hash
from saloon.wire import messages as wire
from tests.server.houses import Running, against_bots, open_house, play_on, quick_table, run

CAMPAIGN = {"campaign": "on", "hiring": "on", "experience": "on"}
GAMES_OF_A_CAMPAIGN = 4


def for_money(**wishes: Any) -> Any:
    return quick_table(bots=["random"] * 3, rules=CAMPAIGN, **wishes)


def seen(table: RemoteTable) -> BangView:
    view = table.view or table.last
    assert isinstance(view, BangView)
    return view


def shown(table: RemoteTable) -> list[str]:
    """Whether the game that is played is seen, or the last one."""
    return [name for name in ("view", "last") if getattr(table, name) is not None]


async def play_at_random(table: RemoteTable, seed: int = 1) -> None:
    """Answer whatever is asked until the game is over."""
    chance = random.Random(seed)
    while table.phase == "playing":
        if table.my_turn:
            assert table.ask is not None
            await table.answer(chance.choice(table.ask.options).key)
        else:
            await table.changed()


async def next_game(host: Account, table: RemoteTable) -> None:
    await host.rematch(table.id)
    await host.start(table.id)
    await table.until(lambda: table.phase == "playing")


async def until_asked(table: RemoteTable, *kinds: str) -> None:
    """Answer until one of these questions is asked, of whomever."""
    chance = random.Random(1)
    while table.asked is None or table.asked.kind not in kinds:
        assert table.phase == "playing", f"the game is over, and nobody was asked {kinds}"
        if table.my_turn:
            assert table.ask is not None
            await table.answer(chance.choice(table.ask.options).key)
        else:
            await table.changed()


def reproduced(series: SeriesRecord) -> list[bytes]:
    """The last state of every game; each must be the one that was recorded, and set up the next one."""
    states = []
    game = None
    for record in series.games:
        kind = game_type(record.game)
        if game is not None:
            assert kind.next_setup(game, kind.seed_of(record.setup)) == record.setup
        game = kind.deal(record.setup)
        for answer in record.answers:
            give(game, answer)
        assert state_hash(game) == record.state_hash
        states.append(encode(game))
    return states


async def opened(house: Running, wishes: Any) -> tuple[Account, str]:
    anna = await house.guest("Anna")
    return anna, (await anna.new_table(wishes)).table


def test_a_survivor_is_asked_at_the_table_whether_he_keeps_his_character(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, name = await opened(house, quick_table(bots=["random"] * 3))
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await play_on(table, 1)
                survived = [one for one in seen(table).figures if one.alive]
                await next_game(anna, table)
                if survived[0].player == 0:
                    await table.until(lambda: table.my_turn)
                    assert table.asked is not None
                    assert table.asked.kind == "keep_character"
                brought = seen(table).series
                assert brought is not None
                kept = {PlayerId(seat): one.character for seat, one in enumerate(brought.brought)}
                assert {one.player: one.characters[0] for one in survived} == {
                    player: key for player, key in kept.items() if key
                }

    run(scene())


@pytest.mark.parametrize("game", list(GAMES))
def test_a_rematch_follows_from_the_last_game_of_every_kind(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, name = await opened(house, against_bots(game))
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await play_at_random(table)
                assert shown(table) == ["view"]
                facts = await anna.rematch(name)
                assert facts.follows
                await table.until(lambda: table.phase == "open")
                assert shown(table) == ["last"]
                await anna.start(name)
                await table.until(lambda: table.phase == "playing")
                assert shown(table) == ["view"]
                assert not (await anna.table(name)).anew
                await play_at_random(table)
            series = series_from_bytes(await anna.series(name))
            assert len(series.games) == 2
            assert len(reproduced(series)) == 2

    run(scene())


def test_a_campaign_is_played_to_its_end_and_is_one_file(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, name = await opened(house, for_money())
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                money = []
                for game in range(1, GAMES_OF_A_CAMPAIGN + 1):
                    if game > 1:
                        await next_game(anna, table)
                    facts = (await anna.table(name)).campaign
                    assert facts is not None
                    assert (facts.game, facts.games, facts.over) == (game, GAMES_OF_A_CAMPAIGN, False)
                    await play_at_random(table, game)
                    money.append(seen(table).money)
                    over = (await anna.table(name)).campaign
                    assert over is not None
                    assert over.over == (game == GAMES_OF_A_CAMPAIGN)
                series = series_from_bytes(await anna.series(name))
                states = reproduced(series)
                assert len(states) == GAMES_OF_A_CAMPAIGN
                kind = game_type("bang")
                for state, had in zip(states, money, strict=True):
                    view = kind.view(kind.decode(state), PlayerId(0))
                    assert isinstance(view, BangView)
                    assert view.money == had
                assert record_from_bytes(await anna.record(name)).answers == series.games[-1].answers
                # A new one begins with nothing.
                await next_game(anna, table)
                assert seen(table).series is not None
                assert seen(table).series.number == 1  # type: ignore[union-attr]
                again = series_from_bytes(await anna.series(name))
                assert len(again.games) == GAMES_OF_A_CAMPAIGN

    run(scene())


@pytest.mark.parametrize("moment", ["raise_bid", "between", "play_phase"])
def test_a_campaign_is_killed_and_comes_back_as_it_was(tmp_path: Path, moment: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, name = await opened(house, for_money(absent_after=0, pace=0.01))
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                if moment == "raise_bid":  # in the first game everybody has money to bid
                    await until_asked(table, moment)
                else:
                    await play_at_random(table)
                    await anna.rematch(name)
                if moment == "play_phase":
                    await anna.start(name)
                    await table.until(lambda: table.phase == "playing")
                    await until_asked(table, moment)
                before, at = encode(seen(table)), table.seq
            token, user = anna.token, anna.user
        async with open_house(tmp_path) as house:
            anna = Account(house.url, token, user, "Anna")
            assert name in (await anna.me()).tables
            async with Line(anna) as line:
                table = await line.watch(name)
                assert table.seq >= at
                if table.seq == at:
                    assert encode(seen(table)) == before
                if moment == "between":
                    await anna.start(name)
                    await table.until(lambda: table.phase == "playing")
                await play_at_random(table)
            games = 1 if moment == "raise_bid" else 2
            assert len(reproduced(series_from_bytes(await anna.series(name)))) == games

    run(scene())


def test_a_campaign_between_two_games_is_among_ones_tables_days_later(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, name = await opened(house, for_money())
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await play_at_random(table)
            token, user = anna.token, anna.user
        async with open_house(tmp_path) as house:
            anna = Account(house.url, token, user, "Anna")
            assert (await anna.me()).tables == [name]
            facts = await anna.table(name)
            assert facts.phase == "over"
            async with Line(anna) as line:
                table = await line.watch(name)
                assert seen(table).over
                await next_game(anna, table)
                assert seen(table).series is not None

    run(scene())


def test_who_was_away_for_a_game_plays_the_next_one_for_his_own_money(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            boris = await house.guest("Boris")
            made = await anna.new_table(quick_table(bots=["random"] * 2, rules=CAMPAIGN, absent_after=1))
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await play_at_random(table)
                seats = (await anna.table(made.table)).seats
                assert seats[1].user == boris.user
                assert seats[1].bot
                facts = await anna.rematch(made.table)
                assert facts.seats[1].user == boris.user
                assert not facts.seats[1].bot
                await boris.stand(made.table)
                with pytest.raises(Refusal) as refused:
                    await boris.sit(made.table, PlayerId(2))
                assert refused.value.code == "seat_taken"
                await boris.sit(made.table)
                assert (await anna.table(made.table)).seats[1].user == boris.user

    run(scene())


@pytest.mark.parametrize("running", [True, False])
def test_the_host_closes_a_campaign_and_everybody_sees_how_it_stands(tmp_path: Path, running: bool) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            vera = await house.guest("Vera")
            made = await anna.new_table(for_money())
            await vera.join(invite=made.invite)
            async with Line(anna) as line, Line(vera) as other:
                table = await line.watch(made.table)
                watched = await other.watch(made.table)
                with pytest.raises(Refusal) as refused:
                    await anna.close(made.table)
                assert refused.value.code == "no_campaign"
                await anna.start(made.table)
                await play_at_random(table)
                had = seen(table).money
                if running:
                    await next_game(anna, table)
                    await until_asked(table, "play_phase")
                with pytest.raises(Refusal) as refused:
                    await vera.close(made.table)
                assert refused.value.code == "not_host"
                facts = await anna.close(made.table)
                assert facts.phase == "over"
                assert facts.campaign is not None
                assert (facts.campaign.over, facts.campaign.closed) == (True, True)
                await watched.until(lambda: watched.phase == "over" and watched.last is not None)
                assert seen(watched).money == had
                assert watched.view is None
                assert not watched.my_turn
            series = series_from_bytes(await anna.series(made.table))
            assert series.closed
            assert len(series.games) == 1
            assert (await anna.me()).tables == []
            token, user = anna.token, anna.user
        async with open_house(tmp_path) as house:
            anna = Account(house.url, token, user, "Anna")
            async with Line(anna) as line:
                table = await line.watch(made.table)
                assert seen(table).money == had
                await next_game(anna, table)
                assert seen(table).series is not None
                assert seen(table).series.number == 1  # type: ignore[union-attr]

    run(scene())


async def replayed(who: Account, table: str, seq: int) -> wire.History:
    return await who.call("replay", wire.History, table=table, seq=seq)


def test_every_game_of_a_campaign_can_be_replayed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, name = await opened(house, for_money())
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await play_at_random(table)
                await next_game(anna, table)
                await play_at_random(table)
                await next_game(anna, table)
                last = await anna.call("replay", wire.History, table=name)
                assert [span.round for span in last.games] == [1, 2]
                assert [span.follows for span in last.games] == [False, True]
                for span in last.games:
                    told = await replayed(anna, name, span.last)
                    assert [told.entries[0].seq, told.entries[-1].seq] == [span.first, span.last]
                    assert told.entries[-1].view is not None
                    assert told.entries[-1].view.over
                assert last.entries[0].seq == last.games[1].first
                with pytest.raises(Refusal) as refused:
                    await replayed(anna, name, table.seq)
                assert refused.value.code == "not_over"

    run(scene())
