"""Nobody sees two hands of one game without the table's consent, and who was sent away stays away."""

from pathlib import Path

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import record_from_bytes
from saloon.server.party import NOBODY
from saloon.wire.lobby import TableMade
from tests.server.houses import Running, open_house, play_on, quick_table, run
from tests.server.test_lobby import code_of
from tests.server.test_store_fails import FragileStore


async def two_who_play(house: Running, line: Line) -> tuple[Account, TableMade, RemoteTable]:
    """Anna, whose line it is, and Boris play against two bots."""
    anna, boris = line.account, await house.guest("Boris")
    made = await anna.new_table(quick_table(absent_after=0))
    await boris.join(invite=made.invite)
    await boris.sit(made.table, PlayerId(1))
    hers = await line.watch(made.table)
    await anna.start(made.table)
    return boris, made, hers


async def asked_for(table: RemoteTable, seat: int) -> str:
    """The knock of somebody who wants this seat."""

    def knocks() -> list[str]:
        lines = [] if table.presence is None else table.presence.knocks
        return [line.knock for line in lines if line.seat == seat]

    await table.until(lambda: bool(knocks()))
    return knocks()[0]


def test_a_third_person_takes_a_bots_seat_only_with_the_hosts_yes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, Line(await house.guest("Anna")) as line:
            anna, vera = line.account, await house.guest("Vera")
            _, made, hers = await two_who_play(house, line)
            await vera.join(invite=made.invite)
            async with Line(vera) as other:
                doors: list[tuple[bool, int]] = []
                other.on_door = lambda door: doors.append((door.open, door.seat))
                theirs = await other.watch(made.table)
                facts = await vera.sit(made.table, PlayerId(2))
                assert (facts.waiting, facts.seats[2].user) == (True, "")
                await anna.approve(made.table, await asked_for(hers, 2), welcome=False)
                await vera.sit(made.table, PlayerId(3))
                await anna.approve(made.table, await asked_for(hers, 3))
                await theirs.until(lambda: theirs.seat == 3)
                await theirs.until(lambda: len(doors) == 2)
                assert doors == [(False, 2), (True, 3)]

    run(scene())


def test_the_first_friend_of_somebody_who_plays_alone_just_sits_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(absent_after=0))
            await anna.start(made.table)
            await boris.join(invite=made.invite)
            assert (await boris.sit(made.table)).waiting is False

    run(scene())


def test_who_stood_up_has_his_own_seat_back_without_asking_and_no_second_name_of_his_another(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, Line(await house.guest("Anna")) as line:
            boris, made, hers = await two_who_play(house, line)
            await boris.stand(made.table)
            again = await house.guest("Boris too")
            await again.join(invite=made.invite)
            assert (await again.sit(made.table, PlayerId(2))).waiting is True
            await asked_for(hers, 2)
            assert await code_of(boris.sit(made.table, PlayerId(2))) == "seat_taken"
            facts = await boris.sit(made.table)
            assert (facts.waiting, facts.seats[1].user) == (False, boris.user)

    run(scene())


def test_a_game_that_begins_anew_knows_of_no_wish_for_a_seat_in_the_last_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, Line(await house.guest("Anna")) as line:
            boris, made, hers = await two_who_play(house, line)
            vera = await house.guest("Vera")
            await vera.join(invite=made.invite)
            await vera.sit(made.table, PlayerId(2))
            await asked_for(hers, 2)
            async with Line(boris) as other:
                theirs = await other.watch(made.table)
                while hers.phase == "playing":
                    for table in (hers, theirs):
                        if table.my_turn and table.ask is not None:
                            await table.answer(table.ask.options[0].key)
                    await hers.changed() if not hers.my_turn and not theirs.my_turn else None
            await line.account.rematch(made.table)
            assert (await house.house.tables.table(made.table)).door.lines() == []

    run(scene())


def test_a_record_tells_who_sat_where_when(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, Line(await house.guest("Anna")) as line:
            anna, boris = line.account, await house.guest("Boris")
            made = await anna.new_table(quick_table(absent_after=0))
            hers = await line.watch(made.table)
            await anna.start(made.table)
            await boris.join(invite=made.invite)
            await boris.sit(made.table, PlayerId(2))
            await boris.stand(made.table)
            await play_on(hers)
            sittings = record_from_bytes(await anna.record(made.table)).sittings
            told = [(one.seat, one.name) for one in sittings]
            assert told == [(0, "Anna"), (2, "Boris"), (2, "")]
            assert sittings[0].after == 0
            assert sittings[1].after == sittings[2].after

    run(scene())


def test_who_was_sent_away_does_not_come_back_by_the_same_link_under_another_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table(open_door=True))
            for guest in (boris, vera):
                await guest.join(invite=made.invite)
            await boris.sit(made.table, PlayerId(1))
            his = await boris.invite(made.table)
            watching = await anna.invite(made.table, watch=True)
            await anna.kick(made.table, PlayerId(1))
            masked = [await house.guest("Somebody else") for _ in range(3)]
            assert (await masked[0].join(invite=made.invite)).waiting is True
            assert (await masked[1].join(code=made.code)).waiting is True
            assert (await masked[2].join(invite=watching.invite)).waiting is True
            assert await code_of(masked[0].join(invite=his.invite)) == "bad_invite"
            assert await code_of(masked[0].table(made.table)) == "forbidden"
            assert (await vera.join(invite=made.invite)).waiting is False, "who is in already is not asked"
            fresh = await anna.invite(made.table)
            assert (await (await house.guest("Gleb")).join(invite=fresh.invite)).waiting is False
        async with open_house(tmp_path) as house:
            late = await house.guest("Late")
            assert (await late.join(invite=made.invite)).waiting is True

    run(scene())


def test_a_link_is_not_doubted_when_somebody_could_not_be_sent_away(tmp_path: Path) -> None:
    async def scene() -> None:
        store = FragileStore(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            store.broken = True
            assert await code_of(anna.kick(made.table, PlayerId(1))) == "store_failed"
            store.broken = False
            assert (await (await house.guest("Vera")).join(invite=made.invite)).waiting is False

    run(scene())


def test_a_guest_has_a_few_links_to_give_and_the_hosts_stays_good(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table())
            await boris.join(invite=made.invite)
            for _ in range(3):
                await boris.invite(made.table)
            assert await code_of(boris.invite(made.table)) == "too_many"
            assert (await vera.join(invite=made.invite)).waiting is False

    run(scene())


def test_the_host_sees_who_watches_and_can_mute_and_send_them_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house, Line(await house.guest("Anna")) as line:
            anna, vera = line.account, await house.guest("Vera")
            made = await anna.new_table(quick_table(private=False))
            hers = await line.watch(made.table)
            async with Line(vera) as other:
                theirs = await other.watch(made.table)
                await hers.until(lambda: hers.presence is not None and bool(hers.presence.onlookers))
                assert hers.presence is not None
                assert [(one.user, one.name) for one in hers.presence.onlookers] == [(vera.user, "Vera")]
                assert theirs.presence is None or not theirs.presence.onlookers
                await theirs.say("good evening")
                assert await code_of(vera.mute(made.table, anna.user)) == "not_host"
                assert await code_of(anna.mute(made.table, anna.user)) == "unknown_user"
                await anna.mute(made.table, vera.user)
                assert await code_of(theirs.say("and again")) == "muted"
                assert await code_of(theirs.phrase("hello")) == "muted"
                await anna.mute(made.table, vera.user, muted=False)
                await theirs.phrase("hello")
                doors: list[bool] = []
                other.on_door = lambda door: doors.append(door.open)
                await anna.remove(made.table, vera.user)
                await theirs.until(lambda: doors == [False])
            assert await code_of(vera.table(made.table)) == "removed"
            assert await code_of(vera.sit(made.table)) == "removed"
            assert await code_of(anna.remove(made.table, anna.user)) == "unknown_user"
            state = (await house.house.tables.table(made.table)).state
            assert [chair.user for chair in state.party.chairs if chair.user] == [anna.user]
            assert state.party.seat_of(vera.user) == NOBODY

    run(scene())
