"""Small parts of the server, one by one."""

import asyncio
import re
import socket
from pathlib import Path

import pytest

import saloon
from saloon.games.registry import GAMES
from saloon.server.addresses import machine_names, network_addresses
from saloon.server.cleaning import clean_chat, clean_name
from saloon.server.clock import Clock, HandClock
from saloon.server.door import INVITES_OF_A_GUEST, KNOCKS_AT_ONCE, Door, Keys, Knock
from saloon.server.limits import Bucket, Buckets, is_private
from saloon.server.refused import Refused
from saloon.server.running import bound
from saloon.server.store import StoredUser
from tests.server.houses import run


def test_what_is_empty_or_too_long_is_refused() -> None:
    assert clean_name("x" * 24)
    assert clean_chat("x" * 200)
    for text, clean in (("", clean_name), (" \u202e", clean_chat), ("x" * 25, clean_name)):
        with pytest.raises(Refused):
            clean(text)


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = HandClock()
    bucket = Bucket(2.0, 3, clock.now)
    assert [bucket.wait() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.move(0.5)
    assert [bucket.wait() for _ in range(2)] == [0, 0.5]
    clock.move(100)
    assert bucket.is_full


def test_everybody_has_a_bucket_of_his_own_and_full_ones_are_forgotten() -> None:
    clock = HandClock()
    buckets = Buckets(1.0, 1, clock.now)
    assert [buckets.wait(name) for name in ("a", "a", "b")] == [0, 1, 0]
    clock.move(10)
    for number in range(Buckets.MOST * 2):
        buckets.wait(str(number))
        clock.move(0.01)
    assert len(buckets._buckets) <= Buckets.MOST


def test_homes_are_told_from_the_wide_world() -> None:
    assert is_private("127.0.0.1")
    assert is_private("192.168.1.7")
    assert not is_private("8.8.8.8")
    assert not is_private("nonsense")


def test_a_clock_in_the_hand_wakes_in_order() -> None:
    async def scene() -> None:
        clock = HandClock()
        woken: list[float] = []

        async def sleeper(seconds: float) -> None:
            await clock.sleep(seconds)
            woken.append(seconds)

        tasks = [asyncio.create_task(sleeper(seconds)) for seconds in (3, 1, 2, 0)]
        while len(clock.deadlines()) < 3:
            await asyncio.sleep(0)
        clock.move(2)
        await asyncio.gather(tasks[1], tasks[2])
        assert woken == [0, 1, 2]
        assert clock.deadlines() == [1]
        clock.move(1)
        await tasks[0]
        await Clock().sleep(0)
        assert Clock().now() <= Clock().now()

    run(scene())


def test_a_door_knows_its_invites_by_hash_and_its_knockers_by_turns() -> None:
    door = Door(Keys((), "12345"))
    invites = [door.new_invite("t").partition(".")[2] for _ in range(9)]
    assert not door.admits(invites[0])
    assert all(door.admits(secret) for secret in invites[1:])
    assert not door.admits("")
    assert not set(invites) & set(door.keys.every_invite)
    for number in range(KNOCKS_AT_ONCE):
        door.knock(Knock(StoredUser(str(number), "Somebody")))
        door.knock(Knock(StoredUser(str(number), "Somebody")))
    assert len(door.lines()) == KNOCKS_AT_ONCE
    with pytest.raises(Refused):
        door.knock(Knock(StoredUser("one more", "Somebody")))


def test_guests_have_a_few_invites_each_and_never_push_out_the_hosts() -> None:
    door = Door(Keys((), "12345"))
    host = door.new_invite("t").partition(".")[2]
    for guest in range(12):
        own = [door.new_invite("t", f"guest {guest}") for _ in range(INVITES_OF_A_GUEST)]
        assert all(door.admits(invite.partition(".")[2]) for invite in own)
        with pytest.raises(Refused, match="enough for a guest"):
            door.new_invite("t", f"guest {guest}")
    assert door.admits(host)


def test_small_frames_are_sent_at_once() -> None:
    place = bound("127.0.0.1", 0)
    try:
        assert place.proto == socket.IPPROTO_TCP
    finally:
        place.close()


def test_addresses_of_this_machine_are_no_loopback() -> None:
    assert not [address for address in network_addresses() if address.startswith("127.")]
    assert all(name == name.lower() for name in machine_names())


@pytest.mark.parametrize("package", ["server", "client", "wire"])
def test_no_game_is_known_by_name(package: str) -> None:
    named = []
    for source in (Path(saloon.__file__).parent / package).rglob("*.py"):
        for line in source.read_text("utf-8").splitlines():
            for key in GAMES:
                if re.search(rf"\bsaloon\.\w+\.{key}\b", line):
                    named.append(f"{source.name}: {line}")
    assert not named
