"""The vocabulary of the Duel: what a card or a character can have a say in.

Each question is a method with its default answer; its docstring says how answers combine. `asking.py` asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.figures import owner_of
from saloon.games.duel.words import ALLOWED, BROWN, ONLY_AS_ANSWER, RED
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.ids import NO_DEFINITION, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.rules import Definition, Rule

if TYPE_CHECKING:
    from saloon.games.duel.frames.hits import Hit
    from saloon.games.duel.frames.life import Loss
    from saloon.games.duel.frames.volleys import Volley
    from saloon.games.duel.state import Duel

QUESTIONS: Final = (
    "cards_drawn",
    "shows_second_card",
    "extra_bangs",
    "bangs_unlimited",
    "serves_as",
    "reaches",
    "extra_card_needed",
    "after_own_hit_missed",
    "offers_against_hit",
    "offers_in_play_phase",
    "after_loss",
    "bears_loss",
    "cards_revealed",
    "after_opponent_moved",
    "after_becoming_attacker",
    "after_robbed",
    "takes_spoils",
    "cards_for_death",
    "at_turn_start",
)
CARDS_DRAWN: Final = 0
SHOWS_SECOND_CARD: Final = 1
EXTRA_BANGS: Final = 2
BANGS_UNLIMITED: Final = 3
SERVES_AS: Final = 4
REACHES: Final = 5
EXTRA_CARD_NEEDED: Final = 6
AFTER_OWN_HIT_MISSED: Final = 7
OFFERS_AGAINST_HIT: Final = 8
OFFERS_IN_PLAY_PHASE: Final = 9
AFTER_LOSS: Final = 10
BEARS_LOSS: Final = 11
CARDS_REVEALED: Final = 12
AFTER_OPPONENT_MOVED: Final = 13
AFTER_BECOMING_ATTACKER: Final = 14
AFTER_ROBBED: Final = 15
TAKES_SPOILS: Final = 16
CARDS_FOR_DEATH: Final = 17
AT_TURN_START: Final = 18


class DuelDefinition(Definition):
    """A kind of card or a character, with the default answer to every question.

    `me` is the character, as a figure, that it works for.
    """

    def __init__(self) -> None:
        super().__init__(DuelDefinition, QUESTIONS)
        self.number: DefinitionId = NO_DEFINITION
        """Its place among all definitions."""
        self.always_active = False
        """Whether it works from the covering position too."""

    def works_from_cover(self, game: Duel) -> bool:
        """Whether it works although it belongs to a covering character."""
        return self.always_active

    # What is revealed for it

    def symbol_revealed(self) -> int:
        """The symbol that a card revealed for it is looked at for; NONE: nothing is revealed."""
        return NONE

    def revealed_from(self, me: FigureId) -> PlayerId:
        """The player from whose deck."""
        return owner_of(me)

    def is_hurt_by_symbol(self) -> bool:
        """Whether the symbol is bad for `me`."""
        return False

    # Quantities

    def cards_drawn(self, game: Duel, me: FigureId) -> int:
        """How many cards more are drawn in the draw phase. Answers add up."""
        return 0

    def shows_second_card(self, game: Duel, me: FigureId, card: CardId) -> None:
        """Something happens with the second card of the draw phase."""

    def extra_bangs(self, game: Duel, me: FigureId) -> int:
        """How many BANG! cards more may be played in a turn. Answers add up."""
        return 0

    def bangs_unlimited(self, game: Duel, me: FigureId) -> int:
        """1: any number of BANG! cards, which count; 2: and they do not count. The most counts."""
        return 0

    def cards_revealed(self, game: Duel, me: FigureId) -> int:
        """How many cards are revealed in place of one, of which `me` chooses. The most counts."""
        return 1

    def cards_for_death(self, game: Duel, me: FigureId, dead: FigureId) -> int:
        """How many cards the player of `me` draws for the death of another character. Answers add up."""
        return 0

    # Permissions

    def serves_as(self, game: Duel, me: FigureId, card: CardId, symbol: int, playing: bool) -> bool:
        """Whether a hand card may be used as a hit or a miss though it is none. One yes is enough.

        `playing`: in one's own turn, as a Colt.
        """
        return False

    def reaches(self, game: Duel, me: FigureId, kind: CardKind, target: FigureId) -> bool:
        """Whether this kind may be played on a character on which it usually may not. One yes is enough.

        Of the kind it may ask only whether it is a hit card (`aimed_alike`)."""
        return False

    def extra_card_needed(self, game: Duel, me: FigureId, hit: Hit) -> bool:
        """Whether a hit of `me` is cancelled only if one more card is discarded. One yes is enough."""
        return False

    def bears_loss(self, game: Duel, me: FigureId) -> bool:
        """Whether `me` may lose a point in place of the other character of its player."""
        return False

    def can_be_borne(self) -> bool:
        """Whether somebody else may bear a loss that this brings about."""
        return True

    def is_miss(self, game: Duel) -> bool:
        """Whether what cancels a hit here is a miss."""
        return True

    # What may be done

    def offers_against_hit(self, game: Duel, me: FigureId, hit: Hit) -> bool:
        """Whether it can be tried, or used up, against a hit on `me`; then `used_against_hit` is called."""
        return False

    def used_against_hit(self, game: Duel, me: FigureId, card: CardId, hit: Hit) -> None:
        """It is used against a hit."""

    def withstood(self, game: Duel, me: FigureId, hit: Hit) -> None:
        """The card that it revealed against a hit has its symbol."""

    def offers_in_play_phase(self, game: Duel, me: FigureId, options: list[Option]) -> None:
        """Adds what the player of `me` may do in his turn."""

    def use(self, game: Duel, me: FigureId, option: Option) -> None:
        """Does what it offered in the play phase."""

    # What it brings about

    def when_missed(self, game: Duel, player: PlayerId, hit: Hit) -> None:
        """What else it does when its own hit, played by this player, was cancelled by a miss."""

    def after_cancelling(self, game: Duel, me: FigureId, hit: Hit) -> None:
        """What else it does when it has cancelled a hit on `me`."""

    def after_own_hit_missed(self, game: Duel, me: FigureId, hit: Hit) -> None:
        """A miss of the opponent has cancelled a hit of the player of `me`."""

    def after_loss(self, game: Duel, me: FigureId, loss: Loss) -> None:
        """`me` has lost a point, not the last one."""

    def after_opponent_moved(self, game: Duel, me: FigureId) -> None:
        """The opponent has moved his marker."""

    def after_becoming_attacker(self, game: Duel, me: FigureId) -> None:
        """`me` has become the attacking character, and has not just come into play."""

    def after_robbed(self, game: Duel, me: FigureId, figure: FigureId) -> None:
        """The opponent has taken or discarded a card: of the hand (NONE), or one in play on `figure`."""

    def takes_spoils(self, game: Duel, me: FigureId, dead: FigureId) -> None:
        """Another character has been killed: what `me` does before its owner draws for it."""

    def at_turn_start(self, game: Duel, me: FigureId, card: CardId) -> None:
        """Before the draw phase of the player of `me`, in the order of the rulebook."""

    def revealed_at_turn_start(self, game: Duel, me: FigureId, card: CardId, good: bool) -> None:
        """The card that it revealed then has, or has not, its symbol."""


class DuelRule(Rule):
    """A kind of card or character in force."""

    __slots__ = ("definition",)

    def __init__(self, definition: DuelDefinition, owner: FigureId, card: CardId) -> None:
        super().__init__(definition, owner, card)
        self.definition = definition


class CardKind(DuelDefinition):
    """What one kind of playing card does. What is legal is said by `refusal` and `target_refusal` alone."""

    def __init__(self) -> None:
        super().__init__()
        self.border = BROWN
        self.hit_card = False
        self.miss_card = False
        self.reload = False
        self.symbol = NONE
        """The symbol that makes a card revealed for it succeed."""
        self.aim: DefinitionId = NO_DEFINITION
        """The first kind that may always be played on the same characters; perhaps this one."""
        self.lists = 0
        """How many public lists have it; 1: only one list speaks of it."""

    def symbol_revealed(self) -> int:
        return self.symbol

    def is_bang(self) -> bool:
        """Whether it is a BANG! card."""
        return self.border == RED

    def refusal(self, game: Duel, player: PlayerId) -> int:
        """Why it may not be played at all in the play phase, or ALLOWED."""
        return ONLY_AS_ANSWER

    def targets(self, game: Duel, player: PlayerId) -> list[FigureId]:
        """The characters on which it could be played; empty for a card without a target."""
        return []

    def target_refusal(self, game: Duel, player: PlayerId, target: FigureId) -> int:
        """Why it may not be played on this character, or ALLOWED."""
        return ALLOWED

    def add_plays(self, game: Duel, player: PlayerId, card: CardId, options: list[Option]) -> None:
        """Adds every legal way to play it."""
        raise NotImplementedError

    def resolve(self, game: Duel, player: PlayerId, option: Option) -> None:
        """Its effect. A brown or red card is already on the discard pile, a blue one is in nobody's hand."""
        raise NotImplementedError

    def resolve_for_each(self, game: Duel, volley: Volley, target: FigureId) -> None:
        """Its effect on one of many characters."""
        raise NotImplementedError

    def warning(self, game: Duel, player: PlayerId, option: Option) -> Reason | None:
        """Why a legal play should be thought over."""
        return None

    def takes_any_miss(self) -> bool:
        """Whether any card from hand cancels its hit."""
        return False


class Character(DuelDefinition):
    """Who fights for a side."""

    def __init__(self) -> None:
        super().__init__()
        self.side = 0
        self.health = 4
