"""The tap: reads everything that leaves the house, and knows what each receiver may not know."""

from __future__ import annotations

import logging
import random
from collections import Counter
from typing import Any, Final, NamedTuple

import msgspec

from saloon.drills.registry import secrets_of
from saloon.drills.reminders import Reminders
from saloon.drills.truth import Served, Truth, another_world, hears_all, kind_of_viewer, may_have
from saloon.kernel.ids import CardId, PlayerId
from saloon.server.botwork import Question
from saloon.server.entries import Said
from saloon.server.frames import eyes_of, frame_for
from saloon.server.log import Moment
from saloon.wire.codec import encode

LEAKS_TOLD: Final = 20
"""So many are described; the others are counted."""


class Eyes(NamedTuple):
    """Who is shown something, and how."""

    user: str
    language: str = ""
    screen: bool = False


class Tap:
    """Everything that is read is checked at once. What was found is in `leaks`."""

    def __init__(self, chance: random.Random, every: int) -> None:
        self.frames = 0
        self.checked = 0
        """Other texts: answers over HTTP, log lines, figures, records."""
        self.pairs: Counter[str] = Counter()
        """Frames that were made again in another world, by kind of viewer."""
        self.advice = 0
        """Hints and suspicions that were thought over again in another world."""
        self.reminders = Reminders()
        self.leaks = 0
        self.described: list[str] = []
        self._chance = chance
        self._every = every
        self._truths: dict[str, Truth] = {}
        self._tables: dict[str, Served] = {}
        self._tokens: dict[str, str] = {}
        """Whose they are, by token; "": nobody's to be shown, such as a seed."""
        self._offered: dict[tuple[str, str], set[str]] = {}
        """Keys of all options that somebody was offered at a table."""

    # What is secret

    def keep_secret(self, secret: str, owner: str = "") -> None:
        """Something that only its owner may be sent."""
        self._tokens[secret] = owner

    def forget(self, secret: str) -> None:
        """It may be known from now on."""
        self._tokens.pop(secret, None)

    def begin(self, table: Served) -> None:
        self._tables[table.id] = table
        self._truths[table.id] = Truth(table.log)
        self.keep_secret(table.state.party.seed)

    def end(self, table: str) -> None:
        """The game is over and what was said can be heard; nothing of it is looked at any more."""
        self.forget(self._tables.pop(table).state.party.seed)
        self._truths.pop(table)
        self.reminders.forget(table)
        self._offered = {owner: keys for owner, keys in self._offered.items() if owner[1] != table}

    def found(self, leak: str) -> None:
        self.leaks += 1
        if len(self.described) < LEAKS_TOLD:
            self.described.append(leak)

    # What is read

    def text(self, where: str, text: str, user: str) -> None:
        """Anything at all that this person gets."""
        self.checked += 1
        self._look_for_words(where, text, user, False)

    def public(self, where: str, text: str) -> None:
        """Something for nobody in particular, such as a log line: no hand, no chat, no names."""
        self.text(where, text, "")
        for keys in self._offered.values():
            if any(key in text for key in keys if "#" in key):
                self.found(f"{where}: somebody's option")

    def frame(self, text: str, user: str, language: str, screen: bool = False) -> dict[str, Any]:
        """A frame of a socket, which may be that of a screen for the whole room."""
        shown: dict[str, Any] = msgspec.json.decode(text)
        truth = self._truths.get(shown.get("table", ""))
        if truth is None or shown["t"] not in ("state", "entry"):
            self.frames += 1
            self._look_for_words(shown["t"], text, user, False)
            self._look_at_error(shown, user)
        else:
            self._look(shown, text, Eyes(user, language, screen), truth, self.reminders)
        return shown

    def history(self, text: str, user: str, screen: bool = False) -> None:
        """All entries of a table as this person was shown them, or his screen that the whole room sees."""
        self.checked += 1
        told = msgspec.json.decode(text, type=Frames)
        table = self._tables.get(told.table)
        if table is None:
            return
        truth, reminders = Truth(table.log), Reminders()
        for frame in told.entries:
            entry = bytes(frame)
            self._look(
                msgspec.json.decode(entry), entry.decode(), Eyes(user, screen=screen), truth, reminders
            )
        self.reminders.proved += reminders.proved

    def record(self, text: str, user: str, table: str) -> None:
        """A finished game, in which everything may be told but who was there and what they said."""
        truth = self._truths.get(table)
        if truth is None:
            return
        party = self._tables[table].state.party
        if party.phase == "playing" and (party.round == 1 or party.seed in text):
            self.found(f"record to {user}: a game that is not over")
        self.checked += 1
        said = [entry.text for entry in self._tables[table].log.entries if isinstance(entry, Said)]
        named = [secret for secret, owner in self._tokens.items() if owner]
        for word in (*truth.hushed, *said, *named):
            if word and word in text:
                self.found(f"record to {user}: {word!r}")

    def advised(self, what: str, user: str, table: str, seq: int | None) -> None:
        """Somebody was told what is thought of a game: of a running one only who may, and never a review."""
        known = self._tables.get(table)
        if known is None:
            return
        log = known.log
        if what != "review":
            if not may_have(log.state, user):
                self.found(f"{what} to {user}, who may have none")
        elif log.state.party.phase == "playing" and (seq or 0) > log.round_began(log.state.party.round):
            self.found(f"review to {user}: a game that is not over")

    def question(self, table: str, question: Question) -> None:
        """What a bot is asked."""
        if table not in self._truths:
            return
        self.frames += 1
        seat = PlayerId(int(question.bot_id.rpartition("/")[2]))
        state = self._tables[table].state
        assert state.game is not None
        asked = {"view": question.view, "ask": {"options": [Line(*one) for one in question.options]}}
        text = encode({**asked, "events": question.events}).decode()
        self._look_for_words("question", text, f"bot {seat}", False)
        for leak in secrets_of(state.kind.key).betrayed(
            msgspec.json.decode(encode(asked)), None, state.game, seat
        ):
            self.found(f"question to the bot of seat {seat}: {leak}")
        for event in question.events:
            if event.privy not in (None, [], [seat]):
                self.found(f"question to the bot of seat {seat}: event {event.name} for others")
        if self._chance.randrange(max(1, self._every // 10)) == 0:
            self._compare_question(question, seat)

    # Looking

    def _look(
        self,
        shown: dict[str, Any],
        text: str,
        eyes: Eyes,
        truth: Truth,
        reminders: Reminders,
    ) -> None:
        """A frame that shows a table, against the truth of its moment."""
        self.frames += 1
        moment = truth.moment(shown["seq"])
        state = moment.state
        seat = eyes_of(state, eyes.user, eyes.screen)
        hears = state.party.phase != "playing" if eyes.screen else hears_all(state, eyes.user)
        self._look_for_words(shown["t"], text, eyes.user, hears)
        self._remember_options(shown, eyes.user)
        if state.game is not None:
            before = truth.game_before(shown["seq"])
            leaks = secrets_of(state.kind.key).betrayed(shown, before, state.game, seat)
            for leak in (*leaks, *reminders.betrayed(shown, text, state, seat)):
                self.found(f"{shown['t']} {shown['seq']} of {state.table} to seat {seat}: {leak}")
        if shown["t"] == "entry" and self._chance.randrange(self._every) == 0:
            self._compare(moment, eyes, text)

    def _look_for_words(self, where: str, text: str, user: str, hears: bool) -> None:
        for secret, owner in self._tokens.items():
            if secret in text and (not owner or owner != user):
                self.found(f"{where} to {user or 'all'}: a secret of {owner or 'the house'}")
        if not hears:
            for table, truth in self._truths.items():
                if any(word in text for word in truth.hushed):
                    self.found(f"{where} to {user or 'all'}: a word of the dead of {table}")

    def _remember_options(self, shown: dict[str, Any], user: str) -> None:
        ask = shown.get("ask") or {}
        lines = [*ask.get("options", []), *ask.get("interrupts", [])]
        self._offered.setdefault((user, shown["table"]), set()).update(line["key"] for line in lines)

    def _look_at_error(self, shown: dict[str, Any], user: str) -> None:
        """A refusal names no options but those that whoever is refused was offered."""
        keys = shown.get("params", {}).get("keys", [])
        unknown = set(keys) - self._offered.get((user, shown.get("table", "")), set())
        if unknown:
            self.found(f"error to {user}: options that he was not offered: {sorted(unknown)}")

    def _compare(self, moment: Moment, eyes: Eyes, text: str) -> None:
        """In another world that he cannot tell from this one he gets the same bytes."""
        seat = eyes_of(moment.state, eyes.user, eyes.screen)
        other = another_world(moment.state, seat, str(self._chance.random()))
        if other is None:
            return
        self.pairs["screen" if eyes.screen else kind_of_viewer(moment.state, seat)] += 1
        if frame_for(Moment(moment.entry, other), *eyes) != text:
            self.found(f"entry {moment.state.seq} to seat {seat} is another one in another world")

    def _compare_question(self, question: Question, seat: PlayerId) -> None:
        state = self._tables[question.bot_id.partition("/")[0]].state
        other = another_world(state, seat, str(self._chance.random()))
        if other is None or other.game is None:
            return
        self.pairs["bot"] += 1
        game = other.game
        if question.view is not None and encode(other.kind.view(game, seat)) != encode(question.view):
            self.found(f"the bot of seat {seat} sees another view in another world")
        offered = other.kind.out_of_turn(game, seat).interrupts if question.interrupt else []
        if not question.interrupt and game.decision is not None:
            offered = game.decision.options
        numbers = [one.numbers() for one in offered]
        if not set(question.options) <= set(numbers):
            self.found(f"the bot of seat {seat} is offered something else in another world")


class Frames(msgspec.Struct):
    """A history, its entries as they came."""

    table: str
    entries: list[msgspec.Raw]


class Line(msgspec.Struct):
    """An option as a bot gets it."""

    verb: int
    card: CardId
    kind: int
    target: int
    other: int
    suit: int
    number: int


class LogTap(logging.Handler):
    """Reads what the server logs."""

    def __init__(self, tap: Tap) -> None:
        super().__init__(logging.DEBUG)
        self._tap = tap

    def emit(self, record: logging.LogRecord) -> None:
        self._tap.public(f"log {record.name}", self.format(record))
