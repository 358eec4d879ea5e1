"""BANG! as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.explaining import explain
from saloon.games.bang.knowing import allows, known_cards, learn
from saloon.games.bang.mode import MODES, way_in
from saloon.games.bang.position import position, view_position
from saloon.games.bang.position_read import read_position, wrong_roles
from saloon.games.bang.reasons import refusals, warning
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.series import Brought, Entry, Series
from saloon.games.bang.setup import (
    BadSetup,
    Setup,
    book_of,
    check,
    deck_of,
    options_of,
    player_counts,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, open_view, view
from saloon.games.bang.wishes import WISHES, agreed_in, setup_by
from saloon.games.bang.words import SPEAK
from saloon.games.bang.worlds import permute_hidden, redeal
from saloon.kernel.codec import Record, SchemaMismatch, decode, from_plain, known_records
from saloon.kernel.decisions import Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.positions import BadPosition
from saloon.kernel.protocol import GameType
from saloon.kernel.records import position_in, seed_of_position, with_version, without_version
from saloon.kernel.ways import Condition, Way
from saloon.kernel.wishes import Wish


class BangType(GameType[Bang, BangView]):
    """BANG!"""

    key = "bang"
    version = 3

    def player_counts(self) -> list[int]:
        return player_counts()

    def ways(self, players: int) -> list[Way]:
        return [way_in(mode, players) for mode in MODES if players in mode.counts()]

    def conditions(self) -> dict[str, Condition]:
        options = options_of(list(SETS))
        return {name: one.condition for name, one in options.items() if one.condition is not None}

    def sets(self) -> list[str]:
        return list(SETS)

    def presets(self) -> list[str]:
        return list(PRESETS)

    def rule_options(self, sets: list[str]) -> dict[str, list[str]]:
        return {name: option.values for name, option in options_of(sets).items()}

    def parts(self, sets: list[str]) -> list[str]:
        book = book_of(sets, [])
        return [*book.events, *book.characters]

    def wishes(self) -> list[Wish]:
        return WISHES

    def setup(self, wishes: dict[str, object]) -> object:
        return with_version(setup_by(wishes), self.version)

    def agreed(self, setup: object) -> dict[str, object]:
        return agreed_in(setup_from(setup))

    def seed_of(self, setup: object) -> str:
        return setup_from(setup).seed

    def deal(self, setup: object, log: list[Event] | None = None) -> Bang:
        if position_in(setup):
            return self.begin(setup, log)
        made = setup_from(setup)
        check(made)
        return deal(made, log)

    def position(self, game: Bang) -> str:
        return position(game, self.version)

    def view_position(self, view: BangView) -> str:
        return view_position(view, self.version)

    def read_position(self, text: str, seed: str = "") -> Bang:
        return read_position(text, seed)

    def require_playable(self, game: Bang) -> None:
        try:
            check(game.setup)
        except BadSetup as error:
            raise BadPosition("bad_setup", 0, str(error)) from error
        roles = [player.role for player in game.players]
        if sorted(roles + game.roles_aside) != sorted(game.mode.role_cards(len(roles))):
            raise wrong_roles(game.setup, roles)

    def decode(self, data: bytes) -> Bang:
        game = decode(data, known_records("saloon.games.bang"))
        if not isinstance(game, Bang):
            raise SchemaMismatch("stored bytes of something else than a game of BANG!")
        if not game.over:
            game.run()
        return game

    def clone(self, game: Bang) -> Bang:
        return game.clone()

    def view(self, game: Bang, viewer: PlayerId) -> BangView:
        return view(game, viewer)

    def explain(self, game: Bang, seen: BangView) -> None:
        explain(game, seen)

    def open_view(self, game: Bang) -> BangView:
        return open_view(game)

    def learn(self, knowledge: Knowledge, events: list[Event], view: BangView) -> None:
        learn(knowledge, events, view)

    def known_cards(self, knowledge: Knowledge, view: BangView) -> list[list[CardId]]:
        return known_cards(knowledge, view)

    def allows(self, knowledge: Knowledge, game: Bang) -> bool:
        return allows(knowledge, game)

    def redeal(self, view: BangView, seed: str, knowledge: Knowledge | None = None) -> Bang:
        return redeal(view, seed, knowledge)

    def permute_hidden(self, game: Bang, viewer: PlayerId, seed: str) -> None:
        permute_hidden(game, viewer, seed)

    def seats(self, game: Bang) -> int:
        return len(game.players)

    def card_places(self, game: Bang) -> list[CardId]:
        places = game.deck + game.discard
        for player in game.players:
            places += player.hand
        for figure in game.figures:
            places += figure.in_play
        frames: list[Frame[Any]] = game.stack + game.waiting
        for frame in frames:
            places += frame.cards_held()
        return places

    def all_cards(self, game: Bang) -> list[CardId]:
        return deck_of(game.setup)

    def winners(self, game: Bang) -> list[PlayerId]:
        return game.winners

    def warning(self, game: Bang, option: Option) -> Reason | None:
        return warning(game, option)

    def refusals(self, game: Bang, player: PlayerId) -> list[Refusal]:
        return refusals(game, player)

    def is_speech(self, option: Option) -> bool:
        return option.verb == SPEAK

    def is_out(self, game: Bang, player: PlayerId) -> bool:
        return not any(figure.alive for figure in game.figures if figure.player == player)

    def sides(self, game: Bang) -> list[str]:
        return [game.mode.side_of(game, player) for player in every_player(len(game.players))]

    def side_names(self, setup: object) -> list[str]:
        made = setup_from(setup)
        return made.mode.side_names(made.players)

    def rules(self, game: Bang) -> dict[str, str]:
        return dict(game.rule)

    def is_last_of_series(self, game: Bang) -> bool:
        series = game.setup.series
        return series is not None and series.is_last()

    def series_place(self, game: Bang) -> tuple[int, int]:
        series = game.setup.series
        return (1, 0) if series is None else (series.number, series.games)

    def next_setup(self, game: Bang, seed: str) -> object:
        return with_version(next_game(game, seed), self.version)


SETUP_RECORDS: dict[str, type[Record]] = {
    "Setup": Setup,
    "Series": Series,
    "Entry": Entry,
    "Brought": Brought,
}
"""What a plain setup is made of."""


def setup_from(plain: object) -> Setup:
    """The setup that plain data means; anything else gets an error."""
    if position_in(plain):
        return read_position(position_in(plain), seed_of_position(plain)).setup
    try:
        made = from_plain(without_version(plain), SETUP_RECORDS)
    except (SchemaMismatch, TypeError, ValueError) as error:
        raise BadSetup(f"not a setup of BANG!: {error}") from error
    if not isinstance(made, Setup):
        raise BadSetup("not a setup of BANG!")
    return made


BANG = BangType()
