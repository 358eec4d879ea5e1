"""The language of scenes itself: a scene that says what the table does not offer breaks, and says why."""

import pytest

from tests.scenes.calibre45.language import SceneBroken, Table
from tests.scenes.calibre45.names import CACTUS, ONE, SIX, STAGECOACH


def test_an_answer_that_is_not_offered_breaks_the_scene() -> None:
    table = Table()
    ann = table.seat(hand=[ONE])
    table.seat()
    with pytest.raises(SceneBroken, match=r"p0 \(team 0\) cannot exchange:bullets_1.*draw, pass, call"):
        ann.exchanges(ONE)


def test_somebody_who_is_not_asked_breaks_the_scene() -> None:
    table = Table()
    table.seat()
    bob = table.seat()
    with pytest.raises(SceneBroken, match=r"p1 \(team 1\) cannot draw: it is not his decision"):
        bob.draws()


def test_an_unanswered_question_breaks_the_scene_at_its_end() -> None:
    table = Table()
    ann, bob = table.seat(), table.seat()
    ann.calls()
    with pytest.raises(SceneBroken, match=r"ends with a question unanswered. p1 \(team 1\) is asked join_"):
        table.check_answered()
    assert bob.decides("join_robbery")
    table.check_answered()


def test_a_scene_in_which_nothing_happens_is_broken() -> None:
    with pytest.raises(SceneBroken, match="nothing happened"):
        Table().check_answered()


def test_the_table_cannot_be_laid_again_in_mid_scene() -> None:
    table = Table()
    ann = table.seat()
    table.seat()
    ann.draws()
    with pytest.raises(SceneBroken, match="the table is laid"):
        table.money(STAGECOACH)


def test_a_wrong_reason_number_or_warning_breaks_the_scene() -> None:
    table = Table()
    ann = table.seat(hand=[CACTUS])
    table.seat()
    with pytest.raises(SceneBroken, match=r"the table says: .*hand_not_full"):
        ann.cannot_use(CACTUS, because="no_cowboy")
    with pytest.raises(SceneBroken, match="the table says"):
        ann.cannot_use(CACTUS, because="hand_not_full", cards=2)
    with pytest.raises(SceneBroken, match="unarmed"):
        ann.is_not_warned("call")
    with pytest.raises(SceneBroken, match="unarmed"):
        ann.is_warned("call", "bail_to_pay")
    with pytest.raises(SceneBroken, match="cannot flee"):
        ann.is_not_warned("flee")


def test_a_card_that_is_not_in_the_box_is_named() -> None:
    table = Table()
    table.seat(hand=[SIX] * 7)
    table.seat()
    with pytest.raises(ValueError, match="no 'bullets_6' is left among the weapons; left are: bullets_1, "):
        table.seats[0].draws()
