"""A family table in the terminal: cards say what they do, in gentler words."""

from pathlib import Path

import pytest

from saloon.terminal.registry import LOOKS
from saloon.terminal.saves import load_game
from tests.terminal.test_commands import run

PLAYERS = {"bang": "4", "calibre45": "4", "duel": "2"}
SAID = {
    ("bang", "en"): "Unless a Missed! answers it",
    ("bang", "ru"): "Если он не ответит картой",
    ("calibre45", "en"): "bullets",
    ("calibre45", "ru"): "патрон",
    ("duel", "en"): "draw",
    ("duel", "ru"): "возьмите",
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", LOOKS)
def test_cards_say_what_they_do_and_do_so_again_after_a_pause(game: str, language: str, home: Path) -> None:
    table = ("--game", game, "--players", PLAYERS[game], "--language", language, "--seed", "7")
    usual = run("play", *table, typed="quit\n").output
    family = run("play", *table, "--family", typed="quit\n").output
    assert len(family.splitlines()) > len(usual.splitlines()) + 2
    assert load_game().table.family
    again = run("play", "--resume", typed="quit\n").output
    assert SAID[game, language].lower() in " ".join(again.split()).lower()
