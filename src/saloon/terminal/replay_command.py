"""`saloon replay`: a recorded game step by step, and the proof that it reproduces."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.text import Text

from saloon.games.registry import game_type
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import BrokenRecord, GameRecord, series_from_bytes, version_of
from saloon.kernel.views import SPECTATOR, View
from saloon.terminal.chronicle import Chronicle
from saloon.terminal.grammar import Line, parse, word_means
from saloon.terminal.paint import NAME, QUIET
from saloon.terminal.play_command import HELP, evening, option, stop
from saloon.terminal.recording import Breaks, OtherState, Recording, is_of_other_rules
from saloon.terminal.registry import LOOKS, look_of
from saloon.terminal.saves import home, table_of
from saloon.terminal.screen import whole_screen
from saloon.terminal.terminal import Left, Terminal
from saloon.terminal.wishes import BadWish, Wishes, language_of
from saloon.text.cleaning import cleaned
from saloon.text.registry import game_name
from saloon.text.texts import Texts, preferred_language
from saloon.wire.limits import NAME_CHARACTERS
from saloon.wire.names import with_bots

PLAYED_ON = "play-on.txt"
"""Where the position is kept from which somebody played on."""
PLACES: Final = {"turn": ("turn_began",), "death": ("eliminated", "cowboy_lost")}
"""What one can go to: a word for it, and the events it means."""


class Seat(NamedTuple):
    """From where a game is watched: a player's seat, or none with everything open."""

    viewer: PlayerId
    everything: bool

    @property
    def bottom(self) -> PlayerId:
        return PlayerId(max(self.viewer, 0))


def replay(
    file: Annotated[Path, typer.Argument(help=HELP.say("terminal.cli.file"), show_default=False)],
    seat: Annotated[int, option("seat", "--seat")] = 0,
    everything: Annotated[bool, option("open", "--open")] = False,
    language: Annotated[str, option("language", "--language", "-l")] = "",
    step: Annotated[int, option("step", "--step")] = 0,
    game: Annotated[int, option("game_number", "--game")] = 1,
    whole: Annotated[bool, option("all", "--all")] = False,
    plain: Annotated[bool, option("plain", "--plain")] = False,
) -> None:
    """Show a recorded game step by step, and prove that it reproduces."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
    except BadWish as error:
        stop(str(error), 2)
    terminal = Terminal(texts, plain)
    recordings, content = opened_file(file, texts)
    proof = proven(recordings, texts)
    recording = game_of_series(recordings, game, texts)
    watcher = chosen_seat(recording, content, seat, everything, texts)
    if not 0 <= step <= recording.last:
        stop(texts.say("terminal.replay.bad_step", step=step, last=recording.last), 2)
    showing = Showing(recordings, watcher, names_of(content, recording, texts), terminal, game - 1, file)
    if whole or not terminal.has_person:
        showing.print_all(step)
    else:
        showing.walk(step)
    if is_of_other_rules(recording.record):
        terminal.show([of_other_rules(recording.record, "same", texts)])
    if len(recordings) > 1:
        terminal.say("terminal.replay.series", games=len(recordings))
    answers = sum(one.last for one in recordings)
    terminal.say_whole("terminal.replay.reproduced", answers=answers, hash=proof)


replay.__doc__ = HELP.say("terminal.cli.replay")


def game_of_series(recordings: list[Recording], game: int, texts: Texts) -> Recording:
    if not 1 <= game <= len(recordings):
        stop(texts.say("terminal.replay.bad_game", game=game, last=len(recordings)), 2)
    return recordings[game - 1]


def opened_file(file: Path, texts: Texts) -> tuple[list[Recording], dict[str, object]]:
    """The recordings in a file, one or a series of them; anything else gets an error with what is wrong."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        stop(texts.say("terminal.replay.no_file", path=file), 2)
    except OSError as error:
        stop(texts.say("terminal.replay.not_a_record", path=file, why=error.strerror), 2)
    try:
        records = series_from_bytes(content).games
    except BrokenRecord as error:
        stop(texts.say("terminal.replay.not_a_record", path=file, why=error), 1)
    return [recording_of(record, file, texts) for record in records], json.loads(content)


def recording_of(record: GameRecord, file: Path, texts: Texts) -> Recording:
    if record.game not in LOOKS:
        stop(texts.say("terminal.replay.unknown_game", game=record.game), 1)
    try:
        return Recording(record)
    except BrokenRecord as error:
        if is_of_other_rules(record):
            stop(of_other_rules(record, "stops", texts), 1)
        stop(texts.say("terminal.replay.not_a_record", path=file, why=error), 1)


def of_other_rules(record: GameRecord, outcome: str, texts: Texts) -> str:
    """By which rules it was played, and what that means: it is the `same` game today, or `stops` fitting."""
    played, own = version_of(record.setup), game_type(record.game).version
    game = game_name(record.game, texts)
    return texts.say(f"terminal.replay.other_rules.{outcome}", game=game, played=played, own=own)


def proven(recordings: list[Recording], texts: Texts) -> str:
    """The hash of the final state; a record that does not reproduce ends the program.

    In a series every game must follow from the one before it: so the same records have the same ledger.
    """
    proof = ""
    for number, recording in enumerate(recordings, 1):
        proof = proven_game(recording, texts)
        if number < len(recordings) and not recording.is_followed_by(recordings[number].record.setup):
            stop(texts.say("terminal.replay.not_followed", game=number, next=number + 1), 1)
    return proof


def proven_game(recording: Recording, texts: Texts) -> str:
    try:
        return recording.prove()
    except Breaks as error:
        why = texts.say("terminal.replay.breaks_at", recording.last, number=error.number, why=error.why)
        stop(not_reproduced(recording.record, why, texts), 1)
    except OtherState as error:
        values = {"found": error.found, "wanted": recording.record.state_hash, "answers": recording.last}
        why = texts.fill("terminal.replay.other_hash", values)
        stop(not_reproduced(recording.record, why, texts), 1)


def not_reproduced(record: GameRecord, why: str, texts: Texts) -> str:
    if is_of_other_rules(record):
        return of_other_rules(record, "stops", texts)
    return texts.say("terminal.replay.broken", why=why)


def chosen_seat(
    recording: Recording, content: dict[str, object], seat: int, everything: bool, texts: Texts
) -> Seat:
    """The seat that was asked for. A game that is not over shows nothing that its player may not know."""
    if seat and everything:
        stop(texts.say("terminal.replay.seat_or_open"), 2)
    if not 0 <= seat <= recording.seats:
        stop(texts.say("terminal.replay.bad_seat", seat=seat, count=recording.seats), 2)
    if "table" in content and not recording.over:
        own = table_of(content).human
        if everything or seat not in (0, own + 1):
            stop(texts.say("terminal.replay.not_over", seat=own + 1), 2)
        return Seat(own, False)
    if everything or not seat:
        return Seat(SPECTATOR, everything)
    return Seat(PlayerId(seat - 1), False)


def names_of(content: dict[str, object], recording: Recording, texts: Texts) -> list[str]:
    """The names at the table, if the record knows them: it is of a server, or of a table of its own."""
    names = with_bots([cleaned(name)[:NAME_CHARACTERS] for name in recording.record.names], texts)
    with suppress(BrokenRecord):
        names = [cleaned(name)[:NAME_CHARACTERS] for name in table_of(content).names]
    if len(names) == recording.seats:
        return names
    return [texts.say("terminal.replay.player", number=seat + 1) for seat in range(recording.seats)]


class Showing:
    """A recording on the screen."""

    def __init__(
        self,
        recordings: list[Recording],
        seat: Seat,
        names: list[str],
        terminal: Terminal,
        place: int = 0,
        file: Path = Path(),
    ) -> None:
        self.recordings = recordings
        self.file = file
        self.place = place
        """Which of the games is shown, from 0."""
        self.seat = seat
        self.terminal = terminal
        self.recording.go_to(0)
        game = self.recording.record.game
        self.look = look_of(game, terminal.texts, self.recording.view(SPECTATOR), names)

    @property
    def recording(self) -> Recording:
        return self.recordings[self.place]

    def view(self) -> View:
        seen = self.recording.view(self.seat.viewer)
        if not self.seat.everything:
            return seen
        own = [self.recording.view(player) for player in every_player(self.recording.seats)]
        opened: View = self.look.opened(seen, own)
        return opened

    def print_all(self, first: int) -> None:
        """This game and those that follow it."""
        self.print_game(first)
        while self.place + 1 < len(self.recordings):
            self.place += 1
            number, count = self.place + 1, len(self.recordings)
            heading = self.terminal.texts.say("terminal.replay.game", game=number, games=count)
            self.terminal.show(["", Text(heading, style=NAME)])
            self.print_game(0)

    def print_game(self, first: int) -> None:
        """The log with the number of the step before each line, and the table at the end."""
        chronicle = Chronicle(self.look)
        for step in range(first, self.recording.last + 1):
            self.recording.go_to(step)
            seen = self.view()
            for line in chronicle.add(self.recording.happened(*self.seat), seen):
                self.terminal.show([Text(f"{step:>4} ", style=QUIET) + line])
        self.draw(Chronicle(self.look))
        self.show_end()

    def walk(self, first: int) -> None:
        """Step by step, as the person likes."""
        self.recording.go_to(first)
        while True:
            chronicle = Chronicle(self.look)
            chronicle.add(self.recording.history(*self.seat), self.view())
            self.draw(chronicle)
            self.show_end()
            wanted = self.next_step()
            if wanted is None:
                return
            self.go_to(wanted)

    def go_to(self, step: int) -> None:
        """A step of this game; beyond its ends there may be another one."""
        if step > self.recording.last and self.place + 1 < len(self.recordings):
            self.place += 1
            step = 0
        elif step < 0 and self.place > 0:
            self.place -= 1
            step = self.recording.last
        self.recording.go_to(min(max(step, 0), self.recording.last))

    def draw(self, chronicle: Chronicle) -> None:
        lines = whole_screen(
            self.look,
            self.view(),
            chronicle,
            None,
            self.seat.bottom,
            self.terminal.width,
            self.terminal.height - 3,
        )
        self.terminal.screen(lines)
        step = self.terminal.texts.say(
            "terminal.replay.step", step=self.recording.step, last=self.recording.last
        )
        if len(self.recordings) > 1:
            number, count = self.place + 1, len(self.recordings)
            step = self.terminal.texts.say("terminal.replay.game", game=number, games=count) + " " + step
        self.terminal.show([Text(step, style=NAME)])

    def show_end(self) -> None:
        if self.recording.over:
            self.terminal.show([Text(self.look.narrator.result(self.view()), style=NAME)])
            if len(self.recordings) > 1:
                self.terminal.show(self.look.standings(self.view()))

    def next_step(self) -> int | None:
        """Where to go; None to leave."""
        while True:
            try:
                typed = self.terminal.read(self.terminal.texts.say("terminal.replay.prompt"))
            except (Left, KeyboardInterrupt):
                return None
            line = parse(typed)
            if line.command == "quit":
                return None
            if line.command == "money":
                self.terminal.show(self.look.accounts(self.view()))
                continue
            if any(word_means(word, "review") for word in line.words):
                self.show_review()
                continue
            if any(word_means(word, "play_on") for word in line.words):
                self.play_on(line)
                continue
            if self.goes_to_game(line):
                return 0
            if not any(word_means(word, "position") for word in line.words):
                return self.step_by(line)
            self.terminal.show_whole(self.recording.position(*self.seat).rstrip())

    def show_review(self) -> None:
        """The game that is shown, thought over again."""
        from saloon.terminal.review_command import show_review

        show_review(self.file, self.terminal, self.place + 1)

    def play_on(self, line: Line) -> None:
        """Another game begins here: at the seat that was named, or is looked from, or is asked; bots have
        the others. Of a game that is not over nobody may know as much as that needs."""
        texts = self.terminal.texts
        seen = self.recording.view(SPECTATOR)
        if seen.over or not self.is_finished():
            self.terminal.show([texts.say("terminal.replay.no_playing_on")])
            return
        numbers = [int(word) for word in line.words if word.isdecimal()]
        seat = numbers[0] if numbers else max(self.seat.viewer, seen.decider, 0) + 1
        path = home() / PLAYED_ON
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.recording.position(SPECTATOR, True), "utf-8")
        wishes = Wishes(position=str(path), seat=str(seat))
        try:
            evening(wishes, texts.language, resume=False, never_ask=False, plain=not self.terminal.redraws)
        except BadWish as error:
            self.terminal.show([str(error)])

    def is_finished(self) -> bool:
        """Whether the game that is shown was played to its end."""
        step = self.recording.step
        self.recording.go_to(self.recording.last)
        finished = self.recording.over
        self.recording.go_to(step)
        return finished

    def goes_to_game(self, line: Line) -> bool:
        """Whether a line asks for another game of the series: `game 2`."""
        numbers = [int(word) for word in line.words if word.isdecimal()]
        asked = any(word_means(word, "game") for word in line.words)
        if not asked or not numbers or not 1 <= numbers[0] <= len(self.recordings):
            return False
        self.place = numbers[0] - 1
        return True

    def step_by(self, line: Line) -> int:
        """The step that a typed line asks for."""
        if line.number >= 0:
            return line.number
        back = any(word_means(word, "back") for word in line.words)
        for place, names in PLACES.items():
            if any(word_means(word, place) for word in line.words):
                return self.recording.nearest(names, back)
        return self.recording.step + (-1 if back else 1)
