"""Events that act when they are turned up: The Daltons, The Doctor."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.eventdecks import deck_with, put_away
from saloon.games.bang.expansions.high_noon.event import HighNoonEvent
from saloon.games.bang.force import in_order_of_effects
from saloon.games.bang.options import with_card
from saloon.games.bang.state import Bang
from saloon.games.bang.words import BLUE, DISCARD, GIVE_UP_CARD
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, DefinitionId, FigureId


class TheDaltons(HighNoonEvent):
    """The Daltons: everybody discards a card of his choice that lies in front of him.

    By the publisher a blue one, when the event is turned up. By the compendium any one, in the course of the
    round: at once, or at the end of his turn if he had none.
    """

    key = "the_daltons"

    def when_revealed(self, game: Bang) -> Frame[Bang] | None:
        return DaltonRaid(self.number, [game.turn, *in_order_of_effects(game, game.turn)], 0)

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        if game.rule["daltons"] == "blue_on_reveal" or me in deck_with(game, self.number).noted:
            return None
        return DaltonRaid(self.number, [me], 0)


class DaltonRaid(Frame[Bang]):
    """One after the other gives up a card that lies in front of him."""

    __slots__ = ("event", "figures", "place")

    fields: ClassVar[tuple[str, ...]] = ("event", "figures", "place")

    def __init__(self, event: DefinitionId, figures: list[FigureId], place: int) -> None:
        self.event = event
        self.figures = figures
        self.place = place

    def clone(self) -> DaltonRaid:
        return DaltonRaid(self.event, self.figures[:], self.place)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.event, NO_FIGURE, self.figures, self.place)

    def advance(self, game: Bang) -> None:
        if self.place == len(self.figures):
            game.finish(self)
            return
        cards = self.eligible(game)
        if len(cards) > 1:
            options = [with_card(DISCARD, card) for card in cards]
            game.ask_figure(self.figures[self.place], GIVE_UP_CARD, options, number=1)
        elif cards:
            self.give_up(game, cards[0])
        else:
            self.place += 1

    def eligible(self, game: Bang) -> list[CardId]:
        """The cards that this figure may choose among."""
        in_play = game.figures[self.figures[self.place]].in_play
        if game.rule["daltons"] == "any_in_round":
            return in_play
        return [card for card in in_play if game.book.kind_of[card].border == BLUE]

    def answer(self, game: Bang, option: Option) -> None:
        self.give_up(game, option.card)

    def give_up(self, game: Bang, card: CardId) -> None:
        figure = self.figures[self.place]
        self.place += 1
        deck_with(game, self.event).noted.append(figure)
        game.discard_in_play(figure, card)
        game.happened("discarded", figure, card=card)


class TheDoctor(HighNoonEvent):
    """The Doctor: at once, the living with the fewest life points regain one. By the compendium he leaves."""

    key = "the_doctor"

    def when_revealed(self, game: Bang) -> Frame[Bang] | None:
        living = game.force().ring
        fewest = min(game.figures[figure].life for figure in living)
        for figure in [game.turn, *in_order_of_effects(game, game.turn)]:
            if game.figures[figure].life == fewest:
                game.heal(figure, 1)
        if game.rule["doctor_stays"] == "no":
            put_away(game, self.number)
        return None
