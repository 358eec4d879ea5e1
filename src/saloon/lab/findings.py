"""What a folder of games comes to: read from its files, no game is played."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from saloon.lab.columns import campaigns_of, rows_of
from saloon.lab.experiment import Experiment, Trial
from saloon.lab.folder import Folder
from saloon.sim.arguments import sides_of
from saloon.sim.campaign import Standings
from saloon.sim.compare import won_by
from saloon.sim.plan import Plan
from saloon.sim.registry import study_of
from saloon.sim.rows import Row
from saloon.sim.statistics import Difference, paired
from saloon.sim.study import AnyStudy
from saloon.sim.tally import Tally


class Played:
    """The games of one plan."""

    def __init__(self, place: int, trial: Trial) -> None:
        self.place = place
        self.trial = trial
        self.plan = trial.plan
        self.study: AnyStudy = study_of(trial.plan.game)
        self.tally = Tally(self.study)
        self.standings = Standings()
        self.contestants = self.study.usual_contestants(self.study.contestants(sides_of(trial.plan)))
        self.won: dict[str, dict[int, bool]] = {side: {} for side in self.contestants}
        """Who won which game, by its number, where it ended."""

    def add(self, row: Row) -> None:
        self.tally.add(row)
        if row.finished:
            for side, by_number in self.won.items():
                by_number[row.number] = won_by(self.study.members(side), row)


class Change(NamedTuple):
    """What one thing changes that two plans differ in, all else alike: the same deals, played both ways."""

    what: str
    """The name of a rule option; or the boxes."""
    before: str
    after: str
    first: Played
    second: Played
    by_side: dict[str, Difference]


class Findings:
    """All of a study."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.experiment: Experiment = folder.experiment()
        self.plans = [Played(place, trial) for place, trial in enumerate(self.experiment.trials)]
        for found in folder.done():
            played = self.plans[found.chunk.plan]
            data = folder.read(found.chunk.name)
            if played.trial.campaign:
                for campaign in campaigns_of(data):
                    played.standings.add(campaign)
            else:
                for row in rows_of(played.study, data):
                    played.add(row)

    def games(self) -> list[Played]:
        return [one for one in self.plans if not one.trial.campaign and one.tally.finished]

    def campaigns(self) -> list[Played]:
        return [one for one in self.plans if one.trial.campaign and one.standings.campaigns]

    def families(self) -> list[list[Played]]:
        """Plans that differ in nothing but how many play, the fewest first."""
        found: dict[str, list[Played]] = defaultdict(list)
        for one in self.games():
            lineup = one.plan.lineup._replace(by_seat=crew(one))
            found[repr(one.plan._replace(players=0, lineup=lineup))].append(one)
        return [sorted(family, key=lambda one: one.plan.players) for family in found.values()]

    def changes(self) -> Iterator[Change]:
        """Each plan beside the first one that differs from it in one thing only."""
        games = self.games()
        for place, second in enumerate(games):
            seen: set[str] = set()
            for first in games[:place]:
                what = difference_of(first.plan, second.plan)
                if what is not None and what[0] not in seen:
                    seen.add(what[0])
                    yield Change(*what, first, second, paired_by_side(first, second))


def crew(one: Played) -> tuple[str, ...]:
    """Who plays, whatever their number, if all are alike."""
    seats = one.plan.lineup.by_seat
    return seats[:1] if len(set(seats)) == 1 else seats


def difference_of(first: Plan, second: Plan) -> tuple[str, str, str] | None:
    """What two plans differ in, if it is one thing only: its name, and what it was before and after."""
    if first.sets != second.sets and first == second._replace(sets=first.sets):
        return "sets", "+".join(first.sets), "+".join(second.sets)
    if first.preset != second.preset and first == second._replace(preset=first.preset):
        return "preset", first.preset, second.preset
    if first == second._replace(rules=first.rules):
        one, other = dict(first.rules), dict(second.rules)
        names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
        if len(names) == 1:
            return names[0], one.get(names[0], ""), other.get(names[0], "")
    return None


def paired_by_side(first: Played, second: Played) -> dict[str, Difference]:
    """How much more often each side wins in the second: deal by deal, where both games ended."""
    found: dict[str, Difference] = {}
    for side in first.contestants:
        before, after = first.won[side], second.won.get(side, {})
        counts = Counter(after[number] - won for number, won in before.items() if number in after)
        found[side] = paired(counts)
    return found
