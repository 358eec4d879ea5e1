"""scripts/mutate.py: what it changes, and that a change is caught by a scene or survives."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import mutations
import pytest
from mutation_trials import ALL, Order, environment
from mutations import GAMES, ROOT, SOURCES, Equivalent, Mutation, chosen, mutations_of, stale_equivalents

pytestmark = pytest.mark.long

TEXT = '''"""Not 1 constant."""

from typing import Final

FIRST: Final = 3


class Card:
    """A card."""

    __slots__ = ("life",)
    fields = (1, 2)
    is_new = True

    def __init__(self) -> None:
        self.life = 4

    def play(self, others: int = 2) -> None:
        """Heals 1."""
        if self.is_new and not others < 1:
            self.life += 1
            self.moved("é", others == 5)
        self.life = 7
'''


def found_in(text: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[Mutation]:
    file = folder / "card.py"
    file.write_text(text, "utf-8")
    monkeypatch.setattr(mutations, "SOURCES", folder)
    return mutations_of(file)


def test_constants_comparisons_and_lines_are_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = found_in(TEXT, monkeypatch, tmp_path)
    changes = {(TEXT[one.start : one.end], one.instead) for one in found}
    assert changes == {
        ("3", "4"),
        ("True", "False"),
        ("2", "3"),
        ("self.is_new and not others < 1", "((self.is_new) or (not others < 1))"),
        ("not others < 1", "(others < 1)"),
        ("others < 1", "(others <= 1)"),
        ("1", "2"),
        ("self.life += 1", "pass"),
        ('self.moved("é", others == 5)', "pass"),
        ("others == 5", "(others != 5)"),
        ("5", "6"),
        ("self.life = 7", "pass"),
        ("7", "8"),
    }


def test_every_mutation_of_the_rules_is_python_and_another_text() -> None:
    everything = chosen(100_000, 1)
    assert len(everything) > 3000
    texts = {file: (SOURCES / file).read_text("utf-8") for file in {one.file for one in everything}}
    for one in everything[::25]:
        text = one.applied(texts[one.file])
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(texts[one.file])), one.diff()


def test_the_same_seed_makes_the_same_mutations() -> None:
    assert chosen(20, 3) == chosen(20, 3)
    assert chosen(20, 3) != chosen(20, 4)
    assert {one.file.split("/")[2] for one in chosen(20, 3, ["calibre45"])} == {"calibre45"}


def scene() -> str:
    """Some scene of a Beer that heals."""
    source = (ROOT / "tests/scenes/bang/base/test_beer.py").read_text("utf-8")
    names = [node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return f"tests/scenes/bang/base/test_beer.py::{next(name for name in names if name.startswith('test_'))}"


TRIAL = """
import json, sys
import mutation_trials
from mutation_trials import Order, outcomes_of
from mutations import Mutation
mutation_trials.SCENE_SECONDS = 3
reached, mutations, tests, mutation_trials.PATIENCE = json.loads(sys.argv[1])
order = Order({file: {int(line): one for line, one in lines.items()} for file, lines in reached.items()})
outcomes = outcomes_of(order, [Mutation(*one) for one in mutations], tests, 2)
print(json.dumps({one.mutation.what: [one.caught, one.undecided] for one in outcomes}))
"""


def place_in_heal() -> tuple[str, int, int, int]:
    """Where healing begins: file, line, start and end of the space before its first statement."""
    file = GAMES / "bang" / "state.py"
    text = file.read_text("utf-8")
    body = text.index("\n        ", text.index(":\n", text.index("    def heal("))) + 1
    return str(file.relative_to(SOURCES)), text[:body].count("\n") + 1, body, body + len("        ")


def outcomes(
    reached: dict[str, dict[int, list[str]]], tried: list[Mutation], patience: float = 100.0
) -> dict[str, list[str]]:
    """By what each of these was caught, or why it is not decided, tried in a process of their own."""
    words = [sys.executable, "-c", TRIAL, json.dumps([reached, tried, [scene().split("::")[0]], patience])]
    done = subprocess.run(
        words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True, timeout=120
    )
    found: dict[str, list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_a_broken_rule_is_caught_and_a_harmless_change_survives() -> None:
    name, line, body, end = place_in_heal()
    found = outcomes(
        {name: {line: [scene()], 1: ["*"]}},
        [
            Mutation(name, line, body, end, "        raise AssertionError('no Beer') or ", "broken"),
            Mutation(name, line, body, end, "        True and ", "harmless"),
            Mutation(name, line, body, end, "        while True: ", "endless"),
            Mutation(name, line, body, end, "        __import__('os').kill(0, 9) or ", "killed"),
            Mutation(name, 2, 0, 0, "\n", "unreached"),
            Mutation(name, 1, 0, 0, "raise AssertionError('no rules')\n", "broken at import"),
            Mutation(name, 1, 0, 0, "\n", "harmless at import"),
        ],
    )
    assert {what for what in found if found[what][0]} == {"broken", "endless", "broken at import"}, found
    assert {what for what in found if found[what][1]} == {"killed"}, found
    assert found["broken"][0] == scene()
    assert found["endless"][0].startswith("no end")


def test_whoever_only_waits_for_the_machine_has_decided_nothing() -> None:
    name, line, body, end = place_in_heal()
    waits = Mutation(name, line, body, end, "        __import__('time').sleep(100) or ", "waits")
    caught, undecided = outcomes({name: {line: [scene()]}}, [waits], patience=1.0)["waits"]
    assert caught == ""
    assert undecided == "no end after 1 s"


def test_what_runs_at_import_is_tried_by_all_those_of_its_file_first() -> None:
    order = Order({"a.py": {1: [ALL], 2: ["of a"]}, "b.py": {1: ["of b"], 2: ["of b", "of a"]}})
    assert order.tests_for(Mutation("a.py", 1, 0, 0, "", "")) == ["of a", "of b"]
    assert order.tests_for(Mutation("b.py", 1, 0, 0, "", "")) == ["of b"]
    assert order.tests_for(Mutation("b.py", 9, 0, 0, "", "")) == []


def test_of_what_runs_at_import_words_of_all_games_are_looked_at_first_and_then_the_same_game() -> None:
    tests = [f"tests/scenes/{file}.py::x" for file in ("bang/test_a", "duel/test_b", "test_words")]
    order = Order({"saloon/games/duel/words.py": {1: [ALL]}, "b.py": {1: tests}})
    assert order.tests_for(Mutation("saloon/games/duel/words.py", 1, 0, 0, "", "")) == [
        tests[2],
        tests[1],
        tests[0],
    ]


def test_rules_are_for_scenes_and_only_what_is_told_or_shown_for_other_tests() -> None:
    order = Order({"rule.py": {1: ["scene"]}, "view.py": {1: ["scene"]}}, ["log"], ["views"])
    assert order.tests_for(Mutation("rule.py", 1, 0, 0, "", "")) == ["scene"]
    assert order.tests_for(Mutation("rule.py", 1, 0, 0, "", "", tells=True)) == ["scene", "log"]
    assert order.tests_for(Mutation("view.py", 1, 0, 0, "", "")) == ["scene", "views"]


def test_what_only_tells_the_log_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = "def play(game, me):\n    game.happened('played', me, amount=1)\n    game.heal(me, 2)\n"
    text += "    game.log.append(me)\n    game.hand.append(me)\n"
    found = found_in(text, monkeypatch, tmp_path)
    assert [one.line for one in found if one.tells] == [2, 2, 4]
    assert [one.line for one in found if not one.tells] == [3, 3, 5]


def test_an_equivalent_is_known_by_its_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However far down they have moved."""
    found = found_in(TEXT, monkeypatch, tmp_path)
    lines = TEXT.split("\n")
    known = Equivalent("card.py", "FIRST: Final = 3", "FIRST: Final = 4", "because")
    assert [one.instead for one in found if known.is_of(one, lines)] == ["4"]
    assert not any(known._replace(instead="FIRST: Final = 5").is_of(one, lines) for one in found)
    assert not any(known._replace(line="SECOND: Final = 3").is_of(one, lines) for one in found)


def test_no_equivalent_mutation_is_stale() -> None:
    assert stale_equivalents() == []
