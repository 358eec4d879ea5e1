"""`saloon history URL`: what somebody has played at a server; `saloon ratings URL`: how strong people are."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

from saloon.terminal.grammar import word_means
from saloon.terminal.join_command import (
    URL,
    Coming,
    account_for,
    address_or_stop,
    opened_terminal,
    option,
    with_clear_errors,
)
from saloon.terminal.play_command import HELP
from saloon.terminal.terminal import Terminal
from saloon.text.texts import Texts

if TYPE_CHECKING:
    from saloon.client.account import Account
    from saloon.wire.club import PastGame, Share

LAST = 20
"""Games that are told one by one."""


def history(
    url: URL,
    show: Annotated[bool | None, option("show_history", "--show/--hide")] = None,
    forget: Annotated[bool, option("forget_history", "--forget")] = False,
    name: Annotated[str, option("name", "--name", "-n")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """What somebody has played at a server."""
    terminal = opened_terminal(language, True)
    coming = Coming(address_or_stop(url, terminal.texts), name)

    def work() -> None:
        account = account_for(coming, terminal)
        if show is not None:
            asyncio.run(account.show_history(show))
            terminal.say("join.history.shown_now" if show else "join.history.hidden_now")
        elif forget:
            forget_all(account, terminal)
        else:
            tell(account, terminal)

    with_clear_errors(work, coming.address, terminal)


history.__doc__ = HELP.say("join.cli.history")


def forget_all(account: Account, terminal: Terminal) -> None:
    typed = terminal.read(terminal.texts.say("join.history.sure")).strip()
    if typed and word_means(typed, "yes"):
        asyncio.run(account.forget_history())
        terminal.say("join.history.forgotten")


def tell(account: Account, terminal: Terminal) -> None:
    texts = terminal.texts
    found = asyncio.run(account.my_history(texts.language))
    if not found.past:
        terminal.say("join.history.none")
        return
    terminal.say("join.history.shown" if found.shown else "join.history.private")
    for game in found.games:
        terminal.show(["", share_line(game, texts)])
        for head, shares in (("sides", game.sides), ("characters", game.characters)):
            if shares:
                terminal.show([f"  {texts.say(f'join.history.{head}')}"])
                terminal.show([f"    {share_line(one, texts)}" for one in shares])
    terminal.show(["", texts.say("join.history.past")])
    terminal.show([past_line(one, texts) for one in found.past[:LAST]])


def share_line(one: Share, texts: Texts) -> str:
    shares = {"percent": one.wins / one.games, "low": one.low, "high": one.high}
    said = {name: round(100 * share) for name, share in shares.items()}
    return texts.say("join.history.line", name=one.name, wins=one.wins, games=one.games, **said)


def past_line(one: PastGame, texts: Texts) -> str:
    day = time.strftime("%Y-%m-%d", time.localtime(one.at / 1000))
    result = texts.say("join.history.won" if one.won else "join.history.lost")
    return f"  {day}  {result}  {', '.join([one.name, one.side_name, *one.characters])}"


def ratings(
    url: URL,
    name: Annotated[str, option("name", "--name", "-n")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """How strong everybody is who has played rated games."""
    terminal = opened_terminal(language, True)
    coming = Coming(address_or_stop(url, terminal.texts), name)
    with_clear_errors(lambda: tell_ratings(account_for(coming, terminal), terminal), coming.address, terminal)


ratings.__doc__ = HELP.say("join.cli.ratings")


def tell_ratings(account: Account, terminal: Terminal) -> None:
    texts = terminal.texts
    found = asyncio.run(account.ratings(texts.language))
    if not found.games:
        terminal.say("join.rating.none")
    for game in found.games:
        terminal.show(["", game.name])
        for one in game.lines:
            number = (
                f"{one.rating} ±{one.reach}" if one.known else texts.say("join.rating.few", least=found.least)
            )
            mark = "" if one.user else f" ({texts.say('join.rating.bot')})"
            terminal.show([f"  {one.name}{mark}: {number}; {texts.say('join.rating.games', one.games)}"])
