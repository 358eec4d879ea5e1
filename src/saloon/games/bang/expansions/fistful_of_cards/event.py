"""What all events of this box have in common."""

from __future__ import annotations

from saloon.games.bang.questions import EventCard


class FistfulEvent(EventCard):
    """An event of this box: the Sheriff turns it up, and it is in force until the next one covers it."""

    deck = "fistful_of_cards"
    each_round = True
