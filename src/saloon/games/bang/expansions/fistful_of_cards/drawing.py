"""Events of the draw phase: Hard Liquor, Abandoned Mine, Ranch, Peyote, Law of the West."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.expansions.fistful_of_cards.event import FistfulEvent
from saloon.games.bang.frames.discards import take_from
from saloon.games.bang.frames.phases import DrawPhase
from saloon.games.bang.options import PASSING, using, with_card
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    BLACK,
    BROWN,
    DIAMONDS,
    DISCARD,
    EXCHANGE,
    GUESS_COLOUR,
    HEARTS,
    NAME,
    PASS,
    PLAY,
    RED,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class HardLiquor(FistfulEvent):
    """Hard Liquor: skip the draw phase and regain a life point. It is not a Beer."""

    key = "hard_liquor"

    def offers_draw(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        figure = game.figures[me]
        if figure.life < figure.max_life:
            options.append(using(self.number))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.happened("drank_liquor", me)
        game.heal(me, 1)
        phase = game.stack[-1]
        if isinstance(phase, DrawPhase):
            phase.skip()


class AbandonedMine(FistfulEvent):
    """Abandoned Mine: draw from the discard pile while it lasts, discard face down onto the deck.

    By the current print that means the cards above the hand limit. By the first one and the compendium it is
    all that the player on turn discards, if he drew from the discard pile: the cards that he plays, their
    price, those in play that he replaces or uses up, and those that he has too many of. What others discard,
    checks, the BANG! cards of a Duel and the price of an ability go to the discard pile; so does a card that
    he plays a second time, or two Stagecoaches would take turns for ever.
    """

    key = "abandoned_mine"

    def draws_from_discard(self, game: Bang, me: FigureId) -> bool:
        return True

    def minds_discards(self, game: Bang) -> bool:
        return True

    def discards_to_deck(self, game: Bang, me: FigureId, excess: bool) -> bool:
        if game.rule["mine_discards"] == "phase3":
            return excess
        return self.binds(game, me)

    def after_played(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> None:
        if kind.border == BROWN:
            self.after_discarded(game, me, card)

    def after_discarded(self, game: Bang, me: FigureId, card: CardId) -> None:
        if game.rule["mine_discards"] == "whole_turn" and self.binds(game, me):
            if card not in game.this_turn.noted:
                game.this_turn.noted.append(card)
                game.waiting.append(ReturnToDeck(me, card, self.number))

    def binds(self, game: Bang, me: FigureId) -> bool:
        """Only the player on turn, and only if he has drawn from the discard pile."""
        return game.is_turn_of(me) and game.this_turn.uses_of(self.number) > 0


class ReturnToDeck(Frame[Bang]):
    """A card that was played goes face down onto the deck when its effect is over."""

    __slots__ = ("card", "cause", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "cause")

    def __init__(self, figure: FigureId, card: CardId, cause: DefinitionId) -> None:
        self.figure = figure
        self.card = card
        self.cause = cause

    def clone(self) -> ReturnToDeck:
        return ReturnToDeck(self.figure, self.card, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        if take_from(game.discard, self.card):
            game.deck.append(self.card)
            game.happened("put_on_deck", self.figure, card=self.card, amount=1)
        game.finish(self)


class Ranch(FistfulEvent):
    """Ranch: once, discard any number of hand cards and draw as many."""

    key = "ranch"

    def after_drawing(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return RanchExchange(me, 0, False, self.number) if game.rule["ranch_timing"] == "phase1" else None

    def end_of_play_phase(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return RanchExchange(me, 0, False, self.number) if game.rule["ranch_timing"] == "phase2" else None


class RanchExchange(Frame[Bang]):
    """Hand cards are laid off one by one; whoever has enough of it draws as many as he laid off."""

    __slots__ = ("cause", "figure", "laid_off", "settled")

    fields: ClassVar[tuple[str, ...]] = ("figure", "laid_off", "settled", "cause")

    def __init__(self, figure: FigureId, laid_off: int, settled: bool, cause: DefinitionId) -> None:
        self.figure = figure
        self.laid_off = laid_off
        self.settled = settled
        self.cause = cause

    def clone(self) -> RanchExchange:
        return RanchExchange(self.figure, self.laid_off, self.settled, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        hand = game.hand(self.figure)
        if self.settled or not hand:
            if self.laid_off > 0:
                game.draw(self.figure, self.laid_off)
            game.finish(self)
            return
        options = [PASSING]
        for card in hand:
            options.append(with_card(DISCARD, card))
        game.ask_figure(self.figure, EXCHANGE, options, number=self.laid_off)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.settled = True
            return
        game.discard_from_hand(self.figure, option.card)
        game.happened("discarded", self.figure, card=option.card)
        self.laid_off += 1


class Peyote(FistfulEvent):
    """Peyote: instead of drawing, guess the colour of the top card until a guess is wrong."""

    key = "peyote"

    def instead_of_drawing(self, game: Bang, me: FigureId, count: int) -> Frame[Bang] | None:
        return PeyoteGuess(me, 0, False, self.number)


class PeyoteGuess(Frame[Bang]):
    """Red or black: a card guessed right is kept, a wrong one is discarded and ends it. The print counts."""

    __slots__ = ("cause", "figure", "over", "right")

    fields: ClassVar[tuple[str, ...]] = ("figure", "right", "over", "cause")

    def __init__(self, figure: FigureId, right: int, over: bool, cause: DefinitionId) -> None:
        self.figure = figure
        self.right = right
        """How many guesses were right."""
        self.over = over
        self.cause = cause

    def clone(self) -> PeyoteGuess:
        return PeyoteGuess(self.figure, self.right, self.over, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.over or not game.cards_left():
            game.finish(self)
            return
        options = [
            Option(NAME, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD, number=colour) for colour in (RED, BLACK)
        ]
        if self.right > 0:
            options.append(PASSING)
        game.ask_figure(self.figure, GUESS_COLOUR, options, number=self.right)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.over = True
            return
        card = game.top_card()
        colour = RED if game.book.suit_of[card] in (DIAMONDS, HEARTS) else BLACK
        if colour == option.number:
            self.right += 1
            game.hand(self.figure).append(card)
            game.happened("guessed_right", self.figure, card=card)
        else:
            self.over = True
            game.discard.append(card)
            game.happened("guessed_wrong", self.figure, card=card)


class LawOfTheWest(FistfulEvent):
    """Law of the West: the second card drawn is shown, and must be played in this turn if it can be."""

    key = "law_of_the_west"

    def after_second_card(self, game: Bang, me: FigureId, card: CardId) -> None:
        game.this_turn.due = card
        game.happened("showed", me, card=card)

    def must_play(self, game: Bang, me: FigureId, options: list[Option]) -> CardId:
        """As whatever it can be played, or only as what is printed on it."""
        due = game.this_turn.due
        if due == NONE or due not in game.hand(me):
            return NO_CARD
        printed = game.book.kind_of[due].number
        any_use = game.rule["law_of_the_west"] == "any_use"
        for option in options:
            if option.verb == PLAY and option.card == due and (any_use or option.kind == printed):
                return due
        return NO_CARD
