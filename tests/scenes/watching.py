"""Somebody who watches every scene, whatever the game, and knows only what the table tells.

After each answer he looks whether whatever has changed was told, whether no card is lost or doubled, whether
something is offered and nothing twice, and whether each seat remembers what it must. A game has a watcher of
its own (`watching.py` in its folder), who knows what can change there.
"""

from __future__ import annotations

import random
from functools import partial
from typing import ClassVar, Generic, Self

from saloon import BUILD
from saloon.kernel.codec import encode
from saloon.kernel.conformance import check_position, check_remembered, check_view
from saloon.kernel.events import Event
from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, FigureId, PlayerId, every_player
from saloon.kernel.knowledge import Knowledge, new_pack
from saloon.kernel.protocol import G, GameType, V
from tests.scenes.remembering import Memory, remember_hands, remember_rest

ASIDE = "aside"


class SceneUntold(AssertionError):
    """Something has changed, and nobody was told."""


class TableWatcher(Generic[G, V]):
    """Compares the table with what it was, and with what was told since."""

    kind: GameType[G, V]
    watches: ClassVar[bool] = True
    """Whether he watches this scene (`tests/scenes/conftest.py`): as plain Python, which takes long, some."""

    def __init__(self, game: G, memories: list[Memory] | None = None) -> None:
        self.heard = 0
        if not TableWatcher.watches:
            return
        self.places = self.places_of(game)
        self.memories = self.remembering(game, self.who_remember(game)) if memories is None else memories
        self.cards = sorted(self.kind.card_places(game))

    # What the watcher of a game says

    def places_of(self, game: G) -> dict[CardId, str]:
        """Where each card lies: "hand 1" with player 1."""
        raise NotImplementedError

    def packs(self, game: G) -> list[tuple[list[CardId], list[CardId]]]:
        """The cards that are remembered together, and their deck."""
        raise NotImplementedError

    def name_of(self, game: G, card: CardId) -> str:
        raise NotImplementedError

    def player_of(self, game: G, figure: FigureId) -> int:
        raise NotImplementedError

    def is_told(self, game: G, told: list[Event], card: CardId, before: str, place: str) -> bool:
        """Whether it was told that this card went from one place to the other."""
        raise NotImplementedError

    def compare(self, game: G, told: list[Event], now: Self) -> None:
        """Whatever else has changed was told, and the table is as it can be."""
        raise NotImplementedError

    # What he does at every table

    def who_remember(self, game: G) -> list[PlayerId]:
        """The first three players; as plain Python, which takes long, one of them, who depends on the scene.

        Both builds remember the same (conformance/test_builds.py).
        """
        first = list(every_player(min(3, self.kind.seats(game))))
        return first if BUILD.is_compiled else [first[len(self.held()) % len(first)]]

    def remembering(self, game: G, players: list[PlayerId]) -> list[Memory]:
        """These players remember what they hear and see.

        The second one has seen all cards before the scene begins, the third one all hands.
        """
        memories: list[Memory] = []
        held = self.held()
        for player in players:
            packs = [new_pack(cards or self.kind.all_cards(game)) for cards, _deck in self.packs(game)]
            for pack, (_cards, deck) in zip(packs, self.packs(game), strict=True):
                if player:
                    remember_hands(pack, held)
                if player == 1:
                    remember_rest(pack, held, deck)
            memories.append(Memory(player, Knowledge(game.step - 1, packs)))
        return memories

    def held(self) -> dict[CardId, int]:
        """With whom each card is that only he may see, or where on a deck whose order somebody may know."""
        kept = [(card, place) for card, place in self.places.items() if place.startswith(("hand", "cowboy"))]
        return {card: int(place.split()[1]) for card, place in kept if place[-1].isdigit()}

    def mixed_by(self, game: G, event: Event) -> set[int]:
        """Out of whose cards one may have gone, if it is not seen which."""
        if event.privy is None or event.cards or event.name in ("drew", "inherited"):
            return set()
        return {self.player_of(game, figure) for figure in (event.who, event.whom) if figure >= 0}

    def look(self, game: G) -> None:
        __tracebackhide__ = True
        if not TableWatcher.watches:
            return
        assert game.log is not None
        told = game.log[self.heard :]
        now = type(self)(game, self.memories)
        for card, place in now.places.items():
            before = self.places[card]
            if place not in (before, ASIDE) and not self.is_told(game, told, card, before, place):
                raise SceneUntold(f"{self.name_of(game, card)} went from {before} to {place}{in_words(told)}")
        self.compare(game, told, now)
        if game.over and not any(one.name == "game_ended" for one in told):
            raise SceneUntold(f"the game is over{in_words(told)}")
        if now.cards != self.cards:
            raise SceneUntold(f"there were the cards {self.cards}, there are {now.cards}")
        held = now.held()
        for memory in self.memories:
            memory.look(self.kind, game, held, partial(self.mixed_by, game))
        now.heard = len(game.log)
        self.__dict__ = now.__dict__

    def check_end(self, game: G) -> None:
        """The last moment of a scene goes to text and back; as somebody sees it, it is dealt anew."""
        __tracebackhide__ = True
        if not TableWatcher.watches:
            return
        check_shown(self.kind, game, PlayerId(game.step % self.kind.seats(game)))
        if not game.over:
            memory = self.memories[game.step % len(self.memories)]
            check_remembered(self.kind, game, memory.viewer, memory.knowledge, random.Random(game.step))


def named(told: list[Event], name: str, who: int) -> bool:
    return any(one.name == name and one.who == who for one in told)


def in_words(told: list[Event]) -> str:
    return "; told was " + ", ".join(f"{one.name} {one.who} {one.whom} {one.amount}" for one in told)


def check_keys(kind: str, keys: list[str]) -> None:
    """Something is offered, and nothing twice."""
    __tracebackhide__ = True
    if not keys or len(set(keys)) != len(keys):
        raise SceneUntold(f"{kind} offers {keys}")


def check_same(kept: object, anew: object) -> None:
    """What is kept from one question to the next is what it would be if it were found out anew."""
    __tracebackhide__ = True
    if kept != anew:
        raise SceneUntold(f"found out anew from the table it is {anew}, kept was {kept}")


def check_written(kind: GameType[G, V], game: G) -> None:
    """A state goes to text and back to the same bytes, and asks the same question again."""
    __tracebackhide__ = True
    stored = encode(game)
    again = kind.read_position(kind.position(game))
    assert encode(again) == stored
    again.run()
    assert encode(again) == stored


def check_shown(kind: GameType[G, V], game: G, viewer: PlayerId) -> None:
    """A moment as this viewer sees it goes to text and back, and can be dealt anew; whoever is asked then is
    offered his cards of that world. The end of a game hides nothing."""
    __tracebackhide__ = True
    if game.over:
        check_written(kind, game)
        return
    check_position(kind, game, viewer)
    check_view(kind, game, viewer, random.Random(game.step))
    world = kind.clone(game)
    kind.permute_hidden(world, viewer, str(game.step))
    check_same(offered(world), offered(kind.decode(encode(world))))


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [game.key(option) for option in game.decision.options]
