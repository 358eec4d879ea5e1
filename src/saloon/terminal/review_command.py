"""`saloon review`: a finished game thought over again, and what could have been better."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from rich.text import Text

from saloon.advice.adviser import SIMULATIONS
from saloon.advice.registry import COUNSELS
from saloon.advice.review import NotOver, assembled, pieces, think_over
from saloon.advice.words import add_words_to_review, percent, points, whose
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import GameRecord
from saloon.sim.executors import executor_for
from saloon.sim.running import progress
from saloon.terminal.paint import ALARM, NAME, QUIET, TURN
from saloon.terminal.play_command import HELP, option, stop
from saloon.terminal.recording import Recording
from saloon.terminal.replay_command import game_of_series, names_of, opened_file, proven
from saloon.terminal.terminal import Terminal
from saloon.terminal.wishes import BadWish, language_of
from saloon.text.texts import Texts, preferred_language
from saloon.wire.advice import Judged, Point, Review, SeatReview
from saloon.wire.codec import encode

FEWEST_SIMULATIONS: Final = 8
JOBS: Final = 2
BLOCKS: Final = "▁▂▃▄▅▆▇█"
EVERY: Final = 10
"""Blocks between two numbers under the plot."""
BESIDE_NAMES: Final = 9
"""Letters beside the names of the sides, before the blocks begin."""
LEAST_BLOCKS: Final = 8
COUNTED: Final = ("inaccuracies", "mistakes", "blunders", "unclear")
GRADE_STYLES: Final = {"blunder": ALARM, "mistake": "red", "inaccuracy": "yellow", "unclear": QUIET}


def review(
    file: Annotated[Path, typer.Argument(help=HELP.say("terminal.cli.file"), show_default=False)],
    as_json: Annotated[bool, option("review_json", "--json")] = False,
    seat: Annotated[int, option("review_seat", "--seat")] = 0,
    simulations: Annotated[int, option("simulations", "--simulations")] = SIMULATIONS,
    jobs: Annotated[int, option("jobs", "--jobs", "-j")] = JOBS,
    anew: Annotated[bool, option("anew", "--anew")] = False,
    language: Annotated[str, option("language", "--language", "-l")] = "",
    game: Annotated[int, option("game_number", "--game")] = 1,
    plain: Annotated[bool, option("plain", "--plain")] = False,
    plot: Annotated[Path | None, option("review_plot", "--plot")] = None,
) -> None:
    """Think a finished game over again: decisions, luck, inference, turning points."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
    except BadWish as error:
        stop(str(error), 2)
    found = reviewed(file, Thoroughness(seat, simulations, max(jobs, 1), anew), game, texts)
    if plot is not None:
        picture(plot, found, texts)
    if as_json:
        typer.echo(msgspec.json.format(encode(found), indent=1))
    else:
        terminal = Terminal(texts, plain)
        terminal.show(told(found, texts, terminal.width))


review.__doc__ = HELP.say("terminal.cli.review")


def picture(file: Path, found: Review, texts: Texts) -> None:
    from saloon.terminal.review_plot import draw_review

    try:
        draw_review(file, found, texts)
    except ModuleNotFoundError as error:
        stop(texts.say("advice.review.no_plots", what=error.name), 1)
    except OSError as error:
        stop(texts.say("advice.review.no_picture", path=file, why=error.strerror), 1)


class Thoroughness(NamedTuple):
    """What is thought over, and how."""

    seat: int = 0
    """Only this one, from 1; 0: all of them."""
    simulations: int = SIMULATIONS
    jobs: int = JOBS
    anew: bool = False


def reviewed(file: Path, how: Thoroughness, game: int, texts: Texts) -> Review:
    """The review of a game of a file, kept beside it. Of a series this one, from 1; 0: the last."""
    recordings, content = opened_file(file, texts)
    proven(recordings, texts)
    number = game or len(recordings)
    recording = game_of_series(recordings, number, texts)
    require_sense(recording, how.seat, how.simulations, texts)
    kept = file.with_name(f"{file.stem}.review{number if len(recordings) > 1 else ''}.json")
    found = None if how.anew or how.seat else read(kept, recording.record, how.simulations)
    if found is None:
        seats = [PlayerId(how.seat - 1)] if how.seat else list(every_player(recording.seats))
        found = thought_over(recording, seats, how.simulations, how.jobs, texts)
        if not how.seat:
            keep(kept, found)
    add_words_to_review(found, recording.record, names_of(content, recording, texts), texts)
    return found


def show_review(file: Path, terminal: Terminal, game: int = 0) -> None:
    """The review in place, whoever played or looks on. Ctrl-C ends the thinking, and nothing else."""
    terminal.say("advice.review.thinking")
    try:
        found = reviewed(file, Thoroughness(), game, terminal.texts)
    except typer.Exit:
        return  # why not has been told
    except KeyboardInterrupt:
        terminal.say("advice.review.stopped")
        return
    lines = told(found, terminal.texts, terminal.width)
    terminal.show([heading(terminal.texts.say("advice.heading.review")), *lines])


def require_sense(recording: Recording, seat: int, simulations: int, texts: Texts) -> None:
    if recording.record.game not in COUNSELS:
        stop(texts.say("advice.no_adviser"), 1)
    if not recording.over:
        stop(texts.say("advice.review.not_over"), 2)
    if not 0 <= seat <= recording.seats:
        stop(texts.say("advice.review.no_such_seat", seat=seat, count=recording.seats), 2)
    if simulations < FEWEST_SIMULATIONS:
        stop(texts.say("advice.review.bad_simulations", least=FEWEST_SIMULATIONS), 2)


def thought_over(
    recording: Recording, seats: list[PlayerId], simulations: int, jobs: int, texts: Texts
) -> Review:
    """All pieces of the work, in so many processes."""
    record = recording.record
    try:
        work = pieces(record, simulations, seats)
    except NotOver:
        stop(texts.say("advice.review.not_over"), 2)
    found = []
    with progress(texts.say("advice.heading.review"), len(work)) as advance:
        for piece in executor_for(jobs).each(think_over, work):
            found.append(piece)
            advance(1)
    return assembled(record, simulations, found)


def read(file: Path, record: GameRecord, simulations: int) -> Review | None:
    """What was found before, if it was of this very game and as thorough."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Review)
    except (OSError, msgspec.MsgspecError):
        return None
    return found if (found.hash, found.simulations) == (record.state_hash, simulations) else None


def keep(file: Path, found: Review) -> None:
    """Beside the game; where nothing can be written it is thought over again the next time."""
    try:
        file.write_bytes(encode(found))
    except OSError:
        return


# In words


def told(found: Review, texts: Texts, width: int) -> list[Text | str]:
    """The whole review, line by line, in lines of at most so many letters."""
    say = texts.say
    return [
        heading(say("advice.review.course")),
        *plotted(found, width),
        heading(say("advice.review.turnings")),
        *turnings(found, texts),
        heading(say("advice.review.seats")),
        *(line for one in found.seats for line in seat_lines(one, texts)),
        heading(say("advice.review.mistakes")),
        *(faults(found, texts) or [f"  {say('advice.review.no_faults')}"]),
        *fortunes(found, texts),
    ]


def heading(text: str) -> Text:
    return Text(text, style=NAME)


def plotted(found: Review, width: int) -> list[Text | str]:
    """A line for each side, a block for each turn, or for several where there is no room: the higher, the
    likelier. Numbers of turns below."""
    names = max(len(side.name) for side in found.sides)
    left = names + BESIDE_NAMES
    shown = sampled(found.course, max(width - left - 1, LEAST_BLOCKS))
    lines: list[Text | str] = []
    for place, side in enumerate(found.sides):
        blocks = "".join(block(point.chances[place]) for point in shown)
        first = percent(found.course[0].chances[place])
        lines.append(f"  {side.name:<{names}} {first:>3} % {blocks}")
    marks = "".join(f"{point.turn:<{EVERY}}" for point in shown[::EVERY])
    return [*lines, Text(" " * left + marks[: len(shown)].rstrip(), style=QUIET)]


def sampled(course: list[Point], most: int) -> list[Point]:
    """At most so many of its points, evenly, with the last one."""
    if len(course) <= most:
        return course
    step = (len(course) - 1) / (most - 1)
    return [course[round(place * step)] for place in range(most)]


def block(chance: float) -> str:
    return BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)]


def turnings(found: Review, texts: Texts) -> list[Text | str]:
    lines: list[Text | str] = [
        "  "
        + texts.say(
            "advice.review.turning",
            turn=one.turn,
            side=found.sides[one.side].name,
            before=percent(one.before),
            after=percent(one.after),
            text=one.text,
        )
        for one in found.turnings
    ]
    return lines or [f"  {texts.say('advice.review.nothing_turned')}"]


def seat_lines(one: SeatReview, texts: Texts) -> list[Text | str]:
    """One player: who he was, then the three axes."""
    say = texts.say
    result = say(f"advice.review.{'won' if one.won else 'lost'}")
    named = Text(
        f"  {say('advice.review.seat', name=one.name, role=one.role)}", style=TURN if one.won else ""
    )
    axes = [
        f"{say('advice.review.decisions', one.decisions)}: {decided(one, texts)}",
        say("advice.review.luck", points=points(one.luck, texts, sign=True)),
    ]
    if one.insight is not None:
        axes.append(say("advice.review.insight", percent=percent(one.insight)))
    return [named.append(f", {result}"), *(f"    {axis}" for axis in axes)]


def decided(one: SeatReview, texts: Texts) -> str:
    """What was wrong with the decisions of a player, and nothing that was not."""
    counts = [(kind, getattr(one, kind)) for kind in COUNTED]
    kinds = ", ".join(texts.say(f"advice.review.count.{kind}", count) for kind, count in counts if count)
    if one.lost == 0:
        faultless = texts.say("advice.review.faultless")
        return f"{faultless}, {kinds}" if kinds else faultless
    return texts.say("advice.review.given_away", kinds=kinds, points=points(one.lost, texts))


def faults(found: Review, texts: Texts) -> list[Text | str]:
    """What was better, with its reasons, in the order of the game."""
    lines: list[Text | str] = []
    for one in found.decisions:
        if one.grade in ("inaccuracy", "mistake", "blunder"):
            lines += fault(one, found, texts)
    return lines


def fault(one: Judged, found: Review, texts: Texts) -> list[Text | str]:
    line = texts.say(
        "advice.review.fault",
        turn=one.turn,
        name=found.names[one.seat],
        grade=texts.say(f"advice.grade.{one.grade}"),
        points=points(one.loss, texts),
        error=points(one.error, texts),
        played=one.played_text,
        best=one.best_text,
    )
    reasons = [f"    {reason.text}" for reason in one.reasons]
    return [Text(f"  {line}", style=GRADE_STYLES.get(one.grade, "")), *reasons]


def fortunes(found: Review, texts: Texts) -> list[Text | str]:
    if not found.fortunes:
        return []
    lines: list[Text | str] = [heading(texts.say("advice.review.strokes"))]
    by_step = sorted(found.fortunes, key=lambda stroke: (stroke.step, -stroke.change))
    for _step, strokes in groupby(by_step, key=lambda stroke: stroke.step):
        some = list(strokes)
        stroke = texts.say(
            "advice.review.stroke",
            turn=some[0].turn,
            text=some[0].text,
            whose=whose(some, found.names, texts),
        )
        lines.append(f"  {stroke}")
    return lines
