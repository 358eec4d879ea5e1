"""Pairs that are easy to get wrong: who acts first, what waits, what counts."""

from saloon.games.bang.words import AS_BANG, MISSED_OR_HIT, OUTLAW, PLAY_PHASE, RENEGADE, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    CALAMITY_JANET,
    DUEL,
    DYNAMITE,
    EL_GRINGO,
    GATLING,
    INDIANS,
    JAIL,
    JOURDONNAIS,
    KIT_CARLSON,
    LUCKY_DUKE,
    MISSED,
    PANIC,
    PAUL_REGRET,
    PEDRO_RAMIREZ,
    SCHOFIELD,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    VOLCANIC,
    VULTURE_SAM,
    WILLY_THE_KID,
)
from tests.scenes.language import ANY, Table


def test_slab_against_jourdonnais_one_heart_and_one_missed(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♣", "4♥")
    slab.plays(BANG, at=jourdonnais)
    jourdonnais.uses(JOURDONNAIS)
    jourdonnais.uses(BARREL)
    jourdonnais.plays(MISSED)
    assert jourdonnais.life == 4


def test_a_missed_first_and_the_barrel_after_it_is_as_good(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    slab.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    outlaw.uses(BARREL)
    assert outlaw.life == 4


def test_suzy_against_slab_draws_no_missed_and_is_hit(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    suzy = table.seat(SUZY_LAFAYETTE, hand=[MISSED])
    table.seat()
    table.next_cards("2♥", "3♥")
    slab.plays(BANG, at=suzy)
    suzy.plays(MISSED)
    suzy.takes_the_hit()
    assert suzy.life == 3
    assert suzy.hand == ["2♥"]


def test_bart_blown_up_and_saved_by_two_beers_draws_three_cards_and_then_two(table: Table) -> None:
    bart = table.seat(BART_CASSIDY, life=2, hand=[BEER, BEER], in_play=[DYNAMITE])
    table.seat()
    table.seat()
    bart.begins_turn()
    table.next_cards("5♠")
    bart.plays(BEER)
    assert bart.hand == [BEER]
    bart.plays(BEER)
    assert bart.life == 1
    assert len(bart.hand) == 5
    assert bart.decides(PLAY_PHASE)


def test_el_gringo_takes_one_card_for_the_gatling_although_the_reward_came_in_between(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    table.seat(role=OUTLAW, life=1)
    gringo = table.seat(EL_GRINGO, role=RENEGADE)
    table.seat(role=OUTLAW)
    sheriff.plays(GATLING)
    assert len(gringo.hand) == 1
    assert len(sheriff.hand) == 2


def test_the_death_of_a_rider_brings_his_neighbours_together(table: Table) -> None:
    willy = table.seat(WILLY_THE_KID, hand=[BANG, BANG], in_play=[SCHOFIELD])
    paul = table.seat(PAUL_REGRET, role=RENEGADE, life=1)
    behind = table.seat()
    table.seat()
    assert willy.distance_to(paul) == 2
    willy.plays(BANG, at=paul)
    assert willy.distance_to(behind) == 1


def test_in_a_duel_with_janet_the_other_still_needs_real_bangs(table: Table) -> None:
    janet = table.seat(CALAMITY_JANET, hand=[DUEL, MISSED])
    outlaw = table.seat(hand=[BANG, MISSED])
    table.seat()
    janet.plays(DUEL, at=outlaw)
    outlaw.plays(BANG)
    janet.plays(MISSED)
    outlaw.cannot_play(MISSED, because="not_an_answer", symbol=AS_BANG)
    outlaw.passes()
    assert outlaw.life == 3


def test_janet_against_the_indians_may_keep_her_bang_and_throw_a_missed(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    janet = table.seat(CALAMITY_JANET, hand=[BANG, MISSED])
    table.seat()
    sheriff.plays(INDIANS)
    janet.plays(MISSED, as_=BANG)
    assert janet.hand == [BANG]


def test_sid_wounded_by_a_gatling_heals_only_after_it(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    sid = table.seat(SID_KETCHUM, hand=[ANY, ANY])
    last = table.seat(hand=[ANY])
    sheriff.plays(GATLING)
    sid.takes_the_hit()
    assert last.decides(MISSED_OR_HIT)
    assert not sid.can_use(SID_KETCHUM)
    last.takes_the_hit()
    sid.uses(SID_KETCHUM)
    assert sid.life == 4


def test_sid_dying_in_a_gatling_saves_himself_before_the_next_is_hit(table: Table) -> None:
    sheriff = table.seat(hand=[GATLING])
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY, ANY])
    last = table.seat(hand=[MISSED])
    sheriff.plays(GATLING)
    sid.takes_the_hit()
    sid.uses(SID_KETCHUM)
    assert sid.life == 1
    last.plays(MISSED)
    assert sheriff.decides(PLAY_PHASE)


def test_lucky_duke_checks_a_barrel_against_slab_with_two_cards_and_one_heart_counts_once(
    table: Table,
) -> None:
    slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
    duke = table.seat(LUCKY_DUKE, in_play=[BARREL])
    table.seat()
    table.next_cards("4♥", "5♥")
    slab.plays(BANG, at=duke)
    duke.uses(BARREL)
    duke.picks("4♥")
    assert duke.life == 3


def test_vulture_sam_inherits_while_suzy_dies_and_she_draws_nothing(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    suzy = table.seat(SUZY_LAFAYETTE, role=RENEGADE, life=1, hand=[ANY])
    sam = table.seat(VULTURE_SAM)
    table.next_cards("2♥")
    sheriff.plays(BANG, at=suzy)
    suzy.takes_the_hit()
    suzy.passes()
    assert sam.hand == [ANY("10♣")]
    assert table.deck.top(1) == ["2♥"]


def test_pedro_takes_the_card_that_the_player_before_him_discarded_last(table: Table) -> None:
    sheriff = table.seat(life=1, hand=[BEER, BANG, MISSED])
    pedro = table.seat(PEDRO_RAMIREZ)
    sheriff.ends_turn()
    sheriff.discards(MISSED, BANG)
    pedro.picks(BANG)
    assert BANG in pedro.hand


def test_pedro_may_take_the_dynamite_that_has_just_blown_him_up(table: Table) -> None:
    pedro = table.seat(PEDRO_RAMIREZ, in_play=[DYNAMITE])
    table.seat()
    pedro.begins_turn()
    table.next_cards("5♠")
    pedro.picks(DYNAMITE)
    assert DYNAMITE in pedro.hand
    assert pedro.life == 2


def test_kit_carlson_in_jail_looks_at_nothing(table: Table) -> None:
    kit = table.seat(KIT_CARLSON, role=OUTLAW, in_play=[JAIL])
    sheriff = table.seat(role=SHERIFF)
    kit.begins_turn()
    table.next_cards("4♣")
    assert table.events("looked_at") == []
    assert sheriff.decides(PLAY_PHASE)


def test_a_volcanic_taken_back_and_laid_again_counts_the_bangs_of_the_turn(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG, PANIC], in_play=[VOLCANIC])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.plays(PANIC, at=sheriff, taking=VOLCANIC)
    sheriff.cannot_play(BANG, because="bang_limit", played=1, limit=1)
    sheriff.plays(VOLCANIC)
    sheriff.plays(BANG, at=outlaw)
    assert outlaw.life == 2
