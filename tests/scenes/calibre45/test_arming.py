"""Arming: one thing in each turn."""

from saloon.games.calibre45.words import TOKENS
from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    BUFFALO_BILL,
    CACTUS,
    COYOTE,
    DOC_HOLLIDAY,
    FIVE,
    FOUR,
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

SIX_CARDS = [ONE, TWO, THREE, MUSTANG, CACTUS, SIX]


def test_the_turn_passes_clockwise(table: Table) -> None:
    ann, bob, cid = table.seat(0), table.seat(1), table.seat(2)
    table.begins(bob)
    bob.draws()
    cid.draws()
    ann.draws()
    assert bob.is_armed_first()


def test_a_turn_is_one_action(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat()
    table.next_cards(FIVE, FOUR)
    ann.draws()
    assert ann.hand == [ONE, FIVE]
    assert bob.is_armed_first()


def test_with_five_cards_or_fewer_one_is_drawn(table: Table) -> None:
    ann, bob = table.seat(hand=SIX_CARDS[:5]), table.seat(hand=[])
    table.next_cards(COYOTE, FOUR)
    assert ann.offered == ["draw", "pass", "call"]
    ann.draws()
    assert len(ann.hand) == 6
    assert COYOTE in ann.hand
    bob.draws()
    assert bob.hand == [FOUR]


def test_with_six_cards_one_is_discarded_and_one_drawn(table: Table) -> None:
    ann, bob = table.seat(hand=SIX_CARDS), table.seat()
    table.next_cards(FIVE)
    assert not ann.can("draw")
    ann.exchanges(CACTUS)
    assert ann.hand == sorted([ONE, TWO, THREE, MUSTANG, FIVE, SIX])
    assert table.weapon_discard == [CACTUS]
    assert bob.is_armed_first()


def test_any_card_but_a_coyote_can_be_exchanged_alone(table: Table) -> None:
    ann = table.seat(hand=SIX_CARDS)
    table.seat()
    assert ann.offered == ["pass", *(f"exchange:{card}" for card in SIX_CARDS), "call"]


def test_with_fewer_than_six_cards_nothing_can_be_exchanged(table: Table) -> None:
    ann = table.seat(hand=SIX_CARDS[:5])
    table.seat()
    assert not ann.can("exchange")
    ann.cannot_use(CACTUS, because="hand_not_full", cards=5, needed=6)


def test_a_coyote_goes_only_together_with_bullets_and_one_card_is_drawn(table: Table) -> None:
    ann = table.seat(hand=[COYOTE, ONE, SIX, MUSTANG, CACTUS, CACTUS])
    table.seat()
    table.next_cards(THREE, FOUR)
    assert [one for one in ann.offered if COYOTE in one] == [
        "exchange:coyote+bullets_1",
        "exchange:coyote+bullets_6",
    ]
    ann.exchanges(COYOTE, together_with=ONE)
    assert ann.hand == sorted([SIX, MUSTANG, CACTUS, CACTUS, THREE])
    assert table.weapon_discard == [ONE, COYOTE]
    assert table.weapon_deck[0] == FOUR


def test_without_bullets_a_coyote_stays(table: Table) -> None:
    ann = table.seat(hand=[COYOTE, COYOTE, MUSTANG, MUSTANG, CACTUS, CACTUS])
    table.seat()
    assert COYOTE not in "".join(ann.offered)
    ann.cannot_use(COYOTE, because="coyote_needs_bullets")


def test_a_player_with_a_cowboy_may_call_a_robbery(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX]), table.seat()
    assert ann.can("call")
    ann.calls()
    assert bob.decides("join_robbery")


def test_without_a_cowboy_one_can_only_take_a_new_one(table: Table) -> None:
    ann = table.seat(hand=[ONE, CACTUS], cowboy=NOBODY)
    table.seat()
    assert ann.offered == ["pass", "recruit"]
    ann.cannot_use(ONE, because="no_cowboy")


def test_a_new_cowboy_is_a_random_one_and_may_be_kept_under_bail(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY), table.seat()
    table.next_cowboys(WYATT_EARP)
    ann.takes_a_cowboy()
    assert ann.offered == ["keep:wyatt_earp", "dismiss:wyatt_earp"]
    ann.keeps(WYATT_EARP)
    assert (ann.cowboy, ann.tokens, ann.robbing) == (WYATT_EARP, 3, False)
    assert table.game.tokens == TOKENS - 3
    assert bob.sees().seats[0].limit == 0
    assert bob.is_armed_first()


def test_a_new_cowboy_may_be_discarded_and_that_was_the_turn(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY), table.seat()
    table.next_cowboys(DOC_HOLLIDAY, BUFFALO_BILL)
    ann.takes_a_cowboy()
    ann.dismisses(DOC_HOLLIDAY)
    assert (ann.cowboy, ann.tokens) == (NOBODY, 0)
    assert table.cowboy_discard == [DOC_HOLLIDAY]
    bob.draws()
    ann.takes_a_cowboy()
    ann.keeps(BUFFALO_BILL)


def test_one_token_can_be_removed_in_a_turn(table: Table) -> None:
    ann, bob = table.seat(tokens=3), table.seat()
    ann.removes_a_token()
    assert ann.tokens == 2
    assert table.game.tokens == TOKENS - 2
    assert bob.is_armed_first()


def test_once_the_last_token_is_removed_the_cowboy_can_go_from_the_next_turn_on(table: Table) -> None:
    ann, bob = table.seat(tokens=1), table.seat()
    assert not ann.can("call")
    ann.removes_a_token()
    bob.draws()
    assert ann.can("call")
    ann.calls()
    assert ann.debt == 0
    bob.declines()
    assert ann.decides("pick_place")


def test_a_cowboy_under_bail_lets_its_player_arm_himself(table: Table) -> None:
    ann = table.seat(tokens=2, hand=[ONE])
    table.seat()
    assert ann.offered == ["remove_token", "draw", "pass"]
    ann.draws()
    assert (ann.tokens, len(ann.hand)) == (2, 2)


def test_the_weapon_deck_that_has_run_out_is_made_of_the_discard_pile(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    table.only_cards(FOUR)
    pile = table.weapon_discard
    ann.draws()
    assert bob.is_armed_first()
    assert sorted(table.weapon_deck) == sorted(pile)
    assert table.weapon_deck not in (pile, pile[::-1])
    assert table.weapon_discard == []
    assert [event.deck for event in table.events("reshuffled")] == ["weapons"]


def test_the_cowboy_deck_that_has_run_out_is_made_of_the_discard_pile(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY), table.seat(cowboy=NOBODY)
    table.only_cowboys(PAT_GARRETT)
    pile = table.cowboy_discard
    ann.takes_a_cowboy()
    ann.keeps(PAT_GARRETT)
    assert bob.can("recruit")
    deck = table.keys(table.game.cowboys)
    assert sorted(deck) == sorted(pile)
    assert deck not in (pile, pile[::-1])
    assert [event.deck for event in table.events("reshuffled")] == ["cowboys"]


def test_too_few_tokens_make_a_player_wait_for_a_new_cowboy(table: Table) -> None:
    ann = table.seat(cowboy=NOBODY)
    bob = table.seat(tokens=13)
    assert ann.offered == ["pass"]
    ann.cannot_use("", because="too_few_tokens", left=2, needed=3)
    ann.passes()
    bob.removes_a_token()
    assert ann.can("recruit")


def test_doing_nothing_is_allowed(table: Table) -> None:
    ann, bob = table.seat(hand=SIX_CARDS), table.seat(loot=[STAGECOACH])
    ann.passes()
    assert len(ann.hand) == 6
    assert bob.is_armed_first()
