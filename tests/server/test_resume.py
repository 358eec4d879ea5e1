"""Whoever comes back gets exactly what he missed: same seat, no gap, no repeat."""

import asyncio
import random
from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import GAMES
from saloon.kernel.ids import PlayerId
from saloon.server.entries import Answered, Entry, Made, Sat, Started
from saloon.server.frames import entry_frame
from saloon.server.log import Moment, TableLog
from saloon.server.rights import setup_of
from saloon.server.tables import checked_wishes
from saloon.wire import messages as wire
from saloon.wire.codec import decode_shown, encode
from tests.players import players_near
from tests.server.houses import open_house, quick_table, run

DROPS = 1000
FROM_EVERY = 241
"""Frames are derived again from every so many-th number: no divisor of the log's own steps."""


@pytest.mark.long
def test_frames_derived_again_from_any_number_are_those_that_were_sent() -> None:
    for kind in GAMES.values():
        wishes = quick_table(game=kind.key, players=players_near(kind, 3), sets=kind.sets())
        wishes = checked_wishes(wishes, "7", True)
        log = TableLog("t", Made(wishes, "u0", "Anna", "7"))
        sent: dict[int, list[str]] = {-1: [], 0: [], 1: []}
        chance = random.Random(1)

        def enter(entry: Entry, log: TableLog = log, sent: dict[int, list[str]] = sent) -> None:
            moment = Moment(entry, log.state.after(entry))
            log.add(entry, moment.state)
            for viewer, frames in sent.items():
                frames.append(entry_frame(moment, PlayerId(viewer)))

        enter(Sat(PlayerId(1), "u1", "Boris"))
        enter(Started(setup_of(log.state, log.state.party.seed)))
        while log.state.asked >= 0:
            assert log.state.game is not None
            assert log.state.game.decision is not None
            option = chance.choice(log.state.game.decision.options)
            enter(Answered(PlayerId(log.state.asked), log.state.game.key(option), "bot"))
        for since in [*range(1, log.seq, FROM_EVERY), log.seq - 1, log.seq]:
            moments = list(log.moments(since))
            for viewer, frames in sent.items():
                again = [entry_frame(moment, PlayerId(viewer)) for moment in moments]
                assert again == frames[since - 1 :]


@pytest.mark.long
def test_a_thousand_broken_lines_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            people = [await house.guest(name) for name in ("Anna", "Boris", "Vera")]
            drops = 0
            number = 0
            while drops < DROPS:
                number += 1
                wishes = quick_table(bots=["random"] * 2, private=False, seed=str(number))
                made = await people[0].new_table(wishes)
                await people[1].sit(made.table)
                lines = [Line(person, 0.001, 0.01) for person in people]
                watchers = [Watcher(line, made.table, number) for line in lines]
                await asyncio.gather(*[watcher.begin() for watcher in watchers])
                await people[0].start(made.table)
                await asyncio.gather(*[watcher.play() for watcher in watchers])
                for watcher in watchers:
                    await watcher.check()
                    drops += watcher.drops
            assert drops >= DROPS

    run(scene())


@pytest.mark.long
def test_who_is_told_a_long_log_again_keeps_up_with_his_other_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, small_buffers=True) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            tables = [(await anna.new_table(quick_table(private=False))).table for _ in range(2)]
            async with Line(anna) as one, Line(boris) as two:
                long, short = [await one.watch(table) for table in tables]
                await asyncio.gather(*[long.say("x" * 200) for _ in range(700)])
                his = await two.watch(short.id)
                again = await two.watch(long.id, since=0)
                for number in range(20):
                    await short.say(str(number))
                await again.until(lambda: again.seq == long.seq)
                await his.until(lambda: his.seq == short.seq)
                assert two.breaks == again.gaps == his.gaps == 0

    run(scene())


class Watcher:
    """Somebody on a bad line, who plays if he has a seat, and notes every entry that he is shown."""

    def __init__(self, line: Line, table: str, seed: int) -> None:
        self.line = line
        self.name = table
        self.chance = random.Random(seed)
        self.seen: list[wire.Entry] = []
        self.drops = 0
        self.seat = -1

    async def begin(self) -> None:
        await self.line.__aenter__()
        self.table: RemoteTable = await self.line.watch(self.name)
        self.table.on_message = self.note
        self.began = self.table.seq
        self.seat = self.table.seat

    def note(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Entry):
            self.seen.append(message)

    async def play(self) -> None:
        table = self.table
        while table.phase != "over":
            if table.my_turn:
                assert table.ask is not None
                key = self.chance.choice(table.ask.options).key
                answering = asyncio.create_task(table.answer(key))
                await asyncio.sleep(0)
                await self.drop()
                await answering
            else:
                await table.changed()
                await self.drop()
        await self.line.__aexit__()

    async def drop(self) -> None:
        if self.chance.random() < 0.7:
            self.drops += 1
            await self.line.drop()

    async def check(self) -> None:
        """All that was shown is all that there was, each once, and as the history tells it."""
        assert self.table.gaps == 0
        assert self.table.seat == self.seat
        assert [entry.seq for entry in self.seen] == list(range(self.began + 1, self.table.seq + 1))
        history = decode_shown(await self.line.account.history(self.name), wire.History)
        told = [encode(entry) for entry in history.entries[self.began :]]
        assert told == [encode(entry) for entry in self.seen]
