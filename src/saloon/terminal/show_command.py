"""`saloon show`: the position of a recorded game as text, or a position checked and printed whole."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from saloon.games.registry import GAMES
from saloon.kernel.positions import MOST_CHARACTERS, BadPosition, game_in
from saloon.terminal.play_command import HELP, option, stop
from saloon.terminal.replay_command import chosen_seat, game_of_series, opened_file, proven
from saloon.terminal.wishes import BadWish, language_of
from saloon.text.cleaning import harmless
from saloon.text.positions import why_no_position
from saloon.text.texts import Texts, preferred_language

LAST = -1
"""In place of a step: the last one."""


def show(
    file: Annotated[Path, typer.Argument(help=HELP.say("terminal.cli.show_file"), show_default=False)],
    at: Annotated[int, option("at", "--at")] = LAST,
    game: Annotated[int, option("game_number", "--game")] = 0,
    seat: Annotated[int, option("show_seat", "--seat")] = 0,
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """Print the position of a recorded or saved game as text."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
    except BadWish as error:
        stop(str(error), 2)
    text = position_file(file, texts)
    if text:
        typer.echo(harmless(checked(text, file, texts)), nl=False)
        return
    recordings, content = opened_file(file, texts)
    proven(recordings, texts)
    recording = game_of_series(recordings, game or len(recordings), texts)
    own = "table" in content and not recording.over
    watcher = chosen_seat(recording, content, seat, not seat and not own, texts)
    step = recording.last if at == LAST else at
    if not 0 <= step <= recording.last:
        stop(texts.say("terminal.replay.bad_step", step=step, last=recording.last), 2)
    recording.go_to(step)
    typer.echo(harmless(recording.position(*watcher)), nl=False)


show.__doc__ = HELP.say("terminal.cli.show")


def position_file(file: Path, texts: Texts) -> str:
    """The text in a file, if it is no record: a record begins with a brace."""
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_CHARACTERS * 4)
    except OSError:
        return ""  # whoever opens it as a record says why it cannot be read
    return "" if content.lstrip().startswith(b"{") else read_text(content, file, texts)


def read_text(content: bytes, file: Path, texts: Texts) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        stop(texts.say("terminal.error.position_file", path=file, why=error.reason), 1)


def checked(text: str, file: Path, texts: Texts) -> str:
    """A position that was written by hand, with everything that it left out."""
    try:
        game = game_in(text)
        if game not in GAMES:
            raise BadPosition("unknown_game", 0, game, ", ".join(GAMES))
        kind = GAMES[game]
        return kind.position(kind.deal(kind.position_setup(text, "0")))
    except BadPosition as error:
        stop(texts.say("terminal.error.position", path=file, why=why_no_position(error, texts)), 1)
