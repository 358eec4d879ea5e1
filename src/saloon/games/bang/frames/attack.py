"""Frames of attack: a shot, an effect on many, the Indians, a duel."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import could_answer, misses_needed, serves_as, spares
from saloon.games.bang.frames.draws import DrawCheck
from saloon.games.bang.frames.life import LoseLife, lose_life, play_as_answer, use_as_answer
from saloon.games.bang.options import PASSING
from saloon.games.bang.questions import OFFERS_AGAINST_SHOT
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ANSWER,
    AS_BANG,
    AS_MISSED,
    BANG_OR_HIT,
    DUEL,
    MISSED_OR_HIT,
    OUTLAW,
    PASS,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


def add_answers(
    game: Bang, figure: FigureId, symbol: int, options: list[Option], discarded: bool = False
) -> None:
    """Every hand card that serves as a BANG! or a Missed!; what may not be played may still be discarded."""
    serving = game.book.kind_for[symbol]
    face_of = game.book.face_of
    for card in game.hand(figure):
        if serves_as(game, figure, card, symbol, discarded):
            kind = face_of[card].kind
            used_as = kind if kind.symbol == symbol else serving
            options.append(Option(ANSWER, card, used_as.number, NO_FIGURE, NO_CARD))


class Shot(Frame[Bang]):
    """A hit on its way: Missed! cards and barrels can cancel it, otherwise the target loses a life point."""

    __slots__ = ("card", "cause", "is_bang", "landed", "needed", "shooter", "target", "total", "used")

    fields: ClassVar[tuple[str, ...]] = (
        "shooter",
        "target",
        "card",
        "is_bang",
        "needed",
        "landed",
        "used",
        "cause",
        "total",
    )

    def __init__(
        self,
        shooter: FigureId,
        target: FigureId,
        card: CardId,
        is_bang: bool,
        needed: int,
        landed: bool,
        used: list[DefinitionId],
        cause: DefinitionId,
        total: int,
    ) -> None:
        self.shooter = shooter
        self.target = target
        self.card = card
        self.is_bang = is_bang
        """Whether it is a BANG! card, not only a card with that symbol."""
        self.needed = needed
        """Missed! effects still needed to cancel it."""
        self.landed = landed
        self.used = used
        """What was tried against this shot already: a barrel may be tried once."""
        self.cause = cause
        """The definition that it comes of; NONE where the frame beneath says what is going on."""
        self.total = total
        """Missed! effects needed in all."""

    def clone(self) -> Shot:
        return Shot(
            self.shooter,
            self.target,
            self.card,
            self.is_bang,
            self.needed,
            self.landed,
            self.used[:],
            self.cause,
            self.total,
        )

    def pending(self, game: Bang) -> Pending | None:
        if self.cause == NONE:
            return None
        return Pending(self.card, self.cause, self.shooter, [self.target])

    def advance(self, game: Bang) -> None:
        if self.landed or self.needed == 0:
            game.finish(self)
            return
        game.call_upon(self.target)
        if self.needed < self.total and game.refill(self.target):
            return  # between two Missed! of one defence: the first has had its effect
        options: list[Option] = []
        for rule in game.rules_for(OFFERS_AGAINST_SHOT, self.target):
            rule.definition.offers_against_shot(game, self.target, rule.card, self, options)
        if not options and not game.hand(self.target):
            self.land(game)
            return
        self.add_answers(game, options)
        options.append(PASSING)
        self.ask(game, options)

    def add_answers(self, game: Bang, options: list[Option]) -> None:
        add_answers(game, self.target, AS_MISSED, options)

    def ask(self, game: Bang, options: list[Option]) -> None:
        game.ask_figure(self.target, MISSED_OR_HIT, options, self.card, self.shooter, self.needed, self.total)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.land(game)
        elif option.verb == USE:
            self.used.append(option.kind)
            game.book.definitions[option.kind].used_against_shot(game, self.target, option, self)
        else:
            play_as_answer(game, self.target, option.card)
            game.happened("answered", self.target, self.shooter, option.card, definition="missed")
            self.miss(game)
            self.answered_with(game, option.kind)

    def answered_with(self, game: Bang, kind: DefinitionId) -> None:
        """A card was played against it as this kind: what else that does."""
        game.because = kind
        game.book.kind(kind).answered(game, self.target)
        game.because = NO_DEFINITION

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, DrawCheck) and frame.is_good(game):
            self.miss(game)

    def miss(self, game: Bang) -> None:
        self.needed -= 1
        if self.needed == 0:
            game.happened("missed", self.target, self.shooter)

    def land(self, game: Bang) -> None:
        self.landed = True
        lose_life(game, self.target, 1, self.shooter, NO_DEFINITION)


def shoot(
    game: Bang, shooter: FigureId, target: FigureId, card: CardId, is_bang: bool, cause: DefinitionId
) -> None:
    """Push a shot that knows how many Missed! it takes; the card may have no effect on its target."""
    shot = Shot(shooter, target, card, is_bang, 1, False, [], cause, 1)
    shot.needed = shot.total = misses_needed(game, shot)
    if card == NONE or not spares(game, target, card, shooter):
        game.push(shot)


class ForEach(Frame[Bang]):
    """A card's effect on many figures, one after the other, clockwise."""

    __slots__ = ("card", "figure", "kind", "place", "targets")

    fields: ClassVar[tuple[str, ...]] = ("figure", "kind", "card", "targets", "place")

    def __init__(
        self, figure: FigureId, kind: DefinitionId, card: CardId, targets: list[FigureId], place: int
    ) -> None:
        self.figure = figure
        self.kind = kind
        self.card = card
        self.targets = targets
        self.place = place

    def clone(self) -> ForEach:
        return ForEach(self.figure, self.kind, self.card, self.targets[:], self.place)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(self.card, self.kind, self.figure, self.targets, max(self.place - 1, 0))

    def advance(self, game: Bang) -> None:
        if self.place == len(self.targets):
            game.finish(self)
            return
        target = self.targets[self.place]
        self.place += 1
        if not game.figures[target].alive:
            return
        if not spares(game, target, self.card, self.figure):
            game.book.kind(self.kind).resolve_for_each(game, self.figure, target, self.card)


class IndiansAttack(Frame[Bang]):
    """Indians: discard a BANG! or lose a life point."""

    __slots__ = ("card", "done", "figure", "source")

    fields: ClassVar[tuple[str, ...]] = ("figure", "source", "card", "done")

    def __init__(self, figure: FigureId, source: FigureId, card: CardId, done: bool) -> None:
        self.figure = figure
        self.source = source
        self.card = card
        self.done = done

    def clone(self) -> IndiansAttack:
        return IndiansAttack(self.figure, self.source, self.card, self.done)

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
        elif not could_answer(game, self.figure, AS_BANG):
            self.land(game)
        else:
            options: list[Option] = []
            add_answers(game, self.figure, AS_BANG, options)
            options.append(PASSING)
            game.ask_figure(self.figure, BANG_OR_HIT, options, self.card, self.source, 1)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.land(game)
        else:
            use_as_answer(game, self.figure, option.card)
            game.happened("answered", self.figure, self.source, option.card, definition="bang")
            self.done = True

    def land(self, game: Bang) -> None:
        self.done = True
        lose_life(game, self.figure, 1, self.source, NO_DEFINITION)


class DuelFight(Frame[Bang]):
    """A duel: beginning with the challenged, both discard BANG! in turns; who does not loses a life point."""

    __slots__ = ("card", "challenged", "challenger", "done", "to_answer")

    fields: ClassVar[tuple[str, ...]] = ("challenger", "challenged", "card", "to_answer", "done")

    def __init__(
        self, challenger: FigureId, challenged: FigureId, card: CardId, to_answer: FigureId, done: bool
    ) -> None:
        self.challenger = challenger
        self.challenged = challenged
        self.card = card
        self.to_answer = to_answer
        self.done = done

    def clone(self) -> DuelFight:
        return DuelFight(self.challenger, self.challenged, self.card, self.to_answer, self.done)

    def pending(self, game: Bang) -> Pending | None:
        kind = game.book.kind_of[self.card].number
        return Pending(self.card, kind, self.challenger, [self.to_answer, self.opponent()])

    def opponent(self) -> FigureId:
        return self.challenged if self.to_answer == self.challenger else self.challenger

    def advance(self, game: Bang) -> None:
        game.call_upon(self.to_answer)
        if self.done:
            game.finish(self)
        elif not could_answer(game, self.to_answer, AS_BANG):
            self.lose(game)
        else:
            options: list[Option] = []
            add_answers(game, self.to_answer, AS_BANG, options)
            options.append(PASSING)
            game.ask_figure(self.to_answer, DUEL, options, self.card, self.opponent(), 1)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.lose(game)
        else:
            use_as_answer(game, self.to_answer, option.card)
            game.happened("answered", self.to_answer, self.opponent(), option.card, definition="bang")
            self.to_answer = self.opponent()

    def lose(self, game: Bang) -> None:
        self.done = True
        killer = self.challenger
        if self.to_answer == self.challenger and game.role(self.challenger) == OUTLAW:
            if game.rule["duel_suicide_reward"] == "yes":
                killer = self.challenged
        game.push(LoseLife(self.to_answer, 1, self.challenger, killer, False, NO_DEFINITION))
