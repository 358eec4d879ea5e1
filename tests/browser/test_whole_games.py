"""Whole games, played on the page to their end."""

from __future__ import annotations

from saloon.games.registry import game_type
from tests.browser.conftest import NewGuest
from tests.browser.guests import ANNA_IS_SHERIFF, PHONE


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


def test_two_browsers_fight_a_duel_to_the_end(guest: NewGuest) -> None:
    """Law at a desktop, Outlaws on a phone in Russian, two characters each."""
    anna = guest().enters("Anna").open()
    boris = guest(size=PHONE, language="ru").enters("Борис").open()
    made = anna.new_table(game="duel", wishes={"squad": 2})
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
    for one in (anna, boris):
        assert {"choose_attacker", "play_phase"} <= {answer.kind for answer in one.answers}
