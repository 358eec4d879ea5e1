"""The Duel as the rest of the program sees it."""

from __future__ import annotations

from saloon.games.duel.deal import deal
from saloon.games.duel.explaining import explain
from saloon.games.duel.knowing import allows, known_cards, learn
from saloon.games.duel.position import position, view_position
from saloon.games.duel.position_read import read_position
from saloon.games.duel.reasons import refusals, warning
from saloon.games.duel.ruleset import OPTIONS, PRESETS
from saloon.games.duel.setup import BadSetup, Setup, check
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView, open_view, view
from saloon.games.duel.wishes import WISHES, agreed_in, setup_by
from saloon.games.duel.words import BASE, DECK_SIZE, SIDES
from saloon.games.duel.worlds import permute_hidden, redeal
from saloon.kernel.codec import SchemaMismatch, decode, from_plain, known_records
from saloon.kernel.decisions import Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.protocol import GameType
from saloon.kernel.records import position_in, seed_of_position, with_version, without_version
from saloon.kernel.wishes import Wish


class DuelType(GameType[Duel, DuelView]):
    """BANG! The Duel."""

    key = "duel"
    version = 1

    def player_counts(self) -> list[int]:
        return [2]

    def sets(self) -> list[str]:
        return [BASE]

    def presets(self) -> list[str]:
        return list(PRESETS)

    def rule_options(self, sets: list[str]) -> dict[str, list[str]]:
        return {name: option.values for name, option in OPTIONS.items()}

    def parts(self, sets: list[str]) -> list[str]:
        return []

    def wishes(self) -> list[Wish]:
        return WISHES

    def setup(self, wishes: dict[str, object]) -> object:
        return with_version(setup_by(wishes), self.version)

    def agreed(self, setup: object) -> dict[str, object]:
        return agreed_in(setup_from(setup))

    def seed_of(self, setup: object) -> str:
        return setup_from(setup).seed

    def deal(self, setup: object, log: list[Event] | None = None) -> Duel:
        if position_in(setup):
            return self.begin(setup, log)
        made = setup_from(setup)
        check(made)
        return deal(made, log)

    def position(self, game: Duel) -> str:
        return position(game, self.version)

    def view_position(self, view: DuelView) -> str:
        return view_position(view, self.version)

    def read_position(self, text: str, seed: str = "") -> Duel:
        return read_position(text, seed)

    def decode(self, data: bytes) -> Duel:
        game = decode(data, known_records("saloon.games.duel"))
        if not isinstance(game, Duel):
            raise SchemaMismatch("stored bytes of something else than a game of the Duel")
        if not game.over:
            game.run()
        return game

    def clone(self, game: Duel) -> Duel:
        return game.clone()

    def view(self, game: Duel, viewer: PlayerId) -> DuelView:
        return view(game, viewer)

    def explain(self, game: Duel, seen: DuelView) -> None:
        explain(game, seen)

    def open_view(self, game: Duel) -> DuelView:
        return open_view(game)

    def learn(self, knowledge: Knowledge, events: list[Event], view: DuelView) -> None:
        learn(knowledge, events, view)

    def known_cards(self, knowledge: Knowledge, view: DuelView) -> list[list[CardId]]:
        return known_cards(knowledge, view)

    def allows(self, knowledge: Knowledge, game: Duel) -> bool:
        return allows(knowledge, game)

    def redeal(self, view: DuelView, seed: str, knowledge: Knowledge | None = None) -> Duel:
        return redeal(view, seed, knowledge)

    def permute_hidden(self, game: Duel, viewer: PlayerId, seed: str) -> None:
        permute_hidden(game, viewer, seed)

    def seats(self, game: Duel) -> int:
        return len(game.players)

    def card_places(self, game: Duel) -> list[CardId]:
        places = game.common + game.discard
        for deck in game.decks:
            places += deck
        for one in game.players:
            places += one.hand
        for figure in game.figures:
            places += figure.in_play
        for frame in game.stack:
            places += frame.cards_held()
        return places

    def all_cards(self, game: Duel) -> list[CardId]:
        return [CardId(card) for card in range(2 * DECK_SIZE)]

    def winners(self, game: Duel) -> list[PlayerId]:
        return game.winners

    def warning(self, game: Duel, option: Option) -> Reason | None:
        return warning(game, option)

    def refusals(self, game: Duel, player: PlayerId) -> list[Refusal]:
        return refusals(game, player)

    def sides(self, game: Duel) -> list[str]:
        return [SIDES[one.side] for one in game.players]

    def side_names(self, setup: object) -> list[str]:
        return list(SIDES)

    def rules(self, game: Duel) -> dict[str, str]:
        return dict(game.rule)

    def next_setup(self, game: Duel, seed: str) -> object:
        setup = game.setup
        return with_version(Setup(seed, setup.preset, setup.chosen, setup.squad), self.version)


def setup_from(plain: object) -> Setup:
    """The setup that plain data means; anything else gets an error."""
    if position_in(plain):
        return read_position(position_in(plain), seed_of_position(plain)).setup
    try:
        made = from_plain(without_version(plain), {"Setup": Setup})
    except (SchemaMismatch, TypeError, ValueError) as error:
        raise BadSetup(f"not a setup of the Duel: {error}") from error
    if not isinstance(made, Setup):
        raise BadSetup("not a setup of the Duel")
    return made


DUEL = DuelType()
