"""Record the games of tests/corpus for the version of the rules that the code has.

python scripts/record_corpus.py [--unreleased]

Run it when the version of a game's rules was raised. Games of a version that are there already are left as
they are: they are what that version means. With `--unreleased` those of the present version are recorded
anew, which is right only while no release has that version.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from saloon.games.registry import GAMES  # noqa: E402
from tests.corpus.corpus import folder_of, recorded, wishes  # noqa: E402


def main(anew: bool) -> None:
    """Write what is missing, and say so."""
    for kind in GAMES.values():
        folder = folder_of(kind.key, kind.version)
        folder.mkdir(parents=True, exist_ok=True)
        for wish in wishes(kind):
            file = folder / wish.name
            if file.exists() and not anew:
                print(f"{file.relative_to(ROOT)}: is there")
                continue
            record = recorded(kind, wish)
            file.write_bytes(record.to_bytes())
            print(f"{file.relative_to(ROOT)}: {len(record.answers)} answers")


if __name__ == "__main__":
    main("--unreleased" in sys.argv[1:])
