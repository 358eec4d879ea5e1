"""Frames of attacks that go on: an effect on many, the Indians, a duel."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.duel.asking import serves_as
from saloon.games.duel.figures import beside, other_player, owner_of
from saloon.games.duel.frames.life import lose
from saloon.games.duel.options import PASSING, with_card
from saloon.games.duel.state import Duel
from saloon.games.duel.words import ANSWER, AS_HIT, DUEL_ANSWER, HIT_CARD_OR_LOSS, PASS
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId


class Volley(Frame[Duel]):
    """A card's effect on several characters, or several times on one, one after the other."""

    __slots__ = ("card", "kind", "place", "player", "targets")

    fields: ClassVar[tuple[str, ...]] = ("player", "kind", "card", "targets", "place")

    def __init__(
        self, player: PlayerId, kind: DefinitionId, card: CardId, targets: list[FigureId], place: int
    ) -> None:
        self.player = player
        self.kind = kind
        self.card = card
        self.targets = targets
        self.place = place

    def clone(self) -> Volley:
        return Volley(self.player, self.kind, self.card, self.targets[:], self.place)

    def pending(self, game: Duel) -> Pending | None:
        return Pending(self.card, self.kind, game.voice(self.player), self.targets, max(self.place - 1, 0))

    def advance(self, game: Duel) -> None:
        if self.place == len(self.targets):
            game.finish(self)
            return
        target = self.targets[self.place]
        self.place += 1
        if game.figures[target].alive():
            game.book.kind(self.kind).resolve_for_each(game, self, target)


def all_but_attacking(game: Duel, player: PlayerId) -> list[FigureId]:
    """Every character but the player's own attacking one, in the order of priority."""
    found = [game.attacking(other_player(player))]
    for one in (player, other_player(player)):
        if not game.is_alone(one):
            found.append(beside(game.attacking(one)))
    return found


def add_hit_cards(game: Duel, player: PlayerId, options: list[Option]) -> None:
    """Every hand card that is, or serves as, a hit card."""
    for card in game.hand(player):
        if serves_as(game, player, card, AS_HIT):
            options.append(with_card(ANSWER, card))


class IndiansAttack(Frame[Duel]):
    """Indians: discard a hit card, or the character loses a point."""

    __slots__ = ("card", "done", "figure", "kind", "player")

    fields: ClassVar[tuple[str, ...]] = ("figure", "player", "card", "kind", "done")

    def __init__(
        self, figure: FigureId, player: PlayerId, card: CardId, kind: DefinitionId, done: bool
    ) -> None:
        self.figure = figure
        self.player = player
        """Who played them."""
        self.card = card
        self.kind = kind
        self.done = done

    def clone(self) -> IndiansAttack:
        return IndiansAttack(self.figure, self.player, self.card, self.kind, self.done)

    def advance(self, game: Duel) -> None:
        if self.done:
            game.wake(NO_FIGURE)
            game.finish(self)
            return
        game.wake(self.figure)
        owner = owner_of(self.figure)
        if not game.hand(owner):
            self.land(game)
            return
        options: list[Option] = []
        add_hit_cards(game, owner, options)
        options.append(PASSING)
        game.ask_figure(self.figure, HIT_CARD_OR_LOSS, options, self.card, game.voice(self.player))

    def answer(self, game: Duel, option: Option) -> None:
        if option.verb == PASS:
            self.land(game)
            return
        game.put_away(owner_of(self.figure), option.card)
        game.happened("answered", self.figure, NO_FIGURE, [option.card], definition="hit")
        self.done = True

    def land(self, game: Duel) -> None:
        self.done = True
        source = game.voice(self.player)
        lose(game, self.figure, 1, source, owner_of(self.figure) != self.player, self.kind)


class DuelFight(Frame[Duel]):
    """A duel: beginning with the challenged, both discard hit cards in turns; who does not loses a point."""

    __slots__ = ("card", "challenged", "challenger", "done", "kind", "to_answer")

    fields: ClassVar[tuple[str, ...]] = ("challenger", "challenged", "card", "kind", "to_answer", "done")

    def __init__(
        self,
        challenger: FigureId,
        challenged: FigureId,
        card: CardId,
        kind: DefinitionId,
        to_answer: FigureId,
        done: bool,
    ) -> None:
        self.challenger = challenger
        self.challenged = challenged
        self.card = card
        self.kind = kind
        self.to_answer = to_answer
        self.done = done

    def clone(self) -> DuelFight:
        return DuelFight(self.challenger, self.challenged, self.card, self.kind, self.to_answer, self.done)

    def pending(self, game: Duel) -> Pending | None:
        return Pending(self.card, self.kind, self.challenger, [self.to_answer, self.opponent()])

    def opponent(self) -> FigureId:
        return self.challenged if self.to_answer == self.challenger else self.challenger

    def advance(self, game: Duel) -> None:
        if self.done:
            game.finish(self)
            return
        game.wake(self.challenged)
        if not game.hand(owner_of(self.to_answer)):
            self.lose(game)
            return
        options: list[Option] = []
        add_hit_cards(game, owner_of(self.to_answer), options)
        options.append(PASSING)
        game.ask_figure(self.to_answer, DUEL_ANSWER, options, self.card, self.opponent())

    def answer(self, game: Duel, option: Option) -> None:
        if option.verb == PASS:
            self.lose(game)
            return
        game.put_away(owner_of(self.to_answer), option.card)
        game.happened("answered", self.to_answer, self.opponent(), [option.card], definition="hit")
        self.to_answer = self.opponent()

    def lose(self, game: Duel) -> None:
        self.done = True
        by_opponent = self.to_answer == self.challenged
        lose(game, self.to_answer, 1, self.opponent(), by_opponent, self.kind)
