"""Data folders as other versions of the rules left them: tables whose answers today's rules do not know."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from saloon.client.account import Account
from saloon.games.registry import GAMES
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import GameRecord, give
from saloon.server.door import Door, Keys
from saloon.server.entries import Answered, Entry, Interrupted, Made, Started, to_body
from saloon.server.party import Party, new_party
from saloon.server.state import TableState
from saloon.server.store import StoredState, StoredUser, token_hash
from saloon.server.store_sqlite import SqliteStore
from saloon.server.tables import checked_wishes
from tests.corpus.corpus import files_of, record_at
from tests.server.houses import quick_table, short_bot

ANNA = StoredUser("anna", "Anna")
TOKEN = "a" * 32
REVIEW = b"a review that only another version can read"
UNHEARD_OF = "an_answer_of_other_rules"


class Stored(NamedTuple):
    """A table as another version left it."""

    table: str
    record: GameRecord
    phase: str
    state: bytes | None = None
    state_at: int = 0
    """How many answers led to the stored state."""
    winners: tuple[int, ...] = (0,)
    prints: Sequence[str] = ()
    """Fingerprints of the deal and of each answer; none: as versions before them stored it."""


def recorded(game: str) -> GameRecord:
    return record_at(files_of(game, GAMES[game].version)[0])


def with_answers(record: GameRecord, answers: list[str]) -> GameRecord:
    return GameRecord(record.game, record.setup, answers, record.state_hash, record.version)


def position(record: GameRecord, answers: int) -> Game:
    game = GAMES[record.game].deal(record.setup)
    for answer in record.answers[:answers]:
        give(game, answer)
    return game


def half(record: GameRecord) -> int:
    return len(record.answers) // 2


def running(record: GameRecord) -> GameRecord:
    return with_answers(record, record.answers[: half(record)])


def broken(record: GameRecord) -> GameRecord:
    """The same game with an answer in it that today's rules do not know."""
    return with_answers(record, [*record.answers[:5], UNHEARD_OF, *record.answers[6:]])


def entry_of(answer: str) -> Entry:
    head, mark, key = answer.partition("!")
    return Interrupted(PlayerId(int(head[1:])), key, "bot") if mark else Answered(PlayerId(0), answer, "bot")


def entries_of(one: Stored) -> list[Entry]:
    kind = GAMES[one.record.game]
    players = kind.seats(kind.deal(one.record.setup))
    wishes = quick_table(
        game=kind.key,
        players=players,
        bots=[short_bot(kind.key)] * (players - 1),
        private=False,
        absent_after=0,
        pace=0.001,
    )
    made = Made(checked_wishes(wishes, "1", True), ANNA.user, ANNA.name, "1")
    return [made, Started(one.record.setup), *map(entry_of, one.record.answers)]


def party_of(one: Stored) -> Party:
    made, started, *_ = entries_of(one)
    assert isinstance(made, Made)
    party = new_party(made).after(started)
    return party.over([PlayerId(winner) for winner in one.winners]) if one.phase == "over" else party


async def put(store: SqliteStore, one: Stored) -> None:
    entries, party = entries_of(one), party_of(one)
    for entry, leads_to in zip(entries[1:], one.prints, strict=False):
        entry.leads_to = leads_to
    for seq, entry in enumerate(entries, 1):
        await store.append(one.table, seq, entry.what, to_body(entry))
    if one.state is not None:
        await store.put_state(one.table, StoredState(one.state_at + 2, one.state))
    kind = GAMES[one.record.game]
    state = TableState(one.table, len(entries), party, party.facts(one.table), kind, None, [])
    await store.put_review(one.table, 1, REVIEW)
    await store.put_table(Door(Keys((), "")).listing(state))


async def stored(folder: Path, *tables: Stored) -> SqliteStore:
    store = SqliteStore(folder)
    await store.open()
    await store.put_user(ANNA)
    await store.put_token(token_hash(TOKEN), ANNA.user)
    for one in tables:
        await put(store, one)
    return store


async def data_folder(folder: Path, *tables: Stored) -> None:
    await (await stored(folder, *tables)).close()


def lay_out(folder: Path, *tables: Stored) -> None:
    """The same where somebody else has the event loop of this thread."""
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, data_folder(folder, *tables)).result()


def anna_at(url: str) -> Account:
    return Account(url, TOKEN, ANNA.user, ANNA.name)
