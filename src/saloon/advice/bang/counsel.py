"""What an adviser asks of BANG!."""

from __future__ import annotations

from saloon.advice.bang.suspecting import insight, suspects
from saloon.advice.counsel import Counsel, Standing
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import DEAL_CARDS, DEPUTY, OUTLAW, ROLES, SHERIFF
from saloon.kernel.chance import Chance
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId, every_player
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.evaluation import SIDE_OF, chances_of_sides, evaluate
from saloon.thinking.bang.hearing import ACTS, roles_known, weigh
from saloon.thinking.bang.mind import AHEAD, BangMind
from saloon.thinking.bang.playing import play_on, policy_for
from saloon.thinking.bang.policy import Policy
from saloon.thinking.bang.wishes import each_for_himself
from saloon.thinking.lot import Lot
from saloon.thinking.search import Mind
from saloon.wire.advice import MoveReason, Suspect

SIDES = ("law", "outlaws", "renegade")
FEWEST_WITH_SIDES = 4
"""Players at a table where some win together."""
FRIENDS = {SHERIFF: DEPUTY, DEPUTY: DEPUTY, OUTLAW: OUTLAW}
"""Whom somebody of this role does not want to hit."""
POSSIBLE = 0.05
NOTICEABLE = 0.05
"""By so much the table's opinion must change to be told."""


class BangCounsel(Counsel[Bang, BangView]):
    """Roles are guessed, and what others make of one's own act is told."""

    def standings(self, game: Bang) -> list[Standing]:
        found: list[Standing] = []
        for number, player in enumerate(game.players):
            own = [figure for figure in game.figures if figure.player == number and figure.alive]
            life = sum(max(figure.life, 0) for figure in own)
            found.append(Standing(life, len(player.hand), not own))
        return found

    def sides(self, game: Bang) -> list[tuple[str, list[PlayerId]]]:
        players = every_player(len(game.players))
        if len(game.players) < FEWEST_WITH_SIDES:
            return [(f"seat_{player}", [player]) for player in players]
        return [
            (key, [player for player in players if SIDE_OF[game.players[player].role] == side])
            for side, key in enumerate(SIDES)
        ]

    def chance(self, game: Bang, player: PlayerId) -> float:
        return evaluate(game, player)

    def shares(self, game: Bang) -> list[float]:
        sides = self.sides(game)
        if game.over:
            return [1.0 if set(seats) & set(game.winners) else 0.0 for _key, seats in sides]
        if len(game.players) < FEWEST_WITH_SIDES or each_for_himself(game):
            return [sum(evaluate(game, player) for player in seats) for _key, seats in sides]
        return chances_of_sides(game)

    def think_on(self, mind: Mind[Bang], world: Bang, seed: str) -> None:
        assert isinstance(mind, BangMind)
        play_on(world, Policy(mind.beliefs, Lot(seed)), 1)

    def play_on(self, game: Bang, seed: str) -> None:
        play_on(game, policy_for(game, seed), AHEAD)

    def shuffle(self, game: Bang, seed: str) -> None:
        game.chance = Chance(seed, game.chance.drawn[:])
        game.chance.shuffle(DEAL_CARDS, game.deck)

    def suspects(self, heard: list[Event], view: BangView) -> list[Suspect]:
        return suspects(heard, view)

    def insight(self, heard: list[Event], view: BangView, game: Bang) -> float | None:
        return insight(heard, view, game)

    def reasons(
        self, mind: Mind[Bang], view: BangView, whom: PlayerId, events: list[Event]
    ) -> list[MoveReason]:
        assert isinstance(mind, BangMind)
        return [*friendly_fire(mind.beliefs, view, whom), *opinion(mind.beliefs, view, events)]


def friendly_fire(beliefs: Beliefs, view: BangView, whom: PlayerId) -> list[MoveReason]:
    """How likely somebody who is harmed is a friend."""
    known = roles_known(view)
    friend = FRIENDS.get(known[view.viewer], NONE)
    chances = beliefs.seen_with(known)
    if friend == NONE or known[whom] != NONE or not chances or chances[whom][friend] < POSSIBLE:
        return []
    return [MoveReason("friend", whom, chances[whom][friend], what=ROLES[friend])]


def opinion(beliefs: Beliefs, view: BangView, events: list[Event]) -> list[MoveReason]:
    """What everybody would think of the viewer after what he does, where that changes much."""
    me = view.viewer
    nobody = [NONE] * view.players
    before = beliefs.seen_with(nobody)
    owners = [one.player for one in view.figures]
    acts = [one for one in events if one.name in ACTS and one.whom != NONE and owners[one.who] == me]
    if not before or not acts:
        return []
    then = beliefs.clone()
    weigh(then, acts[0], owners)
    after = then.seen_with(nobody)
    role = max(range(len(ROLES)), key=lambda one: after[me][one] - before[me][one])
    if after[me][role] - before[me][role] < NOTICEABLE:
        return []
    return [MoveReason("opinion", me, after[me][role], before[me][role], ROLES[role])]
