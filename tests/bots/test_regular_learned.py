"""What the regular learned from those who look ahead: moves that a search overruled most, and for most."""

from saloon.bots.registry import new_bot
from saloon.games.bang.state import Bang
from saloon.kernel.events import Event
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out, played
from tests.scenes.positions import begun


def answer_of(game: Bang, *heard: Event) -> str:
    return ask(game, *heard, bot=new_bot("regular", "scene"))


def shots_at_the_sheriff(*shooters: int) -> list[Event]:
    """Enough to know these for Outlaws."""
    return [played("bang", one, 0, [0, 2]) for one in shooters for _time in range(3)]


def test_a_last_hit_comes_before_a_theft_a_saloon_and_a_general_store() -> None:
    """The reward is three cards; the Cat Balou is not needed for it, and the others would only help him."""
    for other in ("cat_balou", "saloon", "general_store"):
        sheriff = Place(SHERIFF, life=3, hand=["bang", other])
        outlaw = Place(OUTLAW, life=1, hand=["bang"])
        game = laid_out(sheriff, outlaw, Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
        said = answer_of(game, *shots_at_the_sheriff(1))
        assert said.startswith("play:bang")
        assert said.endswith(">p1")


def test_a_hurt_player_drinks_instead_of_holding_his_only_beer() -> None:
    sheriff = Place(SHERIFF, life=3, max_life=5, hand=["beer"])
    game = laid_out(sheriff, Place(OUTLAW), Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(game).startswith("play:beer")


def test_a_theft_takes_what_keeps_an_enemy_out_of_reach() -> None:
    """Without his Mustang he could be shot at; his Barrel would not matter."""
    sheriff = Place(SHERIFF, life=4, hand=["bang", "bang", "cat_balou"])
    outlaw = Place(OUTLAW, life=2, hand=["missed"], in_play=["barrel", "mustang"])
    game = laid_out(sheriff, outlaw, Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    said = answer_of(game, *shots_at_the_sheriff(1))
    assert said.startswith("play:cat_balou")
    assert "mustang" in said


def test_a_theft_takes_the_gun_that_reaches_me_rather_than_one_that_does_not() -> None:
    sheriff = Place(SHERIFF, life=1, hand=["cat_balou"])
    near = Place(OUTLAW, in_play=["schofield"])
    far = Place(OUTLAW, in_play=["schofield"])
    game = laid_out(sheriff, near, far, Place(DEPUTY), Place(RENEGADE))
    said = answer_of(game, *shots_at_the_sheriff(1, 2))
    assert "schofield" in said
    assert ">p2" in said


def test_whoever_can_shoot_at_me_is_jailed_first() -> None:
    """One Outlaw sits beside the Sheriff, the other two places away, once on each side."""
    sheriff = Place(SHERIFF, hand=["jail"])
    left = laid_out(sheriff, Place(OUTLAW), Place(DEPUTY), Place(OUTLAW), Place(RENEGADE))
    right = laid_out(sheriff, Place(DEPUTY), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW))
    assert answer_of(left, *shots_at_the_sheriff(1, 3)).endswith(">p1")
    assert answer_of(right, *shots_at_the_sheriff(4, 2)).endswith(">p4")


def test_a_shot_in_the_dark_is_fired_with_a_card_that_could_not_be_kept_only() -> None:
    """Six players, nothing heard: three of five are Outlaws, one is the Deputy."""
    others = [Place(OUTLAW), Place(DEPUTY), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW)]
    few = laid_out(Place(SHERIFF, life=5, hand=["bang", "bang", "missed"]), *others)
    many = laid_out(Place(SHERIFF, life=2, hand=["bang", "bang", "missed"]), *others)
    assert answer_of(few) == "end_turn"
    assert answer_of(many).startswith("play:bang")


def test_a_missed_is_worth_more_than_a_life_point_that_brings_a_card() -> None:
    def hit(character: str) -> str:
        bart = Place(SHERIFF, character=character, life=5, max_life=5, hand=["missed", "bang"])
        game = laid_out(bart, Place(OUTLAW, hand=["bang"]), Place(DEPUTY), Place(RENEGADE), turn=1)
        answer(game, "play:bang", ">p0")
        return answer_of(game)

    assert hit("bart_cassidy") == "pass"
    assert hit("willy_the_kid").startswith("answer:missed")


def test_nobody_is_jailed_whom_a_knife_on_the_table_would_kill() -> None:
    sheriff = Place(SHERIFF, hand=["jail"], in_play=["knife"])
    others = [Place(OUTLAW, life=1), Place(DEPUTY), Place(OUTLAW), Place(RENEGADE)]
    game = laid_out(sheriff, *others, sets=["base", "dodge_city"])
    said = answer_of(game, *shots_at_the_sheriff(1))
    assert not (said.startswith("play:jail") and said.endswith(">p1"))


def test_nobody_is_jailed_whom_a_volcanic_from_the_hand_may_kill() -> None:
    """With three BANG! for his three life points, and with one."""
    for bangs, jails in ((3, False), (1, True)):
        sheriff = Place(SHERIFF, hand=["jail", "volcanic", *["bang"] * bangs], in_play=["schofield"])
        outlaw = Place(OUTLAW, life=3, hand=["missed"] * 3)
        game = laid_out(sheriff, outlaw, Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
        said = answer_of(game, *shots_at_the_sheriff(1))
        assert (said.startswith("play:jail") and said.endswith(">p1")) == jails


def test_jose_delgado_lays_his_mustang_down_instead_of_paying_with_it() -> None:
    """A second one, which cannot be laid down, he gives for two cards."""
    for in_play, said in (([], "play:mustang"), (["mustang"], "use:mustang")):
        jose = Place(SHERIFF, "jose_delgado", hand=["mustang"], in_play=in_play)
        game = laid_out(jose, Place(OUTLAW), Place(DEPUTY), Place(RENEGADE), sets=["base", "dodge_city"])
        assert answer_of(game).startswith(said)


def test_a_bang_that_could_not_be_kept_is_fired_at_a_known_renegade() -> None:
    """Though the Sheriff would rather have the Outlaws out of the way first; with room for it he keeps it."""
    for life, fires in ((1, True), (3, False)):
        position = f"""
turn: p0 9
p0: sheriff el_gringo {life}/5 | hand bang dynamite | play volcanic
p1: renegade shown bart_cassidy | hand missed missed missed missed | play barrel
p2: outlaw black_jack | hand missed | play mustang
p3: outlaw jesse_jones | hand missed | play mustang
"""
        game = begun("bang", position)
        assert isinstance(game, Bang)
        assert answer_of(game).startswith("play:bang") == fires


def test_a_volcanic_is_not_given_up_where_no_bang_may_be_played_in_this_turn() -> None:
    """The Sermon: in the next turn his three BANG! can be fired again."""
    position = """
boxes: base high_noon
turn: p1 9
p0: sheriff el_gringo | hand missed | play schofield
p1: outlaw bart_cassidy 4/4 | hand bang bang bang schofield | play volcanic
p2: outlaw black_jack
p3: renegade jesse_jones
events: high_noon | now the_sermon | next thirst
"""
    game = begun("bang", position)
    assert isinstance(game, Bang)
    assert answer_of(game) == "end_turn"
