"""Apache Kid, Belle Star, Bill Noface, Chuck Wengam, Doc Holyday, Elena Fuente, Greg Digger, Herb Hunter."""

from saloon.games.bang.words import DEPUTY, DISCARD_COST, MISSED_OR_HIT, OUTLAW, RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    JOURDONNAIS,
    MISSED,
    MUSTANG,
    PANIC,
    REMINGTON,
    SCOPE,
    SLAB_THE_KILLER,
    VOLCANIC,
    VULTURE_SAM,
)
from tests.scenes.bang.dodge_city.names import (
    APACHE_KID,
    BELLE_STAR,
    BIBLE,
    BILL_NOFACE,
    BINOCULAR,
    BOXES,
    BRAWL,
    CANTEEN,
    CHUCK_WENGAM,
    CONESTOGA,
    DOC_HOLYDAY,
    DODGE,
    ELENA_FUENTE,
    GREG_DIGGER,
    HERB_HUNTER,
    IRON_PLATE,
    PEPPERBOX,
    PUNCH,
)
from tests.scenes.language import ANY, HAND, Table


class TestApacheKid:
    def test_a_bang_of_diamonds_does_not_affect_him(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG("5♦"), PUNCH])
        kid = table.seat(APACHE_KID, hand=[ANY])
        table.seat()
        shooter.plays(BANG("5♦"), at=kid)
        assert kid.life == 3
        assert not shooter.can_play(BANG)
        shooter.plays(PUNCH, at=kid)
        kid.takes_the_hit()
        assert kid.life == 2

    def test_indians_of_diamonds_pass_him_by(self, table: Table) -> None:
        sheriff = table.seat(hand=[INDIANS("5♦")])
        kid = table.seat(APACHE_KID, hand=[BANG])
        other = table.seat()
        sheriff.plays(INDIANS)
        assert (kid.life, other.life) == (3, 3)
        assert kid.hand == [BANG]

    def test_a_gatling_of_hearts_hits_him(self, table: Table) -> None:
        sheriff = table.seat(hand=[GATLING])
        kid = table.seat(APACHE_KID)
        table.seat()
        sheriff.plays(GATLING)
        assert kid.life == 2

    def test_thefts_of_diamonds_take_nothing_from_him(self, table: Table) -> None:
        thief = table.seat(hand=[PANIC("8♦"), CAT_BALOU("9♦")], in_play=[CONESTOGA])
        kid = table.seat(APACHE_KID, hand=[BEER], in_play=[BARREL])
        table.seat()
        thief.plays(PANIC, at=kid, taking=HAND)
        thief.plays(CAT_BALOU, at=kid, taking=BARREL)
        thief.uses(CONESTOGA, at=kid, taking=BARREL)
        assert kid.hand == [BEER]
        assert kid.in_play == [BARREL]
        assert thief.hand == []

    def test_a_brawl_of_another_suit_does_not_spare_him(self, table: Table) -> None:
        brawler = table.seat(hand=[BRAWL("J♠"), ANY])
        kid = table.seat(APACHE_KID, hand=[BEER])
        table.seat()
        brawler.plays(BRAWL)
        assert kid.hand == []

    def test_a_missed_of_diamonds_stops_his_bang(self, table: Table) -> None:
        kid = table.seat(APACHE_KID, hand=[BANG("2♣")])
        victim = table.seat(hand=[MISSED("8♦")])
        kid.plays(BANG, at=victim)
        victim.plays(MISSED)
        assert victim.life == 4

    def test_his_own_diamonds_work_on_him(self, table: Table) -> None:
        kid = table.seat(APACHE_KID, hand=[PANIC("8♦")], in_play=[BARREL])
        table.seat()
        kid.plays(PANIC, at=kid, taking=BARREL)
        assert kid.hand == [BARREL]

    def test_what_others_have_in_play_counts_whatever_its_suit(self, table: Table) -> None:
        spy = table.seat(in_play=[BINOCULAR("10♦")])
        table.seat()
        kid = table.seat(APACHE_KID)
        table.seat()
        assert spy.distance_to(kid) == 1

    def test_he_takes_his_card_from_a_general_store(self, table: Table) -> None:
        grocer = table.seat(hand=[GENERAL_STORE])
        kid = table.seat(APACHE_KID)
        table.next_cards("2♣", "3♣")
        grocer.plays(GENERAL_STORE)
        grocer.picks("2♣")
        assert kid.hand == ["3♣"]

    def test_in_a_duel_diamonds_count_against_him(self, table: Table) -> None:
        challenger = table.seat(hand=[DUEL("J♠"), BANG("5♦")])
        kid = table.seat(APACHE_KID, hand=[BANG("2♣"), ANY])
        challenger.plays(DUEL, at=kid)
        kid.plays(BANG)
        challenger.plays(BANG("5♦"))
        kid.passes()
        assert kid.life == 2

    def test_a_duel_of_diamonds_is_fought(self, table: Table) -> None:
        challenger = table.seat(hand=[DUEL("Q♦")])
        kid = table.seat(APACHE_KID)
        challenger.plays(DUEL, at=kid)
        assert kid.life == 2

    def test_where_only_the_duel_card_matters_a_duel_of_diamonds_is_void(self, table: Table) -> None:
        table.plays_with(sets=BOXES, apache_duel="duel_card_only")
        challenger = table.seat(hand=[DUEL("Q♦"), DUEL("J♠"), BANG("5♦")])
        kid = table.seat(APACHE_KID, hand=[BANG("2♣")])
        challenger.plays(DUEL("Q♦"), at=kid)
        assert kid.life == 3
        challenger.plays(DUEL("J♠"), at=kid)
        kid.plays(BANG)
        challenger.plays(BANG("5♦"))
        assert kid.life == 2


class TestBelleStar:
    def test_in_her_turn_nothing_in_front_of_the_others_works(self, table: Table) -> None:
        belle = table.seat(BELLE_STAR, hand=[BANG])
        victim = table.seat(in_play=[BARREL, MUSTANG, IRON_PLATE])
        table.seat()
        assert belle.distance_to(victim) == 1
        belle.plays(BANG, at=victim)
        assert victim.life == 3

    def test_the_table_shows_what_is_switched_off_and_by_whom(self, table: Table) -> None:
        belle = table.seat(BELLE_STAR)
        table.seat(in_play=[BARREL])
        off = belle.sees().figures[1].switched_off
        assert [(what.partition("#")[0], cause) for what, cause in off] == [("barrel", BELLE_STAR)]

    def test_characters_keep_their_abilities(self, table: Table) -> None:
        belle = table.seat(BELLE_STAR, hand=[BANG])
        jourdonnais = table.seat(JOURDONNAIS, in_play=[BARREL])
        table.next_cards("9♣")
        belle.plays(BANG, at=jourdonnais)
        jourdonnais.uses(JOURDONNAIS)
        assert jourdonnais.life == 3

    def test_her_own_cards_work(self, table: Table) -> None:
        belle = table.seat(BELLE_STAR, in_play=[REMINGTON, SCOPE, PEPPERBOX])
        table.seat()
        far = table.seat()
        table.seat()
        assert belle.distance_to(far) == 1
        assert belle.reach == 3
        assert belle.can_use(PEPPERBOX, at=far)

    def test_by_the_letter_of_the_compendium_her_own_cards_do_not_work_either(self, table: Table) -> None:
        table.plays_with(sets=BOXES, preset="compendium")
        belle = table.seat(BELLE_STAR, in_play=[REMINGTON, SCOPE, CANTEEN], life=2)
        table.seat()
        far = table.seat()
        table.seat()
        assert belle.distance_to(far) == 2
        assert belle.reach == 1
        belle.cannot_use(CANTEEN, because="switched_off")

    def test_with_her_turn_the_effect_ends(self, table: Table) -> None:
        belle = table.seat(BELLE_STAR)
        shooter = table.seat(hand=[BANG])
        hidden = table.seat(in_play=[BARREL])
        table.next_cards(ANY, ANY, "4♥")
        assert hidden.sees().figures[2].switched_off != []
        belle.ends_turn()
        shooter.plays(BANG, at=hidden)
        hidden.uses(BARREL)
        assert hidden.life == 4

    def test_a_jail_before_somebody_else_waits_for_its_prisoner(self, table: Table) -> None:
        belle = table.seat(BELLE_STAR)
        prisoner = table.seat(in_play=[JAIL])
        third = table.seat()
        table.next_cards("9♣")
        belle.ends_turn()
        assert prisoner.in_play == []
        assert table.turn is third


class TestBillNoface:
    def test_he_draws_one_card_and_one_for_each_wound(self, table: Table) -> None:
        bill = table.seat(BILL_NOFACE, life=2)
        table.seat()
        bill.begins_turn()
        assert len(bill.hand) == 4

    def test_unhurt_he_draws_one_card(self, table: Table) -> None:
        bill = table.seat(BILL_NOFACE)
        table.seat()
        bill.begins_turn()
        assert len(bill.hand) == 1


class TestChuckWengam:
    def test_he_gives_life_points_for_two_cards_each_but_not_the_last(self, table: Table) -> None:
        chuck = table.seat(CHUCK_WENGAM, life=3)
        table.seat()
        chuck.uses(CHUCK_WENGAM)
        chuck.uses(CHUCK_WENGAM)
        assert chuck.life == 1
        assert len(chuck.hand) == 4
        assert not chuck.can_use(CHUCK_WENGAM)

    def test_only_in_his_own_turn(self, table: Table) -> None:
        table.seat()
        chuck = table.seat(CHUCK_WENGAM)
        assert table.turn is not chuck
        assert not chuck.can_use(CHUCK_WENGAM)


class TestDocHolyday:
    def test_two_cards_are_a_shot_within_reach_once_a_turn(self, table: Table) -> None:
        doc = table.seat(DOC_HOLYDAY, hand=[BEER, ANY, ANY, ANY, ANY])
        victim = table.seat(hand=[ANY])
        far = table.seat()
        table.seat()
        assert not doc.can_use(DOC_HOLYDAY, at=far)
        doc.uses(DOC_HOLYDAY, at=victim)
        assert doc.decides(DISCARD_COST)
        doc.discards(BEER, ANY)
        assert victim.decides(MISSED_OR_HIT)
        victim.takes_the_hit()
        assert victim.life == 3
        assert len(doc.hand) == 3
        assert not doc.can_use(DOC_HOLYDAY)

    def test_it_is_not_the_bang_of_the_turn(self, table: Table) -> None:
        doc = table.seat(DOC_HOLYDAY, hand=[BANG, ANY, ANY])
        victim = table.seat()
        table.seat()
        doc.uses(DOC_HOLYDAY, at=victim)
        doc.discards(ANY, ANY)
        doc.plays(BANG, at=victim)
        assert victim.life == 2

    def test_his_last_two_cards_go_without_a_question(self, table: Table) -> None:
        doc = table.seat(DOC_HOLYDAY, hand=[ANY, ANY])
        victim = table.seat()
        doc.uses(DOC_HOLYDAY, at=victim)
        assert victim.life == 3
        assert doc.hand == []

    def test_a_missed_or_a_barrel_stops_it(self, table: Table) -> None:
        table.plays_with(sets=BOXES, preset="compendium")
        doc = table.seat(DOC_HOLYDAY, hand=[ANY, ANY])
        victim = table.seat(in_play=[BARREL])
        table.next_cards("4♥")
        doc.uses(DOC_HOLYDAY, at=victim)
        victim.uses(BARREL)
        assert victim.life == 4

    def test_with_one_card_he_cannot_shoot(self, table: Table) -> None:
        doc = table.seat(DOC_HOLYDAY, hand=[ANY])
        table.seat()
        assert not doc.can_use(DOC_HOLYDAY)

    def test_by_the_compendium_one_diamond_spares_apache_kid(self, table: Table) -> None:
        doc = table.seat(DOC_HOLYDAY, hand=["5♦", "6♣"])
        kid = table.seat(APACHE_KID)
        doc.uses(DOC_HOLYDAY, at=kid)
        assert kid.life == 3

    def test_by_the_publishers_rules_it_takes_two_diamonds(self, table: Table) -> None:
        table.plays_with(sets=BOXES, preset="official")
        doc = table.seat(DOC_HOLYDAY, hand=["5♦", "6♣"])
        kid = table.seat(APACHE_KID)
        doc.uses(DOC_HOLYDAY, at=kid)
        assert kid.life == 2

    def test_two_diamonds_spare_him_by_any_rules(self, table: Table) -> None:
        table.plays_with(sets=BOXES, preset="official")
        doc = table.seat(DOC_HOLYDAY, hand=["5♦", "6♦"])
        kid = table.seat(APACHE_KID)
        doc.uses(DOC_HOLYDAY, at=kid)
        assert kid.life == 3


class TestElenaFuente:
    def test_any_card_of_her_hand_is_a_missed(self, table: Table) -> None:
        slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
        elena = table.seat(ELENA_FUENTE, hand=[SCOPE, BEER])
        slab.plays(BANG, at=elena)
        elena.plays(SCOPE)
        elena.plays(BEER)
        assert elena.life == 3

    def test_a_dodge_stays_a_dodge_in_her_hand(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        elena = table.seat(ELENA_FUENTE, hand=[DODGE])
        table.next_cards("9♣")
        shooter.plays(BANG, at=elena)
        elena.plays(DODGE)
        assert elena.hand == ["9♣"]

    def test_a_bible_of_her_hand_is_only_a_missed(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        elena = table.seat(ELENA_FUENTE, hand=[BIBLE])
        shooter.plays(BANG, at=elena)
        elena.plays(BIBLE)
        assert elena.life == 3
        assert elena.hand == []

    def test_against_indians_and_duels_her_cards_do_not_help(self, table: Table) -> None:
        sheriff = table.seat(hand=[INDIANS])
        elena = table.seat(ELENA_FUENTE, hand=[MISSED])
        sheriff.plays(INDIANS)
        elena.passes()
        assert elena.life == 2


class TestGregDigger:
    def test_he_regains_two_points_when_somebody_is_eliminated(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        table.seat(role=OUTLAW, life=1)
        greg = table.seat(GREG_DIGGER, role=RENEGADE, life=1)
        table.seat(role=OUTLAW)
        shooter.plays(BANG, at=table.seats[1])
        assert greg.life == 3

    def test_never_above_his_starting_number(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        victim = table.seat(role=OUTLAW, life=1)
        greg = table.seat(GREG_DIGGER, role=RENEGADE, life=3)
        table.seat(role=OUTLAW)
        shooter.plays(BANG, at=victim)
        assert greg.life == 4

    def test_a_death_by_dynamite_counts_too(self, table: Table) -> None:
        table.seat()
        victim = table.seat(role=OUTLAW, life=2, in_play=[DYNAMITE])
        greg = table.seat(GREG_DIGGER, role=RENEGADE, life=1)
        table.seat(role=OUTLAW)
        victim.begins_turn()
        table.next_cards("5♠")
        assert not victim.alive
        assert greg.life == 3

    def test_the_card_that_killed_is_finished_first(self, table: Table) -> None:
        gunner = table.seat(hand=[GATLING])
        first = table.seat(role=OUTLAW, life=1)
        greg = table.seat(GREG_DIGGER, role=RENEGADE, life=1)
        table.seat(role=OUTLAW)
        table.seat(role=DEPUTY)
        gunner.plays(GATLING)
        assert not first.alive
        assert not greg.alive


class TestHerbHunter:
    def test_he_draws_two_cards_when_somebody_is_eliminated(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        victim = table.seat(role=OUTLAW, life=1)
        herb = table.seat(HERB_HUNTER, role=RENEGADE)
        table.seat(role=OUTLAW)
        shooter.plays(BANG, at=victim)
        assert len(herb.hand) == 2
        assert len(shooter.hand) == 3

    def test_for_an_outlaw_whom_he_eliminated_himself_he_has_five(self, table: Table) -> None:
        herb = table.seat(HERB_HUNTER, hand=[BANG])
        victim = table.seat(role=OUTLAW, life=1)
        table.seat(role=RENEGADE)
        table.seat(role=OUTLAW)
        herb.plays(BANG, at=victim)
        assert len(herb.hand) == 5

    def test_a_sheriff_pays_for_his_deputy_before_he_draws(self, table: Table) -> None:
        herb = table.seat(HERB_HUNTER, hand=[BANG, ANY], in_play=[VOLCANIC])
        victim = table.seat(role=DEPUTY, life=1)
        table.seat(role=RENEGADE)
        table.seat(role=OUTLAW)
        herb.plays(BANG, at=victim)
        assert len(herb.hand) == 2
        assert herb.in_play == []

    def test_vulture_sam_takes_the_cards_of_the_dead_all_the_same(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        victim = table.seat(role=OUTLAW, life=1, in_play=[SCOPE])
        herb = table.seat(HERB_HUNTER, role=RENEGADE)
        sam = table.seat(VULTURE_SAM, role=OUTLAW)
        shooter.plays(BANG, at=victim)
        assert len(herb.hand) == 2
        assert sam.hand == [SCOPE]
