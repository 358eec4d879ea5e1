"""The benchmark: both builds of the rules and other engines, in short rounds by turns, medians of the rounds.

Every build and the peers have a process of their own and only one of them works at a time, so that one core
is measured. A round measures everything once, so that what disturbs the machine for a while disturbs one
round of each figure. Compare ratios, not absolute figures.
"""

import json
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median

from saloon.bots.registry import quick_bots
from saloon.sim.bench_beside import Beside, beside
from saloon.sim.bench_peers import PEERS
from saloon.sim.bench_tables import Measured, base_of, parts_of
from saloon.sim.bench_workers import BenchFailed, Worker, builds, peers_python, peers_worker, rules_worker

YARDSTICK = ("bang", 5)
"""Game and number of players that others are compared with, if they were measured."""
ROUNDS = 5
FIGURES = {
    "play": ["decisions_per_s", "games_per_s"],
    "clone": ["clones_per_s"],
    "view": ["views_per_s"],
    "encode": ["encodes_per_s"],
    "decode": ["decodes_per_s"],
}
PLAYED_BY = ("play", "policy")
"""Who plays the games of the first table, by turns: chance, the policy; then its quick bots."""
PEER_FIGURES = ["decisions_per_s", "games_per_s", "clones_per_s"]

Figures = dict[str, float | None]
"""What was measured, by name; None where something cannot be done at all."""


class Report:
    """Medians of all rounds, as they are printed and as JSON."""

    def __init__(
        self,
        rules: dict[str, dict[str, Figures | None]],
        peers: dict[str, Figures | None],
        beside: dict[str, Beside] | None = None,
        players: dict[str, dict[str, Figures]] | None = None,
    ) -> None:
        self.rules = rules
        """`bang-5p-base`, `bang-7p-all` -> compiled, pure -> figures; None: there is no such build."""
        self.peers = peers
        """Peer -> figures; None: not installed."""
        self.beside = beside or {}
        """Table -> its random play beside that of the yardstick, by turns, in the quickest build."""
        self.players = players or {}
        """Who plays at the yardstick -> build -> decisions and games per second."""

    def build_ratios(self) -> dict[str, Figures]:
        """Compiled to pure, for each table and figure."""
        return {
            table: ratios(by_build["compiled"], by_build["pure"]) for table, by_build in self.rules.items()
        }

    def box_ratios(self) -> dict[str, dict[str, Figures]]:
        """Each table with further boxes to the base game with as many players, in each build."""
        found: dict[str, dict[str, Figures]] = {}
        for table, by_build in self.rules.items():
            game, players, _boxes = parts_of(table)
            base = base_of(game, players).name
            if base != table and base in self.rules:
                found[table] = {
                    build: ratios(figures, self.rules[base][build])
                    for build, figures in by_build.items()
                    if figures is not None
                }
        return found

    def game_ratios(self) -> dict[str, dict[str, Figures]]:
        """Each table of another game to the yardstick, in each build that has both."""
        yardstick = self.yardstick()[0]
        return {
            table: {
                build: ratios(figures, self.rules[yardstick][build])
                for build, figures in by_build.items()
                if figures is not None
            }
            for table, by_build in self.rules.items()
            if parts_of(table).game != parts_of(yardstick).game
        }

    def yardstick(self) -> tuple[str, str]:
        """What others are compared with: BANG!, five players, compiled, if that was measured."""
        table = yardstick_of(list(self.rules))
        return table, "pure" if self.rules[table]["compiled"] is None else "compiled"

    def peer_ratios(self) -> dict[str, Figures]:
        """Ours to each peer's."""
        table, build = self.yardstick()
        return {peer: ratios(self.rules[table][build], theirs) for peer, theirs in self.peers.items()}

    def to_json(self) -> str:
        table, build = self.yardstick()
        missing = {"not_installed": "see CONTRIBUTING.md"}
        body: dict[str, object] = dict(self.rules)
        body["peers"] = {peer: missing if found is None else found for peer, found in self.peers.items()}
        body["played_by"] = self.players
        body["ratios"] = {
            "compiled_to_pure": self.build_ratios(),
            "to_base": self.box_ratios(),
            "to_yardstick": self.game_ratios(),
            "to_peers": self.peer_ratios(),
            "to_peers_of": {"table": table, "build": build},
            "beside_yardstick": {way: found._asdict() for way, found in self.beside.items()},
        }
        return json.dumps(body, indent=1)


def yardstick_of(tables: list[str]) -> str:
    """Which of these tables the others are compared with."""
    usual = base_of(*YARDSTICK).name
    return usual if usual in tables else tables[0]


def ratios(ours: Figures | None, theirs: Figures | None) -> Figures:
    """Ours divided by theirs, for each figure that both have."""
    found: Figures = {}
    for figure, value in (ours or {}).items():
        other = (theirs or {}).get(figure)
        if value is not None and other:
            found[figure] = round(value / other, 2)
    return found


class Job:
    """One thing to measure: who is asked for it, and what came of it in each round."""

    def __init__(self, measurer: Worker, request: dict[str, object], name: str, figures: list[str]) -> None:
        self.measurer = measurer
        self.request = request
        self.name = name
        self.figures = figures
        self.rounds: list[dict[str, object]] = []

    def warm_up(self) -> bool:
        """Ask once without counting; False if what is to be measured is not installed."""
        answer = self.measurer.ask({**self.request, "seconds": 0})
        if "failed" in answer:
            raise BenchFailed(f"{self.name}: {answer['failed']}")
        return "missing" not in answer

    def measure(self) -> None:
        self.rounds.append(self.measurer.ask(self.request))

    def median(self) -> Figures:
        """The median of each figure over the rounds."""
        found: Figures = {}
        for figure in self.figures:
            values = [value for one in self.rounds if isinstance(value := one[figure], int | float)]
            found[figure] = round(median(values), 1) if values else None
        return found


def rules_jobs(workers: dict[str, Worker], tables: list[Measured], seconds: float) -> list[Job]:
    """Every figure of every table in every build."""
    return [
        Job(one, {**table._asdict(), "figure": step, "seconds": seconds}, table.name, names)
        for table in tables
        for step, names in FIGURES.items()
        for one in workers.values()
    ]


def peer_jobs(peers: Worker, seconds: float) -> list[Job]:
    return [Job(peers, {"peer": peer, "seconds": seconds}, peer, PEER_FIGURES) for peer in PEERS]


def run(
    tables: list[Measured],
    seconds: float,
    with_peers: bool,
    tell: Callable[[str], None],
    ways: list[Measured] | None = None,
) -> Report:
    """Measure each figure for so many CPU seconds in each build, and in each peer if they are wanted.

    `ways` are tables that are only played beside the yardstick, like those of `tables`."""
    with ExitStack() as stack:
        workers = {build: stack.enter_context(rules_worker(build)) for build in builds()}
        jobs = rules_jobs(workers, tables, seconds / ROUNDS)
        if with_peers and (python := peers_python()) is not None:
            jobs += peer_jobs(stack.enter_context(peers_worker(python)), seconds / ROUNDS)
        jobs = [job for job in jobs if job.warm_up()]
        for turn in range(ROUNDS):
            for job in jobs:
                tell(f"{turn + 1}/{ROUNDS} {job.name}")
                job.measure()
        yardstick = yardstick_of([table.name for table in tables])
        first = next(table for table in tables if table.name == yardstick)
        others = [table for table in dict.fromkeys([*tables, *(ways or [])]) if table != first]
        report = report_of(jobs, tables, with_peers)
        plain = first == base_of(first.game, first.players)
        report.players = played_by(workers, first, seconds, tell) if plain else {}
        report.beside = beside(workers[builds()[0]], first, others, seconds, tell)
    return report


def played_by(
    workers: dict[str, Worker], table: Measured, seconds: float, tell: Callable[[str], None]
) -> dict[str, dict[str, Figures]]:
    """The same table played by each kind of player, by turns, in every build."""
    everybody = [*PLAYED_BY, *[bot for bot in quick_bots(table.game) if bot != "random"]]
    jobs = [
        (who, Job(one, {**table._asdict(), "figure": who, "seconds": seconds / ROUNDS}, who, FIGURES["play"]))
        for who in everybody
        for one in workers.values()
    ]
    for turn in range(ROUNDS):
        for who, job in jobs:
            tell(f"{turn + 1}/{ROUNDS} {table.name}: {who}")
            job.measure()
    found: dict[str, dict[str, Figures]] = {who: {} for who in everybody}
    for who, job in jobs:
        found[who][job.measurer.name] = job.median()
    return found


def report_of(jobs: list[Job], tables: list[Measured], with_peers: bool) -> Report:
    rules: dict[str, dict[str, Figures | None]] = {
        table.name: {"compiled": None, "pure": None} for table in tables
    }
    peers: dict[str, Figures | None] = dict.fromkeys(PEERS) if with_peers else {}
    for job in jobs:
        if job.name in rules:
            by_build = rules[job.name]
            by_build[job.measurer.name] = {**(by_build[job.measurer.name] or {}), **job.median()}
        else:
            peers[job.name] = job.median()
    return Report(rules, peers)
