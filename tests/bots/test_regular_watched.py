"""What the regular does not do any more: moves at which people shook their heads in watched games."""

from saloon.bots.registry import new_bot
from saloon.games.bang.arrange import LaidDeck
from saloon.games.bang.state import Bang
from saloon.kernel.events import Event
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out, played

HIGH_NOON = ["base", "high_noon"]


def answer_of(game: Bang, *heard: Event) -> str:
    return ask(game, *heard, bot=new_bot("regular", "scene"))


def shots(shooter: int, at: int) -> list[Event]:
    """Enough to know what he is."""
    return [played("bang", shooter, at, [at, (at + 1) % 5])] * 3


# The Renegade


def renegade_beside_the_law(card: str, sheriff: int) -> str:
    """An Outlaw is known for one, and the law has more life points altogether."""
    game = laid_out(
        Place(RENEGADE, hand=[card]),
        Place(SHERIFF, life=sheriff, max_life=5, hand=["bang", "beer"]),
        Place(OUTLAW, life=1),
        Place(OUTLAW, alive=False),
        Place(DEPUTY, hand=["missed"]),
    )
    return answer_of(game, *shots(2, 1), *shots(4, 2))


def test_a_renegade_does_not_weaken_the_law_while_its_sheriff_is_nearly_dead() -> None:
    """The last Outlaw would win with a lucky shot."""
    for card in ("bang", "panic", "cat_balou"):
        assert not renegade_beside_the_law(card, 1).endswith((">p4", ">p4:hand"))
        assert not renegade_beside_the_law(card, 2).endswith((">p1", ">p1:hand"))
    assert renegade_beside_the_law("bang", 5).endswith(">p4")


# Order


def test_whoever_has_fired_his_volcanic_keeps_it_for_the_last_bang() -> None:
    outlaw = Place(OUTLAW, hand=["bang", "bang", "winchester"], in_play=["volcanic"])
    sheriff = Place(SHERIFF, hand=["beer"])
    game = laid_out(outlaw, sheriff, Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    answer(game, "play:bang#17", ">p1")
    answer(game, "pass")
    assert answer_of(game).startswith("play:bang")


def test_a_saloon_does_not_heal_whom_the_next_shot_is_for() -> None:
    """With nobody hurt in reach it is poured."""
    for life, said in ((2, "play:bang"), (4, "play:saloon")):
        outlaw = Place(OUTLAW, life=3, hand=["saloon", "bang"])
        game = laid_out(
            outlaw,
            Place(SHERIFF, life=life, hand=["beer"]),
            Place(OUTLAW),
            Place(OUTLAW, life=2),
            Place(DEPUTY),
        )
        assert answer_of(game, *shots(3, 1)).startswith(said)


def test_a_barrel_is_taken_away_before_the_last_hit() -> None:
    sheriff = Place(SHERIFF, life=3, hand=["bang", "cat_balou"])
    outlaw = Place(OUTLAW, life=1, in_play=["barrel"])
    game = laid_out(sheriff, outlaw, Place(DEPUTY), Place(RENEGADE), Place(OUTLAW))
    assert "barrel" in answer_of(game, *shots(1, 0))


# Cards


def test_whoever_has_no_cards_is_not_jailed_beside_somebody_with_a_full_hand() -> None:
    for armed, other in ((1, 4), (4, 1)):
        places = [Place(SHERIFF, hand=["jail"]), *[Place(OUTLAW) for _one in range(2)]]
        places += [Place(DEPUTY), Place(OUTLAW)]
        places[armed].hand = ["bang", "bang", "missed", "beer"]
        game = laid_out(*places)
        assert answer_of(game, *shots(armed, 0), *shots(other, 0)) == f"play:jail#6>p{armed}"


def discarded(life: int, hand: list[str], event: str = "") -> str:
    others = [Place(DEPUTY), Place(SHERIFF), Place(OUTLAW), Place(DEPUTY)]
    decks = [LaidDeck(event, [])] if event else []
    game = laid_out(Place(OUTLAW, life=life, hand=hand), *others, sets=HIGH_NOON, event_decks=decks)
    answer(game, "end_turn")
    return answer_of(game)


def test_a_beer_goes_before_a_missed_under_the_reverend() -> None:
    assert discarded(1, ["beer", "missed"], "the_reverend").startswith("discard:beer")
    assert discarded(1, ["beer", "missed"]).startswith("discard:missed")


def test_a_second_missed_is_kept_rather_than_a_theft() -> None:
    assert not discarded(2, ["missed", "missed", "panic"]).startswith("discard:missed")


def test_a_panic_that_reaches_no_enemy_goes_first() -> None:
    """Both neighbours are fellow Outlaws, as they have shown."""
    outlaw = Place(OUTLAW, life=1, hand=["panic", "jail"])
    others = [Place(OUTLAW), Place(SHERIFF), Place(DEPUTY), Place(OUTLAW)]
    game = laid_out(outlaw, *others)
    answer(game, "end_turn")
    assert answer_of(game, *shots(1, 2), *shots(4, 2)).startswith("discard:panic")


def test_a_bang_that_could_not_be_kept_is_fired() -> None:
    """Nobody has told anything yet, and the Sheriff is out of reach."""
    others = [Place(DEPUTY, life=2), Place(SHERIFF), Place(OUTLAW), Place(RENEGADE)]
    crowded = laid_out(Place(OUTLAW, life=1, hand=["bang", "missed"]), *others)
    assert answer_of(crowded) == "play:bang#17>p1"
    assert answer_of(laid_out(Place(OUTLAW, hand=["bang", "missed"]), *others)) == "end_turn"


def picked(hand: list[str], life: int, store: list[str]) -> str:
    """What an Outlaw takes out of his General Store, with the Sheriff beside him or two places away."""
    outlaw = Place(OUTLAW, life=life, hand=["general_store", *hand])
    others = [Place(DEPUTY), Place(SHERIFF), Place(OUTLAW), Place(RENEGADE)]
    game = laid_out(outlaw, *others, deck_top=store)
    answer(game, "play:general_store")
    return answer_of(game)


def test_the_general_store_gives_what_is_needed_now() -> None:
    """A gun that reaches the Sheriff to whoever has BANG!, a Beer to the hurt, a Missed! to others."""
    store = ["missed", "schofield", "jail", "jail", "jail"]
    assert picked(["bang", "bang"], 4, store).startswith("pick:schofield")
    assert picked([], 4, ["missed", "jail", "jail", "jail", "jail"]).startswith("pick:missed")
    assert picked(["missed"], 2, ["missed", "beer", "jail", "jail", "jail"]).startswith("pick:beer")


# Without effect


def test_nobody_shoots_at_a_barrel_when_all_cards_are_of_hearts() -> None:
    outlaw = Place(OUTLAW, hand=["bang"])
    others = [Place(SHERIFF, in_play=["barrel"]), Place(OUTLAW), Place(OUTLAW), Place(OUTLAW)]
    for event, said in (("blessing", "end_turn"), ("curse", "play:bang#17>p1")):
        decks = [LaidDeck(event, [])]
        assert answer_of(laid_out(outlaw, *others, sets=HIGH_NOON, event_decks=decks)) == said


def test_apache_kid_is_not_shot_with_diamonds() -> None:
    """Nobody else is in reach."""
    others = [
        Place(SHERIFF, "apache_kid"),
        Place(DEPUTY),
        Place(RENEGADE),
        Place(OUTLAW, in_play=["mustang"]),
    ]
    for seed in range(6):
        game = laid_out(Place(OUTLAW, hand=["bang AS", "bang AD"]), *others, sets=["base", "dodge_city"])
        assert ask(game, bot=new_bot("regular", seed)) == "play:bang#17>p1"


def test_dorothy_rage_is_asked_for_once_a_turn() -> None:
    """Whoever had to obey has shown his hand."""
    sheriff = Place(SHERIFF, hand=["missed"])
    others = [Place(OUTLAW, hand=["missed", "missed"]), Place(OUTLAW), Place(OUTLAW), Place(DEPUTY)]
    decks = [LaidDeck("dorothy_rage", [])]
    game = laid_out(sheriff, *others, sets=["base", "wild_west_show"], event_decks=decks)
    said = answer_of(game, *shots(1, 0))
    assert said == "use:dorothy_rage>p1"
    game.answer_key(said)
    answer(game, "command:bang")
    assert answer_of(game, *shots(1, 0)) == "end_turn"
