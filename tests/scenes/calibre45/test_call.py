"""The call: who goes on the robbery, and bail that is paid for it."""

import pytest

from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    DYNAMITE,
    FORT_KNOX_6,
    GOLD_TRAIN_4,
    MAIL_CAR_2,
    MAIL_CAR_3,
    NOBODY,
    ONE,
    SIX,
    STAGECOACH,
)


def test_the_caller_turns_his_cowboy_up(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX]), table.seat()
    ann.calls()
    assert ann.robbing
    assert table.game.robberies == 1
    seen = bob.sees().seats[0]
    assert (seen.robbing, seen.cowboy, seen.limit) == (True, ann.player.cowboy, 6)
    assert bob.decides("join_robbery")


def test_the_others_join_or_decline_in_turn(table: Table) -> None:
    ann, bob, cid, dan = (table.seat() for _seat in range(4))
    table.begins(cid)
    cid.calls()
    dan.joins()
    ann.declines()
    bob.joins()
    assert [seat.robbing for seat in (ann, bob, cid, dan)] == [False, True, True, True]
    assert cid.decides("pick_place")


def test_to_stay_away_is_the_mild_answer(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    ann.calls()
    assert bob.offered == ["decline", "join"]
    assert bob.decides("join_robbery")


def test_who_declined_has_no_part_in_the_robbery(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[SIX]), table.seat(1), table.seat(2, hand=[SIX, SIX])
    table.money(STAGECOACH)
    ann.robs(bob)
    assert ann.may_shoot == {bob}
    ann.shoots(bob, SIX)
    assert ann.loot == [STAGECOACH]
    assert cid.hand == [SIX, SIX]


def test_who_has_no_cowboy_is_not_asked(table: Table) -> None:
    ann = table.seat(0)
    table.seat(1, cowboy=NOBODY)
    cid = table.seat(1)
    ann.calls()
    assert cid.decides("join_robbery")


def test_nobody_need_join(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    table.money(STAGECOACH)
    ann.calls()
    bob.declines()
    ann.picks()
    assert ann.loot == [STAGECOACH]


# Bail


def test_a_cowboy_under_bail_may_go_if_its_player_pays_for_the_tokens(table: Table) -> None:
    ann, bob = table.seat(tokens=2, loot=[MAIL_CAR_2, STAGECOACH]), table.seat()
    ann.is_warned("call", "bail_to_pay", bail=100_000)
    ann.calls()
    assert (ann.tokens, ann.loot, ann.debt) == (0, [STAGECOACH], 0)
    assert table.money_discard == [MAIL_CAR_2]
    assert table.game.tokens == 15
    assert bob.decides("join_robbery")


def test_who_joins_pays_his_bail_too(table: Table) -> None:
    ann, bob = table.seat(), table.seat(tokens=1, loot=[STAGECOACH])
    ann.calls()
    bob.is_warned("join", "bail_to_pay", bail=50_000)
    bob.joins()
    assert (bob.tokens, bob.loot, bob.robbing) == (0, [], True)
    assert ann.decides("pick_place")


def test_bail_must_be_covered_by_ones_own_money(table: Table) -> None:
    ann = table.seat(0, tokens=3, loot=[MAIL_CAR_2])
    bob = table.seat(1, tokens=1)
    assert not ann.can("call")
    ann.cannot_use(ann.cowboy, because="bail_not_covered", bail=150_000, money=100_000)
    ann.removes_a_token()
    bob.removes_a_token()
    assert ann.can("call")


def test_nobody_pays_bail_for_a_teammate(table: Table) -> None:
    ann = table.seat(0, tokens=1)
    table.seat(1)
    cid = table.seat(0, loot=[FORT_KNOX_6])
    assert not ann.can("call")
    ann.cannot_use(ann.cowboy, because="bail_not_covered", bail=50_000, money=0)
    assert cid.loot == [FORT_KNOX_6]


def test_who_cannot_cover_his_bail_is_not_asked_to_join(table: Table) -> None:
    ann = table.seat(0)
    table.seat(1, tokens=1)
    ann.calls()
    assert ann.decides("pick_place")


def test_bail_is_paid_with_change_from_the_discarded_money(table: Table) -> None:
    ann = table.seat(tokens=3, loot=[GOLD_TRAIN_4])
    table.seat(cowboy=NOBODY)
    table.discarded_money(MAIL_CAR_2, DYNAMITE, STAGECOACH, STAGECOACH)
    ann.calls()
    assert ann.loot == [MAIL_CAR_2]
    assert sorted(table.money_discard) == sorted([GOLD_TRAIN_4, DYNAMITE, STAGECOACH, STAGECOACH])
    assert ann.decides("pick_place")


def test_change_is_the_fewest_cards_and_of_equal_ones_the_first(table: Table) -> None:
    ann = table.seat(tokens=3, loot=[GOLD_TRAIN_4])
    table.seat(cowboy=NOBODY)
    table.discarded_money(MAIL_CAR_2, MAIL_CAR_3, STAGECOACH, STAGECOACH)
    ann.calls()
    assert ann.loot == [MAIL_CAR_2]
    assert ann.decides("pick_place")


def test_bail_that_cannot_be_changed_is_owed_and_paid_as_soon_as_it_can_be(table: Table) -> None:
    ann, bob = table.seat(tokens=1, loot=[MAIL_CAR_2], hand=[]), table.seat()
    table.money(STAGECOACH)
    ann.calls()
    assert (ann.tokens, ann.debt, ann.loot, ann.money) == (0, 50_000, [MAIL_CAR_2], 50_000)
    bob.declines()
    ann.picks()
    assert (ann.debt, ann.loot) == (0, [MAIL_CAR_2])
    assert table.money_discard == [STAGECOACH]


def test_owed_bail_is_also_paid_when_change_lands_in_the_discard(table: Table) -> None:
    ann = table.seat(0, loot=[MAIL_CAR_2], debt=50_000)
    bob = table.seat(1, tokens=1, loot=[STAGECOACH])
    table.begins(bob)
    bob.calls()
    assert (ann.debt, ann.loot) == (0, [STAGECOACH])
    assert table.money_discard == [MAIL_CAR_2]
    ann.declines()
    assert bob.decides("pick_place")


def test_scarce_change_goes_first_to_the_one_who_called(table: Table) -> None:
    ann, bob = (table.seat(team, loot=[MAIL_CAR_2], debt=50_000) for team in range(2))
    cid = table.seat(2, tokens=1, loot=[STAGECOACH])
    table.begins(bob)
    bob.calls()
    cid.joins()
    assert (ann.debt, bob.debt) == (50_000, 0)
    assert ann.decides("join_robbery")


def test_owed_bail_is_no_hindrance_while_money_covers_all_of_it(table: Table) -> None:
    ann = table.seat(tokens=3, loot=[FORT_KNOX_6], debt=50_000)
    table.seat(cowboy=NOBODY)
    ann.calls()
    assert (ann.tokens, ann.debt, ann.money) == (0, 200_000, 300_000)
    assert ann.decides("pick_place")


def test_tokens_are_paid_for_as_far_as_the_notes_allow(table: Table) -> None:
    ann = table.seat(tokens=3, loot=[MAIL_CAR_2, FORT_KNOX_6])
    table.seat(cowboy=NOBODY)
    ann.calls()
    assert (ann.debt, ann.loot) == (50_000, [FORT_KNOX_6])
    assert [event.amount for event in table.events("paid")] == [100_000]
    assert ann.decides("pick_place")


def test_money_that_covers_a_debt_covers_no_bail(table: Table) -> None:
    ann = table.seat(tokens=1, loot=[STAGECOACH], debt=50_000)
    table.seat()
    ann.cannot_use(ann.cowboy, because="bail_not_covered", money=0, bail=50_000)


def test_with_several_ways_to_pay_the_player_chooses(table: Table) -> None:
    ann = table.seat(tokens=2, loot=[STAGECOACH, STAGECOACH, MAIL_CAR_2, GOLD_TRAIN_4], hand=[ONE])
    table.seat(cowboy=NOBODY)
    table.discarded_money(STAGECOACH, MAIL_CAR_2)
    ann.calls()
    assert ann.decides("pay_debt")
    assert ann.offered == [
        "pay:mail_car_2",
        "pay:stagecoach+stagecoach",
        "pay:gold_train_4-stagecoach-mail_car_2",
    ]
    ann.is_not_warned("pay:mail_car_2")
    ann.pays(GOLD_TRAIN_4, change=(STAGECOACH, MAIL_CAR_2))
    assert ann.loot == sorted([STAGECOACH] * 3 + [MAIL_CAR_2] * 2)
    assert ann.decides("pick_place")


@pytest.mark.parametrize(("tokens", "left"), [(1, 200_000), (2, 150_000), (3, 100_000)])
def test_every_token_costs_fifty_thousand(table: Table, tokens: int, left: int) -> None:
    ann = table.seat(tokens=tokens, loot=[STAGECOACH] * 5)
    table.seat(cowboy=NOBODY)
    ann.calls()
    assert ann.money == left
    assert ann.decides("pick_place")
