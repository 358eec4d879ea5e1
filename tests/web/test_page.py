"""The page as it is built and served: small, from nobody else, and the same on every machine."""

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "saloon" / "server" / "page"
BUDGET = 500_000
"""Bytes, compressed, of everything that the page is made of."""

needs_page = pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built: make web")


def files() -> list[Path]:
    return [path for path in PAGE.rglob("*") if path.is_file()]


@needs_page
def test_the_whole_page_fits_the_budget() -> None:
    assert sum(len(gzip.compress(path.read_bytes())) for path in files()) <= BUDGET


@needs_page
def test_the_page_asks_nobody_else_for_anything() -> None:
    """Names of XML spaces and of error pages are never fetched."""
    allowed = re.compile(r"https?://(www\.w3\.org/|svelte\.dev/e/)")
    for path in files():
        if path.suffix in (".js", ".css", ".html", ".svg"):
            addresses = re.findall(r"https?://[^\s\"'`)<]+", path.read_text("utf-8"))
            assert not [address for address in addresses if not allowed.match(address)], path.name


@needs_page
def test_the_page_runs_under_a_policy_that_allows_nothing_inline() -> None:
    html = (PAGE / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)


def test_the_lock_of_the_page_names_no_registry_and_pins_everything() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    libraries = {name: entry for name, entry in lock["packages"].items() if name}
    assert libraries
    assert not [name for name, entry in libraries.items() if "resolved" in entry]
    assert not [name for name, entry in libraries.items() if "integrity" not in entry]


def test_drawings_have_no_inline_styles_because_the_policy_would_drop_them() -> None:
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            assert not re.search(r"\sstyle=\\?[\"'`{]", path.read_text("utf-8")), path.name
