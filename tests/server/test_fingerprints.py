"""Every entry of a game says what it led to: no log goes on in another state without a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.frames import Game
from saloon.kernel.records import GameRecord
from saloon.server.clock import HandClock
from saloon.server.entries import Answered, Interrupted, Started, from_body
from saloon.server.state import fingerprint
from tests.server.houses import open_house, play_on, quick_table, run, short_bot
from tests.server.stored_tables import Stored, anna_at, data_folder, position, recorded, with_answers
from tests.server.test_other_rules import code_of, replay_of

pytestmark = pytest.mark.parametrize("game", GAMES)


def prints_of(record: GameRecord) -> list[str]:
    """What the deal and each answer led to, when they were given."""
    return [fingerprint(position(record, answers)) for answers in range(len(record.answers) + 1)]


def forks(record: GameRecord) -> list[int]:
    """Answers after which some that follow still fit if another one is given in their place, latest first."""
    return [
        at
        for at in range(len(record.answers) - 1, 0, -1)
        if "!" not in record.answers[at] and another(record, at) is not None
    ]


def another(record: GameRecord, at: int) -> str | None:
    """Another answer to the same question."""
    game = position(record, at)
    keys = [] if game.decision is None else [game.key(option) for option in game.decision.options]
    return next((key for key in keys if key != record.answers[at]), None)


def strayed(record: GameRecord, at: int) -> GameRecord:
    """The same game up to an answer that leads elsewhere by today's rules, and fits all the same."""
    other = another(record, at)
    assert other is not None
    return with_answers(record, [*record.answers[:at], other])


async def found(folder: Path, table: str) -> Game | None:
    async with open_house(folder, clock=HandClock()) as house:
        return (await house.house.tables.table(table)).state.game


def test_every_entry_of_a_game_is_stored_with_what_it_led_to(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            players = GAMES[game].player_counts()[0]
            wishes = quick_table(game=game, players=players, bots=[short_bot(game)] * players)
            name = (await anna.new_table(wishes)).table
            async with Line(anna) as line:
                table = await line.watch(name)
                await anna.start(name)
                await play_on(table)
            log = (await house.house.tables.table(name)).log
            stored = [from_body(one.body) for one in await house.house.store.entries(name)]
            for entry, moment in zip(stored, log.moments(0), strict=True):
                played = isinstance(entry, Started | Answered | Interrupted)
                assert entry.leads_to == (fingerprint(moment.state.game) if played else "")
        async with open_house(tmp_path) as house:
            anna.url = house.url
            assert not (await anna.table(name)).other_rules
            await replay_of(anna, name)

    run(scene())


def test_a_running_game_that_leads_elsewhere_goes_on_from_where_it_surely_stood(
    tmp_path: Path, game: str
) -> None:
    """The answer that strays is one of those after the stored state: nothing else would tell."""

    async def scene() -> None:
        record = recorded(game)
        at = forks(record)[5]
        prints = prints_of(with_answers(record, record.answers[: at + 1]))
        wrong = strayed(record, at)
        sure = encode(position(record, at))
        await data_folder(
            tmp_path,
            Stored("t", wrong, "playing", encode(position(record, at - 1)), at - 1, prints=prints),
            Stored("lost", wrong, "playing", prints=prints),
            Stored("old", wrong, "playing"),
        )
        stands = await found(tmp_path, "t")
        assert stands is not None
        assert encode(stands) == sure
        assert await found(tmp_path, "lost") is None, "how it stood is not known, and nothing is guessed"
        assert await found(tmp_path, "old") is not None, "logs without fingerprints are read as ever"
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            assert (await anna.table("lost")).other_rules
            async with Line(anna) as line:
                table = await line.watch("t")
                assert not table.lobby or not table.lobby.other_rules
                await play_on(table)
            assert await code_of(replay_of(anna, "t")) == "other_rules"

    run(scene())


def test_a_finished_game_that_ends_elsewhere_is_not_replayed(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        record = recorded(game)
        prints = prints_of(record)
        wrong = [*prints[:-1], "0" * len(prints[-1])]
        winners = tuple(GAMES[game].winners(position(record, len(record.answers))))
        await data_folder(
            tmp_path,
            Stored("sound", record, "over", winners=winners, prints=prints),
            Stored("wrong", record, "over", winners=winners, prints=wrong),
        )
        async with open_house(tmp_path) as house:
            anna = anna_at(house.url)
            await replay_of(anna, "sound")
            assert await code_of(replay_of(anna, "wrong")) == "other_rules"

    run(scene())
