"""Shots at a robber's cowboy: guards, Indians, rivals. Bullets, a Mustang, or the end of the cowboy."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.calibre45.options import GIVING_UP
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import (
    ANSWER_SHOT,
    BEAT_GUARDS,
    BEAT_INDIANS,
    BY_GUARDS,
    BY_INDIANS,
    BY_SHOT,
    ESCAPE,
    INDIANS,
    LAY,
    MUSTANG,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_PLAYER, CardId, PlayerId, as_figure

OPEN: Final = 0
STOOD: Final = 1
ESCAPED: Final = 2
KILLED: Final = 3

CAUSE_OF: dict[str, str] = {BEAT_GUARDS: BY_GUARDS, BEAT_INDIANS: BY_INDIANS, ANSWER_SHOT: BY_SHOT}


def add_bullets(
    game: Calibre, player: PlayerId, chosen: list[CardId], left: int, options: list[Option]
) -> None:
    """Every bullet card not laid yet; first the least one that does what is left to do, else the greatest."""
    book = game.book
    bullets = book.bullets_of
    best = NONE
    for card in game.players[player].hand:
        if bullets[card] and card not in chosen:
            options.append(book.laying[card])
            if best == NONE:
                best = card
            elif bullets[card] >= left:
                if bullets[best] < left or bullets[card] < bullets[best]:
                    best = card
            elif bullets[card] > bullets[best] and bullets[best] < left:
                best = card
    if best != NONE:
        options.remove(book.laying[best])
        options.insert(0, book.laying[best])


class Stand(Frame[Calibre]):
    """A cowboy is shot at: its player lays at least as many bullets, or plays a Mustang, or loses it.

    A try that cannot succeed is not offered, so that nothing is spent in vain; once begun it is carried
    through. Nobody sees the cards laid before they are enough.
    """

    __slots__ = ("card", "chosen", "kind", "needed", "outcome", "player", "shooter")

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "kind",
        "needed",
        "shooter",
        "card",
        "chosen",
        "outcome",
    )

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        needed: int,
        shooter: PlayerId,
        card: CardId,
        chosen: list[CardId],
        outcome: int,
    ) -> None:
        self.player = player
        self.kind = kind
        """What is asked: guards, Indians or a shot to stand up to."""
        self.needed = needed
        self.shooter = shooter
        self.card = card
        """The money card that it is about."""
        self.chosen = chosen
        """Cards laid so far; they are in the hand until they are enough."""
        self.outcome = outcome

    def clone(self) -> Stand:
        return Stand(
            self.player,
            self.kind,
            self.needed,
            self.shooter,
            self.card,
            self.chosen[:],
            self.outcome,
        )

    def seen_by(self, game: Calibre, player: PlayerId) -> Stand:
        copy = self.clone()
        if player != self.player:
            copy.chosen = []
        return copy

    def limit(self, game: Calibre) -> int:
        """How many bullets may be used: the cowboy's limit, unless the table lifts it against guards."""
        if self.kind != ANSWER_SHOT and game.rule["limit_against_guards"] == "no":
            return self.needed
        return game.limit(self.player)

    def advance(self, game: Calibre) -> None:
        if self.outcome != OPEN:
            game.finish(self)
            return
        hand = game.players[self.player].hand
        if not hand:
            self.die(game)
            return
        options: list[Option] = []
        book = game.book
        laid = book.bullets(self.chosen)
        if laid or (self.limit(game) >= self.needed and book.bullets(hand) >= self.needed):
            add_bullets(game, self.player, self.chosen, self.needed - laid, options)
        if not laid:
            for card in hand:
                if book.kind_of[card] == MUSTANG:
                    options.append(book.escaping[card])
            options.append(GIVING_UP)
        game.ask_player(self.player, self.kind, options, self.card, self.shooter, self.needed)

    def answer(self, game: Calibre, option: Option) -> None:
        if option.verb == LAY:
            self.chosen.append(option.card)
            if game.book.bullets(self.chosen) >= self.needed:
                self.stand(game)
        elif option.verb == ESCAPE:
            self.outcome = ESCAPED
            game.discard(self.player, option.card)
            game.leave_robbery(self.player)
            game.happened("escaped", self.player, self.shooter, option.card, cause=CAUSE_OF[self.kind])
        else:
            self.die(game)

    def stand(self, game: Calibre) -> None:
        self.outcome = STOOD
        for card in self.chosen:
            game.discard(self.player, card)
        if game.log is not None:
            game.log.append(
                Event(
                    "stood_up",
                    as_figure(self.player),
                    as_figure(self.shooter),
                    self.chosen[:],
                    self.needed,
                    cause=CAUSE_OF[self.kind],
                )
            )
        self.chosen.clear()

    def die(self, game: Calibre) -> None:
        self.outcome = KILLED
        game.lose_cowboy(self.player, CAUSE_OF[self.kind], self.shooter)


class Attack(Frame[Calibre]):
    """Guards or Indians: the robbers face them one after the other until one of them shoots them all."""

    __slots__ = ("card", "fighters", "last", "place", "winner")

    fields: ClassVar[tuple[str, ...]] = ("card", "fighters", "place", "winner", "last")

    def __init__(
        self, card: CardId, fighters: list[PlayerId], place: int, winner: PlayerId, last: PlayerId
    ) -> None:
        self.card = card
        self.fighters = fighters
        """Who is on the robbery, clockwise from the one who called it."""
        self.place = place
        self.winner = winner
        self.last = last
        """Who was the last to be killed or to escape."""

    def clone(self) -> Attack:
        return Attack(self.card, self.fighters[:], self.place, self.winner, self.last)

    def advance(self, game: Calibre) -> None:
        if self.winner != NONE or self.place == len(self.fighters):
            game.finish(self)
            return
        kind = BEAT_INDIANS if game.book.kind_of[self.card] == INDIANS else BEAT_GUARDS
        needed = game.book.number_of[self.card]
        game.push(Stand(self.fighters[self.place], kind, needed, NO_PLAYER, self.card, [], OPEN))

    def resumed(self, game: Calibre, frame: Frame[Calibre]) -> None:
        if isinstance(frame, Stand):
            self.place += 1
            if frame.outcome == STOOD:
                self.winner = frame.player
            else:
                self.last = frame.player
