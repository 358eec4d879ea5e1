"""Hiring: characters are sold by auction, sentence by sentence, and every reading of what is left open."""

import pytest

from saloon.games.bang.deal import deal
from saloon.games.bang.setup import new_setup
from tests.scenes.bang.base.names import EL_GRINGO, SLAB_THE_KILLER
from tests.scenes.bang.money.season import Season, kept
from tests.scenes.bang.watching import check_found_anew

RICH = [1000, 1000, 1000, 1000]


def auction(money: list[int] | None = None, **rules: str) -> Season:
    return Season(RICH if money is None else money, hiring="on", **rules)


def test_everybody_begins_the_campaign_with_1000_dollars() -> None:
    game = deal(new_setup(4, "first", chosen={"campaign": "on", "hiring": "on"}))
    assert [player.money for player in game.players] == [1000, 1000, 1000, 1000]
    assert [(entry.reason, entry.amount()) for entry in game.ledger] == [("stake", 1000)] * 4


def test_as_many_characters_lie_open_as_there_are_players() -> None:
    season = auction()
    assert len(set(season.on_offer)) == 4
    assert season.offered == [f"pick:{key}" for key in season.on_offer]


def test_the_player_on_the_sheriffs_right_names_one_and_opens() -> None:
    season = auction()
    assert season.asked == "dee open_auction"
    season.says(f"dee pick:{season.on_offer[2]}")
    assert season.asked == "dee opening_bid"


def test_the_first_bid_is_100_dollars_at_least_and_not_more_than_one_has() -> None:
    season = auction()
    season.says(f"dee pick:{season.on_offer[0]}")
    assert season.offered == [f"bid:{amount}" for amount in range(100, 1001, 100)]


def test_then_counter_clockwise_each_bids_more_or_is_out_until_nobody_does() -> None:
    season = auction()
    wanted = season.on_offer[0]
    season.says(f"dee pick:{wanted}", "dee bid:100")
    assert season.asked == "cid raise_bid"
    assert season.number == 100
    assert season.offered == ["pass", *[f"bid:{amount}" for amount in range(200, 1001, 100)]]
    season.says("cid bid:200", "bob pass", "ann bid:400", "dee pass", "cid bid:500", "ann pass")
    assert season.of("cid") == wanted
    assert season.money() == [1000, 1000, 500, 1000]
    assert wanted not in season.on_offer


def test_everybody_sees_how_the_auction_stands() -> None:
    season = auction()
    wanted = season.on_offer[0]
    assert season.auction == "nothing, nobody opens, nobody bids 0, out: nobody"
    season.says(f"dee pick:{wanted}")
    assert season.auction == f"{wanted}, dee opens, nobody bids 0, out: nobody"
    season.says("dee bid:300", "cid pass", "bob bid:400")
    assert season.auction == f"{wanted}, dee opens, bob bids 400, out: cid"
    season.says("ann pass", "dee pass")
    assert season.auction == "nothing, nobody opens, nobody bids 0, out: nobody"


def test_what_was_hired_is_in_force_at_once() -> None:
    season = auction()
    season.game.force()
    season.says(f"dee pick:{season.on_offer[0]}", "dee bid:100", "cid pass", "bob pass", "ann pass")
    check_found_anew(season.game)


def test_what_was_paid_is_recorded() -> None:
    season = auction()
    wanted = season.on_offer[0]
    season.says(f"dee pick:{wanted}", "dee bid:300", "cid pass", "bob pass", "ann pass")
    entry = season.game.ledger[-1]
    assert (entry.game, entry.player, entry.reason, entry.amount(), entry.what) == (
        2,
        3,
        "hired",
        -300,
        wanted,
    )
    assert season.log[-1].name == "hired"


def test_the_next_one_counter_clockwise_without_a_character_goes_on() -> None:
    season = auction()
    season.says(f"dee pick:{season.on_offer[0]}", "dee bid:100", "cid pass", "bob pass", "ann pass")
    assert season.asked == "cid open_auction"
    season.says(f"cid pick:{season.on_offer[0]}", "cid bid:100", "bob bid:200", "ann pass", "cid pass")
    assert season.asked == "ann open_auction", "Bob has one now"


def outbid(season: Season) -> None:
    """Dee opens, and Bob wins."""
    season.says(
        f"dee pick:{season.on_offer[0]}", "dee bid:100", "cid pass", "bob bid:200", "ann pass", "dee pass"
    )


def test_the_next_one_may_be_counted_from_who_opened() -> None:
    season = auction()
    outbid(season)
    assert season.asked == "cid open_auction"


def test_the_next_one_may_be_counted_from_who_won() -> None:
    season = auction(hiring_next="winner")
    outbid(season)
    assert season.asked == "ann open_auction"


def test_nobody_bids_against_himself_for_the_last_one() -> None:
    season = auction()
    for _auction in range(2):
        outbid_by_nobody(season)
    assert season.asked == "bob open_auction"
    season.says(f"bob pick:{season.on_offer[0]}", "bob bid:100", "ann pass")
    assert season.has_begun, "the last character was hired for the least bid"
    assert season.money() == [900, 900, 900, 900]


def outbid_by_nobody(season: Season) -> None:
    opener = season.asked.split(" ", maxsplit=1)[0]
    season.says(f"{opener} pick:{season.on_offer[0]}", f"{opener} bid:100")
    while season.asked.endswith("raise_bid"):
        season.game.answer_key("pass")


def test_who_cannot_bid_more_is_not_asked() -> None:
    season = auction([1000, 300, 1000, 1000])
    season.says(f"dee pick:{season.on_offer[0]}", "dee bid:300", "cid pass")
    assert season.asked == "ann raise_bid"


@pytest.mark.parametrize(("step", "offered"), [("100", 3), ("50", 5), ("10", 21)])
def test_bids_rise_in_steps(step: str, offered: int) -> None:
    season = auction([300, 300, 300, 300], hiring_step=step)
    season.says(f"dee pick:{season.on_offer[0]}")
    assert len(season.offered) == offered


def test_all_that_somebody_has_can_be_bid_though_it_is_no_whole_step() -> None:
    season = auction([1000, 1000, 1000, 250])
    season.says(f"dee pick:{season.on_offer[0]}")
    assert season.offered == ["bid:100", "bid:200", "bid:250"]
    season.says("dee bid:250")
    assert season.offered[:2] == ["pass", "bid:300"]


def test_who_has_less_than_100_dollars_gets_what_is_left_by_lot() -> None:
    season = auction([1000, 1000, 50, -4000])
    assert season.asked == "bob open_auction", "Dee and Cid cannot open"
    season.says(f"bob pick:{season.on_offer[0]}", "bob bid:200", "ann pass")
    season.says(f"ann pick:{season.on_offer[0]}")
    assert season.has_begun
    assert "nobody" not in [season.of(name) for name in ("ann", "bob", "cid", "dee")]
    assert season.money() == [900, 800, 50, -4000], "Ann alone could pay: the least bid is enough"
    assert [event.name for event in season.log].count("character_dealt") == 2


def test_who_has_less_than_100_dollars_may_open_with_all_there_is() -> None:
    season = auction([1000, 1000, 1000, 50], hiring_poor="all_in")
    season.says(f"dee pick:{season.on_offer[0]}")
    assert season.offered == ["bid:50"]
    season.says("dee bid:50")
    assert season.offered[:2] == ["pass", "bid:100"]
    season.says("cid pass", "bob pass", "ann pass")
    assert season.money() == [1000, 1000, 1000, 0]


def test_who_has_nothing_may_open_with_nothing() -> None:
    season = auction([1000, 1000, 1000, -2000], hiring_poor="all_in")
    wanted = season.on_offer[0]
    season.says(f"dee pick:{wanted}", "dee bid:0", "cid pass", "bob pass", "ann pass")
    assert season.of("dee") == wanted
    assert season.money() == [1000, 1000, 1000, -2000]


def test_a_survivor_keeps_his_character_for_what_it_cost() -> None:
    season = Season(RICH, {"bob": kept(SLAB_THE_KILLER, 300)}, hiring="on")
    assert season.asked == "bob keep_character"
    assert season.number == 300
    season.says(f"bob keep:{SLAB_THE_KILLER}")
    assert season.of("bob") == SLAB_THE_KILLER
    assert season.money() == [1000, 700, 1000, 1000]
    entry = season.game.ledger[-1]
    assert (entry.reason, entry.amount(), entry.what) == ("kept", -300, SLAB_THE_KILLER)
    assert season.asked == "dee open_auction"


def test_who_lets_it_go_hires_another_one() -> None:
    season = Season(RICH, {"bob": kept(SLAB_THE_KILLER, 300)}, hiring="on")
    season.says("bob pass")
    assert season.of("bob") == "nobody"
    assert len(season.on_offer) == 4


def test_who_cannot_pay_for_it_any_more_is_not_asked() -> None:
    season = Season([1000, 200, 1000, 1000], {"bob": kept(SLAB_THE_KILLER, 300)}, hiring="on")
    assert season.asked == "dee open_auction"


def test_whoever_has_a_character_takes_no_part_in_the_auction() -> None:
    season = Season(RICH, {"cid": kept(SLAB_THE_KILLER, 300)}, hiring="on")
    season.says(f"cid keep:{SLAB_THE_KILLER}")
    season.says(f"dee pick:{season.on_offer[0]}", "dee bid:100")
    assert season.asked == "bob raise_bid"


def test_as_many_lie_open_as_are_needed_when_some_are_kept() -> None:
    season = Season(RICH, {"bob": kept(SLAB_THE_KILLER, 300)}, hiring="on")
    season.says(f"bob keep:{SLAB_THE_KILLER}")
    assert len(season.on_offer) == 3
    assert SLAB_THE_KILLER not in season.on_offer


def test_or_as_many_as_there_are_players() -> None:
    season = Season(RICH, {"bob": kept(SLAB_THE_KILLER, 300)}, hiring="on", hiring_turned_up="players")
    season.says(f"bob keep:{SLAB_THE_KILLER}")
    assert len(season.on_offer) == 4


def test_the_compendium_lets_a_character_be_kept_for_pay_only() -> None:
    season = Season(RICH, {"bob": kept(EL_GRINGO, 100)}, hiring="on", keep_character="no")
    assert season.asked == "bob keep_character"
