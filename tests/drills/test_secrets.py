"""What the drill takes for a secret, where that is not plain."""

from saloon.drills.calibre45.secrets import CalibreSecrets
from saloon.kernel.ids import PlayerId
from saloon.wire.plain import to_named
from tests.scenes.calibre45.language import Table
from tests.scenes.calibre45.names import FIVE, ONE, STAGECOACH


def test_a_shot_is_no_secret_though_its_card_lies_in_the_new_deck_at_once() -> None:
    table = Table()
    ann, cid, bob = table.seat(0), table.seat(0, hand=[ONE]), table.seat(1, hand=[])
    table.money(STAGECOACH)
    table.only_cards(FIVE)
    ann.robs(cid, bob)
    ann.draws()
    before = table.game.clone()
    cid.shoots(bob, ONE)
    events = [to_named(event) for event in (*table.events("shot"), *table.events("reshuffled"))]
    assert len(events) == 2
    assert ONE in table.weapon_deck
    shown = {"events": events}
    assert list(CalibreSecrets().betrayed(shown, before, table.game, viewer=PlayerId(2))) == []
