"""`saloon cards`: the card encyclopedia."""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.terminal.pages import Pages
from saloon.terminal.play_command import HELP, option, stop
from saloon.terminal.terminal import Terminal
from saloon.terminal.wishes import BadWish, language_of
from saloon.text.texts import Texts, preferred_language


def cards(
    name: Annotated[
        list[str] | None, typer.Argument(help=HELP.say("terminal.cli.card_name"), show_default=False)
    ] = None,
    language: Annotated[str, option("language", "--language", "-l")] = "",
    plain: Annotated[bool, option("plain", "--plain")] = False,
) -> None:
    """All cards and characters, or one of them in full."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
    except BadWish as error:
        stop(str(error), 2)
    terminal = Terminal(texts, plain)
    pages = Pages(texts)
    if not name:
        terminal.show(pages.contents())
        return
    lines, found = pages.look_up(" ".join(name))
    if not found:
        stop("\n".join(line.plain for line in lines), 2)
    terminal.show(lines)


cards.__doc__ = HELP.say("terminal.cli.cards")
