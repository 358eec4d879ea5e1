"""Who takes the loot, who begins the next phase of arming, and who has won."""

from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    CACTUS,
    DYNAMITE,
    FORT_KNOX_6,
    GOLD_TRAIN_4,
    INDIANS_2,
    MAIL_CAR_2,
    MUSTANG,
    NOBODY,
    ONE,
    SHERIFF,
    SIX,
    STAGECOACH,
    TWO,
)


def test_who_shoots_the_last_rival_takes_the_loot(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[ONE]), table.seat(1, hand=[]), table.seat(0, hand=[])
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    ann.shoots(bob, ONE)
    assert ann.loot == [STAGECOACH]
    assert (cid.loot, cid.robbing) == ([], False)


def test_if_the_last_rival_flees_the_one_left_who_acted_last_takes_it(table: Table) -> None:
    ann, bob, cid, dan = table.seat(0), table.seat(0), table.seat(1), table.seat(0)
    table.money(STAGECOACH)
    ann.robs(bob, cid, dan)
    ann.draws()
    bob.draws()
    cid.flees()
    assert (ann.loot, bob.loot, dan.loot) == ([], [STAGECOACH], [])


def test_with_no_rival_on_the_robbery_the_one_who_shot_the_guards_takes_the_loot(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(0, hand=[TWO]), table.seat(0)
    table.seat(1)
    table.money(MAIL_CAR_2)
    ann.robs(bob, cid)
    ann.gives_up()
    bob.lays(TWO)
    assert (bob.loot, cid.loot) == ([MAIL_CAR_2], [])


def test_with_no_rival_and_no_guards_the_caller_takes_the_loot(table: Table) -> None:
    ann, bob, cid = table.seat(0), table.seat(1), table.seat(0)
    table.money(STAGECOACH)
    ann.robs(cid)
    assert (ann.loot, bob.loot, cid.loot) == ([STAGECOACH], [], [])


def test_the_loot_lies_open_before_its_owner(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    table.money(STAGECOACH)
    ann.robs()
    seen = bob.sees()
    assert seen.seats[0].loot == ann.player.loot
    assert (seen.seats[0].money, seen.team_money) == (50_000, [50_000, 0])


def test_after_the_robbery_arming_begins_again_and_cowboys_lie_face_down(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE]), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, ONE)
    assert not ann.robbing
    assert bob.is_armed_first()
    assert len(table.events("robbery_ended")) == 1


# Who begins the next phase of arming


def test_after_the_loot_the_next_after_its_taker_begins(table: Table) -> None:
    ann, bob, cid, dan = (table.seat(hand=[ONE]) for _seat in range(4))
    table.money(STAGECOACH)
    ann.robs(bob, cid)
    ann.draws()
    bob.draws()
    cid.shoots(bob, ONE)
    bob.gives_up()
    assert cid.loot == [STAGECOACH]
    assert dan.is_armed_first()


def test_after_dynamite_the_next_after_the_caller_begins(table: Table) -> None:
    ann, bob, cid = (table.seat(team) for team in range(3))
    table.begins(bob)
    table.money(DYNAMITE)
    bob.robs(ann)
    assert cid.is_armed_first()


def test_after_the_sheriff_the_next_after_the_caller_begins(table: Table) -> None:
    ann, bob, cid = (table.seat(team) for team in range(3))
    table.begins(bob)
    table.money(SHERIFF)
    bob.robs(ann)
    assert cid.is_armed_first()


def test_after_indians_were_shot_the_next_after_the_shooter_begins(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[TWO]), table.seat(2)
    table.money(INDIANS_2)
    ann.robs(bob)
    ann.gives_up()
    bob.lays(TWO)
    assert cid.is_armed_first()


def test_after_indians_killed_the_last_cowboy_the_next_after_its_player_begins(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[CACTUS]), table.seat(2)
    table.money(INDIANS_2)
    ann.robs(bob)
    ann.gives_up()
    bob.gives_up()
    assert cid.is_armed_first()


def test_after_the_last_one_escaped_from_indians_the_next_after_him_begins(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[MUSTANG]), table.seat(2)
    table.money(INDIANS_2)
    ann.robs(bob)
    ann.gives_up()
    bob.escapes()
    assert cid.is_armed_first()


def test_guards_whom_nobody_beat_are_like_indians_in_this(table: Table) -> None:
    ann, bob, cid = table.seat(0, hand=[CACTUS]), table.seat(1, hand=[CACTUS]), table.seat(2)
    table.money(GOLD_TRAIN_4)
    ann.robs(bob)
    ann.gives_up()
    bob.gives_up()
    assert cid.is_armed_first()


# The end of the game


def test_the_first_team_with_a_million_in_sum_wins(table: Table) -> None:
    ann = table.seat(0, loot=[FORT_KNOX_6], hand=[ONE])
    bob = table.seat(1, loot=[FORT_KNOX_6])
    cid = table.seat(0, loot=[GOLD_TRAIN_4, MAIL_CAR_2, MAIL_CAR_2])
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.shoots(bob, ONE)
    assert table.over
    assert table.winners == {ann, cid}
    assert table.team_money(0) == 1_000_000
    assert [(event.amount, event.players) for event in table.events("game_ended")] == [(1_000_000, [0, 2])]


def test_a_little_less_than_a_million_is_not_enough(table: Table) -> None:
    ann = table.seat(0, loot=[FORT_KNOX_6, GOLD_TRAIN_4, MAIL_CAR_2, STAGECOACH])
    bob = table.seat(1)
    table.money(STAGECOACH)
    ann.robs()
    assert not table.over
    assert table.team_money(0) == 950_000
    assert bob.is_armed_first()


def test_the_money_of_two_teams_is_not_added_up(table: Table) -> None:
    ann = table.seat(0, loot=[FORT_KNOX_6])
    bob = table.seat(1, loot=[FORT_KNOX_6, GOLD_TRAIN_4])
    table.money(STAGECOACH)
    ann.robs()
    assert not table.over
    assert bob.is_armed_first()


def test_owed_bail_counts_against_the_million(table: Table) -> None:
    ann = table.seat(0, loot=[FORT_KNOX_6, FORT_KNOX_6], debt=50_000)
    bob = table.seat(1)
    table.money(DYNAMITE)
    ann.robs()
    assert not table.over
    assert table.team_money(0) == 950_000
    assert bob.is_armed_first()


def test_without_a_cowboy_nobody_robs_or_shoots(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY, hand=[SIX]), table.seat()
    assert not ann.can("call")
    ann.passes()
    bob.calls()
    assert bob.decides("pick_place")


def test_whoever_flees_at_once_leaves_the_loot_to_the_rival_who_joined_last(table: Table) -> None:
    ann, bob, cid, dan = (table.seat() for _seat in range(4))
    table.money(STAGECOACH)
    ann.robs(bob, dan)
    ann.is_warned("flee", "leaves_the_loot", value=50_000)
    ann.flees()
    assert (bob.loot, dan.loot) == ([], [STAGECOACH])
    assert cid.loot == []


def test_a_flight_that_leaves_teammates_or_two_rival_teams_behind_carries_no_warning(table: Table) -> None:
    ann, bob, cid, dan = (table.seat(team, hand=[CACTUS]) for team in (0, 1, 2, 0))
    table.money(STAGECOACH)
    ann.robs(bob, cid, dan)
    ann.is_not_warned("flee")
    ann.flees()
    bob.is_not_warned("flee")
    bob.flees()
    cid.is_warned("flee", "leaves_the_loot", value=50_000)
    assert cid.decides("shootout")
    assert dan.robbing
