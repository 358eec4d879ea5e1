"""Event decks: how they are made, and how the next event is turned up."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.bang.figures import EventDeck
from saloon.games.bang.questions import EventCard
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEAL_EVENTS, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame


def make_deck(game: Bang, box: str, events: list[EventCard], face_up: bool, last: list[EventCard]) -> EventDeck:
    """A shuffled deck with the cards of `last` at its bottom."""
    pile = [event.number for event in events]
    game.chance.shuffle(DEAL_EVENTS, pile)
    deck = EventDeck(box, [event.number for event in last] + pile, NONE, [], face_up)
    game.event_decks.append(deck)
    return deck


def announcer(game: Bang) -> int:
    """Who turns up the events of a round: the Sheriff, or the next living figure clockwise from his seat."""
    ring = game.ring
    for place, figure in enumerate(ring):
        if game.role(figure) == SHERIFF:
            for number in ring[place:] + ring[:place]:
                if game.figures[number].alive and not game.figures[number].ghost:
                    return number
    return NONE


class TurnUp(Frame[Bang]):
    """The next event of a deck replaces the one in force; what it does at once comes when all is quiet again."""

    __slots__ = ("deck", "turned")

    fields: ClassVar[tuple[str, ...]] = ("deck", "turned")

    def __init__(self, deck: int, turned: bool) -> None:
        self.deck = deck
        self.turned = turned

    def clone(self) -> TurnUp:
        return TurnUp(self.deck, self.turned)

    def quiet(self) -> bool:
        return self.turned

    def advance(self, game: Bang) -> None:
        deck = game.event_decks[self.deck]
        if self.turned:
            game.stack.pop()
            game.stack[-1].resumed(game, self)
            frame = game.book.event(deck.active).when_revealed(game)
            if frame is not None:
                game.push(frame)
            return
        if not deck.pile:
            game.finish(self)
            return
        self.turned = True
        if deck.active != NONE:
            deck.spent.append(deck.active)
        deck.active = deck.pile.pop()
        game.table_changed()
        game.happened("event_turned_up", kind=game.book.definitions[deck.active].key)
