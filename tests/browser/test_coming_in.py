"""The way to a table: by an invite, by a link for watching, by the address alone; names; one's own table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from saloon.text.registry import ENCYCLOPEDIAS
from saloon.text.texts import Texts
from tests.browser.arranged import OVER, arrange, find
from tests.browser.conftest import NewGuest
from tests.browser.guests import PHONE, Guest
from tests.browser.places import PLACES, SMALL_PLACES
from tests.browser.screens import DIALOG
from tests.browser.serving import Serving

GAMES = pytest.mark.parametrize("game", ["bang", "calibre45"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("coming")
    arrange(folder, [one for game in ("bang", "calibre45") for one in find(game, (OVER,)).values()])
    with Serving(folder) as serving:
        yield serving


def place_of(guest: Guest) -> str:
    size = guest.page.viewport_size
    assert size is not None
    return f"{size['width']}-{guest.language}"


def chosen_game(guest: Guest, game: str) -> None:
    guest.page.get_by_role("button", name=Texts(guest.language).say(f"{game}.name"), exact=True).click()


def unfolded(guest: Guest, key: str) -> Locator:
    guest.page.locator(f"{DIALOG} summary", has_text=guest.word(key)).click()
    return guest.page.locator(DIALOG)


# Setting a table up


@PLACES
def test_the_game_can_be_switched_in_the_dialog_and_the_table_is_made(
    guest: NewGuest, size: tuple[int, int], language: str
) -> None:
    """Teams and a deck of one's own are Calibre's; expansions and events are not."""
    host = guest(size=size, language=language).open()
    host.press("start.invite")
    dialog = unfolded(host, "new.rules")
    expect(dialog.get_by_text(host.word("new.sets"), exact=True)).to_be_visible()
    dialog.get_by_text(Texts(language).say("calibre45.name"), exact=True).click()
    expect(dialog.get_by_text(host.word("new.sets"), exact=True)).to_have_count(0)
    dialog = unfolded(host, "new.rules")
    teams = dialog.get_by_label(re.compile("^" + Texts(language).say("calibre45.rule.teams.name")))
    expect(dialog.locator("input[type=file][accept*=json]")).to_be_visible()
    teams.select_option("2+2")
    host.press("new.make")
    expect(host.page.locator(".lobby h1")).to_have_text(Texts(language).say("calibre45.name"))
    facts = host.page.evaluate("location.hash").rpartition("/")[2]
    assert host.call("GET", f"/tables/{facts}")["rules"] == {"teams": "2+2"}


def test_a_refused_table_is_said_above_the_dialog(guest: NewGuest) -> None:
    """What lies beneath an open dialog nobody sees."""
    host = guest().open()
    host.press("start.invite")
    host.page.route("**/api/v1/tables?*", lambda route: route.fulfill(status=400, json={"code": "bad_setup"}))
    host.press("new.make")
    toast = host.page.locator(".toasts button", has_text=Texts("en").say("wire.error.bad_setup"))
    toast.click()
    expect(toast).to_have_count(0)
    expect(host.page.locator(DIALOG)).to_be_visible()


def test_a_refusal_that_nobody_expected_is_said_too(guest: NewGuest) -> None:
    one = guest().open()
    one.page.wait_for_selector(".play button")
    one.page.evaluate("() => { void Promise.reject(new Error('table_full')); }")
    expect(one.page.locator(".toasts")).to_contain_text(Texts("en").say("wire.error.table_full"))


@GAMES
@PLACES
def test_ones_own_table_is_dealt_at_once_and_remembered(
    guest: NewGuest, shots: Path, game: str, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).open()
    chosen_game(anna, game)
    anna.press("start.own")
    anna.page.screenshot(path=shots / f"own-table-{game}-{place_of(anna)}.jpg")
    anna.page.locator(DIALOG).get_by_text("5", exact=True).click()
    anna.page.locator(DIALOG).get_by_label(anna.word("new.pace")).select_option("0.4")
    anna.press("own.make")
    anna.page.wait_for_selector(".prompt .text")
    expect(anna.page.locator(".seat .facts, .seat strong").first).to_be_visible()
    regular = anna.text("common.bot.regular.name")
    bots = anna.page.get_by_title(re.compile(f"^{re.escape(regular)}:"))
    expect(bots).to_have_count(4)
    anna.go("#/")
    chosen_game(anna, game)
    anna.press("start.own")
    expect(anna.page.locator(f"{DIALOG} input[name=players]:checked")).to_have_count(1)
    label = anna.page.locator(f"{DIALOG} label:has(input[name=players]:checked)")
    expect(label).to_have_text("5")
    expect(anna.page.locator(DIALOG).get_by_label(anna.word("new.pace"))).to_have_value("0.4")


@PLACES
def test_changed_rules_are_marked_undone_and_kept_under_a_name(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).open()
    chosen_game(anna, "bang")
    anna.press("start.invite")
    dialog = unfolded(anna, "new.rules")
    said = Texts(language).say
    option = dialog.get_by_label(re.compile("^" + re.escape(said("bang.rule.panic_range.name"))))
    usual = said("web.rules.by_preset", value=said("bang.rule.panic_range.value.one"))
    expect(option.locator("option:checked")).to_have_text(usual)
    option.select_option("any")
    expect(dialog.locator(".option.changed")).to_have_count(1)
    dialog.get_by_label(anna.word("rules.name"), exact=True).fill("Friday")
    anna.press("rules.keep")
    expect(dialog.locator(".rules .field select").first.locator("option:checked")).to_have_text("Friday")
    anna.page.screenshot(path=shots / f"rules-{place_of(anna)}.jpg")
    anna.press("rules.reset")
    expect(dialog.locator(".option.changed")).to_have_count(0)
    # Another day
    anna.page.reload()
    anna.press("start.invite")
    dialog = unfolded(anna, "new.rules")
    dialog.locator(".rules .field select").first.select_option(label="Friday")
    expect(dialog.locator(".option.changed select")).to_have_value("any")
    assert anna.sideways() <= 0
    anna.press("rules.delete")
    expect(dialog.locator(".rules .field select").first.locator("option", has_text="Friday")).to_have_count(0)


# Coming to a table


@PLACES
def test_a_stranger_with_the_address_alone_knocks_and_is_let_in(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    host = guest().enters("Clara").open()
    table = host.new_table(players=4)["table"]
    host.go(f"#/table/{table}")
    stranger = guest(size=size, language=language).open(f"#/table/{table}")
    expect(stranger.page.locator("h1")).to_have_text(stranger.word("door.title.forbidden"))
    stranger.page.screenshot(path=shots / f"door-{place_of(stranger)}.jpg")
    assert stranger.sideways() <= 0
    stranger.page.get_by_label(stranger.word("name.label")).fill("Boris")
    stranger.press("door.knock")
    expect(stranger.page.get_by_role("status").filter(has_text=stranger.word("join.knocked"))).to_be_visible()
    expect(host.page.locator(".lobby")).to_contain_text("Boris")
    host.press("lobby.let_in")
    expect(stranger.page.locator(".lobby")).to_contain_text("Clara")


@SMALL_PLACES
def test_a_host_who_plays_is_told_who_asks_to_join(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    host = guest(size=size, language=language).enters("Clara")
    table = host.new_table(absent_after=0)["table"]
    host.call("POST", f"/tables/{table}/start", {})
    host.open(f"#/table/{table}")
    host.page.locator("section.prompt").wait_for()
    stranger = guest().open(f"#/table/{table}")
    stranger.page.get_by_label(stranger.word("name.label")).fill("Boris")
    stranger.press("door.knock")
    announced = host.text("web.lobby.knocks_now", name="Boris", where=host.word("bar.seats"))
    expect(host.page.locator(".toasts")).to_contain_text(announced)
    host.page.screenshot(path=shots / f"knock-{place_of(host)}.jpg")
    host.press("bar.seats")
    host.press("lobby.let_in")
    expect(stranger.page.locator(".shell")).to_be_visible()


def test_a_stranger_who_is_refused_is_told_so(guest: NewGuest) -> None:
    host = guest().enters("Clara").open()
    table = host.new_table()["table"]
    host.go(f"#/table/{table}")
    stranger = guest().open(f"#/table/{table}")
    stranger.press("door.knock")
    host.press("lobby.turn_away")
    expect(stranger.page.locator(".toasts")).to_contain_text(stranger.word("error.not_let_in"))


def test_the_code_opens_the_table_from_its_door(guest: NewGuest) -> None:
    host = guest().enters("Clara")
    made = host.new_table(open_door=True)
    stranger = guest().open(f"#/table/{made['table']}")
    stranger.page.get_by_label(stranger.word("door.code")).fill(made["code"])
    stranger.press("start.join")
    stranger.page.keyboard.press("Enter")
    expect(stranger.page.locator(".lobby li.mine")).to_be_visible()


def test_a_table_that_is_not_there_and_one_from_which_one_was_removed_say_so(guest: NewGuest) -> None:
    host, boris = guest().enters("Clara"), guest().enters("Boris")
    made = host.new_table()
    boris.call("POST", "/tables/join", {"invite": made["invite"]})
    boris.call("POST", f"/tables/{made['table']}/sit", {})
    host.call("POST", f"/tables/{made['table']}/kick", {"seat": 1})
    boris.open(f"#/table/{made['table']}")
    expect(boris.page.locator("h1")).to_have_text(boris.word("door.title.removed"))
    boris.go("#/table/nowhere")
    expect(boris.page.locator("h1")).to_have_text(boris.word("door.title.unknown_table"))
    boris.page.get_by_role("main").get_by_role("button", name=boris.word("bar.home")).click()
    expect(boris.page.locator(".play button")).to_be_visible()


@GAMES
def test_a_game_of_a_private_table_without_its_link_is_before_a_door_too(guest: NewGuest, game: str) -> None:
    stranger = guest().open(f"#/replay/{game}-over/7/open")
    expect(stranger.page.locator("h1")).to_have_text(stranger.word("door.title.forbidden"))
    stranger.press("door.knock")
    expect(stranger.page.get_by_role("status").filter(has_text=stranger.word("join.knocked"))).to_be_visible()


def test_a_listed_table_needs_no_knock(guest: NewGuest) -> None:
    host = guest().enters("Clara")
    stranger = guest().open(f"#/table/{host.new_table(private=False)['table']}")
    expect(stranger.page.locator(".lobby")).to_contain_text("Clara")


@PLACES
def test_whoever_is_invited_says_his_name_and_changes_it_in_the_lobby(
    guest: NewGuest, shots: Path, size: tuple[int, int], language: str
) -> None:
    host = guest().enters("Clara")
    made = host.new_table(players=4, bots=["greenhorn"])
    friend = guest(size=size, language=language).open(f"#/join/{made['invite']}")
    name = friend.page.get_by_label(friend.word("name.label"))
    expect(name).not_to_have_value("")
    expect(name).to_be_focused()
    friend.page.screenshot(path=shots / f"name-{place_of(friend)}.jpg")
    friend.page.reload()
    name.fill("Boris")
    name.press("Enter")
    expect(friend.page.locator(".lobby li.mine b")).to_contain_text("Boris")
    assert made["invite"] not in friend.page.evaluate("location.href")
    friend.press("name.change")
    friend.page.locator(".lobby li.mine input").fill("Boris II")
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator(".lobby li.mine b")).to_contain_text("Boris II")
    expect(friend.page.locator(".lobby .bot")).to_have_text(friend.word("lobby.bot"))
    friend.page.screenshot(path=shots / f"lobby-named-{place_of(friend)}.jpg")
    assert friend.sideways() <= 0


@pytest.mark.parametrize(("hers", "his"), [("en", "ru"), ("ru", "en")])
def test_two_people_come_from_an_invite_to_the_first_robbery(guest: NewGuest, hers: str, his: str) -> None:
    """By nothing but what the page offers; bots have the other two seats."""
    anna, boris = guest(language=hers).open(), guest(size=PHONE, language=his)
    anna.press("start.invite")
    anna.page.locator(DIALOG).get_by_text(Texts(hers).say("calibre45.name"), exact=True).click()
    anna.press("new.make")
    link = anna.page.locator(".lobby input[readonly]").first.input_value()
    code = anna.page.get_by_role("img", name=anna.word("invite.qr")).locator("path")
    expect(code).to_have_attribute("d", re.compile(r"M\d+ \d+h1v1h-1z"))
    boris.open(link.partition("/#")[1][1:] + link.partition("/#")[2])
    boris.page.get_by_label(boris.word("name.label")).fill("Boris")
    boris.page.keyboard.press("Enter")
    expect(anna.page.locator(".lobby")).to_contain_text("Boris")
    anna.press("lobby.start")
    for one in (anna, boris):
        one.page.locator(".seat").first.wait_for()
        one.click_on(pause=60)
    for one in (anna, boris):
        # The first one, or a later one by now: the clicking goes on.
        robbery = re.compile(Texts(one.language).say("web.calibre.robbery", number=r"\d+"))
        expect(one.page.get_by_role("region", name=robbery)).to_be_visible()


# Watching


def test_the_link_for_watching_opens_no_seat(guest: NewGuest) -> None:
    host = guest().enters("Clara").open()
    table = host.new_table()["table"]
    host.go(f"#/table/{table}")
    host.page.get_by_text(host.word("link.watch"), exact=True).click()
    field = host.page.locator(".invite input[readonly]")
    expect(field).to_have_value(re.compile("#/watch/"))
    friend = guest().open("#" + field.input_value().partition("#")[2])
    expect(friend.page.locator(".lobby")).to_contain_text("Clara")
    friend.page.get_by_role("button", name=friend.word("lobby.sit")).first.click()
    expect(friend.page.locator(".toasts")).to_contain_text(Texts("en").say("wire.error.watch_only"))


@GAMES
def test_a_link_to_a_game_is_for_watching_only(anna: Guest, guest: NewGuest, game: str) -> None:
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.open(f"#/replay/{game}-over")
    anna.press("replay.share")
    expect(anna.page.locator(".toasts").last).to_contain_text("copied")
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))
    friend = guest().enters("Boris").open("#" + link.partition("#")[2])
    expect(friend.page.locator(".scrubber")).to_be_visible()
    made = friend.context.request.fetch(
        f"{friend.url}/api/v1/tables/{game}-over/invite",
        method="POST",
        data={},
        headers={"Authorization": f"Bearer {friend._token}"},
    )
    assert made.json()["code"] == "watch_only"


# How to play


@GAMES
@PLACES
def test_how_to_play_is_reached_from_every_screen_and_searched(
    guest: NewGuest, shots: Path, game: str, size: tuple[int, int], language: str
) -> None:
    anna = guest(size=size, language=language).enters("Anna").open()
    table = anna.new_table(game=game)["table"]
    title = Texts(language).say("web.how.of", game=Texts(language).say(f"{game}.name"))
    chosen_game(anna, game)
    anna.page.locator(".ways").get_by_role("button", name=anna.word("start.how")).click()
    expect(anna.page.locator("h1")).to_have_text(title)
    expect(anna.page.locator("section.panel[id]")).to_have_count(len(ENCYCLOPEDIAS[game].chapters))
    anna.page.screenshot(path=shots / f"how-{game}-{place_of(anna)}.jpg", full_page=True)
    assert anna.sideways() <= 0
    # From the lobby
    anna.go(f"#/table/{table}")
    anna.press("how.title")
    expect(anna.page.locator("h1")).to_have_text(title)
    anna.press("how.to_table")
    # From the table
    anna.press("lobby.start")
    anna.page.wait_for_selector(".prompt .text")
    if size == PHONE:
        anna.press("settings.title")
    anna.press("how.title")
    expect(anna.page.locator("h1")).to_have_text(title)
    # In the encyclopedia
    anna.go(f"#/cards/{game}")
    phase = {"bang": "phase_draw", "calibre45": "phase_shootout"}[game]
    anna.page.get_by_role("searchbox").fill(Texts(language).say(f"{game}.topic.{phase}.name"))
    anna.page.locator(".grid a").first.click()
    expect(anna.page.locator("article h1")).to_have_text(Texts(language).say(f"{game}.topic.{phase}.name"))
    expect(anna.page.locator("article .picture svg")).to_be_visible()
    assert anna.sideways() <= 0


# Who may sit, and who may stay


@PLACES
def test_the_host_gives_a_bots_seat_and_mutes_or_sends_away_who_watches(
    guest: NewGuest, size: tuple[int, int], language: str, shots: Path
) -> None:
    host = guest(size=size, language=language).enters("Anna")
    made = host.new_table(seed="sheriff 1", pace=10, absent_after=0)
    boris = guest().enters("Boris")
    boris.call("POST", "/tables/join", {"invite": made["invite"]})
    boris.call("POST", f"/tables/{made['table']}/sit", {"seat": 1})
    host.call("POST", f"/tables/{made['table']}/start", {})
    host.open(f"#/table/{made['table']}")
    vera = guest(size=size, language=language).enters("Vera").open(f"#/join/{made['invite']}")
    expect(vera.page.locator(".toasts").last).to_contain_text(vera.word("lobby.seat_asked"))
    host.press("bar.seats")
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=host.word("lobby.let_in"))).to_be_visible()
    assert host.sideways() <= 0
    host.page.screenshot(path=shots / f"seats-asked-{language}.jpg")
    dialog.get_by_role("button", name=host.word("lobby.mute"), exact=True).click()
    expect(dialog.get_by_role("button", name=host.word("lobby.unmute"))).to_be_visible()
    dialog.get_by_role("button", name=host.word("lobby.let_in")).click()
    expect(dialog.get_by_role("button", name=host.word("lobby.let_in"))).to_have_count(0)
    expect(vera.page.locator(".toasts").last).to_contain_text(vera.word("lobby.seat_given"))
    gleb = guest().enters("Gleb").open(f"#/join/{made['invite']}")
    expect(gleb.page.locator(".prompt").first).to_be_visible()
    dialog.get_by_role("listitem").filter(has_text="Gleb").last.get_by_role(
        "button", name=host.word("lobby.kick")
    ).click()
    expect(gleb.page.locator(".toasts").last).to_contain_text(gleb.word("error.door_closed"))
