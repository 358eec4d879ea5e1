"""What the table is told, in the words of the log: what somebody did, and of what something came."""

from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE
from tests.scenes.bang.base import names as base
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    DYNAMITE,
    JAIL,
    MISSED,
    MUSTANG,
    PANIC,
    SCOPE,
    STAGECOACH,
)
from tests.scenes.bang.dodge_city import names as dodge
from tests.scenes.bang.fistful_of_cards import names as fistful
from tests.scenes.bang.high_noon import names as noon
from tests.scenes.bang.wild_west_show import names as show
from tests.scenes.language import ANY, HAND, Table

ALL = ("base", "dodge_city", "high_noon", "fistful_of_cards", "wild_west_show")


def all_boxes(table: Table) -> None:
    table.plays_with(sets=ALL)


# The base game


def test_a_shot_and_its_answer(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[MISSED, ANY])
    table.seat()
    table.told()
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "answered p1 > p0 missed [missed], of bang",
        "missed p1 > p0, of bang",
    ]


def test_at_whom_it_could_have_been_played_is_told_each_once(table: Table) -> None:
    sheriff = table.seat(hand=[PANIC, STAGECOACH])
    left = table.seat(hand=[ANY], in_play=[BARREL, MUSTANG])
    table.seat()
    right = table.seat(hand=[ANY], in_play=[SCOPE])
    sheriff.plays(STAGECOACH)
    sheriff.plays(PANIC, at=right, taking=SCOPE)
    stagecoach, panic = table.events("played")
    assert stagecoach.choices == []
    assert panic.choices == [right.number]
    assert left.number not in panic.choices, "his Mustang"


def test_of_a_card_that_was_ordered_too_it_is_told_at_whom_it_could_have_been_played(table: Table) -> None:
    table.plays_with(sets=show.SETS)
    sheriff = table.seat(hand=[ANY])
    outlaw = table.seat(hand=[BANG])
    other = table.seat()
    table.event(show.DOROTHY_RAGE)
    sheriff.orders(outlaw, BANG, at=other)
    (ordered,) = table.events("played")
    assert ordered.choices == [other.number, sheriff.number]


def test_one_missed_of_two_is_an_answer_and_no_miss_yet(table: Table) -> None:
    slab = table.seat(base.SLAB_THE_KILLER, hand=[BANG])
    outlaw = table.seat(hand=[MISSED, MISSED, ANY])
    table.told()
    slab.plays(BANG, at=outlaw)
    outlaw.plays(MISSED)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "answered p1 > p0 missed [missed], of bang",
    ]
    outlaw.plays(MISSED)
    assert table.told() == [
        "answered p1 > p0 missed [missed], of bang",
        "missed p1 > p0, of bang",
    ]


def test_a_barrel_that_helps(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(in_play=[BARREL])
    table.next_cards("2♥")
    table.told()
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "checked p1 barrel [any], of barrel",
        "missed p1 > p0, of bang",
    ]


def test_a_last_beer(table: Table) -> None:
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(life=1, hand=[BEER, ANY])
    table.seat()
    table.told()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.plays(BEER)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "lost_life p1 > p0 (1), of bang",
        "answered p1 beer [beer], of bang",
        "healed p1 (1), of bang",
    ]


def test_dynamite_passes_on_and_explodes(table: Table) -> None:
    table.seat()
    outlaw = table.seat(in_play=[DYNAMITE])
    other = table.seat()
    table.seat()
    table.next_cards("2♥", ANY, ANY, "5♠")
    outlaw.begins_turn()
    assert table.told() == [
        "turn_began p1",
        "checked p1 dynamite [any], of dynamite",
        "passed_on p1 > p2 [dynamite], of dynamite",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
    ]
    outlaw.ends_turn()
    assert table.told() == [
        "turn_began p2",
        "checked p2 dynamite [any], of dynamite",
        "exploded p2 [dynamite], of dynamite",
        "lost_life p2 (3), of dynamite",
        "drew p2 [any] (1)",
        "drew p2 [any] (1)",
    ]
    assert other.life == 1


def test_a_turn_in_jail(table: Table) -> None:
    table.seat()
    outlaw = table.seat(in_play=[JAIL])
    table.seat()
    table.next_cards("2♠")
    outlaw.begins_turn()
    assert table.told() == [
        "turn_began p1",
        "checked p1 jail [any], of jail",
        "turn_skipped p1",
        "turn_began p2",
        "drew p2 [any] (1)",
        "drew p2 [any] (1)",
    ]


def test_a_weapon_that_takes_the_place_of_another(table: Table) -> None:
    sheriff = table.seat(hand=[base.WINCHESTER], in_play=[base.VOLCANIC])
    table.seat()
    table.told()
    sheriff.plays(base.WINCHESTER)
    assert table.told() == [
        "played p0 winchester [winchester]",
        "replaced p0 [volcanic], of winchester",
    ]


def test_rewards_and_punishments(table: Table) -> None:
    sheriff = table.seat(hand=[BANG, base.GATLING, MUSTANG], in_play=[SCOPE])
    outlaw = table.seat(role=OUTLAW, life=1)
    deputy = table.seat(role=DEPUTY, life=1)
    table.seat(role=RENEGADE)
    table.seat(role=OUTLAW)
    table.told()
    sheriff.plays(BANG, at=outlaw)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "lost_life p1 > p0 (1), of bang",
        "eliminated p1 > p0 outlaw, of bang",
        "rewarded p0 (3), of reward",
        "drew p0 [any] [any] [any] (3), of reward",
    ]
    sheriff.plays(base.GATLING)
    assert not deputy.alive
    assert table.told() == [
        "played p0 gatling [gatling]",
        "lost_life p2 > p0 (1), of gatling",
        "eliminated p2 > p0 deputy, of gatling",
        "lost_life p3 > p0 (1), of gatling",
        "lost_life p4 > p0 (1), of gatling",
        "punished p0",
        "discarded p0 [mustang], of penalty",
        "discarded p0 [any], of penalty",
        "discarded p0 [any], of penalty",
        "discarded p0 [any], of penalty",
        "discarded p0 [scope], of penalty",
    ]


def test_heirs(table: Table) -> None:
    sheriff = table.seat(hand=[BANG], in_play=[SCOPE])
    outlaw = table.seat(role=RENEGADE, life=1, hand=[MISSED("2♥")], in_play=[MUSTANG])
    table.seat(base.VULTURE_SAM, role=OUTLAW)
    table.seat(role=OUTLAW)
    table.told()
    sheriff.plays(BANG, at=outlaw)
    outlaw.takes_the_hit()
    outlaw.passes()
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "lost_life p1 > p0 (1), of bang",
        "eliminated p1 > p0 renegade, of bang",
        "inherited p2 > p1 [missed] (1), of vulture_sam",
        "took_in_play p2 > p1 [mustang], of vulture_sam",
    ]


def test_thefts(table: Table) -> None:
    sheriff = table.seat(hand=[base.PANIC, base.CAT_BALOU, base.CAT_BALOU])
    outlaw = table.seat(hand=[BEER], in_play=[MUSTANG, SCOPE])
    table.told()
    sheriff.plays(base.CAT_BALOU, at=outlaw, taking=MUSTANG)
    sheriff.plays(base.CAT_BALOU, at=outlaw, taking=HAND)
    sheriff.plays(base.PANIC, at=outlaw, taking=SCOPE)
    assert table.told() == [
        "played p0 > p1 cat_balou [cat_balou] onto mustang",
        "lost_card p1 > p0 [mustang], of cat_balou",
        "played p0 > p1 cat_balou [cat_balou]",
        "lost_card p1 > p0 [beer], of cat_balou",
        "played p0 > p1 panic [panic] onto scope",
        "took_in_play p0 > p1 [scope], of panic",
    ]


def test_abilities_of_the_base_game(table: Table) -> None:
    sid = table.seat(base.SID_KETCHUM, life=3, hand=[ANY, ANY])
    table.seat(base.EL_GRINGO)
    table.told()
    sid.uses(base.SID_KETCHUM)
    assert table.told() == [
        "ability_used p0 sid_ketchum, of sid_ketchum",
        "discarded p0 [any], of sid_ketchum",
        "discarded p0 [any], of sid_ketchum",
        "healed p0 (1), of sid_ketchum",
    ]


def test_bart_and_el_gringo(table: Table) -> None:
    sheriff = table.seat(hand=[base.GATLING, ANY])
    bart = table.seat(base.BART_CASSIDY)
    gringo = table.seat(base.EL_GRINGO)
    table.told()
    sheriff.plays(base.GATLING)
    assert (bart.life, gringo.life) == (3, 2)
    assert table.told() == [
        "played p0 gatling [gatling]",
        "lost_life p1 > p0 (1), of gatling",
        "lost_life p2 > p0 (1), of gatling",
        "drew p1 [any] (1), of bart_cassidy",
        "took_from_hand p2 > p0 [any] (1), of el_gringo",
    ]


def test_suzy_draws_because_her_hand_is_empty(table: Table) -> None:
    suzy = table.seat(base.SUZY_LAFAYETTE, hand=[SCOPE])
    table.seat()
    table.told()
    suzy.plays(SCOPE)
    assert table.told() == [
        "played p0 scope [scope]",
        "drew p0 [any] (1), of suzy_lafayette",
    ]


def test_what_kit_jesse_and_pedro_do_before_they_draw(table: Table) -> None:
    kit = table.seat(base.KIT_CARLSON)
    jesse = table.seat(base.JESSE_JONES)
    pedro = table.seat(base.PEDRO_RAMIREZ)
    table.discarded(BEER)
    table.next_cards("2♥", "3♥", "4♥")
    kit.begins_turn()
    kit.puts_back("4♥")
    assert table.told() == [
        "turn_began p0",
        "looked_at p0 [any] [any] [any] (3), of kit_carlson",
        "put_back p0 [any] (1), of kit_carlson",
        "drew p0 [any] [any] (2), of kit_carlson",
    ]
    kit.ends_turn()
    jesse.takes_from(kit)
    assert table.told() == [
        "turn_began p1",
        "took_from_hand p1 > p0 [any] (1), of jesse_jones",
        "drew p1 [any] (1)",
    ]
    jesse.ends_turn()
    pedro.picks(BEER)
    assert table.told() == [
        "turn_began p2",
        "took_discard p2 [beer], of pedro_ramirez",
        "drew p2 [any] (1)",
    ]


def test_black_jack_shows_his_second_card(table: Table) -> None:
    jack = table.seat(base.BLACK_JACK)
    table.seat()
    table.next_cards("2♠", "3♥", "4♠")
    jack.begins_drawing()
    assert table.told() == [
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
        "showed p0 [any], of black_jack",
        "drew p0 [any] (1), of black_jack",
    ]


# Dodge City


def test_who_is_unaffected_by_diamonds(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(
        hand=[
            BANG("2♦"),
            base.PANIC("3♦"),
            base.CAT_BALOU("4♦"),
            JAIL("6♦"),
            dodge.PUNCH("7♦"),
        ]
    )
    apache = table.seat(dodge.APACHE_KID, hand=[ANY], in_play=[SCOPE])
    table.seat()
    table.told()
    sheriff.plays(BANG, at=apache)
    sheriff.plays(base.PANIC, at=apache, taking=SCOPE)
    sheriff.plays(base.CAT_BALOU, at=apache, taking=SCOPE)
    sheriff.plays(JAIL, at=apache)
    sheriff.plays(dodge.PUNCH, at=apache)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "unaffected p1 > p0 [bang], of bang",
        "played p0 > p1 panic [panic] onto scope",
        "unaffected p1 > p0 [panic], of panic",
        "played p0 > p1 cat_balou [cat_balou] onto scope",
        "unaffected p1 > p0 [cat_balou], of cat_balou",
        "played p0 > p1 jail [jail]",
        "unaffected p1 > p0 [jail], of jail",
        "played p0 > p1 punch [punch]",
        "unaffected p1 > p0 [punch], of punch",
    ]


def test_gatling_and_indians_of_diamonds_pass_apache_kid_by(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[base.GATLING("2♦"), base.INDIANS("3♦"), dodge.BRAWL("4♦"), ANY])
    table.seat(dodge.APACHE_KID, in_play=[SCOPE])
    table.told()
    sheriff.plays(base.GATLING)
    sheriff.plays(base.INDIANS)
    sheriff.plays(dodge.BRAWL)
    assert table.told() == [
        "played p0 gatling [gatling]",
        "unaffected p1 > p0 [gatling], of gatling",
        "played p0 indians [indians]",
        "unaffected p1 > p0 [indians], of indians",
        "played p0 brawl [brawl]",
        "discarded p0 [any], of brawl",
        "unaffected p1 > p0 [brawl], of brawl",
    ]


def test_green_cards_and_abilities_of_dodge_city(table: Table) -> None:
    all_boxes(table)
    doc = table.seat(dodge.DOC_HOLYDAY, hand=[ANY, ANY], in_play=[dodge.CANTEEN], life=3)
    other = table.seat()
    table.told()
    doc.uses(dodge.CANTEEN)
    doc.uses(dodge.DOC_HOLYDAY, at=other)
    assert table.told() == [
        "used_green p0 canteen [canteen], of canteen",
        "healed p0 (1), of canteen",
        "ability_used p0 > p1 doc_holyday, of doc_holyday",
        "discarded p0 [any], of doc_holyday",
        "discarded p0 [any], of doc_holyday",
        "lost_life p1 > p0 (1), of doc_holyday",
    ]


def test_a_dodge_brings_a_card(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[BANG])
    outlaw = table.seat(hand=[dodge.DODGE, ANY])
    table.told()
    sheriff.plays(BANG, at=outlaw)
    outlaw.plays(dodge.DODGE)
    assert table.told()[1:] == [
        "answered p1 > p0 missed [dodge], of bang",
        "missed p1 > p0, of bang",
        "drew p1 [any] (1), of dodge",
    ]


def test_chuck_and_jose(table: Table) -> None:
    all_boxes(table)
    chuck = table.seat(dodge.CHUCK_WENGAM)
    jose = table.seat(dodge.JOSE_DELGADO, hand=[MUSTANG])
    table.told()
    chuck.uses(dodge.CHUCK_WENGAM)
    assert table.told() == [
        "ability_used p0 chuck_wengam, of chuck_wengam",
        "lost_life p0 (1), of chuck_wengam",
        "drew p0 [any] [any] (2), of chuck_wengam",
    ]
    chuck.ends_turn()
    table.told()
    jose.uses(dodge.JOSE_DELGADO, spending=MUSTANG)
    assert table.told() == [
        "ability_used p1 jose_delgado, of jose_delgado",
        "discarded p1 [mustang], of jose_delgado",
        "drew p1 [any] [any] (2), of jose_delgado",
    ]


def test_vera_copies(table: Table) -> None:
    all_boxes(table)
    vera = table.seat(dodge.VERA_CUSTER)
    slab = table.seat(base.SLAB_THE_KILLER)
    vera.begins_turn()
    table.told()
    vera.uses(dodge.VERA_CUSTER, at=slab)
    assert table.told() == [
        "copied p0 > p1 slab_the_killer, of vera_custer",
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
    ]


def test_johnny_takes_all_others_of_that_name(table: Table) -> None:
    all_boxes(table)
    johnny = table.seat(dodge.JOHNNY_KISCH, hand=[SCOPE])
    table.seat(in_play=[SCOPE])
    table.told()
    johnny.plays(SCOPE)
    assert table.told() == [
        "played p0 scope [scope]",
        "lost_card p1 > p0 [scope], of johnny_kisch",
    ]


def test_claus_gives_and_keeps(table: Table) -> None:
    all_boxes(table)
    claus = table.seat(dodge.CLAUS_THE_SAINT)
    other = table.seat()
    claus.begins_drawing()
    table.next_cards(BEER, MISSED, BANG)
    table.told()
    claus.gives(BEER, to=other)
    assert table.told() == [
        "presented p0 > p1 [beer] (1), of claus_the_saint",
        "drew p0 [missed] [bang] (2), of claus_the_saint",
    ]


# High Noon


def test_events_that_are_turned_up_and_named(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat()
    outlaw = table.seat()
    table.seat()
    table.event("", coming=[noon.HANDCUFFS])
    sheriff.begins_turn()
    sheriff.uses(noon.HANDCUFFS, at=outlaw)
    assert table.told() == [
        "turn_began p0",
        "event_turned_up handcuffs",
        "handcuffed p0 > p1, of handcuffs",
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
    ]


def test_a_suit_is_named(table: Table) -> None:
    table.plays_with(sets=noon.SETS, preset="official")
    sheriff = table.seat()
    table.seat()
    table.event(noon.HANDCUFFS)
    sheriff.begins_drawing()
    table.told()
    sheriff.names("♥")
    assert table.told() == ["suit_named p0 hearts, of handcuffs"]


def test_a_ghost_haunts(table: Table) -> None:
    all_boxes(table)
    table.seat()
    ghost = table.seat(alive=False)
    table.seat()
    table.event(noon.GHOST_TOWN)
    ghost.begins_turn()
    assert table.told() == [
        "turn_began p1",
        "haunts p1, of ghost_town",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
    ]


def test_a_new_identity(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat()
    table.seat()
    table.spare(sheriff, base.SLAB_THE_KILLER)
    table.event("", coming=[noon.NEW_IDENTITY])
    sheriff.begins_turn()
    table.told()
    sheriff.uses(base.SLAB_THE_KILLER)
    assert table.told() == [
        "identity_changed p0 slab_the_killer, of new_identity",
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
    ]


def test_the_daltons(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(in_play=[MUSTANG, SCOPE])
    table.seat()
    table.event("", coming=[noon.THE_DALTONS])
    sheriff.begins_turn()
    sheriff.discards(MUSTANG)
    assert table.told() == [
        "turn_began p0",
        "event_turned_up the_daltons",
        "discarded p0 [mustang], of the_daltons",
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
    ]


# A Fistful of Cards


def test_hard_liquor(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(life=2)
    table.seat()
    table.event(fistful.HARD_LIQUOR)
    sheriff.begins_drawing()
    table.told()
    sheriff.uses(fistful.HARD_LIQUOR)
    assert table.told() == [
        "drank_liquor p0, of hard_liquor",
        "healed p0 (1), of hard_liquor",
    ]


def test_blood_brothers(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat()
    hurt = table.seat(life=1)
    table.event(fistful.BLOOD_BROTHERS)
    sheriff.begins_turn()
    table.told()
    sheriff.gives_a_life_point(to=hurt)
    assert table.told() == [
        "gave_life p0 > p1, of blood_brothers",
        "lost_life p0 (1), of blood_brothers",
        "healed p1 (1), of blood_brothers",
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
    ]


def test_peyote(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat()
    table.seat()
    table.event(fistful.PEYOTE)
    table.next_cards("2♥", "3♥")
    sheriff.begins_drawing()
    table.told()
    sheriff.guesses("red")
    sheriff.guesses("black")
    assert table.told() == [
        "guessed_right p0 [any], of peyote",
        "guessed_wrong p0 [any], of peyote",
    ]


def test_the_dead_man_comes_back(table: Table) -> None:
    all_boxes(table)
    table.seat()
    dead = table.seat(alive=False)
    table.seat()
    table.out_first(dead)
    table.event(fistful.DEAD_MAN)
    dead.begins_turn()
    assert table.told() == [
        "turn_began p1",
        "came_back p1 (2), of dead_man",
        "drew p1 [any] [any] (2), of dead_man",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
    ]


def test_sniper_and_ricochet(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[BANG, BANG, BANG])
    outlaw = table.seat(in_play=[MUSTANG])
    table.event(fistful.SNIPER)
    table.event(fistful.RICOCHET)
    table.plays_with(sets=ALL, event_decks="side_by_side", sniper_reach="any")
    table.told()
    sheriff.uses(fistful.RICOCHET, at=outlaw)
    sheriff.uses(fistful.SNIPER, at=outlaw)
    assert table.told() == [
        "ricocheted p0 > p1 [bang] onto mustang, of ricochet",
        "lost_card p1 > p0 [mustang], of ricochet",
        "sniped p0 > p1 [bang] [bang], of sniper",
        "lost_life p1 > p0 (1), of sniper",
    ]


def test_the_ranch(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[BEER])
    table.seat()
    table.event(fistful.RANCH)
    sheriff.has_the_turn()
    table.told()
    sheriff.ends_turn()
    sheriff.exchanges(BEER)
    assert table.told() == [
        "discarded p0 [beer], of ranch",
        "drew p0 [any] (1), of ranch",
        "turn_began p1",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
    ]


# Wild West Show


def test_flint_and_youl(table: Table) -> None:
    all_boxes(table)
    flint = table.seat(show.FLINT_WESTWOOD, hand=[BEER])
    youl = table.seat(show.YOUL_GRINNER, hand=[MISSED])
    table.told()
    flint.uses(show.FLINT_WESTWOOD, at=youl, spending=BEER)
    assert table.told() == [
        "traded p0 > p1, of flint_westwood",
        "took_from_hand p0 > p1 [missed] (1), of flint_westwood",
        "gave p0 > p1 [beer] (1), of flint_westwood",
    ]


def test_lee_repeats(table: Table) -> None:
    all_boxes(table)
    lee = table.seat(show.LEE_VAN_KLIFF, hand=[STAGECOACH, BANG])
    table.seat()
    table.told()
    lee.plays(STAGECOACH)
    table.told()
    lee.uses(show.LEE_VAN_KLIFF)
    assert table.told() == [
        "discarded p0 [bang], of lee_van_kliff",
        "repeated p0 stagecoach [bang], of lee_van_kliff",
        "drew p0 [any] [any] (2), of lee_van_kliff",
    ]


def test_teren_rises(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[BANG])
    teren = table.seat(show.TEREN_KILL, life=1)
    table.next_cards("2♥")
    table.told()
    sheriff.plays(BANG, at=teren)
    assert table.told() == [
        "played p0 > p1 bang [bang]",
        "lost_life p1 > p0 (1), of bang",
        "checked p1 teren_kill [any], of teren_kill",
        "stayed_alive p1, of teren_kill",
        "drew p1 [any] (1), of teren_kill",
    ]


def test_a_word_under_the_gag(table: Table) -> None:
    all_boxes(table)
    table.seat()
    outlaw = table.seat()
    table.event(show.GAG)
    table.told()
    outlaw.speaks()
    assert table.told() == [
        "spoke p1, of gag",
        "lost_life p1 (1), of gag",
    ]


def test_seats_are_changed(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat()
    table.seat()
    table.seat()
    table.event(show.LADY_ROSE_OF_TEXAS)
    table.told()
    sheriff.uses(show.LADY_ROSE_OF_TEXAS)
    sheriff.ends_turn()
    assert table.told() == [
        "changed_seats p0 > p2, of lady_rose_of_texas",
        "sat_out p2",
        "turn_began p1",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
    ]


def test_helena_deals_the_roles_anew(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[STAGECOACH])
    table.seat()
    table.seat()
    table.seat()
    table.event("", coming=[show.HELENA_ZONTERO])
    table.next_cards("2♥")
    table.told()
    sheriff.plays(STAGECOACH)
    assert table.told() == [
        "played p0 stagecoach [stagecoach]",
        "event_turned_up helena_zontero, of stagecoach",
        "flipped helena_zontero [any], of helena_zontero",
        "roles_dealt_anew p1 p2 p3, of helena_zontero",
        "drew p0 [any] [any] (2), of stagecoach",
    ]


def test_the_bone_orchard(table: Table) -> None:
    all_boxes(table)
    table.seat()
    dead = table.seat(alive=False)
    table.seat()
    table.event(show.BONE_ORCHARD)
    dead.begins_turn()
    assert table.told() == [
        "turn_began p1",
        "returned p1, of bone_orchard",
        "drew p1 [any] (1)",
        "drew p1 [any] (1)",
    ]


def test_valentine(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat(hand=[BEER])
    table.seat()
    table.event(show.DARLING_VALENTINE)
    sheriff.begins_turn()
    assert table.told() == [
        "turn_began p0",
        "discarded p0 [beer], of darling_valentine",
        "drew p0 [any] (1), of darling_valentine",
        "drew p0 [any] (1)",
        "drew p0 [any] (1)",
    ]


def test_dorothy_orders(table: Table) -> None:
    all_boxes(table)
    sheriff = table.seat()
    outlaw = table.seat(hand=[BEER], life=2)
    table.seat()
    table.event(show.DOROTHY_RAGE)
    table.told()
    sheriff.orders(outlaw, BEER)
    assert table.told() == [
        "ordered p0 > p1 beer, of dorothy_rage",
        "played p1 beer [beer], of dorothy_rage",
        "healed p1 (1), of beer",
    ]
