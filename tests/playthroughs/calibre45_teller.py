"""How a playthrough of Calibre 45 is told: views when a robbery has been called, and at the end."""

from collections.abc import Iterator
from typing import cast

from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView, PlayerView, view
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.views import HIDDEN, SPECTATOR
from tests.playthroughs.teller import Teller, seat


class CalibreTeller(Teller):
    title = "Calibre 45"

    def players(self, game: Game) -> int:
        return len(cast(Calibre, game).players)

    def period(self, game: Game) -> int:
        return cast(Calibre, game).robberies

    def card_name(self, game: Game, card: CardId) -> str:
        return cast(Calibre, game).book.card_name(card)

    def views_seen(self, game: Game) -> Iterator[str]:
        calibre = cast(Calibre, game)
        public = view(calibre, SPECTATOR)
        yield (
            "--- the end" if game.over else f"--- robbery {calibre.robberies}, called by {seat(calibre.turn)}"
        )
        left = len([place for place in public.spread if place == HIDDEN])
        yield (
            f"[-] weapons {public.weapon_deck}+{len(public.weapon_discard)}, cowboys {public.cowboy_deck}"
            f"+{len(public.cowboy_discard)}, tokens {public.tokens}, money spread {left}, "
            f"teams {public.team_money}, winners {public.winners}"
        )
        yield " ".join(["[-] discarded money:", *(self.card_names(game, public.money_discard) or ["none"])])
        for one in public.seats:
            yield f"[-] {self.player_text(game, one)}"
        for player in range(len(calibre.players)):
            more = "; ".join(self.differences(game, public, view(calibre, PlayerId(player))))
            yield f"[p{player}] {more or 'no more'}"

    def player_text(self, game: Game, one: PlayerView) -> str:
        cowboy = {NONE: "no cowboy", HIDDEN: "a cowboy"}.get(one.cowboy, "")
        if not cowboy:
            cowboy = f"{self.card_name(game, one.cowboy)} ({one.limit})"
        state = " robbing" if one.robbing else ""
        bail = f", {one.tokens} tokens" if one.tokens else ""
        debt = f", owes {one.debt}" if one.debt else ""
        loot = " ".join(["", *self.card_names(game, one.loot)])
        who = f"{seat(one.player)} team {one.team + 1}, {cowboy}{state}{bail}"
        return f"{who}, hand {one.hand_size}, ${one.money}{debt}{loot}"

    def differences(self, game: Game, public: CalibreView, own: CalibreView) -> Iterator[str]:
        for name in CalibreView.fields:
            if name not in ("viewer", "seats", "options"):
                yield from self.difference(game, public, own, name, "")
        self.check_options(game, own.decider, own.viewer, own.options)
        for theirs, mine in zip(public.seats, own.seats, strict=True):
            for name in PlayerView.fields:
                yield from self.difference(game, theirs, mine, name, f"p{mine.player}.")

    def field_text(self, game: Game, name: str, value: object) -> str:
        if name == "hand":
            return f"hand {' '.join(self.card_names(game, cast(list[CardId], value)))}"
        if name == "cowboy":
            return f"cowboy {self.card_name(game, CardId(cast(int, value)))}"
        return super().field_text(game, name, value)
