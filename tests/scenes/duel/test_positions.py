"""Positions of the Duel as text: what only it has."""

import pytest

from saloon.games.duel.state import Duel
from saloon.kernel.positions import BadPosition
from tests.scenes.positions import begun, keys

TEXT = """
    p0: attacking wyatt_earp 2 | winchester
    p1: annie_oakley | hat
    p2: attacking tuco_ramirez 1
    p3: -
    hand law: colt missed
"""


def test_a_shot_at_the_last_character_is_offered_from_a_few_lines() -> None:
    game = begun("duel", TEXT)
    assert [key for key in keys(game) if key.startswith("play:colt")] == ["play:colt#0>p2"]


def test_the_rest_of_a_deck_cannot_lie_in_a_hand() -> None:
    """A hand has cards of both decks: the rest of which one would it be?"""
    with pytest.raises(BadPosition) as refused:
        begun("duel", TEXT + "    hand outlaws: …\n")
    assert refused.value.code == "no_such_card"


@pytest.mark.parametrize("line", ["wyatt_earp -", "wyatt_earp wild_bill", "attacking -", "- 3", "- | hat"])
def test_a_place_has_one_character_or_is_empty(line: str) -> None:
    with pytest.raises(BadPosition) as refused:
        begun("duel", TEXT.replace("p1: annie_oakley | hat", f"p1: {line}"))
    assert refused.value.code == "bad_value"


def test_nobody_but_one_of_the_four_characters_on_the_table_is_woken() -> None:
    game = begun("duel", TEXT + "    woken: p3\n")
    assert isinstance(game, Duel)
    assert game.woken == 3
    with pytest.raises(BadPosition) as refused:
        begun("duel", TEXT + "    woken: p4\n")
    assert (refused.value.code, refused.value.found) == ("unknown_word", "p4")


def test_a_side_that_does_not_exist_is_refused_by_its_word() -> None:
    with pytest.raises(BadPosition) as refused:
        begun("duel", TEXT + "    winners: sheriffs\n")
    assert (refused.value.code, refused.value.found) == ("unknown_word", "sheriffs")
