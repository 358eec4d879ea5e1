"""The languages that a server speaks."""

from __future__ import annotations

from functools import cache
from typing import Final

from saloon.text.texts import LANGUAGES as WRITTEN
from saloon.text.texts import VARIANTS, Texts

LANGUAGES: Final = (*WRITTEN, *VARIANTS)
USUAL: Final = WRITTEN[0]
"""Where nobody said which."""


@cache
def texts_in(language: str, gentle: bool = False) -> Texts:
    """All texts of a language. Raises UnknownLanguage, which says which ones there are."""
    return Texts(language, gentle)
