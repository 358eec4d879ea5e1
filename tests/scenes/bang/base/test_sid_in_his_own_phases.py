"""Sid Ketchum in his own turn, outside the play phase."""

from tests.scenes.bang.base.names import SID_KETCHUM
from tests.scenes.language import ANY, Table


def test_sid_may_pay_with_the_cards_that_he_would_have_to_discard(table: Table) -> None:
    sid = table.seat(SID_KETCHUM, life=1, hand=[ANY, ANY, ANY])
    table.seat()
    table.seat()
    table.seat()
    sid.ends_turn()
    sid.uses(SID_KETCHUM)
    sid.discards(ANY)
    sid.discards(ANY)
    assert sid.life == 2
    assert len(sid.hand) == 1
