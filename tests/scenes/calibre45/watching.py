"""Somebody who watches every scene of Calibre 45, and knows only what the table tells.

After each answer he looks whether whatever has changed was told: every card that lies elsewhere, tokens,
debts, who robs, whose turn it is; whether no card or token is lost, nothing is offered twice, and who robs
has a cowboy that everybody knows; and whether the game, stored now and read again, asks the same.
"""

from __future__ import annotations

from saloon.games.calibre45.game import CALIBRE45
from saloon.games.calibre45.state import Calibre
from saloon.kernel.codec import encode
from saloon.kernel.conformance import Witness
from saloon.kernel.events import Event
from saloon.kernel.ids import CardId
from tests.scenes.watching import SceneUntold, check_memory, in_words, remembering

ASIDE = "aside"


class Watcher:
    """Compares the table with what it was, and with what was told since."""

    def __init__(self, game: Calibre, witnesses: list[Witness] | None = None) -> None:
        self.heard = 0
        self.witnesses = remembering(CALIBRE45, game) if witnesses is None else witnesses
        self.places = places(game)
        self.seats = [(one.tokens, one.debt, one.robbing) for one in game.players]
        self.turn = (game.turn, game.turns)
        self.robberies = game.robberies
        self.cards = sorted(CALIBRE45.card_places(game))
        self.tokens = game.tokens + sum(one.tokens for one in game.players)

    def look(self, game: Calibre) -> None:
        __tracebackhide__ = True
        assert game.log is not None
        told = game.log[self.heard :]
        now = Watcher(game, self.witnesses)
        for card, place in now.places.items():
            if place not in (self.places[card], ASIDE) and not is_told(told, card, self.places[card], place):
                name = game.book.card_name(card)
                raise SceneUntold(f"{name} went from {self.places[card]} to {place}{in_words(told)}")
        ended = any(one.name == "robbery_ended" for one in told)
        for player, seat in enumerate(now.seats):
            before = (*self.seats[player][:2], seat[2]) if ended else self.seats[player]
            if seat != before and not any(player in (one.who, one.whom) for one in told):
                raise SceneUntold(f"p{player} had {before}, has {seat}{in_words(told)}")
        if now.turn != self.turn and not any(one.name == "turn_began" for one in told):
            raise SceneUntold(f"it is the turn of p{game.turn}{in_words(told)}")
        if game.over and not any(one.name == "game_ended" for one in told):
            raise SceneUntold(f"the game is over{in_words(told)}")
        if now.cards != self.cards:
            raise SceneUntold(f"there were the cards {self.cards}, there are {now.cards}")
        keys = [game.key(option) for option in game.decision.options] if game.decision else ["the end"]
        if not keys or len(set(keys)) != len(keys):
            raise SceneUntold(f"what is offered is {keys}")
        if game.rule["token_supply"] == "fifteen" and now.tokens != self.tokens:
            raise SceneUntold(f"there were {self.tokens} bail tokens, there are {now.tokens}")
        for player, one in enumerate(game.players):
            if one.robbing and not (one.known and one.cowboy >= 0 and not one.tokens):
                raise SceneUntold(f"p{player} robs with {one.cowboy}, known {one.known}, {one.tokens} tokens")
        check_found_anew(game)
        check_memory(CALIBRE45, game, self.witnesses)
        now.heard = len(game.log)
        self.__dict__ = now.__dict__


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
    kept, anew = as_it_is(game), as_it_is(again)
    if kept != anew:
        raise SceneUntold(f"read again it is {anew}, kept was {kept}")


def as_it_is(game: Calibre) -> object:
    decision = game.decision
    if decision is None:
        return game.winners
    return (decision.player, decision.kind, [game.key(option) for option in decision.options])
