"""What can be read off a game of BANG! with letters for seats, as in the format."""

from __future__ import annotations

from saloon.games.bang.asking import hand_limit, reach
from saloon.games.bang.catalogue import NOBODY
from saloon.games.bang.figures import Figure
from saloon.games.bang.force import distances
from saloon.games.bang.frames.phases import DiscardPhase, DrawPhase, PlayPhase
from saloon.games.bang.frames.turn import next_to_play
from saloon.games.bang.modes.shootout import is_open, left_out
from saloon.games.bang.scoring import earnings
from saloon.games.bang.series import HIRED
from saloon.games.bang.state import Bang
from saloon.games.bang.view import view
from saloon.games.bang.words import NO_SYMBOL, RANKS, ROLES, SUITS
from saloon.kernel.decisions import NONE
from saloon.kernel.events import Event
from saloon.kernel.ids import NO_PLAYER, CardId, FigureId
from saloon.kernel.views import HIDDEN
from saloon.rulings.bang.names import CardName, unmatched
from saloon.rulings.verdicts import BadRecord, NotSupported

TURN = "turn_start"
DRAW = "draw"

NO_CARDS = ("colt", "colt_45")
"""What everybody has and nobody can take: a name that fits no card."""

SHOW = "wild_west_show"
"""The deck of events that Stagecoaches turn up."""


class Board:
    """A game, its seats and its log; nothing here changes them."""

    def __init__(self, game: Bang, seats: list[str], log: list[Event]) -> None:
        self.game = game
        self.seats = seats
        self.log = log

    def shown(self) -> list[CardId]:
        """Cards that everybody has seen since the beginning, or sees now."""
        game = self.game
        seen = [card for event in self.log if event.privy is None for card in event.cards] + game.discard
        for frame in game.stack:
            seen += frame.seen_by(game, NO_PLAYER).cards_held()
        return [card for card in dict.fromkeys(seen) if card != HIDDEN]

    # The state

    def figure_of(self, seat: object) -> Figure:
        return self.game.figures[self.number_of(seat)]

    def number_of(self, seat: object) -> FigureId:
        """The figure at a seat; of a player who has several, the one with which he plays."""
        if seat not in self.seats:
            own = self.seats_of(str(seat))
            if not own:
                raise BadRecord(f"there is no seat {seat!r}; seats: {', '.join(self.seats)}")
            return self.game.acting(FigureId(self.seats.index(own[0])))
        return FigureId(self.seats.index(str(seat)))

    def seats_of(self, name: str) -> list[str]:
        """The seats X1 and X2 of a player X, where a player has several figures."""
        return [seat for seat in self.seats if self.game.paired and self.player_of(seat) == name]

    def player_of(self, seat: str) -> str:
        """The name of whoever plays at a seat: X of X1, where a player has several figures."""
        return seat.rstrip("0123456789") if self.game.paired else seat

    def is_seat_of(self, seat: str, name: object) -> bool:
        """Whether a seat, or its player, is called so."""
        return name == seat or seat in self.seats_of(str(name))

    def turn(self) -> str:
        """Whose turn it is; before the first one, whose it will be."""
        game = self.game
        return self.seats[next_to_play(game) if game.turn == NONE else game.turn]

    def phase(self) -> str:
        """Which part of the turn it is."""
        if self.game.over:
            return "game_over"
        phases = {DrawPhase: DRAW, PlayPhase: "play", DiscardPhase: "discard"}
        for frame in reversed(self.game.stack):
            for kind, name in phases.items():
                if isinstance(frame, kind):
                    return name
        return TURN

    def events(self) -> list[str]:
        """The keys of the events in force."""
        game = self.game
        events = [game.book.event(deck.active) for deck in game.event_decks if deck.active != NONE]
        return [event.key for event in events if event.deck != SHOW]

    def show_event(self) -> str:
        """The event of the Wild West Show in force, or nothing."""
        active = [deck.active for deck in self.game.event_decks if deck.box == SHOW and deck.active != NONE]
        return self.game.book.definitions[active[0]].key if active else ""

    def events_to_come(self, show: bool) -> list[str]:
        """The events of the Wild West Show, or of the other decks, that are still to come, the last first."""
        piles = [deck.pile for deck in self.game.event_decks if (deck.box == SHOW) == show]
        return [self.game.book.definitions[event].key for pile in piles for event in pile]

    def sees_hand(self, viewer: object, seat: str, expected: bool) -> bool:
        """Whether a seat sees the hand of another; of an empty hand nobody can tell."""
        hand = self.hand(seat)
        seen = view(self.game, self.figure_of(viewer).player).figures[self.number_of(seat)].hand
        return seen == hand if hand else expected

    def sees_role(self, viewer: object, seat: str, _expected: bool) -> bool:
        return view(self.game, self.figure_of(viewer).player).figures[self.number_of(seat)].role != NONE

    def hand_shown_by(self, seat: object) -> list[CardId]:
        """The hand that a seat has shown to everybody last."""
        figure = self.number_of(seat)
        shown = [event.cards for event in self.log if event.name == "showed_hand" and event.who == figure]
        return shown[-1] if shown else []

    def winners(self) -> list[str]:
        """Seats of the players who have won."""
        game = self.game
        return [self.seats[i] for i, figure in enumerate(game.figures) if figure.player in game.winners]

    def is_out(self, seat: object) -> bool:
        """Whether a player is out because he did not show himself."""
        return self.figure_of(seat).player in left_out(self.game.mode_notes)

    def in_shootout(self) -> list[str]:
        """Who shoots it out with open roles, if it has come to that."""
        game = self.game
        fighting = is_open(game.mode_notes)
        return [self.seats[i] for i, figure in enumerate(game.figures) if fighting and figure.alive]

    def removed_role(self) -> str:
        """The role card that nobody got."""
        return " + ".join(ROLES[role] for role in self.game.roles_aside)

    def score(self, seat: object) -> int:
        """The money that a player gets for the game."""
        player = self.figure_of(seat).player
        return sum(one.amount() for one in earnings(self.game) if one.player == player)

    def money(self, seat: object) -> int:
        return self.game.players[self.figure_of(seat).player].money

    def hired(self, seat: object) -> str:
        """The key of the character that a seat has hired in this game, or nothing."""
        player = self.figure_of(seat).player
        for entry in self.game.ledger:
            if (entry.player, entry.reason) == (player, HIRED):
                return entry.what
        return ""

    def hand(self, seat: object) -> list[CardId]:
        return self.game.players[self.figure_of(seat).player].hand

    def role(self, seat: object) -> str:
        return ROLES[self.game.players[self.figure_of(seat).player].role]

    def role_is_revealed(self, seat: object) -> bool:
        return self.game.players[self.figure_of(seat).player].revealed

    def character(self, seat: object) -> str:
        """The key of the character, or nothing for the blank one."""
        number = self.figure_of(seat).characters[0]
        return "" if number == NOBODY.number else self.game.book.definitions[number].key

    def borrowed(self, seat: object) -> list[str]:
        """The keys of the characters whose abilities a seat has besides its own."""
        definitions = self.game.book.definitions
        return [definitions[number].key for number in self.figure_of(seat).characters[1:]]

    def distance(self, seat: object, target: object) -> int:
        return distances(self.game, self.number_of(seat))[self.number_of(target)]

    def weapon_range(self, seat: object) -> int:
        return reach(self.game, self.number_of(seat))

    def hand_limit(self, seat: str) -> int:
        """How many cards a seat may keep at the end of its turn."""
        return hand_limit(self.game, self.number_of(seat))

    def next_turns(self, count: int) -> list[str]:
        """Whose turns come next, if everybody gives the mildest answer."""
        game = self.game.clone()
        log: list[Event] = []
        game.log = log
        turns: list[str] = []
        while not game.over and len(turns) < count:
            if game.decision is None:
                game.run()
            else:
                game.answer(0)
            turns = [self.seats[event.who] for event in log if event.name == "turn_began"]
        return turns[:count]

    def seating(self) -> list[str]:
        return [self.seats[figure] for figure in self.game.ring]

    # Cards

    def face(self, card: int | str) -> tuple[str, str]:
        """Kind and face of a card: ("bang", "2C")."""
        if not isinstance(card, int) or card < 0:
            return (str(card), "")
        book = self.game.book
        suit = SUITS[book.suit_of[card]][0].upper()
        return (book.kind_of[card].key, f"{RANKS[book.rank_of[card]]}{suit}")

    def is_card(self, card: int | str, name: CardName) -> bool:
        return isinstance(card, int) and card >= 0 and name.fits(*self.face(card))

    def serves_as(self, kind: str, other: str) -> bool:
        """Whether a kind of card is another one, or a special form of it: a Dodge is a Missed!."""
        kinds = self.game.book.kinds
        symbol = kinds[other].symbol if other in kinds else NO_SYMBOL
        return kind == other or (kind in kinds and symbol != NO_SYMBOL and kinds[kind].symbol == symbol)

    def know(self, name: CardName) -> CardName:
        """The name, if there is such a card in the sets of this table."""
        if name.kind not in self.game.book.kinds and name.kind not in NO_CARDS:
            raise NotSupported(f"no card {name.kind!r} in the sets of this record")
        return name

    def compare(self, wanted: list[CardName], cards: list[CardId]) -> tuple[list[CardName], list[CardId]]:
        """Descriptions without a card, and cards without a description."""
        missing, left = unmatched([self.know(name) for name in wanted], [self.face(card) for card in cards])
        return missing, [cards[i] for i in left]

    def describe(self, cards: list[CardId]) -> str:
        return ", ".join(" ".join(self.face(card)) for card in cards) or "nothing"
