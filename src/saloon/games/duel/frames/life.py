"""Frames of life and death: losing health, being killed, what the killed leave behind."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.duel.figures import Figure, beside, empty_place, owner_of
from saloon.games.duel.options import PASSING, with_back, with_card, with_figure
from saloon.games.duel.picking import backs_offered, take_random
from saloon.games.duel.questions import AFTER_LOSS, BEARS_LOSS, CARDS_FOR_DEATH, TAKES_SPOILS
from saloon.games.duel.state import Duel
from saloon.games.duel.words import BEAR, BEAR_LOSS, CARDS_FOR_A_DEATH, TAKE, TAKE_SPOILS
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_FIGURE, DefinitionId, FigureId


class Loss(Frame[Duel]):
    """A character loses health, point by point; another one may bear a point in its place."""

    __slots__ = ("by_opponent", "cause", "figure", "left", "source", "survived")

    fields: ClassVar[tuple[str, ...]] = ("figure", "left", "source", "by_opponent", "cause", "survived")

    def __init__(
        self,
        figure: FigureId,
        left: int,
        source: FigureId,
        by_opponent: bool,
        cause: DefinitionId,
        survived: int,
    ) -> None:
        self.figure = figure
        self.left = left
        """Points that are still to be lost."""
        self.source = source
        """Whose doing it is; NONE: nobody's."""
        self.by_opponent = by_opponent
        """Whether the opponent makes it lose them."""
        self.cause = cause
        """The kind of card, or the character, that it comes of."""
        self.survived = survived
        """Points it has lost already, the last one not counted."""

    def clone(self) -> Loss:
        return Loss(self.figure, self.left, self.source, self.by_opponent, self.cause, self.survived)

    def advance(self, game: Duel) -> None:
        if self.left == 0 or not game.figures[self.figure].alive():
            self.notice(game)
            game.wake(NO_FIGURE)
            game.finish(self)
            return
        game.wake(self.figure)
        bearer = self.bearer(game)
        if bearer == NONE:
            self.lose_one(game)
            return
        options = [PASSING, with_figure(BEAR, bearer)]
        game.ask_figure(bearer, BEAR_LOSS, options, source=self.figure, number=self.left)

    def answer(self, game: Duel, option: Option) -> None:
        if option.verb == BEAR:
            self.left -= 1
            game.figures[option.target].health -= 1
            game.happened("bore_loss", option.target, self.figure, amount=1)
        else:
            self.lose_one(game)

    def bearer(self, game: Duel) -> FigureId:
        """Another character of the same player that may lose the next point; never its last one."""
        if game.book.definitions[self.cause].can_be_borne():
            for rule in game.rules_for(BEARS_LOSS, beside(self.figure)):
                if rule.definition.bears_loss(game, rule.owner):
                    return rule.owner
        return NO_FIGURE

    def lose_one(self, game: Duel) -> None:
        one = game.figures[self.figure]
        one.health -= 1
        self.left -= 1
        game.happened(
            "lost_health", self.figure, self.source, amount=1, cause=game.book.definitions[self.cause].key
        )
        if one.health > 0:
            self.survived += 1
            return
        if game.rule["losses_before_death"] == "counted":
            self.notice(game)
        game.table_changed()

    def notice(self, game: Duel) -> None:
        """What waits for a loss: once for each point but the last."""
        rules = game.rules_for(AFTER_LOSS, self.figure)
        for _point in range(self.survived):
            for rule in rules:
                rule.definition.after_loss(game, self.figure, self)


def lose(
    game: Duel, figure: FigureId, points: int, source: FigureId, by_opponent: bool, cause: DefinitionId
) -> None:
    game.push(Loss(figure, points, source, by_opponent, cause, 0))


class Death(Frame[Duel]):
    """A character has lost its last point: spoils, its equipment, cards for its death, its successor."""

    __slots__ = ("figure", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "stage")

    def __init__(self, figure: FigureId, stage: int) -> None:
        self.figure = figure
        self.stage = stage

    def clone(self) -> Death:
        return Death(self.figure, self.stage)

    def advance(self, game: Duel) -> None:
        stage = self.stage
        self.stage += 1
        if stage == 0:
            game.tell_death(self.figure)
            for rule in game.rules(TAKES_SPOILS):
                rule.definition.takes_spoils(game, rule.owner, self.figure)
        elif stage == 1:
            self.strip(game)
            self.draw(game)
            self.succeed(game)
        else:
            game.finish(self)

    def strip(self, game: Duel) -> None:
        """The equipment is discarded."""
        one = game.figures[self.figure]
        if one.in_play:
            key = game.book.definitions[one.character].key
            game.happened("lost_equipment", self.figure, cards=one.in_play[:], definition=key)
        game.discard += one.in_play

    def draw(self, game: Duel) -> None:
        """The owner draws for the death, and so does whoever profits from it."""
        game.draw(owner_of(self.figure), CARDS_FOR_A_DEATH, "death")
        for rule in game.rules(CARDS_FOR_DEATH):
            count = rule.definition.cards_for_death(game, rule.owner, self.figure)
            game.draw(owner_of(rule.owner), count, rule.definition.key)

    def succeed(self, game: Duel) -> None:
        """The top character of the reserve takes the place; if there is none, the other one is alone."""
        player = game.players[owner_of(self.figure)]
        player.fallen.append(game.figures[self.figure].character)
        if player.reserve:
            character = player.reserve.pop()
            game.figures[self.figure] = Figure(character, game.book.character(character).health, [])
            game.happened("came", self.figure, definition=game.book.definitions[character].key)
        else:
            game.figures[self.figure] = empty_place()
            if player.attacking == self.figure:
                player.attacking = beside(self.figure)
            game.happened("last_stand", player.attacking)
        game.table_changed()


class Spoils(Frame[Duel]):
    """Cards of somebody who was killed: of the equipment by choice, of the hand at random."""

    __slots__ = ("dead", "figure", "left")

    fields: ClassVar[tuple[str, ...]] = ("figure", "dead", "left")

    def __init__(self, figure: FigureId, dead: FigureId, left: int) -> None:
        self.figure = figure
        self.dead = dead
        self.left = left
        """How many may still be taken."""

    def clone(self) -> Spoils:
        return Spoils(self.figure, self.dead, self.left)

    def advance(self, game: Duel) -> None:
        options: list[Option] = [PASSING]
        if self.left:
            options += [with_card(TAKE, card) for card in game.figures[self.dead].in_play]
            if owner_of(self.dead) != owner_of(self.figure):
                for back in backs_offered(game, owner_of(self.dead)):
                    options.append(with_back(TAKE, back))
        if len(options) == 1:
            game.finish(self)
        else:
            game.ask_figure(self.figure, TAKE_SPOILS, options, source=self.dead, number=self.left)

    def answer(self, game: Duel, option: Option) -> None:
        if option.verb != TAKE:
            self.left = 0
            return
        self.left -= 1
        taker = owner_of(self.figure)
        if option.card == NONE:
            take_random(game, taker, owner_of(self.dead), option.number)
            return
        game.take_off(self.dead, option.card)
        game.players[taker].hand.append(option.card)
        game.happened("took_in_play", self.figure, self.dead, [option.card])
