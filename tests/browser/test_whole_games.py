"""Whole games, played on the page to their end."""

from __future__ import annotations

import pytest

from saloon.games.registry import game_type
from tests.browser.arranged import ANNA, HOST, HOST_TOKEN, TOKEN, arrange, seek
from tests.browser.conftest import NewGuest
from tests.browser.guests import ANNA_IS_SHERIFF, PHONE, person
from tests.browser.moments import TWO, a_last_stand
from tests.browser.serving import Serving


def test_two_browsers_and_two_bots_play_bang_with_all_sets(guest: NewGuest) -> None:
    anna = guest().enters("Anna").open()
    boris = guest(size=PHONE, language="ru").enters("Борис").open()
    made = anna.new_table(sets=game_type("bang").sets(), seed=ANNA_IS_SHERIFF)
    boris.call("POST", "/tables/join", {"invite": made["invite"]})
    boris.call("POST", f"/tables/{made['table']}/sit")
    for one in (anna, boris):
        one.go(f"#/table/{made['table']}")
    anna.press("lobby.start")
    for seed, one in enumerate((anna, boris), 1):
        one.page.wait_for_selector(".prompt")
        one.click_on(seed)
    anna.sees_the_end()
    boris.sees_the_end()
    assert anna.answers
    assert boris.answers


def test_a_whole_game_of_calibre_45(guest: NewGuest) -> None:
    anna = guest().enters().open()
    made = anna.new_table(game="calibre45", players=2, bots=["bandit"])
    anna.go(f"#/table/{made['table']}")
    anna.press("lobby.start")
    anna.page.wait_for_selector(".prompt")
    anna.click_on(3)
    anna.sees_the_end()
    assert {"arming", "join_robbery"} <= {answer.kind for answer in anna.answers}


def test_two_browsers_fight_a_duel_to_the_end(
    guest: NewGuest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Outlaws at a desktop, the Law on a phone in Russian, from the moment when one side is down to its last.

    How such a game begins is played in test_party.
    """
    folder = tmp_path_factory.mktemp("duel")
    late = seek("duel", "late", TWO, lambda game: game.decision.player == 1 and a_last_stand(game))
    arrange(folder, [late])
    with Serving(folder) as house:
        anna = guest(url=house.url, keep=person(ANNA.user, ANNA.name)).has(TOKEN)
        boris = guest(url=house.url, size=PHONE, language="ru", keep=person(HOST.user, HOST.name))
        boris.has(HOST_TOKEN)
        for seed, one in enumerate((anna, boris), 1):
            one.open(f"#/table/{late.table}")
            one.page.wait_for_selector(".prompt")
            one.click_on(seed)
        anna.sees_the_end()
        boris.sees_the_end()
        for one in (anna, boris):
            assert "play_phase" in {answer.kind for answer in one.answers}
            one.rest()
