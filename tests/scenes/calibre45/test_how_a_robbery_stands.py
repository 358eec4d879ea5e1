"""What everybody is told of a robbery: who is there, who is gone, and who fights against what."""

from saloon.games.calibre45.explaining import FightView, RobberyView
from saloon.kernel.decisions import NONE
from saloon.kernel.views import HIDDEN
from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import (
    GOLD_TRAIN_4,
    MUSTANG,
    NOBODY,
    ONE,
    SHERIFF,
    SIX,
    STAGECOACH,
    WYATT_EARP,
)
from tests.scenes.calibre45.seats import Seat


def robbery(seat: Seat) -> RobberyView:
    found = seat.sees().robbery
    assert found is not None
    return found


def fight(seat: Seat) -> FightView:
    found = seat.sees().fight
    assert found is not None
    return found


def test_while_everybody_arms_there_is_none(table: Table) -> None:
    ann = table.seat()
    table.seat()
    assert ann.decides("arming")
    seen = ann.sees()
    assert (seen.robbery, seen.fight, seen.new_cowboy) == (None, None, NONE)


def test_at_the_call_some_go_some_stay_and_some_have_not_been_asked(table: Table) -> None:
    ann, bob, cid, dan = (table.seat() for _seat in range(4))
    ann.calls()
    bob.declines()
    assert cid.decides("join_robbery")
    told = robbery(dan)
    assert (told.stage, told.caller, told.card) == ("call", 0, NONE)
    assert told.robbers == [0, 1, 2, 3]
    assert told.states == ["in", "home", "to_come", "to_come"]


def test_the_caller_picks(table: Table) -> None:
    ann, bob = table.seat(), table.seat()
    ann.calls()
    bob.joins()
    assert ann.decides("pick_place")
    assert robbery(bob).stage == "pick"


def test_whoever_escaped_is_out_and_the_next_one_faces_the_guards(table: Table) -> None:
    ann, bob = table.seat(hand=[MUSTANG]), table.seat(hand=[SIX])
    table.money(GOLD_TRAIN_4)
    ann.robs(bob)
    ann.escapes()
    assert bob.decides("beat_guards")
    assert (robbery(ann).stage, robbery(ann).states) == ("attack", ["out", "in"])
    told = fight(ann)
    assert (told.player, told.against, told.kind, told.needed) == (1, NONE, "guards", 4)


def test_only_the_shooter_sees_what_is_laid(table: Table) -> None:
    ann, bob = table.seat(hand=[ONE, SIX], cowboy=WYATT_EARP), table.seat()
    table.money(STAGECOACH)
    ann.robs(bob)
    ann.does("shoot>p1")
    ann.lays(ONE)
    assert ann.decides("load_shot")
    assert (robbery(bob).stage, fight(bob).kind, fight(bob).against) == ("shootout", "aim", 1)
    assert (fight(ann).needed, len(fight(ann).laid), fight(bob).laid) == (9, 1, [])


def test_the_sheriff_asks_for_fines(table: Table) -> None:
    ann = table.seat(loot=[STAGECOACH])
    table.seat(cowboy=NOBODY)
    table.money(SHERIFF)
    ann.robs()
    assert ann.decides("pay_fine")
    assert robbery(ann).stage == "fines"


def test_a_new_cowboy_is_seen_by_the_one_who_looks(table: Table) -> None:
    ann, bob = table.seat(cowboy=NOBODY), table.seat()
    table.next_cowboys(WYATT_EARP)
    ann.takes_a_cowboy()
    assert ann.decides("new_cowboy")
    assert table.keys([ann.sees().new_cowboy]) == [WYATT_EARP]
    assert bob.sees().new_cowboy == HIDDEN
