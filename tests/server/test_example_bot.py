"""docs/example_bot.py: a bot of a few lines that knows nothing but the protocol."""

import asyncio
import sys
from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.terminal.addresses import invite_link
from saloon.wire import messages as wire
from tests.server.houses import open_house, play_on, quick_table, run
from tests.server.test_words import keeping

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"


def test_it_is_at_most_forty_lines_long() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 40


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_it_sits_down_and_plays_a_whole_game_though_its_line_breaks(game: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            players = GAMES[game].player_counts()[0]
            wishes = quick_table(game=game, players=players, sets=GAMES[game].sets(), absent_after=0)
            made = await anna.new_table(wishes)
            link = invite_link(house.url, made.invite)
            bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), link, "Robot")
            async with Line(anna, 0.01, 0.1) as line:
                table = await line.watch(made.table)
                await table.until(lambda: there(table.presence, 1))
                answered: list[wire.Entry] = []
                table.on_message = keeping(answered)
                await anna.start(made.table)
                playing = asyncio.create_task(play_on(table))
                await table.until(lambda: any(by_robot(entry) for entry in answered))
                house.house.sockets.end_all(1012)
                await playing
            assert await bot.wait() == 0
            assert sum(by_robot(entry) for entry in answered) > 1

    run(scene())


def there(presence: wire.Presence | None, seat: int) -> bool:
    return presence is not None and any(one.seat == seat and one.here for one in presence.seats)


def by_robot(entry: wire.Entry) -> bool:
    return entry.what == "answered" and entry.seat == 1 and entry.by == "person"
