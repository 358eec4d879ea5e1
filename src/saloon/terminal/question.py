"""What the person is asked and may answer: plain values, from which the screen is drawn."""

from __future__ import annotations

from typing import NamedTuple

from saloon.games.bang.reasons import Refusal
from saloon.games.bang.view import BangView
from saloon.games.bang.words import USE
from saloon.kernel.decisions import NONE, Option, Reason


class Choice(NamedTuple):
    """One thing that the person may do now, with what to think of first."""

    option: Option
    key: str
    warning: Reason | None

    @property
    def named_card(self) -> int:
        """The card that the choice stands beside in a list; NONE for one that stands alone."""
        return NONE if self.option.verb == USE else self.option.card


class Question(NamedTuple):
    """The choices in the order in which they are numbered, and why not the other cards."""

    choices: list[Choice]
    refusals: list[Refusal]


def question(choices: list[Choice], refusals: list[Refusal], hand: list[int]) -> Question:
    """Number the choices: hand cards in the order of the hand, then other cards, then what stands alone."""

    def place(choice: Choice) -> int:
        card = choice.named_card
        if card == NONE:
            return len(hand) + 1
        return hand.index(card) if card in hand else len(hand)

    return Question(sorted(choices, key=place), refusals)


def own_hand(seen: BangView) -> list[int]:
    """The viewer's hand; a spectator has none."""
    return [] if seen.viewer == NONE else seen.figures[seen.viewer].hand
