"""Arming: turns pass clockwise until somebody calls a robbery."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.calibre45.frames.robbery import Robbery
from saloon.games.calibre45.frames.weapons import add_arming, arm, put_least_first
from saloon.games.calibre45.options import (
    CALLING,
    PASSING,
    RECRUITING,
    REMOVING_TOKEN,
    dismissing,
    keeping,
)
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    ALLOWED,
    ARMING,
    CALL,
    DRAW,
    EXCHANGE,
    KEEP,
    NEW_COWBOY,
    RECRUIT,
    REMOVE_TOKEN,
    TOKENS_EACH,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, CardId, PlayerId
from saloon.kernel.views import HIDDEN


class Arming(Frame[Calibre]):
    """Each in his turn does one thing: arms himself, sees to his cowboy, or calls a robbery."""

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Arming:
        return Arming()

    def quiet(self) -> bool:
        return True

    def advance(self, game: Calibre) -> None:
        game.renew_decks()
        player = game.turn
        one = game.players[player]
        options: list[Option] = []
        if one.cowboy == NONE:
            if game.enough_tokens():
                options.append(RECRUITING)
        else:
            add_arming(game, player, options)
            if one.tokens:
                options.insert(0, REMOVING_TOKEN)
            if game.going_refusal(player) == ALLOWED:
                options.append(CALLING)
        if not options or game.rule["arming_pass"] == "allowed":
            self.add_pass(options)
        elif options[0].verb == EXCHANGE:
            put_least_first(game, options)
        game.ask_player(player, ARMING, options)

    def add_pass(self, options: list[Option]) -> None:
        """Drawing and removing a token harm nobody: they come before doing nothing, the rest after it."""
        harmless = 0
        while harmless < len(options) and options[harmless].verb in (DRAW, REMOVE_TOKEN):
            harmless += 1
        options.insert(harmless, PASSING)

    def answer(self, game: Calibre, option: Option) -> None:
        player = game.turn
        verb = option.verb
        if verb == CALL:
            game.robberies += 1
            game.happened("robbery_called", player, card=game.players[player].cowboy, nth=game.robberies)
            game.go_robbing(player)
            game.push(Robbery(player, 0, 0, NO_CARD, [player], player))
        elif verb == RECRUIT:
            card = game.top_cowboy()
            game.happened_unseen("recruited", player, [card])
            game.push(NewCowboy(player, card))
        else:
            if verb in (DRAW, EXCHANGE):
                arm(game, player, option)
            elif verb == REMOVE_TOKEN:
                self.remove_token(game, player)
            else:
                game.happened("passed", player)
            begin_turn(game, game.after(player))

    def remove_token(self, game: Calibre, player: PlayerId) -> None:
        game.move_tokens(player, -1)
        one = game.players[player]
        one.resting = one.tokens == 0 and game.rule["bail_cleared"] == "next_turn"
        game.happened("token_removed", player, amount=one.tokens)

    def resumed(self, game: Calibre, frame: Frame[Calibre]) -> None:
        if isinstance(frame, Robbery):
            begin_turn(game, game.after(frame.last))
        elif isinstance(frame, NewCowboy):
            begin_turn(game, game.after(frame.player))


def begin_turn(game: Calibre, player: PlayerId) -> None:
    """It is this player's turn of arming."""
    game.turn = player
    game.turns += 1
    game.players[player].resting = False
    game.happened("turn_began", player, nth=game.turns)


class NewCowboy(Frame[Calibre]):
    """A random cowboy in place of a lost one: kept, face down and with three bail tokens, or discarded."""

    __slots__ = ("card", "player")

    fields: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self, player: PlayerId, card: CardId) -> None:
        self.player = player
        self.card = card

    def clone(self) -> NewCowboy:
        return NewCowboy(self.player, self.card)

    def cards_held(self) -> list[CardId]:
        return [] if self.card == NONE else [self.card]

    def seen_by(self, game: Calibre, player: PlayerId) -> NewCowboy:
        return NewCowboy(self.player, self.card if player in game.privy_to(self.player) else HIDDEN)

    def reveal(self, unseen: list[CardId]) -> None:
        if self.card == HIDDEN:
            self.card = unseen.pop()

    def advance(self, game: Calibre) -> None:
        game.ask_player(self.player, NEW_COWBOY, [keeping(self.card), dismissing(self.card)])

    def answer(self, game: Calibre, option: Option) -> None:
        if option.verb == KEEP:
            game.players[self.player].cowboy = self.card
            game.move_tokens(self.player, TOKENS_EACH)
            game.happened("kept", self.player, amount=TOKENS_EACH)
        else:
            game.cowboy_discard.append(self.card)
            game.happened("dismissed", self.player, card=self.card)
        self.card = NO_CARD
        game.finish(self)
