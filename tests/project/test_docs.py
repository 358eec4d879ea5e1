from pathlib import Path

from write_rule_options import with_table

ROOT = Path(__file__).resolve().parents[2]


def test_the_table_of_rule_options_is_what_the_code_says() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert text == with_table(text), "run scripts/write_rule_options.py"


def test_every_module_of_the_bang_core_is_in_the_architecture() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for module in (ROOT / "src" / "saloon" / "kernel").glob("[a-z]*.py"):
        assert module.name in text, f"docs/architecture.md does not name kernel/{module.name}"
    for module in (ROOT / "src" / "saloon" / "games" / "bang").glob("[a-z]*.py"):
        assert module.name in text, f"docs/architecture.md does not name games/bang/{module.name}"
