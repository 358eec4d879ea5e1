"""Somebody who watches every scene of Calibre 45.

After each answer he looks whether whatever has changed was told: every card that lies elsewhere, tokens,
debts, who robs, whose turn it is; whether no token is lost, and who robs has a cowboy that everybody knows;
and whether the game, stored now and read again, asks the same.
"""

from __future__ import annotations

from typing import Self

from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.view import CalibreView
from saloon.games.calibre45.words import COWBOYS, WEAPONS
from saloon.kernel.codec import encode
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId, FigureId, as_player
from tests.scenes.remembering import Memory
from tests.scenes.watching import ASIDE, SceneUntold, TableWatcher, check_keys, check_same, in_words


class Watcher(TableWatcher[Calibre, CalibreView]):
    """Compares the table with what it was, and with what was told since."""

    kind = CALIBRE45

    def __init__(self, game: Calibre, memories: list[Memory] | None = None) -> None:
        super().__init__(game, memories)
        self.seats = [(one.tokens, one.debt, one.robbing) for one in game.players]
        self.turn = (game.turn, game.turns)
        self.robberies = game.robberies
        self.tokens = game.tokens + sum(one.tokens for one in game.players)

    def places_of(self, game: Calibre) -> dict[CardId, str]:
        return places(game)

    def packs(self, game: Calibre) -> list[tuple[list[CardId], list[CardId]]]:
        decks = game.book.decks
        return [(decks[WEAPONS], game.weapons), (decks[COWBOYS], game.cowboys)]

    def name_of(self, game: Calibre, card: CardId) -> str:
        return game.book.card_name(card)

    def player_of(self, game: Calibre, figure: FigureId) -> int:
        return as_player(figure)

    def is_told(self, game: Calibre, told: list[Event], card: CardId, before: str, place: str) -> bool:
        return is_told(told, card, before, place)

    def compare(self, game: Calibre, told: list[Event], now: Self) -> None:
        __tracebackhide__ = True
        ended = any(one.name == "robbery_ended" for one in told)
        for player, seat in enumerate(now.seats):
            before = (*self.seats[player][:2], seat[2]) if ended else self.seats[player]
            if seat != before and not any(player in (one.who, one.whom) for one in told):
                raise SceneUntold(f"p{player} had {before}, has {seat}{in_words(told)}")
        if now.turn != self.turn and not any(one.name == "turn_began" for one in told):
            raise SceneUntold(f"it is the turn of p{game.turn}{in_words(told)}")
        if game.decision is not None:
            check_keys(game.decision.kind, [game.key(option) for option in game.decision.options])
        if game.rule["token_supply"] == "fifteen" and now.tokens != self.tokens:
            raise SceneUntold(f"there were {self.tokens} bail tokens, there are {now.tokens}")
        for player, one in enumerate(game.players):
            if one.robbing and not (one.known and one.cowboy >= 0 and not one.tokens):
                raise SceneUntold(f"p{player} robs with {one.cowboy}, known {one.known}, {one.tokens} tokens")
        check_found_anew(game)


def places(game: Calibre) -> dict[CardId, str]:
    found: dict[CardId, str] = dict.fromkeys(map(CardId, range(game.book.size())), ASIDE)
    piles = {
        "weapons": game.weapons,
        "weapon discard": game.weapon_discard,
        "money": game.spread,
        "money discard": game.money_discard,
        "cowboys": game.cowboys,
        "cowboy discard": game.cowboy_discard,
    }
    for number, one in enumerate(game.players):
        piles |= {f"hand {number}": one.hand, f"loot {number}": one.loot, f"cowboy {number}": [one.cowboy]}
    for name, cards in piles.items():
        found.update(dict.fromkeys([card for card in cards if card >= 0], name))
    return found


def is_told(told: list[Event], card: int, before: str, place: str) -> bool:
    events = [one for one in told if card in one.cards]
    if not place[-1].isdigit():
        return bool(events) or before == ASIDE or any(one.name == "reshuffled" for one in told)
    owner = int(place.rsplit(maxsplit=1)[-1])
    if before == ASIDE:
        events = told
    return any(owner in (one.who, one.whom) for one in events)


def check_found_anew(game: Calibre) -> None:
    """Stored now and read again, the game asks the same question."""
    __tracebackhide__ = True
    again = CALIBRE45.decode(encode(game))
    check_same(as_it_is(game), as_it_is(again))


def as_it_is(game: Calibre) -> object:
    decision = game.decision
    if decision is None:
        return game.winners
    return (decision.player, decision.kind, [game.key(option) for option in decision.options])
