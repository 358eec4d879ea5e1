"""Calibre 45 as the rest of the program sees it."""

from __future__ import annotations

from saloon.games.calibre45.columns import CalibreColumns
from saloon.games.calibre45.composition import Printed
from saloon.games.calibre45.deal import deal
from saloon.games.calibre45.explaining import explain
from saloon.games.calibre45.knowing import allows, known_cards, learn
from saloon.games.calibre45.position import position, view_position
from saloon.games.calibre45.position_read import read_position
from saloon.games.calibre45.reasons import refusals, warning
from saloon.games.calibre45.ruleset import OPTIONS, PRESETS
from saloon.games.calibre45.setup import FEWEST, MOST, Setup, check, teams_of
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView, open_view, view
from saloon.games.calibre45.wishes import WISHES, agreed_in, setup_by
from saloon.games.calibre45.words import BASE, TEAMS
from saloon.games.calibre45.worlds import permute_hidden, redeal
from saloon.kernel.composed import ComposedGame
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.records import with_version


class CalibreType(ComposedGame[Calibre, CalibreView, Setup]):
    """Calibre 45."""

    key = "calibre45"
    version = 1

    def __init__(self) -> None:
        super().__init__(
            name="Calibre 45",
            state_type=Calibre,
            setup_type=Setup,
            setup_records={"Setup": Setup, "Printed": Printed},
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
            columns=CalibreColumns,
            open_view=open_view,
            learn=learn,
            known_cards=known_cards,
            allows=allows,
            redeal=redeal,
            permute_hidden=permute_hidden,
            warning=warning,
            refusals=refusals,
        )

    def setup_in(self, game: Calibre) -> Setup:
        return game.setup

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

    def seed_of(self, setup: object) -> str:
        return self.setup_from(setup).seed

    def clone(self, game: Calibre) -> Calibre:
        return game.clone()

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

    def sides(self, game: Calibre) -> list[str]:
        return [TEAMS[one.team] for one in game.players]

    def side_names(self, setup: object) -> list[str]:
        return list(TEAMS[: max(teams_of(self.setup_from(setup))) + 1])

    def rules(self, game: Calibre) -> dict[str, str]:
        return dict(game.rule)

    def next_setup(self, game: Calibre, seed: str) -> object:
        setup = game.setup
        return with_version(Setup(setup.players, seed, setup.preset, setup.chosen, setup.decks), self.version)


CALIBRE45 = CalibreType()
