"""Words that stand for answers at a table of Calibre 45: `exchange 3`, `place 7`, `any`, `shoot 2`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from saloon.games.calibre45.words import (
    CALL,
    DECLINE,
    DISMISS,
    DRAW,
    ESCAPE,
    EXCHANGE,
    FIRE,
    FLEE,
    GIVE_UP,
    JOIN,
    KEEP,
    LAY,
    PASS,
    PAY,
    PICK,
    RECRUIT,
    REFUSE,
    REMOVE_TOKEN,
    SHOOT,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.ids import CardId
from saloon.terminal.grammar import Matcher
from saloon.terminal.question import Choice
from saloon.text.calibre45.narrator import CalibreNarrator
from saloon.text.encyclopedia import bare

ANY = "any"


class CalibreMatcher(Matcher):
    """Understands what is said at a table of Calibre 45."""

    verbs: ClassVar[Mapping[str, int]] = {
        "pass": PASS,
        "draw": DRAW,
        "exchange": EXCHANGE,
        "token": REMOVE_TOKEN,
        "recruit": RECRUIT,
        "call": CALL,
        "keep": KEEP,
        "dismiss": DISMISS,
        "decline": DECLINE,
        "join": JOIN,
        "pick": PICK,
        "lay": LAY,
        "fire": FIRE,
        "escape": ESCAPE,
        "give_up": GIVE_UP,
        "shoot": SHOOT,
        "flee": FLEE,
        "pay": PAY,
        "refuse": REFUSE,
    }
    further = (ANY,)

    narrator: CalibreNarrator

    def __init__(self, narrator: CalibreNarrator) -> None:
        super().__init__(narrator)
        self.book = narrator.cards.book

    def fits(self, word: str, option: Option) -> bool:
        """A number is a place of the money deck, a seat, or the bullets of a card."""
        if not word.isdecimal():
            return super().fits(word, option)
        number = int(word)
        if option.verb == PICK:
            return option.number == number - 1
        if option.target != NONE:
            return option.target == number - 1
        return any(self.book.bullets_of[card] == number for card in self.cards(option))

    def cards(self, option: Option) -> list[CardId]:
        """The cards that an option names: a Coyote and the bullets that go with it, or one."""
        return [card for card in (option.card, option.other) if card != NONE]

    def means(self, meaning: str, option: Option) -> bool:
        return option.verb == PICK if meaning == ANY else super().means(meaning, option)

    def matching(self, words: list[str], choices: list[Choice]) -> list[int]:
        """`any`: the first place. A number: a card of so many bullets rather than a Coyote with them."""
        places = super().matching(words, choices)
        if ANY in [self.words.get(word) for word in words]:
            return places[:1]
        alone = [place for place in places if len(self.cards(choices[place].option)) == 1]
        return alone if alone and any(word.isdecimal() for word in words) else places

    def sense(self, option: Option) -> tuple[object, ...]:
        keys = [self.book.key_of[card] for card in self.cards(option)]
        return option.verb, *keys, option.target, option.number

    def keys(self, option: Option) -> list[str]:
        return [self.narrator.card_key(card) for card in self.cards(option)]

    def names(self, option: Option) -> list[str]:
        """Also the names that a table's own composition gives."""
        own = [self.narrator.cards.name(card) for card in self.cards(option)]
        return super().names(option) + bare(" ".join(own)).split()
