"""What a move does at once: to life points, hands and players, on average over imagined worlds."""

from __future__ import annotations

from typing import Any, NamedTuple

from saloon.advice.counsel import AnyCounsel
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.views import View
from saloon.thinking.search import Mind
from saloon.wire.advice import MoveReason

WORLDS = 24
MOST_ANSWERS = 12
"""After which nobody waits for the effect of a move any longer."""
LIKELY = 0.05
A_BIT = 0.15
"""Of a life point."""
HALF_A_CARD = 0.5
MOST_REASONS = 3


class Effects(NamedTuple):
    """By player: how likely he is out, and how many life points and cards he has more, on average."""

    out: list[float]
    life: list[float]
    cards: list[float]
    won: float
    events: list[Event]
    """What it brought about in the first world."""


def effects(counsel: AnyCounsel, mind: Mind[Any], view: View, option: int) -> Effects:
    seats = view.players
    found = Effects([0.0] * seats, [0.0] * seats, [0.0] * seats, 0.0, [])
    won = 0
    for number in range(WORLDS):
        world = mind.world(number)
        before = counsel.standings(world)
        depth = len(world.stack)
        if number == 0:
            world.log = found.events
        world.answer(option)
        for answers in range(MOST_ANSWERS):
            if world.over or len(world.stack) <= depth:
                break
            counsel.think_on(mind, world, f"effects/{number}/{answers}")
        for player, (old, new) in enumerate(zip(before, counsel.standings(world), strict=True)):
            found.out[player] += (new.out and not old.out) / WORLDS
            found.life[player] += (new.life - old.life) / WORLDS
            found.cards[player] += (new.cards - old.cards) / WORLDS
        won += world.over and counsel.chance(world, view.viewer) == 1.0
    return found._replace(won=won / WORLDS)


def reasons(counsel: AnyCounsel, mind: Mind[Any], view: View, place: int) -> list[MoveReason]:
    """What speaks for and against a move, the weightiest first."""
    done = effects(counsel, mind, view, place)
    me = view.viewer
    lines: list[MoveReason] = []
    if done.won >= LIKELY:
        lines.append(MoveReason("wins", number=done.won))
    for player in range(view.players):
        whom = PlayerId(player)
        if whom != me:
            lines += upon(done, whom)
            if done.life[player] <= -A_BIT or done.cards[player] <= -HALF_A_CARD:
                lines += counsel.reasons(mind, view, whom, done.events)
    if done.out[me] >= LIKELY:
        lines.append(MoveReason("own_death", number=done.out[me]))
    if done.life[me] <= -A_BIT:
        lines.append(MoveReason("own_wound", number=-done.life[me]))
    if done.life[me] >= A_BIT:
        lines.append(MoveReason("healed", number=done.life[me]))
    if done.cards[me] >= HALF_A_CARD:
        lines.append(MoveReason("cards", number=done.cards[me]))
    return lines[:MOST_REASONS]


def upon(done: Effects, whom: PlayerId) -> list[MoveReason]:
    """What a move does to somebody else."""
    if done.out[whom] >= LIKELY:
        return [MoveReason("kills", whom, done.out[whom])]
    if done.life[whom] <= -A_BIT:
        return [MoveReason("wounds", whom, -done.life[whom])]
    if done.life[whom] >= A_BIT:
        return [MoveReason("heals", whom, done.life[whom])]
    if done.cards[whom] <= -HALF_A_CARD:
        return [MoveReason("costs_cards", whom, -done.cards[whom])]
    return []
