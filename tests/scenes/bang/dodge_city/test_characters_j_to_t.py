"""José Delgado, Molly Stark, Pat Brennan, Pixie Pete, Sean Mallory, Tequila Joe."""

from saloon.games.bang.words import DISCARD_EXCESS, FIRST_CARD, OUTLAW, RENEGADE
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    BEER,
    CAT_BALOU,
    DUEL,
    DYNAMITE,
    INDIANS,
    JAIL,
    MISSED,
    MUSTANG,
    SALOON,
    SCOPE,
    SLAB_THE_KILLER,
    WINCHESTER,
)
from tests.scenes.bang.dodge_city.names import (
    BOXES,
    CANTEEN,
    HIDEOUT,
    IRON_PLATE,
    JOSE_DELGADO,
    MOLLY_STARK,
    PAT_BRENNAN,
    PIXIE_PETE,
    SEAN_MALLORY,
    TEQUILA,
    TEQUILA_JOE,
    WHISKY,
)
from tests.scenes.language import ANY, HAND, Table


class TestJoseDelgado:
    def test_a_blue_card_of_his_hand_is_worth_two_cards(self, table: Table) -> None:
        jose = table.seat(JOSE_DELGADO, hand=[JAIL, DYNAMITE, IRON_PLATE, BANG])
        table.seat()
        assert not jose.can_use(JOSE_DELGADO, spending=IRON_PLATE)
        assert not jose.can_use(JOSE_DELGADO, spending=BANG)
        assert jose.can_use(JOSE_DELGADO, spending=DYNAMITE)
        jose.uses(JOSE_DELGADO, spending=JAIL)
        assert len(jose.hand) == 5
        assert table.discard == [JAIL]

    def test_cards_in_play_do_not_count(self, table: Table) -> None:
        jose = table.seat(JOSE_DELGADO, in_play=[BARREL])
        table.seat()
        assert not jose.can_use(JOSE_DELGADO)

    def test_by_the_compendium_any_number_of_times(self, table: Table) -> None:
        jose = table.seat(JOSE_DELGADO, hand=[BARREL, SCOPE, MUSTANG])
        table.seat()
        for card in (BARREL, SCOPE, MUSTANG):
            jose.uses(JOSE_DELGADO, spending=card)
        assert len(jose.hand) == 6

    def test_by_the_publishers_rules_twice_a_turn(self, table: Table) -> None:
        table.plays_with(sets=BOXES, preset="official")
        jose = table.seat(JOSE_DELGADO, hand=[BARREL, SCOPE, MUSTANG])
        table.seat()
        jose.uses(JOSE_DELGADO, spending=BARREL)
        jose.uses(JOSE_DELGADO, spending=SCOPE)
        assert not jose.can_use(JOSE_DELGADO)


class TestMollyStark:
    def test_she_draws_for_a_card_used_out_of_turn(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        molly = table.seat(MOLLY_STARK, hand=[MISSED])
        table.next_cards("9♣")
        shooter.plays(BANG, at=molly)
        molly.plays(MISSED)
        assert molly.hand == ["9♣"]

    def test_in_a_duel_she_draws_at_the_end(self, table: Table) -> None:
        challenger = table.seat(hand=[DUEL, BANG, ANY])
        molly = table.seat(MOLLY_STARK, hand=[BANG, BANG])
        table.next_cards(BANG, ANY)
        challenger.plays(DUEL, at=molly)
        molly.plays(BANG)
        assert len(molly.hand) == 1
        challenger.plays(BANG)
        molly.plays(BANG)
        assert molly.hand == []
        challenger.passes()
        assert molly.hand == [BANG, ANY]

    def test_in_her_own_duel_she_draws_nothing(self, table: Table) -> None:
        molly = table.seat(MOLLY_STARK, hand=[DUEL, BANG])
        other = table.seat(hand=[BANG, ANY])
        molly.plays(DUEL, at=other)
        other.plays(BANG)
        molly.plays(BANG)
        other.passes()
        assert molly.hand == []

    def test_against_indians_she_draws_as_well(self, table: Table) -> None:
        sheriff = table.seat(hand=[INDIANS])
        molly = table.seat(MOLLY_STARK, hand=[BANG])
        sheriff.plays(INDIANS)
        molly.plays(BANG)
        assert len(molly.hand) == 1

    def test_she_draws_after_the_whole_defence(self, table: Table) -> None:
        slab = table.seat(SLAB_THE_KILLER, hand=[BANG])
        molly = table.seat(MOLLY_STARK, hand=[MISSED])
        table.next_cards(MISSED)
        slab.plays(BANG, at=molly)
        molly.plays(MISSED)
        assert molly.life == 3
        assert molly.hand == [MISSED]

    def test_a_beer_that_saves_her_earns_a_card(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        molly = table.seat(MOLLY_STARK, role=OUTLAW, hand=[BEER], life=1)
        table.seat(role=RENEGADE)
        shooter.plays(BANG, at=molly)
        molly.takes_the_hit()
        molly.plays(BEER)
        assert molly.life == 1
        assert len(molly.hand) == 1

    def test_green_cards_and_lost_cards_earn_nothing(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG, CAT_BALOU])
        molly = table.seat(MOLLY_STARK, hand=[ANY], in_play=[IRON_PLATE])
        shooter.plays(BANG, at=molly)
        molly.uses(IRON_PLATE)
        shooter.plays(CAT_BALOU, at=molly, taking=HAND)
        assert molly.hand == []


class TestPatBrennan:
    def test_he_may_take_a_card_in_play_instead_of_drawing(self, table: Table) -> None:
        pat = table.seat(PAT_BRENNAN)
        table.seat()
        far = table.seat(in_play=[WINCHESTER, HIDEOUT])
        table.seat()
        pat.begins_drawing()
        assert pat.decides(FIRST_CARD)
        pat.uses(PAT_BRENNAN, at=far, taking=WINCHESTER)
        assert pat.hand == [WINCHESTER]
        assert far.in_play == [HIDEOUT]

    def test_he_may_draw_two_cards_all_the_same(self, table: Table) -> None:
        pat = table.seat(PAT_BRENNAN)
        table.seat(in_play=[WINCHESTER])
        pat.begins_drawing()
        pat.draws_from_the_deck()
        assert len(pat.hand) == 2

    def test_a_card_in_front_of_himself_will_do(self, table: Table) -> None:
        pat = table.seat(PAT_BRENNAN, in_play=[CANTEEN])
        table.seat()
        pat.begins_drawing()
        pat.uses(PAT_BRENNAN, at=pat, taking=CANTEEN)
        assert pat.hand == [CANTEEN]

    def test_with_nothing_in_play_he_is_not_asked(self, table: Table) -> None:
        pat = table.seat(PAT_BRENNAN)
        table.seat()
        pat.begins_drawing()
        assert len(pat.hand) == 2


class TestPixiePete:
    def test_by_the_compendium_he_draws_four_cards(self, table: Table) -> None:
        pete = table.seat(PIXIE_PETE)
        table.seat()
        pete.begins_drawing()
        assert len(pete.hand) == 4

    def test_by_the_publishers_rules_he_draws_three(self, table: Table) -> None:
        table.plays_with(sets=BOXES, preset="official")
        pete = table.seat(PIXIE_PETE)
        table.seat()
        pete.begins_drawing()
        assert len(pete.hand) == 3


class TestSeanMallory:
    def test_he_keeps_ten_cards_whatever_his_life_points(self, table: Table) -> None:
        sean = table.seat(SEAN_MALLORY, hand=[ANY] * 11, life=1)
        table.seat()
        sean.ends_turn()
        assert sean.decides(DISCARD_EXCESS)
        sean.discards(ANY)
        assert len(sean.hand) == 10


class TestTequilaJoe:
    def test_a_beer_gives_him_two_life_points(self, table: Table) -> None:
        joe = table.seat(TEQUILA_JOE, hand=[BEER], life=2)
        table.seat()
        table.seat()
        joe.plays(BEER)
        assert joe.life == 4

    def test_never_above_his_starting_number(self, table: Table) -> None:
        joe = table.seat(TEQUILA_JOE, hand=[BEER], life=4)
        table.seat()
        table.seat()
        joe.plays(BEER)
        assert joe.life == 5

    def test_one_beer_brings_him_back_with_two(self, table: Table) -> None:
        shooter = table.seat(hand=[BANG])
        joe = table.seat(TEQUILA_JOE, role=OUTLAW, hand=[BEER], life=1)
        table.seat(role=RENEGADE)
        shooter.plays(BANG, at=joe)
        joe.takes_the_hit()
        joe.plays(BEER)
        assert joe.life == 2

    def test_other_drinks_give_what_they_show(self, table: Table) -> None:
        joe = table.seat(TEQUILA_JOE, hand=[TEQUILA, WHISKY, SALOON, ANY, ANY], in_play=[CANTEEN], life=1)
        joe.place.max_life = 9
        table.seat()
        table.seat()
        joe.plays(TEQUILA, at=joe, paying=ANY)
        assert joe.life == 2
        joe.plays(SALOON)
        assert joe.life == 3
        joe.uses(CANTEEN)
        assert joe.life == 4
        joe.plays(WHISKY)
        assert joe.life == 6
