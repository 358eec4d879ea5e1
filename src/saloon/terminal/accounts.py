"""Who the person is at which server: the tokens of this device. Whoever has a token has its seats."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from saloon.terminal.saves import home, write_whole

ACCOUNTS = "accounts.json"


class Kept(NamedTuple):
    """Somebody at a server."""

    name: str
    token: str


def file() -> Path:
    return home() / ACCOUNTS


def kept_at(url: str) -> list[Kept]:
    """Everybody who came to this server from here, whoever was there last first."""
    people = _all().get(url, [])
    return [Kept(str(one.get("name", "")), str(one.get("token", ""))) for one in people]


def account_of(url: str, name: str) -> Kept | None:
    """The one of this name, or, without a name, whoever was there last."""
    return next((one for one in kept_at(url) if not name or one.name == name), None)


def keep(url: str, name: str, token: str) -> None:
    """Remember somebody; the file is for its owner's eyes only."""
    others = [one for one in kept_at(url) if one.name != name and one.token != token]
    _write({**_all(), url: [one._asdict() for one in [Kept(name, token), *others]]})


def forget(url: str, token: str) -> None:
    """The server does not know this token any more."""
    _write({**_all(), url: [one._asdict() for one in kept_at(url) if one.token != token]})


def _all() -> dict[str, list[dict[str, object]]]:
    """What is kept; a file that cannot be read is as good as none: one comes in anew."""
    try:
        tree = json.loads(file().read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    if not isinstance(tree, dict):
        return {}
    return {
        str(url): [one for one in people if isinstance(one, dict)]
        for url, people in tree.items()
        if isinstance(people, list)
    }


def _write(tree: dict[str, list[dict[str, str]]] | dict[str, list[dict[str, object]]]) -> None:
    write_whole(file(), (json.dumps(tree, ensure_ascii=False, indent=1) + "\n").encode())
