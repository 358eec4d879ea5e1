"""A look ahead of The Duel and Calibre 45 does not try either what nobody at the table would understand."""

from re import sub
from typing import Any

from saloon.games.calibre45.arrange import Pile, arrange
from saloon.games.calibre45.state import Calibre
from saloon.games.duel.game import DUEL
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import nothing_known
from saloon.thinking.calibre45.head import CRAFT as CALIBRE
from saloon.thinking.duel.head import CRAFT as DUELLING
from saloon.thinking.plain import Craft, PlainMind
from tests.bots.calibre45_scene import Place, laid_out, rob
from tests.scenes.duel.language import Fighter, Side, Table
from tests.scenes.duel.names import DJANGO, KITTY_LEROY, STRANGER, TOM_HORN, WES_HARDIN

SIX, SIX_TOO, FOUR = "billy_the_kid", "jesse_james", "doc_holliday"


def tried(craft: Craft[Any, Any], game: Any) -> list[str]:
    """The keys of what is tried in imagined games, the policy's choice first."""
    decision = game.decision
    view = craft.kind.view(game, decision.player)
    mind = PlainMind(craft, view, craft.asked(view, decision.options), nothing_known(), "sense")
    return [game.key(decision.options[place]) for place in mind.candidates()]


def some(keys: list[str], start: str) -> bool:
    return any(key.startswith(start) for key in keys)


# Calibre 45


def in_calibre(game: Calibre) -> list[str]:
    return tried(CALIBRE, game)


def cards(*numbers: int) -> list[str]:
    return [f"bullets_{number}" for number in numbers]


def test_nobody_gives_up_a_cowboy_whom_bullets_or_a_mustang_would_save() -> None:
    for hand in (cards(2, 3, 5), [*cards(1), "mustang"]):
        keys = in_calibre(rob(Place(0, hand, SIX), Place(1), card="gold_train_4", joins=0))
        assert "give_up" not in keys


def test_a_mustang_is_not_spent_where_a_few_bullets_do() -> None:
    few = rob(Place(0, [*cards(2, 6), "mustang"], SIX), Place(1), card="mail_car_2", joins=0)
    many = rob(Place(0, [*cards(1, 6), "mustang"], SIX), Place(1, [], FOUR), card="gold_train_5")
    assert not some(in_calibre(few), "escape")
    assert some(in_calibre(many), "escape")


def test_guards_get_no_more_bullets_than_they_need() -> None:
    keys = in_calibre(rob(Place(0, cards(1, 2, 3, 6), SIX), Place(1), card="mail_car_3", joins=0))
    assert [key.partition("#")[0] for key in keys] == ["lay:bullets_3"]


def test_a_shot_at_an_empty_hand_takes_one_card() -> None:
    game = rob(Place(0, cards(5, 1, 4), SIX), Place(1, [], SIX_TOO), card="stagecoach")
    game.answer_key("shoot>p1")
    game.answer_key(in_calibre(game)[0])
    assert in_calibre(game) == ["fire"]


def test_nobody_passes_where_a_card_can_be_drawn() -> None:
    assert "pass" not in in_calibre(laid_out(Place(0, cards(6, 6), FOUR), Place(1, cards(6), SIX)))


def test_nobody_tries_to_exchange_his_only_mustang() -> None:
    one = laid_out(Place(0, ["mustang", *cards(1, 2, 3, 3, 3)], SIX), Place(1, cards(6), SIX_TOO))
    two = laid_out(Place(0, ["mustang", "mustang", *cards(1, 2, 3, 3)], SIX), Place(1, cards(6), SIX_TOO))
    assert not some(in_calibre(one), "exchange:mustang")
    assert some(in_calibre(two), "exchange:mustang")


def test_bullets_are_not_exchanged_by_whoever_holds_three_mustangs() -> None:
    two = laid_out(Place(0, [*["mustang"] * 2, *cards(5, 5, 2, 2)], SIX), Place(1, cards(6), SIX_TOO))
    three = laid_out(Place(0, [*["mustang"] * 3, *cards(5, 5, 2)], SIX), Place(1, cards(6), SIX_TOO))
    assert some(in_calibre(two), "exchange:bullets")
    assert not some(in_calibre(three), "exchange:bullets")


def test_nobody_calls_a_robbery_that_hardly_any_guard_would_let_him_finish() -> None:
    assert "call" not in in_calibre(laid_out(Place(0, cards(1, 1), SIX), Place(1, [], SIX_TOO)))
    assert "call" in in_calibre(laid_out(Place(0, cards(4, 4, 1), SIX), Place(1, [], SIX_TOO)))


def test_nobody_calls_a_robbery_with_one_card_where_armed_rivals_may_come() -> None:
    """Guards would take it; with a full hand, or if only one comes who is as bare, one may think of it."""
    armed = cards(2, 2, 3, 3, 4)
    for mine, theirs, called in (
        (cards(4), (armed, armed), False),
        (cards(4), (cards(1), []), True),
        (cards(4, 4, 5, 5, 6), (armed, armed[:3]), True),
    ):
        game = laid_out(Place(0, mine, SIX), Place(1, theirs[0], SIX_TOO), Place(1, theirs[1], "wyatt_earp"))
        assert ("call" in in_calibre(game)) == called


def test_what_is_exchanged_is_the_worst_that_one_has() -> None:
    """And while arming, where one may pass, nothing better than an unknown card promises."""
    rival = Place(1, cards(6), SIX_TOO)
    for hand, gone in (
        (["mustang", "coyote", *cards(1, 3, 3, 5)], ["exchange:bullets_1", "exchange:coyote+bullets_1"]),
        (["mustang", "cactus", *cards(1, 3, 5, 5)], ["exchange:cactus"]),
        (["mustang", *cards(4, 4, 5, 5, 6)], []),
    ):
        keys = in_calibre(laid_out(Place(0, hand, SIX), rival))
        shown = [sub(r"#\d+", "", key) for key in keys if key.startswith("exchange")]
        assert sorted(shown) == sorted(gone)


def test_a_card_that_adds_nothing_to_a_shot_is_not_laid() -> None:
    """Six is as much as the cowboy can shoot, and seven more than a rival with six can answer."""
    for shooter, hand, first, then in (
        (SIX, cards(2, 5, 6), 2, ["fire"]),
        ("wyatt_earp", cards(1, 4, 4), 4, ["fire", "lay:bullets_1", "lay:bullets_4"]),
        ("wyatt_earp", cards(1, 4, 4), 1, ["fire", "lay:bullets_4"]),
    ):
        game = rob(Place(0, hand, shooter), Place(1, cards(2, 2, 3), SIX_TOO), card="stagecoach")
        game.answer_key("shoot>p1")
        assert game.decision is not None
        keys = [game.key(option) for option in game.decision.options]
        game.answer_key(next(key for key in keys if key.startswith(f"lay:bullets_{first}")))
        assert sorted(key.partition("#")[0] for key in in_calibre(game)) == then


def test_a_cowboy_of_the_usual_kind_is_not_sent_away() -> None:
    for cowboy, tried_too in ((SIX, False), (FOUR, True)):
        game = arrange([Place(0, cards(6, 6)), Place(1, cards(6), SIX_TOO)], cowboys=Pile([cowboy]))
        game.run()
        game.answer_key("recruit")
        assert some(in_calibre(game), "dismiss") == tried_too


def test_bail_for_two_is_not_paid_for_a_robbery_unless_somebody_can_win_with_it() -> None:
    loot = ["gold_train_4"]
    for tokens, rich, called in (2, [], False), (2, ["fort_knox_6"], True), (1, [], True):
        mine = Place(0, cards(4, 4, 1), SIX, tokens, loot)
        game = laid_out(mine, Place(1, cards(6, 6, 6, 6), SIX_TOO, loot=rich))
        assert ("call" in in_calibre(game)) == called


def test_nobody_rides_off_from_guards_whom_he_can_beat_if_there_is_no_rival() -> None:
    hand = [*cards(5), "mustang"]
    alone = rob(Place(0, hand, SIX), Place(1, [], SIX_TOO), card="gold_train_5", joins=0)
    followed = rob(Place(0, hand, SIX), Place(1, cards(6, 6), SIX_TOO), card="gold_train_5")
    assert not some(in_calibre(alone), "escape")
    assert some(in_calibre(followed), "escape")


def test_nobody_flees_from_loot_that_is_more_likely_his() -> None:
    """But from less loot, or from a stronger rival."""
    strong, weak = cards(2, 3, 4, 4, 4, 6), cards(1, 4)
    for mine, theirs, card, flees in (
        (strong, weak, "gold_train_4", False),
        (weak, strong, "gold_train_4", True),
        (strong, weak, "stagecoach", True),
    ):
        game = rob(Place(0, mine, SIX), Place(1, theirs, SIX_TOO), card=card)
        if card != "stagecoach":
            game.answer_key(in_calibre(game)[0])
        assert some(in_calibre(game), "flee") == flees


# The Duel


def in_duel(side: Side) -> list[str]:
    """What is tried in place of this side, as scenes tell it."""
    game = side.table.game
    decision = game.decision
    assert decision is not None
    view = DUEL.view(game, PlayerId(side.number))
    asked = DUELLING.asked(view, decision.options)
    mind = PlainMind(DUELLING, view, asked, nothing_known(), "sense")
    return [side.table.meaning(decision.options[place]) for place in mind.candidates()]


def test_nobody_ends_his_turn_with_a_hit_for_somebody_who_cannot_answer() -> None:
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    table.outlaws(WES_HARDIN, KITTY_LEROY)
    assert "end_turn" not in in_duel(law)


def test_with_a_barrel_before_him_it_may_wait() -> None:
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["colt"])
    table.outlaws(Fighter(WES_HARDIN, cards=["barrel"]), KITTY_LEROY)
    assert "end_turn" in in_duel(law)


def test_water_moves_the_rivals_marker_only_with_a_hit_to_follow() -> None:
    for hand, moved in ((["water"], False), (["water", "colt"], True)):
        table = Table()
        law = table.law(STRANGER, DJANGO, hand=hand)
        table.outlaws(Fighter(WES_HARDIN, health=4), Fighter(TOM_HORN, health=1), hand=["missed"])
        assert ("play:water>p3" in in_duel(law)) == moved


def test_nobody_moves_his_own_marker_with_water_while_that_is_free() -> None:
    table = Table()
    law = table.law(Fighter(STRANGER, health=1), DJANGO, hand=["water", "colt"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    assert "play:water>p1" not in in_duel(law)


def test_nobody_ends_his_turn_with_a_certain_hit_though_a_volley_would_hit_more() -> None:
    table = Table()
    law = table.law(STRANGER, hand=["colt", "indians"])
    table.outlaws(WES_HARDIN, KITTY_LEROY)
    keys = in_duel(law)
    assert keys[0].startswith("play:indians")
    assert "end_turn" not in keys


def test_nobody_ends_his_turn_with_a_hat_in_hand() -> None:
    """Whatever he would do first."""
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["hat", "colt"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    assert "end_turn" not in in_duel(law)


def test_a_barrel_is_asked_before_anything_else_is_thought_of() -> None:
    table = Table()
    stranger = Fighter(STRANGER, cards=["barrel"])
    law = table.law(stranger, DJANGO, hand=["missed"])
    outlaws = table.outlaws(WES_HARDIN, TOM_HORN, hand=["colt"])
    table.has_turn(outlaws)
    outlaws.plays("colt", on=stranger)
    assert law.decides("defend")
    assert in_duel(law) == ["use:barrel"]


def test_nobody_brings_his_dying_one_to_the_front() -> None:
    table = Table()
    law = table.law(Fighter(STRANGER, health=3), Fighter(DJANGO, health=1), hand=["beer"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["colt"])
    assert not some(in_duel(law), "move")


def test_what_is_no_attack_is_tried_only_if_it_looks_worth_it() -> None:
    """A Beer for nobody, a Strong Ale that gives the rival points, and a card of Wild Bill's hand."""
    table = Table()
    law = table.law(STRANGER, Fighter(DJANGO, health=2), hand=["strong_ale", "colt"])
    table.outlaws(Fighter(WES_HARDIN, health=1), KITTY_LEROY, hand=["missed"])
    assert "play:strong_ale>p1" in in_duel(law)
    assert "play:strong_ale>p2" not in in_duel(law)

    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["beer", "colt"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    assert "play:beer" not in in_duel(law)


def test_a_wagon_is_played_before_anything_else_is_thought_of() -> None:
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["wagon", "colt", "hat"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    assert in_duel(law) == ["play:wagon"]


def test_nobody_shoots_at_his_own() -> None:
    """Not even for an empty hand, for which Kitty Leroy would draw."""
    table = Table()
    table.law(STRANGER, DJANGO)
    outlaws = table.outlaws(KITTY_LEROY, WES_HARDIN, hand=["knife", "missed"])
    table.has_turn(outlaws)
    assert outlaws.may("play:knife>p2")
    assert not some(in_duel(outlaws), "play:knife>p2")


def test_nobody_throws_a_good_card_away_for_a_poor_one() -> None:
    table = Table()
    law = table.law(Fighter(STRANGER, health=2), DJANGO, hand=["missed", "colt", "stampede"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    law.ends_turn()
    assert law.decides("discard_excess")
    assert in_duel(law) == ["discard:stampede", "discard:colt"]


def test_nobody_ends_his_turn_with_a_rattlesnake_in_hand() -> None:
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["rattlesnake", "colt"])
    table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
    assert "end_turn" not in in_duel(law)


def test_nobody_brings_tom_horn_to_the_front_against_himself() -> None:
    for other, tried_too in ((KITTY_LEROY, True), (TOM_HORN, False)):
        table = Table()
        wes = Fighter(WES_HARDIN)
        law = table.law(STRANGER, Fighter(DJANGO, health=1), hand=["shotgun"])
        outlaws = table.outlaws(wes, other, hand=["missed"])
        law.plays("shotgun", on=wes)
        outlaws.answers("missed")
        assert law.decides("move_marker")
        assert ("move>p3" in in_duel(law)) == tried_too


def test_a_general_store_is_not_tried_by_whoever_could_keep_nothing_of_it() -> None:
    for health, tried_too in ((4, True), (2, False)):
        table = Table()
        law = table.law(Fighter(STRANGER, health=health), DJANGO, hand=["general_store", "colt", "missed"])
        table.outlaws(WES_HARDIN, KITTY_LEROY, hand=["missed"])
        assert ("play:general_store" in in_duel(law)) == tried_too


def test_nobody_tries_a_volley_that_kills_only_his_own() -> None:
    for health, rival, tried_too in ((2, 4, True), (1, 4, False), (1, 1, True)):
        table = Table()
        law = table.law(STRANGER, Fighter(DJANGO, health=health), hand=["indians"])
        table.outlaws(Fighter(WES_HARDIN, health=rival), KITTY_LEROY, hand=["colt"])
        assert ("play:indians" in in_duel(law)) == tried_too
