"""Events that change a rule for a round: suits, cards drawn, BANG! and Beer, abilities, the way round."""

from __future__ import annotations

from saloon.games.bang.expansions.high_noon.event import HighNoonEvent
from saloon.games.bang.frames.life import LoseLife
from saloon.games.bang.questions import UNLIMITED, BangDefinition, CardKind, Character
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ALLOWED, AS_BANG, AS_BEER, EVENT_FORBIDS, HEARTS, SPADES
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_FIGURE, CardId, FigureId


class Blessing(HighNoonEvent):
    """Blessing: every card is of hearts."""

    key = "blessing"

    def suit_is(self, game: Bang, card: CardId) -> int:
        return HEARTS


class Curse(HighNoonEvent):
    """Curse: every card is of spades; the ranks stay."""

    key = "curse"

    def suit_is(self, game: Bang, card: CardId) -> int:
        return SPADES


class GoldRush(HighNoonEvent):
    """Gold Rush: the turn passes counter-clockwise; by the compendium the effects of cards do too."""

    key = "gold_rush"

    def counter_clockwise(self, game: Bang) -> int:
        return 2 if game.rule["gold_rush_effects"] == "counter" else 1


class TheReverend(HighNoonEvent):
    """The Reverend: no Beer, not even on the point of death; other cards heal as usual."""

    key = "the_reverend"

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        return EVENT_FORBIDS if kind is game.book.kind_for[AS_BEER] else ALLOWED


class TheSermon(HighNoonEvent):
    """The Sermon: nobody uses a BANG! in his own turn, not even in a Duel."""

    key = "the_sermon"

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        return EVENT_FORBIDS if game.is_turn_of(me) and kind is game.book.kind_for[AS_BANG] else ALLOWED


class TrainArrival(HighNoonEvent):
    """Train Arrival: one more card at the end of the draw phase."""

    key = "train_arrival"

    def cards_last(self, game: Bang, me: FigureId) -> int:
        return 1


class Thirst(HighNoonEvent):
    """Thirst: only the first card of the draw phase, or one card fewer, but at least one."""

    key = "thirst"

    def draw_cut(self, game: Bang, me: FigureId) -> int:
        return UNLIMITED if game.rule["thirst"] == "first_card" else 1


class Hangover(HighNoonEvent):
    """Hangover: no character has an ability."""

    key = "hangover"

    def suppresses(
        self, game: Bang, me: FigureId, definition: BangDefinition, owner: FigureId, card: CardId
    ) -> bool:
        return isinstance(definition, Character)


class Shootout(HighNoonEvent):
    """Shootout: two BANG! cards in a turn."""

    key = "shootout"

    def limit_of_bangs(self, game: Bang, me: FigureId) -> int:
        return 2


class HighNoon(HighNoonEvent):
    """High Noon: everybody loses a life point at the start of his turn, and nobody is to blame."""

    key = "high_noon"
    last = True

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        return LoseLife(me, 1, NO_FIGURE, NO_FIGURE, False, self.number)
