"""Events of shooting: Ricochet, A Fistful of Cards, Sniper, Russian Roulette."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import bang_limit, misses_needed, reach, serves_as, spares, unaffected
from saloon.games.bang.eventdecks import announcer
from saloon.games.bang.expansions.fistful_of_cards.event import FistfulEvent
from saloon.games.bang.force import distances, in_order_of_effects, others
from saloon.games.bang.frames.attack import Shot, add_answers, shoot
from saloon.games.bang.frames.life import lose_life, use_as_answer
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ANSWER,
    AS_BANG,
    AS_MISSED,
    MISSED_OR_CARD,
    PASS,
    ROULETTE,
    USE,
)
from saloon.kernel.decisions import Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


def bang_cards(game: Bang, me: FigureId) -> list[CardId]:
    """The hand cards that serve as BANG!, if nothing forbids it."""
    return [card for card in game.hand(me) if serves_as(game, me, card, AS_BANG)]


def spend(game: Bang, me: FigureId, cards: list[CardId]) -> None:
    """BANG! cards are played, but not for what is printed on them."""
    game.this_turn.cards_played += len(cards)
    game.this_turn.brown_card = NO_CARD
    for card in cards:
        game.discard_from_hand(me, card)


class Ricochet(FistfulEvent):
    """Ricochet: any number of BANG! cards at cards in play; each is lost unless a Missed! saves it."""

    key = "ricochet"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        for bang in bang_cards(game, me):
            for target in others(game, me):
                for aim in game.figures[target].in_play:
                    options.append(Option(USE, bang, self.number, target, aim))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        spend(game, me, [option.card])
        if game.log is not None:
            choices = [target for target in others(game, me) if game.figures[target].in_play]
            cards = [option.card]
            game.tell(Event("ricocheted", me, option.target, cards, onto=option.other, choices=choices))
        shot = RicochetShot(me, option.target, option.card, True, 1, False, [], self.number, 1, option.other)
        shot.needed = shot.total = misses_needed(game, shot)
        if not spares(game, option.target, option.card, me):
            game.push(shot)


class RicochetShot(Shot):
    """A shot at a card in play: Missed! and barrels save it, otherwise it is lost. No life is at stake."""

    __slots__ = ("aim",)

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
        "aim",
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
        aim: CardId,
    ) -> None:
        super().__init__(shooter, target, card, is_bang, needed, landed, used, cause, total)
        self.aim = aim
        """The card that it is aimed at."""

    def clone(self) -> RicochetShot:
        return RicochetShot(
            self.shooter,
            self.target,
            self.card,
            self.is_bang,
            self.needed,
            self.landed,
            self.used[:],
            self.cause,
            self.total,
            self.aim,
        )

    def ask(self, game: Bang, options: list[Option]) -> None:
        game.ask_figure(self.target, MISSED_OR_CARD, options, self.aim, self.shooter, self.needed, self.total)

    def land(self, game: Bang) -> None:
        self.landed = True
        if self.aim in game.figures[self.target].in_play:
            game.discard_in_play(self.target, self.aim)
            game.happened("lost_card", self.target, self.shooter, self.aim)


class AFistfulOfCards(FistfulEvent):
    """A Fistful of Cards: at the start of the turn as many BANG! as cards in hand, before all checks."""

    key = "a_fistful_of_cards"
    last = True
    start_order = 30

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        shots = len(game.hand(me))
        return Fusillade(me, shots, self.number, shots)


class Fusillade(Frame[Bang]):
    """Shots that nobody fires, one after the other; how many there are is settled at the beginning."""

    __slots__ = ("cause", "count", "figure", "left")

    fields: ClassVar[tuple[str, ...]] = ("figure", "left", "cause", "count")

    def __init__(self, figure: FigureId, left: int, cause: DefinitionId, count: int) -> None:
        self.figure = figure
        self.left = left
        self.cause = cause
        self.count = count
        """How many there are in all."""

    def clone(self) -> Fusillade:
        return Fusillade(self.figure, self.left, self.cause, self.count)

    def quiet(self) -> bool:
        return True

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure], 0, self.count - self.left, self.count)

    def advance(self, game: Bang) -> None:
        if self.left == 0 or not game.figures[self.figure].alive:
            game.finish(self)
        else:
            self.left -= 1
            shoot(game, NO_FIGURE, self.figure, NO_CARD, True, NO_DEFINITION)


class Sniper(FistfulEvent):
    """Sniper: two BANG! cards at once make one shot that takes two Missed!, whoever fires it."""

    key = "sniper"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if game.rule["sniper_limit"] == "counts" and game.this_turn.bangs_played >= bang_limit(game, me):
            return
        cards = bang_cards(game, me)
        targets = self.targets(game, me) if len(cards) > 1 else []
        for i, first in enumerate(cards):
            for second in cards[i + 1 :]:
                for target in targets:
                    options.append(Option(USE, first, self.number, target, second))

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        """Everybody whom the weapon reaches, or simply everybody."""
        if game.rule["sniper_reach"] == "any":
            return others(game, me)
        row = distances(game, me)
        far = reach(game, me)
        return [target for target in others(game, me) if row[target] <= far]

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        cards = [option.card, option.other]
        spend(game, me, cards)
        if game.rule["sniper_limit"] == "counts":
            game.this_turn.bangs_played += 1
        if game.log is not None:
            game.tell(Event("sniped", me, option.target, cards, choices=self.targets(game, me)))
        game.call_upon(option.target)
        for card in cards:
            if not unaffected(game, option.target, card, me):
                game.push(Shot(me, option.target, card, True, 2, False, [], self.number, 2))
                return
        game.happened("unaffected", option.target, me, option.card)


class RussianRoulette(FistfulEvent):
    """Russian Roulette: from the Sheriff on all discard a Missed!; who does not loses two life points."""

    key = "russian_roulette"

    def when_revealed(self, game: Bang) -> Frame[Bang] | None:
        first = announcer(game)
        return Roulette([first, *in_order_of_effects(game, first)], 0, False, self.number)


class Roulette(Frame[Bang]):
    """Round after round, until somebody is hit. Between two discards a hand may be refilled."""

    __slots__ = ("cause", "order", "over", "place")

    fields: ClassVar[tuple[str, ...]] = ("order", "place", "over", "cause")

    def __init__(self, order: list[FigureId], place: int, over: bool, cause: DefinitionId) -> None:
        self.order = order
        self.place = place
        self.over = over
        self.cause = cause

    def clone(self) -> Roulette:
        return Roulette(self.order[:], self.place, self.over, self.cause)

    def quiet(self) -> bool:
        return True

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, self.order, max(self.place - 1, 0) % len(self.order))

    def advance(self, game: Bang) -> None:
        if self.over:
            game.finish(self)
            return
        figure = self.order[self.place % len(self.order)]
        self.place += 1
        game.push(RouletteSpin(NO_FIGURE, figure, NO_CARD, False, 1, False, [], NO_DEFINITION, 1))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, RouletteSpin) and frame.landed:
            self.over = True


class RouletteSpin(Shot):
    """One turn of the cylinder: a Missed! is discarded, not played; barrels help as against any hit."""

    __slots__ = ()

    def clone(self) -> RouletteSpin:
        return RouletteSpin(
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

    def add_answers(self, game: Bang, options: list[Option]) -> None:
        add_answers(game, self.target, AS_MISSED, options, True)

    def ask(self, game: Bang, options: list[Option]) -> None:
        if game.rule["roulette_refusal"] == "must":
            for option in options:
                if option.verb == ANSWER:
                    options = [option for option in options if option.verb != PASS]
                    break
        game.ask_figure(self.target, ROULETTE, options, self.card, self.shooter, self.needed)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == ANSWER:
            use_as_answer(game, self.target, option.card)
            game.happened("discarded", self.target, card=option.card)
            self.miss(game)
        else:
            super().answer(game, option)

    def answered_with(self, game: Bang, kind: DefinitionId) -> None:
        """The card is discarded, not played: it does nothing else."""

    def land(self, game: Bang) -> None:
        self.landed = True
        lose_life(game, self.target, 2, NO_FIGURE, NO_DEFINITION)
