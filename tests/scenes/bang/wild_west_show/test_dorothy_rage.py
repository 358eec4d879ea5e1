"""Dorothy Rage: another player must play the card that is named."""

import random

import pytest

from saloon.games.bang.catalogue import SETS as BOXES
from saloon.games.bang.expansions.wild_west_show.dorothy_rage import Order
from saloon.games.bang.game import BANG as BANG_GAME
from saloon.games.bang.kinds import is_hindered_by_its_own, is_only_an_answer
from saloon.games.bang.setup import book_of
from saloon.games.bang.view import view
from saloon.games.bang.words import GIVE_ORDER, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.ids import NO_CARD, PlayerId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    MISSED,
    MUSTANG,
    SCHOFIELD,
    SLAB_THE_KILLER,
    STAGECOACH,
)
from tests.scenes.bang.wild_west_show.names import DOROTHY_RAGE, LEE_VAN_KLIFF, MISS_SUSANNA, SETS
from tests.scenes.language import HAND, Card, Table


def play_whole_orders(table: Table) -> None:
    table.plays_with(sets=SETS, dorothy_order="whole_order")


@pytest.mark.parametrize("order", ["whole_order", "target_later"])
def test_who_holds_the_card_must_play_it(table: Table, order: str) -> None:
    table.plays_with(sets=SETS, dorothy_order=order)
    sheriff = table.seat()
    outlaw = table.seat(hand=[BANG])
    other = table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.orders(outlaw, BANG, at=other)
    assert other.life == 3
    assert outlaw.hand == []
    assert sheriff.decides("play_phase")


@pytest.mark.parametrize(("far", "offered"), [([], True), ([MUSTANG], False)])
def test_what_would_reach_nobody_cannot_be_ordered(table: Table, far: list[Card], offered: bool) -> None:
    table.plays_with(sets=["base", "dodge_city", "wild_west_show"], dorothy_order="target_later")
    sheriff = table.seat(in_play=far)
    outlaw = table.seat(hand=[BEER])
    table.seat(in_play=far)
    table.event(DOROTHY_RAGE)
    sheriff.uses("dorothy_rage", at=outlaw)
    assert ("command:punch" in sheriff.offered) == offered
    sheriff.passes()


@pytest.mark.parametrize("order", ["whole_order", "target_later"])
def test_who_does_not_hold_it_shows_his_hand(table: Table, order: str) -> None:
    table.plays_with(sets=SETS, dorothy_order=order)
    sheriff = table.seat()
    outlaw = table.seat(hand=[BEER, MISSED])
    other = table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.orders(outlaw, BANG, at=other)
    shown = table.events("showed_hand")[0]
    assert [table.card(card).kind for card in shown.cards] == ["beer", "missed"]
    assert shown.privy is None
    assert other.life == 4
    assert len(outlaw.hand) == 2


def test_the_whole_order_is_given_before_anything_is_known(table: Table) -> None:
    play_whole_orders(table)
    sheriff = table.seat()
    outlaw = table.seat(hand=[BEER])
    table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    assert sheriff.decides(GIVE_ORDER)
    assert "command:bang" not in sheriff.offered
    assert "command:bang>p2" in sheriff.offered


def test_by_the_compendium_the_target_is_named_when_the_card_is_there(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat(hand=[BANG])
    table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    assert "command:bang" in sheriff.offered
    assert "command:bang>p2" not in sheriff.offered
    sheriff.table.game.answer_key("command:bang")
    assert sheriff.decides(GIVE_ORDER)
    assert sorted(sheriff.offered) == ["command:bang>p0", "command:bang>p2"]


def test_the_order_must_be_possible_for_the_one_who_obeys(table: Table) -> None:
    play_whole_orders(table)
    sheriff = table.seat()
    outlaw = table.seat(hand=[BANG], in_play=[BARREL])
    table.seat()
    table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    offered = [key for key in sheriff.offered if key.startswith("command:bang")]
    assert offered == ["command:bang>p2", "command:bang>p0"]
    assert "command:barrel" not in sheriff.offered
    assert "command:missed" not in sheriff.offered
    assert "command:mustang" in sheriff.offered
    assert sheriff.decides(GIVE_ORDER)


def test_what_can_be_ordered_does_not_depend_on_the_hand(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat(hand=[BANG])
    other = table.seat(hand=[BEER])
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    first = set(sheriff.offered)
    copy = table.game.clone()
    copy.players[outlaw.number].hand, copy.players[other.number].hand = (
        copy.players[other.number].hand,
        copy.players[outlaw.number].hand,
    )
    copy.decision = None
    copy.run()
    assert set(view(copy, PlayerId(sheriff.number)).options) == first
    assert sheriff.decides(GIVE_ORDER)


def test_abilities_are_those_of_the_one_who_obeys(table: Table) -> None:
    sheriff = table.seat()
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    other = table.seat(hand=[MISSED, "2♣"])
    table.event(DOROTHY_RAGE)
    sheriff.orders(slab, BANG, at=other)
    other.plays(MISSED)
    other.takes_the_hit()
    assert other.life == 3


def test_a_commanding_slab_changes_nothing(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER)
    outlaw = table.seat(hand=[BANG])
    other = table.seat(hand=[MISSED])
    table.event(DOROTHY_RAGE)
    slab.orders(outlaw, BANG, at=other)
    other.plays(MISSED)
    assert other.life == 4


def test_he_who_obeys_loses_his_duel_and_draws_his_cards(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat(hand=[DUEL])
    other = table.seat(hand=[BANG])
    table.event(DOROTHY_RAGE)
    sheriff.orders(outlaw, DUEL, at=other)
    other.plays(BANG)
    assert outlaw.life == 3


def test_an_ordered_stagecoach_draws_for_him_and_turns_up_the_next_event(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat(hand=[STAGECOACH])
    table.seat()
    table.event(DOROTHY_RAGE, coming=[MISS_SUSANNA])
    sheriff.orders(outlaw, STAGECOACH)
    assert len(outlaw.hand) == 2
    assert table.events_in_force == [MISS_SUSANNA]
    sheriff.ends_turn()
    assert sheriff.life == 4  # the card of another one was not his


def test_an_order_does_not_use_up_the_bang_of_the_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    other = table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.orders(outlaw, BANG, at=other)
    sheriff.plays(BANG, at=outlaw)
    assert (outlaw.life, other.life) == (3, 3)


def test_it_can_be_aimed_at_a_card_or_a_hand_and_at_oneself(table: Table) -> None:
    sheriff = table.seat(hand=["2♣"])
    outlaw = table.seat(hand=[CAT_BALOU])
    table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.orders(outlaw, CAT_BALOU, at=sheriff, taking=HAND)
    assert sheriff.hand == []


@pytest.mark.parametrize("own", [(), (BARREL,)])
def test_with_no_other_card_at_the_table_a_panic_can_be_ordered_at_his_own_card(
    table: Table, own: tuple[Card, ...]
) -> None:
    table.plays_with(sets=SETS, dorothy_order="target_later", self_target_steal="in_play")
    sheriff = table.seat()
    outlaw = table.seat(hand=[BEER], in_play=own)
    table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    assert ("command:panic" in sheriff.offered) == bool(own)
    assert sheriff.decides(GIVE_ORDER)


def test_as_many_orders_a_turn_as_players_are_alive_and_none_to_an_empty_hand(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat(hand=[BEER, BEER, BEER, BEER])
    other = table.seat()
    table.event(DOROTHY_RAGE)
    assert not sheriff.can_use(DOROTHY_RAGE, at=other)
    sheriff.orders(outlaw, BEER)
    sheriff.orders(outlaw, BEER)
    sheriff.orders(outlaw, BEER)
    assert outlaw.hand == [BEER]
    assert not sheriff.can_use(DOROTHY_RAGE)


def test_an_order_can_be_given_up(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat(hand=[BEER])
    table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    sheriff.passes()
    assert outlaw.hand == [BEER]
    assert sheriff.can_use(DOROTHY_RAGE)


def test_the_card_of_another_one_cannot_be_repeated(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BANG])
    outlaw = table.seat(hand=[STAGECOACH])
    table.seat()
    table.event(DOROTHY_RAGE)
    lee.orders(outlaw, STAGECOACH)
    assert not lee.can_use(LEE_VAN_KLIFF)


def test_molly_stark_draws_for_a_card_that_she_is_ordered_to_play(table: Table) -> None:
    table.plays_with(sets=(*SETS, "dodge_city"))
    sheriff = table.seat()
    molly = table.seat("molly_stark", hand=[BANG])
    other = table.seat()
    table.event(DOROTHY_RAGE)
    table.next_cards("9♣")
    sheriff.orders(molly, BANG, at=other)
    assert other.life == 3
    assert molly.hand == ["9♣"]


def test_molly_stark_draws_for_a_blue_card_too_and_nothing_if_she_does_not_have_it(table: Table) -> None:
    table.plays_with(sets=(*SETS, "dodge_city"))
    sheriff = table.seat()
    molly = table.seat("molly_stark", hand=[BARREL])
    table.seat()
    table.event(DOROTHY_RAGE)
    table.next_cards("9♣", "8♣")
    sheriff.orders(molly, STAGECOACH)
    assert len(molly.hand) == 1
    sheriff.orders(molly, BARREL)
    assert molly.hand == ["9♣"]
    assert molly.in_play == [BARREL]


def test_miss_susanna_counts_a_missed_against_a_card_that_was_ordered(table: Table) -> None:
    sheriff = table.seat(hand=[MISSED, BARREL, STAGECOACH])
    outlaw = table.seat(hand=[BANG])
    table.seat()
    table.event(DOROTHY_RAGE, coming=[MISS_SUSANNA])
    sheriff.orders(outlaw, BANG, at=sheriff)
    sheriff.plays(MISSED)
    sheriff.plays(BARREL)
    sheriff.plays(STAGECOACH)
    assert table.events_in_force == [MISS_SUSANNA]
    sheriff.ends_turn()
    assert sheriff.life == 5


def test_miss_susanna_does_not_count_the_card_that_another_one_was_ordered_to_play(table: Table) -> None:
    sheriff = table.seat(hand=[BARREL, STAGECOACH])
    outlaw = table.seat(hand=[BANG])
    other = table.seat()
    table.event(DOROTHY_RAGE, coming=[MISS_SUSANNA])
    sheriff.orders(outlaw, BANG, at=other)
    sheriff.plays(BARREL)
    sheriff.plays(STAGECOACH)
    sheriff.ends_turn()
    assert sheriff.life == 4


@pytest.mark.parametrize("order", ["whole_order", "target_later"])
def test_who_has_fired_his_own_bang_may_still_order_one_and_then_has_none_left(
    table: Table, order: str
) -> None:
    """The other plays as if it were his own turn; the turn of the player who ordered stays as it was."""
    table.plays_with(sets=SETS, dorothy_order=order)
    sheriff = table.seat(hand=[BANG, BANG])
    outlaw = table.seat(hand=[BANG])
    other = table.seat()
    table.event(DOROTHY_RAGE)
    sheriff.plays(BANG, at=other)
    sheriff.orders(outlaw, BANG, at=other)
    assert other.life == 2
    sheriff.cannot_play(BANG, at=other, because="bang_limit", played=1, limit=1)


def test_a_jail_can_be_ordered_even_at_the_one_who_orders_it(table: Table) -> None:
    table.plays_with(sets=SETS, dorothy_order="target_later")
    renegade = table.seat(role=RENEGADE)
    outlaw = table.seat(role=OUTLAW, hand=[BEER])
    table.seat(role=SHERIFF)
    table.event(DOROTHY_RAGE)
    renegade.has_the_turn()
    renegade.uses(DOROTHY_RAGE, at=outlaw)
    assert renegade.decides(GIVE_ORDER)
    assert "command:jail" in renegade.offered
    renegade.passes()


def test_with_nobody_but_the_sheriff_no_jail_can_be_ordered(table: Table) -> None:
    table.plays_with(sets=SETS, dorothy_order="target_later")
    sheriff = table.seat(role=SHERIFF)
    outlaw = table.seat(role=OUTLAW, hand=[BEER])
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    assert "command:bang" in sheriff.offered
    assert "command:jail" not in sheriff.offered
    sheriff.passes()


@pytest.mark.parametrize(("weapon", "possible"), [(False, False), (True, True)])
def test_a_bang_can_be_ordered_only_if_it_reaches_somebody(
    table: Table, weapon: bool, possible: bool
) -> None:
    table.plays_with(sets=SETS, dorothy_order="target_later")
    sheriff = table.seat(role=SHERIFF, in_play=[MUSTANG])
    outlaw = table.seat(role=OUTLAW, hand=[BEER], in_play=[SCHOFIELD] if weapon else [])
    table.event(DOROTHY_RAGE)
    sheriff.uses(DOROTHY_RAGE, at=outlaw)
    assert ("command:bang" in sheriff.offered) == possible
    sheriff.passes()


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("stagecoach", False),
        ("barrel", False),
        ("knife", False),
        ("duel", False),
        ("springfield", False),
        ("beer", True),
        ("bang", True),
        ("jail", True),
        ("cat_balou", True),
        ("punch", True),
    ],
)
def test_a_kind_is_asked_whether_it_can_be_ordered_unless_only_its_price_or_its_like_could_hinder_it(
    kind: str, asked: bool
) -> None:
    assert is_hindered_by_its_own(book_of(BANG_GAME.sets(), []).kinds[kind]) == asked


def test_what_is_only_an_answer_can_never_be_ordered() -> None:
    kinds = book_of(BANG_GAME.sets(), []).kinds.values()
    assert [kind.key for kind in kinds if is_only_an_answer(kind)] == ["missed", "dodge", "any"]


@pytest.mark.parametrize(("players", "rules"), [(2, {"two_same_card": "per_player"}), (5, {}), (7, {})])
def test_what_can_be_ordered_is_what_every_kind_says_when_it_is_asked(
    players: int, rules: dict[str, str]
) -> None:
    """Kinds that nothing can hinder are not asked: in random games nobody notices."""
    events = [event.key for event in BOXES["wild_west_show"].events]
    left_out = [key for key in events if key != DOROTHY_RAGE]
    wishes = {"players": players, "sets": BANG_GAME.sets(), "rules": rules, "left_out": left_out}
    rng = random.Random(players)
    orders = 0
    while orders < 60:
        game = BANG_GAME.deal(BANG_GAME.setup({**wishes, "seed": f"{rng.random()}"}))
        while (decision := game.decision) is not None:
            order = game.stack[-1]
            if isinstance(order, Order) and order.stage == 0:
                kinds = [game.book.kind(number) for number in game.book.kind_numbers]
                possible = [kind.number for kind in kinds if order.plays(game, kind, NO_CARD)]
                assert [option.kind for option in decision.options[1:]] == possible
                orders += 1
            game.answer(rng.randrange(len(decision.options)))
