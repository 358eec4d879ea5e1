"""A game played on by the policy alone, for everybody: what searches, studies and benchmarks are made of."""

from __future__ import annotations

from saloon.games.bang.questions import OFFERS_ANY_TIME
from saloon.games.bang.state import Bang
from saloon.kernel.decisions import NONE, Decision
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId, every_player
from saloon.thinking.bang.beliefs import Beliefs
from saloon.thinking.bang.hearing import speaks, weigh
from saloon.thinking.bang.policy import Policy
from saloon.thinking.lot import Lot
from saloon.thinking.policy import ENDLESS


def play_out(game: Bang, seed: str) -> int:
    """Play a game that has been dealt to its end; how many decisions that took."""
    return play_on(game, policy_for(game, seed), ENDLESS)


def policy_for(game: Bang, seed: str) -> Policy:
    """A policy for a game of which nothing was heard: it knows the roles that lie open."""
    known = [one.role if one.revealed else NONE for one in game.players]
    return Policy(Beliefs(game.mode, len(game.players), known), Lot(seed))


def listeners(game: Bang, seed: str) -> list[Policy]:
    """Such policies for all players: they share what everybody believes, and each has his own lot."""
    beliefs = policy_for(game, seed).beliefs
    return [Policy(beliefs, Lot(f"{seed}:{player}")) for player in range(len(game.players))]


def play_heard(game: Bang, seats: list[Policy], most: int) -> int:
    """Answer for everybody while all of them (`listeners`) listen: what is public changes their beliefs."""
    beliefs = seats[0].beliefs
    owners = [figure.player for figure in game.figures]
    decisions = 0
    heard: list[Event] = []
    game.log = heard
    while decisions < most:
        decision = game.decision
        if decision is None:
            break
        policy = seats[decision.player]
        if not game.rules(OFFERS_ANY_TIME) or not interrupted(game, decision, policy):
            game.answer(policy.decide(game, decision))
        for event in heard:
            if speaks(event):
                weigh(beliefs, event, owners)
        heard.clear()
        decisions += 1
    game.log = None
    return decisions


def play_on(game: Bang, policy: Policy, most: int) -> int:
    """Answer for everybody until the game is over or so many decisions are made; how many were.

    Nobody listens, so that roles are judged as they were at the beginning, and by what lies open.
    """
    decisions = 0
    while decisions < most:
        decision = game.decision
        if decision is None:
            break
        if not game.rules(OFFERS_ANY_TIME) or not interrupted(game, decision, policy):
            game.answer(policy.decide(game, decision))
        decisions += 1
    return decisions


def those_who_may(game: Bang) -> list[PlayerId]:
    """Players for whom something is in force that can be done at any time, in their order."""
    may: list[PlayerId] = []
    for rule in game.rules(OFFERS_ANY_TIME):
        if rule.owner == NONE:
            return list(every_player(len(game.players)))
        player = game.figures[rule.owner].player
        if player not in may:
            may.append(player)
    may.sort()
    return may


def interrupted(game: Bang, decision: Decision, policy: Policy) -> bool:
    """Whether somebody acted although it was not for him to decide."""
    for player in those_who_may(game):
        options = game.interrupts(player)
        if options:
            figure = game.figure_of(player)
            place = policy.wants_interrupt(game, Decision(player, figure, decision.kind, options))
            if place != NONE:
                game.interrupt(player, options[place])
                return True
    return False
