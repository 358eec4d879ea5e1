"""What Dodge City's cards and characters do where other boxes are played too."""

import pytest

from saloon.games.bang.catalogue import SETS
from saloon.games.bang.words import COPY_CHARACTER, NEW_ABILITIES
from tests.scenes.bang.base.names import BANG, BART_CASSIDY, MISSED, SLAB_THE_KILLER
from tests.scenes.bang.dodge_city.names import VERA_CUSTER
from tests.scenes.language import ANY, Table

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
