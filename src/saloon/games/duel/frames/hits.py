"""Frames of hits: a hit on its way, one that comes later, the further card that a miss may take."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.duel.asking import extra_card_needed, serves_as
from saloon.games.duel.figures import other_player, owner_of
from saloon.games.duel.frames.draws import Reveal
from saloon.games.duel.frames.life import lose
from saloon.games.duel.options import PASSING, with_card
from saloon.games.duel.questions import AFTER_OWN_HIT_MISSED, OFFERS_AGAINST_HIT
from saloon.games.duel.state import Duel
from saloon.games.duel.words import (
    ANSWER,
    AS_MISS,
    DEFEND,
    DISCARD,
    EXTRA_CARD,
    PASS,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId

OPEN: Final = 0
DONE: Final = 2


class Hit(Frame[Duel]):
    """A hit on its way: misses can cancel it, otherwise the target loses a point of health."""

    __slots__ = (
        "cancelling",
        "card",
        "character",
        "is_bang",
        "kind",
        "nth",
        "of",
        "shooter",
        "stage",
        "target",
        "used",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "shooter",
        "target",
        "character",
        "card",
        "kind",
        "is_bang",
        "stage",
        "used",
        "cancelling",
        "nth",
        "of",
    )

    def __init__(
        self,
        shooter: FigureId,
        target: FigureId,
        character: DefinitionId,
        card: CardId,
        kind: DefinitionId,
        is_bang: bool,
        stage: int,
        used: list[CardId],
        cancelling: DefinitionId,
        nth: int,
        of: int,
    ) -> None:
        self.shooter = shooter
        self.target = target
        self.character = character
        """Who was aimed at: a hit that waits does not strike his successor."""
        self.card = card
        """The card that makes it; NONE: an ability, or another card's effect."""
        self.kind = kind
        """As what it was played; or the ability."""
        self.is_bang = is_bang
        """Whether it is of a BANG! card."""
        self.stage = stage
        self.used = used
        """What was tried against it already, by card; NONE: the ability."""
        self.cancelling = cancelling
        """What is being used against it."""
        self.nth = nth
        """Which one of a series, counted from 1; 0: there is no series."""
        self.of = of

    def clone(self) -> Hit:
        return Hit(
            self.shooter,
            self.target,
            self.character,
            self.card,
            self.kind,
            self.is_bang,
            self.stage,
            self.used[:],
            self.cancelling,
            self.nth,
            self.of,
        )

    def pending(self, game: Duel) -> Pending | None:
        return Pending(self.card, self.kind, self.shooter, [self.target], 0, self.nth, self.of)

    def advance(self, game: Duel) -> None:
        if self.stage == DONE or game.figures[self.target].character != self.character:
            game.finish(self)
            return
        game.wake(self.target)
        options: list[Option] = []
        payable = self.can_be_cancelled(game, 0)
        for rule in game.rules_for(OFFERS_AGAINST_HIT, self.target):
            definition = rule.definition
            if rule.card not in self.used and (payable or not definition.is_miss(game)):
                if definition.offers_against_hit(game, self.target, self):
                    options.append(Option(USE, rule.card, definition.number, NO_FIGURE, NO_CARD))
        if not options and not self.can_be_cancelled(game, 1):
            self.land(game)
            return
        self.add_answers(game, options)
        options.append(PASSING)
        game.ask_figure(self.target, DEFEND, options, self.card, self.shooter, self.nth, self.of)

    def can_be_cancelled(self, game: Duel, cards: int) -> bool:
        """Whether the defender has enough to cancel it by so many hand cards, as everybody can see."""
        player = owner_of(self.target)
        if extra_card_needed(game, self) and len(extra_cards(game, player, NO_CARD)) <= cards:
            return False
        return len(game.hand(player)) >= cards

    def add_answers(self, game: Duel, options: list[Option]) -> None:
        if not self.can_be_cancelled(game, 1):
            return
        player = owner_of(self.target)
        free = self.card != NONE and game.book.kind(self.kind).takes_any_miss()
        for card in game.hand(player):
            if free or serves_as(game, player, card, AS_MISS):
                options.append(with_card(ANSWER, card))

    def answer(self, game: Duel, option: Option) -> None:
        if option.verb == PASS:
            self.land(game)
        elif option.verb == USE:
            self.used.append(option.card)
            self.cancelling = option.kind
            game.book.definitions[option.kind].used_against_hit(game, self.target, option.card, self)
        else:
            game.put_away(owner_of(self.target), option.card)
            game.happened("answered", self.target, self.shooter, [option.card], definition="miss")
            self.cancel(game, game.book.kind_of[option.card].number)

    def cancel(self, game: Duel, by: DefinitionId) -> None:
        """Something cancels it, unless one more card is due for that and is not given."""
        self.cancelling = by
        is_miss = game.book.definitions[by].is_miss(game)
        if is_miss and extra_card_needed(game, self):
            game.push(ExtraCard(self.target, self.shooter, False, False))
        else:
            self.cancelled(game, is_miss)

    def resumed(self, game: Duel, frame: Frame[Duel]) -> None:
        if isinstance(frame, Reveal):
            if frame.is_good(game):
                game.book.definitions[self.cancelling].withstood(game, self.target, self)
        elif isinstance(frame, ExtraCard):
            if frame.paid:
                self.cancelled(game, True)

    def cancelled(self, game: Duel, is_miss: bool) -> None:
        """What the miss does besides, what the card does when missed, and who waits for that."""
        self.stage = DONE
        defender = owner_of(self.target)
        shooter = owner_of(self.shooter)
        game.happened("missed", self.target, self.shooter)
        game.wake(NO_FIGURE)
        if is_miss:
            if defender != shooter:
                for rule in game.rules_of(AFTER_OWN_HIT_MISSED, shooter):
                    rule.definition.after_own_hit_missed(game, rule.owner, self)
            game.book.definitions[self.kind].when_missed(game, shooter, self)
        game.book.definitions[self.cancelling].after_cancelling(game, self.target, self)

    def land(self, game: Duel) -> None:
        self.stage = DONE
        lose(
            game,
            self.target,
            1,
            self.shooter,
            owner_of(self.shooter) != owner_of(self.target),
            self.kind,
        )


def new_hit(
    game: Duel,
    shooter: FigureId,
    target: FigureId,
    kind: DefinitionId,
    card: CardId = NO_CARD,
    is_bang: bool = False,
    nth: int = 0,
    of: int = 0,
) -> Hit:
    character = game.figures[target].character
    return Hit(shooter, target, character, card, kind, is_bang, OPEN, [], NO_DEFINITION, nth, of)


class HitLater(Frame[Duel]):
    """An automatic hit that comes when the effect which brought it about is finished."""

    __slots__ = ("character", "kind", "shooter", "target")

    fields: ClassVar[tuple[str, ...]] = ("shooter", "target", "character", "kind")

    def __init__(
        self, shooter: FigureId, target: FigureId, character: DefinitionId, kind: DefinitionId
    ) -> None:
        self.shooter = shooter
        self.target = target
        """NONE: the opponent's attacking character, whoever that is then."""
        self.character = character
        """Who is meant; NONE if it is whoever attacks then."""
        self.kind = kind

    def clone(self) -> HitLater:
        return HitLater(self.shooter, self.target, self.character, self.kind)

    def advance(self, game: Duel) -> None:
        game.finish(self)
        target = self.target
        if target == NONE:
            target = game.attacking(other_player(owner_of(self.shooter)))
        elif game.figures[target].character != self.character:
            return
        game.happened("hit_aimed", self.shooter, target, cause=game.book.definitions[self.kind].key)
        game.push(new_hit(game, self.shooter, target, self.kind))


def hit_attacker_later(game: Duel, me: FigureId, kind: DefinitionId) -> None:
    """The opponent's attacking character becomes the target of a hit, when it is its turn."""
    game.waiting.append(HitLater(me, NO_FIGURE, NO_DEFINITION, kind))


def hit_later(game: Duel, me: FigureId, target: FigureId, kind: DefinitionId) -> None:
    """This character becomes the target of a hit, when it is its turn."""
    game.waiting.append(HitLater(me, target, game.figures[target].character, kind))


def extra_cards(game: Duel, player: PlayerId, spent: CardId) -> list[CardId]:
    """What he could discard as one more card."""
    cards = [card for card in game.hand(player) if card != spent]
    if game.rule["tex_extra_card"] == "hand_or_play":
        for figure in game.characters_of(player):
            cards += game.figures[figure].in_play
    return cards


class ExtraCard(Frame[Duel]):
    """One more card is discarded, or the miss is of no use."""

    __slots__ = ("done", "figure", "paid", "shooter")

    fields: ClassVar[tuple[str, ...]] = ("figure", "shooter", "done", "paid")

    def __init__(self, figure: FigureId, shooter: FigureId, done: bool, paid: bool) -> None:
        self.figure = figure
        self.shooter = shooter
        self.done = done
        self.paid = paid

    def clone(self) -> ExtraCard:
        return ExtraCard(self.figure, self.shooter, self.done, self.paid)

    def advance(self, game: Duel) -> None:
        cards = [] if self.done else extra_cards(game, owner_of(self.figure), NO_CARD)
        if not cards:
            game.finish(self)
            return
        options = [with_card(DISCARD, card) for card in cards]
        options.append(PASSING)
        game.ask_figure(self.figure, EXTRA_CARD, options, source=self.shooter)

    def answer(self, game: Duel, option: Option) -> None:
        self.done = True
        if option.verb == PASS:
            return
        self.paid = True
        bearer = game.bearer(option.card)
        if bearer == NONE:
            game.put_away(owner_of(self.figure), option.card)
        else:
            game.take_off(bearer, option.card)
            game.discard.append(option.card)
        game.happened("paid", self.figure, self.shooter, [option.card])
