"""BANG! as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.explaining import explain
from saloon.games.bang.knowing import allows, known_cards, learn
from saloon.games.bang.position import position, view_position
from saloon.games.bang.position_read import read_position, wrong_roles
from saloon.games.bang.reasons import refusals, warning
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import (
    ROLE_TABLE,
    BadSetup,
    Setup,
    book_of,
    check,
    deck_of,
    new_setup,
    options_of,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, open_view, view
from saloon.games.bang.words import ROLES, SPEAK
from saloon.games.bang.worlds import permute_hidden, redeal
from saloon.kernel.codec import SchemaMismatch, decode, from_plain, known_records
from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Game
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.positions import BadPosition
from saloon.kernel.protocol import GameType
from saloon.kernel.records import position_in, seed_of_position, with_version, without_version
from saloon.kernel.views import View


class BangType(GameType):
    """BANG!"""

    key = "bang"
    version = 1

    def player_counts(self) -> list[int]:
        return list(ROLE_TABLE)

    def sets(self) -> list[str]:
        return list(SETS)

    def presets(self) -> list[str]:
        return list(PRESETS)

    def rule_options(self, sets: list[str]) -> dict[str, list[str]]:
        return {name: option.values for name, option in options_of(sets).items()}

    def parts(self, sets: list[str]) -> list[str]:
        book = book_of(sets, [])
        return [*book.events, *book.characters]

    def setup(
        self,
        players: int,
        seed: str,
        sets: list[str],
        preset: str,
        rules: dict[str, str],
        left_out: list[str] | None = None,
        characters: list[str] | None = None,
        deck: object = None,
        sides: list[str] | None = None,
    ) -> object:
        if deck is not None:
            raise BadSetup("BANG! is played with the printed deck; a composition of its own is not possible")
        roles = [role_of(side) for side in sides or []]
        return with_version(
            new_setup(players, seed, sets, preset, rules, roles, characters, left_out), self.version
        )

    def seed_of(self, setup: object) -> str:
        return setup_from(setup).seed

    def deal(self, setup: object, log: list[Event] | None = None) -> Game:
        if position_in(setup):
            return self.begin(setup, log)
        made = setup_from(setup)
        check(made)
        return deal(made, log)

    def position(self, game: Game) -> str:
        assert isinstance(game, Bang)
        return position(game, self.version)

    def view_position(self, view: View) -> str:
        assert isinstance(view, BangView)
        return view_position(view, self.version)

    def read_position(self, text: str, seed: str = "") -> Game:
        return read_position(text, seed)

    def require_playable(self, game: Game) -> None:
        assert isinstance(game, Bang)
        try:
            check(game.setup)
        except BadSetup as error:
            raise BadPosition("bad_setup", 0, str(error)) from error
        roles = [player.role for player in game.players]
        if sorted(roles) != sorted(ROLE_TABLE[len(roles)]):
            raise wrong_roles(roles)

    def decode(self, data: bytes) -> Game:
        game = decode(data, known_records("saloon.games.bang"))
        if not isinstance(game, Bang):
            raise SchemaMismatch("stored bytes of something else than a game of BANG!")
        if not game.over:
            game.run()
        return game

    def clone(self, game: Game) -> Game:
        assert isinstance(game, Bang)
        return game.clone()

    def view(self, game: Game, viewer: int) -> View:
        assert isinstance(game, Bang)
        return view(game, viewer)

    def explain(self, game: Game, seen: View) -> None:
        assert isinstance(game, Bang)
        assert isinstance(seen, BangView)
        explain(game, seen)

    def open_view(self, game: Game) -> View:
        assert isinstance(game, Bang)
        return open_view(game)

    def learn(self, knowledge: Knowledge, events: list[Event], view: View) -> None:
        assert isinstance(view, BangView)
        learn(knowledge, events, view)

    def known_cards(self, knowledge: Knowledge, view: View) -> list[list[int]]:
        assert isinstance(view, BangView)
        return known_cards(knowledge, view)

    def allows(self, knowledge: Knowledge, game: Game) -> bool:
        assert isinstance(game, Bang)
        return allows(knowledge, game)

    def redeal(self, view: View, seed: str, knowledge: Knowledge | None = None) -> Game:
        assert isinstance(view, BangView)
        return redeal(view, seed, knowledge)

    def permute_hidden(self, game: Game, viewer: int, seed: str) -> None:
        assert isinstance(game, Bang)
        permute_hidden(game, viewer, seed)

    def seats(self, game: Game) -> int:
        assert isinstance(game, Bang)
        return len(game.players)

    def card_places(self, game: Game) -> list[int]:
        assert isinstance(game, Bang)
        places = game.deck + game.discard
        for player in game.players:
            places += player.hand
        for figure in game.figures:
            places += figure.in_play
        frames: list[Frame[Any]] = game.stack + game.waiting
        for frame in frames:
            places += frame.cards_held()
        return places

    def all_cards(self, game: Game) -> list[int]:
        assert isinstance(game, Bang)
        return deck_of(game.setup)

    def winners(self, game: Game) -> list[int]:
        assert isinstance(game, Bang)
        return game.winners

    def warning(self, game: Game, option: Option) -> Reason | None:
        assert isinstance(game, Bang)
        return warning(game, option)

    def refusals(self, game: Game, player: int) -> list[Refusal]:
        assert isinstance(game, Bang)
        return refusals(game, player)

    def speech(self, game: Game, player: int) -> Option | None:
        for option in game.interrupts(player):
            if option.verb == SPEAK:
                return option
        return None

    def is_out(self, game: Game, player: int) -> bool:
        assert isinstance(game, Bang)
        return not any(figure.alive for figure in game.figures if figure.player == player)

    def sides(self, game: Game) -> list[str]:
        assert isinstance(game, Bang)
        return [ROLES[player.role] for player in game.players]

    def side_names(self, setup: object) -> list[str]:
        dealt = ROLE_TABLE[setup_from(setup).players]
        return [role for number, role in enumerate(ROLES) if number in dealt]

    def rules(self, game: Game) -> dict[str, str]:
        assert isinstance(game, Bang)
        return dict(game.rule)

    def may_keep(self, game: Game, player: int) -> bool:
        assert isinstance(game, Bang)
        return game.rule["keep_character"] == "yes" and game.figures[player].alive

    def next_setup(self, game: Game, seed: str, keep: list[int]) -> object:
        assert isinstance(game, Bang)
        return with_version(next_game(game, seed, keep), self.version)


def setup_from(plain: object) -> Setup:
    """The setup that plain data means; anything else gets an error."""
    if position_in(plain):
        return read_position(position_in(plain), seed_of_position(plain)).setup
    try:
        made = from_plain(without_version(plain), {"Setup": Setup})
    except (SchemaMismatch, TypeError, ValueError) as error:
        raise BadSetup(f"not a setup of BANG!: {error}") from error
    if not isinstance(made, Setup):
        raise BadSetup("not a setup of BANG!")
    return made


def role_of(side: str) -> int:
    """The number of a role; NONE for one that is dealt."""
    if not side:
        return NONE
    if side not in ROLES:
        raise BadSetup(f"unknown role {side!r}; roles: {', '.join(ROLES)}")
    return ROLES.index(side)


BANG = BangType()
