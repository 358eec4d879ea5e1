"""Claus the Saint, Johnny Kisch, Uncle Will."""

from saloon.games.bang.words import GIVE_CARD, PICK_CARD
from tests.scenes.bang.base.names import (
    BANG,
    BARREL,
    DYNAMITE,
    GENERAL_STORE,
    JAIL,
    SCHOFIELD,
    SCOPE,
)
from tests.scenes.bang.dodge_city.names import (
    CANTEEN,
    CLAUS_THE_SAINT,
    JOHNNY_KISCH,
    UNCLE_WILL,
    VERA_CUSTER,
)
from tests.scenes.language import ANY, Table


class TestClausTheSaint:
    def test_he_draws_for_everybody_keeps_two_and_gives_one_to_each(self, table: Table) -> None:
        claus = table.seat(CLAUS_THE_SAINT)
        second = table.seat()
        table.seat(alive=False)
        fourth = table.seat()
        claus.begins_drawing()
        table.next_cards("2♠", "3♠", "4♠", "5♠", "6♠")
        assert claus.decides(GIVE_CARD)
        claus.gives("3♠", to=second)
        claus.gives("5♠", to=fourth)
        assert claus.hand == ["2♠", "4♠"]
        assert second.hand == ["3♠"]
        assert fourth.hand == ["5♠"]
        assert table.deck.top(1) == ["6♠"]

    def test_only_he_sees_what_he_has_drawn(self, table: Table) -> None:
        claus = table.seat(CLAUS_THE_SAINT)
        other = table.seat()
        claus.begins_drawing()
        table.next_cards("2♠", "3♠", "4♠")
        cards = claus.sees().stack[-1].cards_held()
        hidden = other.sees().stack[-1].cards_held()
        assert len(cards) == len(hidden) == 3
        assert set(cards).isdisjoint(hidden)
        claus.gives("2♠", to=other)
        assert other.hand == ["2♠"]

    def test_a_short_deck_leaves_the_last_ones_without(self, table: Table) -> None:
        claus = table.seat(CLAUS_THE_SAINT)
        second = table.seat()
        third = table.seat()
        table.only_cards("2♠", "3♠", "4♠")
        claus.begins_drawing()
        claus.gives("4♠", to=second)
        assert claus.hand == ["2♠", "3♠"]
        assert third.hand == []

    def test_vera_gives_presents_in_his_place(self, table: Table) -> None:
        vera = table.seat(VERA_CUSTER)
        claus = table.seat(CLAUS_THE_SAINT)
        vera.begins_turn()
        table.next_cards("2♠", "3♠", "4♠")
        vera.uses(VERA_CUSTER, at=claus)
        vera.gives("3♠", to=claus)
        assert vera.hand == ["2♠", "4♠"]


class TestJohnnyKisch:
    def test_what_he_lays_down_drives_out_all_others_of_its_name(self, table: Table) -> None:
        johnny = table.seat(JOHNNY_KISCH, hand=[BARREL])
        second = table.seat(in_play=[BARREL, SCOPE])
        third = table.seat(in_play=[BARREL])
        johnny.plays(BARREL)
        assert johnny.in_play == [BARREL]
        assert second.in_play == [SCOPE]
        assert third.in_play == []

    def test_his_jail_frees_every_other_prisoner(self, table: Table) -> None:
        johnny = table.seat(JOHNNY_KISCH, hand=[JAIL])
        freed = table.seat(in_play=[JAIL])
        jailed = table.seat()
        johnny.plays(JAIL, at=jailed)
        assert freed.in_play == []
        assert jailed.in_play == [JAIL]

    def test_green_cards_too(self, table: Table) -> None:
        johnny = table.seat(JOHNNY_KISCH, hand=[CANTEEN])
        other = table.seat(in_play=[CANTEEN])
        johnny.plays(CANTEEN)
        assert other.in_play == []

    def test_hands_and_other_names_are_safe(self, table: Table) -> None:
        johnny = table.seat(JOHNNY_KISCH, hand=[SCHOFIELD, BANG])
        other = table.seat(hand=[SCHOFIELD, BANG], in_play=[SCOPE])
        johnny.plays(SCHOFIELD)
        johnny.plays(BANG, at=other)
        other.takes_the_hit()
        assert other.hand == [SCHOFIELD, BANG]
        assert other.in_play == [SCOPE]

    def test_a_dynamite_that_moves_on_is_not_played(self, table: Table) -> None:
        johnny = table.seat(JOHNNY_KISCH, in_play=[DYNAMITE])
        second = table.seat(in_play=[DYNAMITE])
        third = table.seat()
        johnny.begins_turn()
        table.next_cards("K♦")
        assert second.in_play == [DYNAMITE]
        assert third.in_play == [DYNAMITE]

    def test_vera_in_his_place_does_the_same(self, table: Table) -> None:
        vera = table.seat(VERA_CUSTER, hand=[BARREL], copying=JOHNNY_KISCH)
        johnny = table.seat(JOHNNY_KISCH, in_play=[BARREL])
        vera.plays(BARREL)
        assert johnny.in_play == []


class TestUncleWill:
    def test_once_a_turn_any_card_is_a_general_store(self, table: Table) -> None:
        will = table.seat(UNCLE_WILL, hand=[BANG, SCOPE])
        other = table.seat()
        table.next_cards("2♣", "3♣")
        will.plays(SCOPE, as_=GENERAL_STORE)
        assert will.decides(PICK_CARD)
        will.picks("3♣")
        assert other.hand == ["2♣"]
        assert table.discard == [SCOPE]
        assert will.in_play == []
        assert "play:bang=general_store" not in will.offered

    def test_a_real_general_store_does_not_use_it_up(self, table: Table) -> None:
        will = table.seat(UNCLE_WILL, hand=[GENERAL_STORE, ANY])
        table.seat()
        table.next_cards("2♣", "3♣")
        will.plays(GENERAL_STORE)
        will.picks("2♣")
        assert "play:any=general_store" in will.offered

    def test_in_his_next_turn_he_may_again(self, table: Table) -> None:
        will = table.seat(UNCLE_WILL, hand=[ANY, BANG])
        other = table.seat()
        will.plays(ANY, as_=GENERAL_STORE)
        will.picks(ANY)
        will.ends_turn()
        other.ends_turn()
        assert "play:bang=general_store" in will.offered


class TestShortDecks:
    def test_claus_may_be_left_with_a_single_card(self, table: Table) -> None:
        claus = table.seat(CLAUS_THE_SAINT)
        other = table.seat()
        table.only_cards("2♠")
        claus.begins_drawing()
        assert claus.hand == ["2♠"]
        assert other.hand == []

    def test_uncle_will_is_offered_a_real_store_once(self, table: Table) -> None:
        will = table.seat(UNCLE_WILL, hand=[GENERAL_STORE, BANG])
        table.seat()
        will.has_the_turn()
        offered = [key for key in will.offered if "general_store" in key]
        assert sorted(offered) == ["play:bang=general_store", "play:general_store"]

    def test_uncle_will_has_no_second_store_in_a_turn(self, table: Table) -> None:
        will = table.seat(UNCLE_WILL, hand=[BANG("2♠"), BANG("3♠")])
        table.seat()
        table.next_cards("4♥", "5♥")
        will.plays(BANG("2♠"), as_=GENERAL_STORE)
        will.picks("4♥")
        assert not [key for key in will.offered if "general_store" in key]
