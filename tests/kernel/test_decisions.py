"""Decisions of a real game: keys are unique, readable and stable; what is not an option is refused."""

import random
import re
from collections.abc import Sequence

import pytest

from saloon.games.bang.game import BANG
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DECISIONS, USE, VERBS
from saloon.kernel.codec import encode
from saloon.kernel.decisions import Decision, IllegalAnswer, Option
from saloon.kernel.ids import NO_CARD, FigureId, PlayerId

CARD = r"[a-z_]+#\d+"
KEY = re.compile(rf"({'|'.join(VERBS)})(:({CARD}(=[a-z_]+)?|[a-z_]+))?(>p\d)?(:({CARD}|hand|\d+))?")

IN_BOXES = {"name", "give", "speak", "command"}
"""Verbs that only the expansions use."""
ELSEWHERE = {"declare_crime_beaten", "declare_law_dead", "refute", "keep", "bid", "buy"}
"""Verbs of other ways to play, and of games of a series."""
FOR_TWO = {"activate", "lay"}
"""Verbs of the game for two."""


def dealt(players: int = 5, seed: str = "decisions", sets: list[str] | None = None) -> Bang:
    return BANG.deal(
        BANG.setup({"players": players, "seed": seed, "sets": sets or ["base"], "preset": "compendium"})
    )


def open_decision(game: Bang) -> Decision:
    assert game.decision is not None
    return game.decision


def finished() -> Bang:
    game = dealt(4)
    rng = random.Random(1)
    while not game.over:
        game.answer(rng.randrange(len(open_decision(game).options)))
    return game


@pytest.mark.long
def test_keys_are_readable_unique_and_of_a_known_kind() -> None:
    in_base = verbs_of_walks(["base"], 40)
    in_all = verbs_of_walks(BANG.sets(), 20)
    assert in_base == set(VERBS) - IN_BOXES - ELSEWHERE - FOR_TWO
    assert in_base < in_all <= set(VERBS)
    assert verbs_of_walks(["base"], 20, [2]) >= FOR_TWO


def verbs_of_walks(sets: list[str], walks: int, players: Sequence[int] = (4, 5, 6, 7)) -> set[str]:
    """The verbs of all options of so many games; keys and kinds of decisions are checked on the way."""
    rng = random.Random(3)
    verbs: set[str] = set()
    for number in range(walks):
        game = dealt(players[number % len(players)], f"keys {number}", sets)
        while not game.over:
            decision = open_decision(game)
            keys = [game.key(option) for option in decision.options]
            assert len(set(keys)) == len(keys)
            assert not [key for key in keys if not KEY.fullmatch(key)]
            verbs.update(re.split("[:>]", key)[0] for key in keys)
            assert decision.kind in DECISIONS
            game.answer(rng.randrange(len(keys)))
    return verbs


def test_a_key_is_the_same_in_a_clone_a_stored_game_and_on_another_day() -> None:
    game = dealt()
    keys = [game.key(option) for option in open_decision(game).options]
    for other in (game.clone(), BANG.decode(encode(game)), dealt()):
        assert other.decision is not None
        assert [other.key(option) for option in other.decision.options] == keys


def test_answering_by_key_and_by_index_is_the_same() -> None:
    by_index, by_key = dealt(), dealt()
    rng = random.Random(2)
    while not by_index.over:
        decision = open_decision(by_index)
        index = rng.randrange(len(decision.options))
        by_key.answer_key(by_index.key(decision.options[index]))
        by_index.answer(index)
        assert encode(by_key) == encode(by_index)


def test_steps_count_the_answers() -> None:
    game = dealt()
    for answers in range(6):
        assert game.step == answers
        game.answer(0)


@pytest.mark.parametrize("index", [-1, -100, 1000])
def test_an_index_that_is_not_offered_is_refused_and_changes_nothing(index: int) -> None:
    game = dealt()
    before, decision = encode(game), open_decision(game)
    offered = len(decision.options)
    with pytest.raises(IllegalAnswer, match=f"option {index} is not one of the {offered} offered"):
        game.answer(index)
    assert encode(game) == before
    assert game.decision is decision
    game.answer(0)
    assert game.step == 1


def test_the_index_after_the_last_is_refused() -> None:
    game = dealt()
    with pytest.raises(IllegalAnswer, match="is not one of"):
        game.answer(len(open_decision(game).options))


@pytest.mark.parametrize("key", ["", "play", "play:bang#9999", "end_turn\n", "конец хода", "0"])
def test_a_key_that_is_not_offered_is_refused_with_those_that_are(key: str) -> None:
    game = dealt()
    before, decision = encode(game), open_decision(game)
    keys = ", ".join(game.key(option) for option in decision.options)
    with pytest.raises(IllegalAnswer) as refused:
        game.answer_key(key)
    assert str(refused.value) == f"{key!r} is not an option here; options: {keys}"
    assert encode(game) == before
    assert game.decision is decision


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = finished()
    before = encode(game)
    with pytest.raises(IllegalAnswer, match="the game is over: there is nothing to answer"):
        game.answer(0)
    with pytest.raises(IllegalAnswer, match="'end_turn': the game is over, there is nothing to answer"):
        game.answer_key("end_turn")
    assert encode(game) == before


def test_an_interrupt_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = dealt()
    before = encode(game)
    sid = game.book.characters["sid_ketchum"].number
    other = (open_decision(game).player + 1) % 5
    assert not game.interrupts(PlayerId(other))
    with pytest.raises(IllegalAnswer, match="use"):
        game.interrupt(PlayerId(other), Option(USE, NO_CARD, sid, FigureId(other), NO_CARD))
    assert encode(game) == before


def test_a_game_that_is_over_takes_no_interrupt() -> None:
    game = finished()
    before = encode(game)
    sid = game.book.characters["sid_ketchum"].number
    with pytest.raises(IllegalAnswer, match="over"):
        game.interrupt(PlayerId(0), Option(USE, NO_CARD, sid, FigureId(0), NO_CARD))
    assert encode(game) == before
