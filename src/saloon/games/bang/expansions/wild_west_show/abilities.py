"""What the characters' abilities bring about: a trade, new abilities, a rise from the dead, a tribute."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.frames.draws import DrawCheck, take_random
from saloon.games.bang.options import PASSING, giving, using
from saloon.games.bang.state import Bang
from saloon.games.bang.words import NEW_ABILITIES, TRIBUTE, USE
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, CardId, DefinitionId, FigureId


def give_card(game: Bang, giver: FigureId, taker: FigureId, card: CardId) -> None:
    """A card goes from hand to hand; only the two see it."""
    game.hand(giver).remove(card)
    game.hand(taker).append(card)
    game.happened_unseen("gave", giver, taker, [card])


class Trade(Frame[Bang]):
    """Two random cards for one: who is left without a hand may refill it before the one card comes."""

    __slots__ = ("card", "cause", "figure", "other", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "other", "card", "stage", "cause")

    def __init__(
        self, figure: FigureId, other: FigureId, card: CardId, stage: int, cause: DefinitionId
    ) -> None:
        self.figure = figure
        self.other = other
        self.card = card
        self.stage = stage
        self.cause = cause

    def clone(self) -> Trade:
        return Trade(self.figure, self.other, self.card, self.stage, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.other])

    def advance(self, game: Bang) -> None:
        self.stage += 1
        if self.stage == 1:
            for _card in range(2):
                if game.hand(self.other):
                    take_random(game, self.figure, self.other)
        elif self.stage == 2:
            game.refill(self.other)
        else:
            give_card(game, self.figure, self.other, self.card)
            game.finish(self)


class NewAbilities(Frame[Bang]):
    """The two borrowed characters may be exchanged, both or none."""

    __slots__ = ("definition", "done", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "definition", "done")

    def __init__(self, figure: FigureId, definition: DefinitionId, done: bool) -> None:
        self.figure = figure
        self.definition = definition
        """Whose ability this is."""
        self.done = done

    def clone(self) -> NewAbilities:
        return NewAbilities(self.figure, self.definition, self.done)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.definition, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
            return
        swap = using(self.definition)
        game.ask_figure(self.figure, NEW_ABILITIES, [PASSING, swap])

    def answer(self, game: Bang, option: Option) -> None:
        self.done = True
        if option.verb == USE:
            game.book.definitions[self.definition].used(game, self.figure, option)


class RiseAgain(Frame[Bang]):
    """A check for life: a good card leaves one life point, and brings a card."""

    __slots__ = ("definition", "done", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "definition", "done")

    def __init__(self, figure: FigureId, definition: DefinitionId, done: bool) -> None:
        self.figure = figure
        self.definition = definition
        self.done = done

    def clone(self) -> RiseAgain:
        return RiseAgain(self.figure, self.definition, self.done)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.definition, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
        else:
            game.push(DrawCheck(self.figure, self.definition, NO_CARD, []))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if not isinstance(frame, DrawCheck):
            return
        self.done = True
        if frame.is_good(game):
            game.figures[self.figure].life = 1
            game.happened("stayed_alive", self.figure)
            game.draw(self.figure, 1)


class Tribute(Frame[Bang]):
    """Each of these gives a card of his choice to a figure."""

    __slots__ = ("cause", "figure", "givers", "place")

    fields: ClassVar[tuple[str, ...]] = ("figure", "givers", "place", "cause")

    def __init__(self, figure: FigureId, givers: list[FigureId], place: int, cause: DefinitionId) -> None:
        self.figure = figure
        self.givers = givers
        """Who held more cards when it began."""
        self.place = place
        self.cause = cause

    def clone(self) -> Tribute:
        return Tribute(self.figure, self.givers[:], self.place, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, self.givers, self.place)

    def advance(self, game: Bang) -> None:
        if self.place == len(self.givers):
            game.finish(self)
            return
        giver = self.givers[self.place]
        hand = game.hand(giver)
        if len(hand) == 1:
            self.give(game, hand[0])
        else:
            options = [giving(card, self.figure) for card in hand]
            game.ask_figure(giver, TRIBUTE, options, source=self.figure)

    def answer(self, game: Bang, option: Option) -> None:
        self.give(game, option.card)

    def give(self, game: Bang, card: CardId) -> None:
        giver = self.givers[self.place]
        self.place += 1
        give_card(game, giver, self.figure, card)
