"""Blue cards: laid in front of a figure, they work as long as they lie there."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import reach, spares
from saloon.games.bang.force import has_in_play, others
from saloon.games.bang.frames.attack import Shot
from saloon.games.bang.frames.discards import discard_own, has_discarded, put_into_play
from saloon.games.bang.frames.draws import DrawCheck
from saloon.games.bang.frames.life import lose_life
from saloon.games.bang.frames.turn import FirstStep
from saloon.games.bang.kinds import Equipment, barrel_helps, discard_same, laid_before
from saloon.games.bang.questions import UNLIMITED, CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    ALREADY_IN_JAIL,
    BLUE,
    HEARTS,
    JAIL_ON_SHERIFF,
    LAY,
    PLACE_DYNAMITE,
    SHERIFF,
    SPADES,
)
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, FigureId


class Barrel(Equipment):
    """Barrel: against a hit, a check; hearts count as a Missed!."""

    key = "barrel"

    def offers_against_shot(
        self, game: Bang, me: FigureId, card: CardId, shot: Shot, options: list[Option]
    ) -> None:
        if self.number not in shot.used and barrel_helps(game, shot):
            options.append(self.use(card))

    def used_against_shot(self, game: Bang, me: FigureId, option: Option, shot: Shot) -> None:
        game.push(DrawCheck(me, self.number, NO_CARD, []))

    def good_flip(self, game: Bang, card: CardId) -> bool:
        return game.suit(card) == HEARTS


class Scope(Equipment):
    """Scope: everybody is one step nearer."""

    key = "scope"

    def distance_cut(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return 1


class Mustang(Equipment):
    """Mustang: one step farther away for everybody."""

    key = "mustang"

    def distance_added(self, game: Bang, me: FigureId, viewer: FigureId) -> int:
        return 1


class Jail(CardKind):
    """Jail: laid before anybody but the Sheriff, who then checks for hearts before his turn."""

    key = "jail"
    border = BLUE
    book = True
    start_order = 52

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        return others(game, me)

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        if game.role(target) == SHERIFF:
            return JAIL_ON_SHERIFF
        if has_in_play(game, target, self.number) and game.rule["duplicate_in_play"] == "forbid":
            return ALREADY_IN_JAIL
        return ALLOWED

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        for target in others(game, me):
            if self.target_refusal(game, me, target) == ALLOWED:
                options.append(self.play(card, target))

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        for target in others(game, me):  # noqa: SIM110 (a generator is slow in compiled code)
            if self.target_refusal(game, me, target) == ALLOWED:
                return True
        return False

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        if spares(game, option.target, option.card, me):
            game.discard.append(option.card)
            has_discarded(game, me, option.card)
            return
        discard_same(game, option.target, self.number)
        put_into_play(game, me, option.card, option.target)

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return JailCheck(me, card, False, False)

    def good_flip(self, game: Bang, card: CardId) -> bool:
        return game.suit(card) == HEARTS


class JailCheck(FirstStep):
    """Jail: on a good card the turn goes on, otherwise it is skipped; the Jail is discarded either way."""

    __slots__ = ("card", "done", "escaped", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "done", "escaped")

    def __init__(self, figure: FigureId, card: CardId, done: bool, escaped: bool) -> None:
        self.figure = figure
        self.card = card
        self.done = done
        self.escaped = escaped

    def clone(self) -> JailCheck:
        return JailCheck(self.figure, self.card, self.done, self.escaped)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(self.card, game.book.kind_of[self.card].number, NO_FIGURE, [self.figure])

    def costs_the_turn(self) -> bool:
        return not self.escaped

    def holds(self) -> FigureId:
        return self.figure

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
        else:
            game.push(DrawCheck(self.figure, game.book.kind_of[self.card].number, NO_CARD, []))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, DrawCheck):
            self.done = True
            self.escaped = frame.is_good(game)
            if self.escaped or game.rule["jail_on_failure"] == "discard":
                game.discard_in_play(self.figure, self.card)


class Dynamite(Equipment):
    """Dynamite: before each turn of its holder a check; spades from 2 to 9 blow it up, else it moves on."""

    key = "dynamite"
    book = True
    start_order = 51

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return DynamiteCheck(me, card, False)

    def good_flip(self, game: Bang, card: CardId) -> bool:
        return game.suit(card) != SPADES or not 2 <= game.book.rank_of[card] <= 9

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return Reason("next_to_you_first", {})


class DynamiteCheck(Frame[Bang]):
    """Dynamite: a bad card blows it up for three life points, any other passes it on."""

    __slots__ = ("card", "done", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "done")

    def __init__(self, figure: FigureId, card: CardId, done: bool) -> None:
        self.figure = figure
        self.card = card
        self.done = done

    def clone(self) -> DynamiteCheck:
        return DynamiteCheck(self.figure, self.card, self.done)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(self.card, game.book.kind_of[self.card].number, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
        else:
            game.push(DrawCheck(self.figure, game.book.kind_of[self.card].number, NO_CARD, []))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if not isinstance(frame, DrawCheck):
            return
        self.done = True
        if frame.card == NONE or frame.is_good(game):
            self.pass_on(game)
        else:
            game.discard_in_play(self.figure, self.card)
            game.happened("exploded", self.figure, card=self.card)
            lose_life(game, self.figure, 3, NO_FIGURE, NO_DEFINITION)

    def pass_on(self, game: Bang) -> None:
        """To the first figure on the left that has none; if all have one it stays."""
        goes_to = game.mode.dynamite_goes_to(game, self.figure, game.book.kind_of[self.card].number)
        if len(goes_to) == 1:
            hand_over(game, self.figure, goes_to[0], self.card)
        elif goes_to:
            game.push(PlaceDynamite(self.figure, self.card, goes_to))


def hand_over(game: Bang, figure: FigureId, to: FigureId, dynamite: CardId) -> None:
    """Dynamite goes from one figure to another."""
    game.leave_play(figure, dynamite)
    game.lay(to, dynamite)
    game.happened("passed_on", figure, to, dynamite)


class PlaceDynamite(Frame[Bang]):
    """Dynamite is handed to a player, who lays it before one of his figures."""

    __slots__ = ("card", "figure", "to")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "to")

    def __init__(self, figure: FigureId, card: CardId, to: list[FigureId]) -> None:
        self.figure = figure
        self.card = card
        self.to = to
        """The figures before which it may lie; the first one is asked. Empty: it lies there."""

    def clone(self) -> PlaceDynamite:
        return PlaceDynamite(self.figure, self.card, self.to[:])

    def pending(self, game: Bang) -> Pending | None:
        return Pending(self.card, game.book.kind_of[self.card].number, self.figure, self.to)

    def advance(self, game: Bang) -> None:
        if not self.to:
            game.finish(self)
            return
        kind = game.book.kind_of[self.card].number
        options = [Option(LAY, self.card, kind, figure, NO_CARD) for figure in self.to]
        game.ask_figure(game.acting(self.to[0]), PLACE_DYNAMITE, options, self.card, self.figure)

    def answer(self, game: Bang, option: Option) -> None:
        self.to = []
        hand_over(game, self.figure, option.target, self.card)


class Weapon(Equipment):
    """A weapon replaces the Colt, and the one before it."""

    weapon = True

    def __init__(self, key: str, far: int) -> None:
        super().__init__()
        self.key = key
        self.far = far

    def reach(self, game: Bang, me: FigureId) -> int:
        return self.far

    def replace(self, game: Bang, where: FigureId) -> None:
        for card in game.figures[where].in_play[:]:
            if game.book.kind_of[card].weapon:
                game.happened("replaced", where, card=card)
                discard_own(game, where, card)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        where = laid_before(me, option)
        for card in game.figures[where].in_play:
            if game.book.kind_of[card].weapon:
                return Reason(
                    "gives_up_weapon", {"reach": reach(game, where), "new_reach": self.far, "card": card}
                )
        return None


class Volcanic(Weapon):
    """Volcanic: reaches 1, and any number of BANG! cards."""

    def limit_of_bangs(self, game: Bang, me: FigureId) -> int:
        return UNLIMITED


BLUE_CARDS: list[CardKind] = [
    Barrel(),
    Scope(),
    Mustang(),
    Jail(),
    Dynamite(),
    Volcanic("volcanic", 1),
    Weapon("schofield", 2),
    Weapon("remington", 3),
    Weapon("rev_carabine", 4),
    Weapon("winchester", 5),
]
