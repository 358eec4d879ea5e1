"""Rows of numbers tell what the viewer may know and nothing else, for every game."""

import random
from collections.abc import Callable, Iterator

import pytest

from saloon.games.registry import GAMES, game_type
from saloon.kernel.columns import LEAST, MOST, Columns
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.kernel.views import SPECTATOR, View
from saloon.kernel.wishes import PLAYERS, SEED, SETS

EVERY = 5
STATES = 30

TABLES = [
    *[("bang", players, ["base"]) for players in (2, 3, 5, 8)],
    ("bang", 7, game_type("bang").sets()),
    *[("calibre45", players, ["base"]) for players in (2, 5, 9)],
    ("duel", 2, ["base"]),
]

Row = Callable[[Game, PlayerId], bytes]


def states(kind: AnyGame, wishes: dict[str, object]) -> Iterator[Game]:
    """Decisions of random games, never the same state twice."""
    chance = random.Random(repr(wishes))
    found = 0
    for deal in range(STATES):
        game = kind.deal(kind.setup({**wishes, SEED: f"columns {deal}"}))
        while (decision := game.decision) is not None and found < STATES:
            if game.step % EVERY == 0:
                found += 1
                yield game
            game.answer(chance.randrange(len(decision.options)))


def interferes(kind: AnyGame, game: Game, row: Row) -> list[PlayerId]:
    """For whom a row changes when what he cannot see is exchanged."""
    found = []
    for viewer in [SPECTATOR, *map(PlayerId, range(kind.seats(game)))]:
        world = kind.clone(game)
        kind.permute_hidden(world, viewer, f"{game.step} {viewer}")
        if row(world, viewer) != row(game, viewer):
            found.append(viewer)
    return found


def row_of(kind: AnyGame, columns: Columns[View]) -> Row:
    """All that a program is given: the view, and the options if it is asked."""

    def row(game: Game, viewer: PlayerId) -> bytes:
        decision = game.decision
        seen = columns.row(kind.view(game, viewer))
        if decision is None or decision.player != viewer:
            return seen
        numbers = columns.option_numbers(decision.options, viewer)
        flat = [columns.flat(option, viewer) for option in decision.options]
        return seen + repr((numbers, flat)).encode()

    return row


@pytest.mark.parametrize(("key", "players", "sets"), TABLES)
def test_what_is_hidden_leaves_every_row_as_it_was(key: str, players: int, sets: list[str]) -> None:
    kind = game_type(key)
    wishes: dict[str, object] = {PLAYERS: players, SETS: sets}
    columns = kind.columns(kind.setup({**wishes, SEED: "any"}))
    names = [column.name for column in columns.columns]
    assert len(set(names)) == len(names)
    for game in states(kind, wishes):
        assert interferes(kind, game, row_of(kind, columns)) == []
        for viewer in map(PlayerId, range(players)):
            seen = kind.view(game, viewer)
            for column, number in zip(columns.columns, columns.numbers(seen), strict=True):
                assert column.low <= max(LEAST, min(MOST, number)) <= column.high, column.name


def test_a_row_that_tells_of_a_hidden_deck_is_found_out() -> None:
    kind = game_type("bang")
    wishes: dict[str, object] = {PLAYERS: 4, SETS: ["base"]}
    caught = [
        interferes(kind, game, lambda one, _viewer: bytes(leaked(one))) for game in states(kind, wishes)
    ]
    assert any(caught)


def leaked(game: Game) -> list[int]:
    """What no view would tell: the top of the deck."""
    return [int(card) % 256 for card in game.deck[-3:]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", GAMES)
def test_a_row_is_the_same_from_every_seat_of_a_table_that_is_turned(key: str) -> None:
    """The viewer is always figure 0: his own hand and life stand in the same columns wherever he sits."""
    kind = game_type(key)
    players = 4 if 4 in kind.player_counts() else 2
    setup = kind.setup({PLAYERS: players, SEED: "turned", SETS: kind.sets()[:1]})
    columns = kind.columns(setup)
    game = kind.deal(setup)
    for viewer in map(PlayerId, range(players)):
        for figure in range(columns.figures):
            away = columns.from_viewer(figure, viewer)  # type: ignore[arg-type]
            assert 0 <= away < columns.figures
            assert (away == 0) == (figure == viewer * columns.apart)
        row = dict(
            zip(
                [column.name for column in columns.columns],
                columns.numbers(kind.view(game, viewer)),
                strict=True,
            )
        )
        hand = sum(number for name, number in row.items() if name.startswith(("hand.", "player0.hand.")))
        assert hand == row.get("figure0.hand_size", row.get("player0.hand_size"))


def test_a_cowboy_stands_in_the_row_of_whoever_has_seen_him() -> None:
    kind = game_type("calibre45")
    wishes: dict[str, object] = {PLAYERS: 4, SETS: ["base"]}
    columns = kind.columns(kind.setup({**wishes, SEED: "any"}))
    names = [column.name for column in columns.columns]
    seen = set()
    for game in states(kind, wishes):
        for viewer in map(PlayerId, range(4)):
            view = kind.view(game, viewer)
            row = dict(zip(names, columns.numbers(view), strict=True))
            for one in view.seats:  # type: ignore[attr-defined]
                start = f"player{(one.player - viewer) % 4}.cowboy."
                told = [name.removeprefix(start) for name in names if name.startswith(start) and row[name]]
                faces = [columns.definitions[columns.definition_of(one.cowboy)]] if one.cowboy >= 0 else []
                assert told == faces
                seen.add(bool(told))
    assert seen == {True, False}
