"""What all events of High Noon have in common."""

from __future__ import annotations

from saloon.games.bang.questions import EventCard


class HighNoonEvent(EventCard):
    """An event that the Sheriff turns up; in force for a round."""

    deck = "high_noon"
    each_round = True
