"""What must be remembered at each seat of a scene, told apart from how it is remembered.

Whoever has heard which card went to a hand, and of no unseen card that left that hand since, is sure of it.
The same holds of a card on the deck until that is shuffled. Nobody forgets that, and whatever anybody
remembers is true.
"""

from __future__ import annotations

from collections.abc import Callable

from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId
from saloon.kernel.knowledge import DECK, OPEN, PLACED, Knowledge, Pack, hand_of
from saloon.kernel.protocol import G, GameType, V
from saloon.kernel.views import HIDDEN

ON_DECK = -1
"""Instead of a player: the bottom card of a deck; the card above it is at -2, and so on."""
HOLDERS = {hand_of(PlayerId(player)): player for player in range(16)}


class Forgotten(AssertionError):
    """Somebody remembers what is not true, or has forgotten what he must know."""


class Memory:
    """Somebody at a seat, and of which cards he was sure when he last looked: where each is."""

    def __init__(self, viewer: PlayerId, knowledge: Knowledge) -> None:
        self.viewer = viewer
        self.heard = 0
        self.knowledge = knowledge
        self.sure = sure_of(knowledge)

    def look(
        self,
        kind: GameType[G, V],
        game: G,
        held: dict[CardId, int],
        mixed_by: Callable[[Event], set[int]],
    ) -> None:
        """Hears what has happened and looks at the table.

        `held` says where each hidden card truly is, `mixed_by` where nobody can be sure any more of the cards
        that were there.
        """
        __tracebackhide__ = True
        assert game.log is not None
        viewer, knowledge = self.viewer, self.knowledge
        heard = [event.seen_by(viewer) for event in game.log[self.heard :]]
        self.heard = len(game.log)
        seen = kind.view(game, viewer)
        kind.learn(knowledge, heard, seen)
        if not kind.allows(knowledge, game) or knowledge.step != game.step:
            raise Forgotten(f"player {viewer} remembers what is not true{names_of(heard)}")
        sure = sure_of(knowledge)
        mixed = {player for event in heard for player in mixed_by(event)}
        for card in {*self.sure, *(card for event in heard for card in event.cards)}:
            lost = card in held and sure.get(card) != held[card]
            at = {held[card], self.sure.get(card, held[card])} if lost else set()
            if lost and not mixed & {max(place, ON_DECK) for place in at}:
                raise Forgotten(f"player {viewer} has forgotten who has card {card}{names_of(heard)}")
        self.sure = sure
        for player, cards in enumerate(kind.known_cards(knowledge, seen)):
            if any(sure.get(card) != player for card in cards) or (player == viewer and cards):
                raise Forgotten(f"player {viewer} is shown {cards} with {player}, and is sure of {sure}")


def remember_hands(pack: Pack, held: dict[CardId, int]) -> None:
    """Somebody has seen which cards of this pack everybody has."""
    for card, place in held.items():
        if place > ON_DECK and card < len(pack.where) and pack.where[card]:
            pack.where[card] = hand_of(PlayerId(place))


def remember_rest(pack: Pack, held: dict[CardId, int], deck: list[CardId]) -> None:
    """And where all others of it are."""
    for card, places in enumerate(pack.where):
        if places and places not in HOLDERS:
            pack.where[card] = DECK if card in deck else OPEN
    pack.deck = [HIDDEN] * len(deck)
    for card, place in held.items():
        if place <= ON_DECK:
            pack.where[card] = PLACED
            pack.deck[ON_DECK - place] = card


def sure_of(knowledge: Knowledge) -> dict[CardId, int]:
    """The cards that can be with one player only, and those whose place on a deck is known."""
    sure: dict[CardId, int] = {}
    for pack in knowledge.packs:
        sure |= {CardId(card): HOLDERS[where] for card, where in enumerate(pack.where) if where in HOLDERS}
        sure |= {card: ON_DECK - place for place, card in enumerate(pack.deck) if card != HIDDEN}
    return sure


def names_of(heard: list[Event]) -> str:
    return "; heard was " + ", ".join(f"{one.name} {one.who} {one.whom} {one.cards}" for one in heard)
