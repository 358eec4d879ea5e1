"""Sitting at a table, wherever the table is: in this process with bots, or on a server with people.

A sitting tells only what its player may know. Whatever plays a game for a person talks to it and to nothing
else, so that the same screen serves every table.
"""

from __future__ import annotations

from typing import NamedTuple

from saloon.kernel.decisions import Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.terminal.question import Choice
from saloon.text.texts import Texts
from saloon.wire.advice import Hint, Suspicion


class Said(NamedTuple):
    """Words or a gesture at the table: no part of the game."""

    name: str
    words: str
    gesture: bool


class BrokenOff(Exception):
    """The game ends unfinished: its campaign was closed, or the rules broke."""


class Unheeded(Exception):
    """The table did not take what the person did; the message tells him why."""


class Sitting:
    """A seat at a table, or a place to watch from. It answers whatever is asked for its owner's eyes."""

    game: str
    seat: PlayerId
    """The player whose eyes these are; SPECTATOR for somebody who watches."""
    names: list[str]
    """Of the players, by seat."""
    asks_interrupts: bool
    """Whether the person wants to be asked for what he may do out of turn."""
    bell: int | None = None
    """A file that can be read when something happened; None where nothing happens by itself."""

    # What the person knows

    @property
    def over(self) -> bool:
        return self.view().over

    @property
    def rules(self) -> dict[str, str]:
        """Every rule option and its value."""
        raise NotImplementedError

    def view(self) -> View:
        raise NotImplementedError

    def bot_at(self, seat: PlayerId) -> str:
        """Which bot plays there, by the name of its level and character; empty: a person."""
        return ""

    @property
    def card_memory(self) -> bool:
        """Whether everybody who plays here is reminded of the cards that his seat has seen."""
        return False

    def known(self) -> KnownCards | None:
        """The cards that the person's seat has seen and does not see now; None: nothing to be told."""
        return None

    def honours(self, texts: Texts) -> list[str]:
        """What the game that is over is remembered for, and who had luck, in words."""
        return []

    def news(self) -> list[Event]:
        """What happened since the last time this was asked, as the person sees it."""
        raise NotImplementedError

    def said(self) -> list[Said]:
        """What was said at the table since the last time this was asked."""
        raise NotImplementedError

    def notices(self) -> list[str]:
        """What else there is to tell since the last time this was asked: who came and went."""
        return []

    def more_help(self) -> str:
        """What can be typed at this table besides what can be typed at every table."""
        return ""

    def obey(self, typed: str) -> str | None:
        """Do something about the table, such as taking a seat; None: the line means no such thing."""
        return None

    def can_wait(self) -> bool:
        """Whether nobody waits for the person while he is busy with something else."""
        return True

    def is_asked(self) -> bool:
        """Whether the open question is the person's."""
        return not self.over and self.view().decider == self.seat

    def choices(self) -> list[Choice]:
        """The options of the open question, if it is the person's."""
        raise NotImplementedError

    def refusals(self) -> list[Refusal]:
        """Why the person's cards cannot be used."""
        raise NotImplementedError

    def interrupts(self) -> list[Choice]:
        """What the person may do now although somebody else decides; words aside."""
        raise NotImplementedError

    def speech_costs(self) -> bool:
        """Whether a word said now has its price."""
        raise NotImplementedError

    def hint(self, texts: Texts) -> Hint:
        """What an adviser would do in the person's place, in words. Raises Unheeded where there is none."""
        raise Unheeded(texts.say("advice.no_adviser"))

    def suspicion(self, texts: Texts) -> Suspicion:
        """Whom an adviser would suspect of what in the person's place."""
        raise Unheeded(texts.say("advice.no_adviser"))

    # What the person does

    def begin(self) -> None:
        """The person is there: from now on nothing that he does may be lost."""

    def answer(self, key: str) -> None:
        """Answer the open question. This and what follows may raise Unheeded."""
        raise NotImplementedError

    def interrupt(self, key: str) -> None:
        """Do something out of turn."""
        raise NotImplementedError

    def speak(self, words: str, gesture: bool) -> None:
        """Say something, at its price, or make a gesture, which is free."""
        raise NotImplementedError

    def never_ask(self) -> None:
        """The person does not want to be asked any more for what he may do out of turn."""
        self.asks_interrupts = False

    # What the others do

    def catch_up(self) -> bool:
        """Let those go first who act before the open question is answered; whether something happened."""
        raise NotImplementedError

    def wait(self) -> None:
        """Wait until something happens: it is somebody else who has to answer."""
        raise NotImplementedError
