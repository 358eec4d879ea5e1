"""What every store promises."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel.ids import PlayerId
from saloon.server.store import (
    SeqTaken,
    Store,
    StoredNote,
    StoredPlay,
    StoredState,
    StoredTable,
    StoredUser,
    StoreFailed,
    StoreInUse,
    now,
    token_hash,
)
from saloon.server.stores import UnknownDatabase, new_store

pytestmark = pytest.mark.anyio
Again = Callable[[], Store]


async def numbers(store: Store, table: str, after: int = 0) -> list[int]:
    return [entry.seq for entry in await store.entries(table, after)]


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    await store.append("t1", 1, "made", b'{"game":"bang"}')
    await store.append("t1", 2, "answered", "Пас".encode())
    await store.append("t2", 1, "made", b"\x00\xff")
    first, second = await store.entries("t1")
    assert (first.seq, first.kind, first.body) == (1, "made", b'{"game":"bang"}')
    assert (second.seq, second.kind, second.body) == (2, "answered", "Пас".encode())
    assert first.at <= second.at
    assert [entry.body for entry in await store.entries("t2")] == [b"\x00\xff"]
    assert await store.entries("t3") == []


async def test_a_log_can_be_read_from_any_number(store: Store) -> None:
    for number in range(1, 6):
        await store.append("t1", number, "answered", b"")
    assert await numbers(store, "t1", 0) == [1, 2, 3, 4, 5]
    assert await numbers(store, "t1", 3) == [4, 5]
    assert await numbers(store, "t1", 5) == []


@pytest.mark.parametrize("number", [0, 1, 2, 4])
async def test_only_the_next_number_is_taken(store: Store, number: int) -> None:
    await store.append("t1", 1, "made", b"")
    await store.append("t1", 2, "sat", b"")
    with pytest.raises(SeqTaken, match=f"{number} is not the next number after 2"):
        await store.append("t1", number, "answered", b"", StoredTable("t1", "playing", b""))
    assert await numbers(store, "t1") == [1, 2]
    assert await store.table("t1") is None


async def test_of_two_who_append_the_same_number_one_is_refused(store: Store) -> None:
    both = [store.append("t1", 1, "made", body) for body in (b"one", b"other")]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "SeqTaken"]
    assert len(await store.entries("t1")) == 1


async def test_many_tables_at_once_are_kept_apart_and_in_order(store: Store) -> None:
    async def one_table(table: str) -> None:
        for number in range(1, 31):
            await store.append(table, number, "answered", f"{table} {number}".encode())

    await asyncio.gather(*[one_table(f"t{table}") for table in range(20)])
    for table in range(20):
        expected = [f"t{table} {number}".encode() for number in range(1, 31)]
        assert [entry.body for entry in await store.entries(f"t{table}")] == expected


async def test_one_who_is_refused_harms_nobody_else(store: Store) -> None:
    await store.append("late", 1, "made", b"")
    outcomes = await asyncio.gather(
        store.append("t1", 1, "made", b""),
        store.append("late", 1, "made", b""),
        store.put_token(token_hash("x"), "nobody"),
        store.put_user(StoredUser("u1", "Joe")),
        store.append("t1", 2, "sat", b""),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        SeqTaken,
        StoreFailed,
        type(None),
        type(None),
    ]
    assert await numbers(store, "t1") == [1, 2]
    assert await store.user("u1") == StoredUser("u1", "Joe")
    assert await store.token_user(token_hash("x")) is None


async def test_a_line_changes_together_with_its_entry(store: Store) -> None:
    await store.append("t1", 1, "made", b"", StoredTable("t1", "open", b"4 seats"))
    await store.append("t1", 2, "sat", b"")
    assert await store.table("t1") == StoredTable("t1", "open", b"4 seats")
    await store.append("t1", 3, "started", b"", StoredTable("t1", "playing", b"4 players"))
    assert await store.table("t1") == StoredTable("t1", "playing", b"4 players")


async def test_tables_are_found_by_their_state_oldest_first(store: Store) -> None:
    for table, state in [("z", "open"), ("b", "over"), ("a", "playing"), ("c", "open")]:
        await store.put_table(StoredTable(table, state, b""))
    await store.put_table(StoredTable("z", "playing", b"new"))
    assert [line.table for line in await store.tables()] == ["z", "b", "a", "c"]
    assert [line.table for line in await store.tables("open", "playing")] == ["z", "a", "c"]
    assert await store.tables("playing") == [
        StoredTable("z", "playing", b"new"),
        StoredTable("a", "playing", b""),
    ]
    assert await store.tables("nowhere") == []


async def test_tables_at_which_nothing_happens_any_more_are_found(store: Store) -> None:
    await store.put_table(StoredTable("old", "open", b""))
    await store.put_table(StoredTable("runs", "playing", b""))
    later = now() + 1000
    assert await store.stale("open", now() - 60_000) == []
    assert [line.table for line in await store.stale("open", later)] == ["old"]
    await store.put_table(StoredTable("old", "expired", b""))
    assert await store.stale("open", later) == []


async def test_a_store_that_is_well_says_so_and_one_that_is_closed_does_not(store: Store) -> None:
    await store.check()
    await store.close()
    with pytest.raises(StoreFailed):
        await store.put_table(StoredTable("x", "open", b""))


async def test_a_person_is_known_by_each_of_his_tokens_and_under_his_new_name(store: Store) -> None:
    await store.put_user(StoredUser("u1", "Рыжий Джо"))
    await store.put_token(token_hash("phone"), "u1")
    await store.put_token(token_hash("laptop"), "u1")
    await store.put_user(StoredUser("u1", "Red Joe"))
    assert await store.token_user(token_hash("phone")) == StoredUser("u1", "Red Joe")
    await store.drop_token(token_hash("phone"))
    assert await store.token_user(token_hash("phone")) is None
    assert await store.token_user(token_hash("laptop")) == StoredUser("u1", "Red Joe")
    assert await store.user("u2") is None


async def test_a_lost_phone_is_forgotten_and_nobody_else_is(store: Store) -> None:
    for user in ("u1", "u2"):
        await store.put_user(StoredUser(user, "Joe"))
    for token, user in (("laptop", "u1"), ("phone", "u1"), ("link", "u1"), ("other", "u2")):
        await store.put_token(token_hash(token), user)
    await store.drop_other_tokens(token_hash("laptop"), "u1")
    assert await store.token_user(token_hash("phone")) is None
    assert await store.token_user(token_hash("link")) is None
    assert await store.token_user(token_hash("laptop")) == StoredUser("u1", "Joe")
    assert await store.token_user(token_hash("other")) == StoredUser("u2", "Joe")


async def test_a_name_that_no_store_can_hold_is_refused_and_the_next_is_taken(store: Store) -> None:
    with pytest.raises(StoreFailed, match="takes no such thing"):
        await store.put_user(StoredUser("u1", "half a sign \ud83d"))
    await store.put_user(StoredUser("u1", "Joe"))
    assert await store.user("u1") == StoredUser("u1", "Joe")


async def test_a_count_is_kept_in_place_of_the_last_one(store: Store) -> None:
    assert await store.count("wrong_codes") == 0
    await store.put_count("wrong_codes", 7)
    await store.put_count("wrong_codes", 8)
    assert (await store.count("wrong_codes"), await store.count("others")) == (8, 0)


async def test_everybody_has_his_own_notes_at_each_table_in_their_order(store: Store) -> None:
    await store.put_note("t1", "u1", StoredNote(7, PlayerId(2), "outlaw"))
    await store.put_note("t1", "u1", StoredNote(3, PlayerId(1), "deputy"))
    await store.put_note("t1", "u1", StoredNote(7, PlayerId(2), "renegade"))
    await store.put_note("t1", "u2", StoredNote(4, PlayerId(1), "outlaw"))
    await store.put_note("t2", "u1", StoredNote(5, PlayerId(1), "sheriff"))
    assert await store.notes("t1", "u1") == [
        StoredNote(3, PlayerId(1), "deputy"),
        StoredNote(7, PlayerId(2), "renegade"),
    ]
    assert await store.notes("t1", "u3") == []


async def test_of_every_game_of_a_table_the_last_review_is_kept(store: Store, another: Again) -> None:
    assert await store.review("t1", 1) is None
    await store.put_review("t1", 1, b"\x00 first")
    await store.put_review("t1", 2, b"other game")
    await store.put_review("t2", 1, b"other table")
    await store.put_review("t1", 1, b"\x00 second")
    await store.close()
    again = another()
    await again.open()
    assert [await again.review("t1", number) for number in (1, 2, 3)] == [
        b"\x00 second",
        b"other game",
        None,
    ]
    await again.close()


async def test_of_every_table_the_last_state_is_kept(store: Store, another: Again) -> None:
    assert await store.state("t1") is None
    await store.put_state("t1", StoredState(3, b"\x00 three"))
    await store.put_state("t2", StoredState(9, b"nine"))
    await store.put_state("t1", StoredState(5, "пять".encode()))
    assert await store.state("t1") == StoredState(5, "пять".encode())
    await store.close()
    again = another()
    await again.open()
    assert await again.state("t2") == StoredState(9, b"nine")
    await again.close()


async def test_everything_is_there_after_a_restart(another: Again) -> None:
    first = another()
    await first.open()
    await first.append("t1", 1, "made", b"body", StoredTable("t1", "open", b"facts"))
    await first.put_user(StoredUser("u1", "Joe"))
    await first.close()
    second = another()
    await second.open()
    assert [entry.body for entry in await second.entries("t1")] == [b"body"]
    assert await second.tables("open") == [StoredTable("t1", "open", b"facts")]
    assert await second.user("u1") == StoredUser("u1", "Joe")
    await second.append("t1", 2, "sat", b"")
    await second.close()


async def test_two_servers_cannot_use_one_store(
    store: Store, another: Again, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.store_postgres.LOCK_SECONDS", 0.0)
    with pytest.raises(StoreInUse, match="another server uses"):
        await another().open()
    await store.append("t1", 1, "made", b"")


async def test_a_store_that_is_closed_says_so(another: Again) -> None:
    one = another()
    await one.open()
    await one.close()
    await one.close()
    with pytest.raises(StoreFailed, match="closed"):
        await one.append("t1", 1, "made", b"")
    with pytest.raises(StoreFailed, match="closed"):
        await one.entries("t1")


async def test_what_was_asked_before_closing_is_still_done(another: Again) -> None:
    one = another()
    await one.open()
    asked = [asyncio.ensure_future(one.append("t1", number, "answered", b"")) for number in range(1, 51)]
    await asyncio.sleep(0)
    await one.close()
    await asyncio.gather(*asked)
    await one.open()
    assert await numbers(one, "t1") == list(range(1, 51))
    await one.close()


async def test_somebody_who_goes_away_while_he_waits_harms_nobody(store: Store) -> None:
    impatient = asyncio.ensure_future(store.append("t1", 1, "made", b""))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.append("t2", 1, "made", b"")
    assert await numbers(store, "t2") == [1]
    assert await numbers(store, "t1") in ([], [1])


def test_an_address_that_is_no_database_is_refused_without_repeating_it(tmp_path: Path) -> None:
    with pytest.raises(UnknownDatabase, match="begins with postgresql://") as refusal:
        new_store(tmp_path, "mysql://joe:secret@example/saloon")
    assert "secret" not in str(refusal.value)


def play_of(user: str, number: int, rated: bool = False, seat: int = 0) -> StoredPlay:
    return StoredPlay("t1", number, PlayerId(seat), user, 1000 + number, rated, b"\x00 body")


async def test_what_people_played_is_kept_with_the_entry_that_ended_it(store: Store, another: Again) -> None:
    first, second = play_of("anna", 1), play_of("anna", 2, rated=True)
    bot = play_of("", 2, rated=True, seat=1)
    await store.append("t1", 1, "answered", b"", plays=[first, play_of("ben", 1, seat=1)])
    await store.append("t1", 2, "answered", b"", plays=[second, bot])
    with pytest.raises(SeqTaken):
        await store.append("t1", 2, "answered", b"", plays=[play_of("anna", 3)])
    await store.close()
    again = another()
    await again.open()
    assert await again.plays_of("anna") == [second, first]
    assert await again.rated_plays() == [second, bot]
    await again.drop_plays("anna")
    assert await again.plays_of("anna") == []
    assert len(await again.plays_of("ben")) == 1
    await again.close()


async def test_nobody_shows_what_he_has_played_until_he_says_so(store: Store) -> None:
    assert await store.shown(["anna", "ben"]) == set()
    await store.put_shown("anna", True)
    await store.put_shown("anna", True)
    assert await store.shown(["anna", "ben"]) == {"anna"}
    await store.put_shown("anna", False)
    assert await store.shown(["anna", "ben"]) == set()
