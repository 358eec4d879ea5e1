"""The Sheriff fines everybody on the robbery; Dynamite kills all their cowboys."""

import pytest

from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    BILLY_THE_KID,
    CACTUS,
    DYNAMITE,
    FORT_KNOX_6,
    GOLD_TRAIN_4,
    INDIANS_2,
    MAIL_CAR_2,
    MUSTANG,
    NOBODY,
    SHERIFF,
    STAGECOACH,
)


def test_the_sheriff_fines_every_robber_fifty_thousand(table: Table) -> None:
    ann, bob = table.seat(loot=[STAGECOACH, MAIL_CAR_2]), table.seat(loot=[STAGECOACH])
    cid = table.seat(loot=[STAGECOACH])
    table.money(SHERIFF)
    ann.robs(bob)
    ann.pays(STAGECOACH)
    bob.pays(STAGECOACH)
    assert [seat.money for seat in (ann, bob, cid)] == [100_000, 0, 50_000]
    assert [seat.cowboy != NOBODY for seat in (ann, bob, cid)] == [True] * 3
    assert not ann.robbing


def test_the_caller_pays_first_then_the_others_clockwise(table: Table) -> None:
    ann, bob, cid = (table.seat(team, loot=[STAGECOACH]) for team in range(3))
    table.begins(bob)
    table.money(SHERIFF)
    bob.robs(cid, ann)
    bob.pays(STAGECOACH)
    cid.pays(STAGECOACH)
    ann.pays(STAGECOACH)
    assert cid.is_armed_first()


def test_who_has_no_money_loses_his_cowboy(table: Table) -> None:
    ann, bob = table.seat(cowboy=BILLY_THE_KID), table.seat()
    table.money(SHERIFF)
    ann.robs()
    assert ann.cowboy == NOBODY
    assert table.cowboy_discard == [BILLY_THE_KID]
    assert [event.cause for event in table.events("cowboy_lost")] == ["sheriff"]
    assert bob.is_armed_first()


def test_who_does_not_want_to_pay_loses_his_cowboy(table: Table) -> None:
    ann = table.seat(loot=[STAGECOACH])
    table.seat()
    table.money(SHERIFF)
    ann.robs()
    assert ann.offered == ["pay:stagecoach", "refuse"]
    ann.refuses_to_pay()
    assert (ann.cowboy, ann.loot) == (NOBODY, [STAGECOACH])


def test_a_mustang_does_not_help_against_the_sheriff(table: Table) -> None:
    ann = table.seat(hand=[MUSTANG], loot=[STAGECOACH])
    bob = table.seat(hand=[MUSTANG])
    table.money(SHERIFF)
    ann.robs(bob)
    assert not ann.can("escape")
    ann.cannot_use(MUSTANG, because="no_help_here")
    ann.refuses_to_pay()
    assert bob.cowboy == NOBODY
    assert (ann.hand, bob.hand) == ([MUSTANG], [MUSTANG])


def test_nobody_pays_the_fine_of_another(table: Table) -> None:
    ann, bob, cid = table.seat(0), table.seat(1), table.seat(0, loot=[FORT_KNOX_6, STAGECOACH])
    table.money(SHERIFF)
    ann.robs(cid)
    assert ann.cowboy == NOBODY
    cid.pays(STAGECOACH)
    assert cid.loot == [FORT_KNOX_6]
    assert bob.is_armed_first()


def test_change_comes_from_the_discarded_money(table: Table) -> None:
    ann = table.seat(loot=[MAIL_CAR_2])
    table.seat()
    table.money(SHERIFF)
    table.discarded_money(STAGECOACH)
    ann.robs()
    ann.pays(MAIL_CAR_2, change=(STAGECOACH,))
    assert ann.loot == [STAGECOACH]
    assert [(event.name, event.amount) for event in table.events("paid") + table.events("change_taken")] == [
        ("paid", 50_000),
        ("change_taken", 50_000),
    ]


def test_what_one_robber_pays_is_change_for_the_next(table: Table) -> None:
    ann, bob = table.seat(loot=[STAGECOACH]), table.seat(loot=[MAIL_CAR_2])
    table.money(SHERIFF)
    ann.robs(bob)
    ann.pays(STAGECOACH)
    bob.pays(MAIL_CAR_2, change=(STAGECOACH,))
    assert bob.loot == [STAGECOACH]


def test_without_change_a_robber_may_overpay_or_lose_his_cowboy(table: Table) -> None:
    ann = table.seat(loot=[GOLD_TRAIN_4])
    table.seat()
    table.money(SHERIFF)
    table.discarded_money(MAIL_CAR_2)
    ann.robs()
    assert ann.offered == ["pay:gold_train_4-mail_car_2", "refuse"]
    ann.is_warned("pay:gold_train_4-mail_car_2", "overpays", lost=100_000)
    ann.pays(GOLD_TRAIN_4, change=(MAIL_CAR_2,))
    assert ann.loot == [MAIL_CAR_2]
    assert table.events("paid")[0].amount == 150_000


def test_money_that_is_owed_cannot_pay_a_fine(table: Table) -> None:
    ann = table.seat(loot=[MAIL_CAR_2], debt=100_000)
    bob = table.seat()
    table.money(SHERIFF)
    ann.robs()
    assert ann.cowboy == NOBODY
    assert bob.is_armed_first()


@pytest.mark.parametrize("fine_without_change", ["overpay", "owe"])
def test_a_fine_and_owed_bail_may_make_a_round_sum(table: Table, fine_without_change: str) -> None:
    table.plays_with(fine_without_change=fine_without_change)
    ann = table.seat(loot=[MAIL_CAR_2], debt=50_000)
    table.seat()
    table.money(SHERIFF)
    ann.robs()
    ann.is_warned("pay:mail_car_2", "pays_bail_too", bail=50_000)
    ann.pays(MAIL_CAR_2)
    assert (ann.cowboy, ann.loot, ann.debt) == (BILLY_THE_KID, [], 0)
    assert [(event.cause, event.amount) for event in table.events("paid")] == [("fine_and_bail", 100_000)]


def test_the_very_fine_carries_no_warning(table: Table) -> None:
    ann = table.seat(loot=[MAIL_CAR_2])
    table.seat()
    table.money(SHERIFF)
    table.discarded_money(STAGECOACH)
    ann.robs()
    ann.is_not_warned("pay:mail_car_2-stagecoach")
    ann.pays(MAIL_CAR_2, change=(STAGECOACH,))


def test_who_overpays_pays_what_he_owes_too(table: Table) -> None:
    ann = table.seat(loot=[FORT_KNOX_6], debt=100_000)
    table.seat()
    table.money(SHERIFF)
    ann.robs()
    ann.is_warned("pay:fort_knox_6", "overpays", lost=350_000)
    ann.pays(FORT_KNOX_6)
    assert (ann.cowboy, ann.loot, ann.debt) == (BILLY_THE_KID, [], 0)


def test_after_the_sheriff_all_money_is_shuffled_and_spread_anew(table: Table) -> None:
    ann = table.seat(loot=[STAGECOACH])
    table.seat(loot=[FORT_KNOX_6])
    table.money(SHERIFF)
    table.discarded_money(GOLD_TRAIN_4, INDIANS_2, DYNAMITE)
    before = table.spread[1:]
    ann.robs()
    ann.pays(STAGECOACH)
    assert table.money_discard == []
    assert table.spread[: len(before)] != before
    assert table.places_left == list(range(1, 34))
    assert sorted(table.spread).count(SHERIFF) == 3
    assert STAGECOACH in table.spread
    assert [(event.deck, event.amount) for event in table.events("reshuffled")] == [("money", 33)]


def test_debts_are_paid_from_the_fines_of_others_before_the_money_is_shuffled(table: Table) -> None:
    ann = table.seat(0, loot=[STAGECOACH])
    bob = table.seat(1, loot=[MAIL_CAR_2], debt=50_000)
    table.money(SHERIFF)
    ann.robs()
    ann.pays(STAGECOACH)
    assert (bob.debt, bob.loot) == (0, [STAGECOACH])


# Dynamite


def test_dynamite_kills_all_cowboys_on_the_robbery(table: Table) -> None:
    ann, bob, cid = (table.seat() for _seat in range(3))
    table.money(DYNAMITE)
    ann.robs(bob)
    assert [seat.cowboy != NOBODY for seat in (ann, bob, cid)] == [False, False, True]
    assert [event.cause for event in table.events("cowboy_lost")] == ["dynamite", "dynamite"]
    assert table.money_discard == [DYNAMITE]
    assert len(table.cowboy_discard) == 2


def test_a_mustang_does_not_help_against_dynamite(table: Table) -> None:
    ann, bob = table.seat(hand=[MUSTANG, CACTUS]), table.seat()
    table.money(DYNAMITE)
    ann.robs()
    assert (ann.cowboy, ann.hand) == (NOBODY, [CACTUS, MUSTANG])
    assert bob.is_armed_first()


def test_nobody_gets_a_new_cowboy_for_nothing_unless_the_table_agreed(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    table.money(DYNAMITE)
    ann.robs(bob)
    assert [seat.cowboy for seat in (ann, bob)] == [NOBODY, NOBODY]
    assert bob.offered == ["pass", "recruit"]
