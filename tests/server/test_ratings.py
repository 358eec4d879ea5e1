"""Ratings: of rated games alone, whatever role somebody was dealt."""

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from saloon.client.line import Line
from saloon.kernel.ids import PlayerId
from saloon.server.histories import Play
from saloon.server.ratings import LEAST, Player, ratings
from saloon.server.settings import Settings
from saloon.server.store import StoredPlay
from tests.server.houses import against_bots, open_house, play_on, quick_table, run, unhurried
from tests.server.test_histories import play
from tests.server.test_lobby import code_of

REAL = Settings(workers=1)
"""A house for people: nobody chooses deals there."""
ROLES = ("sheriff", "outlaw", "outlaw", "renegade")


def fair_wishes(**wishes: Any) -> Any:
    return against_bots("duel", seed="", **wishes)


def game_of_four(number: int, users: list[str], winner: str) -> list[StoredPlay]:
    """A game that one side has won."""
    found = []
    for seat, (user, role) in enumerate(zip(users, ROLES, strict=True)):
        line = Play("bang", 4, 0, ["base"], role, role == winner, bot="" if user else "greenhorn")
        found.append(StoredPlay("t", number, PlayerId(seat), user, number, True, json.encode(line)))
    return found


def test_whoever_wins_more_is_rated_higher_and_a_strong_role_is_no_merit() -> None:
    chance = random.Random(1)
    stored = []
    for number in range(300):
        users = ["anna", "ben", "cora", ""]
        if number % 2:  # Cora is dealt the Outlaw all the time, and Outlaws win most games
            users = ["ben", "anna", "cora", ""]
        strong = number % 2 == 1  # Anna is an Outlaw
        outlaws = chance.random() < (0.8 if strong else 0.6)
        stored += game_of_four(number, users, "outlaw" if outlaws else "sheriff")
    (found,) = ratings(stored).values()
    place = {one.player: one for one in found}
    anna, ben, cora = [place[Player(user)] for user in ("anna", "ben", "cora")]
    assert anna.rating - ben.rating > 0
    assert anna.rating > cora.rating, "Cora wins more games than Anna, as what she always is"
    assert place[Player(bot="greenhorn")].rating != 0
    assert all(one.games == 300 for one in found)


def test_a_game_counts_when_others_of_it_want_to_be_forgotten() -> None:
    users = ["anna", "ben", "", ""]
    whole = [line for number in range(20) for line in game_of_four(number, users, "sheriff")]
    left = [line for line in whole if line.user != "ben"]
    assert Player("ben") not in [one.player for one in ratings(left)["bang"]]
    anna = next(one for one in ratings(left)["bang"] if one.player == Player("anna"))
    assert anna.games == 20
    assert ratings([line for line in whole if line.user == "anna"])["bang"][0].games == 20


@pytest.mark.long
def test_only_rated_games_are_in_the_ratings_and_few_of_them_give_no_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unhurried(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, REAL) as house:
            anna = await house.guest("Anna")
            for rated in (False, True):
                made = await anna.new_table(fair_wishes(rated=rated, hints=True))
                facts = await anna.table(made.table)
                assert (facts.rated, facts.hints) == ((True, None) if rated else (None, True))
                await play(anna, made.table)
            told = await anna.ratings("ru")
            assert told.least == LEAST
            (game,) = told.games
            assert game.key == "duel"
            mine = next(one for one in game.lines if one.user)
            assert (mine.name, mine.games, mine.known, mine.rating) == ("Anna", 1, False, 0)
            assert [one.name for one in game.lines if not one.user] != []
            assert [one.rated for one in (await anna.my_history()).past] == [True, False]
            await anna.forget_history()
            assert [one.user for game in (await anna.ratings()).games for one in game.lines if one.user] == []

    run(scene())


def test_whoever_leaves_a_rated_game_has_played_it_and_nobody_comes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unhurried(monkeypatch)

    async def scene() -> None:
        async with open_house(tmp_path, REAL) as house:
            anna, ben, cora = [await house.guest(name) for name in ("Anna", "Ben", "Cora")]
            made = await anna.new_table(quick_table(game="duel", seed="", rated=True))
            for one in (ben, cora):
                await one.join(invite=made.invite)
            await ben.sit(made.table)
            async with Line(anna) as line:
                hers = await line.watch(made.table)
                await anna.start(made.table)
                await ben.stand(made.table)
                assert await code_of(cora.sit(made.table)) == "already_playing"
                await play_on(hers)
            (past,) = (await ben.my_history()).past
            assert past.left
            assert past.rated

    run(scene())


@pytest.mark.parametrize("chosen", [{"rules": {"campaign": "on"}}, {"lesson": "first_game"}])
def test_what_is_not_dealt_by_chance_alone_is_not_rated(tmp_path: Path, chosen: dict[str, Any]) -> None:
    async def scene() -> None:
        async with open_house(tmp_path, REAL) as house:
            anna = await house.guest("Anna")
            if "lesson" not in chosen:  # which has no wishes but itself
                wanted = quick_table(seed="", rated=True, **chosen)
                assert await code_of(anna.new_table(wanted)) == "no_rating"
            made = await anna.new_table(quick_table(seed="", **chosen))
            assert await code_of(anna.agree(made.table, rated=True)) == "no_rating"
        async with open_house(tmp_path / "test") as house:
            anna = await house.guest("Anna")
            assert await code_of(anna.new_table(quick_table(rated=True))) == "no_rating"

    run(scene())
