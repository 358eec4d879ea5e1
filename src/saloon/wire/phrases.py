"""Ready-made phrases and gestures, by key; the texts `phrase.<key>` are what each viewer reads."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
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
    "tip_hat",
    "laugh",
    "sigh",
    "cheers",
    "spit",
)
