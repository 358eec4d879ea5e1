"""The tables of a server: which there are, going to one, making one."""

from __future__ import annotations

from typing import NamedTuple

from saloon.bots.registry import usual_bot
from saloon.client.account import Account
from saloon.terminal.grammar import meanings
from saloon.terminal.play_command import ask_until, asked_for_game
from saloon.terminal.terminal import Left, Terminal
from saloon.terminal.visit import Visit
from saloon.terminal.wishes import BadWish, Wishes, campaign_of, game_of, sets_of
from saloon.text.encyclopedia import bare
from saloon.text.registry import game_name
from saloon.text.texts import Texts
from saloon.wire.limits import BANK, INCREMENT
from saloon.wire.lobby import NewTable, TableFacts
from saloon.wire.names import seat_names


class Chosen(NamedTuple):
    """A table to go to; the invite if it was just made; a code if that is how one comes in."""

    table: str = ""
    invite: str = ""
    code: str = ""


async def known_tables(account: Account) -> list[TableFacts]:
    """Where the person has a seat, then what is listed."""
    own = [await account.table(table) for table in (await account.me()).tables]
    seats = {facts.table for facts in own}
    return [*own, *[facts for facts in await account.tables() if facts.table not in seats]]


def table_line(facts: TableFacts, user: str, texts: Texts) -> str:
    """`BANG!: Anna, Boris, 2 seats free; open`"""
    say = texts.say
    names = seat_names(facts, texts)
    people = [names[seat.seat] for seat in facts.seats if seat.holder == "person"]
    free = sum(seat.holder != "person" for seat in facts.seats)
    key = "own" if user in (seat.user for seat in facts.seats) else facts.phase
    return say(
        "join.tables.line",
        game=game_name(facts.game, texts),
        people=", ".join(people) or "–",
        free=say("join.tables.free", free),
        state=say(f"join.tables.{key}"),
    )


def choose(visit: Visit) -> Chosen:
    """Ask the person where to go. Raises Left if he does not want to go anywhere."""
    terminal = visit.terminal
    texts = terminal.texts
    while True:
        tables = visit.run(known_tables(visit.account))
        terminal.say("join.tables.some" if tables else "join.tables.none")
        for number, facts in enumerate(tables, 1):
            terminal.show([f"  {number}  {table_line(facts, visit.account.user, texts)}"])
        typed = terminal.read(texts.say("join.prompt.choose")).strip()
        word, _, rest = typed.partition(" ")
        meaning = meanings("join.word", ("new", "code", "quit", "again")).get(bare(word), "")
        if typed.isdecimal() and 1 <= int(typed) <= len(tables):
            return Chosen(tables[int(typed) - 1].table)
        if meaning == "quit":
            raise Left
        if meaning == "new":
            return make(visit)
        if meaning == "code" and rest:
            return Chosen(code=rest.replace(" ", ""))
        if typed:
            terminal.say("join.say.no_such_table", line=typed)


def make(visit: Visit) -> Chosen:
    """Ask what is to be played, and make the table."""
    terminal = visit.terminal
    texts = terminal.texts
    wishes = asked_for_game(Wishes(), terminal)
    kind = game_of(wishes.game, texts)
    players = int(wishes.players)
    question = texts.say("join.prompt.bots", most=players - 1)
    bots = ask_until(terminal, question, "0", lambda value: check_bots(value, players, texts))
    listed = terminal.agrees(texts.say("join.prompt.listed"))
    bank, increment = 0, 0
    if int(bots) < players - 1:
        typed = ask_until(terminal, texts.say("join.prompt.bank"), "0", lambda value: bank_in(value, texts))
        bank, increment = bank_in(typed, texts)
    table = NewTable(
        kind.key,
        players,
        sets_of(wishes.sets, kind, texts),
        rules=campaign_of(wishes.campaign, kind, texts),
        bots=[usual_bot(kind.key)] * int(bots),
        private=not listed,
        bank=bank,
        increment=increment,
    )
    made = visit.run(visit.account.new_table(table, texts.base))
    return Chosen(made.table, made.invite)


def check_bots(value: str, players: int, texts: Texts) -> None:
    if not value.isdecimal() or int(value) >= players:
        raise BadWish(texts.say("join.error.bots", value=value, most=players - 1))


def bank_in(value: str, texts: Texts) -> tuple[int, int]:
    """`5+10`: seconds for a whole game and for each answer. Raises BadWish."""
    minutes, _, more = value.replace(" ", "").partition("+")
    if not minutes.isdecimal() or not (more or "0").isdecimal():
        raise BadWish(texts.say("join.error.bank", value=value))
    bank, increment = int(minutes) * 60, int(more or "0")
    if bank > BANK or increment > INCREMENT or (increment and not bank):
        raise BadWish(texts.say("join.error.bank", value=value))
    return bank, increment


def print_tables(account: Account, tables: list[TableFacts], terminal: Terminal) -> None:
    """The tables for somebody who only wants to know."""
    terminal.say("join.tables.some" if tables else "join.tables.none")
    for facts in tables:
        terminal.show([f"  {facts.table}  {table_line(facts, account.user, terminal.texts)}"])
