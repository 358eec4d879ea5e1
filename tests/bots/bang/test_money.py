"""With money: he keeps, bids, buys, and never spends all he has on a poor character."""

import pytest

from saloon.bots.registry import new_bot
from saloon.games.bang.game import BANG
from tests.bots import scene
from tests.scenes.bang.base.names import ROSE_DOOLAN, SID_KETCHUM, SLAB_THE_KILLER
from tests.scenes.bang.money.season import Season, kept, lay

RICH = [5000, 5000, 5000, 5000]


def answer(season: Season) -> str:
    """What the bot says to the open question."""
    decision = season.game.decision
    assert decision is not None
    options = decision.options
    index = new_bot(scene.ASKED, "1").decide(BANG.view(season.game, decision.player), options)
    return season.game.key(options[index])


def auctioned(season: Season, character: str) -> None:
    """This one lies among those that can be hired, and Dee opens with $100."""
    number = season.game.book.characters[character].number
    frame = season.game.stack[-1]
    frame.characters[0] = number  # type: ignore[attr-defined]
    season.game.decision = None
    season.game.run()
    season.says(f"dee pick:{character}", "dee bid:100")


def test_a_good_character_is_kept_for_nothing_and_a_plain_one_is_not() -> None:
    assert answer(Season(RICH, {"bob": kept(SLAB_THE_KILLER)})) == f"keep:{SLAB_THE_KILLER}"
    assert answer(Season(RICH, {"bob": kept(SID_KETCHUM)})) == "pass"


@pytest.mark.parametrize(("price", "kept_again"), [(300, True), (2000, False)])
def test_a_hired_one_is_kept_while_it_is_worth_its_price(price: int, kept_again: bool) -> None:
    season = Season(RICH, {"bob": kept(SLAB_THE_KILLER, price)}, hiring="on")
    assert (answer(season) != "pass") == kept_again


def test_he_names_the_best_character_that_lies_open() -> None:
    season = Season(RICH, hiring="on")
    season.game.stack[-1].characters[2] = season.game.book.characters[SLAB_THE_KILLER].number  # type: ignore[attr-defined]
    season.game.decision = None
    season.game.run()
    assert answer(season) == f"pick:{SLAB_THE_KILLER}"


def test_he_opens_with_the_least_bid() -> None:
    season = Season(RICH, hiring="on")
    season.says(f"dee pick:{season.on_offer[0]}")
    assert answer(season) == "bid:100"


def test_he_bids_one_step_more_for_a_good_character() -> None:
    season = Season(RICH, hiring="on")
    auctioned(season, SLAB_THE_KILLER)
    assert answer(season) == "bid:200"


def test_he_does_not_bid_for_a_plain_one() -> None:
    season = Season(RICH, hiring="on")
    auctioned(season, ROSE_DOOLAN)
    assert answer(season) == "pass"


def test_he_never_bids_more_than_half_of_what_he_has() -> None:
    season = Season([300, 300, 300, 300], hiring="on")
    auctioned(season, SLAB_THE_KILLER)
    assert answer(season) == "pass"


def test_bots_alone_end_every_auction_with_a_character_each() -> None:
    season = Season(RICH, hiring="on")
    asked = 0
    while not season.has_begun:
        season.says(f"{season.asked.split()[0]} {answer(season)}")
        asked += 1
        assert asked < 60
    characters = [season.of(name) for name in ("ann", "bob", "cid", "dee")]
    assert len(set(characters)) == 4
    assert all(4000 <= money < 5000 for money in season.money())


def shop(money: int, kind: str) -> Season:
    season = Season([0, money, 0, 0], {"bob": kept(SLAB_THE_KILLER, 0, 4, [lay(kind)])}, experience="on")
    season.says(f"bob keep:{SLAB_THE_KILLER}")
    return season


def test_he_buys_a_barrel_if_there_is_plenty_of_money() -> None:
    assert answer(shop(4000, "barrel")).startswith("buy:barrel")
    assert answer(shop(1000, "barrel")) == "pass"
    assert answer(shop(4000, "dynamite")) == "pass"
