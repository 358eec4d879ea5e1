"""What a person sees while games are played: how far it is, and which game did not end as it should."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.kernel.records import record_from_bytes
from saloon.sim.table import Trouble
from saloon.sim.texts import Words


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if a person is looking at it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(label, total=total)
        yield lambda games: shown.advance(task, games)


def report_trouble(words: Words, trouble: Trouble, folder: Path | None = None, where: str = "") -> None:
    """Say what is needed to repeat a game that stalled or broke."""
    say = words.say
    lines = [
        say("trouble", number=trouble.number),
        trouble.what.rstrip(),
        say("trouble_seed", seed=trouble.seed),
        say("trouble_setup", setup=trouble.setup),
    ]
    file = (folder or Path()) / f"stalled-{file_name(where + trouble.seed)}.json"
    try:
        file.write_bytes(trouble.record)
        lines.append(say("trouble_file", file=file))
    except OSError:
        lines.append(say("trouble_answers", answers=record_from_bytes(trouble.record).answers))
    typer.echo("\n".join(lines), err=True)


def file_name(seed: str) -> str:
    """A seed as the name of a file."""
    return "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in seed)
