"""The vocabulary of BANG!: what a card, character or event can have a say in.

Each question is a method of `Rulebook Definition`s with its default answer; a function below of the same
sense asks it of everything in force and says how the answers combine. A new hook is a new word here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.words import ALLOWED, BROWN, NO_SYMBOL
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.rules import Definition, questions_answered

if TYPE_CHECKING:
    from saloon.games.bang.frames.attack import Shot
    from saloon.games.bang.state import Bang
    from saloon.kernel.frames import Frame

QUESTIONS: Final = (
    "distance_added",
    "distance_cut",
    "reach",
    "bang_limit",
    "misses_needed",
    "cards_flipped",
    "serves_as",
    "rescue_points",
    "offers_in_play_phase",
    "offers_against_shot",
    "offers_when_dying",
    "offers_any_time",
    "offers_first_card",
    "at_turn_start",
    "instead_of_drawing",
    "after_second_card",
    "after_loss_of_life",
    "after_empty_hand",
    "inherits",
)
DISTANCE_ADDED: Final = 0
DISTANCE_CUT: Final = 1
REACH: Final = 2
LIMIT_OF_BANGS: Final = 3
MISSES_NEEDED: Final = 4
CARDS_FLIPPED: Final = 5
SERVES_AS: Final = 6
RESCUE_POINTS: Final = 7
OFFERS_IN_PLAY_PHASE: Final = 8
OFFERS_AGAINST_SHOT: Final = 9
OFFERS_WHEN_DYING: Final = 10
OFFERS_ANY_TIME: Final = 11
OFFERS_FIRST_CARD: Final = 12
AT_TURN_START: Final = 13
INSTEAD_OF_DRAWING: Final = 14
AFTER_SECOND_CARD: Final = 15
AFTER_LOSS_OF_LIFE: Final = 16
AFTER_EMPTY_HAND: Final = 17
INHERITS: Final = 18

UNLIMITED: Final = 1000


class BangDefinition(Definition):
    """A card kind, character or event of BANG!, with the default answer to every question.

    `me` is the figure it works for.
    """

    def __init__(self) -> None:
        self.number = NONE
        """Its place in the catalogue."""
        self.answers = questions_answered(self, BangDefinition, QUESTIONS)

    # Quantities

    def distance_added(self, game: Bang, me: int, viewer: int) -> int:
        """How much farther away `me` is for `viewer`. Answers add up."""
        return 0

    def distance_cut(self, game: Bang, me: int, target: int) -> int:
        """How much nearer `me` sees `target`. Answers add up."""
        return 0

    def reach(self, game: Bang, me: int) -> int:
        """How far `me` can shoot. The longest counts."""
        return 1

    def bang_limit(self, game: Bang, me: int) -> int:
        """How many BANG! cards `me` may play in a turn. The most counts."""
        return 1

    def misses_needed(self, game: Bang, me: int, shot: Shot) -> int:
        """How many more Missed! than one it takes to cancel this shot. Answers add up."""
        return 0

    def cards_flipped(self, game: Bang, me: int) -> int:
        """How many cards `me` flips for a check, to choose one. The most counts."""
        return 1

    def serves_as(self, game: Bang, me: int, card: int, symbol: int) -> bool:
        """Whether `me` may use this hand card as a BANG!, a Missed! or a Beer. One yes is enough."""
        return False

    def rescue_points(self, game: Bang, me: int, cards: int) -> int:
        """How many life points this could give `me` on the point of death with so many cards. They add up."""
        return 0

    # Offers

    def offers_in_play_phase(self, game: Bang, me: int, options: list[Option]) -> None:
        """Adds what `me` may do in the play phase besides playing cards."""

    def offers_against_shot(self, game: Bang, me: int, card: int, shot: Shot, options: list[Option]) -> None:
        """Adds what `me` may do against a shot besides playing Missed!."""

    def offers_when_dying(self, game: Bang, me: int, options: list[Option]) -> None:
        """Adds what `me` may do on losing the last life point besides playing Beer."""

    def offers_any_time(self, game: Bang, me: int, options: list[Option]) -> None:
        """Adds what `me` may do at any time between two effects, also out of turn."""

    def offers_first_card(self, game: Bang, me: int, options: list[Option]) -> None:
        """Adds other places than the deck for the first card of the draw phase."""

    def used(self, game: Bang, me: int, option: Option) -> None:
        """Does what one of the offers above offered: pushes its frame."""
        raise NotImplementedError

    # Moments

    def start_order(self) -> int:
        """Which start-of-turn check comes first: the smaller number."""
        return 0

    def at_turn_start(self, game: Bang, me: int, card: int) -> Frame[Bang] | None:
        """A check at the start of the turn of `me`, before drawing."""
        return None

    def instead_of_drawing(self, game: Bang, me: int) -> Frame[Bang] | None:
        """What replaces drawing two cards in the draw phase."""
        return None

    def after_second_card(self, game: Bang, me: int, card: int) -> None:
        """The second card of the draw phase has been drawn."""

    def after_loss_of_life(self, game: Bang, me: int, points: int, responsible: int) -> Frame[Bang] | None:
        """What follows when `me` has lost life points, once the effect is over."""
        return None

    def after_empty_hand(self, game: Bang, me: int) -> Frame[Bang] | None:
        """What follows when the hand of `me` is empty, once the effect is over."""
        return None

    def inherits(self, game: Bang, me: int, victim: int) -> bool:
        """Whether `me` takes the cards of an eliminated figure."""
        return False


class CardKind(BangDefinition):
    """What one kind of playing card does. What is legal is said by `refusal` and `target_refusal` alone."""

    border = BROWN
    symbol = NO_SYMBOL
    book = False
    weapon = False

    def refusal(self, game: Bang, me: int, card: int) -> int:
        """Why `me` may not play this card at all in the play phase, or ALLOWED."""
        return ALLOWED

    def target_refusal(self, game: Bang, me: int, target: int) -> int:
        """Why this figure may not be its target, or ALLOWED."""
        return ALLOWED

    def targets(self, game: Bang, me: int) -> list[int]:
        """The figures that it could be aimed at, if nothing forbids it; empty for a card without a target."""
        return []

    def add_plays(self, game: Bang, me: int, card: int, options: list[Option]) -> None:
        """Adds every legal way to play it."""
        raise NotImplementedError

    def resolve(self, game: Bang, me: int, option: Option) -> None:
        """Its effect. A brown card is already on the discard pile, a blue one is in nobody's hand."""
        raise NotImplementedError

    def resolve_for_each(self, game: Bang, me: int, target: int, card: int) -> None:
        """Its effect on one of many targets."""
        raise NotImplementedError

    def numbers(self, game: Bang, me: int, target: int) -> dict[str, int]:
        """The numbers behind a refusal."""
        return {}

    def warning(self, game: Bang, me: int, option: Option) -> Reason | None:
        """Why a legal play should be thought over."""
        return None


class Character(BangDefinition):
    """Who a figure is."""

    life = 4


class EventCard(BangDefinition):
    """An event in force for everybody."""


# Asking: one function a question, with the way its answers combine.


def misses_needed(game: Bang, shot: Shot) -> int:
    needed = 1
    for rule in game.rules(MISSES_NEEDED):
        needed += rule.definition.misses_needed(game, rule.owner, shot)
    return needed


def reach(game: Bang, me: int) -> int:
    longest = 1
    for rule in game.rules(REACH):
        if rule.owner == me:
            longest = max(longest, rule.definition.reach(game, me))
    return longest


def bang_limit(game: Bang, me: int) -> int:
    most = 1
    for rule in game.rules(LIMIT_OF_BANGS):
        if rule.owner == me or rule.owner == NONE:
            most = max(most, rule.definition.bang_limit(game, me))
    return most


def cards_flipped(game: Bang, me: int) -> int:
    most = 1
    for rule in game.rules(CARDS_FLIPPED):
        if rule.owner == me:
            most = max(most, rule.definition.cards_flipped(game, me))
    return most


def serves_as(game: Bang, me: int, card: int, symbol: int) -> bool:
    """Whether `me` may use this card of his hand as a BANG!, Missed! or Beer."""
    if game.book.kind_of[card].symbol == symbol:
        return True
    for rule in game.rules(SERVES_AS):
        if (rule.owner == me or rule.owner == NONE) and rule.definition.serves_as(game, me, card, symbol):
            return True
    return False
