"""How a game looks in the terminal: the parts of its screen, and what only it has to say there.

The screen itself (ring, log, own seat, choices) is put together in screen.py from these parts. A look is
given views and nothing else of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Generic

from rich.text import Text

from saloon.games.registry import game_type
from saloon.kernel.decisions import NONE, Option, Refusal
from saloon.kernel.ids import CardId, FigureId, PlayerId, as_figure, as_player, every_figure
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import HIDDEN, SPECTATOR
from saloon.terminal.grammar import Matcher
from saloon.terminal.pages import Pages
from saloon.terminal.paint import QUIET, fitted, painted
from saloon.terminal.question import Choice
from saloon.text.narrator import Narrator, V
from saloon.text.registry import BOOKS

WRONG_MOMENT = "wrong_moment"
"""A reason that means the same in every game that has it."""
FULL, COMPACT, BOXED = range(3)
"""How much room a seat may take: some lines, as few as possible, or a frame around it."""
UNKNOWN = "?"
"""Stands for a card of a deck that is not known, between known ones."""


def nothing_to_recall() -> KnownCards | None:
    """What somebody is told at a table where nobody is reminded of anything."""
    return None


class Look(Generic[V]):
    """One table of one game, as its viewer sees it. A seat is a player's, a place in the ring a figure's."""

    usual_players: ClassVar[int] = 4
    campaign: ClassVar[tuple[str, ...]] = ()
    """The rule option of a campaign for money, then those of its variants; none: there is no such thing."""
    headings: ClassVar[tuple[str, ...]] = ("turn_began",)
    """Events that begin a new part of the log."""
    event_styles: ClassVar[Mapping[str, str]] = {}
    """Colours of other events."""
    untold: ClassVar[tuple[str, ...]] = ()
    """Events that the log leaves out, because what follows tells them too."""
    matcher_type: ClassVar[type[Matcher]] = Matcher
    """Understands answers in words."""
    pages_type: ClassVar[type[Pages]] = Pages
    """Shows the encyclopedia."""

    def __init__(self, narrator: Narrator[V]) -> None:
        self.narrator = narrator
        self.texts = narrator.texts
        self.matcher = self.matcher_type(narrator)
        self.recall: Callable[[], KnownCards | None] = nothing_to_recall
        """The cards that the viewer has seen and does not see now."""
        self._printed: dict[CardId, str] = {}

    def boxes(self, seen: V) -> list[str]:
        """The boxes that are played with."""
        return game_type(self.narrator.game).sets()

    def printed(self, card: CardId) -> str:
        """What is printed on a card."""
        if not self._printed:
            cards = BOOKS[self.narrator.game].cards(self.texts)
            self._printed = {CardId(one.number): one.text for one in cards}
        return self._printed.get(card, "")

    # Parts of the screen

    def ring(self, seen: V) -> list[FigureId]:
        """Who stands in the ring, clockwise."""
        return every_figure(seen.players)

    def standing(self, player: PlayerId, seen: V) -> FigureId:
        """Who of the ring is drawn at the bottom for this player."""
        return as_figure(player)

    def owner(self, figure: FigureId, seen: V) -> PlayerId:
        """The player who decides for somebody in the ring."""
        return as_player(figure)

    def on_turn(self, seen: V) -> FigureId:
        """Whose turn it is; NONE once the game is over."""
        raise NotImplementedError

    def is_own_turn(self, seen: V) -> bool:
        """Whether the turn is the viewer's."""
        turn = self.on_turn(seen)
        return turn >= 0 and self.owner(turn, seen) == seen.viewer

    def head(self, seen: V, width: int) -> list[Text]:
        """What is in force for everybody, above the table."""
        return []

    def seat(self, figure: FigureId, seen: V, bottom: FigureId, width: int, style: int) -> list[Text]:
        """Somebody else's seat in a few lines of exactly this width, FULL or COMPACT."""
        raise NotImplementedError

    def centre(self, seen: V, bottom: FigureId) -> list[Text]:
        """What lies in the middle of the table."""
        raise NotImplementedError

    def own_seat(self, seen: V, bottom: FigureId, width: int) -> list[Text]:
        """The seat at the bottom: the first line says who."""
        raise NotImplementedError

    def ability(self, seen: V, bottom: FigureId, width: int) -> list[Text]:
        """What the one at the bottom can do, where there is room to say it."""
        return []

    def hand(self, seat: PlayerId, seen: V) -> list[CardId]:
        """The cards that the viewer sees in the hand of this seat."""
        raise NotImplementedError

    def is_calm(self, seen: V) -> bool:
        """Whether the question is nothing to be alarmed at: the usual one of a turn."""
        return False

    def seat_in_full(self, seat: PlayerId, seen: V) -> list[Text]:
        """Everything that is open about a seat."""
        raise NotImplementedError

    # What the viewer is reminded of

    def seen_with(self, seat: PlayerId) -> str:
        """The cards that are known to be with somebody; empty: none is."""
        known = self.recall()
        return "" if known is None else ", ".join(self.narrator.card(card) for card in known.hands[seat])

    def reminder(self, seat: PlayerId, width: int) -> list[Text]:
        """At somebody's seat, in one line of this width: what the viewer has seen of his hand."""
        cards = self.seen_with(seat)
        label = Text(f"   {self.texts.say('terminal.table.seen')} ", style=QUIET)
        return [fitted(label.append_text(painted(cards)), width)] if cards else []

    def reminder_in_full(self, seat: PlayerId) -> list[Text]:
        cards = self.seen_with(seat)
        return [painted(f"    {self.texts.say('terminal.say.seen', cards=cards)}")] if cards else []

    def known_decks(self) -> list[Text]:
        """What the viewer knows of the decks, from the top down."""
        known = self.recall()
        tops = [] if known is None else [deck for deck in known.decks if deck]
        names = [
            ", ".join(UNKNOWN if card == HIDDEN else self.narrator.card(card) for card in deck)
            for deck in tops
        ]
        return [painted(self.texts.say("terminal.table.deck_top", cards=cards)) for cards in names]

    # What the person may do

    def own_hand(self, seen: V) -> list[CardId]:
        """The viewer's hand; a spectator has none."""
        return [] if seen.viewer == SPECTATOR else self.hand(seen.viewer, seen)

    def explained(self, seen: V) -> list[CardId]:
        """The viewer's cards of which `why` can tell something."""
        return self.own_hand(seen)

    def beside(self, option: Option, seen: V) -> CardId:
        """The card that an option stands beside in the list of choices; NONE if it stands alone."""
        return option.card

    def number(self, option: Option) -> int:
        """The number by which an option is known at the table; NONE for one that is numbered in the list."""
        return NONE

    def is_aside(self, refusal: Refusal) -> bool:
        """Whether a refusal only says that the card has no part in the question."""
        return refusal.reason.code == WRONG_MOMENT

    def part(self, choice: Choice, seen: V) -> str:
        """What stands in the list for a choice, beside its card if it has one."""
        return self.narrator.option_part(choice.option, seen)

    def bundle(self, option: Option) -> object:
        """Options that stand alone and have this in common may be shown as one; None: never."""
        return None if option.kind == NONE else (option.verb, option.kind)

    def group(self, option: Option) -> str:
        """The name of the options that are bundled with this one."""
        return self.narrator.kind(option.kind)

    def group_beside(self, option: Option) -> str:
        """The name of many options that stand beside one card."""
        return "→"

    def situation(self, seen: V) -> object:
        """As long as this is the same, what was declined out of turn is not offered again."""
        return seen.step

    def state(self, seen: V) -> str:
        """How the viewer stands, in a few words, for a decision out of turn."""
        raise NotImplementedError

    def is_out(self, seen: V) -> bool:
        """Whether the viewer has nothing to do any more before the end."""
        return False

    # Beginning and end

    def introduction(self, seen: V) -> list[str]:
        """Who the viewer is and what he plays for."""
        raise NotImplementedError

    def conclusion(self, seen: V) -> list[Text]:
        """Who won and why, and what was hidden; in at most as many lines as there are players, and five."""
        raise NotImplementedError

    def accounts(self, seen: V) -> list[Text]:
        """The money of the table: how everybody stands, and every sum with its reason; nothing: no money."""
        return []

    def standings(self, seen: V) -> list[Text]:
        """Only how everybody stands."""
        return []

    def opened(self, seen: V, own: list[V]) -> V:
        """The table with everything open: what a spectator and what each player sees, put together."""
        raise NotImplementedError
