"""Abandoned Mine: draw from the discard pile, discard onto the deck."""

from saloon.games.bang.words import DISCARD_EXCESS, FIRST_CARD, LAY_DOWN, OUTLAW, PUT_CARD_BACK
from saloon.kernel.ids import PlayerId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    BLACK_JACK,
    JAIL,
    JESSE_JONES,
    KIT_CARLSON,
    MISSED,
    PEDRO_RAMIREZ,
    SID_KETCHUM,
    STAGECOACH,
    VOLCANIC,
    WINCHESTER,
)
from tests.scenes.bang.dodge_city.names import PONY_EXPRESS, SOMBRERO
from tests.scenes.bang.fistful_of_cards.names import ABANDONED_MINE, SETS
from tests.scenes.language import ANY, Table

DODGE_CITY = (*SETS, "dodge_city")


def test_cards_come_from_the_discard_pile_the_top_one_first(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    table.seat()
    table.next_cards("9♣")
    table.discarded("2♠", "3♥", "4♦")
    sheriff.begins_drawing()
    assert sheriff.hand == ["2♠", "3♥"]
    assert table.discard == ["4♦"]


def test_when_the_pile_is_used_up_the_rest_comes_from_the_deck(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    table.seat()
    table.next_cards("9♣", "8♣")
    table.discarded("2♠")
    sheriff.begins_drawing()
    assert sheriff.hand == ["2♠", "9♣"]


def test_cards_of_the_play_phase_come_from_the_deck(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat()
    table.next_cards("9♣", "8♣")
    table.discarded("2♠", "3♥")
    sheriff.plays(STAGECOACH)
    assert sheriff.hand == ["9♣", "8♣"]


def test_kit_carlson_puts_each_card_back_where_it_came_from(table: Table) -> None:
    table.event(ABANDONED_MINE)
    kit = table.seat(KIT_CARLSON)
    table.seat()
    table.next_cards("9♣", "8♣")
    table.discarded("2♠", "3♥")
    kit.begins_drawing()
    assert kit.decides(PUT_CARD_BACK)
    kit.puts_back("9♣")
    assert kit.hand == ["2♠", "3♥"]
    assert table.deck.top(2) == ["9♣", "8♣"]
    assert table.discard == []


def test_kit_carlson_leaves_a_card_on_the_discard_pile(table: Table) -> None:
    table.event(ABANDONED_MINE)
    kit = table.seat(KIT_CARLSON)
    table.seat()
    table.discarded("2♠", "3♥", "4♦")
    kit.begins_drawing()
    kit.puts_back("3♥")
    assert kit.hand == ["2♠", "4♦"]
    assert table.discard == ["3♥"]


def test_everybody_sees_which_cards_kit_carlson_took_from_the_open_pile(table: Table) -> None:
    table.event(ABANDONED_MINE)
    kit = table.seat(KIT_CARLSON)
    other = table.seat()
    table.next_cards("9♣")
    table.discarded("2♠", "3♥")
    kit.begins_drawing()
    assert kit.decides(PUT_CARD_BACK)
    held = [card for frame in other.sees().stack for card in frame.cards_held()]
    assert [table.card(card).face for card in held[:2]] == ["2♠", "3♥"]
    assert held[2] < 0


def test_jesse_jones_may_still_begin_with_a_hand_and_takes_the_other_card_from_the_pile(table: Table) -> None:
    table.event(ABANDONED_MINE)
    jesse = table.seat(JESSE_JONES)
    victim = table.seat(hand=[BEER])
    table.discarded("2♠", "3♥")
    jesse.begins_drawing()
    assert jesse.decides(FIRST_CARD)
    jesse.takes_from(victim)
    assert jesse.hand == [BEER, "2♠"]


def test_pedro_ramirez_draws_both_from_the_pile_either_way(table: Table) -> None:
    table.event(ABANDONED_MINE)
    pedro = table.seat(PEDRO_RAMIREZ)
    table.seat()
    table.discarded("2♠", "3♥")
    pedro.begins_drawing()
    pedro.draws_from_the_deck()
    assert pedro.hand == ["2♠", "3♥"]


def test_black_jacks_third_card_comes_from_the_pile_too(table: Table) -> None:
    table.event(ABANDONED_MINE)
    jack = table.seat(BLACK_JACK)
    table.seat()
    table.next_cards("9♣")
    table.discarded("2♠", "3♥", "4♦", "5♣")
    jack.begins_drawing()
    assert jack.hand == ["2♠", "3♥", "4♦"]
    assert table.discard == ["5♣"]


def test_excess_cards_go_face_down_onto_the_deck(table: Table) -> None:
    table.plays_with(sets=SETS, preset="official")
    table.event(ABANDONED_MINE)
    sheriff = table.seat(life=1, hand=[MISSED, BARREL])
    other = table.seat(life=3)
    table.next_cards("9♣", "8♣")
    sheriff.ends_turn()
    sheriff.discards(BARREL)
    assert table.discard == []
    assert other.hand == [BARREL, "9♣"]
    put = table.events("put_on_deck")[0]
    assert put.seen_by(PlayerId(sheriff.number)).cards
    assert not put.seen_by(PlayerId(other.number)).cards


def test_phase_three_only_what_was_played_lies_on_the_discard_pile(table: Table) -> None:
    table.plays_with(sets=SETS, mine_discards="phase3")
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    outlaw = table.seat()
    table.seat()
    table.discarded(BANG, "3♥")
    sheriff.begins_drawing()
    sheriff.plays(BANG, at=outlaw)
    assert table.discard == [BANG]


def test_whole_turn_what_the_player_on_turn_plays_goes_onto_the_deck(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    outlaw = table.seat(hand=[MISSED])
    table.seat()
    table.discarded(BANG("2♣"), "3♥")
    sheriff.begins_drawing()
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert table.discard == [MISSED], "what others discard goes to the discard pile"
    assert table.deck.top(1) == [BANG("2♣")]


def test_whole_turn_a_stagecoach_does_not_draw_itself(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    table.seat()
    table.next_cards("9♣", "8♣", "7♣")
    table.discarded(STAGECOACH, "3♥")
    sheriff.begins_drawing()
    sheriff.plays(STAGECOACH)
    assert sheriff.hand == ["3♥", "9♣", "8♣"]
    assert table.deck.top(2) == [STAGECOACH, "7♣"]


def test_whole_turn_no_card_goes_onto_the_deck_twice_in_a_turn(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat()
    table.discarded(STAGECOACH, "3♥")
    sheriff.begins_drawing()
    sheriff.plays(STAGECOACH)
    sheriff.plays(STAGECOACH)
    assert STAGECOACH in sheriff.hand, "the first one was drawn again"
    sheriff.plays(STAGECOACH)
    assert table.discard == [STAGECOACH]


def test_whole_turn_only_if_he_drew_from_the_discard_pile(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat(life=1, hand=[BARREL])
    table.seat(life=3)
    table.next_cards("9♣", "8♣")
    sheriff.begins_drawing()
    sheriff.ends_turn()
    assert sheriff.decides(DISCARD_EXCESS)
    sheriff.discards("9♣", "8♣")
    assert len(table.events("discarded")) == 2
    assert not table.events("put_on_deck")


def test_whole_turn_the_price_of_an_ability_goes_to_the_discard_pile(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sid = table.seat(SID_KETCHUM, life=3)
    table.seat(role=OUTLAW)
    table.discarded("2♠", "3♥")
    sid.begins_drawing()
    sid.uses(SID_KETCHUM)
    assert sid.life == 4
    assert len(table.discard) == 2
    assert not table.events("put_on_deck")


def test_an_ability_used_out_of_turn_discards_as_always(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    sid = table.seat(SID_KETCHUM, life=3, hand=[ANY("2♠"), ANY("3♥")])
    table.discarded("4♦", "5♦")
    sheriff.begins_drawing()
    sid.uses(SID_KETCHUM)
    assert len(table.discard) == 2


def test_whole_turn_a_weapon_that_is_replaced_goes_onto_the_deck(table: Table) -> None:
    table.event(ABANDONED_MINE)
    sheriff = table.seat(in_play=[VOLCANIC])
    table.seat()
    table.discarded(WINCHESTER, "3♥")
    sheriff.begins_drawing()
    sheriff.plays(WINCHESTER)
    assert sheriff.in_play == [WINCHESTER]
    assert table.discard == []
    assert table.deck.top(1) == [VOLCANIC]
    assert table.events("put_on_deck")[0].privy is None, "everybody saw it lie there"


def test_whole_turn_a_card_of_the_same_name_that_is_replaced_goes_onto_the_deck(table: Table) -> None:
    table.plays_with(sets=SETS, preset="compendium")
    table.event(ABANDONED_MINE)
    sheriff = table.seat(in_play=[BARREL("Q♠")])
    table.seat()
    table.discarded(BARREL("K♠"), "3♥")
    sheriff.begins_drawing()
    sheriff.plays(BARREL)
    assert table.deck.top(1) == [BARREL("Q♠")]


def test_whole_turn_a_blue_card_that_its_owner_lays_off_goes_onto_the_deck(table: Table) -> None:
    table.plays_with(sets=SETS, preset="compendium")
    table.event(ABANDONED_MINE)
    sheriff = table.seat(in_play=[BARREL])
    table.seat()
    table.discarded("2♠", "3♥")
    sheriff.begins_drawing()
    sheriff.drops(BARREL)
    assert table.deck.top(1) == [BARREL]


def test_whole_turn_a_green_card_that_is_used_goes_onto_the_deck_after_its_effect(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.event(ABANDONED_MINE)
    sheriff = table.seat(in_play=[PONY_EXPRESS])
    table.seat()
    table.next_cards("9♣", "8♣", "7♣", "6♣")
    table.discarded("2♠", "3♥")
    sheriff.begins_drawing()
    sheriff.uses(PONY_EXPRESS)
    assert sheriff.hand == ["2♠", "3♥", "9♣", "8♣", "7♣"]
    assert table.deck.top(2) == [PONY_EXPRESS, "6♣"]


def test_phase_three_a_weapon_that_is_replaced_lies_on_the_discard_pile(table: Table) -> None:
    table.plays_with(sets=SETS, mine_discards="phase3")
    table.event(ABANDONED_MINE)
    sheriff = table.seat(in_play=[VOLCANIC])
    table.seat()
    table.discarded(WINCHESTER, "3♥")
    sheriff.begins_drawing()
    sheriff.plays(WINCHESTER)
    assert table.discard == [VOLCANIC]


def test_whole_turn_what_others_use_in_that_turn_lies_on_the_discard_pile(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    outlaw = table.seat(in_play=[SOMBRERO])
    table.seat()
    table.discarded(BANG, "3♥")
    sheriff.begins_drawing()
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(SOMBRERO)
    assert table.discard == [SOMBRERO]


def test_whole_turn_a_jail_that_comes_to_nothing_goes_onto_the_deck(table: Table) -> None:
    table.plays_with(sets=DODGE_CITY)
    table.event(ABANDONED_MINE)
    sheriff = table.seat()
    apache = table.seat("apache_kid")
    table.seat()
    table.discarded(JAIL("2♦"), "3♥")
    sheriff.begins_drawing()
    sheriff.plays(JAIL, at=apache)
    assert table.deck.top(1) == [JAIL("2♦")]


def test_whole_turn_pedro_who_takes_the_only_discarded_card_discards_onto_the_deck(table: Table) -> None:
    table.event(ABANDONED_MINE)
    pedro = table.seat(PEDRO_RAMIREZ, life=1)
    table.seat()
    table.next_cards("9♣", "8♣")
    table.discarded("2♠")
    pedro.begins_drawing()
    pedro.picks("2♠")
    pedro.ends_turn()
    pedro.discards("9♣")
    assert table.discard == []
    assert len(table.events("put_on_deck")) == 1


def test_two_cards_that_kit_puts_back_lie_on_the_pile_as_before(table: Table) -> None:
    """With Thirst he keeps one of three."""
    table.plays_with(sets=(*SETS, "high_noon"))
    table.event(ABANDONED_MINE, "thirst")
    kit = table.seat(KIT_CARLSON)
    table.seat()
    table.discarded("2♠", "3♥", "4♦", "5♣")
    kit.begins_drawing()
    kit.puts_back("2♠")
    kit.puts_back("4♦")
    assert kit.hand == ["3♥"]
    assert table.discard == ["2♠", "4♦", "5♣"]


def test_whole_turn_kit_who_looked_at_discarded_cards_discards_onto_the_deck(table: Table) -> None:
    table.plays_with(sets=SETS, mine_discards="whole_turn")
    table.event(ABANDONED_MINE)
    kit = table.seat(KIT_CARLSON, hand=[BEER], life=1)
    table.seat()
    table.seat()
    table.next_cards("9♣")
    table.discarded("2♠", "3♥", "4♦")
    kit.begins_drawing()
    kit.puts_back("4♦")
    kit.plays(BEER)
    assert table.deck.top(1) == [BEER]


def test_who_dies_chooses_the_order_of_his_cards_since_the_next_one_draws_from_the_pile(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.event(ABANDONED_MINE)
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[STAGECOACH, BEER])
    table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    assert outlaw.decides(LAY_DOWN)
    outlaw.discards(BEER)
    assert table.discard == [STAGECOACH, BEER, BANG]
