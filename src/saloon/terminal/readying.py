"""Answers that a person has ready, in words: `ready` lists them, `ready 2` adds or removes one."""

from __future__ import annotations

from collections.abc import Container

from saloon.bots.ready import ready_for
from saloon.terminal.sitting import Unheeded
from saloon.text.texts import Texts


def ready_called(game: str, what: str, texts: Texts) -> str:
    """The key of the answer with this number. Raises Unheeded with the numbers there are."""
    offered = [one.key for one in ready_for(game)]
    if not what.isdecimal() or not 1 <= int(what) <= len(offered):
        raise Unheeded(texts.say("join.say.ready_which", most=len(offered)))
    return offered[int(what) - 1]


def ready_list(game: str, readied: Container[str], texts: Texts) -> str:
    """All that there are in this game, with a mark at those that are ready."""
    marks = [
        f"{'*' if one.key in readied else ' '} {number} {texts.say(f'common.ready.{game}.{one.key}')}"
        for number, one in enumerate(ready_for(game), 1)
    ]
    return "\n".join([texts.say("join.say.ready"), *marks])
