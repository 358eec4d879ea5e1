"""The deck runs out: the discard pile is shuffled and becomes the new one, in mid-draw if need be."""

from saloon.games.bang.words import OUTLAW, PLAY_PHASE, PUT_CARD_BACK, SHERIFF
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BLACK_JACK,
    DYNAMITE,
    GENERAL_STORE,
    JAIL,
    KIT_CARLSON,
    LUCKY_DUKE,
    STAGECOACH,
    SUZY_LAFAYETTE,
)
from tests.scenes.language import ANY, Card, Table


def test_an_empty_deck_is_made_of_the_discard_pile_in_mid_draw(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    sheriff.begins_turn()
    table.only_cards("2♥")
    table.discarded("3♥", "3♥", "3♥")
    assert sheriff.hand == ["2♥", "3♥"]
    assert table.deck == ["3♥", "3♥"]
    assert table.discard == []
    (reshuffled,) = table.events("reshuffled")
    assert reshuffled.amount == 3


def test_the_discard_pile_is_shuffled_not_turned_over(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    sheriff.begins_turn()
    pile = [f"{rank}{suit}" for suit in "♥♦" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10")]
    table.only_cards()
    table.discarded(*pile)
    drawn = [card.face for card in sheriff.hand]
    left = [card.face for card in table.deck]
    assert sorted(drawn + left) == sorted(pile)
    assert drawn + left not in (pile, pile[::-1])


def test_a_stagecoach_is_part_of_the_pile_that_it_makes_the_table_shuffle(table: Table) -> None:
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat()
    table.only_cards("2♥")
    sheriff.plays(STAGECOACH)
    assert sheriff.hand == ["2♥", STAGECOACH]
    assert table.discard == []


def test_a_check_shuffles_too(table: Table) -> None:
    sheriff = table.seat(hand=[BANG("A♥")])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.only_cards()
    table.discarded("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 4
    assert len(table.discard) == 1
    assert len(table.deck) == 1


def test_the_store_shuffles_in_the_middle_of_its_display(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE])
    outlaw = table.seat()
    renegade = table.seat()
    table.only_cards("2♥")
    table.discarded("3♥", "3♥", "3♥", "3♥")
    sheriff.plays(GENERAL_STORE)
    sheriff.picks("2♥")
    outlaw.picks(Card(""))
    assert [len(seat.hand) for seat in (sheriff, outlaw, renegade)] == [1, 1, 1]
    assert len(table.deck) == 3
    assert table.discard == []


def test_a_store_without_enough_cards_serves_the_first_in_line(table: Table) -> None:
    sheriff = table.seat(hand=[GENERAL_STORE("9♣")])
    outlaw = table.seat()
    renegade = table.seat()
    fourth = table.seat()
    table.only_cards("2♥")
    sheriff.plays(GENERAL_STORE)
    sheriff.picks("2♥")
    assert outlaw.hand == [GENERAL_STORE]
    assert renegade.hand == []
    assert fourth.hand == []
    assert sheriff.decides(PLAY_PHASE)


def test_kit_carlson_looks_on_into_the_new_deck(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    table.seat()
    kit.begins_drawing()
    table.only_cards("2♥")
    table.discarded("3♥", "3♥", "3♥")
    assert kit.decides(PUT_CARD_BACK)
    kit.puts_back("2♥")
    assert kit.hand == ["3♥", "3♥"]
    assert table.deck == ["2♥", "3♥"]


def test_kit_carlson_keeps_both_when_there_are_only_two(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    table.seat()
    kit.begins_drawing()
    table.only_cards("2♥", "3♥")
    assert kit.hand == ["2♥", "3♥"]
    assert kit.decides(PLAY_PHASE)


def test_kit_carlson_finds_nothing_where_there_is_nothing(table: Table) -> None:
    kit = table.seat(KIT_CARLSON)
    table.seat()
    kit.begins_drawing()
    table.only_cards()
    assert kit.hand == []
    assert kit.decides(PLAY_PHASE)


def test_lucky_duke_turns_his_second_card_from_the_new_deck(table: Table) -> None:
    sheriff = table.seat(hand=[BANG("A♥")])
    duke = table.seat(LUCKY_DUKE, in_play=[BARREL])
    table.seat()
    table.only_cards("4♣")
    sheriff.plays(BANG, at=duke)
    duke.uses(BARREL)
    duke.picks(BANG("A♥"))
    assert duke.life == 4


def test_lucky_duke_makes_do_with_one_card_if_there_is_only_one(table: Table) -> None:
    duke = table.seat(LUCKY_DUKE, role=OUTLAW, in_play=[JAIL])
    table.seat(role=SHERIFF)
    duke.begins_turn()
    table.only_cards("4♥")
    assert duke.decides(PLAY_PHASE)
    assert duke.in_play == []


def test_black_jack_without_a_second_card_shows_nothing(table: Table) -> None:
    jack = table.seat(BLACK_JACK)
    table.seat()
    jack.begins_turn()
    table.only_cards("4♥")
    assert jack.hand == ["4♥"]
    assert table.events("showed") == []


def test_black_jack_draws_his_third_card_from_the_new_deck(table: Table) -> None:
    jack = table.seat(BLACK_JACK)
    table.seat()
    jack.begins_turn()
    table.only_cards("2♣", "4♥")
    table.discarded("5♣")
    assert jack.hand == ["2♣", "4♥", "5♣"]


def test_black_jack_with_a_red_second_card_and_nothing_left_keeps_two(table: Table) -> None:
    jack = table.seat(BLACK_JACK)
    table.seat()
    jack.begins_turn()
    table.only_cards("2♣", "4♥")
    assert jack.hand == ["2♣", "4♥"]
    assert jack.decides(PLAY_PHASE)


def test_who_draws_from_nothing_gets_what_there_is_and_the_game_goes_on(table: Table) -> None:
    sheriff = table.seat(hand=[ANY, ANY])
    outlaw = table.seat(hand=[ANY])
    sheriff.begins_turn()
    table.only_cards("2♥")
    assert len(sheriff.hand) == 3
    sheriff.ends_turn()
    assert outlaw.decides(PLAY_PHASE)
    assert len(outlaw.hand) == 1


def test_a_prisoner_without_any_card_to_check_stays_in_for_this_turn(table: Table) -> None:
    prisoner = table.seat(role=OUTLAW, in_play=[JAIL("4♥")])
    sheriff = table.seat(role=SHERIFF)
    prisoner.begins_turn()
    table.only_cards()
    assert prisoner.in_play == []
    assert table.turn is sheriff
    assert sheriff.hand == [JAIL]


def test_dynamite_without_any_card_to_check_passes_on(table: Table) -> None:
    holder = table.seat(in_play=[DYNAMITE])
    left = table.seat()
    holder.begins_turn()
    table.only_cards()
    assert holder.life == 5
    assert left.in_play == [DYNAMITE]


def test_a_barrel_always_finds_at_least_the_bang_that_was_fired(table: Table) -> None:
    sheriff = table.seat(hand=[BANG("K♥")])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.only_cards()
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 4
    assert table.discard == [BANG("K♥")]


def test_a_reward_is_cut_short_when_the_cards_are(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1)
    table.seat()
    table.only_cards("2♥")
    sheriff.plays(BANG, at=outlaw)
    assert sheriff.hand == ["2♥", BANG]


def test_suzy_waits_for_a_card_when_there_is_none(table: Table) -> None:
    suzy = table.seat(SUZY_LAFAYETTE, hand=[BARREL])
    table.seat()
    table.only_cards()
    suzy.plays(BARREL)
    assert suzy.hand == []
    assert suzy.decides(PLAY_PHASE)


def test_after_250_turns_deck_and_discard_pile_are_shuffled_together(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat()
    table.only_cards("2♥", "3♥")
    table.discarded("4♥", "5♥")
    table.game.turns = 250
    sheriff.ends_turn()
    (stirred,) = table.events("stirred")
    assert stirred.amount == 4
    assert table.discard == []
    assert sorted(card.face for card in [*table.deck, *outlaw.hand]) == ["2♥", "3♥", "4♥", "5♥"]


def test_cards_that_are_stirred_lie_otherwise_than_before(table: Table) -> None:
    sheriff = table.seat()
    table.seat()
    faces = [f"{rank}{suit}" for rank in "23456789" for suit in "♥♠"]
    table.only_cards(*faces)
    table.game.turns = 250
    table.game.deck.reverse()
    sheriff.ends_turn()
    assert [card.face for card in table.deck] not in (
        faces[:-2],
        faces[2:],
        faces[:-2][::-1],
        faces[2:][::-1],
    )


def test_before_that_the_deck_stays_as_it_lies(table: Table) -> None:
    sheriff = table.seat()
    outlaw = table.seat()
    table.only_cards("2♥", "3♥")
    table.discarded("4♥", "5♥")
    table.game.turns = 249
    sheriff.ends_turn()
    assert table.events("stirred") == []
    assert outlaw.hand == ["2♥", "3♥"]
