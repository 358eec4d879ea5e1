"""Frames of life and death: losing life points, dying, elimination."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import beer_points, forbidden, immortal, serves_as
from saloon.games.bang.force import others
from saloon.games.bang.frames.discards import LayDown, estate
from saloon.games.bang.frames.draws import take_random
from saloon.games.bang.options import PASSING, with_card
from saloon.games.bang.questions import (
    AFTER_CARD_USED,
    AFTER_ELIMINATION,
    AFTER_LOSS_OF_LIFE,
    INHERITS,
    INSTEAD_OF_ELIMINATION,
    OFFERS_WHEN_DYING,
    RESCUE_POINTS,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    ANSWER,
    AS_BEER,
    ELIMINATION,
    PASS,
    PENALTY,
    PICK,
    ROLES,
    SAVE_LIFE,
    SHARE_OUT,
    TAKE,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


def beer_saves(game: Bang, figure: FigureId) -> bool:
    """Whether a Beer could be of use to this figure, whatever its hand holds."""
    if not game.mode.beer_works(game) or not game.mode.beer_reaches(game, figure):
        return False
    return forbidden(game, figure, NO_CARD, game.book.kind_for[AS_BEER]) == ALLOWED


def play_as_answer(game: Bang, figure: FigureId, card: CardId) -> None:
    """A hand card is played as an answer: it counts among the cards of the turn, if that is one's own."""
    if game.is_turn_of(figure):
        game.this_turn.cards_played += 1
    use_as_answer(game, figure, card)


def use_as_answer(game: Bang, figure: FigureId, card: CardId) -> None:
    """A hand card is discarded as an answer, and triggers what waits for that."""
    game.discard_from_hand(figure, card)
    card_used(game, figure, card)


def card_used(game: Bang, figure: FigureId, card: CardId) -> None:
    """A hand card was used outside of the play phase: what waits for that."""
    for rule in game.rules_for(AFTER_CARD_USED, figure):
        frame = rule.definition.after_card_used(game, figure, card)
        if frame is not None:
            game.waiting.append(frame)


class LoseLife(Frame[Bang]):
    """A figure loses life points; somebody, or nobody, is responsible."""

    __slots__ = ("cause", "figure", "killer", "points", "responsible", "started")

    fields: ClassVar[tuple[str, ...]] = ("figure", "points", "responsible", "killer", "started", "cause")

    def __init__(
        self,
        figure: FigureId,
        points: int,
        responsible: FigureId,
        killer: FigureId,
        started: bool,
        cause: DefinitionId,
    ) -> None:
        self.figure = figure
        self.points = points
        self.responsible = responsible
        """Whose card hurt."""
        self.killer = killer
        """Who is rewarded or punished for a death."""
        self.started = started
        self.cause = cause
        """The definition that hurts; NONE where the frame beneath says what is going on."""

    def clone(self) -> LoseLife:
        return LoseLife(self.figure, self.points, self.responsible, self.killer, self.started, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        if self.cause == NONE:
            return None
        return Pending(NO_CARD, self.cause, self.responsible, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.started:
            game.finish(self)
            return
        self.started = True
        figure = game.figures[self.figure]
        deathless = immortal(game, self.figure)
        if deathless:
            self.points = min(self.points, figure.life)
        if self.points <= 0:
            game.happened("unhurt", self.figure, self.responsible)
            return
        figure.life -= self.points
        game.happened("lost_life", self.figure, self.responsible, amount=self.points)
        for rule in game.rules_for(AFTER_LOSS_OF_LIFE, self.figure):
            frame = rule.definition.after_loss_of_life(game, self.figure, self.points, self.responsible)
            if frame is not None:
                game.waiting.append(frame)
        if figure.life <= 0 and not deathless:
            game.push(Dying(self.figure, self.killer, False))


def lose_life(game: Bang, figure: FigureId, points: int, responsible: FigureId, cause: DefinitionId) -> None:
    """The usual loss: whoever is responsible is also the killer, if it kills."""
    game.push(LoseLife(figure, points, responsible, responsible, False, cause))


class Dying(Frame[Bang]):
    """The last life point is lost: a Beer played at once, or an ability, may still save the figure."""

    __slots__ = ("figure", "hopeless", "killer")

    fields: ClassVar[tuple[str, ...]] = ("figure", "killer", "hopeless")

    def __init__(self, figure: FigureId, killer: FigureId, hopeless: bool) -> None:
        self.figure = figure
        self.killer = killer
        self.hopeless = hopeless
        """Whether the figure has given up, or tried its last chance."""

    def clone(self) -> Dying:
        return Dying(self.figure, self.killer, self.hopeless)

    def advance(self, game: Bang) -> None:
        needed = 1 - game.figures[self.figure].life
        if needed <= 0:
            game.finish(self)
        elif self.hopeless or self.hope(game, len(game.hand(self.figure))) < needed:
            self.give_up(game)
        else:
            options: list[Option] = []
            if self.hope(game, len(self.beers(game))) >= needed:
                self.add_rescues(game, options)
            options.append(PASSING)
            game.ask_figure(self.figure, SAVE_LIFE, options, source=self.killer, number=needed)

    def beers(self, game: Bang) -> list[CardId]:
        return [card for card in game.hand(self.figure) if serves_as(game, self.figure, card, AS_BEER)]

    def hope(self, game: Bang, beers: int) -> int:
        """The most life points that could be regained if so many cards of the hand were Beers."""
        points = 0
        spare = len(game.hand(self.figure))
        if beer_saves(game, self.figure):
            points = beers * beer_points(game, self.figure)
            spare -= beers
        for rule in game.rules_for(RESCUE_POINTS, self.figure):
            points += rule.definition.rescue_points(game, self.figure, spare)
        return points

    def add_rescues(self, game: Bang, options: list[Option]) -> None:
        if beer_saves(game, self.figure):
            for card in self.beers(game):
                options.append(Option(ANSWER, card, game.book.kind_for[AS_BEER].number, NO_FIGURE, NO_CARD))
        for rule in game.rules_for(OFFERS_WHEN_DYING, self.figure):
            rule.definition.offers_when_dying(game, self.figure, options)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.give_up(game)
        elif option.verb == USE:
            game.use(self.figure, option)
        else:
            play_as_answer(game, self.figure, option.card)
            game.happened("answered", self.figure, card=option.card, definition="beer")
            game.heal(self.figure, beer_points(game, self.figure))

    def give_up(self, game: Bang) -> None:
        """Nothing saves the figure any more, unless something comes in place of its elimination."""
        if not self.hopeless:
            self.hopeless = True
            for rule in game.rules_for(INSTEAD_OF_ELIMINATION, self.figure):
                frame = rule.definition.instead_of_elimination(game, self.figure)
                if frame is not None:
                    game.push(frame)
                    return
        game.stack[-1] = Elimination(self.figure, self.killer, False)


class Elimination(Frame[Bang]):
    """A figure is out: its cards are discarded or inherited. With the last figure of a player the hand goes
    too and the role is shown; then reward or penalty follows."""

    __slots__ = ("figure", "killer", "started")

    fields: ClassVar[tuple[str, ...]] = ("figure", "killer", "started")

    def __init__(self, figure: FigureId, killer: FigureId, started: bool) -> None:
        self.figure = figure
        self.killer = killer
        self.started = started

    def clone(self) -> Elimination:
        return Elimination(self.figure, self.killer, self.started)

    def advance(self, game: Bang) -> None:
        if self.started:
            self.reward(game)
            self.tell_the_others(game)
            game.finish(self)
            return
        self.started = True
        figure = game.figures[self.figure]
        player = game.players[figure.player]
        figure.alive = False
        figure.life = min(figure.life, 0)  # a ghost may have regained some
        figure.fresh.clear()
        if game.figure_of(figure.player) == NONE:
            player.revealed = True
        game.deaths += 1
        if game.first_out == NONE:
            game.first_out = self.figure
        game.last_out = self.figure
        if self.killer not in (NONE, self.figure):
            figure.killer = game.figures[self.killer].player
        game.left_the_ring(self.figure)
        if game.log is not None:
            role = ROLES[player.role] if player.revealed and player.role != NONE else ""
            game.tell(Event("eliminated", self.figure, self.killer, role=role))
        game.mode.eliminated(game, self.figure, self.killer)
        figure.ghost = False
        heirs: list[FigureId] = []
        cause = NO_DEFINITION
        for heir in others(game, self.figure):
            for rule in game.rules_for(INHERITS, heir):
                if heir not in heirs and rule.definition.inherits(game, heir, self.figure):
                    heirs.append(heir)
                    cause = rule.definition.number
        if len(heirs) == 1:
            self.bequeath(game, heirs[0], cause)
        elif heirs:
            game.push(ShareOut(self.figure, heirs, 0, cause))
        else:
            game.push(LayDown(self.figure, ELIMINATION, 0))

    def bequeath(self, game: Bang, heir: FigureId, cause: DefinitionId) -> None:
        """All cards, in hand and in play, go to the hand of the heir."""
        by = game.key_of(cause)
        hand = estate(game, self.figure)
        in_play = game.figures[self.figure].in_play
        if hand:
            game.happened_unseen("inherited", heir, self.figure, hand[:], by)
        for card in in_play:
            game.happened("took_in_play", heir, self.figure, card, cause=by)
        game.hand(heir).extend(hand + in_play)
        hand.clear()
        in_play.clear()
        game.cards_moved(self.figure)

    def reward(self, game: Bang) -> None:
        """What the kill brings, or costs, if the victim's player is out with it."""
        if self.killer == NONE or self.killer == self.figure:
            return
        if game.players[game.figures[self.figure].player].revealed:
            frame = game.mode.reward(game, self.figure, self.killer)
            if frame is not None:
                game.waiting.append(frame)

    def tell_the_others(self, game: Bang) -> None:
        """Abilities that wait for somebody's end come after the reward."""
        for figure in game.in_turn_order():
            for rule in game.rules_for(AFTER_ELIMINATION, figure):
                frame = rule.definition.after_elimination(game, figure, self.figure)
                if frame is not None:
                    game.waiting.append(frame)


class ShareOut(Frame[Bang]):
    """Several heirs take the cards of the eliminated one at a time, the nearest in turn order first."""

    __slots__ = ("cause", "figure", "heirs", "place")

    fields: ClassVar[tuple[str, ...]] = ("figure", "heirs", "place", "cause")

    def __init__(self, figure: FigureId, heirs: list[FigureId], place: int, cause: DefinitionId) -> None:
        self.figure = figure
        self.heirs = heirs
        self.place = place
        self.cause = cause

    def clone(self) -> ShareOut:
        return ShareOut(self.figure, self.heirs[:], self.place, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, self.heirs, self.place % len(self.heirs))

    def advance(self, game: Bang) -> None:
        options = [with_card(PICK, card) for card in game.figures[self.figure].in_play]
        if estate(game, self.figure):
            options.append(Option(TAKE, NO_CARD, NO_DEFINITION, self.figure, NO_CARD))
        if not options:
            game.finish(self)
        else:
            heir = self.heirs[self.place % len(self.heirs)]
            game.ask_figure(heir, SHARE_OUT, options, source=self.figure)

    def answer(self, game: Bang, option: Option) -> None:
        heir = self.heirs[self.place % len(self.heirs)]
        self.place += 1
        if option.verb == TAKE:
            take_random(game, heir, self.figure)
        else:
            game.leave_play(self.figure, option.card)
            game.hand(heir).append(option.card)
            game.happened("took_in_play", heir, self.figure, option.card)


class Penalty(Frame[Bang]):
    """The Sheriff who eliminated a Deputy discards all cards in hand and in play."""

    __slots__ = ("figure", "started")

    fields: ClassVar[tuple[str, ...]] = ("figure", "started")

    def __init__(self, figure: FigureId, started: bool) -> None:
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
        game.push(LayDown(self.figure, PENALTY, 0))
