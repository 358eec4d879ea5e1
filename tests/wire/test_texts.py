"""Whatever the server refuses can be told to a person in his language."""

from __future__ import annotations

import pytest

from saloon.text.texts import LANGUAGES, Texts
from saloon.wire import limits
from saloon.wire.codes import CLOSE_CODES, ERROR_CODES
from saloon.wire.phrases import PHRASES


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def test_every_refusal_and_every_end_of_a_conversation_has_a_text_and_no_text_is_left_over(
    texts: Texts,
) -> None:
    wanted = {f"wire.error.{code}" for code in ERROR_CODES} | {f"wire.closed.{code}" for code in CLOSE_CODES}
    assert {key for key in texts.entries if key.startswith("wire.")} == wanted


def test_every_phrase_has_a_text(texts: Texts) -> None:
    assert all(texts.say(f"phrase.{phrase}") for phrase in PHRASES)


def test_the_texts_tell_the_true_limits(texts: Texts) -> None:
    assert str(limits.NAME_CHARACTERS) in texts.say("wire.error.bad_name")
    assert str(limits.CHAT_CHARACTERS) in texts.say("wire.error.bad_text")
