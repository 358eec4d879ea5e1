"""Links to a table: to play, to watch, to a game that was played; knocking without a code; names."""

from pathlib import Path

import pytest

from saloon.bots.registry import bots_for
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.choices import game_lines
from saloon.text.texts import LANGUAGES, Texts
from saloon.wire.names import with_bots
from tests.server.houses import open_house, play_on, quick_table, run
from tests.server.test_lobby import code_of


def test_whoever_has_the_link_for_watching_sees_the_table_and_gets_no_seat_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            link = await anna.invite(made.table, watch=True)
            assert link.code == ""
            assert await code_of(boris.table(made.table)) == "forbidden"
            joined = await boris.join(invite=link.invite)
            assert (joined.waiting, joined.watching) == (False, True)
            assert (await boris.table(made.table)).code == "", "the code would let him in to play"
            assert await code_of(boris.sit(made.table)) == "watch_only"
            assert await code_of(boris.invite(made.table)) == "watch_only"
            await anna.start(made.table)
            assert await code_of(boris.sit(made.table)) == "watch_only"
            async with Line(boris) as line:
                his = await line.watch(made.table)
                assert his.seat == -1
                assert his.view is not None

    run(scene())


def test_a_watcher_who_is_invited_may_sit_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            await boris.join(invite=(await anna.invite(made.table, watch=True)).invite)
            assert (await boris.join(invite=made.invite)).watching is False
            assert (await boris.sit(made.table)).seats[1].name == "Boris"

    run(scene())


def test_there_is_one_link_for_watching_until_the_host_renews_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table())
            link = (await anna.invite(made.table, watch=True)).invite
            await boris.join(invite=link)
            assert (await boris.invite(made.table, watch=True)).invite == link, "he may hand it on"
        async with open_house(tmp_path) as house:
            assert (await anna.__class__(house.url, anna.token).invite(made.table, watch=True)).invite == link
            host = anna.__class__(house.url, anna.token)
            await host.renew(made.table)
            late = vera.__class__(house.url, vera.token)
            assert await code_of(late.join(invite=link)) == "bad_invite"
            assert (await host.invite(made.table, watch=True)).invite != link

    run(scene())


def test_a_finished_game_is_replayed_by_its_link_and_the_link_opens_no_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            async with Line(anna) as line:
                hers = await line.watch(made.table)
                await anna.start(made.table)
                await play_on(hers)
            await boris.join(invite=(await anna.invite(made.table, watch=True)).invite)
            assert await boris.record(made.table)
            await anna.rematch(made.table)
            assert await code_of(boris.sit(made.table)) == "watch_only"

    run(scene())


def test_a_stranger_knocks_at_the_table_whose_address_he_has(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(open_door=True))
            assert (await boris.join(table=made.table)).waiting is True, "an address is no code"
            async with Line(anna) as line:
                hers = await line.watch(made.table)
                await hers.until(lambda: hers.presence is not None and len(hers.presence.knocks) == 1)
                assert hers.presence is not None
                await anna.approve(made.table, hers.presence.knocks[0].knock)
            assert (await boris.sit(made.table)).seats[1].name == "Boris"
            assert await code_of(boris.join(table="nowhere")) == "unknown_table"

    run(scene())


def test_whoever_was_removed_is_told_so_and_can_neither_knock_nor_watch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            link = (await anna.invite(made.table, watch=True)).invite
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            await anna.kick(made.table, PlayerId(1))
            for door in ({"table": made.table}, {"invite": link}, {"invite": made.invite}):
                assert await code_of(boris.join(**door)) == "removed"
            assert await code_of(boris.table(made.table)) == "removed"

    run(scene())


def test_a_new_name_is_seen_at_every_table_where_one_sits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Lucky Joe")
            made = await anna.new_table(quick_table())
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            async with Line(anna) as line:
                hers = await line.watch(made.table)
                await boris.rename("Boris")
                await hers.until(lambda: hers.lobby is not None and hers.lobby.seats[1].name == "Boris")
            await anna.start(made.table)
            await boris.rename("Boris Godunov")
            seats = (await anna.table(made.table)).seats
            assert [seats[1].name, seats[1].holder, seats[1].bot] == ["Boris Godunov", "person", ""]

    run(scene())


@pytest.mark.parametrize(
    "people", [["Anna", "", "", ""], ["Ada", "", "", ""], ["", "Клара", "Buck", "", "Док", ""]]
)
def test_a_bot_is_the_same_one_in_both_languages(people: list[str]) -> None:
    english, russian = [Texts(language).words("common.bot_names") for language in LANGUAGES]
    said = [with_bots(people, Texts(language)) for language in LANGUAGES]
    assert len(set(said[0])) == len(people)
    for person, one, other in zip(people, *said, strict=True):
        assert (one == other == person) if person else english.index(one) == russian.index(other)


def test_every_bot_of_every_game_is_described_in_every_language() -> None:
    for game in GAMES:
        for bot in bots_for(game):
            for language in LANGUAGES:
                assert all(Texts(language).say(f"common.bot.{bot}.{part}") for part in ("name", "text"))


def test_the_list_of_games_tells_what_every_preset_says_of_every_rule() -> None:
    for line in game_lines():
        options = {name: values for box in line.sets for name, values in box.rules.items()}
        assert list(line.preset_rules) == line.presets
        for values in line.preset_rules.values():
            assert set(values) == set(options)
            assert all(values[name] in options[name] for name in options)
