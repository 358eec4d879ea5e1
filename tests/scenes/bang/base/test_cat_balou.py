"""Cat Balou: somebody, however far away, discards a card."""

from saloon.games.bang.words import PLAY_PHASE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DYNAMITE,
    MISSED,
    MUSTANG,
    PAUL_REGRET,
    REMINGTON,
)
from tests.scenes.language import ANY, HAND, Table


def test_cat_balou_discards_a_card_in_play_that_is_pointed_at(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    outlaw = table.seat(hand=[ANY], in_play=[BARREL, MUSTANG])
    table.seat()
    sheriff.plays(CAT_BALOU, at=outlaw, taking=MUSTANG)
    assert outlaw.in_play == [BARREL]
    assert outlaw.hand == [ANY]
    assert table.discard == [MUSTANG, CAT_BALOU]
    assert sheriff.hand == []


def test_cat_balou_discards_a_random_card_of_the_hand(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    outlaw = table.seat(hand=[BEER, BANG, MISSED])
    table.seat()
    sheriff.plays(CAT_BALOU, at=outlaw, taking=HAND)
    assert len(outlaw.hand) == 2
    assert len(table.discard) == 2
    assert sheriff.hand == []


def test_the_player_of_cat_balou_cannot_point_at_a_card_of_the_hand(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    outlaw = table.seat(hand=[BEER])
    table.seat()
    assert sheriff.can_play(CAT_BALOU, at=outlaw, taking=HAND)
    assert not sheriff.can_play(CAT_BALOU, at=outlaw, taking=BEER)


def test_cat_balou_ignores_distance(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    table.seat()
    table.seat()
    opposite = table.seat(PAUL_REGRET, in_play=[MUSTANG])
    table.seat()
    table.seat()
    assert sheriff.distance_to(opposite) == 5
    sheriff.plays(CAT_BALOU, at=opposite, taking=MUSTANG)
    assert opposite.in_play == []


def test_cat_balou_needs_somebody_who_has_a_card(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    poor = table.seat()
    table.seat(hand=[ANY])
    sheriff.cannot_play(CAT_BALOU, at=poor, because="target_has_no_cards")


def test_cat_balou_without_any_victim_cannot_be_played(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU, ANY])
    table.seat()
    table.seat()
    sheriff.cannot_play(CAT_BALOU, because="no_target")


def test_a_discarded_weapon_leaves_its_owner_with_the_colt_which_nobody_can_lose(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    outlaw = table.seat(in_play=[REMINGTON])
    table.seat()
    sheriff.plays(CAT_BALOU, at=outlaw, taking=REMINGTON)
    assert outlaw.reach == 1


def test_a_barrel_works_until_it_is_discarded(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU, BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    sheriff.plays(CAT_BALOU, at=outlaw, taking=BARREL)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 3
    assert sheriff.decides(PLAY_PHASE)


def test_cat_balou_removes_dynamite_before_it_goes_off(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    outlaw = table.seat(in_play=[DYNAMITE])
    table.seat()
    sheriff.plays(CAT_BALOU, at=outlaw, taking=DYNAMITE)
    assert outlaw.in_play == []
    assert table.discard == [DYNAMITE, CAT_BALOU]


def test_cat_balou_may_discard_an_own_card_in_play(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU], in_play=[DYNAMITE])
    table.seat(hand=[ANY])
    sheriff.plays(CAT_BALOU, at=sheriff, taking=DYNAMITE)
    assert sheriff.in_play == []


def test_of_an_empty_hand_no_card_can_be_chosen(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU])
    outlaw = table.seat(in_play=[BARREL])
    table.seat(hand=[ANY])
    assert sheriff.can_play(CAT_BALOU, at=outlaw, taking=BARREL)
    assert not sheriff.can_play(CAT_BALOU, at=outlaw, taking=HAND)
    assert sheriff.offered == ["end_turn", "play:cat_balou>p1:barrel", "play:cat_balou>p2:hand"]
