"""The command line at the prompt: `3`, `bang 2`, `why beer`, `card jail`, `end`; the same in Russian."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId
from saloon.kernel.views import View
from saloon.terminal.question import Choice
from saloon.text.encyclopedia import bare
from saloon.text.narrator import Narrator
from saloon.text.registry import ENCYCLOPEDIAS
from saloon.text.texts import LANGUAGES, Texts

COMMANDS = (
    "why",
    "card",
    "cards",
    "log",
    "table",
    "seat",
    "rules",
    "money",
    "hint",
    "who",
    "lesson",
    "say",
    "help",
    "quit",
)
"""What can be asked for besides answering."""

AT_THE_TABLE = (
    *("sit", "stand", "kick", "mute", "unmute", "host", "admit", "reject"),
    *("invite", "renew", "name", "device", "forget", "pace", "close", "share", "compare"),
)
IN_A_GAME = ("undo", "ready")
"""Only there."""


class Line(NamedTuple):
    """A line that was typed: a number, a command with its argument, or words that describe an answer."""

    number: int
    command: str
    words: list[str]
    said: str = ""
    """What follows the command, as it was typed."""


@functools.cache
def meanings(path: str, keys: tuple[str, ...]) -> dict[str, str]:
    """Every word of every language for these keys: what it means."""
    found = {}
    for language in LANGUAGES:
        texts = Texts(language)
        for key in keys:
            for word in texts.words(f"{path}.{key}"):
                found[word] = key
    return found


def command_words() -> dict[str, str]:
    """Words for commands, and the one that may stand before an answer."""
    return meanings("terminal.word", (*COMMANDS, "play"))


def parse(line: str) -> Line:
    """What a typed line asks for."""
    stripped = line.strip()
    if stripped.startswith("?"):
        rest = stripped[1:].strip()
        return Line(NONE, "card" if rest else "help", bare(rest).split())
    if stripped.startswith("/"):
        return Line(NONE, "gesture", bare(stripped).split(), stripped[1:].strip())
    words = bare(stripped).split()
    if len(words) == 1 and words[0].isdecimal():
        return Line(int(words[0]), "", [])
    command = command_words().get(words[0], "") if words else ""
    if command in COMMANDS:
        return Line(NONE, command, words[1:], stripped.partition(" ")[2].strip())
    if command == "play":
        words = words[1:]
    return Line(NONE, "", words)


class Order(NamedTuple):
    """A line that was typed: what is to be done, and with whom."""

    command: str
    what: str


def parse_order(typed: str, commands: tuple[str, ...] = AT_THE_TABLE) -> Order:
    """The command is empty if the line begins with none of them."""
    word, _, rest = typed.strip().partition(" ")
    return Order(meanings("join.word", commands).get(bare(word), ""), rest.strip())


def word_means(word: str, meaning: str) -> bool:
    """Whether a typed word is one of the words for this, in any language."""
    return any(bare(word) in Texts(language).words(f"terminal.word.{meaning}") for language in LANGUAGES)


class Matcher:
    """Finds the choices that words describe: card names, seats, players, in either language."""

    verbs: ClassVar[Mapping[str, int]] = {}
    """Words for a kind of answer: keys of texts under `word` of the game, and the verb of options."""
    further: ClassVar[tuple[str, ...]] = ()
    """Further such keys, that `means` knows what to do with."""

    def __init__(self, narrator: Narrator[Any]) -> None:
        self.narrator = narrator
        self.encyclopedia = ENCYCLOPEDIAS[narrator.game]
        self.words = meanings(f"{narrator.game}.word", (*self.verbs, *self.further))

    def matching(self, words: list[str], choices: list[Choice]) -> list[int]:
        """Places of the choices that all words fit; choices that come to the same count once."""
        found: dict[tuple[object, ...], int] = {}
        for place, choice in enumerate(choices):
            if words and all(self.fits(word, choice.option) for word in words):
                found.setdefault(self.sense(choice.option), place)
        return sorted(found.values())

    def knows(self, words: list[str]) -> bool:
        """Whether the first word is one for a kind of answer, be it possible now or not."""
        return words[0] in self.words

    def first_of(self, words: list[str], choices: list[Choice]) -> tuple[list[int], list[str]]:
        """As `matching`, and the words that are left for the questions that follow."""
        return self.matching(words, choices), []

    def goes_on(self, seen: View) -> bool:
        """Whether this question may be answered by words that were left."""
        return False

    def sense(self, option: Option) -> tuple[object, ...]:
        """What an option comes to: two BANG! cards at the same target are the same."""
        card = "" if option.card < 0 else self.narrator.card_key(option.card)
        return option.verb, card, option.kind, option.target, option.suit, option.number, option.other

    def fits(self, word: str, option: Option) -> bool:
        if word.isdecimal():
            return option.target == int(word) - 1
        meaning = self.words.get(word, "")
        if meaning:
            return self.means(meaning, option)
        return any(name.startswith(word) for name in self.names(option))

    def means(self, meaning: str, option: Option) -> bool:
        """Whether an option is what a word of the game stands for."""
        return self.verbs[meaning] == option.verb

    def names(self, option: Option) -> list[str]:
        """Every word by which the cards and the target of an option may be called."""
        found = [word for key in self.keys(option) for word in self.words_of(key)]
        if option.target != NONE:
            found += bare(self.narrator.name(option.target)).split()
        return found

    def keys(self, option: Option) -> list[str]:
        """The entries of the encyclopedia that an option is about."""
        return [] if option.card < 0 else [self.narrator.card_key(option.card)]

    def words_of(self, key: str) -> list[str]:
        """The words of a card's or character's names in all languages, and its key."""
        return [word for name in self.encyclopedia.names_of(key) for word in name.split()]

    def hand_cards(self, words: list[str], hand: list[CardId]) -> list[CardId]:
        """The hand cards that words name; all of them if there are no words."""
        return [card for card in hand if self.is_called(self.narrator.card_key(card), words)]

    def is_called(self, key: str, words: list[str]) -> bool:
        names = self.words_of(key)
        return all(any(name.startswith(word) for name in names) for word in words)
