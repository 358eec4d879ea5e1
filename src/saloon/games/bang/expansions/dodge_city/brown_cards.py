"""Brown and blue cards of Dodge City. Some have a price: another hand card is discarded with them."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import spares
from saloon.games.bang.force import distances, others
from saloon.games.bang.frames.attack import shoot
from saloon.games.bang.kinds import (
    Aimed,
    Equipment,
    Theft,
    Untargeted,
    Volley,
    heals_nothing,
    steal,
    strip,
)
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ALLOWED, AS_MISSED, CHOOSE_LOSS, ONLY_AS_ANSWER, PICK, PLAY, TOO_FAR
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, CardId, FigureId


class Binocular(Equipment):
    """Binocular: everybody is one step nearer; a Scope beside it adds another step."""

    key = "binocular"

    def distance_cut(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return 1


class Hideout(Equipment):
    """Hideout: one step farther away for everybody; a Mustang beside it adds another step."""

    key = "hideout"

    def distance_added(self, game: Bang, me: FigureId, viewer: FigureId) -> int:
        return 1


class Punch(Aimed):
    """Punch: a hit at distance 1; weapons do not help, and it is no BANG! card."""

    key = "punch"

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return TOO_FAR if distances(game, me)[target] > 1 else ALLOWED

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        shoot(game, me, option.target, option.card, False, self.number)

    def numbers(self, game: Bang, me: FigureId, target: FigureId) -> dict[str, int]:
        return {} if target == NONE else {"distance": distances(game, me)[target], "range": 1}


class Dodge(CardKind):
    """Dodge: a Missed! that also gives a card."""

    key = "dodge"
    symbol = AS_MISSED

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        return ONLY_AS_ANSWER

    def answered(self, game: Bang, me: FigureId) -> None:
        game.draw(me, 1)


class Springfield(Aimed):
    """Springfield: with another card, a hit on anybody."""

    key = "springfield"
    extra_cost = 1

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        shoot(game, me, option.target, option.card, False, self.number)


class Brawl(Volley):
    """Brawl: with another card, everybody else loses a card, each as its player chooses."""

    key = "brawl"
    extra_cost = 1

    def resolve_for_each(self, game: Bang, me: FigureId, target: FigureId, card: CardId) -> None:
        game.push(ChooseLoss(me, target, card, False))

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return None


class ChooseLoss(Frame[Bang]):
    """A figure chooses what another one loses: a random card of the hand, or one in play."""

    __slots__ = ("card", "done", "figure", "target")

    fields: ClassVar[tuple[str, ...]] = ("figure", "target", "card", "done")

    def __init__(self, figure: FigureId, target: FigureId, card: CardId, done: bool) -> None:
        self.figure = figure
        self.target = target
        self.card = card
        self.done = done

    def clone(self) -> ChooseLoss:
        return ChooseLoss(self.figure, self.target, self.card, self.done)

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
            return
        options: list[Option] = []
        if game.hand(self.target):
            options.append(Option(PICK, NO_CARD, NO_DEFINITION, self.target, FROM_HAND))
        for card in game.figures[self.target].in_play:
            options.append(Option(PICK, card, NO_DEFINITION, self.target, NO_CARD))
        if not options:
            game.finish(self)
        elif len(options) == 1:
            self.answer(game, options[0])
        else:
            game.ask_figure(self.figure, CHOOSE_LOSS, options, self.card, self.target)

    def answer(self, game: Bang, option: Option) -> None:
        self.done = True
        lost = FROM_HAND if option.card == NONE else option.card
        strip(game, self.figure, Option(PLAY, self.card, NO_DEFINITION, self.target, lost))


class RagTime(Theft):
    """Rag Time: with another card, take a card from anybody."""

    key = "rag_time"
    extra_cost = 1

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        steal(game, me, option)


class Tequila(Aimed):
    """Tequila: with another card, anybody regains a life point. It is no Beer."""

    key = "tequila"
    extra_cost = 1

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        return [me, *others(game, me)]

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        if not spares(game, option.target, option.card, me):
            game.heal(option.target, 1)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return heals_nothing(game, option.target)


class Whisky(Untargeted):
    """Whisky: with another card, two life points. It is no Beer."""

    key = "whisky"
    extra_cost = 1

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        game.heal(me, 2)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return heals_nothing(game, me)


BROWN_CARDS: list[CardKind] = [
    Punch(),
    Dodge(),
    Springfield(),
    Brawl(),
    RagTime(),
    Tequila(),
    Whisky(),
]

BLUE_CARDS: list[CardKind] = [Binocular(), Hideout()]
