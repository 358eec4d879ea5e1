"""Why something was refused or a socket closed: names and numbers that never change their meaning."""

from __future__ import annotations

from typing import Final, Literal, get_args

ErrorCode = Literal[
    "bad_message",
    "too_big",
    "unknown_kind",
    "hello_first",
    "version",
    "unauthorized",
    "forbidden",
    "removed",
    "watch_only",
    "unknown_language",
    "unknown_game",
    "unknown_table",
    "unknown_seat",
    "unknown_user",
    "unknown_route",
    "wrong_method",
    "wrong_origin",
    "not_your_decision",
    "illegal_answer",
    "stale_step",
    "not_playing",
    "already_playing",
    "not_over",
    "no_campaign",
    "no_hints",
    "no_take_back",
    "too_late",
    "revealed",
    "no_broadcast",
    "no_adviser",
    "no_thought",
    "other_rules",
    "table_damaged",
    "not_host",
    "not_seated",
    "seat_taken",
    "table_full",
    "ask_host",
    "heard_too_much",
    "deal_known",
    "deal_running",
    "deal_fixed",
    "no_duplicate",
    "no_rating",
    "is_rated",
    "muted",
    "bad_setup",
    "bad_name",
    "bad_text",
    "unknown_phrase",
    "speech_costs",
    "bad_invite",
    "bad_code",
    "unknown_knock",
    "slow_down",
    "too_many",
    "store_failed",
    "restarting",
    "elsewhere",
    "internal",
]

ERROR_CODES: Final[tuple[str, ...]] = get_args(ErrorCode)

POLICY: Final = 1008
"""The message broke a rule of the protocol: wrong origin, binary, no hello in time."""
TOO_BIG: Final = 1009
RESTARTING: Final = 1012
"""The server stops or restarts: come back, nothing is lost."""
TOO_SLOW: Final = 1013
"""The reader did not keep up: come back and resume."""
UNAUTHORIZED: Final = 4401
REPLACED: Final = 4409
"""The same person has too many sockets: the oldest one goes."""
SLOW_DOWN: Final = 4429

CLOSE_CODES: Final[dict[int, str]] = {
    POLICY: "the protocol was not kept: wrong origin, a binary frame, something else than hello first",
    TOO_BIG: "a frame was too big",
    RESTARTING: "the server stops or restarts; come back and resume",
    TOO_SLOW: "the reader did not keep up; come back and resume",
    UNAUTHORIZED: "the token is missing or no longer valid",
    REPLACED: "the person opened too many other sockets",
    SLOW_DOWN: "too many messages; come back later",
}
