"""Big Spencer, Flint Westwood, Gary Looter, Greygory Deck."""

import pytest

from saloon.games.bang.catalogue import SETS as BOXES
from saloon.games.bang.deal import as_dealt
from saloon.games.bang.setup import new_setup
from saloon.games.bang.words import NEW_ABILITIES, OUTLAW, SHERIFF
from saloon.kernel.ids import FigureId
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    BLACK_JACK,
    DYNAMITE,
    JESSE_JONES,
    JOURDONNAIS,
    KIT_CARLSON,
    LUCKY_DUKE,
    MISSED,
    PEDRO_RAMIREZ,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    WILLY_THE_KID,
)
from tests.scenes.bang.wild_west_show.names import (
    BIG_SPENCER,
    FLINT_WESTWOOD,
    GARY_LOOTER,
    GREYGORY_DECK,
    SETS,
    SHOWDOWN,
)
from tests.scenes.language import Cards, Seat, Table


def borrowed(seat: Seat) -> list[str]:
    """The characters whose abilities he has besides his own."""
    definitions = seat.table.game.book.definitions
    return [definitions[number].key for number in seat.table.game.figures[seat.number].characters[1:]]


# Big Spencer


@pytest.mark.parametrize(("role", "life"), [(OUTLAW, 9), (SHERIFF, 10)])
def test_spencer_starts_with_five_cards_whatever_his_role(role: int, life: int) -> None:
    setup = new_setup(4, "deal", list(SETS), roles=[role, -1, -1, -1], characters=[BIG_SPENCER, "", "", ""])
    game = as_dealt(setup)
    assert game.figures[0].life == life
    assert len(game.hand(FigureId(0))) == 5


def test_spencer_may_not_use_a_missed_but_other_ways_to_be_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    spencer = table.seat(BIG_SPENCER, hand=[MISSED], in_play=[BARREL])
    table.seat()
    table.next_cards("5♥")
    sheriff.plays(BANG, at=spencer)
    spencer.cannot_play(MISSED, because="ability_forbids")
    spencer.uses(BARREL)
    assert spencer.life == 9


def test_under_showdown_spencers_bang_is_a_missed_and_his_missed_is_nothing(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    spencer = table.seat(BIG_SPENCER, hand=[BANG, MISSED])
    table.seat()
    table.event(SHOWDOWN)
    sheriff.plays(BANG, at=spencer)
    assert not spencer.can_play(MISSED)
    spencer.plays(BANG)
    assert spencer.life == 9
    sheriff.ends_turn()
    assert not spencer.can_play(MISSED, at=sheriff)


# Flint Westwood


def test_flint_trades_a_card_of_his_choice_for_two_random_ones(table: Table) -> None:
    flint = table.seat(FLINT_WESTWOOD, hand=["2♠", "3♠"])
    outlaw = table.seat(hand=["4♥", "5♥"])
    table.seat()
    flint.uses(FLINT_WESTWOOD, at=outlaw, spending="2♠")
    assert flint.hand == ["3♠", "4♥", "5♥"]
    assert outlaw.hand == ["2♠"]


def test_he_never_gets_his_own_card_back(table: Table) -> None:
    flint = table.seat(FLINT_WESTWOOD, hand=["2♠"])
    outlaw = table.seat(hand=["4♥"])
    table.seat()
    flint.uses(FLINT_WESTWOOD, at=outlaw, spending="2♠")
    assert flint.hand == ["4♥"]
    assert outlaw.hand == ["2♠"]


def test_he_trades_once_a_turn_and_never_with_an_empty_hand(table: Table) -> None:
    flint = table.seat(FLINT_WESTWOOD, hand=["2♠", "3♠"])
    outlaw = table.seat(hand=["4♥"])
    empty = table.seat()
    assert not flint.can_use(FLINT_WESTWOOD, at=empty)
    flint.uses(FLINT_WESTWOOD, at=outlaw, spending="2♠")
    assert not flint.can_use(FLINT_WESTWOOD)


def test_by_the_compendium_he_trades_as_often_as_he_likes(table: Table) -> None:
    table.plays_with(sets=SETS, flint_uses="unlimited")
    flint = table.seat(FLINT_WESTWOOD, hand=["2♠", "3♠"])
    outlaw = table.seat(hand=["4♥"])
    table.seat()
    flint.uses(FLINT_WESTWOOD, at=outlaw, spending="2♠")
    flint.uses(FLINT_WESTWOOD, at=outlaw, spending="3♠")
    assert outlaw.hand == ["3♠"]


def test_suzy_refills_her_hand_before_his_card_comes(table: Table) -> None:
    flint = table.seat(FLINT_WESTWOOD, hand=["2♠"])
    suzy = table.seat(SUZY_LAFAYETTE, hand=["4♥"])
    table.seat()
    table.next_cards("9♣")
    flint.uses(FLINT_WESTWOOD, at=suzy, spending="2♠")
    assert flint.hand == ["4♥"]
    assert suzy.hand == ["9♣", "2♠"]


# Gary Looter


def test_gary_takes_what_others_discard_above_their_limit(table: Table) -> None:
    sheriff = table.seat(life=1, hand=["2♠", "3♠", "4♠"])
    table.seat()
    gary = table.seat(GARY_LOOTER)
    sheriff.ends_turn()
    sheriff.discards("4♠", "2♠")
    assert gary.hand == ["4♠", "2♠"]
    assert table.discard == []


def test_he_does_not_take_his_own(table: Table) -> None:
    gary = table.seat(GARY_LOOTER, life=1, hand=["2♠", "3♠"])
    table.seat()
    table.seat()
    gary.ends_turn()
    gary.discards("3♠")
    assert gary.hand == ["2♠"]
    assert table.discard == ["3♠"]


def test_he_does_not_take_what_is_discarded_as_a_price(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, life=1, hand=["2♠", "3♠"])
    gary = table.seat(GARY_LOOTER)
    table.seat()
    sid.uses(SID_KETCHUM)
    assert gary.hand == []


def test_gary_as_sheriff_has_six_life_points_and_begins_with_five_cards() -> None:
    setup = new_setup(
        4, "deal", list(SETS), roles=[SHERIFF, -1, -1, -1], characters=[GARY_LOOTER, "", "", ""]
    )
    game = as_dealt(setup)
    assert game.figures[0].life == 6
    assert len(game.hand(FigureId(0))) == 5


# Greygory Deck


def test_greygory_has_two_characters_of_the_base_game_that_nobody_else_has() -> None:
    base = {character.key for character in BOXES["base"].characters}
    for seed in range(12):
        setup = new_setup(7, str(seed), list(SETS), characters=[GREYGORY_DECK, "", "", "", "", "", ""])
        game = as_dealt(setup)
        keys = [game.book.definitions[number].key for number in game.figures[0].characters]
        others = [game.book.definitions[figure.characters[0]].key for figure in game.figures[1:]]
        assert keys[0] == GREYGORY_DECK
        assert len(set(keys)) == 3
        assert base >= set(keys[1:])
        assert not set(keys) & set(others)


def test_he_may_exchange_both_at_the_start_of_his_turn_before_any_check(table: Table) -> None:
    grey = table.seat(GREYGORY_DECK, in_play=[DYNAMITE])
    table.seat(WILLY_THE_KID)
    table.seat()
    table.borrows(grey, BART_CASSIDY, SLAB_THE_KILLER)
    grey.begins_turn()
    table.next_cards("2♣")
    assert grey.decides(NEW_ABILITIES)
    assert grey.in_play == [DYNAMITE]
    grey.uses(GREYGORY_DECK)
    assert len(borrowed(grey)) == 2
    assert WILLY_THE_KID not in borrowed(grey)
    assert [event.definition for event in table.events("drew_character")] == borrowed(grey)
    table.stops_here()


def test_he_may_keep_them(table: Table) -> None:
    grey = table.seat(GREYGORY_DECK)
    table.seat()
    table.seat()
    table.borrows(grey, BART_CASSIDY, SLAB_THE_KILLER)
    grey.begins_turn()
    grey.passes()
    assert borrowed(grey) == [BART_CASSIDY, SLAB_THE_KILLER]


def test_he_has_both_abilities(table: Table) -> None:
    grey = table.seat(GREYGORY_DECK, hand=[BANG, BANG])
    outlaw = table.seat(hand=[MISSED, "2♣"])
    table.seat()
    table.borrows(grey, WILLY_THE_KID, SLAB_THE_KILLER)
    grey.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    outlaw.takes_the_hit()
    assert outlaw.life == 3
    assert grey.can_play(BANG, at=outlaw)


def test_kit_carlson_and_black_jack_look_at_three_and_show_the_second_kept(table: Table) -> None:
    grey = table.seat(GREYGORY_DECK)
    table.seat()
    table.seat()
    table.borrows(grey, KIT_CARLSON, BLACK_JACK)
    grey.begins_drawing()
    table.next_cards("2♠", "3♥", "4♣", "5♣")
    grey.puts_back("4♣")
    assert grey.hand == ["2♠", "3♥", "4♣"]
    assert Cards([table.card(card) for card in table.events("showed")[0].cards]) == ["3♥"]


def test_jesse_jones_and_pedro_ramirez_leave_the_choice_for_the_first_card(table: Table) -> None:
    grey = table.seat(GREYGORY_DECK)
    table.seat(hand=[BEER])
    table.seat()
    table.borrows(grey, JESSE_JONES, PEDRO_RAMIREZ)
    grey.begins_drawing()
    table.discarded(BANG)
    assert grey.offered == ["draw", "take>p1", "pick:bang"]
    grey.picks(BANG)
    assert len(grey.hand) == 2


def test_jesse_jones_and_kit_carlson_take_one_from_a_hand_and_keep_one_of_three(table: Table) -> None:
    greygory = table.seat(GREYGORY_DECK)
    victim = table.seat(hand=["2♥"])
    table.borrows(greygory, JESSE_JONES, KIT_CARLSON)
    table.next_cards("2♠", "3♠", "4♠")
    greygory.begins_drawing()
    greygory.takes_from(victim)
    greygory.puts_back("2♠")
    greygory.puts_back("4♠")
    assert greygory.hand == ["2♥", "3♠"]
    assert table.deck.top(2) == ["2♠", "4♠"]


def test_jourdonnais_and_lucky_duke_flip_two_for_the_built_in_barrel(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    grey = table.seat(GREYGORY_DECK)
    table.seat()
    table.borrows(grey, JOURDONNAIS, LUCKY_DUKE)
    table.next_cards("2♠", "3♥")
    sheriff.plays(BANG, at=grey)
    grey.uses(JOURDONNAIS)
    grey.picks("3♥")
    assert grey.life == 4


def test_flint_takes_two_of_three_cards_and_no_more(table: Table) -> None:
    flint = table.seat(FLINT_WESTWOOD, hand=["2♠"])
    outlaw = table.seat(hand=["3♥", "4♥", "5♥"])
    table.seat()
    flint.uses(FLINT_WESTWOOD, at=outlaw, spending="2♠")
    assert len(flint.hand) == 2
    assert len(outlaw.hand) == 2


def test_which_characters_greygory_has_is_left_to_chance_and_what_vera_borrowed_is_free() -> None:
    drawn = set()
    for seed in range(10):
        setup = new_setup(
            4,
            f"greygory {seed}",
            ["base", "dodge_city", "wild_west_show"],
            characters=[GREYGORY_DECK, "", "", ""],
        )
        drawn.add(tuple(as_dealt(setup).figures[0].characters[1:]))
    assert len(drawn) > 7


def test_gary_takes_nothing_out_of_the_hand_that_he_shares(table: Table) -> None:
    """Where his player has another figure, whose excess cards are discarded."""
    first = table.seat(life=1, hand=["2♠", "3♠"])
    table.seat()
    gary = table.seat(GARY_LOOTER, of=first)
    table.seat()
    first.ends_turn()
    first.discards("2♠")
    assert gary.hand == ["3♠"]
    assert table.discard == ["2♠"]
