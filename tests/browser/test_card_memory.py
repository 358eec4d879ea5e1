"""Where a table reminds its players: an eye at whoever holds cards that were seen, which ones in his sheet.

The screenshots are written to .build/screens (or SALOON_SHOTS) to be looked at.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from saloon.games.registry import game_type
from saloon.kernel.conformance import Witness
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.server.words import book_with
from saloon.text.texts import Texts
from saloon.wire.book import Book
from saloon.wire.codec import decode_shown
from saloon.wire.lobby import wished
from tests.browser.arranged import ANNA, SEEDS, TOKEN, Arranged, Variant, arrange
from tests.browser.axe import faults
from tests.browser.conftest import NewGuest
from tests.browser.guests import DESKTOP, Guest, person
from tests.browser.places import SMALL_PHONE, SMALL_PLACES
from tests.browser.serving import Serving
from tests.browser.test_sizes import SETTLED, WRONG

BOTH_LANGUAGES: Final = pytest.mark.parametrize("language", ["en", "ru"])
SHOPPERS: Final = frozenset(
    {"kit_carlson", "claus_the_saint", "john_pain", "pedro_ramirez", "jesse_jones", "suzy_lafayette"}
)
"""Who knows cards of others and of the deck."""
TABLES: Final = {
    "bang-few": ("bang", Variant(5, {}, SHOPPERS), 2, True),
    "bang-crowd": ("bang", Variant(7, {}), 3, False),
    "calibre45-few": ("calibre45", Variant(5, {}), 1, False),
    "calibre45-crowd": ("calibre45", Variant(9, {}), 2, False),
    "duel-few": ("duel", Variant(2, {}), 1, False),
}
"""Game, way of playing, of how many hands Anna knows something, whether she knows the top of the deck."""


class Seen(NamedTuple):
    """A table, and what Anna knows there."""

    arranged: Arranged
    known: KnownCards

    def names(self, cards: list[int], language: str) -> list[str]:
        """What the page calls these cards."""
        told = decode_shown(book_with(self.arranged.game, language, None), Book)
        by_number = {card.number: card.name for card in told.cards}
        return [by_number[card] for card in cards if card >= 0]


def found(name: str) -> Seen:
    """The first moment at which whoever is asked knows so much; he is Anna."""
    game_key, variant, hands, deck = TABLES[name]
    kind = game_type(game_key)
    wishes = replace(variant.wishes(game_key), card_memory=True)
    for number in range(SEEDS):
        seed = f"seen {number}"
        setup = kind.setup({"seed": seed, **wished(wishes)})
        log: list[Event] = []
        game = kind.deal(setup, log)
        chance = random.Random(seed)
        witnesses = [Witness(PlayerId(player)) for player in range(variant.players)]
        answers: list[tuple[int, str]] = []
        while (decision := game.decision) is not None and len(answers) < 250:
            for witness in witnesses:
                witness.look(kind, game, log)
            knowledge = witnesses[decision.player].knowledge
            known = kind.recalled(knowledge, kind.view(game, decision.player))
            if (
                known is not None
                and sum(bool(cards) for cards in known.hands) >= hands
                and (not deck or known.decks[0])
            ):
                kept = name.removeprefix(f"{game_key}-")
                return Seen(Arranged(game_key, kept, decision.player, wishes, seed, setup, answers), known)
            option = chance.randrange(len(decision.options))
            answers.append((decision.player, game.key(decision.options[option])))
            game.answer(option)
    raise AssertionError(f"nobody ever knows so much: {name}")


@pytest.fixture(scope="module")
def seen() -> dict[str, Seen]:
    return {name: found(name) for name in TABLES}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, seen: dict[str, Seen]) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("seen")
    arrange(
        folder, [one.arranged for one in seen.values()] + [without(one.arranged) for one in seen.values()]
    )
    with Serving(folder) as serving:
        yield serving


def without(one: Arranged) -> Arranged:
    """The same moment at a table that reminds nobody."""
    return one._replace(kind=f"{one.kind}-off", wishes=replace(one.wishes, card_memory=False))


def at_table(guest: NewGuest, name: str, size: tuple[int, int], language: str) -> Guest:
    anna = guest(size=size, language=language, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
    anna.open(f"#/table/{name}")
    anna.page.wait_for_selector(f"[data-table='{name}'] .prompt .text")
    anna.page.evaluate(SETTLED)
    return anna


def seat_of(page: Page, name: str, player: int) -> Locator:
    """Of somebody else; at a table of the Duel there is one, whose characters stand for themselves."""
    return page.locator(
        f".arena section.squad[data-player='{player}']"
        if name.startswith("duel")
        else f".arena [data-zone=seat-{player}]"
    )


@SMALL_PLACES
@pytest.mark.parametrize("name", TABLES)
def test_an_eye_stands_at_whoever_holds_cards_that_were_seen_and_his_sheet_shows_them(
    guest: NewGuest, seen: dict[str, Seen], shots: Path, name: str, size: tuple[int, int], language: str
) -> None:
    table = seen[name]
    anna = at_table(guest, name, size, language)
    page = anna.page
    place = f"seen-{name}-{size[0]}-{language}"
    page.screenshot(path=shots / f"{place}.jpg")
    assert page.evaluate(WRONG) == []
    for player, cards in enumerate(table.known.hands):
        seat = seat_of(page, name, player)
        expect(seat.locator(".eye")).to_have_count(1 if cards else 0)
        if cards:
            words = Texts(language).say("web.seen.cards", cards="").strip()
            spoken = seat.locator(".whole").get_attribute("aria-label") or ""
            assert words in spoken
            for card in table.names(list(cards), language):
                assert card in spoken.partition(words)[2]
    owner = next(player for player, cards in enumerate(table.known.hands) if cards)
    page.keyboard.press("Escape")
    seat = seat_of(page, name, owner)
    seat.locator(".whole").evaluate("seat => seat.focus()")
    if "lit" not in str(seat.get_attribute("class")).split():
        seat.locator(".whole").evaluate("seat => seat.click()")
        shown = page.locator("dialog[open] .seen li button")
        expect(shown).to_have_count(len(table.known.hands[owner]))
        labels = [button.get_attribute("aria-label") for button in shown.all()]
        assert sorted(map(str, labels)) == sorted(table.names(list(table.known.hands[owner]), language))
        shown.first.scroll_into_view_if_needed()
        page.screenshot(path=shots / f"{place}-sheet.jpg")
        assert not faults(page)


@SMALL_PLACES
def test_the_top_of_the_deck_is_told_and_shown_where_it_is_known(
    guest: NewGuest, seen: dict[str, Seen], shots: Path, size: tuple[int, int], language: str
) -> None:
    table = seen["bang-few"]
    anna = at_table(guest, "bang-few", size, language)
    deck = anna.page.locator("[data-zone=deck]")
    names = table.names(list(table.known.decks[0]), language)
    spoken = deck.get_attribute("aria-label") or ""
    assert all(name in spoken for name in names)
    deck.click()
    expect(anna.page.locator("dialog[open] .seen li")).to_have_count(len(table.known.decks[0]))
    expect(anna.page.locator("dialog[open] .seen li button").first).to_have_attribute("aria-label", names[0])
    anna.page.screenshot(path=shots / f"seen-deck-{size[0]}-{language}.jpg")


def test_pointing_at_the_hand_tells_what_was_seen(guest: NewGuest, seen: dict[str, Seen]) -> None:
    table = seen["bang-few"]
    anna = at_table(guest, "bang-few", DESKTOP, "en")
    owner = next(player for player, cards in enumerate(table.known.hands) if cards)
    box = anna.page.locator(f"[data-zone=seat-{owner}] .eye").bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    tooltip = anna.page.locator(".tooltip:popover-open")
    for name in table.names(list(table.known.hands[owner]), "en"):
        expect(tooltip).to_contain_text(name)


@BOTH_LANGUAGES
@pytest.mark.parametrize("game", ["bang", "calibre45"])
def test_the_host_chooses_it_and_everybody_at_the_table_sees_it(
    guest: NewGuest, shots: Path, game: str, language: str
) -> None:
    """When the table is made, in the lobby, and in the running game."""
    host = guest(language=language).enters("Anna")
    made = host.new_table(game=game, private=False)
    host.open(f"#/table/{made['table']}")
    other = guest(size=SMALL_PHONE, language=language).enters("Boris")
    other.call("POST", f"/tables/{made['table']}/sit", {})
    other.open(f"#/table/{made['table']}")
    on = Texts(language).say("common.agreement.card_memory.on")
    agreed = host.page.get_by_role("checkbox", name=Texts(language).say("common.agreement.card_memory.wish"))
    expect(agreed).not_to_be_checked()
    other.page.locator(".lobby").wait_for()
    expect(other.page.get_by_text(on)).to_have_count(0)
    agreed.check()
    expect(other.page.get_by_text(on)).to_be_visible()
    other.page.get_by_text(on).scroll_into_view_if_needed()
    other.page.screenshot(path=shots / f"seen-lobby-{game}-{language}.jpg")
    expect(other.page.get_by_role("checkbox")).to_have_count(0)
    host.press("lobby.start")
    other.page.locator(".prompt .text").wait_for()
    other.press("bar.seats")
    expect(other.page.locator("dialog[open]")).to_contain_text(on)


@BOTH_LANGUAGES
@pytest.mark.parametrize("start", ["start.invite", "start.own"])
def test_it_is_off_unless_it_is_chosen_for_a_new_table(guest: NewGuest, start: str, language: str) -> None:
    anna = guest(size=SMALL_PHONE, language=language).enters("Anna")
    anna.open()
    anna.press(start)
    own = start == "start.own"
    box = anna.page.get_by_role(
        "checkbox", name=Texts(anna.language).say(f"common.agreement.card_memory.{'own' if own else 'wish'}")
    )
    expect(box).not_to_be_checked()
    box.check()
    with anna.page.expect_request(
        lambda request: request.method == "POST" and "/api/v1/tables" in request.url
    ) as asked:
        anna.press("own.make" if own else "new.make")
    assert (asked.value.post_data_json or {}).get("card_memory") is True
    assert anna.sideways() <= 0


@pytest.mark.parametrize("name", ["bang-few", "calibre45-few", "duel-few"])
def test_at_the_same_moment_of_a_table_without_it_no_eye_is_to_be_seen(guest: NewGuest, name: str) -> None:
    anna = at_table(guest, f"{name}-off", DESKTOP, "en")
    expect(anna.page.locator(".eye")).to_have_count(0)
    assert Texts("en").say("web.seen.cards", cards="").strip() not in anna.page.content()
