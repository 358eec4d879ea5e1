"""The deal is a scene: who one is and what one wants, once, also for whoever comes late."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.arranged import ANNA, CALM, TOKEN, arrange, find
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, person
from tests.browser.places import PLACES
from tests.browser.serving import Serving

SCENE = "dialog.deal[open]"
KINDS = {"bang": "play_phase", "calibre45": "arming", "duel": "play_phase"}
TOLD = {
    "bang": ["deal.role", "deal.character"],
    "calibre45": ["deal.team", "deal.cowboy"],
    "duel": ["duel.your_side", "duel.first_line", "duel.first_line"],
}
STAYS = """
const wait = window.setTimeout;
window.setTimeout = (then, time, ...more) => time < 4000 ? wait(then, time, ...more) : 0;
"""
"""However slow the machine is, the scene does not end by itself while a test looks at it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """With tables at which the game has begun long ago."""
    folder = tmp_path_factory.mktemp("deal")
    asked = [find(game, (kind,))[kind] for game, kind in KINDS.items()]
    arrange(folder, [*asked, find("bang", (CALM,))[CALM]])
    with Serving(folder) as serving:
        yield serving


def arrives(guest: NewGuest, game: str, script: str = "", **how: object) -> Guest:
    """Anna comes to a table at which she has a seat."""
    anna = guest(keep=person(ANNA.user, ANNA.name), watches_the_deal=True, **how)
    anna.page.add_init_script(script)
    return anna.has(TOKEN).open(f"#/table/{game}-{KINDS[game]}".replace("_", "-"))


@pytest.mark.parametrize("game", KINDS)
@PLACES
def test_whoever_comes_late_sees_what_he_was_dealt_once(
    guest: NewGuest, shots: Path, game: str, size: tuple[int, int], language: str
) -> None:
    anna = arrives(guest, game, STAYS, size=size, language=language)
    scene = anna.page.locator(SCENE)
    expect(scene.locator(".label")).to_have_text([anna.word(key) for key in TOLD[game]])
    anna.page.screenshot(path=shots / f"deal-{game}-{size[0]}-{language}.jpg")
    assert anna.sideways() <= 0
    assert not faults(anna.page)
    anna.press("deal.skip")
    expect(scene).to_have_count(0)
    anna.page.reload()
    anna.page.wait_for_selector(".prompt .text")
    with pytest.raises(Late):
        anna.page.wait_for_selector(SCENE, timeout=1500)


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_any_key_ends_it_and_does_nothing_else(guest: NewGuest, game: str, how: str) -> None:
    anna = arrives(guest, game)
    anna.page.wait_for_selector(SCENE)
    if how == "click":
        anna.page.mouse.click(5, 5)
    else:
        anna.page.keyboard.press("1")
    anna.page.wait_for_selector(SCENE, state="detached")
    expect(anna.page.locator(".picked")).to_have_count(0)
    assert not anna.answers


def test_it_ends_by_itself_after_some_four_seconds(guest: NewGuest) -> None:
    anna = arrives(guest, "bang", motion=True)
    anna.page.wait_for_selector(SCENE)
    assert anna.page.evaluate("document.getAnimations().length > 0")
    begun = time.monotonic()
    anna.page.wait_for_selector(SCENE, state="detached")
    assert time.monotonic() - begun > 2


def test_whoever_wants_no_motion_sees_it_without(guest: NewGuest) -> None:
    anna = arrives(guest, "bang")
    anna.page.wait_for_selector(SCENE)
    assert anna.page.locator(".turning").evaluate_all(
        "all => all.every(one => one.getAnimations().length === 0)"
    )


def test_whoever_only_watches_is_dealt_nothing(guest: NewGuest) -> None:
    host = guest().enters("Clara")
    made = host.new_table(players=4, private=False, pace=10)
    host.call("POST", f"/tables/{made['table']}/start")
    stranger = guest(watches_the_deal=True).enters("Dan").open(f"#/table/{made['table']}")
    stranger.page.wait_for_selector(".prompt .text")
    with pytest.raises(Late):
        stranger.page.wait_for_selector(SCENE, timeout=1500)


def test_the_bots_wait_for_it(guest: NewGuest) -> None:
    """A game of somebody with bots only: as long as he looks at what he was dealt nobody plays."""
    one = guest(watches_the_deal=True)
    said: list[str] = []
    one.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    one.open()
    one.press("start.play")
    one.page.wait_for_selector(SCENE)
    one.page.wait_for_selector(SCENE, state="detached")
    speeds = [line for line in said if '"pace"' in line]
    assert '"wait"' in speeds[0]
    assert '"wait"' not in speeds[-1]
