"""Possible worlds: made from what a viewer knows alone, or the true one with what he cannot see exchanged."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.explaining import unseen_cards
from saloon.games.bang.figures import EventDeck, Figure, Player
from saloon.games.bang.knowing import places
from saloon.games.bang.setup import Setup
from saloon.games.bang.state import Bang
from saloon.games.bang.view import UNKNOWN, BangView, EventDeckView, hands_open, spare_view
from saloon.games.bang.words import DEAL_CARDS, DEAL_CHARACTERS, DEAL_EVENTS, DEAL_ROLES, STREAMS
from saloon.kernel.chance import Chance, new_chance
from saloon.kernel.dealing import deal_remembered
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_DEFINITION, DefinitionId, PlayerId, every_figure, every_player
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.views import HIDDEN

HIDDEN_DEFINITION: Final = DefinitionId(HIDDEN)
"""In place of an event or a character that is hidden."""


def as_seen(seen: BangView, seed: str = "") -> Bang:
    """A state that holds what a viewer sees and nothing else: HIDDEN where he does not know."""
    setup = Setup(
        seen.players,
        seed,
        seen.sets,
        seen.preset,
        seen.chosen,
        [],
        [],
        [],
        seen.left_out,
        seen.mode,
        seen.series,
    )
    book = setup.book
    players: list[Player] = [Player(NONE, False, []) for _player in range(seen.players)]
    figures: list[Figure] = []
    for one in seen.figures:
        hand = one.hand[:] if one.hand else [HIDDEN] * one.hand_size
        players[one.player] = Player(one.role, one.revealed, hand, seen.money[one.player])
        spare = HIDDEN_DEFINITION if one.spare == UNKNOWN else NO_DEFINITION
        if one.spare and spare == NO_DEFINITION:
            spare = book.characters[one.spare].number
        figures.append(
            Figure(
                one.player,
                [number_of_character(setup, key) for key in one.characters],
                one.life,
                one.max_life,
                one.alive,
                one.in_play[:],
                one.fresh[:],
                one.ghost,
                one.skips,
                spare,
                one.spare_seen,
                one.killer,
                one.stance,
            )
        )
    return Bang(
        setup,
        seen.step,
        seen.over,
        new_chance(seed, STREAMS),
        [frame.clone() for frame in seen.stack],
        [frame.clone() for frame in seen.waiting],
        players,
        figures,
        seen.ring[:],
        [HIDDEN] * seen.deck_size,
        seen.discard[:],
        seen.turn,
        seen.turns,
        seen.this_turn.clone(),
        [event_deck_seen(setup, deck) for deck in seen.event_decks],
        seen.first_out,
        seen.last_out,
        seen.deaths,
        seen.winners[:],
        seen.roles_aside[:],
        seen.mode_notes[:],
        seen.ledger[:],
    )


def number_of_character(setup: Setup, key: str) -> DefinitionId:
    characters = setup.book.characters
    return characters[key].number if key in characters else NOBODY.number


def event_deck_seen(setup: Setup, deck: EventDeckView) -> EventDeck:
    events = setup.book.events
    pile = [HIDDEN_DEFINITION] * (deck.left - (1 if deck.next_one else 0))
    if deck.next_one:
        pile.append(events[deck.next_one].number)
    active = events[deck.active].number if deck.active else NO_DEFINITION
    spent = [events[key].number for key in deck.spent]
    return EventDeck(deck.box, pile, active, spent, deck.face_up, deck.noted[:])


def redeal(
    seen: BangView, seed: str, knowledge: Knowledge | None = None, believed: list[int] | None = None
) -> Bang:
    """A game that could be the true one as far as the viewer sees and remembers, up to the same decision;
    with these roles, where he believes something about them."""
    return Worlds(seen, knowledge).dealt(seed, believed)


class Worlds:
    """All such games of one view: what they have in common is made once."""

    __slots__ = ("knowledge", "places", "seen", "state", "unseen")

    def __init__(self, seen: BangView, knowledge: Knowledge | None = None) -> None:
        self.seen = seen
        self.knowledge = knowledge
        self.state = as_seen(seen)
        self.state.force()
        self.unseen = unseen_cards(seen, self.state.setup)
        self.places = places(seen)

    def dealt(self, seed: str, believed: list[int] | None = None) -> Bang:
        """The one of this seed, with these roles, or with any that fit."""
        game = self.state.clone()
        chance = new_chance(seed, STREAMS)
        game.chance = chance
        known = [player.role for player in game.players] if believed is None else believed
        roles = game.setup.mode.deal_roles(known, chance, DEAL_ROLES)
        game.roles_aside = roles[self.seen.players :]
        unseen = self.unseen[:]
        chance.shuffle(DEAL_CARDS, unseen)
        dealt = None
        if self.knowledge is not None and self.knowledge.packs:
            dealt = deal_remembered(self.knowledge.packs[0], unseen, self.places, chance, DEAL_CARDS)
        for frame in game.stack:
            frame.reveal(unseen if dealt is None else dealt.aside)
        for number, player in enumerate(game.players):
            player.role = roles[number]
            if HIDDEN in player.hand:
                hand = [unseen.pop() for _card in player.hand] if dealt is None else dealt.hands[number]
                player.hand = hand
        game.deck = unseen if dealt is None else dealt.deck
        fill_events(game)
        fill_spares(game)
        game.run()
        return game


def fill_events(game: Bang) -> None:
    """Unseen events of the boxes, in a random order, where the piles are hidden."""
    events = game.setup.book.events
    known = {events[key].number for key in game.setup.left_out if key in events}
    for deck in game.event_decks:
        known.update([deck.active, *deck.pile, *deck.spent])
    for deck in game.event_decks:
        boxes = deck.box.split("+")
        unseen = [one.number for one in events.values() if one.number not in known and one.deck in boxes]
        hidden = deck.pile.count(HIDDEN_DEFINITION)
        deck.pile[:hidden] = possible_pile(game.setup, unseen, hidden, game.chance)


def possible_pile(setup: Setup, unseen: list[DefinitionId], left: int, chance: Chance) -> list[DefinitionId]:
    """So many unseen events in a random order, with one that belongs at the bottom there."""
    chance.shuffle(DEAL_EVENTS, unseen)
    book = setup.book
    last: list[DefinitionId] = []
    if left > 0 and not (book.event(unseen[0]).each_round and setup.rules["event_final_card"] == "shuffled"):
        last = [number for number in unseen if book.event(number).last][:1]
        unseen = [number for number in unseen if not book.event(number).last]
    return last + unseen[: left - len(last)]


def fill_spares(game: Bang) -> None:
    """Other characters of the boxes where those under the life counters are hidden."""
    known: set[DefinitionId] = set()
    for one in game.figures:
        known.update([*one.characters, one.spare])
    characters = game.setup.book.characters
    left = [
        character.number
        for key, character in characters.items()
        if key not in game.setup.left_out and character.number not in known
    ]
    game.chance.shuffle(DEAL_CHARACTERS, left)
    for one in game.figures:
        if one.spare == HIDDEN_DEFINITION:
            one.spare = left.pop()


def permute_hidden(game: Bang, viewer: PlayerId, seed: str) -> None:
    """Exchange at random, in place, the cards and roles that the viewer cannot see."""
    chance = new_chance(seed, STREAMS)
    others = [i for i in every_player(len(game.players)) if i != viewer]
    hidden_hands = [] if hands_open(game) else others
    pool = game.deck[:]
    for i in hidden_hands:
        pool += game.players[i].hand
    for place, frame in enumerate(game.stack):
        seen = frame.seen_by(game, viewer)
        if HIDDEN in seen.cards_held():
            for card, shown in zip(frame.cards_held(), seen.cards_held(), strict=True):
                if shown == HIDDEN:
                    pool.append(card)
            game.stack[place] = seen
    chance.shuffle(DEAL_CARDS, pool)
    for frame in game.stack:
        frame.reveal(pool)
    for i in hidden_hands:
        hand = game.players[i].hand
        for place in range(len(hand)):
            hand[place] = pool.pop()
    game.deck[:] = pool
    secret = [i for i in others if not game.players[i].revealed]
    known = [NONE if i in secret else player.role for i, player in enumerate(game.players)]
    roles = game.mode.deal_roles(known, chance, DEAL_ROLES)
    for i in secret:
        game.players[i].role = roles[i]
    game.roles_aside = roles[len(game.players) :]
    permute_piles(game, viewer, chance)
    if game.decision is not None:
        game.decision = None
        game.run()


def permute_piles(game: Bang, viewer: PlayerId, chance: Chance) -> None:
    """The same for events to come that do not lie face up, and for characters under life counters."""
    for deck in game.event_decks:
        hidden = deck.pile[:-1] if deck.face_up else deck.pile[:]
        chance.shuffle(DEAL_EVENTS, hidden)
        deck.pile[: len(hidden)] = hidden
    unknown = [i for i in every_figure(len(game.figures)) if spare_view(game, i, viewer) == UNKNOWN]
    spares = [game.figures[i].spare for i in unknown]
    chance.shuffle(DEAL_CHARACTERS, spares)
    for i, spare in zip(unknown, spares, strict=True):
        game.figures[i].spare = spare
