"""The deck of the Wild West Show: face down, turned up by Stagecoaches and Wells Fargos."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.eventdecks import make_deck, reveal, turn_up_next
from saloon.games.bang.expansions.base.brown_cards import Stagecoach, WellsFargo
from saloon.games.bang.questions import BoxRule, CardKind, EventCard
from saloon.games.bang.state import Bang
from saloon.kernel.ids import CardId, FigureId

DECK: Final = "wild_west_show"


class ShowEvent(EventCard):
    """An event of this deck."""

    deck = DECK


class ShowDeck(BoxRule):
    """Whoever plays a Stagecoach or a Wells Fargo turns up the next event, before the card has its effect."""

    key = "wild_west_show_deck"

    def prepare(self, game: Bang) -> None:
        events = game.book.decks[DECK]
        left_out = game.setup.left_out
        if left_out:
            events = [event for event in events if event.key not in left_out]
        last = [event.number for event in events if event.last]
        make_deck(game, DECK, [event.number for event in events if not event.last], False, last)
        if game.rule["event_priority"] == "wild_west_show":
            game.event_decks.insert(0, game.event_decks.pop())

    def after_played(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> None:
        if isinstance(kind, (Stagecoach, WellsFargo)):
            for deck in game.event_decks:
                if deck.box == DECK and turn_up_next(game, deck):
                    reveal(game, deck.active)  # no event of this deck asks for anything at once
