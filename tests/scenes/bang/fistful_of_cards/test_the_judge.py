"""The Judge: no card is laid in front of anybody."""

from tests.scenes.bang.base.names import BANG, BARREL, DYNAMITE, JAIL, SCHOFIELD, STAGECOACH
from tests.scenes.bang.fistful_of_cards.names import THE_JUDGE
from tests.scenes.language import Table


def test_no_blue_card_is_laid_before_oneself_or_another(table: Table) -> None:
    table.event(THE_JUDGE)
    sheriff = table.seat(hand=[BARREL, SCHOFIELD, DYNAMITE, JAIL])
    table.seat()
    for card in (BARREL, SCHOFIELD, DYNAMITE, JAIL):
        sheriff.cannot_play(card, because="event_forbids")
    assert sheriff.offered == ["end_turn"]


def test_brown_cards_are_played_as_always_and_what_lies_there_works(table: Table) -> None:
    table.event(THE_JUDGE)
    sheriff = table.seat(hand=[BANG, STAGECOACH])
    outlaw = table.seat(in_play=[BARREL])
    table.seat()
    table.next_cards("4♥")
    sheriff.plays(BANG, at=outlaw)
    outlaw.uses(BARREL)
    assert outlaw.life == 4
    assert sheriff.can_play(STAGECOACH)
