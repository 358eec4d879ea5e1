"""Lasso: cards in play have no effect."""

from saloon.games.bang.words import PLAY_PHASE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    CAT_BALOU,
    DYNAMITE,
    JAIL,
    JOURDONNAIS,
    MUSTANG,
    SCOPE,
    VOLCANIC,
    WINCHESTER,
)
from tests.scenes.bang.fistful_of_cards.names import LASSO, THE_JUDGE
from tests.scenes.language import Seat, Table


def test_a_weapon_falls_back_to_the_colt(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(hand=[BANG], in_play=[WINCHESTER, SCOPE])
    table.seat(in_play=[MUSTANG])
    opposite = table.seat()
    table.seat()
    assert sheriff.reach == 1
    assert sheriff.distance_to(opposite) == 2
    assert sheriff.distance_to(table.seats[1]) == 1
    sheriff.cannot_play(BANG, at=opposite, because="out_of_reach", distance=2, reach=1)


def test_what_is_laid_beside_the_cards_of_others_has_no_effect_either(table: Table) -> None:
    """Laid by the last and by the first of three: what is switched off is told in their order."""
    table.event(LASSO)
    sheriff = table.seat(in_play=[MUSTANG], hand=[SCOPE])
    table.seat(in_play=[VOLCANIC])
    last = table.seat(in_play=[WINCHESTER], hand=[BARREL])
    last.has_the_turn()
    last.plays(BARREL)
    last.ends_turn()
    sheriff.plays(SCOPE)
    off = table.game.force().switched_off
    assert [one.owner for one in off] == [0, 0, 1, 2, 2]


def test_a_volcanic_lifts_no_limit(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(hand=[BANG, BANG], in_play=[VOLCANIC])
    outlaw = table.seat()
    table.seat()
    sheriff.plays(BANG, at=outlaw)
    sheriff.cannot_play(BANG, because="bang_limit")


def test_a_barrel_does_not_help_but_an_ability_does(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(hand=[BANG])
    jourdonnais = table.seat(JOURDONNAIS, in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=jourdonnais)
    assert not jourdonnais.can_use(BARREL)
    jourdonnais.uses(JOURDONNAIS)
    assert jourdonnais.life == 4


def test_jail_holds_nobody_and_dynamite_neither_explodes_nor_moves(table: Table) -> None:
    table.event(LASSO)
    table.seat()
    outlaw = table.seat(in_play=[JAIL, DYNAMITE])
    table.seat()
    table.next_cards("5♠", "4♣")
    outlaw.begins_turn()
    assert outlaw.decides(PLAY_PHASE)
    assert outlaw.life == 4
    assert outlaw.in_play == [JAIL, DYNAMITE]
    assert outlaw.hand == ["5♠", "4♣"]


def test_the_table_says_what_is_switched_off_and_why(table: Table) -> None:
    table.event(LASSO)
    sheriff = table.seat(in_play=[BARREL])
    table.seat()
    off = sheriff.sees().figures[0].switched_off
    assert [what.split("#")[0] for what, _cause in off] == ["barrel"]
    assert {cause for _what, cause in off} == {LASSO}


def off(seat: Seat) -> list[str]:
    """Whose what is switched off, as everybody is told."""
    definitions = seat.table.game.book.definitions
    return [f"p{one.owner} {definitions[one.definition].key}" for one in seat.table.game.force().switched_off]


def test_a_card_that_is_laid_under_the_lasso_is_switched_off_in_its_place(table: Table) -> None:
    sheriff = table.seat(in_play=[SCOPE])
    outlaw = table.seat(hand=[BARREL, MUSTANG])
    other = table.seat(in_play=[VOLCANIC])
    table.event(LASSO)
    outlaw.has_the_turn()
    outlaw.plays(BARREL)
    outlaw.plays(MUSTANG)
    assert off(sheriff) == ["p0 scope", "p1 barrel", "p1 mustang", "p2 volcanic"]
    assert sheriff.distance_to(outlaw) == sheriff.distance_to(other) == 1


def test_a_card_that_is_taken_away_under_the_lasso_was_off_and_is_gone(table: Table) -> None:
    sheriff = table.seat(hand=[CAT_BALOU, CAT_BALOU])
    outlaw = table.seat(in_play=[MUSTANG, SCOPE])
    table.seat(in_play=[BARREL])
    table.event(LASSO)
    sheriff.plays(CAT_BALOU, at=outlaw, taking=MUSTANG)
    assert off(sheriff) == ["p1 scope", "p2 barrel"]
    sheriff.plays(CAT_BALOU, at=outlaw, taking=SCOPE)
    assert off(sheriff) == ["p2 barrel"]


def test_who_is_eliminated_under_the_lasso_leaves_nothing_switched_off(table: Table) -> None:
    sheriff = table.seat(hand=[BANG], in_play=[SCOPE])
    outlaw = table.seat(life=1, in_play=[MUSTANG])
    table.seat(in_play=[BARREL])
    table.seat()
    table.event(LASSO)
    sheriff.plays(BANG, at=outlaw)
    assert not outlaw.alive
    assert off(sheriff) == ["p0 scope", "p2 barrel"]


def test_a_card_that_is_laid_before_the_lasso_works_again_after_it(table: Table) -> None:
    sheriff = table.seat(max_life=9)
    one = table.seat(max_life=9, in_play=[MUSTANG])
    other = table.seat(max_life=9)
    table.event(LASSO, coming=[THE_JUDGE])
    sheriff.has_the_turn()
    assert sheriff.distance_to(one) == 1
    for seat in (sheriff, one, other):
        seat.ends_turn()
    assert off(sheriff) == []
    assert sheriff.distance_to(one) == 2
