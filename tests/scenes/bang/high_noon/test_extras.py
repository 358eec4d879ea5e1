"""Handcuffs and New Identity, the two events that came later."""

from saloon.games.bang.deal import as_dealt
from saloon.games.bang.setup import new_setup
from saloon.games.bang.view import UNKNOWN
from saloon.games.bang.words import HANDCUFF, NAME_SUIT, NEW_IDENTITY, PLAY_PHASE
from saloon.kernel.decisions import NONE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    DUEL,
    MISSED,
    PAUL_REGRET,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    WILLY_THE_KID,
)
from tests.scenes.bang.high_noon import names
from tests.scenes.bang.high_noon.names import HANDCUFFS, SETS, SHOOTOUT
from tests.scenes.language import ANY, Table


def test_after_drawing_each_names_a_suit_and_uses_no_other(table: Table) -> None:
    table.plays_with(sets=SETS, handcuffs="suit")
    sheriff = table.seat(life=4, hand=[BANG("2♣"), BEER("6♥")])
    one = table.seat()
    table.seat()
    table.event(HANDCUFFS)
    sheriff.begins_drawing()
    assert len(sheriff.hand) == 4
    assert sheriff.decides(NAME_SUIT)
    sheriff.names("♥")
    sheriff.cannot_play(BANG, at=one, because="suit_locked")
    sheriff.plays(BEER)
    assert sheriff.life == 5
    sheriff.ends_turn()
    one.names("♠")
    assert one.decides(PLAY_PHASE)


def test_handcuffs_hold_in_ones_own_duel_too(table: Table) -> None:
    table.plays_with(sets=SETS, handcuffs="suit")
    sheriff = table.seat(hand=[DUEL("J♠"), BANG("2♣")])
    one = table.seat(hand=[BANG("3♦")])
    table.seat()
    table.event(HANDCUFFS)
    sheriff.begins_drawing()
    sheriff.names("♠")
    sheriff.plays(DUEL, at=one)
    one.plays(BANG)
    assert not sheriff.can_play(BANG)
    sheriff.passes()
    assert sheriff.life == 4


def test_handcuffs_leave_the_answers_of_others_free(table: Table) -> None:
    table.plays_with(sets=SETS, handcuffs="suit")
    sheriff = table.seat(hand=[BANG("2♣")])
    one = table.seat(hand=[MISSED("2♠")])
    table.seat()
    table.event(HANDCUFFS)
    sheriff.begins_drawing()
    sheriff.names("♣")
    sheriff.plays(BANG, at=one)
    one.plays(MISSED)
    assert one.life == 4


def test_handcuffs_do_not_bind_what_is_paid_with(table: Table) -> None:
    table.plays_with(sets=SETS, handcuffs="suit")
    sid = table.seat(SID_KETCHUM, life=4, hand=[BANG("2♣"), BEER("6♥")])
    table.seat()
    table.seat()
    table.event(HANDCUFFS)
    sid.begins_drawing()
    sid.names("♠")
    sid.uses(SID_KETCHUM)
    sid.discards(BANG, BEER)
    assert sid.life == 5


def test_by_the_compendium_the_sheriff_puts_the_handcuffs_on_somebody(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(hand=[BANG("3♣")])
    one = table.seat(hand=[BANG("2♣"), BARREL, MISSED])
    table.seat()
    table.event("", coming=[HANDCUFFS])
    sheriff.begins_turn()
    assert sheriff.decides(HANDCUFF)
    assert len(sheriff.offered) == 3, "anybody, himself included"
    sheriff.is_warned("handcuffs_yourself", HANDCUFFS, at=sheriff)
    sheriff.is_not_warned(HANDCUFFS, at=one)
    sheriff.uses(HANDCUFFS, at=one)
    sheriff.plays(BANG, at=one)
    one.plays(MISSED)
    sheriff.ends_turn()
    one.cannot_play(BANG, at=sheriff, because="event_forbids")
    one.cannot_play(BARREL, because="event_forbids")
    one.ends_turn()


def test_the_handcuffs_come_off_with_the_next_event(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(hand=[BARREL])
    table.seat()
    table.seat()
    table.event("", coming=[HANDCUFFS, SHOOTOUT])
    sheriff.begins_turn()
    sheriff.uses(HANDCUFFS, at=sheriff)
    sheriff.cannot_play(BARREL, because="event_forbids")
    for seat in table.seats:
        seat.ends_turn()
    assert sheriff.can_play(BARREL)


def test_a_new_identity_starts_with_two_life_points_and_its_own_ability(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(hand=[ANY])
    bart = table.seat(BART_CASSIDY, hand=[ANY, ANY, ANY])
    table.seat()
    table.spare(bart, PAUL_REGRET)
    table.event(names.NEW_IDENTITY)
    bart.begins_turn()
    assert bart.decides(NEW_IDENTITY)
    bart.uses(PAUL_REGRET)
    assert (bart.life, bart.max_life) == (2, 3)
    assert sheriff.distance_to(bart) == 2
    assert len(bart.hand) == 5
    assert bart.sees().figures[bart.number].characters == [PAUL_REGRET]


def test_who_he_was_becomes_the_spare_character_and_everybody_knows(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    bart = table.seat(BART_CASSIDY)
    table.seat()
    table.spare(bart, PAUL_REGRET)
    table.event(names.NEW_IDENTITY)
    bart.begins_turn()
    bart.uses(PAUL_REGRET)
    assert sheriff.sees().figures[bart.number].spare == BART_CASSIDY


def test_nobody_has_to_change(table: Table) -> None:
    table.plays_with(sets=SETS)
    table.seat()
    bart = table.seat(BART_CASSIDY, life=1)
    table.seat()
    table.spare(bart, PAUL_REGRET)
    table.event(names.NEW_IDENTITY)
    bart.begins_turn()
    bart.passes()
    assert bart.life == 1
    assert bart.sees().figures[bart.number].characters == [BART_CASSIDY]


def test_the_sheriff_keeps_his_additional_life_point(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat(WILLY_THE_KID)
    table.seat()
    table.seat()
    table.spare(sheriff, SLAB_THE_KILLER)
    table.event("", coming=[names.NEW_IDENTITY])
    sheriff.begins_turn()
    sheriff.uses(SLAB_THE_KILLER)
    assert (sheriff.life, sheriff.max_life) == (2, 5)


def test_only_who_is_offered_a_spare_character_knows_it(table: Table) -> None:
    table.plays_with(sets=SETS)
    sheriff = table.seat()
    bart = table.seat(BART_CASSIDY)
    other = table.seat()
    table.spare(bart, PAUL_REGRET)
    table.spare(other, SLAB_THE_KILLER)
    table.event(names.NEW_IDENTITY)
    bart.begins_turn()
    assert bart.decides(NEW_IDENTITY)
    assert bart.sees().figures[bart.number].spare == PAUL_REGRET
    assert sheriff.sees().figures[bart.number].spare == UNKNOWN
    assert other.sees().figures[other.number].spare == UNKNOWN


def test_spare_characters_are_dealt_where_the_event_is_in_the_deck() -> None:
    game = as_dealt(new_setup(7, "spare", list(SETS)))
    spares = [figure.spare for figure in game.figures]
    assert len({*spares, *(figure.characters[0] for figure in game.figures)}) == 14
    without = as_dealt(new_setup(7, "spare", list(SETS), left_out=["new_identity"]))
    assert {figure.spare for figure in without.figures} == {NONE}


def test_with_tokens_a_random_unused_character_is_offered(table: Table) -> None:
    table.plays_with(sets=SETS, new_identity_source="random")
    table.seat()
    bart = table.seat(BART_CASSIDY)
    table.seat()
    table.event(names.NEW_IDENTITY)
    bart.begins_turn()
    assert bart.decides(NEW_IDENTITY)
    (stay, become) = bart.offered
    assert stay == "pass"
    bart.uses(become.removeprefix("use:"))
    assert bart.life == 2
    assert bart.sees().figures[bart.number].characters == [become.removeprefix("use:")]
    assert bart.sees().figures[bart.number].spare == ""


def test_nobody_has_a_character_under_his_life_counter_that_somebody_else_has_there_or_is() -> None:
    """Some chose between two characters, others have one that was named and one face down."""
    for seed in range(6):
        setup = new_setup(
            7,
            f"spares {seed}",
            list(SETS),
            chosen={"characters_dealt": "two"},
            characters=[BART_CASSIDY, "", PAUL_REGRET, "", "", "", SLAB_THE_KILLER],
        )
        game = as_dealt(setup)
        both = [number for figure in game.figures for number in (figure.characters[0], figure.spare)]
        assert NONE not in both
        assert len(set(both)) == 14


def test_which_characters_lie_under_the_life_counters_is_left_to_chance() -> None:
    dealt = set()
    for seed in range(8):
        setup = new_setup(4, f"spares {seed}", list(SETS), characters=[BART_CASSIDY, PAUL_REGRET, "", ""])
        dealt.add(tuple(figure.spare for figure in as_dealt(setup).figures[:2]))
    assert len(dealt) > 6
