"""The two events that came later: Handcuffs and New Identity."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.eventdecks import announcer, deck_with
from saloon.games.bang.expansions.high_noon.event import HighNoonEvent
from saloon.games.bang.figures import OPEN_TO_ALL, OWN_EYES, UNSEEN
from saloon.games.bang.force import others
from saloon.games.bang.options import PASSING, using
from saloon.games.bang.questions import BoxRule, CardKind
from saloon.games.bang.state import Bang
from saloon.games.bang.words import (
    ALLOWED,
    DEAL_CHARACTERS,
    EVENT_FORBIDS,
    HANDCUFF,
    NAME,
    NAME_SUIT,
    NEW_IDENTITY,
    PASS,
    SUIT_LOCKED,
    SUITS,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId


class Handcuffs(HighNoonEvent):
    """Handcuffs: after drawing, each names a suit and uses only hand cards of that suit in his turn.

    By the compendium the Sheriff puts them on somebody, who may use no hand card at all in his own turn.
    """

    key = "handcuffs"
    start_order = 90

    def when_revealed(self, game: Bang) -> Frame[Bang] | None:
        return PutOn(self.number) if game.rule["handcuffs"] == "sheriff_pick" else None

    def after_drawing(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        return NameSuit(me, self.number) if game.rule["handcuffs"] == "suit" else None

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        if not game.is_turn_of(me):
            return ALLOWED
        if me in deck_with(game, self.number).noted:
            return EVENT_FORBIDS
        suit = game.this_turn.suit
        return SUIT_LOCKED if suit != NONE and card != NONE and game.suit(card) != suit else ALLOWED


class PutOn(Frame[Bang]):
    """The Sheriff, or who turns up the events in his place, chooses who is handcuffed for the round."""

    __slots__ = ("event",)

    fields: ClassVar[tuple[str, ...]] = ("event",)

    def __init__(self, event: DefinitionId) -> None:
        self.event = event

    def clone(self) -> PutOn:
        return PutOn(self.event)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.event, NO_FIGURE, [announcer(game)])

    def advance(self, game: Bang) -> None:
        chooser = announcer(game)
        deck = deck_with(game, self.event)
        if deck.noted or chooser == NONE:
            game.finish(self)
            return
        everybody = [*others(game, chooser), chooser]
        options = [using(self.event, figure) for figure in everybody]
        game.ask_figure(chooser, HANDCUFF, options)

    def answer(self, game: Bang, option: Option) -> None:
        deck_with(game, self.event).noted.append(option.target)
        game.happened("handcuffed", announcer(game), option.target)


class NameSuit(Frame[Bang]):
    """A figure names the only suit that it may use in its turn."""

    __slots__ = ("event", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "event")

    def __init__(self, figure: FigureId, event: DefinitionId) -> None:
        self.figure = figure
        self.event = event

    def clone(self) -> NameSuit:
        return NameSuit(self.figure, self.event)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.event, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        if game.this_turn.suit != NONE:
            game.finish(self)
            return
        options = [Option(NAME, NO_CARD, self.event, NO_FIGURE, NO_CARD, suit) for suit in range(len(SUITS))]
        game.ask_figure(self.figure, NAME_SUIT, options)

    def answer(self, game: Bang, option: Option) -> None:
        game.this_turn.suit = option.suit
        if game.log is not None:
            game.tell(Event("suit_named", self.figure, suit=SUITS[option.suit]))


class NewIdentity(HighNoonEvent):
    """New Identity: at the start of his turn each may become the character under his life counter.

    He begins anew with two life points; who he was comes under the counter. Where tokens count the life
    points there is no such character: one that nobody uses is drawn.
    """

    key = "new_identity"

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        figure = game.figures[me]
        if figure.ghost:
            return None
        if game.rule["new_identity_source"] == "random":
            draw_spare(game, me)
        return ChangeIdentity(me, False, self.number) if figure.spare != NONE else None


class ChangeIdentity(Frame[Bang]):
    """A figure looks at its spare character and may become it."""

    __slots__ = ("cause", "done", "figure")

    fields: ClassVar[tuple[str, ...]] = ("figure", "done", "cause")

    def __init__(self, figure: FigureId, done: bool, cause: DefinitionId) -> None:
        self.figure = figure
        self.done = done
        self.cause = cause

    def clone(self) -> ChangeIdentity:
        return ChangeIdentity(self.figure, self.done, self.cause)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.cause, NO_FIGURE, [self.figure])

    def advance(self, game: Bang) -> None:
        if self.done:
            game.finish(self)
            return
        figure = game.figures[self.figure]
        figure.spare_seen = max(figure.spare_seen, OWN_EYES)
        options = [PASSING, using(figure.spare)]
        game.ask_figure(self.figure, NEW_IDENTITY, options)

    def answer(self, game: Bang, option: Option) -> None:
        self.done = True
        figure = game.figures[self.figure]
        if option.verb != PASS:
            old = figure.characters[0]
            new = figure.spare
            figure.characters = [new]
            figure.max_life = game.book.character(new).life + game.mode.life_added(game.role(self.figure))
            figure.life = min(2, figure.max_life)
            figure.spare = old
            figure.spare_seen = OPEN_TO_ALL
            game.character_changed(self.figure)
            game.happened("identity_changed", self.figure, definition=game.key_of(new))
        if game.rule["new_identity_source"] == "random":
            figure.spare = NO_DEFINITION
            figure.spare_seen = UNSEEN


def unused_characters(game: Bang) -> list[DefinitionId]:
    """The characters of the sets that nobody is, has borrowed or has under his life counter."""
    book = game.book
    used = game.mode.open_characters(game)[:]
    for figure in game.figures:
        used += figure.characters
        if figure.spare != NONE:
            used.append(figure.spare)
    for key in game.setup.left_out:
        if key in book.characters:
            used.append(book.characters[key].number)
    return book.characters_without(used, len(book.character_numbers))


def draw_spare(game: Bang, me: FigureId) -> None:
    """A random unused character comes under the life counter."""
    unused = unused_characters(game)
    if unused and game.figures[me].spare == NONE:
        game.figures[me].spare = unused[game.chance.below(DEAL_CHARACTERS, len(unused))]


class SpareCharacters(BoxRule):
    """Where New Identity is in the game, a second character lies face down under everybody's life counter."""

    key = "spare_characters"

    def prepare(self, game: Bang) -> None:
        if game.rule["new_identity_source"] == "random" or "new_identity" in game.setup.left_out:
            return
        unused = unused_characters(game)
        game.chance.shuffle_last(DEAL_CHARACTERS, unused, len(game.ring))
        for figure in game.ring:
            if unused and game.figures[figure].spare == NONE:
                game.figures[figure].spare = unused.pop()
