"""A bot of one's own for BANG!: `saloon league run --hero docs/example_league_bot.py:Avenger` tries it."""

import random

from saloon.bots.bot import Bot
from saloon.games.bang.view import BangView, FigureView
from saloon.games.bang.words import DEPUTY, OUTLAW, PLAY_PHASE, SHERIFF
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event


class Avenger(Bot[BangView]):
    """Plays all it can, best at whoever acted on it last; as an Outlaw at the Sheriff, as a Deputy never."""

    games = ("bang",)
    interrupts = False

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)  # No other chance, no clock: the same seed, the same answers.
        self.culprits: dict[int, int] = {}

    def hear(self, event: Event) -> None:
        self.culprits[event.whom] = event.who  # Events come as this seat may know them.

    def decide(self, view: BangView | None, options: list[Option]) -> int:
        assert view is not None
        if view.decision != PLAY_PHASE:
            return self.chance.randrange(len(options))
        me = next(one for one in view.figures if one.player == view.viewer)
        worths = [self.worth(view, me, option) for option in options]
        return worths.index(max(worths))

    def worth(self, view: BangView, me: FigureView, option: Option) -> float:
        """Any card is better than ending the turn, which is the option without one."""
        worth = self.chance.random() + (option.card >= 0)
        if option.target >= 0:
            worth += option.target == self.culprits.get(me.figure)
            if view.figures[option.target].role == SHERIFF:
                worth += {OUTLAW: 2, DEPUTY: -3}.get(me.role, 0)
        return worth
