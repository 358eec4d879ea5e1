"""Prepared first games: the same deal each time, for one newcomer among bots."""

from pathlib import Path

import pytest

from saloon.client.account import Refusal
from saloon.client.line import Line
from saloon.games.registry import GAMES
from saloon.text.lessons import lessons
from saloon.text.registry import BOOKS
from saloon.text.texts import Texts
from saloon.wire.lobby import NewTable
from tests.server.houses import open_house, run

LESSON = "first_game"


EVERY = [(game, name) for game, known in lessons().items() for name in known]


def test_every_game_has_a_first_game() -> None:
    assert {game: next(iter(known)) for game, known in lessons().items()} == dict.fromkeys(GAMES, LESSON)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_the_learner_begins_with_the_same_each_time(tmp_path: Path, game: str, name: str) -> None:
    async def scene() -> None:
        hands = []
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            for _ in range(2):
                made = await anna.new_table(NewTable(game, 2, lesson=name))
                async with Line(anna) as line:
                    table = await line.watch(made.table)
                    await anna.start(made.table)
                    await table.until(lambda table=table: table.my_turn)  # type: ignore[misc]
                    assert table.seat == 0
                    assert table.ask is not None
                    hands.append([option.key for option in table.ask.options])
        assert hands[0] == hands[1]

    run(scene())


def test_the_sheriff_can_shoot_at_once_and_is_not_helpless(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            made = await anna.new_table(NewTable("bang", 4, lesson=LESSON))
            async with Line(anna) as line:
                table = await line.watch(made.table)
                await anna.start(made.table)
                await table.until(lambda: table.my_turn)
                assert table.ask is not None
                assert [option for option in table.ask.options if option.key.startswith("play:bang#")]
                own = table.view.figures[0]  # type: ignore[union-attr]
                names = {card.number: card.key for card in BOOKS["bang"].cards(Texts("en"))}
                assert {"bang", "missed", "beer", "barrel"} <= {names[card] for card in own.hand}

    run(scene())


def test_whoever_knows_the_deal_is_kept_out_of_a_lesson(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna, boris = await house.guest("Anna"), await house.guest("Boris")
            made = await anna.new_table(NewTable("bang", 4, lesson=LESSON))
            with pytest.raises(Refusal) as refused:
                await boris.join(invite=made.invite)
            assert refused.value.code == "forbidden"

    run(scene())


def test_an_unknown_lesson_is_refused_with_those_there_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            with pytest.raises(Refusal, match=LESSON) as refused:
                await anna.new_table(NewTable("bang", 4, lesson="second_game"))
            assert refused.value.code == "bad_setup"

    run(scene())
