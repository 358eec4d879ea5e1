"""The runner says where it takes a record generously, and which records prove nothing."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from saloon.cli import app
from saloon.games.registry import GAMES
from saloon.rulings.bang import leniency
from saloon.rulings.bang.checks import STATE, TRIALS, VIEW
from saloon.rulings.bang.falsify import FALSE, OPPOSITES
from saloon.rulings.bang.outcomes import OUTCOMES
from saloon.rulings.records import ruling_of
from saloon.rulings.referee import Terms
from saloon.rulings.registry import REFEREES
from saloon.rulings.runner import run
from saloon.rulings.verdicts import Verdict
from tests.rulings.test_rulings import RULINGS
from tests.rulings.test_runner import SHOT, Record, record, with_given, with_place

BANG = SHOT["when"][0]
PASS = SHOT["when"][1]


def verdict_on(fields: Record, strict: bool = False) -> Verdict:
    return run(ruling_of(fields, Path("made up"), 1), Terms(strict=strict))


def fields(
    sets: list[str], places: list[dict[str, Any]], when: list[Any], then: list[Any], **given: Any
) -> Record:
    """A table at which A has the turn; each place changes one of the four seats."""
    made = record(sets=["base", *sets], when=when, then=then)
    for number, place in enumerate(places):
        made["given"]["players"][number].update(place)
    made["given"].update(given)
    return made


def turn_of_b(**words: Any) -> Record:
    """A ends his turn, and B plays at once."""
    changed = record(**words)
    changed["when"] = [{"actor": "A", "do": "end_turn"}, {"actor": "B", "do": "end_turn"}]
    changed["then"] = [{"turn": "C"}]
    return changed


VERA = {"character": "Vera Custer", "hand": []}
CASES: dict[str, Record] = {
    leniency.RULE_FROM_WORDS: with_given(option="simplified"),
    leniency.BOX_FROM_WORDS: with_given(event="Thirst"),
    leniency.ACTOR_ASSUMED: record(when=[{"do": "play", "card": "BANG! 2C", "target": "B"}, PASS]),
    leniency.SELF_ASSUMED: fields(
        ["dodge_city"],
        [{"hp": 3, "hand": ["Tequila", "any 5C"]}],
        [{"actor": "A", "do": "play", "card": "Tequila", "extra_discard": ["any 5C"]}],
        [{"hp": {"A": 4}}],
    ),
    leniency.OPTIONAL_PASSED: fields(
        ["dodge_city"],
        [VERA],
        [{"actor": "A", "do": "start_turn"}, {"actor": "A", "do": "phase1_draw"}],
        [{"hand_size": {"A": 2}}],
        phase="turn_start",
    ),
    leniency.PAYMENT_CHOSEN: fields(
        ["dodge_city"],
        [{"hp": 3, "hand": ["Whisky", "any 5C", "any 6C"]}],
        [{"actor": "A", "do": "play", "card": "Whisky"}, {"actor": "A", "do": "end_turn"}],
        [{"hp": {"A": 5}}],
    ),
    leniency.ORDER_CHOSEN: fields(
        [],
        [{}, {"hp": 1, "hand": ["any 3C", "Duel JS"]}, {}, {"character": "Pedro Ramirez"}],
        [BANG, PASS],
        [{"eliminated": ["B"]}],
    ),
    leniency.ANSWER_CHOSEN: fields(
        [],
        [{"hand": ["Panic! JH"]}, {"hand": ["any 2C"], "in_play": ["Barrel"]}],
        [{"actor": "A", "do": "play", "card": "Panic! JH", "target": "B"}],
        [{"hand_size": {"A": 1}}],
    ),
    leniency.TURN_BEGUN: turn_of_b(),
    leniency.CARDS_DRAWN: with_given(phase="draw"),
    leniency.PHASE_ENDED: fields(
        ["fistful"],
        [{"hand": ["any 2C", "any 3C"]}],
        [{"actor": "A", "do": "ranch", "discard": ["any 2C"]}],
        [{"hand_size": {"A": 2}}],
        event="Ranch",
    ),
    leniency.DONE_UNASKED: fields(
        [],
        [{"hand": ["General Store"]}],
        [
            {"actor": "A", "do": "play", "card": "General Store"},
            {"actor": "A", "do": "pick", "card": "any 2C"},
            {"actor": "B", "do": "pick", "card": "any 3C"},
            {"actor": "C", "do": "pick", "card": "any 4C"},
            {"actor": "D", "do": "pick", "card": "any 5C"},
        ],
        [{"hand_has": {"D": ["any 5C"]}}],
        deck_top=["any 2C", "any 3C", "any 4C", "any 5C"],
    ),
    leniency.CARD_NOT_THERE: record(then=[{"illegal": {"actor": "A", "do": "play", "card": "Beer"}}]),
    leniency.NO_EFFECT: record(when=[{"actor": "A", "do": "speak"}, BANG, PASS]),
}


@pytest.mark.parametrize("what", CASES)
def test_a_leniency_is_named_and_refused_by_strict(what: str) -> None:
    verdict = verdict_on(CASES[what])
    assert (verdict.status, verdict.why) == ("passed", "")
    assert [one for one in verdict.lenient if one.startswith(what)], verdict.lenient
    strict = verdict_on(CASES[what], strict=True)
    assert strict.status == "failed"
    assert strict.why.startswith("not to the letter: ")
    assert what in strict.why


IN_THE_RULINGS = {
    leniency.CARD_GIVEN_UP: "FOC-029",
    leniency.PRESENT_CHOSEN: "AUDIT-DC-049",
    leniency.REWARD_SEEN_THROUGH: "BASE-106",
    leniency.PRESENT_TURN_COUNTED: "WWS-029",
    leniency.BORROWED_UNTOLD: "AUDIT-WWS-034",
    leniency.BETWEEN_ANSWERED: "SEED-018",
}
"""Leniencies that take a long story: the rulings that need them."""


@pytest.mark.parametrize("what", IN_THE_RULINGS)
def test_a_leniency_of_a_ruling_is_named_and_refused_by_strict(what: str) -> None:
    (ruling,) = [one for one in RULINGS if one.id == IN_THE_RULINGS[what]]
    assert [one for one in run(ruling).lenient if one.startswith(what)]
    assert run(ruling, Terms(strict=True)).status == "failed"


def test_every_leniency_is_tried() -> None:
    known = {value for name, value in vars(leniency).items() if name.isupper()}
    assert known == {*CASES, *IN_THE_RULINGS}


def test_what_is_told_to_the_letter_is_not_lenient() -> None:
    verdict = verdict_on(record(), strict=True)
    assert (verdict.status, verdict.why, verdict.lenient) == ("passed", "", ())


def test_a_pass_that_goes_without_saying_is_no_leniency() -> None:
    """The format allows it."""
    for hand in ([], ["any"]):
        silent = with_place(1, hand=hand)
        silent["when"] = silent["when"][:1]
        assert verdict_on(silent, strict=True).status == "passed"


def test_a_pass_may_be_listed_after_a_ricochet_but_not_twice_and_not_after_a_theft() -> None:
    aimed = {"actor": "A", "do": "ricochet", "card": "BANG! 2C", "target": "B", "target_card": "Mustang"}
    shot = fields(
        ["fistful"],
        [{}, {"hand": [], "in_play": ["Mustang"]}],
        [aimed, PASS],
        [{"in_play": {"B": []}}],
        event="Ricochet",
    )
    assert verdict_on(shot, strict=True).status == "passed"
    shot["when"].append(PASS)
    assert verdict_on(shot).status == "failed"
    theft = fields(
        [],
        [{"hand": ["Cat Balou"]}, {"hand": [], "in_play": ["Mustang"]}],
        [{"actor": "A", "do": "play", "card": "Cat Balou", "target": "B", "target_card": "Mustang"}, PASS],
        [{"in_play": {"B": []}}],
    )
    assert verdict_on(theft).status == "failed"


# What proves nothing


@pytest.mark.parametrize(
    "then",
    [
        [{"hand_has": {"B": []}}],
        [{"discard_contains": []}, {"note": "nothing in particular"}],
        [{"eliminated": []}],
        [{"alive": []}, {"no_prompt_for": []}],
        [{"hp": {}}],
        [{"distance": []}],
        [{"copied": None}],
    ],
)
def test_a_record_that_expects_what_cannot_be_otherwise_is_not_counted_as_passed(then: list[Record]) -> None:
    verdict = verdict_on(record(then=then, when=[]))
    assert (verdict.status, verdict.why) == (
        "nothing_to_falsify",
        "nothing that it expects could be otherwise",
    )
    proven = verdict_on(record(then=[*then, {"hp": {"B": 4}}], when=[]))
    assert proven.status == "passed"


def test_every_word_of_an_assertion_has_its_opposite() -> None:
    """But for `not_ghost`: there is no word for a ghost."""
    known = {*FALSE, *OPPOSITES, "no_prompt_for", *VIEW}
    assert {*STATE, *TRIALS, *VIEW, *OUTCOMES} - known == {"not_ghost"}


# The command


def write(path: Path, *records: Record) -> str:
    path.write_text(yaml.safe_dump(deepcopy(list(records))), encoding="utf-8")
    return str(path)


def test_the_command_names_leniencies_and_counts_what_proves_nothing(tmp_path: Path) -> None:
    lenient = {**CASES[leniency.NO_EFFECT], "id": "X-002"}
    empty = record(id="X-003", then=[{"eliminated": []}])
    file = write(tmp_path / "rulings.yml", record(), lenient, empty)
    told = CliRunner().invoke(app, ["rulings", file])
    assert told.exit_code == 0
    assert "lenient: a step does nothing (A speak)" in told.output
    assert "proves nothing  X-003" in told.output
    assert told.output.endswith(
        "2 passed, 0 failed, 0 not supported, 1 with nothing to falsify; 1 passed leniently\n"
    )
    strict = CliRunner().invoke(app, ["rulings", file, "--strict", "--json"])
    assert strict.exit_code == 1
    body = json.loads(strict.output)
    assert [body[status] for status in ("passed", "failed", "nothing_to_falsify")] == [1, 1, 1]
    assert body["records"][1]["lenient"] == ["a step does nothing (A speak)"]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_without_rulings_is_told_which_have_some(game: str, tmp_path: Path) -> None:
    file = write(tmp_path / "rulings.yml", record())
    told = CliRunner().invoke(app, ["rulings", file, "--game", game])
    named = CliRunner().invoke(app, ["rulings", write(tmp_path / "named.yml", record(game=game))])
    if game in REFEREES:
        assert told.exit_code == named.exit_code == 0
        return
    for result in (told, named):
        assert result.exit_code == 2
        assert f"there are no rulings of '{game}' in this format; games: bang" in result.output
    unknown = CliRunner().invoke(app, ["rulings", file, "--game", "chess"])
    assert unknown.exit_code == 2
    assert "unknown game 'chess'; games: bang" in unknown.output
