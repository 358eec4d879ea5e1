"""Who is who: one weight for each way in which the roles can have been dealt, as everybody could work it out.

Every aimed card is evidence: how likely would each role have chosen this target among those that could have
been chosen? Whoever acts knows his own role and thinks of the others what everybody thinks who has it; so an
act speaks of the actor, and through the numbers of the roles of all others. Only what everybody saw counts,
because others act on what they saw too; what a player knows besides comes on top (`seen_with`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from saloon.games.bang.mode import Mode
from saloon.games.bang.modes.hidden import FROM_FOUR, HIDDEN
from saloon.games.bang.words import DEPUTY, NO_ROLE, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import PlayerId
from saloon.thinking.bang.manners import MANNERS
from saloon.thinking.bang.wishes import Chances

HARDLY_ANY: Final = 0.5
"""Outlaws alive, from which on the Renegade is hunted and has nobody to wait for."""


class Beliefs:
    """The ways in which the roles may have been dealt, each with its weight."""

    __slots__ = ("_known", "_mode", "alive", "deals", "manners", "players", "weights")

    def __init__(self, mode: Mode, players: int, known: list[int], alive: list[bool] | None = None) -> None:
        """Before anything happened: `known` are the roles, by player, that lie open."""
        self._mode = mode
        self.players = players
        self.alive = [True] * players if alive is None else alive
        self.deals: list[list[int]] = []
        self.weights: list[float] = []
        self.manners = MANNERS["hidden_six" if mode is HIDDEN else "usual"]
        left = [0] * len(ROLES)
        for role in mode.role_cards(players):
            if role != NO_ROLE:
                left[role] += 1
        if sum(left) >= players:
            self._fill(left, known, [])
        if mode is HIDDEN:
            self.weigh_seats()
        self._known: dict[int, list[Chances]] = {}

    def clone(self) -> Beliefs:
        """The same, to be changed apart."""
        no_deal = [SHERIFF] * self.players  # fits these: they are copied, not counted again
        found = Beliefs(self._mode, self.players, no_deal, self.alive[:])
        found.deals = self.deals[:]
        found.weights = self.weights[:]
        return found

    def _fill(self, left: list[int], known: list[int], roles: list[int]) -> None:
        place = len(roles)
        if place == self.players:
            self.deals.append(roles)
            self.weights.append(1.0)
            return
        for role in range(len(ROLES)):
            if left[role] > 0 and known[place] in (NONE, role):
                left[role] -= 1
                self._fill(left, known, [*roles, role])
                left[role] += 1

    def weigh_seats(self) -> None:
        """The hidden six: one of four certain cards lies opposite the Sheriff, another is out of the game."""
        for i, deal in enumerate(self.deals):
            across = deal[(deal.index(SHERIFF) + self.players // 2) % self.players]
            left = list(FROM_FOUR)
            if across in left:
                left.remove(across)
                if self.out_of(deal) in left:
                    outlaws = deal.count(OUTLAW) - (1 if across == OUTLAW else 0)
                    # With three Outlaws among the other four fewer deals differ, and each is likelier.
                    self.weights[i] = 3.0 if outlaws == 3 else 1.0
                    continue
            self.weights[i] = 0.0

    def out_of(self, deal: list[int]) -> int:
        """The card that nobody got."""
        left = [SHERIFF, OUTLAW, OUTLAW, *FROM_FOUR]
        for role in deal:
            if role in left:
                left.remove(role)
        return left[0] if left else NONE

    def is_settled(self, player: PlayerId, known: list[int]) -> bool:
        """Whether only one role is left for a player, whatever he did."""
        found = NONE
        for deal in self.deals:
            if deal[player] != found and fits(deal, known):
                if found != NONE:
                    return False
                found = deal[player]
        return found != NONE

    # What is heard

    def died(self, player: PlayerId) -> None:
        """A player is out of the game."""
        self.alive[player] = False

    def revealed(self, player: PlayerId, role: int) -> None:
        """Everybody sees the role of a player."""
        deals: list[list[int]] = []
        weights: list[float] = []
        for i, deal in enumerate(self.deals):
            if deal[player] == role:
                deals.append(deal)
                weights.append(self.weights[i])
        if deals:
            self.deals = deals
            self.weights = weights
        self._known.clear()

    def dealt_anew(self, whose: list[PlayerId]) -> None:
        """The role cards of these players were mixed and dealt again among them."""
        deals: list[list[int]] = []
        weights: list[float] = []
        sums: dict[int, float] = {}
        for i, deal in enumerate(self.deals):
            code = self._code_without(deal, whose)
            sums[code] = sums.get(code, 0.0) + self.weights[i]
        for deal in self.deals:
            weight = sums.pop(self._code_without(deal, whose), 0.0)
            if weight > 0:
                left = [0] * len(ROLES)
                for player in whose:
                    left[deal[player]] += 1
                mixed: list[list[int]] = []
                self._mix(deal, whose, 0, left, mixed)
                deals += mixed
                weights += [weight / len(mixed)] * len(mixed)
        self.deals = deals
        self.weights = weights
        self._known.clear()

    def _code_without(self, deal: list[int], whose: list[PlayerId]) -> int:
        """A number for all that mixing the cards of these players leaves as it is: who else has what, and how
        many of each role they have together."""
        code = 0
        for player, role in enumerate(deal):
            code = code * 5 + (0 if player in whose else role + 1)
        counts = [0] * len(ROLES)
        for player in whose:
            counts[deal[player]] += 1
        for count in counts:
            code = code * 9 + count
        return code

    def _mix(
        self, deal: list[int], whose: list[PlayerId], at: int, left: list[int], found: list[list[int]]
    ) -> None:
        if at == len(whose):
            found.append(deal)
            return
        for role in range(len(ROLES)):
            if left[role] > 0:
                left[role] -= 1
                other = deal[:]
                other[whose[at]] = role
                self._mix(other, whose, at + 1, left, found)
                left[role] += 1

    def attacked(self, actor: PlayerId, target: PlayerId, choices: list[PlayerId], act: int) -> None:
        """A player, who had the choice, did this to another one."""
        likely = [0.0] * len(ROLES)
        for role in range(len(ROLES)):
            chances = self._if_he_is(actor, role)
            if chances:
                likely[role] = self._likelihood(role, chances, target, choices, act)
        for i, deal in enumerate(self.deals):
            self.weights[i] *= likely[deal[actor]]
        self._scale()
        self._known.clear()

    def _likelihood(
        self, role: int, chances: list[Chances], target: PlayerId, choices: list[PlayerId], act: int
    ) -> float:
        """How likely somebody with this role, who thinks that of the others, chooses this target."""
        outlaws = 0.0
        for player in range(self.players):
            if self.alive[player]:
                outlaws += chances[player][OUTLAW]
        manners = self.manners
        attacks = manners.late[role] if outlaws < HARDLY_ANY else manners.early[role]
        weight = manners.acts[act]
        total = manners.hold[role]
        chosen = 0.0
        for one in choices:
            urge = exp(weight * wish(attacks, chances[one]))
            total += urge
            if one == target:
                chosen = urge
        likely = (1 - manners.noise) * chosen / total + manners.noise / (len(choices) + 1)
        return likely if manners.trust == 1.0 else exp(manners.trust * log(likely))

    def _if_he_is(self, player: PlayerId, role: int) -> list[Chances]:
        """What everybody with this role in this seat thinks of the others; [] if that cannot be."""
        known = [NONE] * self.players
        known[player] = role
        return self.seen_with(known)

    def _scale(self) -> None:
        most = max(self.weights, default=1.0)
        if most > 0:
            self.weights = [weight / most for weight in self.weights]

    # What follows

    def seen_with(self, known: list[int]) -> list[Chances]:
        """By player: how likely he has each role, to somebody who knows these roles; [] if that cannot be."""
        code = 0
        for role in known:
            code = code * 5 + role + 1
        found = self._known.get(code)
        if found is None:
            found = self._marginals(known)
            self._known[code] = found
        return found

    def _marginals(self, known: list[int]) -> list[Chances]:
        table = [[0.0] * len(ROLES) for _player in range(self.players)]
        total = 0.0
        for i, deal in enumerate(self.deals):
            if fits(deal, known):
                weight = self.weights[i]
                total += weight
                for player, role in enumerate(deal):
                    table[player][role] += weight
        if total <= 0:
            return []
        for row in table:
            for role in range(len(ROLES)):
                row[role] /= total
        return table

    def chance_of(self, deal: list[int], known: list[int]) -> float:
        """How likely this deal is, to somebody who knows these roles."""
        total = 0.0
        found = 0.0
        for i, one in enumerate(self.deals):
            if fits(one, known):
                total += self.weights[i]
                if one == deal:
                    found = self.weights[i]
        return found / total if total > 0 else 0.0

    def chance_of_none(self, known: list[int], players: list[PlayerId], roles: tuple[int, ...]) -> float:
        """How likely it is that none of these players has one of these roles."""
        total = 0.0
        none = 0.0
        for i, deal in enumerate(self.deals):
            if fits(deal, known):
                total += self.weights[i]
                found = False
                for player in players:
                    if deal[player] in roles:
                        found = True
                if not found:
                    none += self.weights[i]
        return none / total if total > 0 else 0.0


def fits(deal: list[int], known: list[int]) -> bool:
    """Whether a deal has the roles that are known."""
    for player, role in enumerate(known):  # noqa: SIM110 (a generator is slow in compiled code)
        if role != NONE and deal[player] != role:
            return False
    return True


def wish(attacks: list[float], chances: Chances) -> float:
    """How much somebody with these wishes wants to hurt somebody who looks like that."""
    return (
        chances[SHERIFF] * attacks[SHERIFF]
        + chances[DEPUTY] * attacks[DEPUTY]
        + chances[OUTLAW] * attacks[OUTLAW]
        + chances[RENEGADE] * attacks[RENEGADE]
    )
