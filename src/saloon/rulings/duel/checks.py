"""What a record expects of a table of the Duel, and the opposite of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.words import SIDES
from saloon.rulings.duel.table import Table, keys_of, names
from saloon.rulings.records import Fields, listed, mapping, mappings
from saloon.rulings.verdicts import Difference, NotSupported

NOBODY: Final = "nobody"
"""No character and no card has this name."""


def state_of(table: Table, word: str, of: str) -> object:
    """What a word says of a character or of a side."""
    player = table.player(of) if of in SIDES else None
    match word:
        case "hp":
            return table.figure(of).health
        case "in_play":
            return sorted(keys_of(table.figure(of).in_play))
        case "hand":
            return None if player is None else sorted(keys_of(player.hand))
        case "hand_size":
            return None if player is None else len(player.hand)
        case "attacking" if player is not None and player.attacking >= 0:
            return BOOK.definitions[table.game.figures[player.attacking].character].key
    return None


def of_each(table: Table, word: str, value: Any) -> None:
    for of, wanted in mapping(value, word).items():
        found = state_of(table, word, of)
        expected = sorted(names(wanted)) if isinstance(found, list) else wanted
        if found != expected:
            raise Difference(f"{word} of {of} is {found}, not {wanted}")


def alive(table: Table, word: str, value: Any) -> None:
    for character in names(value):
        if table.is_there(character) != (word == "alive"):
            raise Difference(f"{character} is {'not ' if word == 'alive' else ''}alive")


def legal(table: Table, word: str, value: Any) -> None:
    for step in mappings(value, word):
        if (table.wanted(step) >= 0) != (word == "legal"):
            raise Difference(f"{table.meaning(step)} is {'not ' if word == 'legal' else ''}offered")


def pending(table: Table, _word: str, value: Any) -> None:
    decision = table.game.decision
    wanted = mapping(value, "pending")
    found = {} if decision is None else {"player": SIDES[decision.player], "kind": decision.kind}
    if any(found.get(name) != said for name, said in wanted.items()):
        raise Difference(f"asked is {found or 'nobody'}, not {wanted}")


def winners(table: Table, _word: str, value: Any) -> None:
    found = [SIDES[player] for player in table.game.winners] if table.game.over else []
    if found != names(value):
        raise Difference(f"won have {found}, not {names(value)}")


def discard_top(table: Table, _word: str, value: Any) -> None:
    found = keys_of(table.game.discard)[::-1][: len(listed(value))]
    if found != names(value):
        raise Difference(f"on the discard pile lie {found}, not {names(value)}")


CHECKS: Final[dict[str, Callable[[Table, str, Any], None]]] = {
    **dict.fromkeys(["hp", "in_play", "hand", "hand_size", "attacking"], of_each),
    **dict.fromkeys(["alive", "dead"], alive),
    **dict.fromkeys(["legal", "illegal"], legal),
    "pending": pending,
    "winners": winners,
    "discard_top": discard_top,
}
OPPOSITES: Final = {"alive": "dead", "dead": "alive", "legal": "illegal", "illegal": "legal"}


def check(table: Table, entry: Fields) -> None:
    for word, value in entry.items():
        CHECKS[word](table, word, value)


def require_entry(entry: Fields) -> None:
    for word in entry:
        if word not in CHECKS:
            raise NotSupported(f"unknown word {word!r} in then")


def false_entries(entry: Fields) -> Iterator[Fields]:
    """The same expectation with one word made false."""
    for word, value in entry.items():
        rest = {other: said for other, said in entry.items() if other != word}
        if word in OPPOSITES:
            for one in listed(value):
                yield {**rest, OPPOSITES[word]: one}
        else:
            for false in false_values(value):
                yield {**rest, word: false}


def false_values(value: Any) -> Iterator[Any]:
    """One thing of it otherwise than it is."""
    if isinstance(value, dict):
        for word, said in value.items():
            for false in false_values(said):
                yield {**value, word: false}
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        yield [NOBODY, *value[1:]]
    else:
        yield NOBODY
