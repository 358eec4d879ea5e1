"""The command line at the prompt: `3`, `bang 2`, `why beer`, `card jail`, `end`; the same in Russian."""

from __future__ import annotations

import functools
from typing import NamedTuple

from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.words import COMMAND, DROP, END_TURN, GIVE, PASS, PLAY, REST, USE
from saloon.kernel.decisions import NONE, Option
from saloon.terminal.question import Choice
from saloon.text.encyclopedia import bare, names_of
from saloon.text.narrator import Narrator
from saloon.text.texts import LANGUAGES, Texts

COMMANDS = ("why", "card", "cards", "log", "table", "seat", "rules", "say", "help", "quit")
"""What can be asked for besides answering."""

GIVES_ORDERS = "dorothy_rage"
"""The event under which one player orders another to play a card."""

VERBS = {"end": END_TURN, "pass": PASS, "use": USE, "rest": REST, "drop": DROP, "give": GIVE}
"""Words that stand for a kind of answer."""


class Line(NamedTuple):
    """A line that was typed: a number, a command with its argument, or words that describe an answer."""

    number: int
    command: str
    words: list[str]
    said: str = ""
    """What follows the command, as it was typed."""


@functools.cache
def command_words() -> dict[str, str]:
    """Every word of every language for a command."""
    found = {}
    for language in LANGUAGES:
        texts = Texts(language)
        for command in (*COMMANDS, *VERBS, "play", "hand", "order"):
            for word in texts.words(f"terminal.word.{command}"):
                found[word] = command
    return found


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


def word_means(word: str, meaning: str) -> bool:
    """Whether a typed word is one of the words for this, in any language."""
    return any(bare(word) in Texts(language).words(f"terminal.word.{meaning}") for language in LANGUAGES)


class Matcher:
    """Finds the choices that words describe: card names, seats, players, in either language."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator

    def matching(self, words: list[str], choices: list[Choice]) -> list[int]:
        """Places of the choices that all words fit; choices that come to the same count once."""
        found: dict[tuple[object, ...], int] = {}
        for place, choice in enumerate(choices):
            if words and all(self.fits(word, choice) for word in words):
                found.setdefault(self.sense(choice), place)
        return sorted(found.values())

    def sense(self, choice: Choice) -> tuple[object, ...]:
        """What a choice comes to: two BANG! cards at the same target are the same."""
        option = choice.option
        kind_of = self.narrator.cards.book.kind_of
        card = "" if option.card == NONE else kind_of[option.card].key
        other = option.other if option.other < 0 else kind_of[option.other].key
        return option.verb, card, option.kind, option.target, other

    def fits(self, word: str, choice: Choice) -> bool:
        option = choice.option
        if word.isdecimal():
            return option.target == int(word) - 1
        command = command_words().get(word, "")
        if command == "order":
            return option.verb == COMMAND or self.opens_orders(option)
        if command in VERBS:
            return VERBS[command] == option.verb
        if command == "hand":
            return option.other == FROM_HAND
        return any(name.startswith(word) for name in self.names(choice))

    def opens_orders(self, option: Option) -> bool:
        """Whether an order to somebody begins with this choice."""
        return option.verb == USE and DEFINITIONS[option.kind].key == GIVES_ORDERS

    def names(self, choice: Choice) -> list[str]:
        """Every word by which the cards and the target of a choice may be called."""
        option = choice.option
        book = self.narrator.cards.book
        keys = [book.kind_of[card].key for card in (option.card, option.other) if card >= 0]
        if option.kind != NONE and option.verb in (PLAY, USE, COMMAND):
            keys.append(book.definitions[option.kind].key)
        found = [word for key in keys for word in self.words_of(key)]
        if option.target != NONE:
            found += bare(self.narrator.names[option.target]).split()
        return found

    def words_of(self, key: str) -> list[str]:
        """The words of a card's or character's names in all languages, and its key."""
        return [word for name in names_of(key) for word in name.split()]

    def hand_cards(self, words: list[str], hand: list[int]) -> list[int]:
        """The hand cards that words name; all of them if there are no words."""
        kind_of = self.narrator.cards.book.kind_of
        return [
            card
            for card in hand
            if all(any(name.startswith(word) for name in self.words_of(kind_of[card].key)) for word in words)
        ]
