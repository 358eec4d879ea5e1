"""mypy, with the plugin of this repository, refuses one kind of number in place of another."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

MIXED_UP = """
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.calibre45.state import Calibre
from saloon.kernel.ids import CardId, FigureId, PlayerId


def bang(game: Bang, player: PlayerId, figure: FigureId, card: CardId) -> None:
    game.figures[player]  # wrong
    game.players[figure]  # wrong
    game.figures[card] = game.figures[figure]  # wrong
    game.book.kind_of[figure]  # wrong
    game.book.definitions[card]  # wrong
    game.ring[figure]  # wrong
    game.deck[card]  # wrong
    game.hand(player)  # wrong
    game.hand(3)  # wrong
    game.winners.append(figure)  # wrong
    if player == figure:  # wrong
        pass
    game.figures[figure].player == player
    game.players[game.figures[figure].player].hand.append(card)
    game.ring[0] = figure
    game.deck[-1]
    game.figures[0]


def seen(view: BangView, player: PlayerId, figure: FigureId) -> None:
    view.figures[player]  # wrong
    view.figures[view.decider]  # wrong
    view.figures[view.asked]
    view.figures[figure].hand


def calibre(game: Calibre, player: PlayerId, figure: FigureId) -> None:
    game.players[figure]  # wrong
    game.players[player]
"""


def test_every_mix_up_is_found_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "mixed_up.py"
    file.write_text(MIXED_UP)
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, timeout=300).stdout
    found = {int(line) for line in re.findall(r"mixed_up\.py:(\d+): error", told)}
    wrong = {i for i, line in enumerate(MIXED_UP.split("\n"), 1) if line.endswith("# wrong")}
    assert len(wrong) == 14, "something is looked for"
    assert found == wrong, told
