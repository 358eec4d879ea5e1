"""Words that stand for answers at a table of the Duel: `colt horn`, `move`, `reload water`, `end`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.words import VERBS
from saloon.kernel.decisions import NONE, Option
from saloon.terminal.grammar import Matcher
from saloon.text.duel.narrator import DuelNarrator
from saloon.text.encyclopedia import bare


class DuelMatcher(Matcher):
    """Understands what is said at a table of the Duel."""

    verbs: ClassVar[Mapping[str, int]] = {verb: number for number, verb in enumerate(VERBS)}

    narrator: DuelNarrator

    def __init__(self, narrator: DuelNarrator) -> None:
        super().__init__(narrator)

    def sense(self, option: Option) -> tuple[object, ...]:
        """Two cards of a kind at the same place come to the same."""
        cards = [BOOK.kind_of[card].key for card in (option.card, option.other) if card != NONE]
        return option.verb, *cards, option.kind, option.target, option.number

    def keys(self, option: Option) -> list[str]:
        found = [BOOK.kind_of[card].key for card in (option.card, option.other) if card != NONE]
        if option.kind != NONE and BOOK.definitions[option.kind].key not in found:
            found.append(BOOK.definitions[option.kind].key)
        return found

    def names(self, option: Option) -> list[str]:
        """Also the backs of cards, where one is named."""
        backs = [] if option.number == NONE else bare(self.narrator.cards.back(option.number)).split()
        return super().names(option) + backs
