"""A screen for the whole room shows what a stranger sees, whoever it belongs to."""

from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.ids import NO_PLAYER
from saloon.server.frames import entry_frame
from saloon.server.log import Moment
from saloon.wire.codec import decode_shown, encode
from saloon.wire.messages import Entry, History, ServerMessage
from tests.server.houses import against_bots, open_house, play_on, quick_table, run
from tests.server.test_lobby import code_of
from tests.server.test_talk_apart import texts


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_of_somebody_who_plays_shows_nothing_of_his_hand(tmp_path: Path, game: str) -> None:
    """Byte for byte what a spectator is sent, from the first entry to the last of the game."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(against_bots(game))
            async with Line(anna) as phone, Line(anna, screen=True) as screen:
                hers = await phone.watch(made.table)
                shown = await screen.watch(made.table)
                told: dict[int, ServerMessage] = {}

                def note(message: ServerMessage) -> None:
                    if isinstance(message, Entry):
                        told[message.seq] = message

                shown.on_message = note
                await anna.start(made.table)
                await play_on(hers)
                await shown.until(lambda: shown.seq >= hers.seq)
                assert (hers.seat, shown.seat) == (0, NO_PLAYER)
                log = (await house.house.tables.table(made.table)).log
                moments = [Moment(*one) for one in log.moments(0)]
                compared = 0
                for moment in moments:
                    if moment.state.seq in told:
                        mine = encode(told[moment.state.seq]).decode()
                        assert mine == entry_frame(moment, NO_PLAYER)
                        compared += 1
                assert compared > 20
                history = decode_shown(await anna.history(made.table, screen=True), History)
                assert [encode(one).decode() for one in history.entries] == [
                    entry_frame(moment, NO_PLAYER) for moment in moments
                ]

    run(scene())


def test_a_screen_that_comes_back_is_told_what_it_missed_as_a_stranger(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(absent_after=0))
            async with Line(anna) as phone, Line(anna, screen=True) as screen:
                hers = await phone.watch(made.table)
                await anna.start(made.table)
                await hers.until(lambda: hers.view is not None)
                again = await screen.watch(made.table, since=1)
                await again.until(lambda: again.seq >= hers.seq)
                assert again.view is not None
                assert again.view.viewer == NO_PLAYER
                assert again.ask is None

    run(scene())


def test_nobody_is_there_because_his_screen_is(tmp_path: Path) -> None:
    """A table that waits for somebody waits for the person, and does not name his screen among those who
    watch."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(absent_after=0))
            async with Line(anna, screen=True) as screen:
                shown = await screen.watch(made.table)
                await shown.until(lambda: shown.presence is not None and shown.presence.screens == 1)
                assert shown.presence is not None
                assert not shown.presence.seats[0].here
                assert shown.presence.watchers == 0
                assert not shown.presence.onlookers
                async with Line(anna) as phone:
                    hers = await phone.watch(made.table)
                    await hers.until(lambda: hers.presence is not None and hers.presence.seats[0].here)
                    assert hers.presence is not None
                    assert hers.presence.screens == 1

    run(scene())


def test_what_the_dead_and_the_onlookers_say_is_not_shown_to_the_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, vera, tv = [await house.guest(name) for name in ("Anna", "Vera", "TV")]
            async with Line(anna) as one, Line(vera) as two, Line(tv, screen=True) as screen:
                made = await anna.new_table(quick_table(private=False, absent_after=0))
                await one.watch(made.table)
                await anna.start(made.table)
                speaker, shown = await two.watch(made.table), await screen.watch(made.table)
                seq = await speaker.say("she has no Missed!")
                await shown.until(lambda: shown.seq >= seq)
                assert not texts(list(shown.chat))
                async with Line(tv, screen=True) as another:
                    late = await another.watch(made.table)
                    assert not texts(list(late.chat))

    run(scene())


def test_nothing_can_be_done_or_said_at_a_screen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(absent_after=0))
            async with Line(anna, screen=True) as screen:
                shown = await screen.watch(made.table)
                assert await code_of(shown.say("Howdy")) == "watch_only"
                assert await code_of(shown.pace("4")) == "watch_only"
                await anna.start(made.table)
                assert await code_of(shown.answer("end_turn")) == "watch_only"

    run(scene())


def test_a_table_that_a_screen_has_made_belongs_to_who_sits_down_first(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            tv, anna, boris = [await house.guest(name) for name in ("TV", "Anna", "Boris")]
            made = await tv.new_table(quick_table(host_plays=False, open_door=True))
            facts = await tv.table(made.table)
            assert facts.host == tv.user
            assert [line.holder for line in facts.seats] == ["empty"] * 4
            for guest in (anna, boris):
                assert not (await guest.join(invite=made.invite)).waiting
                await guest.sit(made.table)
            facts = await anna.table(made.table)
            assert [line.user for line in facts.seats[:2]] == [anna.user, boris.user]
            assert facts.host == anna.user
            assert await code_of(tv.start(made.table)) == "not_host"
            assert (await anna.start(made.table)).phase == "playing"

    run(scene())
