"""What a seat remembers of the cards of BANG!: it hears the events, and looks at the table after them."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.setup import Setup, deck_of
from saloon.games.bang.state import Bang
from saloon.games.bang.view import BangView
from saloon.games.bang.words import GIVE_CARD, PUT_CARD_BACK
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, PlayerId
from saloon.kernel.knowledge import ASIDE, DECK, OPEN, Knowledge, Pack, Places, hand_of, new_pack
from saloon.kernel.views import HIDDEN

TAKEN_FROM_HAND: Final = ("took_from_hand", "took_excess")
"""A card of the hand of `whom` goes to the hand of `who`."""
TAKEN_OPENLY: Final = (
    "picked",
    "took_discard",
    "took_checked",
    "took_in_play",
    "took_back",
    "took_bought",
    "showed",
    "showed_hand",
)
"""Cards that everybody sees are in the hand of `who`."""
TURNED_UP: Final = ("store_opened", "checked", "flipped", "guessed_wrong")
"""Cards of the deck that everybody sees."""
MENTIONED: Final = ("unaffected", "repeated")
"""The cards stay where they are."""

NOT_COUNTED: Final = ("looked_at", "put_back")
"""How many of the cards are of the deck, and how many of the discard pile, only those know who see them."""
NOT_NAMED: Final = ("checked", "presented")
"""More cards than the named ones came off the deck; who looks up at every step has seen them lie there."""


def learn(knowledge: Knowledge, events: list[Event], seen: BangView) -> None:
    """Remember what the viewer has heard, as he heard it, and how the table looks to him after that."""
    if not knowledge.packs:
        setup = Setup(
            seen.players, "", seen.sets, seen.preset, seen.chosen, [], [], [], seen.left_out, seen.mode
        )
        knowledge.packs = [new_pack(deck_of(setup))]
    pack = knowledge.packs[0]
    followed = knowledge.looks_up(seen.step)
    for event in events:
        missed = not followed and event.name in NOT_NAMED
        if missed or (event.name in NOT_COUNTED and not (followed and event.cards)):
            pack.unsettle()
        hear(pack, event, seen)
    pack.observe(places(seen))


def hear(pack: Pack, event: Event, seen: BangView) -> None:
    """What one event tells of the places of cards."""
    name = event.name
    if name == "reshuffled":
        pack.reshuffled(event.amount)
    elif name == "stirred":
        pack.stirred(event.amount)
    elif event.cards:
        hear_named(pack, event, seen)
    elif event.privy is not None:
        hear_unseen(pack, event, seen)


def hear_named(pack: Pack, event: Event, seen: BangView) -> None:
    """The viewer knows which cards move."""
    name = event.name
    cards = event.cards
    here = hand(seen, event.who)
    there = hand(seen, event.whom)
    if name in ("drew", "guessed_right"):
        for card in cards:
            pack.drawn(card, here)
    elif name == "presented":
        for card in cards:
            pack.drawn(card, there)
    elif name == "looked_at":
        for card in cards:
            pack.drawn(card, ASIDE)
        pack.aside = len(cards)
    elif name in ("put_back", "put_on_deck"):
        for card in reversed(cards):
            pack.put_on_deck(card)
        if name == "put_back":
            pack.aside = max(0, pack.aside - len(cards))
    elif name in TURNED_UP:
        for card in cards:
            pack.drawn(card, OPEN)
    elif name not in MENTIONED:
        place = OPEN
        if name in TAKEN_OPENLY or name in TAKEN_FROM_HAND or name == "inherited":
            place = here
        elif name == "gave":
            place = there
        for card in cards:
            pack.put(card, place)


def hear_unseen(pack: Pack, event: Event, seen: BangView) -> None:
    """Only the number of the cards is known to the viewer."""
    name = event.name
    here = hand(seen, event.who)
    there = hand(seen, event.whom)
    if name == "drew":
        pack.drawn_unseen(event.amount, here)
    elif name == "presented":
        # It may be any of those held, also one that lay open until now.
        pack.moved_unseen(OPEN, ASIDE)
        pack.drawn_unseen(event.amount, there)
    elif name == "put_back":
        pack.put_on_deck_unseen(ASIDE | OPEN, event.amount)
    elif name == "put_on_deck":
        pack.put_on_deck_unseen(here, event.amount)
    elif name == "inherited":
        pack.all_moved(there, here)
    elif name in TAKEN_FROM_HAND:
        pack.moved_unseen(there, here)
    elif name == "gave":
        pack.moved_unseen(here, there)
    elif name != "looked_at":
        raise ValueError(f"an event whose cards are hidden, and nobody knows where they go: {name}")


def hand(seen: BangView, figure: FigureId) -> int:
    """The place of the cards that a figure holds."""
    return 0 if figure == NONE else hand_of(seen.figures[figure].player)


def places(seen: BangView) -> Places:
    """What the view says of the places of cards."""
    laid_open = seen.discard[:]
    hands: list[list[CardId]] = [[] for _player in range(seen.players)]
    unseen = [0] * seen.players
    for one in seen.figures:
        laid_open += one.in_play
        hands[one.player] = one.hand
        unseen[one.player] = 0 if one.hand else one.hand_size
    aside = 0
    for frame in seen.stack + seen.waiting:
        held = frame.cards_held()
        aside += held.count(HIDDEN)
        laid_open += [card for card in held if card != HIDDEN]
    beside = len(seen.stack[-1].cards_held()) if seen.decision in (PUT_CARD_BACK, GIVE_CARD) else 0
    return Places(laid_open, hands, unseen, seen.deck_size, aside, beside)


def known_cards(knowledge: Knowledge, seen: BangView) -> list[list[CardId]]:
    """For each player the hand cards that the viewer remembers and does not see."""
    if not knowledge.packs:
        return [[] for _player in range(seen.players)]
    return knowledge.packs[0].sure_cards(places(seen))


def allows(knowledge: Knowledge, game: Bang) -> bool:
    """Whether this may be the true game, as far as the seat remembers."""
    if not knowledge.packs:
        return True
    pack = knowledge.packs[0]
    truth = [OPEN | ASIDE] * len(pack.where)
    for card in game.deck:
        truth[card] = DECK
    for number, player in enumerate(game.players):
        for card in player.hand:
            truth[card] = hand_of(PlayerId(number))
    return pack.allows(truth, game.deck)
