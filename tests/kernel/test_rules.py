"""Definitions answer the questions they override, and only those in force are asked."""

import random
from typing import TypeVar

import pytest

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.force import InForce, derive, distances, others
from saloon.games.bang.game import BANG
from saloon.games.bang.questions import (
    DISTANCE_ADDED,
    DISTANCE_CUT,
    LIMIT_OF_BANGS,
    OFFERS_AGAINST_SHOT,
    QUESTIONS,
    REACH,
    BangDefinition,
    BangRule,
)
from saloon.games.bang.words import ALLOWED, OUTLAW, RENEGADE, SHERIFF
from saloon.games.duel.force import derive as derived_duel
from saloon.games.duel.game import DUEL
from saloon.games.duel.kinds import Aimed
from saloon.games.duel.questions import DuelRule
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, FigureId
from saloon.kernel.rules import NO_RULES, Gate, Rule, questions_answered

R = TypeVar("R", BangRule, DuelRule)

BY_KEY = {definition.key: definition for definition in DEFINITIONS}


def answered(key: str) -> set[str]:
    return {QUESTIONS[i] for i in questions_answered(BY_KEY[key], BangDefinition, QUESTIONS)}


def test_a_definition_answers_the_questions_that_it_overrides() -> None:
    assert answered("mustang") == {"distance_added"}
    assert answered("barrel") == {"offers_against_shot", "good_flip"}
    assert answered("volcanic") == {"reach", "limit_of_bangs"}
    assert answered("sid_ketchum") == {
        "offers_any_time",
        "offers_in_play_phase",
        "offers_when_dying",
        "rescue_points",
    }
    assert answered("bang") == answered("nobody") == set()


def test_every_question_has_a_method_and_an_answerer() -> None:
    assert all(callable(getattr(BangDefinition, name)) for name in QUESTIONS)
    asked = {name for key in BY_KEY for name in answered(key)}
    assert asked == set(QUESTIONS)


def test_every_definition_has_a_key_and_a_number_of_its_own() -> None:
    assert len(BY_KEY) == len(DEFINITIONS)
    assert [definition.number for definition in DEFINITIONS] == list(range(len(DEFINITIONS)))
    assert all(definition.key for definition in DEFINITIONS)


def test_a_rule_names_the_card_that_brings_it_and_the_figure_for_which_it_works() -> None:
    game = arrange(
        [Place(SHERIFF), Place(OUTLAW), Place(OUTLAW, in_play=["scope", "mustang"]), Place(RENEGADE)]
    )
    (rule,) = game.rules(DISTANCE_ADDED)
    assert game.book.kind_of[rule.card].key == rule.definition.key == "mustang"
    assert rule.card in game.figures[rule.owner].in_play
    assert distances(game, FigureId(0))[rule.owner] == distances(game, FigureId(1))[rule.owner] + 1 == 3


def in_force(places: list[Place], question: int) -> list[tuple[str, int]]:
    game = arrange(places)
    return [(rule.definition.key, rule.owner) for rule in game.rules(question)]


def test_rules_are_derived_from_the_table() -> None:
    places = [
        Place(SHERIFF, in_play=["mustang"]),
        Place(OUTLAW, "paul_regret"),
        Place(OUTLAW, in_play=["mustang", "scope"]),
        Place(RENEGADE, in_play=["volcanic"]),
    ]
    assert in_force(places, DISTANCE_ADDED) == [("mustang", 0), ("paul_regret", 1), ("mustang", 2)]
    assert in_force(places, DISTANCE_CUT) == [("scope", 2)]
    assert in_force(places, REACH) == in_force(places, LIMIT_OF_BANGS) == [("volcanic", 3)]


def test_the_living_are_asked_beginning_with_whose_turn_it_is() -> None:
    places = [Place(SHERIFF), Place(OUTLAW), Place(OUTLAW, alive=False), Place(RENEGADE)]
    assert arrange(places, turn=FigureId(0)).in_turn_order() == [0, 1, 3]
    assert arrange(places, turn=FigureId(1)).in_turn_order() == [1, 3, 0]
    assert arrange(places, turn=FigureId(2)).in_turn_order() == [3, 0, 1]


def test_a_question_about_a_figure_is_for_its_rules_and_for_those_of_everybody() -> None:
    mustang, scope = BY_KEY["mustang"], BY_KEY["scope"]
    gate = Gate([NO_RULES, NO_RULES], [FigureId(0), FigureId(1), FigureId(2)])
    for rule in (
        Rule(mustang, NO_FIGURE, NO_CARD),
        Rule(mustang, FigureId(0), CardId(5)),
        Rule(scope, FigureId(1), CardId(6)),
        Rule(mustang, FigureId(2), CardId(7)),
    ):
        gate.add(rule)
    assert [rule.owner for rule in gate.about(DISTANCE_ADDED, FigureId(0))] == [-1, 0]
    assert [rule.owner for rule in gate.about(DISTANCE_ADDED, FigureId(1))] == [-1]
    assert gate.about(DISTANCE_CUT, FigureId(0)) == []


def listed(force: InForce) -> list[list[tuple[int, ...]]]:
    """All of it: what is in force by question, and last what is switched off."""
    found: list[list[tuple[int, ...]]] = []
    for rules in force.by_question:
        found.append([(one.definition.number, one.owner, one.card) for one in rules])
    found.append([(one.definition, one.owner, one.card, one.cause) for one in force.switched_off])
    return found


def rules_by_key(rules: list[R]) -> list[tuple[str, int, int]]:
    return [(one.definition.key, one.owner, one.card) for one in rules]


def heard(force: Gate[R], figures: list[FigureId]) -> list[list[tuple[str, int, int]]]:
    """What answers each question about each figure, and about nobody."""
    return [
        rules_by_key(force.about(question, figure))
        for question in range(len(force.by_question))
        for figure in [NO_FIGURE, *figures]
    ]


def and_long(numbers: range, *short: int) -> list[object]:
    """As plain Python few of these games are played."""
    return [one if one in short else pytest.param(one, marks=pytest.mark.long) for one in numbers]


@pytest.mark.parametrize("number", and_long(range(14), 0, 1, 7, 12))
def test_what_is_kept_of_the_rules_in_force_is_what_the_table_says(number: int) -> None:
    """Through whole games with all boxes: cards move, people die and return, events come and go.

    The last ones are of two players, whose figures are called upon and stand down."""
    chance = random.Random(number)
    players = 7 if number < 12 else 2
    sets = BANG.sets() if number else ["base"]
    belle = ["belle_star"] * (number % 4) if number and players == 7 else []
    preset = BANG.presets()[number % 3]
    setup = BANG.setup(
        {
            "players": players,
            "seed": f"kept {number}",
            "sets": sets,
            "preset": preset,
            "characters": belle + [""] * (7 - len(belle)) if belle else [],
        }
    )
    game = BANG.deal(setup)
    clone, shared = game.clone(), listed(game.force())
    while (decision := game.decision) is not None:
        assert listed(clone.force()) == shared
        kept, fresh = game.force(), derive(game)
        assert (listed(kept), kept.ring) == (listed(fresh), fresh.ring)
        assert heard(kept, game.ring) == heard(fresh, game.ring)
        rows = [distances(game, figure) for figure in kept.ring]
        around = [others(game, figure) for figure in kept.ring]
        if game.step % 3 == 0:  # what a clone shares is copied before it changes, any other gate is not
            copy = game.clone()
            copy.table_changed()
            assert rows == [distances(copy, figure) for figure in kept.ring]
            assert around == [others(copy, figure) for figure in kept.ring]
            clone, shared = game.clone(), listed(kept)
        for kind in game.book.kinds.values() if game.step % 8 == 0 and game.turn in kept.ring else []:
            plays: list[Option] = []
            if kind.refusal(game, game.turn, NO_CARD) == ALLOWED:
                kind.add_plays(game, game.turn, NO_CARD, plays)
                assert kind.has_plays(game, game.turn) == (plays != []), kind.key
        game.answer(chance.randrange(len(decision.options)))


@pytest.mark.parametrize("number", and_long(range(6), 0, 1))
def test_what_is_kept_in_the_duel_is_what_the_table_says(number: int) -> None:
    """Through whole games: cards come and go, markers move, characters are targets, die and are followed."""
    chance = random.Random(number)
    game = DUEL.deal(DUEL.setup({"players": 2, "seed": f"kept {number}"}))
    while (decision := game.decision) is not None:
        if game.turn != NONE:
            kept, fresh = game.force(), derived_duel(game)
            assert kept.ring == fresh.ring
            assert [rules_by_key(rules) for rules in kept.by_question] == [
                rules_by_key(rules) for rules in fresh.by_question
            ]
            assert heard(kept, kept.ring) == heard(fresh, kept.ring)
            for kind in game.book.kinds:
                if isinstance(kind, Aimed):
                    known = kind.legal_targets(game, game.turn)
                    kept.targets[kind.aim] = None
                    assert known == kind.legal_targets(game, game.turn), kind.key
        if game.step % 3 == 0:
            game.clone()
        game.answer(chance.randrange(len(decision.options)))


def test_the_eliminated_have_no_rules_in_force() -> None:
    places = [
        Place(SHERIFF),
        Place(OUTLAW, "jourdonnais", alive=False, life=0),
        Place(OUTLAW, "jourdonnais"),
        Place(RENEGADE),
    ]
    assert in_force(places, OFFERS_AGAINST_SHOT) == [("jourdonnais", 2)]


def test_rules_follow_the_cards_on_the_table() -> None:
    game = arrange([Place(SHERIFF, in_play=["barrel"]), Place(OUTLAW), Place(OUTLAW), Place(RENEGADE)])
    (rule,) = game.rules(OFFERS_AGAINST_SHOT)
    copy = game.clone()
    game.discard_in_play(FigureId(0), rule.card)
    assert not game.rules(OFFERS_AGAINST_SHOT)
    assert [one.card for one in copy.rules(OFFERS_AGAINST_SHOT)] == [rule.card]
    game.lay(FigureId(2), rule.card)
    assert [one.owner for one in game.rules(OFFERS_AGAINST_SHOT)] == [2]
