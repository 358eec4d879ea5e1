"""What finished games are remembered for, over HTTP: of games that are over, in either language."""

from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.games.registry import GAMES
from tests.server.houses import against_bots, open_house, run
from tests.server.test_replay import played


@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_game_has_its_honours_in_both_languages(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, table = await played(house, game)
            told = [await anna.honours(table, language) for language in ("en", "ru")]
        counted = [[(one.key, one.number) for one in each.honours] for each in told]
        assert counted[0] == counted[1]
        english, russian = (
            {*(one.text for one in each.honours), *(one.text for one in each.luck)} for each in told
        )
        assert len(english) == len(russian) > 0
        assert not english & russian

    run(scene())


def test_a_running_game_has_no_honours_yet(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(against_bots("bang"))
            await anna.start(made.table)
            with pytest.raises(Refusal) as found:
                await anna.honours(made.table)
            assert found.value.code == "not_over"

    run(scene())
