"""What a store in PostgreSQL is made of, and the statements that fill it."""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final = [
    """
    CREATE TABLE entries (
        "table" text NOT NULL, seq bigint NOT NULL,
        kind text NOT NULL, body bytea NOT NULL, at bigint NOT NULL,
        PRIMARY KEY ("table", seq)
    );
    CREATE TABLE tables (
        number bigint GENERATED ALWAYS AS IDENTITY, "table" text PRIMARY KEY,
        state text NOT NULL, facts bytea NOT NULL
    );
    CREATE INDEX tables_by_state ON tables (state);
    CREATE TABLE users ("user" text PRIMARY KEY, name text NOT NULL);
    CREATE TABLE tokens (hash bytea PRIMARY KEY, "user" text NOT NULL REFERENCES users ("user"));
    """,
    """
    CREATE TABLE notes (
        "table" text NOT NULL, "user" text NOT NULL,
        seq bigint NOT NULL, seat bigint NOT NULL, text text NOT NULL,
        PRIMARY KEY ("table", "user", seq, seat)
    );
    """,
    """
    CREATE TABLE states ("table" text PRIMARY KEY, seq bigint NOT NULL, body bytea NOT NULL);
    """,
    """
    CREATE TABLE counts (name text PRIMARY KEY, count bigint NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN at bigint NOT NULL DEFAULT 0;
    UPDATE tables SET at = extract(epoch FROM now())::bigint * 1000;
    CREATE INDEX tables_by_age ON tables (state, at);
    """,
    """
    CREATE TABLE reviews (
        "table" text NOT NULL, game bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY ("table", game)
    );
    """,
    """
    CREATE TABLE played (
        "table" text NOT NULL, game bigint NOT NULL, seat bigint NOT NULL, "user" text NOT NULL,
        at bigint NOT NULL, rated bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY ("table", game, seat)
    );
    CREATE INDEX played_by ON played ("user", at);
    CREATE INDEX played_rated ON played (rated, at);
    CREATE TABLE shown ("user" text PRIMARY KEY);
    """,
    """
    CREATE TABLE knowers (
        deal text NOT NULL, "user" text NOT NULL, "table" text NOT NULL, playing bigint NOT NULL,
        PRIMARY KEY (deal, "user")
    );
    CREATE TABLE results (
        number bigint GENERATED ALWAYS AS IDENTITY, deal text NOT NULL, "table" text NOT NULL,
        body bytea NOT NULL, UNIQUE (deal, "table")
    );
    """,
]
"""Each one leads from the version of its place in the list to the next."""

LASTS: Final = """
    SELECT one."table", (SELECT max(seq) FROM entries WHERE entries."table" = one."table") AS last
    FROM unnest($1::text[]) AS one ("table")
"""
PUT_ENTRY: Final = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5)"
PUT_TABLE: Final = """
    INSERT INTO tables ("table", state, facts, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT ("table") DO UPDATE SET state = excluded.state, facts = excluded.facts, at = excluded.at
"""
PUT_NOTE: Final = """
    INSERT INTO notes VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ("table", "user", seq, seat) DO UPDATE SET text = excluded.text
"""
PUT_COUNT: Final = """
    INSERT INTO counts VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET count = excluded.count
"""
PUT_STATE: Final = """
    INSERT INTO states VALUES ($1, $2, $3)
    ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, body = excluded.body
"""
PUT_REVIEW: Final = """
    INSERT INTO reviews VALUES ($1, $2, $3) ON CONFLICT ("table", game) DO UPDATE SET body = excluded.body
"""
PUT_PLAY: Final = """
    INSERT INTO played VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ("table", game, seat) DO NOTHING
"""
PLAYS: Final = 'SELECT "table", game, seat, "user", at, rated, body FROM played'
PLAYS_OF: Final = f'{PLAYS} WHERE "user" = $1 ORDER BY at DESC, game DESC'
RATED_PLAYS: Final = f'{PLAYS} WHERE rated = 1 ORDER BY at, "table", game, seat'
PUT_KNOWER: Final = """
    INSERT INTO knowers VALUES ($1, $2, $3, $4)
    ON CONFLICT (deal, "user") DO UPDATE SET "table" = excluded."table", playing = excluded.playing
"""
PUT_RESULT: Final = """
    INSERT INTO results (deal, "table", body) VALUES ($1, $2, $3)
    ON CONFLICT (deal, "table") DO UPDATE SET body = excluded.body
"""
PUT_USER: Final = """
    INSERT INTO users VALUES ($1, $2) ON CONFLICT ("user") DO UPDATE SET name = excluded.name
"""
