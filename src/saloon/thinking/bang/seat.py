"""One seat of BANG!: who is asked, what he holds, and what lies open; nothing of what he makes of it."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.asking import bang_limit, hand_limit, reach, serves_as
from saloon.games.bang.figures import Figure
from saloon.games.bang.state import Bang
from saloon.games.bang.words import AS_BANG
from saloon.kernel.decisions import Decision
from saloon.kernel.ids import CardId, DefinitionId, FigureId
from saloon.thinking.bang.worth import UNKNOWN, Worth, worth_of

NOT_COUNTED: Final = -1


class Seat:
    """Counts are made when first asked for."""

    __slots__ = (
        "_bangs",
        "_hand_limit",
        "_limit",
        "_reach",
        "decision",
        "figure",
        "game",
        "hand",
        "me",
        "others",
        "own",
    )

    def __init__(self, game: Bang, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.me = decision.figure
        self.figure: Figure = game.figures[decision.figure]
        self.hand: list[CardId] = game.players[decision.player].hand
        self.own: list[FigureId] = []
        """My figures that live: as a rule one."""
        self.others: list[FigureId] = []
        figures = game.figures
        for one in game.force().ring:
            if figures[one].player == decision.player:
                self.own.append(one)
            else:
                self.others.append(one)
        self._bangs = NOT_COUNTED
        self._hand_limit = NOT_COUNTED
        self._limit = NOT_COUNTED
        self._reach = NOT_COUNTED

    def next(self) -> FigureId:
        """Who sits next to me, on the side where the turn goes."""
        ring = self.game.force().ring
        return ring[(ring.index(self.me) + 1) % len(ring)] if self.me in ring else self.others[0]

    # Cards

    def kind(self, card: CardId) -> DefinitionId:
        kinds = self.game.book.kind_of
        return kinds[card].number if 0 <= card < len(kinds) else DefinitionId(0)

    def worth(self, card: CardId) -> Worth:
        kinds = self.game.book.kind_of
        return worth_of(kinds[card].number) if 0 <= card < len(kinds) else UNKNOWN

    def symbol(self, card: CardId) -> int:
        kinds = self.game.book.kind_of
        return kinds[card].symbol if 0 <= card < len(kinds) else 0

    def lies_before_all(self, kind: DefinitionId) -> bool:
        """Whether such a card lies before each of my figures already."""
        if not self.own:
            return False
        figures = self.game.figures
        for one in self.own:
            found = False
            for card in figures[one].in_play:
                if self.kind(card) == kind:
                    found = True
            if not found:
                return False
        return True

    def lies_before(self, figure: FigureId, kind: DefinitionId) -> bool:
        for card in self.game.figures[figure].in_play:  # noqa: SIM110 (a generator is slow in compiled code)
            if self.kind(card) == kind:
                return True
        return False

    # Myself

    def bangs(self) -> int:
        """Cards of my hand that serve as a BANG!."""
        if self._bangs == NOT_COUNTED:
            self._bangs = self.count(AS_BANG)
        return self._bangs

    def count(self, symbol: int) -> int:
        found = 0
        kinds = self.game.book.kind_of
        for card in self.hand:
            if 0 <= card < len(kinds) and serves_as(self.game, self.me, card, symbol):
                found += 1
        return found

    def printed(self, symbol: int) -> int:
        """Cards of my hand with this symbol, whether or not they serve as it now."""
        found = 0
        for card in self.hand:
            if self.symbol(card) == symbol:
                found += 1
        return found

    def limit(self) -> int:
        """How many BANG! cards I may play in a turn."""
        if self._limit == NOT_COUNTED:
            self._limit = bang_limit(self.game, self.me)
        return self._limit

    def rapid_fire(self) -> bool:
        return self.limit() > 2

    def reach(self) -> int:
        if self._reach == NOT_COUNTED:
            self._reach = reach(self.game, self.me)
        return self._reach

    def beer_works(self) -> bool:
        return self.game.mode.beer_works(self.game)

    def shots(self) -> int:
        """How many BANG! I can still fire in this turn."""
        return max(0, min(self.bangs(), self.limit() - self.game.this_turn.bangs_played))

    def room(self) -> int:
        """How many cards I may keep at the end of my turn."""
        if self._hand_limit == NOT_COUNTED:
            self._hand_limit = hand_limit(self.game, self.me)
        return self._hand_limit

    def spare(self) -> bool:
        """Whether I would have to discard a card at the end of my turn."""
        return len(self.hand) > self.room()

    # Figures

    def cards_of(self, figure: FigureId) -> int:
        """How many are in the hand of whose figure it is."""
        game = self.game
        return len(game.players[game.figures[figure].player].hand)

    def traits_of_characters(self, figure: Figure) -> int:
        """What the abilities of a figure amount to, if they are in force."""
        found = 0
        if figure.is_awake():
            for character in figure.characters:
                found |= worth_of(character).traits
            if found:
                for off in self.game.force().switched_off:
                    if off.card < 0 and off.definition in figure.characters:
                        found &= ~worth_of(off.definition).traits
        return found

    def traits(self, figure: Figure) -> int:
        """What has to be reckoned with at a figure: its abilities, and the cards before it that work now."""
        found = self.traits_of_characters(figure)
        for card in figure.in_play:
            traits = self.worth(card).traits
            if traits and self.works(figure, card):
                found |= traits
        return found

    def works(self, figure: Figure, card: CardId) -> bool:
        """Whether a card in front of a figure has an effect now: it neither waits nor is switched off."""
        if card in figure.fresh:
            return False
        for off in self.game.force().switched_off:  # noqa: SIM110 (a generator is slow in compiled code)
            if off.card == card:
                return False
        return True
