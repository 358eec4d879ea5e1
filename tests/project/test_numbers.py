"""Numbers and the names they stand for are written side by side: none is missing, none has drifted."""

import ast
from pathlib import Path

import pytest

import saloon
from saloon.games.registry import GAMES

FOLDER = Path(saloon.__file__).parent / "games"
UNNAMED = {"ALLOWED": ""}
"""Numbers that stand for nothing that has a name."""


def constants(source: str) -> list[tuple[str, ast.expr]]:
    """The constants of a module in their order, without what is said about them."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found.append((node.target.id, node.value))
    return found


def numbered(source: str, wanted: list[str]) -> dict[str, tuple[list[str], list[str]]]:
    """For each list of names that is wanted: what the constants before it say, and what it says itself."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    run: list[tuple[str, object]] = []
    for name, value in constants(source):
        if isinstance(value, ast.Constant):
            if (run and type(run[-1][1]) is not type(value.value)) or value.value == 0:
                run = []
            run.append((name, value.value))
            continue
        if name in wanted:
            assert isinstance(value, ast.Tuple)
            names = [one.id for one in value.elts if isinstance(one, ast.Name)]
            if names:
                found[name] = ([one for one, _value in run], names)
            else:
                found[name] = (numbers_of(run), list(ast.literal_eval(value)))
        run = []
    return found


def numbers_of(run: list[tuple[str, object]]) -> list[str]:
    """The names of constants that count from 0, in the order of their numbers."""
    assert [value for _name, value in run] == list(range(len(run))), f"numbers do not count up: {run}"
    return [UNNAMED.get(name, name.lower()) for name, _value in run]


EXPECTED = {
    "bang/words.py": ["SUITS", "COLOURS", "ROLES", "BORDERS", "VERBS", "DECISIONS", "REASONS", "RULE_CAUSES"],
    "calibre45/words.py": ["DECKS", "KINDS", "VERBS", "DECISIONS", "REASONS"],
    "duel/words.py": ["SIDES", "SYMBOLS", "BORDERS", "VERBS", "DECISIONS", "REASONS"],
}


@pytest.mark.parametrize("module", EXPECTED)
def test_words_and_their_numbers_agree(module: str) -> None:
    found = numbered((FOLDER / module).read_text("utf-8"), EXPECTED[module])
    assert list(found) == EXPECTED[module]
    for name, (numbers, names) in found.items():
        assert numbers == names, name


def test_the_words_of_every_game_are_compared() -> None:
    assert {module.split("/")[0] for module in EXPECTED} == set(GAMES)


def test_questions_and_their_numbers_agree() -> None:
    """Here the names come first: each stands in the list that a definition is asked by."""
    values = dict(constants((FOLDER / "bang" / "questions.py").read_text("utf-8")))
    listed = ast.literal_eval(values.pop("QUESTIONS"))
    del values["UNLIMITED"]
    numbers = {name: value.value for name, value in values.items() if isinstance(value, ast.Constant)}
    assert [name.lower() for name in numbers] == list(listed)
    assert list(numbers.values()) == list(range(len(listed)))


def test_a_number_that_has_drifted_is_noticed() -> None:
    """Guards the comparison: it must be able to fail."""
    numbers, names = numbered('A: Final = 0\nB: Final = 1\nALL: Final = ("b", "a")\n', ["ALL"])["ALL"]
    assert numbers != names
    with pytest.raises(AssertionError, match="do not count up"):
        numbered('A: Final = 0\nB: Final = 2\nALL: Final = ("a", "b")\n', ["ALL"])
