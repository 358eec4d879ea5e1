"""A robbery: the call, the attack, the shoot-out, the sharing of the loot."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.calibre45.frames.attack import Attack
from saloon.games.calibre45.frames.paying import Fines
from saloon.games.calibre45.frames.shootout import Shootout
from saloon.games.calibre45.options import DECLINING, JOINING, PICKING
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    ALLOWED,
    BY_DYNAMITE,
    DYNAMITE,
    INDIANS,
    JOIN,
    JOIN_ROBBERY,
    PICK_PLACE,
    SHERIFF,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_PLAYER, CardId, PlayerId

GATHERING: Final = 0
CHOOSING: Final = 1
OVER: Final = 2


class Robbery(Frame[Calibre]):
    """Whoever wants to joins; the caller turns up any card of the money deck, and that is what they face."""

    __slots__ = ("acts", "asked", "caller", "card", "last", "stage")

    fields: ClassVar[tuple[str, ...]] = ("caller", "stage", "asked", "card", "acts", "last")

    def __init__(
        self, caller: PlayerId, stage: int, asked: int, card: CardId, acts: list[PlayerId], last: PlayerId
    ) -> None:
        self.caller = caller
        self.stage = stage
        self.asked = asked
        """How many of the others have been asked whether they join."""
        self.card = card
        """The money card that was turned up, while it lies here."""
        self.acts = acts
        """Everybody on the robbery, in the order of what each did last."""
        self.last = last
        """Whose action was the last one: the next player clockwise arms himself first."""

    def clone(self) -> Robbery:
        return Robbery(self.caller, self.stage, self.asked, self.card, self.acts[:], self.last)

    def cards_held(self) -> list[CardId]:
        return [] if self.card == NONE else [self.card]

    def quiet(self) -> bool:
        return True

    def advance(self, game: Calibre) -> None:
        if self.stage == GATHERING:
            self.ask_next(game)
        elif self.stage == CHOOSING:
            options = [PICKING[place] for place, card in enumerate(game.spread) if card != NONE]
            game.ask_player(self.caller, PICK_PLACE, options)
        else:
            for one in game.players:
                one.robbing = False
            game.happened("robbery_ended", self.last, nth=game.robberies)
            game.finish(self)

    def ask_next(self, game: Calibre) -> None:
        """Ask the next one who can join; whoever has no free cowboy is passed over, as everybody can see."""
        while self.asked < len(game.players) - 1:
            player = self.invited(game)
            if game.going_refusal(player) == ALLOWED:
                game.ask_player(player, JOIN_ROBBERY, [DECLINING, JOINING], source=self.caller)
                return
            self.asked += 1
        self.stage = CHOOSING

    def invited(self, game: Calibre) -> PlayerId:
        return PlayerId((self.caller + 1 + self.asked) % len(game.players))

    def answer(self, game: Calibre, option: Option) -> None:
        if self.stage == CHOOSING:
            self.turn_up(game, option.number)
            return
        player = self.invited(game)
        self.asked += 1
        if option.verb == JOIN:
            game.happened("joined", player, self.caller, card=game.players[player].cowboy)
            game.go_robbing(player)
            self.acts.append(player)
        else:
            game.happened("declined", player, self.caller)

    def turn_up(self, game: Calibre, place: int) -> None:
        """The card at this place decides what they have run into."""
        card = game.spread[place]
        game.spread[place] = NO_CARD
        self.card = card
        self.acted(self.caller)
        game.happened("turned_up", self.caller, card=card, nth=place + 1)
        kind = game.book.kind_of[card]
        robbers = game.robbers(self.caller)
        if kind == SHERIFF:
            game.push(Fines(robbers, 0))
        elif kind == DYNAMITE:
            self.explode(game, robbers)
        elif game.book.number_of[card] == 0:
            game.push(Shootout(card, self.caller, self.acts[:]))
        else:
            game.push(Attack(card, robbers, 0, NO_PLAYER, NO_PLAYER))

    def explode(self, game: Calibre, robbers: list[PlayerId]) -> None:
        """Dynamite: all robbers lose their cowboys. There may be new ones at once, as the table agreed."""
        for player in robbers:
            game.lose_cowboy(player, BY_DYNAMITE)
        redeal = game.rule["dynamite_redeal"]
        if redeal == "robbers" or (redeal == "on" and len(robbers) == len(game.players)):
            for player in robbers:
                card = game.top_cowboy()
                game.players[player].cowboy = card
                game.happened_unseen("cowboy_dealt", player, [card])
        self.put_away(game, self.caller)

    def resumed(self, game: Calibre, frame: Frame[Calibre]) -> None:
        if isinstance(frame, Fines):
            self.put_away(game, self.caller)
            game.spread_again()
        elif isinstance(frame, Attack):
            self.attacked(game, frame)
        elif isinstance(frame, Shootout):
            self.share(game, frame.acts)

    def attacked(self, game: Calibre, attack: Attack) -> None:
        """Somebody has shot the guards or the Indians, or nobody could."""
        indians = game.book.kind_of[self.card] == INDIANS
        if attack.winner == NONE:
            game.happened("nobody_left", attack.last, card=self.card)
            caller_next = not indians and game.rule["next_after_guards"] == "caller"
            self.put_away(game, self.caller if caller_next else attack.last)
        elif indians:
            self.put_away(game, attack.winner)
        else:
            self.acted(attack.winner)
            game.push(Shootout(self.card, attack.winner, self.acts[:]))

    def acted(self, player: PlayerId) -> None:
        self.acts.remove(player)
        self.acts.append(player)

    def put_away(self, game: Calibre, last: PlayerId) -> None:
        """The card goes to the discarded money, and the robbery is over."""
        game.discard_money(self.card)
        self.card = NO_CARD
        self.last = last
        self.stage = OVER

    def share(self, game: Calibre, acts: list[PlayerId]) -> None:
        """The loot goes to the one left who acted last."""
        for player in acts:
            if game.players[player].robbing:
                self.last = player
        game.players[self.last].loot.append(self.card)
        game.money_moved = True
        game.happened("loot_taken", self.last, card=self.card, amount=game.book.value_of[self.card])
        self.card = NO_CARD
        self.stage = OVER
