"""Calibre 45 as the rest of the program sees it."""

from __future__ import annotations

from saloon.games.calibre45.composition import Printed
from saloon.games.calibre45.deal import deal
from saloon.games.calibre45.explaining import explain
from saloon.games.calibre45.knowing import allows, known_cards, learn
from saloon.games.calibre45.position import position, view_position
from saloon.games.calibre45.position_read import read_position
from saloon.games.calibre45.reasons import refusals, warning
from saloon.games.calibre45.ruleset import OPTIONS, PRESETS
from saloon.games.calibre45.setup import FEWEST, MOST, BadSetup, Setup, check, teams_of
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView, open_view, view
from saloon.games.calibre45.wishes import WISHES, agreed_in, setup_by
from saloon.games.calibre45.words import BASE, TEAMS
from saloon.games.calibre45.worlds import permute_hidden, redeal
from saloon.kernel.codec import SchemaMismatch, decode, from_plain, known_records
from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.protocol import GameType
from saloon.kernel.records import position_in, seed_of_position, with_version, without_version
from saloon.kernel.wishes import Wish


class CalibreType(GameType[Calibre, CalibreView]):
    """Calibre 45."""

    key = "calibre45"
    version = 1

    def player_counts(self) -> list[int]:
        return list(range(FEWEST, MOST + 1))

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

    def deal(self, setup: object, log: list[Event] | None = None) -> Calibre:
        if position_in(setup):
            return self.begin(setup, log)
        made = setup_from(setup)
        check(made)
        return deal(made, log)

    def position(self, game: Calibre) -> str:
        return position(game, self.version)

    def view_position(self, view: CalibreView) -> str:
        return view_position(view, self.version)

    def read_position(self, text: str, seed: str = "") -> Calibre:
        return read_position(text, seed)

    def decode(self, data: bytes) -> Calibre:
        game = decode(data, known_records("saloon.games.calibre45"))
        if not isinstance(game, Calibre):
            raise SchemaMismatch("stored bytes of something else than a game of Calibre 45")
        if not game.over:
            game.run()
        return game

    def clone(self, game: Calibre) -> Calibre:
        return game.clone()

    def view(self, game: Calibre, viewer: PlayerId) -> CalibreView:
        return view(game, viewer)

    def explain(self, game: Calibre, seen: CalibreView) -> None:
        explain(game, seen)

    def open_view(self, game: Calibre) -> CalibreView:
        return open_view(game)

    def learn(self, knowledge: Knowledge, events: list[Event], view: CalibreView) -> None:
        learn(knowledge, events, view)

    def known_cards(self, knowledge: Knowledge, view: CalibreView) -> list[list[CardId]]:
        return known_cards(knowledge, view)

    def allows(self, knowledge: Knowledge, game: Calibre) -> bool:
        return allows(knowledge, game)

    def redeal(self, view: CalibreView, seed: str, knowledge: Knowledge | None = None) -> Calibre:
        return redeal(view, seed, knowledge)

    def permute_hidden(self, game: Calibre, viewer: PlayerId, seed: str) -> None:
        permute_hidden(game, viewer, seed)

    def seats(self, game: Calibre) -> int:
        return len(game.players)

    def card_places(self, game: Calibre) -> list[CardId]:
        places = game.weapons + game.weapon_discard + game.money_discard + game.cowboys + game.cowboy_discard
        places += [card for card in game.spread if card != NONE]
        for one in game.players:
            places += one.hand + one.loot
            if one.cowboy != NONE:
                places.append(one.cowboy)
        for frame in game.stack:
            places += frame.cards_held()
        return places

    def all_cards(self, game: Calibre) -> list[CardId]:
        return [CardId(card) for card in range(game.book.size())]

    def winners(self, game: Calibre) -> list[PlayerId]:
        return game.winners

    def warning(self, game: Calibre, option: Option) -> Reason | None:
        return warning(game, option)

    def refusals(self, game: Calibre, player: PlayerId) -> list[Refusal]:
        return refusals(game, player)

    def sides(self, game: Calibre) -> list[str]:
        return [TEAMS[one.team] for one in game.players]

    def side_names(self, setup: object) -> list[str]:
        return list(TEAMS[: max(teams_of(setup_from(setup))) + 1])

    def rules(self, game: Calibre) -> dict[str, str]:
        return dict(game.rule)

    def next_setup(self, game: Calibre, seed: str) -> object:
        setup = game.setup
        return with_version(Setup(setup.players, seed, setup.preset, setup.chosen, setup.decks), self.version)


def setup_from(plain: object) -> Setup:
    """The setup that plain data means; anything else gets an error."""
    if position_in(plain):
        return read_position(position_in(plain), seed_of_position(plain)).setup
    try:
        made = from_plain(without_version(plain), {"Setup": Setup, "Printed": Printed})
    except (SchemaMismatch, TypeError, ValueError) as error:
        raise BadSetup(f"not a setup of Calibre 45: {error}") from error
    if not isinstance(made, Setup):
        raise BadSetup("not a setup of Calibre 45")
    return made


CALIBRE45 = CalibreType()
