"""A position of Calibre 45 read from text: what is left out gets a default, the seed deals the unknown."""

from __future__ import annotations

from typing import Any

from saloon.games.calibre45.composition import Printed, house
from saloon.games.calibre45.frames.arming import Arming
from saloon.games.calibre45.players import Player
from saloon.games.calibre45.position import (
    FLAGS,
    MEANINGS,
    CalibreSpelling,
    card_names,
    seed_order,
    usual_tokens,
)
from saloon.games.calibre45.ruleset import OPTIONS, PRESETS
from saloon.games.calibre45.setup import Setup, check, teams_of
from saloon.games.calibre45.state import Calibre
from saloon.games.calibre45.words import COWBOYS, MONEY, STREAMS, TEAMS, TOKENS, WEAPONS
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_CARD, PlayerId
from saloon.kernel.laying import Laying, Place
from saloon.kernel.positioning import PositionReader
from saloon.kernel.positions import REST, BadPosition, Line, Sheet, known_word, number_in, seat_of
from saloon.kernel.spelling import Spelling

MOST_CARDS = 500
"""Entries of a composition."""


class Seat:
    """The line of a player, taken apart."""

    def __init__(self, line: Line) -> None:
        self.line = line.number
        self.player = seat_of(line.key)
        self.team = NONE
        self.flags: list[str] = []
        self.tokens = 0
        self.debt = 0
        self.cowboy: list[str] = []
        self.hand: list[str] = []
        self.loot: list[str] = []
        parts = line.parts()
        for word in parts[0].split():
            self.word(word)
        for part in parts[1:]:
            name, _space, words = part.partition(" ")
            if name == "cowboy":
                self.cowboy += words.split()
            elif name == "hand":
                self.hand += words.split()
            elif name == "loot":
                self.loot += words.split()
            else:
                raise BadPosition("unknown_word", self.line, name, "cowboy, hand, loot")

    def word(self, word: str) -> None:
        """One of the words before the cards."""
        key, sign, value = word.partition("=")
        if word in TEAMS:
            self.team = TEAMS.index(word)
        elif sign and key == "tokens":
            self.tokens = number_in(value, self.line, 0, TOKENS)
        elif sign and key == "debt":
            self.debt = number_in(value, self.line, 0)
        else:
            known_word(word, [*TEAMS, *FLAGS, "tokens=", "debt="], self.line)
            self.flags.append(word)


def read_position(text: str, seed: str) -> Calibre:
    """The state that a text describes, nothing worked off. `seed` is used if the text has none."""
    return CalibreReader(Sheet(text), seed).game()


class CalibreReader(PositionReader):
    """A text that is being read."""

    def __init__(self, sheet: Sheet, seed: str) -> None:
        super().__init__(sheet, "calibre45")
        self.seats: list[Seat] = sorted([Seat(line) for line in self.seat_lines], key=player_of)
        preset = self.preset(PRESETS)
        chosen = self.chosen({name: option.values for name, option in OPTIONS.items()})
        try:
            self.setup = Setup(len(self.seats), self.seed(seed), preset, chosen, self.composition())
            check(self.setup)
        except BadPosition:
            raise
        except (ValueError, TypeError) as error:
            raise BadPosition("bad_setup", 0, str(error)) from error
        self.spelling = CalibreSpelling(self.setup.book, len(self.seats))

    def composition(self) -> list[Printed]:
        """The decks: the house's own, or those of the text."""
        line = self.sheet.take("cards")
        if line is None:
            return house()
        if len(line.items) > MOST_CARDS:
            raise BadPosition("too_long", line.number, str(len(line.items)), str(MOST_CARDS))
        faces: list[Printed] = []
        spelling = Spelling(MEANINGS, {"Printed": Printed}, 0)
        for item in line.items:
            face = spelling.read("Printed", item)
            assert isinstance(face, Printed)
            faces.append(face)
        return faces

    def game(self) -> Calibre:
        sheet = self.sheet
        setup = self.setup
        stack = self.stack("stack") or [Arming()]
        weapons = self.laying(WEAPONS, stack)
        money = self.laying(MONEY, stack)
        cowboys = self.laying(COWBOYS, stack)
        hands = [weapons.place(seat.hand, seat.line) for seat in self.seats]
        loot = [money.place(seat.loot, seat.line) for seat in self.seats]
        hired = [cowboys.place(seat.cowboy, seat.line) for seat in self.seats]
        armoury = self.pile(weapons, "weapons", REST)
        used = self.pile(weapons, "weapon discard", "")
        spread = self.pile(money, "money", REST, True)
        spent = self.pile(money, "money discard", "")
        at_hand = self.pile(cowboys, "cowboys", REST)
        gone = self.pile(cowboys, "cowboy discard", "")
        weapons.lay([])
        money.lay([])
        cowboys.lay(stack)
        for laying in (weapons, money, cowboys):
            laying.require_all()
        teams = teams_of(setup)
        players = [
            self.player(seat, teams[seat.player], hands[seat.player], hired[seat.player], loot[seat.player])
            for seat in self.seats
        ]
        turn, turns = self.turn(0)
        game = Calibre(
            setup,
            sheet.number("step"),
            sheet.flag("over"),
            self.chance(setup.seed, STREAMS),
            stack,
            [],
            players,
            armoury.cards[::-1],
            used.cards[::-1],
            spread.cards,
            spent.cards[::-1],
            at_hand.cards[::-1],
            gone.cards[::-1],
            sheet.number("tokens", usual_tokens(setup, players)),
            PlayerId(turn),
            turns,
            sheet.number("robberies"),
            sheet.flag("money moved"),
            [PlayerId(player) for player in self.seats_in("winners")],
        )
        sheet.close()
        return game

    def stack(self, key: str) -> list[Frame[Any]]:
        line = self.sheet.take(key)
        return [] if line is None else self.frames(self.spelling, line)

    def laying(self, deck: int, frames: list[Frame[Any]]) -> Laying:
        book = self.setup.book
        return Laying(card_names(book, book.decks[deck]), seed_order(self.setup, deck), frames)

    def player(self, seat: Seat, team: int, hand: Place, cowboy: Place, loot: Place) -> Player:
        if len(cowboy.cards) > 1:
            raise BadPosition("too_long", seat.line, str(len(cowboy.cards)), "1")
        return Player(
            team if seat.team == NONE else seat.team,
            hand.cards,
            cowboy.cards[0] if cowboy.cards else NO_CARD,
            "robbing" in seat.flags,
            "known" in seat.flags,
            seat.tokens,
            "resting" in seat.flags,
            loot.cards,
            seat.debt,
        )


def player_of(seat: Seat) -> int:
    return seat.player
