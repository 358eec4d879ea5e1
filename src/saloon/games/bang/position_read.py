"""A position of BANG! read from text: what is left out gets a default, the seed deals the unknown."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.bang.arrange import frames_of
from saloon.games.bang.catalogue import NOBODY, SETS
from saloon.games.bang.figures import (
    ACTIVE,
    PASSIVE,
    RETURNED,
    EventDeck,
    Figure,
    Player,
    ThisTurn,
    fresh_turn,
)
from saloon.games.bang.position import (
    MOST_LIFE,
    NO_EVENTS,
    PHASES,
    SPARES,
    STANCES,
    BangSpelling,
    is_first,
    is_shown,
    seed_order,
)
from saloon.games.bang.position_money import read_money, read_series
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import Setup, options_of, player_counts, with_series
from saloon.games.bang.state import Bang
from saloon.games.bang.words import DEAL_CHARACTERS, DEAL_EVENTS, DEAL_ROLES, ROLES, SHERIFF, STREAMS
from saloon.games.bang.worlds import HIDDEN_DEFINITION
from saloon.kernel.chance import new_chance
from saloon.kernel.decisions import NONE
from saloon.kernel.frames import Frame
from saloon.kernel.ids import NO_DEFINITION, NO_FIGURE, NO_PLAYER, CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.laying import NOTHING, Laying, Place
from saloon.kernel.positioning import PositionReader
from saloon.kernel.positions import (
    REST,
    REST_TYPED,
    UNKNOWN,
    BadPosition,
    Line,
    Sheet,
    known_word,
    number_in,
    seat_of,
    uncounted,
)

UNSAID: Final = -1000
"""In place of life points: they are not given."""


class Seat:
    """The line of a figure, taken apart."""

    def __init__(self, line: Line) -> None:
        self.line = line.number
        self.figure = FigureId(seat_of(line.key))
        self.player = PlayerId(self.figure)
        self.role = NONE
        self.shown = ""
        self.characters: list[str] = []
        self.life = UNSAID
        self.max_life = NONE
        self.alive = True
        self.ghost = False
        self.skips = 0
        self.killer = NO_PLAYER
        self.stance = UNSAID
        self.spare = ""
        self.spare_seen = 0
        self.hand: list[str] = []
        self.play: list[str] = []
        self.fresh: list[str] = []
        parts = line.parts()
        for word in parts[0].split():
            self.word(word)
        for part in parts[1:]:
            name, _space, words = part.partition(" ")
            if name == "hand":
                self.hand += words.split()
            elif name == "play":
                self.play += words.split()
            elif name == "fresh":
                self.fresh += words.split()
            else:
                raise BadPosition("unknown_word", self.line, name, "hand, play, fresh")

    def word(self, word: str) -> None:
        """One of the words before the cards."""
        key, sign, value = word.partition("=")
        if word in ROLES:
            self.role = ROLES.index(word)
        elif word == UNKNOWN:
            self.role = NONE
        elif word in ("shown", "secret"):
            self.shown = word
        elif word == "out":
            self.alive = False
        elif word == "ghost":
            self.ghost = True
        elif word in STANCES:
            self.stance = STANCES.index(word)
        elif sign and key == "player":
            self.player = PlayerId(number_in(value, self.line, 0, MOST_LIFE))
        elif sign and key == "skips":
            self.skips = number_in(value, self.line, 0, 1)
        elif sign and key == "killer":
            self.killer = PlayerId(number_in(value, self.line, 0, MOST_LIFE))
        elif sign and key in SPARES:
            self.spare = value
            self.spare_seen = SPARES.index(key)
        elif word[0] in "-0123456789":
            life, slash, most = word.partition("/")
            self.life = number_in(life, self.line, -MOST_LIFE, MOST_LIFE)
            self.max_life = number_in(most, self.line, 0, MOST_LIFE) if slash else NONE
        elif self.characters:
            allowed = [
                *ROLES,
                "4/5",
                "out",
                "ghost",
                *STANCES,
                "shown",
                "secret",
                "skips=",
                "killer=",
                "player=",
                *SPARES,
            ]
            raise BadPosition("unknown_word", self.line, word, ", ".join(allowed))
        else:
            self.characters = word.split("+")


def read_position(text: str, seed: str) -> Bang:
    """The state that a text describes, nothing worked off. `seed` is used if the text has none."""
    return BangReader(Sheet(text), seed).game()


class BangReader(PositionReader):
    """A text that is being read."""

    def __init__(self, sheet: Sheet, seed: str) -> None:
        super().__init__(sheet, "bang")
        self.seats = [Seat(line) for line in self.seat_lines]
        """In the order of the ring."""
        self.by_figure: list[Seat] = sorted(self.seats, key=figure_of)
        self.setup = self.agreed(seed)
        self.spelling = BangSpelling(self.setup, len(self.seats))
        self.book = self.setup.book
        self.setup = with_series(self.setup, read_series(self))
        self.lot = new_chance(self.setup.seed, STREAMS)
        """Deals what is unknown; the game's own chance does not move."""

    def agreed(self, seed: str) -> Setup:
        """What was agreed before the deal."""
        sheet = self.sheet
        boxes = sheet.take("boxes")
        sets = ["base"]
        if boxes is not None:
            sets = boxes.words()
            for word in sets:
                known_word(word, list(SETS), boxes.number)
            if "base" not in sets or len(set(sets)) != len(sets):
                raise BadPosition("bad_value", boxes.number, boxes.value, "base …")
        extra = [card.strip() for card in sheet.text("extra").split(",") if card.strip()]
        try:
            return Setup(
                max([seat.player for seat in self.seats]) + 1,
                self.seed(seed),
                sets,
                self.preset(PRESETS),
                self.chosen({name: option.values for name, option in options_of(sets).items()}),
                self.fixed_roles(),
                ["" if key == NOTHING else key for key in sheet.words("fixed characters")],
                extra,
                sheet.words("left out"),
                sheet.text("mode"),
            )
        except BadPosition:
            raise
        except (ValueError, KeyError) as error:
            raise BadPosition("bad_setup", 0, str(error)) from error

    def fixed_roles(self) -> list[int]:
        line = self.sheet.take("fixed roles")
        if line is None:
            return []
        for word in line.words():
            known_word(word, [*ROLES, NOTHING], line.number)
        return [NONE if word == NOTHING else ROLES.index(word) for word in line.words()]

    def game(self) -> Bang:
        sheet = self.sheet
        setup = self.setup
        self.require_players()
        roles = self.roles()
        whose, turns = self.turn(self.first_to_play(roles))
        turn = FigureId(whose)
        stack = self.stack(turn)
        line = sheet.take("waiting")
        waiting = [] if line is None else self.frames(self.spelling, line)
        laying = Laying(self.spelling.cards, seed_order(setup), stack + waiting)
        hands = [laying.place(seat.hand, seat.line) for seat in self.by_figure]
        tables = [laying.place(seat.play, seat.line) for seat in self.by_figure]
        deck = self.pile(laying, "deck", REST)
        discard = self.pile(laying, "discard", "")
        self.pile(laying, "aside", "")
        laying.lay(stack + waiting)
        laying.require_all()
        over = sheet.flag("over")
        figures = self.figures(roles, tables)
        players: list[Player] = [Player(NONE, False, []) for _player in range(setup.players)]
        for seat in self.by_figure:
            if is_first(figures, seat.figure):
                shown = is_shown(setup.mode, roles[seat.player], seat.alive, over)
                if seat.shown:
                    shown = seat.shown == "shown"
                players[seat.player] = Player(roles[seat.player], shown, hands[seat.figure].cards)
            elif seat.hand:
                raise BadPosition("unknown_word", seat.line, "hand", f"p{seat.player}")
        this_turn = sheet.take("this turn")
        game = Bang(
            setup,
            sheet.number("step"),
            over,
            self.chance(setup.seed, STREAMS),
            stack,
            waiting,
            players,
            figures,
            [seat.figure for seat in self.seats],
            deck.cards[::-1],
            discard.cards[::-1],
            turn,
            turns,
            fresh_turn() if this_turn is None else self.remembered(this_turn),
            [],
            self.first_out(),
            self.last_out(),
            sheet.number("deaths"),
            [PlayerId(player) for player in self.seats_in("winners")],
            roles[setup.players :],
            self.noted(),
        )
        self.events(game)
        self.spares(game)
        read_money(self, game)
        game.ring = [FigureId(figure) for figure in self.seats_in("ring")] or game.ring
        sheet.close()
        return game

    def require_players(self) -> None:
        """Every player has a figure."""
        players = {seat.player for seat in self.seats}
        if players != set(range(len(players))):
            found = ", ".join([str(player) for player in sorted(players)])
            raise BadPosition("wrong_seats", 0, found, f"0 … {len(players) - 1}")

    def roles(self) -> list[int]:
        """The role of each player, then those that nobody got; the seed deals those that are not given."""
        mode = self.setup.mode
        aside = self.roles_aside()
        roles = [NONE] * self.setup.players
        for seat in self.by_figure:
            if seat.role != NONE:
                roles[seat.player] = seat.role
        cards = mode.role_cards(len(roles))
        given = [role for role in [*roles, *aside] if role != NONE]
        left = cards[:]
        for role in given:
            if role in left:
                left.remove(role)
        fits = len(left) + len(given) == len(cards)
        if NONE not in roles:
            return roles + (aside or mode.cards_aside(roles))
        if not cards:
            counts = ", ".join([str(count) for count in player_counts()])
            raise BadPosition("wrong_seats", 0, str(len(roles)), counts)
        if len(left) < roles.count(NONE):
            raise wrong_roles(self.setup, roles)
        if SHERIFF in left:
            # The Sheriff's role is never a secret: who is unknown and first is the one.
            left.remove(SHERIFF)
            roles[roles.index(NONE)] = SHERIFF
        if fits and not aside:
            return mode.deal_roles(roles, self.lot, DEAL_ROLES)
        self.lot.shuffle(DEAL_ROLES, left)
        return [role if role != NONE else left.pop() for role in roles] + aside

    def first_to_play(self, roles: list[int]) -> int:
        """Whose turn it is if nothing is said: the Sheriff's, or that of the first one who lives."""
        for seat in self.seats:
            if roles[seat.player] == self.setup.mode.leader and seat.alive and not self.stance(seat):
                return seat.figure
        for seat in self.seats:
            if seat.alive:
                return seat.figure
        raise BadPosition("no_turn", 0, "—")

    def stack(self, turn: FigureId) -> list[Frame[Any]]:
        """What is going on; the play phase of whose turn it is, if nothing is said."""
        line = self.sheet.take("stack")
        phase = self.sheet.take("phase")
        if line is not None:
            found = self.frames(self.spelling, line)
            if not found:
                raise BadPosition("line_missing", line.number, "- …")
            return found
        word = PHASES[0] if phase is None else phase.value
        if phase is not None:
            known_word(word, list(PHASES), phase.number)
        if turn == NONE and word != "setup":
            raise BadPosition("no_turn", 0, word)
        return frames_of(turn, word)

    def figures(self, roles: list[int], tables: list[Place]) -> list[Figure]:
        book = self.book
        unused = [one.number for one in book.characters.values() if one.key not in self.used_characters()]
        self.lot.shuffle(DEAL_CHARACTERS, unused)
        made: list[Figure] = []
        for seat in self.by_figure:
            characters = [self.character(key, seat.line) for key in seat.characters]
            if not characters:
                characters.append(unused.pop() if unused else NOBODY.number)
            full = book.character(characters[0]).life + self.setup.mode.life_added(roles[seat.player])
            most = seat.max_life if seat.max_life != NONE else max(full, seat.life)
            life = seat.life if seat.life != UNSAID else (most if seat.alive else 0)
            in_play = tables[seat.figure].cards
            made.append(
                Figure(
                    seat.player,
                    characters,
                    life,
                    most,
                    seat.alive,
                    in_play,
                    self.fresh(seat, in_play),
                    seat.ghost,
                    seat.skips,
                    NO_DEFINITION,
                    seat.spare_seen,
                    seat.killer,
                    self.stance(seat),
                )
            )
        return made

    def stance(self, seat: Seat) -> int:
        """Whether a player plays with this figure; with his first living one, if nothing is said."""
        if seat.stance != UNSAID:
            return seat.stance
        for one in self.by_figure if self.setup.mode.figures_each > 1 else []:
            if (
                one.player == seat.player
                and one is not seat
                and (one.stance == ACTIVE or is_before(one, seat))
            ):
                return PASSIVE
        return ACTIVE

    def used_characters(self) -> list[str]:
        used = self.setup.left_out[:]
        for seat in self.seats:
            used += [*seat.characters, seat.spare]
        return used

    def fresh(self, seat: Seat, in_play: list[CardId]) -> list[CardId]:
        """Green cards that have to wait: some of those in play."""
        cards = self.spelling.cards
        found: list[CardId] = []
        for word in seat.fresh:
            candidates = [card for card in cards.candidates(word, seat.line) if card in in_play]
            candidates = [card for card in candidates if card not in found]
            if not candidates:
                raise BadPosition("no_such_card", seat.line, word, cards.listed(in_play) or "—")
            found.append(candidates[0])
        return found

    def character(self, key: str, line: int) -> DefinitionId:
        """The number of a character; `nobody` is one without an ability."""
        characters = self.book.characters
        known_word(key, [*characters, NOBODY.key], line)
        return NOBODY.number if key == NOBODY.key else characters[key].number

    def spares(self, game: Bang) -> None:
        """Characters under the life counters; what was dealt there by default makes way."""
        book = self.book
        for seat in self.by_figure:
            figure = game.figures[seat.figure]
            if seat.spare == NOTHING:
                figure.spare = NO_DEFINITION
            elif seat.spare and seat.spare != UNKNOWN:
                figure.spare = self.character(seat.spare, seat.line)
            elif seat.spare == UNKNOWN and figure.spare == NONE:
                taken = {number for one in game.figures for number in [*one.characters, one.spare]}
                left = [one.number for one in book.characters.values() if one.number not in taken]
                left = [number for number in left if book.definitions[number].key not in self.setup.left_out]
                if left:
                    figure.spare = left[self.lot.below(DEAL_CHARACTERS, len(left))]

    def remembered(self, line: Line) -> ThisTurn:
        made = self.spelling.read("ThisTurn", line)
        assert isinstance(made, ThisTurn)
        return made

    def first_out(self) -> FigureId:
        line = self.sheet.take("first out")
        if line is None:
            return NO_FIGURE
        return RETURNED if line.value == "returned" else FigureId(self.seat_in(line.value, line.number))

    def last_out(self) -> FigureId:
        line = self.sheet.take("last out")
        return NO_FIGURE if line is None else FigureId(self.seat_in(line.value, line.number))

    def roles_aside(self) -> list[int]:
        """Role cards that nobody got."""
        line = self.sheet.take("roles aside")
        if line is None:
            return []
        for word in line.words():
            known_word(word, list(ROLES), line.number)
        return [ROLES.index(word) for word in line.words()]

    def noted(self) -> list[int]:
        """What the mode has to remember."""
        line = self.sheet.take("mode notes")
        if line is None:
            return []
        return [number_in(word, line.number, NONE, self.setup.players) for word in line.words()]

    def events(self, game: Bang) -> None:
        """The event decks; as they are at a deal, if nothing is said."""
        lines = self.sheet.take_all("events")
        if not lines:
            chance = game.chance
            game.chance = self.lot
            for rule in self.book.box_rules:
                rule.prepare(game)
            game.chance = chance
        elif len(lines) > 1 or lines[0].value != NO_EVENTS:
            named: list[DefinitionId] = []
            game.event_decks = [self.event_deck(line, named) for line in lines]
            for deck in game.event_decks:
                self.deal_events(deck, named)

    def event_deck(self, line: Line, named: list[DefinitionId]) -> EventDeck:
        """A line of events; HIDDEN for those that are to be dealt, and for REST at the bottom."""
        parts = line.parts()
        box = "" if parts[0] == NOTHING else parts[0]
        boxes = [event.deck for event in self.book.events.values()]
        for name in box.split("+") if box else []:
            known_word(name, list(dict.fromkeys(boxes)), line.number)
        deck = EventDeck(box, [], NO_DEFINITION, [], True, [])
        for part in parts[1:]:
            name, _space, value = part.partition(" ")
            words = uncounted(value.split(), line.number, len(boxes))
            if name == "now":
                deck.active = self.event(value, line.number, named)
            elif name == "next":
                deck.pile = [self.event(word, line.number, named) for word in words][::-1]
            elif name == "spent":
                deck.spent = [self.event(word, line.number, named) for word in words]
            elif name == "noted":
                deck.noted = [number_in(word, line.number) for word in words]
            elif name == "face_down":
                deck.face_up = False
            else:
                known_word(name, ["now", "next", "spent", "noted", "face_down"], line.number)
        return deck

    def event(self, word: str, line: int, named: list[DefinitionId]) -> DefinitionId:
        if word == UNKNOWN:
            return HIDDEN_DEFINITION
        if word in (REST, REST_TYPED):
            return NO_DEFINITION
        known_word(word, list(self.book.events), line)
        number = self.book.events[word].number
        if number in named:
            raise BadPosition("card_twice", line, word)
        named.append(number)
        return number

    def deal_events(self, deck: EventDeck, named: list[DefinitionId]) -> None:
        """Events of the deck's boxes that lie nowhere, where the text has `?` or `…`."""
        boxes = deck.box.split("+")
        left = [
            event.number
            for key, event in self.book.events.items()
            if event.deck in boxes and event.number not in named and key not in self.setup.left_out
        ]
        self.lot.shuffle(DEAL_EVENTS, left)
        pile: list[DefinitionId] = []
        for number in deck.pile[::-1]:
            if number == NONE:
                pile += left
                left = []
            elif number == HIDDEN_DEFINITION:
                if not left:
                    raise BadPosition("too_few_cards", 0, UNKNOWN)
                pile.append(left.pop())
            else:
                pile.append(number)
        deck.pile = pile[::-1]
        if deck.active == HIDDEN_DEFINITION or HIDDEN_DEFINITION in deck.spent:
            raise BadPosition("unknown_word", 0, UNKNOWN, ", ".join(self.book.events))


def is_before(one: Seat, seat: Seat) -> bool:
    """Whether a player would rather play with this one of his figures, of which nothing is said."""
    return one.stance == UNSAID and one.alive and (not seat.alive or one.figure < seat.figure)


def figure_of(seat: Seat) -> int:
    return seat.figure


def wrong_roles(setup: Setup, roles: list[int]) -> BadPosition:
    found = ", ".join([ROLES[role] if role >= 0 else UNKNOWN for role in roles])
    allowed = ", ".join([ROLES[role] for role in setup.mode.role_cards(len(roles))])
    return BadPosition("wrong_roles", 0, found, allowed)
