"""What nobody may know: hands, face-down cowboys, the spread money, cards laid for a shot not yet fired."""

import pytest

from saloon.games.calibre45.view import CalibreView, open_view, view
from saloon.games.calibre45.worlds import permute_hidden, redeal
from saloon.kernel.codec import encode
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import HIDDEN, SPECTATOR
from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    BUFFALO_BILL,
    CACTUS,
    DOC_HOLLIDAY,
    FIVE,
    MAIL_CAR_2,
    MUSTANG,
    NOBODY,
    ONE,
    SIX,
    STAGECOACH,
    TWO,
    WYATT_EARP,
)


def seen_by_all(table: Table) -> list[CalibreView]:
    """As the spectator sees it, then each seat."""
    return [view(table.game, PlayerId(viewer)) for viewer in range(SPECTATOR, len(table.seats))]


def test_a_spectator_sees_no_hand_no_cowboy_and_no_option(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX, ONE]), table.seat(hand=[TWO], cowboy=NOBODY)
    seen = view(table.game, SPECTATOR)
    assert [seat.hand for seat in seen.seats] == [[], []]
    assert [seat.hand_size for seat in seen.seats] == [2, 1]
    assert [seat.cowboy for seat in seen.seats] == [HIDDEN, NONE]
    assert (seen.decider, seen.decision, seen.options) == (0, "arming", [])
    assert ann.sees().options
    assert bob.sees().options == []


def test_everybody_sees_his_own_hand_and_cowboy_only(table: Table) -> None:
    ann, bob, cid = (table.seat(hand=[SIX]) for _seat in range(3))
    for seat in (ann, bob, cid):
        for other in seat.sees().seats:
            mine = other.player == seat.number
            assert other.hand == (seat.player.hand if mine else [])
            assert other.cowboy == (seat.player.cowboy if mine else HIDDEN)
            assert other.limit == (6 if mine else 0)


def test_the_spread_money_is_hidden_from_everybody_even_from_the_one_who_picks(table: Table) -> None:
    ann = table.seat()
    table.seat(cowboy=NOBODY)
    table.money(STAGECOACH, MAIL_CAR_2)
    ann.calls()
    for seen in seen_by_all(table):
        assert seen.spread == [HIDDEN] * 34
    before = ann.sees()
    permute_hidden(table.game, PlayerId(ann.number), "other")
    assert encode(ann.sees()) == encode(before)
    assert table.spread[:2] != [STAGECOACH, MAIL_CAR_2]
    assert ann.decides("pick_place")


def test_options_of_the_pick_name_places_not_cards(table: Table) -> None:
    ann = table.seat()
    table.seat(cowboy=NOBODY)
    ann.calls()
    decision = table.game.decision
    assert decision is not None
    assert {(option.card, option.target) for option in decision.options} == {(NONE, NONE)}
    assert ann.decides("pick_place")


def test_a_new_cowboy_is_seen_by_its_player_alone(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY), table.seat()
    table.next_cowboys(WYATT_EARP)
    ann.takes_a_cowboy()
    spectator, own, other = seen_by_all(table)
    assert encode(own.stack[-1]) != encode(other.stack[-1]) == encode(spectator.stack[-1])
    assert str(HIDDEN) in encode(other.stack[-1]).decode()
    assert table.events("recruited")[0].seen_by(PlayerId(bob.number)).cards == []
    assert encode(open_view(table.game).stack[-1]) == encode(own.stack[-1])
    ann.keeps(WYATT_EARP)
    assert bob.sees().seats[0].cowboy == HIDDEN


def test_a_dismissed_cowboy_is_seen_by_all(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY), table.seat()
    table.next_cowboys(DOC_HOLLIDAY)
    ann.takes_a_cowboy()
    ann.dismisses(DOC_HOLLIDAY)
    assert table.keys(bob.sees().cowboy_discard) == [DOC_HOLLIDAY]


def test_a_cowboy_that_was_face_up_is_remembered_by_all(table: Table) -> None:
    ann, bob = table.seat(cowboy=BUFFALO_BILL), table.seat()
    table.money(STAGECOACH)
    ann.robs()
    for seen in seen_by_all(table):
        assert (seen.seats[0].robbing, seen.seats[0].known, seen.seats[0].limit) == (False, True, 8)
    assert bob.is_armed_first()


def test_a_new_cowboy_in_place_of_a_known_one_is_unknown_again(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat(cowboy=BUFFALO_BILL)
    table.money(STAGECOACH)
    table.next_cowboys(WYATT_EARP)
    ann.robs(bob)
    ann.shoots(bob, ONE)
    bob.takes_a_cowboy()
    bob.keeps(WYATT_EARP)
    assert ann.sees().seats[1].cowboy == HIDDEN


def test_cards_laid_for_a_shot_are_seen_only_once_it_is_fired(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX, FIVE, CACTUS]), table.seat(hand=[MUSTANG])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.does("shoot>p1")
    before = encode(bob.sees().stack)
    hand = bob.sees().seats[0].hand_size
    ann.lays(SIX)
    assert encode(bob.sees().stack) == before
    assert bob.sees().seats[0].hand_size == hand == 3
    assert encode(ann.sees().stack) != before
    ann.does("fire")
    assert table.keys(bob.sees().weapon_discard) == [SIX]
    assert bob.decides("answer_shot")


def test_cards_laid_in_answer_are_seen_only_once_they_are_enough(table: Table) -> None:
    ann, bob = table.seat(hand=[FIVE]), table.seat(hand=[TWO, TWO, ONE])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, FIVE)
    before = encode(ann.sees().stack)
    bob.lays(TWO, TWO)
    assert encode(ann.sees().stack) == before
    assert ann.sees().seats[1].hand_size == 3
    bob.lays(ONE)
    assert ann.sees().seats[1].hand_size == 0
    assert bob.decides("shootout")


def test_a_hand_that_the_viewer_cannot_see_may_be_any(table: Table) -> None:
    ann, bob = table.seat(hand=[SIX, FIVE]), table.seat(hand=[ONE])
    seen = bob.sees()
    hands = {tuple(table.keys(redeal(seen, str(seed)).players[0].hand)) for seed in range(12)}
    assert len(hands) > 6
    cowboys = {redeal(seen, str(seed)).players[0].cowboy for seed in range(30)}
    assert len(cowboys) > 6
    assert redeal(seen, "1").players[1].hand == bob.player.hand
    assert ann.is_armed_first()


@pytest.mark.parametrize("team_hands", ["hidden", "open"])
def test_what_a_teammate_knows_is_what_the_table_agreed(table: Table, team_hands: str) -> None:
    table.plays_with(team_hands=team_hands)
    ann, bob, cid = table.seat(0, hand=[SIX]), table.seat(1, hand=[FIVE]), table.seat(0, hand=[ONE])
    seen = cid.sees()
    worlds = [redeal(seen, str(seed)) for seed in range(12)]
    hands = {tuple(world.players[0].hand) for world in worlds}
    cowboys = {world.players[0].cowboy for world in worlds}
    known = team_hands == "open"
    assert (len(hands) == 1) == (len(cowboys) == 1) == known
    assert len({tuple(world.players[1].hand) for world in worlds}) > 1
    assert ann.is_armed_first()
    assert bob.cowboy
