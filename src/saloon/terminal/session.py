"""A game with one person and bots: the only sitting that holds the game itself.

Everybody gets what he may know and nothing else: the person a view, redacted events and his own options, each
bot its view and its redacted events.
"""

from __future__ import annotations

import hashlib
from itertools import cycle
from time import monotonic
from typing import Any

import saloon
from saloon.advice.adviser import Adviser
from saloon.advice.registry import COUNSELS
from saloon.advice.words import add_words_to_hint, add_words_to_suspicion
from saloon.bots.bot import NO_INTERRUPT, AnyBot
from saloon.bots.registry import new_bot
from saloon.bots.remarks import Talk
from saloon.games.registry import game_type
from saloon.kernel.decisions import Option, Refusal
from saloon.kernel.events import Event
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.knowledge import KnownCards, nothing_known
from saloon.kernel.records import (
    BrokenRecord,
    GameRecord,
    SeriesRecord,
    give,
    interrupt_key,
    state_hash,
)
from saloon.kernel.views import SPECTATOR, View
from saloon.terminal.question import Choice
from saloon.terminal.saves import Table, save_game
from saloon.terminal.sitting import Said, Sitting, Unheeded
from saloon.text.narrator import Narrator
from saloon.text.registry import narrator_of
from saloon.text.texts import Texts
from saloon.wire.advice import Hint, Suspicion


class Session(Sitting):
    """A game in progress. It is saved after whatever the person does."""

    def __init__(
        self, game: str, setup: object, table: Table, earlier: list[GameRecord] | None = None
    ) -> None:
        self.game = game
        self.earlier = earlier or []
        """The games of the same series that were played before this one."""
        self.setup = setup
        self.table = table
        self.seat = table.human
        self.names = table.names
        self.asks_interrupts = table.ask_interrupts
        self._kind = game_type(game)
        self._log: list[Event] = []
        self._game = self._kind.deal(setup, self._log)
        self.players = self._kind.seats(self._game)
        self.seed = self._kind.seed_of(setup)
        """For the name of the record, once the game is over."""
        self._bots: dict[PlayerId, AnyBot] = {
            player: new_bot(name, f"{self.seed}/{player}", game)
            for player, name in bots_by_seat(table.bots, self.players, self.seat).items()
        }
        self._answers: list[str] = []
        self._said: list[Said] = []
        self._told = 0
        self._read = 0
        self._polled = -1
        self._knowledge = nothing_known()
        self._learned = 0
        lot = hashlib.sha256(f"talk {self.seed}".encode()).hexdigest()
        self._talk = Talk(game, lot)
        self._overheard = 0
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
        self._give(key)
        self.save()

    def interrupt(self, key: str) -> None:
        self._give(interrupt_key(self.seat, key))
        self.save()

    def speak(self, words: str, gesture: bool) -> None:
        self._said.append(Said(self.names[self.seat], words, gesture))
        price = None if gesture else self._price_of_speech()
        if price is not None:
            self.interrupt(self._game.key(price))

    def never_ask(self) -> None:
        super().never_ask()
        self.table = self.table._replace(ask_interrupts=False)
        self.save()

    def save(self) -> None:
        """Keep the game as it stands, whatever happens."""
        save_game(self.record(), self.table, self.earlier)

    def _give(self, answer: str) -> None:
        give(self._game, answer)
        self._answers.append(answer)
        self._learn()
        self._let_talk()

    def _let_talk(self) -> None:
        """A bot may say something of what everybody saw."""
        events = [event.seen_by(SPECTATOR) for event in self._log[self._overheard :]]
        self._overheard = len(self._log)
        kinds = bots_by_seat(self.table.bots, self.players, self.seat)
        speakers = {seat: bot for seat, bot in kinds.items() if not self._kind.is_out(self._game, seat)}
        remark = self._talk.heard(events, self._kind.view(self._game, SPECTATOR), speakers)
        if remark is not None:
            words = Texts(self.table.language).say(f"remark.{remark.key}")
            self._said.append(Said(self.names[remark.seat], words, False))

    # What the bots do

    def catch_up(self) -> bool:
        """Ask the bots, once for each state of the game, whether one of them acts out of turn."""
        self._tell()
        answer = self._bots_interrupt()
        if answer:
            self._give(answer)
        return bool(answer)

    def wait(self) -> None:
        """The bot whose decision it is answers."""
        self._tell()
        self._give(self._bot_answer())

    def _tell(self) -> None:
        events = self._log[self._told :]
        self._told = len(self._log)
        for event in events:
            for player, bot in self._bots.items():
                bot.hear(event.seen_by(player))

    def _bots_interrupt(self) -> str:
        """The key of what a bot does although it is not for it to decide; empty: none does."""
        game = self._game
        if self._polled == game.step:
            return ""
        self._polled = game.step
        for player, bot in self._bots.items():
            options = self._kind.out_of_turn(game, player).interrupts if bot.interrupts else []
            if options:
                index = bot.wants_interrupt(self._kind.view(game, player), options)
                if index != NO_INTERRUPT:
                    return interrupt_key(player, game.key(options[index]))
        return ""

    def _bot_answer(self, repeated: bool = False) -> str:
        """What the bot does that is asked; a known answer needs no long thought."""
        game = self._game
        decision = game.decision
        assert decision is not None
        assert decision.player != self.seat
        bot = self._bots[decision.player]
        ends = monotonic() + (0.0 if repeated else bot.thinking_time)
        bot.time_left = lambda: monotonic() < ends
        index = bot.decide(self._kind.view(game, decision.player), decision.options)
        return game.key(decision.options[index])

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
        for number, answer in enumerate(answers, 1):
            try:
                self._repeat(answer)
            except (ValueError, AssertionError) as error:
                raise BrokenRecord(f"answer {number} of {len(answers)}: {error}") from error
        self._said.clear()
        if state_hash(self._game) != wanted_hash:
            raise BrokenRecord("the answers lead to another state than the one that was saved")

    def _repeat(self, answer: str) -> None:
        self._tell()
        decision = self._game.decision
        if not self._bots_interrupt() and "!" not in answer:
            assert decision is not None, "the game was over already"
            if decision.player != self.seat:
                self._bot_answer(repeated=True)
        self._give(answer)


def bots_by_seat(names: str, players: int, person: PlayerId) -> dict[PlayerId, str]:
    """One bot for all others, or several by commas: in turn around the table."""
    kinds = cycle(names.split(","))
    return {player: next(kinds) for player in every_player(players) if player != person}
