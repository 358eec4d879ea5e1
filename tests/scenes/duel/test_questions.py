"""The vocabulary of the Duel: who has no say in something answers as if he were not there."""

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.frames.hits import new_hit
from saloon.games.duel.words import AS_HIT, AS_MISS
from saloon.kernel.ids import NO_CARD, FigureId
from tests.scenes.duel.language import Table
from tests.scenes.duel.names import DJANGO, STRANGER, TOM_HORN, WES_HARDIN

ME, OTHER = FigureId(0), FigureId(2)


def test_a_card_without_a_say_changes_no_number(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    table.outlaws(WES_HARDIN, TOM_HORN)
    game, missed = table.game, BOOK.by_key["missed"]
    bangs = (missed.extra_bangs(game, ME), missed.bangs_unlimited(game, ME))
    assert (missed.cards_drawn(game, ME), *bangs) == (0, 0, 0)
    assert (missed.cards_revealed(game, ME), missed.cards_for_death(game, ME, OTHER)) == (1, 0)


def test_a_card_without_a_say_permits_nothing(table: Table) -> None:
    table.law(STRANGER, DJANGO)
    table.outlaws(WES_HARDIN, TOM_HORN)
    game, missed = table.game, BOOK.by_key["missed"]
    hit = new_hit(game, OTHER, ME, game.book.colt)
    assert not missed.serves_as(game, ME, NO_CARD, AS_HIT, True)
    assert not missed.serves_as(game, ME, NO_CARD, AS_MISS, False)
    assert not missed.reaches(game, ME, game.book.kind(game.book.colt), OTHER)
    assert not missed.extra_card_needed(game, ME, hit)
    assert not missed.bears_loss(game, ME)
    assert not missed.offers_against_hit(game, ME, hit)
    assert missed.can_be_borne()
    assert missed.is_miss(game)


def test_most_cards_can_be_cancelled_by_a_miss_only_and_are_worth_no_second_thought(table: Table) -> None:
    law = table.law(STRANGER, DJANGO, hand=["beer", "knife"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert [kind.key for kind in BOOK.kinds if kind.takes_any_miss()] == ["derringer"]
    law.is_warned("play:knife>p2", "")
