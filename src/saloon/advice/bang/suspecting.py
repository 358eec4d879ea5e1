"""Who is who in BANG!, to one seat: how likely each role is, and which acts made it so."""

from __future__ import annotations

from saloon.games.bang.mode import mode_named
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import NO_ROLE, ROLES
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.hearing import DEALT_ANEW, Hearing, roles_known, speaks, weigh
from saloon.thinking.bang.wishes import Chances
from saloon.wire.advice import ActLine, RoleChance, Suspect

MOST_ACTS = 3
WORTH_TELLING = 0.02
"""By so much an act must have changed the chance of some role."""


def unknown(view: BangView) -> list[PlayerId]:
    """Players whose role the viewer does not know."""
    if mode_named(view.mode).leader == NO_ROLE:
        return []
    return [PlayerId(player) for player, role in enumerate(roles_known(view)) if role == NONE]


def suspects(heard: list[Event], view: BangView) -> list[Suspect]:
    hidden = unknown(view)
    if not hidden:
        return []
    weighing = Weighing(heard, view)
    chances = weighing.chances()
    return [
        Suspect(player, ranked(chances[player]), weighing.weightiest(player)) for player in hidden if chances
    ]


def ranked(chances: Chances) -> list[RoleChance]:
    """The likeliest role first; those that cannot be are left out."""
    found = [RoleChance(ROLES[role], chance) for role, chance in enumerate(chances) if chance > 0]
    return sorted(found, key=lambda one: (-one.chance, ROLES.index(one.role)))


class Weighing:
    """Everything that was heard, weighed one by one, with what each act changed."""

    def __init__(self, heard: list[Event], view: BangView) -> None:
        hearing = Hearing()
        for event in heard:
            hearing.hear(event)
        self._beliefs: Beliefs = hearing.first_beliefs(view)
        self._own = [NONE] * view.players
        role = roles_known(view)[view.viewer]
        self._own[view.viewer] = role
        self._acts: dict[int, list[ActLine]] = {player: [] for player in range(view.players)}
        owners = [one.player for one in view.figures]
        for number, event in enumerate(heard):
            if speaks(event):
                self._weigh(number, event, owners)

    def _weigh(self, number: int, event: Event, owners: list[PlayerId]) -> None:
        before = self.chances()
        weigh(self._beliefs, event, owners)
        if event.name == DEALT_ANEW:
            for player in event.players:
                self._acts[player].clear()
            return
        for place, (old, new) in enumerate(zip(before, self.chances(), strict=False)):
            role = max(range(len(ROLES)), key=lambda one: abs(new[one] - old[one]))
            if abs(new[role] - old[role]) >= WORTH_TELLING:
                self._acts[place].append(ActLine(number, ROLES[role], old[role], new[role]))

    def chances(self) -> list[Chances]:
        """By player, to the viewer: who knows his own role."""
        return self._beliefs.seen_with(self._own) or self._beliefs.seen_with([NONE] * len(self._own))

    def weightiest(self, player: PlayerId) -> list[ActLine]:
        acts = sorted(self._acts[player], key=lambda act: (-abs(act.after - act.before), act.number))
        return acts[:MOST_ACTS]


def insight(heard: list[Event], view: BangView, game: Bang) -> float | None:
    """How likely the viewer holds each role that he does not know for what it is, on average."""
    hidden = [player for player in unknown(view) if game.figures[game.figure_of(player)].alive]
    hearing = Hearing()
    for event in heard:
        hearing.hear(event)
    chances = hearing.beliefs(view).seen_with(roles_known(view)) if hidden else []
    if not chances:
        return None
    return sum(chances[player][game.players[player].role] for player in hidden) / len(hidden)
