"""No mercy: at the end of his turn the Sheriff may take back a BANG! card that he played in it."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.catalogue import number
from saloon.games.bang.frames.discards import take_from
from saloon.games.bang.options import PASSING, with_card
from saloon.games.bang.questions import BoxRule, CardKind
from saloon.games.bang.setup import VARIANTS
from saloon.games.bang.state import Bang
from saloon.games.bang.words import AS_BANG, PASS, SHERIFF, TAKE, TAKE_BACK
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import CardId, FigureId


class NoMercy(BoxRule):
    """In force where the table has agreed on it. A card that serves as a BANG! is no BANG! card."""

    key = "no_mercy"

    def after_played(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> None:
        bang = game.book.kind_for[AS_BANG]
        if kind is bang and game.book.kind_of[card] is bang and game.role(me) == SHERIFF:
            game.this_turn.bangs.append(card)

    def end_of_play_phase(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return self.taking_back(game, me, "before_discarding")

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return self.taking_back(game, me, "after_discarding")

    def taking_back(self, game: Bang, me: FigureId, time: str) -> Frame[Bang] | None:
        if game.rule["no_mercy_time"] == time and game.this_turn.bangs:
            return TakeBack(me, False)
        return None


class TakeBack(Frame[Bang]):
    """The Sheriff takes a BANG! back into his hand, if it still lies on the discard pile."""

    __slots__ = ("done", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "done")

    def __init__(self, figure: FigureId, done: bool) -> None:
        self.figure = figure
        self.done = done

    def clone(self) -> TakeBack:
        return TakeBack(self.figure, self.done)

    def advance(self, game: Bang) -> None:
        played = [card for card in game.this_turn.bangs if card in game.discard]
        if self.done or not played:
            game.finish(self)
            return
        options = [PASSING, *[with_card(TAKE, card) for card in played]]
        game.ask_figure(self.figure, TAKE_BACK, options)

    def answer(self, game: Bang, option: Option) -> None:
        self.done = option.verb == PASS or game.rule["no_mercy_cards"] == "one"
        if option.verb == TAKE:
            take_from(game.discard, option.card)
            game.hand(self.figure).append(option.card)
            game.happened("took_back", self.figure, card=option.card)


NO_MERCY = NoMercy()
number(NO_MERCY)
VARIANTS[NO_MERCY.key] = NO_MERCY
