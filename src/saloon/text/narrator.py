"""Tells a game in one language: what happened, what is asked, what can be answered, and why not.

Every game has a narrator of its own. It speaks of what a view or a redacted event holds, and knows nothing
else of the game. Its texts stand under the key of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar

from saloon.kernel.decisions import NONE, Option, Reason, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId, as_player
from saloon.kernel.views import View
from saloon.text.texts import Texts

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    text: str
    number: int
    """Which of the events it tells, from 0; the last one where it tells several."""
    count: int
    """How many it tells."""
    event: Event
    """All that it tells, as one."""
    pages: list[str]
    """Keys under which the encyclopedia may explain it, the nearest one first."""
    headline: str = ""
    """The same in a few large words, where it is one of the moments that matter; mostly empty."""


def merged(events: list[Event], names: tuple[str, ...]) -> list[tuple[int, int, Event]]:
    """Events of one of these names, such as draws, of the same player in a row are told as one.

    Each comes with the place of the last event that it tells, and with how many these are.
    """
    told: list[tuple[int, int, Event]] = []
    for i, event in enumerate(events):
        if told and event.name in names and alike(told[-1][2], event):
            _place, count, last = told[-1]
            both = event.told(last.cards + event.cards, last.amount + event.amount, event.privy)
            told[-1] = (i, count + 1, both)
        else:
            told.append((i, 1, event))
    return told


def alike(one: Event, other: Event) -> bool:
    """Whether two events differ only in their cards."""
    same = (one.name, one.who, one.whom, one.cause, one.place) == (
        other.name,
        other.who,
        other.whom,
        other.cause,
        other.place,
    )
    return same and bool(one.cards) == bool(other.cards)


class Narrator(Generic[V]):
    """Speaks of one table: its cards by their names and its players by theirs."""

    game: ClassVar[str] = ""

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = names

    @classmethod
    def of_table(cls, texts: Texts, seen: V, names: list[str]) -> Self:
        """The narrator of the table that is seen: it says which cards are played with."""
        raise NotImplementedError

    def say(self, key: str, count: int | None = None, **values: object) -> str:
        """A text of this game."""
        return self.texts.say(f"{self.game}.{key}", count, **values)

    def owner(self, figure: FigureId) -> PlayerId:
        """The player who decides for somebody in the ring."""
        return as_player(figure)

    def name(self, figure: FigureId) -> str:
        """Somebody in the ring: as his player is called."""
        return "" if figure == NONE else self.names[self.owner(figure)]

    def who_is_asked(self, seen: V) -> str:
        return self.names[seen.decider]

    # Cards

    def card(self, card: CardId) -> str:
        """A card that is seen, as it is called."""
        raise NotImplementedError

    def card_key(self, card: CardId) -> str:
        """Under which key the encyclopedia knows this card."""
        raise NotImplementedError

    def kind(self, number: int) -> str:
        """The name of what the field `kind` of an option says."""
        raise NotImplementedError

    # What happened

    told_as_one: ClassVar[tuple[str, ...]] = ("drew",)
    """Events that are told in one line if several of them come in a row."""

    def lines(self, events: list[Event], seen: V) -> list[Line]:
        """What happened, line by line."""
        return [
            Line(
                self.log_line(event, seen),
                i,
                count,
                event,
                self.explained_by(event),
                self.headline(events, i, seen),
            )
            for i, count, event in merged(events, self.told_as_one)
        ]

    def headline(self, events: list[Event], place: int, seen: V) -> str:
        """What matters in the event at this place, in a few words to be shown large; empty: nothing does.

        It is made of the same events and the same view as the log.
        """
        return ""

    def explained_by(self, event: Event) -> list[str]:
        """Keys under which the encyclopedia may explain an event, the nearest one first."""
        raise NotImplementedError

    def log_line(self, event: Event, seen: V) -> str:
        """An event, as its reader may know it, in one line."""
        raise NotImplementedError

    def cause_of(self, event: Event) -> str:
        """What brought an event about, if anything in particular did, and which one of a series it is."""
        return ""

    # What is asked

    def because(self, seen: V) -> str:
        """What the viewer is asked because of, if anything in particular; the question names it."""
        return ""

    def prompt(self, seen: V) -> str:
        """The question to the viewer."""
        raise NotImplementedError

    def waiting_for(self, seen: V) -> str:
        """What somebody else is asked."""
        return self.say(f"decision.{seen.decision}.wait", who=self.who_is_asked(seen))

    # What can be answered

    def option(self, option: Option, seen: V) -> str:
        """An option in full: the card and what is done with it."""
        raise NotImplementedError

    def option_part(self, option: Option, seen: V) -> str:
        """An option beside the name of its card: only what is done with it."""
        raise NotImplementedError

    def at(self, target: FigureId) -> str:
        """The part of an option that only says at whom."""
        return self.say("option.at", target=self.name(target))

    # Why not, and why perhaps not

    def refusal(self, refusal: Refusal) -> str:
        """Why a card, or a card at this target, is refused, with its numbers."""
        return self.texts.fill(f"{self.game}.reason.{refusal.reason.code}.text", self.reason_values(refusal))

    def hint(self, refusal: Refusal) -> str:
        """What would make it legal."""
        return self.texts.fill(f"{self.game}.reason.{refusal.reason.code}.hint", self.reason_values(refusal))

    def short_refusal(self, refusal: Refusal) -> str:
        return self.say(f"reason.{refusal.reason.code}.short")

    def reason_values(self, refusal: Refusal) -> dict[str, object]:
        """What the texts of reasons may speak of."""
        return {**refusal.reason.numbers, "target": self.name(refusal.target)}

    def warning(self, reason: Reason) -> str:
        """Why a legal answer should be thought over."""
        return self.texts.fill(f"{self.game}.warning.{reason.code}", self.warning_values(reason))

    def warning_values(self, reason: Reason) -> dict[str, object]:
        """What the texts of warnings may speak of."""
        return dict(reason.numbers)

    def price_of_speech(self) -> str:
        """What it costs to say a word, where that costs anything."""
        return self.say("price_of_speech")

    # Rules and result

    def preset(self, key: str) -> str:
        return self.say(f"preset.{key}.name")

    def rule(self, option: str) -> str:
        return self.say(f"rule.{option}.name")

    def rule_value(self, option: str, value: str) -> str:
        key = f"rule.{option}.value.{value}"
        return self.say(key) if self.texts.has(f"{self.game}.{key}") else value

    def result(self, seen: V) -> str:
        """Who has won and why, once everything is open."""
        raise NotImplementedError
