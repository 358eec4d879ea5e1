"""What a game of BANG! is remembered for."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.setup import book_of
from saloon.games.bang.view import BangView
from saloon.games.bang.words import DEPUTY, HEARTS, OUTLAW, RENEGADE, SHERIFF
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId, PlayerId
from saloon.text.honours import Annals, Honour, due_of

CHECKS = ("barrel", "jourdonnais", "jail", "dynamite")
"""Whose luck is told."""
TAKEN = ("took_from_hand", "took_in_play")
LAW = (SHERIFF, DEPUTY)


class BangAnnals(Annals[BangView]):
    """Hits, saves, thefts, turns on the brink; the luck of checks."""

    game = "bang"
    least: ClassVar[dict[str, int]] = {
        "shield": 3,
        "brink": 3,
        "kills": 2,
        "hits": 4,
        "barrel": 2,
        "beers": 1,
        "dodges": 4,
        "thefts": 3,
        "jailbird": 2,
        "own_side": 2,
    }

    helpers = ("barrel", "jourdonnais")
    deeds: ClassVar[dict[str, str]] = {"missed": "dodges", "turn_skipped": "jailbird"}

    def __init__(self) -> None:
        super().__init__()
        self.blows: list[tuple[PlayerId, PlayerId, int]] = []
        """Who lost life points by whose doing: which side they are of is known at the end."""
        self.last: BangView | None = None

    def hear(self, events: list[Event], seen: BangView) -> None:
        super().hear(events, seen)
        self.last = seen

    def player_of(self, figure: FigureId, seen: BangView) -> PlayerId:
        return seen.figures[figure].player

    def judge(self, event: Event, who: PlayerId, by: PlayerId, later: list[Event], seen: BangView) -> None:
        if event.name == "lost_life" and by != who:
            self.count("hits", by, event.amount)
            self.blows.append((who, by, event.amount))
        elif event.name == "eliminated" and by != who:
            self.count("kills", by)
        elif event.name in TAKEN and by != who and seen.figures[event.whom].alive:
            self.count("thefts", who)
        elif event.name == "answered" and event.definition == "beer":
            self.count("beers", who)
        elif event.name == "turn_began" and self.life_before(event.who) == 1:
            self.count("brink", who)
        elif event.name == "checked" and event.definition in CHECKS and event.cards and self.before:
            checks, book = self.before.figures[event.who].checks, book_of(self.before.sets, [])
            due = due_of(checks, event.definition, lambda number: book.definitions[number].key)
            self.check(event.definition, who, self.went_well(event, later), due)

    def life_before(self, figure: FigureId) -> int:
        one = None if self.before is None else self.before.figures[figure]
        return one.life if one is not None and one.alive else 0

    def went_well(self, event: Event, later: list[Event]) -> bool:
        """As what came of it tells; where one Missed! is not enough, as the suit does."""
        own = [one.name for one in later if one.who == event.who]
        if event.definition == "dynamite":
            return "exploded" not in own
        if event.definition == "jail":
            return "turn_skipped" not in own
        assert self.before is not None
        book = book_of(self.before.sets, [])
        return own[:1] == ["missed"] or book.suit_of[event.cards[0]] == HEARTS

    def honours(self) -> list[Honour]:
        assert self.last is not None, "nothing was heard"
        roles = {one.player: one.role for one in self.last.figures}
        for who, by, amount in self.blows:
            if roles[who] == DEPUTY and roles[by] in (OUTLAW, RENEGADE):
                self.count("shield", who, amount)
            if are_friends(roles[who], roles[by]):
                self.count("own_side", by, amount)
        self.blows = []
        return super().honours()


def are_friends(one: int, other: int) -> bool:
    return (one in LAW and other in LAW) or one == other == OUTLAW
