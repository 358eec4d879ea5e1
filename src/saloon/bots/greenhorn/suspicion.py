"""Who is who: read from public acts, the roles of the dead and one's own role.

Every aimed card is evidence: how likely would each role have chosen this target among those that could have
been chosen? Only what everybody saw counts as evidence, because others act on what they saw too.
"""

from __future__ import annotations

from saloon.bots.greenhorn.deals import Deal, chances_of, deals_that_fit
from saloon.bots.greenhorn.faces import Faces
from saloon.bots.greenhorn.values import ATTACKS, DRINKS_FOR_OTHERS, HELP, HOLD, NEVER_SURE
from saloon.games.bang.mode import mode_named
from saloon.games.bang.modes.hidden import HIDDEN
from saloon.games.bang.view import BangView
from saloon.games.bang.words import DEPUTY, NO_ROLE, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId

Chances = list[float]
"""By role: how likely a figure has it."""

ROLE_COUNT = len(ROLES)
EVERY_ROLE = range(ROLE_COUNT)
SECRET_ROLES = (DEPUTY, OUTLAW, RENEGADE)
FITTING_ROUNDS = 3


TELLING = ("played", "used_green", "ricocheted", "sniped", "gave_life")
"""Events that tell something about whoever acted."""
DEALT_ANEW = "roles_dealt_anew"


def roles_of(view: BangView, public: bool) -> list[int]:
    """By player: the role, if it is known to the viewer, or to everybody; otherwise NONE."""
    roles = [NONE] * view.players
    for one in view.figures:
        if one.revealed or not public:
            roles[one.player] = one.role
    return roles


class Suspicion:
    """The evidence against each player, and what it means together with the roles that are left."""

    def __init__(self) -> None:
        self._unread: list[Event] = []
        self._evidence: dict[PlayerId, Chances] = {}
        self._anew = False
        self.deals: list[Deal] = []
        """Where a role card is out of the game: every deal that is possible, with its weight."""
        self._known: list[int] = []
        self._chances: list[Chances] = []
        """What it came to when those roles were known: still true until something more is."""

    def hear(self, event: Event) -> None:
        if (
            event.name in TELLING and event.whom != NONE and event.whom != event.who
        ) or event.name == DEALT_ANEW:
            self._unread.append(event)

    def chances(self, view: BangView, faces: Faces) -> list[Chances]:
        """For each figure, how likely it has each role, as far as the viewer can tell."""
        if mode_named(view.mode).leader == NO_ROLE:
            return [[0.0] * ROLE_COUNT for _figure in view.figures]
        known = roles_of(view, False)
        if self._unread or known != self._known:
            if self._unread:
                public = roles_of(view, True)
                left = roles_left(view, public)
                owners = [one.player for one in view.figures]
                for event in self._remembered(owners):
                    self._weigh(event, owners, public, left, faces)
                self._unread.clear()
            self._known = known
            self._chances = self._by_deals(view, known) or self._fit(known, roles_left(view, known))
        return [self._chances[one.player] for one in view.figures]

    def _remembered(self, owners: list[PlayerId]) -> list[Event]:
        """What was heard, without what players did whose roles have been dealt anew since."""
        heard: list[Event] = []
        for event in self._unread:
            if event.name == DEALT_ANEW:
                heard = [one for one in heard if owners[one.who] not in event.players]
                self._anew = True
                for player in event.players:
                    self._evidence.pop(player, None)
            else:
                heard.append(event)
        return heard

    def _weigh(
        self, event: Event, owners: list[PlayerId], public: list[int], left: Chances, faces: Faces
    ) -> None:
        """Multiply the evidence against whoever acted by how likely each role would have acted so."""
        actor = owners[event.who]
        if public[actor] != NONE:
            return
        evidence = self._evidence.setdefault(actor, [1.0] * ROLE_COUNT)
        freed = event.onto >= 0 and faces.in_play(event.onto) < 0
        helps = freed or event.definition in DRINKS_FOR_OTHERS or event.cause in DRINKS_FOR_OTHERS
        looks = {whom: self._look(owners[whom], public, left) for whom in {event.whom, *event.choices}}
        for role in SECRET_ROLES:
            urges = {whom: urge(role, look) for whom, look in looks.items()}
            total = HOLD + sum(urges.values())
            chosen = urges[event.whom]
            likelihood = (HELP - min(chosen, 1.0)) / HELP if helps else chosen / total
            evidence[role] *= max(likelihood, NEVER_SURE)
        most = max(evidence)
        self._evidence[actor] = [weight / most for weight in evidence]

    def _look(self, player: PlayerId, public: list[int], left: Chances) -> Chances:
        """What role a player seems to have to everybody."""
        if public[player] != NONE:
            return certain(public[player])
        return share(left, self._evidence.get(player))

    def _by_deals(self, view: BangView, known: list[int]) -> list[Chances]:
        """Where a role card is out of the game: what all possible deals come to; [] where none is."""
        self.deals = []
        if view.mode == HIDDEN.key:
            evidence = [self._evidence.get(PlayerId(i)) for i in range(len(known))]
            self.deals = deals_that_fit(known, evidence, self._anew)
        return chances_of(self.deals, len(known)) if self.deals else []

    def _fit(self, known: list[int], left: Chances) -> list[Chances]:
        """Fit evidence and numbers together: each player has one role, each role left belongs to somebody."""
        table = [
            certain(role) if role != NONE else share(left, self._evidence.get(PlayerId(i)))
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


def roles_left(view: BangView, known: list[int]) -> Chances:
    """How many of each role are still unaccounted for."""
    left = [0.0] * ROLE_COUNT
    for role in mode_named(view.mode).role_cards(view.players):
        left[role] += 1
    for role in known:
        if role != NONE:
            left[role] = max(left[role] - 1, 0.0)
    return left
