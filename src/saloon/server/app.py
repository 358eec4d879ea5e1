"""The web application: routes, the socket, and the way from a request to its answer."""

from __future__ import annotations

import asyncio
import functools
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as WebRoute
from starlette.websockets import WebSocket

from saloon.server.api import NOBODY_YET, Api, Call, Played
from saloon.server.club import Club
from saloon.server.connection import Connection
from saloon.server.gate import Gate
from saloon.server.house import House
from saloon.server.limits import is_private
from saloon.server.pages import packed, page_routes
from saloon.server.problems import problem_response
from saloon.server.refused import Refused
from saloon.server.store import StoreFailed
from saloon.wire import limits
from saloon.wire.codec import BadMessage, decode_body, encode
from saloon.wire.codes import ErrorCode
from saloon.wire.lobby import Health
from saloon.wire.routes import ROUTES, SOCKET, cookie_name
from saloon.wire.routing import API, Route

JSON: Final = "application/json"
PLAIN: Final = "text/plain; version=0.0.4; charset=utf-8"
COOKIE_AGE: Final = 60 * 60 * 24 * 400
PACKING: Final = 5
"""How hard gzip tries."""
AS_GZIP: Final = 31
"""How zlib is told that the parts are to be a gzip file."""
SOCKETS_ELSEWHERE: Final = 20
"""From one address that is not at home."""

HOUSE_ROUTES: Final = ("healthz", "metrics")
"""How the server is doing can be asked also when it does nothing else."""

HEALTH: Final = {"ok": 200, "draining": 404, "failing": 503}
"""404 is how balancers such as HAProxy are told that a server takes nobody new, and stays."""

LOG = logging.getLogger("saloon.server.app")

packed_words = functools.lru_cache(maxsize=64)(packed)
"""Books and lists of words: there are few, and each is packed once."""

Endpoint = Callable[[Request], Awaitable[Response]]


def new_app(house: House) -> Starlette:
    """The application of this house, which somebody else opens and closes."""
    api = Api(house)
    club = Club(api)
    doorkeeper = Doorkeeper(house)

    routes: list[BaseRoute] = []
    for route in ROUTES:
        serving = club if hasattr(club, route.name) else api
        routes.append(WebRoute(route.path, endpoint(house, serving, route), methods=[route.method]))
    routes.append(WebSocketRoute(SOCKET, doorkeeper.admit))
    routes += page_routes()
    return Starlette(
        routes=routes,
        middleware=[Middleware(Gate, settings=house.settings)],
        exception_handlers={HTTPException: no_such_page},
    )


def endpoint(house: House, api: Api | Club, route: Route) -> Endpoint:
    """How one route is served."""
    serve: Callable[[Call], Awaitable[Any]] = getattr(api, route.name)

    async def answer(request: Request) -> Response:
        address = request.client.host if request.client is not None else ""
        if house.away and route.name not in HOUSE_ROUTES:
            raise Refused("restarting", retry_after=1.0)
        limited = route.path.startswith(API) and not house.settings.test_mode
        if limited and (wait := house.requests_from.wait(address)):
            raise Refused("slow_down", retry_after=wait)
        token = "" if route.open else token_of(request)
        person = NOBODY_YET if route.open else await house.people.by_token(token)
        if limited and (wait := house.requests.wait(person.user or address)):
            raise Refused("slow_down", retry_after=wait)
        body = None if route.body is None else decode_body(await body_of(request), route.body)
        answered = await serve(Call(request, address, token, person, body))
        if isinstance(answered, Played):
            return played_response(answered, request)
        if route.open and route.speaks:
            return packed_words(answered).answer(request, JSON, **{"cache-control": "no-cache"})
        made = response(route, answered)
        keep_token(made, route.name, answered.token if route.name == "new_user" else token, request)
        return made

    async def guarded(request: Request) -> Response:
        try:
            return await answer(request)
        except Refused as refused:
            return problem_response(refused)
        except BadMessage as error:
            return problem_response(Refused(error.code, error.detail))
        except StoreFailed as error:
            LOG.error("%s: the store failed: %s", route.name, error)
            house.metrics.store_failures.inc()
            return problem_response(Refused("store_failed", retry_after=1.0))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            LOG.exception("%s broke", route.name)
            house.metrics.faults.inc()
            return problem_response(Refused("internal", "a fault of the server"))

    return guarded


def token_of(request: Request) -> str:
    """The bearer token, or the cookie of a browser."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind and kind.lower() != "bearer":
        raise Refused("unauthorized", "authorization is: Bearer and a token")
    return token.strip() or request.cookies.get(cookie_name(request.headers["host"]), "")


def keep_token(made: Response, route: str, token: str, request: Request) -> None:
    """Have the browser keep a token, where no page can read it; or forget the one that it has."""
    name, secure = cookie_name(request.headers["host"]), request.url.scheme == "https"
    if route in ("new_user", "use_device"):
        made.set_cookie(name, token, COOKIE_AGE, httponly=True, samesite="strict", secure=secure)
    if route == "forget_this_device":
        made.delete_cookie(name, httponly=True, samesite="strict", secure=secure)


async def body_of(request: Request) -> bytes:
    """The body, unless it is too big."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limits.FRAME_BYTES:
            raise Refused("too_big", f"at most {limits.FRAME_BYTES} bytes")
    return body


def response(route: Route, answer: Any) -> Response:
    if route.answer is None:
        return Response(answer, route.status, media_type=PLAIN)
    status = HEALTH[answer.status] if isinstance(answer, Health) else route.status
    made = Response(answer if isinstance(answer, bytes) else encode(answer), status, media_type=JSON)
    made.headers["cache-control"] = "no-store"
    return made


def played_response(played: Played, request: Request) -> Response:
    """Packed once nothing in it is hidden: before, the length would tell who chose a word in it too much."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if played.secret or "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(played.body, media_type=JSON, headers=headers)
    headers["content-encoding"] = "gzip"
    return StreamingResponse(packed_parts(played.body), media_type=JSON, headers=headers)


async def packed_parts(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    packing = zlib.compressobj(PACKING, wbits=AS_GZIP)
    async for part in parts:
        yield packing.compress(part)
    yield packing.flush()


async def no_such_page(_: Request, error: Exception) -> Response:
    code: ErrorCode = "unknown_route"
    if isinstance(error, HTTPException) and error.status_code == 405:
        code = "wrong_method"
    return problem_response(Refused(code))


class Doorkeeper:
    """Lets sockets in, not too many from one address."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._from: dict[str, int] = {}

    async def admit(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client is not None else ""
        most = limits.SOCKETS_PER_ADDRESS if is_private(address) else SOCKETS_ELSEWHERE
        refused: Refused | None = None
        if self._house.away:
            refused = Refused("restarting", retry_after=1.0)
        elif self._from.get(address, 0) >= most and not self._house.settings.test_mode:
            refused = Refused("too_many", retry_after=5.0)
        if refused is not None:
            await socket.send_denial_response(problem_response(refused))
            return
        self._from[address] = self._from.get(address, 0) + 1
        try:
            await Connection(self._house, socket).live()
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a socket broke")
            self._house.metrics.faults.inc()
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]
