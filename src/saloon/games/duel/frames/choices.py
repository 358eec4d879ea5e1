"""Frames of choices that a card or an ability brings: what a missed shot still does, what is repeated."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.duel.figures import beside, other_player
from saloon.games.duel.options import PASSING, with_card, with_figure
from saloon.games.duel.picking import discard_in_play
from saloon.games.duel.state import Duel
from saloon.games.duel.words import (
    DISCARD,
    DISCARD_EQUIPMENT,
    GIVE_UP_CARD,
    MOVE,
    MOVE_MARKER,
    RELOAD,
    REPEAT,
)
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, PlayerId


class EquipmentDiscard(Frame[Duel]):
    """A missed Carbine: a card in play on one of the attacking characters may be discarded."""

    __slots__ = ("card", "done", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "done")

    def __init__(self, player: PlayerId, card: CardId, done: bool) -> None:
        self.player = player
        self.card = card
        self.done = done

    def clone(self) -> EquipmentDiscard:
        return EquipmentDiscard(self.player, self.card, self.done)

    def advance(self, game: Duel) -> None:
        options: list[Option] = [PASSING]
        if not self.done:
            for player in (other_player(self.player), self.player):
                for card in game.figures[game.attacking(player)].in_play:
                    options.append(with_card(DISCARD, card))
        if len(options) == 1:
            game.finish(self)
        else:
            game.ask_figure(game.voice(self.player), DISCARD_EQUIPMENT, options, self.card)

    def answer(self, game: Duel, option: Option) -> None:
        self.done = True
        if option.verb == DISCARD:
            discard_in_play(game, self.player, option.card)


class MarkerMove(Frame[Duel]):
    """A missed Shotgun: either player's marker may be moved."""

    __slots__ = ("card", "done", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "done")

    def __init__(self, player: PlayerId, card: CardId, done: bool) -> None:
        self.player = player
        self.card = card
        self.done = done

    def clone(self) -> MarkerMove:
        return MarkerMove(self.player, self.card, self.done)

    def advance(self, game: Duel) -> None:
        options: list[Option] = [PASSING]
        if not self.done:
            for player in (self.player, other_player(self.player)):
                if not game.is_alone(player):
                    options.append(with_figure(MOVE, beside(game.attacking(player))))
        if len(options) == 1:
            game.finish(self)
        else:
            game.ask_figure(game.voice(self.player), MOVE_MARKER, options, self.card)

    def answer(self, game: Duel, option: Option) -> None:
        self.done = True
        if option.verb == MOVE:
            game.move_marker(PlayerId(option.target >> 1), self.player, "shotgun")


class GiveUpCard(Frame[Duel]):
    """A missed Peacemaker: a player discards a card of his choice."""

    __slots__ = ("card", "done", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "done")

    def __init__(self, player: PlayerId, card: CardId, done: bool) -> None:
        self.player = player
        """Who discards."""
        self.card = card
        self.done = done

    def clone(self) -> GiveUpCard:
        return GiveUpCard(self.player, self.card, self.done)

    def advance(self, game: Duel) -> None:
        hand = game.hand(self.player)
        if self.done or not hand:
            game.finish(self)
            return
        options = [with_card(DISCARD, card) for card in hand]
        source = game.voice(other_player(self.player))
        game.ask_figure(game.voice(self.player), GIVE_UP_CARD, options, self.card, source)

    def answer(self, game: Duel, option: Option) -> None:
        self.done = True
        game.put_away(self.player, option.card)
        game.happened("discarded", game.voice(self.player), cards=[option.card])
        if game.rule["chosen_discards"] == "counted":
            game.robbed(self.player)


class Repeated(Frame[Duel]):
    """A card of the discard pile has its effect once more, with targets of its own."""

    __slots__ = ("card", "done", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "done")

    def __init__(self, player: PlayerId, card: CardId, done: bool) -> None:
        self.player = player
        self.card = card
        self.done = done

    def clone(self) -> Repeated:
        return Repeated(self.player, self.card, self.done)

    def advance(self, game: Duel) -> None:
        if self.done:
            game.finish(self)
            return
        options = repetitions(game, self.player, self.card)
        if len(options) <= 1:
            self.done = True
            for option in options:
                self.repeat(game, option)
            return
        game.ask_figure(game.voice(self.player), REPEAT, options, self.card)

    def answer(self, game: Duel, option: Option) -> None:
        self.done = True
        self.repeat(game, option)

    def repeat(self, game: Duel, option: Option) -> None:
        kind = game.book.kind_of[self.card]
        me = game.voice(self.player)
        if option.verb == RELOAD:
            game.happened("reloaded", me, cards=[self.card])
            game.draw(self.player, 1, "reload")
            return
        game.happened("repeated", me, option.target, [self.card])
        kind.resolve(game, self.player, option)


def repetitions(game: Duel, player: PlayerId, card: CardId) -> list[Option]:
    """Every way in which this card of the discard pile could be repeated now."""
    options: list[Option] = []
    kind = game.book.kind_of[card]
    kind.add_plays(game, player, card, options)
    if kind.reload and game.reload_is_open():
        options.append(Option(RELOAD, card, NO_DEFINITION, NO_FIGURE, NO_CARD))
    return options
