"""What a text of a position of Calibre 45 may say, what is meant without a word, and what is refused."""

import pytest

from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.kernel.decisions import NONE
from saloon.kernel.positions import BadPosition

SEATS = ["p0: team_1 | cowboy doc_holliday", "p1: team_2 | cowboy ?"]


def read(*lines: str, p0: str = SEATS[0]) -> Calibre:
    return CALIBRE45.read_position("\n".join(["game: calibre45", p0, SEATS[1], *lines]), "seed")


def fault(*lines: str, p0: str = SEATS[0]) -> tuple[str, int, str]:
    with pytest.raises(BadPosition) as refused:
        read(*lines, p0=p0)
    return refused.value.code, refused.value.line, refused.value.found


@pytest.mark.parametrize(
    ("words", "code", "found"),
    [
        ("tokens=16", "not_a_number", "16"),
        ("tokens=-1", "not_a_number", "-1"),
        ("debt=-1", "not_a_number", "-1"),
        ("asleep", "unknown_word", "asleep"),
        ("| horse mustang", "unknown_word", "horse"),
        ("| cowboy doc_holliday billy_the_kid", "too_long", "2"),
    ],
)
def test_words_of_a_seat_that_cannot_be_are_refused(words: str, code: str, found: str) -> None:
    assert fault(p0=f"p0: team_1 {words}") == (code, 2, found)


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("turn: p2", "unknown_word", "p2"),
        ("winners: p5", "unknown_word", "p5"),
        ("preset: mine", "unknown_word", "mine"),
        ("weather: fine", "unknown_line", "weather"),
    ],
)
def test_a_line_that_says_what_cannot_be_is_refused(line: str, code: str, found: str) -> None:
    assert fault(line) == (code, 4, found)


def test_what_a_seat_may_say() -> None:
    player = read(p0="p0: team_2 robbing known resting tokens=2 debt=50000 | hand mustang").players[0]
    assert (player.team, player.robbing, player.known, player.resting) == (1, True, True, True)
    assert (player.tokens, player.debt, len(player.hand), player.cowboy) == (2, 50_000, 1, NONE)


def test_what_is_meant_where_nothing_is_said() -> None:
    game = read(p0="p0:")
    player = game.players[0]
    assert (player.team, player.robbing, player.known, player.resting) == (0, False, False, False)
    assert (player.tokens, player.debt, player.hand, player.loot) == (0, 0, [], [])
    assert (game.turn, game.turns, game.step, game.robberies) == (0, 1, 0, 0)
    assert not game.over
    assert not game.money_moved
    assert [type(frame).__name__ for frame in game.stack] == ["Arming"]
    assert (len(game.weapons), len(game.spread), len(game.cowboys)) == (62, 34, 11)


@pytest.mark.parametrize(("supply", "left"), [("fifteen", 12), ("unlimited", 15)])
def test_tokens_on_cowboys_are_missing_from_the_supply_where_there_are_only_fifteen(
    supply: str, left: int
) -> None:
    game = read(f"rules: token_supply={supply}", p0="p0: team_1 tokens=3 | cowboy doc_holliday")
    assert game.tokens == left
    assert read("tokens: 7").tokens == 7
