"""What the regular does not do any more: follies that were seen in watched games."""

from saloon.bots.registry import new_bot
from saloon.games.bang.state import Bang
from saloon.kernel.events import Event
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out, played


def answer_of(game: Bang, *heard: Event) -> str:
    return ask(game, *heard, bot=new_bot("regular", "scene"))


def test_a_volcanic_with_bangs_in_hand_is_not_given_up_for_a_longer_gun() -> None:
    """Three BANG! and the Sheriff beside him: a Winchester would fire one of them."""
    outlaw = Place(OUTLAW, hand=["bang", "bang", "bang", "winchester"], in_play=["volcanic"])
    game = laid_out(outlaw, Place(SHERIFF), Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(game).startswith("play:bang")


def test_without_bangs_it_is() -> None:
    outlaw = Place(OUTLAW, hand=["winchester"], in_play=["volcanic"])
    game = laid_out(outlaw, Place(DEPUTY), Place(SHERIFF), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(game).startswith("play:winchester")


def test_nobody_is_healed_whom_he_has_just_shot() -> None:
    outlaw = Place(OUTLAW, life=4, hand=["saloon"])
    game = laid_out(outlaw, Place(SHERIFF, life=2), Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(game) == "end_turn"


def test_nobody_is_jailed_who_is_about_to_be_shot() -> None:
    sheriff = Place(SHERIFF, hand=["bang", "jail"])
    others = [Place(OUTLAW, life=1), Place(DEPUTY), Place(OUTLAW), Place(RENEGADE)]
    game = laid_out(sheriff, *others)
    said = answer_of(game, *[played("bang", 1, 0, [0, 2])] * 3)
    assert not (said.startswith("play:jail") and said.endswith(">p1"))


def test_an_outlaw_does_not_shoot_whoever_fired_at_the_sheriff() -> None:
    outlaw = Place(OUTLAW, hand=["bang"])
    game = laid_out(outlaw, Place(OUTLAW), Place(SHERIFF), Place(DEPUTY), Place(RENEGADE))
    assert not answer_of(game, *[played("bang", 1, 2, [0, 2, 3])] * 2).endswith(">p1")


def test_the_last_missed_is_kept_at_one_life_point() -> None:
    outlaw = Place(OUTLAW, life=1, hand=["missed", "wells_fargo", "gatling"])
    game = laid_out(outlaw, Place(SHERIFF), Place(DEPUTY), Place(RENEGADE))
    answer(game, "end_turn")
    assert not answer_of(game).startswith("discard:missed")


def test_a_gun_is_laid_down_rather_than_thrown_away() -> None:
    """One life point, one Missed! to keep, and nothing in front of him: the Volcanic costs nothing there."""
    outlaw = Place(OUTLAW, life=1, hand=["volcanic", "missed"])
    game = laid_out(outlaw, Place(DEPUTY), Place(SHERIFF), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(game).startswith("play:volcanic")


def test_but_not_in_place_of_a_longer_one() -> None:
    outlaw = Place(OUTLAW, life=1, hand=["volcanic", "missed"], in_play=["winchester"])
    game = laid_out(outlaw, Place(DEPUTY), Place(SHERIFF), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(game) == "end_turn"


def test_nobody_wastes_a_cat_balou_on_suzy_lafayettes_only_card() -> None:
    """She draws another one at once."""
    outlaw = Place(OUTLAW, hand=["cat_balou"])
    suzy = Place(SHERIFF, "suzy_lafayette", hand=["bang"])
    game = laid_out(outlaw, suzy, Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    assert not answer_of(game).endswith(">p1:hand")
    other = laid_out(
        outlaw, Place(SHERIFF, "bart_cassidy", hand=["bang"]), Place(DEPUTY), Place(RENEGADE), Place(OUTLAW)
    )
    assert answer_of(other).endswith(">p1:hand")


def test_nobody_lays_dynamite_when_two_are_left() -> None:
    """It comes to himself first."""
    renegade = Place(RENEGADE, hand=["dynamite"])
    game = laid_out(renegade, Place(SHERIFF), Place(OUTLAW, alive=False), Place(OUTLAW, alive=False))
    assert answer_of(game) == "end_turn"
