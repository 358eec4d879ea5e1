"""Games, boxes and things that are left out, by the names that somebody types."""

import pytest

from saloon.games.registry import GAMES, UnknownGame, UnknownName, boxes_of, game_type, left_out_of

BANG = game_type("bang")


def test_the_first_box_is_always_played_with_and_boxes_come_in_their_usual_order() -> None:
    assert boxes_of(BANG, "") == ["base"]
    assert boxes_of(BANG, "high_noon,dodge_city") == ["base", "dodge_city", "high_noon"]
    assert boxes_of(BANG, "all") == BANG.sets()
    for kind in GAMES.values():
        assert boxes_of(kind, "all") == kind.sets()


def test_an_unknown_box_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName) as refused:
        boxes_of(BANG, "high_noon,low_noon")
    assert refused.value.name == "low_noon"
    assert refused.value.known == [*BANG.sets(), "all"]


def test_only_what_is_in_the_boxes_can_be_left_out() -> None:
    assert left_out_of(BANG, ["base", "high_noon"], "ghost_town") == ["ghost_town"]
    with pytest.raises(UnknownName, match="ghost_town"):
        left_out_of(BANG, ["base"], "ghost_town")


def test_a_game_is_found_by_its_key() -> None:
    assert [game_type(key) for key in GAMES] == list(GAMES.values())
    with pytest.raises(UnknownGame, match="bang"):
        game_type("poker")
