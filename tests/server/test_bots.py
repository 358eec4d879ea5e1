"""Bots think in processes of their own, see what their seat sees, and take their time."""

import asyncio
import signal
from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.games.registry import game_type
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, PlayerId, every_player
from saloon.server.bothouse import BotHouse
from saloon.server.botwork import ANEW, Question, Thinker
from saloon.server.clock import HandClock
from saloon.server.crew import NoAnswer
from saloon.server.entries import Answered, Made, Started
from saloon.server.hearing import EVENTS_KEPT, Hearing
from saloon.server.log import TableLog
from saloon.server.rights import setup_of
from saloon.server.tables import checked_wishes
from saloon.server.work import JITTER
from saloon.wire import messages as wire
from saloon.wire.plain import to_named
from tests.server.houses import left_over, open_house, play_on, quick_table, run

PACE = 2.0


def question(heard: int, bot: str = "random") -> Question:
    options = [(0, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD, -1, place) for place in range(1000)]
    return Question("t/1/0", "bang", bot, "seed", heard, [], None, options, False)


def test_a_bot_that_is_not_remembered_wants_to_be_told_all_again() -> None:
    thinker = Thinker()
    assert thinker.reply(question(0)).forgotten
    first = thinker.reply(question(ANEW))
    assert not first.forgotten
    assert thinker.reply(question(0)).index != first.index
    assert thinker.reply(question(5)).forgotten
    assert thinker.reply(question(ANEW)).index == first.index


def test_a_bot_that_fails_says_so_and_the_others_think_on() -> None:
    thinker = Thinker()
    assert thinker.reply(question(ANEW, bot="nobody")).failed == "UnknownBot"
    assert thinker.reply(question(ANEW, bot="greenhorn")).failed == "AssertionError"
    assert thinker.reply(question(ANEW)).index >= 0


def test_a_process_that_dies_is_started_again() -> None:
    async def scene() -> None:
        house = BotHouse(1)
        house.start()
        first = await house.ask("t", question(ANEW))
        worker = house.quick.places[0].worker
        assert worker is not None
        worker._process.send_signal(signal.SIGSTOP)
        asking = asyncio.create_task(house.ask("t", question(0)))
        while not worker._given:
            await asyncio.sleep(0)
        worker.kill()
        with pytest.raises(NoAnswer):
            await asking
        assert (await house.ask("t", question(0))).forgotten
        assert (await house.ask("t", question(ANEW))).index == first.index
        await house.stop()

    run(scene())


def test_a_game_of_bots_goes_on_when_their_process_dies(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["greenhorn"] * 4))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.seq > 15)
                worker = house.house.bots.quick.places[0].worker
                assert worker is not None
                worker.kill()
                await play_on(table)
                assert table.gaps == 0
                assert "saloon_faults_total 0.0" in house.house.metrics.page().decode()

    run(scene())


def test_bots_choose_their_characters(tmp_path: Path) -> None:
    """The first thing that a process of bots reads is a question that no bot has rules of its own for."""

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            two = {"characters_dealt": "two"}
            made = await anna.new_table(quick_table(bots=["greenhorn"] * 4, rules=two))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.asked is not None and table.asked.kind == "play_phase")
                assert "saloon_faults_total 0.0" in house.house.metrics.page().decode()

    run(scene())


def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    kind = game_type("bang")
    wishes = checked_wishes(quick_table(players=7, sets=kind.sets(), bots=["greenhorn"] * 7), "5", True)
    log = TableLog("t", Made(wishes, "u", "Anna", "5"))
    hearing = Hearing(log)

    def enter(entry: Started | Answered) -> None:
        state = log.state.after(entry)
        log.add(entry, state)
        hearing.happened(state.events)

    enter(Started(setup_of(log.state, log.state.party.seed)))
    told: dict[PlayerId, list[object]] = {seat: [] for seat in every_player(7)}
    most = 0
    while log.state.asked >= 0:
        seat, game = log.state.asked, log.state.game
        assert game is not None
        assert game.decision is not None
        asked = hearing.question(PlayerId(seat), "greenhorn", game.decision.options, False)
        assert to_named(asked.view) == to_named(kind.view(game, PlayerId(seat)))
        if asked.heard == ANEW:
            told[seat] = []
        told[seat] += asked.events
        enter(Answered(PlayerId(seat), game.key(game.decision.options[-1]), "bot"))
        assert len(hearing._events) <= EVENTS_KEPT
        most = max(most, len(hearing._events))
    every = log.events_of_round()
    assert most < min(EVENTS_KEPT, len(every)), "what everybody has heard is not kept"
    assert log.state.game is not None
    out = {seat for seat in told if kind.is_out(log.state.game, seat)}
    assert out
    assert not out & hearing._heard.keys(), "nothing is kept for those who are out"
    for seat, events in told.items():
        seen = [to_named(event.seen_by(seat)) for event in every]
        assert [to_named(event) for event in events] == seen[: len(events)]


def test_a_bot_answers_when_its_pace_is_over_and_never_before(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = HandClock()
        async with open_house(tmp_path, clock=clock) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(quick_table(bots=["greenhorn"] * 4, pace=PACE))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                seen: list[wire.ServerMessage] = []
                table.on_message = seen.append
                await anna.start(made.table)
                await table.until(lambda: table.view is not None)
                for _ in range(25):
                    number = table.seq
                    while not (waits := [left for left in clock.deadlines() if left < PACE * 2]):
                        await asyncio.sleep(0)
                    assert PACE * (1 - JITTER) <= waits[0] <= PACE * (1 + JITTER)
                    clock.move(waits[0] - 0.01)
                    await line.account.me()
                    assert table.seq == number
                    clock.move(0.02)
                    await table.until(lambda number=number: table.seq > number)  # type: ignore[misc]

    run(scene())


def test_a_house_that_closes_in_the_middle_of_a_game_of_bots_does_nothing_more(tmp_path: Path) -> None:
    async def scene() -> None:
        for number in range(5):
            async with open_house(tmp_path / str(number)) as house:
                anna = await house.guest("Anna")
                made = await anna.new_table(quick_table(bots=["greenhorn"] * 4))
                async with Line(anna) as line:
                    table = await line.watch(made.table)
                    await anna.start(made.table)
                    await table.until(lambda table=table, number=number: table.seq > 5 + number)  # type: ignore[misc]
            assert not left_over()

    run(scene())
