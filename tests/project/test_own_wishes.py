"""A wish that only one game knows goes through commands and lobby, which have never heard of it."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import saloon
from saloon.cli import app
from saloon.client.account import Refusal
from saloon.games.bang.game import BANG
from saloon.games.calibre45.game import CALIBRE45, CalibreType
from saloon.games.registry import GAMES
from saloon.kernel.protocol import any_game
from saloon.kernel.records import record_from_bytes
from saloon.kernel.wishes import TEXT, Agreed, Wish
from saloon.server.choices import game_line
from saloon.wire.lobby import NewTable
from tests.server.houses import open_house, run


def test_the_commands_pass_on_what_only_one_game_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SALOON_HOME", str(tmp_path / "home"))
    wish = ["--wish", "left_out=paul_regret,jourdonnais"]
    quick = ["--players", "4", "--bots", "random", "--seed", "7", "--language", "en"]
    saved = tmp_path / "saved"
    simulated = CliRunner().invoke(app, ["sim", "--games", "1", *quick, *wish, "--save", str(saved)])
    assert simulated.exit_code == 0, simulated.output
    played = CliRunner().invoke(app, ["play", "--game", "bang", *quick, *wish], input="")
    assert played.exit_code == 0, played.output
    records = [*saved.iterdir(), *(tmp_path / "home").glob("*.json")]
    assert len(records) == 2
    for record in records:
        setup: Any = record_from_bytes(record.read_bytes()).setup
        assert BANG.deal(setup).setup.left_out == ["paul_regret", "jourdonnais"]


class Shaped(CalibreType):
    """A game with a wish that nobody else has ever heard of."""

    def wishes(self) -> list[Wish]:
        return [*super().wishes(), Wish("shape", TEXT, "auto")]

    def setup(self, wishes: dict[str, object]) -> object:
        agreed = Agreed(self.wishes(), wishes)
        known = {name: value for name, value in wishes.items() if name != "shape"}
        return super().setup({**known, "rules": {**agreed.pairs("rules"), "teams": agreed.text("shape")}})


@pytest.mark.skipif(saloon.BUILD.is_compiled, reason="interpreted code cannot subclass compiled code")
def test_a_game_with_a_wish_of_its_own_needs_no_change_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "calibre45", any_game(Shaped()))
    monkeypatch.setenv("SALOON_HOME", str(tmp_path / "home"))
    (line,) = game_line(GAMES["calibre45"]).wishes
    assert (line.name, line.form, line.usual) == ("shape", "text", "auto")
    saved = tmp_path / "saved"
    quick = ["--game", "calibre45", "--players", "5", "--bots", "random", "--language", "en"]
    wish = ["--wish", "shape=2+2+1"]
    simulated = CliRunner().invoke(app, ["sim", "--games", "1", *quick, *wish, "--save", str(saved)])
    assert simulated.exit_code == 0, simulated.output
    assert CliRunner().invoke(app, ["play", *quick, *wish], input="").exit_code == 0
    records = [*saved.iterdir(), *(tmp_path / "home").glob("*.json")]
    assert len(records) == 2
    for record in records:
        setup: Any = record_from_bytes(record.read_bytes()).setup
        assert CALIBRE45.rules(CALIBRE45.deal(setup))["teams"] == "2+2+1"

    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            table = NewTable("calibre45", 5, bots=["random"] * 4, wishes={"shape": "2+2+1"})
            made = await anna.new_table(table)
            await anna.start(made.table)
            state = (await house.house.tables.table(made.table)).state
            assert state.facts.wishes == {"shape": "2+2+1"}
            assert state.game is not None
            assert state.kind.rules(state.game)["teams"] == "2+2+1"
            with pytest.raises(Refusal, match="shape"):
                await anna.new_table(NewTable("calibre45", 5, wishes={"shape": 5}))

    run(scene())


@pytest.mark.parametrize(
    ("wishes", "named"),
    [
        ({"characters": ["jourdonnais", "", "", ""]}, "only by somebody who plays alone"),
        ({"sides": ["sheriff", "", "", ""]}, "only by somebody who plays alone"),
        ({"left_out": ["jourdonnais"]}, "a field of its own"),
        ({"seed": "1"}, "a field of its own"),
        ({"weather": "rain"}, "wishes: players, seed, sets, preset, rules, left_out"),
    ],
)
def test_people_cannot_agree_on_what_one_of_them_would_profit_from(
    wishes: dict[str, Any], named: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            anna = await house.guest("Anna")
            with pytest.raises(Refusal) as refusal:
                await anna.new_table(NewTable("bang", 4, wishes=wishes))
            assert refusal.value.code == "bad_setup"
            assert named in refusal.value.detail

    run(scene())
