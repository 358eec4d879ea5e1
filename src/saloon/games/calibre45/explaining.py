"""What a person is told besides what he sees: how a robbery stands, and who fights against what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.games.calibre45.frames.arming import NewCowboy
from saloon.games.calibre45.frames.attack import CAUSE_OF, Attack, Stand
from saloon.games.calibre45.frames.paying import Fines
from saloon.games.calibre45.frames.robbery import CHOOSING, Robbery
from saloon.games.calibre45.frames.shootout import Loading, Shootout
from saloon.kernel.codec import Record
from saloon.kernel.frames import Frame
from saloon.kernel.ids import CardId, PlayerId

if TYPE_CHECKING:
    from saloon.games.calibre45.state import Calibre
    from saloon.games.calibre45.view import CalibreView

AIM: Final = "aim"
"""What a fight is while the shot is being laid; later it is what the cowboy stands up to."""


class RobberyView(Record):
    """A robbery as it stands."""

    __slots__ = ("caller", "card", "robbers", "stage", "states")

    fields: ClassVar[tuple[str, ...]] = ("stage", "caller", "card", "robbers", "states")

    def __init__(
        self, stage: str, caller: PlayerId, card: CardId, robbers: list[PlayerId], states: list[str]
    ) -> None:
        self.stage = stage
        """call, pick, attack, shootout or fines."""
        self.caller = caller
        self.card = card
        """The money card that was turned up; NONE before."""
        self.robbers = robbers
        """All players, clockwise from the one who called it."""
        self.states = states
        """Of each: in (still there), out (dead, fled or escaped), home, to_come (not asked yet)."""


class FightView(Record):
    """Somebody who is shot at, or takes aim: with bullets against a number."""

    __slots__ = ("against", "kind", "laid", "needed", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "against", "kind", "needed", "laid")

    def __init__(
        self, player: PlayerId, against: PlayerId, kind: str, needed: int, laid: list[CardId]
    ) -> None:
        self.player = player
        """Who lays cards now."""
        self.against = against
        """Who is aimed at, or who shot; NONE: guards or Indians."""
        self.kind = kind
        """aim, guards, indians or shot."""
        self.needed = needed
        """What it takes; of an aim, at most what counts."""
        self.laid = laid
        """Cards laid so far; those of others nobody sees."""


def explain(game: Calibre, seen: CalibreView) -> None:
    """Add it to a view. It follows from the frames as the viewer sees them."""
    if game.over:
        return
    for frame in seen.stack:
        if isinstance(frame, Robbery):
            seen.robbery = robbery_view(game, frame, seen.stack[-2:])
        elif isinstance(frame, Loading):
            limit = game.limit(frame.player)
            seen.fight = FightView(frame.player, frame.target, AIM, limit, frame.chosen[:])
        elif isinstance(frame, Stand):
            kind = CAUSE_OF[frame.kind]
            seen.fight = FightView(frame.player, frame.shooter, kind, frame.needed, frame.chosen[:])
        elif isinstance(frame, NewCowboy):
            seen.new_cowboy = frame.card


def robbery_view(game: Calibre, robbery: Robbery, top: list[Frame[Any]]) -> RobberyView:
    robbers = [PlayerId((robbery.caller + place) % len(game.players)) for place in range(len(game.players))]
    states = [state_of(game, robbery, player, place) for place, player in enumerate(robbers)]
    return RobberyView(stage_of(robbery, top), robbery.caller, robbery.card, robbers, states)


def stage_of(robbery: Robbery, top: list[Frame[Any]]) -> str:
    for frame in top:
        if isinstance(frame, Attack):
            return "attack"
        if isinstance(frame, Shootout):
            return "shootout"
        if isinstance(frame, Fines):
            return "fines"
    return "pick" if robbery.stage == CHOOSING else "call"


def state_of(game: Calibre, robbery: Robbery, player: PlayerId, place: int) -> str:
    if game.players[player].robbing:
        return "in"
    if player in robbery.acts:
        return "out"
    return "to_come" if place > robbery.asked else "home"
