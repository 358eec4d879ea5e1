"""The pages of the house: the table in the browser once it is built, until then how to come in."""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from saloon.server.problems import problem_response
from saloon.server.refused import Refused
from saloon.text.texts import LANGUAGES, Texts

PAGE = Path(__file__).parent / "page"
"""Built by scripts/page.py from web/."""
WORTH_PACKING: Final = 1000
"""Bytes."""
PACKING: Final = 9


class Packed(NamedTuple):
    """What is the same for everybody, as it is and packed: in what is secret, the length would tell of it."""

    plain: bytes
    small: bytes
    """Empty: it gets no smaller."""
    tag: str

    def answer(self, request: Request, media_type: str, **headers: str) -> Response:
        """As the asker can read it; nothing if he has it already."""
        headers |= {"etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.small, media_type=media_type, headers=headers)
        return Response(self.plain, media_type=media_type, headers=headers)


def packed(plain: bytes) -> Packed:
    tag = f'"{hashlib.blake2b(plain, digest_size=12).hexdigest()}"'
    small = gzip.compress(plain, PACKING, mtime=0) if len(plain) >= WORTH_PACKING else b""
    return Packed(plain, small if len(small) < len(plain) else b"", tag)


def has_page() -> bool:
    return (PAGE / "index.html").is_file()


def page_routes() -> list[BaseRoute]:
    if has_page():
        return [
            Route("/tv", the_screen, methods=["GET"]),
            Route("/{path:path}", a_file_of_the_page, methods=["GET"]),
        ]
    return [Route("/", how_to_come_in)]


@functools.cache
def files_of_the_page() -> dict[str, Path]:
    """By the path under which it is asked for."""
    found = {file.relative_to(PAGE).as_posix(): file for file in PAGE.rglob("*") if file.is_file()}
    return {**found, "": PAGE / "index.html"}


@functools.cache
def packed_file(file: Path) -> Packed:
    """Read and packed when it is asked for the first time; a page that is built anew wants a new start."""
    return packed(file.read_bytes())


async def a_file_of_the_page(request: Request) -> Response:
    file = files_of_the_page().get(request.path_params["path"])
    if file is None:
        return problem_response(Refused("unknown_route"))
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return packed_file(file).answer(request, kind)


async def the_screen(_request: Request) -> Response:
    """What is typed into a television: the page knows the place by what stands behind the #."""
    return RedirectResponse("/#/tv/", 302)


async def how_to_come_in(request: Request) -> Response:
    """Both languages: nobody has chosen one yet."""
    paragraphs = [
        f'<p lang="{language}">{Texts(language).say("server.page.text")} {request.url.scheme}://'
        f"{request.url.netloc}</p>"
        for language in LANGUAGES
    ]
    title = " · ".join(Texts(language).say("server.page.title") for language in LANGUAGES)
    head = f'<!doctype html><html><head><meta charset="utf-8"><title>{title}</title></head>'
    return HTMLResponse(f"{head}<body>{''.join(paragraphs)}</body></html>")
