"""A deal of the league: the same cards and the same seats, played once for each bot that is tried there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import NamedTuple

import saloon
from saloon.bots.registry import version_of
from saloon.games.registry import game_type
from saloon.sim.league.lines import AGAINST, FORMAT, HERO, ONE, TEAM, GameLine, Key, Player, Setting
from saloon.sim.league.own_bots import welcome
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.rows import Row
from saloon.sim.table import Played, Trouble, play_game


class Swap(NamedTuple):
    """Which seats of a deal a bot takes: one seat of a side, or all seats of those that win together."""

    kind: str
    side: str

    def seats(self, game: str, sides: list[str], number: int) -> tuple[int, ...]:
        """Of several seats of a side one after the other is tried, deal by deal."""
        members = study_of(game).members(self.side) if self.kind == TEAM else (self.side,)
        found = tuple(seat for seat, side in enumerate(sides) if side in members)
        return (found[number % len(found)],) if found and self.kind == ONE else found


class Entry(NamedTuple):
    """A game that is wanted of a deal: this bot in the seats of the swap, that one in all others."""

    swap: Swap
    arm: str
    bot: str
    field: str


class Deal(NamedTuple):
    """What is to be played of one deal of a plan. Plain data: it travels to worker processes."""

    plan: Plan
    number: int
    entries: tuple[Entry, ...]


class DealPlayed(NamedTuple):
    """The lines of a deal, and what went wrong."""

    lines: list[GameLine]
    troubles: list[Trouble]


def entries_of(swaps: list[Swap], heroes: list[str], against: str, fields: list[str]) -> list[Entry]:
    """Every game of a deal that is needed to compare each hero with the other bot, in every field."""
    arms = [*[(HERO, hero) for hero in heroes], (AGAINST, against)]
    return [Entry(swap, *arm, field) for field, swap, arm in product(fields, swaps, arms)]


def setting_of(plan: Plan) -> Setting:
    rules = tuple(sorted(plan.rules))
    version = game_type(plan.game).version
    return Setting(plan.game, version, plan.sets, plan.preset, rules, plan.players)


def player_of(bot: str) -> Player:
    return Player(bot, version_of(bot))


def key_of(plan: Plan, number: int, entry: Entry) -> Key:
    """What the line of a game will be known by."""
    return Key(
        setting_of(plan),
        plan.seed_of(number),
        entry.swap.kind,
        entry.swap.side,
        entry.arm,
        player_of(entry.bot),
        player_of(entry.field),
    )


def deals_left(plans: dict[Plan, list[Entry]], deals: int, known: Collection[Key]) -> Iterator[Deal]:
    """Every deal of every plan with the games that are not known yet; plans by turns, so that all get on."""
    for number in range(deals):
        for plan, entries in plans.items():
            missing = tuple(entry for entry in entries if key_of(plan, number, entry) not in known)
            if missing:
                yield Deal(plan, number, missing)


def play_deal(deal: Deal) -> DealPlayed:
    """Play a deal. Where two games of an arm seat everybody alike, it is played once and counts for both."""
    plan, number, entries = deal
    for bot in {name for entry in entries for name in (entry.bot, entry.field)}:
        welcome(bot)  # in a process of its own nobody has met it yet
    kind = game_type(plan.game)
    sides = kind.sides(kind.deal(plan.setup(number)))
    games: dict[tuple[str, tuple[str, ...]], Played] = {}
    lines: list[GameLine] = []
    for entry in entries:
        seats = entry.swap.seats(plan.game, sides, number)
        if not seats:
            continue
        bots = tuple(entry.bot if seat in seats else entry.field for seat in range(plan.players))
        alike = (entry.arm, bots)
        if alike not in games:
            games[alike] = play_game(plan, number, Lineup(bots, ()))
        lines.append(line_of(plan, entry, seats, sides, bots, games[alike].row))
    return DealPlayed(lines, [game.trouble for game in games.values() if game.trouble is not None])


def line_of(
    plan: Plan, entry: Entry, seats: tuple[int, ...], sides: list[str], bots: tuple[str, ...], row: Row
) -> GameLine:
    return GameLine(
        league=FORMAT,
        saloon=saloon.__version__,
        game=plan.game,
        rules_version=game_type(plan.game).version,
        players=plan.players,
        sets=plan.sets,
        preset=plan.preset,
        rules=dict(plan.rules),
        seed=row.seed,
        swap=entry.swap.kind,
        side=entry.swap.side,
        arm=entry.arm,
        seats=seats,
        bot=entry.bot,
        field=entry.field,
        sides=tuple(sides),
        bots=bots,
        versions={bot: version_of(bot) for bot in sorted({*bots, entry.field})},
        winners=tuple(map(int, row.winners)),
        decisions=row.decisions,
        finished=row.finished,
    )
