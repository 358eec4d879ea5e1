"""What a seat remembers of weapon cards and cowboys: it hears the events, and looks at the table after them.

Money is spread out anew whenever it is shuffled, and nobody ever has a card of it that the others do not see:
there is nothing to remember.
"""

from __future__ import annotations

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.setup import Setup
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import COWBOYS, DECKS, WEAPONS
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, PlayerId, as_player
from saloon.kernel.knowledge import ASIDE, DECK, OPEN, Knowledge, Pack, Places, hand_of, new_pack
from saloon.kernel.views import HIDDEN


def learn(knowledge: Knowledge, events: list[Event], seen: CalibreView) -> None:
    """Remember what the viewer has heard, as he heard it, and how the table looks to him after that."""
    if not knowledge.packs:
        setup = Setup(seen.players, "", seen.preset, seen.chosen, seen.decks or house_book().composition)
        knowledge.packs = [new_pack(setup.book.decks[WEAPONS]), new_pack(setup.book.decks[COWBOYS])]
    knowledge.looks_up(seen.step)
    weapons, cowboys = knowledge.packs
    for event in events:
        if event.name == "reshuffled":
            if event.deck == DECKS[WEAPONS]:
                weapons.reshuffled(event.amount)
            elif event.deck == DECKS[COWBOYS]:
                cowboys.reshuffled(event.amount)
        elif event.name == "drew":
            hear_drawn(weapons, event, hand_of(as_player(event.who)))
        elif event.name == "cowboy_dealt":
            hear_drawn(cowboys, event, hand_of(as_player(event.who)))
        elif event.name == "recruited":
            hear_drawn(cowboys, event, ASIDE)
            cowboys.aside = 1
        elif event.name == "kept":
            cowboys.drawn_unseen(cowboys.aside, hand_of(as_player(event.who)))
        else:
            for card in event.cards:
                hear_open(knowledge.packs, card)
    weapons.observe(weapon_places(seen, weapons))
    cowboys.observe(cowboy_places(seen, cowboys))


def hear_drawn(pack: Pack, event: Event, place: int) -> None:
    """Cards come off a deck, named or not."""
    if not event.cards:
        pack.drawn_unseen(event.amount, place)
    for card in event.cards:
        pack.drawn(card, place)


def hear_open(packs: list[Pack], card: CardId) -> None:
    """Everybody sees a card: it is laid down, discarded or turned up."""
    for pack in packs:
        if of_pack(pack, card):
            if pack.aside:
                pack.drawn(card, OPEN)
            else:
                pack.put(card, OPEN)


def of_pack(pack: Pack, card: CardId) -> bool:
    return 0 <= card < len(pack.where) and pack.where[card] != 0


def weapon_places(seen: CalibreView, pack: Pack) -> Places:
    """What the view says of the places of weapon cards."""
    laid_open = seen.weapon_discard[:]
    for frame in seen.stack:
        laid_open += [card for card in frame.cards_held() if of_pack(pack, card)]
    hands = [one.hand for one in seen.seats]
    unseen = [0 if one.hand else one.hand_size for one in seen.seats]
    return Places(laid_open, hands, unseen, seen.weapon_deck, 0, 0)


def cowboy_places(seen: CalibreView, pack: Pack) -> Places:
    """The same of cowboys; one that lies before a player is with him, face up or face down."""
    laid_open = seen.cowboy_discard[:]
    aside = 0
    for frame in seen.stack:
        held = frame.cards_held()
        aside += held.count(HIDDEN)
        laid_open += [card for card in held if of_pack(pack, card)]
    hands = [[] if one.cowboy in (NONE, HIDDEN) else [one.cowboy] for one in seen.seats]
    unseen = [1 if one.cowboy == HIDDEN else 0 for one in seen.seats]
    return Places(laid_open, hands, unseen, seen.cowboy_deck, aside, aside)


def known_cards(knowledge: Knowledge, seen: CalibreView) -> list[list[CardId]]:
    """For each player what the viewer remembers and does not see: weapon cards, and the cowboy."""
    if not knowledge.packs:
        return [[] for _player in range(seen.players)]
    weapons, cowboys = knowledge.packs
    armed = weapons.sure_cards(weapon_places(seen, weapons))
    hired = cowboys.sure_cards(cowboy_places(seen, cowboys))
    return [armed[player] + hired[player] for player in range(seen.players)]


def allows(knowledge: Knowledge, game: Calibre) -> bool:
    """Whether this may be the true game, as far as the seat remembers."""
    if not knowledge.packs:
        return True
    truth = [OPEN | ASIDE] * game.book.size()
    for card in game.weapons + game.cowboys:
        truth[card] = DECK
    for number, one in enumerate(game.players):
        for card in one.hand:
            truth[card] = hand_of(PlayerId(number))
        if one.cowboy != NONE:
            truth[one.cowboy] = hand_of(PlayerId(number))
    weapons, cowboys = knowledge.packs
    return weapons.allows(truth, game.weapons) and cowboys.allows(truth, game.cowboys)
