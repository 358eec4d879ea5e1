"""The words of a game and of its clients, as they are asked for over HTTP."""

from __future__ import annotations

from saloon.wire.lobby import Shown


class BookCard(Shown):
    """A printed card, by the number that views, events and options know it by."""

    number: int
    key: str
    """Of its definition."""
    kind: str
    """Of its definition."""
    name: str
    text: str
    suit: str = ""
    rank: str = ""
    border: str = ""
    """Colour of its border, where that means something."""
    deck: str = ""
    """Where a game has several: which one it belongs to."""
    value: int = 0
    """What it is worth, where that is printed on it."""
    figure: int = 0
    """Another number that is printed on it."""
    reach: int = 0
    """How far a weapon carries."""


class BookDefinition(Shown):
    """What a view or an event names by key or number: a kind of card, a character, an event, a role."""

    key: str
    kind: str
    name: str
    text: str
    number: int | None = None
    """None: only ever named by its key."""
    short: str = ""
    """In a few words, where there is a text for that."""
    box: str = ""
    life: int = 0
    """Of a character."""


class Book(Shown):
    """A game explained in one language: whatever a view can name, and the words for its setup."""

    game: str
    language: str
    cards: list[BookCard]
    definitions: list[BookDefinition]
    words: dict[str, str]
    """Names of boxes, presets, rule options and the like, by key without the game."""


class WordList(Shown):
    """The clients' own words in one language; a text with plural forms is an object of them."""

    language: str
    texts: dict[str, str | dict[str, str]]


class RuleLine(Shown):
    """A rule option and what can be chosen, the publisher's way first."""

    name: str
    text: str
    values: list[str]


class RulingLine(Shown):
    """A question that was settled."""

    id: str
    text: str


class EncyclopediaPage(Shown):
    """All that is to be known of a card, a character, an event, a role, a phase, a sign."""

    key: str
    kind: str
    """Of its definition in the book."""
    box: str
    name: str
    text: str
    names: list[str]
    """Everything that it is called, in every language: letters and digits only, in lower case, ё as е."""
    facts: list[str]
    copies: list[str]
    """Each printed card, where they differ."""
    rules: list[RuleLine]
    """The rule options that touch it."""
    rulings: list[RulingLine]
    picture: str = ""
    """Of what is no card: whose picture goes with it (a card, a role, a token), or `sign.` and a sign."""


class ShelfLine(Shown):
    """Pages that stand together in the contents."""

    box: str
    """Empty: of the chapters of "How to play"."""
    title: str
    keys: list[str]
    copies: list[int]
    """How many cards of each key are in this box; empty where they are not counted."""


class Encyclopedia(Shown):
    """Everything in the boxes of a game, to be looked up."""

    game: str
    language: str
    shelves: list[ShelfLine]
    pages: list[EncyclopediaPage]
