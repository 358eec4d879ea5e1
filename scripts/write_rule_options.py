"""Write the tables of rule options in docs/rules.md from the code, the only place where they are set."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import options_of
from saloon.games.calibre45.ruleset import OPTIONS as CALIBRE_OPTIONS

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
BEGIN = "<!-- rule options: written by scripts/write_rule_options.py -->"
CALIBRE_BEGIN = "<!-- rule options of Calibre 45: written by scripts/write_rule_options.py -->"
END = "<!-- end of rule options -->"


def bang_table() -> str:
    """A row per rule option: values, what each preset chooses, source."""
    lines = [
        f"| option | values | {' | '.join(PRESETS)} | source |",
        "|---|---|" + "---|" * (len(PRESETS) + 1),
    ]
    options = options_of(list(SETS))
    for option in options.values():
        chosen = " | ".join(option.presets[preset] for preset in PRESETS)
        lines.append(f"| `{option.name}` | {', '.join(option.values)} | {chosen} | {option.source} |")
    return "\n".join(lines)


def calibre_table() -> str:
    """A row per rule option: values, the default first, and source."""
    lines = ["| option | values, the default first | source |", "|---|---|---|"]
    for option in CALIBRE_OPTIONS.values():
        lines.append(f"| `{option.name}` | {', '.join(option.values)} | {option.source} |")
    return "\n".join(lines)


def with_table(text: str) -> str:
    """The document with fresh tables between its marks."""
    for begin, table in ((BEGIN, bang_table()), (CALIBRE_BEGIN, calibre_table())):
        before, _begin, rest = text.partition(begin)
        _old, _end, after = rest.partition(END)
        text = f"{before}{begin}\n{table}\n{END}{after}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
