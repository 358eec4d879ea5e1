"""Who speaks of which game, and where its cards can be looked up: the only place that names them."""

from __future__ import annotations

from typing import Any

from saloon.kernel.views import View
from saloon.text.bang.book import BangBook
from saloon.text.bang.encyclopedia import BangEncyclopedia
from saloon.text.bang.honours import BangAnnals
from saloon.text.bang.narrator import BangNarrator
from saloon.text.bang.outcomes import BangOutcome
from saloon.text.book import GameBook
from saloon.text.calibre45.book import CalibreBook
from saloon.text.calibre45.encyclopedia import CalibreEncyclopedia
from saloon.text.calibre45.honours import CalibreAnnals
from saloon.text.calibre45.narrator import CalibreNarrator
from saloon.text.calibre45.outcomes import CalibreOutcome
from saloon.text.duel.book import DuelBook
from saloon.text.duel.encyclopedia import DuelEncyclopedia
from saloon.text.duel.honours import DuelAnnals
from saloon.text.duel.narrator import DuelNarrator
from saloon.text.duel.outcomes import DuelOutcome
from saloon.text.encyclopedia import AnyEncyclopedia
from saloon.text.honours import Annals
from saloon.text.narrator import Narrator
from saloon.text.outcomes import Outcome
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

ANNALS: dict[str, type[Annals[Any]]] = {"bang": BangAnnals, "calibre45": CalibreAnnals, "duel": DuelAnnals}
"""What a game is remembered for."""

OUTCOMES: dict[str, Outcome[Any]] = {
    "bang": BangOutcome(),
    "calibre45": CalibreOutcome(),
    "duel": DuelOutcome(),
}
"""How a game ended for each player."""

BOOKS: dict[str, GameBook] = {"bang": BangBook(), "calibre45": CalibreBook(), "duel": DuelBook()}


def narrator_of(game: str, texts: Texts, seen: View, names: list[str]) -> Narrator[Any]:
    """Who tells of the table that is seen."""
    return NARRATORS[game].of_table(texts, seen, names)


def game_name(game: str, texts: Texts) -> str:
    """What a game is called; its key if nobody speaks of it yet."""
    return texts.say(f"{game}.name") if texts.has(f"{game}.name") else game
