"""`saloon cards`: the card encyclopedia."""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.games.registry import ALL
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import names_in
from saloon.terminal.play_command import HELP, option, stop
from saloon.terminal.registry import pages_of
from saloon.terminal.terminal import Terminal
from saloon.terminal.wishes import BadWish, game_of, language_of, sets_of
from saloon.text.texts import Texts, preferred_language


def cards(
    name: Annotated[
        list[str] | None, typer.Argument(help=HELP.say("terminal.cli.card_name"), show_default=False)
    ] = None,
    game: Annotated[str, option("game", "--game", "-g")] = "",
    sets: Annotated[str, option("cards_sets", "--sets")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
    plain: Annotated[bool, option("plain", "--plain")] = False,
) -> None:
    """All cards and characters, or one of them in full."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
        kind = game_of(game, texts)
        boxes = only_boxes(sets, kind, texts)
    except BadWish as error:
        stop(str(error), 2)
    terminal = Terminal(texts, plain)
    pages = pages_of(kind.key, texts)
    if not name:
        terminal.show(pages.contents(boxes))
        return
    lines, found = pages.look_up(" ".join(name))
    if not found:
        stop("\n".join(line.plain for line in lines), 2)
    terminal.show(lines)


def only_boxes(wish: str, kind: AnyGame, texts: Texts) -> list[str]:
    """These boxes and no others; all without a wish."""
    names = names_in(wish)
    boxes = sets_of(wish or ALL, kind, texts)
    return boxes if not names or ALL in names else [box for box in boxes if box in names]


cards.__doc__ = HELP.say("terminal.cli.cards")
