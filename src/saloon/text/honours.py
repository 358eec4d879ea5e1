"""What a finished game is remembered for: honours, and luck beside what was due.

A game has its `Annals`, which hear everything that everybody was told, from the deal to the end, and count.
They know no hidden card: whatever they say could be counted by whoever watched.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId, as_player
from saloon.kernel.protocol import AnyGame
from saloon.kernel.records import GameRecord, give
from saloon.kernel.views import SPECTATOR, View
from saloon.text.texts import Texts

V = TypeVar("V", bound=View)
MOST_HONOURS = 5


@dataclass(frozen=True)
class Honour:
    """Who did something most, and how often."""

    key: str
    players: list[PlayerId]
    number: int


@dataclass
class Luck:
    """How often something that chance decides went well for a player, and how often that was due."""

    key: str
    """What was tried: a card, a character, a kind of draw."""
    player: PlayerId
    tried: int = 0
    good: int = 0
    due: float = 0.0


class Annals(Generic[V]):
    """Counts what one game is remembered for."""

    game: ClassVar[str] = ""
    least: ClassVar[dict[str, int]] = {}
    """The honours that there are, the greatest first, and how much each takes."""
    helpers: ClassVar[tuple[str, ...]] = ("barrel",)
    """What saves from a hit by a card that is turned over."""
    deeds: ClassVar[dict[str, str]] = {}
    """Names of events that count, once, for the honour of whoever they happen to."""

    def __init__(self) -> None:
        self.counts: defaultdict[str, defaultdict[PlayerId, int]] = defaultdict(lambda: defaultdict(int))
        self.tries: dict[tuple[str, PlayerId], Luck] = {}
        self.before: V | None = None
        """What everybody saw before the events that are heard."""

    def hear(self, events: list[Event], seen: V) -> None:
        """What happened, and what a spectator sees after it."""
        for place, event in enumerate(events):
            self.note(event, events[place + 1 :], seen)
        self.before = seen

    def note(self, event: Event, later: list[Event], seen: V) -> None:
        """One event, with those that follow it at once."""
        if event.who == NONE:
            return
        who = self.player_of(event.who, seen)
        if event.name in self.deeds:
            self.count(self.deeds[event.name], who)
        self.judge(event, who, who if event.whom == NONE else self.player_of(event.whom, seen), later, seen)

    def player_of(self, figure: FigureId, seen: V) -> PlayerId:
        """Whose figure it is; where there are none each stands for himself."""
        return as_player(figure)

    def judge(self, event: Event, who: PlayerId, by: PlayerId, later: list[Event], seen: V) -> None:
        """What else an event counts for: it happened to `who` by the doing of `by`, who may be himself."""
        raise NotImplementedError

    def count(self, key: str, player: PlayerId, number: int = 1) -> None:
        self.counts[key][player] += number

    def chance(self, key: str, player: PlayerId, good: bool, due: float) -> None:
        luck = self.tries.setdefault((key, player), Luck(key, player))
        luck.tried += 1
        luck.good += good
        luck.due += due

    def check(self, key: str, who: PlayerId, good: bool, due: float | None) -> None:
        """A card was turned over to see whether something helps; `due`: the chance, if it was told."""
        if good and key in self.helpers:
            self.count("barrel", who)
        if due is not None:
            self.chance(key, who, good, due)

    def honours(self) -> list[Honour]:
        """Who did most of each; what two did alike is their honour together, what three did is nobody's."""
        found: list[Honour] = []
        for key, least in self.least.items():
            counts = self.counts[key]
            most = max(counts.values(), default=0)
            players = sorted(player for player, number in counts.items() if number == most)
            if most >= least and len(players) <= 2:
                found.append(Honour(key, players, most))
        return found[:MOST_HONOURS]

    def luck(self) -> list[Luck]:
        return sorted(self.tries.values(), key=lambda one: (one.key, one.player))


def due_of(checks: Iterable[Sequence[int]], key: str, key_of: Callable[[int], str]) -> float | None:
    """The chance of a check, as everybody was told it before; None: nobody was."""
    return next((percent / 100 for number, *_cards, percent in checks if key_of(number) == key), None)


def honour_title(game: str, honour: Honour, texts: Texts) -> str:
    return texts.say(f"{game}.honour.{honour.key}.title")


def honour_text(game: str, honour: Honour, names: list[str], texts: Texts) -> str:
    """`Shield of the Sheriff: Boris, 9 bullets taken`"""
    who = ", ".join(names[player] for player in honour.players)
    number = f"{honour.number:,}".replace(",", texts.say("common.thousands"))
    detail = texts.say(f"{game}.honour.{honour.key}.text", honour.number, number=number)
    return texts.say("common.honour", title=honour_title(game, honour, texts), who=who, detail=detail)


def luck_text(game: str, luck: Luck, names: list[str], texts: Texts) -> str:
    """`Boris, Barrel: 1 of 5, 1.25 were due`"""
    return texts.say(
        "common.luck",
        who=names[luck.player],
        what=texts.say(f"{game}.luck.{luck.key}"),
        good=luck.good,
        tried=luck.tried,
        due=in_hundredths(luck.due, texts),
    )


def in_hundredths(number: float, texts: Texts) -> str:
    """`1.25`, `2`, with the language's own point."""
    plain = f"{number:.2f}".rstrip("0").rstrip(".")
    return plain.replace(".", texts.say("common.decimal_point"))


def told_of(kind: AnyGame, record: GameRecord) -> Iterator[tuple[list[Event], View]]:
    """A recorded game answer by answer: what everybody was told, and saw after it."""
    log: list[Event] = []
    game = kind.deal(record.setup, log)
    for answer in ("", *record.answers):
        if answer:
            give(game, answer)
        yield [event.seen_by(SPECTATOR) for event in log], kind.full_view(game, SPECTATOR)
        log.clear()
