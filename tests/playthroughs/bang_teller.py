"""How a playthrough of BANG! is told: views at the first decision of every turn."""

from collections.abc import Iterator
from typing import cast

from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView, FigureView, view
from saloon.games.bang.words import ROLES
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.views import SPECTATOR
from tests.playthroughs.teller import Teller, seat

CARDS = {"hand", "in_play", "discard"}


ELSEWHERE = ("way", "distance_back", "way_back", "checks")
"""They follow from the distances and cards that are told: tests/conformance/test_ways.py and
tests/scenes/bang/test_odds.py hold them to that."""


class BangTeller(Teller):
    title = "BANG!"

    def players(self, game: Game) -> int:
        return len(cast(Bang, game).players)

    def period(self, game: Game) -> int:
        return cast(Bang, game).turns

    def card_name(self, game: Game, card: CardId) -> str:
        return cast(Bang, game).book.card_name(card)

    def views_seen(self, game: Game) -> Iterator[str]:
        bang = cast(Bang, game)
        public = view(bang, SPECTATOR)
        now = f"--- turn {bang.turns} of {seat(bang.turn)}, at its first decision"
        yield "--- the end" if game.over else now
        top = self.card_name(game, public.discard[-1]) if public.discard else "none"
        piles = f"deck {public.deck_size}, discarded {len(public.discard)}, top {top}"
        yield f"[-] {piles}, winners {public.winners}"
        for figure in public.figures:
            yield f"[-] {self.figure_text(game, figure)}"
        for player in range(len(bang.players)):
            more = "; ".join(self.differences(game, public, view(bang, PlayerId(player))))
            yield f"[p{player}] {more or 'no more'}"

    def figure_text(self, game: Game, figure: FigureView) -> str:
        life = f"{figure.life}/{figure.max_life}" if figure.alive else "eliminated"
        role = f" {ROLES[figure.role]}" if figure.role != NONE else ""
        in_play = " ".join(["", *self.card_names(game, figure.in_play)])
        who = f"{seat(figure.player)} {'+'.join(figure.characters)}{role} {life}"
        return f"{who}, hand {figure.hand_size}, reach {figure.reach}{in_play}"

    def differences(self, game: Game, public: BangView, own: BangView) -> Iterator[str]:
        for name in BangView.fields:
            if name not in ("viewer", "figures", "options"):
                yield from self.difference(game, public, own, name, "")
        self.check_options(game, own.decider, own.viewer, own.options)
        for theirs, mine in zip(public.figures, own.figures, strict=True):
            for name in FigureView.fields:
                if name not in ELSEWHERE:
                    yield from self.difference(game, theirs, mine, name, f"p{mine.figure}.")

    def field_text(self, game: Game, name: str, value: object) -> str:
        if name in CARDS:
            return f"{name} {' '.join(self.card_names(game, cast(list[CardId], value)))}"
        if name == "role":
            return f"role {ROLES[cast(int, value)]}"
        return super().field_text(game, name, value)
