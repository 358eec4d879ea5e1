from pathlib import Path

import pytest
from write_rule_options import with_table

ROOT = Path(__file__).resolve().parents[2]


def test_the_table_of_rule_options_is_what_the_code_says() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert text == with_table(text), "run scripts/write_rule_options.py"


@pytest.mark.parametrize("folder", ["kernel", "games/bang", "games/calibre45"])
def test_every_module_of_the_rules_is_in_the_architecture(folder: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = list((ROOT / "src" / "saloon" / folder).glob("[a-z]*.py"))
    assert modules
    for module in modules:
        assert module.name in text, f"docs/architecture.md does not name {folder}/{module.name}"
