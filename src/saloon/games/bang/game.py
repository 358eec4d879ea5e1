"""BANG! as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.columns import BangColumns
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
from saloon.kernel.codec import Record
from saloon.kernel.composed import ComposedGame
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import CardId, PlayerId, every_player
from saloon.kernel.positions import BadPosition
from saloon.kernel.records import with_version
from saloon.kernel.ways import Condition, Way
from saloon.kernel.wishes import BadSetup


class BangType(ComposedGame[Bang, BangView, Setup]):
    """BANG!"""

    key = "bang"
    version = 3

    def __init__(self) -> None:
        super().__init__(
            name="BANG!",
            state_type=Bang,
            setup_type=Setup,
            setup_records=SETUP_RECORDS,
            wishes=WISHES,
            setup_by=setup_by,
            agreed_in=agreed_in,
            check=check,
            deal=deal,
            position=position,
            view_position=view_position,
            read_position=read_position,
            view=view,
            explain=explain,
            columns=BangColumns,
            open_view=open_view,
            learn=learn,
            known_cards=known_cards,
            allows=allows,
            redeal=redeal,
            permute_hidden=permute_hidden,
            warning=warning,
            refusals=refusals,
        )

    def setup_in(self, game: Bang) -> Setup:
        return game.setup

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

    def simplest(self) -> dict[str, str]:
        return {"simplified_deck": "on"}

    def parts(self, sets: list[str]) -> list[str]:
        book = book_of(sets, [])
        return [*book.events, *book.characters]

    def seed_of(self, setup: object) -> str:
        return self.setup_from(setup).seed

    def require_playable(self, game: Bang) -> None:
        try:
            check(game.setup)
        except BadSetup as error:
            raise BadPosition("bad_setup", 0, str(error)) from error
        roles = [player.role for player in game.players]
        if sorted(roles + game.roles_aside) != sorted(game.mode.role_cards(len(roles))):
            raise wrong_roles(game.setup, roles)

    def clone(self, game: Bang) -> Bang:
        return game.clone()

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

    def is_speech(self, option: Option) -> bool:
        return option.verb == SPEAK

    def is_out(self, game: Bang, player: PlayerId) -> bool:
        return not any(figure.alive for figure in game.figures if figure.player == player)

    def sides(self, game: Bang) -> list[str]:
        return [game.mode.side_of(game, player) for player in every_player(len(game.players))]

    def side_names(self, setup: object) -> list[str]:
        made = self.setup_from(setup)
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


BANG = BangType()
