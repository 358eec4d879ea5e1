"""Games go on through kills and failing disks; what is lost or doubled is noticed."""

import asyncio
from pathlib import Path

import pytest

from saloon.client.account import Account
from saloon.drills.chaos import Acknowledged, ChaosFigures, chaos, compare_acknowledged
from saloon.drills.faults import CASES
from saloon.drills.serving import NoServer, ServerProcess
from saloon.drills.wires import Wire
from saloon.kernel.ids import PlayerId
from saloon.server.entries import Entry, Said

HELLO = Acknowledged("table", "anna", "c1", 2, "")


def test_games_come_to_their_end_though_the_server_is_killed() -> None:
    figures = asyncio.run(chaos(games=3, kills=3, seed=1, seconds=300.0))
    assert figures.missed() == []
    assert figures.kills >= 3
    assert figures.acknowledged > 0


def test_a_server_that_does_not_come_back_ends_the_drill_with_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starts = iter([ServerProcess.start])

    async def only_once(server: ServerProcess) -> float:
        for start in starts:
            return await start(server)
        raise NoServer("the disk is gone")

    monkeypatch.setattr(ServerProcess, "start", only_once)
    with pytest.raises(ExceptionGroup) as broken:
        asyncio.run(chaos(games=1, kills=1, seed=1, seconds=120.0))
    assert [str(one) for one in broken.value.exceptions] == ["the disk is gone"]


@pytest.mark.parametrize("case", CASES)
def test_a_failing_disk_costs_nothing(case: str, tmp_path: Path) -> None:
    asyncio.run(CASES[case](tmp_path))


class Refusing(Wire):
    """A server that refuses once and says nothing more."""

    def __init__(self) -> None:
        super().__init__(Account("http://localhost"))
        self._frames = ['{"t": "error", "code": "stale_step", "cid": "c1"}']

    async def hear(self) -> str:
        if not self._frames:
            await asyncio.get_running_loop().create_future()
        return self._frames.pop()


def test_a_frame_that_does_not_come_is_named_with_what_came_instead() -> None:
    said = r"no ack c1 within 0 s; the last frame: error stale_step c1"
    with pytest.raises(TimeoutError, match=said):
        asyncio.run(Refusing().expect(0.01, t="ack", cid="c1"))


def said(cid: str) -> Said:
    return Said(user="anna", name="Anna", seat=PlayerId(0), phrase="hello", cid=cid)


@pytest.mark.parametrize(
    ("stored", "lost", "doubled"),
    [
        ([said("c0"), said("c1")], 0, 0),
        ([said("c0")], 1, 0),
        ([said("c1"), said("c0")], 1, 0),
        ([said("c1"), said("c1")], 0, 1),
    ],
)
def test_what_is_lost_or_doubled_is_counted(stored: list[Entry], lost: int, doubled: int) -> None:
    figures = ChaosFigures()
    compare_acknowledged([HELLO], stored, figures)
    assert (figures.lost, figures.doubled) == (lost, doubled)


def test_too_few_kills_or_a_failed_case_miss_the_bar() -> None:
    assert ChaosFigures(kills=1, wanted_kills=2).missed() == ["kills"]
    assert ChaosFigures(cases={"full_disk": "it opened"}).missed() == ["cases"]
    assert ChaosFigures(lost=1, gaps=1).missed() == ["lost", "gaps"]
