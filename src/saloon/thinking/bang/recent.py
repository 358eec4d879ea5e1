"""What has just happened, and what nobody does after it: help whom he has hurt, hurt whom he has helped, or
who has helped him."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.words import OUTLAW, PLAY, SHERIFF
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.ids import FigureId
from saloon.thinking.bang.drinks import Round
from saloon.thinking.bang.hearing import KINDS
from saloon.thinking.bang.judging import playing, using
from saloon.thinking.bang.manners import DUEL, SHOT
from saloon.thinking.bang.outlook import Outlook
from saloon.thinking.bang.ratings import Bang, Duel, Gatling, Indians, Shooting

ATTACKS: Final = ("doc_holyday", *[key for key, act in KINDS.items() if act in (SHOT, DUEL)])


class Recent:
    """Kept by a seat for the moment: who was hurt or healed in this turn, who fired at whom of late."""

    __slots__ = ("_began", "_began_before", "_fired", "_healed", "_hurt")

    def __init__(self) -> None:
        self._fired: list[tuple[FigureId, FigureId]] = []
        self._began: dict[FigureId, int] = {}
        """By figure: how many shots there had been when its last turn began; and the one before that."""
        self._began_before: dict[FigureId, int] = {}
        self._hurt: list[tuple[FigureId, FigureId]] = []
        self._healed: list[FigureId] = []

    def hear(self, event: Event) -> None:
        if event.name == "turn_began":
            self._began_before[event.who] = self._began.get(event.who, 0)
            self._began[event.who] = len(self._fired)
            self._hurt.clear()
            self._healed.clear()
        elif event.name in ("played", "used_green"):
            if event.definition in ATTACKS:
                self._fired.append((event.who, event.whom))
        elif event.name == "lost_life":
            self._hurt.append((event.whom, event.who))
        elif event.name == "healed":
            self._healed.append(event.who)

    def forbids(self, outlook: Outlook, option: Option) -> bool:
        rating = playing(option.kind) if option.verb == PLAY else using(option.kind)
        if isinstance(rating, Round):
            return outlook.figure.life > 1 and self.has_hurt(outlook)
        if isinstance(rating, (Bang, Shooting, Duel)):
            return option.target >= 0 and self.fights_for(outlook, option.target)
        if isinstance(rating, (Gatling, Indians)):
            return any(one in outlook.others and outlook.hostility()[one] < 0 for one in self._healed)
        return False

    def has_hurt(self, outlook: Outlook) -> bool:
        """Whether a drink for everybody would heal somebody whom I have hurt in this turn."""
        for by, one in self._hurt:
            figure = outlook.game.figures[one]
            if by == outlook.me and figure.alive and figure.life < figure.max_life:
                if outlook.hostility()[one] >= 0 or not outlook.is_certain(one):
                    return True
        return False

    def fights_for(self, outlook: Outlook, one: FigureId) -> bool:
        """Whether somebody who may be a friend of mine, an Outlaw, has fired at the Sheriff; one who is lost
        anyway is not meant."""
        game = outlook.game
        figure = game.figures[one]
        if game.players[outlook.decision.player].role != OUTLAW or outlook.is_certain(one):
            return False
        if figure.life == 1 and not game.players[figure.player].hand:
            return False
        for by, at in self._fired[self._began_before.get(outlook.me, 0) :]:
            if by == one and at >= 0 and game.players[game.figures[at].player].role == SHERIFF:
                if game.figures[at].alive:
                    return True
        return False
