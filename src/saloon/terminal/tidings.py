"""What is told at a table besides the game: words, who comes and goes, whether the line holds."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel.ids import PlayerId
from saloon.terminal.sitting import Said, Unheeded
from saloon.terminal.visit import Arrival, Moment
from saloon.text.encyclopedia import bare
from saloon.text.texts import Texts
from saloon.wire import messages as wire
from saloon.wire.lobby import AGREEMENTS, TableFacts
from saloon.wire.names import bot_called, seat_names
from saloon.wire.phrases import GESTURES, PHRASES

TOLD = (
    "joined",
    "renamed",
    "sat",
    "stood",
    "kicked",
    "to_bot",
    "back",
    "taken_back",
    "host",
    "agreed",
    "placed",
    "rematch",
    "closed",
    "stopped",
)
"""Entries that are told in a line: texts `join.told.<what>`."""


class ShownOut(Exception):
    """The person may not see this table any more."""


class Tidings:
    """Collects what there is to tell, in the person's language, until it is told."""

    def __init__(self, texts: Texts, me: str) -> None:
        self.texts = texts
        self.me = me
        self._said: list[Said] = []
        self._notices: list[str] = []
        self._names: list[str] = []
        self._agreed: dict[str, bool] = {}
        self._gone: set[PlayerId] = set()
        self._broken = False

    def take_said(self) -> list[Said]:
        said, self._said = self._said, []
        return said

    def note(self, key: str, **values: object) -> None:
        self._notices.append(self.texts.fill(key, values))

    def tell(self, line: str) -> None:
        """Words that are made already; no words, nothing."""
        self._notices += [line] if line else []

    def take_notices(self) -> list[str]:
        notices, self._notices = self._notices, []
        return notices

    def hear(self, arrived: Iterable[Arrival], moment: Moment) -> None:
        """What has arrived, and how the table stands after it."""
        names = seat_names(moment.facts, self.texts)
        for what in arrived:
            match what:
                case bool():
                    self._hear_line(what)
                case wire.State():
                    self.hear_words(what.chat)
                case wire.Entry():
                    self._hear_entry(what, names, moment.facts)
                case wire.Presence():
                    self._hear_presence(what, names, moment)
                case wire.ReadyNow(why="unfit"):
                    self.note("join.say.ready_unfit")
                case wire.Door(_, open, seat) if seat >= 0:
                    self.note(f"join.told.seat_{'given' if open else 'refused'}", seat=seat + 1)
                case wire.Door(_, open) if not open:
                    raise ShownOut
                case _:
                    pass
        self._names = names
        self._agreed = in_force(moment.facts)

    def hear_words(self, chat: Iterable[wire.ChatLine]) -> None:
        for line in chat:
            words = self.texts.say(f"phrase.{line.phrase}") if line.phrase else line.text
            name = self.texts.say("join.say.apart", name=line.name) if line.apart else line.name
            self._said.append(Said(name, words, line.phrase in GESTURES))

    def _hear_line(self, connected: bool) -> None:
        if connected and self._broken:
            self._notices.append(self.texts.say("join.say.back"))
        elif not connected and not self._broken:
            self._notices.append(self.texts.say("join.say.broken"))
        self._broken = not connected

    def _hear_entry(self, entry: wire.Entry, names: list[str], facts: TableFacts) -> None:
        if entry.chat is not None:
            self.hear_words([entry.chat])
        if entry.what == "answered" and entry.by == "clock":
            self._notices.append(self.texts.say("join.told.clock", name=names[entry.seat]))
        if entry.may_take_back:
            self.note("join.say.may_take_back")
        if entry.what not in TOLD:
            return
        if entry.what == "kicked" and entry.seat < 0:
            self.note("join.told.removed")
            return
        name = names[entry.seat] if entry.seat >= 0 else ""
        if entry.what in ("stood", "kicked") and self._names:
            name = self._names[entry.seat]
        if entry.what == "host":
            name = next((seat.name for seat in facts.seats if seat.user == facts.host), "")
        if entry.what == "agreed":
            for name, on in in_force(facts).items():
                if on != self._agreed.get(name):
                    self.note(f"common.agreement.{name}.{'on' if on else 'off'}")
            return
        if entry.what == "placed":
            bot = facts.seats[entry.seat].bot
            key = "placed" if bot else "unplaced"
            self.note(f"join.told.{key}", seat=entry.seat + 1, bot=bot_called(bot, self.texts))
            return
        was = self._names[entry.seat] if self._names and entry.seat >= 0 else name
        self._notices.append(
            self.texts.say(f"join.told.{entry.what}", name=name, was=was, seat=entry.seat + 1)
        )

    def _hear_presence(self, presence: wire.Presence, names: list[str], moment: Moment) -> None:
        """Who of the others has gone away or is there again."""
        gone = {one.seat for one in presence.seats if not one.here and one.seat != moment.seat}
        for seat in sorted(gone - self._gone):
            self._notices.append(self.texts.say("join.told.gone", name=names[seat]))
        for seat in sorted(self._gone - gone):
            self._notices.append(self.texts.say("join.told.here", name=names[seat]))
        self._gone = gone


def in_force(facts: TableFacts) -> dict[str, bool]:
    """Which agreements are in force at a table, by name."""
    return {name: bool(getattr(facts, name)) for name in AGREEMENTS}


def phrase_called(words: str, texts: Texts) -> str:
    """The ready-made phrase of this key, or whose text begins so. Raises Unheeded with those there are."""
    wanted = bare(words)
    for key in PHRASES:
        if wanted and (bare(key) == wanted or bare(texts.say(f"phrase.{key}")).startswith(wanted)):
            return key
    known = ", ".join(f"/{key} ({texts.say(f'phrase.{key}')})" for key in PHRASES)
    raise Unheeded(texts.say("join.say.phrases", phrases=known))
