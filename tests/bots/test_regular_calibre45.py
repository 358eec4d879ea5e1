"""What the regular of Calibre 45 does not do any more: follies that were seen in watched games."""

from saloon.bots.registry import new_bot
from saloon.games.calibre45.state import Calibre
from saloon.kernel.events import Event
from tests.bots.calibre45_scene import Place, ask, laid_out, rob

SIX, SIX_TOO = "wild_bill_hickok", "billy_the_kid"


def answer_of(game: Calibre, *heard: Event) -> str:
    return ask(game, *heard, bot=new_bot("regular", "scene", "calibre45"))


def arming(*hand: str) -> str:
    return answer_of(laid_out(Place(0, list(hand), SIX), Place(1, ["bullets_6"] * 6, SIX_TOO)))


def test_a_third_mustang_goes_before_bullets() -> None:
    """A cowboy rides one at a time."""
    answer = arming("mustang", "mustang", "mustang", "bullets_5", "bullets_5", "bullets_2")
    assert answer.startswith("exchange:mustang")


def test_the_only_mustang_stays() -> None:
    answer = arming("mustang", "bullets_5", "bullets_5", "bullets_4", "bullets_4", "bullets_2")
    assert answer.startswith("exchange:bullets_2")


def test_a_mustang_is_not_given_for_a_card_of_three_or_four_bullets() -> None:
    """All cards with fewer have gone, so that an unknown one promises so much."""
    hand = ["mustang", "bullets_3", "bullets_5", "bullets_5", "bullets_4", "bullets_4"]
    game = laid_out(Place(0, hand, SIX), Place(1, ["bullets_6"] * 6, SIX_TOO))
    game.weapon_discard += [card for card in game.weapons if game.book.bullets_of[card] <= 1]
    game.weapons = [card for card in game.weapons if card not in game.weapon_discard]
    assert not answer_of(game).startswith("exchange:mustang")


def test_nobody_calls_a_robbery_that_hardly_any_guard_would_let_him_finish() -> None:
    """However long people have been waiting for one."""
    game = laid_out(Place(0, ["bullets_1"], SIX), Place(1, [], SIX_TOO))
    game.turns = 60
    assert answer_of(game) == "draw"


def test_nobody_joins_a_robbery_without_a_chance_in_the_shoot_out() -> None:
    """Unless the rival may win the game with it."""
    armed = ["bullets_6"] * 6
    for loot, said in ([], "decline"), (["fort_knox_6", "mail_car_2"], "join"):
        game = laid_out(Place(1, armed, SIX_TOO, loot=loot), Place(0, ["bullets_2"], SIX))
        game.answer_key("call")
        assert answer_of(game) == said


def test_a_cowboy_is_not_given_up_who_can_be_saved() -> None:
    """Six bullets against six, with a partner beside him and a strong rival who shoots."""
    places = [
        Place(1, ["bullets_6"] * 5, SIX_TOO),
        Place(0, ["bullets_6"], SIX),
        Place(0, ["bullets_1"], "wyatt_earp"),
    ]
    game = rob(*places, card="fort_knox_6", joins=2)
    for _step in range(12):
        decision = game.decision
        assert decision is not None
        if decision.kind == "answer_shot":
            break
        keys = [game.key(option) for option in decision.options]
        game.answer_key(
            next(
                (key for key in keys if key == "fire"),
                next((k for k in keys if k.startswith(("shoot>p1", "lay"))), keys[0]),
            )
        )
    assert answer_of(game) != "give_up"


def test_bail_that_is_owed_is_not_there_to_win_with() -> None:
    """With a gold train it is a million only for a cowboy whose bail has been worked off."""
    for tokens, said in (3, "remove_token"), (0, "call"):
        game = laid_out(
            Place(1, [*["bullets_3"] * 2, *["bullets_6"] * 2, "mustang"], SIX, tokens, ["mail_car_2"] * 2),
            Place(0, ["bullets_2", "bullets_2", "bullets_5", "bullets_6"], SIX_TOO, 2),
            Place(1, ["bullets_6", "mustang"], "sundance_kid", 2, ["fort_knox_6", "mail_car_2"]),
            Place(0, ["bullets_3", "bullets_5", "bullets_5"], "butch_cassidy", 2),
        )
        assert answer_of(game) == said


def test_nobody_rides_off_from_guards_whom_he_can_beat_and_leaves_it_to_a_weak_partner() -> None:
    caller = Place(1, ["bullets_6", "bullets_6", "mustang", "mustang"], SIX)
    rival = Place(0, ["bullets_5", "bullets_6"], SIX_TOO)
    game = rob(caller, rival, Place(1, ["bullets_3"], "buffalo_bill"), card="mail_car_2", joins=2)
    assert answer_of(game).startswith("lay:")


def test_nobody_leaves_a_weak_partner_alone_with_two_rivals() -> None:
    """Twenty bullets in his own hand, and three in the partner's."""
    game = rob(
        Place(1, ["bullets_4", "bullets_4", "bullets_6", "bullets_6", "mustang"], SIX),
        Place(0, ["bullets_2", "bullets_5", "bullets_5"], SIX_TOO),
        Place(0, ["bullets_1", "bullets_2", "bullets_3"], "butch_cassidy"),
        Place(1, ["bullets_3"], "sundance_kid"),
        card="stagecoach",
        joins=3,
    )
    assert answer_of(game).startswith("shoot")


def test_people_with_full_hands_do_not_wait_for_one_another_for_ever() -> None:
    """However quickly robberies followed one another before."""
    hand = ["bullets_4", "bullets_4", "bullets_5", "bullets_6", "mustang"]
    game = laid_out(
        Place(0, [*hand, "bullets_5"], SIX),
        Place(1, [*hand, "bullets_6"], SIX_TOO),
        Place(0, [*hand, "bullets_5"], "butch_cassidy"),
        Place(1, [*hand, "bullets_6"], "jesse_james"),
    )
    game.turns, game.robberies = 100, 20
    waiting = [Event("turn_began")] * 4
    assert answer_of(game, *waiting * 3) == "pass"
    assert answer_of(game, *waiting * 15) == "call"
    assert answer_of(game, *waiting * 15, Event("robbery_called"), *waiting) == "pass"


def test_whoever_has_time_gets_rid_of_a_coyote_with_his_worst_bullets() -> None:
    """There is room for another card then; but a six does not go with it."""
    for numbers, exchanges in ((3, 4, 4, 5, 6), True), ((6, 6, 6, 6, 6), False):
        hand = [f"bullets_{number}" for number in numbers]
        game = laid_out(Place(0, [*hand, "coyote"], SIX), Place(1, ["bullets_2"] * 6, SIX_TOO))
        assert answer_of(game).startswith("exchange:coyote") == exchanges
