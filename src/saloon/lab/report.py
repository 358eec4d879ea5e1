"""A study as one page that asks nobody else for anything: plots, each with its sample and its command."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import Final, NamedTuple

import saloon
from saloon.lab.experiment import command_of
from saloon.lab.findings import Change, Findings, Played
from saloon.lab.svg import Axis, Course, Dot, Group, Mark, dots, panels, percent, points, rows
from saloon.lab.words import LabWords, grouped
from saloon.measuring.intervals import Rate
from saloon.sim.report import rate_plain, setup_plain
from saloon.sim.statistics import mean
from saloon.sim.study import SEAT, SIDE
from saloon.sim.tally import Tally

INK: Final = "#b07d4b"
"""Of what has no colour of its own."""
BETTER, WORSE, EVEN = "#4b6b5d", "#a63d2f", "#7a6a58"
CHARACTER: Final = "character"


class Plot(NamedTuple):
    """A picture and what is said of it."""

    chapter: str
    title: str
    picture: str
    note: str
    played: list[Played]


# As JSON


def findings_json(found: Findings) -> str:
    """All figures of the page, and more."""
    body = {
        "build": str(saloon.BUILD),
        "study": found.experiment.name,
        "seed": found.experiment.seed,
        "games": found.experiment.games,
        "rules": found.folder.manifest["rules"],
        "plans": [plan_plain(one, found.experiment.games) for one in found.plans],
        "changes": [change_plain(change) for change in found.changes()],
    }
    return json.dumps(body, indent=1, ensure_ascii=False)


def plan_plain(one: Played, games: int) -> dict[str, object]:
    plain: dict[str, object] = {"setup": setup_plain(one.plan), "command": command_of(one.trial, games)}
    if one.trial.campaign:
        worth = one.standings.worth()
        prices = {each.name: {"price": round(each.price, 1), **rate_plain(each.rate)} for each in worth}
        return {**plain, "campaigns": one.standings.campaigns, "characters": prices}
    tally = one.tally
    return {
        **plain,
        "games": tally.games,
        "finished": tally.finished,
        "wins": {
            table: {name: rate_plain(rate) for name, rate in tally.rates(table).items()}
            for table in tally.tables
        },
        "length": {
            name: {"mean": round(mean(counts), 3), "percentiles": tally.percentiles(counts)}
            for name, counts in tally.numbers.items()
        },
    }


def change_plain(change: Change) -> dict[str, object]:
    return {
        "what": change.what,
        "from": change.before,
        "to": change.after,
        "plans": [change.first.place, change.second.place],
        "by_side": {
            side: {
                "pairs": one.pairs,
                "difference": round(one.mean, 6),
                "interval": [round(one.low, 6), round(one.high, 6)],
            }
            for side, one in change.by_side.items()
        },
    }


# As a page


def page(found: Findings, words: LabWords) -> str:
    """The whole page."""
    plots = [plot for family in found.families() for plot in family_plots(family, words)]
    plots += list(change_plots(found, words))
    plots += list(price_plots(found, words))
    say = words.say
    done = sum(one.tally.games + one.standings.campaigns for one in found.plans)
    about = say("about", games=grouped(done), plans=len(found.plans), seed=found.experiment.seed)
    return PAGE.format(
        language=words.language,
        style=files("saloon.lab").joinpath("report.css").read_text("utf-8"),
        title=escape(found.experiment.name),
        about=escape(about),
        contents=contents(plots),
        body=chapters(plots, found, words) or f"<p>{escape(say('nothing'))}</p>",
        foot=escape(say("foot", version=saloon.__version__, build=saloon.BUILD)),
        rules=escape(say("rules", digest=found.folder.manifest["rules"])),
    )


PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header><h1>{title}</h1><p>{about}</p>{contents}</header>
<main>
{body}
</main>
<footer><p>{foot}</p><p>{rules}</p></footer>
</body>
</html>
"""


def contents(plots: list[Plot]) -> str:
    """Where to find what."""
    names = list(dict.fromkeys(plot.chapter for plot in plots))
    links = "".join(f'<li><a href="#{n}">{escape(name)}</a></li>' for n, name in enumerate(names))
    return f"<nav><ul>{links}</ul></nav>" if len(names) > 1 else ""


def chapters(plots: list[Plot], found: Findings, words: LabWords) -> str:
    """The plots of what belongs together, under its name."""
    parts = []
    for number, (name, those) in enumerate(groupby(plots, key=lambda plot: plot.chapter)):
        parts.append(f'<h2 id="{number}">{escape(name)}</h2>')
        parts += [section(plot, found, words) for plot in those]
    return "\n".join(parts)


def section(plot: Plot, found: Findings, words: LabWords) -> str:
    commands = "\n".join(command_of(one.trial, found.experiment.games) for one in plot.played)
    return (
        f"<section><h3>{escape(plot.title)}</h3><figure>{plot.picture}"
        f"<figcaption>{escape(plot.note)}</figcaption></figure>"
        f"<details><summary>{escape(words.say('commands'))}</summary><pre>{escape(commands)}</pre></details></section>"
    )


def family_plots(family: list[Played], words: LabWords) -> Iterator[Plot]:
    """Of tables that differ only in how many play."""
    say = words.say
    chapter = words.table(family[0].plan)
    games = say("sample", games=words.counts({one.plan.players: one.tally.finished for one in family}))
    sample = f"{games} {say('intervals')}"
    yield Plot(chapter, say("who_wins"), wins_picture(family, words), sample, family)
    tables = family[0].study.tables
    for table in tables:
        if table == CHARACTER:
            yield Plot(chapter, say("characters"), characters(family, words), sample, family)
        elif table == tables[-1] and table != SIDE and max(len(one.tally.rates(table)) for one in family) > 2:
            note = f"{say(f'from.{table}')} {sample}"
            yield Plot(chapter, say(f"places.{table}"), places(family, table, words), note, family)
    yield Plot(chapter, say("length"), lengths(family, words), f"{say('ranges')} {games}", family)


def label(one: Played, table: str, name: str, words: LabWords) -> str:
    return one.study.label(table, name, words.texts)


def wins_picture(family: list[Played], words: LabWords) -> str:
    """Who wins, by how many play."""
    groups = [
        Group(
            words.players(one.plan.players),
            [
                Mark(
                    label(one, SIDE, side, words),
                    rate.rate,
                    rate.low,
                    rate.high,
                    one.study.colours.get(side, ""),
                )
                for side, rate in one.tally.rates(SIDE).items()
            ],
        )
        for one in family
    ]
    return rows(words.say("who_wins"), groups, share_axis(groups), bars=True)


def share_axis(groups: list[Group]) -> Axis:
    highest = max(mark.high for group in groups for mark in group.marks)
    return Axis(0.0, min(1.0, highest + 0.05), percent)


def characters(family: list[Played], words: LabWords) -> str:
    """All of them, whatever the number of players, around the average."""
    tally = Tally(family[0].study)
    for one in family:
        tally.absorb(one.tally)
    rates = tally.rates(CHARACTER)
    average = average_of(rates.values())
    marks = [
        Mark(label(family[0], CHARACTER, name, words), rate.rate, rate.low, rate.high, ink_of(rate, average))
        for name, rate in sorted(rates.items(), key=lambda item: -item[1].rate)
    ]
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    axis = Axis(max(0.0, low - 0.03), min(1.0, high + 0.03), percent, average)
    return rows(words.say("characters"), [Group("", marks)], axis)


def average_of(rates: Collection[Rate]) -> float:
    return sum(rate.wins for rate in rates) / max(1, sum(rate.games for rate in rates))


def ink_of(rate: Rate, average: float) -> str:
    return BETTER if rate.low > average else WORSE if rate.high < average else EVEN


def places(family: list[Played], table: str, words: LabWords) -> str:
    """Seats or the order of play: a panel for each number of players, around their average."""
    courses = []
    for one in family:
        rates = one.tally.rates(table)
        average = average_of(rates.values())
        marks = [
            Mark(place(table, name), rate.rate, rate.low, rate.high, ink_of(rate, average))
            for name, rate in rates.items()
        ]
        courses.append(Course(words.players(one.plan.players), marks, average))
    every = [mark for course in courses for mark in course.points]
    axis = Axis(
        max(0.0, min(m.low for m in every) - 0.03), min(1.0, max(m.high for m in every) + 0.03), percent
    )
    return panels(words.say(f"places.{table}"), courses, axis)


def place(table: str, name: str) -> str:
    """Counted from one, as people do."""
    return str(int(name) + 1) if table == SEAT else name


def lengths(family: list[Played], words: LabWords) -> str:
    """From the shortest to the longest games, for each number that is counted."""
    groups = []
    for name in family[0].tally.numbers:
        marks = []
        for one in family:
            at = one.tally.percentiles(one.tally.numbers[name])
            said = words.say("median", number=at["50"])
            low, high, inner = float(at["5"]), float(at["95"]), (float(at["25"]), float(at["75"]))
            marks.append(Mark(words.players(one.plan.players), float(at["50"]), low, high, INK, inner, said))
        groups.append((name, marks))
    return "".join(
        rows(name, [Group(words.of(family[0].plan.game).say(f"number.{name}"), marks)], count_axis(marks))
        for name, marks in groups
    )


def count_axis(marks: list[Mark]) -> Axis:
    return Axis(0.0, max(mark.high for mark in marks) * 1.05, lambda value: f"{value:.0f}")


def change_plots(found: Findings, words: LabWords) -> Iterator[Plot]:
    """What a box or a rule changes: one picture for everything that changes the same thing in a game."""
    by_what: dict[tuple[str, str], list[Change]] = {}
    for change in found.changes():
        by_what.setdefault((change.first.plan.game, change.what), []).append(change)
    for (game, what), changes in by_what.items():
        groups = [Group(change_title(change, words), change_marks(change, words)) for change in changes]
        reach = max(max(abs(mark.low), abs(mark.high)) for group in groups for mark in group.marks)
        axis = Axis(-reach * 1.1 - 0.01, reach * 1.1 + 0.01, points, 0.0)
        pairs = {next(iter(change.by_side.values())).pairs for change in changes}
        told = "–".join(grouped(count) for count in sorted({min(pairs), max(pairs)}))
        title = words.say("changes", game=words.of(game).game_name, what=words.thing(game, what))
        played = list({id(one): one for change in changes for one in (change.first, change.second)}.values())
        yield Plot(
            title, words.say("changed"), rows(title, groups, axis), words.say("paired", pairs=told), played
        )


def change_title(change: Change, words: LabWords) -> str:
    """For how many, and what is changed into what; what is only added, by itself."""
    first, second = change.first.plan, change.second.plan
    if change.what == "preset":
        before, after = (words.preset(first.game, value) for value in (change.before, change.after))
    elif change.what != "sets":
        before, after = (words.reading(first.game, change.what, one) for one in (change.before, change.after))
    else:
        before, after = (words.boxes(first.game, plan.sets) for plan in (first, second))
    added = change.what == "sets" and first.sets == first.sets[:1]
    return f"{words.players(first.players)}: {f'+ {after}' if added else f'{before} → {after}'}"


def change_marks(change: Change, words: LabWords) -> list[Mark]:
    marks = []
    for side, one in change.by_side.items():
        ink = BETTER if one.low > 0 else WORSE if one.high < 0 else EVEN
        marks.append(Mark(words.of(change.first.plan.game).side(side), one.mean, one.low, one.high, ink))
    return marks


def price_plots(found: Findings, words: LabWords) -> Iterator[Plot]:
    """What characters cost where they are hired, and how often they win."""
    for one in found.campaigns():
        worth = one.standings.worth()
        if not worth:
            continue
        found_dots = [
            Dot(
                label(one, CHARACTER, each.name, words),
                each.price,
                each.rate.rate,
                each.rate.low,
                each.rate.high,
            )
            for each in worth
        ]
        prices = [dot.x for dot in found_dots]
        wide = max(prices) - min(prices) or 1.0
        across = Axis(min(prices) - wide * 0.04, max(prices) + wide * 0.12, lambda value: f"${value:.0f}")
        low, high = min(dot.low for dot in found_dots), max(dot.high for dot in found_dots)
        up = Axis(max(0.0, low - 0.02), min(1.0, high + 0.02), percent)
        title = words.say("prices")
        picture = dots(title, found_dots, across, up, words.say("price"))
        standings = one.standings
        said = {"campaigns": grouped(standings.campaigns), "games": grouped(standings.games)}
        note = words.say("campaign_sample", players=words.players(one.plan.players), **said)
        yield Plot(words.table(one.plan), title, picture, f"{note} {words.say('intervals')}", [one])
