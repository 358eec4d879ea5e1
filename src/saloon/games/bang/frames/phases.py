"""The three phases of a turn: drawing, playing, discarding."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.asking import (
    cards_last,
    cards_to_draw,
    hand_limit,
    play_refusal_by,
    sent_to_discard,
    serves_as,
)
from saloon.games.bang.force import others
from saloon.games.bang.frames.discards import ExtraDiscard, discard_by_choice, discard_own
from saloon.games.bang.frames.draws import draw_where_sent, second_card_drawn, take_discard, take_random
from saloon.games.bang.frames.steps import StepTaken, next_step
from saloon.games.bang.options import ENDING_TURN, targets_of, with_card
from saloon.games.bang.questions import (
    AFTER_DRAWING,
    AFTER_PLAYED,
    BEFORE_DRAWING,
    END_OF_PLAY_PHASE,
    FORBIDS,
    INSTEAD_OF_DRAWING,
    MUST_PLAY,
    OFFERS_DRAW,
    OFFERS_IN_PLAY_PHASE,
    SERVES_AS,
    TAKES_EXCESS,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    AS_BANG,
    BLUE,
    BROWN,
    DISCARD,
    DISCARD_EXCESS,
    DRAW,
    DROP,
    END_TURN,
    FIRST_CARD,
    HAND_LIMIT_RULE,
    PICK,
    PLAY,
    PLAY_PHASE,
    TAKE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class DrawPhase(Frame[Bang]):
    """Phase 1: take two cards from the deck, or what an ability or an event says instead."""

    __slots__ = ("count", "done", "drawn", "figure", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "stage", "count", "drawn", "done")

    def __init__(self, figure: FigureId, stage: int, count: int, drawn: int, done: list[StepTaken]) -> None:
        self.figure = figure
        self.stage = stage
        """0 first steps, 1 the first card, 2 the others, 3 cards that come last, 4 last steps, 5 over."""
        self.count = count
        self.drawn = drawn
        self.done = done

    def clone(self) -> DrawPhase:
        return DrawPhase(self.figure, self.stage, self.count, self.drawn, self.done[:])

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        if self.stage == 0:
            self.begin(game)
        elif self.stage == 1:
            self.first_card(game)
        elif self.stage == 2:
            self.next_card(game)
        elif self.stage == 3:
            for _card in range(cards_last(game, self.figure)):
                self.draw(game)
            self.stage = 4
        else:
            step = next_step(game, AFTER_DRAWING, self.figure, self.done) if self.stage == 4 else None
            if step is None:
                game.finish(self)
            else:
                game.push(step)

    def begin(self, game: Bang) -> None:
        step = next_step(game, BEFORE_DRAWING, self.figure, self.done)
        if step is not None:
            game.push(step)
            return
        self.stage = 1
        self.count = cards_to_draw(game, self.figure)
        self.replaced_by(game, NO_FIGURE)

    def replaced_by(self, game: Bang, owner: FigureId) -> bool:
        """Whether an event (NONE) or something of the figure's own comes in place of drawing the rest."""
        for rule in game.rules(INSTEAD_OF_DRAWING):
            if rule.owner == owner:
                game.because = rule.definition.number
                frame = rule.definition.instead_of_drawing(game, self.figure, self.count - self.drawn)
                game.because = NO_DEFINITION
                if frame is not None:
                    self.stage = 3
                    game.push(frame)
                    return True
        return False

    def first_card(self, game: Bang) -> None:
        options: list[Option] = []
        for rule in game.rules_for(OFFERS_DRAW, self.figure):
            rule.definition.offers_draw(game, self.figure, options)
        if options:
            options.insert(0, Option(DRAW, NO_CARD, NO_DEFINITION, NO_FIGURE, NO_CARD))
            game.ask_figure(self.figure, FIRST_CARD, options)
        elif not self.replaced_by(game, self.figure):
            self.draw(game)

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == DRAW:
            if not self.replaced_by(game, self.figure):
                self.draw(game)
        elif option.verb == TAKE:
            game.because = self.offerer(game, option)
            take_random(game, self.figure, option.target)
            game.because = NO_DEFINITION
            self.first_from_elsewhere(game)
        elif option.verb == PICK:
            sender = sent_to_discard(game, self.figure)
            if sender != NONE:
                game.this_turn.used.append(sender)  # he drew from the discard pile, whoever sent him there
            game.because = self.offerer(game, option)
            take_discard(game, self.figure)
            game.because = NO_DEFINITION
            self.first_from_elsewhere(game)
        else:
            self.stage = 3
            game.use(self.figure, option)

    def offerer(self, game: Bang, option: Option) -> DefinitionId:
        """The definition that offers this way to take the first card."""
        for rule in game.rules_for(OFFERS_DRAW, self.figure):
            offers: list[Option] = []
            rule.definition.offers_draw(game, self.figure, offers)
            for one in offers:
                if one.verb == option.verb:
                    return rule.definition.number
        return NO_DEFINITION

    def first_from_elsewhere(self, game: Bang) -> None:
        """Another ability may still have a say in the cards that are left."""
        self.has_drawn()
        if self.drawn < self.count:
            self.replaced_by(game, self.figure)

    def next_card(self, game: Bang) -> None:
        if self.drawn >= self.count:
            self.stage = 3
            return
        card = self.draw(game)
        if self.drawn == 2 and card != NONE:
            second_card_drawn(game, self.figure, card)

    def draw(self, game: Bang) -> CardId:
        """Take one card from where this figure draws; NONE if there is none."""
        self.has_drawn()
        return draw_where_sent(game, self.figure)

    def has_drawn(self) -> None:
        self.drawn += 1
        self.stage = 2

    def skip(self) -> None:
        """The phase is over, its last cards and steps too."""
        self.stage = 5


class PlayPhase(Frame[Bang]):
    """Phase 2: play any number of cards."""

    __slots__ = ("done", "ended", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "ended", "done")

    def __init__(self, figure: FigureId, ended: bool, done: list[StepTaken]) -> None:
        self.figure = figure
        self.ended = ended
        """Whether only the last steps are left."""
        self.done = done

    def clone(self) -> PlayPhase:
        return PlayPhase(self.figure, self.ended, self.done[:])

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        me = self.figure
        if not game.figures[me].alive:
            game.finish(self)
        elif self.ended:
            step = next_step(game, END_OF_PLAY_PHASE, me, self.done)
            if step is None:
                game.finish(self)
            else:
                game.push(step)
        else:
            game.ask_figure(me, PLAY_PHASE, play_options(game, me))

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == END_TURN:
            self.ended = True
        elif option.verb == PLAY:
            play_card(game, self.figure, option)
        elif option.verb == DROP:
            game.happened("discarded", self.figure, card=option.card)
            discard_own(game, self.figure, option.card)
        else:
            game.use(self.figure, option)


def play_options(game: Bang, me: FigureId) -> list[Option]:
    """Everything that a figure may do in its play phase."""
    options = [ENDING_TURN]
    substitutes = len(game.rules_for(SERVES_AS, me)) > 0
    forbidding = game.rules_for(FORBIDS, me)
    face_of = game.book.face_of
    for card in game.hand(me):
        kind = face_of[card].kind
        if play_refusal_by(forbidding, game, me, card, kind) == ALLOWED:
            kind.add_plays(game, me, card, options)
        if substitutes:
            bang = game.book.kind_for[AS_BANG]
            if kind is not bang and serves_as(game, me, card, AS_BANG):
                if play_refusal_by(forbidding, game, me, card, bang) == ALLOWED:
                    bang.add_plays(game, me, card, options)
    for rule in game.rules(OFFERS_IN_PLAY_PHASE):
        if rule.concerns(me):
            rule.definition.offers_in_play_phase(game, me, rule.card, options)
    in_play = game.figures[me].in_play
    if in_play and game.rule["voluntary_discard_in_play"] == "yes":
        for card in in_play:
            if face_of[card].kind.border == BLUE and not face_of[card].kind.book:
                options.append(with_card(DROP, card))
    for rule in game.rules_for(MUST_PLAY, me):
        due = rule.definition.must_play(game, me, options)
        if due != NONE:
            return beginning_with(due, options[1:])
    return options


def beginning_with(card: CardId, options: list[Option]) -> list[Option]:
    """The same options, first those with this card."""
    first = [option for option in options if option.card == card]
    return first + [option for option in options if option.card != card]


def play_card(game: Bang, figure: FigureId, option: Option) -> None:
    """Play a hand card: it leaves the hand, a brown one for the discard pile; then comes its effect."""
    kind = game.book.kind(option.kind)
    if game.log is not None:
        choices = targets_of(open_plays(game, figure, option))
        cards = [option.card]
        game.tell(
            Event(
                "played",
                figure,
                option.target,
                cards,
                onto=option.other,
                definition=kind.key,
                choices=choices,
            )
        )
    this_turn = game.this_turn
    this_turn.cards_played += 1
    this_turn.brown_card = NO_CARD
    if kind.border == BROWN:
        game.discard_from_hand(figure, option.card)
        this_turn.brown_card = option.card
        this_turn.brown_kind = option.kind
    else:
        game.hand(figure).remove(option.card)
    game.because = option.kind
    for rule in game.rules_for(AFTER_PLAYED, figure):
        rule.definition.after_played(game, figure, option.card, kind)
    if kind.extra_cost:
        game.push(ExtraDiscard(figure, option.card, option.kind, option.target, option.other, False))
    else:
        kind.resolve(game, figure, option)
    game.because = NO_DEFINITION


def open_plays(game: Bang, me: FigureId, option: Option) -> list[Option]:
    """The other ways in which the same card could have been played as the same kind."""
    kind = game.book.kind(option.kind)
    plays: list[Option] = []
    if option.target != NONE:
        kind.add_plays(game, me, option.card, plays)
    return plays


class DiscardPhase(Frame[Bang]):
    """Phase 3: discard down to the hand limit."""

    __slots__ = ("figure", "total")

    fields: ClassVar[tuple[str, ...]] = ("figure", "total")

    def __init__(self, figure: FigureId, total: int) -> None:
        self.figure = figure
        self.total = total
        """How many cards were to be discarded at first; 0 before that is known."""

    def clone(self) -> DiscardPhase:
        return DiscardPhase(self.figure, self.total)

    def quiet(self) -> bool:
        return True

    def advance(self, game: Bang) -> None:
        hand = game.hand(self.figure)
        excess = len(hand) - hand_limit(game, self.figure)
        self.total = max(self.total, excess)
        if excess <= 0 or not game.figures[self.figure].alive:
            game.finish(self)
        elif excess == len(hand):
            for card in hand[:]:
                discard_excess(game, self.figure, card)
            game.finish(self)  # a hand that refills itself now is not counted again
        else:
            options = [with_card(DISCARD, card) for card in hand]
            game.ask_figure(self.figure, DISCARD_EXCESS, options, number=excess, total=self.total)

    def answer(self, game: Bang, option: Option) -> None:
        discard_excess(game, self.figure, option.card)


def discard_excess(game: Bang, figure: FigureId, card: CardId) -> None:
    """A card above the hand limit goes to the discard pile, unless somebody takes it or the deck does."""
    if game.rules(TAKES_EXCESS):
        for taker in others(game, figure):
            for rule in game.rules_for(TAKES_EXCESS, taker):
                if rule.definition.takes_excess(game, taker, figure):
                    game.hand(figure).remove(card)
                    game.hand(taker).append(card)
                    game.happened_unseen("took_excess", taker, figure, [card], rule.definition.key)
                    return
    discard_by_choice(game, figure, card, True, HAND_LIMIT_RULE)
