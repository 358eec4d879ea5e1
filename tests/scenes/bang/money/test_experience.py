"""Experience: cards that lay before a player can be bought for the next game."""

from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.words import OUTLAW, SHERIFF
from saloon.kernel.ids import CardId
from tests.scenes.bang.base.names import BANG, BARREL, EL_GRINGO, SCOPE, SLAB_THE_KILLER
from tests.scenes.bang.money.season import Season, kept, lay
from tests.scenes.language import Table

THREE = [lay("barrel"), lay("scope"), lay("mustang")]
FIVE = [*THREE, lay("volcanic"), lay("jail")]


def shop(money: int, cards: list[CardId], life: int = 4, **rules: str) -> Season:
    """Bob, who has survived as Slab, may buy."""
    brought = {"bob": kept(SLAB_THE_KILLER, 0, life, cards)}
    season = Season([0, money, 0, 0], brought, experience="on", **rules)
    season.says(f"bob keep:{SLAB_THE_KILLER}")
    return season


def test_each_card_costs_500_dollars() -> None:
    season = shop(2000, THREE)
    assert season.asked == "bob buy_cards"
    assert season.number == 3
    season.buys("bob", "barrel")
    season.says("bob pass")
    assert season.money() == [0, 1500, 0, 0]
    entry = season.game.ledger[-1]
    assert (entry.reason, entry.amount(), entry.what) == ("bought", -500, "barrel")


def test_bought_cards_are_taken_into_the_hand_and_count_in_the_deal() -> None:
    season = shop(2000, THREE)
    season.buys("bob", "barrel", "mustang")
    season.says("bob pass")
    assert season.has_begun
    assert season.hand("bob")[:2] == ["barrel", "mustang"]
    assert len(season.hand("bob")) == 4


def test_nothing_has_to_be_bought() -> None:
    season = shop(2000, THREE)
    season.says("bob pass")
    assert season.has_begun
    assert season.money() == [0, 2000, 0, 0]


def test_nobody_spends_more_than_he_has() -> None:
    season = shop(1200, THREE)
    assert season.number == 2
    season.buys("bob", "barrel", "scope")
    assert season.has_begun
    assert season.money() == [0, 200, 0, 0]


def test_who_has_less_than_500_dollars_is_not_asked() -> None:
    assert shop(400, THREE).has_begun


def test_nobody_buys_more_cards_than_he_has_life_points_in_the_new_game() -> None:
    season = shop(9000, FIVE)
    assert season.number == 4
    for _card in range(4):
        season.says(f"bob {season.offered[1]}")
    assert season.has_begun


def test_or_than_he_had_at_the_beginning_of_the_old_one() -> None:
    season = shop(9000, FIVE, life=3, experience_limit="old")
    assert season.number == 3


def test_the_new_sheriff_has_one_more_life_point_to_buy_for() -> None:
    brought = {"ann": kept(SLAB_THE_KILLER, 0, 4, FIVE)}
    season = Season([9000, 0, 0, 0], brought, experience="on")
    season.says(f"ann keep:{SLAB_THE_KILLER}")
    assert season.number == 5


def test_bought_cards_lie_open_until_everybody_has_bought() -> None:
    brought = {
        "bob": kept(SLAB_THE_KILLER, 0, 4, [lay("barrel")]),
        "cid": kept(EL_GRINGO, 0, 3, [lay("jail")]),
    }
    season = Season([0, 1000, 1000, 0], brought, experience="on")
    season.says(f"bob keep:{SLAB_THE_KILLER}", "cid pass", f"bob {season.offered[0]}")
    assert season.asked == "cid buy_cards"
    season.says(f"cid {season.offered[1]}")
    assert season.hand("cid")[0] == "jail"


def test_only_what_lay_before_a_player_at_the_end_can_be_bought(table: Table) -> None:
    table.plays_with(campaign="on", experience="on")
    outlaw = table.seat(SLAB_THE_KILLER, role=OUTLAW, hand=[BANG, BANG], in_play=[SCOPE, BARREL])
    sheriff = table.seat(role=SHERIFF, life=1)
    table.seat()
    table.seat()
    outlaw.plays(BANG, at=sheriff)
    game = deal(next_game(table.game, "next"))
    game.answer_key(f"keep:{SLAB_THE_KILLER}")
    assert game.decision is not None
    kinds = [game.book.kind_of[option.card].key for option in game.decision.options[1:]]
    assert kinds == ["scope", "barrel"]


def test_the_dead_have_nothing_to_buy(table: Table) -> None:
    table.plays_with(campaign="on", experience="on")
    outlaw = table.seat(role=OUTLAW, hand=[BANG])
    sheriff = table.seat(role=SHERIFF, life=1, in_play=[BARREL])
    table.seat(alive=False)
    table.seat()
    outlaw.plays(BANG, at=sheriff)
    sheriff.uses(BARREL)
    game = deal(next_game(table.game, "next"))
    assert game.setup.series is not None
    assert game.setup.series.brought[1].cards == []
