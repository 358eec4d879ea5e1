"""Somebody who does a step at a table, and how patiently."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from saloon.rulings.bang.layout import Layout
from saloon.rulings.bang.leniency import ANSWER_CHOSEN, OPTIONAL_PASSED
from saloon.rulings.bang.names import CardName, card_name, card_names
from saloon.rulings.bang.table import Offer, Table
from saloon.rulings.verdicts import Refused


@dataclass(frozen=True)
class Patience:
    """What may be passed over before a step: stops of the runner, questions without an alternative."""

    stops: bool
    like_cards: bool
    silent_answers: bool
    """Whether a listed pass or pick counts as given that the engine did without asking."""


SCRIPT = Patience(stops=True, like_cards=True, silent_answers=True)
IF_LEGAL = Patience(stops=True, like_cards=False, silent_answers=False)
IF_ILLEGAL = Patience(stops=False, like_cards=False, silent_answers=False)


OPTIONAL = (
    "new_abilities",
    "copy_character",
    "new_identity",
    "give_life",
    "exchange",
    "crime_beaten",
    "law_dead",
    "choose_active",
)
"""Questions that a script need not mention if everything stays as it is."""


OF_THE_PLAYER = ("draft", "choose_active", "place_dynamite", "pick_card")
"""Questions to a player, whichever of his figures is asked."""


class Actor:
    """Somebody who does a step at a table."""

    def __init__(self, layout: Layout, table: Table, seat: str, patience: Patience) -> None:
        self.layout = layout
        self.table = table
        self.name = seat
        self.patience = patience

    @property
    def seat(self) -> str:
        """Where he sits: a player who has several seats, where he is asked, or with whom he plays."""
        table = self.table
        if not self.name or self.name in table.seats:
            return self.name
        if table.asked() in table.seats_of(self.name):
            return table.asked()
        return table.seats[table.number_of(self.name)]

    def is_asked(self) -> bool:
        """Whether he is asked; somebody with several seats also at another one, in a player's matter."""
        table = self.table
        own = table.player_of(table.asked()) == table.player_of(self.seat) if table.asked() else False
        return table.asked() == self.seat or (own and table.question() in OF_THE_PLAYER)

    def move_on(self) -> bool:
        """Pass over what stands before this step, if it may be."""
        table = self.table
        if table.answers_itself() or (self.patience.like_cards and table.is_no_choice()):
            table.answer_itself()
            return True
        if self.patience.like_cards and table.question() in OPTIONAL:
            table.lenient.note(OPTIONAL_PASSED, f"{table.asked()}: {table.question()}")
            table.answer(table.as_it_is())
            return True
        if self.patience.stops and table.stop():
            table.release_unasked()
            return True
        return False

    def wait_for(self, ready: Callable[[], bool]) -> None:
        """Move on until something is the case."""
        while not ready():
            if not self.move_on():
                raise Refused(self.table.stands())

    def offered(self, wanted: Callable[[Offer], bool]) -> list[Offer]:
        if not self.is_asked():
            return []
        return [offer for offer in self.table.offers() if wanted(offer)]

    def choose(self, wanted: Callable[[Offer], bool]) -> None:
        """Wait for a question that offers this, and answer it."""
        self.wait_for(lambda: bool(self.offered(wanted)))
        self.choose_now(wanted)

    def choose_unless(self, done: Callable[[], bool], wanted: Callable[[Offer], bool]) -> bool:
        """Wait for a question that offers this, and answer it; False if it was done without a question."""
        while self.patience.silent_answers and not self.offered(wanted):
            if done():
                return False
            if not self.move_on():
                raise Refused(self.table.stands())
        self.choose(wanted)
        return True

    def choose_now(self, wanted: Callable[[Offer], bool]) -> None:
        """Answer the open question with this."""
        offers = self.offered(wanted)
        if not offers:
            raise Refused(self.table.stands())
        if len({offer.target for offer in offers}) > 1 and self.patience is SCRIPT:
            raise Refused(f"the step does not say at whom: {self.table.stands()}")
        if not self.table.are_alike(offers):
            chosen = " or ".join(self.table.in_short(offer) for offer in offers[:2])
            self.table.lenient.note(ANSWER_CHOSEN, f"{self.seat}: {chosen}")
        self.table.answer(offers[0])

    def card(self, value: object) -> CardName:
        return self.table.know(card_name(value, "card"))

    def cards(self, value: object) -> list[CardName]:
        return [self.table.know(name) for name in card_names(value, "cards")]
