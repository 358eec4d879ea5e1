"""Whatever would harm the one who decides asks first; what is only a choice does not."""

from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    CACTUS,
    COYOTE,
    DOC_HOLLIDAY,
    FIVE,
    FOUR,
    GOLD_TRAIN_4,
    MUSTANG,
    NOBODY,
    ONE,
    SHERIFF,
    SIX,
    STAGECOACH,
    THREE,
    TWO,
    WYATT_EARP,
)


def test_to_give_up_a_cowboy_with_bullets_enough_is_warned_of_and_is_never_first(table: Table) -> None:
    ann = table.seat(hand=[FOUR, ONE])
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_4)
    ann.calls()
    ann.picks()
    ann.is_warned("give_up", "loses_cowboy")
    assert ann.offered[0] == "lay:bullets_4"
    assert ann.decides("beat_guards")


def test_to_ride_off_with_bullets_enough_leaves_the_loot(table: Table) -> None:
    ann = table.seat(hand=[FOUR, MUSTANG])
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_4)
    ann.calls()
    ann.picks()
    ann.is_warned("escape:mustang", "could_stand", needed=4)
    assert ann.decides("beat_guards")


def test_to_ride_off_from_a_fight_that_is_lost_is_no_harm(table: Table) -> None:
    ann = table.seat(hand=[ONE, MUSTANG])
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_4)
    ann.calls()
    ann.picks()
    ann.is_not_warned("escape:mustang")
    assert ann.decides("beat_guards")


def test_a_card_that_does_more_than_is_needed_while_a_lesser_one_would_do(table: Table) -> None:
    ann = table.seat(hand=[FOUR, SIX, ONE])
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_4)
    ann.calls()
    ann.picks()
    ann.is_warned("lay:bullets_6", "lesser_would_do")
    ann.is_not_warned("lay:bullets_4")
    ann.is_not_warned("lay:bullets_1")
    assert ann.decides("beat_guards")


def test_not_to_pay_the_sheriff_although_one_can(table: Table) -> None:
    ann = table.seat(loot=[STAGECOACH])
    table.seat(cowboy=NOBODY)
    table.money(SHERIFF)
    ann.calls()
    ann.picks()
    ann.is_warned("refuse", "loses_cowboy")
    assert ann.decides("pay_fine")


def test_bullets_are_not_exchanged_while_a_cactus_is_there(table: Table) -> None:
    ann = table.seat(hand=[ONE, TWO, THREE, FOUR, MUSTANG, CACTUS])
    table.seat()
    ann.is_warned("exchange:bullets_1", "lesser_would_do")
    ann.is_warned("exchange:mustang", "lesser_would_do")
    ann.is_not_warned("exchange:cactus")
    assert ann.decides("arming")


def test_a_coyote_takes_the_least_bullets_along(table: Table) -> None:
    ann = table.seat(hand=[ONE, TWO, THREE, FOUR, FIVE, COYOTE])
    table.seat()
    ann.is_warned("exchange:coyote+bullets_5", "lesser_would_do")
    ann.is_not_warned("exchange:coyote+bullets_1")
    assert ann.decides("arming")


def test_to_do_nothing_while_a_card_costs_nothing(table: Table) -> None:
    ann = table.seat(hand=[ONE])
    table.seat()
    ann.is_warned("pass", "card_for_nothing")
    assert ann.decides("arming")


def test_to_do_nothing_while_a_token_can_be_taken_off(table: Table) -> None:
    ann = table.seat(hand=[ONE, TWO, THREE, FOUR, FIVE, SIX], tokens=1)
    table.seat()
    ann.is_warned("pass", "token_for_nothing")
    assert ann.decides("arming")


def test_to_send_the_best_cowboy_away(table: Table) -> None:
    ann = table.seat(cowboy=NOBODY)
    table.seat()
    table.next_cowboys(WYATT_EARP)
    ann.takes_a_cowboy()
    ann.is_warned("dismiss:wyatt_earp", "best_of_all", limit=9)
    assert ann.decides("new_cowboy")


def test_to_send_a_weak_one_away_is_a_choice(table: Table) -> None:
    ann = table.seat(cowboy=NOBODY)
    table.seat()
    table.next_cowboys(DOC_HOLLIDAY)
    ann.takes_a_cowboy()
    ann.is_not_warned("dismiss:doc_holliday")
    assert ann.decides("new_cowboy")


def test_to_flee_from_rivals_who_hold_nothing(table: Table) -> None:
    ann = table.seat(0, hand=[ONE])
    bob = table.seat(1)
    cid = table.seat(0, hand=[ONE])
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    ann.is_warned("flee", "nobody_can_shoot")
    assert ann.decides("shootout")
