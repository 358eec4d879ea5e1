"""Import directions that the contracts of pyproject.toml cannot express."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon
from saloon.games.registry import GAMES

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


def owner_of(module: str) -> str:
    """The game that a module belongs to, if it stands in the folder of one."""
    _saloon, _layer, folder, *_rest = [*module.split("."), "", ""]
    return folder if folder in GAMES else ""


@pytest.mark.parametrize(
    "layer", ["text", "sim", "terminal", "rulings", "drills", "advice", "server", "client", "wire"]
)
def test_what_serves_all_games_knows_them_only_by_its_registry(layer: str) -> None:
    """And the folder of a game knows no other game."""
    wrong = []
    for source in sorted((PACKAGE / layer).rglob("*.py")):
        place = source.relative_to(PACKAGE)
        if place.name == "registry.py":
            continue
        own = owner_of(".".join(("saloon", *place.with_suffix("").parts)))
        wrong += [f"{place} imports {name}" for name in imports_of(source) if owner_of(name) not in ("", own)]
    assert not wrong


def test_a_bot_is_known_only_by_the_registry_of_bots_and_by_what_measures_its_beliefs() -> None:
    sources = [source for source in sorted(PACKAGE.rglob("*.py")) if source.parent.parent.name != "bots"]
    knowing = {
        str(source.relative_to(PACKAGE))
        for source in sources
        for name in imports_of(source)
        if name.startswith("saloon.bots.") and name.count(".") > 2
    }
    assert knowing == {"bots/registry.py", "sim/bang/believers.py"}


def test_every_folder_of_the_rules_is_a_package() -> None:
    folders = {source.parent for folder in ("kernel", "games") for source in (PACKAGE / folder).rglob("*.py")}
    assert not [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()]


def test_no_module_of_the_rules_takes_the_name_of_the_compiled_library() -> None:
    assert not [source for folder in ("kernel", "games") for source in (PACKAGE / folder).rglob("native.py")]
