"""Three promo characters that the compendium lists beside those of the boxes."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.asking import play_refusal
from saloon.games.bang.force import in_order_of_effects, other_hands
from saloon.games.bang.frames.draws import second_card_drawn, take_aside
from saloon.games.bang.options import giving
from saloon.games.bang.questions import CardKind, Character
from saloon.games.bang.state import Bang
from saloon.games.bang.words import ALLOWED, GIVE_CARD
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.views import HIDDEN

STORE: Final = "general_store"


class ClausTheSaint(Character):
    """Draws a card more than there are living players, keeps two and gives one to each of the others."""

    key = "claus_the_saint"
    life = 3

    def instead_of_drawing(self, game: Bang, me: FigureId, count: int) -> Frame[Bang] | None:
        hands = other_hands(game, me)
        to = [one for one in in_order_of_effects(game, me) if one in hands]
        cards: list[CardId] = []
        from_discard = take_aside(game, me, count + len(to), cards)
        return Presents(me, count, cards, cards[:from_discard], to, self.number)


class Presents(Frame[Bang]):
    """One of the cards drawn goes to each of the others, in turn, by choice; the rest is kept."""

    __slots__ = ("cards", "cause", "figure", "keep", "open_cards", "to")

    fields: ClassVar[tuple[str, ...]] = ("figure", "keep", "cards", "open_cards", "to", "cause")

    def __init__(
        self,
        figure: FigureId,
        keep: int,
        cards: list[CardId],
        open_cards: list[CardId],
        to: list[FigureId],
        cause: DefinitionId,
    ) -> None:
        self.figure = figure
        self.keep = keep
        self.cards = cards
        self.open_cards = open_cards
        """Those that everybody saw when they were drawn; once a card has been given, nobody else can tell
        where they are."""
        self.to = to
        """Who has not got a card yet."""
        self.cause = cause

    def clone(self) -> Presents:
        return Presents(self.figure, self.keep, self.cards[:], self.open_cards[:], self.to[:], self.cause)

    def cards_held(self) -> list[CardId]:
        return self.cards

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, self.figure, [self.figure])

    def seen_by(self, game: Bang, player: PlayerId) -> Presents:
        seen = self.clone()
        if game.figures[self.figure].player != player:
            seen.cards = [card if card in self.open_cards else HIDDEN for card in self.cards]
        return seen

    def reveal(self, unseen: list[CardId]) -> None:
        for i, card in enumerate(self.cards):
            if card == HIDDEN:
                self.cards[i] = unseen.pop()

    def advance(self, game: Bang) -> None:
        if not self.to or len(self.cards) <= self.keep:
            self.end(game)
            return
        options = [giving(card, self.to[0]) for card in self.cards]
        game.ask_figure(
            self.figure,
            GIVE_CARD,
            options,
            source=self.to[0],
            number=len(self.to),
        )

    def answer(self, game: Bang, option: Option) -> None:
        target = self.to.pop(0)
        self.cards.remove(option.card)
        self.open_cards = []
        game.hand(target).append(option.card)
        game.happened_unseen("presented", self.figure, target, [option.card])

    def end(self, game: Bang) -> None:
        kept = self.cards
        game.hand(self.figure).extend(kept)
        game.happened_unseen("drew", self.figure, NO_FIGURE, kept)
        if len(kept) > 1:
            second_card_drawn(game, self.figure, kept[1])
        game.finish(self)


class JohnnyKisch(Character):
    """When he puts a card into play, all others of that name in play are discarded."""

    key = "johnny_kisch"

    def after_laid(self, game: Bang, me: FigureId, card: CardId, where: FigureId) -> None:
        kind = game.book.kind_of[card].number
        for number in game.force().ring:
            for other in game.figures[number].in_play[:]:
                if other != card and game.book.kind_of[other].number == kind:
                    game.discard_in_play(number, other)
                    game.happened("lost_card", number, me, other)


class UncleWill(Character):
    """Once in his turn any hand card is a General Store for him."""

    key = "uncle_will"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        if game.this_turn.uses_of(self.number) > 0:
            return
        store = game.book.kinds[STORE]
        for held in game.hand(me):
            if game.book.kind_of[held] is not store and play_refusal(game, me, held, store) == ALLOWED:
                options.append(store.play(held))

    def after_played(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> None:
        if kind.key == STORE and game.book.kind_of[card] is not kind:
            game.this_turn.used.append(self.number)


PROMOS: list[Character] = [ClausTheSaint(), JohnnyKisch(), UncleWill()]
