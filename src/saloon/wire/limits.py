"""How much of anything is taken from a client. One place: server, client and documents read it here."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""Major version of the protocol: in the paths and in `hello`."""

FRAME_BYTES: Final = 16 * 1024
"""Of one socket frame, and of one HTTP body, that a client sends."""
DEPTH: Final = 16
"""How deep lists and objects of a client may be nested."""
QUEUED_FRAMES: Final = 256
"""Waiting for one slow reader; at one more he is dropped with 1013 and may resume."""
QUEUED_CHARACTERS: Final = 4 * 1024 * 1024
"""In these frames together."""

ID_CHARACTERS: Final = 64
"""Of ids of tables, users, knocks, and of a client's own `cid`."""
TOKEN_CHARACTERS: Final = 128
TOKEN_BYTES: Final = 16
"""Of chance in every token: 128 bits."""
KEY_CHARACTERS: Final = 200
"""Of an option's key."""
NAME_CHARACTERS: Final = 24
"""Of a person's name, once it is cleaned."""
CHAT_CHARACTERS: Final = 200
"""Of one chat line, once it is cleaned."""
RAW_CHARACTERS: Final = 1000
"""Of a name or chat line as it is sent, before it is cleaned."""
DECK_CHARACTERS: Final = 40
"""Of every word in a deck of one's own: a card has a narrow head."""
NOTE_CHARACTERS: Final = 40
"""Of a note that somebody makes for himself at a seat."""
CODE_DIGITS: Final = 5
SEATS: Final = 16
"""More than any game seats."""
POSITION_CHARACTERS: Final = 10_000
"""Of the text of a position: three times what the largest game needs."""
NAMES: Final = 400
"""In one list of a request: boxes, rule options, things left out."""

WAITING_TABLES: Final = 20
"""Of somebody's tables, the newest ones are looked through for a question to him."""

TAKE_BACK_SECONDS: Final = 3.0
"""For which an answer can be taken back where the table agreed to that; bots wait for as long."""
SECONDS_PER_DECISION: Final = 24 * 60 * 60
BANK: Final = 4 * 60 * 60
"""Seconds for all answers of a person in one game."""
INCREMENT: Final = 10 * 60
"""Seconds that every answer brings."""
ABSENT_AFTER: Final = 60 * 60
PACE: Final = 10.0

ANSWERS_PER_SECOND: Final = 5.0
ANSWERS_AT_ONCE: Final = 20
CHAT_INTERVAL: Final = 0.6
CHATS_AT_ONCE: Final = 6
ENTRIES_PER_SECOND: Final = 200.0
ENTRIES_AT_ONCE: Final = 6000
"""Of the past, that one person is shown again: by `watch` with `since`, in histories and records."""
THOUGHTS_PER_SECOND: Final = 1.0
THOUGHTS_AT_ONCE: Final = 20
"""That are thought for one person: hints and suspicions; a review that is begun counts as ten."""
BROADCAST_DELAY: Final = 180.0
"""Seconds that a broadcast with open hands is behind the table."""
HISTORY_PAGE: Final = 200
"""Entries in one page of a history."""
CODES_PER_MINUTE: Final = 10
"""Tries of one address, and of one person."""
KNOCKS_PER_MINUTE: Final = 10
"""At one door, whoever knocks."""
WRONG_CODES: Final = 1000
"""Tried in the whole house, after which the codes of that time open no door by themselves."""
SOCKETS_PER_USER: Final = 10
SOCKETS_PER_ADDRESS: Final = 50

HEARTBEAT: Final = 10.0
"""Seconds between a client's pings."""
DEAD_AFTER: Final = 25.0
"""Seconds without a frame after which the other end counts as gone."""
