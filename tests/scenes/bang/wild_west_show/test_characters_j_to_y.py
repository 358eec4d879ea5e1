"""John Pain, Lee Van Kliff, Teren Kill, Youl Grinner."""

import pytest

from saloon.games.bang.words import DISCARD_EXCESS, OUTLAW, RENEGADE
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    CAT_BALOU,
    DYNAMITE,
    GATLING,
    JAIL,
    KIT_CARLSON,
    LUCKY_DUKE,
    MISSED,
    SCOPE,
    STAGECOACH,
    SUZY_LAFAYETTE,
    VOLCANIC,
)
from tests.scenes.bang.wild_west_show.names import (
    GAG,
    JOHN_PAIN,
    LEE_VAN_KLIFF,
    MISS_SUSANNA,
    SHOWDOWN,
    TEREN_KILL,
    YOUL_GRINNER,
)
from tests.scenes.language import HAND, Table

# John Pain


def test_john_takes_a_card_that_anybody_flipped(table: Table) -> None:
    table.seat()
    john = table.seat(JOHN_PAIN)
    outlaw = table.seat(in_play=[JAIL])
    outlaw.begins_turn()
    table.next_cards("2♣")
    assert john.hand == ["2♣"]
    assert table.discard == [JAIL]


def test_he_cannot_use_it_before_the_effect_is_over(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    john = table.seat(JOHN_PAIN, in_play=[BARREL])
    table.seat()
    table.next_cards(MISSED)
    sheriff.plays(BANG, at=john)
    john.uses(BARREL)
    assert john.life == 3
    assert john.hand == [MISSED]


def test_a_beer_that_was_flipped_by_the_dynamite_comes_too_late(table: Table) -> None:
    table.seat()
    john = table.seat(JOHN_PAIN, life=3, in_play=[DYNAMITE])
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    john.begins_turn()
    table.next_cards("6♠")
    assert not john.alive
    assert "6♠" in table.discard


def test_with_six_cards_he_takes_nothing(table: Table) -> None:
    table.seat()
    john = table.seat(JOHN_PAIN, hand=["2♠"] * 6)
    outlaw = table.seat(in_play=[JAIL])
    outlaw.begins_turn()
    table.next_cards("2♣")
    assert len(john.hand) == 6


def test_of_two_flipped_cards_he_takes_both_or_the_first(table: Table) -> None:
    table.seat()
    john = table.seat(JOHN_PAIN, hand=["2♠"] * 5)
    duke = table.seat(LUCKY_DUKE, in_play=[JAIL])
    duke.begins_turn()
    table.next_cards("4♣", "5♥")
    duke.picks("5♥")
    assert len(john.hand) == 6
    assert "4♣" in john.hand
    assert table.discard == [JAIL, "5♥"]


# Lee Van Kliff


def test_lee_repeats_his_last_brown_card_at_another_target(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BANG, BANG])
    outlaw = table.seat()
    other = table.seat()
    lee.plays(BANG, at=outlaw)
    lee.uses(LEE_VAN_KLIFF, at=other, spending=BANG)
    assert (outlaw.life, other.life) == (3, 3)


def test_each_effect_is_repeated_once(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[STAGECOACH, BANG, BANG])
    table.seat()
    table.seat()
    lee.plays(STAGECOACH)
    lee.uses(LEE_VAN_KLIFF, spending=BANG)
    assert len(lee.hand) == 5
    assert not lee.can_use(LEE_VAN_KLIFF)


def test_a_repeated_stagecoach_turns_up_no_second_event(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[STAGECOACH, BANG])
    table.seat()
    table.seat()
    table.event(coming=[GAG, MISS_SUSANNA])
    lee.plays(STAGECOACH)
    lee.uses(LEE_VAN_KLIFF, spending=BANG)
    assert table.events_in_force == [GAG]


def test_neither_price_nor_repetition_counts_for_the_bang_limit(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, life=1, hand=[BEER, BANG, BANG])
    outlaw = table.seat()
    table.seat()
    lee.plays(BEER)
    lee.uses(LEE_VAN_KLIFF, spending=BANG)
    assert lee.life == 3
    assert lee.can_play(BANG, at=outlaw)


def test_a_blue_card_in_between_ends_the_chance(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BEER, SCOPE, BANG])
    table.seat()
    table.seat()
    lee.plays(BEER)
    assert lee.can_use(LEE_VAN_KLIFF)
    lee.plays(SCOPE)
    assert not lee.can_use(LEE_VAN_KLIFF)


def test_only_a_bang_pays_for_it_and_under_showdown_any_card(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[STAGECOACH, SCOPE, "2♣"])
    table.seat()
    table.seat()
    table.event(coming=[SHOWDOWN])
    assert not lee.can_use(LEE_VAN_KLIFF)
    lee.plays(STAGECOACH)
    assert lee.can_use(LEE_VAN_KLIFF, spending=SCOPE)
    lee.uses(LEE_VAN_KLIFF, spending="2♣")
    assert len(lee.hand) == 5


def test_not_even_a_missed_pays_without_showdown(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BEER, MISSED, SCOPE])
    table.seat()
    table.seat()
    lee.plays(BEER)
    assert not lee.can_use(LEE_VAN_KLIFF)


def test_a_repeated_gatling_hits_everybody_again(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[GATLING, BANG])
    outlaw = table.seat()
    other = table.seat()
    lee.plays(GATLING)
    lee.uses(LEE_VAN_KLIFF, spending=BANG)
    assert (outlaw.life, other.life) == (2, 2)


def test_a_repeated_theft_points_at_a_card_of_its_own(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[CAT_BALOU, BANG])
    outlaw = table.seat(in_play=[BARREL, VOLCANIC])
    other = table.seat(hand=["2♣"])
    lee.plays(CAT_BALOU, at=outlaw, taking=BARREL)
    assert lee.can_use(LEE_VAN_KLIFF, at=other, taking=HAND)
    lee.uses(LEE_VAN_KLIFF, at=outlaw, taking=VOLCANIC)
    assert outlaw.in_play == []


def test_the_next_turn_knows_nothing_of_the_last_card(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BEER, BANG])
    outlaw = table.seat()
    lee.plays(BEER)
    lee.ends_turn()
    outlaw.ends_turn()
    assert table.turn is lee
    assert not lee.can_use(LEE_VAN_KLIFF)


# Teren Kill


def test_teren_stays_alive_unless_his_check_is_spades_and_draws_a_card(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    teren = table.seat(TEREN_KILL, life=1)
    table.seat()
    table.next_cards("5♥", "9♣")
    sheriff.plays(BANG, at=teren)
    assert teren.life == 1
    assert teren.hand == ["9♣"]


def test_after_spades_no_beer_saves_him(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    teren = table.seat(TEREN_KILL, role=OUTLAW, life=1, hand=[BEER])
    table.seat()
    table.next_cards("5♠")
    sheriff.plays(BANG, at=teren)
    teren.takes_the_hit()
    teren.passes()
    assert not teren.alive
    assert len(sheriff.hand) == 3


def test_a_beer_instead_spares_the_check(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    teren = table.seat(TEREN_KILL, life=1, hand=[BEER])
    table.seat()
    table.next_cards("5♠")
    sheriff.plays(BANG, at=teren)
    teren.takes_the_hit()
    teren.plays(BEER)
    assert teren.life == 1
    assert teren.hand == []
    assert table.deck.top(1) == ["5♠"]


def test_dynamite_makes_him_check_once(table: Table) -> None:
    table.seat()
    teren = table.seat(TEREN_KILL, life=2, in_play=[DYNAMITE])
    table.seat()
    teren.begins_turn()
    table.next_cards("5♠", "6♥", "9♣", "2♣", "3♣")
    assert teren.life == 1
    assert teren.hand == ["9♣", "2♣", "3♣"]


def test_he_checks_every_time(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, BANG], in_play=[VOLCANIC])
    teren = table.seat(TEREN_KILL, life=1)
    table.seat()
    table.next_cards("5♥", "9♣", "6♦", "8♣")
    sheriff.plays(BANG, at=teren)
    sheriff.plays(BANG, at=teren)
    teren.takes_the_hit()
    teren.passes()
    assert teren.life == 1
    assert teren.hand == ["9♣", "8♣"]


# Youl Grinner


def test_everybody_with_more_cards_gives_youl_one_of_his_choice_before_he_draws(table: Table) -> None:
    youl = table.seat(YOUL_GRINNER, hand=["2♠"])
    many = table.seat(hand=["3♥", "4♥"])
    as_many = table.seat(hand=["5♥"])
    youl.begins_drawing()
    table.next_cards("2♣", "3♣")
    many.gives("4♥", to=youl)
    assert youl.hand == ["2♠", "4♥", "2♣", "3♣"]
    assert many.hand == ["3♥"]
    assert as_many.hand == ["5♥"]


def test_who_has_more_is_settled_once(table: Table) -> None:
    youl = table.seat(YOUL_GRINNER)
    first = table.seat(hand=["3♥", "4♥"])
    second = table.seat(hand=["5♥"])
    youl.begins_drawing()
    first.gives("3♥", to=youl)
    assert second.hand == []
    assert len(youl.hand) == 4


def test_in_jail_he_gets_nothing(table: Table) -> None:
    table.seat(hand=["2♥", "3♥"])
    youl = table.seat(YOUL_GRINNER, in_play=[JAIL])
    table.seat()
    youl.begins_turn()
    table.next_cards("4♣")
    assert youl.hand == []


def test_suzy_refills_her_hand_after_giving_her_last_card(table: Table) -> None:
    youl = table.seat(YOUL_GRINNER)
    suzy = table.seat(SUZY_LAFAYETTE, hand=["5♥"])
    table.seat()
    youl.begins_drawing()
    table.next_cards("9♣", "2♣", "3♣")
    assert suzy.hand == ["9♣"]
    assert youl.hand == ["5♥", "2♣", "3♣"]


def test_only_the_two_see_the_card(table: Table) -> None:
    youl = table.seat(YOUL_GRINNER)
    giver = table.seat(hand=["3♥", "4♥"])
    table.seat()
    youl.begins_drawing()
    giver.gives("3♥", to=youl)
    gave = table.events("gave")[0]
    assert gave.seen_by(PlayerId(2)).cards == []
    assert gave.seen_by(PlayerId(1)).cards == gave.cards


def test_the_tribute_comes_before_other_ways_to_draw(table: Table) -> None:
    youl = table.seat(YOUL_GRINNER)
    table.seat(hand=["5♥"])
    table.borrows(youl, KIT_CARLSON, BART_CASSIDY)
    youl.begins_drawing()
    assert youl.hand == ["5♥"]
    assert youl.decides("put_card_back")


@pytest.mark.parametrize(("more", "life"), [(0, 4), (1, 5)])
def test_what_lee_repeats_is_one_more_card_for_miss_susanna(table: Table, more: int, life: int) -> None:
    """The repetition counts, the BANG! that pays for it does not."""
    lee = table.seat(LEE_VAN_KLIFF, hand=[STAGECOACH, BANG, *[SCOPE] * more])
    table.seat()
    table.seat()
    table.event(MISS_SUSANNA)
    lee.plays(STAGECOACH)
    lee.uses(LEE_VAN_KLIFF)
    for _card in range(more):
        lee.plays(SCOPE)
    lee.ends_turn()
    assert not lee.decides(DISCARD_EXCESS)
    assert lee.life == life


def test_a_bang_that_lee_repeats_is_not_the_second_bang_of_his_turn(table: Table) -> None:
    lee = table.seat(LEE_VAN_KLIFF, hand=[BANG, BANG, BANG])
    outlaw = table.seat()
    table.seat()
    lee.plays(BANG, at=outlaw)
    lee.uses(LEE_VAN_KLIFF, at=outlaw)
    assert outlaw.life == 2
    lee.cannot_play(BANG, at=outlaw, because="bang_limit", played=1, limit=1)


def test_john_counts_what_is_on_its_way_to_him(table: Table) -> None:
    """With five cards he takes one of the two that are flipped in one turn's start."""
    table.seat()
    john = table.seat(JOHN_PAIN, hand=["2♥"] * 5)
    lucky = table.seat(LUCKY_DUKE, in_play=[JAIL])
    lucky.begins_turn()
    table.next_cards("3♥", "4♣")
    lucky.picks("3♥")
    assert len(john.hand) == 6


def test_john_has_the_card_of_a_check_before_bart_draws_for_a_wound(table: Table) -> None:
    """Both wait until the Gatling is over; nothing of the deck comes between a card and who takes it."""
    sheriff = table.seat(hand=[GATLING])
    table.seat(BART_CASSIDY)
    behind = table.seat(in_play=[BARREL])
    john = table.seat(JOHN_PAIN)
    table.next_cards("2♥", "3♣")
    sheriff.plays(GATLING)
    behind.uses(BARREL)
    assert [event.name for event in table.game.log or [] if event.name in ("took_checked", "drew")] == [
        "took_checked",
        "drew",
    ]
    assert john.hand == ["2♥"]
