"""scripts/mutate.py: what it changes, and that a change is caught by a scene or survives."""

import ast
from pathlib import Path

import mutate
import pytest
from mutate import ALL, GAMES, SOURCES, Mutation, Trials, chosen, diff_of, mutations_of

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
    monkeypatch.setattr(mutate, "SOURCES", folder)
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
    everything = chosen(100_000, 1, "")
    assert len(everything) > 3000
    texts = {file: (SOURCES / file).read_text("utf-8") for file in {one.file for one in everything}}
    for one in everything[::25]:
        text = one.applied(texts[one.file])
        assert ast.dump(ast.parse(text)) != ast.dump(ast.parse(texts[one.file])), diff_of(one)


def test_the_same_seed_makes_the_same_mutations() -> None:
    assert chosen(20, 3, "") == chosen(20, 3, "")
    assert chosen(20, 3, "") != chosen(20, 4, "")
    assert {one.file.split("/")[2] for one in chosen(20, 3, "calibre45")} == {"calibre45"}


def scene() -> str:
    """Some scene of a Beer that heals."""
    source = (mutate.ROOT / "tests/scenes/bang/base/test_beer.py").read_text("utf-8")
    names = [node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return f"tests/scenes/bang/base/test_beer.py::{next(name for name in names if name.startswith('test_'))}"


def test_a_broken_rule_is_caught_and_a_harmless_change_survives(tmp_path: Path) -> None:
    file = GAMES / "bang" / "state.py"
    text = file.read_text("utf-8")
    start = text.index("    def heal(")
    body = text.index("\n        ", text.index(":\n", start)) + 1
    name = str(file.relative_to(SOURCES))
    line = text[:body].count("\n") + 1
    broken = Mutation(name, line, body, body, "        raise AssertionError('no Beer')\n", "broken")
    harmless = Mutation(name, line, body, body, "\n", "harmless")
    unreached = Mutation(name, 1, 0, 0, "\n", "unreached")
    trials = Trials({name: {line: [scene()]}}, tmp_path, 1)
    outcomes = [trials.outcome(one) for one in (broken, harmless, broken, unreached)]
    assert [one.caught for one in outcomes] == [True, False, True, False]
    assert outcomes[3].how == "no scene or ruling reaches it"
    assert "harmless" in diff_of(harmless)


def test_what_runs_at_import_is_tried_by_all_those_of_its_file_first(tmp_path: Path) -> None:
    trials = Trials(
        {"a.py": {1: [ALL], 2: ["of a"]}, "b.py": {1: ["of b"], 2: ["of b", "of a"]}}, tmp_path, 0
    )
    assert trials.tests_for(Mutation("a.py", 1, 0, 0, "", "")) == ["of a", "of b"]
    assert trials.tests_for(Mutation("b.py", 1, 0, 0, "", "")) == ["of b"]
    assert trials.tests_for(Mutation("b.py", 9, 0, 0, "", "")) == []
