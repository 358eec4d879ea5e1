"""Fit how the roles of BANG! act (saloon/thinking/bang/beliefs.json) to games of Greenhorns and of Regulars.

    .venv/bin/python scripts/fit_beliefs.py --way hidden_six --games 1500      some minutes, compiled
    .venv/bin/python scripts/fit_beliefs.py --way usual --players 6 --games 300 --dry

Of each kind of table so many games are played; a third of them is not fitted to. Every act is a choice among
targets, and the numbers are those under which the truth becomes likeliest: beliefs are worked out over all
games with the numbers so far, each act is taken for what it adds to the log of the chance that the actor is
what he is, and the numbers take a step (Fisher's scoring) with beliefs held still; then all over again.
What is printed, and chosen by, is the chance of the truth at a quarter, half and three quarters of a game to
whoever is to move, as in `saloon league beliefs`: its mean, and its geometric mean, before and after.
(numpy comes with matplotlib.)
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saloon.bots.bot import AnyBot, Bot
from saloon.games.bang.game import BANG
from saloon.games.bang.mode import mode_named
from saloon.games.bang.words import DEPUTY, ROLES, SHERIFF
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.sim.bang.believers import BangGuesswork
from saloon.sim.league.watch import AS_NEAR_AS, MARKS, Watch, table_watched
from saloon.sim.lineup import Lineup
from saloon.sim.plan import Plan
from saloon.sim.table import Table
from saloon.thinking.bang.beliefs import HARDLY_ANY, Beliefs
from saloon.thinking.bang.hearing import DEALT_ANEW, ELIMINATED, SHOWN, act_of, players_of, speaks
from saloon.thinking.bang.manners import ACTS

FILE = Path(__file__).resolve().parent.parent / "src/saloon/thinking/bang/beliefs.json"
WAYS: dict[str, dict[str, str]] = {"usual": {}, "hidden_six": {"six_players": "hidden"}}
FIELDS = ("greenhorn", "regular")
HELD_OUT = 3
"""Every so manieth game is not fitted to."""
ROUNDS, STEPS, STEP, AT_MOST = 5, 3, 0.7, 1.0
DOUBT = 20.0
"""What holds numbers back of which hardly any act speaks."""
TRUSTS = (0.6, 0.7, 0.75, 0.8, 0.9, 1.0)
LEAST = 1e-6
ACT, SHOW, LOOK = 1, 2, 3

Numbers = NDArray[np.float64]
Plain = dict[str, Any]


class Row(NamedTuple):
    """One thing that happened, with seats counted from the Sheriff's."""

    what: int
    who: int
    number: int = 0
    """The target, or the role that is shown."""
    choices: tuple[int, ...] = ()
    act: int = 0
    dies: bool = False


class Scribe(Bot[Any]):
    """Sits behind a bot and takes notes; only the first one notes what everybody hears."""

    def __init__(self, bot: AnyBot, table: Table, rows: list[Row], looks: list[tuple[int, int]]) -> None:
        self._bot = bot
        self._table = table
        self._rows = rows
        self._looks = looks
        self._hears = bot is table.bots[0]
        self._work = BangGuesswork()
        self.interrupts = bot.interrupts

    def hear(self, event: Event) -> None:
        if self._bot.hears:
            self._bot.hear(event)
        if self._hears and speaks(event):
            self._note(event)

    def _note(self, event: Event) -> None:
        game: Any = self._table.game
        owners = [figure.player for figure in game.figures]
        first = [player.role for player in game.players].index(SHERIFF)
        seat = [(player - first) % len(game.players) for player in range(len(game.players))]
        if event.name == DEALT_ANEW:
            self._rows.append(Row(NONE, 0))
        elif event.name in SHOWN:
            if event.role in ROLES:
                role = ROLES.index(event.role)
                self._rows.append(Row(SHOW, seat[owners[event.who]], role, dies=event.name == ELIMINATED))
        elif owners[event.who] != owners[event.whom]:
            actor, target = owners[event.who], owners[event.whom]
            choices = {target, *players_of(event.choices, owners, actor)}
            others = tuple(sorted(seat[one] for one in choices))
            self._rows.append(Row(ACT, seat[actor], seat[target], others, act_of(event)))

    def decide(self, view: Any, options: list[Option]) -> int:
        if self._work.is_time(view) and NONE in self._work.known(view):
            game: Any = self._table.game
            first = [player.role for player in game.players].index(SHERIFF)
            self._looks.append((game.step, len(self._rows)))
            self._rows.append(Row(LOOK, (view.viewer - first) % len(game.players)))
        return self._bot.decide(view if self._bot.needs_view else None, options)

    def wants_interrupt(self, view: Any, options: list[Option]) -> int:
        return self._bot.wants_interrupt(view, options)


class Games:
    """Games of one kind of table as arrays: by row and game."""

    def __init__(self, way: str, players: int, field: str, games: int) -> None:
        mode = mode_named(way)
        beliefs = Beliefs(mode, players, [SHERIFF] + [NONE] * (players - 1))
        weights = np.array(beliefs.weights)
        self.deals = np.array(beliefs.deals)[weights > 0]
        self.first = weights[weights > 0] / weights.sum()
        self.players = players
        place = {tuple(deal): i for i, deal in enumerate(self.deals.tolist())}
        seats = Lineup((field,) * players, ())
        rules = tuple(WAYS[way].items())
        plan = Plan("bang", players, ("base",), BANG.presets()[0], rules, f"beliefs {way}", seats)
        told: list[tuple[int, list[Row], list[int]]] = []
        for number in range(games):
            rows: list[Row] = []
            looks: list[tuple[int, int]] = []
            table = table_watched(Watch(plan, number), scribes(rows, looks))
            table.play()
            roles = [player.role for player in table.game.players]  # type: ignore[attr-defined]
            first = roles.index(SHERIFF)
            deal = tuple(roles[first:] + roles[:first])
            if all(row.what != NONE for row in rows):
                told.append((place[deal], rows, [near(looks, mark, table.game.step) for mark in MARKS]))
        shape = (max(len(rows) for _truth, rows, _marks in told), len(told))
        self.truth = np.array([truth for truth, _rows, _marks in told])
        self.marks = np.array([marks for _truth, _rows, marks in told])
        self.what, self.who, self.number, self.act = (np.zeros(shape, int) for _field in range(4))
        self.dies = np.zeros(shape, bool)
        self.choices = np.zeros((*shape, players), bool)
        for game, (_truth, rows, _marks) in enumerate(told):
            for at, row in enumerate(rows):
                self.what[at, game], self.who[at, game], self.number[at, game] = row.what, row.who, row.number
                self.act[at, game], self.dies[at, game] = row.act, row.dies
                self.choices[at, game, list(row.choices)] = True

    def part(self, wanted: NDArray[np.bool_]) -> "Games":
        found = object.__new__(Games)
        found.deals, found.first, found.players = self.deals, self.first, self.players
        found.truth, found.marks = self.truth[wanted], self.marks[wanted]
        for name in ("what", "who", "number", "act", "dies", "choices"):
            setattr(found, name, getattr(self, name)[:, wanted])
        return found


def scribes(rows: list[Row], looks: list[tuple[int, int]]) -> Callable[[AnyBot, Table], AnyBot]:
    return lambda bot, table: Scribe(bot, table, rows, looks)


def near(looks: list[tuple[int, int]], mark: float, steps: int) -> int:
    step, row = min(looks, key=lambda look: abs(look[0] - mark * steps), default=(-steps, NONE))
    return row if abs(step - mark * steps) <= AS_NEAR_AS * steps else NONE


class Acts(NamedTuple):
    """All acts of some games: what everybody thought before each, if the actor is what he may be."""

    chances: Numbers
    late: NDArray[np.bool_]
    choices: NDArray[np.bool_]
    target: NDArray[np.int64]
    act: NDArray[np.int64]
    actor: Numbers
    """How likely he had each secret role."""
    truth: NDArray[np.int64]


def likelihood(plain: Plain, acts: Acts) -> Numbers:
    """By act and secret role: how likely it was chosen."""
    early = np.einsum("nrpk,rk->nrp", acts.chances, plain["early"])
    late = np.einsum("nrpk,rk->nrp", acts.chances, plain["late"])
    wish = np.where(acts.late[:, :, None], late, early) * plain["acts"][acts.act][:, None, None]
    urge = np.exp(np.clip(wish, -30, 30)) * acts.choices[:, None, :]
    total = np.exp(plain["hold"])[None, :] + urge.sum(axis=2)
    chosen = urge[np.arange(len(urge)), :, acts.target]
    noise = plain["noise"]
    return np.asarray((1 - noise) * chosen / total + noise / (acts.choices.sum(axis=1)[:, None] + 1))


def believed(plain: Plain, games: Games) -> tuple[Numbers, Acts]:
    """The chance of the truth at each mark of each game (by mark and game), and all acts."""
    deals, players = games.deals, games.players
    flags = (deals[:, :, None] == np.arange(len(ROLES))).astype(float).reshape(len(deals), -1)
    weights = np.tile(games.first, (len(games.truth), 1))
    alive = np.ones((len(games.truth), players), bool)
    scores = np.full((len(MARKS), len(games.truth)), np.nan)
    acts: list[Acts] = []
    for at in range(len(games.what)):
        here = np.nonzero(games.what[at] == SHOW)[0]
        weights[here] *= games.number[at, here][:, None] == deals[:, games.who[at, here]].T
        dead = here[games.dies[at, here]]
        alive[dead, games.who[at, dead]] = False
        for place in range(len(MARKS)):
            look = np.nonzero((games.what[at] == LOOK) & (games.marks[:, place] == at))[0]
            viewer = games.who[at, look]
            mine = weights[look] * (deals[games.truth[look], viewer][:, None] == deals[:, viewer].T)
            scores[place, look] = mine[np.arange(len(look)), games.truth[look]] / mine.sum(axis=1)
        here = np.nonzero((games.what[at] == ACT) & (games.who[at] != 0))[0]
        if len(here):
            role = deals[:, games.who[at, here]].T
            chances, actor = [], []
            for one in range(DEPUTY, len(ROLES)):
                if_so = weights[here] * (role == one)
                actor.append(if_so.sum(axis=1))
                seen = if_so @ flags / np.maximum(actor[-1], 1e-300)[:, None]
                chances.append(seen.reshape(len(here), players, len(ROLES)))
            thought = np.stack(chances, axis=1)
            outlaws = (thought[..., ROLES.index("outlaw")] * alive[here][:, None, :]).sum(axis=2)
            found = Acts(
                thought, outlaws < HARDLY_ANY, games.choices[at, here], games.number[at, here],
                games.act[at, here], np.stack(actor, axis=1),
                deals[games.truth[here], games.who[at, here]] - DEPUTY,
            )  # fmt: skip
            acts.append(found)
            likely = np.ones((len(here), len(ROLES)))
            likely[:, DEPUTY:] = likelihood(plain, found) ** plain["trust"]
            weights[here] *= np.take_along_axis(likely, role, axis=1)
        weights /= np.maximum(weights.sum(axis=1, keepdims=True), 1e-300)
    return scores, Acts(*(np.concatenate(column) for column in zip(*acts, strict=True)))


def gains(plain: Plain, acts: Acts) -> Numbers:
    """By act: what it adds to the log of the chance that the actor is what he is."""
    likely = likelihood(plain, acts)
    before = acts.actor / np.maximum(acts.actor.sum(axis=1, keepdims=True), 1e-300)
    truth = likely[np.arange(len(likely)), acts.truth]
    usual = (before * likely).sum(axis=1)
    return np.asarray(np.log(np.maximum(truth, 1e-12)) - np.log(np.maximum(usual, 1e-12)))


FITTED = ("early", "late", "hold", "acts")


def flat(plain: Plain) -> Numbers:
    return np.concatenate([plain[name].ravel() for name in FITTED])


def with_numbers(plain: Plain, numbers: Numbers) -> Plain:
    found, at = dict(plain), 0
    for name in FITTED:
        size = plain[name].size
        found[name] = numbers[at : at + size].reshape(plain[name].shape)
        at += size
    return found


def stepped(plain: Plain, all_acts: list[Acts]) -> Plain:
    """A few steps with beliefs held still."""
    start = numbers = flat(plain)
    for _step in range(STEPS):
        squares: Any = np.eye(len(numbers)) * DOUBT
        slope: Any = -DOUBT / 100 * (numbers - start)
        for acts in all_acts:
            now = gains(with_numbers(plain, numbers), acts)
            slopes = np.empty((len(now), len(numbers)))
            for place in range(len(numbers)):
                moved = numbers.copy()
                moved[place] += 1e-3
                slopes[:, place] = (gains(with_numbers(plain, moved), acts) - now) / 1e-3
            squares = squares + slopes.T @ slopes
            slope = slope + slopes.sum(axis=0)
        step = np.linalg.solve(squares, slope)
        numbers = numbers + STEP * step / max(1.0, float(np.abs(step).max()) / AT_MOST)
    return with_numbers(plain, numbers)


def log_score(scores: Numbers) -> float:
    return float(np.nanmean(np.log(np.maximum(scores, LEAST))))


def shown(scores: Numbers) -> str:
    means = np.nanmean(scores, axis=1)
    geometric = np.exp(np.nanmean(np.log(np.maximum(scores, LEAST)), axis=1))
    return "  ".join(f"{one:.3f} · {other:.3f}" for one, other in zip(means, geometric, strict=True))


def fit(plain: Plain, tables: list[Games]) -> Plain:
    """The best numbers on the way, then how far they are to be trusted."""
    best, highest = plain, -np.inf
    for _round in range(ROUNDS):
        looked = [believed(plain, games) for games in tables]
        score = float(np.mean([log_score(scores) for scores, _acts in looked]))
        if score > highest:
            best, highest = plain, score
        plain = stepped(plain, [acts for _scores, acts in looked])
    tried = [{**best, "trust": trust} for trust in TRUSTS]
    return max(tried, key=lambda one: np.mean([log_score(believed(one, games)[0]) for games in tables]))


def read(row: dict[str, Any]) -> Plain:
    """Rows of the secret roles; holding back as a logarithm, help with the sign turned."""
    return {
        "early": np.array(row["early"][DEPUTY:]),
        "late": np.array(row["late"][DEPUTY:]),
        "hold": np.log(row["hold"][DEPUTY:]),
        "acts": np.array([row["acts"][act] for act in ACTS]),
        "noise": row["noise"],
        "trust": row["trust"],
    }


def rounded(numbers: Numbers, digits: int) -> list[Any]:
    return list(np.round(numbers, digits).tolist())


def written(row: dict[str, Any], plain: Plain) -> dict[str, Any]:
    return {
        "early": [row["early"][SHERIFF], *rounded(plain["early"], 2)],
        "late": [row["late"][SHERIFF], *rounded(plain["late"], 2)],
        "hold": [row["hold"][SHERIFF], *rounded(np.exp(plain["hold"]), 3)],
        "acts": dict(zip(ACTS, rounded(plain["acts"], 2), strict=True)),
        "noise": plain["noise"],
        "trust": plain["trust"],
    }


def as_text(file: dict[str, Any]) -> str:
    """One row of a table a line."""
    ways = []
    for way, row in file["manners"].items():
        lines = []
        for name, value in row.items():
            if name in ("early", "late"):
                lines.append(
                    f"   {json.dumps(name)}: [\n     " + ",\n     ".join(map(json.dumps, value)) + "\n   ]"
                )
            else:
                lines.append(f"   {json.dumps(name)}: {json.dumps(value)}")
        ways.append(f"  {json.dumps(way)}: {{\n" + ",\n".join(lines) + "\n  }")
    head = f' "command": {json.dumps(file["command"])},\n "rules": {file["rules"]},\n'
    return "{\n" + head + ' "manners": {\n' + ",\n".join(ways) + "\n }\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--way", choices=list(WAYS), default="hidden_six")
    parser.add_argument("--players", default="6", help="several by commas")
    parser.add_argument("--games", type=int, default=1500, help="of each number of players and kind of bot")
    parser.add_argument("--dry", action="store_true", help="print, but write nothing")
    wanted = parser.parse_args()
    file = json.loads(FILE.read_text("utf-8"))
    before = read(file["manners"][wanted.way])
    tables = [
        (f"{players} players, {field}", Games(wanted.way, int(players), field, wanted.games))
        for players in wanted.players.split(",")
        for field in FIELDS
    ]
    held = [np.arange(len(games.truth)) % HELD_OUT == 0 for _name, games in tables]
    after = fit(before, [games.part(~out) for (_name, games), out in zip(tables, held, strict=True)])
    for (name, games), out in zip(tables, held, strict=True):
        for what, plain in (("before", before), ("after", after)):
            scores, _acts = believed(plain, games.part(out))
            print(f"{name}, {what}: {shown(scores)}  log {log_score(scores):.4f}")
    row = written(file["manners"][wanted.way], after)
    print(json.dumps(row))
    if not wanted.dry:
        file["command"] = f".venv/bin/python scripts/fit_beliefs.py --way {wanted.way} --games {wanted.games}"
        file["rules"] = BANG.version
        file["manners"][wanted.way] = row
        FILE.write_text(as_text(file), "utf-8")


if __name__ == "__main__":
    main()
