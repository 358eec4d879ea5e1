"""Every rule option: both readings."""

import pytest

from saloon.games.calibre45.ruleset import OPTIONS, PRESETS
from saloon.games.calibre45.setup import new_setup
from saloon.games.calibre45.words import TOKENS
from saloon.kernel.ruleset import UnknownRule, rules_of
from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    BELLE_STARR,
    BUFFALO_BILL,
    CACTUS,
    COYOTE,
    DOC_HOLLIDAY,
    DYNAMITE,
    FORT_KNOX_6,
    FOUR,
    GOLD_TRAIN_4,
    GOLD_TRAIN_5,
    INDIANS_2,
    INDIANS_5,
    MAIL_CAR_2,
    MUSTANG,
    NOBODY,
    ONE,
    PAT_GARRETT,
    SHERIFF,
    SIX,
    STAGECOACH,
    THREE,
    TWO,
)


def test_teams_are_as_chosen() -> None:
    assert new_setup(4).rules["teams"] == "auto"
    assert new_setup(4, chosen={"teams": "3+1"}).rules["teams"] == "3+1"


def test_teammates_do_not_show_each_other_their_cards(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[SIX]), table.seat(1), table.seat(0)
    assert cid.sees().seats[0].hand == []
    assert ann.sees().seats[0].hand == ann.player.hand
    assert bob.sees().seats[0].hand_size == 1


def test_at_an_open_table_teammates_see_each_others_hands_and_cowboys(table: Table) -> None:
    table.plays_with(team_hands="open")
    ann, bob, cid = table.seat(0, hand=[SIX]), table.seat(1), table.seat(0)
    seen = cid.sees().seats[0]
    assert (seen.hand, seen.cowboy) == (ann.player.hand, ann.player.cowboy)
    assert bob.sees().seats[0].hand == []
    ann.draws()
    drawn = table.events("drew")[-1]
    assert drawn.privy == [0, 2]
    assert bob.is_armed_first()


def test_in_arming_a_turn_may_be_passed(table: Table) -> None:
    ann = table.seat(hand=[SIX])
    table.seat()
    assert ann.can("pass")


def test_where_nobody_may_pass_there_is_always_something_to_do(table: Table) -> None:
    table.plays_with(arming_pass="only_if_stuck")
    ann, bob = table.seat(hand=[SIX] * 6), table.seat(cowboy=NOBODY, tokens=0)
    assert ann.offered == ["exchange:bullets_6", "call"]
    ann.exchanges(SIX)
    assert bob.offered == ["recruit"]
    assert bob.is_armed_first()


def test_where_nobody_may_pass_the_card_missed_least_is_offered_first(table: Table) -> None:
    table.plays_with(arming_pass="only_if_stuck")
    ann = table.seat(hand=[SIX, MUSTANG, COYOTE, TWO, ONE, CACTUS])
    table.seat()
    assert ann.offered[0] == "exchange:cactus"
    assert sorted(ann.offered[1:]) == sorted(
        [
            "call",
            "exchange:bullets_1",
            "exchange:bullets_2",
            "exchange:bullets_6",
            "exchange:mustang",
            "exchange:coyote+bullets_1",
            "exchange:coyote+bullets_2",
            "exchange:coyote+bullets_6",
        ]
    )


def test_where_nobody_may_pass_he_who_can_do_nothing_may(table: Table) -> None:
    table.plays_with(arming_pass="only_if_stuck")
    ann, bob = table.seat(cowboy=NOBODY), table.seat(tokens=TOKENS)
    assert ann.offered == ["pass"]
    ann.passes()
    assert bob.is_armed_first()


def test_the_limit_may_be_lifted_against_guards(table: Table) -> None:
    table.plays_with(limit_against_guards="no")
    ann = table.seat(hand=[SIX], cowboy=DOC_HOLLIDAY)
    table.seat(cowboy=NOBODY)
    table.money(GOLD_TRAIN_5)
    ann.robs()
    ann.lays(SIX)
    assert ann.loot == [GOLD_TRAIN_5]


def test_the_limit_may_be_lifted_against_indians(table: Table) -> None:
    table.plays_with(limit_against_guards="no")
    ann, bob = table.seat(hand=[SIX], cowboy=DOC_HOLLIDAY), table.seat(cowboy=NOBODY)
    table.money(INDIANS_5)
    ann.robs()
    ann.lays(SIX)
    assert ann.cowboy == DOC_HOLLIDAY
    assert bob.is_armed_first()


def test_lifted_against_guards_the_limit_still_holds_between_cowboys(table: Table) -> None:
    table.plays_with(limit_against_guards="no")
    ann = table.seat(hand=[SIX, SIX, CACTUS], cowboy=PAT_GARRETT)
    bob = table.seat(hand=[SIX], cowboy=BELLE_STARR)
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, SIX, SIX)
    assert table.events("shot")[0].amount == 7
    bob.cannot_use(SIX, because="limit_too_low", limit=5, needed=7)
    assert bob.decides("answer_shot")


def test_a_coyote_and_its_bullets_may_be_made_up_for_by_two_cards(table: Table) -> None:
    table.plays_with(coyote_exchange="draw_two")
    ann = table.seat(hand=[COYOTE, ONE, SIX, MUSTANG, CACTUS, CACTUS])
    table.seat()
    table.next_cards(THREE, FOUR)
    ann.exchanges(COYOTE, together_with=ONE)
    assert ann.hand == sorted([SIX, MUSTANG, CACTUS, CACTUS, THREE, FOUR])


def test_of_two_cards_for_a_coyote_the_second_may_come_from_the_new_deck(table: Table) -> None:
    table.plays_with(coyote_exchange="draw_two")
    ann = table.seat(hand=[COYOTE, ONE, SIX, MUSTANG, CACTUS, CACTUS])
    table.seat()
    table.only_cards(THREE)
    ann.exchanges(COYOTE, together_with=ONE)
    assert len(ann.hand) == 6
    assert [event.deck for event in table.events("reshuffled")] == ["weapons"]


def test_with_two_cards_for_a_coyote_another_card_still_brings_one(table: Table) -> None:
    table.plays_with(coyote_exchange="draw_two")
    ann = table.seat(hand=[COYOTE, ONE, SIX, MUSTANG, CACTUS, CACTUS])
    table.seat()
    ann.exchanges(CACTUS)
    assert len(ann.hand) == 6


def test_tokens_may_be_without_number(table: Table) -> None:
    table.plays_with(token_supply="unlimited")
    ann, bob = table.seat(cowboy=NOBODY), table.seat(tokens=TOKENS)
    table.next_cowboys(BUFFALO_BILL)
    ann.takes_a_cowboy()
    ann.keeps(BUFFALO_BILL)
    assert ann.tokens == 3
    bob.removes_a_token()
    assert bob.tokens == TOKENS - 1


def test_free_of_bail_a_cowboy_may_join_before_its_owners_next_turn(table: Table) -> None:
    ann, bob = table.seat(tokens=1), table.seat()
    ann.removes_a_token()
    bob.calls()
    assert ann.decides("join_robbery")


def test_free_of_bail_a_cowboy_may_have_to_wait_for_its_owners_next_turn(table: Table) -> None:
    table.plays_with(bail_cleared="next_turn")
    ann, bob = table.seat(tokens=1), table.seat(hand=[ONE])
    table.money(STAGECOACH)
    ann.removes_a_token()
    bob.calls()
    assert bob.decides("pick_place")
    bob.picks()
    assert ann.can("call")


def test_a_fine_without_change_may_be_owed(table: Table) -> None:
    table.plays_with(fine_without_change="owe")
    ann = table.seat(loot=[GOLD_TRAIN_4])
    table.seat()
    table.money(SHERIFF)
    ann.robs()
    assert ann.offered == ["pay:later", "refuse"]
    ann.pays("later")
    assert (ann.debt, ann.loot, ann.cowboy != NOBODY) == (50_000, [GOLD_TRAIN_4], True)
    assert [event.amount for event in table.events("fine_owed")] == [50_000]


def test_a_fine_may_be_owed_besides_bail(table: Table) -> None:
    table.plays_with(fine_without_change="owe")
    ann = table.seat(loot=[FORT_KNOX_6], debt=50_000)
    table.seat()
    table.money(SHERIFF)
    ann.robs()
    ann.pays("later")
    assert (ann.debt, ann.cowboy != NOBODY) == (100_000, True)


def test_a_second_debt_may_be_refused(table: Table) -> None:
    table.plays_with(second_debt="refused")
    ann = table.seat(tokens=1, loot=[FORT_KNOX_6], debt=50_000)
    table.seat()
    ann.cannot_use(ann.cowboy, because="debt_first", debt=50_000, bail=50_000)
    assert not ann.can("call")


def test_a_second_debt_refused_is_no_hindrance_if_all_can_be_paid_together(table: Table) -> None:
    table.plays_with(second_debt="refused")
    ann = table.seat(tokens=1, loot=[MAIL_CAR_2, FORT_KNOX_6], debt=50_000)
    table.seat(cowboy=NOBODY)
    ann.calls()
    assert (ann.debt, ann.loot) == (0, [FORT_KNOX_6])
    assert ann.decides("pick_place")


def test_a_fine_is_not_owed_where_a_second_debt_is_refused(table: Table) -> None:
    table.plays_with(fine_without_change="owe", second_debt="refused")
    ann = table.seat(loot=[FORT_KNOX_6], debt=50_000)
    table.seat()
    table.money(SHERIFF)
    ann.robs()
    assert ann.cowboy == NOBODY


def test_owed_bail_may_not_count_against_the_million(table: Table) -> None:
    table.plays_with(debt_counts="not")
    ann = table.seat(0, loot=[FORT_KNOX_6, FORT_KNOX_6], debt=50_000)
    bob = table.seat(1)
    table.money(DYNAMITE)
    ann.robs()
    assert table.over
    assert table.winners == {ann}
    assert bob.money == 0


def test_after_dynamite_all_may_get_new_cowboys_without_bail(table: Table) -> None:
    table.plays_with(dynamite_redeal="on")
    ann, bob = table.seat(), table.seat()
    table.money(DYNAMITE)
    table.next_cowboys(BUFFALO_BILL, PAT_GARRETT)
    ann.robs(bob)
    assert (ann.cowboy, bob.cowboy) == (BUFFALO_BILL, PAT_GARRETT)
    assert (ann.tokens, bob.tokens) == (0, 0)
    assert not ann.player.known
    assert ann.sees().seats[1].limit == 0
    assert bob.is_armed_first()
    assert bob.offered == ["draw", "pass", "call"]


def test_if_the_deck_holds_too_few_new_cowboys_the_lost_ones_are_shuffled(table: Table) -> None:
    table.plays_with(dynamite_redeal="on")
    ann, bob = table.seat(), table.seat()
    table.money(DYNAMITE)
    table.only_cowboys(BUFFALO_BILL)
    ann.robs(bob)
    assert ann.cowboy == BUFFALO_BILL
    assert bob.cowboy not in (NOBODY, BUFFALO_BILL)
    assert [event.amount for event in table.events("reshuffled")] == [11]


def test_new_cowboys_come_only_if_dynamite_took_everybodys(table: Table) -> None:
    table.plays_with(dynamite_redeal="on")
    ann, bob, cid = (table.seat() for _seat in range(3))
    table.money(DYNAMITE)
    ann.robs(bob)
    assert [seat.cowboy != NOBODY for seat in (ann, bob, cid)] == [False, False, True]


def test_all_on_the_robbery_may_get_new_cowboys_after_dynamite(table: Table) -> None:
    table.plays_with(dynamite_redeal="robbers")
    ann, bob, cid = table.seat(), table.seat(), table.seat(cowboy=NOBODY)
    table.money(DYNAMITE)
    table.next_cowboys(BUFFALO_BILL, PAT_GARRETT)
    ann.robs(bob)
    assert [seat.cowboy for seat in (ann, bob, cid)] == [BUFFALO_BILL, PAT_GARRETT, NOBODY]
    assert (ann.tokens, bob.tokens) == (0, 0)


def test_after_guards_whom_nobody_beat_the_next_after_the_caller_may_begin(table: Table) -> None:
    table.plays_with(next_after_guards="caller")
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[CACTUS]), table.seat(2)
    table.money(GOLD_TRAIN_4)
    ann.robs(bob)
    ann.gives_up()
    bob.gives_up()
    assert bob.is_armed_first()
    assert cid.cowboy


def test_after_indians_that_makes_no_difference(table: Table) -> None:
    table.plays_with(next_after_guards="caller")
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[CACTUS]), table.seat(2)
    table.money(INDIANS_2)
    ann.robs(bob)
    ann.gives_up()
    bob.gives_up()
    assert cid.is_armed_first()


def test_every_option_has_two_values_and_a_source() -> None:
    assert len(OPTIONS) == 12
    for name, option in OPTIONS.items():
        assert option.name == name
        assert len(option.values) >= 2
        assert len(option.source) > 20


def test_an_unknown_preset_option_or_value_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownRule, match="unknown preset 'official'; presets: rulebook"):
        rules_of("official", {}, PRESETS, OPTIONS)
    with pytest.raises(UnknownRule, match="unknown rule option 'panic_range'; options: teams, team_hands, "):
        rules_of("rulebook", {"panic_range": "any"}, PRESETS, OPTIONS)
    with pytest.raises(UnknownRule, match="team_hands cannot be 'shown'; values: hidden, open"):
        rules_of("rulebook", {"team_hands": "shown"}, PRESETS, OPTIONS)


def test_money_of_equal_value_is_one_way_to_pay(table: Table) -> None:
    ann = table.seat(loot=[MAIL_CAR_2, "mail_car_3"], tokens=2, hand=[TWO])
    table.seat(cowboy=NOBODY)
    ann.calls()
    assert ann.loot == ["mail_car_3"]
    assert ann.decides("pick_place")


@pytest.mark.parametrize("second_debt", ["covered", "refused"])
def test_a_first_debt_is_never_refused(table: Table, second_debt: str) -> None:
    """Nobody can give change for Fort Knox: who owes nothing yet may owe the bail."""
    table.plays_with(second_debt=second_debt)
    ann = table.seat(tokens=1, loot=[FORT_KNOX_6])
    table.seat(cowboy=NOBODY)
    ann.calls()
    assert (ann.debt, ann.loot) == (50_000, [FORT_KNOX_6])
    assert ann.decides("pick_place")
