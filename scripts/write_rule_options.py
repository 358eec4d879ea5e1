"""Write the tables of rule options in docs/rules.md from the code, the only place where they are set."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import options_of
from saloon.games.calibre45.ruleset import OPTIONS as CALIBRE_OPTIONS
from saloon.games.duel.ruleset import OPTIONS as DUEL_OPTIONS

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
BEGIN = "<!-- rule options: written by scripts/write_rule_options.py -->"
CALIBRE_BEGIN = "<!-- rule options of Calibre 45: written by scripts/write_rule_options.py -->"
DUEL_BEGIN = "<!-- rule options of The Duel: written by scripts/write_rule_options.py -->"
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


def row(name: str, values: list[str], source: str) -> str:
    return f"| `{name}` | {', '.join(values)} | {source} |"


def plain_table(rows: list[str]) -> str:
    """A row per rule option of a game with one preset: values, the default first, and source."""
    return "\n".join(["| option | values, the default first | source |", "|---|---|---|", *rows])


def calibre_table() -> str:
    return plain_table([row(one.name, one.values, one.source) for one in CALIBRE_OPTIONS.values()])


def duel_table() -> str:
    return plain_table([row(one.name, one.values, one.source) for one in DUEL_OPTIONS.values()])


def with_table(text: str) -> str:
    """The document with fresh tables between its marks."""
    for begin, table in (
        (BEGIN, bang_table()),
        (CALIBRE_BEGIN, calibre_table()),
        (DUEL_BEGIN, duel_table()),
    ):
        before, _begin, rest = text.partition(begin)
        _old, _end, after = rest.partition(END)
        text = f"{before}{begin}\n{table}\n{END}{after}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
