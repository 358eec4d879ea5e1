"""The statements by which nodes on one PostgreSQL live, drive and tell one another, by its own clock."""

from __future__ import annotations

from typing import Final

REGISTER: Final = """
    INSERT INTO nodes (node, epoch, name, rules, version, until)
    VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
    ON CONFLICT (node) DO UPDATE
    SET epoch = greatest(nodes.epoch + 1, excluded.epoch), until = excluded.until, rules = excluded.rules
    RETURNING epoch
"""
BEAT: Final = """
    WITH mine AS (
        UPDATE nodes SET until = now() + make_interval(secs => $3), drains = $4
        WHERE node = $1 AND epoch = $2 AND until > now() RETURNING node
    )
    SELECT
        EXISTS (SELECT FROM mine),
        ARRAY (SELECT node || '/' || epoch FROM nodes WHERE until > now())
"""
"""A lease that has lapsed is never revived."""
LET_GO: Final = """
    WITH drove AS (DELETE FROM drivers WHERE node = $1) SELECT pg_notify('saloon', $2)
"""
LEAVE: Final = """
    WITH drove AS (DELETE FROM drivers WHERE node = $1),
    there AS (DELETE FROM asides WHERE kind = 'here' AND split_part(node, '/', 1) = $1),
    gone AS (DELETE FROM nodes WHERE node = $1)
    SELECT pg_notify('saloon', $2)
"""
BURY: Final = """
    WITH gone AS (DELETE FROM nodes WHERE until < now() - make_interval(secs => $1)),
    there AS (
        DELETE FROM asides
        WHERE kind = 'here' AND NOT EXISTS (
            SELECT FROM nodes
            WHERE nodes.node || '/' || nodes.epoch = asides.node AND until > now() - interval '2 seconds'
        )
    ),
    full_again AS (DELETE FROM buckets WHERE at < now() - interval '1 hour')
    SELECT node FROM nodes WHERE until < now() - interval '2 seconds'
"""
"""What is known of a node outlives it for a while: it may come back to games that only it can play."""
END_SESSIONS: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()
"""
"""A node that stands still and listens would keep the queue of news from being cleared."""
ABLE: Final = """
    NOT EXISTS (
        SELECT FROM tables AS asked
        WHERE asked."table" = {table} AND asked.rules <> '' AND asked.rules <> ALL (nodes.rules)
    )
"""
"""Whether a node has the rules of the game that runs at a table."""
DRIVING: Final = f"""
    SELECT FROM nodes
    WHERE nodes.node = drivers.node AND nodes.epoch = drivers.epoch AND until > now()
    AND {ABLE.format(table='drivers."table"')}
"""
CLAIM: Final = f"""
    INSERT INTO drivers
    SELECT wanted, $2, $3 FROM unnest($1::text[]) AS wanted
    WHERE EXISTS (
        SELECT FROM nodes
        WHERE node = $2 AND epoch = $3 AND until > now() AND {ABLE.format(table="wanted")}
    )
    ORDER BY wanted
    ON CONFLICT ("table") DO UPDATE SET node = excluded.node, epoch = excluded.epoch
    WHERE (drivers.node = excluded.node AND drivers.epoch = excluded.epoch) OR NOT EXISTS ({DRIVING})
    RETURNING "table"
"""
UNDRIVEN: Final = f"""
    SELECT "table" FROM tables
    WHERE state = 'playing' AND NOT EXISTS (
        SELECT FROM drivers WHERE drivers."table" = tables."table" AND EXISTS ({DRIVING})
    ) AND CASE
        WHEN $3 THEN rules = ANY ($2) AND NOT EXISTS (
            SELECT FROM nodes WHERE tables.rules = ANY (nodes.rules) AND until > now() AND NOT drains
        )
        ELSE rules = '' OR rules = ANY ($2) OR NOT EXISTS (
            SELECT FROM nodes
            WHERE tables.rules = ANY (nodes.rules) AND until > now() - make_interval(secs => $4)
        )
    END
    ORDER BY random() LIMIT $1
"""
"""Games that this node can play, or nobody. One that drains takes over what is left to it alone."""
OTHERS: Final = """
    SELECT name, until > now() AS lives, drains FROM nodes
    WHERE node <> $1 AND ($2 = '' OR $2 = ANY (rules)) AND until > now() - make_interval(secs => $3)
    ORDER BY lives DESC, drains, random()
"""
ADOPT: Final = 'UPDATE tables SET rules = $3 WHERE "table" = $1 AND rules = $2 RETURNING "table"'
PUT_DOOR: Final = """
    WITH put AS (
        INSERT INTO doors ("table", version, code, keys)
        SELECT $1, $2::bigint, nullif($3, ''), $4::bytea
        WHERE $2 = 1 OR EXISTS (SELECT FROM doors WHERE "table" = $1)
        ON CONFLICT ("table") DO UPDATE
        SET version = excluded.version, code = excluded.code, keys = excluded.keys
        WHERE doors.version = excluded.version - 1
        RETURNING "table"
    )
    SELECT pg_notify('saloon', $5) FROM put
"""
ADD_COUNT: Final = """
    INSERT INTO counts VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET count = counts.count + 1
    RETURNING count
"""
PUT_ASIDE: Final = """
    WITH put AS (
        INSERT INTO asides ("table", kind, name, node, body) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT ("table", kind, name) DO UPDATE SET node = excluded.node, body = excluded.body
        RETURNING name
    )
    SELECT pg_notify('saloon', $6) FROM put
"""
DROP_ASIDES: Final = """
    WITH gone AS (DELETE FROM asides WHERE "table" = $1 AND kind = $2 AND ($3 = '' OR name = $3))
    SELECT pg_notify('saloon', $4)
"""
ASIDES: Final = """
    SELECT kind, name, body FROM asides
    WHERE "table" = $1 AND (
        kind <> 'here' OR EXISTS (
            SELECT FROM nodes WHERE nodes.node || '/' || nodes.epoch = asides.node AND until > now()
        )
    )
"""
WATCHED: Final = """
    SELECT DISTINCT "table" FROM asides
    WHERE kind = 'here' AND EXISTS (
        SELECT FROM nodes WHERE nodes.node || '/' || nodes.epoch = asides.node AND until > now()
    )
"""
TAKE: Final = """
    WITH before AS (
        SELECT least($3, level + extract(epoch FROM now() - at) * $2) AS level FROM buckets WHERE name = $1
    ),
    found AS (SELECT coalesce((SELECT level FROM before), $3::double precision) AS level),
    put AS (
        INSERT INTO buckets
        SELECT $1, CASE WHEN level >= least($4, $3) THEN level - $4 ELSE level END, now() FROM found
        ON CONFLICT (name) DO UPDATE SET level = excluded.level, at = excluded.at
    )
    SELECT greatest(0, least($4::double precision, $3) - level) / $2::double precision FROM found
"""
"""Two nodes that take at the same moment may take the same drop: that is no harm."""
