"""Frames of life and death: losing life points, dying, elimination."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.frames.cards import DrawCards, LayDown
from saloon.games.bang.options import PASSING
from saloon.games.bang.questions import (
    AFTER_LOSS_OF_LIFE,
    INHERITS,
    OFFERS_WHEN_DYING,
    RESCUE_POINTS,
    serves_as,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ANSWER, AS_BEER, DEPUTY, OUTLAW, PASS, ROLES, SAVE_LIFE, SHERIFF, USE
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame

BEER_POINTS: Final = 1


def beer_works(game: Bang) -> bool:
    """Beer has no effect when only two are left."""
    return len(game.force().living) > 2


class LoseLife(Frame[Bang]):
    """A figure loses life points; somebody, or nobody, is responsible."""

    __slots__ = ("figure", "killer", "points", "responsible", "started")

    fields: ClassVar[tuple[str, ...]] = ("figure", "points", "responsible", "killer", "started")

    def __init__(self, figure: int, points: int, responsible: int, killer: int, started: bool) -> None:
        self.figure = figure
        self.points = points
        self.responsible = responsible
        """Whose card hurt."""
        self.killer = killer
        """Who is rewarded or punished for a death."""
        self.started = started

    def clone(self) -> LoseLife:
        return LoseLife(self.figure, self.points, self.responsible, self.killer, self.started)

    def advance(self, game: Bang) -> None:
        if self.started:
            game.finish(self)
            return
        self.started = True
        figure = game.figures[self.figure]
        figure.life -= self.points
        game.happened("lost_life", self.figure, self.responsible, number=self.points)
        for rule in game.rules(AFTER_LOSS_OF_LIFE):
            if rule.owner == self.figure:
                frame = rule.definition.after_loss_of_life(game, self.figure, self.points, self.responsible)
                if frame is not None:
                    game.waiting.append(frame)
        if figure.life <= 0:
            game.push(Dying(self.figure, self.killer))


def lose_life(game: Bang, figure: int, points: int, responsible: int) -> None:
    """The usual loss: whoever is responsible is also the killer, if it kills."""
    game.push(LoseLife(figure, points, responsible, responsible, False))


class Dying(Frame[Bang]):
    """The last life point is lost: a Beer played at once, or an ability, may still save the figure."""

    __slots__ = ("figure", "killer")

    fields: ClassVar[tuple[str, ...]] = ("figure", "killer")

    def __init__(self, figure: int, killer: int) -> None:
        self.figure = figure
        self.killer = killer

    def clone(self) -> Dying:
        return Dying(self.figure, self.killer)

    def advance(self, game: Bang) -> None:
        needed = 1 - game.figures[self.figure].life
        if needed <= 0:
            game.finish(self)
        elif self.hope(game, len(game.hand(self.figure))) < needed:
            self.give_up(game)
        else:
            options: list[Option] = []
            if self.hope(game, len(self.beers(game))) >= needed:
                self.add_rescues(game, options)
            options.append(PASSING)
            game.ask_figure(self.figure, SAVE_LIFE, options, source=self.killer, number=needed)

    def beers(self, game: Bang) -> list[int]:
        return [card for card in game.hand(self.figure) if serves_as(game, self.figure, card, AS_BEER)]

    def hope(self, game: Bang, beers: int) -> int:
        """The most life points that could be regained if so many cards of the hand were Beers."""
        points = 0
        others = len(game.hand(self.figure))
        if beer_works(game):
            points = beers * BEER_POINTS
            others -= beers
        for rule in game.rules(RESCUE_POINTS):
            if rule.owner == self.figure:
                points += rule.definition.rescue_points(game, self.figure, others)
        return points

    def add_rescues(self, game: Bang, options: list[Option]) -> None:
        if beer_works(game):
            for card in self.beers(game):
                options.append(Option(ANSWER, card, game.book.kind_for[AS_BEER].number, NONE, NONE))
        for rule in game.rules(OFFERS_WHEN_DYING):
            if rule.owner == self.figure:
                rule.definition.offers_when_dying(game, self.figure, options)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.give_up(game)
        elif option.verb == USE:
            game.book.definitions[option.kind].used(game, self.figure, option)
        else:
            game.discard_from_hand(self.figure, option.card)
            game.happened("answered", self.figure, card=option.card, kind="beer")
            game.heal(self.figure, BEER_POINTS)

    def give_up(self, game: Bang) -> None:
        game.stack[-1] = Elimination(self.figure, self.killer, False)


class Elimination(Frame[Bang]):
    """A figure is out: the role is shown, the cards are discarded or inherited; reward or penalty follows."""

    __slots__ = ("figure", "killer", "started")

    fields: ClassVar[tuple[str, ...]] = ("figure", "killer", "started")

    def __init__(self, figure: int, killer: int, started: bool) -> None:
        self.figure = figure
        self.killer = killer
        self.started = started

    def clone(self) -> Elimination:
        return Elimination(self.figure, self.killer, self.started)

    def advance(self, game: Bang) -> None:
        if self.started:
            self.reward(game)
            game.finish(self)
            return
        self.started = True
        figure = game.figures[self.figure]
        player = game.players[figure.player]
        figure.alive = False
        player.revealed = True
        game.deaths += 1
        game.table_changed()
        game.happened("eliminated", self.figure, self.killer, kind=ROLES[player.role])
        heirs = [
            rule.owner
            for rule in game.rules(INHERITS)
            if rule.definition.inherits(game, rule.owner, self.figure)
        ]
        if heirs:
            self.bequeath(game, heirs[0])
        else:
            game.push(LayDown(self.figure))

    def bequeath(self, game: Bang, heir: int) -> None:
        """All cards, in hand and in play, go to the hand of the heir."""
        hand = game.hand(self.figure)
        in_play = game.figures[self.figure].in_play
        if hand:
            game.happened_unseen("inherited", heir, self.figure, hand[:])
        for card in in_play:
            game.happened("took_in_play", heir, self.figure, card)
        game.hand(heir).extend(hand + in_play)
        hand.clear()
        in_play.clear()

    def reward(self, game: Bang) -> None:
        """Three cards for an Outlaw; the Sheriff loses everything for a Deputy."""
        if self.killer == NONE or self.killer == self.figure:
            return
        role = game.role(self.figure)
        if role == OUTLAW:
            game.waiting.append(DrawCards(self.killer, 3, "rewarded"))
        elif role == DEPUTY and game.role(self.killer) == SHERIFF:
            game.waiting.append(Penalty(self.killer, False))


class Penalty(Frame[Bang]):
    """The Sheriff who eliminated a Deputy discards all cards in hand and in play."""

    __slots__ = ("figure", "started")

    fields: ClassVar[tuple[str, ...]] = ("figure", "started")

    def __init__(self, figure: int, started: bool) -> None:
        self.figure = figure
        self.started = started

    def clone(self) -> Penalty:
        return Penalty(self.figure, self.started)

    def advance(self, game: Bang) -> None:
        if self.started or not game.figures[self.figure].alive:
            game.finish(self)
            return
        self.started = True
        game.happened("punished", self.figure)
        game.push(LayDown(self.figure))
