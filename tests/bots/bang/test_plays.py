"""Scenes in which it is clear what a sensible player plays."""

from saloon.kernel.ids import FigureId
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, ask, laid_out, played


def test_an_outlaw_shoots_the_sheriff_in_reach() -> None:
    game = laid_out(Place(SHERIFF), Place(OUTLAW, hand=["bang"]), Place(RENEGADE), Place(OUTLAW), turn=1)
    assert ask(game).endswith(">p0")


def test_an_outlaw_lays_a_longer_gun_when_the_sheriff_is_out_of_reach() -> None:
    game = laid_out(
        Place(SHERIFF), Place(RENEGADE), Place(OUTLAW, hand=["schofield", "bang"]), Place(OUTLAW), turn=2
    )
    assert ask(game).startswith("play:schofield")


def test_the_longer_of_two_guns_is_laid_if_only_it_reaches() -> None:
    places = [Place(SHERIFF), Place(DEPUTY), Place(RENEGADE), Place(OUTLAW, hand=["schofield", "remington"])]
    game = laid_out(*places, Place(OUTLAW), Place(OUTLAW), turn=3)
    assert ask(game).startswith("play:remington")


def test_a_gun_in_play_is_not_given_up_for_a_shorter_one() -> None:
    game = laid_out(
        Place(SHERIFF),
        Place(RENEGADE),
        Place(OUTLAW, hand=["volcanic"], in_play=["schofield"]),
        Place(OUTLAW),
        turn=2,
    )
    assert ask(game) == "end_turn"


def test_volcanic_is_laid_by_an_outlaw_with_several_bangs_beside_the_sheriff() -> None:
    hand = ["volcanic", "bang", "bang", "bang"]
    game = laid_out(
        Place(SHERIFF),
        Place(OUTLAW, hand=hand, in_play=["schofield"]),
        Place(RENEGADE),
        Place(OUTLAW),
        turn=1,
    )
    assert ask(game).startswith("play:volcanic")


def test_a_deputy_never_shoots_the_sheriff() -> None:
    """Not even if nobody else is in reach."""
    places = [Place(SHERIFF), Place(DEPUTY, hand=["bang"]), Place(OUTLAW, in_play=["mustang"]), Place(OUTLAW)]
    assert ask(laid_out(*places, Place(RENEGADE), turn=1)) == "end_turn"


def test_a_deputy_does_not_fire_a_gatling_when_the_sheriff_could_die() -> None:
    places = [
        Place(SHERIFF, life=1),
        Place(DEPUTY, hand=["gatling"]),
        Place(OUTLAW),
        Place(OUTLAW),
        Place(RENEGADE),
    ]
    assert ask(laid_out(*places, turn=1)) == "end_turn"


def test_a_deputy_shoots_whoever_shot_the_sheriff() -> None:
    places = [
        Place(SHERIFF, max_life=5, life=4),
        Place(OUTLAW),
        Place(DEPUTY, hand=["bang"]),
        Place(RENEGADE),
    ]
    game = laid_out(*places, Place(OUTLAW), turn=2)
    assert ask(game, played("bang", FigureId(1), FigureId(0), [0, 2])).endswith(">p1")
    assert ask(game, played("bang", FigureId(3), FigureId(0), [2, 0])).endswith(">p3")


def test_the_sheriff_does_not_shoot_a_known_deputy() -> None:
    """Everybody else is dead and known, so that the last unknown one must be the Deputy or the Renegade."""
    dead = [Place(OUTLAW, life=0, alive=False), Place(OUTLAW, life=0, alive=False)]
    places = [Place(SHERIFF, hand=["bang"]), Place(DEPUTY), *dead, Place(RENEGADE)]
    game = laid_out(*places)
    shot_the_sheriff = played("bang", FigureId(4), FigureId(0), [0, 1])
    assert ask(game, shot_the_sheriff).endswith(">p4")


def test_the_sheriff_spares_whoever_shoots_at_his_attackers() -> None:
    places = [Place(SHERIFF, hand=["bang"]), Place(DEPUTY), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW)]
    heard = [
        played("bang", FigureId(4), FigureId(0), [0, 3]),
        played("bang", FigureId(1), FigureId(4), [0, 4, 2]),
        played("bang", FigureId(1), FigureId(4), [0, 4, 2]),
        played("bang", FigureId(4), FigureId(0), [0, 3]),
    ]
    assert ask(laid_out(*places), *heard).endswith(">p4")


def test_an_outlaw_spares_whoever_shot_the_sheriff() -> None:
    places = [Place(SHERIFF), Place(RENEGADE), Place(OUTLAW), Place(OUTLAW, hand=["bang"]), Place(DEPUTY)]
    game = laid_out(*places, turn=3)
    heard = [
        played("bang", FigureId(2), FigureId(0), [0, 1, 3]),
        played("bang", FigureId(2), FigureId(0), [0, 1, 3]),
    ]
    assert not ask(game, *heard).endswith(">p2")


def test_a_renegade_spares_the_sheriff_while_others_live() -> None:
    places = [Place(SHERIFF, life=1), Place(RENEGADE, hand=["bang"]), Place(OUTLAW), Place(OUTLAW)]
    assert ask(laid_out(*places, turn=1)).endswith(">p2")


def test_a_renegade_shoots_the_sheriff_when_nobody_else_is_left() -> None:
    dead = [Place(OUTLAW, life=0, alive=False), Place(OUTLAW, life=0, alive=False)]
    game = laid_out(Place(SHERIFF), Place(RENEGADE, hand=["bang"]), *dead, turn=1)
    assert ask(game).endswith(">p0")


def test_stagecoach_comes_first() -> None:
    hand = ["bang", "stagecoach", "barrel"]
    game = laid_out(Place(SHERIFF), Place(OUTLAW, hand=hand), Place(RENEGADE), Place(OUTLAW), turn=1)
    assert ask(game).startswith("play:stagecoach")


def test_a_barrel_is_laid_before_shooting() -> None:
    game = laid_out(
        Place(SHERIFF), Place(OUTLAW, hand=["bang", "barrel"]), Place(RENEGADE), Place(OUTLAW), turn=1
    )
    assert ask(game).startswith("play:barrel")


def test_beer_is_not_wasted_at_full_life() -> None:
    game = laid_out(Place(SHERIFF, hand=["beer"]), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW))
    assert ask(game) == "end_turn"


def test_beer_is_drunk_at_one_life_point() -> None:
    game = laid_out(Place(SHERIFF, life=1, hand=["beer"]), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW))
    assert ask(game).startswith("play:beer")


def test_beer_is_not_drunk_when_it_is_flat() -> None:
    dead = [Place(OUTLAW, life=0, alive=False), Place(OUTLAW, life=0, alive=False)]
    game = laid_out(Place(SHERIFF, life=1, hand=["beer"]), Place(RENEGADE), *dead)
    assert ask(game) == "end_turn"


def test_the_last_bang_is_kept_at_one_life_point() -> None:
    """Indians and duels would kill; a healthy stranger can wait."""
    places = [
        Place(SHERIFF, life=1, hand=["bang"]),
        Place(OUTLAW),
        Place(DEPUTY),
        Place(RENEGADE),
        Place(OUTLAW),
    ]
    assert ask(laid_out(*places)) == "end_turn"


def test_cat_balou_takes_the_sheriffs_barrel() -> None:
    places = [Place(SHERIFF, in_play=["barrel"], hand=["any", "any"]), Place(OUTLAW, hand=["cat_balou"])]
    game = laid_out(*places, Place(RENEGADE), Place(OUTLAW), turn=1)
    assert ">p0:barrel" in ask(game)


def test_a_deputy_frees_the_sheriff_of_the_dynamite() -> None:
    places = [Place(SHERIFF, in_play=["dynamite"]), Place(DEPUTY, hand=["cat_balou"]), Place(OUTLAW)]
    game = laid_out(*places, Place(OUTLAW), Place(RENEGADE), turn=1)
    assert ":dynamite" in ask(game)


def test_nobody_is_jailed_by_a_friend() -> None:
    places = [Place(SHERIFF), Place(OUTLAW, hand=["jail"]), Place(DEPUTY), Place(RENEGADE), Place(OUTLAW)]
    game = laid_out(*places, turn=1)
    heard = [
        played("bang", FigureId(4), FigureId(0), [0, 3]),
        played("bang", FigureId(2), FigureId(4), [0, 4, 3]),
        played("bang", FigureId(4), FigureId(0), [0, 3]),
    ]
    assert ask(game, *heard).endswith(">p2")


def test_a_duel_needs_bangs() -> None:
    def outlaw_with(*bangs: str) -> str:
        sheriff = Place(SHERIFF, hand=["any", "any", "any", "any"])
        places = [sheriff, Place(RENEGADE), Place(OUTLAW, life=2, hand=["duel", *bangs]), Place(OUTLAW)]
        return ask(laid_out(*places, turn=2))

    assert outlaw_with() == "end_turn"
    assert outlaw_with("bang", "bang", "bang").startswith("play:duel")


def test_indians_weigh_friends_and_foes() -> None:
    sheriff = Place(SHERIFF, life=4, max_life=5)
    outlaw = laid_out(sheriff, Place(OUTLAW, hand=["indians"]), Place(RENEGADE), Place(OUTLAW), turn=1)
    assert ask(outlaw).startswith("play:indians")
    places = [Place(SHERIFF, life=1), Place(RENEGADE, hand=["indians"]), Place(OUTLAW), Place(OUTLAW)]
    assert ask(laid_out(*places, turn=1)) == "end_turn"


def test_no_card_of_my_own_is_dropped_although_the_rules_allow_it() -> None:
    places = [Place(SHERIFF, in_play=["barrel", "mustang"]), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW)]
    assert ask(laid_out(*places, preset="compendium")) == "end_turn"


def test_the_reward_for_a_lost_outlaw_goes_to_a_friend_rather_than_to_the_law() -> None:
    """An Outlaw with one life point and no cards will be shot anyway: three cards for whoever does it."""
    places = [Place(SHERIFF), Place(RENEGADE), Place(OUTLAW, hand=["bang", "bang"]), Place(OUTLAW, life=1)]
    game = laid_out(*places, turn=2)
    heard = [
        played("bang", FigureId(3), FigureId(0), [0, 2]),
        played("bang", FigureId(3), FigureId(0), [0, 2]),
    ]
    assert ask(game, *heard).endswith(">p3")
