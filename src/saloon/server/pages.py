"""The pages of the house: the table in the browser once it is built, until then how to come in."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from saloon.text.texts import LANGUAGES, Texts

PACKED: Final = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
"""For what is the same for everybody: in what is secret, the length would tell of the content."""
PAGE = Path(__file__).parent / "page"
"""Built by scripts/page.py from web/."""


def has_page() -> bool:
    return (PAGE / "index.html").is_file()


def page_routes() -> list[BaseRoute]:
    if has_page():
        return [Mount("/", StaticFiles(directory=PAGE, html=True), middleware=[PACKED])]
    return [Route("/", how_to_come_in)]


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
