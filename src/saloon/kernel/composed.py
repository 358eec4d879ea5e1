"""A game put together from the functions of its modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from saloon.kernel.codec import Record, SchemaMismatch, decode, from_plain, known_records
from saloon.kernel.columns import Columns
from saloon.kernel.decisions import Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.protocol import GameType
from saloon.kernel.records import position_in, seed_of_position, with_version, without_version
from saloon.kernel.views import View
from saloon.kernel.wishes import BadSetup, Wish

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=Record)


class ComposedGame(GameType[G, V], Generic[G, V, S]):
    """A game as its modules make it: it hands in their functions, and says itself only what is its own.

    `S` is its setup. The records of the state stand in `saloon.games.<key>`.
    """

    def __init__(
        self,
        *,
        name: str,
        state_type: type[G],
        setup_type: type[S],
        setup_records: dict[str, type[Record]],
        wishes: list[Wish],
        setup_by: Callable[[dict[str, object]], S],
        agreed_in: Callable[[S], dict[str, object]],
        check: Callable[[S], None],
        deal: Callable[[S, list[Event] | None], G],
        position: Callable[[G, int], str],
        view_position: Callable[[V, int], str],
        read_position: Callable[[str, str], G],
        view: Callable[[G, PlayerId], V],
        explain: Callable[[G, V], None],
        columns: Callable[[S], Columns[V]],
        open_view: Callable[[G], V],
        learn: Callable[[Knowledge, list[Event], V], None],
        known_cards: Callable[[Knowledge, V], list[list[CardId]]],
        allows: Callable[[Knowledge, G], bool],
        redeal: Callable[[V, str, Knowledge | None], G],
        permute_hidden: Callable[[G, PlayerId, str], None],
        warning: Callable[[G, Option], Reason | None],
        refusals: Callable[[G, PlayerId], list[Refusal]],
    ) -> None:
        self._name = name
        self._state_type = state_type
        self._setup_type = setup_type
        self._setup_records = setup_records
        self._wishes = wishes
        self._setup_by = setup_by
        self._agreed_in = agreed_in
        self._check = check
        self._deal = deal
        self._position = position
        self._view_position = view_position
        self._read_position = read_position
        self._view = view
        self._explain = explain
        self._columns = columns
        self._open_view = open_view
        self._learn = learn
        self._known_cards = known_cards
        self._allows = allows
        self._redeal = redeal
        self._permute_hidden = permute_hidden
        self._warning = warning
        self._refusals = refusals

    # Setups

    def setup_in(self, game: G) -> S:
        """The setup that a game was dealt from."""
        raise NotImplementedError

    def setup_from(self, plain: object) -> S:
        """The setup that plain data means; anything else is refused."""
        if position_in(plain):
            return self.setup_in(self._read_position(position_in(plain), seed_of_position(plain)))
        try:
            made = from_plain(without_version(plain), self._setup_records)
        except (SchemaMismatch, TypeError, ValueError) as error:
            raise BadSetup(f"not a setup of {self._name}: {error}") from error
        if not isinstance(made, self._setup_type):
            raise BadSetup(f"not a setup of {self._name}")
        return made

    def wishes(self) -> list[Wish]:
        return self._wishes

    def setup(self, wishes: dict[str, object]) -> object:
        return with_version(self._setup_by(wishes), self.version)

    def agreed(self, setup: object) -> dict[str, object]:
        return self._agreed_in(self.setup_from(setup))

    def deal(self, setup: object, log: list[Event] | None = None) -> G:
        if position_in(setup):
            return self.begin(setup, log)
        made = self.setup_from(setup)
        self._check(made)
        return self._deal(made, log)

    # Texts and bytes

    def position(self, game: G) -> str:
        return self._position(game, self.version)

    def view_position(self, view: V) -> str:
        return self._view_position(view, self.version)

    def read_position(self, text: str, seed: str = "") -> G:
        return self._read_position(text, seed)

    def decode(self, data: bytes) -> G:
        game = decode(data, known_records(f"saloon.games.{self.key}"))
        if not isinstance(game, self._state_type):
            raise SchemaMismatch(f"stored bytes of something else than a game of {self._name}")
        if not game.over:
            game.run()
        return game

    # What is seen, remembered, possible

    def view(self, game: G, viewer: PlayerId) -> V:
        return self._view(game, viewer)

    def explain(self, game: G, seen: V) -> None:
        self._explain(game, seen)

    def columns(self, setup: object) -> Columns[V]:
        return self._columns(self.setup_from(setup))

    def open_view(self, game: G) -> V:
        return self._open_view(game)

    def learn(self, knowledge: Knowledge, events: list[Event], view: V) -> None:
        self._learn(knowledge, events, view)

    def known_cards(self, knowledge: Knowledge, view: V) -> list[list[CardId]]:
        return self._known_cards(knowledge, view)

    def allows(self, knowledge: Knowledge, game: G) -> bool:
        return self._allows(knowledge, game)

    def redeal(self, view: V, seed: str, knowledge: Knowledge | None = None) -> G:
        return self._redeal(view, seed, knowledge)

    def permute_hidden(self, game: G, viewer: PlayerId, seed: str) -> None:
        self._permute_hidden(game, viewer, seed)

    # What a referee says

    def warning(self, game: G, option: Option) -> Reason | None:
        return self._warning(game, option)

    def refusals(self, game: G, player: PlayerId) -> list[Refusal]:
        return self._refusals(game, player)
