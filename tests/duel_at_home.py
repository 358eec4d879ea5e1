"""The Duel as if it were entered in every registry: for tests of its parts, until the page knows it too."""

import pytest

from saloon.bots.gunslinger.bot import Gunslinger
from saloon.bots.registry import BOTS, BotType
from saloon.drills.duel.secrets import DuelSecrets
from saloon.drills.registry import SECRETS
from saloon.games.duel.game import DUEL
from saloon.games.registry import GAMES
from saloon.kernel.protocol import any_game
from saloon.sim.duel.study import DuelStudy
from saloon.sim.registry import STUDIES
from saloon.terminal.duel.look import DuelLook
from saloon.terminal.registry import LOOKS
from saloon.text.duel.book import DuelBook
from saloon.text.duel.encyclopedia import DuelEncyclopedia
from saloon.text.duel.narrator import DuelNarrator
from saloon.text.registry import BOOKS, ENCYCLOPEDIAS, NARRATORS


@pytest.fixture
def duel_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "duel", any_game(DUEL))
    monkeypatch.setitem(NARRATORS, "duel", DuelNarrator)
    monkeypatch.setitem(ENCYCLOPEDIAS, "duel", DuelEncyclopedia())
    monkeypatch.setitem(BOOKS, "duel", DuelBook())
    monkeypatch.setitem(LOOKS, "duel", DuelLook)
    monkeypatch.setitem(STUDIES, "duel", DuelStudy("duel"))
    monkeypatch.setitem(SECRETS, "duel", DuelSecrets())
    monkeypatch.setitem(BOTS, "gunslinger", BotType(Gunslinger, ("duel",)))
