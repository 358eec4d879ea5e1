"""Brown cards of Dodge City: symbols on cards that are no BANG!, no Missed! and no Beer, and prices."""

import pytest

from saloon.games.bang.words import CHOOSE_LOSS, DEPUTY, DISCARD_COST, MISSED_OR_HIT, OUTLAW, RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CALAMITY_JANET,
    DUEL,
    INDIANS,
    MISSED,
    MUSTANG,
    PEDRO_RAMIREZ,
    SCOPE,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    WINCHESTER,
)
from tests.scenes.bang.dodge_city.names import (
    BOXES,
    BRAWL,
    DODGE,
    PUNCH,
    RAG_TIME,
    SPRINGFIELD,
    TEQUILA,
    WHISKY,
)
from tests.scenes.language import ANY, HAND, Card, Table


def test_a_punch_hits_at_distance_one_whatever_the_weapon(table: Table) -> None:
    boxer = table.seat(hand=[PUNCH], in_play=[WINCHESTER])
    near = table.seat()
    far = table.seat()
    table.seat()
    boxer.cannot_play(PUNCH, far, because="too_far", distance=2, range=1)
    boxer.plays(PUNCH, at=near)
    assert near.life == 3


def test_a_scope_brings_a_punch_two_steps_away(table: Table) -> None:
    boxer = table.seat(hand=[PUNCH], in_play=[SCOPE])
    table.seat()
    far = table.seat()
    table.seat()
    boxer.plays(PUNCH, at=far)
    assert far.life == 3


def test_a_punch_is_cancelled_by_a_missed_or_a_barrel(table: Table) -> None:
    boxer = table.seat(hand=[PUNCH, PUNCH])
    quick = table.seat(hand=[MISSED])
    hidden = table.seat(in_play=[BARREL])
    table.next_cards("4♥")
    boxer.plays(PUNCH, at=quick)
    quick.plays(MISSED)
    boxer.plays(PUNCH, at=hidden)
    hidden.uses(BARREL)
    assert (quick.life, hidden.life) == (4, 4)


def test_a_punch_comes_on_top_of_the_bang_of_the_turn(table: Table) -> None:
    boxer = table.seat(hand=[BANG, PUNCH])
    victim = table.seat()
    table.seat()
    boxer.plays(BANG, at=victim)
    boxer.plays(PUNCH, at=victim)
    assert victim.life == 2


def test_slab_needs_no_second_missed_against_his_punch(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[PUNCH])
    victim = table.seat(hand=[MISSED])
    table.seat()
    slab.plays(PUNCH, at=victim)
    victim.plays(MISSED)
    assert victim.life == 4


def test_a_punch_answers_neither_a_duel_nor_the_indians(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, INDIANS])
    boxer = table.seat(hand=[PUNCH])
    table.seat()
    sheriff.plays(DUEL, at=boxer)
    assert boxer.offered == ["pass"]
    boxer.passes()
    sheriff.plays(INDIANS)
    assert boxer.offered == ["pass"]
    boxer.passes()
    assert boxer.life == 2


def test_a_dodge_is_a_missed_that_gives_a_card(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    dodger = table.seat(hand=[DODGE])
    table.seat()
    table.next_cards("9♣")
    shooter.plays(BANG, at=dodger)
    dodger.plays(DODGE)
    assert dodger.life == 4
    assert dodger.hand == ["9♣"]


def test_the_card_of_a_dodge_comes_at_once_and_may_be_the_second_missed_against_slab(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    dodger = table.seat(hand=[DODGE])
    table.seat()
    table.next_cards(MISSED)
    slab.plays(BANG, at=dodger)
    dodger.plays(DODGE)
    dodger.plays(MISSED)
    assert dodger.life == 4


def test_a_dodge_is_only_ever_an_answer(table: Table) -> None:
    sheriff = table.seat(hand=[DODGE])
    table.seat()
    sheriff.cannot_play(DODGE, because="only_as_answer")


def test_calamity_janet_does_not_fire_a_dodge_as_a_bang(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[DODGE])
    table.seat()
    assert not janet.can_play(DODGE)


def test_calamity_janet_takes_a_punch_for_no_missed(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    janet = table.seat(CALAMITY_JANET, hand=[PUNCH])
    shooter.plays(BANG, at=janet)
    assert janet.offered == ["pass"]
    assert janet.decides(MISSED_OR_HIT)


def test_a_springfield_reaches_anybody_for_the_price_of_another_card(table: Table) -> None:
    sharpshooter = table.seat(hand=[SPRINGFIELD, ANY, BEER])
    table.seat()
    far = table.seat(in_play=[MUSTANG])
    table.seat()
    sharpshooter.plays(SPRINGFIELD, at=far, paying=BEER)
    assert far.life == 3
    assert sharpshooter.hand == [ANY]
    assert BEER in table.discard
    assert SPRINGFIELD in table.discard


def test_the_price_is_paid_before_the_shot_can_be_answered(table: Table) -> None:
    sharpshooter = table.seat(hand=[SPRINGFIELD, ANY, ANY])
    victim = table.seat(hand=[MISSED])
    table.seat()
    sharpshooter.plays(SPRINGFIELD, at=victim)
    assert sharpshooter.decides(DISCARD_COST)
    sharpshooter.discards(ANY)
    assert victim.decides(MISSED_OR_HIT)
    victim.plays(MISSED)
    assert victim.life == 4
    assert len(sharpshooter.hand) == 1


def test_without_a_second_card_a_card_with_a_price_cannot_be_played(table: Table) -> None:
    thirsty = table.seat(hand=[WHISKY], life=2)
    table.seat()
    thirsty.cannot_play(WHISKY, because="needs_another_card")


def test_a_single_other_card_is_the_price_without_a_question(table: Table) -> None:
    thirsty = table.seat(hand=[WHISKY, BEER], life=2)
    table.seat()
    thirsty.plays(WHISKY)
    assert thirsty.life == 4
    assert thirsty.hand == []


def test_suzy_draws_once_her_last_card_has_been_paid(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[WHISKY, ANY], life=2)
    table.seat()
    table.next_cards("9♣")
    suzy.plays(WHISKY)
    assert suzy.hand == ["9♣"]


def test_a_whisky_warns_who_has_all_life_points(table: Table) -> None:
    sober = table.seat(hand=[WHISKY, ANY])
    table.seat()
    sober.is_warned("heals_nothing", WHISKY, life=5)


def test_whisky_and_tequila_heal_when_only_two_are_left(table: Table) -> None:
    thirsty = table.seat(hand=[WHISKY, TEQUILA, ANY, ANY], life=1)
    table.seat(role=RENEGADE)
    thirsty.plays(WHISKY, paying=ANY)
    thirsty.plays(TEQUILA, at=thirsty)
    assert thirsty.life == 4


def test_whisky_and_tequila_save_nobody_from_death(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    dying = table.seat(role=OUTLAW, hand=[WHISKY, TEQUILA, ANY], life=1)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    shooter.plays(BANG, at=dying)
    dying.takes_the_hit()
    assert dying.offered == ["pass"]
    dying.passes()
    assert not dying.alive


def test_a_tequila_heals_anybody(table: Table) -> None:
    host = table.seat(hand=[TEQUILA, ANY, ANY])
    table.seat()
    guest = table.seat(life=2)
    table.seat()
    host.is_warned("heals_nothing", TEQUILA, at=host)
    host.plays(TEQUILA, at=guest, paying=ANY)
    assert guest.life == 3


def test_in_a_brawl_everybody_else_loses_a_card_as_the_player_chooses(table: Table) -> None:
    brawler = table.seat(hand=[BRAWL, ANY], in_play=[SCOPE])
    equipped = table.seat(hand=[ANY, ANY], in_play=[BARREL, MUSTANG])
    poor = table.seat()
    careful = table.seat(hand=[BEER])
    brawler.plays(BRAWL)
    assert brawler.decides(CHOOSE_LOSS)
    brawler.picks(BARREL)
    assert equipped.in_play == [MUSTANG]
    assert len(equipped.hand) == 2
    assert len(poor.hand) == 0
    assert careful.hand == []
    assert brawler.in_play == [SCOPE]


def test_in_a_brawl_a_hand_is_chosen_blindly(table: Table) -> None:
    brawler = table.seat(hand=[BRAWL, ANY])
    victim = table.seat(hand=[BEER, MISSED], in_play=[BARREL])
    table.seat()
    brawler.plays(BRAWL)
    brawler.picks_from_the_hand(victim)
    assert len(victim.hand) == 1
    assert victim.in_play == [BARREL]


def test_a_brawl_costs_the_sheriff_no_life_and_warns_no_deputy(table: Table) -> None:
    table.seat(life=1, hand=[ANY])
    deputy = table.seat(role=DEPUTY, hand=[BRAWL, ANY])
    table.seat(role=OUTLAW)
    deputy.has_the_turn()
    deputy.is_not_warned(BRAWL)


def test_rag_time_takes_a_card_at_any_distance(table: Table) -> None:
    pianist = table.seat(hand=[RAG_TIME, ANY])
    table.seat()
    far = table.seat(hand=[BEER], in_play=[MUSTANG, BARREL])
    table.seat()
    pianist.plays(RAG_TIME, at=far, taking=BARREL)
    assert pianist.hand == [BARREL]
    assert far.in_play == [MUSTANG]


def test_rag_time_takes_a_random_card_of_the_hand(table: Table) -> None:
    pianist = table.seat(hand=[RAG_TIME, ANY])
    victim = table.seat(hand=[BEER])
    table.seat()
    pianist.plays(RAG_TIME, at=victim, taking=HAND)
    assert pianist.hand == [BEER]


def test_rag_time_may_not_take_what_was_paid_for_it(table: Table) -> None:
    table.plays_with(sets=BOXES, self_target_steal="any")
    pianist = table.seat(hand=[RAG_TIME, ANY])
    table.seat(hand=[ANY])
    assert not pianist.can_play(RAG_TIME, at=pianist, taking=HAND)


def test_sid_pays_for_a_life_point_with_what_could_have_been_a_price(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, hand=[WHISKY, ANY], life=2)
    table.seat()
    sid.uses(SID_KETCHUM)
    assert sid.life == 3
    assert sid.hand == []


@pytest.mark.parametrize("card", [WHISKY, TEQUILA, RAG_TIME, SPRINGFIELD, BRAWL])
def test_the_price_lies_under_the_card_that_was_paid_for(table: Table, card: Card) -> None:
    payer = table.seat(hand=[card, "2♠"], life=2)
    other = table.seat(hand=["3♠"], in_play=[BARREL])
    aimed = {"tequila": payer, "rag_time": other, "springfield": other}.get(card.kind)
    payer.plays(card, at=aimed, taking=HAND if card is RAG_TIME else None)
    if card is SPRINGFIELD:
        other.takes_the_hit()
    if card is BRAWL:
        payer.picks_from_the_hand(other)
    lying = [table.card(one) for one in table.game.discard]
    assert [card.describes(one) for one in lying[:2]] == [False, True]
    assert lying[0].face == "2♠"


def test_pedro_takes_the_card_that_was_paid_for_not_its_price(table: Table) -> None:
    payer = table.seat(hand=[WHISKY, "2♠"], life=2)
    pedro = table.seat(PEDRO_RAMIREZ)
    table.seat()
    payer.plays(WHISKY)
    payer.ends_turn()
    pedro.picks(WHISKY)
    assert WHISKY in pedro.hand
