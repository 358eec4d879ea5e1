"""What people and files bring is made fit to be shown to others, in one place."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.text.cleaning import MOST_MARKS, Unfit, cleaned, cleaned_lines, cleaned_plain, harmless, is_clean

NASTY = "\x00\x07\x1b\x7f\x9b\u00ad\u034f\u061c\u115f\u200b\u200e\u202e\u2066\u2800\u3164\ufe0f\ufeff\uffa0"


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  Анна  Каренина ", "Анна Каренина"),
        ("e\u0301", "é"),
        ("a\u202eb\u2066c\u200bd", "abcd"),
        ("a\x00b\x1bc\x7f", "abc"),
        ("one\r\ntwo\u2028three\tfour", "one two three four"),
        ("👩\u200d🚒", "👩\u200d🚒"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("Jo\u200de", "Joe"),
        ("Jo\ufe0fe", "Joe"),
        ("Jo\u034fe", "Joe"),
        ("\u200d\ufe0f", ""),
        ("\u3164", ""),
        ("\u115f\u1160\uffa0", ""),
        ("\u2800\u2800", ""),
        ("\u0301\u0302", ""),
        ("x \u0301y", "x y"),
        ("Q" + "\u0302" * 40, "Q" + "\u0302" * MOST_MARKS),
        ("ที่นี้", "ที่นี้"),
        ("हिन्दी", "हिन्दी"),
        ("<b>", "<b>"),
    ],
)
def test_text_is_one_line_of_visible_signs(raw: str, clean: str) -> None:
    assert cleaned(raw) == clean


@given(st.text(st.one_of(st.characters(), st.sampled_from(NASTY)), max_size=60))
def test_what_is_clean_stays_as_it_is_and_has_nothing_invisible_in_it(raw: str) -> None:
    clean = cleaned(raw)
    assert is_clean(clean)
    assert clean == clean.strip()
    assert not set(clean) & set(NASTY) - {"\ufe0f"}
    kinds = [unicodedata.category(sign) for sign in clean if sign != "\u200d"]
    assert not [kind for kind in kinds if kind[0] == "C" or kind in ("Zl", "Zp")]
    assert not clean or {kind[0] for kind in kinds} - {"M", "Z"}, "there is something to be seen in it"


def test_lines_stay_lines() -> None:
    assert cleaned_lines("game: bang\r\n  p0:\tsheriff \x1b[2J\n") == "game: bang\n  p0: sheriff [2J\n"


def test_every_text_of_a_file_is_cleaned_and_bounded() -> None:
    assert cleaned_plain({"a\x1b": ["b\u202e", 1, None, {"c": "\x07"}]}, 5) == {
        "a": ["b", 1, None, {"c": ""}]
    }
    with pytest.raises(Unfit):
        cleaned_plain(["x" * 6], 5)
    deep: object = []
    for _ in range(100):
        deep = [deep]
    with pytest.raises(Unfit):
        cleaned_plain(deep, 5)


def test_a_terminal_is_not_steered() -> None:
    assert harmless("\x1b]0;title\x07a\u202eb\x9b31m\u0301") == "]0;titleab31m\u0301"
    assert harmless("two\nlines — “♠”") == "two\nlines — “♠”"


def test_what_is_said_back_of_something_too_long_is_clean_wherever_it_is_cut() -> None:
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    for shift in range(len(family)):
        assert is_clean(Unfit("x" * shift + family * 9, 40).found)
