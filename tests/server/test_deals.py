"""The same deal at several tables: alike in everything, and nothing of it is told too early."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.settings import Settings
from saloon.wire.lobby import TableFacts
from tests.server.houses import Running, against_bots, open_house, play_on, quick_table, run, unhurried
from tests.server.test_histories import play, played
from tests.server.test_lobby import code_of


async def shared(house: Running, game: str = "duel", **wishes: Any) -> tuple[Account, str, str]:
    """Anna has played a game, and has a link for others who want to play its deal."""
    anna, table = await played(house, game, **wishes)
    return anna, table, await anna.share_deal(table)


def seating(facts: TableFacts) -> list[tuple[str, str]]:
    return [(seat.holder, seat.bot) for seat in facts.seats]


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_plays_a_deal_again_alike_has_the_same_game(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, first, deal = await shared(house, game)
            ben = await house.guest("Ben")
            second = (await ben.play_deal(deal)).table
            facts = await ben.table(second)
            assert facts.again
            assert seating(facts) == seating(await anna.table(first))
            await play(ben, second)
            ours, theirs = [json.decode(await one.record(at)) for one, at in ((anna, first), (ben, second))]
            assert ours["setup"] == theirs["setup"]
            assert ours["answers"] == theirs["answers"], "bots have the same chance, too"
            told = await ben.comparison(second, "ru")
            assert [one.table for one in told.tables] == [first, second]
            assert [one.mine for one in told.tables] == [False, True]
            assert told.tables[0].parted == -1
            names = [[seat.name for seat in one.seats if seat.person] for one in told.tables]
            assert names == [["Anna"], ["Ben"]]
            assert all(seat.left and seat.side_name for one in told.tables for seat in one.seats)

    run(scene())


def test_it_is_told_where_two_games_parted_and_both_can_be_looked_at(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, first, deal = await shared(house)
            ben = await house.guest("Ben")
            second = (await ben.play_deal(deal)).table
            async with Line(ben) as line:
                his = await line.watch(second)
                await ben.start(second)
                await play_on(his, choose=1)
            for asker, mine, other in ((ben, second, first), (anna, first, second)):
                told = await asker.comparison(mine)
                theirs = next(one for one in told.tables if one.table == other)
                assert theirs.parted >= 0
                assert theirs.parted_name in [seat.name for seat in theirs.seats]
                await asker.call("replay", dict, table=other, seq=theirs.there)
                await asker.call("table_book", dict, table=other)
            assert await code_of((await house.guest("Cora")).comparison(second)) == "forbidden"

    run(scene())


def test_whoever_plays_a_deal_is_told_nothing_of_the_other_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, first, deal = await shared(house, private=False)
            ben = await house.guest("Ben")
            await ben.join(invite=(await anna.invite(first)).invite)
            second = (await ben.play_deal(deal)).table
            await ben.start(second)
            for ask in (ben.table, ben.history, ben.record, ben.honours, ben.comparison, ben.sit):
                assert await code_of(ask(first)) == "deal_running", ask.__name__
            assert await code_of(ben.call("replay", dict, table=first, seq=1)) == "deal_running"
            assert await code_of(ben.comparison(second)) == "not_over"
            async with Line(ben) as line:
                assert await code_of(line.watch(first)) == "deal_running"
            async with Line(anna) as line:
                await line.watch(first)
                await anna.rematch(first)
                assert [one.table for one in await anna.tables()] == [first]
                assert await ben.tables() == []
            async with Line(ben) as line:
                await play_on(await line.watch(second))
            assert (await ben.table(first)).table == first
            assert len((await ben.comparison(second)).tables) == 2

    run(scene())


def test_whoever_has_seen_a_deal_does_not_play_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, first, deal = await shared(house, private=False)
            assert await code_of(anna.play_deal(deal)) == "deal_known"
            stranger, guest, ben = [await house.guest(name) for name in ("Stranger", "Guest", "Ben")]
            await stranger.history(first)
            assert await code_of(stranger.play_deal(deal)) == "deal_known"
            second = await ben.play_deal(deal)
            assert (await ben.play_deal(deal)).table == second.table, "one table for each"
            await guest.join(invite=second.invite)
            assert await code_of(guest.sit(second.table)) == "table_full"
            await ben.start(second.table)
            async with Line(guest) as line:
                await line.watch(second.table)
            assert await code_of(guest.play_deal(deal)) == "deal_known"
        async with open_house(tmp_path) as house:
            for one in (stranger, guest):
                one.url = house.url
                assert await code_of(one.play_deal(deal)) == "deal_known", "a house does not forget it"

    run(scene())


def test_friends_take_the_seats_that_people_had_and_no_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, ben, cora, dan = [await house.guest(name) for name in ("Anna", "Ben", "Cora", "Dan")]
            made = await anna.new_table(quick_table(bots=["random"] * 2))
            await ben.join(invite=made.invite)
            await ben.sit(made.table)
            async with Line(anna) as line, Line(ben) as other:
                tables = [await line.watch(made.table), await other.watch(made.table)]
                await anna.start(made.table)
                await both(*tables)
            deal = await ben.share_deal(made.table)
            again = await cora.play_deal(deal)
            await dan.join(invite=again.invite)
            assert await code_of(dan.sit(again.table, PlayerId(2))) == "deal_fixed"
            assert [seat.user for seat in (await dan.sit(again.table)).seats[:2]] == [cora.user, dan.user]
            assert await code_of(cora.place_bot(again.table, PlayerId(2), "greenhorn")) == "deal_fixed"
            assert await code_of(cora.agree(again.table, hints=True)) == "deal_fixed"
            await ben.join(invite=again.invite)
            await dan.stand(again.table)
            assert await code_of(ben.sit(again.table)) == "deal_known"

    run(scene())


async def both(first: Any, second: Any) -> None:
    """Two people answer whatever they are asked."""
    while first.phase != "over":
        asked = next((one for one in (first, second) if one.my_turn), None)
        if asked is None:
            await first.changed()
        else:
            await asked.answer(asked.ask.options[0].key)


def test_a_deal_waits_for_its_first_table_unless_that_agreed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, ben = await house.guest("Anna"), await house.guest("Ben")
            made = await anna.new_table(against_bots("duel"))
            deal = await anna.share_deal(made.table)
            assert await code_of(ben.play_deal(deal)) == "not_playing"
            await anna.start(made.table)
            assert await code_of(ben.play_deal(deal)) == "not_over"
            at_once = await anna.new_table(against_bots("duel", same_deal=True))
            deal = await anna.share_deal(at_once.table)
            await anna.start(at_once.table)
            again = await ben.play_deal(deal)
            await ben.start(again.table)
            assert await code_of(anna.play_deal(deal)) == "deal_known"
            await anna.join(invite=again.invite)
            assert await code_of(anna.history(again.table)) == "deal_running"

    run(scene())


def test_what_cannot_be_played_again_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            campaign = await anna.new_table(quick_table(rules={"campaign": "on"}, bots=["random"] * 3))
            await anna.start(campaign.table)
            assert await code_of(anna.share_deal(campaign.table)) == "no_duplicate"
            lesson = await anna.new_table(quick_table(lesson="first_game"))
            await anna.start(lesson.table)
            assert await code_of(anna.share_deal(lesson.table)) == "no_duplicate"
            for wrong in ("", "x", "a.b.c", "a.1.b", f"{campaign.table}.1.wrong", "a.99999999999999999999.b"):
                assert await code_of(anna.play_deal(wrong)) == "bad_invite"

    run(scene())


@pytest.mark.long
def test_the_record_of_a_repeated_deal_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unhurried(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1)) as house:
            anna, first = await played(house, "duel", seed="", pace=0.0)
            deal = await anna.share_deal(first)
            ben = await house.guest("Ben")
            again = (await ben.play_deal(deal)).table
            assert (await ben.table(again)).seed_hash == (await anna.table(first)).seed_hash
            await play(ben, again)
            ours, theirs = [
                json.decode(await one.record(at))["proof"] for one, at in ((anna, first), (ben, again))
            ]
            assert not ours.get("again")
            assert theirs == {**ours, "again": True}

    run(scene())


def test_a_host_who_renews_the_door_renews_the_link_to_the_deal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, first, deal = await shared(house)
            await anna.renew(first)
            ben = await house.guest("Ben")
            assert await code_of(ben.play_deal(deal)) == "bad_invite"
            assert (await ben.play_deal(await anna.share_deal(first))).table

    run(scene())
