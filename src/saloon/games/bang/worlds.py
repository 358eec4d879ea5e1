"""Possible worlds: made from what a viewer knows alone, or the true one with what he cannot see exchanged."""

from __future__ import annotations

from saloon.games.bang.explaining import unseen_cards
from saloon.games.bang.figures import EventDeck, Figure, Player
from saloon.games.bang.knowing import places
from saloon.games.bang.setup import Setup
from saloon.games.bang.state import Bang
from saloon.games.bang.view import UNKNOWN, BangView, hands_open, spare_view
from saloon.games.bang.words import DEAL_CARDS, DEAL_CHARACTERS, DEAL_EVENTS, DEAL_ROLES, STREAMS
from saloon.kernel.chance import Chance
from saloon.kernel.dealing import deal_remembered
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_DEFINITION, DefinitionId, PlayerId, every_figure, every_player
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.views import HIDDEN


def redeal(seen: BangView, seed: str, knowledge: Knowledge | None = None) -> Bang:
    """A game that could be the true one as far as the viewer sees and remembers, up to the same decision."""
    chance = Chance(seed, [0] * STREAMS)
    setup = Setup(
        seen.players, seed, seen.sets, seen.preset, seen.chosen, [], [], [], seen.left_out, seen.mode
    )
    book = setup.book
    known = [NONE] * seen.players
    for one in seen.figures:
        known[one.player] = one.role
    roles = setup.mode.deal_roles(known, chance, DEAL_ROLES)
    stack = [frame.clone() for frame in seen.stack]
    waiting = [frame.clone() for frame in seen.waiting]
    unseen = unseen_cards(seen, setup)
    chance.shuffle(DEAL_CARDS, unseen)
    dealt = None
    if knowledge is not None and knowledge.packs:
        dealt = deal_remembered(knowledge.packs[0], unseen, places(seen), chance, DEAL_CARDS)
    deck = unseen if dealt is None else dealt.deck
    aside = unseen if dealt is None else dealt.aside
    for frame in stack:
        frame.reveal(aside)
    players: list[Player] = []
    figures: list[Figure] = []
    spares = possible_spares(seen, setup, chance)
    for player in every_player(seen.players):
        one = seen.figures_of(player)[0]
        if one.hand:
            hand = one.hand[:]
        elif dealt is not None:
            hand = dealt.hands[player]
        else:
            hand = [unseen.pop() for _card in range(one.hand_size)]
        players.append(Player(roles[player], one.revealed, hand))
    for one in seen.figures:
        characters = [book.characters[key].number for key in one.characters]
        figures.append(
            Figure(
                one.player,
                characters,
                one.life,
                one.max_life,
                one.alive,
                one.in_play[:],
                one.fresh[:],
                one.ghost,
                one.skips,
                spares[one.figure],
                one.spare_seen,
                one.killer,
            )
        )
    game = Bang(
        setup,
        seen.step,
        seen.over,
        chance,
        stack,
        waiting,
        players,
        figures,
        seen.ring[:],
        deck,
        seen.discard[:],
        seen.turn,
        seen.turns,
        seen.this_turn.clone(),
        possible_events(seen, setup, chance),
        seen.first_out,
        seen.last_out,
        seen.deaths,
        seen.winners[:],
        roles[seen.players :],
        seen.mode_notes[:],
    )
    game.run()
    return game


def possible_events(seen: BangView, setup: Setup, chance: Chance) -> list[EventDeck]:
    """The event decks with what is known of them, and the others of the box in a random order."""
    events = setup.book.events
    known = set(setup.left_out)
    for deck in seen.event_decks:
        known.update([deck.active, deck.next_one, *deck.spent])
    made: list[EventDeck] = []
    for deck in seen.event_decks:
        boxes = deck.box.split("+")
        unseen = [event.number for key, event in events.items() if key not in known and event.deck in boxes]
        pile = possible_pile(setup, unseen, deck.left - (1 if deck.next_one else 0), chance)
        if deck.next_one:
            pile.append(events[deck.next_one].number)
        active = events[deck.active].number if deck.active else NO_DEFINITION
        spent = [events[key].number for key in deck.spent]
        made.append(EventDeck(deck.box, pile, active, spent, deck.face_up, deck.noted[:]))
    return made


def possible_pile(setup: Setup, unseen: list[DefinitionId], left: int, chance: Chance) -> list[DefinitionId]:
    """So many unseen events in a random order, with one that belongs at the bottom there."""
    chance.shuffle(DEAL_EVENTS, unseen)
    book = setup.book
    last: list[DefinitionId] = []
    if left > 0 and not (book.event(unseen[0]).each_round and setup.rules["event_final_card"] == "shuffled"):
        last = [number for number in unseen if book.event(number).last][:1]
        unseen = [number for number in unseen if not book.event(number).last]
    return last + unseen[: left - len(last)]


def possible_spares(seen: BangView, setup: Setup, chance: Chance) -> list[DefinitionId]:
    """The known characters under the life counters, and others of the sets where they are unknown."""
    characters = setup.book.characters
    known = set(seen.left_out)
    for one in seen.figures:
        known.update([*one.characters, one.spare])
    left = [character.number for key, character in characters.items() if key not in known]
    chance.shuffle(DEAL_CHARACTERS, left)
    spares: list[DefinitionId] = []
    for one in seen.figures:
        if one.spare == UNKNOWN:
            spares.append(left.pop())
        else:
            spares.append(characters[one.spare].number if one.spare else NO_DEFINITION)
    return spares


def permute_hidden(game: Bang, viewer: PlayerId, seed: str) -> None:
    """Exchange at random, in place, the cards and roles that the viewer cannot see."""
    chance = Chance(seed, [0] * STREAMS)
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
    roles = [game.players[i].role for i in secret] + game.roles_aside
    chance.shuffle(DEAL_ROLES, roles)
    for i in secret:
        game.players[i].role = roles.pop()
    game.roles_aside = roles
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
