"""What clicks, keys and fingers do at the table, and what it says while one plays."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from saloon.text.texts import Texts
from tests.browser.arranged import ANNA, DOUBT, HOST, HOST_TOKEN, TOKEN, Arranged, arrange, find, position
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest, person
from tests.browser.moments import moment, table
from tests.browser.serving import Serving

SEEN = ("cuffs", "vera", "guards", "graves", "timed", "roulette", "seven", "ability")
PLAYED = {"armed": ("armed", "picked"), "plain-card": ("space", "enter"), "host-shoots": ("small", "large")}
"""Moments that do not last: a table for each test."""
SIZES = {"small": (360, 640), "large": (1280, 800)}
BOXES = """() => [...document.querySelectorAll('.arena .seat')].map(seat => {
    const box = seat.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


@pytest.fixture(scope="module")
def tables() -> dict[str, Arranged]:
    found = {name: moment(name) for name in SEEN}
    for name, tests in PLAYED.items():
        found |= {test: moment(name)._replace(kind=test) for test in tests}
    for test in PLAYED["host-shoots"]:
        found[test] = found[test]._replace(seat=1)
    return found


@pytest.fixture(scope="module")
def house(tables: dict[str, Arranged], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("playing")
    arrange(folder, [*tables.values(), *find("bang", (DOUBT,)).values()])
    with Serving(folder) as serving:
        yield serving


@pytest.fixture
def phone(guest: NewGuest) -> Guest:
    """Anna's, the smallest there is."""
    return guest(size=SIZES["small"], keep=person(ANNA.user, ANNA.name)).has(TOKEN)


def at(anna: Guest, where: str) -> Guest:
    anna.open(where)
    anna.page.locator(".prompt .text").wait_for()
    return anna


def keys_of(one: Arranged) -> list[str]:
    """What can be answered there."""
    game = position(one)
    return [game.key(option) for option in game.decision.options]


def card_of(key: str) -> str:
    """`play:bang#17>p3` -> `17`"""
    return re.split("[#>:=]", key)[2]


def red(anna: Guest) -> Locator:
    return anna.page.locator(".prompt .buttons button.main")


def test_are_you_sure_has_the_safe_answer_as_its_default(anna: Guest) -> None:
    at(anna, f"#/table/bang-{DOUBT}")
    anna.page.locator(".prompt .buttons button").filter(has_text="·").click()
    anna.page.locator(".options li:has(em) button").first.click()
    safe = anna.page.locator("dialog footer button.main")
    expect(safe).to_have_text(anna.word("doubt.no"))
    expect(safe).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("dialog")).to_have_count(0)
    assert anna.answers == []


@pytest.mark.parametrize("name", ["guards", "vera", "seven"])
def test_what_gives_something_up_is_never_the_main_button(anna: Guest, name: str) -> None:
    """A cowboy with bullets in hand, somebody's ability to be had, cards to be played."""
    at(anna, table(name))
    expect(anna.page.locator(".prompt .buttons button").first).to_be_visible()
    expect(red(anna)).to_have_count(0)
    anna.page.keyboard.press("Space")
    assert anna.answers == []


def test_a_list_opens_by_itself_for_characters_and_not_for_an_ability(anna: Guest) -> None:
    anna.open(table("vera"))
    expect(anna.page.locator("dialog[open] .options")).to_be_visible()
    anna.open(table("ability"))
    anna.page.reload()
    expect(anna.page.locator(".prompt .buttons button", has_text="Jourdonnais")).to_be_visible()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


def test_a_suit_that_can_be_named_is_no_card(anna: Guest) -> None:
    at(anna, table("cuffs"))
    expect(anna.page.locator(".prompt .buttons button").first).to_be_visible()
    assert anna.page.locator(".seat .one").count() > 0
    assert anna.page.locator(".one.lit").count() == 0


def test_in_russian_roulette_the_one_who_is_asked_is_underlined(anna: Guest) -> None:
    at(anna, table("roulette"))
    expect(anna.page.locator(".pending .now")).to_have_text(anna.word("seat.you"))
    expect(anna.page.locator(".pending .done.me")).to_have_count(0)
    expect(anna.page.locator(".pending button")).to_have_text("Russian Roulette")


def test_a_click_on_equipment_of_a_lit_seat_is_a_click_on_the_seat(
    anna: Guest, tables: dict[str, Arranged]
) -> None:
    key = shot_at_somebody_armed(tables["armed"])
    at(anna, "#/table/bang-armed")
    anna.page.locator(f".hand [data-card='{card_of(key)}']").click()
    seat = anna.page.locator(f"[data-zone=seat-{key[-1]}]")
    expect(seat).to_have_class(re.compile("lit"))
    seat.locator(".play button").first.click()
    expect(anna.page.locator(".hand .picked")).to_have_count(0)
    assert [answer.key for answer in anna.answers] == [key]


def shot_at_somebody_armed(one: Arranged) -> str:
    game = position(one)
    return next(
        str(game.key(option))
        for option in game.decision.options
        if game.key(option).startswith("play:bang#") and game.figures[option.target].in_play
    )


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_key_on_a_picked_card_plays_it(anna: Guest, tables: dict[str, Arranged], key: str) -> None:
    name = key.lower()
    at(anna, f"#/table/bang-{name}")
    card = anna.page.locator(".hand .card").first
    if key == "Space":
        anna.page.keyboard.press("Digit1")
    else:
        card.click()
    expect(card).to_have_class(re.compile("picked"))
    anna.page.keyboard.press(key)
    expect(anna.page.locator(".hand .picked")).to_have_count(0)
    hand = position(tables[name]).players[tables[name].seat].hand
    assert [card_of(answer.key) for answer in anna.answers] == [str(hand[0])]


def test_a_picked_card_tells_what_it_does_before_a_target_is_chosen(
    anna: Guest, tables: dict[str, Arranged]
) -> None:
    at(anna, "#/table/bang-picked")
    text = anna.page.locator(".prompt .text")
    anna.page.locator(f".hand [data-card='{card_of(shot_at_somebody_armed(tables['picked']))}']").click()
    expect(anna.page.locator(".seat.lit").first).to_be_visible()
    expect(text).to_contain_text("highlighted")
    expect(text.locator(".hint")).not_to_be_empty()


@pytest.mark.parametrize("size", SIZES)
def test_the_table_does_not_move_when_one_is_shot_at(
    guest: NewGuest, anna: Guest, tables: dict[str, Arranged], size: str
) -> None:
    where = f"#/table/bang-{size}"
    anna.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    at(anna, where)
    host = guest(keep=person(HOST.user, HOST.name)).has(HOST_TOKEN)
    at(host, where)
    before = anna.page.evaluate(BOXES)
    shot = next(key for key in keys_of(tables[size]) if key.startswith("play:bang#") and key.endswith(">p1"))
    host.page.locator(f".hand [data-card='{card_of(shot)}']").click()
    host.page.locator("[data-zone=seat-1] > .whole").click()
    anna.page.locator(".prompt.urgent").wait_for()
    assert anna.page.evaluate(BOXES) == before


def test_a_tombstone_tells_the_role_in_words(anna: Guest) -> None:
    at(anna, table("graves"))
    texts = Texts("en")
    roles = {texts.say(f"bang.role.{role}.name") for role in ("sheriff", "deputy", "outlaw", "renegade")}
    graves = anna.page.locator(".seat.dead .out").all_inner_texts()
    assert graves
    assert all(any(role in grave for role in roles) for grave in graves)


def test_a_clock_says_whose_it_is_and_what_happens_at_its_end(anna: Guest) -> None:
    at(anna, table("timed"))
    clock = anna.page.locator(".prompt .clock")
    expect(clock).to_contain_text("your time")
    expect(clock).to_have_attribute("title", anna.word("prompt.clock_own_text"))


@pytest.mark.parametrize("game", ["seven", "guards"])
def test_a_finger_reaches_help(phone: Guest, game: str) -> None:
    at(phone, table(game))
    phone.page.get_by_role("button", name=phone.word("help.title"), exact=True).tap()
    expect(phone.page.locator("dialog")).to_contain_text(phone.word("help.signs"))


def test_what_a_finger_has_touched_does_not_stay_raised(phone: Guest) -> None:
    """A rule for a pointer that hovers is kept from fingers, on every element of the table."""
    at(phone, table("seven"))
    rules = phone.page.evaluate(HOVERING)
    assert [rule for rule in rules if re.search(r"\.(card|live|place|distance|main)|^button", rule)] == []


HOVERING = """() => {
    const found = [];
    const walk = rules => {
        for (const rule of rules) {
            if (rule.media && rule.media.mediaText.includes('hover: hover')) continue;
            if (rule.selectorText?.includes(':hover')) found.push(rule.selectorText);
            if (rule.cssRules) walk(rule.cssRules);
        }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return found;
}"""
