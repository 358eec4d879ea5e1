"""The attack: the caller turns up any money card; guards and Indians are shot, or shoot."""

from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    CACTUS,
    DOC_HOLLIDAY,
    FIVE,
    FORT_KNOX_6,
    FORT_KNOX_7,
    FOUR,
    GOLD_TRAIN_4,
    GOLD_TRAIN_5,
    INDIANS_3,
    INDIANS_4,
    MAIL_CAR_2,
    MAIL_CAR_3,
    MUSTANG,
    NOBODY,
    ONE,
    PAT_GARRETT,
    SIX,
    STAGECOACH,
    THREE,
    TWO,
    WYATT_EARP,
)


def test_the_caller_turns_up_any_card_of_the_spread_deck(table: Table) -> None:
    ann = table.seat()
    table.seat(cowboy=NOBODY)
    table.money(MAIL_CAR_2, STAGECOACH, GOLD_TRAIN_4)
    ann.calls()
    assert ann.offered == [f"pick:{place}" for place in range(1, 35)]
    ann.picks(2)
    assert ann.loot == [STAGECOACH]
    turned = table.events("turned_up")[0]
    assert (turned.who, turned.nth, turned.privy) == (0, 2, None)


def test_a_taken_card_leaves_its_place_empty(table: Table) -> None:
    ann = table.seat()
    bob = table.seat(cowboy=NOBODY)
    table.money(MAIL_CAR_2, STAGECOACH)
    ann.calls()
    ann.picks(2)
    bob.passes()
    ann.calls()
    assert "pick:2" not in ann.offered
    assert table.places_left == [1, *range(3, 35)]
    assert ann.decides("pick_place")


def test_a_stagecoach_has_no_guards(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    assert ann.decides("shootout")


def test_each_guard_takes_a_bullet(table: Table) -> None:
    ann, bob = table.seat(hand=[THREE, FIVE]), table.seat()
    table.money(MAIL_CAR_3)
    ann.robs(bob)
    assert ann.decides("beat_guards")
    ann.lays(THREE)
    assert ann.hand == [FIVE]
    assert table.weapon_discard == [THREE]
    assert ann.decides("shootout")


def test_several_bullet_cards_add_up_against_guards(table: Table) -> None:
    ann = table.seat(hand=[ONE, TWO, TWO, CACTUS])
    bob = table.seat()
    table.money(GOLD_TRAIN_4)
    ann.robs(bob)
    ann.lays(TWO, TWO)
    assert ann.hand == [ONE, CACTUS]
    assert ann.decides("shootout")


def test_more_bullets_than_guards_are_spent_all_the_same(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX]), table.seat()
    table.money(MAIL_CAR_2)
    ann.robs(bob)
    ann.lays(SIX)
    assert ann.hand == []
    assert ann.decides("shootout")


def test_the_first_answer_offered_wastes_least(table: Table) -> None:
    ann = table.seat(hand=[ONE, FIVE, FOUR, SIX])
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_4)
    ann.robs()
    assert ann.offered == ["lay:bullets_4", "lay:bullets_1", "lay:bullets_5", "lay:bullets_6", "give_up"]
    ann.lays(ONE)
    assert ann.offered[0] == "lay:bullets_4"
    ann.lays(FOUR)
    assert ann.loot == [GOLD_TRAIN_4]


def test_a_try_once_begun_is_carried_through(table: Table) -> None:
    ann = table.seat(hand=[ONE, TWO, MUSTANG])
    table.seat(cowboy=NOBODY)
    table.money(MAIL_CAR_3)
    ann.robs()
    ann.lays(ONE)
    assert ann.offered == ["lay:bullets_2"]
    ann.cannot_use(MUSTANG, because="shot_begun")
    ann.cannot_use(ONE, because="already_laid")
    ann.lays(TWO)
    assert ann.loot == [MAIL_CAR_3]


def test_a_try_that_cannot_succeed_is_not_allowed_so_nothing_is_spent(table: Table) -> None:
    ann = table.seat(hand=[ONE, TWO])
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_4)
    ann.robs()
    assert ann.offered == ["give_up"]
    ann.cannot_use(TWO, because="too_few_bullets", bullets=3, needed=4)
    ann.gives_up()
    assert ann.hand == [ONE, TWO]


def test_the_limit_of_the_cowboy_holds_against_guards(table: Table) -> None:
    ann = table.seat(hand=[SIX, SIX], cowboy=DOC_HOLLIDAY)
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_5)
    ann.robs()
    assert ann.offered == ["give_up"]
    ann.cannot_use(SIX, because="limit_too_low", limit=4, needed=5)
    ann.gives_up()
    assert ann.cowboy == NOBODY


def test_bullets_up_to_the_limit_are_enough(table: Table) -> None:
    ann = table.seat(hand=[SIX, SIX], cowboy=PAT_GARRETT)
    table.seat(cowboy=NOBODY)
    table.money(FORT_KNOX_7)
    ann.robs()
    ann.lays(SIX, SIX)
    assert ann.loot == [FORT_KNOX_7]


def test_who_fails_against_the_guards_loses_his_cowboy(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE], cowboy=WYATT_EARP), table.seat(hand=[SIX])
    table.money(MAIL_CAR_2)
    ann.robs(bob)
    ann.gives_up()
    assert ann.cowboy == NOBODY
    assert not ann.robbing
    assert table.cowboy_discard == [WYATT_EARP]
    assert table.events("cowboy_lost")[0].cause == "guards"
    bob.lays(SIX)
    assert bob.loot == [MAIL_CAR_2]


def test_a_mustang_saves_from_the_guards(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE, MUSTANG]), table.seat(hand=[SIX])
    table.money(MAIL_CAR_2)
    ann.robs(bob)
    ann.is_warned("give_up", "loses_cowboy")
    ann.escapes()
    assert ann.cowboy
    assert not ann.robbing
    assert ann.hand == [ONE]
    assert table.weapon_discard == [MUSTANG]
    bob.lays(SIX)
    assert bob.loot == [MAIL_CAR_2]


def test_one_may_decline_to_shoot_the_guards(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX]), table.seat(hand=[TWO])
    table.money(MAIL_CAR_2)
    ann.robs(bob)
    ann.is_warned("give_up", "loses_cowboy")
    ann.gives_up()
    assert (ann.cowboy, ann.hand) == (NOBODY, [SIX])
    assert bob.decides("beat_guards")


def test_with_an_empty_hand_nothing_is_asked(table: Table) -> None:
    ann, bob = table.seat(hand=[]), table.seat(hand=[TWO])
    table.money(MAIL_CAR_2)
    ann.robs(bob)
    assert ann.cowboy == NOBODY
    assert bob.decides("beat_guards")


def test_with_a_card_in_hand_the_question_is_asked_whatever_the_card_is(table: Table) -> None:
    """Not to ask would tell the others what he holds."""
    ann, bob = table.seat(hand=[CACTUS]), table.seat(hand=[TWO])
    table.money(MAIL_CAR_2)
    ann.robs(bob)
    assert ann.decides("beat_guards")
    assert ann.offered == ["give_up"]
    ann.is_not_warned("give_up")


def test_the_guards_pass_on_clockwise_among_the_robbers(table: Table) -> None:
    ann, bob, cid, dan = (table.seat(hand=[CACTUS]) for _seat in range(4))
    table.begins(cid)
    table.money(GOLD_TRAIN_4)
    cid.robs(ann, bob)
    cid.gives_up()
    ann.gives_up()
    bob.gives_up()
    assert [seat.cowboy for seat in (ann, bob, cid)] == [NOBODY] * 3
    assert dan.cowboy
    assert dan.is_armed_first() is False


def test_loot_that_nobody_could_take_is_discarded(table: Table) -> None:
    ann, bob = table.seat(hand=[CACTUS]), table.seat(hand=[ONE, MUSTANG])
    table.money(FORT_KNOX_6)
    ann.robs(bob)
    ann.gives_up()
    bob.escapes()
    assert table.money_discard == [FORT_KNOX_6]
    assert (ann.loot, bob.loot) == ([], [])
    assert [event.who for event in table.events("nobody_left")] == [1]


def test_once_the_guards_are_shot_the_shootout_begins_with_the_one_who_shot_them(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[SIX]), table.seat(2)
    table.money(MAIL_CAR_2)
    ann.robs(bob, cid)
    ann.gives_up()
    bob.lays(SIX)
    assert bob.decides("shootout")
    assert cid.robbing


# Indians


def test_indians_are_fought_like_guards_and_bring_nothing(table: Table) -> None:
    ann, bob = table.seat(hand=[TWO, ONE]), table.seat()
    table.money(INDIANS_3)
    ann.robs(bob)
    assert ann.decides("beat_indians")
    ann.lays(TWO, ONE)
    assert ann.loot == []
    assert table.money_discard == [INDIANS_3]
    assert [seat.robbing for seat in (ann, bob)] == [False, False]
    assert [seat.cowboy != NOBODY for seat in (ann, bob)] == [True, True]


def test_the_limit_holds_against_indians_too(table: Table) -> None:
    ann = table.seat(hand=[SIX], cowboy=DOC_HOLLIDAY)
    bob = table.seat(cowboy=NOBODY)
    table.money(INDIANS_4)
    ann.robs()
    ann.lays(SIX)
    assert bob.is_armed_first()


def test_indians_kill_one_after_the_other(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[ONE]), table.seat(1, hand=[MUSTANG]), table.seat(0, hand=[THREE])
    table.money(INDIANS_3)
    ann.robs(bob, cid)
    ann.gives_up()
    bob.escapes()
    cid.lays(THREE)
    assert [seat.cowboy != NOBODY for seat in (ann, bob, cid)] == [False, True, True]
    assert [event.cause for event in table.events("cowboy_lost")] == ["indians"]


def test_indians_may_kill_everybody(table: Table) -> None:
    ann, bob = table.seat(hand=[CACTUS]), table.seat(hand=[])
    table.money(INDIANS_3)
    ann.robs(bob)
    ann.gives_up()
    assert [seat.cowboy for seat in (ann, bob)] == [NOBODY, NOBODY]
    assert table.money_discard == [INDIANS_3]


# The money deck


def test_the_money_deck_that_has_run_out_is_made_of_the_discarded_money(table: Table) -> None:
    ann = table.seat()
    table.seat(cowboy=NOBODY)
    table.only_money(STAGECOACH)
    pile = table.money_discard
    ann.robs()
    assert table.places_left == list(range(1, 34))
    assert table.spread not in (pile, pile[::-1])
    assert table.money_discard == []
    assert [event.deck for event in table.events("reshuffled")] == ["money"]
