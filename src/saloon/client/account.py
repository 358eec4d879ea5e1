"""A person at a server: everything that goes over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, quote, urlencode, urlsplit

from msgspec import Struct

from saloon.kernel.ids import PlayerId
from saloon.wire import club, lobby
from saloon.wire.advice import Hint, ReviewSoFar, Suspicion
from saloon.wire.book import Book, Encyclopedia, WordList
from saloon.wire.codec import BadMessage, decode_shown, encode
from saloon.wire.honours import Honours
from saloon.wire.routes import BY_NAME, SOCKET

T = TypeVar("T")
ELSEWHERE: Final = "elsewhere"
NODE: Final = "node"
"""By which a balancer knows the node that is wanted."""
TIMEOUT = 30.0


class Refusal(Exception):
    """The server did not do it; `code` says why."""

    def __init__(self, code: str, detail: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.params = params or {}


class Unreachable(Exception):
    """No server answers at this address."""


class Account:
    """A token at a server. Each method is one request; the `ask` beneath them is blocking, they are not."""

    def __init__(self, url: str, token: str = "", user: str = "", name: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.user = user
        self.name = name
        self.timeout = TIMEOUT

    @classmethod
    async def new(cls, url: str, name: str) -> Account:
        """Come in under a name."""
        nobody = cls(url)
        made = await nobody.call("new_user", lobby.UserMade, lobby.Naming(name))
        return cls(url, made.token, made.user, made.name)

    @property
    def socket_url(self) -> str:
        parts = urlsplit(self.url)
        return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{SOCKET}"

    def socket_at(self, node: str) -> str:
        """The socket's address at a node of the server; without a name, at any."""
        return f"{self.socket_url}?{urlencode({NODE: node})}" if node else self.socket_url

    async def games(self) -> list[lobby.GameLine]:
        return (await self.call("games", lobby.GameList)).games

    async def book(self, game: str, language: str) -> Book:
        return await self.call("book", Book, game=game, language=language)

    async def encyclopedia(self, game: str, language: str) -> Encyclopedia:
        return await self.call("encyclopedia", Encyclopedia, game=game, language=language)

    async def texts(self, language: str) -> WordList:
        return await self.call("texts", WordList, language=language)

    async def tables(self) -> list[lobby.TableFacts]:
        return (await self.call("tables", lobby.TableList)).tables

    async def me(self) -> lobby.UserLine:
        return await self.call("me", lobby.UserLine)

    async def waiting(self) -> list[str]:
        """Tables where this person is asked something."""
        return (await self.call("waiting", lobby.Waiting)).tables

    async def rename(self, name: str) -> lobby.UserLine:
        return await self.call("rename", lobby.UserLine, lobby.Naming(name))

    async def new_device(self) -> lobby.DeviceMade:
        return await self.call("new_device", lobby.DeviceMade, lobby.Nothing())

    async def use_device(self) -> lobby.UserLine:
        """For a browser: keep this token in place of the one that it has."""
        return await self.call("use_device", lobby.UserLine, lobby.Nothing())

    async def forget_this_device(self) -> None:
        await self.call("forget_this_device", lobby.Done, lobby.Nothing())

    async def forget_other_devices(self) -> None:
        await self.call("forget_other_devices", lobby.Done, lobby.Nothing())

    async def new_table(self, wishes: lobby.NewTable, language: str = "") -> lobby.TableMade:
        """What is wrong with a position is told in this language."""
        return await self.call("new_table", lobby.TableMade, wishes, language=language)

    async def join(self, invite: str = "", code: str = "", table: str = "") -> lobby.Joined:
        return await self.call("join", lobby.Joined, lobby.Joining(invite, code, table))

    async def table(self, table: str) -> lobby.TableFacts:
        return await self.call("table", lobby.TableFacts, table=table)

    async def position(self, table: str, seq: int, opened: bool = False) -> str:
        """A moment of a game as text."""
        wish = lobby.PositionWish(seq, opened)
        return (await self.call("position", lobby.PositionText, wish, table)).text

    async def table_book(self, table: str, language: str) -> Book:
        return await self.call("table_book", Book, table=table, language=language)

    async def notes(self, table: str) -> list[lobby.Note]:
        return (await self.call("notes", lobby.NoteList, table=table)).notes

    async def note(self, table: str, seat: PlayerId, text: str) -> list[lobby.Note]:
        return (await self.call("note", lobby.NoteList, lobby.NewNote(seat, text), table)).notes

    async def sit(self, table: str, seat: PlayerId | None = None) -> lobby.TableFacts:
        return await self.call("sit", lobby.TableFacts, lobby.SitDown(seat), table)

    async def stand(self, table: str) -> lobby.TableFacts:
        return await self.call("stand", lobby.TableFacts, lobby.Nothing(), table)

    async def start(self, table: str) -> lobby.TableFacts:
        return await self.call("start", lobby.TableFacts, lobby.Nothing(), table)

    async def kick(self, table: str, seat: PlayerId) -> lobby.TableFacts:
        return await self.call("kick", lobby.TableFacts, lobby.SeatChosen(seat), table)

    async def remove(self, table: str, user: str) -> lobby.TableFacts:
        return await self.call("remove", lobby.TableFacts, lobby.PersonChosen(user), table)

    async def mute(self, table: str, user: str, muted: bool = True) -> lobby.TableFacts:
        return await self.call("mute", lobby.TableFacts, lobby.Muting(user, muted), table)

    async def hand_over(self, table: str, seat: PlayerId) -> lobby.TableFacts:
        return await self.call("host", lobby.TableFacts, lobby.SeatChosen(seat), table)

    async def agree(self, table: str, **wanted: bool) -> lobby.TableFacts:
        """Settle agreements by name; the others are as before."""
        return await self.call("agree", lobby.TableFacts, lobby.Agreement(**wanted), table)

    async def hint(self, table: str, language: str = "") -> Hint:
        return await self.call("hint", Hint, table=table, language=language)

    async def suspicion(self, table: str, language: str = "") -> Suspicion:
        return await self.call("suspicion", Suspicion, table=table, language=language)

    async def review(self, table: str, language: str = "") -> ReviewSoFar:
        return await self.call("review", ReviewSoFar, table=table, language=language)

    async def honours(self, table: str, language: str = "") -> Honours:
        return await self.call("honours", Honours, table=table, language=language)

    async def my_history(self, language: str = "", after: int = 0) -> club.HistoryPage:
        """My finished games, after so many of the newest ones."""
        return await self.call("my_history", club.HistoryPage, language=language, seq=after)

    async def show_history(self, shown: bool = True) -> None:
        await self.call("show_history", lobby.Done, club.Showing(shown))

    async def forget_history(self) -> None:
        await self.call("forget_history", lobby.Done, lobby.Nothing())

    async def histories(self, table: str, language: str = "") -> list[club.PersonHistory]:
        """Of those at the table who show theirs."""
        return (await self.call("histories", club.Histories, table=table, language=language)).people

    async def ratings(self, language: str = "") -> club.RatingList:
        return await self.call("ratings", club.RatingList, language=language)

    async def share_deal(self, table: str, seq: int | None = None) -> str:
        """What lets others play the same deal."""
        return (await self.call("share_deal", club.DealLink, club.DealWish(seq), table)).deal

    async def play_deal(self, deal: str) -> lobby.TableMade:
        return await self.call("play_deal", lobby.TableMade, club.DealChosen(deal))

    async def comparison(self, table: str, language: str = "", seq: int | None = None) -> club.Comparison:
        return await self.call("comparison", club.Comparison, table=table, language=language, seq=seq)

    async def place_bot(self, table: str, seat: PlayerId, bot: str) -> lobby.TableFacts:
        return await self.call("bot", lobby.TableFacts, lobby.BotChosen(seat, bot), table)

    async def rematch(self, table: str) -> lobby.TableFacts:
        return await self.call("rematch", lobby.TableFacts, lobby.Nothing(), table)

    async def close(self, table: str) -> lobby.TableFacts:
        """End a campaign before its last game."""
        return await self.call("close", lobby.TableFacts, lobby.Nothing(), table)

    async def approve(self, table: str, knock: str, welcome: bool = True) -> lobby.TableFacts:
        return await self.call("approve", lobby.TableFacts, lobby.KnockAnswer(knock, welcome), table)

    async def invite(self, table: str, watch: bool = False) -> lobby.TableMade:
        return await self.call("invite", lobby.TableMade, lobby.Inviting(watch), table)

    async def renew(self, table: str) -> lobby.TableMade:
        return await self.call("renew", lobby.TableMade, lobby.Nothing(), table)

    async def record(self, table: str) -> bytes:
        """As `saloon replay` reads it."""
        return await asyncio.to_thread(self.ask, "record", None, table)

    async def series(self, table: str) -> bytes:
        """All games of a campaign, or of an evening, in one file."""
        return await asyncio.to_thread(self.ask, "series", None, table)

    async def history(self, table: str, screen: bool = False) -> bytes:
        return await asyncio.to_thread(self.ask, "history", None, table, screen=screen)

    async def call(
        self,
        route: str,
        answer: type[T],
        body: Struct | None = None,
        table: str = "",
        game: str = "",
        language: str = "",
        seq: int | None = None,
    ) -> T:
        """Any route by its name."""
        told = await asyncio.to_thread(self.ask, route, body, table, game, language, seq)
        return decode_shown(told, answer)

    def ask(
        self,
        route: str,
        body: Struct | None = None,
        table: str = "",
        game: str = "",
        language: str = "",
        seq: int | None = None,
        screen: bool = False,
    ) -> bytes:
        """The same, blocking and undecoded. Raises Refusal or Unreachable.

        Where another node of the server has to be asked, it is; refused there too, it is up to the caller.
        """
        asked = {
            "language": language,
            "seq": "" if seq is None else str(seq),
            "screen": "1" if screen else "",
        }
        try:
            return self._ask_once(route, body, table, game, asked)
        except Refusal as refusal:
            if not node_of(refusal):
                raise
            return self._ask_once(route, body, table, game, {**asked, NODE: node_of(refusal)})

    def _ask_once(
        self, route: str, body: Struct | None, table: str, game: str, asked: dict[str, str]
    ) -> bytes:
        known = BY_NAME[route]
        headers = {"accept-encoding": "gzip"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        sent = None
        if body is not None:
            headers["content-type"] = "application/json"
            sent = encode(body)
        path = known.path.format(table=quote(table, safe=""), game=quote(game, safe=""))
        if query := urlencode({name: value for name, value in asked.items() if value}):
            path = f"{path}?{query}"
        status, received = self._exchange(known.method, path, sent, headers)
        if status in AWAY and not received.startswith(b"{"):
            raise Unreachable(f"{self.url}: HTTP status {status}")
        if status >= 400:
            raise refusal_of(status, received)
        return received

    def _exchange(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        line = connection_to(urlsplit(self.url), self.timeout)
        try:
            line.request(method, path, body, headers)
            response = line.getresponse()
            received = response.read()
            if response.headers.get("content-encoding") == "gzip":
                received = gzip.decompress(received)
            return response.status, received
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(f"{self.url}: {str(error) or type(error).__name__}") from error
        finally:
            line.close()


AWAY: Final = (502, 503, 504)
"""What a balancer says when no server answers it."""


def node_of(refusal: Refusal) -> str:
    """The node that can do what this one refused; empty: none is known."""
    node = refusal.params.get(NODE, "") if refusal.code == ELSEWHERE else ""
    return node if isinstance(node, str) else ""


def connection_to(parts: SplitResult, timeout: float) -> http.client.HTTPConnection:
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Unreachable("the address of a server begins with http:// or https://")
    if parts.scheme == "https":
        return http.client.HTTPSConnection(parts.hostname, parts.port, timeout=timeout)
    return http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout)


def refusal_of(status: int, body: bytes) -> Refusal:
    """What a problem says; something else than a problem comes from no server of ours."""
    try:
        problem = decode_shown(body, lobby.Problem)
    except (BadMessage, json.JSONDecodeError):
        return Refusal("internal", f"HTTP status {status}")
    return Refusal(problem.code, problem.detail, dict(problem.params))
