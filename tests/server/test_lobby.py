"""Making tables, coming to them, leaving them, and who has the say."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saloon.client.account import Account, Refusal
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.clock import HandClock
from saloon.server.settings import Settings
from saloon.wire import messages as wire
from saloon.wire.lobby import NewTable
from tests.server.houses import open_house, play_on, quick_table, run


async def code_of(refused: Any) -> str:
    """Why something was refused; empty if it was not."""
    try:
        await refused
    except Refusal as refusal:
        return refusal.code
    return ""


def test_the_games_of_the_house_are_offered_with_all_that_can_be_chosen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            games = await Account(house.url).games()
            assert [game.key for game in games] == list(GAMES)
            for game in games:
                kind = GAMES[game.key]
                assert [box.key for box in game.sets] == kind.sets()
                assert game.players == kind.player_counts()
                rules = {name: values for box in game.sets for name, values in box.rules.items()}
                assert rules == kind.rule_options(kind.sets())
                assert sorted(part for box in game.sets for part in box.parts) == sorted(
                    kind.parts(kind.sets())
                )

    run(scene())


@pytest.mark.parametrize(
    ("wishes", "named"),
    [
        ({"game": "chess"}, "bang"),
        ({"players": 9}, "4, 5, 6, 7"),
        ({"sets": ["nowhere"]}, "base"),
        ({"preset": "mine"}, "rulebooks"),
        ({"rules": {"panic_range": "far"}}, "one"),
        ({"left_out": ["nobody"]}, "bart_cassidy"),
        ({"bots": ["deep_thought"]}, "random"),
        ({"bots": ["random"] * 5}, "4 seats"),
        ({"deck": {"bang": 60}}, "unknown wish 'deck'"),
        ({"seed": "1"}, "test mode"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_what_can(
    wishes: dict[str, Any], named: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1)) as house:
            anna = await house.guest("Anna")
            with pytest.raises(Refusal) as refusal:
                await anna.new_table(NewTable(**{"game": "bang", "players": 4, **wishes}))
            assert refusal.value.code == "bad_setup"
            assert named in refusal.value.detail

    run(scene())


def test_a_private_table_is_seen_and_joined_by_invite_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            assert await anna.tables() == []
            assert await code_of(boris.table(made.table)) == "forbidden"
            assert await code_of(boris.sit(made.table)) == "forbidden"
            assert await code_of(boris.history(made.table)) == "forbidden"
            assert await code_of(boris.join(invite=f"{made.table}.guess")) == "bad_invite"
            assert await code_of(boris.join(invite="guess")) == "bad_invite"
            async with Line(boris) as line:
                assert await code_of(line.watch(made.table)) == "forbidden"
            assert (await boris.join(invite=made.invite)).waiting is False
            facts = await boris.sit(made.table)
            assert [seat.name for seat in facts.seats[:2]] == ["Anna", "Boris"]
            assert facts.code == made.code

    run(scene())


def test_an_invite_can_come_with_watching(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table())
            fresh = await anna.invite(made.table)
            assert fresh.invite != made.invite
            async with Line(boris) as line:
                table = await line.watch(made.table, fresh.invite)
                assert table.seat == -1
                await boris.sit(made.table)
                await table.until(lambda: table.seat == 1)

    run(scene())


def test_a_code_only_knocks_and_the_host_decides(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table())
            async with Line(anna) as hosting, Line(boris) as knocking:
                hers = await hosting.watch(made.table)
                for knocker in (boris, vera):
                    joined = await knocker.join(code=made.code)
                    assert joined.waiting is True
                    assert joined.table == made.table
                    assert await code_of(knocker.sit(made.table)) == "forbidden"
                await hers.until(lambda: hers.presence is not None and len(hers.presence.knocks) == 2)
                assert hers.presence is not None
                knocks = {knock.name: knock.knock for knock in hers.presence.knocks}
                assert await code_of(boris.approve(made.table, knocks["Boris"])) == "forbidden"
                await anna.approve(made.table, knocks["Boris"])
                await anna.approve(made.table, knocks["Vera"], welcome=False)
                assert await code_of(anna.approve(made.table, knocks["Boris"])) == "unknown_knock"
                his = await knocking.watch(made.table)
                assert his.seat == -1
                await boris.sit(made.table)
                assert await code_of(vera.sit(made.table)) == "forbidden"

    run(scene())


def test_an_open_door_needs_no_knocking(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(open_door=True))
            assert (await boris.join(code=made.code)).waiting is False
            await boris.sit(made.table)

    run(scene())


def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, Settings(workers=1), HandClock()) as house:
            boris = await house.guest("Boris")
            codes = [await code_of(boris.join(code=f"{number:05}")) for number in range(11)]
            assert codes == ["bad_code"] * 10 + ["slow_down"]

    run(scene())


def test_neither_a_name_nor_a_code_nor_an_invite_returns_a_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, other = await house.guest("Anna"), await house.guest("Anna")
            made = await anna.new_table(quick_table(open_door=True))
            await other.join(code=made.code)
            await other.join(invite=made.invite)
            assert await code_of(other.sit(made.table, PlayerId(0))) == "seat_taken"
            async with Line(other) as line:
                assert (await line.watch(made.table)).seat == -1

    run(scene())


def test_a_seat_goes_with_its_person_to_another_device(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table())
            device = await anna.new_device()
            assert device.link.endswith(device.token)
            phone = Account(house.url, device.token)
            assert (await phone.me()).tables == [made.table]
            async with Line(phone) as line:
                assert (await line.watch(made.table)).seat == 0

    run(scene())


def test_a_token_is_needed_and_a_wrong_one_opens_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            for token in ("", "wrong"):
                assert await code_of(Account(house.url, token).me()) == "unauthorized"
                assert await code_of(Account(house.url, token).tables()) == "unauthorized"

    run(scene())


def test_only_the_host_starts_kicks_hands_over_and_calls_for_a_rematch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False))
            await boris.sit(made.table)
            for forbidden in (
                boris.start(made.table),
                boris.kick(made.table, PlayerId(0)),
                boris.hand_over(made.table, PlayerId(1)),
                boris.rematch(made.table),
            ):
                assert await code_of(forbidden) == "not_host"
            facts = await anna.hand_over(made.table, PlayerId(1))
            assert facts.host == boris.user
            assert await code_of(anna.start(made.table)) == "not_host"
            assert (await boris.start(made.table)).phase == "playing"
            assert await code_of(boris.start(made.table)) == "already_playing"
            assert await code_of(boris.rematch(made.table)) == "not_over"

    run(scene())


def test_a_host_who_stands_up_leaves_the_say_to_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(private=False))
            await boris.sit(made.table)
            facts = await anna.stand(made.table)
            assert facts.host == boris.user
            assert facts.seats[0].holder == "empty"
            assert await code_of(anna.stand(made.table)) == "not_seated"

    run(scene())


def test_whoever_is_kicked_has_lost_his_seat_to_a_bot_and_sees_a_private_table_no_more(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(absent_after=0))
            await boris.join(invite=made.invite)
            await boris.sit(made.table)
            async with Line(boris) as line:
                his = await line.watch(made.table)
                seen: list[wire.ServerMessage] = []
                his.on_message = seen.append
                await anna.start(made.table)
                facts = await anna.kick(made.table, PlayerId(1))
                assert facts.seats[1].holder == "bot"
                await his.until(lambda: any(isinstance(one, wire.Door) for one in seen))
                number = his.seq
                async with Line(anna) as hers:
                    table = await hers.watch(made.table)
                    await table.phrase("hello")
                assert his.seq == number
            for refused in (boris.join(invite=made.invite), boris.sit(made.table), boris.table(made.table)):
                assert await code_of(refused) == "removed"
            assert await code_of(anna.kick(made.table, PlayerId(0))) == "unknown_seat"
            assert await code_of(anna.kick(made.table, PlayerId(9))) == "unknown_seat"

    run(scene())


@pytest.mark.parametrize("allowed", [True, False])
def test_a_guest_takes_over_a_bot_in_a_running_game_where_the_table_allows_it(
    allowed: bool, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            wishes = quick_table(bots=["random"] * 3, private=False, open_seats=allowed, absent_after=0)
            made = await anna.new_table(wishes)
            async with Line(boris) as line:
                his = await line.watch(made.table)
                await anna.start(made.table)
                await his.until(lambda: his.view is not None)
                if allowed:
                    await boris.sit(made.table, PlayerId(2))
                    await his.until(lambda: his.seat == 2)
                    assert getattr(his.view, "viewer", None) == 2
                else:
                    assert await code_of(boris.sit(made.table, PlayerId(2))) == "already_playing"
                    assert getattr(his.view, "viewer", None) == -1

    run(scene())


def test_nobody_sees_two_hands_of_one_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table(private=False, absent_after=0))
            await boris.sit(made.table, PlayerId(1))
            await anna.start(made.table)
            await boris.stand(made.table)
            assert await code_of(boris.sit(made.table, PlayerId(2))) == "seat_taken"
            facts = await boris.sit(made.table)
            assert facts.seats[1].user == boris.user
            await boris.stand(made.table)
            assert (await vera.sit(made.table, PlayerId(1))).waiting is True
            [line] = (await house.house.tables.table(made.table)).door.lines()
            await anna.approve(made.table, line.knock)
            assert await code_of(boris.sit(made.table)) == "seat_taken"
            assert await code_of(vera.sit(made.table, PlayerId(2))) == "seat_taken"

    run(scene())


def test_when_the_host_is_gone_for_long_somebody_else_starts(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna, boris, vera = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            made = await anna.new_table(quick_table(private=False))
            await boris.sit(made.table)
            async with Line(boris) as line:
                his = await line.watch(made.table)
                async with Line(anna) as hosting:
                    await hosting.watch(made.table)
                    clock.move(1000)
                    assert await code_of(boris.start(made.table)) == "not_host"
                await his.until(lambda: his.presence is not None and not his.presence.seats[0].here)
                assert await code_of(boris.start(made.table)) == "not_host"
                clock.move(60)
                assert await code_of(vera.start(made.table)) == "not_host"
                facts = await boris.start(made.table)
                assert (facts.host, facts.phase) == (boris.user, "playing")

    run(scene())


def test_the_same_people_play_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(quick_table(bots=["random"] * 2, private=False))
            await boris.sit(made.table)
            hashes = []
            async with Line(anna) as one, Line(boris) as two:
                hers, his = await one.watch(made.table), await two.watch(made.table)
                for number in (1, 2):
                    hashes.append((await anna.table(made.table)).seed_hash)
                    facts = await anna.start(made.table)
                    assert facts.round == number
                    await asyncio.gather(play_on(hers), play_on(his))
                    assert await code_of(boris.sit(made.table, PlayerId(3))) == "seat_taken"
                    facts = await anna.rematch(made.table)
                    assert facts.phase == "open"
                    assert [seat.holder for seat in facts.seats] == ["person", "person", "bot", "bot"]
                    for table in (hers, his):
                        await table.until(lambda table=table: table.phase == "open")  # type: ignore[misc]
                        assert table.view is None
                        assert table.gaps == 0
            assert hashes[0] != hashes[1]

    run(scene())


def test_no_record_of_a_game_that_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(absent_after=0))
            assert await code_of(anna.record(made.table)) == "not_over"
            await anna.start(made.table)
            assert await code_of(anna.record(made.table)) == "not_over"

    run(scene())


def test_names_are_cleaned_and_may_change(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest(" An\u202ena\u0000 \n de\tla  Vega ")
            assert anna.name == "Anna de la Vega"
            assert (await anna.rename("Й")).name == "Й"
            assert await code_of(house.guest("\u200b\u202e")) == "bad_name"
            assert await code_of(house.guest("x" * 25)) == "bad_name"
            assert await code_of(anna.rename("x" * 2000)) == "bad_message"

    run(scene())
