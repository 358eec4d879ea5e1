"""Rubbish over sockets and HTTP breaks nothing."""

import asyncio
import random

import msgspec

from saloon.drills.fuzz import GAMES, FuzzFigures, fuzz
from saloon.drills.mutations import Known, Maker
from saloon.drills.strangers import Strangers, is_shown_well, unclean_in
from saloon.games.registry import GAMES as REGISTERED


def test_rubbish_breaks_nothing_and_the_game_goes_on() -> None:
    figures = asyncio.run(fuzz(frames=400, http_cases=30, seed=1, seconds=300.0, brought=12))
    assert figures.complaints == []
    assert (figures.unhandled, figures.server_errors) == (0, 0)
    assert figures.frames >= 400
    assert figures.http_cases >= 30
    assert figures.refused > 0
    assert (figures.brought, figures.unclean) == (12, 0)
    assert 0 < figures.taken < 12
    assert figures.games == GAMES


def test_whatever_breaks_misses_the_bar() -> None:
    assert FuzzFigures(games=GAMES).missed() == []
    assert FuzzFigures(games=GAMES, unhandled=1, server_errors=1).missed() == ["unhandled", "server_errors"]
    assert FuzzFigures(games=0, memory_growth=0.5).missed() == ["memory_growth", "games"]


def test_rubbish_is_of_many_kinds() -> None:
    """Frames that are no text, no JSON, no message, and messages that are good."""
    maker = Maker(random.Random(1), Known())
    frames = [maker.frame() for _ in range(400)]
    kinds = {kind_of(frame) for frame in frames}
    assert {"binary", "not json", "not a message", "message"} <= kinds


def test_strangers_bring_what_can_be_played_and_what_cannot() -> None:
    """Decks and positions of every game; strange signs are noticed wherever they are shown."""
    strangers = Strangers(random.Random(1))
    tables = [strangers.table() for _ in range(40)]
    assert {table.game for table in tables} == set(REGISTERED)
    assert {bool(table.deck) for table in tables} == {True, False}
    assert any(not is_shown_well(table.position) for table in tables)
    assert unclean_in('{"a": ["fine", "two\\nlines", "$50\u00a0000", {"\\u001b[2J": 1}]}') == ["\x1b[2J"]


def kind_of(frame: str | bytes) -> str:
    if isinstance(frame, bytes):
        return "binary"
    try:
        told = msgspec.json.decode(frame)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return "not json"
    return "message" if isinstance(told, dict) and isinstance(told.get("t"), str) else "not a message"
