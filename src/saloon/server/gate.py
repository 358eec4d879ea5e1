"""Who may speak to the server at all: its own pages, under its own names.

A server on a home network is a target of pages elsewhere that make a browser call it, under its own name
(cross-site requests) or under one that they invent (DNS rebinding). Starlette's own middleware for hosts and
for CORS answers in plain text and knows no rule about cookies without an origin: both and this would be more.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.problems import problem_response
from saloon.server.refused import Refused
from saloon.server.settings import Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class Gate:
    """Turns away requests under wrong names and from wrong pages; adds the headers that protect our own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._turn = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        async with self._turn:
            # However many come at once, one begins and then whoever plays has his turn.
            await asyncio.sleep(0)
        added = {**HEADERS, **self._for_friends(scope)}

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(added)
            await send(message)

        refused = self._refusal(scope)
        if refused is not None:
            await problem_response(refused)(scope, receive, guarded)
        elif scope.get("method") == "OPTIONS" and "access-control-allow-origin" in added:
            await Response(status_code=204)(scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _for_friends(self, scope: Scope) -> dict[str, str]:
        """What a browser wants to hear before it lets a page elsewhere, which we named, talk to us."""
        origin = Headers(scope=scope).get("origin", "")
        if origin not in self._settings.origins:
            return {}
        return {
            "access-control-allow-origin": origin,
            "access-control-allow-headers": "authorization, content-type",
            "access-control-allow-methods": "GET, POST, PATCH",
            "vary": "origin",
        }

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if host_name(host) not in self._settings.hosts:
            return Refused("wrong_origin", "this server is not known under that name")
        origin = headers.get("origin")
        if origin is None:
            by_cookie = "cookie" in headers and "authorization" not in headers
            if scope["type"] == "http" and scope["method"] not in SAFE_METHODS and by_cookie:
                return Refused("wrong_origin", "a page must say where it is from")
            return None
        secure = scope["scheme"] in ("https", "wss")
        own = f"{'https' if secure else 'http'}://{host}"
        if origin.lower() != own.lower() and origin not in self._settings.origins:
            return Refused("wrong_origin", "pages from elsewhere may not speak to this server")
        return None


def host_name(host: str) -> str:
    """Without the port; an IPv6 address keeps its brackets."""
    if host.startswith("["):
        return host.partition("]")[0].lower() + "]"
    return host.partition(":")[0].lower()
