"""A game with one person and bots: the only sitting that holds the game itself.

Everybody gets what he may know and nothing else: the person a view, redacted events and his own options, each
bot its view and its redacted events.
"""

from __future__ import annotations

from typing import Any

import saloon
from saloon.advice.adviser import Adviser
from saloon.advice.registry import COUNSELS
from saloon.advice.words import add_words_to_hint, add_words_to_suspicion
from saloon.bots.ready import OWN_TURN
from saloon.games.registry import game_type
from saloon.kernel.decisions import Option, Refusal
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards, nothing_known
from saloon.kernel.records import (
    BrokenRecord,
    GameRecord,
    SeriesRecord,
    give,
    interrupt_key,
    state_hash,
)
from saloon.kernel.views import View
from saloon.server.readied import Readied
from saloon.server.taking_back import reveals
from saloon.terminal.company import Company
from saloon.terminal.grammar import IN_A_GAME, parse_order
from saloon.terminal.question import Choice
from saloon.terminal.readying import ready_called, ready_list
from saloon.terminal.saves import Table, save_game
from saloon.terminal.sitting import Said, Sitting, Unheeded
from saloon.text.honours import honour_text, luck_text, told_of
from saloon.text.narrator import Narrator
from saloon.text.registry import ANNALS, narrator_of
from saloon.text.texts import Texts
from saloon.wire.advice import Hint, Suspicion

PERSON = "person"
"""Who has answers ready here."""


class Session(Sitting):
    """A game in progress. It is saved after whatever the person does."""

    def __init__(
        self,
        game: str,
        setup: object,
        table: Table,
        earlier: list[GameRecord] | None = None,
        kept: bool = True,
    ) -> None:
        self.game = game
        self.kept = kept
        """Whether it is the game to come back to; a lesson beside another game is not."""
        self.earlier = earlier or []
        """The games of the same series that were played before this one."""
        self.setup = setup
        self.table = table
        self.seat = table.human
        self.names = table.names
        self.asks_interrupts = table.ask_interrupts
        self._kind = game_type(game)
        self._readied = Readied(game)
        self._turn_passed = False
        """Whether somebody else had his turn since the person has answers ready."""
        self._notices: list[str] = []
        self._said: list[Said] = []
        self._read = 0
        self._deal()

    def _deal(self) -> None:
        """The game as it begins."""
        self._log: list[Event] = []
        self._game = self._kind.deal(self.setup, self._log)
        self.players = self._kind.seats(self._game)
        self.seed = self._kind.seed_of(self.setup)
        """For the name of the record, once the game is over."""
        self._company = Company(self.game, self.table.bots, self.players, self.seat, self.seed)
        self._answers: list[str] = []
        self._before: tuple[Game, int] | None = None
        """How the game stood, and how much had happened, before the last answer, if that was the person's."""
        self._knowledge = nothing_known()
        self._learned = 0
        self._learn()

    # What the person knows

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def rules(self) -> dict[str, str]:
        return self._kind.rules(self._game)

    @property
    def is_last_of_series(self) -> bool:
        """Whether no game follows: a campaign has its end."""
        return self._kind.is_last_of_series(self._game)

    def bot_at(self, seat: PlayerId) -> str:
        return self._company.kinds.get(seat, "")

    def view(self) -> View:
        return self._kind.full_view(self._game, self.seat)

    @property
    def card_memory(self) -> bool:
        return self.table.card_memory

    def known(self) -> KnownCards | None:
        if not self.card_memory or self.over:
            return None
        return self._kind.recalled(self._knowledge, self._kind.view(self._game, self.seat))

    def _learn(self) -> None:
        """Remember what the person has heard and seen, at every step, where he wants to be reminded of it."""
        if self.card_memory:
            heard = [event.seen_by(self.seat) for event in self._log[self._learned :]]
            self._learned = len(self._log)
            self._kind.learn(self._knowledge, heard, self._kind.view(self._game, self.seat))

    def hint(self, texts: Texts) -> Hint:
        decision = self._game.decision
        if decision is None or decision.player != self.seat:
            raise Unheeded(texts.say("advice.not_asked"))
        adviser, view = self._adviser(texts), self.view()
        found = adviser.hint(view, decision.options)
        keys = [self._game.key(option) for option in decision.options]
        add_words_to_hint(found, decision.options, keys, self._narrator(texts, view), view)
        return found

    def suspicion(self, texts: Texts) -> Suspicion:
        adviser, view = self._adviser(texts), self.view()
        found = adviser.suspicion(view)
        add_words_to_suspicion(found, adviser.heard, self._narrator(texts, view), view)
        return found

    def _adviser(self, texts: Texts) -> Adviser:
        """Somebody who has heard what the person has."""
        if self.game not in COUNSELS:
            raise Unheeded(texts.say("advice.no_adviser"))
        adviser = Adviser(self.game)
        for event in self._log:
            adviser.hear(event.seen_by(self.seat))
        return adviser

    def _narrator(self, texts: Texts, view: View) -> Narrator[Any]:
        return narrator_of(self.game, texts, view, self.names)

    def news(self) -> list[Event]:
        events = self._log[self._read :]
        self._read = len(self._log)
        return [event.seen_by(self.seat) for event in events]

    def said(self) -> list[Said]:
        said, self._said = self._said, []
        return said

    def notices(self) -> list[str]:
        notices, self._notices = self._notices, []
        return notices

    def more_help(self) -> str:
        return self.table.texts.say("terminal.help.alone")

    def is_asked(self) -> bool:
        decision = self._game.decision
        return decision is not None and decision.player == self.seat

    def choices(self) -> list[Choice]:
        decision = self._game.decision
        if decision is None or decision.player != self.seat:
            return []
        return [
            Choice(option, self._game.key(option), self._kind.warning(self._game, option))
            for option in decision.options
        ]

    def interrupts(self) -> list[Choice]:
        offered = self._kind.out_of_turn(self._game, self.seat).interrupts
        return [Choice(option, self._game.key(option), None) for option in offered]

    def speech_costs(self) -> bool:
        return self._price_of_speech() is not None

    def refusals(self) -> list[Refusal]:
        return self._kind.refusals(self._game, self.seat)

    def _price_of_speech(self) -> Option | None:
        return self._kind.out_of_turn(self._game, self.seat).speech

    # What the person does

    def begin(self) -> None:
        self.save()

    def answer(self, key: str) -> None:
        before = self._kind.clone(self._game), len(self._log)
        self._give(key)
        self._before = before
        self.save()

    def interrupt(self, key: str) -> None:
        self._give(interrupt_key(self.seat, key))
        self.save()

    def speak(self, words: str, gesture: bool) -> None:
        self._said.append(Said(self.names[self.seat], words, gesture))
        price = None if gesture else self._price_of_speech()
        if price is not None:
            self.interrupt(self._game.key(price))

    def obey(self, typed: str) -> str | None:
        order = parse_order(typed, IN_A_GAME)
        if order.command == "undo":
            return self._take_back()
        if order.command == "ready":
            return self._have_ready(order.what)
        return None

    def _take_back(self) -> str:
        """The last answer, unless somebody has acted since or it has shown anybody anything. The bots think
        again as after a break, so that they have not heard of it."""
        texts = self.table.texts
        if self._before is None:
            raise Unheeded(texts.say("terminal.say.no_take_back"))
        game, logged = self._before
        if reveals(self._kind, game, self._game, self._log[logged:], self.seat):
            raise Unheeded(texts.say("wire.error.revealed"))
        answers = self._answers[:-1]
        self._deal()
        self._go_through(answers)
        self._read = len(self._log)
        self.save()
        return texts.say("terminal.say.taken_back")

    def _have_ready(self, what: str) -> str:
        """Which answers are ready; with a number, one more or one less."""
        texts = self.table.texts
        if what:
            key = ready_called(self.game, what, texts)
            self._readied.change(PERSON, key, key not in self._readied.keys(PERSON))
            self._turn_passed = False
        return ready_list(self.game, self._readied.keys(PERSON), texts)

    def _ready_answer(self) -> str:
        """What the person has ready for what he is asked now; empty: he is to be asked himself."""
        decision = self._game.decision
        if decision is None or decision.player != self.seat:
            return ""
        if decision.kind in OWN_TURN and not self._turn_passed:
            return ""
        key, why = self._readied.answer(PERSON, self._game, decision)
        if why == "unfit":
            self._notices.append(self.table.texts.say("join.say.ready_unfit"))
        return key

    def never_ask(self) -> None:
        super().never_ask()
        self.table = self.table._replace(ask_interrupts=False)
        self.save()

    def save(self) -> None:
        """Keep the game as it stands, whatever happens."""
        if self.kept:
            save_game(self.record(), self.table, self.earlier)

    def _give(self, answer: str) -> None:
        give(self._game, answer)
        self._before = None
        self._answers.append(answer)
        self._learn()
        self._let_talk()

    def _let_talk(self) -> None:
        remark = self._company.remark(self._game, self._log)
        if remark is not None:
            words = self.table.texts.say(f"remark.{remark.key}")
            self._said.append(Said(self.names[remark.seat], words, False))

    # What the bots do

    def catch_up(self) -> bool:
        """Ask the bots, once for each state of the game, whether one of them acts out of turn; then give the
        answer that the person has ready."""
        self._company.hear(self._log)
        answer = self._company.interrupt(self._game)
        if answer:
            self._give(answer)
            return True
        answer = self._ready_answer()
        if answer:
            self.answer(answer)
        return bool(answer)

    def wait(self) -> None:
        """The bot whose decision it is answers."""
        self._company.hear(self._log)
        decision = self._game.decision
        self._turn_passed |= decision is not None and decision.kind in OWN_TURN
        self._give(self._company.answer(self._game))

    def honours(self, texts: Texts) -> list[str]:
        annals = ANNALS[self.game]()
        for events, seen in told_of(self._kind, self.record()):
            annals.hear(events, seen)
        return [
            *(honour_text(self.game, one, self.names, texts) for one in annals.honours()),
            *(luck_text(self.game, one, self.names, texts) for one in annals.luck()),
        ]

    # Records

    def record(self) -> GameRecord:
        """The game so far."""
        return GameRecord(self.game, self.setup, self._answers[:], state_hash(self._game), saloon.__version__)

    def next_session(self, seed: str) -> Session:
        """The next game of the evening or the campaign."""
        setup = self._kind.next_setup(self._game, seed)
        return Session(self.game, setup, self.table, [*self.earlier, self.record()])

    def series(self, closed: bool = False) -> SeriesRecord:
        """The games before and this one, so far."""
        return SeriesRecord([*self.earlier, self.record()], closed)

    @property
    def first_seed(self) -> str:
        """Of the first game of the series: its file is called by it."""
        return self._kind.seed_of(self.earlier[0].setup) if self.earlier else self.seed

    @property
    def is_campaign(self) -> bool:
        return self.games[1] > 0

    @property
    def games(self) -> tuple[int, int]:
        """Which game of its series this is, and how many there are; 0: as many as the person likes."""
        return self._kind.series_place(self._game)

    def restore(self, answers: list[str], wanted_hash: str) -> None:
        """Go through a game as it was played. The bots think again, so that they are where they were."""
        self._go_through(answers)
        if state_hash(self._game) != wanted_hash:
            raise BrokenRecord("the answers lead to another state than the one that was saved")

    def _go_through(self, answers: list[str]) -> None:
        for number, answer in enumerate(answers, 1):
            try:
                self._repeat(answer)
            except (ValueError, AssertionError) as error:
                raise BrokenRecord(f"answer {number} of {len(answers)}: {error}") from error
        self._said.clear()

    def _repeat(self, answer: str) -> None:
        self._company.hear(self._log)
        decision = self._game.decision
        if not self._company.interrupt(self._game) and "!" not in answer:
            assert decision is not None, "the game was over already"
            if decision.player != self.seat:
                self._company.answer(self._game, repeated=True)
        self._give(answer)
