"""Every question of every game has been answered on the page, by clicking on what it shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from saloon.games.bang.words import DECISIONS as BANG
from saloon.games.calibre45.words import DECISIONS as CALIBRE
from saloon.games.duel.words import DECISIONS as DUEL
from saloon.games.registry import GAMES
from tests.browser.arranged import ANNA, TOKEN, Arranged, arrange, find
from tests.browser.guests import Guest, person
from tests.browser.serving import Serving

QUESTIONS = {"bang": BANG, "calibre45": CALIBRE, "duel": DUEL}
EVERY = [(game, kind) for game, kinds in QUESTIONS.items() for kind in kinds]


@pytest.fixture(scope="module")
def tables() -> dict[tuple[str, str], Arranged]:
    return {(game, one.kind): one for game, kinds in QUESTIONS.items() for one in find(game, kinds).values()}


@pytest.fixture(scope="module")
def anna(
    chromium: Browser,
    tables: dict[tuple[str, str], Arranged],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Guest]:
    """She comes back to a house where she sits at all these tables."""
    folder = tmp_path_factory.mktemp("arranged")
    arrange(folder, list(tables.values()))
    with Serving(folder) as house:
        guest = Guest(chromium, house.url, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
        guest.open()
        yield guest
        guest.close()


def test_every_game_has_its_list_of_questions() -> None:
    assert sorted(QUESTIONS) == sorted(GAMES)


@pytest.mark.parametrize(("game", "kind"), EVERY)
def test_it_is_answered_on_the_page(
    game: str, kind: str, anna: Guest, tables: dict[tuple[str, str], Arranged]
) -> None:
    one = tables.get((game, kind))
    assert one is not None, f"no game was found that asks {kind}"
    anna.go(f"#/table/{one.table}")
    anna.page.wait_for_selector(".prompt.mine")
    anna.click_on(seed=7, pause=25)
    anna.page.wait_for_function(
        "() => document.querySelector('.prompt.mine') === null || clicker.clicks > 400"
    )
    anna.rest()
    mine = [answer.kind for answer in anna.answers if answer.table == one.table]
    assert mine[:1] == [kind]
