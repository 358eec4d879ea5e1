"""Who is who: read from public acts, the roles of the dead and one's own role.

Every aimed card is evidence: how likely would each role have chosen this target among those that could have
been chosen? Only what everybody saw counts as evidence, because others act on what they saw too.
"""

from __future__ import annotations

from saloon.bots.greenhorn.faces import Faces
from saloon.bots.greenhorn.values import ATTACKS, DRINKS_FOR_OTHERS, HELP, HOLD, NEVER_SURE
from saloon.games.bang.setup import ROLE_TABLE
from saloon.games.bang.view import BangView
from saloon.games.bang.words import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event

Chances = list[float]
"""By role: how likely a figure has it."""

ROLE_COUNT = len(ROLES)
EVERY_ROLE = range(ROLE_COUNT)
SECRET_ROLES = (DEPUTY, OUTLAW, RENEGADE)
FITTING_ROUNDS = 3


TELLING = ("played", "used_green", "ricocheted", "sniped", "gave_life")
"""Events that tell something about whoever acted."""


class Suspicion:
    """The evidence against each figure, and what it means together with the roles that are left."""

    def __init__(self) -> None:
        self._unread: list[Event] = []
        self._evidence: dict[int, Chances] = {}
        self._known: list[int] = []
        self._chances: list[Chances] = []
        """What it came to when those roles were known: still true until something more is."""

    def hear(self, event: Event) -> None:
        if event.name in TELLING and event.whom != NONE and event.whom != event.who:
            self._unread.append(event)
        elif event.name == "roles_dealt_anew":
            self.forget(event.players)

    def forget(self, figures: list[int]) -> None:
        """What these did tells nothing about the roles that they have now."""
        self._unread = [event for event in self._unread if event.who not in figures]
        for figure in figures:
            self._evidence.pop(figure, None)

    def chances(self, view: BangView, faces: Faces) -> list[Chances]:
        """For each figure, how likely it has each role, as far as the viewer can tell."""
        known = [figure.role for figure in view.figures]
        if not self._unread and known == self._known:
            return self._chances
        if self._unread:
            public = [figure.role if figure.revealed else NONE for figure in view.figures]
            left = roles_left(view.players, public)
            for event in self._unread:
                self._weigh(event, public, left, faces)
            self._unread.clear()
        self._known = known
        self._chances = self._fit(known, roles_left(view.players, known))
        return self._chances

    def _weigh(self, event: Event, public: list[int], left: Chances, faces: Faces) -> None:
        """Multiply the evidence against whoever acted by how likely each role would have acted so."""
        if public[event.who] != NONE:
            return
        evidence = self._evidence.setdefault(event.who, [1.0] * ROLE_COUNT)
        freed = event.onto >= 0 and faces.in_play(event.onto) < 0
        helps = freed or event.definition in DRINKS_FOR_OTHERS or event.cause in DRINKS_FOR_OTHERS
        looks = {whom: self._look(whom, public, left) for whom in {event.whom, *event.choices}}
        for role in SECRET_ROLES:
            urges = {whom: urge(role, look) for whom, look in looks.items()}
            total = HOLD + sum(urges.values())
            chosen = urges[event.whom]
            likelihood = (HELP - min(chosen, 1.0)) / HELP if helps else chosen / total
            evidence[role] *= max(likelihood, NEVER_SURE)
        most = max(evidence)
        self._evidence[event.who] = [weight / most for weight in evidence]

    def _look(self, figure: int, public: list[int], left: Chances) -> Chances:
        """What role a figure seems to have to everybody."""
        if public[figure] != NONE:
            return certain(public[figure])
        return share(left, self._evidence.get(figure))

    def _fit(self, known: list[int], left: Chances) -> list[Chances]:
        """Fit evidence and numbers together: each figure has one role, each role left belongs to somebody."""
        table = [
            certain(role) if role != NONE else share(left, self._evidence.get(i))
            for i, role in enumerate(known)
        ]
        open_rows = [table[i] for i, role in enumerate(known) if role == NONE]
        if not self._evidence or len(open_rows) < 2:
            return table
        for _round in range(FITTING_ROUNDS):
            for role in SECRET_ROLES:
                column = sum([row[role] for row in open_rows])
                if column > 0:
                    scale = left[role] / column
                    for row in open_rows:
                        row[role] *= scale
            for row in open_rows:
                total = sum(row)
                for role in SECRET_ROLES:
                    row[role] /= total
        return table


def urge(role: int, look: Chances) -> float:
    """How much somebody of this role would like to attack somebody who looks like that."""
    sheriff, deputy, outlaw, renegade = look
    attacks = ATTACKS[role]
    return (
        sheriff * attacks[SHERIFF]
        + deputy * attacks[DEPUTY]
        + outlaw * attacks[OUTLAW]
        + renegade * attacks[RENEGADE]
    )


def certain(role: int) -> Chances:
    chances = [0.0] * ROLE_COUNT
    chances[role] = 1.0
    return chances


def share(left: Chances, evidence: Chances | None) -> Chances:
    """The roles left, weighted by the evidence, as chances."""
    weights = left[:] if evidence is None else [left[role] * evidence[role] for role in EVERY_ROLE]
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / ROLE_COUNT] * ROLE_COUNT


def roles_left(players: int, known: list[int]) -> Chances:
    """How many of each role are still unaccounted for."""
    left = [0.0] * ROLE_COUNT
    for role in ROLE_TABLE.get(players, []):
        left[role] += 1
    for role in known:
        if role != NONE:
            left[role] = max(left[role] - 1, 0.0)
    return left
