"""Money that is asked for: the Sheriff's fine, and bail that is still owed."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.calibre45.money import Way, nearest_way
from saloon.games.calibre45.options import REFUSING, paying
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    BY_SHERIFF,
    FINE,
    FOR_FINE,
    FOR_FINE_AND_BAIL,
    PAY,
    PAY_DEBT,
    PAY_FINE,
    TOKEN_VALUE,
)
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import PlayerId


def ways_offered(game: Calibre) -> list[Way]:
    """The ways to pay that the open question offers; empty if it is about something else."""
    frame = game.stack[-1]
    if isinstance(frame, Debt):
        return game.debt_ways(frame.player)
    if isinstance(frame, Fines):
        return fine_ways(game, frame.robbers[frame.place])
    return []


def fine_ways(game: Calibre, player: PlayerId) -> list[Way]:
    """How this player could pay the fine, if need be together with bail that he owes.

    Without change he may overpay, or owe it, as the table agreed.
    """
    one = game.players[player]
    if game.money(player) < FINE:
        return []
    amounts = range(FINE, FINE + one.debt + 1, TOKEN_VALUE)
    for amount in amounts:
        ways = game.exact_ways(player, amount)
        if ways:
            return ways
    if game.rule["fine_without_change"] == "owe":
        return [Way([], [], FINE, 0)] if game.may_owe(player) else []
    best: Way | None = None
    for amount in amounts:
        way = nearest_way(game.book, one.loot, game.money_discard, amount)
        if best is None or (way is not None and way.lost < best.lost):
            best = way
    return [] if best is None else [best]


class Debt(Frame[Calibre]):
    """Owed bail is paid as soon as, and as far as, it can be paid exactly; if there are several ways, how?"""

    __slots__ = ("player",)

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: PlayerId) -> None:
        self.player = player

    def clone(self) -> Debt:
        return Debt(self.player)

    def advance(self, game: Calibre) -> None:
        ways = game.debt_ways(self.player)
        options = [paying(i) for i in range(len(ways))]
        game.ask_player(self.player, PAY_DEBT, options, number=ways[0].amount)

    def answer(self, game: Calibre, option: Option) -> None:
        game.pay_debt(self.player, game.debt_ways(self.player)[option.number])
        game.finish(self)


class Fines(Frame[Calibre]):
    """The Sheriff: each robber pays the fine from his own money, or his cowboy goes to prison."""

    __slots__ = ("place", "robbers")

    fields: ClassVar[tuple[str, ...]] = ("robbers", "place")

    def __init__(self, robbers: list[PlayerId], place: int) -> None:
        self.robbers = robbers
        self.place = place
        """How many have paid or lost their cowboy."""

    def clone(self) -> Fines:
        return Fines(self.robbers[:], self.place)

    def quiet(self) -> bool:
        return True

    def advance(self, game: Calibre) -> None:
        if self.place == len(self.robbers):
            game.finish(self)
            return
        player = self.robbers[self.place]
        ways = fine_ways(game, player)
        if ways:
            options = [paying(i) for i in range(len(ways))]
            options.append(REFUSING)
            game.ask_player(player, PAY_FINE, options, number=FINE)
        else:
            self.place += 1
            game.lose_cowboy(player, BY_SHERIFF)

    def answer(self, game: Calibre, option: Option) -> None:
        player = self.robbers[self.place]
        if option.verb != PAY:
            self.place += 1
            game.lose_cowboy(player, BY_SHERIFF)
            return
        way = fine_ways(game, player)[option.number]
        self.place += 1
        one = game.players[player]
        if way.given:
            one.debt -= way.amount - FINE
            game.pay(player, way, FOR_FINE if way.amount == FINE else FOR_FINE_AND_BAIL)
        else:
            one.debt += FINE
            game.happened("fine_owed", player, amount=FINE)
