"""What happened, as data with an audience. No sentence is ever built in the engine."""

from __future__ import annotations

from typing import ClassVar

from saloon.kernel.codec import Record
from saloon.kernel.ids import NO_CARD, NO_FIGURE, CardId, FigureId, PlayerId


class Event(Record):
    """Something that happened. Its cards are seen by everybody, or only by the players in `privy`.

    A field says what it is, whatever the event: what it does not speak of is NONE, 0 or empty.
    """

    __slots__ = (
        "amount",
        "cards",
        "cause",
        "choices",
        "deck",
        "definition",
        "name",
        "nth",
        "of",
        "onto",
        "place",
        "players",
        "privy",
        "role",
        "suit",
        "who",
        "whom",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "name",
        "who",
        "whom",
        "cards",
        "amount",
        "onto",
        "definition",
        "suit",
        "role",
        "deck",
        "nth",
        "players",
        "privy",
        "choices",
        "cause",
        "place",
        "of",
    )

    def __init__(
        self,
        name: str,
        who: FigureId = NO_FIGURE,
        whom: FigureId = NO_FIGURE,
        cards: list[CardId] | None = None,
        amount: int = 0,
        onto: CardId = NO_CARD,
        definition: str = "",
        suit: str = "",
        role: str = "",
        deck: str = "",
        nth: int = 0,
        players: list[PlayerId] | None = None,
        privy: list[PlayerId] | None = None,
        choices: list[FigureId] | None = None,
        cause: str = "",
        place: int = 0,
        of: int = 0,
    ) -> None:
        self.name = name
        self.who = who
        """The figure that did it or to which it happened."""
        self.whom = whom
        """The other figure that it concerns."""
        self.cards = [] if cards is None else cards
        """The cards that move or are shown."""
        self.amount = amount
        """How many: cards whose number is told, life points, players, bullets, dollars."""
        self.onto = onto
        """The card at which it is aimed, or what the game has in place of one, as in `Option.other`."""
        self.definition = definition
        """Key of the card kind, character or event that it is about; of a card: as what it was used."""
        self.suit = suit
        """Key of the suit that was named."""
        self.role = role
        """Key of the role that was revealed, or of the side on the back of a card."""
        self.deck = deck
        """Key of the deck, where there are several."""
        self.nth = nth
        """Which one, counted from 1: of the turns or robberies of the game, of the places on the table."""
        self.players = [] if players is None else players
        """All players whom it concerns, where these are more than two: the winners."""
        self.privy = privy
        """Players who see the cards; None: everybody does."""
        self.choices = [] if choices is None else choices
        """Figures that could have been chosen as `whom`, that one among them."""
        self.cause = cause
        """Key of the card kind, character, event or rule that brought it about; empty: it needs none."""
        self.place = place
        """Which one it is of a series that the same cause brings about, and of how many; 0: no series."""
        self.of = of

    def seen_by(self, player: PlayerId) -> Event:
        """The event as this player sees it: hidden cards become a number. -1 is a spectator."""
        if self.privy is None:
            return self
        if player in self.privy:
            return self.told(self.cards, self.amount, [player])
        return self.told([], len(self.cards), [])

    def told(self, cards: list[CardId], amount: int, privy: list[PlayerId] | None) -> Event:
        """The same, with so much of its cards."""
        return Event(
            self.name,
            self.who,
            self.whom,
            cards,
            amount,
            self.onto,
            self.definition,
            self.suit,
            self.role,
            self.deck,
            self.nth,
            self.players,
            privy,
            self.choices,
            self.cause,
            self.place,
            self.of,
        )
