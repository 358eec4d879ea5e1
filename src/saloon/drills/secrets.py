"""What somebody may not know, told from the true state and not from what he is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from saloon.kernel.frames import Game
from saloon.kernel.ids import CardId, PlayerId

G = TypeVar("G", bound=Game)

NUMBERS: Final = "numbers"
IN_A_KEY: Final = re.compile(r"#(\d+)")
"""How the key of an option names a card."""


class Secrets:
    """The secrets of a game. This one knows no game, and leaves all to the exchange of what is hidden."""

    def betrayed(
        self, shown: dict[str, Any], before: Game | None, after: Game, viewer: PlayerId
    ) -> Iterator[str]:
        """What a frame tells this viewer that he may not know.

        `shown` is a frame of the wire; `before` and `after` are the true states around its entry.
        """
        yield from ()


class CardSecrets(Secrets, Generic[G]):
    """The secrets of a game of cards. A hidden card must not be named at any place of a frame."""

    no_cards: ClassVar[frozenset[str]]
    """Fields whose numbers are no cards. A number in any other field is taken for a card."""
    shown_before: ClassVar[frozenset[str]] = frozenset()
    """Fields that name a card which everybody saw before it was hidden again."""
    shown_to_all: ClassVar[frozenset[str]]
    """Events in which everybody sees a card, even if it comes to a place where nobody does."""

    def hidden_cards(self, game: G, viewer: PlayerId) -> set[CardId]:
        """Cards that this viewer cannot see now."""
        raise NotImplementedError

    def privy_to(self, event: dict[str, Any], game: G) -> list[int]:
        """Players who may see the cards of something that was done unseen."""
        raise NotImplementedError

    def seen_while_played(self, view: dict[str, Any]) -> set[CardId]:
        """Cards that everybody saw being played, wherever they are now."""
        return set()

    def searched(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view without what is public of earlier games: its cards have other places now."""
        return view

    def betrayed_besides(self, view: dict[str, Any], game: G, viewer: PlayerId) -> Iterator[str]:
        """What a view tells that it should not and that is no card."""
        yield from ()

    def betrayed(self, shown: dict[str, Any], before: Any, after: Any, viewer: PlayerId) -> Iterator[str]:
        hidden = self.hidden_cards(after, viewer)
        view = shown.get("view")
        if view is not None:
            yield from self._named(self.searched(view), hidden - self.seen_while_played(view), "view")
            yield from self.betrayed_besides(view, after, viewer)
        ask = shown.get("ask") or {}
        for line in (*ask.get("options", ()), *ask.get("interrupts", ()), *ask.get("refusals", ())):
            yield from self._named(line, hidden, "ask")
        unseen = hidden if before is None else hidden & self.hidden_cards(before, viewer)
        for event in shown.get("events", ()):
            yield from self._told(event, unseen, after, viewer)

    def _named(self, tree: object, hidden: set[CardId], where: str) -> Iterator[str]:
        """Hidden cards that are named anywhere in this part of a frame, by number or in a key."""
        for record, field, value in places(tree, hidden):
            if isinstance(value, str):
                for card in IN_A_KEY.findall(value):
                    if int(card) in hidden:
                        yield f"{where}: {record}.{field}: {value!r} names a hidden card"
            elif field not in self.no_cards and field not in self.shown_before:
                yield f"{where}: {record}.{field}: {value} is a hidden card"

    def _told(self, event: dict[str, Any], unseen: set[CardId], game: G, viewer: PlayerId) -> Iterator[str]:
        """Cards that were hidden before and are afterwards, and that the event tells all the same."""
        name, private = event["name"], event["privy"] is not None
        for card in [*event["cards"], event["onto"]]:
            lawful = viewer in self.privy_to(event, game) if private else name in self.shown_to_all
            if card in unseen and not lawful:
                yield f"event {name}: {card} is a hidden card"


def words(text: str) -> frozenset[str]:
    """Names written in a row."""
    return frozenset(text.split())


class Place(NamedTuple):
    """Where a scalar stands in a frame."""

    record: str
    """Type of the record around it, if it is one."""
    field: str
    value: object


def places(tree: object, numbers: Set[int] = frozenset()) -> list[Place]:
    """Every text of a JSON value, and every number that is one of these.

    The numbers of a reason have names of their own; here all of them are called numbers.
    """
    found: list[Place] = []
    left: list[tuple[str, str, object]] = [("", "", tree)]
    while left:
        record, field, branch = left.pop()
        if type(branch) is dict:
            record = branch.get("type", record)
            left += [(record, field if field == NUMBERS else name, one) for name, one in branch.items()]
        elif type(branch) is list:
            left += [(record, field, one) for one in branch]
        elif type(branch) is str or (type(branch) is int and branch in numbers):
            found.append(Place(record, field, branch))
    return found
