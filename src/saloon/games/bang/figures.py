"""Who and what is at the table: players, figures, event decks, and what is known of the turn in progress."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.kernel.codec import Record
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_CARD, NO_DEFINITION, NO_PLAYER, CardId, DefinitionId, FigureId, PlayerId

RETURNED: Final[FigureId] = -2  # type: ignore[assignment]
"""In place of who was eliminated first: he has come back for good, and nobody does so again."""
UNSEEN: Final = 0
OWN_EYES: Final = 1
OPEN_TO_ALL: Final = 2
"""Who knows the character under a life counter."""
ACTIVE: Final = 0
PASSIVE: Final = 1
ANSWERING: Final = 2
STANDING_BY: Final = 3
"""Whether the abilities of a figure are in force, where its player has others: it is the one that he plays
with, or is not; it is passive, but answers a card and is active meanwhile; it waits until that is over."""


class Player(Record):
    """Who decides: a role, a hand, money."""

    __slots__ = ("hand", "money", "revealed", "role")

    fields: ClassVar[tuple[str, ...]] = ("role", "revealed", "hand", "money")

    def __init__(self, role: int, revealed: bool, hand: list[CardId], money: int = 0) -> None:
        self.role = role
        self.revealed = revealed
        self.hand = hand
        self.money = money
        """Dollars; a fine may leave less than none. Public."""

    def clone(self) -> Player:
        return Player(self.role, self.revealed, self.hand[:], self.money)


class Figure(Record):
    """What stands at a place in the ring: a character with its life points and cards in play."""

    __slots__ = (
        "alive",
        "characters",
        "fresh",
        "ghost",
        "in_play",
        "killer",
        "life",
        "max_life",
        "player",
        "skips",
        "spare",
        "spare_seen",
        "stance",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "player",
        "characters",
        "life",
        "max_life",
        "alive",
        "in_play",
        "fresh",
        "ghost",
        "skips",
        "spare",
        "spare_seen",
        "killer",
        "stance",
    )

    def __init__(
        self,
        player: PlayerId,
        characters: list[DefinitionId],
        life: int,
        max_life: int,
        alive: bool,
        in_play: list[CardId],
        fresh: list[CardId],
        ghost: bool,
        skips: int,
        spare: DefinitionId,
        spare_seen: int,
        killer: PlayerId = NO_PLAYER,
        stance: int = ACTIVE,
    ) -> None:
        self.player = player
        self.characters = characters
        """The character, then the characters whose abilities it has borrowed."""
        self.life = life
        self.max_life = max_life
        self.alive = alive
        """Whether it stands in the ring: ghosts do while they are back."""
        self.in_play = in_play
        self.fresh = fresh
        """Green cards that still have to wait."""
        self.ghost = ghost
        """Whether it is back for one turn only. The core knows of it because it counts as alive: whoever asks
        who really is (hand limit, events, roles) has to tell them apart."""
        self.skips = skips
        """1: it sits out its next turn."""
        self.spare = spare
        """The character under the life counter, or NONE. The core deals it where each chooses one of two."""
        self.spare_seen = spare_seen
        """Who knows it: nobody (UNSEEN), its player (OWN_EYES), everybody (OPEN_TO_ALL)."""
        self.killer = killer
        """Who eliminated it; NONE: nobody did."""
        self.stance = stance
        """Whether its abilities are in force: ACTIVE or ANSWERING, not PASSIVE or STANDING_BY."""

    def clone(self) -> Figure:
        return Figure(
            self.player,
            self.characters[:],
            self.life,
            self.max_life,
            self.alive,
            self.in_play[:],
            self.fresh[:],
            self.ghost,
            self.skips,
            self.spare,
            self.spare_seen,
            self.killer,
            self.stance,
        )

    def is_awake(self) -> bool:
        """Whether its abilities are in force."""
        return self.stance in (ACTIVE, ANSWERING)


def new_figure(player: PlayerId, character: DefinitionId, life: int) -> Figure:
    """A figure at the beginning of the game."""
    return Figure(player, [character], life, life, True, [], [], False, 0, NO_DEFINITION, 0)


class EventDeck(Record):
    """A deck of events: what is still to come (the top is the end of the list) and what is in force."""

    __slots__ = ("active", "box", "face_up", "noted", "pile", "spent")

    fields: ClassVar[tuple[str, ...]] = ("box", "pile", "active", "spent", "face_up", "noted")

    def __init__(
        self,
        box: str,
        pile: list[DefinitionId],
        active: DefinitionId,
        spent: list[DefinitionId],
        face_up: bool,
        noted: list[int],
    ) -> None:
        self.box = box
        """The name of the deck; of a mixed one, the names joined by "+"."""
        self.pile = pile
        self.active = active
        """The event in force, or NONE."""
        self.spent = spent
        self.face_up = face_up
        """Whether the next event can be seen."""
        self.noted = noted
        """Whatever the event in force has to remember, as numbers of its own; public."""

    def clone(self) -> EventDeck:
        return EventDeck(self.box, self.pile[:], self.active, self.spent[:], self.face_up, self.noted[:])


class ThisTurn(Record):
    """What has to be remembered until the turn is over."""

    __slots__ = (
        "bangs",
        "bangs_played",
        "brown_card",
        "brown_kind",
        "cards_played",
        "due",
        "extra",
        "noted",
        "suit",
        "used",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "bangs_played",
        "cards_played",
        "brown_card",
        "brown_kind",
        "due",
        "suit",
        "extra",
        "used",
        "noted",
        "bangs",
    )

    def __init__(
        self,
        bangs_played: int,
        cards_played: int,
        brown_card: CardId,
        brown_kind: DefinitionId,
        due: CardId,
        suit: int,
        extra: bool,
        used: list[DefinitionId],
        noted: list[int],
        bangs: list[CardId],
    ) -> None:
        self.bangs_played = bangs_played
        """BANG! cards played."""
        self.cards_played = cards_played
        self.brown_card = brown_card
        """The brown card played last, if its effect can still be repeated, or NONE."""
        self.brown_kind = brown_kind
        self.due = due
        """A hand card that everybody has seen and that must be played in this turn if it can be, or NONE: a
        matter of the play phase, whichever rule makes it so."""
        self.suit = suit
        """The only suit that may be played, or NONE."""
        self.extra = extra
        """Whether this is an extra turn of the same figure."""
        self.used = used
        """Definitions whose ability was used, once for each use."""
        self.noted = noted
        """Cards, or whatever else a chapter has to remember, as numbers of its own."""
        self.bangs = bangs
        """BANG! cards that the Sheriff has played and might take back."""

    def clone(self) -> ThisTurn:
        return ThisTurn(
            self.bangs_played,
            self.cards_played,
            self.brown_card,
            self.brown_kind,
            self.due,
            self.suit,
            self.extra,
            self.used[:],
            self.noted[:],
            self.bangs[:],
        )

    def uses_of(self, definition: DefinitionId) -> int:
        """How often an ability was used in this turn."""
        return self.used.count(definition)


def fresh_turn(extra: bool = False) -> ThisTurn:
    """Nothing has happened yet."""
    return ThisTurn(0, 0, NO_CARD, NO_DEFINITION, NO_CARD, NONE, extra, [], [], [])
