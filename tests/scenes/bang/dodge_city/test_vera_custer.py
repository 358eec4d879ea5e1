"""Vera Custer: whose ability she has, from when to when, and what it does in her hands."""

from saloon.games.bang.words import COPY_CHARACTER, OUTLAW, RENEGADE, SHARE_OUT
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BART_CASSIDY,
    BEER,
    DYNAMITE,
    JAIL,
    JESSE_JONES,
    JOURDONNAIS,
    KIT_CARLSON,
    LUCKY_DUKE,
    MISSED,
    PAUL_REGRET,
    SCOPE,
    SID_KETCHUM,
    SLAB_THE_KILLER,
    SUZY_LAFAYETTE,
    VULTURE_SAM,
    WILLY_THE_KID,
)
from tests.scenes.bang.dodge_city.names import (
    BELLE_STAR,
    BILL_NOFACE,
    DOC_HOLYDAY,
    GREG_DIGGER,
    MOLLY_STARK,
    VERA_CUSTER,
)
from tests.scenes.language import ANY, Table


def test_at_the_start_of_her_turn_she_chooses_a_living_character(table: Table) -> None:
    vera = table.seat(VERA_CUSTER)
    slab = table.seat(SLAB_THE_KILLER)
    table.seat(WILLY_THE_KID, alive=False)
    table.seat(BILL_NOFACE)
    vera.begins_turn()
    assert vera.decides(COPY_CHARACTER)
    assert vera.offered == ["use:vera_custer>p1", "use:vera_custer>p3", "pass"]
    vera.uses(VERA_CUSTER, at=slab)
    assert vera.copies == [SLAB_THE_KILLER]


def test_she_may_do_without(table: Table) -> None:
    vera = table.seat(VERA_CUSTER)
    table.seat(SLAB_THE_KILLER)
    vera.begins_turn()
    vera.is_warned("no_ability")
    vera.passes()
    assert vera.copies == []


def test_she_keeps_it_through_the_turns_of_the_others(table: Table) -> None:
    vera = table.seat(VERA_CUSTER)
    bart = table.seat(BART_CASSIDY, hand=[BANG])
    vera.begins_turn()
    vera.uses(VERA_CUSTER, at=bart)
    vera.ends_turn()
    bart.plays(BANG, at=vera)
    vera.takes_the_hit()
    assert len(vera.hand) == 3


def test_when_her_next_turn_begins_it_is_gone(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, copying=BART_CASSIDY)
    table.seat(BART_CASSIDY)
    vera.begins_turn()
    assert vera.decides(COPY_CHARACTER)
    assert vera.copies == []


def test_she_keeps_it_when_its_owner_is_eliminated(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, hand=[BANG, BANG], copying=WILLY_THE_KID)
    willy = table.seat(WILLY_THE_KID, role=OUTLAW, life=1)
    third = table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    table.seat(role=OUTLAW)
    vera.plays(BANG, at=willy)
    assert not willy.alive
    assert vera.copies == [WILLY_THE_KID]
    assert vera.can_play(BANG, at=third)


def test_she_chooses_after_dynamite_and_jail_are_checked_with_what_she_copied_last(table: Table) -> None:
    table.seat()
    vera = table.seat(VERA_CUSTER, in_play=[DYNAMITE, JAIL], copying=LUCKY_DUKE)
    table.seat(LUCKY_DUKE)
    table.next_cards("5♠", "K♦", "9♣", "4♥")
    vera.begins_turn()
    vera.picks("K♦")
    vera.picks("4♥")
    assert vera.life == 3
    assert vera.decides(COPY_CHARACTER)
    assert vera.copies == []


def test_a_turn_lost_in_jail_leaves_her_without_an_ability(table: Table) -> None:
    table.seat()
    vera = table.seat(VERA_CUSTER, in_play=[JAIL], copying=BART_CASSIDY)
    bart = table.seat(BART_CASSIDY, hand=[BANG])
    table.next_cards("9♣")
    vera.begins_turn()
    assert table.turn is bart
    assert vera.copies == []


def test_as_slab_she_needs_two_missed(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, hand=[BANG], copying=SLAB_THE_KILLER)
    victim = table.seat(SLAB_THE_KILLER, hand=[MISSED, ANY])
    vera.plays(BANG, at=victim)
    victim.plays(MISSED)
    victim.takes_the_hit()
    assert victim.life == 3


def test_as_kit_carlson_she_looks_at_three_cards(table: Table) -> None:
    vera = table.seat(VERA_CUSTER)
    kit = table.seat(KIT_CARLSON)
    vera.begins_turn()
    table.next_cards("2♣", "3♣", "4♣")
    vera.uses(VERA_CUSTER, at=kit)
    vera.puts_back("3♣")
    assert vera.hand == ["2♣", "4♣"]


def test_as_jesse_jones_she_takes_from_a_hand_even_his(table: Table) -> None:
    vera = table.seat(VERA_CUSTER)
    jesse = table.seat(JESSE_JONES, hand=[BEER])
    vera.begins_turn()
    vera.uses(VERA_CUSTER, at=jesse)
    vera.takes_from(jesse)
    assert BEER in vera.hand
    assert len(vera.hand) == 2


def test_as_jourdonnais_she_has_a_barrel(table: Table) -> None:
    shooter = table.seat(JOURDONNAIS, hand=[BANG])
    vera = table.seat(VERA_CUSTER, copying=JOURDONNAIS, in_play=[BARREL])
    table.next_cards("9♣", "4♥")
    shooter.plays(BANG, at=vera)
    vera.uses(BARREL)
    vera.uses(JOURDONNAIS)
    assert vera.life == 3


def test_as_sid_ketchum_she_heals_out_of_turn(table: Table) -> None:
    table.seat(SID_KETCHUM)
    vera = table.seat(VERA_CUSTER, copying=SID_KETCHUM, hand=[ANY, ANY], life=1)
    vera.uses(SID_KETCHUM)
    assert vera.life == 2
    assert vera.hand == []


def test_as_paul_regret_she_is_farther_away(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, copying=PAUL_REGRET)
    paul = table.seat(PAUL_REGRET)
    assert paul.distance_to(vera) == 2
    assert vera.distance_to(paul) == 2


def test_as_suzy_she_refills_an_empty_hand(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, copying=SUZY_LAFAYETTE, hand=[SCOPE])
    table.seat(SUZY_LAFAYETTE, hand=[ANY])
    vera.plays(SCOPE)
    assert len(vera.hand) == 1


def test_as_bill_noface_she_counts_her_own_wounds(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, life=1)
    bill = table.seat(BILL_NOFACE)
    vera.begins_turn()
    vera.uses(VERA_CUSTER, at=bill)
    assert len(vera.hand) == 4


def test_as_belle_star_she_switches_off_even_belles_cards(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, hand=[BANG], copying=BELLE_STAR)
    belle = table.seat(BELLE_STAR, in_play=[BARREL])
    vera.plays(BANG, at=belle)
    assert belle.life == 3


def test_as_molly_stark_she_draws_out_of_turn(table: Table) -> None:
    shooter = table.seat(MOLLY_STARK, hand=[BANG])
    vera = table.seat(VERA_CUSTER, hand=[MISSED], copying=MOLLY_STARK)
    shooter.plays(BANG, at=vera)
    vera.plays(MISSED)
    assert len(vera.hand) == 1


def test_as_doc_holyday_she_shoots_with_two_cards(table: Table) -> None:
    vera = table.seat(VERA_CUSTER, hand=[ANY, ANY], copying=DOC_HOLYDAY)
    doc = table.seat(DOC_HOLYDAY)
    vera.uses(DOC_HOLYDAY, at=doc)
    assert doc.life == 3


def test_as_greg_digger_both_regain_life(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    victim = table.seat(role=OUTLAW, life=1)
    greg = table.seat(GREG_DIGGER, role=RENEGADE, life=1)
    vera = table.seat(VERA_CUSTER, role=OUTLAW, life=1, copying=GREG_DIGGER)
    shooter.plays(BANG, at=victim)
    assert (greg.life, vera.life) == (3, 3)


def test_with_two_vulture_sams_the_cards_are_shared_from_the_left_of_the_victim(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    victim = table.seat(role=OUTLAW, life=1, hand=[ANY, ANY], in_play=[BARREL])
    sam = table.seat(VULTURE_SAM, role=RENEGADE)
    vera = table.seat(VERA_CUSTER, role=OUTLAW, copying=VULTURE_SAM)
    shooter.plays(BANG, at=victim)
    victim.takes_the_hit()
    victim.passes()
    assert sam.decides(SHARE_OUT)
    sam.picks(BARREL)
    vera.picks_from_the_hand(victim)
    assert len(shooter.hand) == 0
    sam.picks_from_the_hand(victim)
    assert len(sam.hand) == 2
    assert len(vera.hand) == 1
    assert len(shooter.hand) == 3


def test_as_vulture_sam_she_inherits_from_sam_himself(table: Table) -> None:
    shooter = table.seat(hand=[BANG])
    sam = table.seat(VULTURE_SAM, role=OUTLAW, life=1, in_play=[SCOPE])
    vera = table.seat(VERA_CUSTER, role=RENEGADE, copying=VULTURE_SAM)
    table.seat(role=OUTLAW)
    shooter.plays(BANG, at=sam)
    assert vera.hand == [SCOPE]


def test_a_vera_does_not_copy_a_vera(table: Table) -> None:
    first = table.seat(VERA_CUSTER)
    table.seat(VERA_CUSTER, copying=SLAB_THE_KILLER)
    first.begins_turn()
    assert first.copies == []
    assert len(first.hand) == 2
