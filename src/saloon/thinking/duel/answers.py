"""What is answered to each question outside the play phase."""

from __future__ import annotations

from typing import Final

from saloon.games.duel.frames.draws import Reveal
from saloon.games.duel.words import (
    ANSWER,
    BARREL,
    BEAR,
    BEAR_LOSS,
    CHOOSE_ATTACKER,
    COUNT_SYMBOL,
    DEFEND,
    DISCARD_EQUIPMENT,
    DISCARD_EXCESS,
    DUEL_ANSWER,
    EXTRA_CARD,
    GIVE_UP_CARD,
    HIT_CARD_OR_LOSS,
    KEEP_CARDS,
    MOVE_MARKER,
    PASS,
    PICK_FROM_STORE,
    RANDOM_CARD,
    TAKE_SPOILS,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import FigureId
from saloon.thinking.duel.outlook import Outlook

MILDEST: Final = 0


class Reaction:
    """How a question is answered: by the best rated option."""

    def answer(self, outlook: Outlook, options: list[Option]) -> int:
        best = MILDEST
        highest = -1000.0
        for place, option in enumerate(options):
            rated = self.rate(outlook, option)
            if rated > highest:
                best = place
                highest = rated
        return best

    def rate(self, outlook: Outlook, option: Option) -> float:
        return 0.0


class GiveUp(Reaction):
    """The card that is worth least; rather a card than nothing."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        return -99.0 if option.card == NONE else -outlook.keep(option.card)


def is_free(outlook: Outlook, option: Option) -> bool:
    """Whether it costs no card: an ability, or a Barrel."""
    if option.verb != USE:
        return False
    return option.card == NONE or outlook.game.book.kind_of[option.card].key == "barrel"


class Defend(Reaction):
    """What costs nothing first, then the cheapest card; a hit is taken only if nothing helps."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        if option.verb == PASS:
            return -99.0
        if option.card == NONE:
            return 2.0
        if is_free(outlook, option):
            return 1.0
        if option.verb == ANSWER and outlook.game.book.kind_of[option.card].key == "fightback":
            return 0.0
        return -outlook.keep(option.card)


class BearLoss(Reaction):
    """The healthier one pays."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        if option.verb != BEAR:
            return 0.0
        figures = outlook.game.figures
        other = figures[FigureId(option.target ^ 1)]
        return float(figures[option.target].health - other.health)


class CountSymbol(Reaction):
    """A barrel for one's own defence, no snake and no dynamite for one's own; the reverse for the rival."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        frame = outlook.game.stack[-1]
        if not isinstance(frame, Reveal):
            return 0.0
        wanted = outlook.is_mine(frame.figure) == (frame.symbol == BARREL)
        return 1.0 if (outlook.game.book.symbol_of[option.card] == frame.symbol) == wanted else 0.0


class Take(Reaction):
    """The card that is worth most; one that is not seen is worth as much as any."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        if option.verb == PASS:
            return 0.0
        return outlook.worth.any_card if option.card == NONE else outlook.keep(option.card)


class DiscardEquipment(Reaction):
    """What helps the rival, or hurts one's own."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        return 0.0 if option.verb == PASS else outlook.removal(option.card)


class MoveMarker(Reaction):
    """To bring the rival's weaker one, or one's own stronger one, to the front."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        return 0.0 if option.verb == PASS else outlook.swap(option.target)


class ChooseAttacker(Reaction):
    """The fitter one."""

    def rate(self, outlook: Outlook, option: Option) -> float:
        return outlook.fitness(option.target)


REACTIONS: Final[dict[str, Reaction]] = {
    DEFEND: Defend(),
    EXTRA_CARD: GiveUp(),
    HIT_CARD_OR_LOSS: GiveUp(),
    DUEL_ANSWER: GiveUp(),
    BEAR_LOSS: BearLoss(),
    COUNT_SYMBOL: CountSymbol(),
    RANDOM_CARD: Take(),
    TAKE_SPOILS: Take(),
    DISCARD_EQUIPMENT: DiscardEquipment(),
    MOVE_MARKER: MoveMarker(),
    GIVE_UP_CARD: GiveUp(),
    KEEP_CARDS: GiveUp(),
    PICK_FROM_STORE: Take(),
    CHOOSE_ATTACKER: ChooseAttacker(),
    DISCARD_EXCESS: GiveUp(),
}
