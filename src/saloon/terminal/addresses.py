"""Where a person wants to go: the address of a server, and what stands behind its #."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit

PARTS = {
    "join": "invite",
    "invite": "invite",
    "watch": "invite",
    "device": "device",
    "table": "table",
    "deal": "deal",
}
"""What a link may bring along, by the word that announces it."""


class BadAddress(ValueError):
    """Not the address of a server."""


class Address(NamedTuple):
    """A server, and perhaps a way into one of its tables."""

    url: str
    """Scheme, host and port."""
    invite: str = ""
    device: str = ""
    """A token of the person, for this device: his seats come with it."""
    table: str = ""
    deal: str = ""
    """Of another table, to be played at one of his own."""


def address_of(text: str) -> Address:
    """`http://host:8383`, `host:8383`, or a link such as `http://host:8383/#/join/…` or `…/#/device/…`."""
    typed = text.strip()
    whole = typed if "://" in typed else f"http://{typed}"
    try:
        parts = urlsplit(whole)
        port = parts.port
    except ValueError as error:
        raise BadAddress(text) from error
    if parts.scheme not in ("http", "https") or not parts.hostname or " " in parts.netloc:
        raise BadAddress(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    url = f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")
    word, _, value = parts.fragment.removeprefix("/").replace("=", "/", 1).partition("/")
    if not parts.fragment.strip("/"):
        return Address(url)
    if word == "replay":
        return replay_address(url, value)
    if word not in PARTS or not value:
        raise BadAddress(text)
    return Address(url)._replace(**{PARTS[word]: unquote(value)})


def replay_address(url: str, value: str) -> Address:
    """Of a link to a moment of a game: the table, and what lets in whoever wants to watch there."""
    table, _, rest = value.partition("/")
    return Address(
        url, invite=unquote(rest.split("/")[2]) if rest.count("/") > 1 else "", table=unquote(table)
    )


def invite_link(url: str, invite: str, watch: bool = False) -> str:
    """A link that lets in whoever has it. What stands behind the # is not sent to any server."""
    return f"{url}/#/{'watch' if watch else 'join'}/{invite}"


def deal_link(url: str, deal: str) -> str:
    """A link by which others play the same deal."""
    return f"{url}/#/deal/{deal}"
