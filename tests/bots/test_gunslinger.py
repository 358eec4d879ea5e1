"""Gunslinger plays the Duel by rules of thumb: what it does, and that it beats chance by far."""

import random

from saloon.bots.gunslinger.bot import Gunslinger
from saloon.games.duel.game import DUEL
from saloon.kernel.ids import PlayerId
from tests.scenes.duel.language import Fighter, Side, Table
from tests.scenes.duel.names import (
    BUFFALO_BILL,
    DJANGO,
    KITTY_LEROY,
    STRANGER,
    TOM_HORN,
    WES_HARDIN,
    WYATT_EARP,
)

GAMES = 20


def choice(side: Side) -> str:
    """What Gunslinger would answer in place of this side."""
    decision = side.table.game.decision
    assert decision is not None
    assert decision.player == side.number
    view = DUEL.view(side.table.game, PlayerId(side.number))
    return side.table.meaning(decision.options[Gunslinger("1").decide(view, decision.options)])


def test_it_shoots_the_opponent_and_never_its_own() -> None:
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["knife"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert choice(law) == "play:knife>p2"


def test_it_arms_its_own_and_burdens_the_other_one() -> None:
    table = Table()
    law = table.law(STRANGER, DJANGO, hand=["barrel"])
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert choice(law) == "play:barrel>p1"
    other = Table()
    other.law(STRANGER, DJANGO)
    outlaws = other.outlaws(WES_HARDIN, TOM_HORN, hand=["rattlesnake"])
    other.has_turn(outlaws)
    assert choice(outlaws) == "play:rattlesnake>p0"


def test_it_spares_its_dying_cover_a_gatling() -> None:
    table = Table()
    law = table.law(STRANGER, Fighter(DJANGO, health=1), hand=["gatling"])
    table.outlaws(Fighter(WES_HARDIN, health=4))
    assert choice(law) == "end_turn"


def test_it_tries_the_barrel_before_it_spends_a_card() -> None:
    table = Table()
    hardin = Fighter(WES_HARDIN, cards=["barrel"])
    law = table.law(STRANGER, DJANGO, hand=["knife"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed"])
    law.plays("knife", on=hardin)
    assert choice(outlaws) == "use:barrel"


def test_it_gives_the_cheapest_card_against_a_derringer() -> None:
    table = Table()
    hardin = Fighter(WES_HARDIN)
    law = table.law(STRANGER, DJANGO, hand=["derringer"])
    outlaws = table.outlaws(hardin, TOM_HORN, hand=["missed", "dynamite", "knife"])
    law.plays("derringer", on=hardin)
    assert choice(outlaws) == "answer:dynamite"


def test_buffalo_bill_bears_a_point_for_a_weaker_friend() -> None:
    table = Table()
    django = Fighter(DJANGO, health=1)
    law = table.law(django, BUFFALO_BILL)
    outlaws = table.outlaws(KITTY_LEROY, TOM_HORN, hand=["knife"])
    table.has_turn(outlaws)
    outlaws.plays("knife", on=django)
    assert choice(law) == "bear>p1"


def test_the_healthier_one_goes_in_front() -> None:
    table = Table()
    law = table.law(Fighter(WYATT_EARP, health=1), STRANGER)
    table.outlaws(WES_HARDIN, TOM_HORN)
    assert choice(law) == "move>p1"


def test_it_beats_chance_from_either_side() -> None:
    """Chance would win half of them."""
    won = 0
    for number in range(2 * GAMES):
        seat = PlayerId(number % 2)
        rng = random.Random(number)
        bot = Gunslinger(str(number))
        game = DUEL.deal(DUEL.setup({"players": 2, "seed": f"match {number}"}))
        while (decision := game.decision) is not None:
            if decision.player == seat:
                game.answer(bot.decide(DUEL.view(game, seat), decision.options))
            else:
                game.answer(rng.randrange(len(decision.options)))
        won += seat in game.winners
    assert won >= 2 * GAMES * 0.9
