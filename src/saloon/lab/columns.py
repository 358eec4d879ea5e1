"""Games as columns of a file, and back: Parquet, a row a game.

Every study has the same first columns; what only one game counts has columns of its own names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pyarrow as pa
import pyarrow.parquet as pq

from saloon.kernel.ids import PlayerId
from saloon.sim.campaign import Campaign
from saloon.sim.rows import Facts, Hire, Row
from saloon.sim.study import AnyStudy

WORDS = pa.list_(pa.dictionary(pa.int16(), pa.string()))
SEATS = pa.list_(pa.int8())
ANSWERS = "answers"


def games_schema(study: AnyStudy, answers: bool) -> pa.Schema:
    """The columns of games."""
    return pa.schema(
        [
            ("number", pa.int64()),
            ("seed", pa.string()),
            ("finished", pa.bool_()),
            ("decisions", pa.int32()),
            ("winners", SEATS),
            ("sides", WORDS),
            ("bots", WORDS),
            *((name, pa.int32()) for name in study.numbers),
            *((name, WORDS) for name in study.lists),
            *([(ANSWERS, pa.list_(pa.string()))] if answers else []),
        ]
    )


CAMPAIGNS = pa.schema(
    [
        ("number", pa.int64()),
        ("finished", pa.bool_()),
        ("games", pa.int32()),
        ("decisions", pa.int32()),
        ("money", pa.list_(pa.int32())),
        ("bots", WORDS),
        ("hired", WORDS),
        ("prices", pa.list_(pa.int32())),
        ("won", pa.list_(pa.bool_())),
    ]
)


def games_bytes(study: AnyStudy, rows: Sequence[Row], answers: Sequence[list[str]] | None) -> bytes:
    """A file of these games."""
    schema = games_schema(study, answers is not None)
    columns: dict[str, list[object]] = {
        "number": [row.number for row in rows],
        "seed": [row.seed for row in rows],
        "finished": [row.finished for row in rows],
        "decisions": [row.decisions for row in rows],
        "winners": [list(row.winners) for row in rows],
        "sides": [list(row.sides) for row in rows],
        "bots": [list(row.bots) for row in rows],
    }
    for place, name in enumerate(study.numbers):
        columns[name] = [row.facts.numbers[place] if row.finished else 0 for row in rows]
    for place, name in enumerate(study.lists):
        columns[name] = [list(row.facts.lists[place]) if row.finished else [] for row in rows]
    if answers is not None:
        columns[ANSWERS] = list(answers)
    return file_bytes(columns, schema)


def campaigns_bytes(campaigns: Sequence[Campaign]) -> bytes:
    """A file of these campaigns."""
    columns: dict[str, list[object]] = {
        "number": [one.number for one in campaigns],
        "finished": [one.trouble is None for one in campaigns],
        "games": [one.games for one in campaigns],
        "decisions": [one.decisions for one in campaigns],
        "money": [list(one.money) for one in campaigns],
        "bots": [list(one.names) for one in campaigns],
        "hired": [[hire.name for hire in one.hires] for one in campaigns],
        "prices": [[hire.price for hire in one.hires] for one in campaigns],
        "won": [[hire.won for hire in one.hires] for one in campaigns],
    }
    return file_bytes(columns, CAMPAIGNS)


def file_bytes(columns: dict[str, list[object]], schema: pa.Schema) -> bytes:
    """The same bytes for the same games, whoever played them."""
    sink = pa.BufferOutputStream()
    pq.write_table(pa.table(columns, schema=schema), sink, compression="zstd", row_group_size=1 << 20)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def read_columns(data: bytes, names: list[str] | None = None) -> dict[str, list[object]]:
    """The columns of a file by name; all of them, or these."""
    # Without threads: those of pyarrow may still be at work when the program ends, and break it then.
    table = pq.ParquetFile(pa.BufferReader(data), pre_buffer=False).read(names, use_threads=False)
    columns: dict[str, list[object]] = table.to_pydict()
    return columns


def rows_of(study: AnyStudy, data: bytes) -> Iterator[Row]:
    """The games of a file."""
    named = ["number", "seed", "finished", "decisions", "winners", "sides", "bots"]
    columns = read_columns(data, [*named, *study.numbers, *study.lists])
    for values in zip(*columns.values(), strict=True):
        number, seed, finished, decisions, winners, sides, bots, *own = values
        numbers, lists = own[: len(study.numbers)], own[len(study.numbers) :]
        facts = Facts(tuple(numbers), tuple(tuple(one) for one in lists)) if finished else Facts()
        seats = tuple(PlayerId(seat) for seat in winners)
        yield Row(number, seed, finished, decisions, seats, tuple(sides), tuple(bots), facts)


def campaigns_of(data: bytes) -> Iterator[Campaign]:
    """The campaigns of a file that came to their end."""
    for values in zip(*read_columns(data).values(), strict=True):
        number, finished, games, decisions, money, bots, hired, prices, won = values
        if finished:
            hires = tuple(Hire(*one) for one in zip(hired, prices, won, strict=True))
            yield Campaign(number, games, decisions, tuple(money), tuple(bots), hires)
