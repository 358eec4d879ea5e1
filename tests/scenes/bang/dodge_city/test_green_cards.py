"""Green cards: their waiting turn, their one effect, and how they are lost."""

import pytest

from saloon.games.bang.reasons import refusals
from saloon.games.bang.words import DEPUTY, MISSED_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    JAIL,
    MISSED,
    MUSTANG,
    PANIC,
    REMINGTON,
    SCOPE,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    VOLCANIC,
    VULTURE_SAM,
)
from tests.scenes.bang.dodge_city.names import (
    BIBLE,
    BINOCULAR,
    BOXES,
    BUFFALO_RIFLE,
    CAN_CAN,
    CANTEEN,
    CONESTOGA,
    DERRINGER,
    HIDEOUT,
    HOWITZER,
    IRON_PLATE,
    KNIFE,
    PEPPERBOX,
    PONY_EXPRESS,
    PUNCH,
    SOMBRERO,
    TEN_GALLON_HAT,
)
from tests.scenes.cards import Card
from tests.scenes.language import ANY, HAND, Table


def test_a_green_card_waits_a_turn(table: Table) -> None:
    owner = table.seat(hand=[PEPPERBOX])
    victim = table.seat()
    owner.plays(PEPPERBOX)
    assert owner.in_play == [PEPPERBOX]
    owner.cannot_use(PEPPERBOX, because="not_ready_yet")
    owner.ends_turn()
    victim.ends_turn()
    owner.uses(PEPPERBOX, at=victim)
    victim.takes_the_hit()
    assert victim.life == 3
    assert owner.in_play == []
    assert table.discard.top(1) == [PEPPERBOX]


def test_the_turns_of_others_do_not_end_the_wait(table: Table) -> None:
    owner = table.seat(hand=[CANTEEN], life=3)
    second = table.seat()
    owner.plays(CANTEEN)
    owner.ends_turn()
    assert second.decides(PLAY_PHASE)
    assert owner.sees().figures[0].fresh != []


def test_a_turn_skipped_in_jail_counts_as_the_waiting_turn(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    prisoner = table.seat(hand=[SOMBRERO])
    third = table.seat(hand=[JAIL])
    prisoner.has_the_turn()
    table.next_cards(ANY, ANY, ANY, ANY, "9♠")
    prisoner.plays(SOMBRERO)
    prisoner.ends_turn()
    third.plays(JAIL, at=prisoner)
    third.ends_turn()
    shooter.ends_turn()
    third.ends_turn()
    shooter.plays(BANG, at=prisoner)
    prisoner.uses(SOMBRERO)
    assert prisoner.life == 4


def test_a_green_missed_works_only_from_its_owners_next_turn_by_the_compendium(table: Table) -> None:
    owner = table.seat(hand=[SOMBRERO])
    shooter = table.seat(hand=[BANG])
    table.seat()
    owner.plays(SOMBRERO)
    owner.ends_turn()
    shooter.plays(BANG, at=owner)
    assert owner.life == 4


def test_a_green_missed_works_from_the_next_players_turn_by_the_publishers_rules(table: Table) -> None:
    table.plays_with(sets=BOXES, preset="official")
    owner = table.seat(hand=[SOMBRERO])
    shooter = table.seat(hand=[BANG])
    table.seat()
    owner.plays(SOMBRERO)
    owner.ends_turn()
    shooter.plays(BANG, at=owner)
    owner.uses(SOMBRERO)
    assert owner.life == 5
    assert owner.in_play == []


@pytest.mark.parametrize("card", [IRON_PLATE, SOMBRERO, TEN_GALLON_HAT, BIBLE], ids=str)
def test_a_green_missed_cancels_a_hit_once(table: Table, card: Card) -> None:
    shooter = table.seat(hand=[BANG, PUNCH])
    owner = table.seat(in_play=[card])
    table.seat()
    shooter.plays(BANG, at=owner)
    owner.uses(card)
    assert owner.life == 4
    assert card in table.discard
    shooter.plays(PUNCH, at=owner)
    if card is BIBLE:
        owner.takes_the_hit()  # with the card that it gave in hand
    assert owner.life == 3


def test_a_green_missed_is_never_used_of_its_own_accord(table: Table) -> None:
    owner = table.seat(in_play=[IRON_PLATE])
    table.seat()
    owner.cannot_use(IRON_PLATE, because="only_as_answer")


def test_a_bible_gives_a_card_as_well(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    preacher = table.seat(in_play=[BIBLE])
    table.next_cards("9♣")
    shooter.plays(BANG, at=preacher)
    preacher.uses(BIBLE)
    assert preacher.life == 4
    assert preacher.hand == ["9♣"]


def test_a_green_missed_is_one_of_the_two_that_slab_asks_for(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    owner = table.seat(hand=[MISSED], in_play=[IRON_PLATE])
    slab.plays(BANG, at=owner)
    owner.uses(IRON_PLATE)
    assert owner.decides(MISSED_OR_HIT)
    owner.plays(MISSED)
    assert owner.life == 4


def test_barrel_and_green_missed_help_against_the_same_shot(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    owner = table.seat(in_play=[BARREL, IRON_PLATE])
    table.next_cards("9♣")
    shooter.plays(BANG, at=owner)
    owner.uses(BARREL)
    owner.uses(IRON_PLATE)
    assert owner.life == 4


def test_other_green_cards_are_not_used_out_of_turn(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    owner = table.seat(in_play=[CANTEEN, PEPPERBOX], hand=[ANY], life=2)
    shooter.plays(BANG, at=owner)
    assert owner.offered == ["pass"]
    assert not owner.can_use(CANTEEN)
    owner.takes_the_hit()
    assert owner.life == 1


def test_a_canteen_saves_nobody_from_death(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    owner = table.seat(role=OUTLAW, in_play=[CANTEEN], life=1)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    shooter.plays(BANG, at=owner)
    assert not owner.alive


def test_a_canteen_heals_also_when_two_are_left(table: Table) -> None:
    owner = table.seat(in_play=[CANTEEN], life=2)
    table.seat(role=RENEGADE)
    owner.uses(CANTEEN)
    assert owner.life == 3


def test_a_canteen_warns_who_has_all_life_points(table: Table) -> None:
    owner = table.seat(in_play=[CANTEEN])
    table.seat()
    owner.is_warned("heals_nothing", CANTEEN, life=5)


def test_a_pony_express_brings_three_cards(table: Table) -> None:
    owner = table.seat(in_play=[PONY_EXPRESS])
    table.seat()
    table.next_cards("2♣", "3♣", "4♣")
    owner.uses(PONY_EXPRESS)
    assert owner.hand == ["2♣", "3♣", "4♣"]
    assert table.discard == [PONY_EXPRESS]


def test_a_conestoga_takes_a_card_at_any_distance(table: Table) -> None:
    owner = table.seat(in_play=[CONESTOGA])
    table.seat()
    far = table.seat(hand=[BEER], in_play=[MUSTANG])
    table.seat()
    owner.uses(CONESTOGA, at=far, taking=MUSTANG)
    assert owner.hand == [MUSTANG]


def test_a_conestoga_does_not_take_itself(table: Table) -> None:
    owner = table.seat(in_play=[CONESTOGA])
    table.seat()
    assert not owner.can_use(CONESTOGA)


def test_a_can_can_makes_anybody_discard(table: Table) -> None:
    owner = table.seat(in_play=[CAN_CAN])
    table.seat()
    far = table.seat(hand=[BEER], in_play=[MUSTANG])
    table.seat()
    owner.uses(CAN_CAN, at=far, taking=HAND)
    assert far.hand == []
    assert table.discard.top(2) == [BEER, CAN_CAN]


def test_a_knife_hits_at_distance_one(table: Table) -> None:
    owner = table.seat(in_play=[KNIFE, REMINGTON])
    near = table.seat()
    far = table.seat()
    table.seat()
    owner.cannot_use(KNIFE, far, because="too_far", distance=2, range=1)
    owner.uses(KNIFE, at=near)
    assert near.life == 3


def test_a_derringer_hits_at_distance_one_and_gives_a_card(table: Table) -> None:
    owner = table.seat(in_play=[DERRINGER])
    near = table.seat()
    table.seat()
    table.next_cards("9♣")
    owner.uses(DERRINGER, at=near)
    assert near.life == 3
    assert owner.hand == ["9♣"]


def test_a_pepperbox_reaches_as_far_as_the_weapon(table: Table) -> None:
    owner = table.seat(in_play=[PEPPERBOX, REMINGTON])
    table.seat()
    far = table.seat(in_play=[HIDEOUT])
    table.seat()
    owner.uses(PEPPERBOX, at=far)
    assert far.life == 3


def test_without_a_weapon_a_pepperbox_reaches_one(table: Table) -> None:
    owner = table.seat(in_play=[PEPPERBOX])
    table.seat()
    far = table.seat()
    table.seat()
    owner.cannot_use(PEPPERBOX, far, because="out_of_reach", distance=2, reach=1)


def test_a_buffalo_rifle_reaches_anybody(table: Table) -> None:
    owner = table.seat(in_play=[BUFFALO_RIFLE])
    table.seat()
    far = table.seat(in_play=[MUSTANG, HIDEOUT])
    table.seat()
    owner.uses(BUFFALO_RIFLE, at=far)
    assert far.life == 3


def test_a_howitzer_hits_everybody_else(table: Table) -> None:
    owner = table.seat(in_play=[HOWITZER])
    quick = table.seat(hand=[MISSED])
    slow = table.seat()
    owner.uses(HOWITZER)
    quick.plays(MISSED)
    assert (owner.life, quick.life, slow.life) == (5, 4, 3)


def test_a_deputy_is_warned_of_a_howitzer_when_the_sheriff_has_one_life_point(table: Table) -> None:
    table.seat(life=1)
    deputy = table.seat(role=DEPUTY, in_play=[HOWITZER], hand=[KNIFE])
    table.seat(role=OUTLAW)
    deputy.has_the_turn()
    deputy.is_warned("hits_the_sheriff", HOWITZER, life=1)
    deputy.is_not_warned(KNIFE)


def test_a_deputy_is_not_warned_of_a_howitzer_that_the_sheriff_survives(table: Table) -> None:
    table.seat(life=2)
    deputy = table.seat(role=DEPUTY, in_play=[HOWITZER])
    table.seat(role=OUTLAW, life=1)
    deputy.has_the_turn()
    deputy.is_not_warned(HOWITZER)


def test_green_shots_come_on_top_of_the_bang_of_the_turn(table: Table) -> None:
    owner = table.seat(hand=[BANG], in_play=[KNIFE, PEPPERBOX])
    victim = table.seat()
    table.seat()
    owner.plays(BANG, at=victim)
    owner.uses(KNIFE, at=victim)
    owner.uses(PEPPERBOX, at=victim)
    assert victim.life == 1


def test_two_green_cards_of_one_name_do_not_lie_in_front_of_one_player(table: Table) -> None:
    owner = table.seat(hand=[IRON_PLATE, SOMBRERO], in_play=[IRON_PLATE])
    table.seat()
    owner.cannot_play(IRON_PLATE, because="already_in_play")
    owner.plays(SOMBRERO)
    assert owner.in_play == [IRON_PLATE, SOMBRERO]


def test_by_the_letter_of_the_compendium_a_second_one_replaces_the_first_and_waits(table: Table) -> None:
    table.plays_with(sets=BOXES, preset="compendium")
    owner = table.seat(hand=[CANTEEN], in_play=[CANTEEN("7♥")], life=2)
    table.seat()
    owner.plays(CANTEEN)
    assert CANTEEN("7♥") in table.discard
    assert not owner.can_use(CANTEEN)


def test_a_stolen_green_card_waits_again(table: Table) -> None:
    thief = table.seat(hand=[PANIC])
    owner = table.seat(in_play=[CANTEEN])
    table.seat()
    thief.plays(PANIC, at=owner, taking=CANTEEN)
    thief.plays(CANTEEN)
    assert not thief.can_use(CANTEEN)


def test_a_waiting_green_card_can_be_thrown_away(table: Table) -> None:
    owner = table.seat(hand=[CANTEEN])
    dancer = table.seat(hand=[CAT_BALOU])
    owner.plays(CANTEEN)
    owner.ends_turn()
    dancer.plays(CAT_BALOU, at=owner, taking=CANTEEN)
    assert owner.in_play == []
    assert owner.sees().figures[0].fresh == []


def test_vulture_sam_takes_green_cards_into_his_hand(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    victim = table.seat(role=OUTLAW, in_play=[PONY_EXPRESS], life=1)
    sam = table.seat(VULTURE_SAM, role=RENEGADE)
    table.seat(role=OUTLAW)
    shooter.plays(BANG, at=victim)
    assert sam.hand == [PONY_EXPRESS]


def test_a_green_card_in_play_is_no_card_of_the_hand(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[CANTEEN])
    table.seat()
    table.next_cards("9♣")
    suzy.plays(CANTEEN)
    assert suzy.hand == ["9♣"]


def test_binocular_and_scope_add_up_as_hideout_and_mustang_do(table: Table) -> None:
    spy = table.seat(in_play=[SCOPE, BINOCULAR])
    table.seat()
    table.seat()
    hermit = table.seat(in_play=[MUSTANG, HIDEOUT])
    table.seat()
    table.seat()
    assert spy.distance_to(hermit) == 3
    assert hermit.distance_to(spy) == 3
    assert table.seats[1].distance_to(hermit) == 4
    assert spy.distance_to(table.seats[2]) == 1


def test_a_volcanic_shortens_a_pepperbox_but_not_a_buffalo_rifle(table: Table) -> None:
    owner = table.seat(in_play=[PEPPERBOX, BUFFALO_RIFLE, VOLCANIC])
    table.seat()
    far = table.seat()
    table.seat()
    assert not owner.can_use(PEPPERBOX, at=far)
    assert owner.can_use(BUFFALO_RIFLE, at=far)


def test_a_can_can_warns_of_ones_own_card_and_a_deputy_of_the_sheriffs(table: Table) -> None:
    table.plays_with(sets=BOXES, self_target_steal="any")
    deputy = table.seat(role=DEPUTY, in_play=[CAN_CAN, SCOPE], hand=[CONESTOGA])
    sheriff = table.seat(role=SHERIFF, in_play=[BARREL])
    outlaw = table.seat(role=OUTLAW, in_play=[MUSTANG])
    table.seat(role=RENEGADE)
    deputy.is_warned("own_card", CAN_CAN, at=deputy, taking=SCOPE)
    deputy.is_warned("hits_the_sheriff", CAN_CAN, at=sheriff, taking=BARREL, life=5)
    deputy.is_not_warned(CAN_CAN, at=outlaw, taking=MUSTANG)
    deputy.is_not_warned(CONESTOGA)


def test_a_derringer_that_reaches_nobody_cannot_be_used(table: Table) -> None:
    table.plays_with(sets=BOXES)
    owner = table.seat(in_play=[DERRINGER])
    for _other in range(3):
        table.seat(in_play=[MUSTANG])
    owner.cannot_use(DERRINGER, because="no_target")


def test_a_knife_that_reaches_nobody_is_refused_although_another_card_can_be_used(table: Table) -> None:
    sheriff = table.seat(life=2, in_play=[CANTEEN, KNIFE])
    table.seat(in_play=[MUSTANG])
    table.seat(in_play=[MUSTANG])
    assert sheriff.can_use(CANTEEN)
    assert not sheriff.can_use(KNIFE)
    assert "no_target" in [refusal.reason.code for refusal in refusals(table.game, sheriff.player)]


def test_who_dies_with_a_green_card_just_laid_has_none_that_waits(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[IRON_PLATE, DUEL])
    sam = table.seat(VULTURE_SAM)
    outlaw.has_the_turn()
    outlaw.plays(IRON_PLATE)
    outlaw.plays(DUEL, at=sheriff)
    sheriff.plays(BANG)
    assert not outlaw.alive
    assert "iron_plate" in [card.kind for card in sam.hand]


def test_the_only_card_in_hand_may_be_thrown_away_by_ones_own_can_can(table: Table) -> None:
    table.plays_with(sets=BOXES, self_target_steal="any")
    owner = table.seat(in_play=[CAN_CAN], hand=[BEER])
    table.seat()
    assert owner.can_use(CAN_CAN, at=owner, taking=HAND)


def test_a_cat_balou_is_no_card_of_the_hand_that_it_is_played_from(table: Table) -> None:
    table.plays_with(sets=BOXES, self_target_steal="any")
    owner = table.seat(in_play=[SCOPE], hand=[CAT_BALOU])
    table.seat()
    assert owner.can_play(CAT_BALOU, at=owner, taking=SCOPE)
    assert not owner.can_play(CAT_BALOU, at=owner, taking=HAND)


def test_under_fire_a_ready_pepperbox_is_no_answer(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[PEPPERBOX])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.cannot_use(PEPPERBOX, because="not_an_answer")
    outlaw.plays(MISSED)
