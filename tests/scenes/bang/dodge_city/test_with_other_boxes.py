"""What Dodge City's cards and characters do where other boxes are played too."""

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.words import COPY_CHARACTER, NEW_ABILITIES, PLAY_PHASE
from tests.scenes.bang.base.names import (
    BANG,
    BART_CASSIDY,
    BEER,
    MISSED,
    MUSTANG,
    SLAB_THE_KILLER,
    STAGECOACH,
    WILLY_THE_KID,
)
from tests.scenes.bang.dodge_city.names import (
    BUFFALO_RIFLE,
    CLAUS_THE_SAINT,
    DERRINGER,
    HOWITZER,
    KNIFE,
    PAT_BRENNAN,
    PEPPERBOX,
    PUNCH,
    SPRINGFIELD,
    VERA_CUSTER,
)
from tests.scenes.language import ANY, Card, Table

needs_the_show = pytest.mark.skipif("wild_west_show" not in SETS, reason="Wild West Show is not there")


@needs_the_show
def test_vera_has_everything_that_greygory_deck_has(table: Table) -> None:
    table.plays_with(sets=tuple(SETS))
    vera = table.seat(VERA_CUSTER, hand=[BANG])
    greygory = table.seat("greygory_deck", hand=[MISSED, ANY])
    greygory.place.borrowed = [SLAB_THE_KILLER, BART_CASSIDY]
    table.seat()
    table.seat()
    vera.begins_turn()
    assert vera.decides(COPY_CHARACTER)
    vera.uses(VERA_CUSTER, at=greygory)
    assert vera.copies == ["greygory_deck", SLAB_THE_KILLER, BART_CASSIDY]
    assert vera.decides(NEW_ABILITIES)
    vera.passes()
    vera.plays(BANG, at=greygory)
    greygory.plays(MISSED)
    greygory.takes_the_hit()
    assert greygory.life == 3


@needs_the_show
def test_as_greygory_deck_she_may_draw_two_characters_of_her_own(table: Table) -> None:
    table.plays_with(sets=tuple(SETS))
    vera = table.seat(VERA_CUSTER)
    greygory = table.seat("greygory_deck")
    greygory.place.borrowed = [SLAB_THE_KILLER, BART_CASSIDY]
    vera.begins_turn()
    vera.uses(VERA_CUSTER, at=greygory)
    vera.uses("greygory_deck")
    assert vera.copies[0] == "greygory_deck"
    assert len(vera.copies) == 3
    assert not {SLAB_THE_KILLER, BART_CASSIDY} & set(vera.copies)
    assert greygory.copies == [SLAB_THE_KILLER, BART_CASSIDY]


@pytest.mark.parametrize("card", [PUNCH, SPRINGFIELD])
def test_against_slabs_other_shots_one_missed_is_enough(table: Table, card: Card) -> None:
    """They have the symbol of a BANG!, and are none."""
    slab = table.seat(SLAB_THE_KILLER, hand=[card, ANY])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    slab.plays(card, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert slab.decides(PLAY_PHASE)


@pytest.mark.parametrize("card", [KNIFE, DERRINGER, PEPPERBOX, BUFFALO_RIFLE])
def test_against_slabs_green_cards_one_missed_is_enough(table: Table, card: Card) -> None:
    slab = table.seat(SLAB_THE_KILLER, in_play=[card])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    slab.uses(card, at=outlaw)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert slab.decides(PLAY_PHASE)


def test_against_slabs_howitzer_one_missed_is_enough(table: Table) -> None:
    slab = table.seat(SLAB_THE_KILLER, in_play=[HOWITZER])
    outlaw = table.seat(hand=[MISSED, ANY])
    slab.uses(HOWITZER)
    outlaw.plays(MISSED)
    assert outlaw.life == 4
    assert slab.decides(PLAY_PHASE)


def test_in_an_additional_turn_vera_has_what_she_chose_and_is_not_asked_again(table: Table) -> None:
    table.plays_with(sets=("base", "dodge_city", "fistful_of_cards"))
    vera = table.seat(VERA_CUSTER)
    slab = table.seat(SLAB_THE_KILLER)
    table.seat(WILLY_THE_KID)
    table.event("vendetta")
    table.next_cards("2♠", "3♠", "4♥")
    vera.begins_turn()
    vera.uses(VERA_CUSTER, at=slab)
    vera.ends_turn()
    assert table.turn is vera
    assert vera.decides(PLAY_PHASE)
    assert vera.copies == [SLAB_THE_KILLER]


def test_under_the_law_of_the_west_claus_shows_the_second_card_that_he_keeps(table: Table) -> None:
    table.plays_with(sets=("base", "dodge_city", "fistful_of_cards"))
    claus = table.seat(CLAUS_THE_SAINT)
    other = table.seat()
    claus.begins_drawing()
    table.event("law_of_the_west")
    table.next_cards(MISSED("2♠"), BEER("3♥"), STAGECOACH("9♠"))
    claus.gives(MISSED, to=other)
    (shown,) = table.events("showed")
    assert [table.card(card).kind for card in shown.cards] == ["stagecoach"]
    assert "end_turn" not in claus.offered
    claus.plays(STAGECOACH)
    assert "end_turn" in claus.offered


def test_nobody_can_tell_which_card_of_the_mine_claus_has_given_away(table: Table) -> None:
    table.plays_with(sets=("base", "dodge_city", "fistful_of_cards"))
    claus = table.seat(CLAUS_THE_SAINT)
    other = table.seat()
    witness = table.seat()
    table.event("abandoned_mine")
    table.discarded(BEER("3♥"), MISSED("2♠"))
    claus.begins_drawing()
    held = witness.sees().stack[-1].cards_held()
    assert sorted(table.card(card).kind for card in held if card >= 0) == ["beer", "missed"]
    claus.gives(MISSED, to=other)
    assert [card for card in witness.sees().stack[-1].cards_held() if card >= 0] == []
    claus.gives(BEER, to=witness)


def test_the_train_brings_pat_brennan_a_card_whatever_he_took_instead_of_drawing(table: Table) -> None:
    table.plays_with(sets=("base", "dodge_city", "high_noon"))
    pat = table.seat(PAT_BRENNAN)
    other = table.seat(in_play=[MUSTANG])
    table.event("train_arrival")
    table.next_cards(BEER)
    pat.begins_drawing()
    pat.uses(PAT_BRENNAN, at=other, taking=MUSTANG)
    assert pat.hand == [MUSTANG, BEER]
