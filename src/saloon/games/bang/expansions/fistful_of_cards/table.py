"""Events of the table: Ambush, The Judge, Lasso, Blood Brothers, Dead Man, Vendetta."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.expansions.fistful_of_cards.event import FistfulEvent
from saloon.games.bang.figures import RETURNED
from saloon.games.bang.force import others
from saloon.games.bang.frames.draws import DrawCheck
from saloon.games.bang.frames.life import lose_life
from saloon.games.bang.frames.turn import Turn
from saloon.games.bang.options import PASSING, giving
from saloon.games.bang.questions import BangDefinition, CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ALLOWED, BROWN, EVENT_FORBIDS, GIVE_LIFE, HEARTS, PASS
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class Ambush(FistfulEvent):
    """Ambush: any two are at distance 1, before cards in play and perhaps abilities change that."""

    key = "ambush"

    def flattens_ring(self, game: Bang) -> int:
        return 2 if game.rule["ambush_modifiers"] == "cards" else 1


class TheJudge(FistfulEvent):
    """The Judge: nobody lays a card in front of anybody. A blue card may still be spent as something else."""

    key = "the_judge"

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        return ALLOWED if kind.border == BROWN else EVENT_FORBIDS


class Lasso(FistfulEvent):
    """Lasso: cards in play have no effect. Jail and Dynamite are neither checked nor moved."""

    key = "lasso"

    def suppresses(
        self, game: Bang, me: FigureId, definition: BangDefinition, owner: FigureId, card: CardId
    ) -> bool:
        return card != NONE


class BloodBrothers(FistfulEvent):
    """Blood Brothers: at the start of the turn, give a life point, never the last, to somebody hurt."""

    key = "blood_brothers"
    start_order = 20

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return Transfusion(me, NO_FIGURE, False, self.number)


class Transfusion(Frame[Bang]):
    """Whether to give a life point, and to whom."""

    __slots__ = ("cause", "figure", "over", "target")

    fields: ClassVar[tuple[str, ...]] = ("figure", "target", "over", "cause")

    def __init__(self, figure: FigureId, target: FigureId, over: bool, cause: DefinitionId) -> None:
        self.figure = figure
        self.target = target
        self.over = over
        self.cause = cause

    def clone(self) -> Transfusion:
        return Transfusion(self.figure, self.target, self.over, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.over:
            if self.target != NONE:
                game.heal(self.target, 1)
            game.finish(self)
            return
        options = [PASSING]
        giver = game.figures[self.figure]
        if giver.life > 1:
            for target in others(game, self.figure):
                one = game.figures[target]
                if one.life < one.max_life:
                    options.append(giving(NO_CARD, target))
        if len(options) == 1:
            game.finish(self)
        else:
            game.ask_figure(self.figure, GIVE_LIFE, options)

    def answer(self, game: Bang, option: Option) -> None:
        self.over = True
        if option.verb != PASS:
            self.target = option.target
            game.happened("gave_life", self.figure, option.target)
            lose_life(game, self.figure, 1, NO_FIGURE, NO_DEFINITION)


class DeadMan(FistfulEvent):
    """Dead Man: who was eliminated first comes back in his turn with two life points and two cards; once."""

    key = "dead_man"

    def takes_turn(self, game: Bang, figure: FigureId) -> bool:
        return figure == game.first_out and not game.figures[figure].alive

    def returns(self, game: Bang, figure: FigureId) -> None:
        back = game.figures[figure]
        back.alive = True
        back.life = min(2, back.max_life)
        game.first_out = RETURNED
        game.came_back(figure)
        game.happened("came_back", figure, amount=back.life)
        game.draw(figure, 2)


class Vendetta(FistfulEvent):
    """Vendetta: a check at the end of the turn; on hearts one more turn, after which there is no check."""

    key = "vendetta"
    start_order = 90

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return None if game.this_turn.extra else VendettaCheck(me, self.number, 0)

    def good_flip(self, game: Bang, card: CardId) -> bool:
        return game.suit(card) == HEARTS


class VendettaCheck(Frame[Bang]):
    """On a good card the same figure has another turn, a full one."""

    __slots__ = ("cause", "figure", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "cause", "stage")

    def __init__(self, figure: FigureId, cause: DefinitionId, stage: int) -> None:
        self.figure = figure
        self.cause = cause
        self.stage = stage
        """0 to check, 1 another turn, 2 over."""

    def clone(self) -> VendettaCheck:
        return VendettaCheck(self.figure, self.cause, self.stage)

    def advance(self, game: Bang) -> None:
        if self.stage == 0:
            game.push(DrawCheck(self.figure, self.cause, NO_CARD, []))
        elif self.stage == 1 and game.figures[self.figure].alive:
            self.stage = 2
            game.push(Turn(self.figure, 0, [], True, []))
        else:
            game.finish(self)

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, DrawCheck):
            self.stage = 1 if frame.is_good(game) else 2
