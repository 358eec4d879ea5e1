"""Write the documents of the protocol (docs/protocol, web/src/protocol.ts) from src/saloon/wire.

With --check nothing is written: the exit status tells whether all are up to date.
"""

import sys
from pathlib import Path

from saloon.wire.documents import documents

ROOT = Path(__file__).parents[1]


def stale() -> list[str]:
    """Paths of documents that say something else than the messages do."""
    return [path for path, text in documents().items() if written(path) != text]


def written(path: str) -> str:
    file = ROOT / path
    return file.read_text("utf-8") if file.exists() else ""


def main() -> int:
    paths = stale()
    if "--check" in sys.argv[1:]:
        for path in paths:
            print(f"{path} is stale: run scripts/write_protocol.py")
        return 1 if paths else 0
    texts = documents()
    for path in paths:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(texts[path], "utf-8")
        print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
