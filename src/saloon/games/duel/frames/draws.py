"""Frames of drawing: revealing a card, drawing later, keeping some of the drawn, the General Store."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.duel.figures import other_player
from saloon.games.duel.options import PASSING, with_back, with_card
from saloon.games.duel.picking import backs_offered, discard_random
from saloon.games.duel.questions import CARDS_REVEALED, DuelDefinition
from saloon.games.duel.state import Duel
from saloon.games.duel.words import (
    COUNT,
    COUNT_SYMBOL,
    DISCARD,
    KEEP_CARDS,
    PICK_FROM_STORE,
    RANDOM_CARD,
    TAKE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId


class Reveal(Frame[Duel]):
    """A card is revealed for its symbol; where there are two, somebody chooses the one that counts."""

    __slots__ = ("cards", "counted", "definition", "figure", "owner", "symbol")

    fields: ClassVar[tuple[str, ...]] = ("figure", "owner", "definition", "symbol", "cards", "counted")

    def __init__(
        self,
        figure: FigureId,
        owner: PlayerId,
        definition: DefinitionId,
        symbol: int,
        cards: list[CardId],
        counted: CardId,
    ) -> None:
        self.figure = figure
        """The character for whom it is revealed."""
        self.owner = owner
        """The player from whose deck."""
        self.definition = definition
        """What asks for it."""
        self.symbol = symbol
        """The symbol that it should have."""
        self.cards = cards
        """Revealed; discarded when one of them counts."""
        self.counted = counted
        """The card whose symbol counts; NONE: not yet known, or there was no card."""

    def clone(self) -> Reveal:
        return Reveal(self.figure, self.owner, self.definition, self.symbol, self.cards[:], self.counted)

    def cards_held(self) -> list[CardId]:
        return self.cards

    def advance(self, game: Duel) -> None:
        if self.counted != NONE:
            game.finish(self)
            return
        chooser = NO_FIGURE
        count = 1
        for rule in game.rules(CARDS_REVEALED):
            count = rule.definition.cards_revealed(game, rule.owner)
            chooser = rule.owner
        if not self.cards:
            self.turn_up(game, count)
        if not self.cards:
            game.finish(self)
        elif len(self.cards) == 1:
            self.count(game, self.cards[0])
        else:
            options = [with_card(COUNT, card) for card in self.cards]
            game.ask_figure(chooser, COUNT_SYMBOL, options, source=self.figure)

    def answer(self, game: Duel, option: Option) -> None:
        game.happened("counted", self.figure, cards=[option.card])
        self.count(game, option.card)

    def turn_up(self, game: Duel, count: int) -> None:
        for _card in range(count):
            card = game.top_of(self.owner)
            if card != NONE:
                self.cards.append(card)
        key = game.book.definitions[self.definition].key
        game.happened("revealed", self.figure, game.voice(self.owner), self.cards[:], cause=key)

    def count(self, game: Duel, card: CardId) -> None:
        """All of them are discarded, the one that counts on top."""
        self.cards.remove(card)
        self.cards.append(card)
        game.discard += self.cards
        self.counted = card

    def is_good(self, game: Duel) -> bool:
        return self.counted != NONE and game.book.symbol_of[self.counted] == self.symbol


def reveal(game: Duel, figure: FigureId, definition: DuelDefinition) -> None:
    """A card is revealed because of this."""
    owner, symbol = definition.revealed_from(figure), definition.symbol_revealed()
    game.push(Reveal(figure, owner, definition.number, symbol, [], NO_CARD))


class DrawLater(Frame[Duel]):
    """Cards that somebody draws when the effect which brought it about is finished."""

    __slots__ = ("count", "definition", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "count", "definition")

    def __init__(self, player: PlayerId, count: int, definition: DefinitionId) -> None:
        self.player = player
        self.count = count
        self.definition = definition
        """The ability or card that brings it."""

    def clone(self) -> DrawLater:
        return DrawLater(self.player, self.count, self.definition)

    def advance(self, game: Duel) -> None:
        game.draw(self.player, self.count, game.book.definitions[self.definition].key)
        game.finish(self)


class RandomDiscard(Frame[Duel]):
    """Somebody may discard a random card of his opponent's hand."""

    __slots__ = ("definition", "done", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "definition", "done")

    def __init__(self, player: PlayerId, definition: DefinitionId, done: bool) -> None:
        self.player = player
        self.definition = definition
        self.done = done

    def clone(self) -> RandomDiscard:
        return RandomDiscard(self.player, self.definition, self.done)

    def advance(self, game: Duel) -> None:
        backs = [] if self.done else backs_offered(game, other_player(self.player))
        if not backs:
            game.finish(self)
            return
        options = [PASSING, *[with_back(DISCARD, back) for back in backs]]
        victim = game.voice(other_player(self.player))
        game.ask_figure(game.voice(self.player), RANDOM_CARD, options, source=victim)

    def answer(self, game: Duel, option: Option) -> None:
        self.done = True
        if option.verb == DISCARD:
            discard_random(game, self.player, other_player(self.player), option.number)


class KeepCards(Frame[Duel]):
    """Of some cards just drawn one is discarded and the others are kept."""

    __slots__ = ("count", "definition", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "count", "definition")

    def __init__(self, player: PlayerId, count: int, definition: DefinitionId) -> None:
        self.player = player
        self.count = count
        """So many: the last ones of the hand. 0 when it is done."""
        self.definition = definition

    def clone(self) -> KeepCards:
        return KeepCards(self.player, self.count, self.definition)

    def advance(self, game: Duel) -> None:
        if self.count == 0:
            game.finish(self)
            return
        hand = game.hand(self.player)
        options = [with_card(DISCARD, card) for card in hand[len(hand) - self.count :]]
        game.ask_figure(game.voice(self.player), KEEP_CARDS, options, number=self.count - 1)

    def answer(self, game: Duel, option: Option) -> None:
        game.put_away(self.player, option.card)
        game.happened("discarded", game.voice(self.player), cards=[option.card])
        self.count = 0


class Store(Frame[Duel]):
    """Cards laid out for both: the players take one after the other."""

    __slots__ = ("cards", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "cards")

    def __init__(self, player: PlayerId, cards: list[CardId]) -> None:
        self.player = player
        """Who takes the next one."""
        self.cards = cards

    def clone(self) -> Store:
        return Store(self.player, self.cards[:])

    def cards_held(self) -> list[CardId]:
        return self.cards

    def advance(self, game: Duel) -> None:
        if not self.cards:
            game.finish(self)
            return
        options = [with_card(TAKE, card) for card in self.cards]
        if len(options) == 1:
            self.take(game, self.cards[0])
        else:
            game.ask_figure(game.voice(self.player), PICK_FROM_STORE, options, number=len(options))

    def answer(self, game: Duel, option: Option) -> None:
        self.take(game, option.card)

    def take(self, game: Duel, card: CardId) -> None:
        self.cards.remove(card)
        game.players[self.player].hand.append(card)
        game.happened("took_from_store", game.voice(self.player), cards=[card])
        self.player = other_player(self.player)


def open_store(game: Duel, player: PlayerId, each: int) -> None:
    """Lay out cards of each player's deck, and let them take in turns."""
    cards: list[CardId] = []
    for owner in (player, other_player(player)):
        for _card in range(each):
            card = game.top_of(owner)
            if card != NONE:
                cards.append(card)
    game.happened("laid_out", game.voice(player), cards=cards[:])
    game.push(Store(player, cards))
