"""Possible worlds: made from what a viewer knows alone, or the true one with what he cannot see exchanged."""

from __future__ import annotations

from typing import Any

from saloon.games.calibre45.catalogue import house_book
from saloon.games.calibre45.knowing import cowboy_places, weapon_places
from saloon.games.calibre45.players import Player
from saloon.games.calibre45.setup import Setup
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import (
    COWBOYS,
    DEAL_COWBOYS,
    DEAL_MONEY,
    DEAL_WEAPONS,
    MONEY,
    STREAMS,
    WEAPONS,
)
from saloon.kernel.chance import new_chance
from saloon.kernel.dealing import Dealt, deal_remembered
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, CardId, PlayerId
from saloon.kernel.knowledge import Knowledge
from saloon.kernel.views import HIDDEN


def as_seen(seen: CalibreView, seed: str = "") -> Calibre:
    """A state that holds what a viewer sees and nothing else: HIDDEN where he does not know."""
    setup = Setup(seen.players, seed, seen.preset, seen.chosen, seen.decks or house_book().composition)
    players = [
        Player(
            one.team,
            one.hand[:] if one.hand else [HIDDEN] * one.hand_size,
            one.cowboy,
            one.robbing,
            one.known,
            one.tokens,
            one.resting,
            one.loot[:],
            one.debt,
        )
        for one in seen.seats
    ]
    return Calibre(
        setup,
        seen.step,
        seen.over,
        new_chance(seed, STREAMS),
        [frame.clone() for frame in seen.stack],
        [],
        players,
        [HIDDEN] * seen.weapon_deck,
        seen.weapon_discard[:],
        seen.spread[:],
        seen.money_discard[:],
        [HIDDEN] * seen.cowboy_deck,
        seen.cowboy_discard[:],
        seen.tokens,
        seen.turn,
        seen.turns,
        seen.robberies,
        seen.money_moved,
        seen.winners[:],
    )


def redeal(seen: CalibreView, seed: str, knowledge: Knowledge | None = None) -> Calibre:
    """A game that could be the true one as far as the viewer sees and remembers, up to the same decision."""
    game = as_seen(seen, seed)
    chance = game.chance
    weapons, money, cowboys = unseen_cards(seen, game.setup, game.stack)
    for stream, cards in ((DEAL_WEAPONS, weapons), (DEAL_MONEY, money), (DEAL_COWBOYS, cowboys)):
        chance.shuffle(stream, cards)
    armed: Dealt | None = None
    hired: Dealt | None = None
    if knowledge is not None and knowledge.packs:
        of_weapons, of_cowboys = knowledge.packs
        armed = deal_remembered(of_weapons, weapons, weapon_places(seen, of_weapons), chance, DEAL_WEAPONS)
        hired = deal_remembered(of_cowboys, cowboys, cowboy_places(seen, of_cowboys), chance, DEAL_COWBOYS)
    for frame in game.stack:
        frame.reveal(cowboys if hired is None else hired.aside)
    for number, player in enumerate(game.players):
        if HIDDEN in player.hand:
            player.hand = [weapons.pop() for _card in player.hand] if armed is None else armed.hands[number]
        if player.cowboy == HIDDEN:
            player.cowboy = cowboys.pop() if hired is None else hired.hands[number][0]
    game.weapons = weapons if armed is None else armed.deck
    game.cowboys = cowboys if hired is None else hired.deck
    game.spread = [NO_CARD if card == NONE else money.pop() for card in game.spread]
    game.run()
    return game


def unseen_cards(
    seen: CalibreView, setup: Setup, frames: list[Frame[Any]]
) -> tuple[list[CardId], list[CardId], list[CardId]]:
    """The cards of each deck that the viewer sees nowhere."""
    visible = {*seen.weapon_discard, *seen.money_discard, *seen.cowboy_discard}
    for one in seen.seats:
        visible.update([*one.hand, *one.loot, one.cowboy])
    for frame in frames:
        visible.update(frame.cards_held())
    decks = setup.book.decks
    weapons = [card for card in decks[WEAPONS] if card not in visible]
    money = [card for card in decks[MONEY] if card not in visible]
    cowboys = [card for card in decks[COWBOYS] if card not in visible]
    return weapons, money, cowboys


def permute_hidden(game: Calibre, viewer: PlayerId, seed: str) -> None:
    """Exchange at random, in place, what the viewer cannot see: hands, cowboys, decks, the spread money."""
    chance = new_chance(seed, STREAMS)
    others = [one for i, one in enumerate(game.players) if viewer not in game.privy_to(PlayerId(i))]
    unknown = [one for one in others if one.cowboy != NONE and not one.known]
    weapons = game.weapons + [card for one in others for card in one.hand]
    cowboys = game.cowboys + [one.cowboy for one in unknown]
    for place, frame in enumerate(game.stack):
        seen = frame.seen_by(game, viewer)
        if HIDDEN in seen.cards_held():
            cowboys += frame.cards_held()
        game.stack[place] = seen
    money = [card for card in game.spread if card != NONE]
    for stream, cards in ((DEAL_WEAPONS, weapons), (DEAL_MONEY, money), (DEAL_COWBOYS, cowboys)):
        chance.shuffle(stream, cards)
    for frame in game.stack:
        frame.reveal(cowboys)
    for one in others:
        one.hand = [weapons.pop() for _card in one.hand]
    for one in unknown:
        one.cowboy = cowboys.pop()
    game.weapons = weapons
    game.cowboys = cowboys
    game.spread = [NO_CARD if card == NONE else money.pop() for card in game.spread]
    if game.decision is not None:
        game.decision = None
        game.run()
