"""The runner tells what holds from what does not, and says why."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from saloon.cli import app
from saloon.rulings.records import Ruling, read_rulings, ruling_of
from saloon.rulings.referee import Terms
from saloon.rulings.runner import run
from saloon.rulings.verdicts import Verdict

Record = dict[str, Any]

SHOT: Record = {
    "id": "X-001",
    "ruling": "A shot that is not dodged costs a life point.",
    "sets": ["base"],
    "given": {
        "players": [
            {"seat": "A", "role": "sheriff", "character": None, "hp": 5, "max_hp": 5, "hand": ["BANG! 2C"]},
            {"seat": "B", "role": "outlaw", "character": None, "hp": 4, "max_hp": 4, "hand": ["Missed! 2S"]},
            {"seat": "C", "role": "renegade", "character": None, "hp": 4, "max_hp": 4},
            {"seat": "D", "role": "outlaw", "character": None, "hp": 4, "max_hp": 4},
        ],
        "turn": "A",
    },
    "when": [
        {"actor": "A", "do": "play", "card": "BANG! 2C", "target": "B"},
        {"actor": "B", "do": "respond", "with": "pass"},
    ],
    "then": [{"hp": {"B": 3}}],
}


def record(**words: Any) -> Record:
    """The shot, with other words in place of some."""
    return {**deepcopy(SHOT), **words}


def with_given(**words: Any) -> Record:
    changed = record()
    changed["given"].update(words)
    return changed


def with_place(number: int, **words: Any) -> Record:
    changed = record()
    changed["given"]["players"][number].update(words)
    return changed


def verdict_on(fields: Record) -> Verdict:
    return run(ruling_of(fields, Path("made up"), 1))


def ruling(fields: Record) -> Ruling:
    return ruling_of(fields, Path("made up"), 1)


def test_a_true_record_passes() -> None:
    assert verdict_on(record()) == Verdict("X-001", SHOT["ruling"], "passed")


@pytest.mark.parametrize(
    ("then", "why"),
    [
        ({"hp": {"B": 4}}, "then 1: hp of B: expected 4, is 3"),
        ({"hand_size": {"B": 0}}, "then 1: hand_size of B: expected 0, is 1"),
        ({"hand_has": {"B": ["Beer"]}}, "then 1: hand_has of B: beer not among missed 2S"),
        ({"in_play": {"A": ["Barrel"]}}, "then 1: in_play of A: expected barrel, is nothing"),
        ({"discard_top": ["Beer"]}, "then 1: discard_top: expected beer, is bang 2C"),
        ({"discard_top": []}, "then 1: discard_top: expected nothing, is bang 2C"),
        ({"discard_contains": ["any 4H"]}, "then 1: discard_contains: any 4H not among bang 2C"),
        ({"discard_size": 2}, "then 1: discard_size: expected 2, is 1"),
        ({"deck_size": 39}, "then 1: deck_size: expected 39, is 40"),
        ({"deck_top": ["Beer"]}, "then 1: deck_top: expected beer, is any 10C, any 10C"),
        ({"eliminated": ["B"]}, "then 1: B is not eliminated"),
        ({"turn": "B"}, "then 1: turn: expected B, is A"),
        ({"phase": "discard"}, "then 1: phase: expected discard, is play"),
        ({"game_over": True}, "then 1: game_over: expected True, is False"),
        ({"winners": ["A"]}, "then 1: winners: expected A, but A is asked play_phase: end_turn"),
        ({"distance": {"from": "A", "to": "C", "is": 1}}, "then 1: distance from A to C: expected 1, is 2"),
        ({"weapon_range": {"A": 2}}, "then 1: weapon_range of A: expected 2, is 1"),
        ({"max_hp": {"A": 4}}, "then 1: max_hp of A: expected 4, is 5"),
        ({"hand_limit": {"B": 4}}, "then 1: hand_limit of B: expected 4, is 3"),
        ({"role_revealed": ["B"]}, "then 1: B is not revealed"),
        ({"character": {"A": "Sid Ketchum"}}, "then 1: character of A: expected sid_ketchum, is "),
        ({"next_turns": ["C"]}, "then 1: next_turns: expected ['C'], is ['B']"),
        ({"shown_to_all": ["Beer 6H"]}, "then 1: shown_to_all: beer 6H not among bang 2C"),
        (
            {"pending": {"player": "B", "kind": "missed"}},
            "then 1: expected B to be asked missed, but A is asked play_phase: end_turn",
        ),
        (
            {"legal": {"actor": "B", "do": "respond", "with": "Missed! 2S"}},
            "then 1: B respond Missed! 2S should be legal, but A is asked play_phase: end_turn",
        ),
        (
            {"illegal": {"actor": "A", "do": "end_turn"}},
            "then 1: A end_turn should be illegal, but the engine allows it",
        ),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_false_assertion_fails_and_says_what_is_there(then: Record, why: str) -> None:
    verdict = verdict_on(record(then=[then]))
    assert (verdict.status, verdict.why) == ("failed", why)


def test_an_illegal_step_fails_and_says_what_is_offered() -> None:
    far = {"actor": "A", "do": "play", "card": "BANG! 2C", "target": "C"}
    verdict = verdict_on(record(when=[far]))
    assert verdict.status == "failed"
    assert verdict.why == (
        "step 1 (A play BANG! 2C C) cannot be done: "
        "A is asked play_phase: end_turn, play bang 2C at B, play bang 2C at D"
    )


def test_a_question_that_the_script_leaves_open_stops_the_next_step() -> None:
    verdict = verdict_on(record(when=[SHOT["when"][0], {"actor": "A", "do": "end_turn"}]))
    assert verdict.status == "failed"
    assert "B is asked missed_or_hit: answer missed 2S, pass" in verdict.why


def test_a_pass_by_somebody_without_an_answer_may_be_left_out_or_listed() -> None:
    empty = with_place(1, hand=[])
    assert verdict_on(empty).status == "passed"
    assert verdict_on({**empty, "when": SHOT["when"][:1]}).status == "passed"
    idle = with_place(1, hand=["any"])
    assert verdict_on({**idle, "when": SHOT["when"][:1]}).status == "passed"


def test_a_pass_by_somebody_who_was_not_hit_fails() -> None:
    when = [*SHOT["when"], {"actor": "C", "do": "respond", "with": "pass"}]
    assert verdict_on(record(when=when)).status == "failed"


def test_assertions_do_not_change_the_table() -> None:
    then = [
        {"legal": {"actor": "A", "do": "end_turn"}},
        {"hand_limit": {"B": 3}},
        {"next_turns": ["B", "C", "D", "A"]},
        {"turn": "A"},
        {"hp": {"B": 3}},
    ]
    assert verdict_on(record(then=then)).status == "passed"


def test_an_entry_with_a_step_of_its_own_performs_it_first() -> None:
    then = [{"then": {"actor": "A", "do": "end_turn"}, "turn": "B"}, {"turn": "B"}]
    assert verdict_on(record(then=then)).status == "passed"


def test_outcome_if_is_tried_and_taken_back() -> None:
    then: list[Record] = [
        {"outcome_if": {"B_plays": ["Missed! 2S"]}, "hp": {"B": 4}},
        {"outcome_if": {"B_plays": []}, "hp": {"B": 3}},
        {"pending": {"player": "B", "kind": "missed"}},
    ]
    assert verdict_on(record(when=SHOT["when"][:1], then=then)).status == "passed"
    assert verdict_on(record(when=SHOT["when"][:1], then=[{**then[0], "hp": {"B": 3}}])).status == "failed"


def test_order_discards_decides_what_lies_on_top() -> None:
    dying = with_place(1, hp=1, hand=["any 3C", "Duel JS"], in_play=["Barrel"])
    dying["given"]["players"][3]["character"] = "Pedro Ramirez"
    order: Record = {"actor": "B", "do": "order_discards", "order": ["Duel JS", "Barrel", "any 3C"]}
    dying["when"].append(order)
    dying["then"] = [{"discard_top": ["any 3C", "Barrel", "Duel JS", "BANG! 2C"]}]
    assert verdict_on(dying).status == "passed"
    order["order"].reverse()
    assert verdict_on(dying).status == "failed"


def test_playing_before_drawing_is_illegal_but_a_step_draws_first() -> None:
    early = with_given(phase="draw")
    early["then"].append({"hand_size": {"A": 2}})
    assert verdict_on(early).status == "passed"
    bang = {"actor": "A", "do": "play", "card": "BANG! 2C", "target": "B"}
    assert verdict_on({**early, "when": [], "then": [{"illegal": bang}]}).status == "passed"


def test_each_variant_counts() -> None:
    variants = [{"B_hp": 2, "hp": {"B": 1}}, {"B_hp": 4, "hp": {"B": 3}}]
    changed = with_given(variants=variants)
    changed["then"] = [{"note": "see variants"}]
    assert verdict_on(changed).status == "passed"
    variants[1]["hp"] = {"B": 4}
    verdict = verdict_on(changed)
    assert (verdict.status, verdict.why) == ("failed", "variant 2: hp of B: expected 4, is 3")


def test_a_variant_may_say_whose_turn_it_becomes() -> None:
    changed = with_given(variants=[{"B_hp": 1, "turn": "A"}, {"turn": "B"}])
    changed["then"] = [{"note": "see variants"}]
    assert verdict_on(changed).why == "variant 2: turn: expected B, is A"


def test_a_card_may_be_played_in_answer() -> None:
    played = {"actor": "B", "do": "play", "card": "Missed! 2S"}
    assert verdict_on(record(when=[SHOT["when"][0], played], then=[{"hp": {"B": 4}}])).status == "passed"
    assert "cannot be done" in verdict_on(record(when=[{**played, "actor": "C"}])).why


def test_what_lies_open_was_shown_to_all() -> None:
    duke = with_place(1, character="Lucky Duke", hand=[], in_play=["Barrel"])
    duke["given"]["deck_top"] = ["any 5S", "any 6H"]
    duke["when"] = [SHOT["when"][0], {"actor": "B", "do": "respond", "with": "barrel"}]
    duke["then"] = [{"shown_to_all": ["any 5S", "any 6H"]}]
    assert verdict_on(duke).status == "passed"
    duke["when"].append({"actor": "B", "do": "choose_check", "card": "any 6H"})
    assert verdict_on(duke).status == "passed"
    duke["then"] = [{"shown_to_all": ["Missed!"]}]
    assert verdict_on(duke).status == "failed"


def test_before_the_first_turn_it_is_the_sheriffs() -> None:
    deal = {"given": {**SHOT["given"], "turn": None, "phase": "setup"}, "when": [{"do": "setup"}]}
    assert verdict_on(record(**deal, then=[{"turn": "A"}])).status == "passed"


def test_an_option_may_be_called_by_its_first_word() -> None:
    assert verdict_on(with_given(option="simplified")).status == "passed"
    assert verdict_on(with_given(option="simplified_deck")).status == "passed"


def test_sid_ketchum_may_heal_instead_of_discarding() -> None:
    sid = with_place(0, character="Sid Ketchum", hp=2, hand=["any", "any", "any", "any"])
    sid["when"] = [{"actor": "A", "do": "end_turn"}, {"actor": "A", "do": "ability", "name": "Sid Ketchum"}]
    sid["when"][1]["discard"] = 2
    sid["then"] = [{"hp": {"A": 3}}, {"hand_size": {"A": 2}}, {"turn": "B"}]
    assert verdict_on(sid).status == "passed"


def test_kit_carlson_keeps_as_many_as_he_may() -> None:
    kit = with_place(0, character="Kit Carlson", hand=[])
    kit["given"].update(phase="draw", deck_top=["any 2S", "any 3H", "any 4C"])
    kit["when"] = []
    draw = {"actor": "A", "do": "phase1_draw"}
    kit["then"] = [
        {"illegal": {**draw, "keep": ["any 2S"]}},
        {"legal": {**draw, "keep": ["any 2S", "any 4C"]}},
    ]
    assert verdict_on(kit).status == "passed"


def test_role_counts_of_a_deal_are_compared() -> None:
    row = {"players": 5, "sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}
    deal: Record = {
        "id": "X-002",
        "given": {"players": [], "variants": [row]},
        "when": [{"do": "deal_roles"}],
        "then": [{"note": "as in the row"}],
    }
    assert verdict_on(deal).status == "passed"
    row["deputy"] = 2
    assert verdict_on(deal).why == "variant 1: deputy: expected 2, dealt 1"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (record(when=[{"actor": "A", "do": "yodel"}]), "unknown word 'yodel' in verb"),
        (record(when=[{"actor": "A", "do": "end_turn", "singing": 1}]), "unknown word 'singing' in end_turn"),
        (record(then=[{"hp": {"B": 3}, "mood": "good"}]), "unknown word 'mood' in then"),
        (record(weather="fine"), "unknown word 'weather' in the record"),
        (with_given(weather="fine"), "unknown word 'weather' in given"),
        (with_place(0, hat="black"), "unknown word 'hat' in player"),
        (with_place(0, hand=["Punch"]), "no card 'punch' in the sets base"),
        (with_place(0, character="Apache Kid"), "no character 'Apache Kid' in the sets base"),
        (record(sets=["base", "no such box"]), "set no such box is not built yet; sets: base"),
        (record(ruleset="moonlight"), "ruleset 'moonlight' is unknown"),
        (with_given(mode="9p"), "mode 9p is not built yet"),
        (with_given(option="rodeo"), "option 'rodeo' is not built yet"),
        (with_given(event="Rodeo"), "no event 'Rodeo' in the sets base"),
        (with_given(phase="rodeo"), "phase 'rodeo' is not built yet"),
        (record(when=[*SHOT["when"], {"do": "bid", "sum": 1}]), "unknown word 'sum' in bid"),
        (record(then=[{"note": "it hurts"}]), "its outcome is only a note for a human"),
        (record(then=[{"pending": {"player": "A", "kind": "rodeo"}}]), "unknown word 'rodeo' in pending"),
    ],
    ids=lambda value: "" if isinstance(value, dict) else value,
)
def test_what_is_not_understood_is_not_supported(fields: Record, why: str) -> None:
    verdict = verdict_on(fields)
    assert verdict.status == "not_supported"
    assert verdict.why.startswith(why)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (with_given(players=4), "bad record: given.players 1: expected words with values"),
        (with_given(turn="Z"), "bad record: given.turn: there is no seat 'Z'; seats: A, B, C, D"),
        (with_place(1, seat="A"), "bad record: given.players: each player needs a seat of his own"),
        (with_place(1, hp="four"), "bad record: B.hp: expected a whole number, found 'four'"),
        (record(when=[{"actor": "A"}]), "bad record: a step needs a verb"),
        (record(then=[{"hp": {"Z": 1}}]), "bad record: there is no seat 'Z'"),
    ],
    ids=lambda value: "" if isinstance(value, dict) else value,
)
def test_a_bad_record_fails_and_names_the_field(fields: Record, why: str) -> None:
    verdict = verdict_on(fields)
    assert verdict.status == "failed"
    assert verdict.why.startswith(why)


def test_the_ruleset_chooses_the_preset_and_can_be_overruled() -> None:
    steal = {"actor": "A", "do": "play", "card": "Panic! JH", "target": "C"}
    far = with_place(0, hand=["Panic! JH"])
    far["given"]["players"][2]["hand"] = ["any"]
    far |= {"when": [], "then": [{"illegal": steal}]}
    assert run(ruling(far)).status == "passed"
    assert run(ruling({**far, "ruleset": "official"})).status == "passed"
    assert run(ruling(far), Terms(preset="compendium")).status == "failed"


# The command


def write(path: Path, *records: Record) -> str:
    path.write_text(yaml.safe_dump(list(records)), encoding="utf-8")
    return str(path)


def test_the_command_prints_each_record_and_exits_with_0(tmp_path: Path) -> None:
    file = write(tmp_path / "rulings.yml", record(), record(id="X-002", then=[{"note": "nothing"}]))
    result = CliRunner().invoke(app, ["rulings", file])
    assert result.exit_code == 0, result.output
    assert "passed          X-001  A shot that is not dodged costs a life point." in result.output
    assert "not supported   X-002" in result.output
    sums = "1 passed, 0 failed, 1 not supported, 0 with nothing to falsify; 0 passed leniently\n"
    assert result.output.endswith(sums)


def test_a_failure_exits_with_1_and_json_has_every_record(tmp_path: Path) -> None:
    file = write(tmp_path / "rulings.yml", record(), record(id="X-002", then=[{"hp": {"B": 4}}]))
    result = CliRunner().invoke(app, ["rulings", file, "--json"])
    assert result.exit_code == 1
    assert json.loads(result.output) == {
        "passed": 1,
        "failed": 1,
        "not_supported": 0,
        "nothing_to_falsify": 0,
        "lenient": 0,
        "records": [
            {"id": "X-001", "status": "passed", "why": "", "lenient": []},
            {"id": "X-002", "status": "failed", "why": "then 1: hp of B: expected 4, is 3", "lenient": []},
        ],
    }


def test_only_chooses_records_by_pattern(tmp_path: Path) -> None:
    file = write(tmp_path / "rulings.yml", record(), record(id="Y-001"), record(id="Y-002"))
    result = CliRunner().invoke(app, ["rulings", file, "--only", "Y-*", "--json"])
    assert [one["id"] for one in json.loads(result.output)["records"]] == ["Y-001", "Y-002"]
    nothing = CliRunner().invoke(app, ["rulings", file, "--only", "Z-*"])
    assert nothing.exit_code == 2
    assert "no record fits Z-*; ids run from X-001 to Y-002" in nothing.output


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("- {id: [", "not YAML"),
        ("just words", "expected a list of records"),
        ("[]", "expected a list of records"),
        ("- 7", "record 1: expected a record (words with values), found int"),
        ("- {ruling: nameless}", "record 1: has no id"),
        ("- {id: X-001, given: {}}", "record 1 (X-001): has no then"),
    ],
)
def test_a_bad_file_exits_with_2_and_says_what_is_wrong(tmp_path: Path, content: str, message: str) -> None:
    file = tmp_path / "rulings.yml"
    file.write_text(content, encoding="utf-8")
    result = CliRunner().invoke(app, ["rulings", str(file)])
    assert result.exit_code == 2
    assert message in result.output


def test_a_missing_file_or_a_bad_argument_exits_with_2(tmp_path: Path) -> None:
    missing = CliRunner().invoke(app, ["rulings", str(tmp_path / "none.yml")])
    assert missing.exit_code == 2
    assert "cannot be read" in missing.output
    file = write(tmp_path / "rulings.yml", record())
    preset = CliRunner().invoke(app, ["rulings", file, "--preset", "moonlight"])
    assert preset.exit_code == 2
    assert "unknown preset 'moonlight'; presets: rulebooks, official, compendium" in preset.output
    sets = CliRunner().invoke(app, ["rulings", file, "--sets", "base,moonlight"])
    assert sets.exit_code == 2
    assert "unknown set 'moonlight'; sets: base" in sets.output


def test_on_is_a_word_although_yaml_reads_it_as_a_truth(tmp_path: Path) -> None:
    file = tmp_path / "rulings.yml"
    file.write_text("- {id: X, given: {}, when: [{actor: Y, do: place_dynamite, on: Y2}], then: []}", "utf-8")
    (found,) = read_rulings(file)
    assert found.fields["when"] == [{"actor": "Y", "do": "place_dynamite", "on": "Y2"}]
