"""Dorothy Rage: a player orders another one to play a card."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.asking import play_refusal, play_refusal_by
from saloon.games.bang.catalogue import Catalogue
from saloon.games.bang.expansions.wild_west_show.show import ShowEvent
from saloon.games.bang.figures import ThisTurn, fresh_turn
from saloon.games.bang.force import other_hands
from saloon.games.bang.frames.life import card_used
from saloon.games.bang.frames.phases import play_card
from saloon.games.bang.kinds import is_hindered_by_its_own, is_only_an_answer
from saloon.games.bang.options import PASSING, using
from saloon.games.bang.questions import FORBIDS, BangRule, CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import how_many_live
from saloon.games.bang.words import ALLOWED, COMMAND, GIVE_ORDER, PASS, PLAY
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class Commands:
    """The orders to play a card of each kind of some boxes that can be played: the same options for every
    table, as no option is ever changed. The first one is to give no order."""

    __slots__ = ("asked", "asked_of_poor", "asks", "every", "faces", "highest_price", "options", "place_of")

    def __init__(self, book: Catalogue) -> None:
        numbers = [number for number in book.kind_numbers if not is_only_an_answer(book.faces[number].kind)]
        self.faces = [book.faces[number] for number in numbers]
        self.options = [PASSING]
        for number in numbers:
            self.options.append(Option(COMMAND, NO_CARD, number, NO_FIGURE, NO_CARD))
        self.asks = [is_hindered_by_its_own(face.kind) for face in self.faces]
        """For each kind whether it has to be asked each time."""
        self.every = list(range(len(numbers)))
        """The places of all kinds."""
        self.asked = [place for place in self.every if self.asks[place]]
        """The places of those that have to be asked."""
        prices = [face.kind.extra_cost for face in self.faces]
        self.highest_price = max(prices)
        self.asked_of_poor = [place for place in self.every if self.asks[place] or prices[place]]
        """The same, where somebody could perhaps not pay for all of them."""
        self.place_of = [0] * len(book.definitions)
        """By the number of a kind."""
        for place, number in enumerate(numbers):
            self.place_of[number] = place

    def without(self, refused: list[int]) -> list[Option]:
        """To give no order, and all orders but those at these places."""
        options = self.options[:]
        for place in reversed(refused):
            options.pop(place + 1)
        return options


HIS_OWN_TURN: Final = fresh_turn()
"""What is remembered while it is asked what who obeys could play: nothing. Nobody writes to it."""

_COMMANDS: Final[dict[str, Commands]] = {}
"""By the boxes, as far as they were needed."""


def commands_of(book: Catalogue) -> Commands:
    if book.boxes not in _COMMANDS:
        _COMMANDS[book.boxes] = Commands(book)
    return _COMMANDS[book.boxes]


class DorothyRage(ShowEvent):
    """In his turn a player names another one and a card, which that one must play as in his own turn.

    No text limits it; against loops there is the measure that the FAQ gives for Lady Rose: in one turn as
    often as players are alive.
    """

    key = "dorothy_rage"

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        used = game.this_turn.uses_of(self.number)
        if used == 0 or used < how_many_live(game):
            for other in other_hands(game, me):
                if game.hand(other):
                    options.append(using(self.number, other))

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        game.this_turn.used.append(self.number)
        game.push(Order(me, option.target, NO_DEFINITION, 0, None, self.number))


def subordinates(game: Bang, me: FigureId) -> list[FigureId]:
    """To whom an order can be given: whoever has cards in hand."""
    players, figures = game.players, game.figures
    return [other for other in other_hands(game, me) if players[figures[other].player].hand]


class Order(Frame[Bang]):
    """An order: the card is named, and its target with it or after it is known that the card is there.

    Distances and abilities are those of the one who plays it. If he does not have the card he shows his hand.
    """

    __slots__ = ("cause", "figure", "kind", "obeying", "own_turn", "stage")

    fields: ClassVar[tuple[str, ...]] = ("figure", "obeying", "kind", "stage", "own_turn", "cause")

    def __init__(
        self,
        figure: FigureId,
        obeying: FigureId,
        kind: DefinitionId,
        stage: int,
        own_turn: ThisTurn | None,
        cause: DefinitionId,
    ) -> None:
        self.figure = figure
        self.obeying = obeying
        self.kind = kind
        self.stage = stage
        """0 the card is to be named, 1 its target, 2 it is being played."""
        self.own_turn = own_turn
        """What is remembered of the turn in which the order was given, while the card is played."""
        self.cause = cause

    def clone(self) -> Order:
        own_turn = None if self.own_turn is None else self.own_turn.clone()
        return Order(self.figure, self.obeying, self.kind, self.stage, own_turn, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        if self.stage == 2:
            return None  # what the card does says it itself
        return Pending(NO_CARD, self.cause, self.figure, [self.obeying])

    def advance(self, game: Bang) -> None:
        if self.stage == 2:
            if self.own_turn is not None:
                # what the player on turn answered with while the card was played counts in his turn
                self.own_turn.cards_played += game.this_turn.cards_played - 1
                game.this_turn = self.own_turn
            game.finish(self)
            return
        if self.stage == 0:
            options = self.possible_orders(game)
        else:
            options = orders(self.plays(game, game.book.kind(self.kind), NO_CARD))
        game.ask_figure(self.figure, GIVE_ORDER, options, source=self.obeying)

    def possible_orders(self, game: Bang) -> list[Option]:
        """Nothing, and what can be ordered, as far as everybody knows: it must be possible."""
        commands = commands_of(game.book)
        if game.rule["dorothy_order"] == "whole_order":
            options = [PASSING]
            for face in commands.faces:
                options += orders(self.plays(game, face.kind, NO_CARD))
            return options
        own_turn = game.this_turn
        game.this_turn = HIS_OWN_TURN
        refused = self.refused(game, commands)
        game.this_turn = own_turn
        return commands.without(refused)

    def refused(self, game: Bang, commands: Commands) -> list[int]:
        """The places of the kinds that who obeys could not play, in order. Where nothing forbids anything, it
        may be one that always has to be asked, is too dear, or lies before him."""
        me, faces = self.obeying, commands.faces
        forbidding = game.rules_for(FORBIDS, me)
        asked = commands.asked
        if forbidding or game.paired:
            asked = commands.every
        elif len(game.hand(me)) <= commands.highest_price:
            asked = commands.asked_of_poor
        refused = [place for place in asked if not has_plays(forbidding, game, me, faces[place].kind)]
        lying = game.figures[me].in_play
        if lying and asked is not commands.every:
            for card in lying:
                place = commands.place_of[game.book.number_of[card]]
                if not (commands.asks[place] or place in refused):
                    if not has_plays(forbidding, game, me, faces[place].kind):
                        refused.append(place)
            refused.sort()
        return refused

    def plays(self, game: Bang, kind: CardKind, card: CardId) -> list[Option]:
        """Every way to play it as if it were the other's turn."""
        plays: list[Option] = []
        own_turn = game.this_turn
        game.this_turn = HIS_OWN_TURN
        if play_refusal(game, self.obeying, card, kind) == ALLOWED:
            kind.add_plays(game, self.obeying, card, plays)
        game.this_turn = own_turn
        return plays

    def answer(self, game: Bang, option: Option) -> None:
        if option.verb == PASS:
            self.stage = 2
            return
        kind = game.book.kind(option.kind)
        if self.stage == 0:
            self.kind = option.kind
            if game.log is not None:
                game.tell(
                    Event(
                        "ordered",
                        self.figure,
                        self.obeying,
                        definition=kind.key,
                        choices=subordinates(game, self.figure),
                    )
                )
        card = self.card_of(game, kind)
        if card == NONE:
            self.show_hand(game)
            return
        plays = self.plays(game, kind, card)
        if option.target == NONE and plays[0].target != NONE:
            self.stage = 1
            return
        self.stage = 2
        self.own_turn = game.this_turn
        game.this_turn = fresh_turn()
        game.because = self.cause
        play_card(game, self.obeying, Option(PLAY, card, kind.number, option.target, option.other))
        card_used(game, self.obeying, card)

    def card_of(self, game: Bang, kind: CardKind) -> CardId:
        """The card of this name that the other one holds and may play, or NONE."""
        for card in game.hand(self.obeying):
            if game.book.kind_of[card] is kind and self.plays(game, kind, card):
                return card
        return NO_CARD

    def show_hand(self, game: Bang) -> None:
        self.stage = 2
        if game.log is not None:
            hand = game.hand(self.obeying)[:]
            game.tell(Event("showed_hand", self.obeying, cards=hand, cause=game.key_of(self.cause)))


def has_plays(forbidding: list[BangRule], game: Bang, me: FigureId, kind: CardKind) -> bool:
    """Whether a figure could play a card of this kind, whichever it is."""
    refusal = play_refusal_by(forbidding, game, me, NO_CARD, kind)
    return refusal == ALLOWED and kind.has_plays(game, me)


def orders(plays: list[Option]) -> list[Option]:
    """Ways to play a card, without naming the very card, as orders."""
    return [Option(COMMAND, NO_CARD, play.kind, play.target, play.other) for play in plays]
