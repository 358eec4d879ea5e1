"""What the text of a position says of a series and its money, and what of it is refused."""

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.kernel.decisions import NONE
from saloon.kernel.positions import BadPosition
from tests.scenes.bang.money.season import Season, kept, lay

SEATS = [
    "p0: sheriff willy_the_kid",
    "p1: outlaw vulture_sam",
    "p2: outlaw jourdonnais",
    "p3: renegade suzy_lafayette",
]


def read(*lines: str) -> Bang:
    return BANG.read_position("\n".join([*SEATS, *lines]), "seed")


def fault(*lines: str) -> tuple[str, str, str]:
    with pytest.raises(BadPosition) as refused:
        read(*lines)
    return refused.value.code, refused.value.found, refused.value.allowed


def test_a_game_on_its_own_says_nothing_of_a_series_or_of_money() -> None:
    game = read()
    assert game.setup.series is None
    assert not any(
        line in BANG.position(game) for line in ("series", "money", "ledger", "history", "brought")
    )


def test_the_third_game_of_an_evening() -> None:
    series = read("series: 3").setup.series
    assert series is not None
    assert (series.number, series.games, series.leader) == (3, 0, NONE)
    assert not series.is_last()
    assert "\nseries: 3\n" in BANG.position(read("series: 3"))


def test_the_last_game_of_a_campaign_and_who_leads_it() -> None:
    series = read("series: 4 of 4 leader=p3").setup.series
    assert series is not None
    assert (series.number, series.games, series.leader) == (4, 4, 3)
    assert series.is_last()
    assert "\nseries: 4 of 4 leader=p3\n" in BANG.position(read("series: 4 of 4 leader=p3"))


WHAT_IS_BROUGHT = ["- slab_the_killer 300 5 barrel#0(Q♠) mustang#4(8♥)", "- - 0 4", "- - 0 0", "- - 0 99"]
ENTRIES = ["- 1 p3 stake 1 1000", "- 1 p1 hired 0 -300 slab_the_killer"]


def test_all_that_a_table_brings_along_goes_to_text_and_back() -> None:
    text = "\n".join(
        [
            *("series: 2 of 4", "history:", "- 1000 -900 0 7", "brought:", *WHAT_IS_BROUGHT),
            *("ledger before:", *ENTRIES, "money: 5 0 -100 2000", "ledger:", *ENTRIES[:1]),
        ]
    )
    game = read(text)
    series = game.setup.series
    assert series is not None
    assert series.balances(4) == [1000, -900, 0, 7]
    first = series.brought[0]
    assert (first.character, first.price, first.life) == ("slab_the_killer", 300, 5)
    assert [game.book.kind_of[card].key for card in first.cards] == ["barrel", "mustang"]
    assert [one.life for one in series.brought] == [5, 4, 0, 99]
    paid = series.ledger[1]
    assert (paid.game, paid.player, paid.reason, paid.what) == (1, 1, "hired", "slab_the_killer")
    assert (paid.count, paid.each) == (0, -300)
    assert (series.ledger[0].what, series.ledger[0].amount()) == ("", 1000)
    assert [player.money for player in game.players] == [5, 0, -100, 2000]
    assert [entry.reason for entry in game.ledger] == ["stake"]
    assert text in BANG.position(game)


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("series: two", "not_a_number", "two"),
        ("series: 0", "not_a_number", "0"),
        ("series: 1001", "not_a_number", "1001"),
        ("series: 3 of 2", "not_a_number", "2"),
        ("series: 3 of 1001", "not_a_number", "1001"),
        ("series: 2 von 4", "bad_value", "2 von 4"),
        ("series: 2 of", "bad_value", "2 of"),
        ("series: leader=p1", "bad_value", "leader=p1"),
        ("series: 2 leader=p4", "unknown_word", "p4"),
        ("money: 1 2 3", "bad_value", "1 2 3"),
        ("money: 1 2 3 4 5", "bad_value", "1 2 3 4 5"),
        ("money: 1 2 3 much", "not_a_number", "much"),
        ("history:\n- 1 2 3", "bad_value", "1 2 3"),
        ("ledger:\n- 1 p0 stake 1", "bad_value", "1 p0 stake 1"),
        ("ledger:\n- 1 p0 stake 1 2 3 4", "bad_value", "1 p0 stake 1 2 3 4"),
        ("ledger:\n- 0 p0 stake 1 1000", "not_a_number", "0"),
        ("ledger:\n- 1001 p0 stake 1 1000", "not_a_number", "1001"),
        ("ledger:\n- 1 p4 stake 1 1000", "unknown_word", "p4"),
        ("ledger:\n- 1 p0 theft 1 1000", "unknown_word", "theft"),
        ("ledger:\n- 1 p0 stake -1 1000", "not_a_number", "-1"),
        ("brought:\n- - 0", "bad_value", "- 0"),
        ("brought:\n- nobody_at_all 0 4", "unknown_word", "nobody_at_all"),
        ("brought:\n- - -1 4", "not_a_number", "-1"),
        ("brought:\n- - 0 -1", "not_a_number", "-1"),
        ("brought:\n- - 0 100", "not_a_number", "100"),
        ("brought:\n- - 0 4 spoon", "no_such_card", "spoon"),
        ("series: 2\nbrought:\n- - 0 4", "bad_value", "1"),
        ("series: 2\nbrought:\n" + "- - 0 4\n" * 5, "bad_value", "5"),
    ],
)
def test_what_cannot_be_is_refused(line: str, code: str, found: str) -> None:
    assert fault(line)[:2] == (code, found)


def test_what_would_do_is_told() -> None:
    assert fault("money: 1 2 3")[2] == "0 0 0 0"
    assert fault("series: 2 leader=p4")[2] == "p0, p1, p2, p3"


def test_money_belongs_to_players_not_to_figures() -> None:
    seats = [*SEATS[:3], "p3: renegade suzy_lafayette player=1", "mode: usual"]
    series = BANG.read_position("\n".join([*seats, "series: 2 leader=p2"]), "seed").setup.series
    assert series is not None
    assert series.leader == 2
    with pytest.raises(BadPosition) as refused:
        BANG.read_position("\n".join([*seats, "series: 2 leader=p3"]), "seed")
    assert (refused.value.found, refused.value.allowed) == ("p3", "p0 … p2")


def test_a_game_about_to_begin_goes_to_text_and_back() -> None:
    brought = {"ann": kept("slab_the_killer", 300, 5, [lay("barrel")])}
    season = Season([1000, 900, -200, 0], brought, hiring="on", experience="on")
    assert "- slab_the_killer 300 5 barrel#0(Q♠)\n- - 0 4\n" in BANG.position(season.game)
    season.says("ann keep:slab_the_killer")
    assert "\nmoney: 700 900 -200 0\n" in BANG.position(season.game)
    assert "\nledger:\n- 2 p0 kept 1 -300 slab_the_killer\n" in BANG.position(season.game)
