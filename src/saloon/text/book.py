"""What a client has to know to name and draw whatever a view holds: printed cards, definitions."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from saloon.text.texts import Texts


class PrintedCard(NamedTuple):
    """One card, by its number, with what is printed on it. What does not apply is left empty."""

    number: int
    key: str
    kind: str
    """What its definition is: a definition of this kind and key stands in the book too."""
    name: str
    text: str
    suit: str = ""
    rank: str = ""
    border: str = ""
    deck: str = ""
    value: int = 0
    figure: int = 0
    """A number on it that is not its value."""
    reach: int = 0


class Defined(NamedTuple):
    """Something that views, events and options name by key or by number."""

    number: int | None
    """None: named by its key only."""
    key: str
    kind: str
    name: str
    text: str
    short: str = ""
    box: str = ""
    life: int = 0


class GameBook:
    """A game explained in any language. Every game has one."""

    game: ClassVar[str] = ""
    words: ClassVar[tuple[str, ...]] = ("name", "set", "preset", "rule")
    """Which of the game's texts a client needs besides: the first parts of their keys."""

    def cards(self, texts: Texts, deck: object = None) -> list[PrintedCard]:
        """Every card that a view can show, by its number; of a deck that somebody wrote, if one is given."""
        raise NotImplementedError

    def definitions(self, texts: Texts) -> list[Defined]:
        """Whatever else has a name."""
        raise NotImplementedError

    def chosen_words(self, texts: Texts) -> dict[str, str]:
        """The texts of `words`, by key without the game; those with plural forms are none of a client's."""
        found: dict[str, str] = {}
        for key, entry in texts.entries.items():
            game, _, rest = key.partition(".")
            if game == self.game and rest.partition(".")[0] in self.words and isinstance(entry, str):
                found[rest] = entry
        return found
