"""What is counted of games of Calibre 45."""

from saloon.games.calibre45.arrange import Place, arrange
from saloon.games.calibre45.view import view
from saloon.kernel.views import SPECTATOR
from saloon.sim.registry import study_of
from saloon.sim.rows import Facts, Row
from saloon.text.texts import Texts

STUDY = study_of("calibre45")


def test_robberies_turns_and_money_are_read_off_the_table() -> None:
    debtor = Place(0, loot=["stagecoach", "gold_train_4"], debt=100_000)
    game = arrange([debtor, Place(1, loot=["mail_car_2"])])
    game.robberies, game.turns = 7, 31
    facts = STUDY.facts(view(game, SPECTATOR))
    assert facts.numbers == (7, 31, 300)
    assert facts.lists == (("200000", "100000"),)


def test_a_team_wins_once_however_many_are_in_it() -> None:
    teams = ("team_1", "team_2", "team_1", "team_1")
    row = Row(0, "s/0", True, 90, (0, 2, 3), teams, ("bandit",) * 4, Facts((3, 20, 1000), (("0",) * 4,)))

    def wins(table: str) -> list[tuple[str, bool]]:
        return [(name, won) for where, name, won in STUDY.wins(row) if where == table]

    assert wins("side") == [("team_1", True), ("team_2", False)]
    assert wins("size") == [("3", True), ("1", False)]
    assert wins("seat") == [("0", True), ("1", False), ("2", True), ("3", True)]


def test_names_are_words() -> None:
    assert STUDY.label("side", "team_1", Texts("en")) == "Team A"
    assert STUDY.label("size", "1", Texts("en")) == "1 player"
    assert STUDY.label("size", "3", Texts("ru")) == "3 игрока"
    assert STUDY.label("teams", "3+1", Texts("ru")) == "3+1"
