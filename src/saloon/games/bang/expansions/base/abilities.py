"""Frames of abilities: what Kit Carlson looks at, and what Sid Ketchum pays."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import cards_last
from saloon.games.bang.frames.discards import discard_openly
from saloon.games.bang.frames.draws import second_card_drawn, take_aside
from saloon.games.bang.frames.phases import DrawPhase
from saloon.games.bang.options import with_card
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DISCARD, DISCARD_COST, PUT_BACK, PUT_CARD_BACK
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.views import HIDDEN


class LookAndPutBack(Frame[Bang]):
    """Look at the top cards of the deck, keep some, put the others back face down in their order."""

    __slots__ = ("back", "cards", "cause", "figure", "from_discard", "keep")

    fields: ClassVar[tuple[str, ...]] = ("figure", "keep", "cards", "back", "from_discard", "cause")

    def __init__(
        self,
        figure: FigureId,
        keep: int,
        cards: list[CardId],
        back: list[CardId],
        from_discard: int,
        cause: DefinitionId,
    ) -> None:
        self.figure = figure
        self.keep = keep
        self.cards = cards
        """The cards looked at, in the order in which they lay."""
        self.back = back
        """Those of them that go back."""
        self.from_discard = from_discard
        """How many of them, the first ones, came from the discard pile."""
        self.cause = cause

    def clone(self) -> LookAndPutBack:
        return LookAndPutBack(
            self.figure, self.keep, self.cards[:], self.back[:], self.from_discard, self.cause
        )

    def cards_held(self) -> list[CardId]:
        return self.cards

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def seen_by(self, game: Bang, player: PlayerId) -> LookAndPutBack:
        if game.figures[self.figure].player == player:
            return self.clone()
        open_ones = self.cards[: self.from_discard]
        cards = open_ones + [HIDDEN] * (len(self.cards) - len(open_ones))
        back = [HIDDEN] * len(self.back)
        return LookAndPutBack(self.figure, self.keep, cards, back, self.from_discard, self.cause)

    def reveal(self, unseen: list[CardId]) -> None:
        for i, card in enumerate(self.cards):
            if card == HIDDEN:
                self.cards[i] = unseen.pop()
        for i, card in enumerate(self.back):
            if card == HIDDEN:
                self.back[i] = self.cards[i]

    def advance(self, game: Bang) -> None:
        left = [card for card in self.cards if card not in self.back]
        if len(left) <= self.keep:
            self.end(game, left)
            return
        if len(self.cards) - self.keep <= cards_last(game, self.figure):
            self.back += left[self.keep :]  # whatever goes back comes to the hand at the end of the phase
            return
        options = [with_card(PUT_BACK, card) for card in left]
        game.ask_figure(
            self.figure,
            PUT_CARD_BACK,
            options,
            number=len(left) - self.keep,
            total=len(self.cards) - self.keep,
        )

    def answer(self, game: Bang, option: Option) -> None:
        self.back.append(option.card)

    def end(self, game: Bang, kept: list[CardId]) -> None:
        returned = [card for card in self.cards if card in self.back]
        to_discard = [card for card in self.cards[: self.from_discard] if card in self.back]
        game.hand(self.figure).extend(kept)
        if returned:
            game.happened_unseen("put_back", self.figure, NO_FIGURE, returned)
        game.happened_unseen("drew", self.figure, NO_FIGURE, kept)
        game.discard.extend(to_discard[::-1])
        game.deck.extend([card for card in returned[::-1] if card not in to_discard])
        second = 1 - cards_before(game)
        if 0 <= second < len(kept):
            second_card_drawn(game, self.figure, kept[second])
        game.finish(self)


def cards_before(game: Bang) -> int:
    """How many cards of the draw phase came from elsewhere before these were looked at."""
    return sum([phase.drawn for phase in game.stack if isinstance(phase, DrawPhase)])


def look_at(game: Bang, figure: FigureId, look: int, keep: int, cause: DefinitionId) -> LookAndPutBack:
    """Take the top cards of where this figure draws from, to look at them."""
    cards: list[CardId] = []
    from_discard = take_aside(game, figure, look, cards)
    game.happened_unseen("looked_at", figure, NO_FIGURE, cards[:])
    return LookAndPutBack(figure, keep, cards, [], from_discard, cause)


class DiscardForLife(Frame[Bang]):
    """Pay hand cards of one's choice to regain a life point."""

    __slots__ = ("cause", "figure", "to_pay")

    fields: ClassVar[tuple[str, ...]] = ("figure", "to_pay", "cause")

    def __init__(self, figure: FigureId, to_pay: int, cause: DefinitionId) -> None:
        self.figure = figure
        self.to_pay = to_pay
        self.cause = cause

    def clone(self) -> DiscardForLife:
        return DiscardForLife(self.figure, self.to_pay, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        hand = game.hand(self.figure)
        if self.to_pay == 0:
            game.heal(self.figure, 1)
            game.finish(self)
        elif len(hand) == self.to_pay:
            self.pay(game, hand[0])
        else:
            options = [with_card(DISCARD, card) for card in hand]
            game.ask_figure(self.figure, DISCARD_COST, options, number=self.to_pay, total=2)

    def answer(self, game: Bang, option: Option) -> None:
        self.pay(game, option.card)

    def pay(self, game: Bang, card: CardId) -> None:
        discard_openly(game, self.figure, card)
        self.to_pay -= 1
