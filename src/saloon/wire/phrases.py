"""Ready-made phrases and gestures, by key; the texts `phrase.<key>` are what each viewer reads."""

from __future__ import annotations

from typing import Final

WORDS: Final = (
    "hello",
    "thanks",
    "sorry",
    "well_played",
    "good_luck",
    "good_game",
    "hurry_up",
    "one_moment",
    "trust_me",
    "i_am_the_law",
    "not_me",
    "it_was_him",
    "help",
    "nice_shot",
    "ouch",
)
GESTURES: Final = ("tip_hat", "laugh", "sigh", "cheers", "spit")
"""Told of somebody, not said by him."""
PHRASES: Final = (*WORDS, *GESTURES)
