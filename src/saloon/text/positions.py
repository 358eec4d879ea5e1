"""What is wrong with the text of a position, in a reader's language."""

from __future__ import annotations

from saloon.kernel.positions import BadPosition
from saloon.text.texts import Texts


def why_no_position(error: BadPosition, texts: Texts) -> str:
    """The line, what was found there, and what is allowed."""
    why = texts.say(f"position.fault.{error.code}", found=error.found or "—", allowed=error.allowed or "—")
    return texts.say("position.in_line", line=error.line, why=why) if error.line else why
