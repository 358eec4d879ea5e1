"""Import directions that the contracts of pyproject.toml cannot express."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon

PACKAGE = Path(saloon.__file__).parent


def imports_of(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source}: a relative import"
            module = node.module or ""
            yield from (f"saloon.{alias.name}" for alias in node.names) if module == "saloon" else (module,)


@pytest.mark.parametrize(("folder", "allowed"), [("kernel", {"kernel"}), ("games", {"kernel", "games"})])
def test_the_rules_import_only_each_other_and_the_standard_library(folder: str, allowed: set[str]) -> None:
    wrong = []
    for source in sorted((PACKAGE / folder).rglob("*.py")):
        for name in imports_of(source):
            top, *rest = name.split(".")
            if top == "saloon":
                fine = bool(rest) and rest[0] in allowed
            else:
                fine = top in sys.stdlib_module_names
            if not fine:
                wrong.append(f"{source.relative_to(PACKAGE)} imports {name}")
    assert not wrong


def test_every_folder_of_the_rules_is_a_package() -> None:
    folders = {source.parent for folder in ("kernel", "games") for source in (PACKAGE / folder).rglob("*.py")}
    assert not [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()]


def test_no_module_of_the_rules_takes_the_name_of_the_compiled_library() -> None:
    assert not [source for folder in ("kernel", "games") for source in (PACKAGE / folder).rglob("native.py")]
