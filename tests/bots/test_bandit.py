"""Bandit, question by question."""

import pytest

from saloon.bots.bandit.memory import Memory
from saloon.bots.bandit.outlook import Outlook, chance_of
from saloon.bots.bandit.volleys import volleys
from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.view import view
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId
from saloon.sim.lineup import NOBODY, Lineup
from saloon.sim.plan import Plan
from saloon.sim.table import play_game
from tests.bots.calibre45_scene import Pile, Place, ask, bandit, laid_out, rob

GOOD = ["bullets_6", "bullets_5", "bullets_5", "bullets_4", "bullets_3", "mustang"]
SIX, SIX_TOO = "billy_the_kid", "jesse_james"
NINE, FOUR = "wyatt_earp", "doc_holliday"


def cards(*numbers: int) -> list[str]:
    return [f"bullets_{number}" for number in numbers]


# Arming


def test_without_a_cowboy_he_looks_for_one() -> None:
    assert ask(laid_out(Place(0, GOOD), Place(1, [], SIX))) == "recruit"


def test_bail_comes_off_before_cards_are_drawn() -> None:
    assert ask(laid_out(Place(0, cards(3), SIX, 2), Place(1, GOOD, NINE))) == "remove_token"


def test_he_draws_while_his_hand_is_weak() -> None:
    assert ask(laid_out(Place(0, cards(1, 2), SIX), Place(1, GOOD, NINE))) == "draw"


def test_well_armed_he_robs_while_nobody_can_follow() -> None:
    assert ask(laid_out(Place(0, GOOD, NINE), Place(1, GOOD, ""))) == "call"


def test_he_does_not_rob_before_the_eyes_of_a_better_armed_rival() -> None:
    rival = Place(1, ["bullets_6"] * 5 + ["mustang"], NINE)
    assert ask(laid_out(Place(0, cards(1, 1, 2, 2, 2, 3), FOUR), rival)) != "call"


def test_when_nothing_happens_for_long_he_robs_all_the_same() -> None:
    game = laid_out(Place(0, cards(1, 1, 2, 2, 2, 3), FOUR), Place(1, GOOD, NINE))
    assert ask(game, Event("turn_began", FigureId(0), nth=80)) == "call"
    assert ask(game, Event("turn_began", FigureId(0), nth=80), Event("robbery_called", FigureId(0))) != "call"


def test_a_cactus_is_exchanged_first() -> None:
    hand = ["cactus", *cards(1, 2, 2, 3, 3)]
    assert ask(laid_out(Place(0, hand, FOUR), Place(1, GOOD, NINE))).startswith("exchange:cactus")


def test_a_coyote_takes_the_fewest_bullets_along() -> None:
    hand = ["coyote", *cards(1, 5, 5, 5, 5)]
    answer = ask(laid_out(Place(0, hand, FOUR), Place(1, ["bullets_6"] * 6, NINE)))
    assert answer.startswith("exchange:coyote")
    assert "+bullets_1" in answer


def test_good_cards_are_not_exchanged() -> None:
    hand = cards(6, 6, 6, 5, 5, 5)
    assert ask(laid_out(Place(0, hand, SIX, resting=True), Place(1, GOOD, NINE))) == "pass"


@pytest.mark.parametrize(("cowboy", "answer"), [(FOUR, "dismiss"), (NINE, "keep")])
def test_a_cowboy_with_a_poor_gun_is_not_worth_its_bail(cowboy: str, answer: str) -> None:
    game = laid_out(Place(0, GOOD), Place(1, GOOD, SIX))
    game.cowboys.remove(CardId(house_book().key_of.index(cowboy)))
    game.cowboys.append(CardId(house_book().key_of.index(cowboy)))
    game.answer_key("recruit")
    assert ask(game).startswith(answer)


# Robberies


def called(me: Place, rival: Place, money: Pile | None = None) -> str:
    """What he answers when the rival calls a robbery."""
    game = laid_out(rival, me, money=money)
    game.answer_key("call")
    return ask(game)


def test_he_joins_with_the_better_hand_and_stays_at_home_with_the_worse() -> None:
    assert called(Place(1, GOOD, NINE), Place(0, cards(1), FOUR)) == "join"
    assert called(Place(1, cards(1, 1), FOUR), Place(0, GOOD, NINE)) == "decline"


def test_before_a_rival_has_his_million_he_joins_with_a_poorer_hand() -> None:
    hand = cards(1, 1)
    rich = ["fort_knox_6", "gold_train_4", "mail_car_2", "mail_car_3"]
    assert called(Place(1, hand, SIX), Place(0, GOOD, SIX_TOO)) == "decline"
    assert called(Place(1, hand, SIX), Place(0, GOOD, SIX_TOO, loot=rich)) == "join"


def test_a_partner_who_nobody_can_follow_needs_no_help() -> None:
    game = laid_out(Place(0, GOOD, NINE), Place(0, GOOD, SIX), Place(1, GOOD, ""))
    game.answer_key("call")
    assert ask(game) == "decline"


def test_a_partner_is_helped_against_a_rival() -> None:
    partner, rival = Place(0, GOOD, SIX), Place(1, cards(4, 4, 4, 3), SIX_TOO)
    game = laid_out(partner, rival, Place(0, cards(6, 6, 5, 5), NINE))
    game.answer_key("call")
    game.answer_key("join")
    assert ask(game) == "join"


def test_guards_get_no_more_bullets_than_they_need() -> None:
    """Three guards: the card of three, not one of six, nor two of one and two."""
    game = rob(Place(0, cards(1, 2, 3, 6), SIX), Place(1), card="mail_car_3", joins=0)
    assert ask(game).startswith("lay:bullets_3")


def test_small_cards_are_put_together_before_a_great_one_is_spent() -> None:
    game = rob(Place(0, cards(6, 1, 2), SIX), Place(1), card="mail_car_3", joins=0)
    bot = bandit()
    first = ask(game, bot=bot)
    game.answer_key(first)
    second = ask(game, bot=bot)
    assert {first.partition("#")[0], second.partition("#")[0]} == {"lay:bullets_1", "lay:bullets_2"}


def test_what_somebody_else_has_laid_is_carried_through() -> None:
    game = rob(Place(0, cards(6, 1, 2), SIX), Place(1), card="mail_car_3", joins=0)
    assert game.decision is not None
    game.answer_key(next(key for key in map(game.key, game.decision.options) if "bullets_2" in key))
    assert ask(game).startswith("lay:bullets_")


def test_a_mustang_saves_the_cowboy_that_cannot_shoot() -> None:
    game = rob(Place(0, [*cards(1), "mustang"], SIX), Place(1), card="gold_train_5", joins=0)
    assert ask(game).startswith("escape:mustang")


def test_a_small_fine_is_paid_and_a_great_one_is_not() -> None:
    small = rob(Place(0, GOOD, SIX, loot=["stagecoach"]), Place(1), card="sheriff", joins=0)
    assert ask(small).startswith("pay:stagecoach")
    great = rob(Place(0, GOOD, SIX, loot=["gold_train_4"]), Place(1), card="sheriff", joins=0)
    assert ask(great) == "refuse"


def test_bail_paid_in_one_sum_with_a_fine_does_not_make_it_dearer() -> None:
    me = Place(0, GOOD, SIX, loot=["gold_train_4"], debt=200_000)
    assert ask(rob(me, Place(1), card="sheriff", joins=0)).startswith("pay:gold_train_4")


def test_of_two_ways_to_pay_the_cheaper_one() -> None:
    me = Place(0, GOOD, SIX, loot=["mail_car_2", "stagecoach"])
    assert ask(rob(me, Place(1), card="sheriff", joins=0)).startswith("pay:stagecoach")


# Shoot-outs


def test_he_shoots_one_bullet_more_than_the_rival_can_answer() -> None:
    game = rob(Place(0, cards(3, 2, 6, 6), NINE), Place(1, GOOD, FOUR), card="stagecoach")
    assert ask(game) == "shoot>p1"
    game.answer_key("shoot>p1")
    bot = bandit()
    laid = 0
    while (answer := ask(game, bot=bot)) != "fire":
        laid += int(answer.partition("_")[2][0])
        game.answer_key(answer)
    assert laid == 5


def test_an_empty_hand_is_shot_at_with_the_least_card() -> None:
    game = rob(Place(0, cards(5, 1, 4), SIX), Place(1, [], SIX_TOO), card="stagecoach")
    game.answer_key(ask(game))
    assert ask(game).startswith("lay:bullets_1")


def test_he_aims_at_the_one_who_cannot_answer() -> None:
    rivals = [Place(1, cards(4, 4, 4), SIX_TOO), Place(1, [], FOUR)]
    game = rob(Place(0, cards(6, 5, 3, 2), SIX), *rivals, card="stagecoach", joins=2)
    assert ask(game) == "shoot>p2"


def test_while_there_are_weapons_a_strong_gun_takes_its_time() -> None:
    """Nobody can hurt Wyatt Earp here, and cards drawn in the shoot-out are kept."""
    game = laid_out(
        Place(0, cards(3, 2, 6, 6), NINE), Place(1, cards(1, 1), FOUR), money=Pile(["stagecoach"])
    )
    for answer in ("call", "join", "pick:1"):
        game.answer_key(answer)
    assert ask(game) == "draw"


def test_without_hope_he_flees_from_small_loot() -> None:
    game = rob(Place(0, cards(1, 1), FOUR), Place(1, GOOD, NINE), card="stagecoach")
    assert ask(game) == "flee"


def test_a_shot_is_answered_with_the_least_waste() -> None:
    game = rob(Place(0, cards(4), SIX), Place(1, cards(6, 4, 5, 1), SIX_TOO), card="stagecoach")
    game.answer_key("shoot>p1")
    game.answer(0)
    assert ask(game).startswith("lay:bullets_4")


# Cards to be counted


def test_volleys_are_the_cheapest_cards_that_reach_a_number() -> None:
    found = volleys((6, 3, 2, 1))
    assert [found[number].sizes for number in (0, 1, 2, 3, 4)] == [(), (1,), (2,), (3,), (3, 1)]
    assert found[12].bullets == 12
    assert len(found) == 13


def test_after_a_reshuffle_the_cards_in_hands_are_known() -> None:
    """Everything but a Cactus has gone through the discard pile: so a Cactus is what the rival holds."""
    game = laid_out(Place(0, cards(1), SIX), Place(1, ["cactus"], SIX_TOO))
    cactus, mine = game.players[1].hand[0], game.players[0].hand[0]
    memory = Memory()
    memory.hear(Event("drew", FigureId(1), amount=1))
    others = [card for card in house_book().decks[0] if card not in (cactus, mine)]
    memory.hear(Event("shot", FigureId(0), FigureId(1), cards=others))
    seat = view(game, PlayerId(0)).seats[1]
    assert chance_of(Outlook(view(game, PlayerId(0)), memory).arms(seat), 1) > 0.5
    memory.hear(Event("reshuffled", deck="weapons", amount=len(others)))
    assert chance_of(Outlook(view(game, PlayerId(0)), memory).arms(seat), 1) == 0.0
    memory.hear(Event("exchanged", FigureId(1), cards=[cactus]))
    memory.hear(Event("drew", FigureId(1), amount=1))
    assert chance_of(Outlook(view(game, PlayerId(0)), memory).arms(seat), 1) > 0.5


def test_one_who_always_joins_is_expected_to_join() -> None:
    memory = Memory()
    assert memory.boldness(PlayerId(1)) == 0.5
    for _robbery in range(8):
        memory.hear(Event("joined", FigureId(1), FigureId(0)))
        memory.hear(Event("declined", FigureId(2), FigureId(0)))
    assert memory.boldness(PlayerId(1)) == pytest.approx(0.9)
    assert memory.boldness(PlayerId(2)) == pytest.approx(0.1)


# All in all


def test_an_unknown_question_gets_the_mildest_answer() -> None:
    game = laid_out(Place(0, GOOD, SIX), Place(1, GOOD, NINE))
    seen = view(game, PlayerId(0))
    seen.decision = "never_heard_of"
    assert (
        bandit().decide(
            seen,
            [
                Option(99, NO_CARD, DefinitionId(9999), NO_FIGURE, NO_CARD),
                Option(99, CardId(9999), NO_DEFINITION, FigureId(77), NO_CARD),
            ],
        )
        == 0
    )


@pytest.mark.parametrize("teams", ["2+2", "1+1+1", "2+2+2"])
def test_he_beats_random(teams: str) -> None:
    """Each team in turn is played by him, the others by random bots, on the same deals."""
    sizes = [int(size) for size in teams.split("+")]
    plan = Plan("calibre45", sum(sizes), ("base",), "rulebook", (("teams", teams),), "better", NOBODY)
    won = 0
    for number in range(10):
        for team in range(len(sizes)):
            sides = [(f"team_{i + 1}", "bandit" if i == team else "random") for i in range(len(sizes))]
            row = play_game(plan, number, Lineup((), tuple(sides))).row
            assert row.finished
            won += row.sides[row.winners[0]] == f"team_{team + 1}"
    assert won >= 9 * len(sizes)
