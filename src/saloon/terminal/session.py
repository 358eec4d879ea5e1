"""A game with one person and bots: the only module of the terminal that holds the game itself.

Everybody gets what he may know and nothing else: the person a view, redacted events and his own options, each
bot its view and its redacted events.
"""

from __future__ import annotations

import saloon
from saloon.bots.bot import NO_INTERRUPT, Bot
from saloon.bots.registry import new_bot
from saloon.games.bang.deal import deal, next_game
from saloon.games.bang.reasons import refusals, warning
from saloon.games.bang.setup import Setup
from saloon.games.bang.view import BangView, view
from saloon.games.bang.words import SPEAK, USE
from saloon.kernel.codec import from_plain, to_plain
from saloon.kernel.decisions import NONE, Option, Refusal
from saloon.kernel.events import Event
from saloon.kernel.records import BrokenRecord, GameRecord, give, interrupt_key, state_hash
from saloon.terminal.question import Choice


class Session:
    """A game in progress. Whatever is asked of it is answered for the person's eyes."""

    def __init__(self, setup: object, human: int, bots: str) -> None:
        made = from_plain(setup, {"Setup": Setup})
        if not isinstance(made, Setup):
            raise BrokenRecord("not a setup of BANG!")
        self.setup = setup
        self.human = human
        self.bots = bots
        self._log: list[Event] = []
        self._game = deal(made, self._log)
        self._bots: dict[int, Bot] = {
            player: new_bot(bots, f"{made.seed}/{player}")
            for player in range(made.players)
            if player != human
        }
        self._answers: list[str] = []
        self._told = 0
        self._read = 0
        self._polled = -1

    # What the person knows

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def seed(self) -> str:
        """For the name of the record, once the game is over."""
        return self._game.setup.seed

    @property
    def sets(self) -> list[str]:
        return self._game.setup.sets[:]

    @property
    def players(self) -> int:
        return self._game.setup.players

    @property
    def rules(self) -> dict[str, str]:
        """Every rule option and its value."""
        return dict(self._game.rule)

    @property
    def may_keep_character(self) -> bool:
        """Whether the person may keep his character in the next game."""
        return self._game.rule["keep_character"] == "yes" and self._game.figures[self.human].alive

    def view(self) -> BangView:
        return view(self._game, self.human)

    def news(self) -> list[Event]:
        """What happened since the last time this was asked, as the person sees it."""
        events = self._log[self._read :]
        self._read = len(self._log)
        return [event.seen_by(self.human) for event in events]

    def human_decides(self) -> bool:
        decision = self._game.decision
        return decision is not None and decision.player == self.human

    def choices(self) -> list[Choice]:
        """The options of the open question, if it is the person's."""
        decision = self._game.decision
        if decision is None or decision.player != self.human:
            return []
        return [self._choice(option) for option in decision.options]

    def interrupts(self) -> list[Choice]:
        """What the person may do now although somebody else decides."""
        options = [option for option in self._game.interrupts(self.human) if option.verb != SPEAK]
        return [Choice(option, self._game.key(option), None) for option in options]

    def price_of_speech(self) -> Choice | None:
        """What it is to say a word now, if that costs anything."""
        for option in self._game.interrupts(self.human):
            if option.verb == SPEAK:
                return Choice(option, self._game.key(option), None)
        return None

    def refusals(self) -> list[Refusal]:
        """Why the person's cards cannot be played."""
        return refusals(self._game, self.human)

    def _choice(self, option: Option) -> Choice:
        in_play = self._game.figures[self.human].in_play
        from_play = option.verb == USE and option.card in in_play and option.target != NONE
        return Choice(option, self._game.key(option), warning(self._game, option), from_play)

    # What the person does

    def answer(self, key: str) -> None:
        self._give(key)

    def interrupt(self, key: str) -> None:
        self._give(interrupt_key(self.human, key))

    def _give(self, answer: str) -> None:
        give(self._game, answer)
        self._answers.append(answer)

    # What the bots do

    def bots_interrupt(self) -> bool:
        """Ask the bots, once for each state of the game, whether one of them acts out of turn."""
        self._tell()
        answer = self._bots_interrupt()
        if answer:
            self._give(answer)
        return bool(answer)

    def bot_answers(self) -> None:
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
            options = game.interrupts(player) if bot.interrupts else []
            if options:
                index = bot.wants_interrupt(view(game, player), options)
                if index != NO_INTERRUPT:
                    return interrupt_key(player, game.key(options[index]))
        return ""

    def _bot_answer(self) -> str:
        game = self._game
        decision = game.decision
        assert decision is not None
        assert decision.player != self.human
        bot = self._bots[decision.player]
        index = bot.decide(view(game, decision.player), decision.options)
        return game.key(decision.options[index])

    # Records

    def record(self) -> GameRecord:
        """The game so far."""
        return GameRecord("bang", self.setup, self._answers[:], state_hash(self._game), saloon.__version__)

    def next_setup(self, seed: str, keep: bool) -> object:
        """The setup of the next game: the person keeps his character or draws a new one, as the bots do."""
        return to_plain(next_game(self._game, seed, [self.human] if keep else []))

    def restore(self, answers: list[str], wanted_hash: str) -> None:
        """Go through a game as it was played. The bots think again, so that they are where they were."""
        for number, answer in enumerate(answers, 1):
            try:
                self._repeat(answer)
            except (ValueError, AssertionError) as error:
                raise BrokenRecord(f"answer {number} of {len(answers)}: {error}") from error
        if state_hash(self._game) != wanted_hash:
            raise BrokenRecord("the answers lead to another state than the one that was saved")

    def _repeat(self, answer: str) -> None:
        self._tell()
        decision = self._game.decision
        if not self._bots_interrupt() and "!" not in answer:
            assert decision is not None, "the game was over already"
            if decision.player != self.human:
                self._bot_answer()
        self._give(answer)
