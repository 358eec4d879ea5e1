"""What mypyc would get wrong without an error."""

import ast
from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "src" / "saloon" / "games"


def final_names() -> set[str]:
    """Names of constants that are declared Final anywhere in the rules."""
    found: set[str] = set()
    for source in RULES.rglob("*.py"):
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and "Final" in ast.unparse(node.annotation)
            ):
                found.add(node.target.id)
    return found


def test_defaults_in_class_bodies_are_literals_or_final() -> None:
    """mypyc only warns that it drops any other default, and the compiled class has none."""
    finals = final_names()
    for source in RULES.rglob("*.py"):
        for owner in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(owner, ast.ClassDef):
                for node in owner.body:
                    if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Tuple | ast.Constant):
                        name = ast.unparse(node.value)
                        assert name in finals, (
                            f"{source.name}: {owner.name} has the default {name}, which is not Final"
                        )
