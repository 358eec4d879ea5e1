"""What can be chosen for a table, as every game tells it."""

from __future__ import annotations

import functools

from saloon.bots.noisy import CHARACTERS
from saloon.bots.ready import ready_for
from saloon.bots.registry import BOTS, bots_for, usual_bot
from saloon.games.registry import GAMES
from saloon.kernel.protocol import AnyGame
from saloon.kernel.wishes import PLAYERS, PRESET, SEED, SETS
from saloon.wire import lobby


@functools.cache
def game_lines() -> list[lobby.GameLine]:
    return [game_line(kind) for kind in GAMES.values()]


def game_line(kind: AnyGame) -> lobby.GameLine:
    """All that can be chosen for a table of this game, from the game itself."""
    first = kind.sets()[0]
    sets = []
    for key in kind.sets():
        boxes = list(dict.fromkeys([first, key]))
        rules, parts = kind.rule_options(boxes), kind.parts(boxes)
        if key != first:
            rules = {name: values for name, values in rules.items() if name not in kind.rule_options([first])}
            parts = [part for part in parts if part not in kind.parts([first])]
        sets.append(lobby.SetLine(key, rules, parts))
    presets = {preset: preset_rules(kind, preset) for preset in kind.presets()}
    wishes = [
        lobby.WishLine(wish.name, wish.form, wish.usual)
        for wish in kind.wishes()
        if not wish.alone and wish.name not in (*lobby.OWN_FIELDS, SEED)
    ]
    ways = [
        lobby.WayLine(players, way.agreement, way.silent, way.senseless)
        for players in kind.player_counts()
        for way in kind.ways(players)
    ]
    conditions = [
        lobby.ConditionLine(name, one.rules, one.boxes, one.least) for name, one in kind.conditions().items()
    ]
    return lobby.GameLine(
        kind.key,
        kind.player_counts(),
        sets,
        kind.presets(),
        bots_for(kind.key),
        presets,
        wishes,
        ways,
        conditions,
        usual_bot(kind.key),
        [bot for bot in bots_for(kind.key) if BOTS[bot].mannered],
        list(CHARACTERS),
        [one.key for one in ready_for(kind.key)],
    )


def preset_rules(kind: AnyGame, preset: str) -> dict[str, str]:
    """The value of every rule option of every box under a preset."""
    wishes: dict[str, object] = {
        PLAYERS: kind.player_counts()[0],
        SEED: "rules",
        SETS: kind.sets(),
        PRESET: preset,
    }
    return kind.rules(kind.deal(kind.setup(wishes)))
