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
    """
    CREATE TABLE nodes (
        node text PRIMARY KEY, epoch bigint NOT NULL, name text NOT NULL, rules text[] NOT NULL,
        version text NOT NULL, until timestamptz NOT NULL
    );
    CREATE TABLE drivers ("table" text PRIMARY KEY, node text NOT NULL, epoch bigint NOT NULL);
    CREATE TABLE doors (
        "table" text PRIMARY KEY, version bigint NOT NULL, code text UNIQUE, keys bytea NOT NULL
    );
    CREATE UNLOGGED TABLE asides (
        "table" text NOT NULL, kind text NOT NULL, name text NOT NULL, node text NOT NULL, body text NOT NULL,
        PRIMARY KEY ("table", kind, name)
    );
    CREATE UNLOGGED TABLE buckets (
        name text PRIMARY KEY, level double precision NOT NULL, at timestamptz NOT NULL
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN rules text NOT NULL DEFAULT '';
    ALTER TABLE nodes ADD COLUMN drains boolean NOT NULL DEFAULT false;
    """,
]
"""Each one leads from the version of its place in the list to the next."""

APPEND: Final = """
    WITH given AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::text[], $4::bytea[], $5::bigint[],
            $6::bigint[], $7::text[], $8::bytea[], $9::text[], $10::bigint[]
        ) AS given ("table", seq, kind, body, at, epoch, state, facts, rules, line_at)
    ),
    new AS (
        SELECT given.*, epoch IS NULL OR EXISTS (
            SELECT FROM drivers
            WHERE drivers."table" = given."table" AND drivers.node = $18 AND drivers.epoch = given.epoch
        ) AS drives
        FROM given
    ),
    put AS (
        INSERT INTO entries
        SELECT "table", seq, kind, body, at FROM new
        WHERE drives AND (
            seq = 1 OR EXISTS (
                SELECT FROM entries WHERE entries."table" = new."table" AND entries.seq = new.seq - 1
            )
        )
        ORDER BY "table"
        ON CONFLICT DO NOTHING
        RETURNING "table", seq, body, at
    ),
    lines AS (
        INSERT INTO tables ("table", state, facts, rules, at)
        SELECT new."table", new.state, new.facts, new.rules, new.line_at FROM new JOIN put USING ("table")
        WHERE new.state IS NOT NULL
        ORDER BY new."table"
        ON CONFLICT ("table") DO UPDATE
        SET state = excluded.state, facts = excluded.facts, rules = excluded.rules, at = excluded.at
    ),
    ended AS (
        INSERT INTO played
        SELECT play.* FROM unnest(
            $11::text[], $12::bigint[], $13::bigint[], $14::text[], $15::bigint[], $16::bigint[], $17::bytea[]
        ) AS play ("table", game, seat, "user", at, rated, body)
        JOIN put ON put."table" = play."table"
        ON CONFLICT ("table", game, seat) DO NOTHING
    ),
    told AS (
        SELECT pg_notify(
            'saloon',
            json_build_array(
                'entry', $18::text, put."table", put.seq, new.state IS NOT NULL,
                CASE WHEN octet_length(put.body) < 5500 THEN encode(put.body, 'base64') ELSE '' END,
                put.at
            )::text
        )
        FROM put JOIN new USING ("table") WHERE $18::text <> ''
    )
    SELECT
        new."table", put.seq IS NOT NULL AS kept, new.drives,
        CASE WHEN put.seq IS NULL THEN (
            SELECT max(seq) FROM entries WHERE entries."table" = new."table"
        ) END AS last
    FROM new LEFT JOIN put USING ("table") CROSS JOIN (SELECT count(*) FROM told) AS all_told
"""
"""Entries, their lines, what games were for each seat, and the news of them: stored together or not at all.
An entry that is not the next of its log, or that its node must not drive, is not among what is kept."""
LINES: Final = 'SELECT "table", state, facts, rules FROM tables'
PUT_TABLE: Final = """
    INSERT INTO tables ("table", state, facts, rules, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT ("table") DO UPDATE
    SET state = excluded.state, facts = excluded.facts, rules = excluded.rules, at = excluded.at
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
