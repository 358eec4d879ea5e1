"""How long a bot seems to think does not tell what it holds; and a bot that would tell is noticed."""

import asyncio
import random
from pathlib import Path

import pytest

from saloon.bots.thinkers import Sharp
from saloon.client.account import Account
from saloon.client.line import Line
from saloon.drills.leaks import LEAST_P
from saloon.drills.serving import open_house
from saloon.drills.tells import AUC, QUICK, auc, fewest, timed
from saloon.drills.timing import NotingClock, compared, delays, kolmogorov_smirnov, least_p
from saloon.server.bothouse import BotHouse
from saloon.server.botwork import Question, Reply
from saloon.server.lateness import LAST, LEAST, MOST, RANK, UNKNOWN, Lateness
from saloon.server.settings import Settings
from saloon.server.tempo import FLOOR
from saloon.wire.lobby import NewTable


@pytest.mark.long
def test_the_pace_of_bots_does_not_depend_on_their_choices() -> None:
    found = asyncio.run(delays(windows=60, seed=3))
    assert compared(found) >= 60
    assert least_p(found) >= LEAST_P


def test_a_bot_that_hesitates_when_it_has_a_choice_is_noticed() -> None:
    chance = random.Random(1)
    quick = [chance.uniform(0.5, 1.5) for _ in range(200)]
    slow = [one + 0.3 for one in quick]
    assert compared({"respond": {True: slow, False: quick}}) == 400
    assert least_p({"respond": {True: slow, False: quick}}) < LEAST_P


def test_nothing_compared_is_no_difference() -> None:
    few = {"respond": {True: [1.0], False: [2.0]}}
    assert (compared(few), least_p(few)) == (0, 1.0)


@pytest.mark.parametrize(("shift", "p"), [(0.0, 1.0), (0.25, 0.0108), (0.5, 1.72e-9)])
def test_the_chance_of_a_difference(shift: float, p: float) -> None:
    """Two even samples of 80, one shifted: by the series of Kolmogorov with the usual correction."""
    even = [number / 80 for number in range(80)]
    found = kolmogorov_smirnov(even, [one + shift for one in even])
    assert found == pytest.approx(p, rel=0.1)


def test_a_watch_that_tells_nothing_is_as_good_as_a_coin() -> None:
    chance = random.Random(1)
    even = {choice: [chance.uniform(0.1, 0.2) for _ in range(500)] for choice in (True, False)}
    assert AUC[0] < auc({"respond": even}) < AUC[1]
    late = {True: [one + 0.05 for one in even[True]], False: even[False]}
    assert auc({"respond": late}) > AUC[1]
    assert auc({"respond": {True: [2.0], False: [1.0]}, "alone": {True: [1.0], False: []}}) == 1.0
    assert fewest({"respond": late}) == 500
    assert (auc({}), fewest({})) == (0.5, 0)


async def noted(folder: Path, settings: Settings, bots: list[str]) -> list[float]:
    """How long the first answers of bots waited to be seen, at a table that wants no pace."""
    clock = NotingClock()
    async with open_house(folder / str(settings.test_mode), settings, clock) as (_, url):
        person = await Account.new(url, "Watchmaker")
        async with Line(person) as line:
            made = await person.new_table(NewTable("bang", 4, bots=bots, pace=0.0, absent_after=0))
            table = await line.watch(made.table)
            await person.start(made.table)
            by_bots = 0
            while by_bots < 3:
                if table.my_turn and table.ask is not None:
                    await table.answer(table.ask.options[0].key)
                else:
                    await table.changed()
                    by_bots += not table.my_turn
    return clock.noted


@pytest.mark.parametrize(("bots", "least"), [([], 0.7 * FLOOR), (["sharp"] * 3, Sharp.thinking_time)])
def test_where_people_play_no_bot_is_quicker_than_it_thinks_whatever_pace_was_wished_for(
    tmp_path: Path, bots: list[str], least: float
) -> None:
    waited = asyncio.run(noted(tmp_path, Settings(workers=1), bots))
    assert waited
    assert min(waited) >= least
    assert asyncio.run(noted(tmp_path, Settings(test_mode=True, workers=1), bots)) == []


@pytest.mark.long
def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks_beyond_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on a busy machine: a choice takes twice the pace, and what needs no thought is there at once."""
    asked = {True: 0, False: 0}
    ask = BotHouse.ask

    async def slow(self: BotHouse, table: str, question: Question) -> Reply:
        choice = len(question.options) > 1
        asked[choice] += 1
        reply = await ask(self, table, question)
        if choice:
            await asyncio.sleep(2 * FLOOR)
        return reply

    monkeypatch.setattr(BotHouse, "ask", slow)
    found = asyncio.run(timed(24, "1", QUICK, seconds=120.0))
    assert fewest(found) >= 24
    assert asked[False] >= 24, "it is asked, too"
    assert auc(found) < 0.75, "with so few samples; it is 1 if what needs no thought is seen at once"


def test_how_late_bots_are_is_what_all_but_the_latest_few_were_of_late() -> None:
    lateness = Lateness()
    assert lateness.margin("bang", 0.3) == UNKNOWN
    for late in (-0.2, 0.4, 0.5, 9.0):
        lateness.note("bang", 0.3, late)
    assert lateness.margin("bang", 0.3) == 0.4
    assert lateness.margin("bang", 0.0) == lateness.margin("duel", 0.3) == UNKNOWN
    for late in [9.0] * RANK:
        lateness.note("bang", 0.3, late)
    assert lateness.margin("bang", 0.3) == MOST
    for _ in range(LAST):
        lateness.note("bang", 0.3, -0.1)
    assert lateness.margin("bang", 0.3) == LEAST
