"""Any bot can be made noisy: a share of its moves is at random."""

import pytest

from saloon.bots.bot import Bot
from saloon.bots.noisy import BotName, Noisy, read_name
from saloon.bots.registry import BOTS, UnknownBot, can_play, new_bot, usual_bot, version_of
from saloon.games.bang.words import PASS
from saloon.games.registry import GAMES
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, PlayerId
from saloon.kernel.views import View
from saloon.sim.registry import study_of
from tests.bots.test_bots import dealt, play

FOUR = [Option(PASS, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)] * 4


class Stubborn(Bot[View]):
    """Always takes the last option, and notes what it was shown."""

    needs_view = False
    hears = False

    def __init__(self) -> None:
        self.heard = 0
        self.asked = 0

    def hear(self, event: Event) -> None:
        self.heard += 1

    def decide(self, view: View | None, options: list[Option]) -> int:
        self.asked += 1
        return len(options) - 1

    def wants_interrupt(self, view: View, options: list[Option]) -> int:
        return 2


def test_so_many_percent_of_the_moves_are_at_random() -> None:
    stubborn = Stubborn()
    noisy = Noisy(stubborn, 25, "share")
    counts = [0, 0, 0, 0]
    for _move in range(4000):
        counts[noisy.decide(None, FOUR)] += 1
    assert 2900 < stubborn.asked < 3100, "three quarters are its own"
    assert all(200 < count < 300 for count in counts[:3]), "a random move is any move"
    assert sum(counts[:3]) + counts[3] == 4000


def test_it_sees_and_hears_what_the_bot_would_and_nothing_else() -> None:
    noisy = Noisy(Stubborn(), 100, "same")
    assert (noisy.needs_view, noisy.hears, noisy.interrupts) == (False, False, True)
    kind = GAMES["bang"]
    seen = kind.view(dealt(kind, 4, "noisy", []), PlayerId(0))
    assert noisy.wants_interrupt(seen, FOUR) == 2, "acting out of turn is left to the bot"
    deaf = new_bot("random~10", 1)
    assert (deaf.needs_view, deaf.hears, deaf.interrupts) == (False, False, False)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_seed_plays_the_same_noisy_game(game: str) -> None:
    names = [f"{usual_bot(game)}~25"] * study_of(game).usual_players()
    lists: list[list[int]] = [[], [], []]
    for seed, answers in zip(("noisy", "noisy", "other"), lists, strict=True):
        play(GAMES[game], names, seed, answers)
    assert lists[0] == lists[1] != lists[2]


@pytest.mark.parametrize(
    "name", ["greenhorn~0", "greenhorn~101", "greenhorn~", "~25", "greenhorn~025", "greenhorn~٢٥"]
)
def test_another_share_is_no_bot(name: str) -> None:
    assert not can_play(name, "bang")
    with pytest.raises(UnknownBot):
        new_bot(name, 1)


def test_a_name_and_its_share() -> None:
    assert read_name("greenhorn~25") == BotName("greenhorn", 25)
    assert read_name("greenhorn") == BotName("greenhorn")
    assert read_name("sharp+vengeful") == BotName("sharp", 0, "vengeful")
    assert read_name("sharp+vengeful~25") == BotName("sharp", 25, "vengeful")
    assert read_name("sharp+sleepy") == BotName("sharp+sleepy")
    assert can_play("regular+showman~5", "bang")
    assert not can_play("greenhorn+showman", "bang"), "only those who think have a character"
    assert not can_play("greenhorn~25", "duel"), "noise teaches nobody another game"


def test_a_noisy_bot_has_the_version_of_the_bot_and_that_of_the_noise() -> None:
    assert version_of("greenhorn") == BOTS["greenhorn"].version
    assert version_of("greenhorn~25") == f"{BOTS['greenhorn'].version}~1"
