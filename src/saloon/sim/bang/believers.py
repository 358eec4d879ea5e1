"""Who is who in BANG!: the exact joint posterior, and what Greenhorn makes of the same acts."""

from __future__ import annotations

from math import prod

from saloon.bots.greenhorn.faces import faces_of
from saloon.bots.greenhorn.suspicion import Suspicion
from saloon.games.bang.mode import mode_named
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import NO_ROLE
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.sim.guesswork import Believer, Guesswork, Odds, World, scaled
from saloon.thinking.bang.beliefs import Beliefs, fits
from saloon.thinking.bang.hearing import Hearing, roles_known

POSTERIOR, GREENHORN = "posterior", "greenhorn"
PLAY_PHASE = "play_phase"


class Posterior(Believer[BangView]):
    """One weight for each deal of the roles; the own role comes on top."""

    def __init__(self) -> None:
        self._hearing = Hearing()

    def hear(self, event: Event) -> None:
        self._hearing.hear(event)

    def odds(self, view: BangView) -> Odds:
        known = roles_known(view)
        beliefs = self._hearing.beliefs(view)
        pairs = zip(beliefs.deals, beliefs.weights, strict=True)
        return scaled({tuple(deal): weight for deal, weight in pairs if fits(deal, known)})


class Suspecting(Believer[BangView]):
    """Greenhorn weighs each player by himself: a deal is as likely as its roles together.

    In the hidden six he has a weight for each deal too.
    """

    def __init__(self) -> None:
        self._suspicion = Suspicion()

    def hear(self, event: Event) -> None:
        self._suspicion.hear(event)

    def attend(self, view: BangView) -> None:
        self._suspicion.chances(view, faces_of(tuple(view.sets)))

    def odds(self, view: BangView) -> Odds:
        by_figure = self._suspicion.chances(view, faces_of(tuple(view.sets)))
        if self._suspicion.deals:
            return scaled({tuple(roles): weight for weight, roles in self._suspicion.deals})
        chances = {one.player: by_figure[i] for i, one in enumerate(view.figures)}
        possible = Beliefs(mode_named(view.mode), view.players, roles_known(view)).deals
        return scaled(
            {
                tuple(deal): prod(chances[PlayerId(i)][role] for i, role in enumerate(deal))
                for deal in possible
            }
        )


class BangGuesswork(Guesswork[BangView]):
    """Roles. They are asked for when somebody begins to play his cards."""

    def believers(self) -> dict[str, Believer[BangView]]:
        return {POSTERIOR: Posterior(), GREENHORN: Suspecting()}

    def is_time(self, view: BangView) -> bool:
        return view.decision == PLAY_PHASE and view.this_turn.cards_played == 0

    def known(self, view: BangView) -> World:
        return () if mode_named(view.mode).leader == NO_ROLE else tuple(roles_known(view))

    def truth(self, game: Game) -> World:
        assert isinstance(game, Bang)
        return tuple(player.role for player in game.players)
