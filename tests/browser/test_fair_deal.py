"""A deal in a house as people run it: the browser takes part in it, and checks it when the game is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Route, expect

from saloon.kernel.ids import PlayerId
from saloon.wire.fairness import Lot, Proof, commitment_of, seed_of
from tests.browser.arranged import ANNA, OVER, TOKEN, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import person
from tests.browser.places import PLACES
from tests.browser.serving import Serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """No house for tests; with a game that is over."""
    folder = tmp_path_factory.mktemp("fair")
    arrange(folder, [find("duel", (OVER,))[OVER]])
    with Serving(folder, test_mode=False) as serving:
        yield serving


def test_a_browser_promises_its_part_in_the_deal_and_tells_it_when_it_is_asked(guest: NewGuest) -> None:
    anna = guest().enters("Anna")
    said: list[dict[str, Any]] = []
    anna.page.on("websocket", lambda one: one.on("framesent", lambda text: said.append(json.loads(text))))
    made = anna.new_table(game="duel", players=2, pace=10)
    anna.open(f"#/table/{made['table']}")
    fingerprint = anna.call("GET", f"/tables/{made['table']}")["seed_hash"]
    expect(anna.page.locator(".promised")).to_contain_text(fingerprint)
    anna.page.wait_for_function("() => JSON.parse(localStorage.getItem('saloon.lots') ?? '[]').length === 1")
    anna.press("lobby.start")
    anna.page.locator(".prompt").first.wait_for()
    expect(anna.page.locator("header .test")).to_have_count(0)
    promised = [one["commitment"] for one in said if one["t"] == "commit"]
    told = [one["value"] for one in said if one["t"] == "tell_lot"]
    assert len(told) == 1
    assert promised[-1:] == [commitment_of(told[0])]


@PLACES
def test_a_deal_that_fits_what_was_promised_is_good_and_another_is_not(
    guest: NewGuest, size: tuple[int, int], language: str, shots: Path
) -> None:
    table = "duel-over"
    kept = {**person(ANNA.user, ANNA.name), "lots": [promise(table)]}
    anna = guest(size=size, language=language, keep=kept).has(TOKEN)
    record = {"proof": to_builtins(PROOF), "setup": {"Setup": [seed_of(PROOF.secret, PROOF.lots)]}}
    anna.page.route("**/record", lambda route: answered(route, record))
    anna.open(f"#/table/{table}")
    anna.page.locator(".over button").first.click()
    anna.press("fair.check")
    check = anna.page.get_by_role("dialog", name=anna.word("fair.title"))
    for line in ("good", "secret.good", "shown.good", "mine.good", "seed.good"):
        expect(check.get_by_text(anna.word(f"fair.{line}"))).to_be_visible()
    assert anna.sideways() <= 0
    anna.page.screenshot(path=shots / f"fair-{language}.jpg")
    check.get_by_role("button", name=anna.word("button.close")).click()
    record["setup"] = {"Setup": ["a deal of my own"]}
    anna.press("fair.check")
    for line in ("bad", "seed.bad"):
        expect(check.get_by_text(anna.word(f"fair.{line}"))).to_be_visible()


LOTS = [Lot(PlayerId(0), "Anna", commitment_of("a"), "a"), Lot(PlayerId(1), "Boris", commitment_of("b"))]
PROOF = Proof("secret", commitment_of("secret"), LOTS)


def promise(table: str) -> dict[str, Any]:
    """What her browser kept from before the deal."""
    return {"table": table, "game": 1, "hash": PROOF.commitment, "lot": "a"}


def answered(route: Route, record: dict[str, Any]) -> None:
    route.fulfill(json=record)
