"""Words that stand for answers at a table of BANG!: `end`, `pass`, `order 3 beer`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from saloon.games.bang.catalogue import DEFINITIONS
from saloon.games.bang.options import FROM_HAND
from saloon.games.bang.words import (
    BID,
    BUY,
    COMMAND,
    DROP,
    END_TURN,
    GIVE,
    GIVE_ORDER,
    KEEP,
    PASS,
    PICK,
    PLAY,
    REST,
    USE,
)
from saloon.kernel.decisions import NONE, Option
from saloon.kernel.views import View
from saloon.terminal.grammar import Matcher
from saloon.terminal.question import Choice

GIVES_ORDERS = "dorothy_rage"
"""The event under which one player orders another to play a card."""


class BangMatcher(Matcher):
    """Understands what is said at a table of BANG!"""

    verbs: ClassVar[Mapping[str, int]] = {
        "end": END_TURN,
        "pass": PASS,
        "use": USE,
        "rest": REST,
        "drop": DROP,
        "give": GIVE,
        "keep": KEEP,
        "bid": BID,
        "buy": BUY,
    }
    further = ("order", "hand")

    def first_of(self, words: list[str], choices: list[Choice]) -> tuple[list[int], list[str]]:
        """An order is given by one answer after the other: to whom, what, at whom."""
        places = self.matching(words, choices)
        if places or self.words.get(words[0]) != "order":
            return places, []
        for count in range(len(words) - 1, 0, -1):
            places = self.matching(words[:count], choices)
            if len(places) == 1:
                return places, [words[0], *words[count:]]
        return places, []

    def goes_on(self, seen: View) -> bool:
        return seen.decision == GIVE_ORDER

    def sense(self, option: Option) -> tuple[object, ...]:
        *same, other = super().sense(option)
        return (*same, other if option.other < 0 else self.narrator.card_key(option.other))

    def fits(self, word: str, option: Option) -> bool:
        """A number beside a bid is a sum of money."""
        if word.isdecimal() and option.verb == BID:
            return option.number == int(word)
        return super().fits(word.lstrip("$"), option)

    def means(self, meaning: str, option: Option) -> bool:
        if meaning == "order":
            return option.verb == COMMAND or self.opens_orders(option)
        if meaning == "hand":
            return option.other == FROM_HAND
        return super().means(meaning, option)

    def opens_orders(self, option: Option) -> bool:
        """Whether an order to somebody begins with this choice."""
        return option.verb == USE and DEFINITIONS[option.kind].key == GIVES_ORDERS

    def keys(self, option: Option) -> list[str]:
        keys = [self.narrator.card_key(card) for card in (option.card, option.other) if card >= 0]
        if option.kind != NONE and option.verb in (PLAY, USE, COMMAND, KEEP, PICK):
            keys.append(DEFINITIONS[option.kind].key)
        return keys
