"""What a seat remembers of the cards: it hears the events, and looks at the table after them.

Everybody sees the backs, so that the two decks are remembered apart. The order of a deck is never known to
anybody, and the common deck is a place like a hand: cards lie there, it is not known how.
"""

from __future__ import annotations

from typing import Final

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.deal import cards_of_side
from saloon.games.duel.figures import owner_of
from saloon.games.duel.state import Duel
from saloon.games.duel.view import DuelView
from saloon.games.duel.words import COMMON, DECK_SIZE, DECKS, SIDES
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import ASIDE, DECK, OPEN, Knowledge, Pack, Places, hand_of, new_pack

IN_COMMON: Final = 2
"""The common deck, in place of a player."""


def common_place() -> int:
    return hand_of(PlayerId(IN_COMMON))


def learn(knowledge: Knowledge, events: list[Event], seen: DuelView) -> None:
    """Remember what the viewer has heard, as he heard it, and how the table looks to him after that."""
    if not knowledge.packs:
        knowledge.packs = [new_pack(cards_of_side(side)) for side in range(len(SIDES))]
    knowledge.looks_up(seen.step)
    packs = knowledge.packs
    for event in events:
        hear(packs, event)
    for side, pack in enumerate(packs):
        pack.observe(places_of(seen, side))


def hear(packs: list[Pack], event: Event) -> None:
    if event.name == "reshuffled":
        for pack in packs:
            pack.moved_unseen(OPEN, common_place())
    elif event.name == "drew":
        hear_drawn(packs, event)
    elif event.name == "took_from_hand" and not event.cards:
        pack = packs[SIDES.index(event.role)]
        pack.moved_unseen(hand_of(owner_of(event.whom)), hand_of(owner_of(event.who)))
    else:
        taken = event.name.startswith("took") or event.name == "showed"
        place = hand_of(owner_of(event.who)) if taken else OPEN
        for card in event.cards:
            packs[BOOK.back(card)].put(card, place)


def hear_drawn(packs: list[Pack], event: Event) -> None:
    """Cards come off a deck into a hand, named or not."""
    place = hand_of(owner_of(event.who))
    for card in event.cards:
        packs[BOOK.back(card)].put(card, place)
    if not event.cards:
        from_common = event.deck == DECKS[COMMON]
        pack = packs[SIDES.index(event.role if from_common else event.deck)]
        pack.moved_unseen(common_place() if from_common else DECK, place)


def laid_open(seen: DuelView) -> list[CardId]:
    """Cards that everybody sees: the discard pile, what is in play, what lies with a frame."""
    cards = seen.discard[:]
    for figure in seen.figures:
        cards += figure.in_play
    for frame in seen.stack:
        cards += frame.cards_held()
    return cards


def places_of(seen: DuelView, side: int) -> Places:
    """What the view says of the places of the cards with this back."""
    visible = [card for card in laid_open(seen) if BOOK.back(card) == side]
    hands: list[list[CardId]] = []
    unseen: list[int] = []
    elsewhere = len(visible) + seen.decks[side]
    for one in seen.seats:
        hand = [card for card in one.hand if BOOK.back(card) == side]
        hands.append(hand)
        unseen.append(one.backs[side] - len(hand))
        elsewhere += one.backs[side]
    hands.append([])
    unseen.append(DECK_SIZE - elsewhere)
    return Places(visible, hands, unseen, seen.decks[side], 0, 0)


def known_cards(knowledge: Knowledge, seen: DuelView) -> list[list[CardId]]:
    """For each player the cards that are certainly in his hand although the viewer does not see them."""
    found: list[list[CardId]] = [[] for _seat in seen.seats]
    for side, pack in enumerate(knowledge.packs):
        sure = pack.sure_cards(places_of(seen, side))
        for player in range(len(found)):
            found[player] += sure[player]
    return found


def allows(knowledge: Knowledge, game: Duel) -> bool:
    """Whether this may be the true game, as far as the seat remembers."""
    truth = [OPEN | ASIDE] * (2 * DECK_SIZE)
    for deck in game.decks:
        for card in deck:
            truth[card] = DECK
    for card in game.common:
        truth[card] = common_place()
    for number, one in enumerate(game.players):
        for card in one.hand:
            truth[card] = hand_of(PlayerId(number))
    for side, pack in enumerate(knowledge.packs):  # noqa: SIM110 (a generator is slow in compiled code)
        if not pack.allows(truth, game.decks[side]):
            return False
    return True
