"""How a playthrough of the Duel is told: views at the first decision of every turn."""

from collections.abc import Iterator
from typing import cast

from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView, FigureView, SeatView, view
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.views import SPECTATOR
from tests.playthroughs.teller import Teller, seat


class DuelTeller(Teller):
    title = "BANG! The Duel"

    def players(self, game: Game) -> int:
        return len(cast(Duel, game).players)

    def period(self, game: Game) -> int:
        return cast(Duel, game).turns

    def card_name(self, game: Game, card: CardId) -> str:
        return cast(Duel, game).book.card_name(card)

    def views_seen(self, game: Game) -> Iterator[str]:
        duel = cast(Duel, game)
        public = view(duel, SPECTATOR)
        yield "--- the end" if game.over else f"--- turn {duel.turns} of {seat(duel.turn)}, first decision"
        top = self.card_name(game, public.discard[-1]) if public.discard else "none"
        common = f"{public.common} ({public.common_top})" if public.common else "0"
        piles = f"decks {public.decks}, common {common}, discarded {len(public.discard)}, top {top}"
        yield f"[-] {piles}, winners {public.winners}"
        for one in public.seats:
            yield f"[-] {seat(one.player)} {one.side}, hand {one.backs}, reserve {one.reserve_size}"
            places = [figure for figure in public.figures if figure.player == one.player]
            yield from (f"[-]   {self.figure_text(game, one, figure)}" for figure in places)
        for player in range(len(duel.players)):
            more = "; ".join(self.differences(game, public, view(duel, PlayerId(player))))
            yield f"[p{player}] {more or 'no more'}"

    def figure_text(self, game: Game, one: SeatView, figure: FigureView) -> str:
        if not figure.character:
            return "nobody"
        place = {NONE: "", figure.figure: " attacking"}.get(one.attacking, " covering")
        in_play = " ".join(["", *self.card_names(game, figure.in_play)])
        return f"{figure.character}{place} {figure.health}/{figure.most_health}{in_play}"

    def differences(self, game: Game, public: DuelView, own: DuelView) -> Iterator[str]:
        for name in DuelView.fields:
            if name not in ("viewer", "seats", "figures", "options"):
                yield from self.difference(game, public, own, name, "")
        self.check_options(game, own.decider, own.viewer, own.options)
        for theirs, mine in zip(public.seats, own.seats, strict=True):
            for name in SeatView.fields:
                yield from self.difference(game, theirs, mine, name, f"p{mine.player}.")
        for there, here in zip(public.figures, own.figures, strict=True):
            for name in FigureView.fields:
                yield from self.difference(game, there, here, name, f"f{here.figure}.")

    def field_text(self, game: Game, name: str, value: object) -> str:
        if name == "hand":
            return f"hand {' '.join(self.card_names(game, cast(list[CardId], value)))}"
        return super().field_text(game, name, value)
