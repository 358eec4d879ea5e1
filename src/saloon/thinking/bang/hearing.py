"""From what is heard at the table to what everybody believes about roles."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.mode import mode_named
from saloon.games.bang.view import BangView
from saloon.games.bang.words import ROLES
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.manners import DUEL, HELP, JAIL, OTHER, SHOT, THEFT
from saloon.thinking.bang.worth import in_play_of

ACTS: Final = ("played", "used_green", "ricocheted", "sniped", "gave_life")
"""Events that tell something about whoever acted."""
ELIMINATED: Final = "eliminated"
SHOWN: Final = (ELIMINATED, "showed_role")
"""Events that tell a role."""
DEALT_ANEW: Final = "roles_dealt_anew"
GOOD: Final = ("tequila", "blood_brothers")
"""What does somebody good."""
THEFTS: Final = ("panic", "cat_balou", "rag_time", "conestoga", "can_can", "ricochet")
SHOTS: Final = ("bang", "punch", "springfield", "knife", "derringer", "pepperbox", "buffalo_rifle", "sniper")
KINDS: Final = {"duel": DUEL, "jail": JAIL, **dict.fromkeys(SHOTS, SHOT)}


class Hearing:
    """Keeps what was heard until somebody looks, and then weighs it in the order in which it happened."""

    __slots__ = ("_beliefs", "_unread")

    def __init__(self) -> None:
        self._unread: list[Event] = []
        self._beliefs: Beliefs | None = None

    def hear(self, event: Event) -> None:
        if speaks(event):
            self._unread.append(event)

    def beliefs(self, view: BangView) -> Beliefs:
        """What everybody can think by now."""
        beliefs = self._beliefs
        if beliefs is None:
            beliefs = self._beliefs = self.first_beliefs(view)
        owners = [one.player for one in view.figures]
        for event in self._unread:
            weigh(beliefs, event, owners)
        self._unread.clear()
        return beliefs

    def first_beliefs(self, view: BangView) -> Beliefs:
        """What everybody could think before anything happened that is still to be weighed."""
        mode = mode_named(view.mode)
        known, alive = self._at_first(view, [one.player for one in view.figures], mode.leader)
        return Beliefs(mode, view.players, known, alive)

    def _at_first(self, view: BangView, owners: list[PlayerId], leader: int) -> tuple[list[int], list[bool]]:
        """The roles that lay open before anything was heard, and who was alive. The leader's always did."""
        known = [NONE] * view.players
        alive = [False] * view.players
        for one in view.figures:
            if one.revealed:
                known[one.player] = one.role
            if one.alive:
                alive[one.player] = True
        anew: list[PlayerId] = []
        for event in self._unread:
            if event.name == DEALT_ANEW:
                anew += event.players
            elif event.name in SHOWN and event.role:
                alive[owners[event.who]] = True
                if known[owners[event.who]] != leader:
                    known[owners[event.who]] = NONE
        for player in anew:
            known[player] = NONE
        return known, alive


def roles_known(view: BangView) -> list[int]:
    """By player: his role, where the viewer knows it; otherwise NONE."""
    known = [NONE] * view.players
    for one in view.figures:
        if one.revealed or one.player == view.viewer:
            known[one.player] = one.role
    return known


def speaks(event: Event) -> bool:
    """Whether it tells something about roles."""
    name = event.name
    if name in ACTS:
        return event.whom != NONE and event.whom != event.who
    return name in SHOWN or name == DEALT_ANEW


def weigh(beliefs: Beliefs, event: Event, owners: list[PlayerId]) -> None:
    """One thing that everybody saw."""
    if event.name == DEALT_ANEW:
        beliefs.dealt_anew(event.players)
        return
    actor = owners[event.who]
    if event.name in SHOWN:
        if event.role in ROLES:
            beliefs.revealed(actor, ROLES.index(event.role))
        if event.name == ELIMINATED:
            beliefs.died(actor)
        return
    target = owners[event.whom]
    if target == actor:
        return
    choices = players_of(event.choices, owners, actor)
    if target not in choices:
        choices.append(target)
    beliefs.attacked(actor, target, choices, act_of(event))


def players_of(figures: list[FigureId], owners: list[PlayerId], without: PlayerId) -> list[PlayerId]:
    """The players of these figures, each once."""
    found: list[PlayerId] = []
    for figure in figures:
        player = owners[figure]
        if player != without and player not in found:
            found.append(player)
    return found


def act_of(event: Event) -> int:
    """What somebody did to somebody else."""
    if event.definition in GOOD or event.cause in GOOD:
        return HELP
    if event.onto >= 0 and in_play_of(event.onto) < 0:
        return HELP  # freed from Jail or Dynamite
    if event.definition in THEFTS or event.name == "ricocheted":
        return THEFT
    return KINDS.get(event.definition, SHOT if event.name == "sniped" else OTHER)
