"""Abandoned Mine: the price of a shot, laid face down onto the deck, is known to its payer only."""

from saloon.games.bang.expansions.dodge_city.characters import TwoCardShot
from saloon.games.bang.state import Bang
from saloon.games.registry import game_type
from saloon.kernel.decisions import NONE


def test_only_the_payer_sees_the_price_of_a_shot() -> None:
    kind = game_type("bang")
    game = kind.deal(kind.setup(4, "1", kind.sets(), kind.presets()[0], {}))
    assert isinstance(game, Bang)
    shot = TwoCardShot(0, 1, [3, 7], False)
    assert shot.seen_by(game, 0).paid == [3, 7]
    assert [shot.seen_by(game, viewer).paid for viewer in (1, 2, -1)] == [[NONE, NONE]] * 3
