"""A character chooses among moves of equal worth, and never what is clearly worse."""

import pytest

from saloon.bots.registry import new_bot
from saloon.bots.thinkers import BAND, LIKINGS, preferred
from saloon.games.registry import GAMES
from saloon.kernel.decisions import Option
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, FigureId
from saloon.thinking.search import Tried, Verdict


def verdict(*gains: float, worlds: int = 20) -> Verdict:
    """The policy's move is the first; the best is chosen."""
    tried = []
    for option, gain in enumerate(gains):
        one = Tried(option)
        for _world in range(worlds):
            one.add(0.4 + gain, 0.4)
        tried.append(one)
    return Verdict(max(range(len(gains)), key=gains.__getitem__), tried)


def test_what_is_liked_is_done_where_it_is_as_good() -> None:
    assert preferred(verdict(0.0, -BAND / 2), [False, True]) == 1
    assert preferred(verdict(0.0, -BAND / 2), [True, True]) == 0
    assert preferred(verdict(0.0, -BAND / 2), [False, False]) == 0


def test_what_is_worse_is_not_done_however_much_it_is_liked() -> None:
    assert preferred(verdict(0.0, -2 * BAND), [False, True]) == 0
    assert preferred(verdict(0.0, 0.2, 0.1), [True, False, True]) == 1
    assert preferred(verdict(0.0, 0.0, worlds=2), [False, True]) == 0, "nobody knows yet whether it is worse"


def test_what_each_character_likes() -> None:
    option = Option(0, NO_CARD, NO_DEFINITION, FigureId(2), NO_CARD)
    assert LIKINGS["vengeful"](option, {2})
    assert not LIKINGS["vengeful"](option, {1})
    assert LIKINGS["showman"](option, set())
    assert not LIKINGS["cautious"](option, set())


@pytest.mark.parametrize("character", list(LIKINGS))
def test_a_bot_with_a_character_answers_and_answers_the_same_again(character: str) -> None:
    kind = GAMES["bang"]
    game = kind.deal(kind.setup({"players": 4, "seed": "character"}))
    decision = game.decision
    assert decision is not None
    answers = set()
    for _time in range(2):
        bot = new_bot(f"sharp+{character}", "1")
        bot.simulations = 40  # type: ignore[attr-defined]
        answers.add(bot.decide(kind.view(game, decision.player), decision.options))
    assert len(answers) == 1
