"""The Duel as the rest of the program sees it."""

from __future__ import annotations

from saloon.games.duel.columns import DuelColumns
from saloon.games.duel.deal import deal
from saloon.games.duel.explaining import explain
from saloon.games.duel.knowing import allows, known_cards, learn
from saloon.games.duel.position import position, view_position
from saloon.games.duel.position_read import read_position
from saloon.games.duel.reasons import refusals, warning
from saloon.games.duel.ruleset import OPTIONS, PRESETS
from saloon.games.duel.setup import Setup, check
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView, open_view, view
from saloon.games.duel.wishes import WISHES, agreed_in, setup_by
from saloon.games.duel.words import BASE, DECK_SIZE, SIDES
from saloon.games.duel.worlds import permute_hidden, redeal
from saloon.kernel.composed import ComposedGame
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.records import with_version


class DuelType(ComposedGame[Duel, DuelView, Setup]):
    """BANG! The Duel."""

    key = "duel"
    version = 1

    def __init__(self) -> None:
        super().__init__(
            name="the Duel",
            state_type=Duel,
            setup_type=Setup,
            setup_records={"Setup": Setup},
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
            columns=DuelColumns,
            open_view=open_view,
            learn=learn,
            known_cards=known_cards,
            allows=allows,
            redeal=redeal,
            permute_hidden=permute_hidden,
            warning=warning,
            refusals=refusals,
        )

    def setup_in(self, game: Duel) -> Setup:
        return game.setup

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

    def seed_of(self, setup: object) -> str:
        return self.setup_from(setup).seed

    def clone(self, game: Duel) -> Duel:
        return game.clone()

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

    def sides(self, game: Duel) -> list[str]:
        return [SIDES[one.side] for one in game.players]

    def side_names(self, setup: object) -> list[str]:
        return list(SIDES)

    def rules(self, game: Duel) -> dict[str, str]:
        return dict(game.rule)

    def next_setup(self, game: Duel, seed: str) -> object:
        setup = game.setup
        return with_version(Setup(seed, setup.preset, setup.chosen, setup.squad), self.version)


DUEL = DuelType()
