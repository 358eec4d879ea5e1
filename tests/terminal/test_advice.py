"""Advice in the terminal: `hint` and `who`, in both languages."""

from pathlib import Path

import pytest

from saloon.text.texts import Texts
from tests.terminal.test_commands import run


@pytest.mark.parametrize(
    ("language", "words"), [("en", "hint\nwho\nquit\n"), ("ru", "подсказка\nкто\nвыход\n")]
)
def test_a_person_asks_what_to_do_and_who_is_who(language: str, words: str, home: Path) -> None:
    """An Outlaw at a table of five: he is told the best moves, and what to think of the others."""
    said = ["--players", "5", "--role", "outlaw", "--seed", "advice", "--language", language]
    told = run("play", *said, typed=words).output
    texts = Texts(language)
    assert texts.say("advice.heading.hint") in told
    assert any(texts.say(f"advice.certainty.{one}") in told for one in ("only", "clear", "slight", "toss_up"))
    assert texts.say("advice.heading.suspicion") in told
    assert texts.say("bang.role.outlaw.name") in told.partition(texts.say("advice.heading.suspicion"))[2]
