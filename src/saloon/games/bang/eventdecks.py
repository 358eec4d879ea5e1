"""Event decks: how they are made, and how the next event is turned up.

A box whose events the Sheriff turns up, one each round, sets `each_round` on them and lists `EVENT_DECKS`
among its rules and `EVENT_RULES` among its rule options. Several such boxes share both.
"""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.catalogue import events_together
from saloon.games.bang.figures import EventDeck
from saloon.games.bang.questions import BoxRule, EventCard
from saloon.games.bang.ruleset import RuleOption, with_boxes
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEAL_EVENTS
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId
from saloon.kernel.ways import Condition

BEFORE_CHECKS: Final = -100
"""Where events are turned up among the first steps of a turn."""
MIXED_SIZE: Final = 12
"""Ordinary events in a mixed deck that does not take all of them."""

EVENT_RULES = [
    RuleOption(
        "event_decks",
        ["mixed", "side_by_side"],
        "mixed",
        "mixed",
        "mixed",
        "compendium: the decks are used alone or mixed; side by side: two events at once",
        with_boxes(2, ["high_noon", "fistful_of_cards"]),
    ),
    RuleOption(
        "event_mix",
        ["twelve", "all"],
        "all",
        "twelve",
        "all",
        "digital editions: twelve cards of both boxes and one final card; compendium: all cards",
        Condition({"event_decks": "mixed"}, ["high_noon", "fistful_of_cards"], 2),
    ),
    RuleOption(
        "event_final_card",
        ["bottom", "shuffled"],
        "shuffled",
        "bottom",
        "shuffled",
        "publisher: the card with the name of the box lies at the bottom; compendium: all are shuffled",
    ),
    RuleOption(
        "event_deck_end",
        ["stays", "reshuffle"],
        "reshuffle",
        "stays",
        "reshuffle",
        "publisher: the last event stays to the end of the game; compendium: used events are shuffled again",
    ),
]


def make_deck(
    game: Bang, box: str, events: list[DefinitionId], face_up: bool, last: list[DefinitionId]
) -> EventDeck:
    """A shuffled deck with the cards of `last` at its bottom."""
    pile = events[:]
    game.chance.shuffle(DEAL_EVENTS, pile)
    deck = EventDeck(box, last + pile, NO_DEFINITION, [], face_up, [])
    game.event_decks.append(deck)
    return deck


def deck_with(game: Bang, event: DefinitionId) -> EventDeck:
    """The deck whose event in force this is."""
    for deck in game.event_decks:
        if deck.active == event:
            return deck
    raise ValueError(f"{game.book.definitions[event].key} is not in force")


def put_away(game: Bang, event: DefinitionId) -> None:
    """An event that has had its whole effect when it was turned up is put away before the next one."""
    deck = deck_with(game, event)
    deck.spent.append(event)
    deck.active = NO_DEFINITION
    deck.noted.clear()


def end_events(game: Bang) -> None:
    """No event is turned up any more, and what those in force have left behind is over at once."""
    if game.event_decks:
        game.announce(Event("events_ended"))
    game.event_decks.clear()
    game.this_turn.suit = NONE
    game.this_turn.due = NO_CARD
    for figure in game.figures:
        figure.skips = 0


def announcer(game: Bang) -> FigureId:
    """Who turns up the events of a round: the Sheriff, or the next living figure clockwise from his seat."""
    leader = game.mode.leading(game)
    if leader == NONE or (game.figures[leader].alive and not game.figures[leader].ghost):
        return leader
    place = game.ring.index(leader)
    for figure in game.ring[place:] + game.ring[:place]:
        if game.figures[figure].alive and not game.figures[figure].ghost:
            return figure
    return NO_FIGURE


def is_turned_each_round(game: Bang, deck: EventDeck) -> bool:
    """Whether the Sheriff turns up the events of this deck."""
    each_round = game.book.each_round
    if deck.active != NONE and each_round[deck.active]:
        return True
    for number in deck.pile:
        if each_round[number]:
            return True
    for number in deck.spent:  # noqa: SIM110 (a generator is slow in compiled code)
        if each_round[number]:
            return True
    return False


def turn_up_next(game: Bang, deck: EventDeck) -> bool:
    """The next event covers the one in force; False if there is none and the last one stays."""
    covered = deck.active
    if not deck.pile:
        if game.rule.get("event_deck_end") != "reshuffle" or not is_turned_each_round(game, deck):
            return False
        shuffle_again(game, deck)
    if deck.active != NONE:
        deck.spent.append(deck.active)
    deck.active = deck.pile.pop()
    deck.noted.clear()
    game.event_changed(covered, deck.active)
    game.happened("event_turned_up", definition=game.key_of(deck.active))
    return True


def reveal(game: Bang, event: DefinitionId) -> Frame[Bang] | None:
    """What an event does at once: it is done, or the frame that does it comes next."""
    before = game.because
    game.because = event
    frame = game.book.event(event).when_revealed(game)
    game.because = before
    return frame


def shuffle_again(game: Bang, deck: EventDeck) -> None:
    """All events of a deck that is used up, the one in force too, are shuffled and come again."""
    events = deck.spent[:]
    if deck.active != NONE:
        events.append(deck.active)
    deck.spent.clear()
    deck.active = NO_DEFINITION
    last = [number for number in events if final_at_bottom(game, number)]
    deck.pile = [number for number in events if number not in last]
    game.chance.shuffle(DEAL_EVENTS, deck.pile)
    deck.pile = last + deck.pile


def final_at_bottom(game: Bang, event: DefinitionId) -> bool:
    return game.rule["event_final_card"] == "bottom" and game.book.event(event).last


class TurnUp(Frame[Bang]):
    """The next event of some decks covers the one in force; what it does at once comes when all is quiet."""

    __slots__ = ("decks", "stage")

    fields: ClassVar[tuple[str, ...]] = ("decks", "stage")

    def __init__(self, decks: list[int], stage: int) -> None:
        self.decks = decks
        """Places among the event decks."""
        self.stage = stage
        """0 to be turned up; then one more than the deck whose effect is next."""

    def clone(self) -> TurnUp:
        return TurnUp(self.decks[:], self.stage)

    def quiet(self) -> bool:
        return self.stage > 0

    def advance(self, game: Bang) -> None:
        if self.stage == 0:
            self.decks = [i for i in self.decks if turn_up_next(game, game.event_decks[i])]
            self.stage = 1
        elif self.stage <= len(self.decks):
            decks = game.event_decks
            event = decks[self.decks[self.stage - 1]].active if decks else NO_DEFINITION
            self.stage += 1
            frame = None if event == NONE else reveal(game, event)
            if frame is not None:
                game.push(frame)
        else:
            game.finish(self)


class EventDecks(BoxRule):
    """Before anything else in the Sheriff's turn, from his second turn on, the next event is turned up."""

    key = "event_decks"
    start_order = BEFORE_CHECKS

    def prepare(self, game: Bang) -> None:
        decks = game.book.round_decks
        left_out = game.setup.left_out
        if left_out:
            decks = [[event for event in deck if event.key not in left_out] for deck in decks]
            decks = [deck for deck in decks if deck]
        if len(decks) > 1 and game.rule["event_decks"] == "mixed":
            self.mix(game, decks)
            return
        for deck in decks:
            of_box = [event.number for event in deck]
            last = [event for event in of_box if final_at_bottom(game, event)]
            make_deck(game, deck[0].deck, [event for event in of_box if event not in last], True, last)

    def mix(self, game: Bang, decks: list[list[EventCard]]) -> None:
        """One deck of several boxes: of cards that belong at the bottom only one, at random, lies there."""
        name, ordinary, finals = game.book.round_events
        if game.setup.left_out:
            name, ordinary, finals = events_together(decks)
        ordinary, finals = ordinary[:], finals[:]
        if game.rule["event_mix"] == "twelve":
            game.chance.shuffle(DEAL_EVENTS, ordinary)
            ordinary = ordinary[:MIXED_SIZE]
        if game.rule["event_mix"] == "twelve" or game.rule["event_final_card"] == "bottom":
            game.chance.shuffle(DEAL_EVENTS, finals)
            finals = finals[:1]
        if game.rule["event_final_card"] == "shuffled":
            ordinary += finals
            finals = []
        make_deck(game, name, ordinary, True, finals)

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        if game.turns <= 1 or game.this_turn.extra or me != announcer(game):
            return None
        if not game.mode.turns_up_event(game):
            return None
        decks = [i for i, deck in enumerate(game.event_decks) if is_turned_each_round(game, deck)]
        return TurnUp(decks, 0) if decks else None


EVENT_DECKS = EventDecks()
"""The one rule that all boxes with such events share."""
