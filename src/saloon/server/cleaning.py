"""What people send, cleaned before anything is stored: see `saloon.text.cleaning`."""

from __future__ import annotations

from typing import Any

from msgspec import ValidationError, convert, to_builtins

from saloon.kernel.codec import Record, to_plain
from saloon.server.refused import Refused
from saloon.text.cleaning import Unfit, cleaned, cleaned_lines, cleaned_plain, is_clean
from saloon.wire import limits
from saloon.wire.codes import ErrorCode
from saloon.wire.languages import texts_in
from saloon.wire.lobby import NewTable


def clean_name(raw: str) -> str:
    return _fitting(raw, limits.NAME_CHARACTERS, "bad_name")


def clean_chat(raw: str) -> str:
    return _fitting(raw, limits.CHAT_CHARACTERS, "bad_text")


def _fitting(raw: str, most: int, code: ErrorCode) -> str:
    text = cleaned(raw)
    if not text:
        raise Refused(code, "nothing visible in it")
    if len(text) > most:
        raise Refused(code, f"{len(text)} characters; at most {most}", params={"most": most})
    return text


def clean_wishes(raw: NewTable, language: str) -> NewTable:
    """A table to be made: every word of it is shown to others sooner or later."""
    said = to_builtins(raw)
    position = cleaned_lines(said.pop("position"))
    deck = said.pop("deck")
    try:
        clean = cleaned_plain(said, limits.KEY_CHARACTERS)
        own = {"deck": cleaned_plain(deck, limits.DECK_CHARACTERS), "position": position}
        return convert({**clean, **own}, NewTable)
    except Unfit as unfit:
        why = texts_in(language).say("common.unfit.too_long", found=unfit.found, most=unfit.most)
        raise Refused("bad_setup", why) from unfit
    except ValidationError as error:  # nothing visible in a word
        raise Refused("bad_message", str(error)) from error


def require_clean(game: Record, language: str) -> None:
    """Nothing in a game that was dealt by somebody's text may upset a screen, however it was written."""
    for text in texts_of(to_plain(game)):
        if not is_clean(text) or len(text) > limits.KEY_CHARACTERS:
            found = cleaned(text)[: limits.DECK_CHARACTERS]
            raise Refused("bad_setup", texts_in(language).say("common.unfit.unclean", found=found))


def texts_of(plain: Any) -> list[str]:
    """Every text in plain data."""
    if isinstance(plain, str):
        return [plain]
    if isinstance(plain, dict):
        return [text for one in plain.items() for text in texts_of(list(one))]
    return [text for one in plain for text in texts_of(one)] if isinstance(plain, list) else []
