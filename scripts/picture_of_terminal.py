"""Turn what a terminal shows into a picture for the README.

tmux capture-pane -e -p | python scripts/picture_of_terminal.py docs/table.svg
"""

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text


def picture(ansi: str, title: str) -> str:
    """An SVG of these lines; no font is fetched from anywhere."""
    lines = ansi.rstrip("\n").split("\n")
    width = max(len(Text.from_ansi(line).plain) for line in lines)
    console = Console(record=True, width=width, file=io.StringIO())
    for line in lines:
        console.print(Text.from_ansi(line), soft_wrap=True)
    svg = console.export_svg(title=title, theme=MONOKAI)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono").replace(
        "font-family: arial", "font-family: sans-serif"
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(sys.stdin.read(), "saloon play"), encoding="utf-8")
