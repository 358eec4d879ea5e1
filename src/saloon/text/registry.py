"""Who speaks of which game, and where its cards can be looked up: the only place that names them."""

from __future__ import annotations

from typing import Any

from saloon.kernel.views import View
from saloon.text.bang.book import BangBook
from saloon.text.bang.encyclopedia import BangEncyclopedia
from saloon.text.bang.narrator import BangNarrator
from saloon.text.book import GameBook
from saloon.text.calibre45.book import CalibreBook
from saloon.text.calibre45.encyclopedia import CalibreEncyclopedia
from saloon.text.calibre45.narrator import CalibreNarrator
from saloon.text.duel.book import DuelBook
from saloon.text.duel.encyclopedia import DuelEncyclopedia
from saloon.text.duel.narrator import DuelNarrator
from saloon.text.encyclopedia import AnyEncyclopedia
from saloon.text.narrator import Narrator
from saloon.text.texts import Texts

NARRATORS: dict[str, type[Narrator[Any]]] = {
    "bang": BangNarrator,
    "calibre45": CalibreNarrator,
    "duel": DuelNarrator,
}

ENCYCLOPEDIAS: dict[str, AnyEncyclopedia] = {
    "bang": BangEncyclopedia(),
    "calibre45": CalibreEncyclopedia(),
    "duel": DuelEncyclopedia(),
}

BOOKS: dict[str, GameBook] = {"bang": BangBook(), "calibre45": CalibreBook(), "duel": DuelBook()}


def narrator_of(game: str, texts: Texts, seen: View, names: list[str]) -> Narrator[Any]:
    """Who tells of the table that is seen."""
    return NARRATORS[game].of_table(texts, seen, names)


def game_name(game: str, texts: Texts) -> str:
    """What a game is called; its key if nobody speaks of it yet."""
    return texts.say(f"{game}.name") if texts.has(f"{game}.name") else game
