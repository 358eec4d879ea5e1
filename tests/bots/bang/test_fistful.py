"""What a bot does under the events of A Fistful of Cards, where that is clear."""

from saloon.games.bang.arrange import LaidDeck
from saloon.games.bang.state import Bang
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId
from tests.bots.scene import DEPUTY, OUTLAW, RENEGADE, SHERIFF, Place, answer, ask, laid_out

SETS = ["base", "fistful_of_cards"]


def under(event: str, *places: Place, turn: int = 0, **layout: object) -> Bang:
    """The table with this event in force."""
    return laid_out(*places, turn=turn, sets=SETS, event_decks=[LaidDeck(event, [])], **layout)  # type: ignore[arg-type]


def test_liquor_is_drunk_when_life_is_short_and_cards_are_drawn_otherwise() -> None:
    def drink(life: int) -> str:
        return ask(
            under("hard_liquor", Place(OUTLAW, life=life), Place(SHERIFF), Place(OUTLAW), phase="draw")
        )

    assert drink(1) == "use:hard_liquor"
    assert drink(3) == "draw"


def test_the_colour_is_guessed_of_which_fewer_cards_lie_open() -> None:
    table = [Place(SHERIFF), Place(OUTLAW), Place(RENEGADE)]
    game = under("peyote", *table, phase="draw", discard_top=["bang 2D", "bang 3D", "beer 6H"])
    assert ask(game) == "name:0"
    game = under("peyote", *table, phase="draw", discard_top=["bang 2C", "bang 3C", "missed 2S"])
    assert ask(game) == "name:1"


def test_a_dying_sheriff_gets_life_from_his_deputy_but_not_from_an_outlaw() -> None:
    def gives(role: int) -> str:
        game = under("blood_brothers", Place(SHERIFF, life=1), Place(role), turn=1, phase="turn_start")
        return ask(game)

    assert gives(DEPUTY) == "give>p0"
    assert gives(OUTLAW) == "pass"


def test_poor_cards_are_exchanged_at_the_ranch_and_good_ones_kept() -> None:
    game = under("ranch", Place(SHERIFF, hand=["dynamite", "beer"]), Place(OUTLAW), Place(OUTLAW))
    answer(game, "end_turn")
    assert ask(game).startswith("discard:dynamite")
    answer(game, "discard:dynamite")
    assert ask(game) == "pass"


def test_a_missed_is_given_in_the_roulette_rather_than_two_life_points() -> None:
    game = laid_out(
        Place(SHERIFF, hand=["missed", "beer"]),
        Place(OUTLAW),
        phase="turn_start",
        sets=SETS,
        event_decks=[LaidDeck("", ["russian_roulette"])],
    )
    assert ask(game).startswith("answer:missed")


def test_a_barrel_of_the_sheriff_is_shot_at_with_a_spare_bang() -> None:
    game = under(
        "ricochet",
        Place(SHERIFF, in_play=["barrel"]),
        Place(RENEGADE),
        Place(OUTLAW, hand=["bang", "bang"]),
        Place(OUTLAW),
        Place(DEPUTY),
        turn=2,
    )
    assert ask(game).startswith("use:bang")


def test_a_missed_is_not_wasted_on_a_jail() -> None:
    game = under(
        "ricochet",
        Place(SHERIFF, hand=["bang"]),
        Place(OUTLAW, hand=["missed"], in_play=["jail"]),
        Place(RENEGADE),
    )
    answer(game, "use:bang")
    assert ask(game) == "pass"


def test_a_forced_card_is_played_although_nothing_speaks_for_it() -> None:
    game = under(
        "law_of_the_west",
        Place(SHERIFF),
        Place(OUTLAW),
        Place(RENEGADE),
        phase="draw",
        deck_top=["missed 2S", "beer 6H"],
    )
    assert ask(game).startswith("play:beer")


def test_no_coach_is_taken_when_there_is_nothing_to_draw() -> None:
    game = laid_out(Place(SHERIFF, hand=["stagecoach"]), Place(OUTLAW), Place(RENEGADE), deck_size=0)
    assert ask(game) == "end_turn"


def test_a_shot_at_a_card_and_a_gift_of_life_tell_about_their_author() -> None:
    def shoots(*heard: Event) -> str:
        star = Place(SHERIFF, life=2, hand=["bang", "missed", "missed"])
        table = [star, Place(OUTLAW), Place(OUTLAW), Place(RENEGADE), Place(DEPUTY)]
        return ask(laid_out(*table), *heard)

    against = Event(
        "sniped", FigureId(1), FigureId(0), [CardId(0), CardId(1)], choices=[FigureId(0), FigureId(4)]
    )
    helping = Event("gave_life", FigureId(4), FigureId(0), cause="blood_brothers")
    assert shoots(against).endswith(">p1")
    assert shoots(helping).endswith(">p1")
