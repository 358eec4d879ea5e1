"""The documents name what there is: every module of the rules once, and no file that is gone."""

import ast
import re
from pathlib import Path

import pytest
from write_rule_options import with_table

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "saloon"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
TOP = ("docs", "scripts", "src", "tests", "web", ".ci")


def test_the_table_of_rule_options_is_what_the_code_says() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert text == with_table(text), "run scripts/write_rule_options.py"


def named_in_the_tree(text: str, folder: str) -> list[str]:
    """The modules below a folder in the tree of `Where things are`: `name.py  what;  other.py: what`."""
    block = re.search(rf"^  {folder}/ .*\n((?:    .*\n)+)", text, re.MULTILINE)
    assert block is not None, f"no {folder}/ in the tree"
    return re.findall(r"(?:^ {4}|;  )(\w+\.py)\b", block[1], re.MULTILINE)


def named_in_the_table(text: str, folder: str) -> list[str]:
    """The modules in the first column of a folder's table."""
    table = re.search(rf"^\| module of `{folder}` \|.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert table is not None, f"no table of {folder}"
    return [name for row in table[1].splitlines() for name in re.findall(r"`(\w+\.py)`", row.split("|")[1])]


NAMED = {
    "kernel": named_in_the_tree(ARCHITECTURE, "kernel"),
    "games/bang": named_in_the_table(ARCHITECTURE, "games/bang"),
    "games/calibre45": named_in_the_table(ARCHITECTURE, "games/calibre45"),
}


@pytest.mark.parametrize("folder", NAMED)
def test_the_architecture_has_an_entry_for_every_module_of_the_rules(folder: str) -> None:
    modules = [module.name for module in (SOURCES / folder).glob("[a-z]*.py")]
    assert sorted(NAMED[folder]) == sorted(modules)


def test_a_module_that_is_only_mentioned_has_no_entry() -> None:
    """Guards the reading of the document: it must be able to fail."""
    tree = "  kernel/ all\n    frames.py   as chance.py\n    views.py  View;  codec.py: Record\n  games/ x\n"
    assert named_in_the_tree(tree, "kernel") == ["frames.py", "views.py", "codec.py"]
    table = "| module of `games/bang` | what |\n|---|---|\n| `words.py` | as `deal.py` |\n\n`view.py`\n"
    assert named_in_the_table(table, "games/bang") == ["words.py"]


def places_named(text: str) -> list[str]:
    """Files and folders of the repository that a document names, and where its links lead."""
    paths = re.findall(rf"(?<![\w/.-])((?:{'|'.join(map(re.escape, TOP))})/[\w./-]*[\w/])", text)
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    return [*paths, *links]


def is_there(document: Path, place: str) -> bool:
    """As seen from the top, the document or the page; what is built or installed need not be there."""
    built = ("src/saloon/_native", "src/saloon/server/page", "web/node_modules", "web/dist")
    if place.startswith(built):
        return True
    return any((folder / place).exists() for folder in (ROOT, document.parent, ROOT / "web"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    places = places_named(document.read_text(encoding="utf-8"))
    assert [place for place in places if not is_there(document, place)] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    """Guards the test above."""
    text = "see `scripts/page.py`, [more](docs/nowhere.md) and tests/never/was.py"
    found = places_named(text)
    assert found == ["scripts/page.py", "docs/nowhere.md", "tests/never/was.py", "docs/nowhere.md"]
    assert [is_there(ROOT / "README.md", place) for place in found] == [True, False, False, False]


WRITTEN = (
    ".md",
    ".py",
    ".yml",
    ".toml",
    ".in",
    ".txt",
    ".ts",
    ".svelte",
    ".html",
    ".json",
    ".service",
    ".cfg",
    "",
)
"""Endings of what people read; the last one: Containerfile, Makefile."""
INSTALLS = re.compile(
    r"(?:\binstall|\buv add|\buvx|--from|\bpoetry add|\bpipx run)\s+(?:-\S+\s+)*[\"'`]?saloon(?![\w-])(?!\.)"
)
"""Somebody is told to fetch the name `saloon` from the index: that is somebody else's tool, and no game."""


def advice_to_install(text: str) -> list[str]:
    return [match[0] for match in INSTALLS.finditer(text)]


def test_nobody_is_told_to_install_what_belongs_to_somebody_else() -> None:
    folders = [ROOT / name for name in ("docs", "src", "web/src", "contrib", "scripts")]
    left_out = ("_native", "node_modules", "__pycache__", "page")
    files = [file for file in ROOT.iterdir() if file.is_file() and not file.name.startswith(".")]
    for folder in folders:
        files += [file for file in folder.rglob("*") if not set(left_out) & set(file.parts)]
    written = [file for file in files if file.is_file() and file.suffix in WRITTEN]
    assert len(written) > 500
    told = {file.name: found for file in written if (found := advice_to_install(file.read_text("utf-8")))}
    assert told == {}


@pytest.mark.parametrize(
    "bad", ["pip install saloon", "pipx install -q saloon", "uv tool install 'saloon[plots]'", "uvx saloon"]
)
def test_such_advice_is_noticed(bad: str) -> None:
    """Guards the test above."""
    assert advice_to_install(f"First {bad}, then play.")
    assert not advice_to_install("pipx install saloon-games; uv tool install dist/saloon_games-1.whl")


MADE = re.compile(r"\bmake (install|play|test|check|web|wheels?|bench|bench-peers|lock|clean)\b")


def spoken(file: Path) -> list[str]:
    """The texts of a file that may be shown: of a module all but what explains it to its readers."""
    if file.suffix != ".py":
        return [file.read_text("utf-8")]
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    explaining = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    strings = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in explaining]
    return [node.value for node in strings if isinstance(node.value, str)]


def test_an_installed_package_does_not_speak_of_make() -> None:
    files = [
        file for end in ("py", "yml") for file in SOURCES.rglob(f"*.{end}") if "_native" not in file.parts
    ]
    assert [file.name for file in files if any(MADE.search(text) for text in spoken(file))] == []


def test_a_message_that_speaks_of_make_is_noticed(tmp_path: Path) -> None:
    """Guards the test above."""
    module = tmp_path / "module.py"
    module.write_text(
        '"""After make install."""\n\nsaid = f"run make {1}"\nmore = "run make web first"\n', "utf-8"
    )
    assert [text for text in spoken(module) if MADE.search(text)] == ["run make web first"]
