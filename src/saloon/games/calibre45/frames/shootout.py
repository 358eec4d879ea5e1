"""The shoot-out over the loot: shoot, arm, or flee, until the cowboys of one team are left."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.calibre45.frames.attack import OPEN, Stand
from saloon.games.calibre45.frames.weapons import add_arming, arm
from saloon.games.calibre45.options import FIRING, FLEEING, SHOOTING
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import ANSWER_SHOT, DRAW, FLEE, LAY, LOAD_SHOT, SHOOT, SHOOTOUT
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, CardId, PlayerId, as_figure, as_player


def rivals(game: Calibre, player: PlayerId) -> list[PlayerId]:
    """The robbers of other teams: whom this player may shoot at."""
    team = game.players[player].team
    return [PlayerId(i) for i, one in enumerate(game.players) if one.robbing and one.team != team]


class Shootout(Frame[Calibre]):
    """Turns pass clockwise; who was shot at and stood up to it has the next one."""

    __slots__ = ("acts", "card", "who")

    fields: ClassVar[tuple[str, ...]] = ("card", "who", "acts")

    def __init__(self, card: CardId, who: PlayerId, acts: list[PlayerId]) -> None:
        self.card = card
        self.who = who
        self.acts = acts
        """Everybody on the robbery, in the order of what each did last."""

    def clone(self) -> Shootout:
        return Shootout(self.card, self.who, self.acts[:])

    def advance(self, game: Calibre) -> None:
        if not game.players[self.who].robbing:
            robbers = game.robbers(self.who)
            if robbers:
                self.who = robbers[0]
        targets = rivals(game, self.who)
        if not targets:
            game.finish(self)
            return
        options: list[Option] = []
        add_arming(game, self.who, options)
        # Drawing harms nobody; without that, to flee is the mildest.
        options.insert(1 if options and options[0].verb == DRAW else 0, FLEEING)
        if game.book.bullets(game.players[self.who].hand):
            for target in targets:
                options.append(SHOOTING[target])
        game.ask_player(self.who, SHOOTOUT, options, self.card)

    def answer(self, game: Calibre, option: Option) -> None:
        if option.verb == SHOOT:
            game.push(Loading(self.who, as_player(option.target), [], 0))
            return
        self.acted(self.who)
        if option.verb == FLEE:
            game.leave_robbery(self.who)
            game.happened("fled", self.who)
        else:
            arm(game, self.who, option)
        self.who = game.after(self.who)

    def resumed(self, game: Calibre, frame: Frame[Calibre]) -> None:
        if isinstance(frame, Loading):
            self.acted(frame.player)
            game.push(Stand(frame.target, ANSWER_SHOT, frame.strength, frame.player, self.card, [], OPEN))
        elif isinstance(frame, Stand):
            self.who = frame.player

    def acted(self, player: PlayerId) -> None:
        self.acts.remove(player)
        self.acts.append(player)


class Loading(Frame[Calibre]):
    """A shot at a rival: one or more bullet cards add up; what exceeds the cowboy's limit is wasted.

    Nobody sees the cards laid before the shot is fired.
    """

    __slots__ = ("chosen", "player", "strength", "target")

    fields: ClassVar[tuple[str, ...]] = ("player", "target", "chosen", "strength")

    def __init__(self, player: PlayerId, target: PlayerId, chosen: list[CardId], strength: int) -> None:
        self.player = player
        self.target = target
        self.chosen = chosen
        """Cards laid so far; they are in the hand until the shot."""
        self.strength = strength
        """Bullets that count, once it is fired."""

    def clone(self) -> Loading:
        return Loading(self.player, self.target, self.chosen[:], self.strength)

    def seen_by(self, game: Calibre, player: PlayerId) -> Loading:
        copy = self.clone()
        if player != self.player:
            copy.chosen = []
        return copy

    def advance(self, game: Calibre) -> None:
        if self.strength:
            game.finish(self)
            return
        options: list[Option] = [FIRING] if self.chosen else []
        hand = game.players[self.player].hand
        book = game.book
        for card in hand:
            if book.bullets_of[card] and card not in self.chosen:
                options.append(book.laying[card])
        if len(self.chosen) == len(hand):
            self.fire(game)
        else:
            game.ask_player(self.player, LOAD_SHOT, options, NO_CARD, self.target, game.limit(self.player))

    def answer(self, game: Calibre, option: Option) -> None:
        if option.verb == LAY:
            self.chosen.append(option.card)
        else:
            self.fire(game)

    def fire(self, game: Calibre) -> None:
        self.strength = min(game.book.bullets(self.chosen), game.limit(self.player))
        for card in self.chosen:
            game.discard(self.player, card)
        if game.log is not None:
            game.log.append(
                Event(
                    "shot",
                    as_figure(self.player),
                    as_figure(self.target),
                    self.chosen[:],
                    self.strength,
                    choices=[as_figure(one) for one in rivals(game, self.player)],
                )
            )
        self.chosen.clear()
