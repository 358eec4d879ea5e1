"""Names and words of people, made fit to be shown to others: always one line of plain text."""

from __future__ import annotations

import unicodedata

from saloon.server.refused import Refused
from saloon.wire import limits
from saloon.wire.codes import ErrorCode

JOINERS = "\u200d\ufe0f"
"""Join signs into one; nothing else that is invisible is kept."""


def cleaned(text: str) -> str:
    """Composed, without controls, bidirectional and other invisible signs, blanks folded."""
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(sign if is_visible(sign) else " " if is_blank(sign) else "" for sign in composed)
    return " ".join(visible.split()).strip(JOINERS)


def is_visible(sign: str) -> bool:
    return sign in JOINERS or unicodedata.category(sign)[0] not in "CZ"


def is_blank(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "Z" or sign in "\t\n\r\v\f\x85"


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
