"""Several devices of one person, and one that is lost."""

import asyncio
from pathlib import Path

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.server.people import People
from saloon.server.refused import Refused
from saloon.server.store import StoredUser
from saloon.server.store_sqlite import SqliteStore
from saloon.wire.routes import cookie_name
from saloon.wire.routing import API
from tests.server.houses import Running, open_house, quick_table, run
from tests.server.test_gate import request


def cookie(house: Running) -> str:
    return cookie_name(house.url.removeprefix("http://"))


def page_of(house: Running, person: Account) -> dict[str, str]:
    """What the browser of somebody sends along."""
    return {"cookie": f"{cookie(house)}={person.token}", "origin": house.url}


async def second_device(house: Running, person: Account) -> Account:
    made = await person.new_device()
    assert made.link == f"/#/device/{made.token}"
    return Account(house.url, made.token, person.user, person.name)


def test_a_lost_phone_is_forgotten_at_once_and_the_seat_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            laptop, boris = await house.guest("Anna"), await house.guest("Boris")
            phone = await second_device(house, laptop)
            made = await laptop.new_table(quick_table())
            async with Line(laptop) as here, Line(phone) as lost:
                mine, stolen = await here.watch(made.table), await lost.watch(made.table)
                assert stolen.seat == mine.seat == 0
                await laptop.forget_other_devices()
                with pytest.raises(Refusal, match="unauthorized"):
                    await stolen.until(lambda: False)
                with pytest.raises(Refusal, match="unauthorized"):
                    await phone.me()
                await mine.say("still here")
                assert here.breaks == 0
            assert (await laptop.table(made.table)).seats[0].user == laptop.user
            assert (await boris.me()).name == "Boris"

    run(scene())


def test_a_device_can_log_out_and_the_others_stay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            laptop = await house.guest("Anna")
            phone = await second_device(house, laptop)
            async with Line(laptop) as staying, Line(phone) as leaving:
                made = await laptop.new_table(quick_table())
                watched = await leaving.watch(made.table)
                await staying.watch(made.table)
                await phone.forget_this_device()
                with pytest.raises(Refusal, match="unauthorized"):
                    await watched.until(lambda: False)
                assert staying.breaks == 0
            with pytest.raises(Refusal, match="unauthorized"):
                await phone.me()
            assert (await laptop.me()).user == phone.user

    run(scene())


def test_a_browser_that_logs_out_loses_its_cookie(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            page = page_of(house, anna)
            reply = await request(house, "POST", f"{API}/users/me/devices/forget", page)
            assert reply.status == 200
            assert reply.headers["set-cookie"].startswith(f'{cookie(house)}=""')
            assert "Max-Age=0" in reply.headers["set-cookie"]
            assert (await request(house, "GET", f"{API}/users/me", page)).status == 401

    run(scene())


def test_a_browser_becomes_somebody_else_only_when_it_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            page, bearer = page_of(house, anna), {"authorization": f"Bearer {boris.token}"}
            looked = await request(house, "GET", f"{API}/users/me", page | bearer)
            assert looked.body["name"] == "Boris"
            assert "set-cookie" not in looked.headers
            reply = await request(house, "POST", f"{API}/users/me/devices/use", page | bearer)
            assert reply.body["name"] == "Boris"
            assert reply.headers["set-cookie"].startswith(f"{cookie(house)}={boris.token};")
            assert "HttpOnly" in reply.headers["set-cookie"]
            stranger = {"authorization": "Bearer no-token-of-ours"}
            refused = await request(house, "POST", f"{API}/users/me/devices/use", page | stranger)
            assert refused.status == 401
            assert "set-cookie" not in refused.headers

    run(scene())


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost", "saloon"),
        ("localhost:8383", "saloon-8383"),
        ("[::1]", "saloon"),
        ("[::1]:8383", "saloon-8383"),
        ("cards.example", "saloon"),
    ],
)
def test_two_houses_on_one_machine_do_not_share_a_cookie(host: str, name: str) -> None:
    assert cookie_name(host) == name


class Held(SqliteStore):
    """Tells who has a token only when it is let go."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def token_user(self, token_hash: bytes) -> StoredUser | None:
        found = await super().token_user(token_hash)
        self.asked.set()
        await self.go_on.wait()
        return found


def test_a_token_that_is_dropped_while_it_is_looked_up_is_not_remembered(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Held(tmp_path)
        await store.open()
        people = People(store)
        anna, laptop = await people.new("Anna")
        phone = await people.new_token(anna)
        coming = asyncio.create_task(people.by_token(phone))
        await store.asked.wait()
        await people.drop_other_tokens(laptop, anna)
        store.go_on.set()
        with pytest.raises(Refused):
            await coming
        assert await people.by_token(laptop) == anna
        await store.close()

    run(scene())
