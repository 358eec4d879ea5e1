"""Scenes from positions as text: how a bug report becomes a test."""

import re
from pathlib import Path

import pytest

from saloon.games.bang.state import Bang
from saloon.games.calibre45.state import Calibre
from saloon.games.registry import GAMES
from saloon.kernel.positions import game_in
from tests.scenes.positions import begun, keys

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
BLOCKS = re.findall(r"^```\n(game: .*?)^```", DOCUMENT.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def bang(text: str) -> Bang:
    game = begun("bang", text)
    assert isinstance(game, Bang)
    return game


def test_slab_the_killer_needs_two_missed_and_one_is_not_enough() -> None:
    game = bang("""
        p0: sheriff slab_the_killer | hand bang#17
        p1: outlaw vulture_sam 3 | hand missed#42 beer#54
        p2: outlaw jourdonnais
        p3: renegade suzy_lafayette
    """)
    game.answer_key("play:bang#17>p1")
    game.answer_key("answer:missed#42")
    game.answer_key("pass")
    assert game.figures[1].life == 2


def test_a_barrel_is_checked_with_the_card_that_lies_on_the_deck() -> None:
    seats = """
        p0: sheriff willy_the_kid | hand bang#17
        p1: outlaw vulture_sam 4 | play barrel#0
        p2: outlaw pedro_ramirez
        p3: renegade suzy_lafayette | hand beer
    """
    for top, life in (("bang(QH)", 4), ("bang(2C)", 3)):
        game = bang(f"{seats}\n deck: {top} …")
        game.answer_key("play:bang#17>p1")
        game.answer_key("use:barrel#0")
        assert game.figures[1].life == life


def test_a_shot_that_is_going_on_is_answered() -> None:
    """As a report has it: the question is open, and one answer is given."""
    game = bang("""
        turn: p0
        p0: sheriff willy_the_kid
        p1: outlaw vulture_sam 1 | hand missed#42
        p2: outlaw pedro_ramirez
        p3: renegade suzy_lafayette | hand beer
        discard: bang#17
        stack:
        - Rounds
        - Turn figure=p0 stage=4
        - PlayPhase figure=p0
        - Shot shooter=p0 target=p1 card=bang#17 is_bang needed=1 cause=bang total=1
    """)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "missed_or_hit")
    game.answer_key("answer:missed#42")
    assert game.figures[1].alive


def test_in_calibre_a_cowboy_that_everybody_knows_can_be_on_bail() -> None:
    game = begun(
        "calibre45",
        """
        p0: team_1 tokens=2 | cowboy doc_holliday | hand bullets_6
        p1: team_2 | cowboy ?
        """,
    )
    assert isinstance(game, Calibre)
    assert "remove_token" in keys(game)
    game.answer_key("remove_token")
    assert game.players[0].tokens == 1


@pytest.mark.parametrize("text", BLOCKS)
def test_every_position_of_the_document_can_be_played(text: str) -> None:
    key = game_in(text)
    game = begun(key, text)
    assert keys(game)
    if "seed:" in text:
        assert GAMES[key].position(game) == text


def test_the_document_has_short_and_whole_positions_of_every_game() -> None:
    found = [(game_in(text), "seed:" in text) for text in BLOCKS]
    assert sorted(found) == sorted((key, whole) for key in GAMES for whole in (False, True))
