"""What the regular of The Duel does not do any more: follies that were seen in watched games."""

from saloon.bots.registry import new_bot
from saloon.games.duel.game import DUEL
from saloon.kernel.ids import PlayerId
from tests.scenes.duel.language import Fighter, Side, Table
from tests.scenes.duel.names import DJANGO, KITTY_LEROY, STRANGER, TOM_HORN, WES_HARDIN, WILD_BILL


def choice(side: Side) -> str:
    """What the regular would answer in place of this side."""
    decision = side.table.game.decision
    assert decision is not None
    assert decision.player == side.number
    view = DUEL.view(side.table.game, PlayerId(side.number))
    bot = new_bot("regular", "scene", "duel")
    return side.table.meaning(decision.options[bot.decide(view, decision.options)])


def test_water_is_not_spent_on_what_moving_the_marker_does_for_nothing() -> None:
    table = Table()
    law = table.law(Fighter(STRANGER, health=1), DJANGO, hand=["water"])
    table.outlaws(Fighter(WES_HARDIN, health=1), KITTY_LEROY)
    assert choice(law) == "move>p1"


def test_once_the_marker_has_been_moved_water_may_be() -> None:
    table = Table()
    front, back = Fighter(STRANGER, health=4), Fighter(DJANGO, health=1)
    law = table.law(front, back, hand=["water"])
    table.outlaws(Fighter(WES_HARDIN, health=1), KITTY_LEROY)
    law.moves_to(back)
    assert choice(law) == "play:water>p0"


def test_nobody_with_his_last_point_takes_a_card_from_wild_bills_side() -> None:
    table = Table()
    table.law(Fighter(WILD_BILL), DJANGO, hand=["colt", "colt"])
    outlaws = table.outlaws(Fighter(WES_HARDIN, health=1), Fighter(KITTY_LEROY, health=1), hand=["robbery"])
    table.has_turn(outlaws)
    assert choice(outlaws) == "end_turn"


def test_with_a_missed_in_hand_he_may() -> None:
    table = Table()
    table.law(Fighter(WILD_BILL), DJANGO, hand=["colt", "colt"])
    outlaws = table.outlaws(
        Fighter(WES_HARDIN, health=1), Fighter(KITTY_LEROY, health=1), hand=["robbery", "missed"]
    )
    table.has_turn(outlaws)
    assert choice(outlaws) == "play:robbery:law"


def test_a_barrel_is_taken_away_before_the_shot() -> None:
    table = Table()
    table.law(Fighter(STRANGER, health=1, cards=["barrel"]), DJANGO)
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["robbery", "remington"])
    table.has_turn(outlaws)
    assert choice(outlaws) == "play:robbery>p0:barrel"


def test_water_is_not_spent_on_the_rivals_marker_with_nothing_to_follow() -> None:
    """He would move it back in his own turn."""
    for hand, said in ((["water"], "end_turn"), (["water", "colt"], "play:water>p3")):
        table = Table()
        law = table.law(STRANGER, DJANGO, hand=hand)
        table.outlaws(Fighter(WES_HARDIN, health=4), Fighter(KITTY_LEROY, health=1), hand=["missed"])
        assert choice(law) == said


def test_the_last_missed_of_the_last_character_is_not_thrown_away() -> None:
    """A Robbery is worth more as long as there is somebody else to go on with."""
    for others, thrown in (([], "discard:robbery"), ([DJANGO], "discard:missed")):
        table = Table()
        law = table.law(Fighter(STRANGER, health=1), *others, hand=["missed", "robbery", "robbery"])
        table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["colt"])
        law.ends_turn()
        assert law.decides("discard_excess")
        assert choice(law) == thrown


def test_a_wagon_comes_before_the_shot() -> None:
    """With more cards to choose from."""
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["colt", "wagon"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    assert choice(law) == "play:wagon"


def test_nobody_moves_his_marker_for_a_point_if_the_rival_draws_for_it() -> None:
    for watch, said in (([], "move>p1"), (["pocket_watch"], "end_turn")):
        table = Table()
        law = table.law(Fighter(STRANGER, health=2), Fighter(DJANGO, health=3))
        table.outlaws(Fighter(WES_HARDIN, cards=watch), KITTY_LEROY)
        assert choice(law) == said


def test_his_dying_one_stays_behind_whatever_lies_before_it() -> None:
    table = Table()
    law = table.law(Fighter(STRANGER, health=3), Fighter(DJANGO, health=1, cards=["barrel", "hat"]))
    table.outlaws(WES_HARDIN, KITTY_LEROY)
    assert choice(law) == "end_turn"


def test_nobody_hides_from_a_rattlesnake_that_bites_behind_too() -> None:
    table = Table()
    law = table.law(Fighter(STRANGER, health=3, cards=["rattlesnake"]), Fighter(DJANGO, health=2))
    table.outlaws(WES_HARDIN, KITTY_LEROY)
    assert choice(law) == "end_turn"


def test_tom_horn_is_not_called_to_the_front_against_oneself() -> None:
    for other, said in ((KITTY_LEROY, "play:water>p3"), (TOM_HORN, "play:colt>p2")):
        table = Table()
        law = table.law(STRANGER, Fighter(DJANGO, health=1), hand=["water", "colt"])
        table.outlaws(Fighter(WES_HARDIN, health=4), Fighter(other, health=1), hand=["missed"])
        assert choice(law) == said


def test_a_general_store_is_not_opened_for_the_rival_alone() -> None:
    """Who cannot keep what he takes."""
    for hand, said in (([], "play:general_store"), (["missed"], "end_turn")):
        table = Table()
        law = table.law(Fighter(STRANGER, health=2), Fighter(DJANGO, health=2), hand=["general_store", *hand])
        table.outlaws(WES_HARDIN, KITTY_LEROY)
        assert choice(law) == said


def test_nobody_stakes_his_last_point_in_a_duel_without_a_hit_card() -> None:
    for health, said in ((2, "play:duel>p2"), (1, "end_turn")):
        table = Table()
        law = table.law(Fighter(STRANGER, health=health), Fighter(DJANGO, health=health), hand=["duel"])
        table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
        assert choice(law) == said


def test_a_robbery_is_kept_for_more_than_ones_own_stampede() -> None:
    for card, said in (("rattlesnake", "play:robbery>p0:rattlesnake"), ("stampede", "end_turn")):
        table = Table()
        law = table.law(Fighter(STRANGER, cards=[card]), DJANGO, hand=["robbery"])
        table.outlaws(WES_HARDIN, KITTY_LEROY)
        assert choice(law) == said


def test_a_gatling_does_not_wait_for_the_own_cover_that_a_missed_saves() -> None:
    for hand, said in ((["gatling"], "end_turn"), (["gatling", "missed"], "play:gatling")):
        table = Table()
        law = table.law(STRANGER, Fighter(DJANGO, health=1), hand=hand)
        table.outlaws(WES_HARDIN, KITTY_LEROY)
        assert choice(law) == said
