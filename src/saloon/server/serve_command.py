"""`saloon serve`: open a house and say how to come in."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import os
import re
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Never

import typer

from saloon.text.texts import LANGUAGES, Texts, preferred_language

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.settings import Settings

HELP = Texts(preferred_language())
PORT = 8383
HOST_NAME = re.compile(r"[\w.-]+|\[[0-9a-fA-F:.]+\]")
"""Without a port, as `Host` has it."""
NODE = re.compile(r"[a-z0-9-]{1,20}")
ORIGIN = re.compile(r"https?://[\w.-]+(:\d+)?")
"""As browsers send it: scheme, name, perhaps a port; nothing behind that."""


def option(key: str, *flags: str) -> Any:
    """An option of the command line, explained in the language of the environment."""
    return typer.Option(*flags, help=HELP.say(f"server.cli.{key}"))


def stop(message: str, code: int) -> Never:
    """Say why the house does not open."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def serve(
    lan: Annotated[bool, option("lan", "--lan")] = False,
    port: Annotated[int, option("port", "--port", "-p")] = PORT,
    data: Annotated[Path | None, option("data", "--data")] = None,
    database: Annotated[str, option("database", "--database", "--db")] = "",
    no_browser: Annotated[bool, option("no_browser", "--no-browser")] = False,
    host_name: Annotated[list[str] | None, option("host_name", "--host-name")] = None,
    origin: Annotated[list[str] | None, option("origin", "--origin")] = None,
    trust_proxy: Annotated[list[str] | None, option("trust_proxy", "--trust-proxy")] = None,
    node: Annotated[str, option("node", "--node")] = "",
    drain: Annotated[float, option("drain", "--drain")] = 0.0,
    workers: Annotated[int | None, option("workers", "--workers")] = None,
    open_for: Annotated[float, option("open_for", "--open-for")] = 30.0,
    test_mode: Annotated[bool, option("test_mode", "--test-mode")] = False,
    language: Annotated[str, option("language", "--language", "-l")] = "",
    plain: Annotated[bool, option("plain", "--plain")] = False,
) -> None:
    """Open a house."""
    from saloon.server.addresses import network_addresses
    from saloon.server.running import bound
    from saloon.server.stores import SCHEMES, NoDriver, UnknownDatabase, new_store

    texts = Texts(language_of(language))
    check_names(texts, host_name or [], origin or [], trust_proxy or [], workers)
    check_node(texts, node, drain, database)
    folder = data or data_folder()
    settings = settings_of(lan, host_name or [], origin or [], workers, trust_proxy or [], test_mode)
    settings = settings._replace(open_for=max(0.0, open_for), drain=drain)
    try:
        store = new_store(folder, database, node)
    except UnknownDatabase:
        stop(texts.say("server.error.database", schemes=", ".join(SCHEMES)), 2)
    except NoDriver as error:
        stop(texts.say("server.error.no_driver", what=error), 1)
    try:
        place = bound("0.0.0.0" if lan else "127.0.0.1", port)
    except (OSError, OverflowError) as error:
        why = texts.say(f"server.port.{port_trouble(error)}")
        stop(texts.say("server.error.port", port=port, why=why), 1)
    real_port = place.getsockname()[1]
    urls = [f"http://localhost:{real_port}"]
    if lan:
        urls += [f"http://{address}:{real_port}" for address in network_addresses()]
    kept = database.partition("@")[2] or database or str(folder)
    sign = Sign(texts, urls, kept, plain, not no_browser)
    if not database:
        warn(texts, folder)
    run(store, settings, place, sign)


serve.__doc__ = HELP.say("server.cli.serve")


def warn(texts: Texts, folder: Path) -> None:
    """Say what of the surroundings should be different. The house opens all the same."""
    from saloon.server.folder import warnings_about

    for key in warnings_about(folder, os.geteuid() if hasattr(os, "geteuid") else -1):
        typer.echo(texts.say(f"server.warning.{key}", place=folder), err=True)


class Sign:
    """What is written over the door."""

    def __init__(self, texts: Texts, urls: list[str], kept: str, plain: bool, browser: bool) -> None:
        self.texts = texts
        self.urls = urls
        self.kept = kept
        self.plain = plain
        self.browser = browser

    def hang_out(self) -> None:
        """The server takes calls now."""
        from saloon.server.pages import has_page

        if self.plain:
            typer.echo(f"ready {self.urls[0]}")
            return
        say = self.texts.say
        here, there = self.urls[0], self.urls[1:]
        typer.echo(say("server.say.open"))
        typer.echo(say("server.say.here", url=here))
        for url in there:
            typer.echo(say("server.say.there", url=url))
        if not there:
            typer.echo(say("server.say.lan_hint"))
        typer.echo(say("server.say.join", url=(there or [here])[0]))
        if there:
            typer.echo(say("server.say.scan"))
            typer.echo(qr_code(there[0]))
        typer.echo(say("server.say.kept", place=self.kept))
        typer.echo(say("server.say.stop"))
        if self.browser and has_page():
            webbrowser.open(here)

    def take_down(self) -> None:
        if not self.plain:
            typer.echo(self.texts.say("server.say.closed"))


def run(store: Any, settings: Settings, place: Any, sign: Sign) -> None:
    """Until somebody closes the house."""
    from saloon.server.house import House
    from saloon.server.running import new_server
    from saloon.server.running import serve as serve_at
    from saloon.server.sparing import Sparing
    from saloon.server.store import StoreFailed

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())

    async def open_house() -> None:
        house: House = House(store, settings)
        await serve_at(house, new_server(house, sign.hang_out), place)

    try:
        asyncio.run(open_house())
    except StoreFailed as error:
        known = f"server.store.{error.reason}"
        why = sign.texts.fill(known, error.values) if error.reason else str(error)
        stop(sign.texts.say("server.error.store", why=why), 1)
    sign.take_down()


def port_trouble(error: OSError | OverflowError) -> str:
    """Why a port cannot be had, as the key of a text."""
    if isinstance(error, OverflowError):
        return "range"
    return {errno.EADDRINUSE: "in_use", errno.EACCES: "denied"}.get(error.errno or 0, "other")


def check_names(
    texts: Texts, host_names: list[str], origins: list[str], proxies: list[str], workers: int | None
) -> None:
    """A name that no browser can send would never be heard of: better to be told at once."""
    for name in host_names:
        if not HOST_NAME.fullmatch(name):
            stop(texts.say("server.error.host_name", name=name), 2)
    for page in origins:
        if not ORIGIN.fullmatch(page):
            stop(texts.say("server.error.origin", page=page), 2)
    for address in proxies:
        try:
            ipaddress.ip_address(address)
        except ValueError:
            stop(texts.say("server.error.proxy", address=address), 2)
    if workers is not None and workers < 1:
        stop(texts.say("server.error.workers", number=workers), 2)


def check_node(texts: Texts, node: str, drain: float, database: str) -> None:
    """Nodes share a database; a name is told to others, and stands in addresses."""
    if node and not NODE.fullmatch(node):
        stop(texts.say("server.error.node", name=node), 2)
    if node and not database:
        stop(texts.say("server.error.node_database"), 2)
    if drain and (not node or drain < 0):
        stop(texts.say("server.error.drain"), 2)


def language_of(wish: str) -> str:
    if not wish:
        return preferred_language()
    if wish not in LANGUAGES:
        stop(HELP.say("server.error.language", language=wish, choices=", ".join(LANGUAGES)), 2)
    return wish


def settings_of(
    lan: bool,
    host_names: list[str],
    origins: list[str],
    workers: int | None,
    proxies: list[str],
    test_mode: bool,
) -> Settings:
    """Under which names the server may be called, and what else is decided at the start."""
    from saloon.server.addresses import machine_names, network_addresses
    from saloon.server.settings import Settings

    hosts = set(Settings().hosts) | {name.lower() for name in host_names}
    if lan:
        hosts |= {*network_addresses(), *machine_names()}
    return Settings(frozenset(hosts), frozenset(origins), workers, frozenset(proxies), test_mode)


def data_folder() -> Path:
    """SALOON_HOME, or the user's data folder."""
    chosen = os.environ.get("SALOON_HOME")
    if chosen:
        return Path(chosen) / "house"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "saloon" / "house"


def qr_code(url: str) -> str:
    """In block characters, two rows a line."""
    import io

    import segno

    out = io.StringIO()
    segno.make(url, error="m").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")
