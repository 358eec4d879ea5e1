"""Scenes in which it is clear how a sensible player reacts."""

import pytest

from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out


def shot_at(target: Place, shooter: str = "nobody") -> str:
    game = laid_out(Place(SHERIFF, shooter, hand=["bang"]), target, Place(RENEGADE), Place(OUTLAW))
    answer(game, "play:bang", ">p1")
    return ask(game)


def test_missed_is_played_at_one_life_point() -> None:
    assert shot_at(Place(OUTLAW, life=1, hand=["missed", "bang"])).startswith("answer:missed")


def test_a_barrel_is_tried_first() -> None:
    assert shot_at(Place(OUTLAW, life=1, hand=["missed"], in_play=["barrel"])).startswith("use:barrel")


def test_one_missed_is_not_wasted_where_two_are_needed() -> None:
    assert shot_at(Place(OUTLAW, life=1, hand=["missed", "bang"]), "slab_the_killer") == "pass"


def test_two_missed_are_too_dear_at_high_life_but_not_at_one() -> None:
    hand = ["missed", "missed"]
    assert shot_at(Place(OUTLAW, hand=hand), "slab_the_killer") == "pass"
    assert shot_at(Place(OUTLAW, life=1, hand=hand), "slab_the_killer").startswith("answer:missed")


def test_a_beer_saves_a_life() -> None:
    game = laid_out(
        Place(SHERIFF, hand=["bang"]), Place(OUTLAW, life=1, hand=["beer"]), Place(RENEGADE), Place(OUTLAW)
    )
    answer(game, "play:bang", ">p1")
    answer(game, "pass")
    assert ask(game).startswith("answer:beer")


def test_indians_are_answered_with_a_bang() -> None:
    game = laid_out(
        Place(SHERIFF, hand=["indians"]), Place(OUTLAW, life=2, hand=["bang"]), Place(RENEGADE), Place(OUTLAW)
    )
    answer(game, "play:indians")
    assert ask(game).startswith("answer:bang")


def test_a_deputy_gives_in_to_the_sheriff_in_a_duel() -> None:
    places = [
        Place(SHERIFF, hand=["duel"]),
        Place(DEPUTY, hand=["bang", "bang"]),
        Place(OUTLAW),
        Place(RENEGADE),
    ]
    game = laid_out(*places, Place(OUTLAW))
    answer(game, "play:duel", ">p1")
    assert ask(game) == "pass"


def test_the_least_useful_card_is_discarded() -> None:
    game = laid_out(
        Place(SHERIFF, life=2, hand=["missed", "beer", "dynamite"]),
        Place(OUTLAW),
        Place(RENEGADE),
        Place(OUTLAW),
    )
    answer(game, "end_turn")
    assert ask(game).startswith("discard:dynamite")


@pytest.mark.parametrize(("hand", "spare"), [(["schofield"], "schofield"), (["missed"], "missed")])
def test_a_gun_no_better_than_mine_is_the_first_to_go(hand: list[str], spare: str) -> None:
    sheriff = Place(SHERIFF, life=1, hand=[*hand, "beer"], in_play=["winchester"])
    game = laid_out(sheriff, Place(OUTLAW), Place(RENEGADE), Place(OUTLAW))
    answer(game, "end_turn")
    assert ask(game).startswith(f"discard:{spare}")


def test_the_best_card_of_the_store_is_picked() -> None:
    places = [Place(SHERIFF, hand=["general_store"]), Place(OUTLAW), Place(RENEGADE), Place(OUTLAW)]
    game = laid_out(*places, deck_top=["dynamite", "beer", "jail", "duel"])
    answer(game, "play:general_store")
    assert ask(game).startswith("pick:beer")


def test_lucky_duke_chooses_hearts() -> None:
    duke = Place(OUTLAW, "lucky_duke", in_play=["jail"])
    game = laid_out(
        Place(SHERIFF),
        duke,
        Place(RENEGADE),
        Place(OUTLAW),
        turn=1,
        phase="turn_start",
        deck_top=["bang 2C", "beer 6H"],
    )
    assert ask(game).startswith("pick:beer")


def test_kit_carlson_puts_the_worst_card_back() -> None:
    kit = Place(OUTLAW, "kit_carlson")
    top = ["beer", "dynamite", "missed"]
    game = laid_out(Place(SHERIFF), kit, Place(RENEGADE), Place(OUTLAW), turn=1, phase="draw", deck_top=top)
    assert ask(game).startswith("put_back:dynamite")


def test_pedro_ramirez_takes_a_good_card_from_the_discard_pile_and_leaves_a_bad_one() -> None:
    def on_top(card: str) -> str:
        places = [Place(SHERIFF), Place(OUTLAW, "pedro_ramirez"), Place(RENEGADE), Place(OUTLAW)]
        return ask(laid_out(*places, turn=1, phase="draw", discard_top=[card]))

    assert on_top("beer").startswith("pick:beer")
    assert on_top("dynamite") == "draw"


def test_jesse_jones_takes_from_an_enemy() -> None:
    places = [Place(SHERIFF, hand=["beer"]), Place(OUTLAW, "jesse_jones"), Place(RENEGADE), Place(OUTLAW)]
    assert ask(laid_out(*places, turn=1, phase="draw")) == "take>p0"


def test_sid_ketchum_saves_himself_with_two_cards() -> None:
    sid = Place(OUTLAW, "sid_ketchum", life=1, hand=["dynamite", "jail"])
    game = laid_out(Place(SHERIFF, hand=["bang"]), sid, Place(RENEGADE), Place(OUTLAW))
    answer(game, "play:bang", ">p1")
    answer(game, "pass")
    assert ask(game).startswith("use:sid_ketchum")
