"""The bots at a table in this process: each hears and sees what its seat may know, and nothing else."""

from __future__ import annotations

import hashlib
from itertools import cycle
from time import monotonic

from saloon.bots.bot import NO_INTERRUPT, AnyBot
from saloon.bots.registry import new_bot
from saloon.bots.remarks import Remark, Talk
from saloon.games.registry import game_type
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId, every_player
from saloon.kernel.records import interrupt_key
from saloon.kernel.views import SPECTATOR


class Company:
    """Everybody at the table but the person."""

    def __init__(self, game: str, bots: str, players: int, person: PlayerId, seed: str) -> None:
        self._kind = game_type(game)
        self.kinds = bots_by_seat(bots, players, person)
        self.bots: dict[PlayerId, AnyBot] = {
            player: new_bot(name, f"{seed}/{player}", game) for player, name in self.kinds.items()
        }
        self._talk = Talk(game, hashlib.sha256(f"talk {seed}".encode()).hexdigest())
        self._told = 0
        self._overheard = 0
        self._polled = -1

    def hear(self, log: list[Event]) -> None:
        """What has happened since they were told last."""
        events = log[self._told :]
        self._told = len(log)
        for event in events:
            for player, bot in self.bots.items():
                bot.hear(event.seen_by(player))

    def interrupt(self, game: Game) -> str:
        """The key of what a bot does although it is not for it to decide; empty: none does.

        They are asked once for each state of the game.
        """
        if self._polled == game.step:
            return ""
        self._polled = game.step
        for player, bot in self.bots.items():
            options = self._kind.out_of_turn(game, player).interrupts if bot.interrupts else []
            if options:
                index = bot.wants_interrupt(self._kind.view(game, player), options)
                if index != NO_INTERRUPT:
                    return interrupt_key(player, game.key(options[index]))
        return ""

    def answer(self, game: Game, repeated: bool = False) -> str:
        """What the bot does that is asked; a known answer needs no long thought."""
        decision = game.decision
        assert decision is not None
        bot = self.bots[decision.player]
        ends = monotonic() + (0.0 if repeated else bot.thinking_time)
        bot.time_left = lambda: monotonic() < ends
        index = bot.decide(self._kind.view(game, decision.player), decision.options)
        return game.key(decision.options[index])

    def remark(self, game: Game, log: list[Event]) -> Remark | None:
        """A bot may say something of what everybody saw."""
        events = [event.seen_by(SPECTATOR) for event in log[self._overheard :]]
        self._overheard = len(log)
        speakers = {seat: bot for seat, bot in self.kinds.items() if not self._kind.is_out(game, seat)}
        return self._talk.heard(events, self._kind.view(game, SPECTATOR), speakers)


def bots_by_seat(names: str, players: int, person: PlayerId) -> dict[PlayerId, str]:
    """One bot for all others, or several by commas: in turn around the table."""
    kinds = cycle(names.split(","))
    return {player: next(kinds) for player in every_player(players) if player != person}
