"""What a store in SQLite is made of, and the statements that fill it."""

from __future__ import annotations

from typing import Final

PUT_TABLE: Final = """
    INSERT INTO tables ("table", state, facts, at) VALUES (?, ?, ?, ?)
    ON CONFLICT ("table") DO UPDATE SET state = excluded.state, facts = excluded.facts, at = excluded.at
"""
PUT_NOTE: Final = """
    INSERT INTO notes VALUES (?, ?, ?, ?, ?)
    ON CONFLICT ("table", user, seq, seat) DO UPDATE SET text = excluded.text
"""
PUT_COUNT: Final = """
    INSERT INTO counts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET count = excluded.count
"""
PUT_STATE: Final = """
    INSERT INTO states VALUES (?, ?, ?)
    ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
PUT_REVIEW: Final = """
    INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT ("table", game) DO UPDATE SET body = excluded.body
"""
PUT_PLAY: Final = """
    INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("table", game, seat) DO NOTHING
"""
PLAYS: Final = 'SELECT "table", game, seat, "user", at, rated, body FROM played'
PLAYS_OF: Final = f"{PLAYS} WHERE user = ? ORDER BY at DESC, game DESC"
RATED_PLAYS: Final = f'{PLAYS} WHERE rated = 1 ORDER BY at, "table", game, seat'
PUT_KNOWER: Final = """
    INSERT INTO knowers VALUES (?, ?, ?, ?)
    ON CONFLICT (deal, user) DO UPDATE SET "table" = excluded."table", playing = excluded.playing
"""
PUT_RESULT: Final = """
    INSERT INTO results (deal, "table", body) VALUES (?, ?, ?)
    ON CONFLICT (deal, "table") DO UPDATE SET body = excluded.body
"""
PUT_USER: Final = "INSERT INTO users VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET name = excluded.name"

MIGRATIONS: Final = [
    """
    CREATE TABLE entries (
        "table" TEXT NOT NULL, seq INTEGER NOT NULL,
        kind TEXT NOT NULL, body BLOB NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY ("table", seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, "table" TEXT NOT NULL UNIQUE, state TEXT NOT NULL, facts BLOB NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_state ON tables (state);
    CREATE TABLE users (user TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY, user TEXT NOT NULL REFERENCES users (user)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE notes (
        "table" TEXT NOT NULL, user TEXT NOT NULL,
        seq INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY ("table", user, seq, seat)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE states ("table" TEXT PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL) STRICT;
    """,
    """
    CREATE TABLE counts (name TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;
    """,
    """
    ALTER TABLE tables ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
    CREATE INDEX tables_by_age ON tables (state, at);
    """,
    """
    CREATE TABLE reviews (
        "table" TEXT NOT NULL, game INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY ("table", game)
    ) STRICT;
    """,
    """
    CREATE TABLE played (
        "table" TEXT NOT NULL, game INTEGER NOT NULL, seat INTEGER NOT NULL, user TEXT NOT NULL,
        at INTEGER NOT NULL, rated INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY ("table", game, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX played_by ON played (user, at);
    CREATE INDEX played_rated ON played (rated, at);
    CREATE TABLE shown (user TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE knowers (
        deal TEXT NOT NULL, user TEXT NOT NULL, "table" TEXT NOT NULL, playing INTEGER NOT NULL,
        PRIMARY KEY (deal, user)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
        number INTEGER PRIMARY KEY, deal TEXT NOT NULL, "table" TEXT NOT NULL, body BLOB NOT NULL,
        UNIQUE (deal, "table")
    ) STRICT;
    """,
]
"""Each one leads from the version of its place in the list to the next."""
