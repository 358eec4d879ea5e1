"""The whole drill of leaks: games in several processes, then the time that bots take."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from saloon.drills.leaks import LeakFigures, leaks
from saloon.drills.tells import QUICK, SPEEDS, THOUGHTFUL, auc, fewest, timed
from saloon.drills.timing import compared, delays, least_p

FRAMES_A_GAME: Final = 2000
"""Or more."""


def part(games: int, seed: int, seconds: float, every: int) -> LeakFigures:
    """The share of one process."""
    return asyncio.run(leaks(games, seed, seconds, every))


def shares(games: int, jobs: int) -> list[int]:
    """As equal as can be; nobody gets none."""
    each = [games // jobs + (number < games % jobs) for number in range(jobs)]
    return [share for share in each if share]


async def privacy(
    games: int, pairs: int, windows: int, samples: int, jobs: int, seed: int, seconds: float
) -> LeakFigures:
    """All games, windows and samples; what is not done after so many seconds is missing in the figures."""
    every = max(1, games * FRAMES_A_GAME // max(1, 2 * pairs))
    loop = asyncio.get_running_loop()
    ends = loop.time() + seconds
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        orders = [(share, seed + number, seconds, every) for number, share in enumerate(shares(games, jobs))]
        parts = await asyncio.gather(*[loop.run_in_executor(pool, part, *order) for order in orders])
    whole = LeakFigures(
        wanted_games=games,
        wanted_pairs=pairs,
        wanted_windows=windows,
        wanted_reminders=games,
        wanted_duplicates=games // 2,
        wanted_advice=games // 2,
    )
    for one in parts:
        whole.add(one)
    if windows:
        found = await delays(windows, seed)
        whole.windows, whole.delay_p = compared(found), least_p(found)
    if samples:
        whole.wanted_tells = samples
        for setting, tells, aucs in (
            (QUICK, whole.tells, whole.tell_auc),
            (THOUGHTFUL, whole.thought_tells, whole.thought_auc),
        ):
            for speed in SPEEDS:
                seen = await timed(samples, speed, setting, ends - loop.time())
                tells[speed], aucs[speed] = fewest(seen), round(auc(seen), 3)
    return whole
