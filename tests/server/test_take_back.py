"""Where the table agreed to it, an answer that has shown nothing can be taken back for three seconds."""

import asyncio
import random
from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.client.table import RemoteTable
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import give
from saloon.server import rights
from saloon.server.breaths import Breaths
from saloon.server.clock import HandClock
from saloon.server.entries import Answered, Said, Started, from_body, to_body
from saloon.server.frames import entry_frame
from saloon.server.log import Moment, TableLog
from saloon.server.records import record_of
from saloon.server.refused import Refused
from saloon.server.rights import setup_of
from saloon.server.work import JITTER
from saloon.wire import messages as wire
from saloon.wire.limits import TAKE_BACK_SECONDS
from tests.server.houses import open_house, quick_table, run
from tests.server.test_card_memory import enter, new_log
from tests.server.test_tempo import PACE, next_answer

ON_TURN = """game: bang
p0: sheriff bart_cassidy | hand mustang bang
p1: outlaw paul_regret 4 | hand missed beer
p2: outlaw suzy_lafayette 4 | hand missed
p3: renegade rose_doolan 3 | hand bang
"""
WAITING = """game: bang
turn: p1
p0: sheriff bart_cassidy | hand mustang missed
p1: outlaw willy_the_kid 4 | hand beer
p2: outlaw suzy_lafayette 4 | hand missed
p3: renegade rose_doolan 3 | hand bang
"""


def answer(log: TableLog, chance: random.Random) -> Moment:
    """Whoever is asked answers at random; the first seat is a person's."""
    game = log.state.game
    assert game is not None
    assert game.decision is not None
    seat = game.decision.player
    key = game.key(chance.choice(game.decision.options))
    return enter(log, Answered(seat, key, "person" if seat == 0 else "bot", "u0" if seat == 0 else ""))


def revocable(log: TableLog, chance: random.Random) -> Moment:
    """Play on until the person has answered something that can be taken back."""
    while True:
        moment = answer(log, chance)
        if moment.state.undo is not None and not moment.state.undo.reveals:
            return moment


def begun(kind: AnyGame, take_back: bool = True, seed: str = "undo") -> TableLog:
    log = new_log(kind, seed, take_back=take_back)
    enter(log, Started(setup_of(log.state, log.state.party.seed)))
    return log


def wish(log: TableLog) -> wire.TakeBack:
    undo = log.state.undo
    return wire.TakeBack("t", "c1", 0 if undo is None else undo.game.step)


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_the_game_stands_as_before_and_reading_the_log_gives_the_same(kind: AnyGame) -> None:
    log, chance = begun(kind), random.Random(3)
    revocable(log, chance)
    enter(log, Said("u0", "Anna", PlayerId(0), text="oops"))
    undo = log.state.undo
    assert undo is not None, "words change nothing"
    memory = [encode(one) for one in undo.memory]
    enter(log, rights.take_back(log.state, "u0", wish(log)))
    assert log.state.game is undo.game
    assert [encode(one) for one in log.state.memory] == memory, "what seats remember is as before too"
    assert log.state.undo is None
    again = TableLog("t", log.entries[0])  # type: ignore[arg-type]
    for entry in log.entries[1:]:
        again.read(from_body(to_body(entry)), None)
    assert again.state.game is not None
    assert log.state.game is not None
    assert encode(again.state.game) == encode(log.state.game)
    assert again.state.whole


@pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))
def test_a_record_knows_nothing_of_what_was_taken_back(kind: AnyGame) -> None:
    log, chance = begun(kind), random.Random(5)
    for _ in range(2):
        revocable(log, chance)
        heard = len(log.events_of_round())
        answers = len(log.answers(1))
        enter(log, rights.take_back(log.state, "u0", wish(log)))
        assert len(log.answers(1)) == answers - 1
        assert len(log.events_of_round()) < heard or heard == 0
    while log.state.asked >= 0:
        answer(log, chance)

    async def made() -> None:
        record = await record_of(log, 1, Breaths())
        end = kind.deal(record.setup)
        for given in record.answers:
            give(end, given)
        assert log.state.game is not None
        assert encode(end) == encode(log.state.game)

    asyncio.run(made())


def test_who_may_take_back_what() -> None:
    kind = GAMES["bang"]
    log, chance = begun(kind), random.Random(7)
    moment = revocable(log, chance)
    said = wish(log)
    for user, step, code in (("u1", said.step, "too_late"), ("u0", said.step + 1, "too_late")):
        with pytest.raises(Refused) as refused:
            rights.take_back(log.state, user, wire.TakeBack("t", "c", step))
        assert refused.value.code == code
    frames = [entry_frame(moment, PlayerId(seat)) for seat in (-1, 0, 1, 2, 3)]
    assert ['"may_take_back":true' in frame for frame in frames] == [False, True, False, False, False]
    while log.state.undo is None or not log.state.undo.reveals:
        moment = answer(log, chance)
    assert '"may_take_back"' not in entry_frame(moment, PlayerId(0))
    with pytest.raises(Refused) as shown:
        rights.take_back(log.state, "u0", wish(log))
    assert shown.value.code == "revealed"
    other = begun(kind, take_back=False)
    while log.state.asked >= 0 and other.state.undo is None and len(other.entries) < 40:
        answer(other, chance)
    with pytest.raises(Refused) as never:
        rights.take_back(other.state, "u0", wish(other))
    assert never.value.code == "no_take_back"


async def revocable_answer(clock: HandClock, table: RemoteTable) -> None:
    """Answer, and let bots answer, until something of mine can be taken back and a bot is asked."""
    chance = random.Random(11)
    while True:
        number = table.seq
        if table.my_turn:
            assert table.ask is not None
            await table.answer(chance.choice(table.ask.options).key)
        else:
            clock.move(await next_answer(clock) + 0.001)
        await table.until(lambda seq=number: table.seq > seq)  # type: ignore[misc]
        if table.undo is not None and not table.my_turn:
            return


def test_bots_wait_for_three_seconds_unless_the_person_goes_on_or_hurries_them(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            wishes = quick_table(bots=["random"] * 3, players=4, pace=PACE, take_back=True, seed="waiting")
            made = await anna.new_table(wishes)
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
                await revocable_answer(clock, table)
                assert await next_answer(clock) > TAKE_BACK_SECONDS
                step = table.undo
                asked = table.seq
                await table.take_back()
                await table.until(lambda: table.seq > asked)
                assert table.my_turn
                assert table.ask is not None
                assert table.ask.step == step
                await revocable_answer(clock, table)
                assert await next_answer(clock) > TAKE_BACK_SECONDS
                await table.stand_by()
                while await next_answer(clock) > PACE * (1 + JITTER):
                    await asyncio.sleep(0)
                with pytest.raises(Refusal) as late:
                    await table.take_back()
                assert late.value.code == "too_late"

    run(scene())
