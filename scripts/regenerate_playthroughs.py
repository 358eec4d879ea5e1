"""Write the golden playthroughs of tests/playthroughs anew.

python scripts/regenerate_playthroughs.py

Run it after a change of the rules, of keys, events or views, and read the diff: every changed line must be
meant.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.playthroughs.playthrough import PLAYTHROUGHS, text_of  # noqa: E402


def main() -> None:
    """Write every file, and say which ones changed."""
    for playthrough in PLAYTHROUGHS:
        text = text_of(playthrough)
        file = playthrough.file
        changed = not file.exists() or file.read_text("utf-8") != text
        file.write_text(text, "utf-8")
        print(
            f"{file.relative_to(ROOT)}: {'changed' if changed else 'as it was'}, {len(text.encode())} bytes"
        )


if __name__ == "__main__":
    main()
