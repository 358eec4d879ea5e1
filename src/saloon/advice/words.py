"""What an adviser found, said in the language of whoever reads it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from saloon.advice.review import A_TURN, walk, weight_of
from saloon.games.registry import game_type
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.records import GameRecord
from saloon.kernel.views import SPECTATOR, View
from saloon.text.narrator import Narrator
from saloon.text.registry import narrator_of
from saloon.text.texts import Texts
from saloon.wire.advice import Fortune, Hint, Judged, MoveReason, Review, Suspicion, Turning

ROUNDED = 0.095
"""From here on a difference of chances is told in whole points."""
SMALL = 0.05
SEAT = "seat_"
"""How the key of a side begins that is one player."""


def percent(chance: float) -> str:
    """A chance as people say it: nothing is certain that is only likely."""
    said = round(100 * chance)
    if said == 0 and chance > 0:
        return "<1"
    return ">99" if said == 100 and chance < 1 else str(said)


def points(change: float, texts: Texts, sign: bool = False) -> str:
    """A difference of chances in points of percent."""
    said = f"{abs(100 * change):.0f}" if abs(change) >= ROUNDED else f"{abs(100 * change):.1f}"
    if sign:
        said = ("−" if change < 0 else "+") + said
    return as_written(said, texts)


def about(number: float, texts: Texts) -> str:
    """A number on average: 1, or 0.4."""
    return as_written(f"{number:.0f}" if abs(number - round(number)) < SMALL else f"{number:.1f}", texts)


def as_written(number: str, texts: Texts) -> str:
    """A decimal number as the language writes it."""
    return number.replace(".", texts.say("advice.decimal"))


# At a table


def add_words_to_hint(
    hint: Hint, options: list[Option], keys: list[str], narrator: Narrator[Any], view: View
) -> None:
    texts = narrator.texts
    hint.text = texts.say(f"advice.certainty.{hint.certainty}")
    for move in hint.moves:
        move.key = keys[move.option]
        move.text = narrator.option(options[move.option], view)
        add_words_to_reasons(move.reasons, narrator, texts.say("advice.you"))


def add_words_to_reasons(reasons: list[MoveReason], narrator: Narrator[Any], me: str) -> None:
    for one in reasons:
        own = one.whom is None or one.code == "opinion"
        special = f"advice.reason.{narrator.game}.{one.code}"
        one.text = narrator.texts.say(
            special if narrator.texts.has(special) else f"advice.reason.{one.code}",
            name=me if own or one.whom is None else narrator.names[one.whom],
            percent=percent(one.number),
            before=percent(one.before),
            number=about(one.number, narrator.texts),
            role=role_name(one.what, narrator) if one.what else "",
        )


def role_name(role: str, narrator: Narrator[Any]) -> str:
    return narrator.say(f"role.{role}.name")


def add_words_to_suspicion(
    suspicion: Suspicion, heard: list[Event], narrator: Narrator[Any], view: View
) -> None:
    for suspect in suspicion.suspects:
        suspect.name = narrator.names[suspect.seat]
        for one in suspect.chances:
            one.name = role_name(one.role, narrator)
        for act in suspect.acts:
            act.name = role_name(act.role, narrator)
            act.text = narrator.log_line(heard[act.number], view)
            act.change = narrator.texts.say(
                "advice.change", role=act.name, before=percent(act.before), after=percent(act.after)
            )


# After a game


def add_words_to_review(review: Review, record: GameRecord, names: list[str], texts: Texts) -> None:
    """Whose decisions, which moves, what happened: the record is gone through once more."""
    kind = game_type(record.game)
    told: dict[int, list[Turning | Fortune]] = defaultdict(list)
    for turning in review.turnings:
        told[turning.step].append(turning)
    for fortune in review.fortunes:
        told[fortune.step].append(fortune)
    faults: dict[int, list[Judged]] = defaultdict(list)
    for judged in review.decisions:
        if judged.grade not in ("best", "good"):
            faults[judged.step].append(judged)
    review.names = names
    for step in walk(record):
        if step.number in told:
            text = summary(record.game, step.game, step.events, names, texts)
            for one in told[step.number]:
                one.text = text
        for judged in faults[step.number]:
            view = kind.full_view(step.game, judged.seat)
            add_words_to_judged(judged, step.game, narrator_of(record.game, texts, view, names), view)
        if not step.answer:
            narrator = narrator_of(record.game, texts, kind.full_view(step.game, SPECTATOR), names)
            for seat in review.seats:
                seat.name = names[seat.seat]
                seat.role = side_of_seat(seat.side, narrator)
            for side in review.sides:
                side.name = side_name(side.key, record.game, names, texts)


def add_words_to_judged(judged: Judged, game: Game, narrator: Narrator[Any], view: View) -> None:
    assert game.decision is not None
    options = game.decision.options
    judged.played_text = narrator.option(options[judged.played], view)
    judged.best_text = narrator.option(options[judged.best], view)
    add_words_to_reasons(judged.reasons, narrator, narrator.names[judged.seat])


def summary(key: str, game: Game, events: list[Event], names: list[str], texts: Texts) -> str:
    """What a step brought about, in one line: as everybody saw it."""
    view = game_type(key).full_view(game, SPECTATOR)
    lines = narrator_of(key, texts, view, names).lines([one.seen_by(SPECTATOR) for one in events], view)
    told = [line for line in lines if line.event.name != A_TURN]
    return max(told, key=lambda line: weight_of(line.event)).text if told else ""


def side_of_seat(side: str, narrator: Narrator[Any]) -> str:
    """What a player truly was, as its game calls it."""
    for key in (f"role.{side}.name", f"side.{side}.name", f"side.{side}"):
        if narrator.texts.has(f"{narrator.game}.{key}"):
            return narrator.say(key)
    return side_name(side, narrator.game, narrator.names, narrator.texts)


def side_name(key: str, game: str, names: list[str], texts: Texts) -> str:
    if key.startswith(SEAT):
        return names[PlayerId(int(key.removeprefix(SEAT)))]
    for known in (f"{game}.team.{key}.name", f"advice.side.{key}"):
        if texts.has(known):
            return texts.say(known)
    return key


def whose(strokes: list[Fortune], names: list[str], texts: Texts) -> str:
    """What chance did to each player in one step; those to whom it did the same are named together."""
    alike: dict[str, list[str]] = {}
    for one in strokes:
        alike.setdefault(points(one.change, texts, sign=True), []).append(names[one.seat])
    return "; ".join(f"{', '.join(some)} {change}" for change, some in alike.items())
