"""What a question says besides the answers: because of which card, by whom, how many, of how many."""

from saloon.games.bang.words import OUTLAW
from tests.scenes.bang.base import names as base
from tests.scenes.bang.base.names import BANG, BARREL, BEER, DUEL, INDIANS, MISSED, SCOPE
from tests.scenes.bang.dodge_city import names as dodge
from tests.scenes.bang.fistful_of_cards import names as fistful
from tests.scenes.bang.high_noon import names as noon
from tests.scenes.language import ANY, Table

ALL = ("base", "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show")


def test_a_bang_asks_for_one_missed(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[ANY])
    sheriff.plays(BANG, at=outlaw)
    assert table.asked == "p1 missed_or_hit because of bang by p0, 1 of 1"


def test_slabs_bang_asks_for_two_and_then_for_one_of_two(table: Table) -> None:
    slab = table.seat(base.SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, ANY])
    slab.plays(BANG, at=outlaw)
    assert table.asked == "p1 missed_or_hit because of bang by p0, 2 of 2"
    outlaw.plays(MISSED)
    assert table.asked == "p1 missed_or_hit because of bang by p0, 1 of 2"


def test_a_gatling_asks_each_in_turn(table: Table) -> None:
    sheriff = table.seat(hand=[base.GATLING])
    first = table.seat(hand=[ANY])
    table.seat(hand=[ANY])
    sheriff.plays(base.GATLING)
    assert table.asked == "p1 missed_or_hit because of gatling by p0, 1 of 1"
    first.takes_the_hit()
    assert table.asked == "p2 missed_or_hit because of gatling by p0, 1 of 1"


def test_indians_ask_for_one_bang(table: Table) -> None:
    sheriff = table.seat(hand=[INDIANS])
    table.seat(hand=[ANY])
    sheriff.plays(INDIANS)
    assert table.asked == "p1 bang_or_hit because of indians by p0, 1"


def test_a_duel_asks_one_after_the_other(table: Table) -> None:
    sheriff = table.seat(hand=[DUEL, ANY])
    outlaw = table.seat(hand=[BANG, ANY])
    sheriff.plays(DUEL, at=outlaw)
    assert table.asked == "p1 duel because of duel by p0, 1"
    outlaw.plays(BANG)
    assert table.asked == "p0 duel because of duel by p1, 1"


def test_sid_is_asked_for_two_cards(table: Table) -> None:
    sid = table.seat(base.SID_KETCHUM, life=2, hand=["2♥", "3♥", "4♥"])
    table.seat()
    sid.uses(base.SID_KETCHUM)
    assert table.asked == "p0 discard_cost, 2 of 2"
    sid.discards("2♥")
    assert table.asked == "p0 discard_cost, 1 of 2"


def test_doc_is_asked_for_two_cards(table: Table) -> None:
    table.plays_with(sets=ALL)
    doc = table.seat(dodge.DOC_HOLYDAY, hand=["2♥", "3♥", "4♥"])
    other = table.seat()
    doc.uses(dodge.DOC_HOLYDAY, at=other)
    assert table.asked == "p0 discard_cost, 2 of 2"
    doc.discards("2♥")
    assert table.asked == "p0 discard_cost, 1 of 2"


def test_a_card_with_a_price_asks_for_one_card(table: Table) -> None:
    table.plays_with(sets=ALL)
    sheriff = table.seat(hand=[dodge.SPRINGFIELD, "2♥", "3♥"])
    other = table.seat()
    sheriff.plays(dodge.SPRINGFIELD, at=other)
    assert table.asked == "p0 discard_cost because of springfield, 1"


def test_excess_cards_are_counted(table: Table) -> None:
    sheriff = table.seat(life=1, hand=["2♥", "3♥", "4♥"])
    table.seat()
    sheriff.ends_turn()
    assert table.asked == "p0 discard_excess, 2 of 2"
    sheriff.discards("2♥")
    assert table.asked == "p0 discard_excess, 1 of 2"


def test_kit_is_asked_what_he_puts_back(table: Table) -> None:
    kit = table.seat(base.KIT_CARLSON)
    table.seat()
    kit.begins_drawing()
    assert table.asked == "p0 put_card_back, 1 of 1"


def test_who_picks_from_the_store_is_told_whose_it_is(table: Table) -> None:
    sheriff = table.seat(hand=[base.GENERAL_STORE])
    table.seat()
    table.seat()
    table.next_cards("2♥", "3♥", "4♥")
    sheriff.plays(base.GENERAL_STORE)
    assert table.asked == "p0 pick_card by p0"
    sheriff.picks("2♥")
    assert table.asked == "p1 pick_card by p0"


def test_a_last_beer_is_asked_for(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER, ANY])
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    assert table.asked == "p1 save_life by p0, 1"


def test_dynamite_may_take_more_than_one_beer(table: Table) -> None:
    table.seat()
    outlaw = table.seat(life=1, hand=[BEER, BEER, BEER, ANY], in_play=[base.DYNAMITE])
    table.seat(role=OUTLAW)
    table.seat(role=OUTLAW)
    table.next_cards("5♠")
    outlaw.begins_turn()
    assert table.asked == "p1 save_life, 3"
    outlaw.plays(BEER)
    assert table.asked == "p1 save_life, 2"


def test_a_check_with_two_cards_is_chosen(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    lucky = table.seat(base.LUCKY_DUKE, in_play=[BARREL])
    sheriff.plays(BANG, at=lucky)
    lucky.uses(BARREL)
    assert table.asked == "p1 choose_check"


def test_jesse_and_pedro_choose_where_from(table: Table) -> None:
    jesse = table.seat(base.JESSE_JONES)
    table.seat(hand=[ANY])
    jesse.begins_drawing()
    assert table.asked == "p0 first_card"


def test_claus_is_told_to_whom(table: Table) -> None:
    table.plays_with(sets=ALL)
    claus = table.seat(dodge.CLAUS_THE_SAINT)
    table.seat()
    table.seat()
    claus.begins_drawing()
    assert table.asked == "p0 give_card by p1, 2"


def test_the_daltons_want_one_card(table: Table) -> None:
    table.plays_with(sets=ALL)
    sheriff = table.seat(in_play=[SCOPE, BARREL])
    table.seat()
    table.event("", coming=[noon.THE_DALTONS])
    sheriff.begins_turn()
    assert table.asked == "p0 give_up_card, 1"


def test_the_roulette_wants_a_missed_from_each(table: Table) -> None:
    table.plays_with(sets=ALL)
    sheriff = table.seat(hand=[MISSED, ANY])
    table.seat(hand=[ANY])
    table.event("", coming=[fistful.RUSSIAN_ROULETTE])
    sheriff.begins_turn()
    assert table.asked == "p0 roulette, 1"
    sheriff.plays(MISSED)
    assert table.asked == "p1 roulette, 1"


def test_the_fistful_fires_one_shot_after_the_other(table: Table) -> None:
    table.plays_with(sets=ALL)
    table.seat()
    outlaw = table.seat(hand=[ANY, ANY])
    table.event(fistful.A_FISTFUL_OF_CARDS)
    outlaw.begins_turn()
    assert table.asked == "p1 missed_or_hit, 1 of 1"
    outlaw.takes_the_hit()
    assert table.asked == "p1 missed_or_hit, 1 of 1"


def test_sniper_and_ricochet_ask_for_a_missed(table: Table) -> None:
    table.plays_with(sets=ALL, event_decks="side_by_side")
    sheriff = table.seat(hand=[BANG, BANG, BANG])
    outlaw = table.seat(hand=[MISSED, ANY], in_play=[SCOPE])
    table.event(fistful.SNIPER)
    table.event(fistful.RICOCHET)
    sheriff.uses(fistful.RICOCHET, at=outlaw)
    assert table.asked == "p1 missed_or_card because of scope by p0, 1 of 1"
    outlaw.takes_the_hit()
    sheriff.uses(fistful.SNIPER, at=outlaw)
    assert table.asked == "p1 missed_or_hit because of bang by p0, 2 of 2"
    outlaw.plays(MISSED)
    assert table.asked == "p1 missed_or_hit because of bang by p0, 1 of 2"


def test_who_pays_a_penalty_lays_everything_down(table: Table) -> None:
    """Where somebody may take the last discarded card its order matters."""
    sheriff = table.seat(hand=[BANG, "2♥", "3♥"], in_play=[SCOPE])
    deputy = table.seat(role=1, life=1)
    table.seat(base.PEDRO_RAMIREZ)
    table.seat()
    sheriff.plays(BANG, at=deputy)
    assert table.asked == "p0 lay_down, 3 of 3"
    sheriff.discards("2♥")
    assert table.asked == "p0 lay_down, 2 of 3"
