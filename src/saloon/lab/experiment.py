"""A study as its file says it: which tables are played, how often, by whom, and what is kept.

    name = "Which box helps whom"
    seed = "boxes"
    games = 2000

    [[plan]]
    players = [4, 5]                     # a list makes a plan of each of its values
    sets = ["base", "dodge_city"]
    bots = "regular"
    rules = { lynch = ["on", "off"] }

All plans play the same deals, number by number, so that what they differ in can be compared in pairs.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from saloon.sim.arguments import BadArgument, campaign_rules, read_plan
from saloon.sim.plan import Plan
from saloon.sim.report import bots_shown

FIELDS: Final = {"name": str, "seed": str, "games": int, "chunk": int, "answers": bool, "plan": list}
OF_PLAN: Final = ("game", "players", "sets", "preset", "bots", "rules", "leave_out", "wishes", "campaign")
MOST_PLANS: Final = 10_000
RULE: Final = "rules."
"""Before the name of a rule option, where it stands among the fields of a plan."""

Value = str | int | bool


class Trial(NamedTuple):
    """One kind of table of a study."""

    plan: Plan
    campaign: bool
    """Whether whole campaigns are played, and not single games."""
    chosen: dict[str, Value]
    """What was said of it."""


class Experiment(NamedTuple):
    """A study."""

    name: str
    seed: str
    games: int
    answers: bool
    """Whether the answers of every game are kept, so that it can be played again."""
    chunk: int
    """Games in a file; 0: as many as take about two seconds."""
    trials: tuple[Trial, ...]


def read_experiment(file: Path) -> Experiment:
    """The study in a file; whatever is wrong with it is a BadArgument that says so."""
    try:
        body = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadArgument("lab_error_read", file=file, why=error.strerror) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadArgument("lab_error_toml", file=file, why=error) from error
    for name, value in body.items():
        if name not in FIELDS:
            raise BadArgument("lab_error_field", field=name, fields=", ".join(FIELDS))
        if type(value) is not FIELDS[name]:
            raise BadArgument("lab_error_value", field=name, value=value)
    games, chunk = body.get("games", 1000), body.get("chunk", 0)
    if games < 1 or chunk < 0:
        raise BadArgument("lab_error_value", field="games", value=games if games < 1 else chunk)
    seed = body.get("seed", "1")
    trials = [trial for plan in body.get("plan", [{}]) for trial in trials_of(plan, seed)]
    if len(trials) > MOST_PLANS:
        raise BadArgument("lab_error_plans", plans=len(trials), most=MOST_PLANS)
    return Experiment(
        body.get("name", file.stem), seed, games, body.get("answers", False), chunk, tuple(trials)
    )


def trials_of(body: object, seed: str) -> Iterator[Trial]:
    """Every combination of the values of one plan, the last one changing first."""
    if not isinstance(body, dict):
        raise BadArgument("lab_error_value", field="plan", value=body)
    for name in body:
        if name not in OF_PLAN:
            raise BadArgument("lab_error_field", field=f"plan.{name}", fields=", ".join(OF_PLAN))
    rules = body.get("rules", {})
    if not isinstance(rules, dict):
        raise BadArgument("lab_error_value", field="plan.rules", value=rules)
    plain = {name: value for name, value in body.items() if name != "rules"}
    every = [*plain.items(), *((f"{RULE}{name}", value) for name, value in rules.items())]
    for chosen in product(*(values_of(name, value) for name, value in every)):
        yield trial_of(dict(zip((name for name, _ in every), chosen, strict=True)), seed)


def values_of(name: str, value: object) -> list[Value]:
    """What a field may be: one value, or several, each for plans of its own."""
    given = value if isinstance(value, list) else [value]
    found = [one for one in given if isinstance(one, str | int)]
    if not found or len(found) < len(given):
        raise BadArgument("lab_error_value", field=f"plan.{name}", value=value)
    return found


def trial_of(chosen: dict[str, Value], seed: str) -> Trial:
    """One plan, read as the command line would read it."""

    def text(name: str, otherwise: str = "") -> str:
        return str(chosen.get(name, otherwise))

    game, campaign = text("game", "bang"), bool(chosen.get("campaign", False))
    rules = [f"{name[len(RULE) :]}={value}" for name, value in chosen.items() if name.startswith(RULE)]
    if campaign:
        rules += campaign_rules(game)
    players = chosen.get("players")
    if players is not None and type(players) is not int:
        raise BadArgument("lab_error_value", field="plan.players", value=players)
    wishes = text("wishes").split(",") if "wishes" in chosen else []
    plan = read_plan(
        game,
        players,
        text("bots"),
        seed,
        text("sets"),
        text("preset"),
        rules,
        text("leave_out"),
        None,
        wishes,
    )
    return Trial(plan, campaign, chosen)


def command_of(trial: Trial, games: int) -> str:
    """The same games by `saloon sim`, as anybody can play them again."""
    plan = trial.plan
    words = ["saloon sim", f"--game {plan.game}", f"--players {plan.players}", f"--games {games}"]
    words += [f"--bots {bots_shown(plan)}", f"--seed {plan.seed}", f"--sets {','.join(plan.sets)}"]
    words += [f"--preset {plan.preset}", *(f"--rule {name}={value}" for name, value in plan.rules)]
    words += [f"--leave-out {','.join(plan.left_out)}"] if plan.left_out else []
    return " ".join([*words, "--campaign"] if trial.campaign else words)
