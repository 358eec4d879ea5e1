"""`saloon join URL`: play or watch at a table of a server; `saloon tables URL`: which there are;
`saloon record URL`: a game that was played there.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from saloon.terminal.addresses import Address, BadAddress, address_of
from saloon.terminal.play_command import HELP, stop
from saloon.terminal.terminal import Left, Terminal
from saloon.terminal.wishes import BadWish, clean_name, language_of
from saloon.text.texts import Texts, preferred_language

if TYPE_CHECKING:
    from saloon.client.account import Account
    from saloon.terminal.visit import Visit

URL = Annotated[str, typer.Argument(help=HELP.say("join.cli.url"))]


def option(key: str, *flags: str) -> Any:
    """An option of the command line, explained in the language of the environment."""
    return typer.Option(*flags, help=HELP.say(f"join.cli.{key}"))


class Coming(NamedTuple):
    """How the person wants to come in."""

    address: Address
    name: str = ""
    code: str = ""
    watch: bool = False
    never_ask: bool = False


def join(
    url: URL,
    name: Annotated[str, option("name", "--name", "-n")] = "",
    code: Annotated[str, option("code", "--code", "-c")] = "",
    watch: Annotated[bool, option("watch", "--watch", "-w")] = False,
    language: Annotated[str, option("language", "--language", "-l")] = "",
    never_ask: Annotated[bool, option("never_ask", "--never-ask")] = False,
    plain: Annotated[bool, option("plain", "--plain")] = False,
) -> None:
    """Play or watch at a table of a server."""
    terminal = opened_terminal(language, plain)
    coming = Coming(address_or_stop(url, terminal.texts), name, code, watch, never_ask)
    with_clear_errors(lambda: come_in(coming, terminal), coming.address, terminal)


def tables(
    url: URL,
    name: Annotated[str, option("name", "--name", "-n")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """List the tables of a server."""
    terminal = opened_terminal(language, True)
    coming = Coming(address_or_stop(url, terminal.texts), name)
    with_clear_errors(lambda: list_tables(coming, terminal), coming.address, terminal)


def record(
    url: URL,
    table: Annotated[str, option("table", "--table", "-t")] = "",
    output: Annotated[Path | None, option("output", "--output", "-o")] = None,
    name: Annotated[str, option("name", "--name", "-n")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """Fetch a finished game."""
    terminal = opened_terminal(language, True)
    coming = Coming(address_or_stop(url, terminal.texts), name)
    wanted = table or coming.address.table
    if not wanted:
        stop(terminal.texts.say("join.error.which_table", url=coming.address.url), 2)
    with_clear_errors(lambda: fetch_record(coming, wanted, output, terminal), coming.address, terminal)


join.__doc__ = HELP.say("join.cli.join")
record.__doc__ = HELP.say("join.cli.record")
tables.__doc__ = HELP.say("join.cli.tables")


def opened_terminal(language: str, plain: bool) -> Terminal:
    try:
        return Terminal(Texts(language_of(language, HELP) if language else preferred_language()), plain)
    except BadWish as error:
        stop(str(error), 2)


def address_or_stop(url: str, texts: Texts) -> Address:
    try:
        return address_of(url)
    except BadAddress:
        stop(texts.say("join.error.address", value=url), 2)


def with_clear_errors(work: Any, address: Address, terminal: Terminal) -> None:
    """Do it; whatever the server or the network has against it is told in the person's language."""
    from saloon.client.account import Refusal, Unreachable
    from saloon.terminal.sitting import Unheeded
    from saloon.terminal.tidings import ShownOut

    texts = terminal.texts
    try:
        work()
    except (Left, KeyboardInterrupt):
        terminal.show([""])
        terminal.say_whole("join.say.left", url=address.url)
    except ShownOut:
        stop(texts.say("join.error.shown_out"), 1)
    except Unheeded as why:
        stop(str(why), 1)
    except Unreachable as error:
        stop(texts.say("join.error.unreachable", url=address.url, why=error), 1)
    except Refusal as refusal:
        key = f"wire.error.{refusal.code}"
        stop(texts.say(key if texts.has(key) else "wire.error.internal"), 1)
    except OSError as error:
        stop(texts.say("join.error.system", why=error.strerror or error), 1)


# Who it is


def account_for(coming: Coming, terminal: Terminal) -> Account:
    """Whoever came from here before, by the token that was kept; else somebody new."""
    from saloon.client.account import Account, Refusal
    from saloon.terminal import accounts

    url = coming.address.url
    kept = accounts.account_of(url, clean_name(coming.name))
    token = coming.address.device or (kept.token if kept is not None else "")
    if token:
        account = Account(url, token)
        try:
            me = asyncio.run(account.me())
        except Refusal as refusal:
            if refusal.code != "unauthorized" or coming.address.device:
                raise
            accounts.forget(url, token)
            terminal.say("join.say.unknown_here")
        else:
            account.user, account.name = me.user, me.name
            accounts.keep(url, me.name, token)
            return account
    account = asyncio.run(Account.new(url, wanted_name(coming, terminal)))
    accounts.keep(url, account.name, account.token)
    return account


def wanted_name(coming: Coming, terminal: Terminal) -> str:
    texts = terminal.texts
    you = texts.say("terminal.you")
    name = coming.name
    if not name and terminal.has_person:
        name = terminal.read(f"{texts.say('terminal.prompt.name')} [{you}]: ")
    return clean_name(name) or you


def list_tables(coming: Coming, terminal: Terminal) -> None:
    from saloon.terminal.choosing import known_tables, print_tables

    account = account_for(coming, terminal)
    print_tables(account, asyncio.run(known_tables(account)), terminal)


def fetch_record(coming: Coming, table: str, output: Path | None, terminal: Terminal) -> None:
    """The last game that was finished at a table, as a file; a running one is not told."""
    from saloon.client.account import Refusal
    from saloon.terminal.evening import fetched, record_path
    from saloon.terminal.saves import write_whole

    account = account_for(coming, terminal)
    if coming.address.invite:
        asyncio.run(account.join(invite=coming.address.invite))
    facts = asyncio.run(account.table(table))
    try:
        content = asyncio.run(fetched(account, facts))
    except Refusal as refusal:
        if refusal.code == "not_over":
            stop(terminal.texts.say("join.error.no_record", url=coming.address.url), 1)
        raise
    finished = facts.round - 1 if facts.phase == "playing" else facts.round
    path = output or record_path(facts, finished)
    write_whole(path, content)
    terminal.say_whole("terminal.say.saved_record", path=path)
    terminal.say_whole("terminal.say.replay_with", path=path)


# Where to


def come_in(coming: Coming, terminal: Terminal) -> None:
    """To the table that the link or the code is for, or to one that the person chooses."""
    from saloon.terminal.choosing import Chosen, choose
    from saloon.terminal.evening import Evening
    from saloon.terminal.visit import Visit

    account = account_for(coming, terminal)
    with Visit(account, terminal) as visit:
        chosen = Chosen(coming.address.table, code=coming.code)
        watch = coming.watch
        if coming.address.invite:
            joined = visit.run(account.join(invite=coming.address.invite))
            chosen, watch = Chosen(joined.table), watch or joined.watching
        elif coming.address.deal:
            made = visit.run(account.play_deal(coming.address.deal))
            chosen = Chosen(made.table, made.invite)
        elif chosen.table and not chosen.code and is_private(visit, chosen.table):
            chosen = Chosen(visit.knock(table=chosen.table))
        elif not chosen.table and not chosen.code:
            chosen = only_seat(visit) if coming.address.device else Chosen()
        if chosen == Chosen():
            chosen = choose(visit)
        if chosen.code:
            chosen = Chosen(visit.knock(chosen.code))
        Evening(visit, chosen.table, chosen.invite, watch, not coming.never_ask).run()


def is_private(visit: Visit, table: str) -> bool:
    """Whether one has to knock there. Raises Unheeded if that would be in vain too."""
    from saloon.client.account import Refusal
    from saloon.terminal.sitting import Unheeded

    try:
        visit.run(visit.account.table(table))
    except Unheeded as why:
        refusal = why.__cause__
        if isinstance(refusal, Refusal) and refusal.code == "forbidden":
            return True
        raise
    return False


def only_seat(visit: Visit) -> Any:
    """The table of a seat link: where the person sits, if that is one place."""
    from saloon.terminal.choosing import Chosen

    seats = visit.run(visit.account.me()).tables
    return Chosen(seats[0]) if len(seats) == 1 else Chosen()
