"""Vera Custer, who borrows the ability of somebody else from one turn of hers to the next."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.force import others
from saloon.games.bang.options import PASSING, using
from saloon.games.bang.questions import BoxRule, Character
from saloon.games.bang.state import Bang
from saloon.games.bang.words import COPY_CHARACTER, PASS
from saloon.kernel.decisions import Option
from saloon.kernel.frames import Frame, Pending
from saloon.kernel.ids import NO_CARD, CardId, DefinitionId, FigureId

VERA: Final = "vera_custer"


class VeraCuster(Character):
    """Before she draws she chooses a living character whose ability she has for one round."""

    key = VERA
    life = 3
    start_order = 60

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        if game.this_turn.extra:
            return None
        return Copying(me, self.number, False)


class Copying(Frame[Bang]):
    """Vera chooses whose ability she has until her next turn."""

    __slots__ = ("chosen", "figure", "kind")

    fields: ClassVar[tuple[str, ...]] = ("figure", "kind", "chosen")

    def __init__(self, figure: FigureId, kind: DefinitionId, chosen: bool) -> None:
        self.figure = figure
        self.kind = kind
        """Vera's own number: nobody learns her ability from her."""
        self.chosen = chosen

    def clone(self) -> Copying:
        return Copying(self.figure, self.kind, self.chosen)

    def pending(self, game: Bang) -> Pending | None:
        return Pending(NO_CARD, self.kind, self.figure, [self.figure])

    def advance(self, game: Bang) -> None:
        options: list[Option] = []
        for target in others(game, self.figure):
            if game.figures[target].characters[0] != self.kind:
                options.append(using(self.kind, target))
        if self.chosen or not options:
            game.finish(self)
            return
        options.append(PASSING)
        game.ask_figure(self.figure, COPY_CHARACTER, options)

    def answer(self, game: Bang, option: Option) -> None:
        self.chosen = True
        if option.verb == PASS:
            return
        # With whatever that character has borrowed in turn.
        abilities = game.figures[option.target].characters
        game.figures[self.figure].characters[1:] = abilities
        game.character_changed(self.figure)
        game.happened("copied", self.figure, option.target, definition=game.key_of(abilities[0]))


class CopyEnds(BoxRule):
    """What Vera has borrowed serves for her next checks too; it ends even if she cannot choose again."""

    key = "copy_ends"
    start_order = 59

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        self.turn_lost(game, me)
        return None

    def turn_lost(self, game: Bang, me: FigureId) -> None:
        characters = game.figures[me].characters
        if len(characters) > 1 and not game.this_turn.extra:
            if game.book.definitions[characters[0]].key == VERA:
                del characters[1:]
                game.character_changed(me)
