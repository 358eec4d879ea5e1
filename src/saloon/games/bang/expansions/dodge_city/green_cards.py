"""Green cards: laid down, left to wait, later discarded for their effect. Missed! works out of turn."""

from __future__ import annotations

from saloon.games.bang.asking import reach
from saloon.games.bang.force import distances
from saloon.games.bang.frames.attack import Shot, shoot
from saloon.games.bang.frames.discards import discard_own
from saloon.games.bang.frames.draws import DrawCards
from saloon.games.bang.kinds import (
    Green,
    GreenAimed,
    GreenPlain,
    GreenTheft,
    for_each_other,
    heals_nothing,
    steal,
    strip,
    volley_warning,
)
from saloon.games.bang.questions import CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ALLOWED, ONLY_AS_ANSWER, OUT_OF_REACH, TOO_FAR, USE
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.ids import CardId, FigureId


class GreenMissed(Green):
    """A green card that cancels a hit, in anybody's turn."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def ready(self, game: Bang, me: FigureId, card: CardId) -> bool:
        """After its waiting turn; by the publisher's rule as soon as the next player's turn begins."""
        if card not in game.figures[me].fresh:
            return True
        return not game.is_turn_of(me) and game.rule["green_missed_ready"] == "next_player"

    def use_refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        return ONLY_AS_ANSWER

    def offers_against_shot(
        self, game: Bang, me: FigureId, card: CardId, shot: Shot, options: list[Option]
    ) -> None:
        if self.ready(game, me, card):
            options.append(self.use(card))

    def used_against_shot(self, game: Bang, me: FigureId, option: Option, shot: Shot) -> None:
        discard_own(game, me, option.card)
        game.happened("used_green", me, card=option.card, definition=self.key)
        shot.miss(game)
        shot.answered_with(game, self.number)


class Bible(GreenMissed):
    """Bible: a Missed! that also gives a card."""

    def answered(self, game: Bang, me: FigureId) -> None:
        game.draw(me, 1)


class Canteen(GreenPlain):
    """Canteen: a life point. It is no Beer."""

    key = "canteen"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        game.heal(me, 1)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return heals_nothing(game, me) if option.verb == USE else None


class PonyExpress(GreenPlain):
    """Pony Express: three cards."""

    key = "pony_express"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        game.draw(me, 3)


class Conestoga(GreenTheft):
    """Conestoga: take a card from anybody."""

    key = "conestoga"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        steal(game, me, option)


class CanCan(GreenTheft):
    """Can Can: anybody discards a card."""

    key = "can_can"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        strip(game, me, option)


class Knife(GreenAimed):
    """Knife: a hit at distance 1."""

    key = "knife"

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return TOO_FAR if distances(game, me)[target] > 1 else ALLOWED

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        shoot(game, me, option.target, option.card, False, self.number)

    def numbers(self, game: Bang, me: FigureId, target: FigureId) -> dict[str, int]:
        return {} if target == NONE else {"distance": distances(game, me)[target], "range": 1}


class Derringer(Knife):
    """Derringer: a hit at distance 1, and a card."""

    key = "derringer"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        game.push(DrawCards(me, 1, self.number))
        Knife.effect(self, game, me, option)


class Pepperbox(GreenAimed):
    """Pepperbox: a hit within the reach of the weapon."""

    key = "pepperbox"

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        return OUT_OF_REACH if distances(game, me)[target] > reach(game, me) else ALLOWED

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        shoot(game, me, option.target, option.card, False, self.number)

    def numbers(self, game: Bang, me: FigureId, target: FigureId) -> dict[str, int]:
        return {} if target == NONE else {"distance": distances(game, me)[target], "reach": reach(game, me)}


class BuffaloRifle(GreenAimed):
    """Buffalo Rifle: a hit on anybody."""

    key = "buffalo_rifle"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        shoot(game, me, option.target, option.card, False, self.number)


class Howitzer(GreenPlain):
    """Howitzer: a hit on everybody else."""

    key = "howitzer"

    def effect(self, game: Bang, me: FigureId, option: Option) -> None:
        for_each_other(self, game, me, option.card)

    def resolve_for_each(self, game: Bang, me: FigureId, target: FigureId, card: CardId) -> None:
        shoot(game, me, target, card, False, self.number)

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        return volley_warning(game, me) if option.verb == USE else None


GREEN_CARDS: list[CardKind] = [
    Bible("bible"),
    GreenMissed("iron_plate"),
    GreenMissed("sombrero"),
    GreenMissed("ten_gallon_hat"),
    Canteen(),
    PonyExpress(),
    Conestoga(),
    CanCan(),
    Knife(),
    Derringer(),
    Pepperbox(),
    BuffaloRifle(),
    Howitzer(),
]
