"""What every bot promises."""

import random

import pytest

from saloon.bots.bot import AnyBot
from saloon.bots.registry import UnknownBot, bots_for, new_bot, quick_bots, usual_bot
from saloon.bots.thinkers import Regular, Sharp
from saloon.games.bang.game import BANG
from saloon.games.bang.view import BangView
from saloon.games.bang.words import PASS
from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.protocol import AnyGame
from saloon.sim.registry import study_of
from saloon.thinking.registry import HEADS
from tests.bots.scene import OUTLAW, RENEGADE, SHERIFF, Place, laid_out


def decide(kind: AnyGame, bot: AnyBot, game: Game) -> int:
    assert game.decision is not None
    return bot.decide(kind.view(game, game.decision.player), game.decision.options)


def dealt(kind: AnyGame, players: int, seed: str, log: list[Event]) -> Game:
    return kind.deal(kind.setup({"players": players, "seed": seed}), log)


def play(kind: AnyGame, names: list[str], seed: str, answers: list[int]) -> Game:
    """A whole game; appends every answer to `answers`."""
    log: list[Event] = []
    game = dealt(kind, len(names), seed, log)
    bots = [new_bot(name, f"{seed}/{i}", kind.key) for i, name in enumerate(names)]
    while game.decision is not None:
        for event in log:
            for player, bot in enumerate(bots):
                bot.hear(event.seen_by(PlayerId(player)))
        log.clear()
        index = decide(kind, bots[game.decision.player], game)
        answers.append(index)
        game.answer(index)
    return game


def test_an_unknown_bot_is_told_which_ones_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, greenhorn"):
        new_bot("doc", 1)
    with pytest.raises(UnknownBot, match="bots: random"):
        new_bot("greenhorn", 1, "chess")


def test_bots_of_a_game() -> None:
    """From the weakest to the strongest."""
    own = {"bang": "greenhorn", "calibre45": "bandit", "duel": "gunslinger"}
    for game in GAMES:
        thinkers = ["regular", "sharp", "legend"] if game in HEADS else []
        assert bots_for(game) == ["random", own[game], *thinkers]
        assert quick_bots(game) == ["random", own[game], *thinkers[:1]]
        assert usual_bot(game) == ("regular" if game in HEADS else own[game])
    assert bots_for("some_other_game") == ["random"]


EVERY_BOT = [(game, bot) for game in GAMES for bot in bots_for(game) if bot != "legend"]
"""Legend is Sharp with more patience."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who look ahead take only a glimpse."""
    monkeypatch.setattr(Sharp, "simulations", 12)


@pytest.mark.parametrize(("game", "bot"), EVERY_BOT)
def test_the_same_seed_plays_the_same_game(game: str, bot: str) -> None:
    first: list[int] = []
    second: list[int] = []
    names = [bot] * study_of(game).usual_players()
    one = play(GAMES[game], names, "twice", first)
    other = play(GAMES[game], names, "twice", second)
    assert first == second
    assert encode(one) == encode(other)


def test_another_seed_plays_another_game() -> None:
    first: list[int] = []
    second: list[int] = []
    play(GAMES["bang"], ["random"] * 4, "one", first)
    play(GAMES["bang"], ["random"] * 4, "two", second)
    assert first != second


def test_random_is_uniform() -> None:
    bot = new_bot("random", 7)
    options = [Option(PASS, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD)] * 4
    counts = [0, 0, 0, 0]
    for _draw in range(4000):
        counts[bot.decide(None, options)] += 1
    assert all(850 < count < 1150 for count in counts)


@pytest.mark.parametrize(
    ("key", "players"), [(key, players) for key in GAMES for players in study_of(key).usual_counts()]
)
def test_what_a_bot_cannot_see_does_not_change_what_it_does(key: str, players: int) -> None:
    """What is hidden is exchanged before each decision; the view and the answer stay the same."""
    kind = GAMES[key]
    seed = f"hidden {players}"
    log: list[Event] = []
    game = dealt(kind, players, seed, log)
    name = usual_bot(key)
    pairs = [(new_bot(name, i, key), new_bot(name, i, key)) for i in range(players)]
    chance = random.Random(seed)
    while game.decision is not None:
        for event in log:
            for player, pair in enumerate(pairs):
                for bot in pair:
                    bot.hear(event.seen_by(PlayerId(player)))
        log.clear()
        player = game.decision.player
        other = kind.clone(game)
        kind.permute_hidden(other, player, str(chance.random()))
        assert encode(kind.view(other, player)) == encode(kind.view(game, player))
        index = decide(kind, pairs[player][0], game)
        assert decide(kind, pairs[player][1], other) == index
        game.answer(index)


def test_an_unknown_question_gets_the_mildest_answer() -> None:
    game = laid_out(Place(SHERIFF, hand=["bang"]), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW))
    seen = BANG.view(game, PlayerId(0))
    assert isinstance(seen, BangView)
    seen.decision = "never_heard_of"
    odd = [
        Option(99, NO_CARD, DefinitionId(9999), NO_FIGURE, NO_CARD),
        Option(99, CardId(9999), NO_DEFINITION, FigureId(77), NO_CARD),
    ]
    assert new_bot("greenhorn", 1).decide(seen, odd) == 0


def test_an_unknown_option_of_the_play_phase_is_not_chosen() -> None:
    game = laid_out(Place(SHERIFF), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW))
    assert game.decision is not None
    odd = [
        *game.decision.options,
        Option(99, NO_CARD, DefinitionId(9999), NO_FIGURE, NO_CARD),
        Option(1, CardId(9999), DefinitionId(9999), FigureId(1), CardId(9999)),
    ]
    assert new_bot("greenhorn", 1).decide(BANG.view(game, PlayerId(0)), odd) == 0


def test_sid_ketchum_heals_out_of_turn_only_with_cards_to_spare() -> None:
    def interrupt(hand: list[str], life: int) -> int:
        sid = Place(OUTLAW, "sid_ketchum", life=life, hand=hand)
        game = laid_out(Place(SHERIFF, hand=["bang"]), sid, Place(RENEGADE), Place(OUTLAW))
        return new_bot("greenhorn", 1).wants_interrupt(
            BANG.view(game, PlayerId(1)), game.interrupts(PlayerId(1))
        )

    assert interrupt(["dynamite", "jail", "duel", "indians"], 1) == 0
    assert interrupt(["beer", "missed"], 3) == -1


class Notebook:
    """A head that counts what it is told to keep."""

    def __init__(self) -> None:
        self.heard = self.remembered = 0

    def hear(self, _event: Event) -> None:
        self.heard += 1

    def remember(self, _event: Event) -> None:
        self.remembered += 1


@pytest.mark.parametrize(("bot", "remembered"), [(Regular, 0), (Sharp, 1)])
def test_only_who_looks_ahead_keeps_what_happened(
    bot: type[Regular], remembered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = Notebook()
    monkeypatch.setitem(HEADS, "notes", lambda _seed: head)
    bot("seed", "notes").hear(Event("turn_began"))
    assert (head.heard, head.remembered) == (1, remembered)
