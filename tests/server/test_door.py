"""The door of a table: guessed codes, a new code and link, and what the store keeps of it."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.server.clock import HandClock
from saloon.server.limits import HouseBuckets
from saloon.server.plates import Plates
from saloon.server.refused import Refused
from saloon.server.settings import Settings
from saloon.server.store import StoredPlay, StoredTable
from saloon.server.store_sqlite import SqliteStore
from saloon.wire import limits
from tests.server.houses import open_house, quick_table, run, until
from tests.server.test_lobby import code_of
from tests.server.test_store_fails import FragileStore


def wrong_codes(plates: Plates, number: int) -> None:
    """As many people at many addresses try them."""
    for _ in range(number):
        with pytest.raises(Refused):
            plates.table("no code")


def test_after_many_guesses_an_open_door_is_knocked_at_until_the_host_renews_its_code(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera, guest = [await house.guest(name) for name in ("Anna", "Boris", "Vera", "Joe")]
            made = await anna.new_table(quick_table(open_door=True))
            plates = house.house.tables.plates
            wrong_codes(plates, limits.WRONG_CODES - 1)
            assert (await guest.join(code=made.code)).waiting is False
            wrong_codes(plates, 1)
            assert (await boris.join(code=made.code)).waiting is True
            assert (await guest.join(code=made.code)).waiting is False, "who is in already is not asked"
            assert (await vera.join(invite=made.invite)).waiting is False
            fresh = await anna.renew(made.table)
            assert (await boris.join(code=fresh.code)).waiting is False

    run(scene())


def test_guesses_are_counted_across_restarts_and_a_renewed_code_is_as_good_as_new(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            old, other = [await anna.new_table(quick_table(open_door=True)) for _ in range(2)]
            plates = house.house.tables.plates
            plates.wrong = limits.WRONG_CODES - 1
            [guess, *_] = {"00000", "11111", "22222"} - {old.code, other.code}
            assert await code_of(boris.join(code=guess)) == "bad_code"
            other = await anna.renew(other.table)
        async with open_house(tmp_path) as house:
            boris.url = anna.url = house.url
            assert (await boris.join(code=old.code)).waiting is True
            assert (await boris.join(code=other.code)).waiting is False

    run(scene())


def test_a_new_code_and_link_take_the_place_of_all_that_were_given_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            other = await anna.invite(made.table)
            assert (await boris.join(code=made.code)).waiting is True
            async with Line(anna) as line:
                hers = await line.watch(made.table)
                await hers.until(lambda: hers.presence is not None and len(hers.presence.knocks) == 1)
                fresh = await anna.renew(made.table)
                await hers.until(lambda: hers.presence is not None and not hers.presence.knocks)
            assert fresh.code != made.code
            assert await code_of(boris.join(code=made.code)) == "bad_code"
            for old in (made.invite, other.invite):
                assert await code_of(boris.join(invite=old)) == "bad_invite"
            assert (await anna.table(made.table)).code == fresh.code
            assert (await boris.join(invite=fresh.invite)).waiting is False
            assert await code_of(boris.renew(made.table)) == "not_host"
        async with open_house(tmp_path) as house:
            vera = await house.guest("Vera")
            assert await code_of(vera.join(code=made.code)) == "bad_code"
            assert (await vera.join(code=fresh.code)).waiting is True

    run(scene())


def test_a_door_that_cannot_be_kept_is_not_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        store = FragileStore(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(open_door=True))
            store.broken = True
            assert await code_of(anna.renew(made.table)) == "store_failed"
            store.broken = False
            assert (await boris.join(code=made.code)).waiting is False
            assert (await boris.join(invite=made.invite)).waiting is False

    run(scene())


def test_only_so_many_knock_at_one_door_in_a_minute(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1), HandClock()) as house:
            anna = await house.guest("Anna")
            made, quiet = [await anna.new_table(quick_table(seed="")) for _ in range(2)]
            crowd = [await house.guest(f"Bandit {number}") for number in range(limits.KNOCKS_PER_MINUTE)]
            house.house.codes = HouseBuckets(
                "codes", 1e6, 1e6, house.house.clock.now, None
            )  # each from elsewhere
            for bandit in crowd:
                assert (await bandit.join(code=made.code)).waiting is True
            late = await house.guest("Late")
            assert await code_of(late.join(code=made.code)) == "slow_down"
            assert (await late.join(code=quiet.code)).waiting is True

    run(scene())


def test_a_knock_that_could_not_be_answered_can_be_answered_again(tmp_path: Path) -> None:
    async def scene() -> None:
        store = FragileStore(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            await boris.join(code=made.code)
            table = await house.house.tables.table(made.table)
            [knock] = [line.knock for line in table.door.lines()]
            store.broken = True
            assert await code_of(anna.approve(made.table, knock)) == "store_failed"
            store.broken = False
            await anna.approve(made.table, knock)
            assert (await boris.sit(made.table)).seats[1].name == "Boris"

    run(scene())


class SlowStore(SqliteStore):
    """Tells that an entry is kept only when it is let go."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.slow = False
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def append(
        self,
        table: str,
        seq: int,
        kind: str,
        body: bytes,
        line: StoredTable | None = None,
        plays: Sequence[StoredPlay] = (),
        driven: bool = False,
    ) -> None:
        await super().append(table, seq, kind, body, line, plays)
        if self.slow:
            self.asked.set()
            await self.go_on.wait()


def test_a_link_that_is_made_while_the_game_is_dealt_does_not_undo_the_deal_in_the_store(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        store = SlowStore(tmp_path)
        async with open_house(tmp_path, store=store) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(pace=9.0))
            store.slow = True
            starting = asyncio.create_task(anna.start(made.table))
            await store.asked.wait()
            store.slow = False
            inviting = asyncio.create_task(anna.invite(made.table))
            table = await house.house.tables.table(made.table)
            await until(lambda: not table._requests.empty() or inviting.done(), (table, "_request"))
            store.go_on.set()
            await asyncio.gather(starting, inviting)
            line = await store.table(made.table)
            assert line is not None
            assert line.state == "playing"

    run(scene())


def test_codes_that_ran_out_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.server.plates.MOST", 3)
    plates = Plates()
    first = plates.new("a")
    second = plates.new("b")
    assert first != second
    with pytest.raises(Refused, match="too many tables"):
        plates.new("c")
    plates.take_down(first)
    assert plates.new("c") != second
