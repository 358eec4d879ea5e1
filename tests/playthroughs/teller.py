"""What the text of a playthrough needs to know of a game."""

import json
from collections.abc import Iterator

from saloon.kernel.codec import Record, encode, to_plain
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId
from saloon.kernel.views import SPECTATOR


class Teller:
    """How one game is told."""

    title = ""

    def players(self, game: Game) -> int:
        raise NotImplementedError

    def period(self, game: Game) -> int:
        """Views are told whenever this number has changed."""
        raise NotImplementedError

    def card_name(self, game: Game, card: CardId) -> str:
        raise NotImplementedError

    def views_seen(self, game: Game) -> Iterator[str]:
        """The table as a spectator sees it, then what each seat sees differently."""
        raise NotImplementedError

    def card_names(self, game: Game, cards: list[CardId]) -> list[str]:
        return [self.card_name(game, card) for card in cards]

    def field_text(self, game: Game, name: str, value: object) -> str:
        """A field that a seat sees otherwise than a spectator."""
        return f"{name} {json.dumps(to_plain(value))}"

    def difference(self, game: Game, public: Record, own: Record, name: str, place: str) -> Iterator[str]:
        before, after = getattr(public, name), getattr(own, name)
        if encode(before) != encode(after):
            yield f"{place}{self.field_text(game, name, after)}"

    def check_options(self, game: Game, decider: int, viewer: int, options: list[str]) -> None:
        """Options stand with the decision; a view has them if the viewer decides."""
        keys = [] if game.decision is None else [game.key(option) for option in game.decision.options]
        assert options == ([] if decider != viewer else keys)


def seat(viewer: int) -> str:
    return "-" if viewer == SPECTATOR else f"p{viewer}"
