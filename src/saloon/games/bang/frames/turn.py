"""Frames of a turn: whose turn it is, its checks and its three phases."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.force import others
from saloon.games.bang.frames.cards import DrawCheck, take_random
from saloon.games.bang.frames.life import lose_life
from saloon.games.bang.options import ENDING_TURN, with_card
from saloon.games.bang.questions import (
    AFTER_SECOND_CARD,
    AT_TURN_START,
    INSTEAD_OF_DRAWING,
    OFFERS_FIRST_CARD,
    OFFERS_IN_PLAY_PHASE,
    SERVES_AS,
    serves_as,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    AS_BANG,
    BROWN,
    DISCARD,
    DISCARD_EXCESS,
    DRAW,
    DROP,
    END_TURN,
    FIRST_CARD,
    HEARTS,
    PLAY,
    PLAY_PHASE,
    SHERIFF,
    SPADES,
    TAKE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame


class Rounds(Frame[Bang]):
    """Turns pass clockwise from the Sheriff until somebody has won."""

    __slots__ = ()

    fields: ClassVar[tuple[str, ...]] = ()

    def clone(self) -> Rounds:
        return Rounds()

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        game.push(Turn(next_to_play(game), 0, []))


def next_to_play(game: Bang) -> int:
    """The next living figure clockwise; the Sheriff has the first turn."""
    if game.turn != NONE:
        return others(game, game.turn)[0]
    for figure in game.ring:
        if game.role(figure) == SHERIFF:
            return figure
    return game.ring[0]


class Turn(Frame[Bang]):
    """A turn: checks of cards in play, then drawing, playing and discarding."""

    __slots__ = ("checked", "figure", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "stage", "checked")

    def __init__(self, figure: int, stage: int, checked: list[int]) -> None:
        self.figure = figure
        self.stage = stage
        """0 not begun, 1 checks, 2 drawing, 3 playing, 4 discarding, 5 over."""
        self.checked = checked
        """Cards in play whose check has been made."""

    def clone(self) -> Turn:
        return Turn(self.figure, self.stage, self.checked[:])

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        if self.stage == 0:
            self.begin(game)
        elif not game.figures[self.figure].alive or self.stage == 5:
            game.finish(self)
        elif self.stage == 1:
            self.check_next(game)
        else:
            self.stage += 1
            if self.stage == 3:
                game.push(DrawPhase(self.figure, 0))
            elif self.stage == 4:
                game.push(PlayPhase(self.figure))
            else:
                game.push(DiscardPhase(self.figure))

    def begin(self, game: Bang) -> None:
        self.stage = 1
        game.turn = self.figure
        game.turns += 1
        game.bangs_played = 0
        game.happened("turn_began", self.figure, number=game.turns)

    def check_next(self, game: Bang) -> None:
        """Push the next start-of-turn check that has not been made: Dynamite before Jail."""
        first: Frame[Bang] | None = None
        first_card = NONE
        first_order = 0
        for rule in game.rules(AT_TURN_START):
            if rule.owner == self.figure and rule.card not in self.checked:
                order = rule.definition.start_order()
                if first is None or order < first_order:
                    first = rule.definition.at_turn_start(game, self.figure, rule.card)
                    first_card = rule.card
                    first_order = order
        if first is None:
            self.stage = 2
        else:
            self.checked.append(first_card)
            game.push(first)

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, JailCheck) and not frame.escaped:
            self.stage = 5
            game.happened("turn_skipped", self.figure)


class DynamiteCheck(Frame[Bang]):
    """Dynamite: spades from 2 to 9 blow it up for three life points, anything else passes it on."""

    __slots__ = ("card", "done", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "done")

    def __init__(self, figure: int, card: int, done: bool) -> None:
        self.figure = figure
        self.card = card
        self.done = done

    def clone(self) -> DynamiteCheck:
        return DynamiteCheck(self.figure, self.card, self.done)

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
        else:
            game.push(DrawCheck(self.figure, game.book.kind_of[self.card].number, NONE, []))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if not isinstance(frame, DrawCheck):
            return
        self.done = True
        flipped = frame.card
        if flipped != NONE and game.suit(flipped) == SPADES and 2 <= game.book.rank_of[flipped] <= 9:
            game.discard_in_play(self.figure, self.card)
            game.happened("exploded", self.figure, card=self.card)
            lose_life(game, self.figure, 3, NONE)
        else:
            self.pass_on(game)

    def pass_on(self, game: Bang) -> None:
        """To the first figure on the left that has none; if all have one it stays."""
        kind = game.book.kind_of[self.card].number
        for neighbour in others(game, self.figure):
            if not has_in_play(game, neighbour, kind):
                game.figures[self.figure].in_play.remove(self.card)
                game.lay(neighbour, self.card)
                game.happened("passed_on", self.figure, neighbour, self.card)
                return


def has_in_play(game: Bang, figure: int, kind: int) -> bool:
    """Whether a card of this kind lies in front of a figure."""
    kind_of = game.book.kind_of
    return any(kind_of[card].number == kind for card in game.figures[figure].in_play)


class JailCheck(Frame[Bang]):
    """Jail: on hearts the turn goes on, otherwise it is skipped; the Jail is discarded either way."""

    __slots__ = ("card", "done", "escaped", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "card", "done", "escaped")

    def __init__(self, figure: int, card: int, done: bool, escaped: bool) -> None:
        self.figure = figure
        self.card = card
        self.done = done
        self.escaped = escaped

    def clone(self) -> JailCheck:
        return JailCheck(self.figure, self.card, self.done, self.escaped)

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
        else:
            game.push(DrawCheck(self.figure, game.book.kind_of[self.card].number, NONE, []))

    def resumed(self, game: Bang, frame: Frame[Bang]) -> None:
        if isinstance(frame, DrawCheck):
            self.done = True
            self.escaped = frame.card != NONE and game.suit(frame.card) == HEARTS
            if self.escaped or game.rule["jail_on_failure"] == "discard":
                game.discard_in_play(self.figure, self.card)


class DrawPhase(Frame[Bang]):
    """Phase 1: take two cards from the deck, or what an ability says instead."""

    __slots__ = ("figure", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "stage")

    def __init__(self, figure: int, stage: int) -> None:
        self.figure = figure
        self.stage = stage
        """0 not begun, 1 the first card, 2 the second card, 3 over."""

    def clone(self) -> DrawPhase:
        return DrawPhase(self.figure, self.stage)

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        if self.stage == 0:
            self.begin(game)
        elif self.stage == 1:
            self.first_card(game)
        elif self.stage == 2:
            self.second_card(game)
        else:
            game.finish(self)

    def begin(self, game: Bang) -> None:
        self.stage = 1
        for rule in game.rules(INSTEAD_OF_DRAWING):
            if rule.owner == self.figure:
                frame = rule.definition.instead_of_drawing(game, self.figure)
                if frame is not None:
                    self.stage = 3
                    game.push(frame)
                    return

    def first_card(self, game: Bang) -> None:
        options: list[Option] = []
        for rule in game.rules(OFFERS_FIRST_CARD):
            if rule.owner == self.figure:
                rule.definition.offers_first_card(game, self.figure, options)
        if options:
            options.insert(0, Option(DRAW, NONE, NONE, NONE, NONE))
            game.ask_figure(self.figure, FIRST_CARD, options)
        else:
            game.draw(self.figure, 1)
            self.stage = 2

    def answer(self, game: Bang, option: Option) -> None:
        self.stage = 2
        if option.verb == DRAW:
            game.draw(self.figure, 1)
        elif option.verb == TAKE:
            take_random(game, self.figure, option.target)
        else:
            game.hand(self.figure).append(game.discard.pop())
            game.happened("took_discard", self.figure, card=option.card)

    def second_card(self, game: Bang) -> None:
        self.stage = 3
        drawn = game.draw(self.figure, 1)
        if drawn:
            for rule in game.rules(AFTER_SECOND_CARD):
                if rule.owner == self.figure:
                    rule.definition.after_second_card(game, self.figure, drawn[0])


class PlayPhase(Frame[Bang]):
    """Phase 2: play any number of cards."""

    __slots__ = ("figure",)

    fields: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def clone(self) -> PlayPhase:
        return PlayPhase(self.figure)

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        me = self.figure
        if not game.figures[me].alive:
            game.finish(self)
            return
        options = [ENDING_TURN]
        bang = game.book.kind_for[AS_BANG]
        substitutes = len(game.rules(SERVES_AS)) > 0
        kind_of = game.book.kind_of
        for card in game.hand(me):
            kind = kind_of[card]
            if kind.refusal(game, me, card) == 0:
                kind.add_plays(game, me, card, options)
            if substitutes and kind is not bang and serves_as(game, me, card, AS_BANG):
                if bang.refusal(game, me, card) == 0:
                    bang.add_plays(game, me, card, options)
        for rule in game.rules(OFFERS_IN_PLAY_PHASE):
            if rule.owner == me:
                rule.definition.offers_in_play_phase(game, me, options)
        if game.rule["voluntary_discard_in_play"] == "yes":
            for card in game.figures[me].in_play:
                options.append(with_card(DROP, card))
        game.ask_figure(me, PLAY_PHASE, options)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == END_TURN:
            game.finish(self)
        elif option.verb == PLAY:
            self.play(game, option)
        elif option.verb == DROP:
            game.discard_in_play(self.figure, option.card)
            game.happened("discarded", self.figure, card=option.card)
        else:
            game.book.definitions[option.kind].used(game, self.figure, option)

    def play(self, game: Bang, option: Option) -> None:
        kind = game.book.kind(option.kind)
        if game.log is not None:
            choices = [one.target for one in open_plays(game, self.figure, option)]
            game.log.append(
                Event(
                    "played", self.figure, option.target, kind.key, [option.card], option.other, None, choices
                )
            )
        if kind.border == BROWN:
            game.discard_from_hand(self.figure, option.card)
        else:
            game.hand(self.figure).remove(option.card)
        kind.resolve(game, self.figure, option)


def open_plays(game: Bang, me: int, option: Option) -> list[Option]:
    """The other ways in which the same card could have been played as the same kind."""
    kind = game.book.kind(option.kind)
    plays: list[Option] = []
    if option.target != NONE:
        kind.add_plays(game, me, option.card, plays)
    return plays


class DiscardPhase(Frame[Bang]):
    """Phase 3: discard down to as many cards as life points."""

    __slots__ = ("figure",)

    fields: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def clone(self) -> DiscardPhase:
        return DiscardPhase(self.figure)

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        hand = game.hand(self.figure)
        excess = len(hand) - game.figures[self.figure].life
        if excess <= 0 or not game.figures[self.figure].alive:
            game.finish(self)
            return
        options = [with_card(DISCARD, card) for card in hand]
        game.ask_figure(self.figure, DISCARD_EXCESS, options, number=excess)

    def answer(self, game: Bang, option: Option) -> None:
        game.discard_from_hand(self.figure, option.card)
        game.happened("discarded", self.figure, card=option.card)
