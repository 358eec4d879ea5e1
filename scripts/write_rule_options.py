"""Write the table of rule options in docs/rules.md from the code, the only place where they are set."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.ruleset import PRESETS

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
BEGIN = "<!-- rule options: written by scripts/write_rule_options.py -->"
END = "<!-- end of rule options -->"


def table() -> str:
    """A row per rule option: values, what each preset chooses, source."""
    lines = [
        f"| option | values | {' | '.join(PRESETS)} | source |",
        "|---|---|" + "---|" * (len(PRESETS) + 1),
    ]
    options = {option.name: option for box in SETS.values() for option in box.rule_options}
    for option in options.values():
        chosen = " | ".join(option.presets[preset] for preset in PRESETS)
        lines.append(f"| `{option.name}` | {', '.join(option.values)} | {chosen} | {option.source} |")
    return "\n".join(lines)


def with_table(text: str) -> str:
    """The document with a fresh table between its marks."""
    before, _begin, rest = text.partition(BEGIN)
    _old, _end, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
