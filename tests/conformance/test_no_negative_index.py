"""-1 names nobody and nothing: no list of figures, players, cards or definitions is ever asked for it.

To Python -1 is the last one of a list, so that such a mistake stays silent. Here whole games are played,
seen, told and made anew with lists that refuse it.
"""

import random
from typing import Any, SupportsIndex, TypeVar, overload

import pytest

import saloon
from saloon.games.bang import figures as bang_figures
from saloon.games.bang.catalogue import Catalogue as BangCatalogue
from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, FigureView
from saloon.games.calibre45 import players as calibre_players
from saloon.games.calibre45.catalogue import Catalogue as CalibreCatalogue
from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, NO_PLAYER, every_player
from saloon.kernel.protocol import G, GameType, V
from saloon.kernel.views import SPECTATOR
from saloon.text.registry import narrator_of
from saloon.text.texts import Texts
from tests.conformance.two_figures import doubled

if saloon.BUILD.is_compiled:
    pytest.skip("compiled code does not see lists that are replaced here", allow_module_level=True)

T = TypeVar("T")


class NegativeIndex(AssertionError):
    """Somebody meant nobody and would have got the last one."""


class Guarded(list[T]):
    """A list without anything before its beginning."""

    @overload
    def __getitem__(self, index: SupportsIndex) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index < 0:
            raise NegativeIndex(f"[{index}] of {len(self)}")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, int) and index < 0:
            raise NegativeIndex(f"[{index}] of {len(self)}")
        super().__setitem__(index, value)


LISTS: list[tuple[type, tuple[str, ...]]] = [
    (Bang, ("figures", "players", "_rules_of")),
    (bang_figures.Player, ("hand",)),
    (bang_figures.Figure, ("in_play",)),
    (BangView, ("figures",)),
    (FigureView, ("hand", "in_play")),
    (BangCatalogue, ("kind_of", "face_of", "suit_of", "rank_of", "definitions", "faces")),
    (Calibre, ("players",)),
    (calibre_players.Player, ("hand", "loot")),
    (CalibreView, ("seats",)),
    (CalibreCatalogue, ("kind_of", "number_of", "value_of", "key_of", "bullets_of", "printed_of")),
]
"""What is indexed by a number that names something."""


@pytest.fixture(autouse=True)
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is made from now on has such lists, clones and decoded games too."""
    for kind, names in LISTS:
        monkeypatch.setattr(kind, "__init__", guarding(kind, names))
    monkeypatch.setattr("saloon.games.bang.setup._BOOKS", {})
    monkeypatch.setattr("saloon.games.calibre45.catalogue._BOOKS", {})
    monkeypatch.setattr("saloon.games.calibre45.catalogue._HOUSE", [])


def guarding(kind: type, names: tuple[str, ...]) -> Any:
    made = vars(kind)["__init__"]

    def init(self: Any, *args: Any, **named: Any) -> None:
        made(self, *args, **named)
        for name in names:
            setattr(self, name, Guarded(getattr(self, name)))

    return init


def play(kind: GameType[G, V], game: G, seed: int, every: int) -> None:
    """A game with random answers and interrupts; all that there is to know of it is asked now and then."""
    rng = random.Random(seed)
    log: list[Event] = []
    game.log = log
    count = kind.seats(game)
    names = Guarded([f"player {number}" for number in range(count)])
    narrator = narrator_of(kind.key, Texts("en"), kind.view(game, SPECTATOR), names)
    heard = 0
    while game.decision is not None:
        decision = game.decision
        if game.step % every == 0:
            for viewer in [SPECTATOR, *every_player(count)]:
                seen = kind.full_view(game, viewer)
                narrator.lines([event.seen_by(viewer) for event in log[heard:]], seen)
                if viewer == decision.player:
                    narrator.prompt(seen)
                    [narrator.option(option, seen) for option in decision.options]
                else:
                    narrator.waiting_for(seen)
                if viewer != SPECTATOR:
                    [narrator.refusal(refusal) for refusal in kind.refusals(game, viewer)]
            kind.redeal(kind.view(game, decision.player), str(game.step))
            heard = len(log)
        [kind.warning(game, option) for option in decision.options]
        player = every_player(count)[rng.randrange(count)]
        offered = game.interrupts(player)
        if offered and rng.random() < 0.1:
            game.interrupt(player, rng.choice(offered))
        else:
            game.answer(rng.randrange(len(decision.options)))
    kind.open_view(game)
    narrator.result(kind.view(game, SPECTATOR))


@pytest.mark.parametrize("seed", range(3))
def test_bang_with_all_boxes(seed: int) -> None:
    setup = BANG.setup(
        {"players": 5 + seed % 3, "seed": f"{seed}", "sets": BANG.sets(), "preset": "rulebooks"}
    )
    play(BANG, BANG.deal(setup), seed, every=10)


def test_bang_with_two_figures_each() -> None:
    game = doubled(BANG.setup({"players": 4, "seed": "7", "sets": BANG.sets(), "preset": "rulebooks"}))
    game.run()
    play(BANG, game, 7, every=10)


@pytest.mark.parametrize("players", [2, 5])
def test_calibre_45(players: int) -> None:
    play(CALIBRE45, CALIBRE45.deal(CALIBRE45.setup({"players": players, "seed": "1"})), 1, every=25)


def test_whoever_asks_for_nobody_is_caught() -> None:
    """Guards the lists: they must be able to fail, in a clone as well."""
    game = BANG.deal(BANG.setup({"players": 4, "seed": "1", "preset": "rulebooks"}))
    seen = BANG.view(game, SPECTATOR)
    calibre = CALIBRE45.deal(CALIBRE45.setup({"players": 2, "seed": "1"}))
    asked: list[tuple[Any, Any]] = [
        (game.figures, NO_FIGURE),
        (game.clone().figures, NO_FIGURE),
        (game.players, NO_PLAYER),
        (game.players[0].hand, NONE),
        (game.book.kind_of, NO_CARD),
        (game.book.definitions, NO_DEFINITION),
        (seen.figures, NO_FIGURE),
        (calibre.players, NO_PLAYER),
        (calibre.book.value_of, NO_CARD),
    ]
    for things, nobody in asked:
        with pytest.raises(NegativeIndex):
            things[nobody]
    with pytest.raises(NegativeIndex):
        game.hand(NO_FIGURE)
