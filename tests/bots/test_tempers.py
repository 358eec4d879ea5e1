"""A regular's character shows in what it plays: in the same position each chooses otherwise."""

import pytest

from saloon.bots.registry import new_bot
from saloon.games.bang.state import Bang
from saloon.games.duel.game import DUEL
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from tests.bots import calibre45_scene
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, ask, laid_out
from tests.scenes.duel.language import Fighter, Table
from tests.scenes.duel.names import ANNIE_OAKLEY, DJANGO, STRANGER, WES_HARDIN


def answer_of(level: str, game: Bang, *heard: Event) -> str:
    return ask(game, *heard, bot=new_bot(level, "scene"))


# BANG!


def test_the_vengeful_shoots_back_at_whoever_hit_him() -> None:
    """Two open enemies within reach, as good a target as each other."""
    renegade = Place(RENEGADE, hand=["bang"])
    game = laid_out(renegade, Place(OUTLAW, life=3), Place(SHERIFF), Place(OUTLAW, life=3))
    for player in (1, 3):
        game.players[player].revealed = True
    for culprit in (1, 3):
        hit = Event("lost_life", FigureId(0), FigureId(culprit), amount=1)
        assert answer_of("regular+vengeful", game, hit).endswith(f">p{culprit}")


def test_but_he_kills_rather_than_take_revenge() -> None:
    renegade = Place(RENEGADE, hand=["bang"])
    game = laid_out(renegade, Place(OUTLAW, life=1), Place(SHERIFF), Place(OUTLAW))
    for player in (1, 3):
        game.players[player].revealed = True
    hit = Event("lost_life", FigureId(0), FigureId(3), amount=1)
    assert answer_of("regular+vengeful", game, hit).endswith(">p1")


def test_he_takes_no_revenge_on_a_friend() -> None:
    deputy = Place(DEPUTY, hand=["bang"])
    game = laid_out(deputy, Place(SHERIFF), Place(OUTLAW), Place(OUTLAW), Place(RENEGADE))
    hit = Event("lost_life", FigureId(0), FigureId(1), amount=1)
    assert not answer_of("regular+vengeful", game, hit).endswith(">p1")


@pytest.mark.parametrize(
    ("level", "choice"),
    [("regular", "end_turn"), ("regular+cautious", "play:beer"), ("regular+showman", "play:bang")],
)
def test_one_position_and_three_characters(level: str, choice: str) -> None:
    """A point down, with a Beer, and a BANG! that reaches nobody of whom one is sure."""
    outlaw = Place(OUTLAW, life=3, hand=["beer", "bang"])
    sheriff = Place(SHERIFF, hand=["bang", "bang"])
    game = laid_out(outlaw, Place(DEPUTY), Place(OUTLAW), sheriff, Place(RENEGADE))
    assert answer_of(level, game).startswith(choice)


def test_the_cautious_fights_no_duel_that_he_may_well_lose() -> None:
    outlaw = Place(OUTLAW, life=3, hand=["duel", "bang"])
    sheriff = Place(SHERIFF, hand=["bang"] * 4)
    game = laid_out(outlaw, Place(DEPUTY), sheriff, Place(RENEGADE), Place(OUTLAW))
    assert answer_of("regular", game).startswith("play:duel")
    assert answer_of("regular+cautious", game) == "end_turn"


# The Duel


def duel_answer(level: str, table: Table) -> str:
    decision = table.game.decision
    assert decision is not None
    view = DUEL.view(table.game, PlayerId(decision.player))
    bot = new_bot(level, "scene", "duel")
    return table.meaning(decision.options[bot.decide(view, decision.options)])


@pytest.mark.parametrize(("level", "choice"), [("regular", "end_turn"), ("regular+showman", "play:gatling")])
def test_the_showman_fires_a_gatling_that_costs_as_much_as_it_brings(level: str, choice: str) -> None:
    table = Table()
    table.law(STRANGER, DJANGO, hand=["gatling"])
    table.outlaws(Fighter(WES_HARDIN, health=4))
    assert duel_answer(level, table) == choice


@pytest.mark.parametrize(("level", "choice"), [("regular", "end_turn"), ("regular+cautious", "move>p1")])
def test_the_cautious_sends_the_healthier_one_to_the_front(level: str, choice: str) -> None:
    """Though the other one has a Barrel."""
    table = Table()
    table.law(Fighter(STRANGER, health=2, cards=["barrel"]), Fighter(ANNIE_OAKLEY))
    table.outlaws(WES_HARDIN)
    assert duel_answer(level, table) == choice


# Calibre 45


@pytest.mark.parametrize(
    ("level", "choice"), [("regular", "draw"), ("regular+showman", "call"), ("regular+cautious", "draw")]
)
def test_the_showman_robs_before_he_has_a_full_hand(level: str, choice: str) -> None:
    me = calibre45_scene.Place(0, ["bullets_6", "bullets_6", "bullets_5"], "wyatt_earp")
    rival = calibre45_scene.Place(1, ["bullets_1"] * 3, "billy_the_kid")
    game = calibre45_scene.laid_out(me, rival)
    assert calibre45_scene.ask(game, bot=new_bot(level, "scene", "calibre45")) == choice


@pytest.mark.parametrize(("level", "choice"), [("regular", "call"), ("regular+cautious", "draw")])
def test_the_cautious_arms_himself_first(level: str, choice: str) -> None:
    me = calibre45_scene.Place(0, ["bullets_6", "bullets_6", "bullets_5", "bullets_4"], "wyatt_earp")
    rival = calibre45_scene.Place(1, ["bullets_1"] * 3, "billy_the_kid")
    game = calibre45_scene.laid_out(me, rival)
    assert calibre45_scene.ask(game, bot=new_bot(level, "scene", "calibre45")) == choice
