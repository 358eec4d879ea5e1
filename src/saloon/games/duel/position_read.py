"""A position of the Duel read from text: what is left out gets a default, the seed deals the unknown."""

from __future__ import annotations

from typing import Any

from saloon.games.duel.catalogue import BOOK
from saloon.games.duel.deal import cards_of_side, shuffled_characters
from saloon.games.duel.figures import PLACES, Figure, Player, beside, empty_place, first_place, owner_of
from saloon.games.duel.frames.turn import PLAYING, Preparation, Turn
from saloon.games.duel.position import ATTACKING, BACKS, TOP, DuelSpelling, card_names, seed_order
from saloon.games.duel.ruleset import OPTIONS, PRESETS
from saloon.games.duel.setup import Setup, check
from saloon.games.duel.state import Duel
from saloon.games.duel.words import LAW, OUTLAWS, SIDES, SQUAD, STREAMS
from saloon.games.duel.worlds import put_on_top
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_FIGURE, NO_PLAYER, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.laying import NOTHING, Laying, Place
from saloon.kernel.positioning import NOBODY, PositionReader
from saloon.kernel.positions import (
    REST,
    UNKNOWN,
    BadPosition,
    Line,
    Sheet,
    is_seat,
    known_word,
    number_in,
    seat_of,
    uncounted,
)

MOST_HEALTH = 5


class Seat:
    """The line of a character's place, taken apart."""

    def __init__(self, line: Line) -> None:
        self.line = line.number
        self.place = seat_of(line.key)
        self.attacking = False
        self.character = ""
        self.health = NONE
        parts = line.parts()
        self.cards: list[str] = parts[1].split() if len(parts) > 1 else []
        for word in parts[0].split():
            self.word(word)
        if not self.character:
            raise BadPosition("line_missing", self.line, "character")
        if self.character == NOTHING and (self.attacking or self.health != NONE or self.cards):
            raise BadPosition("bad_value", self.line, line.value, NOTHING)

    def word(self, word: str) -> None:
        if word == ATTACKING:
            self.attacking = True
        elif word.isdigit():
            self.health = number_in(word, self.line, 0, MOST_HEALTH)
        else:
            known_word(word, [ATTACKING, NOTHING, UNKNOWN, *[one.key for one in BOOK.characters]], self.line)
            if self.character:
                raise BadPosition("bad_value", self.line, word, self.character)
            self.character = word


def read_position(text: str, seed: str) -> Duel:
    """The state that a text describes, nothing worked off. `seed` is used if the text has none."""
    return DuelReader(Sheet(text), seed).game()


class DuelReader(PositionReader):
    """A text that is being read."""

    def __init__(self, sheet: Sheet, seed: str) -> None:
        super().__init__(sheet, "duel")
        self.seats: list[Seat] = sorted([Seat(line) for line in self.seat_lines], key=place_of)
        if len(self.seats) != PLACES:
            raise BadPosition("wrong_seats", 0, str(len(self.seats)), "p0, p1, p2, p3")
        preset = self.preset(PRESETS)
        chosen = self.chosen({name: option.values for name, option in OPTIONS.items()})
        try:
            self.setup = Setup(self.seed(seed), preset, chosen, sheet.number("squad", SQUAD))
            check(self.setup)
        except (ValueError, TypeError) as error:
            if isinstance(error, BadPosition):
                raise
            raise BadPosition("bad_setup", 0, str(error)) from error
        self.sides = self.read_sides()
        self.spelling = DuelSpelling()
        self.layings: list[Laying] = []
        self.strangers: list[list[DefinitionId]] = []
        """Of each player's side: the characters that are named nowhere, as the seed deals them."""

    def read_sides(self) -> list[int]:
        line = self.sheet.take("sides")
        if line is None:
            return [LAW, OUTLAWS]
        words = [known_word(word, list(SIDES), line.number) for word in line.words()]
        if sorted(words) != sorted(SIDES):
            raise BadPosition("bad_value", line.number, line.value, " ".join(SIDES))
        return [SIDES.index(word) for word in words]

    def game(self) -> Duel:
        sheet = self.sheet
        setup = self.setup
        stack = self.stack("stack") or [Turn(PLAYING, 0, 0, False, [])]
        waiting = self.stack("waiting")
        self.layings = [self.laying(side, stack + waiting) for side in range(len(SIDES))]
        turn, turns = self.whose_turn()
        fallen = [self.named(f"fallen {SIDES[side]}") for side in self.sides]
        reserves = [self.named(f"reserve {SIDES[side]}") for side in self.sides]
        self.strangers = [self.unnamed(player, fallen, reserves) for player in range(len(self.sides))]
        in_play = [self.mixed(seat.cards, seat.line, self.side_of(seat)) for seat in self.seats]
        hands = [self.hand(side) for side in self.sides]
        decks = [self.pile(self.layings[side], f"deck {name}", REST) for side, name in enumerate(SIDES)]
        common, top = self.common()
        discard = self.line_of("discard", LAW)
        for laying in self.layings:
            laying.lay([])
            laying.require_all()
        figures = [self.figure(seat, cards_in(in_play[seat.place])) for seat in self.seats]
        players = [
            Player(
                side,
                cards_in(hands[number]),
                self.attacking(PlayerId(number), stack),
                [self.character(word, number) for word in reserves[number]][::-1],
                [self.character(word, number) for word in fallen[number]],
            )
            for number, side in enumerate(self.sides)
        ]
        drawn = cards_in(common)[::-1]
        if top:
            put_on_top(drawn, top)
        game = Duel(
            setup,
            sheet.number("step"),
            sheet.flag("over"),
            self.chance(setup.seed, STREAMS),
            stack,
            waiting,
            players,
            figures,
            [deck.cards[::-1] for deck in decks],
            drawn,
            cards_in(discard)[::-1],
            self.woken(),
            turn,
            turns,
            [self.player_of(word) for word in sheet.words("winners")],
        )
        sheet.close()
        return game

    # Players and characters

    def player_of(self, word: str) -> PlayerId:
        known_word(word, list(SIDES), 0)
        return PlayerId(self.sides.index(SIDES.index(word)))

    def side_of(self, seat: Seat) -> int:
        return self.sides[owner_of(FigureId(seat.place))]

    def whose_turn(self) -> tuple[PlayerId, int]:
        line = self.sheet.take("turn")
        if line is None or not line.words():
            return self.player_of(SIDES[LAW]), 1
        words = line.words()
        if words[0] == NOBODY:
            return NO_PLAYER, 0
        known_word(words[0], [*SIDES, NOBODY], line.number)
        return self.player_of(words[0]), number_in(words[1], line.number, 0) if len(words) > 1 else 1

    def woken(self) -> FigureId:
        line = self.sheet.take("woken")
        if line is None:
            return NO_FIGURE
        if not is_seat(line.value) or seat_of(line.value) >= PLACES:
            raise BadPosition("unknown_word", line.number, line.value, "p0, p1, p2, p3")
        return FigureId(seat_of(line.value))

    def named(self, key: str) -> list[str]:
        """Characters in a line; unknown ones among them."""
        line = self.sheet.take(key)
        if line is None:
            return []
        words = uncounted(line.words(), line.number, len(BOOK.characters))
        return [
            known_word(word, [UNKNOWN, *[one.key for one in BOOK.characters]], line.number) for word in words
        ]

    def unnamed(self, player: int, fallen: list[list[str]], reserves: list[list[str]]) -> list[DefinitionId]:
        used = [*fallen[player], *reserves[player]]
        used += [seat.character for seat in self.seats if owner_of(FigureId(seat.place)) == player]
        side = self.sides[player]
        return [one for one in shuffled_characters(self.setup, side) if BOOK.definitions[one].key not in used]

    def character(self, word: str, player: int) -> DefinitionId:
        """The character of this name, or one that the seed deals."""
        if word != UNKNOWN:
            return BOOK.by_key[word].number
        if not self.strangers[player]:
            raise BadPosition("too_few_cards", 0, UNKNOWN)
        return self.strangers[player].pop()

    def figure(self, seat: Seat, cards: list[CardId]) -> Figure:
        if seat.character == NOTHING:
            return empty_place()
        character = self.character(seat.character, owner_of(FigureId(seat.place)))
        full = BOOK.character(character).health
        return Figure(character, full if seat.health == NONE else min(seat.health, full), cards)

    def attacking(self, player: PlayerId, stack: list[Frame[Any]]) -> FigureId:
        first = first_place(player)
        for place in (first, beside(first)):
            if self.seats[place].attacking:
                return place
        preparing = stack[0]
        if isinstance(preparing, Preparation) and player >= preparing.chosen:
            return NO_FIGURE
        return beside(first) if self.seats[first].character == NOTHING else first

    # Cards

    def stack(self, key: str) -> list[Frame[Any]]:
        line = self.sheet.take(key)
        return [] if line is None else self.frames(self.spelling, line)

    def laying(self, side: int, frames: list[Frame[Any]]) -> Laying:
        return Laying(card_names(cards_of_side(side)), seed_order(self.setup, side), frames)

    def mixed(self, words: list[str], line: int, side: int) -> list[Place]:
        """Cards of either deck, each in a place of its own; of two alike that of this side is meant."""
        places: list[Place] = []
        for word in uncounted(
            [word for word in words if word != NOTHING], line, 2 * len(self.layings[0].order)
        ):
            laying = self.layings[side]
            if word != UNKNOWN:
                try:
                    laying.names.candidates(word, line)
                except BadPosition:
                    laying = self.layings[1 - side]
                    laying.names.candidates(word, line)
            places.append(laying.place([word], line))
        return places

    def line_of(self, key: str, side: int) -> list[Place]:
        line = self.sheet.take(key)
        return [] if line is None else self.mixed(line.words(), line.number, side)

    def by_backs(self, words: list[str], line: int) -> list[Place]:
        """Unknown cards, so many of the law and so many of the outlaws."""
        if len(words) < 2:
            raise BadPosition("bad_value", line, " ".join(words), f"{BACKS} 3 2")
        places: list[Place] = []
        for side in range(len(SIDES)):
            for _card in range(number_in(words[side], line, 0, len(self.layings[side].order))):
                places.append(self.layings[side].place([UNKNOWN], line))
        return places

    def hand(self, side: int) -> list[Place]:
        line = self.sheet.take(f"hand {SIDES[side]}")
        if line is None:
            return []
        words = line.words()
        if words and words[0] == BACKS:
            return self.by_backs(words[1:], line.number)
        return self.mixed(words, line.number, side)

    def common(self) -> tuple[list[Place], str]:
        """The common deck, and the back of its top card if only backs are known."""
        line = self.sheet.take("common deck")
        if line is None:
            return [], ""
        words = line.words()
        if not words or words[0] != BACKS:
            return self.mixed(words, line.number, LAW), ""
        top = words[-1] if TOP in words else ""
        if top:
            known_word(top, list(SIDES), line.number)
        return self.by_backs(words[1:3], line.number), top


def place_of(seat: Seat) -> int:
    return seat.place


def cards_in(places: list[Place]) -> list[CardId]:
    return [place.cards[0] for place in places]
