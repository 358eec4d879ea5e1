"""Scenes with the cards and characters of Dodge City in which it is clear what a sensible player does."""

from saloon.games.bang.state import Bang
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out

SETS = ["base", "dodge_city"]


def table(*places: Place, turn: int = 0, phase: str = "play") -> Bang:
    """Three others, whom the Sheriff suspects alike, fill the table."""
    seats = [*places, Place(RENEGADE), Place(OUTLAW), Place(OUTLAW), Place(DEPUTY)][:5]
    return laid_out(*seats, turn=turn, phase=phase, sets=SETS)


def test_a_pony_express_that_is_ready_is_used_at_once() -> None:
    assert ask(table(Place(SHERIFF, in_play=["pony_express"]))).startswith("use:pony_express")


def test_green_cards_are_laid_to_wait() -> None:
    assert ask(table(Place(SHERIFF, hand=["sombrero"]))).startswith("play:sombrero")


def test_an_outlaw_uses_his_knife_on_the_sheriff() -> None:
    game = table(Place(SHERIFF), Place(OUTLAW, in_play=["knife"]), turn=1)
    assert ask(game).endswith(">p0")


def test_a_canteen_is_kept_while_nothing_hurts_and_used_when_something_does() -> None:
    assert ask(table(Place(SHERIFF, life=4, max_life=4, in_play=["canteen"]))) == "end_turn"
    assert ask(table(Place(SHERIFF, life=2, max_life=4, in_play=["canteen"]))).startswith("use:canteen")


def test_whisky_waits_until_two_life_points_are_missing() -> None:
    assert ask(table(Place(SHERIFF, life=5, max_life=5, hand=["whisky", "jail"]))) != "play:whisky"
    assert ask(table(Place(SHERIFF, life=2, max_life=5, hand=["whisky", "dynamite"]))).startswith(
        "play:whisky"
    )


def test_the_price_is_the_card_that_is_missed_least() -> None:
    game = table(Place(SHERIFF, life=1, max_life=5, hand=["whisky", "dynamite", "beer", "missed"]))
    answer(game, "play:whisky")
    assert ask(game).startswith("discard:dynamite")


def test_a_deputy_gives_his_tequila_to_the_dying_sheriff() -> None:
    game = table(Place(SHERIFF, life=1, max_life=5), Place(DEPUTY, hand=["tequila", "dynamite"]), turn=1)
    assert ask(game).startswith("play:tequila")
    assert ask(game).endswith(">p0")


def test_a_barrel_is_tried_before_a_green_missed_is_spent() -> None:
    game = table(Place(SHERIFF, in_play=["iron_plate", "barrel"]), Place(OUTLAW, hand=["bang"]), turn=1)
    answer(game, "play:bang", ">p0")
    assert ask(game).startswith("use:barrel")


def test_a_green_missed_is_spent_rather_than_a_life_point() -> None:
    game = table(Place(SHERIFF, life=2, in_play=["iron_plate"]), Place(OUTLAW, hand=["bang"]), turn=1)
    answer(game, "play:bang", ">p0")
    assert ask(game).startswith("use:iron_plate")


def test_nobody_shoots_diamonds_at_apache_kid() -> None:
    kid = Place(SHERIFF, "apache_kid", life=1, max_life=4)
    assert not ask(table(kid, Place(OUTLAW, hand=["bang 5D"]), turn=1)).endswith(">p0")
    assert ask(table(kid, Place(OUTLAW, hand=["bang 2C"]), turn=1)).endswith(">p0")


def test_jose_delgado_trades_what_is_of_no_use() -> None:
    game = table(Place(SHERIFF, "jose_delgado", hand=["barrel"], in_play=["barrel"]))
    assert ask(game).endswith("=jose_delgado")


def test_chuck_wengam_does_not_bleed_for_cards_when_life_is_short() -> None:
    assert ask(table(Place(SHERIFF, "chuck_wengam", life=2, max_life=5))) == "end_turn"
    assert ask(table(Place(SHERIFF, "chuck_wengam", life=5, max_life=5))) == "use:chuck_wengam"


def test_vera_copies_the_strongest_ability() -> None:
    game = table(
        Place(SHERIFF, "vera_custer"),
        Place(OUTLAW, "tequila_joe"),
        Place(OUTLAW, "slab_the_killer"),
        phase="turn_start",
    )
    assert ask(game) == "use:vera_custer>p2"


def test_claus_gives_an_enemy_what_he_misses_least() -> None:
    places = [Place(OUTLAW, "claus_the_saint"), Place(SHERIFF), Place(RENEGADE), Place(OUTLAW)]
    deck = ["beer", "wells_fargo", "dynamite", "missed", "bang"]
    game = laid_out(*places, phase="draw", sets=SETS, deck_top=deck)
    assert ask(game).startswith("give:dynamite")


def test_pat_brennan_takes_an_enemys_best_card_rather_than_two_unknown_ones() -> None:
    places = [
        Place(OUTLAW, "pat_brennan"),
        Place(SHERIFF, in_play=["barrel"]),
        Place(RENEGADE),
        Place(OUTLAW),
    ]
    game = laid_out(*places, phase="draw", sets=SETS)
    assert ask(game).startswith("use:pat_brennan>p1:barrel")


def test_in_a_brawl_an_enemy_loses_what_hurts_most() -> None:
    places = [
        Place(OUTLAW, hand=["brawl", "dynamite"]),
        Place(SHERIFF, hand=["any"], in_play=["barrel", "jail"]),
    ]
    game = laid_out(*places, Place(RENEGADE), Place(OUTLAW), sets=SETS)
    answer(game, "play:brawl")
    assert ask(game).startswith("pick:barrel")
