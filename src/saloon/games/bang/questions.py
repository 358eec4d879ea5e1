"""The vocabulary of BANG!: what a card, character or event can have a say in.

Each question is a method with its default answer; its docstring says how answers combine. `asking.py` asks.
A new hook is a new word here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bang.options import CardOptions
from saloon.games.bang.words import ALLOWED, BROWN, HAS_NO_USE, NO_SYMBOL, PLAY, USE
from saloon.kernel.decisions import NONE, Option, Reason
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_FIGURE, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.rules import Definition, Rule

if TYPE_CHECKING:
    from saloon.games.bang.frames.attack import Shot
    from saloon.games.bang.state import Bang
    from saloon.kernel.frames import Frame

QUESTIONS: Final = (
    "distance_added",
    "distance_cut",
    "flattens_ring",
    "reach",
    "limit_of_bangs",
    "misses_needed",
    "cards_flipped",
    "serves_as",
    "suit_is",
    "forbids",
    "must_play",
    "rescue_points",
    "beer_points",
    "hand_limit",
    "base_draw",
    "cards_drawn",
    "draw_cut",
    "draws_from_discard",
    "offers_in_play_phase",
    "offers_against_shot",
    "offers_when_dying",
    "offers_any_time",
    "offers_draw",
    "at_turn_start",
    "before_drawing",
    "instead_of_drawing",
    "after_second_card",
    "after_drawing",
    "end_of_play_phase",
    "after_turn",
    "after_loss_of_life",
    "after_empty_hand",
    "after_elimination",
    "after_card_used",
    "after_played",
    "after_laid",
    "takes_turn",
    "inherits",
    "takes_checked",
    "takes_excess",
    "discards_to_deck",
    "unaffected",
    "instead_of_elimination",
    "suppresses",
    "counter_clockwise",
    "hands_open",
    "winning",
    "cards_last",
    "immortal",
    "turn_lost",
    "good_flip",
    "minds_discards",
    "after_discarded",
)
DISTANCE_ADDED: Final = 0
DISTANCE_CUT: Final = 1
FLATTENS_RING: Final = 2
REACH: Final = 3
LIMIT_OF_BANGS: Final = 4
MISSES_NEEDED: Final = 5
CARDS_FLIPPED: Final = 6
SERVES_AS: Final = 7
SUIT_IS: Final = 8
FORBIDS: Final = 9
MUST_PLAY: Final = 10
RESCUE_POINTS: Final = 11
BEER_POINTS: Final = 12
HAND_LIMIT: Final = 13
BASE_DRAW: Final = 14
CARDS_DRAWN: Final = 15
DRAW_CUT: Final = 16
DRAWS_FROM_DISCARD: Final = 17
OFFERS_IN_PLAY_PHASE: Final = 18
OFFERS_AGAINST_SHOT: Final = 19
OFFERS_WHEN_DYING: Final = 20
OFFERS_ANY_TIME: Final = 21
OFFERS_DRAW: Final = 22
AT_TURN_START: Final = 23
BEFORE_DRAWING: Final = 24
INSTEAD_OF_DRAWING: Final = 25
AFTER_SECOND_CARD: Final = 26
AFTER_DRAWING: Final = 27
END_OF_PLAY_PHASE: Final = 28
AFTER_TURN: Final = 29
AFTER_LOSS_OF_LIFE: Final = 30
AFTER_EMPTY_HAND: Final = 31
AFTER_ELIMINATION: Final = 32
AFTER_CARD_USED: Final = 33
AFTER_PLAYED: Final = 34
AFTER_LAID: Final = 35
TAKES_TURN: Final = 36
INHERITS: Final = 37
TAKES_CHECKED: Final = 38
TAKES_EXCESS: Final = 39
DISCARDS_TO_DECK: Final = 40
UNAFFECTED: Final = 41
INSTEAD_OF_ELIMINATION: Final = 42
SUPPRESSES: Final = 43
COUNTER_CLOCKWISE: Final = 44
HANDS_OPEN: Final = 45
WINNING: Final = 46
CARDS_LAST: Final = 47
IMMORTAL: Final = 48
TURN_LOST: Final = 49
GOOD_FLIP: Final = 50
MINDS_DISCARDS: Final = 51
AFTER_DISCARDED: Final = 52

OF_THE_TABLE: Final = {
    "flattens_ring": "it is about the ring as a whole",
    "suit_is": "it is about a card, whoever looks at it",
    "takes_turn": "it is about an eliminated figure, which has no rules of its own in force",
    "suppresses": "it is about another definition in force, whoever that works for",
    "counter_clockwise": "it is about the ring as a whole",
    "hands_open": "it is about everybody at once",
    "winning": "it is about everybody at once",
    "good_flip": "it is asked of the one definition that asks for the check",
    "minds_discards": "it is about the discard pile",
}
"""Questions that are not about a figure, and why: everything in force is asked. Every other question is about
the figure `me`: what works for that figure is asked, and what works for everybody (`Bang.rules_for`)."""

UNLIMITED: Final = 1000


class BangDefinition(Definition):
    """A card kind, character, event or rule of a box, with the default answer to every question.

    `me` is the figure it works for; for an event, which works for everybody, the figure that is asked about.
    """

    start_order = 0
    """Which start-of-turn step comes first: the smaller number."""

    def __init__(self) -> None:
        super().__init__(BangDefinition, QUESTIONS)
        self.number: DefinitionId = NO_DEFINITION
        """Its place among all definitions."""
        self.for_everybody: BangRule = BangRule(self, NO_FIGURE, NO_CARD)
        """The rule that it is where it works for everybody."""
        self._for_figures: list[BangRule] = []
        self.is_suppressor = SUPPRESSES in self.answers
        self.is_distance = (
            DISTANCE_ADDED in self.answers or DISTANCE_CUT in self.answers or FLATTENS_RING in self.answers
        )

    def for_figure(self, owner: FigureId) -> BangRule:
        """The rule that it is for a figure, if no card brings it: made once, as a rule is never changed."""
        made = self._for_figures
        while owner >= len(made):
            made.append(BangRule(self, FigureId(len(made)), NO_CARD))
        return made[owner]

    # Quantities

    def distance_added(self, game: Bang, me: FigureId, viewer: FigureId) -> int:
        """How much farther away `me` is for `viewer`. Answers add up."""
        return 0

    def distance_cut(self, game: Bang, me: FigureId, target: FigureId) -> int:
        """How much nearer `me` sees `target`. Answers add up."""
        return 0

    def flattens_ring(self, game: Bang) -> int:
        """1: any two are one step apart before modifiers; 2: abilities do not modify it. The most counts."""
        return 0

    def reach(self, game: Bang, me: FigureId) -> int:
        """How far `me` can shoot. The longest counts."""
        return 1

    def limit_of_bangs(self, game: Bang, me: FigureId) -> int:
        """How many BANG! cards `me` may play in a turn. The most counts."""
        return 1

    def misses_needed(self, game: Bang, me: FigureId, shot: Shot) -> int:
        """How many more Missed! than one it takes to cancel this shot of `me`. Answers add up."""
        return 0

    def cards_flipped(self, game: Bang, me: FigureId) -> int:
        """How many cards `me` flips for a check, to choose one. The most counts."""
        return 1

    def good_flip(self, game: Bang, card: CardId) -> bool:
        """Whether a card flipped for a check of this definition is good for whoever checks."""
        return False

    def minds_discards(self, game: Bang) -> bool:
        """Whether it matters which card lies on top of the discard pile. Any yes counts."""
        return False

    def suit_is(self, game: Bang, card: CardId) -> int:
        """The suit that this card counts as, or NONE for its own. The first answer counts."""
        return NONE

    def serves_as(self, game: Bang, me: FigureId, card: CardId, symbol: int) -> bool:
        """Whether `me` may use this hand card as a BANG!, a Missed! or a Beer. One yes is enough."""
        return False

    def forbids(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> int:
        """Why `me` may not use this hand card as this kind, or ALLOWED. "Cannot" beats "can".

        `card` is NONE where the question is whether everybody knows that no card would do."""
        return ALLOWED

    def must_play(self, game: Bang, me: FigureId, options: list[Option]) -> CardId:
        """A card that `me` must play before the play phase can end, while these options are open, or NONE.

        The first answer counts."""
        return NO_CARD

    def rescue_points(self, game: Bang, me: FigureId, cards: int) -> int:
        """How many life points this could give `me` on the point of death with so many cards. They add up."""
        return 0

    def beer_points(self, game: Bang, me: FigureId) -> int:
        """How many life points a Beer gives `me`. The most counts."""
        return 1

    def hand_limit(self, game: Bang, me: FigureId) -> int:
        """How many cards `me` may keep at the end of the turn, if more than life points. The most counts."""
        return 0

    def base_draw(self, game: Bang, me: FigureId) -> int:
        """How many cards `me` draws in place of two; 0: no say. The most counts."""
        return 0

    def cards_drawn(self, game: Bang, me: FigureId) -> int:
        """How many more cards `me` draws in the draw phase. Answers add up."""
        return 0

    def draw_cut(self, game: Bang, me: FigureId) -> int:
        """How many fewer cards `me` draws in the draw phase, down to one. Answers add up."""
        return 0

    def cards_last(self, game: Bang, me: FigureId) -> int:
        """How many cards `me` takes at the end of the draw phase, whatever came before. Answers add up."""
        return 0

    def draws_from_discard(self, game: Bang, me: FigureId) -> bool:
        """Whether `me` draws from the discard pile in the draw phase, as long as it lasts."""
        return False

    # Offers

    def offers_in_play_phase(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        """Adds what `me` may do in the play phase besides playing cards; `card`: where this is printed."""

    def offers_against_shot(
        self, game: Bang, me: FigureId, card: CardId, shot: Shot, options: list[Option]
    ) -> None:
        """Adds what `me` may do against a shot besides playing Missed!."""

    def offers_when_dying(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        """Adds what `me` may do on losing the last life point besides playing Beer."""

    def offers_any_time(self, game: Bang, me: FigureId, quiet: bool, options: list[Option]) -> None:
        """Adds what `me` may do although somebody else decides; `quiet`: no effect is being resolved."""

    def offers_draw(self, game: Bang, me: FigureId, options: list[Option]) -> None:
        """Adds other ways to draw the first card, or to spend the draw phase.

        Asked after an event's `instead_of_drawing` and before that of the figure's own abilities.
        """

    def used(self, game: Bang, me: FigureId, option: Option) -> None:
        """Does what one of the offers above offered: pushes its frame."""
        raise NotImplementedError

    def used_against_shot(self, game: Bang, me: FigureId, option: Option, shot: Shot) -> None:
        """Does what was offered against a shot."""
        raise NotImplementedError

    # Moments

    def at_turn_start(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        """A step at the start of the turn of `me`, before drawing."""
        return None

    def turn_lost(self, game: Bang, me: FigureId) -> None:
        """The turn of `me` is skipped after its checks."""

    def before_drawing(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        """What comes first in the draw phase of `me`."""
        return None

    def instead_of_drawing(self, game: Bang, me: FigureId, count: int) -> Frame[Bang] | None:
        """What replaces drawing `count` cards in the draw phase. The first answer counts, events first."""
        return None

    def after_second_card(self, game: Bang, me: FigureId, card: CardId) -> None:
        """The second card of the draw phase has been drawn."""

    def after_drawing(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        """What comes last in the draw phase of `me`."""
        return None

    def end_of_play_phase(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        """What comes between playing and discarding."""
        return None

    def after_turn(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        """What comes at the end of a turn that was not skipped, after discarding."""
        return None

    def after_loss_of_life(
        self, game: Bang, me: FigureId, points: int, responsible: FigureId
    ) -> Frame[Bang] | None:
        """What follows when `me` has lost life points, once the effect is over."""
        return None

    def after_empty_hand(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        """What follows when the hand of `me` is empty, once the effect is over."""
        return None

    def after_elimination(self, game: Bang, me: FigureId, victim: FigureId) -> Frame[Bang] | None:
        """What follows for `me` when another figure was eliminated, once the effect is over."""
        return None

    def after_card_used(self, game: Bang, me: FigureId, card: CardId) -> Frame[Bang] | None:
        """What follows when `me` has used a hand card as an answer or by order, once the effect is over."""
        return None

    def after_played(self, game: Bang, me: FigureId, card: CardId, kind: CardKind) -> None:
        """`me` has begun to play a card from hand, which has left it; its effect comes next."""

    def after_laid(self, game: Bang, me: FigureId, card: CardId, where: FigureId) -> None:
        """`me` has put a card into play in front of `where`."""

    def after_discarded(self, game: Bang, me: FigureId, card: CardId) -> None:
        """A card that lay in front of `me`, or that `me` played in vain, is discarded by his own doing: laid
        off, replaced or used up."""

    # Who and what

    def takes_turn(self, game: Bang, figure: FigureId) -> bool:
        """Whether an eliminated figure has a turn all the same."""
        return False

    def returns(self, game: Bang, figure: FigureId) -> None:
        """Brings that figure back at the beginning of the turn."""

    def inherits(self, game: Bang, me: FigureId, victim: FigureId) -> bool:
        """Whether `me` takes the cards of an eliminated figure."""
        return False

    def takes_checked(self, game: Bang, me: FigureId, figure: FigureId) -> bool:
        """Whether `me` takes a card that `figure` flipped for a check. Asked clockwise from `figure`."""
        return False

    def takes_excess(self, game: Bang, me: FigureId, figure: FigureId) -> bool:
        """Whether `me` takes a card that `figure` discards above the limit. Asked clockwise from `figure`."""
        return False

    def discards_to_deck(self, game: Bang, me: FigureId, excess: bool) -> bool:
        """Whether what `me` discards, above the hand limit or as a price, goes face down onto the deck."""
        return False

    def unaffected(self, game: Bang, me: FigureId, card: CardId, source: FigureId, in_duel: bool) -> bool:
        """Whether this card, played by `source`, has no effect on `me`; `in_duel`: it is a challenge."""
        return False

    def immortal(self, game: Bang, me: FigureId) -> bool:
        """Whether `me` loses no more life points than there are, and does not die. One yes is enough."""
        return False

    def instead_of_elimination(self, game: Bang, me: FigureId) -> Frame[Bang] | None:
        """What `me` gets in place of being eliminated."""
        return None

    def suppresses(
        self, game: Bang, me: FigureId, definition: BangDefinition, owner: FigureId, card: CardId
    ) -> bool:
        """Whether a definition in force for `owner` is switched off. One yes is enough.

        It may depend on whether it is the turn of `me`, and on nothing else that changes while the table
        (who lives, characters, cards in play, events) stays as it is."""
        return False

    def counter_clockwise(self, game: Bang) -> int:
        """1: turns pass counter-clockwise; 2: card effects too. The most counts."""
        return 0

    def hands_open(self, game: Bang) -> bool:
        """Whether everybody sees all hands."""
        return False

    def winning(self, game: Bang) -> list[PlayerId] | None:
        """Who has won by another goal than the usual ones: [] for nobody yet, None for no say."""
        return None


class BangRule(Rule):
    """A card kind, character, event or rule of a box in force."""

    __slots__ = ("definition",)

    def __init__(self, definition: BangDefinition, owner: FigureId, card: CardId) -> None:
        super().__init__(definition, owner, card)
        self.definition = definition


class CardKind(BangDefinition):
    """What one kind of playing card does. What is legal is said by `refusal` and `target_refusal` alone."""

    border = BROWN
    symbol = NO_SYMBOL
    book = False
    weapon = False
    extra_cost = 0
    """Hand cards to be discarded together with it."""

    def __init__(self) -> None:
        super().__init__()
        self._plays = CardOptions(PLAY)
        self._uses = CardOptions(USE)

    def play(self, card: CardId, target: FigureId = NO_FIGURE) -> Option:
        """The option to play a card as this kind, at a figure or at nobody in particular."""
        return self._plays.of(self.number, card, target)

    def use(self, card: CardId, target: FigureId = NO_FIGURE) -> Option:
        """The option to use a card of this kind that lies in play."""
        return self._uses.of(self.number, card, target)

    def refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        """Why `me` may not play this card at all in the play phase, or ALLOWED."""
        return ALLOWED

    def target_refusal(self, game: Bang, me: FigureId, target: FigureId) -> int:
        """Why this figure may not be its target, or ALLOWED."""
        return ALLOWED

    def targets(self, game: Bang, me: FigureId) -> list[FigureId]:
        """The figures that it could be aimed at, if nothing forbids it; empty for a card without a target.

        A green card is aimed when it is used, not when it is laid.
        """
        return []

    def use_refusal(self, game: Bang, me: FigureId, card: CardId) -> int:
        """Why `me` may not use this card, which lies in front of him, in the play phase, or ALLOWED."""
        return HAS_NO_USE

    def add_plays(self, game: Bang, me: FigureId, card: CardId, options: list[Option]) -> None:
        """Adds every legal way to play it."""
        raise NotImplementedError

    def has_plays(self, game: Bang, me: FigureId) -> bool:
        """Whether `add_plays` would add any, whichever card of this kind it is."""
        plays: list[Option] = []
        self.add_plays(game, me, NO_CARD, plays)
        return len(plays) > 0

    def resolve(self, game: Bang, me: FigureId, option: Option) -> None:
        """Its effect. A brown card is already on the discard pile, a blue one is in nobody's hand."""
        raise NotImplementedError

    def resolve_for_each(self, game: Bang, me: FigureId, target: FigureId, card: CardId) -> None:
        """Its effect on one of many targets."""
        raise NotImplementedError

    def answered(self, game: Bang, me: FigureId) -> None:
        """What else it does when it was played as an answer to a shot."""

    def numbers(self, game: Bang, me: FigureId, target: FigureId) -> dict[str, int]:
        """The numbers behind a refusal."""
        return {}

    def warning(self, game: Bang, me: FigureId, option: Option) -> Reason | None:
        """Why a legal play should be thought over."""
        return None


class Character(BangDefinition):
    """Who a figure is."""

    life = 4
    starting_cards = 0
    """Cards at the deal; 0: as many as life points."""

    def at_deal(self, game: Bang, me: FigureId) -> None:
        """What happens when the figure is dealt this character."""


class EventCard(BangDefinition):
    """An event: in force for everybody while it lies open."""

    deck = ""
    """The name of the deck that it belongs to."""
    last = False
    """Whether it belongs at the bottom of its deck."""
    each_round = False
    """Whether the Sheriff turns it up, one each round."""

    def when_revealed(self, game: Bang) -> Frame[Bang] | None:
        """What happens at once when it is turned up."""
        return None


class BoxRule(BangDefinition):
    """A rule that a box brings into the game, always in force."""

    def prepare(self, game: Bang) -> None:
        """What the box adds to a new game before the deal."""
