"""A deal that nobody could foresee: proved by its record, and by what everybody was shown before it."""

import asyncio
from pathlib import Path

import pytest
from msgspec import convert

from saloon.client.account import Account
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import GameRecord, record_from_bytes
from saloon.server.lots import Lots
from saloon.server.party import Chair, Party
from saloon.server.refused import Refused
from saloon.server.settings import Settings
from saloon.wire import messages as wire
from saloon.wire.fairness import Lot, Proof, commitment_of, doubts, seed_of
from saloon.wire.lobby import NewTable
from tests.server.houses import Running, open_house, quick_table, run

HOUSE = Settings(workers=1)
"""As people run it."""


async def host_at_table(house: Running, line: Line) -> tuple[str, RemoteTable]:
    made = await line.account.new_table(NewTable("duel", 2, absent_after=0, private=False))
    return made.table, await line.watch(made.table)


async def commitments(table: RemoteTable, number: int) -> list[str]:
    """What devices have thrown in, as everybody is shown it."""

    def shown() -> list[str]:
        seats = [] if table.presence is None else table.presence.seats
        return [one.commitment for one in seats if one.commitment]

    await table.until(lambda: len(shown()) == number)
    return shown()


async def stored_setup(house: Running, table: str) -> tuple[object, list[Lot] | None]:
    log = (await house.house.tables.table(table)).log
    started = log.round_entries(log.state.party.round)[0]
    return started.setup, started.lots  # type: ignore[union-attr]


def test_a_deal_follows_from_the_secret_of_the_house_and_from_what_every_device_threw_in(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, HOUSE) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            async with Line(anna) as one, Line(boris) as two:
                table, hers = await host_at_table(house, one)
                theirs = await two.watch(table)
                await boris.sit(table)
                shown = await commitments(hers, 2)
                assert hers.lobby is not None
                secret_hash = hers.lobby.seed_hash
                await anna.start(table)
                setup, lots = await stored_setup(house, table)
                assert lots is not None
                assert [lot.commitment for lot in lots] == shown
                assert [lot.value for lot in lots] == [hers.lot, theirs.lot]
                secret = (await house.house.tables.table(table)).state.party.seed
                proof = Proof(secret, secret_hash, lots)
                assert seed_of(secret, lots) in str(setup)
                assert doubts(proof, seed_of(secret, lots)) == []

    run(scene())


def test_a_device_that_sleeps_is_left_out_and_it_is_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, HOUSE) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            async with Line(anna) as one, Line(boris) as two:
                table, hers = await host_at_table(house, one)
                theirs = await two.watch(table)
                await boris.sit(table)
                await commitments(hers, 2)
                theirs.thrown_in = ""  # it never answers
                await asyncio.wait_for(anna.start(table), 30)
                _, lots = await stored_setup(house, table)
                assert lots is not None
                assert [bool(lot.value) for lot in lots] == [True, False]

    run(scene())


def test_who_is_away_or_a_bot_throws_in_nothing_and_the_game_begins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, HOUSE) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(NewTable("duel", 2, absent_after=0))
            assert (await anna.start(made.table)).phase == "playing"
            assert (await stored_setup(house, made.table))[1] == []

    run(scene())


def test_two_devices_of_one_person_throw_in_one_lot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, HOUSE) as house:
            anna = await house.guest("Anna")
            phone = Account(house.url, (await anna.new_device()).token, anna.user, anna.name)
            async with Line(anna) as one, Line(phone) as two:
                table, hers = await host_at_table(house, one)
                [shown] = await commitments(hers, 1)
                other = await two.watch(table)
                assert await commitments(other, 1) == [shown]
                await anna.start(table)
                _, lots = await stored_setup(house, table)
                assert lots is not None
                assert [lot.value for lot in lots] == [hers.lot]

    run(scene())


def test_a_house_for_tests_says_so_to_everybody_and_proves_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(game="duel", private=False))
            assert (await anna.start(made.table)).test_mode is True
            assert (await stored_setup(house, made.table))[1] is None
        async with open_house(tmp_path, HOUSE) as house:
            stranger = await house.guest("Vera")
            assert (await stranger.table(made.table)).test_mode is True

    run(scene())


def test_nobody_throws_in_who_does_not_play_nor_tells_what_he_did_not_promise() -> None:
    party = Party(NewTable("duel", 2), "s", "a", (Chair("a", "Anna"), Chair()), {})
    lots = Lots()
    with pytest.raises(Refused, match="only who plays"):
        lots.commit(party, "stranger", commitment_of("x"))
    lots.commit(party, "a", commitment_of("lot"))
    lots.tell("a", "lot")
    assert lots.drawn(party)[0].value == "", "nobody asked for it"
    assert lots.ask() == {"a"}
    lots.commit(party, "a", commitment_of("a better one"))
    assert lots.commitment("a") == commitment_of("lot"), "too late"
    with pytest.raises(Refused, match="not what you committed to"):
        lots.tell("a", "a better one")
    lots.tell("a", "lot")
    assert lots.drawn(party) == [Lot(PlayerId(0), "Anna", commitment_of("lot"), "lot")]


def test_a_proof_that_was_changed_is_doubted() -> None:
    lots = [Lot(PlayerId(1), "Boris", commitment_of("b"), "b"), Lot(PlayerId(0), "Anna", commitment_of("a"))]
    proof = Proof("secret", commitment_of("secret"), lots)
    seed = seed_of("secret", lots)
    assert doubts(proof, seed) == []
    assert seed == seed_of("secret", [lots[0]]), "who told nothing has no part in it"
    assert doubts(Proof("other", proof.commitment, lots), seed) == ["secret", "seed"]
    changed = [Lot(PlayerId(1), "Boris", commitment_of("b"), "c")]
    assert doubts(Proof("secret", proof.commitment, changed), seed) == ["lot", "seed"]
    assert doubts(proof, "another seed") == ["seed"]


def test_a_record_carries_its_proof_and_is_read_with_it() -> None:
    proof = Proof("secret", commitment_of("secret"), [Lot(PlayerId(0), "Anna", commitment_of("a"), "a")])
    plain = {"secret": "secret", "commitment": proof.commitment, "lots": [{"seat": 0, "name": "Anna"}]}
    plain["lots"] = [{"seat": 0, "name": "Anna", "commitment": commitment_of("a"), "value": "a"}]
    record = GameRecord("duel", {}, [], "", "", proof=plain)
    assert convert(record_from_bytes(record.to_bytes()).proof, Proof) == proof


def test_what_is_thrown_in_is_a_hash_of_256_bits() -> None:
    assert wire.Commit("t", commitment_of("x")).commitment == commitment_of("x")
    assert len(commitment_of("x")) == 64
